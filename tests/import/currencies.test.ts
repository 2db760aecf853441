import { expect, test } from 'vitest';
import { decimalsOf } from '../../src/core/money/format-price.ts';
import { importFiles, SHOP, tellProblems, writeFile } from './support.ts';

const importIn = (currency: string, text: string) => importFiles([writeFile('table.csv', text)], { ...SHOP, currency });

/** Wix counts what a variant costs more, and a percentage off; amounts of 1.5 units and of the last decimal. */
test.each(['JPY', 'INR', 'KWD'])('amounts that an import counts have the decimals of %s', async (currency) => {
  const decimals = decimalsOf(currency);
  const last = (1 / 10 ** decimals).toFixed(decimals);
  const { products, refused } = await importIn(
    currency,
    `handleId,fieldType,name,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionType1,productOptionDescription1
P,Product,Cup,Kurtis,P,10,,true,PERCENT,12.5,InStock,Size,DROP_DOWN,S;L
P,Variant,,,P-S,,0,true,,,3,Size,,S
P,Variant,,,P-L,,${last},true,,,3,Size,,L
`,
  );
  expect([...refused.values()]).toEqual([]);
  const [small, large] = (products.get('P')?.product.variants ?? []).map(({ offers }) => offers?.['in']);
  const round = (amount: number) => Number(amount.toFixed(decimals));
  expect(small).toEqual({ price: round(Math.round(8.75 * 10 ** decimals) / 10 ** decimals), mrp: 10 });
  expect(large?.price).toBe(round(Number(small?.price) + Number(last)));
  expect(large?.mrp).toBe(round(10 + Number(last)));
});

test('a comma that may stand before three decimals is told, and read where the column tells it', async () => {
  const rows = (...prices: string[]) =>
    `SKU,Title,Category,Price\n${prices.map((price, index) => `C${index},Cup ${index},Kurtis,"${price}"\n`).join('')}`;
  const read = async (currency: string, ...prices: string[]) => {
    const { products, problems } = await importIn(currency, rows(...prices));
    return [[...products.values()].map(({ product }) => product.offers?.['in']?.price), tellProblems(problems)];
  };
  expect(await read('KWD', '1,250')).toEqual([[1250], ['2 warning amount-ambiguous']]);
  expect(await read('KWD', '1,250', '0,750', '12,5')).toEqual([[1.25, 0.75, 12.5], []]);
  expect(await read('KWD', '1.250', '0.750', '1,250.500')).toEqual([[1.25, 0.75, 1250.5], []]);
  expect(await read('KWD', '1.234,500')).toEqual([[1234.5], []]);
  expect(await read('INR', '1,250')).toEqual([[1250], []]);
});

test('a discount has the decimals of a percentage, and one that can’t be read is told', async () => {
  const read = async (kind: string, discount: string) => {
    const { products, problems } = await importIn(
      'INR',
      `handleId,fieldType,name,collection,sku,price,visible,discountMode,discountValue,inventory\nP,Product,Cup,Kurtis,P,1000,true,${kind},"${discount}",InStock\n`,
    );
    return [products.get('P')?.product.offers?.['in'], tellProblems(problems)];
  };
  expect(await read('PERCENT', '33.3333')).toEqual([{ price: 666.67, mrp: 1000 }, []]);
  expect(await read('PERCENT', '12,5 %')).toEqual([{ price: 875, mrp: 1000 }, []]);
  expect(await read('AMOUNT', '125.50')).toEqual([{ price: 874.5, mrp: 1000 }, []]);
  expect(await read('AMOUNT', '10%')).toEqual([{ price: 900, mrp: 1000 }, []]);
  for (const nothing of ['', '0', '0.00']) expect(await read('PERCENT', nothing)).toEqual([{ price: 1000 }, []]);
  for (const [kind = '', wrong = ''] of [
    ['PERCENT', 'a tenth'],
    ['PERCENT', '120'],
    ['AMOUNT', 'USD 5'],
  ])
    expect(await read(kind, wrong)).toEqual([{ price: 1000 }, ['2 left-out sale-price-invalid']]);
});
