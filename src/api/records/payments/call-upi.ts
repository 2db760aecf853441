import { makeToken } from '../../ground/database/ids.ts';
import type { Database } from '../../ground/database/types.ts';
import { languageQuery } from '../../ground/text/language.ts';
import { type Provider, ProviderError } from './provider.ts';

/** The path of the page where an order is paid to the shop's own UPI ID. */
export const UPI_PATH = '/upi';

interface Options {
  readonly database: Database;
  /** The public address of the host. */
  readonly apiUrl: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * UPI straight to the shop's own ID, without a provider: the browser goes to a page of the host, whose link or QR code opens a UPI app. Nobody
 * reports such a payment; the shopper sends the bank's reference, and the operator looks for it in the bank account (upi.ts). So all that is
 * known is in the tables already, and there is nothing to ask.
 */
export function createUpi({ database, apiUrl, now }: Options): Provider {
  return {
    name: 'upi',
    mode: 'production',
    checkout: (token) => ({ start: 'redirect', address: `${apiUrl()}${UPI_PATH}?token=${token}${languageQuery()}` }),
    createOrder: async ({ id }) => {
      const row = await database.write(async (db) => {
        // The first of several requests at the same moment says what the address is.
        await db
          .updateTable('payments')
          // It begins with the id, by which the page finds the payment.
          .set({ session_id: `${id}_${makeToken()}` })
          .where('id', '=', id)
          .where('session_id', 'is', null)
          .execute();
        return db.selectFrom('payments').select('session_id').where('id', '=', id).executeTakeFirst();
      });
      return { id, status: 'active', sessionId: row?.session_id ?? undefined };
    },
    getOrder: async (id) => {
      const row = await database.read
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.session_id', 'payments.status', 'orders.stage', 'orders.pay_until'])
        .where('payments.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const isOver = row.stage !== 'awaiting-payment' || (row.pay_until ?? 0) <= now();
      const status = row.status === 'paid' ? 'paid' : isOver ? 'ended' : 'active';
      return { id, status, sessionId: row.session_id ?? undefined };
    },
    listPayments: async () => [],
    terminateOrder: async () => {},
    createRefund: async () => {
      throw new ProviderError(400, 'paid-back-by-hand');
    },
    getRefund: async () => undefined,
    readWebhook: () => undefined,
  };
}
