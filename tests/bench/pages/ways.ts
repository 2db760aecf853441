import { BUILT, openRealHost } from '../../browser/real-host.ts';
import { type AnswerLog, ConnectionLog } from './answers.ts';
import { makeCertificate } from './certificate.ts';
import { HANDSHAKE_TRIPS, TCP_TRIPS } from './link.ts';
import { StreamLog } from './stream-answers.ts';
import { openTlsFront } from './tls-front.ts';

/** As CDNs have it: a shopper reads a page for longer than Node keeps a connection. */
const KEEP_ALIVE_MS = 60_000;

/** How browsers reach the shop. */
export interface Way {
  readonly origin: string;
  /** What was sent on this way. */
  readonly log: AnswerLog;
  /** Round trips of a connection before the bytes that pass the link. */
  readonly handshakeTrips: number;
  /** Options of Chromium. */
  readonly args: readonly string[];
}

export interface OpenedShop {
  /** HTTP/1.1, with the round trip of a TLS that is only pretended. */
  readonly http1: Way;
  /** HTTP/2 with real TLS. */
  readonly http2: Way;
  close(): Promise<void>;
}

/** Opens the built site with its host, once, for both ways. */
export async function openShop(): Promise<OpenedShop> {
  const shop = await openRealHost({}, { ...BUILT, effort: 'best' });
  shop.server.keepAliveTimeout = KEEP_ALIVE_MS;
  const certificate = makeCertificate();
  const front = await openTlsFront(shop.server, certificate);
  return {
    http1: {
      origin: shop.address,
      log: new ConnectionLog(shop.server),
      handshakeTrips: HANDSHAKE_TRIPS,
      args: [],
    },
    http2: {
      origin: front.address,
      log: new StreamLog(front.server),
      handshakeTrips: TCP_TRIPS,
      args: [`--ignore-certificate-errors-spki-list=${certificate.keyHash}`],
    },
    close: async () => {
      await front.close();
      await shop.close();
    },
  };
}
