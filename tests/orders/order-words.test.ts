import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../src/api/records/orders/record/events.ts';
import type { Order, Shipment, OrderPayment } from '../../src/contract/orders.ts';
import {
  eventWords,
  momentOf,
  orderTone,
  orderWords,
  orderState,
  parcelCashMinor,
  shipmentChoices,
  shipmentNext,
  paymentWords,
  whatComes,
} from '../../src/orders/order-words.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  type ReturnState,
  type ShipmentStatus,
} from '../../src/core/order/order-status.ts';
import { isTurnedBack, UNDELIVERED, type Undelivered } from '../../src/core/order/undelivered.ts';
import { randomId } from '../../src/browser/forms/once-key.ts';

const payment = (changes: Partial<OrderPayment>): OrderPayment => ({
  method: 'online',
  status: 'due',
  paidMinor: 0,
  refunds: [],
  ...changes,
});

const shipment = (status: ShipmentStatus): Shipment => ({
  id: 'p',
  seller: { id: 's', name: 'S' },
  status,
  itemsMinor: 300_00,
  feesMinor: 12_00,
  canCancel: false,
  canReturn: false,
  lines: [],
  returns: [],
});

/** Badge and sentence of an order. */
const said = (order: Parameters<typeof orderState>[0]): string =>
  [orderState(order).words, orderState(order).notes].filter(Boolean).join(' | ');

describe('the words for an order', () => {
  test('are there for each of its states', () => {
    expect(ORDER_STATUSES.filter((status) => !orderWords(status))).toEqual([]);
  });

  test('tell a step of the timeline, also one that the page does not know yet', () => {
    expect(eventWords('dispatched')).toBe('Handed to the courier');
    expect(eventWords('held-by-customs')).toBe('held by customs');
    expect(eventWords('payment-failed', 'dropped')).toBe('A payment was not completed');
    expect(eventWords('payment-failed', 'failed')).toBe('A payment failed');
    expect(eventWords('cancelled', 'Cancelled by the shopper')).toBe('You cancelled it');
    expect(eventWords('cancelled', 'Out of cloth')).toBe('Cancelled. Out of cloth');
  });

  test.each(EVENTS)('tell the step %s in words of their own', (event) => {
    expect(eventWords(event)).not.toBe(event.replaceAll('-', ' '));
  });

  test('tell what was cancelled of several shipments, and what has arrived', () => {
    const order = (status: ShipmentStatus, ...states: ShipmentStatus[]) => ({
      status,
      shipments: states.map(shipment),
    });
    expect(said(order('placed', 'placed', 'cancelled', 'placed', 'packed'))).toBe(
      'Partly cancelled | 1 of 4 parcels cancelled.',
    );
    expect(said(order('placed', 'delivered', 'placed'))).toBe('Partly delivered');
    expect(said(order('delivered', 'delivered', 'cancelled'))).toBe('Delivered | 1 of 2 parcels cancelled.');
    expect(said(order('cancelled', 'cancelled', 'cancelled'))).toBe('Cancelled');
  });

  test('tell of parcels that left, and what is still to come', () => {
    const order = (status: OrderStatus, ...states: ShipmentStatus[]) => ({ status, shipments: states.map(shipment) });
    expect(said(order('packed', 'dispatched', 'packed'))).toBe('Partly on its way');
    expect(said(order('dispatched', 'dispatched', 'cancelled'))).toBe('On its way | 1 of 2 parcels cancelled.');
    expect(said(order('returned', 'delivered', 'dispatched'))).toBe('Returned');
    expect(whatComes(order('placed', 'placed', 'dispatched'))).toBe('all');
    expect(whatComes(order('placed', 'delivered', 'placed'))).toBe('rest');
    expect(whatComes(order('delivered', 'delivered', 'cancelled'))).toBe('nothing');
    expect(whatComes(order('expired', 'placed'))).toBe('nothing');
    expect(whatComes(order('awaiting-payment', 'placed'))).toBe('unpaid');
  });

  test('tell how far returns are, of all parcels or of some', () => {
    const order = (status: OrderStatus, ...returns: (ReturnState | undefined)[]) => ({
      status,
      shipments: returns.map((returned) => ({ ...shipment('delivered'), ...(returned && { returned }) })),
    });
    expect(said(order('delivered', 'requested'))).toBe('Return requested');
    expect(said(order('returned', 'returned'))).toBe('Returned');
    expect(said(order('returned', 'refunded', 'refunded'))).toBe('Refunded');
    expect(said(order('delivered', 'part-returned'))).toBe('Partly returned');
    expect(said(order('delivered', 'requested', undefined))).toBe(
      'Delivered | 1 of 2 parcels with a return requested.',
    );
    expect(said(order('returned', 'refunded', 'returned'))).toBe(
      'Returned | 1 of 2 parcels returned, 1 of 2 parcels refunded.',
    );
    expect(orderTone(order('delivered', 'requested'))).toBe('asked');
    expect(orderTone(order('delivered', 'part-refunded'))).toBe('done');
    expect(orderTone(order('returned', 'refunded'))).toBe('over');
    const arrived = { ...shipment('dispatched'), returned: 'requested' as const };
    expect(whatComes({ status: 'dispatched', shipments: [arrived] })).toBe('nothing');
  });

  test('have the colour of how the order stands', () => {
    const tone = (status: OrderStatus, ...states: ShipmentStatus[]) =>
      orderTone({ status, shipments: states.map(shipment) });
    expect(tone('awaiting-payment', 'placed')).toBe('waiting');
    expect(tone('placed', 'placed', 'cancelled')).toBe('asked');
    expect(tone('placed', 'placed', 'dispatched')).toBe('way');
    expect(tone('dispatched', 'dispatched')).toBe('way');
    expect(tone('delivered', 'delivered', 'cancelled')).toBe('done');
    for (const status of ['cancelled', 'expired', 'returned'] as const) expect(tone(status, 'cancelled')).toBe('over');
    const lost = { ...shipment('dispatched'), undelivered: 'lost' as const };
    expect(orderTone({ status: 'dispatched', shipments: [lost] })).toBe('over');
  });

  test('tell when a parcel reached a step', () => {
    const timeline = [
      { at: '2026-11-20T10:00:00Z', event: 'accepted', shipmentId: 'a' },
      { at: '2026-11-21T10:00:00Z', event: 'accepted', shipmentId: 'b' },
    ];
    const order = { placedAt: '2026-11-19T10:00:00Z', timeline };
    expect(momentOf(order, 'b', 'placed')).toBe('2026-11-19T10:00:00Z');
    expect(momentOf(order, 'b', 'accepted')).toBe('2026-11-21T10:00:00Z');
    expect(momentOf(order, 'b', 'packed')).toBeUndefined();
  });

  test('tell who cancelled a shipment', () => {
    expect(shipmentNext({ status: 'cancelled', reason: 'Cancelled by the shopper' }, false)).toBe(
      'You cancelled this parcel.',
    );
    expect(shipmentNext({ status: 'cancelled', reason: 'Out of cloth' }, true)).toBe('Cancelled: Out of cloth');
    expect(shipmentNext({ status: 'cancelled' }, true)).toBe('This order was cancelled.');
    expect(shipmentNext({ status: 'cancelled', reason: '' }, false)).toBe('This parcel was cancelled.');
  });

  test('tell what can be done about a parcel on its way, and not of one that goes back', () => {
    const parcel = (undelivered?: Undelivered) =>
      ({ status: 'dispatched', ...(undelivered && { undelivered }) }) as const;
    const ways =
      'A parcel on its way can’t be cancelled. You can refuse it at the door, or return it within 7 days of its delivery.';
    expect(shipmentNext(parcel(), true)).toBe('The courier has it.');
    expect(shipmentNext(parcel('attempted'), true)).toBe('The courier could not hand it over and tries again.');
    expect(shipmentChoices(parcel(), 7)).toBe(ways);
    expect(shipmentChoices(parcel('attempted'), 7)).toBe(ways);
    expect(shipmentChoices(parcel(), 0)).toMatch(/refuse it at the door\.$/);
    for (const state of UNDELIVERED.filter(isTurnedBack)) expect(shipmentChoices(parcel(state), 7)).toBe('');
    for (const status of ['placed', 'packed', 'delivered', 'cancelled'] as const)
      expect(shipmentChoices({ status }, 7)).toBe('');
  });

  test('tell a payment that failed from one that was left and one that nobody tried', () => {
    expect(paymentWords(payment({ lastFailure: 'failed' }), 'awaiting-payment')).toContain('payment attempt failed');
    expect(paymentWords(payment({ lastFailure: 'dropped' }), 'awaiting-payment')).toContain('was not completed');
    expect(paymentWords(payment({}), 'awaiting-payment')).toBe('Not paid yet');
  });

  test('tell cash that is due from cash that was paid', () => {
    expect(paymentWords(payment({ method: 'cash' }), 'placed')).toBe('Cash on delivery');
    expect(paymentWords(payment({ method: 'cash', status: 'paid' }), 'delivered')).toBe('Paid in cash');
  });
});

