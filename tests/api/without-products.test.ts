import fs, { readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { COMMANDS } from '../../src/api/entry/operator/commands.ts';
import { openOperator } from '../../src/api/entry/operator/context.ts';
import { readShop, readShopLazily } from '../../src/api/ground/shop/read-shop.ts';
import { skuFinder } from '../../src/api/records/products/files.ts';
import { CatalogError } from '../../src/catalog/problems/problems.ts';
import { startHost } from './support/host.ts';
import { writeTestShop } from './support/shop.ts';

/** A catalogue whose product files can't be read: whoever reads one, fails. */
const BROKEN = { 'products/tea/leaf.json': '{', 'products/tea/tunic.json': '{' };

test('a shop without its products has all else, and opens no file of a product', () => {
  const whole = readShop({ folder: writeTestShop() });
  const folder = writeTestShop(BROKEN);
  expect(() => readShop({ folder })).toThrow(CatalogError);
  const shop = readShopLazily({ folder });
  expect([...shop.sellers.keys()]).toEqual([...whole.sellers.keys()]);
  expect({ ...shop.store }).toEqual({ ...whole.store });
  expect([...shop.markets.keys(), ...shop.categories.keys()]).toEqual([
    ...whole.markets.keys(),
    ...whole.categories.keys(),
  ]);
  expect(shop.deliveryRules).toEqual(whole.deliveryRules);
  expect(shop.commissions).toEqual(whole.commissions);
  expect(() => shop.products).toThrow(CatalogError);
});

test.each(COMMANDS.map(({ name }) => name))('the command %s reads no product', async (name) => {
  const host = await startHost();
  const { context, close } = await openOperator(
    host.host.services.config,
    { folder: writeTestShop(BROKEN) },
    {
      named: 'asha',
      account: 'asha',
    },
  );
  const command = COMMANDS.find((one) => one.name === name);
  const options = { reason: 'because', status: 'approved', most: '5' };
  const run = async () => command?.run(context, { words: ['x', 'y'], options });
  const failure = await run().catch((error: unknown) => error);
  await close();
  expect(failure).not.toBeInstanceOf(CatalogError);
});

test('a host reads no product again for a seller that it opens', async () => {
  const host = await startHost({ catalog: writeTestShop() });
  const { shop } = host.host;
  const before = shop.current();
  for (const [path, text] of Object.entries(BROKEN)) writeFileSync(join(host.catalog, path), text);
  const seller = JSON.parse(readFileSync(join(host.catalog, 'sellers/garden.json'), 'utf8'));
  writeFileSync(join(host.catalog, 'sellers/new.json'), JSON.stringify({ ...seller, name: 'New Garden' }));
  await host.host.services.reloadSellers();
  expect(shop.current().sellers.get('new')?.name).toBe('New Garden');
  expect(shop.current().products).toBe(before.products);
});

test('the files of SKUs are found in the record of addresses, and in newer files, which are read once for all of them', () => {
  const folder = writeTestShop({ 'addresses.txt': 'LEAF leaf-tea\n' });
  const find = skuFinder(readShopLazily({ folder }));
  const reads = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  expect(find('Tunic')).toBe('catalog/products/tea/tunic.json');
  expect([find('NOBODY'), find('NO/BODY')]).toEqual([undefined, undefined]);
  expect(reads).not.toHaveBeenCalled();
  expect(find('leaf')).toBe('catalog/products/tea/leaf.json');
  expect(reads).toHaveBeenCalled();
  reads.mockRestore();
  syncBuiltinESMExports();
  const broken = readShopLazily({ folder: writeTestShop({ ...BROKEN, 'addresses.txt': 'LEAF leaf-tea\n' }) });
  expect(skuFinder(broken)('NOBODY')).toBeUndefined();
});
