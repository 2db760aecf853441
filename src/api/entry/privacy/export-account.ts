import { readSlices } from '../../ground/database/read-slices.ts';
import type { AccountRow, OrderRow, ReturnPictureRow } from '../../ground/database/tables.ts';
import { isoMoment, present } from '../../ground/http/fields.ts';
import { RULES } from './all-rules.ts';
import { exportPerson } from './export-person.ts';
import { personOfAccount, personOfOrders } from './person.ts';
import { readOrders } from '../../records/orders/rows.ts';
import { viewOrder } from '../../records/orders/view.ts';
import { listAlerts } from '../../records/restock/alerts.ts';
import { listReviewsOf } from '../../records/reviews/own-reviews.ts';
import type { HostServices } from '../services.ts';
import { listAddresses } from '../../records/accounts/addresses.ts';
import { isEmailConfirmed } from '../../records/accounts/email.ts';
import { listSessions } from '../../records/accounts/own-sessions.ts';
import { viewAccount } from '../../records/accounts/view-account.ts';

/** Orders read at a time; other requests are answered in between. */
const ORDERS_AT_A_TIME = 20;
const PICTURES_AT_A_TIME = 5;

/** Tables whose rows are in the file in a form of their own. The rows of all others are in it as the rules of privacy/ have them. */
const SHOWN: readonly string[] = [
  ...['accounts', 'sessions', 'addresses', 'reviews', 'complaints', 'newsletter', 'restock_alerts'],
  ...['orders', 'shipments', 'order_lines', 'order_events', 'returns', 'return_pictures', 'refunds'],
];
const isOfOrder = (table: string): boolean => RULES[table]?.found.some(({ by }) => by === 'order') ?? false;
const OTHERS = Object.keys(RULES).filter((table) => !SHOWN.includes(table));
const OTHERS_OF_ORDERS = OTHERS.filter(isOfOrder);
const OTHERS_OF_PERSON = OTHERS.filter((table) => !isOfOrder(table));

/** Everything stored about an account, as a streamed JSON file. */
export function exportAccount(services: HostServices, account: AccountRow, token: string): Response {
  const parts = writeParts(services, account, token);
  const encoder = new TextEncoder();
  const file = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return new Response(file, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="account.json"',
    },
  });
}

async function* writeParts(services: HostServices, account: AccountRow, token: string): AsyncGenerator<string> {
  const head = {
    exportedAt: isoMoment(services.now()),
    account: await viewAccount(services, account),
    sessions: await listSessions(services, account.id, token),
    addresses: await listAddresses(services.database.read, account.id),
    reviews: await listReviewsOf(services.database.read, account.id),
    ...(await readMessages(services, account)),
    others: await exportPerson(services.database.read, personOfAccount(account), OTHERS_OF_PERSON),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"orders":[`;
  let separator = '';
  for await (const order of readAccountOrders(services, account.id)) {
    yield separator + JSON.stringify(order);
    separator = ',';
  }
  yield '],"returnPictures":[';
  separator = '';
  for await (const picture of readReturnPictures(services, account.id)) {
    yield separator + JSON.stringify(picture);
    separator = ',';
  }
  yield ']}\n';
}

/** Orders of an account, oldest first, with their returns and refunds. */
async function* readAccountOrders({ database, shop, now }: HostServices, accountId: string) {
  const slices = readSlices<OrderRow>(
    (last, most) =>
      database.read
        .selectFrom('orders')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(most)
        .execute(),
    ORDERS_AT_A_TIME,
  );
  for await (const rows of slices)
    for (const order of await readOrders(database.read, rows)) {
      const others = await exportPerson(database.read, personOfOrders([order.order]), OTHERS_OF_ORDERS);
      yield { ...viewOrder(order, shop(), now()), others };
    }
}

/** Pictures of the returns of an account, oldest first, as data addresses that a browser opens. */
async function* readReturnPictures({ database }: HostServices, accountId: string) {
  const slices = readSlices<ReturnPictureRow>(
    (last, most) =>
      database.read
        .selectFrom('return_pictures')
        .innerJoin('orders', 'orders.id', 'return_pictures.order_id')
        .selectAll('return_pictures')
        .where('orders.account_id', '=', accountId)
        .where('return_pictures.id', '>', last?.id ?? '')
        .orderBy('return_pictures.id')
        .limit(most)
        .execute(),
    PICTURES_AT_A_TIME,
  );
  for await (const rows of slices)
    for (const { return_id: returnId, created_at: at, data } of rows)
      yield { returnId, at: isoMoment(at), picture: `data:image/webp;base64,${data}` };
}

/** The state of the newsletter as a consent. */
const CONSENT = { asked: 'asked for', confirmed: 'given', left: 'withdrawn' } as const;

/**
 * Consents, complaints and restock alerts. Those of the newsletter, the complaints and the alerts are matched by address (complaints by
 * confirmed number, too), so they are included only once the address is confirmed.
 */
async function readMessages({ database }: HostServices, account: AccountRow) {
  const consents = [{ to: 'account', status: 'given', at: isoMoment(account.created_at) }];
  if (!isEmailConfirmed(account)) return { complaints: [], restockAlerts: [], consents };
  const complaints = await database.read
    .selectFrom('complaints')
    .selectAll()
    .where((eb) =>
      eb.or([eb(eb.fn<string>('lower', ['email']), '=', account.email_key), eb('phone', '=', account.phone)]),
    )
    .orderBy('created_at')
    .execute();
  const newsletter = await database.read
    .selectFrom('newsletter')
    .select(['status', 'at'])
    .where('email_key', '=', account.email_key)
    .executeTakeFirst();
  return {
    complaints: complaints.map((row) => ({
      ticket: row.ticket,
      ...present({ name: row.name, phone: row.phone, email: row.email, orderNumber: row.order_number }),
      text: row.text,
      status: row.status,
      receivedAt: isoMoment(row.created_at),
      ...present({ answer: row.answer }),
    })),
    restockAlerts: (await listAlerts(database.read, account.email_key)).map((row) => ({
      sku: row.sku,
      ...(row.size === '' ? {} : { size: row.size }),
      market: row.market,
      status: row.status,
      at: isoMoment(row.at),
    })),
    consents: [
      ...consents,
      ...(newsletter ? [{ to: 'newsletter', status: CONSENT[newsletter.status], at: isoMoment(newsletter.at) }] : []),
    ],
  };
}
