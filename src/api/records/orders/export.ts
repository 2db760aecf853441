import { readSlices } from '../../ground/database/read-slices.ts';
import type { OrderRow, ReturnPictureRow } from '../../ground/database/tables.ts';
import { isoMoment } from '../../ground/http/present.ts';
import type { ExportedRows } from '../../ground/privacy/personal-data.ts';
import type { Services } from '../../ground/services.ts';
import { readOrders } from './record/rows.ts';
import { serialiseOrder } from './record/serialise-order.ts';

/** Orders read at a time; other requests are answered in between. */
const ORDERS_AT_A_TIME = 20;
const PICTURES_AT_A_TIME = 5;

/** Orders of an account, oldest first, with their returns and refunds. */
export async function* exportOrders(
  { database, shop, now }: Services,
  accountId: string,
  othersOf: (orders: readonly OrderRow[]) => Promise<ExportedRows>,
) {
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
      yield { ...serialiseOrder(order, shop(), now()), others: await othersOf([order.order]) };
    }
}

/** Pictures of the returns of an account, oldest first, as data addresses that a browser opens. */
export async function* exportReturnPictures({ database }: Services, accountId: string) {
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
