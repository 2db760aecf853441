import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeContext } from '../../src/admin/server/context.ts';
import { preview, readSaveRequest, save } from '../../src/admin/server/save.ts';
import { searchProducts } from '../../src/admin/server/lists.ts';
import { forgetDropped } from '../../src/admin/server/dropped-pictures.ts';
import { makePreview, storePicture } from '../../src/admin/server/pictures.ts';
import { answerEndpoint } from '../../src/admin/server/endpoints.ts';
import type { FileChange, ProductRow, RowField, RowValue } from '../../src/admin/contract.ts';
import { DevSite } from '../../src/integration/dev-server.ts';
import { writeRecord } from '../../src/integration/files/write-record.ts';
import { makeSecondShop } from '../support/temporary.ts';

const STRUCTURED = {
  shopName: 'Sold By\nChai Ghar\nView Shop',
  productDetails: 'Name: Steel strainer\nCountry of Origin: India\nNet Quantity (N): 1\nSizes: S, M',
  productValue: {
    name: 'Steel strainer',
    image: ['cup.png'],
    sku: 'STRAINER',
    brand: 'Chai Ghar',
    offers: { priceCurrency: 'INR', price: '120.00', availability: 'https://schema.org/InStock' },
  },
};
const SHEET = {
  title: 'Brass spoon',
  price: '99.00',
  imageUrls: ['cup.png'],
  detailsHTML: '<p>Product Code: RBSP-1010</p><p>A spoon.</p>',
};

const folders = makeSecondShop();
const inCatalog = (file: string) => join(folders.catalog, file);
const write = (file: string, value: object) => writeFileSync(inCatalog(file), `${JSON.stringify(value, null, 2)}\n`);
const read = (file: string) => readFileSync(inCatalog(file), 'utf8');
const cups = JSON.parse(read('categories/cups.json')) as object;
write('categories/cups.json', { ...cups, historical: { seller: 'chai-ghar' } });

const site = await DevSite.open(folders, {});
const follower = {
  change: <T>(work: (read: () => Promise<void>) => Promise<T>) =>
    work(async () => {
      await site.reload();
    }),
};
const context = makeContext(site, follower);

const rowOf = (sku: string): ProductRow => {
  const row = context.rows.list(context.addressOf).find((one) => one.sku === sku);
  if (!row) throw new Error(`There is no row ${sku}.`);
  return row;
};
const change = (sku: string, values: Partial<Record<RowField, RowValue>>, to?: string): FileChange => {
  const { file, digest, variant } = rowOf(sku);
  const cells = Object.entries(values).map(([field, value]) => ({
    field: field as RowField,
    value: value ?? null,
    variant,
  }));
  return { kind: 'change', file, digest, cells, to };
};
const linesOf = async (changes: FileChange[]) => {
  const { files } = preview(context, { changes });
  const [{ before = '', after = '' } = {}] = files;
  const old = new Set(before.split('\n'));
  return after
    .split('\n')
    .filter((line) => !old.has(line))
    .map((line) => line.trim());
};

beforeEach(async () => {
  write('products/cups/strainer.json', STRUCTURED);
  write('products/cups/spoon.json', SHEET);
  write('products/cups/pot.json', {
    sku: 'POT',
    title: 'Clay pot',
    seller: 'chai-ghar',
    images: ['cup.png'],
    offers: { in: { price: 250, mrp: 300 } },
    legal: { genericName: 'Pot', netQuantity: '1 N' },
  });
  for (const file of ['products/tea/pot.json', 'products/cups/new.json', 'addresses.txt'])
    rmSync(inCatalog(file), { force: true });
  write('redirects.json', {});
  await site.reload();
});

describe('rows', () => {
  test('show every shape alike, and what each of them lacks', () => {
    expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(rowOf('STRAINER')).toMatchObject({
      shape: 'structured',
      values: { title: 'Steel strainer', seller: 'chai-ghar', 'price:in': 120, availability: 'in stock' },
      address: '/steel-strainer/p/STRAINER',
    });
    expect(rowOf('STRAINER').fixed).toEqual(expect.arrayContaining(['stock', 'draft']));
    expect(rowOf('RBSP-1010')).toMatchObject({ shape: 'sheet', values: { 'price:in': 99 } });
    expect(rowOf('RBSP-1010').fixed).toContain('seller');
  });

  test('are found by words', () => {
    expect(searchProducts(context, 'clay POT').products.map(({ sku }) => sku)).toEqual(['POT']);
    expect(searchProducts(context, 'pot').products[0]?.picture).toBe('/admin/pictures/cup.png');
  });

  test('of a file that is no JSON can not be edited', async () => {
    writeFileSync(inCatalog('products/cups/new.json'), '{ "title": "Broken cup", ');
    const broken = context.rows.list(() => undefined).find(({ file }) => file === 'products/cups/new.json');
    expect(broken).toMatchObject({ values: { title: 'Broken cup' } });
    expect(broken?.fixed).toContain('title');
  });
});

