import { sql } from 'kysely';
import { createIndex, createPartialIndex, createTable } from './create-table.ts';
import type { QueryBuilder } from '../../types.ts';

/** Orders with their shipments, lines, events and returns, and reviews of lines. */
export async function createOrders(db: QueryBuilder): Promise<void> {
  await createTable(
    db,
    'orders',
    {
      id: 'text',
      number: 'text',
      access_key: 'text',
      account_id: 'text?',
      market: 'text',
      currency: 'text',
      stage: 'text',
      payment_method: 'text',
      payment_status: 'text',
      pay_until: 'bigint?',
      last_failure: 'text?',
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
      title: 'text',
      line_count: 'integer',
      pieces: 'integer',
      created_at: 'bigint',
      refund_upi: 'text?',
      refund_upi_at: 'bigint?',
      personal_data: 'text = all',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('orders_pk', ['id'])
        .addUniqueConstraint('orders_number', ['number'])
        .addForeignKeyConstraint('orders_account', ['account_id'], 'accounts', ['id']),
  );
  await createIndex(db, 'orders', 'account_id', 'id');
  // For the cash rules.
  await createIndex(db, 'orders', 'contact_phone');
  // For the rules of privacy/retention-periods.ts.
  await createIndex(db, 'orders', 'personal_data', 'stage', 'created_at');
  await createPartialIndex(db, 'orders_by_contact_email', 'orders', ['contact_email'], sql`contact_email is not null`);
  await createPartialIndex(db, 'orders_by_refund_upi_at', 'orders', ['refund_upi_at'], sql`refund_upi is not null`);
  await createPartialIndex(db, 'orders_awaiting_payment', 'orders', ['pay_until'], sql`stage = 'awaiting-payment'`);
  await createTable(
    db,
    'shipments',
    {
      id: 'text',
      order_id: 'text',
      position: 'integer',
      seller_id: 'text',
      status: 'text',
      items_minor: 'bigint',
      fees_minor: 'bigint',
      courier: 'text?',
      tracking_number: 'text?',
      invoice_number: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      dispatched_at: 'bigint?',
      delivered_at: 'bigint?',
      cancelled_at: 'bigint?',
      invoice: 'text?',
      undelivered: 'text?',
      undelivered_at: 'bigint?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('shipments_pk', ['id'])
        .addForeignKeyConstraint('shipments_order', ['order_id'], 'orders', ['id']),
  );
  await createIndex(db, 'shipments', 'order_id');
  await createIndex(db, 'shipments', 'seller_id', 'id');
  await createIndex(db, 'shipments', 'seller_id', 'status', 'id');
  await createIndex(db, 'shipments', 'status', 'id');
  await createPartialIndex(
    db,
    'shipments_by_seller_id_dispatched_at_id',
    'shipments',
    ['seller_id', 'dispatched_at', 'id'],
    sql`dispatched_at is not null`,
  );
  await createPartialIndex(
    db,
    'shipments_by_seller_id_delivered_at_id',
    'shipments',
    ['seller_id', 'delivered_at', 'id'],
    sql`delivered_at is not null`,
  );
  await createPartialIndex(
    db,
    'shipments_by_tracking_number',
    'shipments',
    ['tracking_number'],
    sql`tracking_number is not null`,
  );
  await createTable(
    db,
    'order_lines',
    {
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
      gst_basis_points: 'integer',
      hsn: 'text?',
      picture: 'text?',
      commission_basis_points: 'integer?',
      grams: 'integer?',
      stock_taken: 'integer = 0',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('order_lines_pk', ['id'])
        .addForeignKeyConstraint('order_lines_shipment', ['shipment_id'], 'shipments', ['id']),
  );
  await createIndex(db, 'order_lines', 'order_id');
  await createTable(
    db,
    'order_events',
    {
      id: 'text',
      order_id: 'text',
      shipment_id: 'text?',
      at: 'bigint',
      event: 'text',
      note: 'text?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('order_events_pk', ['id'])
        .addForeignKeyConstraint('order_events_order', ['order_id'], 'orders', ['id']),
  );
  await createIndex(db, 'order_events', 'order_id');
  await createTable(
    db,
    'returns',
    {
      id: 'text',
      order_id: 'text',
      shipment_id: 'text',
      seller_id: 'text',
      status: 'text',
      reason: 'text',
      note: 'text?',
      answer: 'text?',
      lines: 'text',
      refund_minor: 'bigint',
      created_at: 'bigint',
      credit_note_number: 'text?',
      credit_note: 'text?',
      picture_count: 'integer = 0',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('returns_pk', ['id'])
        .addForeignKeyConstraint('returns_shipment', ['shipment_id'], 'shipments', ['id']),
  );
  await createIndex(db, 'returns', 'order_id');
  await createIndex(db, 'returns', 'seller_id', 'id');
  await createIndex(db, 'returns', 'status', 'id');
  await createTable(
    db,
    'return_pictures',
    {
      id: 'text',
      order_id: 'text',
      return_id: 'text',
      digest: 'text',
      data: 'text',
      created_at: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('return_pictures_pk', ['id'])
        .addUniqueConstraint('return_pictures_once', ['return_id', 'digest']),
  );
  await createIndex(db, 'return_pictures', 'order_id');
  await createTable(
    db,
    'reviews',
    {
      line_id: 'text',
      order_id: 'text',
      sku: 'text',
      stars: 'integer',
      text: 'text?',
      author: 'text',
      status: 'text',
      reason: 'text?',
      edits: 'integer',
      created_at: 'bigint',
      changed_at: 'bigint',
      decided_at: 'bigint?',
    },
    (table) => table.addPrimaryKeyConstraint('reviews_pk', ['line_id']),
  );
  await createIndex(db, 'reviews', 'order_id');
  await createIndex(db, 'reviews', 'status', 'line_id');
}
