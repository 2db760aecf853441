import { describe, expect, test } from 'vitest';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { orderOf } from '../support/client.ts';
import type { OpenHost } from '../support/host.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

const MUG = product({
  sku: 'MUG',
  title: 'Tea mug',
  offers: undefined,
  options: ['Pack', 'Colour'],
  variants: [
    { sku: 'MUG-1', options: { Pack: 1, Colour: 'Red' }, offers: { in: { price: 180 } } },
    { sku: 'MUG-2', options: { Pack: 2, Colour: 'Red' }, offers: { in: { price: 340 } } },
    { sku: 'MUG-6', options: { Pack: 6, Colour: 'Red' }, offers: { in: { price: 900 } }, stock: 0 },
  ],
});

export function testVariants(open: OpenHost): void {
  describe('a variant', () => {
    const openMugs = () => open({ catalog: writeTestShop({ 'products/tea/mug.json': MUG }) });

    test('is ordered by its own SKU, at its own price and under its own name', async () => {
      const { client } = await openMugs();
      const { order } = await client.place({
        lines: [
          { sku: 'MUG-1', quantity: 1 },
          { sku: 'MUG-2', quantity: 2 },
        ],
      });
      expect(order.amounts.itemsMinor).toBe(18000 + 2 * 34000);
      expect(order.shipments[0]?.lines.map(({ sku, title, path }) => [sku, title, path])).toEqual([
        ['MUG-1', 'Tea mug, Pack of 1, Red', '/tea-mug/p/MUG-1'],
        ['MUG-2', 'Tea mug, Pack of 2, Red', '/tea-mug/p/MUG-2'],
      ]);
    });

    test('that is sold out, and the product itself, are not sold', async () => {
      const { client } = await openMugs();
      const lines = ['MUG-6', 'MUG'].map((sku) => ({ sku, quantity: 1 }));
      const { quote } = (await client.post('/quote', orderOf({ lines }))).data;
      expect(quote.lines.map(({ state }) => state)).toEqual(['sold-out', 'gone']);
    });

    test('has its own sold-out switch', async () => {
      const host = await openMugs();
      const token = await signUpSeller(host);
      const { products } = (await host.client.get('/seller/stock', { token })).data;
      expect(products.filter(({ sku }) => sku.startsWith('MUG'))).toEqual(
        ['1', '2', '6'].map((pack) => ({
          sku: `MUG-${pack}`,
          title: `Tea mug, Pack of ${pack}, Red`,
          soldOut: false,
          sizes: [],
        })),
      );
      await host.client.put('/seller/stock/MUG-2', { soldOut: true }, { token });
      const lines = ['MUG-1', 'MUG-2'].map((sku) => ({ sku, quantity: 1 }));
      const { quote } = (await host.client.post('/quote', orderOf({ lines }))).data;
      expect(quote.lines.map(({ state }) => state)).toEqual(['ok', 'sold-out']);
      expect((await host.client.get('/stock')).data.soldOut).toEqual([{ sku: 'MUG-2' }]);
    });
  });
}
