import type { Shop } from '../read-shop.ts';
import type { MailMessage } from './outbox.ts';
import { sign } from './sign.ts';

/** What waits for the operator. */
export interface OperatorWork {
  /** Shipments that are stuck (orders/stuck.ts). */
  readonly stuck: number;
  readonly messagesGivenUp: number;
  readonly complaintsOpen: number;
  /** Complaints that have waited for longer than 24 of the 48 hours. */
  readonly complaintsUrgent: number;
  readonly refunds: number;
  readonly payments: number;
  readonly applications: number;
  readonly reviews: number;
}

const WORDS: readonly (readonly [key: keyof OperatorWork, words: string, command: string])[] = [
  ['complaintsUrgent', 'Complaints to answer today (the law allows 48 hours)', 'complaints'],
  ['stuck', 'Parcels that are stuck', 'orders list --stuck'],
  ['messagesGivenUp', 'Messages that could not be sent', 'messages list'],
  ['payments', 'Payments to review', 'payments review'],
  ['refunds', 'Refunds to send', 'refunds'],
  ['complaintsOpen', 'Open complaints', 'complaints'],
  ['applications', 'Applications of sellers', 'sellers'],
  ['reviews', 'Reviews to approve', 'reviews'],
];

/** The operator's daily mail; undefined when nothing waits. */
export function operatorSummary(shop: Shop, recipient: string, work: OperatorWork): MailMessage | undefined {
  const lines = WORDS.flatMap(([key, words, command]) =>
    work[key] === 0 ? [] : [`- ${words}: ${work[key]}\n  npm run operator -- ${command}`],
  );
  if (lines.length === 0) return undefined;
  return {
    kind: 'operator-summary',
    recipient,
    subject: `${shop.name}: what waits for you`,
    body: `Hello,\n\nWaiting for you today:\n\n${lines.join('\n')}${sign(shop)}`,
  };
}
