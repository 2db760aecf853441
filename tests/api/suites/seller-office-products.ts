import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { type Dashboard, formsOf, type Page } from '../support/dashboard.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { readForms } from '../support/read-forms.ts';
import { openOffice } from '../support/seller-office.ts';
import { openSeller, photo } from './seller-at-work.ts';

const LANGUAGES = ['en', 'hi', 'ta', 'ar'];

const valid = async ({ html }: Page) => expect(formatFindings(await validateHtml('page', html))).toBe('');

type Fields = readonly (readonly [name: string, value: string | File])[];

/** What a browser without script sends of the product's form on a page, with `typed` in place of what the page has. */
function formOf({ html }: Page, typed: Readonly<Record<string, string>>, files: Fields = []): Fields {
  const [form = ''] = /<form class="parts".*?<\/form>/s.exec(html) ?? [];
  const own = [...form.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^"]+)"[^>]*>/g)].flatMap(
    ([tag, name = '']): Fields => {
      const type = /\btype="(\w+)"/.exec(tag)?.[1];
      if (type === 'file' || (type === 'radio' && !/ checked/.test(tag)) || name in typed) return [];
      const value = tag.startsWith('<textarea')
        ? new RegExp(`name="${name}"[^>]*>\n?([^<]*)</textarea>`).exec(form)?.[1]
        : tag.startsWith('<select')
          ? new RegExp(`name="${name}".*?<option value="([^"]*)" selected`, 's').exec(form)?.[1]
          : /\bvalue="([^"]*)"/.exec(tag)?.[1];
      return [[name, value ?? '']];
    },
  );
  return [...own, ...Object.entries(typed), ...files];
}

const file = async (name: string, width = 600, height = 400): Promise<readonly [string, File]> => [
  'photos',
  new File([new Uint8Array(await photo(width, height))], name, { type: 'image/jpeg' }),
];

const TEA = {
  ...{ title: 'Hill tea', category: 'tea', sku: 'HILL-1', price: '149', mrp: '199', stock: '3' },
  ...{ generic_name: 'Tea', net_quantity: '100 g' },
};

