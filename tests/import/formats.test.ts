import { describe, expect, test } from 'vitest';
import { importFiles, importFixtures, SHOP, tellProblems, writeFile } from './support.ts';

/** By fixture: its format, rows, products by key with the SKUs that are sold, refused lines, and problems. */
const FIXTURES: Readonly<
  Record<
    string,
    {
      readonly format: string;
      readonly rows: number;
      readonly sold: Readonly<Record<string, readonly string[]>>;
      readonly refused: readonly number[];
      readonly problems?: readonly string[];
    }
  >
> = {
  'shopify-new.csv': {
    format: 'shopify',
    rows: 5,
    sold: {
      'sheesham-tray': ['ST-1'],
      'cotton-dupatta': ['cotton-dupatta-red', 'cotton-dupatta-green'],
      'blank-sizes': ['blank-sizes'],
    },
    refused: [],
  },
  'woocommerce.csv': {
    format: 'woocommerce',
    rows: 7,
    sold: { TEE: ['TEE-R-S', 'TEE-B-M', 'TEE-red-m'], 'DIYA-12': ['DIYA-12'], 'OLD-1': ['OLD-1'] },
    refused: [8],
    problems: ['8 refused offer-missing'],
  },
  'wix.csv': {
    format: 'wix',
    rows: 4,
    sold: { product_1: ['JB-S', 'JB-L'], product_2: ['CC-1'] },
    refused: [],
  },
  'google.tsv': {
    format: 'google',
    rows: 3,
    sold: { K1: ['K1-S', 'K1-M'] },
    refused: [4],
    problems: ['3 mended availability-invalid', '4 refused currency-unknown'],
  },
  'google.xml': {
    format: 'google',
    rows: 3,
    sold: { TS: ['TS-R-S', 'TS-B-S'] },
    refused: [5],
    problems: ['5 refused offer-missing'],
  },
  'meta.csv': { format: 'meta', rows: 2, sold: { 'FB-1': ['FB-1'], 'FB-2': ['FB-2'] }, refused: [] },
  'amazon.txt': { format: 'amazon', rows: 3, sold: { 'SHOE-P': ['SHOE-7', 'SHOE-8'] }, refused: [] },
  'flipkart.csv': {
    format: 'flipkart',
    rows: 3,
    sold: { 'ST-9': ['FK-1-M', 'FK-1-L'] },
    refused: [4],
    problems: ['4 refused price-above-mrp'],
  },
  'seller-table.csv': {
    format: 'haat',
    rows: 2,
    sold: { 'INDIGO-01': ['INDIGO-01'], 'MUG-01': ['MUG-01'] },
    refused: [],
  },
  'hindi.csv': {
    format: 'table',
    rows: 3,
    sold: { 'G-1': ['G-1'], 'G-2': ['G-2'] },
    refused: [8],
    problems: ['8 refused offer-missing'],
  },
  'hinglish.txt': { format: 'table', rows: 2, sold: { Dari: ['dari'], Chadar: ['chadar'] }, refused: [] },
  'products.jsonl': {
    format: 'table',
    rows: 3,
    sold: { 'CUP-1': ['CUP-1'] },
    refused: [2, 3],
    problems: ['2 refused offer-missing', '3 refused row-unnamed'],
  },
  'shopify.json': {
    format: 'shopify-json',
    rows: 3,
    sold: { 'ajrakh-stole': ['AJ-R', 'ajrakh-stole-blue'] },
    refused: [3],
    problems: ['3 refused price-zero'],
  },
  'nested.jsonl': {
    format: 'table',
    rows: 14,
    sold: {
      'Block print kurti': ['BK-R-S', 'BK-R-M', 'block-print-kurti-blue-s'],
      'MUG-1': ['MUG-1'],
      'SAREE-1': ['SR-R-5', 'SR-R-6', 'SR-B-5'],
      TEA: ['TEA-1', 'TEA-2'],
      GIFT: ['GIFT'],
    },
    refused: [5, 6, 13, 14],
    problems: ['13 refused offer-missing', '14 refused offer-missing', '5 refused price-zero'],
  },
  'nested.json': {
    format: 'table',
    rows: 15,
    sold: {
      1: ['TRAY-S', 'TRAY-L'],
      2: ['ROPE-10', 'ROPE-20'],
      3: ['P-250', 'P-500'],
      4: ['4'],
      5: ['RING-12', 'RING-14'],
      6: ['6-red', '6-blue'],
      7: ['7'],
    },
    refused: [14, 15],
    problems: ['15 refused variant-duplicate'],
  },
  'odoo-technical.csv': {
    format: 'odoo',
    rows: 4,
    sold: { 'LAMP-DHOKRA': ['LAMP-DHOKRA'], 'LAMP-CLAY': ['LAMP-CLAY'], 'GIFT-WRAP': ['GIFT-WRAP'] },
    refused: [5],
    problems: ['4 mended not-sent', '5 refused price-below-cost'],
  },
  'odoo-labels.csv': { format: 'odoo', rows: 2, sold: { 'RUG-60': ['RUG-60'], 'RUG-90': ['RUG-90'] }, refused: [] },
  'etsy.csv': {
    format: 'etsy',
    rows: 2,
    sold: { 'Ikat cushion cover': ['IK-R4', 'IK-R5', 'IK-T4', 'IK-T5'], 'Bell metal spoon': ['SPOON-9'] },
    refused: [],
    problems: ['2 left-out stock-undivided', '2 warning price-undivided'],
  },
  'squarespace.csv': {
    format: 'squarespace',
    rows: 3,
    sold: { aa11: ['COMB-F', 'COMB-W'], cc21: ['GIFT'] },
    refused: [],
    problems: ['4 mended not-sent'],
  },
  'magento.csv': {
    format: 'magento',
    rows: 6,
    sold: { SHAWL: ['SHAWL-B-S', 'SHAWL-B-L'], CAP: ['CAP'] },
    refused: [7],
    problems: ['6 left-out sale-not-now', '7 refused choices-unread'],
  },
  'prestashop.csv': {
    format: 'prestashop',
    rows: 2,
    sold: { 'BOWL-1': ['BOWL-1'], 'TILE-1': ['TILE-1'] },
    refused: [],
    problems: ['3 left-out sale-not-now'],
  },
  'page.html': {
    format: 'schema-org',
    rows: 3,
    sold: { DH: ['DH-1', 'DH-2'] },
    refused: [3],
    problems: ['3 refused currency-unknown'],
  },
};

