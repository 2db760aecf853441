import { describe, expect, test } from 'vitest';
import type { OpenHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

/** Asks with an ETag and returns status, ETag and how long the answer may be kept. */
async function ask(address: string, path: string, etag?: string) {
  const response = await fetch(`${address}/api${path}`, { headers: etag ? { 'if-none-match': etag } : {} });
  await response.arrayBuffer();
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    kept: response.headers.get('cache-control'),
  };
}

export function testCost(open: OpenHost): void {
  describe('what anybody may ask for', () => {
    test('the contract is sent once to who keeps it, and may be kept by everybody', async () => {
      const { address } = await open();
      const first = await ask(address, '/openapi.json');
      expect(first).toEqual({ status: 200, etag: expect.stringMatching(/^".{20,}"$/), kept: 'public, max-age=300' });
      expect(await ask(address, '/openapi.json', first.etag)).toEqual({ ...first, status: 304 });
      expect((await ask(address, '/openapi.json', '"another"')).status).toBe(200);
    });

    test('the sold-out switches are sent again only once one was turned', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const { etag } = await ask(host.address, '/stock');
      expect((await ask(host.address, '/stock', etag)).status).toBe(304);
      await host.client.put('/seller/stock/LEAF', { soldOut: true }, { token });
      const after = await ask(host.address, '/stock', etag);
      expect([after.status, after.etag === etag]).toEqual([200, false]);
    });

    test('a switch that was turned at another host is told within a moment', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const other = await host.another();
      expect((await other.client.get('/stock')).data.soldOut).toEqual([]);
      await host.client.put('/seller/stock/LEAF', { soldOut: true }, { token });
      await expect.poll(async () => (await other.client.get('/stock')).data.soldOut).toEqual([{ sku: 'LEAF' }]);
    });

    test('every one of very many switches is told, in order', async () => {
      const { client, host } = await open();
      const rows = Array.from({ length: 1_200 }, (_, i) => ({
        sku: `SKU-${String(i >> 1).padStart(4, '0')}`,
        size: i % 2 === 0 ? '' : 'M',
        seller_id: 'garden',
        at: 0,
      }));
      await host.database.write((db) => db.insertInto('sold_out').values(rows).execute());
      const { soldOut } = (await client.get('/stock')).data;
      expect(soldOut).toEqual(rows.map(({ sku, size }) => (size === '' ? { sku } : { sku, size })));
    });

    test.each([
      ['lists in lists', '['.repeat(20_000)],
      ['very many lines', JSON.stringify({ market: 'in', payment: 'cash', lines: Array(2_000).fill({}) })],
      ['very many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [i, i])))],
    ])('a body of %s is refused before it is read', async (_what, raw) => {
      const { client } = await open();
      const answer = await client.call('POST', '/quote', undefined, { raw });
      expect([answer.status, answer.error?.message]).toEqual([413, 'The body has more than 1000 values.']);
    });

    test('a long text full of commas, quotes and brackets is no list', async () => {
      const { client } = await open();
      const text = '"Late", \\ {twice} [thrice] '.repeat(140);
      const complaint = { name: 'Asha', email: 'asha@mail.example', text };
      const key = '7f6f2f0e-3c0d-4c6e-9a53-9d8b1f0a4f10';
      expect((await client.post('/complaints', complaint, { key })).data.ticket).toMatch(/^C-/);
    });
  });
}
