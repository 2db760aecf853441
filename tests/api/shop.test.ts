import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../../src/api/ground/config/log.ts';
import { openShop, type ShopHolder } from '../../src/api/ground/shop/shop.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

const lines: string[] = [];
const log = createLog('info', (text) => lines.push(text));

/** A shop of one product that is changed, and how the host reads it. */
function open() {
  const { catalog } = makeSecondShop();
  const file = join(catalog, 'products/cups/blue.json');
  const setTitle = (title: string) =>
    changeJson<{ title: string }>(file, (product) => {
      product.title = title;
    });
  const shop = openShop({ folder: catalog }, log);
  const sku = [...shop.current().products.values()].find((product) => product.file.endsWith('blue.json'))?.sku ?? '';
  return { file, setTitle, shop, titleIn: (holder: ShopHolder) => holder.current().products.get(sku)?.title };
}

test('a catalogue is read beside the requests, and taken when all of it is there', async () => {
  const { shop, setTitle, titleIn } = open();
  const before = shop.current();
  setTitle('Cup with a new name');
  const reading = shop.reload();
  // Not a moment of this thread is needed for it: the old one stays until the new one is there.
  expect(shop.current()).toBe(before);
  await reading;
  expect(titleIn(shop)).toBe('Cup with a new name');
  expect({ ...shop.current(), products: undefined }).toEqual({ ...before, products: undefined });
  expect([...shop.current().products.keys()]).toEqual([...before.products.keys()]);
});

test('a catalogue with errors is told and not taken', async () => {
  const { shop, file } = open();
  const before = shop.current();
  writeFileSync(file, '{ "sku": ');
  lines.length = 0;
  await shop.reload();
  expect(shop.current()).toBe(before);
  await expect.poll(() => lines.join('')).toMatch(/the catalogue has errors; the last good one stays.*blue\.json/);
});

test('what changes while it is read is read after it', async () => {
  const { shop, setTitle, titleIn } = open();
  setTitle('First');
  const first = shop.reload();
  await Promise.resolve();
  setTitle('Second');
  await Promise.all([first, shop.reload(), shop.reload()]);
  expect(titleIn(shop)).toBe('Second');
});
