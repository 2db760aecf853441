import { describe, expect, test } from 'vitest';
import { findAmountFault } from '../../src/tables/rows/amount-faults.ts';
import { readDay, readDays } from '../../src/tables/rows/read-days.ts';
import { readSale } from '../../src/tables/rows/sale-days.ts';
import { fieldOfBareDays, fieldOfSaleDays } from '../../src/tables/headings/sale-headings.ts';
import { importFiles, SHOP, tellProblems, writeFile } from './support.ts';

const importTable = (text: string) => importFiles([writeFile('table.csv', text)]);

describe('a day', () => {
  test.each([
    ['2026-10-31', '2026-10-31'],
    ['2026/10/31 00:00:00', '2026-10-31'],
    ['31/10/2026', '2026-10-31'],
    ['31.10.26', '2026-10-31'],
    ['10/31/24', '2024-10-31'],
    ['31-Oct-2026', '2026-10-31'],
    ['Oct 31, 2026', '2026-10-31'],
    ['31st October 2026, 11:59 PM', '2026-10-31'],
    ['Mon, 25 Nov 2024 10:00:00 GMT', '2024-11-25'],
    ['20261031', '2026-10-31'],
    // As spreadsheets and programs keep days.
    ['45621', '2024-11-25'],
    ['45621.75', '2024-11-25'],
    ['1732579199', '2024-11-26'],
    ['till 31 Oct 2026', '2026-10-31'],
    ['1 अक्टूबर 2024', '2024-10-01'],
    ['३१/१०/२०२६', '2026-10-31'],
    ['25 நவம்பர் 2024', '2024-11-25'],
    ['25 نوفمبر 2024', '2024-11-25'],
    ['31. Oktober 2024', '2024-10-31'],
    ['31 de octubre de 2024', '2024-10-31'],
    // In India it is the next day.
    ['2026-10-31T18:30:00Z', '2026-11-01'],
    ['2026-10-31T23:59+05:30', '2026-10-31'],
  ])('written as %j is %s', (text, day) => {
    expect(readDay(text)?.day).toBe(day);
  });

  test.each(['end of Diwali', '31 Dec', '31/13/2026', '30/02/2026', '450', '14,300', '1 Jan 2026 and 2 Jan 2026'])(
    '%j is none',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );

  test('of two that may be meant names both', () => {
    expect(readDay('04/05/2026')).toEqual({ day: '2026-05-04', other: { day: '2026-04-05' } });
    expect(readDay('05/05/2026')).toEqual({ day: '2026-05-05' });
  });

  test.each([
    ['2026-10-01T00:00+05:30/2026-10-31T23:59+05:30', '2026-10-01', '2026-10-31'],
    ['1/10/2026 to 31/10/2026', '2026-10-01', '2026-10-31'],
    ['1 Oct 2026 – 31 Oct 2026', '2026-10-01', '2026-10-31'],
    ['01.10.2026-31.10.2026', '2026-10-01', '2026-10-31'],
    ['till 31/10/2026', undefined, '2026-10-31'],
    ['from 31/10/2026', '2026-10-31', undefined],
  ])('and another one are read of %j', (text, from, until) => {
    const days = readDays(text);
    expect([days?.from?.day, days?.until?.day]).toEqual([from, until]);
  });
});

describe('a sale', () => {
  const state = (until: string, today: string, from = '') =>
    readSale({ from, until, days: '' }, undefined, today).state;

  test('is on throughout its last day in India', () => {
    expect(['2026-10-30', '2026-10-31', '2026-11-01'].map((today) => state('31/10/2026', today))).toEqual([
      'on',
      'on',
      'over',
    ]);
    // A moment that begins a day ends the sale with the day before.
    expect(state('2026-11-01T00:00:00+05:30', '2026-11-01')).toBe('over');
    expect(state('', '2026-10-01', '2026-10-02')).toBe('coming');
    expect(state('0000-00-00 00:00:00', '2026-10-01')).toBe('on');
  });

  test('whose day may be of two months is unclear only where that makes a difference', () => {
    expect(state('04/05/2026', '2027-01-01')).toBe('over');
    expect(state('04/05/2026', '2026-01-01')).toBe('on');
    expect(readSale({ from: '', until: '04/05/2026', days: '' }, undefined, '2026-04-20')).toMatchObject({
      state: 'unclear',
      needsOrder: true,
      unclear: '04/05/2026',
    });
    expect(readSale({ from: '', until: '04/05/2026', days: '' }, 'month-first', '2026-04-20').state).toBe('over');
    expect(readSale({ from: '', until: '04/05/2026', days: '' }, 'day-first', '2026-04-20').state).toBe('on');
    // The first day tells how the last one is written.
    expect(state('04/05/2026', '2026-04-20', '01/31/2026')).toBe('over');
  });

  test('that ends before it begins is unclear', () => {
    expect(state('2026-01-01', '2025-06-01', '2026-02-01')).toBe('unclear');
  });
});

describe('headings of the days of a sale', () => {
  test.each([
    'Date sale price ends',
    'special_price_to_date',
    'saleEndDate',
    'Sale ends',
    'Offer valid till',
    'Discount to (yyyy-mm-dd)',
    'promo_ends_at',
    'Price valid until',
    'Offer ends on',
    'ऑफ़र की अंतिम तिथि',
    'सेल समाप्ति',
    'chhoot kab tak',
    'சலுகை முடியும் தேதி',
    'تاريخ انتهاء العرض',
    'Angebot gültig bis',
    'Fin de la promo',
    'sconto fino al',
  ])('%s', (heading) => {
    expect(fieldOfSaleDays(heading)).toBe('offers.sale.until');
  });

  test.each(['special_price_from_date', 'Sale starts', 'Discount from', 'ऑफर शुरू'])('%s', (heading) => {
    expect(fieldOfSaleDays(heading)).toBe('offers.sale.from');
  });

  test.each(['Sale price', 'Offer price', 'MRP', 'Price', 'Discount', 'Discount type', 'Best before', 'Expiry date'])(
    '%s is none',
    (heading) => {
      expect([fieldOfSaleDays(heading), fieldOfBareDays(heading)]).toEqual([undefined, undefined]);
    },
  );
});

