import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Direction, HANDSHAKE_TRIPS, HEADER_BYTES, type LinkProfile, PACKET_BYTES, SlowStart } from './link.ts';
import { SocketReader } from './socket-reader.ts';
import { Timeline } from './timeline.ts';

const SOCKS_VERSION = 5;
const CONNECT = 1;
/** "No authentication", and "granted" with an address that browsers ignore. */
const GREETING = Buffer.from([SOCKS_VERSION, 0]);
const GRANTED = Buffer.from([SOCKS_VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/**
 * A SOCKS5 proxy on loopback whose connections share a link of limited rate, with delay and slow start. The browser learns that a
 * connection is open after the round trips of its handshake, and so chooses between waiting for a connection and opening another one
 * as it does on a real link; behind a plain TCP proxy every connection would seem to be open at once.
 */
export class ShapingProxy {
  readonly #up: Direction;
  readonly #down: Direction;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #handshakeMs: number;
  #isOffline = false;
  #moving = 0;
  #lastMoved = 0;

  /** `handshakeTrips` is how many round trips pass before the first byte of a connection. */
  constructor(profile: LinkProfile, handshakeTrips = HANDSHAKE_TRIPS) {
    this.#handshakeMs = handshakeTrips * profile.roundTripMs;
    this.#up = new Direction(profile.upKbps, profile.roundTripMs / 2);
    this.#down = new Direction(profile.downKbps, profile.roundTripMs / 2);
    this.#server = createServer((socket) => {
      this.#accept(socket).catch(() => socket.destroy());
    });
  }

  /** Returns its address: `socks5://127.0.0.1:40123`. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
    return `socks5://127.0.0.1:${address.port}`;
  }

  /** For how long nothing has been on the link. */
  get quietMs(): number {
    return this.#moving > 0 ? 0 : performance.now() - this.#lastMoved;
  }

  /** Ends all connections and refuses further ones, or accepts them again. */
  set isOffline(isOffline: boolean) {
    this.#isOffline = isOffline;
    if (isOffline) this.#endAll();
  }

  async close(): Promise<void> {
    this.#endAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #endAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #accept(browser: Socket): Promise<void> {
    this.#track(browser);
    if (this.#isOffline) {
      browser.destroy();
      return;
    }
    const { host, port } = await this.#during(() => readTarget(browser));
    const server = connect(port, host);
    this.#track(server);
    const openAt = performance.now() + this.#handshakeMs;
    await this.#during(async () => {
      await once(server, 'connect');
      await new Promise((done) => setTimeout(done, Math.max(0, openAt - performance.now())));
    });
    for (const socket of [browser, server]) socket.setNoDelay();
    browser.write(GRANTED);
    const onMove = (packets: number) => {
      this.#moving += packets;
      this.#lastMoved = performance.now();
    };
    new Pump(browser, server, this.#up, this.#down.delayMs, onMove);
    new Pump(server, browser, this.#down, this.#up.delayMs, onMove);
    browser.resume();
  }

  /** Counts as movement on the link while `work` runs. */
  async #during<T>(work: () => Promise<T>): Promise<T> {
    this.#moving++;
    try {
      return await work();
    } finally {
      this.#moving--;
      this.#lastMoved = performance.now();
    }
  }

  #track(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** Moves what one side sends to the other, as packets on one direction of the link. */
class Pump {
  readonly #target: Socket;
  readonly #direction: Direction;
  readonly #backMs: number;
  readonly #onMove: (packets: number) => void;
  readonly #slowStart = new SlowStart();
  readonly #arrivals = new Timeline();
  readonly #acknowledgements = new Timeline();
  readonly #waiting: Buffer[] = [];
  /** Packets that wait or are under way. */
  #moving = 0;
  #hasEnded = false;
  #isClosing = false;
  #hasStopped = false;

  /** `backMs` is how long an acknowledgement takes; `onMove` learns by how much the number of packets on their way changes. */
  constructor(source: Socket, target: Socket, direction: Direction, backMs: number, onMove: (packets: number) => void) {
    this.#target = target;
    this.#direction = direction;
    this.#backMs = backMs;
    this.#onMove = onMove;
    source.on('data', (data) => this.#take(data));
    source.on('end', () => {
      this.#hasEnded = true;
      this.#drain();
    });
    source.on('close', () => {
      if (!this.#hasEnded) target.destroy();
    });
    target.on('close', () => this.#stop());
  }

  #take(data: Buffer): void {
    if (this.#hasStopped) return;
    for (let start = 0; start < data.length; start += PACKET_BYTES) {
      this.#waiting.push(data.subarray(start, start + PACKET_BYTES));
      this.#move(1);
    }
    this.#drain();
  }

  #drain(): void {
    for (let packet = this.#waiting[0]; packet && this.#slowStart.canSend(packet.length); packet = this.#waiting[0]) {
      this.#waiting.shift();
      this.#send(packet);
    }
    if (!this.#hasEnded || this.#waiting.length > 0 || this.#isClosing || this.#hasStopped) return;
    this.#isClosing = true;
    this.#arrivals.add(this.#direction.send(HEADER_BYTES, performance.now()), () => this.#target.end());
  }

  #send(packet: Buffer): void {
    this.#slowStart.sent(packet.length);
    const arrival = this.#direction.send(packet.length + HEADER_BYTES, performance.now());
    this.#arrivals.add(arrival, () => {
      this.#target.write(packet);
      this.#move(-1);
    });
    this.#acknowledgements.add(arrival + this.#backMs, () => {
      this.#slowStart.acknowledged(packet.length);
      this.#drain();
    });
  }

  #move(packets: number): void {
    this.#moving += packets;
    this.#onMove(packets);
  }

  #stop(): void {
    this.#hasStopped = true;
    this.#arrivals.clear();
    this.#acknowledgements.clear();
    this.#waiting.length = 0;
    this.#move(-this.#moving);
  }
}

/** The target that a SOCKS5 client asks for, after an answer to its greeting. */
async function readTarget(socket: Socket): Promise<{ host: string; port: number }> {
  const reader = new SocketReader(socket);
  const [, methods = 0] = await reader.read(2);
  await reader.read(methods);
  socket.write(GREETING);
  const [version, command, , kind] = await reader.read(4);
  if (version !== SOCKS_VERSION || command !== CONNECT) throw new Error('This is not a request to connect by SOCKS5.');
  let host: string;
  if (kind === 3) {
    const [length = 0] = await reader.read(1);
    host = (await reader.read(length)).toString('latin1');
  } else if (kind === 1) host = [...(await reader.read(4))].join('.');
  else throw new Error('The proxy takes names and IPv4 addresses.');
  const port = (await reader.read(2)).readUInt16BE();
  reader.release();
  // The servers of the bench listen there; trying ::1 first would only cost time.
  return { host: host === 'localhost' ? '127.0.0.1' : host, port };
}
