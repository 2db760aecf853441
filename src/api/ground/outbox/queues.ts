import { CODE_REQUEST } from '../../records/accounts/code-login.ts';
import { RESET_REQUEST } from '../../records/accounts/reset.ts';
import { CHANNELS, type Channel } from './channel.ts';

/**
 * Queues of the outbox. Each has its own worker and its own attempts at a time, so a mail server that does not answer holds up no
 * SMS, and mails about orders hold up no code.
 */
export interface OutboxQueue {
  /** The name of its worker. */
  readonly name: string;
  /** Undefined for requests, which become messages. */
  readonly channel?: Channel;
  /** Which kinds of messages of the channel it has: these alone, or all others. */
  readonly kinds: { readonly only: readonly string[] } | { readonly except: readonly string[] };
  /** Time limit of an attempt. */
  readonly mostMs: number;
}

/** Requests that a worker answers with a message. */
const REQUESTS = [RESET_REQUEST, CODE_REQUEST];

/** Messages that somebody waits for, with a code or a link that is good for a short time. */
const CODES = ['one-time-code', 'login-code', 'password-reset', 'seller-change-code'];

/** A code is good for ten minutes, so that an attempt that hangs leaves time for several others. */
const CODE_MS = 60_000;
/** RFC 5321 lets a mail server take ten minutes to answer, but hardly any takes longer than this. */
const OTHER_MS = 300_000;

export const OUTBOX_QUEUES: readonly OutboxQueue[] = [
  { name: 'requests', kinds: { only: REQUESTS }, mostMs: OTHER_MS },
  ...CHANNELS.flatMap((channel): OutboxQueue[] => [
    { name: `${channel} codes`, channel, kinds: { only: CODES }, mostMs: CODE_MS },
    { name: channel, channel, kinds: { except: [...REQUESTS, ...CODES] }, mostMs: OTHER_MS },
  ]),
];
