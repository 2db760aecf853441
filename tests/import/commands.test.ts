import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../src/catalog/load/load.ts';
import { makeShopCatalog } from '../cli/new-shop/make-shop.ts';
import { isEvery } from '../rare-tests.ts';

const FIXTURES = resolve('tests/fixtures/import');

class Shop {
  readonly catalog: string;
  readonly folder: string;

  private constructor(catalog: string) {
    this.catalog = catalog;
    this.folder = dirname(catalog);
  }

  static async make(): Promise<Shop> {
    return new Shop(
      await makeShopCatalog({
        ...{ name: 'Kurtis', market: 'in', city: 'Jaipur, Rajasthan', seller: 'Meera Devi', products: 'none' },
        contact: '98290 12345',
      }),
    );
  }

  run(command: 'import' | 'export', ...words: string[]) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [resolve(`src/cli/${command}.ts`), ...words], {
      env: { ...process.env, CATALOG_DIR: this.catalog, CACHE_DIR: join(this.folder, 'cache') },
      encoding: 'utf8',
    });
    return { text: `${stdout}${stderr}`, isDone: status === 0, counts: /^.* rows? = .*$/m.exec(stdout)?.[0] ?? '' };
  }

  /** A file beside the catalogue. */
  write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  listFiles = (): string[] =>
    existsSync(join(this.catalog, 'products'))
      ? readdirSync(join(this.catalog, 'products'), { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.json'),
        )
      : [];
  errors = () => readCatalog(this.catalog).problems.filter(({ severity }) => severity === 'error');
}

const sources = readdirSync(FIXTURES);
/** One of each ending. */
const someSources = sources.filter(
  (name, index) => sources.findIndex((one) => extname(one) === extname(name)) === index,
);

describe('a source of every format', () => {
  test.each(isEvery ? sources : someSources)(
    '%s becomes a shop without errors, and changes nothing when it is imported again',
    async (name) => {
      const shop = await Shop.make();
      const words = [
        join(FIXTURES, name),
        '--yes',
        '--write',
        '--no-check',
        '--refused',
        join(shop.folder, `${name}.refused`),
      ];
      const first = shop.run('import', ...words);
      expect(first.text).not.toMatch(/^\s+at /m);
      expect(first.counts).not.toBe('');
      expect(shop.listFiles().length).toBeGreaterThan(0);
      expect(shop.errors()).toEqual([]);
      const second = shop.run('import', ...words);
      expect(second.counts).toContain('= 0 new + 0 changed');
      expect(second.text).toContain('Nothing changes.'.slice(0, second.counts.includes('+ 0 refused') ? undefined : 0));
    },
  );
});

const TABLE = `SKU,Title,Category,Price,Stock
K-1,"Kurti, ""blue""",Kurtis,499,3
K-2,=1+1 is a title,Kurtis,399,4
K-3,No price,Kurtis,,1
`;