describe('sizes', () => {
  const sizes = () =>
    context.rows.list(() => undefined).filter(({ file, size }) => file.endsWith('/pot.json') && size !== undefined);
  const setPot = async () => {
    const pot = JSON.parse(read('products/cups/pot.json')) as object;
    write('products/cups/pot.json', {
      ...pot,
      sizes: [
        { name: 'S', stock: 3 },
        { name: 'L', label: 'Large' },
      ],
    });
    await site.reload();
  };

  test('have rows with their stock, below the product, whose own can not be changed', async () => {
    await setPot();
    expect(sizes().map(({ sku, options, values }) => [sku, options, values])).toEqual([
      ['POT', 'S', { stock: 3 }],
      ['POT', 'Large', {}],
    ]);
    for (const { fixed } of sizes()) {
      expect(fixed).not.toContain('stock');
      expect(fixed).toEqual(expect.arrayContaining(['title', 'category', 'price:in', 'draft']));
    }
    expect(rowOf('POT').fixed).toContain('stock');
  });

  test('are written one by one, and a problem is at the cell of its size', async () => {
    await setPot();
    const { file, digest } = rowOf('POT');
    const set = (value: RowValue) =>
      ({ kind: 'change', file, digest, cells: [{ size: 1, field: 'stock', value }] }) as const;
    expect(await linesOf([set(9)])).toContain('"stock": 9');
    const answer = await save(context, { changes: [set('many')] });
    expect(answer).toMatchObject({ problems: [{ cell: { size: 1, field: 'stock' } }] });
  });
});

describe('a cell', () => {
  test('is written where its shape has it, in the way it was written', async () => {
    const values = { 'price:in': 89.5, availability: 'sold out', title: 'Fine strainer' } as const;
    expect(await linesOf([change('STRAINER', values)])).toEqual([
      '"name": "Fine strainer",',
      '"price": "89.50",',
      '"availability": "https://schema.org/OutOfStock"',
    ]);
    expect(await linesOf([change('RBSP-1010', { 'price:in': 101 })])).toEqual(['"price": "101.00",']);
    expect(await linesOf([change('POT', { 'price:in': 199.5 })])).toEqual(['"price": 199.5,']);
  });

  test('that its shape lacks is refused', () => {
    expect(() => preview(context, { changes: [change('RBSP-1010', { draft: true })] })).toThrow('another shape');
  });
});

describe('a save', () => {
  test('writes all files or none', async () => {
    const good = change('POT', { 'price:in': 200 });
    const bad = change('STRAINER', { 'price:in': 0 });
    const before = read('products/cups/pot.json');
    const answer = await save(context, { changes: [good, bad] });
    expect(answer).toMatchObject({
      outcome: 'refused',
      problems: [{ code: 'price-zero', file: 'products/cups/strainer.json', cell: { field: 'price:in' } }],
    });
    expect(read('products/cups/pot.json')).toBe(before);
    expect(site.hasErrors).toBe(false);
    expect(await save(context, { changes: [good, bad], insists: true })).toMatchObject({ outcome: 'saved' });
    expect(read('products/cups/pot.json')).toContain('"price": 200');
  });

  test('fixes one of two errors', async () => {
    write('products/cups/pot.json', {
      ...JSON.parse(read('products/cups/pot.json')),
      seller: 'nobody',
      offers: { in: { price: 0 } },
    });
    await site.reload();
    expect(await save(context, { changes: [change('POT', { 'price:in': 5 })] })).toMatchObject({ outcome: 'saved' });
  });

  test('of a file that changed meanwhile answers with both versions', async () => {
    const late = change('POT', { 'price:in': 200 });
    write('products/cups/pot.json', { ...JSON.parse(read('products/cups/pot.json')), title: 'Red pot' });
    const answer = await save(context, { changes: [late], insists: true });
    expect(answer.outcome === 'conflict' && answer.conflicts[0]?.now?.text).toContain('Red pot');
    expect(answer.outcome === 'conflict' && answer.conflicts[0]?.merged).toMatch(/Red pot[\s\S]*"price": 200/);
    expect(read('products/cups/pot.json')).toContain('250');
  });

  test('with a new title leads the old address to the new one', async () => {
    const catalog = site.site?.catalog;
    if (catalog) writeRecord(folders.catalog, catalog);
    await site.reload();
    const answer = await save(context, { changes: [change('POT', { title: 'Large clay pot' })] });
    expect(answer).toMatchObject({
      outcome: 'saved',
      files: [{ address: '/large-clay-pot/p/POT' }],
      redirects: [{ from: '/clay-pot/p/POT', to: '/large-clay-pot/p/POT' }],
    });
    expect(read('addresses.txt')).toContain('POT large-clay-pot');
    expect(JSON.parse(read('redirects.json'))).toEqual({ '/clay-pot/p/POT': '/large-clay-pot/p/POT' });
  });

  test('moves a file, but not onto another', async () => {
    expect(await save(context, { changes: [change('POT', {}, 'products/tea/pot.json')] })).toMatchObject({
      outcome: 'saved',
    });
    expect(existsSync(inCatalog('products/cups/pot.json'))).toBe(false);
    expect(rowOf('POT').values.category).toBe('tea');
    await expect(save(context, { changes: [change('POT', {}, 'products/cups/mug.json')] })).rejects.toThrow('already');
  });

  test('makes and removes files', async () => {
    const value = { ...JSON.parse(read('products/cups/pot.json')), sku: 'NEW' };
    const file = 'products/cups/new.json';
    const made = await save(context, { changes: [{ kind: 'create', file, value }] });
    expect(made).toMatchObject({ outcome: 'saved', files: [{ file }] });
    const again = save(context, { changes: [{ kind: 'create', file, value }] });
    await expect(again).rejects.toThrow('already');
    const digest = made.outcome === 'saved' ? (made.files[0]?.digest ?? '') : '';
    expect(await save(context, { changes: [{ kind: 'delete', file, digest }] })).toMatchObject({ outcome: 'saved' });
    expect(existsSync(inCatalog(file))).toBe(false);
  });

  test('with the SKU of another product is refused, and the new folder is gone', async () => {
    const value = JSON.parse(read('products/cups/pot.json'));
    const answer = await save(context, { changes: [{ kind: 'create', file: 'products/cups/new.json', value }] });
    expect(answer).toMatchObject({ outcome: 'refused', problems: [{ code: 'sku-duplicate' }] });
    expect(existsSync(inCatalog('products/cups/new.json'))).toBe(false);
  });

  test.each([
    [{}],
    [{ changes: [] }],
    [{ changes: [{ kind: 'change', file: 'store.json' }] }],
    [{ changes: [{ kind: 'change', file: 'store.json', digest: 'x', edits: [{}] }] }],
    [{ changes: [{ kind: 'change', file: 'store.json', digest: 'x', cells: [{ field: 1, value: {} }] }] }],
    [{ changes: [{ kind: 'create', file: 'store.json', value: 'text' }] }],
    [null],
  ])('of another form is refused: %j', (body) => {
    expect(() => readSaveRequest(body)).toThrow('list of changes');
  });
});

