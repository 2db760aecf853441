import { sql } from 'kysely';
import { digest } from '../../../src/api/ground/database/ids.ts';
import type { MessageLinkRow, Tables } from '../../../src/api/ground/database/tables.ts';
import type { QueryBuilder } from '../../../src/api/ground/database/types.ts';
import { LINK_LIFE_MS } from '../../../src/api/ground/outbox/links.ts';
import { UPI_PAYMENT } from '../../../src/core/money/upi.ts';

/** What a stranger types into every field that takes text. */
export const HOSTILE = `"'><img src=x onerror=alert(1)>&amp;<script>alert(1)</script>`;
/** The same in what stands on every page of the dashboard: who is logged in, and what the last action has said. */
export const HOSTILE_FRAME = HOSTILE.replaceAll('1', '2');

export const NUMBER = '7K3MQ-9XD2A';
const PAID_NUMBER = '7K3MQ-9XD2B';
export const TICKET = 'C-7K3MQ9XD';
/** The seller without an account, whose links work. */
export const LINKED = 'pots';
export const SELLER = 'garden';

/** The token of a link or a form by what it is for. */
export const tokenOf = (name: string): string => `token-of-${name}`.padEnd(43, '-');

/** Of the page where the payment `p` is made to the shop's UPI ID. */
export const UPI_TOKEN = `p_${tokenOf('upi')}`;

const address = { line1: HOSTILE, line2: HOSTILE, landmark: HOSTILE, city: HOSTILE, state: HOSTILE, pinCode: HOSTILE };
const party = { name: HOSTILE, address: HOSTILE, gstin: HOSTILE, state: HOSTILE };
const invoice = {
  ...{ shipmentId: 's', number: HOSTILE, issuedOn: '2026-11-20', kind: 'tax-invoice', seller: party, buyer: party },
  lines: [{ title: HOSTILE, sku: HOSTILE, size: HOSTILE, hsn: HOSTILE, quantity: 1, priceMinor: 1, grossMinor: 1 }],
  totals: { grossMinor: 1, feesMinor: 1 },
};
const creditNote = { ...invoice, returnId: 'r', invoice: { number: HOSTILE }, reason: HOSTILE };
const bank = { holder: HOSTILE, accountNumber: HOSTILE, ifsc: HOSTILE };
const application = {
  businessName: HOSTILE,
  contactName: HOSTILE,
  pickup: address,
  gstin: HOSTILE,
  pan: HOSTILE,
  bank,
};
const wanted = (kind: string) => ({ kind, sellerId: SELLER, shipmentIds: SHIPMENTS.map(({ id }) => id) });

/** What orders have alike. */
export const order = {
  ...{ account_id: null, market: 'in', currency: 'INR', stage: 'open', address: { ...address, country: 'IN' } },
  ...{ estimate: { from: '2026-11-24', to: '2026-11-28', means: 'delivery' }, personal_data: 'all' },
  offers: [{ id: HOSTILE, class: 'goods', paidBy: 'shop', minor: 1, code: HOSTILE }],
};
const shipped = (id: string, status: string, more: object = {}) => ({
  ...{
    id,
    order_id: 'o-paid',
    seller_id: SELLER,
    position: 1,
    status,
    undelivered: null,
    invoice,
    created_at: 1,
    ...more,
  },
});
const SHIPMENTS = [
  ...['placed', 'accepted', 'packed', 'dispatched', 'delivered', 'cancelled'].map((status) => shipped(status, status)),
  shipped('refused', 'dispatched', { undelivered: 'refused', order_id: 'o' }),
  shipped('linked', 'placed', { seller_id: LINKED, order_id: 'o' }),
  shipped('linked-accepted', 'accepted', { seller_id: LINKED, order_id: 'o' }),
];
const REFUNDS = ['due', 'failed', 'queued', 'sent', 'done'];
const link = (name: string, purpose: MessageLinkRow['purpose'], subject: string) => ({
  ...{ token_hash: digest(tokenOf(name)), purpose, subject, expires_at: { after: LINK_LIFE_MS[purpose] } },
});
const seller = (id: string, more: object) => ({
  ...{ id, email_key: id, phone: HOSTILE + id, fields: application, seller_id: null, ...more },
});
const posting = { seller_id: SELLER, order_id: null, shipment_id: null, currency: 'INR', payout_id: null };

