import { commandLine } from '../../command-line.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { MailMessage } from '../ground/outbox/outbox.ts';
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
  /** New parcels of sellers without an account, or of suspended ones: the operator accepts them. */
  readonly newOrders: number;
  readonly returns: number;
  readonly products: number;
  /** Sellers to pay today. */
  readonly payouts: number;
}

type Line = readonly [key: keyof OperatorWork, words: string, command: string, page: string];
const WORDS: readonly Line[] = [
  ['complaintsUrgent', 'Complaints to answer today (the law allows 48 hours)', 'complaints', '/complaints'],
  ['newOrders', 'New orders of sellers without an account', 'orders', '/orders?status=placed'],
  ['stuck', 'Parcels that are stuck', 'orders list --stuck', '/orders?stuck=yes'],
  ['messagesGivenUp', 'Messages that could not be sent', 'messages list', '/messages'],
  ['payments', 'Payments to review', 'payments review', '/refunds'],
  ['refunds', 'Refunds to send', 'refunds', '/refunds'],
  ['payouts', 'Sellers to pay today', 'payouts list', '/payouts'],
  ['returns', 'Returns under way', 'returns', '/returns'],
  ['complaintsOpen', 'Open complaints', 'complaints', '/complaints'],
  ['applications', 'Applications of sellers', 'sellers', '/sellers'],
  ['products', 'Products to review', 'products list', '/products'],
  ['reviews', 'Reviews to approve', 'reviews list', '/reviews'],
];

/** The operator's daily mail; undefined when nothing waits. `dashboard` is the address of the operator's dashboard. */
export function operatorSummary(
  shop: Shop,
  recipient: string,
  work: OperatorWork,
  dashboard: string,
): MailMessage | undefined {
  const lines = WORDS.flatMap(([key, words, command, page]) =>
    work[key] === 0 ? [] : [`- ${words}: ${work[key]}\n  ${dashboard}${page}\n  ${commandLine('operator', command)}`],
  );
  if (lines.length === 0) return undefined;
  return {
    kind: 'operator-summary',
    recipient,
    subject: `${shop.name}: what waits for you`,
    body: `Hello,\n\nWaiting for you today:\n\n${lines.join('\n')}${sign(shop)}`,
  };
}
