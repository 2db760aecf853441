import { describe, expect, test } from 'vitest';
import { indianDay } from '../../src/core/calendar/indian-day.ts';
import { readDay, readDays } from '../../src/tables/rows/read-days.ts';
import { SHOP, importFiles, tellProblems, writeFile } from './support.ts';

const importTable = (text: string) => importFiles([writeFile('table.csv', text)]);

/** One moment, 1 November 2026 at 2:15 in India, as programs write it. */
const ONE_MOMENT = [
  '2026-10-31T20:45:00Z',
  '2026-10-31T20:45:00.000Z',
  '2026-10-31T20:45:00.123456+0000',
  '2026-10-31 20:45 UTC',
  '2026-10-31 08:45 PM UTC',
  '2026-10-31 20:45 (GMT)',
  '20261031T204500Z',
  'Sat, 31 Oct 2026 20:45:00 GMT',
  '31/10/2026 20:45 UTC',
  '31 Oct 2026, 1:45 PM PDT',
  'Sat Oct 31 2026 13:45:00 GMT-0700 (Pacific Daylight Time)',
  '2026-10-31T13:45:00-07',
  '2026-10-31T13:45:00−07:00',
  '2026-10-31T13:45:00-07:00[America/Los_Angeles]',
  '2026-10-31 13:45 America/Los_Angeles',
  '10/31/2026 1:45 PM PT',
  '2026-10-31 15:45 EST',
  '2026-10-31 21:45 CET',
  '2026-11-01 00:45 GST',
  '2026-11-01 04:45 SGT',
  '2026-11-01 02:15 IST',
  '2026-11-01T02:15 UTC+5:30',
  '2026-11-01 02:15:00 +0530 IST',
  '1793479500',
  '1793479500000',
];

describe('a moment with a zone', () => {
  test.each(ONE_MOMENT)('written as %j is the one in India', (text) => {
    expect(readDay(text)).toMatchObject({ day: '2026-11-01', moment: '2026-11-01T02:15' });
  });

  test('is moved in both orders of day and month', () => {
    expect(readDay('04/05/2026 20:45 UTC')).toEqual({
      ...{ day: '2026-05-05', moment: '2026-05-05T02:15' },
      other: { day: '2026-04-06', moment: '2026-04-06T02:15' },
    });
  });

  test('counts the hour that clocks of its zone are set to on its day', () => {
    expect(readDay('2026-07-01 12:00 America/New_York')?.moment).toBe('2026-07-01T21:30');
    expect(readDay('2026-12-01 12:00 America/New_York')?.moment).toBe('2026-12-01T22:30');
  });

  test('of which nobody knows the zone is none', () => {
    for (const zone of ['BST', 'XYZT', 'Pacific Time', 'Mars/Olympus'])
      expect(readDay(`2026-10-31 20:45 ${zone}`), zone).toBeUndefined();
    for (const time of ['25:10', '20:75']) expect(readDay(`2026-10-31 ${time} UTC`), time).toBeUndefined();
  });

  test('may be one of two', () => {
    for (const text of [
      '2026-10-01T20:45-08:00/2026-10-31T20:45-08:00',
      '2026-10-01T20:45:00.000Z/2026-10-31T20:45:00.000Z',
      '2026-10-01 20:45 PST to 2026-10-31 20:45 PST',
    ]) {
      const days = readDays(text);
      expect([days?.from?.day, days?.until?.day], text).toEqual(['2026-10-02', '2026-11-01']);
    }
  });
});

describe('a day without a time', () => {
  test.each(['2026-10-31', '2026-10-31Z', '2026-10-31+05:30', '2026-10-31T00:00', '31/10/2026 24:00'])(
    'such as %j is the day of its calendar',
    (text) => {
      expect(readDay(text)).toMatchObject({ day: '2026-10-31' });
      expect(readDay(text)).not.toHaveProperty('moment');
    },
  );
});

describe('a table', () => {
  test('says of a sale whose zone nobody knows what to write', async () => {
    const { refused, products } = await importTable(
      'SKU,Title,Price,Sale price,Sale ends\nA,Cup,200,150,2099-10-31 20:45 BST\nB,Mug,200,150,2099-10-31 20:45 PST\n',
    );
    expect([...refused.keys()]).toEqual([2]);
    expect(refused.get(2)?.join()).toContain('2026-12-31T18:00+05:30');
    expect(products.get('B')?.product.offers).toEqual({ in: { price: 150, mrp: 200 } });
  });

  test('publishes at the time in India that it names', async () => {
    const { products } = await importTable(
      'SKU,Title,Price,Publish from,Publish until\nA,Cup,9,2026-12-14T20:45:00.000Z,2026-12-31T18:30:00Z\nB,Mug,9,14/12/2026 18:00,31/12/2026\n',
    );
    expect(products.get('A')?.product).toMatchObject({
      publishFrom: '2026-12-15T02:15',
      publishUntil: '2027-01-01T00:00',
    });
    expect(products.get('B')?.product).toMatchObject({ publishFrom: '2026-12-14T18:00', publishUntil: '2026-12-31' });
  });
});