/** A column's value: JSON of an object or list, `after` so many milliseconds from now, or itself. */
type Value = string | number | null | object;
export type Rows = { readonly [table in keyof Tables]?: readonly Readonly<Record<string, Value>>[] };

/** What the host itself makes of rows: ids, states, JSON. Every other column of text holds `HOSTILE`, every other number 1. */
const ROWS: Rows = {
  orders: [
    { ...order, id: 'o', number: NUMBER, payment_method: 'cash', payment_status: 'due', last_failure: null },
    { ...order, id: 'o-paid', number: PAID_NUMBER, payment_method: 'cash', payment_status: 'paid', last_failure: null },
  ],
  shipments: SHIPMENTS,
  order_lines: SHIPMENTS.map(({ id, order_id }) => ({
    ...{ id: `line-${id}`, order_id, shipment_id: id, picture: `https://pictures.example/${HOSTILE}` },
  })),
  order_events: SHIPMENTS.map(({ id, order_id }) => ({ id: `event-${id}`, order_id, shipment_id: id })),
  balance_entries: [
    { order_id: 'o-paid', kind: 'charged', cause: 'order', amount_minor: 90_000 },
    { order_id: 'o-paid', kind: 'collected', cause: 'shipment:delivered', amount_minor: 90_000 },
    ...REFUNDS.map((status) => ({ order_id: 'o-paid', kind: 'owed', cause: `goodwill:${status}` })),
  ],
  returns: ['requested', 'accepted', 'refused', 'received'].map((status) => ({
    ...{ id: `return-${status}`, order_id: 'o-paid', shipment_id: 'delivered', seller_id: SELLER, status },
    ...{ lines: [{ lineId: 'line-delivered', quantity: 1 }], credit_note: creditNote },
  })),
  reviews: ['waiting', 'approved', 'refused'].map((status, index) => ({
    ...{ line_id: `line-${SHIPMENTS[index]?.id}`, order_id: 'o-paid', status, stars: 4 },
  })),
  payments: [{ id: 'p', order_id: 'o-paid', status: 'paid', currency: 'INR', session_id: UPI_TOKEN }],
  provider_payments: [
    { id: 'pp', status: 'success' },
    { id: `${UPI_PAYMENT}${HOSTILE}`, status: 'pending' },
  ].map((one) => ({ ...one, payment_id: 'p', order_id: 'o-paid', currency: 'INR', outcome: 'review' })),
  refunds: REFUNDS.map((status) => ({
    ...{ id: `refund-${status}`, order_id: 'o-paid', cause: `goodwill:${status}`, status, currency: 'INR' },
    payment_id: status === 'due' ? null : 'p',
  })),
  sellers: [
    seller('approved', { status: 'approved', seller_id: SELLER }),
    ...['draft', 'submitted', 'refused', 'suspended'].map((status) => seller(status, { status })),
  ],
  seller_documents: [{ id: 'submitted gst', seller_account_id: 'submitted', kind: 'gst' }],
  seller_changes: ['asked', 'unproven', 'cooling', 'done', 'stopped'].map((state) => ({
    ...{ id: `change-${state}`, seller_account_id: 'approved', kind: 'bank', state, value: bank },
  })),
  seller_products: ['submitted', 'draft', 'changes', 'approved', 'published'].map((status) => ({
    ...{ id: `product-${status}`, seller_id: SELLER, sku_key: status, status },
    document: { sku: HOSTILE, title: HOSTILE, [HOSTILE]: HOSTILE, images: [HOSTILE] },
  })),
  seller_postings: [
    { ...posting, kind: 'adjustment', cause: 'adjustment:1', day: '2026-11-20', due_on: '2026-11-20' },
    { ...posting, kind: 'sale', cause: 'sale:1', day: '2026-11-20', due_on: '2026-11-20', order_id: 'o-paid' },
    { ...posting, kind: 'sale', cause: 'sale:2', day: '2026-11-20', due_on: '2026-11-20', seller_id: LINKED },
  ],
  payouts: ['made', 'paid', 'failed'].map((status) => ({
    ...{ id: `P2627-${status}`, seller_id: SELLER, seller_account_id: 'approved', currency: 'INR', status },
  })),
  complaints: [
    { ticket: TICKET, status: 'open', order_number: NUMBER, acknowledged_at: null },
    { ticket: `${TICKET}2`, status: 'answered', order_number: PAID_NUMBER },
  ],
  newsletter: [{ token_hash: digest(tokenOf('newsletter')), status: 'asked' }],
  restock_alerts: [{ token_hash: digest(tokenOf('alert')), status: 'asked', market: 'in' }],
  outbox: [
    { id: 'given-up', send_at: null, sent_at: null },
    { id: 'given-up-2', send_at: null, sent_at: null },
    { id: 'waiting', sent_at: null },
    { id: 'sent', send_at: null },
  ],
  message_links: [
    link('order', 'shipment', 'linked'),
    link('accepted-order', 'shipment', 'linked-accepted'),
    link('account', 'shipment', 'placed'),
    link('summary', 'summary', LINKED),
    link('email', 'seller-email', `draft ${digest('draft')}`),
    link('change', 'seller-change', 'change-asked'),
    link('made', 'seller-change', 'change-done'),
    ...(['label', 'pack-slip', 'invoice', 'credit-note'] as const).map((kind) =>
      link(kind, 'documents', JSON.stringify(wanted(kind))),
    ),
  ],
  audit: [{ id: 'audit' }],
};

