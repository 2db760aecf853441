import { commandLine } from '../../command-line.ts';
import { noticesOperatorText } from '../../messages/rooms/notices-operator.ts';
import type { Shop } from '../ground/shop/read-shop.ts';
import type { MailMessage } from '../ground/outbox/outbox.ts';
import type { Services } from '../ground/services.ts';
import type { MailReader } from '../ground/text/language.ts';
import { writeBody } from './sign.ts';

/** Who gets the operator's mails. */
export const operatorOf = ({ config, shop }: Pick<Services, 'config' | 'shop'>): MailReader => ({
  email: config.operatorEmail ?? shop().store.care.email,
  language: config.operatorLanguage ?? null,
});

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

type Line = readonly [key: keyof OperatorWork, words: (of: { count: number }) => string, command: string, page: string];
const LINES: readonly Line[] = [
  ['complaintsUrgent', (of) => noticesOperatorText.complaintsUrgent(of), 'complaints', '/complaints'],
  ['newOrders', (of) => noticesOperatorText.newOrders(of), 'orders', '/orders?status=placed'],
  ['stuck', (of) => noticesOperatorText.stuck(of), 'orders list --stuck', '/orders?stuck=yes'],
  ['messagesGivenUp', (of) => noticesOperatorText.messagesGivenUp(of), 'messages list', '/messages'],
  ['payments', (of) => noticesOperatorText.payments(of), 'payments review', '/refunds'],
  ['refunds', (of) => noticesOperatorText.refunds(of), 'refunds', '/refunds'],
  ['payouts', (of) => noticesOperatorText.payouts(of), 'payouts list', '/payouts'],
  ['returns', (of) => noticesOperatorText.returns(of), 'returns', '/returns'],
  ['complaintsOpen', (of) => noticesOperatorText.complaintsOpen(of), 'complaints', '/complaints'],
  ['applications', (of) => noticesOperatorText.applications(of), 'sellers', '/sellers'],
  ['products', (of) => noticesOperatorText.products(of), 'products list', '/products'],
  ['reviews', (of) => noticesOperatorText.reviews(of), 'reviews list', '/reviews'],
];

/** The operator's daily mail; undefined when nothing waits. `dashboard` is the address of the operator's dashboard. */
export function operatorSummary(
  shop: Shop,
  recipient: string,
  work: OperatorWork,
  dashboard: string,
): MailMessage | undefined {
  const lines = LINES.flatMap(([key, words, command, page]) =>
    work[key] === 0
      ? []
      : [`${words({ count: work[key] })}\n  ${dashboard}${page}\n  ${commandLine('operator', command)}`],
  );
  if (lines.length === 0) return undefined;
  return {
    kind: 'operator-summary',
    recipient,
    subject: `${shop.name}: ${noticesOperatorText.subject}`,
    body: writeBody(shop, noticesOperatorText.waiting, lines.join('\n')),
  };
}
