import { readSlices } from '../database/read-slices.ts';
import type { AccountRow, OrderRow } from '../database/tables.ts';
import { isoMoment, present } from '../http/fields.ts';
import { readOrders } from '../orders/rows.ts';
import { viewOrder } from '../orders/view.ts';
import type { Services } from '../services.ts';
import { isEmailConfirmed } from './email.ts';
import { listSessions } from './own-sessions.ts';
import { viewAccount } from './view-account.ts';

/** Orders read at a time; other requests are answered in between. */
const ORDERS_AT_A_TIME = 20;

/** Everything stored about an account, as a streamed JSON file. */
export function exportAccount(services: Services, account: AccountRow, token: string): Response {
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

async function* writeParts(services: Services, account: AccountRow, token: string): AsyncGenerator<string> {
  const head = {
    exportedAt: isoMoment(services.now()),
    account: await viewAccount(services, account),
    sessions: await listSessions(services, account.id, token),
    ...(await readMessages(services, account)),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"orders":[`;
  let separator = '';
  for await (const order of readAccountOrders(services, account.id)) {
    yield separator + JSON.stringify(order);
    separator = ',';
  }
  yield ']}\n';
}

/** Orders of an account, oldest first, with their returns and refunds. */
async function* readAccountOrders({ database, shop, now }: Services, accountId: string) {
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
    for (const order of await readOrders(database.read, rows)) yield viewOrder(order, shop(), now());
}

/** Complaints and newsletter are matched by address, so they are included only once the address is confirmed. */
async function readMessages({ database }: Services, account: AccountRow) {
  if (!isEmailConfirmed(account)) return { complaints: [], newsletter: null };
  const complaints = await database.read
    .selectFrom('complaints')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', account.email_key))
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
    newsletter: newsletter ? { status: newsletter.status, at: isoMoment(newsletter.at) } : null,
  };
}
