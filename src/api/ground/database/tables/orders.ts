import type { OrderStage, ShipmentStatus } from '../../../../core/order/order-status.ts';
import type { Undelivered } from '../../../../core/order/undelivered.ts';
import type { PaymentMethod } from '../../../../core/order/order-total.ts';
import { defineTables, oneOf, oneOfOrNull } from './define.ts';

/** Orders with their shipments, lines, events and returns, and reviews of lines. */
export const ORDER_TABLES = defineTables({
  orders: {
    columns: {
      id: 'text',
      number: 'text',
      /** Gives a guest access to the order. Not hashed, as the row itself has the data that it protects. */
      access_key: 'text',
      account_id: 'text?',
      market: 'text',
      currency: 'text',
      stage: oneOf<OrderStage>(),
      payment_method: oneOf<PaymentMethod>(),
      /** Follows from the balance (orders/record/balance.ts); stored for lists. */
      payment_status: oneOf<'due' | 'paid' | 'void'>(),
      /** End of the time to pay; null for cash. */
      pay_until: 'bigint?',
      last_failure: oneOfOrNull<'failed' | 'dropped'>(),
      contact_name: 'text',
      contact_phone: 'text',
      contact_email: 'text?',
      address: 'text',
      delivery_option: 'text',
      items_minor: 'bigint',
      delivery_minor: 'bigint',
      cash_fee_minor: 'bigint',
      total_minor: 'bigint',
      estimate: 'text',
      /** For lists: title of the first line, lines, pieces. */
      title: 'text',
      line_count: 'integer',
      pieces: 'integer',
      created_at: 'bigint',
      /** The UPI ID that the shopper named for the refund of a cash order. */
      refund_upi: 'text?',
      /** When it was named. */
      refund_upi_at: 'bigint?',
      /** Which personal data remains: all, what an invoice needs, or none (privacy/retention-periods.ts). */
      personal_data: oneOf<'all' | 'invoice' | 'none'>('all'),
    },
    later: {
      /** From when it is used: a changed one waits. Null is at once. */
      refund_upi_from: 'bigint?',
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
      /** What offers take off the goods, and the offers that hold, JSON (orders/record/columns.ts); null without one. */
      discount_minor: 'bigint = 0',
      offers: 'text?',
      /** The offer whose code was typed: one use of it, until the order is cancelled or expires. */
      code_offer: 'text?',
    },
    key: ['id'],
    unique: { orders_number: ['number'] },
    foreign: { orders_account: [['account_id'], 'accounts', ['id']] },
    indexes: [
      ['account_id', 'id'],
      // For the cash rules.
      ['contact_phone'],
      // For the rules of privacy/retention-periods.ts.
      ['personal_data', 'stage', 'created_at'],
    ],
    partial: {
      orders_by_contact_email: [['contact_email'], 'contact_email is not null'],
      orders_by_refund_upi_at: [['refund_upi_at'], 'refund_upi is not null'],
      orders_awaiting_payment: [['pay_until'], "stage = 'awaiting-payment'"],
    },
  },
  shipments: {
    columns: {
      id: 'text',
      order_id: 'text',
      /** Position in the order, from 1. */
      position: 'integer',
      /** Id of the seller in the catalogue. */
      seller_id: 'text',
      status: oneOf<ShipmentStatus>(),
      items_minor: 'bigint',
      fees_minor: 'bigint',
      courier: 'text?',
      tracking_number: 'text?',
      invoice_number: 'text?',
      /** Why it was declined or cancelled. */
      reason: 'text?',
      created_at: 'bigint',
      dispatched_at: 'bigint?',
      delivered_at: 'bigint?',
      cancelled_at: 'bigint?',
      /** The invoice as issued at dispatch, JSON. Null before dispatch, and for old invoices that were not stored. */
      invoice: 'text?',
      /** What happened to a dispatched parcel that was not delivered; null for others. */
      undelivered: oneOfOrNull<Undelivered>(),
      /** Since when. */
      undelivered_at: 'bigint?',
    },
    key: ['id'],
    foreign: { shipments_order: [['order_id'], 'orders', ['id']] },
    indexes: [['order_id'], ['seller_id', 'id'], ['seller_id', 'status', 'id'], ['status', 'id']],
    partial: {
      shipments_by_seller_id_dispatched_at_id: [['seller_id', 'dispatched_at', 'id'], 'dispatched_at is not null'],
      shipments_by_seller_id_delivered_at_id: [['seller_id', 'delivered_at', 'id'], 'delivered_at is not null'],
      shipments_by_tracking_number: [['tracking_number'], 'tracking_number is not null'],
    },
  },
  order_lines: {
    columns: {
      id: 'text',
      order_id: 'text',
      shipment_id: 'text',
      position: 'integer',
      sku: 'text',
      size: 'text?',
      title: 'text',
      path: 'text',
      quantity: 'integer',
      price_minor: 'bigint',
      /** Hundredths of a percent, as there are rates of 0.25 %. */
      gst_basis_points: 'integer',
      hsn: 'text?',
      /** Address of a small picture, as the shopper saw it: a path of the site, or a whole address. */
      picture: 'text?',
      /** The shop's commission when it was ordered, in hundredths of a percent; null for orders from before the seller ledger. */
      commission_basis_points: 'integer?',
      /** Weight of a piece; null if it is not known. */
      grams: 'integer?',
      /** How many pieces it took from the seller's count and has not given back; 0 if pieces are not counted. */
      stock_taken: 'integer = 0',
    },
    later: {
      /** What an offer takes off all its pieces: borne by the seller, whose bill is lower by it, or by the shop, which pays it. */
      discount_minor: 'bigint = 0',
      shop_minor: 'bigint = 0',
    },
    key: ['id'],
    foreign: { order_lines_shipment: [['shipment_id'], 'shipments', ['id']] },
    indexes: [['order_id']],
  },
  order_events: {
    columns: {
      id: 'text',
      order_id: 'text',
      shipment_id: 'text?',
      at: 'bigint',
      event: 'text',
      note: 'text?',
    },
    key: ['id'],
    foreign: { order_events_order: [['order_id'], 'orders', ['id']] },
    indexes: [['order_id']],
  },
  returns: {
    columns: {
      id: 'text',
      order_id: 'text',
      shipment_id: 'text',
      seller_id: 'text',
      status: oneOf<'requested' | 'accepted' | 'refused' | 'received'>(),
      reason: 'text',
      note: 'text?',
      /** Why it was refused. */
      answer: 'text?',
      /** JSON list of `{lineId, quantity}`. */
      lines: 'text',
      refund_minor: 'bigint',
      created_at: 'bigint',
      credit_note_number: 'text?',
      /** The credit note as issued when the goods had arrived, JSON. Null before, and for shipments without an invoice. */
      credit_note: 'text?',
      /** Pictures that the shopper has added. */
      picture_count: 'integer = 0',
    },
    key: ['id'],
    foreign: { returns_shipment: [['shipment_id'], 'shipments', ['id']] },
    indexes: [['order_id'], ['seller_id', 'id'], ['status', 'id']],
  },
  /** A picture that a shopper has added to a return. */
  return_pictures: {
    columns: {
      id: 'text',
      order_id: 'text',
      return_id: 'text',
      /** SHA-256 of the file as it was uploaded. */
      digest: 'text',
      /** The prepared file in base 64. */
      data: 'text',
      created_at: 'bigint',
    },
    key: ['id'],
    unique: { return_pictures_once: ['return_id', 'digest'] },
    indexes: [['order_id']],
  },
  /** A buyer's review of a line. Its id is the line's. */
  reviews: {
    columns: {
      line_id: 'text',
      order_id: 'text',
      sku: 'text',
      stars: 'integer',
      text: 'text?',
      author: 'text',
      status: oneOf<'waiting' | 'approved' | 'refused'>(),
      /** Why it was refused. */
      reason: 'text?',
      edits: 'integer',
      created_at: 'bigint',
      changed_at: 'bigint',
      decided_at: 'bigint?',
    },
    key: ['line_id'],
    indexes: [['order_id'], ['status', 'line_id']],
  },
});