describe.each(Object.entries(FIXTURES))('%s', async (file, { format, rows, sold, refused, problems = [] }) => {
  const imported = await importFixtures(file);

  test(`is a file of the format ${format}`, () => {
    expect(imported.mapping.format).toBe(format);
  });

  test('has each row in one product or refused', () => {
    expect([imported.rowsIn, imported.rowsOut]).toEqual([rows, rows]);
    expect([...imported.refused.keys()].sort((a, b) => a - b)).toEqual(refused);
  });

  test('becomes products with these SKUs, and these problems are told', () => {
    const skus = [...imported.products].map(([key, { product }]) => [
      key,
      product.variants?.map(({ sku }) => sku) ?? [product.sku],
    ]);
    expect(Object.fromEntries(skus)).toEqual(sold);
    expect(tellProblems(imported.problems).sort()).toEqual(problems);
  });
});

const productOf = async (file: string, key: string) => (await importFixtures(file)).products.get(key)?.product;

describe('what formats say in their own way is kept:', () => {
  test('WooCommerce has a sale price, commas before decimals, and entities in titles', async () => {
    const tee = await productOf('woocommerce.csv', 'TEE');
    expect(tee?.variants?.[1]?.offers).toEqual({ in: { price: 349, mrp: 399 } });
    expect(tee?.options).toEqual(['Colour', 'Size']);
    const diya = await productOf('woocommerce.csv', 'DIYA-12');
    expect(diya).toMatchObject({
      title: 'Clay diyas & wicks, 12',
      offers: { in: { price: 1299.5 } },
      attributes: { Material: 'Clay' },
      description: 'Twelve clay diyas',
    });
    expect((await productOf('woocommerce.csv', 'OLD-1'))?.draft).toBe(true);
  });

  test('Wix adds surcharges and takes discounts off', async () => {
    const bag = await productOf('wix.csv', 'product_1');
    expect(bag?.variants).toMatchObject([
      { offers: { in: { price: 450, mrp: 500 } }, stock: 5, weight: '300 g' },
      { offers: { in: { price: 500, mrp: 550 } }, availability: 'sold out', weight: '400 g' },
    ]);
    expect((await productOf('wix.csv', 'product_2'))?.draft).toBe(true);
  });

  test('Google has the sale price beside the price, and facts in sections', async () => {
    const kurta = await productOf('google.tsv', 'K1');
    expect(kurta).toMatchObject({ title: 'Block print kurta', attributes: { Fabric: 'Cotton' }, colour: 'Blue' });
    expect(kurta?.variants?.[0]?.offers).toEqual({ in: { price: 599, mrp: 799 } });
    expect((await productOf('google.xml', 'TS'))?.images).toContain('https://a.example/r3,w.jpg');
  });

  test('Odoo has the price beside the cost, by both of its kinds of headings, and notes that nobody else sees', async () => {
    expect((await importFixtures('odoo-technical.csv')).products.get('LAMP-DHOKRA')).toMatchObject({
      category: 'lamps',
      product: {
        sku: 'LAMP-DHOKRA',
        offers: { in: { price: 1499 } },
        stock: 7,
        gtin: '8904000210037',
        weight: '800 g',
        description: 'Cast in Bastar, one of a kind',
      },
    });
    const [rug, large] = await Promise.all(['RUG-60', 'RUG-90'].map((key) => productOf('odoo-labels.csv', key)));
    expect(rug).toMatchObject({ offers: { in: { price: 640 } }, stock: 14, legal: { hsn: '5702' } });
    expect(large?.draft).toBe(true);
    expect([rug?.attributes, (await productOf('odoo-technical.csv', 'LAMP-DHOKRA'))?.attributes]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('Magento has variants as products, texts of store views, and columns for itself', async () => {
    const { products } = await importFixtures('magento.csv');
    expect(products.get('SHAWL')).toMatchObject({ category: 'shawls' });
    expect(products.get('SHAWL')?.product).toMatchObject({
      sku: 'SHAWL',
      title: 'Wool shawl',
      translations: { hi: { title: 'ऊनी शॉल' } },
      description: 'For cold evenings',
      details: '<p>Woven on a frame loom in Kullu.</p>',
      attributes: { Weave: 'Twill' },
      options: ['Colour', 'Size'],
      variants: [
        { options: { Colour: 'Blue', Size: 'Small' }, offers: { in: { price: 1899 } }, stock: 6 },
        { options: { Colour: 'Blue', Size: 'Large' }, offers: { in: { price: 2299 } }, stock: 2 },
      ],
    });
    expect(products.get('CAP')?.product).toMatchObject({ draft: true, offers: { in: { price: 450 } } });
    expect(products.get('CAP')?.product).not.toHaveProperty('attributes');
  });

  test('PrestaShop has prices with tax, a discount with its days, and both of its texts', async () => {
    expect(await productOf('prestashop.csv', 'BOWL-1')).toMatchObject({
      offers: { in: { price: 540, mrp: 600 } },
      description: 'A bowl of quartz',
      details: '<p>Fired once, in Jaipur.</p>',
      attributes: { Finish: 'Glazed', Use: 'Decor' },
      brand: 'Neerja',
    });
    const tile = await productOf('prestashop.csv', 'TILE-1');
    expect(tile).toMatchObject({ draft: true, offers: { in: { price: 100 } } });
    expect(tile?.attributes).toBeUndefined();
  });

  test.each([
    ['1100.00', '1000.00', '12.50', SHOP, 1113.75],
    ['1.100,00', '1.000,00', '12,50', SHOP, 1113.75],
    ['1100', '1000', '137', { ...SHOP, currency: 'JPY' }, 1251],
    ['11.000', '10.000', '0.125', { ...SHOP, currency: 'KWD' }, 11.138],
    ['11,000', '10,000', '0,125', { ...SHOP, currency: 'KWD' }, 11.138],
    ['1.100,000', '1.000,000', '12,125', { ...SHOP, currency: 'KWD' }, 1113.338],
  ])('combinations of PrestaShop cost more by their tax, too: %s, %s, %s', async (price, net, impact, shop, more) => {
    const files = {
      'goods.csv': `Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Price tax excluded;Reference #
7;1;Bag;Kurtis;${price};${net};B
`,
      'combinations.csv': `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price
7;Size:select:0;S:0;B-S;0
7;Size:select:0;L:1;B-L;${impact}
`,
    };
    const sources = Object.entries(files).map(([name, text]) => writeFile(name, text));
    const { products } = await importFiles(sources, shop);
    expect(products.get('B')?.product.variants?.[1]?.offers).toEqual({ in: { price: more } });
  });

  test('Squarespace has further variants in rows without a name, and sales that are off', async () => {
    const comb = await productOf('squarespace.csv', 'aa11');
    expect(comb).toMatchObject({
      images: ['https://a.example/comb-1.jpg', 'https://a.example/comb-2.jpg'],
      variants: [
        { options: { Teeth: 'Fine', Handle: 'Yes' }, offers: { in: { price: 80, mrp: 95 } }, stock: 40 },
        { options: { Teeth: 'Wide', Handle: 'No' }, offers: { in: { price: 85 } } },
      ],
    });
    expect((await productOf('squarespace.csv', 'cc21'))?.draft).toBe(true);
  });

  test('Flipkart has the maker’s name and address in one cell', async () => {
    expect((await productOf('flipkart.csv', 'ST-9'))?.legal).toEqual({
      countryOfOrigin: 'India',
      maker: { name: 'Rang Textiles', address: '4 Sanganer Road, Jaipur 302029' },
      hsn: '6211',
    });
  });

  test('the seller’s table has sizes with pieces and measurements', async () => {
    expect(await productOf('seller-table.csv', 'INDIGO-01')).toMatchObject({
      translations: { hi: { title: 'नीली कुर्ती' } },
      sizes: [
        { name: 'S', stock: 4, measurements: { Bust: '36 in', Length: '45 in' } },
        { name: 'M', stock: 6, measurements: { Bust: '38 in' } },
      ],
      features: ['Cotton', 'Side pockets'],
    });
  });

  test('sizes without codes of their own are sizes, and other variants stay variants', async () => {
    expect(await productOf('shopify-new.csv', 'blank-sizes')).toMatchObject({
      offers: { in: { price: 499 } },
      sizes: [
        { name: 'S', stock: 2 },
        { name: 'M', stock: 0 },
      ],
    });
  });

  test('a table in Hindi has its headings below titles, and line breaks and quotes in cells', async () => {
    const { sources } = await importFixtures('hindi.csv');
    expect(sources.tables[0]?.detected).toBe('CSV, UTF-8 with a mark, semicolons, headings in row 3');
    expect(await productOf('hindi.csv', 'G-1')).toMatchObject({
      title: 'सूती "गमछा"',
      description: 'मुलायम;\nहल्का',
      offers: { in: { price: 149, mrp: 199 } },
      colour: 'लाल',
    });
    expect((await productOf('hindi.csv', 'G-2'))?.offers).toEqual({ in: { price: 89.5 } });
  });

  test('prices as they are typed in India are read, and what was paid is left out', async () => {
    const { products, mapping } = await importFixtures('hinglish.txt');
    expect([...products.values()].map(({ product }) => product.offers)).toEqual([
      { in: { price: 899 } },
      { in: { price: 499_999 } },
    ]);
    expect(mapping.columns.find(({ column }) => column === 'Khareed')?.field).toBe('cost');
    expect(JSON.stringify([...products.values()].map(({ product }) => product))).not.toMatch(/500|90000/);
  });
});
