import { describe, expect, test } from 'vitest';
import type { OpenHost } from '../support/host.ts';
import { openSeller, type SellerAtWork, TEA } from './seller-at-work.ts';

export function testSellerTables(open: OpenHost): void {
  describe('a table of products says of what is not taken as it stands', () => {
    const HEAD = 'sku,category,title,price,generic_name,net_quantity';
    const row = (sku: string) => `${sku},tea,Tea,9,Tea,1 N`;
    const messagesOf = ({ data }: Awaited<ReturnType<SellerAtWork['table']>>) =>
      data.rows.flatMap(({ line, state, problems, notes = [] }) =>
        [...problems, ...notes].map(({ column, message }) => [line, state, column, message]),
      );

    test('rows of one SKU: pieces by warehouse are added up, others refused with what differs', async () => {
      const seller = await openSeller(open);
      const answer = await seller.table(
        `${HEAD},godown,qty\n${row('W')},North,4\n${row('X')},North,1\n${row('W')},South,-2\n${row('W')},East,6 pcs\nX,tea,Tea,8,Tea,1 N,South,1\n${row('X')},North,1\n`,
      );
      expect(answer.data.rows.map(({ line, sku, state }) => [line, sku, state])).toEqual([
        [2, 'W', 'kept'],
        [3, 'X', 'kept'],
        [4, 'W', 'kept'],
        [5, 'W', 'kept'],
        [6, 'X', 'refused'],
        [7, 'X', 'refused'],
      ]);
      expect(messagesOf(answer)).toEqual([
        [2, 'kept', 'qty', '3 rows of this SKU differ in their pieces alone. They are added up: 10.'],
        [6, 'refused', 'sku', expect.stringMatching(/row 3 .*"9" in the column "price", and this row has "8"/)],
        [7, 'refused', 'sku', 'Expected each SKU once: row 3 has this one.'],
      ]);
      expect((await seller.fields('W')).stock).toBe('10');
      const wrong = row('R').replace('tea', 'none');
      const refused = await seller.table(`${HEAD},godown,qty\n${wrong},North,4\n${wrong},South,2\n`);
      expect(messagesOf(refused).map(([line, state, column]) => [line, state, column])).toEqual([
        [2, 'refused', 'category'],
        [3, 'refused', undefined],
      ]);
    });

    test('pieces: those owed, parts of a piece, and one number beside several sizes, in table and form', async () => {
      const seller = await openSeller(open);
      const answer = await seller.table(
        `${HEAD},sizes,stock\n${row('A')},,-3\n${row('B')},,2.5\n${row('C')},,"1,204 pcs"\n${row('D')},"S, M",10\n${row('E')},One size,10\n${row('F')},"S:4, M:6",10\n`,
      );
      expect(messagesOf(answer)).toEqual([
        [2, 'kept', 'stock', 'Expected a whole number of pieces, 0 or more. "-3" is read as 0.'],
        [3, 'kept', 'stock', 'Expected a whole number of pieces, 0 or more. "2.5" is read as 2.'],
        [5, 'refused', 'stock', expect.stringContaining('such as S:4, M:6. One number for all of them')],
      ]);
      const shown = await Promise.all(['A', 'B', 'C', 'E', 'F'].map((sku) => seller.fields(sku)));
      expect(shown.map(({ stock, sizes }) => stock ?? sizes)).toEqual(['0', '2', '1204', 'One size:10', 'S:4, M:6']);
      expect(messagesOf(await seller.table('sku,stock\nTUNIC,10\n'))).toMatchObject([
        [2, 'refused', 'stock', expect.stringContaining('such as S:4, M:6')],
      ]);
      const typed = { ...TEA, sizes: 'S, M' };
      expect((await seller.save(typed)).error?.fields?.['fields.stock']).toContain('S:4, M:6');
      expect((await seller.save({ ...TEA, stock: '-3' })).error?.fields?.['fields.stock']).toBe(
        'Expected a whole number such as 1204. Found "-3".',
      );
    });

    test('a weight without a unit, a variant alone, and columns that a new product lacks', async () => {
      const seller = await openSeller(open);
      expect(messagesOf(await seller.table(`${HEAD},weight\n${row('A')},58\n`))).toEqual([
        [2, 'refused', 'weight', expect.stringContaining('such as 58 g or 58 kg')],
      ]);
      await seller.table(`${HEAD},weight,weight unit\n${row('B')},58,kg\n`);
      expect((await seller.fields('B')).weight).toBe('58000 g');
      const parents = `${HEAD},parent\n${row('V')},KURTI\n${row('W')},W\n`;
      expect(messagesOf(await seller.table(parents))).toEqual([
        [2, 'refused', undefined, expect.stringMatching(/^This row is a variant of "KURTI"\./)],
      ]);
      const woo = `ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)\n11,variation,K-S,Kurti - S,1,499,tea,,Size,S\n`;
      expect(messagesOf(await seller.table(woo))).toEqual([
        [2, 'refused', undefined, expect.stringContaining('This row is a variant of "Kurti - S".')],
      ]);
      for (const column of ['title', 'price']) {
        const index = HEAD.split(',').indexOf(column);
        const without = (text: string) => text.split(',').toSpliced(index, 1).join(',');
        expect(messagesOf(await seller.table(`${without(HEAD)}\n${without(row('N'))}\n`))).toMatchObject([
          [2, 'refused', expect.anything(), `The table has no column "${column}". A new product needs it.`],
        ]);
      }
      expect(messagesOf(await seller.table('sku,title\nN,Tea\n'))).toMatchObject([
        [2, 'refused', 'Category', 'The table has no column "category". A new product needs it.'],
      ]);
    });

    test('amounts that may be no price: costs, the worth of stock, prices without tax or of a unit', async () => {
      const seller = await openSeller(open);
      const heads = {
        'Purchase price': 'pay',
        Rate: 'stock is worth',
        'Price excl tax': 'without tax',
        'Unit price': 'kilogram',
      };
      const head = `sku,category,title,generic_name,net_quantity,${Object.keys(heads).join(',')}`;
      const { data, ...answer } = await seller.table(`${head}\nA,tea,Tea,Tea,1 N,1,2,3,4\nLEAF,,,,,1,,,\n`);
      expect(data.leftOut.map(({ column, message }) => [column, message])).toEqual(
        Object.entries(heads).map(([column, said]) => [column, expect.stringContaining(said)]),
      );
      expect(messagesOf({ ...answer, data })).toEqual([
        [
          2,
          'refused',
          'Price',
          'Expected a price. If it is in "Purchase price", "Rate", "Price excl tax", call that column "price".',
        ],
      ]);
      const costly = await seller.table(`${HEAD},Purchase price\n${row('C')},8.50\n${row('D')},20\n`);
      expect(costly.data.leftOut).toEqual([{ column: 'Purchase price' }]);
      expect(messagesOf(costly)).toEqual([
        [3, 'refused', 'price', expect.stringContaining('at least 20: the column "Purchase price" says')],
      ]);
      const later = await seller.table(`${HEAD},publish from\n${row('P')},2099-01-01\n`);
      expect(later.data.leftOut).toMatchObject([
        { message: expect.stringContaining('as soon as the shop has approved') },
      ]);
    });

    test.each(['hi', 'ta', 'ar'])('in the language of the seller: %s', async (language) => {
      const seller = await openSeller(open);
      const { data } = await seller.host.client.post('/seller/product-table', undefined, {
        token: seller.token,
        raw: new Uint8Array(Buffer.from(`${HEAD},qty\n${row('A')},-3\n`)),
        headers: { 'content-type': 'application/octet-stream', 'x-language': language },
      });
      expect(data.rows[0]?.notes?.[0]?.message).toMatch(/[\u0600-\u06ff\u0900-\u097f\u0b80-\u0bff]/);
    });
  });
}
