import { describe, expect, test } from 'vitest';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { makeWorkbook, type WorkbookCell } from './make-workbook.ts';
import { type Imported, importFiles, SHOP, tellProblems, writeFile } from './support.ts';

const importTable = (...lines: readonly string[]) => importFiles([writeFile('goods.csv', lines.join('\n'))]);
const titlesOf = ({ products }: Imported) =>
  [...products.values()].map(({ product }) => [product.title, product.variants?.length ?? product.sizes?.length ?? 1]);

describe('rows with one group', () => {
  test('are products of their own where nothing but the group is alike, and this is told', async () => {
    const rows = Array.from({ length: 100 }, (_, row) => `P${row},Thing number ${row},99,group ${row % 5}`);
    const imported = await importTable('sku,title,price,product_group', ...rows);
    expect(imported.products.size).toBe(100);
    expect(
      new Set(imported.problems.filter(({ code }) => code === 'group-divided').map(({ column }) => column)),
    ).toEqual(new Set(['product_group']));
    expect([imported.rowsIn, imported.rowsOut]).toEqual([100, 100]);
  });

  test.each(['item_group_id', 'style code', 'group id', 'handle', 'parent id'])(
    'of a table are variants by title and options: %s',
    async (group) => {
      const imported = await importTable(
        `sku,title,price,${group},size,colour`,
        ...['K-S,Block kurti S,99,G,S,Red', 'K-M,Block kurti Medium,99,G,M,Red', 'K-L,"Block kurti, L",99,G,L,Red'],
        ...['C-R,Cap,99,G,,Red', 'C-B,Cap,99,G,,Blue', 'T,Tray,99,G,,'],
        ...['B-1,Belt,99,H,S,', 'B-2,Belt,99,H,M,'],
      );
      expect(titlesOf(imported)).toEqual([
        ['Block kurti', 3],
        ['Cap', 2],
        ['Tray', 1],
        ['Belt', 2],
      ]);
      expect([...imported.products.values()].map(({ product }) => product.sku)).toEqual([
        'block-kurti',
        'cap',
        'T',
        'H',
      ]);
      expect(tellProblems(imported.problems)).toEqual([
        '2 mended group-divided',
        '5 mended group-divided',
        '7 mended group-divided',
      ]);
    },
  );

  test('are added up where they are of one SKU in several warehouses', async () => {
    const imported = await importTable(
      'sku,title,price,group id,size,warehouse,stock',
      ...['K-S,Kurti,99,G,S,North,1', 'K-S,Kurti,99,G,S,South,4', 'K-M,Kurti,99,G,M,North,2'],
      ...['C,Cap,99,G,,North,3', 'C,Cap,99,G,,South,5'],
    );
    expect(
      [...imported.products.values()].map(
        ({ product }) => product.variants?.map(({ stock }) => stock) ?? product.stock,
      ),
    ).toEqual([[5, 2], 8]);
  });

  test('are apart where their brands differ', async () => {
    const imported = await importTable(
      'sku,title,price,group id,size,brand',
      'A,Belt,99,G,S,Neel',
      'B,Belt,99,G,M,Mitti',
    );
    expect(imported.products.size).toBe(2);
  });

  test('of a feed may have their options in their titles, and are apart where these have little in common', async () => {
    const feed = (...lines: string[]) =>
      importTable('id,title,image_link,price,availability,item_group_id,size', ...lines);
    const alike = await feed(
      'A,Cotton kurta small,https://a.example/1.jpg,99 INR,in stock,G,S',
      'B,Cotton kurta large,https://a.example/1.jpg,99 INR,in stock,G,L',
    );
    expect(titlesOf(alike)).toEqual([['Cotton kurta', 2]]);
    const apart = await feed(
      'A,Cotton kurta,https://a.example/1.jpg,99 INR,in stock,G,S',
      'B,Brass lamp,https://a.example/1.jpg,99 INR,in stock,G,L',
    );
    expect(titlesOf(apart)).toEqual([
      ['Cotton kurta', 1],
      ['Brass lamp', 1],
    ]);
  });
});