/** Puts these rows into an empty database. */
export const insertHostileRows = (db: QueryBuilder, now: number): Promise<void> => insertRows(db, ROWS, now);

/** Puts rows into a database. Columns that they don't name hold markup, 1, or a moment before `now`. */
export async function insertRows(db: QueryBuilder, all: Rows, now: number): Promise<void> {
  for (const [table, rows] of Object.entries(all)) {
    const columns = await sql<{
      name: string;
      type: string;
    }>`select name, type from pragma_table_info(${table})`.execute(db);
    for (const row of rows)
      await db
        .insertInto(table as 'orders')
        .values(
          Object.fromEntries(columns.rows.map(({ name, type }) => [name, columnOf(row, name, type, now)])) as never,
        )
        .execute();
  }
}

function columnOf(row: Readonly<Record<string, Value>>, name: string, type: string, now: number): Value {
  const value = row[name];
  if (value === undefined)
    return type.toLowerCase() === 'text' ? HOSTILE : /(?:^|_)at$|_until$/.test(name) ? now - 1 : 1;
  if (typeof value !== 'object' || value === null) return value;
  return 'after' in value ? now + Number(value.after) : JSON.stringify(value);
}

/** Makes texts hostile of those who log in to the dashboard: of their names, of a passkey, and of somebody who is invited. */
export async function insertHostileStaff(db: QueryBuilder, now: number): Promise<void> {
  const person = await db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
  const passkey = { rp_id: HOSTILE, name: HOSTILE, public_key: '', counter: 0, transports: '[]', used_at: null };
  await db
    .insertInto('passkeys')
    .values({ id: 'cGFzcw', staff_id: person.id, ...passkey, created_at: now })
    .execute();
  await db.updateTable('staff').set({ name: HOSTILE_FRAME }).execute();
  const invitation = { invite_hash: digest(tokenOf('join')), invite_until: now + 1_000 };
  await db
    .insertInto('staff')
    .values({ ...person, ...invitation, id: 'invited', name: HOSTILE_FRAME, name_key: 'invited' })
    .execute();
}