describe('a table with a lower price', () => {
  test.each([
    ['sku,title,Regular price,Sale price,Date sale price ends', '200,150,2025-02-01'],
    ['sku,title,price,special_price,special_price_to_date', '200,150,1/31/25'],
    ['sku,title,price,special_price,Valid till', '200,150,45621'],
    ['sku,नाम,कीमत,सेल मूल्य,सेल समाप्ति', '200,150,1 फ़रवरी 2025'],
    ['sku,title,MRP,Offer price,Offer valid till', '200,150,31-Jan-2025'],
    // The price is that of the offer.
    ['sku,title,MRP,price,Offer ends', '200,150,31.01.2025'],
    ['sku,title,price,deal price,deal period', '200,150,1 Jan 2025 to 31 Jan 2025'],
  ])('whose days are over goes on at the price without the sale: %s', async (head, cells) => {
    const { products, problems } = await importTable(`${head}\nA,Cup,${cells}\n`);
    expect(products.get('A')?.product.offers).toEqual({ in: { price: 200 } });
    expect(products.get('A')?.product.attributes).toBeUndefined();
    expect(tellProblems(problems)).toEqual(['2 left-out sale-not-now']);
  });

  test('that runs has it, and the day of its end is told', async () => {
    const { products, problems } = await importTable(
      'sku,title,price,offer price,offer ends\nA,Cup,200,150,31/12/2099\nB,Bowl,200,150,\nC,Jug,200,,31/12/2020\n',
    );
    expect([...products.values()].map(({ product }) => product.offers?.['in'])).toEqual([
      { price: 150, mrp: 200 },
      { price: 150, mrp: 200 },
      { price: 200 },
    ]);
    expect(tellProblems(problems)).toEqual(['2 warning sale-ends']);
  });

  test('is asked about days that can’t be read, and without another price', async () => {
    const { refused } = await importTable(
      'sku,title,price,mrp,offer ends\nA,Cup,150,200,after Diwali\nB,Bowl,150,,1 Jan 2020\nC,Jug,150,200,1 Jan 2020\n',
    );
    expect(refused.get(2)?.[0]).toContain('sale-unclear');
    expect(refused.get(3)?.[0]).toContain('sale-over');
    expect([...refused.keys()]).toEqual([2, 3]);
  });

  test('has one order of day and month, which the mapping keeps', async () => {
    const text = 'sku,title,price,offer price,offer ends\nA,Cup,200,150,04/12/2020\nB,Bowl,200,150,25/12/2020\n';
    const { mapping } = await importTable(text);
    expect(mapping.dates).toBe('day-first');
    const file = writeFile('table.csv', text);
    expect((await importFiles([file], SHOP, { ...mapping, dates: 'month-first' })).mapping.dates).toBe('month-first');
  });

  test('may have a column "Price from" of amounts, which is no day', async () => {
    const { products, mapping } = await importTable('sku,title,price,offer price,price from\nA,Cup,200,150,140\n');
    expect(mapping.columns.map(({ field }) => field)).not.toContain('offers.sale.from');
    expect(products.get('A')?.product.offers).toEqual({ in: { price: 150, mrp: 200 } });
  });
});

test('days of publication are read in all forms, and what can’t be read refuses the row', async () => {
  const { products, refused } = await importTable(
    'sku,title,price,Publish from\nA,Cup,9,15/12/2026\nB,Bowl,9,2026-12-15T09:30\nC,Jug,9,soon\n',
  );
  expect([...products.values()].map(({ product }) => product.publishFrom)).toEqual(['2026-12-15', '2026-12-15T09:30']);
  expect(refused.get(4)?.[0]).toContain('day-unclear');
});

describe('a price that is no amount', () => {
  test.each<readonly [text: string, kind: string, currency?: string]>([
    ['7499.00 PKR', 'currency', 'PKR'],
    ['$12.00', 'currency', 'USD'],
    ['€ 9', 'currency', 'EUR'],
    ['AED 40', 'currency', 'AED'],
    ['500 - 900', 'range'],
    ['₹500 to ₹900', 'range'],
    ['500–900', 'range'],
    ['1.5k', 'short'],
    ['2 lakh', 'short'],
    ['१.५ लाख', 'short'],
    ['-5', 'negative'],
    ['99.999', 'decimals'],
    ['on request', 'word'],
  ])('is called what it is: %j', (text = '', kind, currency) => {
    expect(findAmountFault(text, 'INR')).toEqual(currency === undefined ? { kind } : { kind, currency });
  });

  test('refuses its row with that reason, also in a column of currencies', async () => {
    const { refused } = await importTable(
      'sku,title,price\nA,Shawl,7499.00 PKR\nB,Stole,1.5k\nC,Scarf,500 - 900\nD,Cap,99.999\nE,Tie,0.005\nF,Belt,1e2\n',
    );
    expect([...refused.values()].map(([reason]) => /\((.*)\)$/.exec(reason ?? '')?.[1])).toEqual([
      'currency-unknown',
      'price-short',
      'price-range',
      'price-invalid',
      'price-invalid',
      'price-invalid',
    ]);
    const other = await importTable('sku,title,price,currency\nA,Cup,9,USD\n');
    expect(other.refused.get(2)?.[0]).toContain('these are in USD');
  });
});
