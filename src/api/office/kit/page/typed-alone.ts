import type { IncomingMessage } from 'node:http';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { LATE, readTyped } from '../../../ground/http/read-body.ts';

/** Reads what was typed into a form whose files are too large. The files are skipped, and not kept in memory. */

/** Most bytes of all that was typed, and of the head of a part. */
const MOST_TYPED_BYTES = 2_000_000;
const MOST_HEAD_BYTES = 4_096;

const LINE = Buffer.from('\r\n');
const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads the parts of a form (RFC 7578) that are not files. @throws ProtocolError 400, 408, 413 */
export function readTypedAlone(request: IncomingMessage): Promise<URLSearchParams> {
  const [, quoted, plain] = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(request.headers['content-type'] ?? '') ?? [];
  const parts = new TypedParts(quoted ?? plain ?? '');
  return new Promise((resolve, reject) => {
    const fail = (error: ProtocolError) => {
      request.removeAllListeners('data');
      request.resume();
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      try {
        parts.add(chunk);
      } catch (error) {
        fail(error as ProtocolError);
      }
    });
    request.once('end', () => resolve(parts.typed));
    for (const lost of ['error', 'aborted'])
      request.once(lost, () => fail(new ProtocolError(400, operatorSignInText.notAForm)));
    request.once(LATE, () => fail(new ProtocolError(408, answersText.bodyLate, { connection: 'close' })));
  });
}

/** Reads a form piece by piece. */
class TypedParts {
  readonly typed = new URLSearchParams();
  readonly #boundary: Buffer;
  // Treats the first boundary like all others, which follow a line break.
  #rest: Buffer = LINE;
  /** The field whose text is being read; null while a file, or the text before the first part, is skipped; undefined in the head of a part. */
  #field: string | null | undefined = null;
  #size = 0;

  constructor(boundary: string) {
    this.#boundary = Buffer.from(`\r\n--${boundary}`);
  }

  add(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#field === undefined ? this.#readHead() : this.#readBody());
  }

  /** Returns whether the head of a part is complete. */
  #readHead(): boolean {
    const end = this.#rest.indexOf(HEAD_END);
    if (end === -1) {
      if (this.#rest.length > MOST_HEAD_BYTES) throw new ProtocolError(400, operatorSignInText.notAForm);
      return false;
    }
    const head = this.#rest.subarray(0, end).toString('utf8');
    const [, name] = /\bname="([^"]*)"/.exec(head) ?? [];
    this.#field = name === undefined || /\bfilename\*?=/.test(head) ? null : name;
    // An empty part ends with the line break of its head.
    this.#rest = this.#rest.subarray(end + LINE.length);
    return true;
  }

  /** Returns whether the part is complete. */
  #readBody(): boolean {
    const end = this.#rest.indexOf(this.#boundary);
    const isTyped = typeof this.#field === 'string';
    if (end === -1) {
      if (isTyped) this.#bound(this.#rest.length);
      else this.#rest = this.#rest.subarray(Math.max(0, this.#rest.length - this.#boundary.length));
      return false;
    }
    if (typeof this.#field === 'string') {
      this.#size += this.#bound(end);
      const text = this.#rest.subarray(LINE.length, end).toString('utf8');
      this.typed.append(this.#field, readTyped(this.#field, text));
    }
    this.#rest = this.#rest.subarray(end + this.#boundary.length);
    this.#field = undefined;
    return true;
  }

  #bound(bytes: number): number {
    if (this.#size + bytes > MOST_TYPED_BYTES)
      throw new ProtocolError(413, operatorSignInText.notAForm, { connection: 'close' });
    return bytes;
  }
}