describe('a picture', () => {
  const png = readFileSync(inCatalog('images/cup.png'));

  const drop = (name: string) => storePicture(context, png, { name, folder: 'cups' });
  const withPictures = (images: string[], others: object = {}): FileChange => {
    const { file, digest } = rowOf('POT');
    const value = { ...(JSON.parse(read(file)) as object), images, ...others };
    return { kind: 'change', file, digest, text: JSON.stringify(value, null, 2) };
  };
  const waiting = () =>
    readdirSync(join(context.journal, 'dropped'), { recursive: true }).filter((name) => String(name).endsWith('.png'));

  test('is in the catalogue once a file that names it is saved, by its content and once', async () => {
    const { src, isKnown } = await drop('My Cup (1).PNG');
    expect(isKnown).toBe(false);
    expect(src).toMatch(/^cups\/my-cup-1-[0-9a-f]{10}\.png$/);
    expect(existsSync(inCatalog(`images/${src}`))).toBe(false);
    expect((await makePreview(context, src)).length).toBeGreaterThan(0);
    const other = await drop('Other.png');
    expect(await save(context, { changes: [withPictures([src])] })).toMatchObject({ outcome: 'saved' });
    expect(readFileSync(inCatalog(`images/${src}`)).equals(png)).toBe(true);
    expect(existsSync(inCatalog(`images/${other.src}`))).toBe(false);
    expect(waiting()).toEqual([other.src.replaceAll('/', sep)]);
    expect(await drop('My Cup (1).PNG')).toMatchObject({ isKnown: true });
  });

  test('of a save that is refused is not kept in the catalogue, and waits', async () => {
    const { src } = await drop('Refused.png');
    const answer = await save(context, { changes: [withPictures([src], { offers: { in: { price: 0 } } })] });
    expect(answer.outcome).toBe('refused');
    expect(existsSync(inCatalog(`images/${src}`))).toBe(false);
    expect(await save(context, { changes: [withPictures([src])] })).toMatchObject({ outcome: 'saved' });
    expect(existsSync(inCatalog(`images/${src}`))).toBe(true);
  });

  test('that nobody saves is removed after two weeks', async () => {
    await drop('Forgotten.png');
    const day = 86_400_000;
    forgetDropped(context, Date.now() + 13 * day);
    expect(waiting()).toContainEqual(expect.stringContaining('forgotten'));
    forgetDropped(context, Date.now() + 15 * day);
    expect(waiting()).toEqual([]);
  });

  test('is a picture, in a folder of the catalogue', async () => {
    const store = (bytes: Buffer, folder = '') => storePicture(context, bytes, { name: 'x.png', folder });
    await expect(store(Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow("can't be used");
    await expect(store(png, '../..')).rejects.toThrow('plain name');
  });
});

test('an endpoint that does not exist is not answered', async () => {
  const request = { method: 'GET' } as Parameters<typeof answerEndpoint>[3];
  await expect(answerEndpoint(context, 'toString', new URLSearchParams(), request)).rejects.toThrow('no endpoint');
});