describe('the commands', () => {
  test('write nothing but the mapping before they are asked to, and refuse guesses without --yes', async () => {
    const shop = await Shop.make();
    const file = shop.write('sheet.csv', TABLE);
    const look = shop.run('import', file);
    expect([look.isDone, shop.listFiles()]).toEqual([true, []]);
    expect(look.text).toContain('imports/sheet.json');
    expect(look.counts).toBe(
      "3 rows = 2 new + 0 changed + 0 unchanged + 0 merged into another row's product + 1 refused",
    );
    expect(readdirSync(join(shop.catalog, 'imports'))).toEqual(['sheet.json']);
    const other = await Shop.make();
    const refused = other.run('import', other.write('sheet.csv', TABLE), '--write');
    expect([refused.isDone, other.listFiles()]).toEqual([false, []]);
    expect(refused.text).toContain('were guessed');
    // The mapping that was looked at is taken.
    expect(shop.run('import', file, '--write').isDone).toBe(true);
    expect(shop.listFiles()).toHaveLength(2);
  });

  test('ask which column is the price where it may be a cost or a stock value, and write nothing before the answer', async () => {
    const shop = await Shop.make();
    const file = shop.write('stock.csv', 'Particulars,Closing Quantity,Rate,Value\nBed sheet,12 Pcs,312.50,3750.00\n');
    const before = readdirSync(shop.catalog, { recursive: true });
    for (const words of [['--yes'], ['--write'], ['--yes', '--write']]) {
      const asked = shop.run('import', file, ...words);
      expect([asked.isDone, asked.counts]).toEqual([false, '']);
      expect(asked.text).toContain('1  Rate: 312.50  (may be what your stock is worth)');
      expect(asked.text).toContain('--price "Rate"');
    }
    expect(readdirSync(shop.catalog, { recursive: true })).toEqual(before);
    expect(shop.run('import', file, '--price', 'Preis', '--write').text).toContain('there is no column "Preis"');
    expect(shop.run('import', file, '--price', 'rate', '--yes', '--write', '--no-check').isDone).toBe(true);
    const mapping = JSON.parse(readFileSync(join(shop.catalog, 'imports/stock.json'), 'utf8')) as { price?: string };
    expect([mapping.price, shop.listFiles().length]).toEqual(['Rate', 1]);
    // The answer stays.
    expect(shop.run('import', file, '--write').counts).toContain('1 unchanged');
  });

  test('put refused rows beside the source, to be fixed and imported, which retires nothing', async () => {
    const shop = await Shop.make();
    shop.run('import', shop.write('sheet.csv', TABLE), '--yes', '--write');
    const refused = join(shop.folder, 'sheet.refused.csv');
    const text = readFileSync(refused, 'utf8');
    expect(text).toMatch(/^\uFEFF?SKU,Title,Category,Price,Stock,reasons/);
    writeFileSync(refused, text.replace('Kurtis,,1', 'Kurtis,299,1'));
    const mended = shop.run('import', refused, '--write');
    expect(mended.counts).toContain('1 row = 1 new');
    expect(mended.text).not.toContain('left the source');
    expect(shop.listFiles()).toHaveLength(3);
    expect(shop.run('import', refused, '--retire').text).toContain('Leave out --retire');
  });

  test('say what is wrong with what was typed', async () => {
    const shop = await Shop.make();
    expect(shop.run('import').text).toContain('Give the file of an export.');
    expect(shop.run('import', join(shop.folder, 'nothing.csv')).isDone).toBe(false);
    expect(shop.run('import', shop.write('sheet.csv', TABLE), '--market', 'us').text).toContain(
      'There is no market "us"',
    );
    expect(shop.run('import', shop.write('sheet.csv', TABLE), '--name', '../x').text).toContain(
      "can't be the name of an import",
    );
    expect(shop.run('export', '--format', 'pdf').text).toContain('There is no format "pdf"');
    expect(shop.run('export', '--category', 'kurtis').text).toContain('There is no category "kurtis"');
    expect(shop.run('export', '--format', 'xlsx').text).toContain('--to products.xlsx');
  });

  test.each(['csv', 'xlsx', 'jsonl'])('an export as %s that is imported again changes nothing', async (format) => {
    const shop = await Shop.make();
    for (const name of ['shopify-new.csv', 'seller-table.csv'])
      shop.run(
        'import',
        join(FIXTURES, name),
        '--yes',
        '--write',
        '--no-check',
        '--refused',
        join(shop.folder, 'refused'),
      );
    shop.run('import', shop.write('sheet.csv', TABLE), '--yes', '--write', '--no-check');
    const file = join(shop.folder, `all.${format}`);
    expect(shop.run('export', '--to', file).isDone).toBe(true);
    const again = shop.run('import', file);
    expect(again.counts).toContain('= 0 new + 0 changed');
    expect(again.counts).toContain('+ 0 refused');
  });

  test('texts in all languages are exported and imported again, and one that is changed is all that changes', async () => {
    const shop = await Shop.make();
    const [headings = '', row = ''] = readFileSync(join(FIXTURES, 'seller-table.csv'), 'utf8').split(/\r?\n/);
    const table = `${headings},title_ta,description_ar\n${row},நீலக் குர்தி,كورتي أزرق\n`;
    shop.run('import', shop.write('languages.csv', table), '--yes', '--write', '--no-check');
    const file = join(shop.folder, 'all.csv');
    shop.run('export', '--to', file);
    const text = readFileSync(file, 'utf8');
    for (const word of ['title_hi', 'title_ta', 'description_ar', 'நீலக் குர்தி', 'كورتي أزرق'])
      expect(text).toContain(word);
    writeFileSync(file, text.replace('நீலக் குர்தி', 'நீல குர்தி'));
    expect(shop.run('import', file, '--yes', '--write', '--no-check').counts).toContain('= 0 new + 1 changed');
    const [name = ''] = shop.listFiles();
    expect(JSON.parse(readFileSync(join(shop.catalog, 'products', name), 'utf8'))).toMatchObject({
      translations: { hi: { title: 'नीली कुर्ती' }, ta: { title: 'நீல குர்தி' }, ar: { description: 'كورتي أزرق' } },
    });
  });

  test('a price that was changed in an exported table is all that changes, and a formula is text', async () => {
    const shop = await Shop.make();
    shop.run('import', shop.write('sheet.csv', TABLE), '--yes', '--write', '--no-check');
    const file = join(shop.folder, 'all.csv');
    shop.run('export', '--to', file);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain("'=1+1 is a title");
    const before = new Map(
      shop.listFiles().map((name) => [name, readFileSync(join(shop.catalog, 'products', name), 'utf8')]),
    );
    writeFileSync(file, text.replace(',399,', ',349,'));
    expect(shop.run('import', file, '--yes', '--write', '--no-check').counts).toContain('= 0 new + 1 changed');
    const changed = shop
      .listFiles()
      .filter((name) => readFileSync(join(shop.catalog, 'products', name), 'utf8') !== before.get(name));
    expect(changed.map((name) => basename(name))).toHaveLength(1);
    const [name = ''] = changed;
    expect(readFileSync(join(shop.catalog, 'products', name), 'utf8')).toBe(before.get(name)?.replace('399', '349'));
  });

  test('an exported table wins over what was imported before, also where it goes back to a former price', async () => {
    const shop = await Shop.make();
    shop.run('import', shop.write('sheet.csv', TABLE), '--yes', '--write', '--no-check');
    const file = join(shop.folder, 'all.csv');
    const setPrice = (from: string, to: string) => {
      shop.run('export', '--to', file);
      writeFileSync(file, readFileSync(file, 'utf8').replace(`,${from},`, `,${to},`));
      return shop.run('import', file, '--yes', '--write', '--no-check').counts;
    };
    expect(setPrice('399', '349')).toContain('= 0 new + 1 changed');
    // The other source has the price of before, and leaves the editor's.
    shop.run('import', shop.write('sheet.csv', TABLE), '--yes', '--write', '--no-check');
    expect(setPrice('349', '329')).toContain('= 0 new + 1 changed');
    expect(setPrice('329', '349')).toContain('= 0 new + 1 changed');
  });

  test("Shopify's CSV of a shop is what the importer takes as Shopify's", async () => {
    const shop = await Shop.make();
    shop.run(
      'import',
      join(FIXTURES, 'shopify-new.csv'),
      '--yes',
      '--write',
      '--no-check',
      '--refused',
      join(shop.folder, 'refused'),
    );
    const file = join(shop.folder, 'shopify.csv');
    shop.run('export', '--format', 'shopify', '--to', file);
    const other = await Shop.make();
    const imported = other.run('import', file, '--yes', '--write');
    expect(imported.text).toContain('format shopify');
    expect(imported.counts).toContain('+ 0 refused');
    expect(other.listFiles()).toHaveLength(shop.listFiles().length);
    expect(other.errors()).toEqual([]);
  });
});
