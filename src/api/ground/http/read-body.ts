import type { IncomingMessage } from 'node:http';
import { readFigures, withLatinFigures } from '../../../core/text/latin-digits.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { ProtocolError } from './answer.ts';

export const MOST_BODY_BYTES = 65_536;

/** The event of a request whose body arrives too slowly (body-time.ts). The reader answers 408, and the connection then ends. */
export const LATE = 'haat-late';

/** Reads the raw body, up to the limit. @throws ProtocolError 408, 413 */
export function readBody(request: IncomingMessage, mostBytes = MOST_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.reject(tooLarge(mostBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) {
        request.removeAllListeners('data');
        request.resume();
        reject(tooLarge(mostBytes));
      } else chunks.push(chunk);
    });
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.once('error', () => reject(new ProtocolError(400, 'The body did not arrive.')));
    request.once('aborted', () => reject(new ProtocolError(400, 'The body did not arrive.')));
    request.once(LATE, () => reject(new ProtocolError(408, answersText.bodyLate, { connection: 'close' })));
  });
}

// Ends the connection with the answer instead of reading the rest.
const tooLarge = (mostBytes: number) =>
  new ProtocolError(413, `The body is larger than ${formatBytes(mostBytes)}.`, { connection: 'close' });

const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1024)} KB` : `${bytes / 1e6} MB`;

/** More values than any valid request has. Every value costs time to validate and may cause an error message. */
const MOST_VALUES = 1_000;

/** Counts the values of a JSON text before it is parsed, as parsing alone can take long. */
function countValues(json: Buffer): number {
  let count = 1;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) count++;
  }
  return count;
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = Buffer.from('"\\,[{') as unknown as number[];

/** Letters or escapes that may be digits of another script. */
const MAY_HAVE_FIGURES = /[\u0660-\uffff]|\\u/;

/** A typed value with Latin digits in place of others. Pages do the same with passwords, so that they are the same wherever they are typed. */
export const readTyped = (name: string, value: string): string =>
  /password/i.test(name) ? withLatinFigures(value) : readFigures(value);

const readValue = (key: string, value: unknown): unknown => (typeof value === 'string' ? readTyped(key, value) : value);

/** Reads a JSON body, with Latin digits in place of others; an empty body is an empty object. @throws ProtocolError 400, 413, 415 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBody(request);
  if (bytes.length === 0) return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers['content-type'] ?? ''))
    throw new ProtocolError(415, 'The body has to be JSON (Content-Type: application/json).');
  if (countValues(bytes) > MOST_VALUES) throw new ProtocolError(413, `The body has more than ${MOST_VALUES} values.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, MAY_HAVE_FIGURES.test(text) ? readValue : undefined) as unknown;
  } catch {
    throw new ProtocolError(400, 'The body is not well-formed JSON.');
  }
}
