import { describe, expect, test } from 'vitest';
import { answerPrice, askPrice } from '../../src/import/guess/ask-price.ts';
import { doubtOf } from '../../src/tables/headings/price-names.ts';
import { fieldOfHeading } from '../../src/tables/headings/heading-names.ts';
import { FORMATS } from '../../src/tables/formats/formats.ts';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { guessMapping } from '../../src/import/guess/guess-mapping.ts';
import { importFiles, SHOP, writeFile } from './support.ts';

/** What people call amounts at which nothing may be sold. */
const DOUBTFUL = {
  cost: `Cost|Cost Price|Unit cost|cost_per_item|standard_price|Standard Price|Purchase Price|Purchase rate|Buying Price|Landing Price|Landed cost|
    Wholesale price|Dealer Price|Distributor rate|Supplier price|Trade price|Factory price|Price (purchase)|Price (cost)|costPrice|खरीद मूल्य|लागत|Khareed|Kharid daam`,
  worth:
    'Rate|Value|Closing Rate|Closing value|Stock Value|Inventory Value|Average rate|Avg. Rate|Total value|Amount|रेट|भाव|Bhav',
  net: 'Net price|Price (excl. GST)|Price excl tax|Price tax excluded|Price without tax|Base price|Basic rate|Taxable value|Price before tax|Ex-GST price',
  unit: 'Unit price|Price per kg|Unit Price (tax incl.)|Rate per unit',
} as const;

/** What is the price for certain. */
const SURE =
  'Price|Selling Price|Selling Rate|Sales Price|Our price|Price (₹)|Price in Rs|Price (incl. GST)|Retail price|Variant Price|कीमत|दाम|बिक्री मूल्य|Daam';
/** What has words of money in it and is something else. */
const OTHERS =
  'Face value|Nutritional value|Purchase date|Shipping cost|Option 1 value|Attribute 1 value(s)|GST rate|Tax rate|Unit|Discount value';

const listed = (text: string) => text.split('|').map((name) => name.trim());

describe('a column that may be no price', () => {
  const rows = Object.entries(DOUBTFUL).flatMap(([doubt, names]) =>
    listed(names).map((name) => [name, doubt] as const),
  );

  test.each(rows)('%s (%s) is asked about, and sells nothing before the answer', async (name, doubt) => {
    expect([doubtOf(name), fieldOfHeading(name)]).toEqual([doubt, undefined]);
    const file = writeFile(
      'stock.csv',
      `SKU,Title,Category,"${name}",Stock\nA-1,Tea cup,Kurtis,312.50,4\nA-2,Tea pot,Kurtis,800.00,2\n`,
    );
    const asked = await importFiles([file]);
    expect(asked.products.size).toBe(0);
    const question = await askPrice(asked.sources.tables, asked.mapping, SHOP);
    expect(question?.candidates.map(({ column }) => column)).toEqual([name]);
    const answered = answerPrice(asked.mapping, name);
    expect(await askPrice(asked.sources.tables, answered, SHOP)).toBeUndefined();
    const sold = await importFiles([file], SHOP, answered);
    expect([...sold.products.values()].map(({ product }) => product.offers)).toEqual([
      { in: { price: 312.5 } },
      { in: { price: 800 } },
    ]);
    // What an earlier import has guessed is no answer.
    const { price: _, ...before } = answered;
    expect((await askPrice(asked.sources.tables, before, SHOP))?.kind).toBe('doubtful');
  });

  test.each(rows.filter(([, doubt]) => doubt !== 'cost'))(
    '%s beside a price is neither price nor fact',
    async (name) => {
      const text = `SKU,Title,Category,"${name}",Price\nA-1,Tea cup,Kurtis,312.50,499\n`;
      const { products, sources, mapping } = await importFiles([writeFile('stock.csv', text)]);
      expect(JSON.stringify(products.get('A-1')?.product)).not.toContain('312');
      expect(products.get('A-1')?.product.offers).toEqual({ in: { price: 499 } });
      expect(await askPrice(sources.tables, mapping, SHOP)).toBeUndefined();
    },
  );

  test.each(listed(SURE))('%s is the price', async (name) => {
    const field = name === 'Offer price' ? 'offers.sale' : 'offers.price';
    expect([doubtOf(name), fieldOfHeading(name)]).toEqual([undefined, field]);
  });

  test.each(listed(OTHERS))('%s is something else', (name) => {
    expect(doubtOf(name)).toBeUndefined();
  });

  test('is asked about where its heading says nothing and its cells are money', async () => {
    const file = writeFile('stock.csv', 'SKU,Title,Wert\nA-1,Tea cup,₹ 312\nA-2,Tea pot,₹ 800\n');
    const { sources, mapping } = await importFiles([file]);
    expect((await askPrice(sources.tables, mapping, SHOP))?.candidates.map(({ column }) => column)).toEqual(['Wert']);
  });
});

