/** The part of a file that a request asks for: its first byte, and the one after its last. */
export type ByteRange = readonly [from: number, to: number];

/**
 * Reads a `Range` header, which players of videos send: Safari plays nothing without. Undefined where the whole file is sent, as for several parts or
 * what can't be read; "none" where the file has no such part.
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < to ? [from, to] : 'none';
}
