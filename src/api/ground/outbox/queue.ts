import type { OutboxRow } from '../database/tables.ts';
import type { Services } from '../services.ts';
import type { Channel } from './channel.ts';

/**
 * A queue of the outbox. Each has its own worker and its own attempts at a time, so a mail server that does not answer holds up no
 * SMS, and mails about orders hold up no code. `S` is what its answers need of the host.
 */
export interface OutboxQueue<S extends Services = Services> {
  /** The name of its worker. */
  readonly name: string;
  /** Undefined for requests, which become messages. */
  readonly channel?: Channel;
  /** Which kinds of messages of the channel it has: these alone, or all others. */
  readonly kinds: { readonly only: readonly string[] } | { readonly except: readonly string[] };
  /** Time limit of an attempt. */
  readonly mostMs: number;
  /** Of a queue of requests: turns one into a message, or drops it. */
  answer?(services: S, row: OutboxRow): Promise<void>;
  /** Of a queue of messages to phones: when one may be sent, in epoch milliseconds; `now` if that is at once. */
  sendAt?(row: OutboxRow, now: number): number;
}