export function testSellerOfficeProducts(open: OpenHost): void {
  const start = async () => {
    const seller = await openSeller(open);
    return { seller, host: seller.host, office: await openOffice(seller.host) };
  };
  const save = async (office: Dashboard, fields: Fields): Promise<Page> =>
    office.follow(await office.upload('/products/save', fields));

  describe("the products of a seller's office", () => {
    test('are typed, sent for review with their photos, changed as the operator asks, and discarded', async () => {
      const { host, office } = await start();
      const blank = await office.get('/products/new');
      const sent = await save(office, formOf(blank, { ...TEA, way: 'send' }, [await file('front.jpg')]));
      expect(sent.text).toContain('HILL-1: sent for review.');
      expect(sent.text).toMatch(/Hill tea HILL-1 · .* In review ₹149\.00 /);
      const [picture = ''] =
        /src="\/api\/seller-office(\/products\/of\/HILL-1\/picture)"/.exec(sent.html)?.slice(1) ?? [];
      expect((await office.get(picture)).headers['content-type']).toBe('image/webp');
      await runOperator(host, 'products refuse HILL-1', { reason: 'A photo of the back, please' });
      expect((await office.get('')).text).toMatch(/ Products 1 waiting .* 1 product to change /);
      const asked = await office.get('/products?status=changes');
      expect(asked.text).toMatch(/Needs changes 1 .* Change this: A photo of the back, please .* Edit Hill tea/);
      const opened = await office.get('/products/of/HILL-1');
      expect(opened.text).toMatch(/Edit Hill tea Needs changes .* Change this: A photo of the back, please/);
      expect(opened.html).toMatch(/name="sku"[^>]* readonly=""[^>]*value="HILL-1"/);
      const two = await save(
        office,
        formOf(opened, { title: 'Hill tea, new', way: 'save' }, [await file('back.jpg', 700)]),
      );
      expect(two.text).toContain('HILL-1: saved as a draft. Send it for review when it is ready.');
      const again = await office.get('/products/of/HILL-1');
      expect(again.html.match(/name="photo"/g)).toHaveLength(2);
      const reviewed = await office.submit(two, { command: 'products send' });
      expect(reviewed.text).toContain('1 product sent for review.');
      const gone = await office.submit(again, { command: 'products discard' });
      expect(gone.text).toContain('HILL-1: draft discarded.');
      expect(gone.text).not.toContain('Hill tea, new');
      for (const page of [blank, sent, asked, opened, again]) await valid(page);
    });

    test('stay as they were typed when something is wrong, with what it is at each field, and photos are kept', async () => {
      const { office } = await start();
      const blank = await office.get('/products/new');
      const typed = { ...TEA, price: 'cheap', title: '', description: 'Picked <b>by hand</b>', colour: 'Green' };
      const wrong = await save(
        office,
        formOf(blank, { ...typed, way: 'send' }, [await file('front.jpg'), await file('tiny.jpg', 50, 40)]),
      );
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('tiny.jpg: The picture has 50 × 40 pixels.');
      expect(wrong.html).toMatch(/<a href="#field-title">Title<\/a>: Enter the title\./);
      expect(wrong.html).toMatch(/name="price"[^>]*aria-invalid="true"|id="field-price"[^>]*aria-invalid="true"/);
      expect(wrong.html).toContain('Picked &lt;b&gt;by hand&lt;/b&gt;</textarea>');
      expect(wrong.html).toMatch(/name="colour"[^>]*value="Green"/);
      // What hides a field that was filled in is open.
      expect(wrong.html).toContain('<details class="card" open>');
      expect(wrong.html.match(/name="photo"/g)).toHaveLength(1);
      await valid(wrong);
      const better = await save(office, formOf(wrong, { title: 'Hill tea', way: 'save' }));
      expect(better.status).toBe(422);
      expect(better.text).toContain('cheap');
      expect(better.text).not.toContain('Enter the title.');
      const kept = await save(office, formOf(better, { price: '१४९', way: 'save' }));
      expect(kept.text).toContain('HILL-1: saved as a draft.');
      expect(kept.text).toContain('₹149.00');
    });

    test('have photos in an order, which are moved and removed before anything is kept', async () => {
      const { office, host } = await start();
      const blank = await office.get('/products/new');
      const files = [await file('a.jpg', 600), await file('b.jpg', 610), await file('c.jpg', 620)];
      const up = await save(office, formOf(blank, { title: 'Hill tea', way: 'photos' }, files));
      expect(up.status).toBe(200);
      const photosOf = (page: Page) =>
        [...page.html.matchAll(/name="photo" value="([^"]+)"/g)].map(([, name = '']) => name);
      const [a, b, c] = photosOf(up);
      expect(up.html).toMatch(/name="title"[^>]*value="Hill tea"/);
      const moved = await save(office, formOf(up, { way: 'up 2' }));
      expect(photosOf(moved)).toEqual([a, c, b]);
      const less = await save(office, formOf(moved, { way: 'out 0' }));
      expect(photosOf(less)).toEqual([c, b]);
      const [, photoPath = ''] = /src="\/api\/seller-office(\/products\/photo\?[^"]+)"/.exec(less.html) ?? [];
      const thumbnail = await office.ask(photoPath.replaceAll('&amp;', '&'), {
        'sec-fetch-mode': 'no-cors',
        'sec-fetch-dest': 'image',
      });
      expect(thumbnail.headers['content-type']).toBe('image/webp');
      await valid(less);
      expect(await host.host.database.read.selectFrom('seller_products').selectAll().execute()).toEqual([]);
    });

    test('have sizes and details row by row, and one more where all are filled', async () => {
      const { office, seller } = await start();
      const blank = await office.get('/products/new');
      const rows = {
        sizing: 'sizes',
        'sizes.0.0': 'S',
        'sizes.0.1': '4',
        'sizes.1.0': 'M',
        'sizes.1.1': '6',
        'sizes.1.2': 'Bust: 38 in',
        'sizes.2.0': 'L',
        'sizes.2.1': '1',
      };
      const more = await save(
        office,
        formOf(blank, { ...TEA, ...rows, 'attributes.0.0': 'Leaf', 'attributes.0.1': 'Whole', way: 'rows' }),
      );
      expect(more.html).toContain('name="sizes.3.0"');
      const open = await save(office, formOf(more, { 'sizes.3.0': 'M 6', way: 'save' }));
      expect(open.status).toBe(422);
      expect(open.text).toContain('Enter the pieces of M 6.');
      const kept = await save(office, formOf(open, { 'sizes.3.0': '', way: 'save' }));
      expect(kept.text).toContain('HILL-1: saved as a draft.');
      const fields = await seller.fields('HILL-1');
      expect(fields).toMatchObject({ sizes: 'S:4, M:6 (Bust: 38 in), L:1', attributes: 'Leaf: Whole' });
      expect(fields['stock'] ?? '').toBe('');
    });

    test('are listed by state and found by words, and all drafts are sent at once', async () => {
      const { office, seller } = await start();
      for (const number of [1, 2, 3]) await seller.save({ ...TEA, sku: `HILL-${number}`, title: `Hill tea ${number}` });
      await seller.submit('HILL-3');
      const all = await office.get('/products');
      expect(all.text).toMatch(/All \d+ Drafts 2 In review 1 /);
      const found = await office.get('/products?search=hill+2');
      expect(found.text).toContain('Hill tea 2');
      expect(found.text).not.toContain('Hill tea 1');
      expect((await office.get('/products?search=nothing')).text).toContain('No product has these words');
      expect((await office.get('/products?status=changes')).text).toContain('No products here');
      const drafts = formsOf(all.html).find(({ drafts: sent = '' }) => sent.includes(','))?.['drafts'] ?? '';
      const sent = await office.submit(all, { command: 'products send', drafts });
      expect(sent.text).toContain('2 products sent for review.');
      // A second tap on the same button.
      expect((await office.submit(all, { command: 'products send', drafts })).text).toContain(
        '2 changed meanwhile: look again.',
      );
      for (const page of [all, found, sent]) await valid(page);
    });

    test('come page by page, each once', async () => {
      const { office, host, seller } = await start();
      await seller.save(TEA);
      await host.host.database.write(async (db) => {
        const row = await db.selectFrom('seller_products').selectAll().executeTakeFirstOrThrow();
        for (let number = 100; number < 170; number++)
          await db
            .insertInto('seller_products')
            .values({ ...row, id: `${row.id.slice(0, -3)}${number}`, sku: `T-${number}`, sku_key: `t-${number}` })
            .execute();
      });
      const seen: string[] = [];
      for (let path = '/products?status=drafts'; path !== ''; ) {
        const page = await office.get(path);
        seen.push(...[...page.html.matchAll(/class="name" href="[^"]*\/of\/([^"]+)"/g)].map(([, sku = '']) => sku));
        path = (/href="\/api\/seller-office(\/products\?[^"]*after=[^"]+)"/.exec(page.html)?.[1] ?? '').replaceAll(
          '&amp;',
          '&',
        );
      }
      expect(seen).toHaveLength(71);
      expect(new Set(seen).size).toBe(71);
    });

    test('are uploaded as a table with photos, and the page says what is wrong with which row', async () => {
      const { office } = await start();
      const page = await office.get('/products/table');
      const [form = ''] = /name="form" value="([^"]+)"/.exec(page.html)?.slice(1) ?? [];
      const table = (text: string): readonly [string, File] => [
        'table',
        new File([text], 'tea.csv', { type: 'text/csv' }),
      ];
      const csv =
        'sku,category,title,price,generic_name,net_quantity,pictures,shelf\nT-1,tea,Leaf <b>one</b>,149,Tea,100 g,front.jpg,A\nT-2,tea,Leaf two,cheap,Tea,100 g,,B\n';
      const [, front] = await file('front.jpg');
      const shown = await office.upload('/products/table', [['form', form], table(csv), ['pictures', front]]);
      const preview = readForms(shown.html).find(({ action }) => action.endsWith('/products/table'));
      const meanings = (preview?.controls ?? []).map(({ name, value }) => [name, value] as const);
      const done = await office.upload('/products/table', [...(preview?.hidden ?? []), ...meanings, ['way', 'keep']]);
      expect(done.text).toMatch(
        /1 of 2 rows kept as drafts\. 1 not kept: correct them and upload it again\. 1 column left out, in whole or in part: shelf\./,
      );
      expect(done.text).toMatch(/Row 3, T-2, price : .*cheap/i);
      expect((await office.get('/products')).text).toContain('Leaf <b>one</b>');
      const send = async (...fields: Fields) => office.upload('/products/table', [['form', form], ...fields]);
      expect((await send()).text).toContain('Choose the spreadsheet.');
      const workbook = await send([
        'table',
        new File(
          [
            await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
              .png()
              .toBuffer(),
          ],
          'tea.xlsx',
        ),
      ]);
      expect(workbook.status).toBe(422);
      expect(workbook.html).toContain('id="field-table-error"');
      expect((await office.upload('/products/table', [['form', 'another'], table(csv)])).status).toBe(403);
      for (const one of [page, shown, done, workbook]) await valid(one);
      const template = await office.get('/products/table/template.csv');
      expect(template.headers['content-disposition']).toBe('attachment; filename="products.csv"');
      expect(template.html).toMatch(/^sku,category,title,/);
      const count = await office.get('/products/table/download');
      expect(count.text).toMatch(/\d+ products? in the file\. Download the table/);
      expect((await office.get('/products/table/products.csv')).html).toContain('T-1,tea,Leaf <b>one</b>,');
      await valid(count);
    });

    test('are for their own seller alone', async () => {
      const { office, seller } = await start();
      await seller.save(TEA);
      for (const path of ['/products/of/CUP', '/products/of/NOBODY-1'])
        expect((await office.get(path)).status).toBe(404);
      expect((await office.get('/products/photo?name=sellers/pots/a.webp&sku=CUP')).status).toBe(404);
      expect((await office.get('/products/photo?name=..%2F..%2Fstore.json&sku=LEAF')).status).toBe(404);
      const page = await office.get('/products/new');
      const taken = await save(office, formOf(page, { ...TEA, sku: 'CUP', way: 'save' }));
      expect(taken.status).toBe(422);
      expect(taken.html).toContain('id="field-sku-error"');
    });

    test('speak each language', async () => {
      const { office, seller } = await start();
      await seller.save({ ...TEA, sizes: 'S:4', stock: '' });
      for (const language of LANGUAGES) {
        const [form = {}] = formsOf((await office.get('/language')).html).filter(({ form: token }) => token);
        await office.post('/language', { ...form, language });
        for (const path of [
          '/products',
          '/products/new',
          '/products/of/HILL-1',
          '/products/table',
          '/products/table/download',
        ]) {
          const page = await office.get(path);
          expect([path, page.status, /<html lang="(\w+)"/.exec(page.html)?.[1]]).toEqual([path, 200, language]);
          await valid(page);
        }
      }
    });
  });
}