describe('a category', () => {
  const categoriesOf = async (lines: readonly string[], categories = SHOP.categories) =>
    Object.keys(
      (await importFiles([writeFile('goods.csv', lines.join('\n'))], { ...SHOP, categories })).mapping.categories,
    );

  test.each([
    ['simple', 'configurable'],
    ['Simple product', 'Variable'],
    ['consu', 'product'],
    ['PHYSICAL', 'DIGITAL'],
  ])('is no type of a product: %s', async (one, other) => {
    const lines = ['sku,title,price,type,department', `A,Bag,99,${one},Bags`, `B,Cup,99,${other},Cups`];
    expect(await categoriesOf(lines)).toEqual(expect.arrayContaining(['Bags', 'Cups']));
    expect((await categoriesOf(lines)).join()).not.toMatch(new RegExp(one, 'i'));
  });

  test('is no type of a product in a format either, nor beside categories', async () => {
    const shopify = ['Handle,Title,Type,Variant Price,Option1 Value', 'a,Bag,simple,99,', 'b,Cup,configurable,99,'];
    expect(await categoriesOf(shopify)).toEqual(['']);
    const mixed = ['sku,title,price,category', 'A,Bag,99,simple', 'B,Cup,99,Cups', 'C,Rug,99,Simple product'];
    expect(await categoriesOf(mixed)).toEqual(['', 'Cups']);
  });

  test('with commas is one where the shop has it, or all rows have such names', async () => {
    expect(
      await categoriesOf([
        'sku,title,price,category',
        'A,Bag,99,"Cups, mugs"',
        'B,Cup,99,"Bowls, plates and trays"',
        'C,Rug,99,Rugs',
      ]),
    ).toEqual(['Cups, mugs', 'Bowls, plates and trays', 'Rugs']);
    const shop = new Map([
      ['cupsMugs', 'Cups, mugs'],
      ['mugs', 'Mugs'],
      ['bags', 'Bags'],
    ]);
    expect(await categoriesOf(['sku,title,price,category', 'A,Bag,99,"Cups, mugs"', 'B,Cup,99,mugs'], shop)).toEqual([
      'Cups, mugs',
      'mugs',
    ]);
  });

  test('in a list is each of them', async () => {
    expect(
      await categoriesOf(['sku,title,price,category', 'A,Bag,99,"Bags, New"', 'B,Cup,99,"Cups, New"', 'C,Rug,99,New']),
    ).toEqual(['Bags', 'New', 'Cups']);
    expect(await categoriesOf(['sku,title,price,category', 'A,Bag,99,"Home > Bags, Sale > New"'])).toEqual(
      ['Home', 'Sale', 'Home > Bags', 'Sale > New'].filter((path) => path.includes('>')),
    );
  });

  test('in a list of JSON keeps its commas', async () => {
    const record = (sku: string, categories: unknown) => JSON.stringify({ sku, title: sku, price: 9, categories });
    const file = writeFile(
      'goods.jsonl',
      `${record('A', ['Cups, mugs', 'New'])}\n${record('B', [{ id: 4, name: 'New' }])}\n`,
    );
    const { mapping, products } = await importFiles([file]);
    expect(Object.keys(mapping.categories)).toEqual(['Cups, mugs', 'New']);
    expect([...products.values()].map(({ category }) => category)).toEqual(['cups-mugs', 'new']);
  });

  test('stays as an earlier import has it', async () => {
    const file = writeFile('goods.csv', 'sku,title,price,category\nA,Bag,99,"Cups, mugs"\n');
    const split = { Cups: { id: 'cups', title: 'Cups' }, mugs: { id: 'mugs', title: 'Mugs' } };
    const { products } = await importFiles([file], SHOP, {
      format: 'table',
      columns: [],
      categories: split,
      sellers: {},
    });
    expect(products.get('A')).toMatchObject({ category: 'cups', product: { categories: ['mugs'] } });
  });
});

test.each([
  ['Short description', 'Description'],
  ['Description', 'Long description'],
  ['Summary', 'Product description'],
  ['Description (short)', 'Description (long)'],
  ['short_desc', 'full_desc'],
  ['Teaser', 'Description'],
])('of two texts the long one has the details: %s and %s', async (short, long) => {
  const woven = 'Woven by hand in Kullu on a frame loom, from the wool of local sheep.';
  for (const headings of [`${short},${long}`, `${long},${short}`]) {
    const cells = headings.startsWith(`${short},`) ? `Warm shawl,"${woven}"` : `"${woven}",Warm shawl`;
    const { products } = await importTable(`sku,title,price,${headings}`, `A,Shawl,99,${cells}`);
    expect(products.get('A')?.product).toMatchObject({ description: 'Warm shawl', details: `<p>${woven}</p>` });
  }
});

test.each(['Unit price', 'Price per unit', 'price_per_kg', 'Unit rate', 'Price/unit', 'Price per 100 g'])(
  '%s is never the price',
  async (heading) => {
    const { mapping } = await importTable(`sku,title,${heading}`, 'A,Tea,99');
    expect(mapping.columns[2]).not.toHaveProperty('field');
  },
);

describe('a workbook', () => {
  const text = (row: readonly string[]): WorkbookCell[] => row.map((value) => ({ value, type: String }));
  const products = [
    ['SKU', 'Title', 'Price', 'Brand', 'Colour'],
    ['A', 'Bag', '99', 'Neel', 'Red'],
    ['B', 'Cup', '49', 'Mitti', 'Blue'],
  ];
  test.each<readonly [name: string, sheet: readonly (readonly string[])[]]>([
    [
      'Valid Values',
      [
        ['Brand', 'Colour', 'Size', 'Material'],
        ['Neel', 'Red', 'S', 'Cotton'],
        ['Mitti', 'Blue', 'M', 'Silk'],
      ],
    ],
    [
      'Dropdown_Lists',
      [
        ['Title', 'Price', 'Colour'],
        ['', '', 'Red'],
        ['', '', 'Blue'],
      ],
    ],
    [
      'Sheet2',
      [
        ['Colour', 'Size', 'Country of origin'],
        ['Red', 'S', 'India'],
        ['Blue', 'M', 'Nepal'],
      ],
    ],
    [
      'Data Validation',
      [
        ['Field', 'Permitted values'],
        ['Colour', 'Red, Blue'],
      ],
    ],
  ])('has no products in its sheet %s, which is named', async (name, sheet) => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const sheets = [
        { sheet: 'Goods', data: products.map(text) },
        { sheet: name, data: sheet.map(text) },
      ];
      const file = writeFile(
        'goods.xlsx',
        await makeWorkbook(order.map((index) => sheets[index] as (typeof sheets)[number])),
      );
      const imported = await importFiles([file]);
      expect([...imported.products.keys()]).toEqual(['A', 'B']);
      expect(imported.rowsIn).toBe(2);
      const { leftOut, close } = await openSources([file]);
      await close();
      expect(leftOut).toMatchObject([{ file: `goods (${name}).xlsx` }]);
    }
  });
});
