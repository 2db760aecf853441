import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Orders with their parts, lines, events and returns. */
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
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('orders_pk', ['id'])
        .addUniqueConstraint('orders_number', ['number'])
        .addForeignKeyConstraint('orders_account', ['account_id'], 'accounts', ['id']),
  );
  await createIndex(db, 'orders', 'account_id', 'id');
  await createTable(
    db,
    'order_parts',
    {
      id: 'text',
      order_id: 'text',
      position: 'integer',
      shop: 'text',
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
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('order_parts_pk', ['id'])
        .addForeignKeyConstraint('order_parts_order', ['order_id'], 'orders', ['id']),
  );
  await createIndex(db, 'order_parts', 'order_id');
  await createIndex(db, 'order_parts', 'shop', 'id');
  await createTable(
    db,
    'order_lines',
    {
      id: 'text',
      order_id: 'text',
      part_id: 'text',
      position: 'integer',
      sku: 'text',
      size: 'text?',
      title: 'text',
      path: 'text',
      quantity: 'integer',
      price_minor: 'bigint',
      gst_basis_points: 'integer',
      hsn: 'text?',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('order_lines_pk', ['id'])
        .addForeignKeyConstraint('order_lines_part', ['part_id'], 'order_parts', ['id']),
  );
  await createIndex(db, 'order_lines', 'order_id');
  await createTable(
    db,
    'order_events',
    { id: 'text', order_id: 'text', part_id: 'text?', at: 'bigint', event: 'text', note: 'text?' },
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
      part_id: 'text',
      shop: 'text',
      status: 'text',
      reason: 'text',
      note: 'text?',
      answer: 'text?',
      lines: 'text',
      refund_minor: 'bigint',
      created_at: 'bigint',
    },
    (table) =>
      table
        .addPrimaryKeyConstraint('returns_pk', ['id'])
        .addForeignKeyConstraint('returns_part', ['part_id'], 'order_parts', ['id']),
  );
  await createIndex(db, 'returns', 'order_id');
  await createIndex(db, 'returns', 'shop', 'id');
  await createTable(db, 'counters', { name: 'text', value: 'integer' }, (table) =>
    table.addPrimaryKeyConstraint('counters_pk', ['name']),
  );
}
