import type { IncomingMessage } from 'node:http';
import { Refused } from './refused.ts';

/** Most bytes of a request in JSON: enough for thousands of changed cells, or a few large files. */
const MOST_JSON_BYTES = 30_000_000;

/** The body of a request. @throws Refused when it is larger than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new Refused(413, `At most ${Math.floor(most / 1e6)} MB are taken at once.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The body of a request as JSON. @throws Refused for a body that is not JSON or too large. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, MOST_JSON_BYTES);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refused(400, 'The request is no valid JSON.');
  }
}
