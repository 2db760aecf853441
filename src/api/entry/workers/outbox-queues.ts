import type { OutboxRow } from '../../ground/database/tables.ts';
import { CHANNELS } from '../../ground/outbox/channel.ts';
import type { OutboxQueue } from '../../ground/outbox/queue.ts';
import { nextAllowed } from '../../notices/phone-texts.ts';
import { answerCodeRequest, CODE_REQUEST } from '../../records/accounts/code-login.ts';
import { answerResetRequest, RESET_REQUEST } from '../../records/accounts/reset.ts';
import type { HostServices } from '../services.ts';

/** Requests that a worker answers with a message, by kind. */
const ANSWERS: Readonly<Record<string, NonNullable<OutboxQueue<HostServices>['answer']>>> = {
  [RESET_REQUEST]: answerResetRequest,
  [CODE_REQUEST]: answerCodeRequest,
};
const REQUESTS = Object.keys(ANSWERS);

/** Messages that people wait for, with a code or a link that is valid for a short time. */
const CODES = ['one-time-code', 'login-code', 'password-reset', 'seller-change-code'];

/** Time limit of an attempt, in ms. A code is valid for ten minutes, so a hanging attempt leaves time for several others. */
const CODE_MS = 60_000;
/** Time limit of other attempts, in ms. RFC 5321 lets a mail server take ten minutes to answer, but hardly any takes longer than this. */
const OTHER_MS = 300_000;

const sendAt = (row: OutboxRow, now: number): number => nextAllowed(row.kind, row.recipient, now);

export const OUTBOX_QUEUES: readonly OutboxQueue<HostServices>[] = [
  {
    name: 'requests',
    kinds: { only: REQUESTS },
    mostMs: OTHER_MS,
    answer: async (services, row) => ANSWERS[row.kind]?.(services, row),
  },
  ...CHANNELS.flatMap((channel): OutboxQueue<HostServices>[] => [
    { name: `${channel} codes`, channel, kinds: { only: CODES }, mostMs: CODE_MS, sendAt },
    { name: channel, channel, kinds: { except: [...REQUESTS, ...CODES] }, mostMs: OTHER_MS, sendAt },
  ]),
];