describe('a day from which goods can be bought', () => {
  const day = indianDay(Date.now() + 40 * 86_400_000);
  const before = indianDay(Date.now() + 39 * 86_400_000);
  const inIndia = `${before}T20:45:00.000Z`;
  const availability = async (heading: string, cells: string, stock = '') => {
    const { products, refused } = await importTable(`SKU,Title,Price,Stock,${heading}\nA,Cup,9,${stock},${cells}\n`);
    return refused.size > 0 ? 'refused' : products.get('A')?.product.availability;
  };

  test('is read as it is written, in India', async () => {
    const [year, month, date] = day.split('-');
    expect(await availability('Availability', inIndia)).toBe(day);
    expect(await availability('Availability,Publish from', `${date}/${month}/${year},31/10/2026`)).toBe(day);
    // Pieces that are there cannot be bought before.
    expect(await availability('Availability', day, '5')).toBe(day);
    expect(await availability('Available from', inIndia, '5')).toBe(day);
    expect(await availability('Restock date', inIndia, '0')).toBe(day);
    expect(await availability('Availability,Available from', `preorder,${inIndia}`)).toBe(day);
  });

  test('says nothing of what is there, or once it is over', async () => {
    expect(await availability('Restock date', day, '5')).toBeUndefined();
    expect(await availability('Availability,Available from', `in stock,${day}`)).toBe('in stock');
    expect(await availability('Available from', '2020-01-01T20:45:00Z', '5')).toBeUndefined();
  });

  test('refuses a row where it can’t be read', async () => {
    expect(await availability('Available from', `${day} 20:45 BST`, '5')).toBe('refused');
    expect(await availability('Available from', '04/05/2099', '5')).toBe('refused');
    expect(await availability('Availability', `${day} 20:45 BST`)).toBe('refused');
    expect(await availability('Availability', '04/05/2099')).toBe('refused');
    expect(await availability('Available from', 'n/a', '5')).toBeUndefined();
  });

  test('of a feed is that of goods that can be ordered before', async () => {
    const item = (sku: string, more: string) =>
      `<item><g:id>${sku}</g:id><g:title>Cup ${sku}</g:title><g:link>https://a.example/</g:link><g:price>9 INR</g:price>${more}</item>`;
    const { products, problems } = await importFiles(
      [
        writeFile(
          'feed.xml',
          `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item('A', `<g:availability>preorder</g:availability><g:availability_date>${before}T13:45-08:00</g:availability_date>`)}${item('B', '<g:availability>preorder</g:availability>')}</channel></rss>`,
        ),
      ],
      SHOP,
    );
    expect(['A', 'B'].map((sku) => products.get(sku)?.product.availability)).toEqual([day, 'sold out']);
    expect(tellProblems(problems)).toEqual(['2 mended availability-invalid']);
  });

  /** All values that schema.org, Google and Meta know. */
  const VALUES = {
    'in stock':
      'InStock|LimitedAvailability|OnlineOnly|MadeToOrder|in_stock|in stock|available for order|http://schema.org/InStock',
    'sold out':
      'OutOfStock|SoldOut|Discontinued|BackOrder|PreOrder|PreSale|Reserved|InStoreOnly|out_of_stock|preorder|backorder|out of stock|discontinued|Coming soon',
  };
  test.each(Object.entries(VALUES).flatMap(([is, values]) => values.split('|').map((value) => [value, is] as const)))(
    'or %s is never left out: %s',
    async (value, is) => {
      for (const written of /^[A-Z]\S*$/.test(value) ? [value, `https://schema.org/${value}`] : [value])
        expect(await availability('Availability', written)).toBe(is);
    },
  );

  test('of structured data is read with its zone', async () => {
    const offers = { '@type': 'Offer', price: '9', priceCurrency: 'INR', availability: 'https://schema.org/PreOrder' };
    const thing = { '@context': 'https://schema.org', '@type': 'Product', sku: 'A', name: 'Cup' };
    const file = writeFile('a.json', JSON.stringify({ ...thing, offers: { ...offers, availabilityStarts: inIndia } }));
    const { products } = await importFiles([file]);
    expect(products.get('A')?.product.availability).toBe(day);
  });
});
