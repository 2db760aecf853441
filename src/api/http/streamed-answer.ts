import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';

/** How long a client may take nothing of an answer before it counts as gone. */
const STALLED_MS = 60_000;

/** An answer that is made while it is sent, as fast as the client takes it. */
export class StreamedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly #pieces: AsyncGenerator<string>;
  readonly #close: () => void;

  /** `close` is called once, when everything is sent or nobody wants it any more. */
  constructor(pieces: AsyncGenerator<string>, headers: Readonly<Record<string, string>>, close: () => void) {
    this.#pieces = pieces;
    this.headers = headers;
    this.#close = close;
  }

  /** @throws what the making threw; the connection has ended then, so that nobody takes a part for the whole. */
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
      // Without a failure it is the client that has gone.
      if (failure !== undefined) throw failure;
    } finally {
      this.#close();
    }
  }
}
