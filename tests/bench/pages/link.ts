/** A network link, as the browser of a phone sees it. */
export interface LinkProfile {
  readonly name: string;
  readonly roundTripMs: number;
  /** Kilobits a second. `Infinity` is no limit. */
  readonly downKbps: number;
  readonly upKbps: number;
  /** What a browser measures such a link as. Among other things it decides how far ahead lazy pictures are loaded. */
  readonly effectiveType: '3G' | '4G';
}

export const SLOW_LINK: LinkProfile = {
  name: '400 ms / 400 kbit/s',
  roundTripMs: 400,
  downKbps: 400,
  upKbps: 400,
  effectiveType: '3G',
};
export const MOBILE_LINK: LinkProfile = {
  name: '150 ms / 1.6 Mbit/s',
  roundTripMs: 150,
  downKbps: 1_600,
  upKbps: 750,
  effectiveType: '4G',
};
/** The edge of a cell, where a cheap phone falls back to an older network. */
export const WEAK_LINK: LinkProfile = {
  name: '800 ms / 250 kbit/s',
  roundTripMs: 800,
  downKbps: 250,
  upKbps: 250,
  effectiveType: '3G',
};
/** Nothing but round trips: the time of an event divided by `roundTripMs` is how many it took. */
export const ROUND_TRIP_LINK: LinkProfile = {
  name: 'round trips',
  roundTripMs: 2_000,
  downKbps: Number.POSITIVE_INFINITY,
  upKbps: Number.POSITIVE_INFINITY,
  effectiveType: '3G',
};

/** Without delay, for what is counted and not timed; browsers take it for a slow one. */
export const IDEAL_LINK: LinkProfile = {
  name: 'no delay',
  roundTripMs: 0,
  downKbps: Number.POSITIVE_INFINITY,
  upKbps: Number.POSITIVE_INFINITY,
  effectiveType: '3G',
};

/** The name of a link by HTTP/2. */
export const byHttp2 = (link: string): string => `${link}, HTTP/2`;

/** Round trips before the first request of a connection: one of TCP, one of TLS 1.3. */
export const HANDSHAKE_TRIPS = 2;
/** The same where the connection has real TLS, whose own bytes pass the link. */
export const TCP_TRIPS = 1;
/** What a packet carries, and the bytes of its headers. */
export const PACKET_BYTES = 1_460;
export const HEADER_BYTES = 40;
/** What a server sends before the first acknowledgement: ten packets (RFC 6928). */
export const INITIAL_WINDOW = 10 * PACKET_BYTES;

/** One direction of a link, which all connections share. Packets leave one after the other and arrive a delay later. */
export class Direction {
  readonly #bytesPerMs: number;
  readonly delayMs: number;
  #freeAt = Number.NEGATIVE_INFINITY;

  constructor(kbps: number, delayMs: number) {
    this.#bytesPerMs = kbps / 8;
    this.delayMs = delayMs;
  }

  /** When a packet that is ready at `now` arrives. Call it in the order of sending. */
  send(bytes: number, now: number): number {
    this.#freeAt = Math.max(this.#freeAt, now) + bytes / this.#bytesPerMs;
    return this.#freeAt + this.delayMs;
  }
}

/** The slow start of a connection on which no packet is lost: the window grows by each byte that is acknowledged. */
export class SlowStart {
  #window = INITIAL_WINDOW;
  #inFlight = 0;

  canSend(bytes: number): boolean {
    return this.#inFlight + bytes <= this.#window;
  }

  sent(bytes: number): void {
    this.#inFlight += bytes;
  }

  acknowledged(bytes: number): void {
    this.#inFlight -= bytes;
    this.#window += bytes;
  }
}