const ask = async (text: string) => {
  const { tables, close } = await openSources([writeFile('table.csv', text)]);
  const question = await askPrice(tables, await guessMapping(tables, SHOP), SHOP);
  await close();
  return question;
};

describe('prices that say themselves that they are none', () => {
  test('are asked about where most are below the cost; a single one is refused, until an editor says that it is right', async () => {
    expect((await ask('SKU,Title,Price,Cost price\nA,Cup,90,100\nB,Pot,80,100\nC,Tray,300,100\n'))?.kind).toBe(
      'below-cost',
    );
    const file = writeFile('few.csv', 'SKU,Title,Price,Cost price\nA,Cup,190,100\nB,Pot,180,100\nC,Tray,90,100\n');
    const few = await importFiles([file]);
    expect(await askPrice(few.sources.tables, few.mapping, SHOP)).toBeUndefined();
    expect([...few.products.keys()]).toEqual(['A', 'B']);
    expect(few.refused.get(4)?.[0]).toMatch(/at least 100.*"Cost price".*--price "Price".*price-below-cost/);
    expect((await importFiles([file], SHOP, answerPrice(few.mapping, 'Price'))).products.size).toBe(3);
  });

  test('are asked about where all are far below the MRP', async () => {
    expect((await ask('SKU,Title,Price,MRP\nA,Cup,90,300\nB,Pot,80,400\n'))?.kind).toBe('below-mrp');
    expect(await ask('SKU,Title,Price,MRP\nA,Cup,90,300\nB,Pot,280,400\n')).toBeUndefined();
  });
});

test.each(FORMATS.map(({ id, columns }) => [id, columns] as const))(
  'in a source of %s without a price each column of other amounts may be the answer',
  async (format, columns) => {
    const amounts = Object.keys(columns).filter((column) => ['cost', 'offers.net'].includes(columns[column] ?? ''));
    const mapping = {
      ...{ format, categories: {}, sellers: {} },
      columns: amounts.map((column) => ({
        column,
        field: columns[column] ?? '',
        examples: ['12.50', '9.00'],
        sure: 1,
      })),
    };
    const question = await askPrice([], mapping, SHOP);
    expect(question?.candidates.map(({ column }) => column) ?? []).toEqual(amounts);
  },
);

test('a source that has prices without tax alone asks for them by their name, and keeps the day of its goods', async () => {
  const file = writeFile(
    'prestashop.csv',
    'ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Cost price;Reference #;Product available date\n1;1;Tray;Kurtis;400.00;100.00;T-1;2099-05-01\n',
  );
  const asked = await importFiles([file]);
  const question = await askPrice(asked.sources.tables, asked.mapping, SHOP);
  expect(question?.candidates.map(({ column }) => column)).toEqual(['Price tax excluded', 'Cost price']);
  const { products } = await importFiles([file], SHOP, answerPrice(asked.mapping, 'Price tax excluded'));
  expect(products.get('T-1')?.product).toMatchObject({ offers: { in: { price: 400 } }, availability: '2099-05-01' });
});
