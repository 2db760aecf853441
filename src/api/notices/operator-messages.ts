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

/** The address of the operator's dashboard. */
export const dashboardOf = ({ apiUrl }: Pick<Services, 'apiUrl'>): string => `${apiUrl()}/operator`;

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

type Line = readonly [key: keyof OperatorWork, words: (of: { count: number }) => string, page: string];
const LINES: readonly Line[] = [
  ['complaintsUrgent', (of) => noticesOperatorText.complaintsUrgent(of), '/complaints'],
  ['newOrders', (of) => noticesOperatorText.newOrders(of), '/orders?status=placed'],
  ['stuck', (of) => noticesOperatorText.stuck(of), '/orders?stuck=yes'],
  ['messagesGivenUp', (of) => noticesOperatorText.messagesGivenUp(of), '/messages'],
  ['payments', (of) => noticesOperatorText.payments(of), '/refunds'],
  ['refunds', (of) => noticesOperatorText.refunds(of), '/refunds'],
  ['payouts', (of) => noticesOperatorText.payouts(of), '/payouts'],
  ['returns', (of) => noticesOperatorText.returns(of), '/returns'],
  ['complaintsOpen', (of) => noticesOperatorText.complaintsOpen(of), '/complaints'],
  ['applications', (of) => noticesOperatorText.applications(of), '/sellers'],
  ['products', (of) => noticesOperatorText.products(of), '/products'],
  ['reviews', (of) => noticesOperatorText.reviews(of), '/reviews'],
];

/** The operator's daily mail; undefined when nothing waits. `dashboard` is the address of the operator's dashboard. */
export function operatorSummary(
  shop: Shop,
  recipient: string,
  work: OperatorWork,
  dashboard: string,
): MailMessage | undefined {
  const lines = LINES.flatMap(([key, words, page]) =>
    work[key] === 0 ? [] : [`${words({ count: work[key] })}\n  ${dashboard}${page}`],
  );
  if (lines.length === 0) return undefined;
  return {
    kind: 'operator-summary',
    recipient,
    subject: `${shop.name}: ${noticesOperatorText.subject}`,
    body: writeBody(shop, noticesOperatorText.waiting, lines.join('\n')),
  };
}
