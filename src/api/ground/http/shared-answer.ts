import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An answer that is the same for all callers. It is made once, has an ETag, and may be cached. */
export class SharedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly #etag: string;

  /** `cacheControl` is the value of the header. */
  constructor(json: string, cacheControl: string) {
    this.body = Buffer.from(json);
    this.#etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
    this.headers = { 'content-type': 'application/json', etag: this.#etag, 'cache-control': cacheControl };
  }

  /** Whether the caller already has it. */
  isKnown({ headers }: IncomingMessage): boolean {
    return headers['if-none-match']?.includes(this.#etag) ?? false;
  }
}
