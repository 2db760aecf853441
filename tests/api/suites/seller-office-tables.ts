import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { makeWorkbook } from '../../import/make-workbook.ts';
import type { Dashboard, Page } from '../support/dashboard.ts';
import type { OpenHost } from '../support/host.ts';
import { readForms } from '../support/read-forms.ts';
import { openOffice, sendStock, stockField, stockRow, tokenOf } from '../support/seller-office.ts';
import { openSeller, photo } from './seller-at-work.ts';

const HEAD = ['Item code', 'category', 'Name of it', 'price', 'generic_name', 'net_quantity', 'shelf'];
const ROWS = [
  ['T-1', 'tea', 'Leaf one', '149', 'Tea', '100 g', 'A'],
  ['T-2', 'tea', 'Leaf two', 'cheap', 'Tea', '100 g', 'B'],
];

const sheetOf = (sheet: string, rows: readonly (readonly string[])[]) => ({
  sheet,
  data: rows.map((row) => row.map((value) => ({ value }))),
});

const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(',')).join('\n');

export function testSellerOfficeTables(open: OpenHost): void {
  const start = async () => {
    const seller = await openSeller(open);
    return { seller, office: await openOffice(seller.host) };
  };
  const upload = async (office: Dashboard, name: string, content: string | Buffer): Promise<Page> => {
    const page = await office.get('/products/table');
    const table = new File([new Uint8Array(Buffer.from(content))], name);
    return office.upload('/products/table', [
      ['form', tokenOf(page)],
      ['table', table],
    ]);
  };
  /** Sends the form of a preview, with other meanings of columns by their positions. */
  const send = (
    office: Dashboard,
    page: Page,
    way: 'look' | 'keep',
    meanings: Readonly<Record<number, string>> = {},
  ) => {
    const form = readForms(page.html).find(({ action }) => action.endsWith('/products/table'));
    const chosen = (form?.controls ?? []).map(
      ({ name, value }) => [name, meanings[Number(name.split('.')[1])] ?? value] as const,
    );
    return office.upload('/products/table', [...(form?.hidden ?? []), ...chosen, ['way', way]]);
  };
  /** What columns are taken for, as the page has it. */
  const meaningsIn = ({ html }: Page): string[] =>
    readForms(html)
      .at(-1)
      ?.controls.map(({ value }) => value) ?? [];

  describe('a table of a seller’s office', () => {
    test.each([
      ['CSV', 'tea.csv', async () => csvOf([HEAD, ...ROWS])],
      ['an Excel workbook', 'tea.xlsx', () => makeWorkbook([sheetOf('Products', [HEAD, ...ROWS])])],
    ])('as %s is shown first: columns, first rows, and which row is refused for what', async (_, name, make) => {
      const { seller, office } = await start();
      const page = await upload(office, name, await make());
      expect(meaningsIn(page)).toEqual(['sku', 'category', '', 'price', 'generic_name', 'net_quantity', '']);
      expect(page.text).toContain('Leaf one Leaf two');
      expect(page.text).toMatch(/0 of 2 rows can be saved as drafts\./);
      expect(page.text).toMatch(/Row 3, T-2, price : .*cheap/i);
      expect(await seller.list()).toHaveLength(3);
      const again = await send(office, page, 'look', { 2: 'title' });
      expect(again.text).toMatch(/1 of 2 rows can be saved as drafts\./);
      expect(again.text).toContain('Save 1 row as a draft');
      expect(await seller.find('T-1')).toBeUndefined();
      const kept = await send(office, again, 'keep');
      expect(kept.text).toMatch(/1 of 2 rows kept as drafts\. 1 not kept/);
      expect(await seller.find('T-1')).toMatchObject({ title: 'Leaf one', status: 'draft' });
      for (const shown of [page, again, kept]) expect(formatFindings(await validateHtml('page', shown.html))).toBe('');
    });

    test('without a SKU is shown with what is missing, until a column is taken for it', async () => {
      const { seller, office } = await start();
      const page = await upload(office, 'tea.csv', csvOf([['Nr', ...HEAD.slice(1, 6)], (ROWS[0] ?? []).slice(0, 6)]));
      expect(page.status).toBe(422);
      expect(page.text).toContain('The table has no column "sku".');
      const again = await send(office, page, 'look', { 0: 'sku', 2: 'title' });
      expect(again.text).toContain('1 of 1 rows can be saved as drafts.');
      await send(office, again, 'keep');
      expect(await seller.find('T-1')).toMatchObject({ title: 'Leaf one' });
    });

    test('is not kept by meanings whose rows nobody has seen', async () => {
      const { seller, office } = await start();
      const page = await upload(office, 'tea.csv', csvOf([HEAD, ROWS[0] ?? []]));
      const unseen = await send(office, page, 'keep', { 2: 'title' });
      expect(unseen.text).toContain('Look at the rows once more, then save them.');
      expect(await seller.find('T-1')).toBeUndefined();
      await send(office, unseen, 'keep');
      expect(await seller.find('T-1')).toBeDefined();
    });

    test('is kept on the page while a photo is refused', async () => {
      const { office } = await start();
      const page = await office.get('/products/table');
      const table = new File([csvOf([HEAD, ...ROWS])], 'tea.csv');
      const small = new File([new Uint8Array(await photo(10, 10))], 'small.jpg');
      const shown = await office.upload('/products/table', [
        ['form', tokenOf(page)],
        ['table', table],
        ['pictures', small],
      ]);
      expect(shown.status).toBe(422);
      expect(shown.text).toContain('small.jpg: ');
      expect(meaningsIn(shown)).toHaveLength(7);
    });

    test('that is no table says so beside its field', async () => {
      const { office } = await start();
      for (const content of ['PK\u0003\u0004 an archive', '%PDF-1.4']) {
        const page = await upload(office, 'tea.xlsx', content);
        expect(page.status).toBe(422);
        expect(page.html).toContain('id="field-table-error"');
      }
    });
  });

  describe('the stock of a seller’s office', () => {
    test('saves several rows at once, and only those that were changed', async () => {
      const { seller, office } = await start();
      const page = await office.get('/stock');
      const saved = await sendStock(office, page, {
        [`pieces.${stockRow(page, 'LEAF')}`]: '7',
        [`pieces.${stockRow(page, 'TUNIC', 'S')}`]: '2',
        [`in.${stockRow(page, 'TUNIC', 'L')}`]: undefined,
      });
      expect(saved.text).toContain('Leaf tea: 7 left.');
      const { products } = (await seller.host.client.get('/seller/stock', { token: seller.token })).data;
      expect(products.find(({ sku }) => sku === 'LEAF')).toMatchObject({ pieces: 7, soldOut: false });
      expect(products.find(({ sku }) => sku === 'TUNIC')?.sizes).toMatchObject([
        { name: 'S', pieces: 2, soldOut: false },
        { name: 'M' },
        { name: 'L', soldOut: true },
      ]);
      expect(formatFindings(await validateHtml('page', saved.html))).toBe('');
      expect((await sendStock(office, saved, {})).text).toContain('Nothing has changed.');
    });

    test('counts up and down without script, and saves nothing before it is asked to', async () => {
      const { seller, office } = await start();
      const page = await office.get('/stock');
      const row = stockRow(page, 'LEAF');
      const piecesOn = (one: Page) => stockField(one, `pieces.${row}`)?.value;
      const one = await sendStock(office, page, { step: `${row} +1`, [`pieces.${row}`]: '4' });
      expect([one.status, piecesOn(one)]).toEqual([200, '5']);
      const less = await sendStock(office, one, { step: `${row} -1` });
      expect(piecesOn(less)).toBe('4');
      const { products } = (await seller.host.client.get('/seller/stock', { token: seller.token })).data;
      expect(products.find(({ sku }) => sku === 'LEAF')?.pieces).toBeUndefined();
      const wrong = await sendStock(office, less, { [`pieces.${row}`]: 'many' });
      expect([wrong.status, piecesOn(wrong)]).toEqual([422, 'many']);
      expect(wrong.text).toContain('Enter a whole number of pieces, or nothing.');
      expect(formatFindings(await validateHtml('page', wrong.html))).toBe('');
    });
  });

  test('a form with more than 12 MB of photos keeps what was typed, and says so beside the field', async () => {
    const { office } = await start();
    const page = await office.get('/products/new');
    const form = readForms(page.html).find(({ hasFiles }) => hasFiles);
    const photos = [1, 2].map((number) => ['photos', new File([new Uint8Array(7_000_000)], `${number}.jpg`)] as const);
    // Photos stand before what is typed, as in the form.
    const typed = {
      title: 'Hill tea',
      sku: 'HILL-1',
      description: 'Leaf\r\nby leaf',
      price: '149',
      sizing: 'stock',
      way: 'send',
    };
    const answer = await office.upload('/products/save', [
      ...(form?.hidden ?? []),
      ...photos,
      ...Object.entries(typed),
    ]);
    expect(answer.status).toBe(422);
    const again = readForms(answer.html).find(({ hasFiles }) => hasFiles);
    for (const name of ['title', 'sku', 'price'] as const)
      expect(again?.controls.find((one) => one.name === name)?.value).toBe(typed[name]);
    expect(answer.html).toMatch(/id="field-pictures-error">Together these files have more than 12 MB/);
    expect(formatFindings(await validateHtml('page', answer.html))).toBe('');
  });
}
