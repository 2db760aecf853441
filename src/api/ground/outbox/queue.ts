import type { OutboxRow } from '../database/tables.ts';
import type { Services } from '../services.ts';
import type { Channel } from './channel.ts';

/**
 * A queue of the outbox. Each has its own worker and parallel attempts, so that a mail server that does not answer delays no SMS, and mails about
 * orders delay no code. `S` are the services that its answers need.
 */
export interface OutboxQueue<S extends Services = Services> {
  /** The name of its worker. */
  readonly name: string;
  /** Undefined for requests, which become messages. */
  readonly channel?: Channel;
  /** The kinds of messages that it takes from the channel: only these, or all others. */
  readonly kinds: { readonly only: readonly string[] } | { readonly except: readonly string[] };
  /** Time limit of an attempt. */
  readonly mostMs: number;
  /** In a queue of requests: turns one into a message, or drops it. */
  answer?(services: S, row: OutboxRow): Promise<void>;
  /** In a queue of messages to phones: when one may be sent, in epoch milliseconds; `now` if it may be sent at once. */
  sendAt?(row: OutboxRow, now: number): number;
}
