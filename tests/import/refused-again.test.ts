import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { makeShopCatalog } from '../cli/new-shop/make-shop.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';
import { makeWorkbook } from './make-workbook.ts';

/** What is still bad when a file of refused rows is imported stays in it, and nothing of the file that was read is lost. */

const COLUMNS = ['sku', 'title', 'price', 'product_type'] as const;
const ROWS = [
  ['RF-1', 'Good mug', '120', 'Mugs'],
  ['RF-2', 'Bad mug', 'abc', 'Mugs'],
  ['RF-3', 'Worse mug', '', 'Mugs'],
  ['RF-4', 'Good cup', '90', 'Mugs'],
  ['RF-5', 'Odd cup', '1.5k', 'Mugs'],
];
const table = (mark: string) => `${[COLUMNS, ...ROWS].map((row) => row.join(mark)).join('\n')}\n`;
const records = ROWS.map((row) => Object.fromEntries(COLUMNS.map((column, index) => [column, row[index] ?? ''])));
const things = records.map(({ sku, title, price }) => ({
  '@type': 'Product',
  sku,
  name: title,
  category: 'Mugs',
  offers: { '@type': 'Offer', price, priceCurrency: 'INR' },
}));

const FORMS: Readonly<Record<string, () => Promise<string | Uint8Array>>> = {
  'goods.csv': async () => table(','),
  'goods.tsv': async () => table('\t'),
  'goods.xlsx': () =>
    makeWorkbook([
      { sheet: 'Goods', data: [[...COLUMNS], ...ROWS].map((row) => row.map((value) => ({ value, type: String }))) },
    ]),
  'goods.xml': async () =>
    `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${records
      .map(
        ({ sku, title, price }) =>
          `<item><g:id>${sku}</g:id><g:title>${title}</g:title><g:price>${price}</g:price><g:availability>in_stock</g:availability><g:link>https://a.example/${sku}</g:link><g:product_type>Mugs</g:product_type></item>`,
      )
      .join('\n')}</channel></rss>`,
  'goods.jsonl': async () => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  'goods.json': async () => JSON.stringify({ '@context': 'https://schema.org', '@graph': things }),
};

let made: string;
beforeAll(async () => {
  made = await makeShopCatalog({
    ...{ name: 'Mugs', market: 'in', city: 'Jaipur, Rajasthan', seller: 'Meera Devi', products: 'none' },
    contact: '98290 12345',
  });
});

/** A shop with the file of goods beside it. */
async function makeShop(name: string) {
  const folder = makeTemporaryFolder();
  cpSync(made, join(folder, 'catalog'), { recursive: true });
  writeFileSync(join(folder, name), await (FORMS[name] as () => Promise<string>)());
  const run = (file: string, killer: readonly string[] = []) => {
    const { stdout, stderr, signal } = spawnSync(
      process.execPath,
      [...killer, resolve('src/cli/import.ts'), join(folder, file), '--yes', '--write', '--no-check'],
      {
        encoding: 'utf8',
        env: { ...process.env, CATALOG_DIR: join(folder, 'catalog'), CACHE_DIR: join(folder, 'cache') },
      },
    );
    return { text: stdout + stderr, isKilled: signal === 'SIGKILL' };
  };
  return { folder, run, read: (file: string) => readFileSync(join(folder, file), 'latin1') };
}

async function listRows(file: string): Promise<string[]> {
  const { tables, close } = await openSources([file]);
  const rows: string[] = [];
  for (const one of tables) for await (const { cells } of one.rows()) rows.push(cells.join(' '));
  await close();
  return rows;
}

describe('a file of refused rows that is imported', () => {
  test.each(Object.keys(FORMS))('keeps what is still bad with its reasons, and stays itself: %s', async (name) => {
    const { folder, run, read } = await makeShop(name);
    const refused = name.replace('.', '.refused.');
    run(name);
    const first = await listRows(join(folder, refused));
    expect(first.map((row) => /RF-\d/.exec(row)?.[0])).toEqual(['RF-2', 'RF-3', 'RF-5']);
    const before = read(refused);
    const again = run(refused);
    expect(again.text).toContain('3 refused rows with reasons');
    expect(await listRows(join(folder, refused))).toEqual(first);
    for (const row of ROWS.filter((_, index) => [1, 2, 4].includes(index)))
      expect(first.some((one) => one.includes(row[1] ?? ''))).toBe(true);
    expect(read(name.replace('.', '.refused.1.'))).toBe(before);
  });

  test('loses the rows that were fixed, and says what the former file is called', async () => {
    const { folder, run, read } = await makeShop('goods.csv');
    run('goods.csv');
    const file = join(folder, 'goods.refused.csv');
    const mended = readFileSync(file, 'utf8').replace('Bad mug,abc', 'Bad mug,130');
    writeFileSync(file, mended);
    const { text } = run('goods.refused.csv');
    expect(text).toContain('Wrote 1 new product');
    expect(text).toContain('goods.refused.1.csv');
    expect((await listRows(file)).map((row) => row.slice(0, 4))).toEqual(['RF-3', 'RF-5']);
    expect(readFileSync(join(folder, 'goods.refused.1.csv'), 'utf8')).toBe(mended);
    // A kept file is one of refused rows, too.
    run('goods.refused.1.csv');
    expect(read('goods.refused.1.csv')).toBe(Buffer.from(mended).toString('latin1'));
  });

  test('is there whole when the import is killed at any moment', async () => {
    const { folder, run } = await makeShop('goods.csv');
    run('goods.csv');
    const bytes = readFileSync(join(folder, 'goods.refused.csv'), 'utf8');
    const holders = () =>
      readdirSync(folder).filter(
        (name) => name.startsWith('goods.refused') && readFileSync(join(folder, name), 'utf8') === bytes,
      );
    let kills = 0;
    for (let change = 1; ; change++) {
      const { isKilled } = run('goods.refused.csv', ['--import', killAt(change, 'goods.refused')]);
      expect(holders().length, `killed at ${change}`).toBeGreaterThan(0);
      if (!isKilled) break;
      kills++;
    }
    expect(kills).toBeGreaterThan(1);
    expect((await listRows(join(folder, 'goods.refused.csv'))).length).toBe(3);
  });

  test('of two tables with one name has a file for each', async () => {
    const { folder, run } = await makeShop('goods.csv');
    for (const part of ['a', 'b']) {
      mkdirSync(join(folder, part));
      writeFileSync(join(folder, part, 'goods.csv'), `sku,title,price\n${part}-1,Cup ${part},\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [
        resolve('src/cli/import.ts'),
        join(folder, 'a/goods.csv'),
        join(folder, 'b/goods.csv'),
        '--yes',
        '--write',
        '--no-check',
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, CATALOG_DIR: join(folder, 'catalog'), CACHE_DIR: join(folder, 'cache') },
      },
    );
    expect(stdout.match(/refused row with reasons/g)).toHaveLength(2);
    expect(existsSync(join(folder, 'a/goods.refused.csv'))).toBe(true);
    expect((await listRows(join(folder, 'a/goods-2.refused.csv'))).join()).toContain('Cup b');
    expect(run('goods.csv').text).toContain('3 refused rows');
  });
});

/** A module that ends the process at a change of a file whose name has these words. */
const killAt = (change: number, words: string): string =>
  `data:text/javascript,${encodeURIComponent(`
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let left = ${change};
const wrap = (module, name) => {
  const real = module[name];
  module[name] = (...given) => {
    if (given.some((one) => typeof one === 'string' && one.includes(${JSON.stringify(words)})) && !/r/.test(String(name === 'open' ? given[1] ?? 'r' : '')) && --left === 0)
      process.kill(process.pid, 'SIGKILL');
    return real(...given);
  };
};
for (const name of ['writeFileSync', 'renameSync', 'createWriteStream', 'open']) wrap(fs, name);
for (const name of ['writeFile', 'rename', 'link', 'copyFile', 'rm']) wrap(fs.promises, name);
syncBuiltinESMExports();`)}`;