test('a random id is a UUID of version 4 and differs each time', () => {
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the cash for one parcel of an order', () => {
  const cashFor = (
    shipments: readonly Shipment[],
    changes: Partial<OrderPayment> = {},
    dueMinor = 624_00,
  ): number[] => {
    const order = { shipments, dueMinor, payment: payment({ method: 'cash', ...changes }) } as unknown as Order;
    return shipments.map((one) => parcelCashMinor(order, one));
  };

  test('is its items and its part of the fees, until it is delivered', () => {
    expect(cashFor([shipment('dispatched'), shipment('placed')])).toEqual([312_00, 312_00]);
    expect(cashFor([shipment('delivered'), shipment('placed')], {}, 312_00)).toEqual([0, 312_00]);
    expect(cashFor([shipment('cancelled'), shipment('placed')], {}, 312_00)).toEqual([0, 312_00]);
  });

  test('is all of an order in one parcel, and nothing of one that is paid online', () => {
    expect(cashFor([shipment('placed')])).toEqual([312_00]);
    expect(cashFor([shipment('placed'), shipment('placed')], { method: 'online' })).toEqual([0, 0]);
  });

  test('is none for a parcel that the courier brought back', () => {
    const back = { ...shipment('dispatched'), returns: [{ status: 'received' }] } as unknown as Shipment;
    expect(cashFor([back, shipment('placed')], {}, 312_00)).toEqual([0, 312_00]);
  });
});
