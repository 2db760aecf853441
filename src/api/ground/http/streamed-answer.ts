import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';

/** A client that reads nothing for so long counts as gone. */
const STALLED_MS = 60_000;

/** An answer that is produced while it is sent, at the client's speed. */
export class StreamedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly #pieces: AsyncGenerator<string>;
  readonly #close: () => void;

  /** `close` is called once, when everything is sent or the client is gone. */
  constructor(pieces: AsyncGenerator<string>, headers: Readonly<Record<string, string>>, close: () => void) {
    this.#pieces = pieces;
    this.headers = headers;
    this.#close = close;
  }

  /** @throws the error of `next`. The connection is broken then, so that clients notice that the answer is incomplete. */
  async send(response: ServerResponse): Promise<void> {
    response.setTimeout(STALLED_MS, () => response.destroy());
    let failure: unknown;
    const pieces = this.#pieces;
    const make = () =>
      pieces.next().catch((error: unknown) => {
        failure = error;
        throw error;
      });
    const watched = async function* () {
      try {
        for (let piece = await make(); !piece.done; piece = await make()) yield piece.value;
      } finally {
        await pieces.return(undefined);
      }
    };
    try {
      await pipeline(Readable.from(watched()), response);
    } catch {
      // Without an error, the client is gone.
      if (failure !== undefined) throw failure;
    } finally {
      this.#close();
    }
  }
}
