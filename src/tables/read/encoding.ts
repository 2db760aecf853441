import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './byte-source.ts';

export interface Encoding {
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** The name in messages. */
  readonly name: string;
  /** How many characters of UTF-8 are damaged. */
  readonly damaged: number;
}

/**
 * The encoding of a text. One that is not valid UTF-8 is taken for Windows-1252, unless most of its characters beyond ASCII are valid UTF-8: then the
 * others are damaged. All of it is read, as the only such character may be the last one.
 */
export async function detectEncoding(source: ByteSource, head: Buffer): Promise<Encoding> {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return { label: 'utf-16le', name: 'UTF-16', damaged: 0 };
  if (first === 0xfe && second === 0xff) return { label: 'utf-16be', name: 'UTF-16 (big-endian)', damaged: 0 };
  const zeros = countZeros(head);
  if (zeros)
    return {
      label: zeros,
      name: `${zeros === 'utf-16le' ? 'UTF-16' : 'UTF-16 (big-endian)'} without a mark`,
      damaged: 0,
    };
  const counts = await countUtf8(source);
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  if (counts.damaged > 0 && !hasMark && counts.damaged >= counts.valid)
    return { label: 'windows-1252', name: 'Windows-1252', damaged: 0 };
  return { label: 'utf-8', name: hasMark ? 'UTF-8 with a mark' : 'UTF-8', damaged: counts.damaged };
}

/** Recognises UTF-16 without a mark: every second byte of Latin text is zero. */
function countZeros(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const counts = [0, 0];
  const length = Math.min(head.length, 4_096) & ~1;
  for (let index = 0; index < length; index++) if (head[index] === 0) counts[index % 2] = (counts[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = counts;
  if (length < 8) return undefined;
  if (odd > length / 5 && even < length / 50) return 'utf-16le';
  return even > length / 5 && odd < length / 50 ? 'utf-16be' : undefined;
}

/** Counts valid sequences of several bytes in UTF-8, and bytes that are not valid. */
async function countUtf8(source: ByteSource): Promise<{ valid: number; damaged: number }> {
  const counts = { valid: 0, damaged: 0 };
  let rest = Buffer.alloc(0);
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    // A sequence may continue in the next chunk.
    const end = lastBoundary(bytes);
    countIn(bytes.subarray(0, end), counts);
    rest = Buffer.from(bytes.subarray(end));
  }
  countIn(rest, counts);
  return counts;
}

/** The position before a sequence at the end that may be incomplete. */
function lastBoundary(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte >= 0xc0) return lengthOf(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) return bytes.length;
  }
  return bytes.length;
}

const lengthOf = (byte: number): number => (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1);

function countIn(bytes: Buffer, counts: { valid: number; damaged: number }): void {
  if (isUtf8(bytes)) {
    for (const byte of bytes) if (byte >= 0xc2) counts.valid++;
    return;
  }
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    if (byte < 0x80) continue;
    const length = lengthOf(byte);
    if (length > 1 && isUtf8(bytes.subarray(index, index + length)) && index + length <= bytes.length) {
      counts.valid++;
      index += length - 1;
    } else counts.damaged++;
  }
}

/** The text of a source, piece by piece. Invalid bytes become U+FFFD. */
export async function* decodeSource(source: ByteSource, { label }: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(label);
  const stream = await source.open();
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } finally {
    stream.destroy();
  }
}
