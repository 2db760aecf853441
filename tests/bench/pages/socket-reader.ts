import type { Socket } from 'node:net';

/** Reads a socket in pieces of given lengths, until it is released. */
export class SocketReader {
  readonly #socket: Socket;
  #bytes = Buffer.alloc(0);
  #wake = () => {};

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', this.#take);
    socket.on('close', () => this.#wake());
  }

  readonly #take = (data: Buffer): void => {
    this.#bytes = Buffer.concat([this.#bytes, data]);
    this.#wake();
  };

  /** @throws when the connection ends before. */
  async read(count: number): Promise<Buffer> {
    while (this.#bytes.length < count) {
      if (this.#socket.destroyed) throw new Error('The connection ended early.');
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
    const read = this.#bytes.subarray(0, count);
    this.#bytes = this.#bytes.subarray(count);
    return read;
  }

  /** Leaves what comes from now on to others; the socket is paused until then. */
  release(): void {
    this.#socket.pause();
    this.#socket.off('data', this.#take);
  }
}
