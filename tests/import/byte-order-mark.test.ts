import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../src/catalog/load/load.ts';
import { makeShopCatalog } from '../cli/new-shop/make-shop.ts';
import { importFiles, writeFile } from './support.ts';

const MARK = '\uFEFF';
const thing = JSON.stringify({
  '@context': 'https://schema.org',
  ...{ '@type': 'Product', sku: 'A', name: 'Cup', offers: { '@type': 'Offer', price: '9', priceCurrency: 'INR' } },
});
const record = '{"sku":"A","title":"Cup","price":"9"}';

const SOURCES: Readonly<Record<string, string>> = {
  'a.csv': 'sku,title,price\nA,Cup,9\n',
  'a.tsv': 'sku\ttitle\tprice\nA\tCup\t9\n',
  'a.jsonl': `${record}\n`,
  'a.json': `[${record}]`,
  'ld.json': thing,
  'page.html': `<html><script type="application/ld+json">${thing}</script></html>`,
  'feed.xml':
    '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><g:title>Cup</g:title><g:link>https://a.example/</g:link><g:price>9 INR</g:price><g:availability>in stock</g:availability></item></channel></rss>',
};

describe('a byte-order mark before a text', () => {
  test.each(Object.entries(SOURCES))('changes nothing of what is read of %s', async (name, text) => {
    const { products } = await importFiles([writeFile(name, MARK + text)]);
    expect(products.get('A')?.product).toMatchObject({ sku: 'A', title: 'Cup', offers: { in: { price: 9 } } });
  });

  test('changes nothing of a shop, its mapping and its record', async () => {
    const catalog = await makeShopCatalog();
    const run = (...words: string[]) => {
      const { stdout, stderr } = spawnSync(process.execPath, [resolve('src/cli/import.ts'), ...words, '--no-check'], {
        env: { ...process.env, CATALOG_DIR: catalog, CACHE_DIR: join(dirname(catalog), 'cache') },
        encoding: 'utf8',
      });
      return stdout + stderr;
    };
    const file = join(dirname(catalog), 'goods.csv');
    writeFileSync(file, 'SKU,Title,Category,Price\nG-1,Good mug,Mugs,120\n');
    run(file, '--write', '--yes');
    const before = readCatalog(catalog);
    const texts = readdirSync(catalog, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:json|jsonl|md|txt)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(texts.some((name) => name.endsWith('goods.jsonl'))).toBe(true);
    for (const name of texts) writeFileSync(name, MARK + readFileSync(name, 'utf8'));
    const after = readCatalog(catalog);
    expect(after.problems.map(({ code, file: at }) => `${at} ${code}`)).toEqual(
      before.problems.map(({ code, file: at }) => `${at} ${code}`),
    );
    const again = run(file, '--write');
    expect(again).toContain('1 unchanged');
    expect(again).not.toContain('were guessed');
  });
});
