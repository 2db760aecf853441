import { readPhone } from '../records/accounts/find.ts';
import type { MessageLinkRow, OrderRow, ReturnRow } from '../ground/database/tables.ts';
import { prepare } from '../ground/database/prepare.ts';
import type { QueryBuilder } from '../ground/database/types.ts';
import { dispatchDay } from '../records/orders/record/dispatch-day.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import type { SellerRecipient } from '../records/sellers/services.ts';
import type { Services } from '../ground/services.ts';
import { phoneChannelOf } from '../ground/outbox/drivers.ts';
import { newLink } from '../ground/outbox/links.ts';
import { enqueue, enqueueAll, type Message } from '../ground/outbox/outbox.ts';
import { sellerCancelled, sellerComplaint, sellerOrder, sellerReturn } from './seller-messages.ts';
import { writeToSeller } from './write-for.ts';

type Telling = Pick<Services, 'shop' | 'siteUrl' | 'apiUrl' | 'now' | 'config'>;

/** Where a seller reads messages, and whether it has a dashboard. */
interface SellerContact {
  readonly recipient: SellerRecipient;
  readonly hasAccount: boolean;
}

/**
 * The contact of a seller of the catalogue: its account, or else its customer care, by mail or, without an address, by phone. Undefined for
 * a suspended one, whose orders are the operator's, and for one that this host can't reach.
 */
export async function findContact(
  db: QueryBuilder,
  services: Pick<Services, 'shop' | 'config'>,
  sellerId: string,
): Promise<SellerContact | undefined> {
  const [row] = await readAccount(db, { sellerId });
  if (row) return row.status === 'approved' ? { recipient: row, hasAccount: true } : undefined;
  const care = services.shop().sellers.get(sellerId)?.care;
  if (!care) return undefined;
  if (care.email !== '') return { recipient: { email: care.email, language: null }, hasAccount: false };
  const [channel, phone] = [phoneChannelOf(services.config), readPhone(services, care.phone)];
  if (!channel || phone === undefined) return undefined;
  return { recipient: { channel, phone, language: null }, hasAccount: false };
}

const readAccount = prepare((db, { sellerId }: { readonly sellerId: string }) =>
  db.selectFrom('sellers').select(['email', 'status', 'language']).where('seller_id', '=', sellerId),
);

/** Has to run in a write job. */
export const tell = (
  db: QueryBuilder,
  services: Pick<Services, 'config' | 'now'>,
  recipient: SellerRecipient,
  write: (to: SellerRecipient) => Message,
): Promise<void> =>
  enqueue(
    db,
    writeToSeller(services, recipient, () => write(recipient)),
    services.now(),
  );

/** The address of a page of the seller's office, which has the language of its seller. */
export const officeOf = ({ apiUrl }: Pick<Services, 'apiUrl'>, path = ''): string => `${apiUrl()}/seller-office${path}`;

/** Tells each seller of an order that is placed. Has to run in a write job. */
export async function tellOfOrder(
  db: QueryBuilder,
  services: Telling,
  { order, shipments, lines }: OrderRows,
): Promise<void> {
  const { shop, now, apiUrl } = services;
  const messages: Message[] = [];
  const links: MessageLinkRow[] = [];
  for (const shipment of shipments) {
    const contact = shipment.status === 'placed' ? await findContact(db, services, shipment.seller_id) : undefined;
    if (!contact) continue;
    const { recipient, hasAccount } = contact;
    const { token, row } = newLink('shipment', shipment.id, now());
    if (!hasAccount) links.push(row);
    const link = hasAccount
      ? officeOf(services, `/orders/${shipment.id}`)
      : `${apiUrl()}/seller/order-link?token=${token}`;
    const own = lines.filter((line) => line.shipment_id === shipment.id);
    const lastDay = dispatchDay(shop(), order, own, now());
    messages.push(
      writeToSeller(services, recipient, () => sellerOrder(shop(), recipient, order, shipment, own, lastDay, link)),
    );
  }
  await enqueueAll(db, messages, links, now());
}

/** Tells a seller of a request to return items. Has to run in a write job. */
export async function tellOfReturn(
  db: QueryBuilder,
  services: Telling,
  order: OrderRow,
  { id, seller_id: sellerId }: Pick<ReturnRow, 'id' | 'seller_id'>,
): Promise<void> {
  const contact = await findContact(db, services, sellerId);
  if (!contact) return;
  const link = contact.hasAccount ? officeOf(services, `/returns/${id}`) : undefined;
  await tell(db, services, contact.recipient, (to) => sellerReturn(services.shop(), to, order, link));
}

/** Tells a seller that its part of an order is cancelled. Has to run in a write job. */
export async function tellOfCancellation(
  db: QueryBuilder,
  services: Telling,
  { number }: OrderRow,
  sellerId: string,
): Promise<void> {
  const contact = await findContact(db, services, sellerId);
  if (contact) await tell(db, services, contact.recipient, (to) => sellerCancelled(services.shop(), to, number));
}

/** Tells the sellers of an order of a complaint about it. Has to run in a write job. */
export async function tellOfComplaint(
  db: QueryBuilder,
  services: Telling,
  orderNumber: string,
  ticket: string,
): Promise<void> {
  const shipments = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('shipments.seller_id')
    .where('orders.number', '=', orderNumber)
    .where('orders.stage', '=', 'open')
    .execute();
  for (const { seller_id: sellerId } of shipments) {
    const contact = await findContact(db, services, sellerId);
    if (contact)
      await tell(db, services, contact.recipient, (to) => sellerComplaint(services.shop(), to, orderNumber, ticket));
  }
}
