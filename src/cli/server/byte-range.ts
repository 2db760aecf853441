import type { IncomingMessage, ServerResponse } from 'node:http';

/** The part of a file that a request asks for: its first byte, and the one after its last. */
type ByteRange = readonly [from: number, to: number];

/** Undefined where the whole file is sent, as for several parts or what can't be read; "none" where the file has no such part. */
function readByteRange(header: string | undefined, length: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < to ? [from, to] : 'none';
}

/** Answers with the part of a file that a player of videos asks for: Safari plays nothing without. Returns whether it has answered. */
export function sendPart(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean {
  response.setHeader('accept-ranges', 'bytes');
  const range = readByteRange(request.headers.range, body.length);
  if (range === undefined) return false;
  if (range === 'none') response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
  else {
    const [from, to] = range;
    response.writeHead(206, { 'content-length': to - from, 'content-range': `bytes ${from}-${to - 1}/${body.length}` });
    response.end(request.method === 'HEAD' ? undefined : body.subarray(from, to));
  }
  return true;
}
