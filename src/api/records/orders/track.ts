import type { CodeWay, TrackedOrder } from '../../../contract/tracking.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import type { Config } from '../../ground/config/config.ts';
import type { OrderRow } from '../../ground/database/tables.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { addressOf, estimateOf } from './record/columns.ts';
import type { OrderRows } from './record/rows.ts';
import { serialiseShipment, statusOf } from './record/serialise-order.ts';
import type { OrderEvent } from './record/events.ts';

/** The way of a parcel, without what is said about money and returns. */
const STEPS: ReadonlySet<string> = new Set<OrderEvent>([
  ...(['placed', 'accepted', 'packed', 'dispatched', 'delivered', 'cancelled'] as const),
  ...(['delivery-attempted', 'delivery-refused', 'sent-back', 'brought-back', 'lost'] as const),
]);

/** Where a code for an order can go. */
export function codeWays(config: Pick<Config, 'sms' | 'whatsapp'>, order: OrderRow): CodeWay[] {
  const ways: CodeWay[] = [];
  if (order.contact_email !== null) ways.push('mail');
  if (phoneChannelOf(config) && order.contact_phone !== '') ways.push('phone');
  return ways;
}

/** Names each field that it shows, so that a new one of orders is not shown unless somebody decides it. */
export function serialiseTracked(
  rows: OrderRows,
  {
    shop,
    config,
    now,
  }: { readonly shop: Shop; readonly config: Pick<Config, 'sms' | 'whatsapp'>; readonly now: number },
): TrackedOrder {
  const { order: row, events } = rows;
  return {
    number: row.number,
    market: row.market,
    placedAt: isoMoment(row.created_at),
    status: statusOf(rows),
    ...present({ pinCode: addressOf(row).pinCode }),
    estimate: estimateOf(row),
    shipments: rows.shipments.map((one) => {
      const { id, seller, status, lines, ...all } = serialiseShipment(rows, one, shop, now);
      const { courier, trackingNumber, trackingUrl, undelivered, returned } = all;
      return {
        ...{ id, seller, status },
        ...present({ courier, trackingNumber, trackingUrl, undelivered, returned }),
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      };
    }),
    timeline: events
      .filter(({ event }) => STEPS.has(event))
      .map(({ at, event, shipment_id: shipmentId }) => ({ at: isoMoment(at), event, ...present({ shipmentId }) })),
    codeBy: codeWays(config, row),
  };
}
