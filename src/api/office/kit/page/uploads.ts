import type { IncomingMessage } from 'node:http';
import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { readTyped } from '../../../ground/http/read-body.ts';
import { readTypedAlone } from './typed-alone.ts';
import type { UploadRoom } from '../../../ground/http/upload-room.ts';

/** How many bytes the parts of a form take besides its files. */
const OVERHEAD = 16_384;

/** A form with more bytes is not read at all. */
const MOST_PASSING_BYTES = 200_000_000;

/** A form that was sent with files. */
export interface SentFiles {
  /** Its other fields. */
  readonly fields: URLSearchParams;
  /** The chosen files, with the names of their fields. */
  readonly files: readonly SentFile[];
  /** Whether the files exceed their limit. Then none of them is here. */
  readonly isTooLarge: boolean;
}

export interface SentFile {
  readonly field: string;
  /** The name on the sender's machine. */
  readonly name: string;
  readonly content: Buffer<ArrayBuffer>;
}

/** How many bytes a form may have if its files have at most `mostBytes`. */
export const formBytes = (mostBytes: number): number => mostBytes + OVERHEAD;

/** Reads a form with files when there is room for it. @throws ProtocolError 400, 408, 413, 415, 503 */
export async function readFiles(
  request: IncomingMessage,
  room: UploadRoom,
  address: string,
  mostBytes: number,
): Promise<SentFiles> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ProtocolError(415, operatorSignInText.notAForm);
  const bytes = Number(request.headers['content-length'] ?? 0);
  if (bytes > formBytes(mostBytes) && bytes <= MOST_PASSING_BYTES)
    return { fields: await readTypedAlone(request), files: [], isTooLarge: true };
  const body = await room.read(request, address, formBytes(mostBytes));
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new ProtocolError(400, operatorSignInText.notAForm);
  });
  const [fields, files] = [new URLSearchParams(), [] as SentFile[]];
  for (const [field, value] of form)
    if (typeof value === 'string') fields.append(field, readTyped(field, value));
    // A field without a file arrives as an empty file without a name.
    else if (value.size > 0) files.push({ field, name: value.name, content: Buffer.from(await value.arrayBuffer()) });
  return { fields, files, isTooLarge: false };
}
