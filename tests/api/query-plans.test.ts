import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { countQueues } from '../../src/api/ground/observe/queues.ts';
import { insertManyOrders } from '../bench/api/many-orders.ts';
import { runOperator } from './support/operator.ts';
import { DAY_MS, startHost } from './support/host.ts';
import { signUpSeller } from './suites/sellers.ts';

/** Tables that grow with orders, log-ins and time. */
const GROWING =
  'orders|shipments|order_lines|order_events|returns|payments|provider_payments|refunds|outbox|idempotency_keys|sessions|audit|seller_entries|payouts';
/** A step of a plan that goes through all of one; the index of payments to review has no others. */
const WHOLE = new RegExp(`^SCAN (?:${GROWING})\\b(?!.*provider_payments_to_review)`);

test('no question of a route, a worker or the operator goes through a whole table, or sorts what has an order already', async () => {
  const host = await startHost();
  const { client } = host;
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const seller = await signUpSeller(host);
  const shopper = await client.register('asha');
  await insertManyOrders(host.host.database, {
    count: 500,
    sellerId: 'garden',
    from: host.clock.now - DAY_MS,
    until: host.clock.now,
  });
  const placed = await client.place({}, { token: shopper });
  const paying = await client.place({ payment: 'online' });
  await client.startPayment(paying);
  const token = { token: seller };
  const id = '01900000-0000-7000-8000-000000000000';
  for (const path of ['', `?after=${id}`, '?status=placed', `?status=placed&after=${id}`]) {
    await client.get(`/seller/shipments${path}`, token);
    await client.get(`/seller/returns${path.replace('placed', 'requested')}`, token);
  }
  await client.get('/seller/shipments?search=leaf', token);
  for (const state of ['open', 'closed']) await client.get(`/seller/returns?state=${state}`, token);
  await client.get('/seller/counts', token);
  await client.get('/seller/figures', token);
  await client.get('/seller/orders.csv?from=2026-11-19&to=2026-11-20', token);
  await client.get('/seller/payouts', token);
  await client.get('/seller/statements/2026-11', token);
  await client.get('/orders', { token: shopper });
  await client.get(`/orders?after=${id}`, { token: shopper });
  await client.get('/orders/by-key', { key: placed.key });
  await client.get(`/orders/${paying.order.number}/payment`, paying.own);
  await client.post('/orders/track', { number: placed.order.number, phone: '9876543210' });
  await client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
  await runOperator(host, 'payouts list');
  // Nothing of the inserted orders is posted.
  await expect(runOperator(host, 'payouts check')).rejects.toThrow('The ledger is wrong');
  host.clock.now += DAY_MS;
  await host.host.workers.run();
  for (const line of ['refunds', 'complaints', 'payments review', 'audit']) await runOperator(host, line);
  await runOperator(host, 'audit', { subject: `order:${placed.order.number}` });
  await runOperator(host, 'audit', { actor: 'operator:test' });
  for (const options of [
    {},
    { status: 'placed', sellerId: 'garden' },
    { status: 'delivered' },
    { search: placed.order.number },
    { search: 'asha@mail.example' },
    { search: 'Asha' },
  ])
    await runOperator(host, 'orders list', options as Readonly<Record<string, string>>);

  const statements = [...new Set(prepare.mock.calls.map(([sql]) => sql))].filter((sql) =>
    /^(select|update|delete)/.test(sql),
  );
  prepare.mockRestore();
  const database = new DatabaseSync(host.host.services.config.databaseUrl, { readOnly: true });
  const bad = statements.flatMap((sql) => {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { readonly detail: string }[];
    const steps = plan.map(({ detail }) => detail);
    const isWhole = steps.some((step) => WHOLE.test(step)) && !/ limit \?$/.test(sql);
    // Refunds that are on their way are few at a time, and so is what belongs to one order or to those of a search.
    const isShort = /^select .* from "refunds"|"order_id" (?:= \?|in \()/.test(sql);
    const isSorted = !isShort && steps.some((step) => step === 'USE TEMP B-TREE FOR ORDER BY');
    const isSlow = isWhole || isSorted;
    return isSlow ? [`${sql}\n  ${steps.join('\n  ')}`] : [];
  });
  database.close();
  expect(statements.length).toBeGreaterThan(50);
  expect(bad.join('\n')).toBe('');
});

test('the messages that requests have caused in a day are counted in an index alone', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const host = await startHost({ environment: { RATE_LIMITS: '' } });
  await countQueues(host.host.database.read, host.host.services.config.limits, host.clock.now);
  const [counts = ''] = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('"messageSumsExceeded"'));
  prepare.mockRestore();
  const database = new DatabaseSync(host.host.services.config.databaseUrl, { readOnly: true });
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${counts}`).all() as { readonly detail: string }[];
  database.close();
  const ofTheDay = plan.map(({ detail }) => detail).filter((step) => step.endsWith('(id>?)'));
  expect(ofTheDay).toEqual(Array(2).fill('SEARCH outbox USING COVERING INDEX outbox_by_id_kind_channel (id>?)'));
});
