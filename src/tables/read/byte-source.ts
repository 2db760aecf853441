import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { SourceError } from './source-error.ts';

/** The bytes of a file, or of an entry in an archive, which can be read from the start any number of times. */
export interface ByteSource {
  /** The name of the file, or of the archive with the path in it: `export.zip/products.csv`. */
  readonly name: string;
  readonly size: number;
  readonly open: () => Promise<Readable>;
}

/** A file on disk. @throws SourceError when there is no such file. */
export async function openFile(path: string): Promise<ByteSource> {
  const name = basename(path);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new SourceError(path, error.code === 'ENOENT' ? 'there is no such file.' : `${error.message}.`);
  });
  if (found.isDirectory()) throw new SourceError(path, 'this is a folder. Name the files in it.');
  return { name, size: found.size, open: async () => createReadStream(path, { highWaterMark: 262_144 }) };
}

/** A file in memory. It is read in pieces, so that a reader that stops early does not process the rest. */
export const sourceOfBytes = (name: string, bytes: Uint8Array): ByteSource => ({
  name,
  size: bytes.length,
  open: async () => Readable.from(divide(bytes), { objectMode: false, highWaterMark: PIECE_BYTES }),
});

const PIECE_BYTES = 16_384;

function* divide(bytes: Uint8Array): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    yield Buffer.from(bytes.subarray(from, from + PIECE_BYTES));
}

/** The first `bytes` bytes, or all if there are fewer. */
export async function readHead(source: ByteSource, bytes: number): Promise<Buffer> {
  const stream = await source.open();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  stream.destroy();
  return Buffer.concat(chunks).subarray(0, bytes);
}

/** All bytes, for files that have to be in memory as a whole. @throws SourceError where there are more than `most`, with `advice`. */
export async function readAll(source: ByteSource, most: number, advice: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = await source.open();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) {
      stream.destroy();
      throw new SourceError(source.name, `it has more than ${Math.round(most / 1_000_000)} MB. ${advice}`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
