import type { IncomingMessage } from 'node:http';
import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { readTyped } from '../../../ground/http/read-body.ts';
import { readTypedAlone } from './typed-alone.ts';
import type { UploadRoom } from '../../../ground/http/upload-room.ts';

/** What the parts of a form take besides its files. */
const OVERHEAD = 16_384;

/** Of a form with more bytes nothing is read. */
const MOST_PASSING_BYTES = 200_000_000;

/** A form that was sent with files. */
export interface SentFiles {
  /** Its other fields. */
  readonly fields: URLSearchParams;
  /** Those that were chosen, by the names of their fields. */
  readonly files: readonly SentFile[];
  /** Whether its files have more bytes than they may: then there is none of them. */
  readonly isTooLarge: boolean;
}

export interface SentFile {
  readonly field: string;
  /** As on the machine of who sends it. */
  readonly name: string;
  readonly content: Buffer<ArrayBuffer>;
}

/** How many bytes a form with a file of `mostBytes` may have. */
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
    // A field without a file comes as an empty one without a name.
    else if (value.size > 0) files.push({ field, name: value.name, content: Buffer.from(await value.arrayBuffer()) });
  return { fields, files, isTooLarge: false };
}
