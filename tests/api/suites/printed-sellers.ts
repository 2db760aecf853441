import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenedProduct } from '../../../src/contract/products.ts';
import type { OpenHost } from '../support/host.ts';
import { fillPath } from '../support/printed.ts';
import { requestOf, type Sense } from '../support/requests.ts';
import { openShown, PHONE, PRIVATE, readAll, type Shown, takePhoto, textFields } from './printed.ts';
import { signUpSeller } from './sellers.ts';

/** All that the host keeps about the seller of the orders, but for when it was there last. */
async function readSeller({ host }: Shown): Promise<unknown> {
  const { read } = host.host.database;
  const { seen_at: _, ...account } = await read
    .selectFrom('sellers')
    .selectAll()
    .where('seller_id', '=', 'garden')
    .executeTakeFirstOrThrow();
  const of = (table: 'seller_changes' | 'seller_documents') =>
    read.selectFrom(table).selectAll().where('seller_account_id', '=', account.id).execute();
  const own = (table: 'seller_products' | 'seller_pictures' | 'sold_out' | 'payouts') =>
    read.selectFrom(table).selectAll().where('seller_id', '=', 'garden').execute();
  const changes = await Promise.all([of('seller_changes'), of('seller_documents')]);
  const goods = await Promise.all([own('seller_products'), own('seller_pictures'), own('sold_out')]);
  return [account, changes, goods, await read.selectFrom('stock_counts').selectAll().execute(), await own('payouts')];
}

/** What their routes name: a draft with a picture, a picture of a return, and a change that the seller has asked for, whose id it returns. */
async function beginWork({ host, orders, returnId, seen }: Shown): Promise<string> {
  const { client } = host;
  const own = { token: seen.seller };
  const sent = { raw: await takePhoto(), headers: { 'content-type': 'application/octet-stream' } };
  const { fields, product } = (await client.get('/seller/products/LEAF', own)).data as unknown as OpenedProduct;
  const { delivered } = orders;
  const path = `/orders/${delivered.order.number}/returns/${returnId}/pictures`;
  const draft = { fields: { ...fields, title: 'Leaf of the hill', pictures: 'leaf.jpg' }, version: product.version };
  const answers = [
    await client.post('/seller/product-pictures?name=leaf.jpg', undefined, { ...own, ...sent }),
    await client.post('/seller/products', draft, own),
    await client.post(path, undefined, { ...delivered.own, ...sent }),
    await client.post('/seller/changes', { phone: '98765 22222' }, own),
  ];
  expect(answers.map(({ error }) => error)).toEqual(Array(4).fill(undefined));
  return answers.at(-1)?.data.change.id ?? '';
}

export function testPrintedSellers(open: OpenHost): void {
  describe('what stands on a parcel, in its papers and on the pages of its seller', () => {
    test('opens nothing of its seller, and lets no other seller change it, by any route that takes a token of sellers', async () => {
      const shown = await openShown(open);
      const { host, values, seen } = shown;
      const { client } = host;
      const changeId = await beginWork(shown);
      const fill = (path: string) =>
        fillPath(path, path.startsWith('/seller/changes') ? { ...seen, returnId: changeId } : seen);
      const other = await signUpSeller(host, 'pots');
      const before = [await readAll(shown), await readSeller(shown)];
      const known: Sense = {
        ...{ shipmentId: [seen.shipmentId], shipmentIds: [seen.shipmentId], id: [seen.returnId, changeId] },
        ...{ sku: [seen.sku], number: [seen.number], search: [seen.number, PHONE] },
      };
      const tokens = values.filter((value) => /^[\w-]{20,200}$/.test(value));
      expect(tokens.length).toBeGreaterThan(5);
      const table = new TextEncoder().encode('SKU,Title,Price\nLEAF,Leaf,1\n');
      const photo = await takePhoto();
      // What the other seller types itself, its own pages may show.
      const typed = values.filter((value) => !PRIVATE.some((word) => value.includes(word)));
      const found = new Set<string>();
      for (const { method, path } of host.host.routes.filter((one) => one.access.endsWith('seller'))) {
        const operation = client.contract.file.paths[path]?.[method];
        if (!operation) throw new Error(`${path} is not in the contract.`);
        const content = operation.requestBody?.content;
        const schema = content?.['application/json']?.schema;
        const filled = fill(path);
        const raw = path.endsWith('table') ? table : photo;
        const send = (address: string, body: unknown, token: string) =>
          client.call(method.toUpperCase(), address, method === 'get' ? undefined : body, {
            ...{ token, key: crypto.randomUUID() },
            ...(content && !schema && { raw, headers: { 'content-type': 'application/octet-stream' } }),
          });
        for (const token of tokens) {
          const { status, data } = await send(filled, {}, token);
          expect([path, status, data]).toEqual([path, 401, null]);
        }
        const fields = [
          ...(schema ? textFields(schema, '') : []),
          ...(operation.parameters ?? []).map(({ name }) => name),
        ];
        const sense = { ...Object.fromEntries(fields.map((field) => [field, typed])), ...known };
        const asks = fc.sample(requestOf(path, operation, sense), { numRuns: method === 'get' ? 10 : 40, seed: 7 });
        for (const { address, body } of [{ address: filled, body: {} }, ...asks]) {
          const { text } = await send(address, body, other);
          expect([path, PRIVATE.filter((word) => text.includes(word))]).toEqual([path, []]);
          for (const { own } of Object.values(shown.orders)) expect(text).not.toContain(own.orderKey);
        }
        if (filled !== path && (await send(filled, {}, other)).code === 404) found.add(`${method} ${path}`);
      }
      expect([await readAll(shown), await readSeller(shown)]).toEqual(before);
      // Its own seller finds what these name.
      const lost = [];
      for (const one of found) {
        const [method = '', path = ''] = one.split(' ');
        const filled = fill(path);
        const body = method === 'get' ? undefined : {};
        const { code } = await client.call(method.toUpperCase(), filled, body, { token: seen.seller });
        if (code === 404) lost.push(one);
      }
      expect(found.size).toBeGreaterThan(10);
      expect(lost).toEqual([]);
    });
  });
}
