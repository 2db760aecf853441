import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { readCatalog } from '../../../src/catalog/load/load.ts';
import { productTemplate } from '../../../src/core/product/product-columns.ts';
import { runOperator } from '../support/operator.ts';
import { openDashboard } from '../support/dashboard.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { openSeller, photo, SellerAtWork, TEA } from './seller-at-work.ts';
import { signUpSeller } from './sellers.ts';

const MINUTE_MS = 60_000;
const fileOf = (host: TestHost, path: string) => join(host.catalog, path);
const HILL = 'products/tea/garden--hill-1.json';

/** The errors of the catalogue in a test host's folder. */
const errorsOf = (host: TestHost) => readCatalog(host.catalog).problems.filter(({ severity }) => severity === 'error');

export function testSellerProducts(open: OpenHost): void {
  describe('a product that a seller lists', () => {
    test('is kept as a draft, submitted, approved and written into the catalogue, where it is sold', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      const picture = await seller.upload('/seller/product-pictures?name=Front.jpg', await photo());
      expect(picture.data.picture).toMatchObject({ fileName: 'Front.jpg', width: 600, height: 400 });
      const saved = (await seller.save({ ...TEA, pictures: 'front.JPG' })).data;
      expect(saved.product).toMatchObject({ sku: 'HILL-1', status: 'draft', version: 1, isListed: false });
      expect((await host.client.get('/stock')).data.counts).toEqual([]);

      expect((await seller.submit('HILL-1')).submitted).toHaveLength(1);
      expect(await runOperator(host, 'products list')).toContain('HILL-1');
      expect(await runOperator(host, 'products show HILL-1')).toContain('offers.in.price');
      expect(await runOperator(host, 'products pull')).toBe('No product is approved.');
      await runOperator(host, 'products approve HILL-1');
      expect(await runOperator(host, 'products pull')).toContain(`written  HILL-1  ${HILL}`);
      expect(errorsOf(host)).toEqual([]);
      const document = JSON.parse(readFileSync(fileOf(host, HILL), 'utf8'));
      expect(document).toMatchObject({
        sku: 'HILL-1',
        seller: 'garden',
        offers: { in: { price: 149, mrp: 199 } },
        stock: 3,
      });
      const file = readFileSync(fileOf(host, `images/${document.images[0]}`));
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 600 });
      expect((await sharp(file).metadata()).exif).toBeUndefined();

      await host.host.shop.reload();
      expect(await seller.find('HILL-1')).toMatchObject({ status: 'published', isListed: true, priceMinor: 14900 });
      const placed = await host.client.place({ lines: [{ sku: 'HILL-1', quantity: 2 }] });
      expect(placed.order.status).toBe('placed');
      // The answer is kept for a second.
      await expect
        .poll(async () => (await host.client.get('/stock')).data.counts)
        .toEqual([{ sku: 'HILL-1', pieces: 1 }]);
      expect(await runOperator(host, 'products pull')).toBe('No product is approved.');
    });

    test('is refused with what an editor would read, by field', async () => {
      const seller = await openSeller(open);
      const { error } = await seller.save({ ...TEA, price: 'cheap', title: '', gtin: '123', pictures: 'gone.jpg' });
      expect(error?.fields).toMatchInlineSnapshot(`
        {
          "fields.gtin": "Expected a barcode of 8, 12, 13 or 14 digits with the right check digit, such as "8904000210037". Found "123".",
          "fields.pictures": "Expected the name of a picture that you have uploaded. Found "gone.jpg".",
          "fields.price": "Expected an amount in INR such as 499, 499.50 or "4,99,999". Found "cheap".",
          "fields.title": "Please fill this in.",
        }
      `);
      expect((await seller.save({ ...TEA, category: 'teaa' })).error?.fields).toEqual({
        'fields.category': 'Expected a category of this shop. Found "teaa". Hint: did you mean "tea"?',
      });
      expect((await seller.save({ ...TEA, price: 'cheap' })).error?.fields).toHaveProperty(['fields.price']);
      expect((await seller.list()).filter(({ status }) => status !== 'listed')).toEqual([]);
    });

    test('can’t have the SKU of another product, nor a picture from elsewhere', async () => {
      const seller = await openSeller(open);
      expect((await seller.save({ ...TEA, sku: 'CUP' })).error?.fields?.['fields.sku']).toContain('another product');
      const others = new SellerAtWork(seller.host, await signUpSeller(seller.host, 'pots'));
      await seller.save(TEA);
      expect((await others.save({ ...TEA, sku: 'hill-1' })).error?.fields?.['fields.sku']).toContain('another product');
      const { fields = {} } =
        (await seller.save({ ...TEA, sku: 'X', pictures: 'https://a.example/b.jpg' })).error ?? {};
      expect(fields['fields.pictures']).toContain('a picture that you have uploaded');
      expect((await others.upload('/seller/product-pictures?name=a.svg', '<svg/>')).error?.fields).toEqual({
        picture: 'The picture can’t be read: it is a drawing (SVG); save it as PNG or WebP.',
      });
      expect((await others.upload('/seller/product-pictures?name=a.jpg', await photo(50, 40))).error?.fields).toEqual({
        picture: 'The picture has 50 × 40 pixels. It needs at least 256 on the longer side.',
      });
    });

    test('that the operator wants changed says why, and is reviewed again in its new version', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      await seller.save(TEA);
      await seller.submit('HILL-1');
      await runOperator(host, 'products refuse HILL-1', { reason: 'Say which hill.' });
      expect(await seller.find('HILL-1')).toMatchObject({ status: 'changes', reason: 'Say which hill.' });
      host.clock.now += 5 * MINUTE_MS;
      const mail = (await host.mails()).find(({ subject }) => subject === 'Hill Shop: please change HILL-1');
      expect(mail?.text).toContain('Say which hill.');
      expect((await seller.save({ ...TEA, title: 'Munnar tea' }, 7)).code).toBe(409);
      await seller.save({ ...TEA, title: 'Munnar tea' }, 1);
      await seller.submit('HILL-1');
      await expect(runOperator(host, 'products approve HILL-1', { version: '1' })).rejects.toThrow('has changed');
      await runOperator(host, 'products approve HILL-1', { version: '2' });
      // A change after the approval is not published with it.
      await seller.save({ ...TEA, title: 'Munnar tea, new' }, 2);
      expect(await runOperator(host, 'products pull')).toBe('No product is approved.');
    });

    test('of the catalogue is changed in its file, once the operator has agreed', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      const { fields, product } = (await host.client.get('/seller/products/LEAF', { token: seller.token }))
        .data as never;
      // It is sold in two markets, and changed in the one of its category.
      expect([product, fields]).toMatchObject([
        { status: 'listed', version: 0, priceMinor: 9000, currency: 'INR' },
        { price: '90', mrp: '120' },
      ]);
      expect((await seller.save({ sku: 'LEAF', category: 'ae-tea', price: '95' })).error?.fields).toHaveProperty([
        'fields.category',
      ]);
      await seller.save({ sku: 'LEAF', price: '95' });
      await seller.submit('LEAF');
      expect(await runOperator(host, 'products show LEAF')).toMatch(/offers\.in\.price +90 +95/);
      await runOperator(host, 'products approve LEAF');
      await runOperator(host, 'products pull');
      const written = JSON.parse(readFileSync(fileOf(host, 'products/tea/leaf.json'), 'utf8'));
      expect(written.offers).toEqual({ in: { price: 95, mrp: 120 }, ae: { price: 20 } });
      expect(errorsOf(host)).toEqual([]);
    });

    test('is not written over a file that an editor has changed meanwhile, and once only', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      await seller.save({ sku: 'LEAF', price: '95' });
      await seller.save(TEA);
      for (const sku of ['LEAF', 'HILL-1']) {
        await seller.submit(sku);
        await runOperator(host, `products approve ${sku}`);
      }
      const file = fileOf(host, 'products/tea/leaf.json');
      const edited = readFileSync(file, 'utf8').replace('Leaf tea', 'Leaf tea of spring');
      writeFileSync(file, edited);
      await expect(runOperator(host, 'products pull')).rejects.toThrow(
        /written {2}HILL-1[\s\S]*1 of 2 could not be written/,
      );
      expect(readFileSync(file, 'utf8')).toBe(edited);
      expect(readdirSync(join(host.catalog, 'products/tea')).filter((name) => name.endsWith('.tmp'))).toEqual([]);

      // A command that was killed after the file and before the database.
      await host.host.database.write((db) =>
        db.updateTable('seller_products').set({ status: 'approved' }).where('sku', '=', 'HILL-1').execute(),
      );
      await expect(runOperator(host, 'products pull')).rejects.toThrow('there already  HILL-1');
      expect(await seller.find('HILL-1')).toMatchObject({ status: 'published' });

      await host.host.shop.reload();
      await seller.save({ sku: 'LEAF', price: '96' }, 1);
      await seller.submit('LEAF');
      await runOperator(host, 'products approve LEAF');
      await runOperator(host, 'products pull');
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        title: 'Leaf tea of spring',
        offers: { in: { price: 96 } },
      });
    });

    test('has sizes with pieces and measurements, and facts, which the form shows as they were typed', async () => {
      const seller = await openSeller(open);
      const typed = { sizes: 'S:4 (Bust: 36 in; Length: 42 in), M', attributes: 'Fabric: Cotton | Sleeve: Long' };
      const { stock: _, ...tea } = TEA;
      expect((await seller.save({ ...tea, ...typed })).code).toBeUndefined();
      const opened = await seller.host.client.get('/seller/products/HILL-1', { token: seller.token });
      expect(JSON.parse(opened.text).data.fields).toMatchObject(typed);
      expect(await runOperator(seller.host, 'products show HILL-1')).toMatch(/sizes\[0\]\.measurements\.Bust +36 in/);
      const wrong = await seller.save({ ...tea, attributes: 'Cotton' }, 1);
      expect(wrong.error?.fields?.['fields.attributes']).toContain('Expected attributes such as');
    });

    test('has a small copy of its first picture for its seller, where that was uploaded', async () => {
      const seller = await openSeller(open);
      const { client, address } = seller.host;
      const path = '/seller/products/HILL-1/picture';
      await seller.save(TEA);
      expect(await seller.find('HILL-1')).not.toHaveProperty('hasPicture');
      expect((await client.get(path, { token: seller.token })).code).toBe(404);
      await seller.upload('/seller/product-pictures?name=front.jpg', await photo());
      await seller.save({ ...TEA, pictures: 'front.jpg' }, 1);
      expect(await seller.find('HILL-1')).toMatchObject({ hasPicture: true });
      expect(await seller.find('LEAF')).not.toHaveProperty('hasPicture');
      const shown = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${seller.token}` } });
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 208, height: 139 });
      const others = await signUpSeller(seller.host, 'pots');
      expect((await client.get(path, { token: others })).code).toBe(404);
    });

    test('is for its own seller alone', async () => {
      const seller = await openSeller(open);
      const others = new SellerAtWork(seller.host, await signUpSeller(seller.host, 'pots'));
      await seller.save(TEA);
      const own = await seller.find('HILL-1');
      expect((await others.list()).map(({ sku }) => sku)).toEqual(['CUP', 'POT']);
      expect((await seller.host.client.get('/seller/products/HILL-1', { token: others.token })).code).toBe(404);
      expect((await seller.host.client.post('/seller/products/HILL-1/discard', {}, { token: others.token })).code).toBe(
        404,
      );
      const products = [{ id: own?.id, version: 1 }];
      const answer = await seller.host.client.post(
        '/seller/product-submissions',
        { products },
        { token: others.token },
      );
      expect(answer.data).toMatchObject({ submitted: [], skipped: [own?.id] });
      expect((await seller.host.client.post('/seller/products/HILL-1/discard', {}, { token: seller.token })).code).toBe(
        undefined,
      );
      expect(await seller.find('HILL-1')).toBeUndefined();
    });
  });

  describe('the mail about decisions', () => {
    const told = async (host: TestHost) =>
      (await host.mails()).filter(({ text }) => text.includes('/seller-office/products'));

    test('is one for a product that is approved, a few minutes later', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      await seller.save(TEA);
      await seller.submit('HILL-1');
      await runOperator(host, 'products approve HILL-1');
      host.clock.now += 4 * MINUTE_MS;
      expect(await told(host)).toEqual([]);
      host.clock.now += MINUTE_MS;
      const [mail] = await told(host);
      expect([mail?.to, mail?.subject]).toEqual(['anil@garden.example', 'Hill Shop: HILL-1 is approved']);
      expect(mail?.text).toContain('“Hill tea” (HILL-1) is approved.');
      host.clock.now += 60 * MINUTE_MS;
      expect(await told(host)).toHaveLength(1);
    });

    test('is one for all that are decided in a row, by whichever host tells it', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      const other = await host.another();
      const skus = Array.from({ length: 23 }, (_, index) => `T-${String(index + 1).padStart(2, '0')}`);
      const table = [
        'SKU,Category,Title,Price,What it is,Net quantity',
        ...skus.map((sku) => `${sku},tea,Tea ${sku},100,Tea,100 g`),
      ];
      await seller.table(`${table.join('\n')}\n`);
      for (const [index, sku] of skus.entries()) {
        await seller.submit(sku);
        if (index === 3) await runOperator(host, `products refuse ${sku}`, { reason: 'Say which hill.' });
        else await runOperator(host, `products approve ${sku}`);
        host.clock.now += MINUTE_MS;
        await host.host.workers.run();
      }
      // The seller has seen this one on the dashboard.
      await seller.save({ ...TEA, sku: 'T-01' }, 1);
      host.clock.now += 5 * MINUTE_MS;
      other.clock.now = host.clock.now;
      await Promise.all([host.host.workers.run(), other.host.workers.run()]);
      const mails = await told(host);
      expect(mails.map(({ subject }) => subject)).toEqual(['Hill Shop: your products: 21 approved, 1 to change']);
      expect(mails[0]?.text).toMatch(/- Tea T-02 \(T-02\)\n[\s\S]*- and 1 more\n/);
      expect(mails[0]?.text).toContain('- Tea T-04 (T-04): Say which hill.');
      expect(mails[0]?.text).not.toContain('T-01');
    });

    test('waits half an hour at most, and a suspended seller gets none', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      await seller.save(TEA);
      for (let round = 0; round < 8; round++) {
        await seller.submit('HILL-1');
        await runOperator(host, 'products approve HILL-1');
        host.clock.now += 4 * MINUTE_MS;
        await host.host.workers.run();
        await runOperator(host, 'products refuse HILL-1', { reason: `Round ${round}.` });
      }
      expect(await told(host)).toHaveLength(1);
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Not sent.' });
      host.clock.now += 60 * MINUTE_MS;
      expect(await told(host)).toHaveLength(1);
    });
  });

  describe('a table of products', () => {
    test('keeps its good rows, and says of the others row, column, what and how to fix it', async () => {
      const seller = await openSeller(open);
      const answer = await seller.table(
        'SKU,Category,Title,Price,What it is,Net quantity,Sizes\n' +
          'T-1,tea,First tea,100,Tea,100 g,\n' +
          'T-2,tea,Second tea,many,Tea,100 g,\n' +
          'T-1,tea,First again,100,Tea,100 g,\n' +
          'T-4,Tea,Fourth tea,120,Tea,100 g,"S:2, M:x"\n',
      );
      expect(answer.data.rows).toMatchObject([
        { line: 2, sku: 'T-1', state: 'kept', problems: [] },
        { line: 3, sku: 'T-2', state: 'refused', problems: [{ column: 'Price' }] },
        {
          line: 4,
          sku: 'T-1',
          state: 'refused',
          problems: [{ column: 'SKU', message: 'Expected each SKU once: row 2 has this one.' }],
        },
        { line: 5, sku: 'T-4', state: 'refused', problems: [{ column: 'Sizes' }] },
      ]);
      const drafts = (await seller.list()).filter(({ status }) => status === 'draft');
      expect(drafts.map(({ sku, title }) => [sku, title])).toEqual([['T-1', 'First tea']]);

      const again = 'sku,price\nT-1,100\nLEAF,80\n';
      expect((await seller.table(again)).data.rows.map(({ state }) => state)).toEqual(['unchanged', 'kept']);
      expect((await seller.find('T-1'))?.version).toBe(1);
    });

    test('with a cell of 300,000 spaces, or as many columns of them as fit, is refused row by row', async () => {
      const seller = await openSeller(open);
      const cell = `x${' '.repeat(300_000)}x`;
      const answer = await seller.table(`sku,title,attributes\nONE,One,${cell}\nTWO,"${cell}","Fabric: Cotton"\n`);
      const problems = answer.data.rows.map(({ problems: found }) => found);
      expect(problems).toEqual([
        [{ column: 'attributes', message: 'At most 20000 characters.' }],
        [{ column: 'title', message: 'At most 1000 characters.' }],
      ]);
      const long = { sku: 'ONE', attributes: ' '.repeat(20_001) };
      expect((await seller.save(long)).error?.fields).toEqual({ 'fields.attributes': 'At most 20000 characters.' });
    });

    test('is refused as a whole without a SKU, with too many rows, and what is no table with what to do', async () => {
      const seller = await openSeller(open);
      const refuse = async (text: string) => (await seller.table(text)).error?.fields?.['table'];
      expect(await refuse('title\nB\n')).toBe('The table has no column "sku".');
      expect(await refuse('sku,SKU\nA,B\n')).toBe('The table has the column "sku" twice.');
      expect(await refuse('sku\n')).toContain('The table has no rows.');
      expect(await refuse(`sku\n${'A\n'.repeat(501)}`)).toContain('Upload at most 500 at a time.');
      expect((await seller.table('x'.repeat(1_000_001))).status).toBe(413);
    });

    test('of another program is kept with what it has for a seller’s product, and says what is left out', async () => {
      const seller = await openSeller(open);
      const answer = await seller.table(
        'Item Code,Product Name,Category,Selling Price,M.R.P.,Generic name,Net quantity,Colour,Cost price,titel\n' +
          'T-1,Hill tea,Food > Tea,100,150,Tea,100 g,Green,40,A\n',
      );
      expect(answer.data.rows).toMatchObject([{ line: 2, sku: 'T-1', state: 'kept', problems: [] }]);
      expect(answer.data.leftOut).toEqual([{ column: 'Cost price' }, { column: 'titel' }]);
      expect(await seller.fields('T-1')).toMatchObject({
        title: 'Hill tea',
        price: '100',
        mrp: '150',
        colour: 'Green',
      });
    });

    test('with variants, prices in other money, shifted rows and damaged letters has those rows refused', async () => {
      const seller = await openSeller(open);
      const head = 'sku,handle,category,title,price,currency,generic_name,net_quantity';
      const answer = await seller.table(
        `${head}\nA-1,a,tea,A,9,INR,Tea,1 N\nA-2,a,tea,A,9,INR,Tea,1 N\nB,b,tea,B,9,USD,Tea,1 N\n` +
          'C,c,tea,C,1,299,INR,Tea,1 N\nD,d,tea,D\ufffd,9,INR,Tea,1 N\nE,e,tea,E,9,inr,Tea,1 N\n',
      );
      const states = answer.data.rows.map(({ state, problems: [first] }) => [state, first?.column, first?.message]);
      expect(states).toEqual([
        ['refused', undefined, expect.stringMatching(/^Expected one row for each product: row 3 is .*"handle"/)],
        ['refused', undefined, expect.stringMatching(/^Expected one row for each product: row 2 is/)],
        ['refused', 'price', 'Expected a price in INR. Found one in "USD".'],
        ['refused', undefined, expect.stringContaining('needs quotation marks')],
        ['refused', 'title', expect.stringContaining('Save the table again as "CSV UTF-8"')],
        ['kept', undefined, undefined],
      ]);
    });

    test('changes what its cells say and nothing else, and empties only what it says to clear', async () => {
      const seller = await openSeller(open);
      await seller.upload('/seller/product-pictures?name=front.jpg', await photo());
      const { stock: _, ...tea } = TEA;
      await seller.save({
        ...tea,
        pictures: 'front.jpg',
        sizes: 'S:4 (Bust: 36 in), M:6',
        features: 'Dry | Cool',
        attributes: 'Leaf: Whole',
      });
      const before = await seller.fields('HILL-1');
      await seller.table('sku,price,pictures,sizes,features,attributes,mrp\nHILL-1,139,,,,,\n');
      expect(await seller.fields('HILL-1')).toEqual({ ...before, price: '139' });
      await seller.table('sku,mrp,features,attributes\nHILL-1,(clear),(Clear),\n');
      const { mrp: _mrp, features: _features, ...rest } = before;
      expect(await seller.fields('HILL-1')).toEqual({ ...rest, price: '139' });
      expect((await seller.table('sku,price\nHILL-1,(clear)\n')).data.rows).toMatchObject([
        { state: 'refused', problems: [{ column: 'price', message: 'Please fill this in.' }] },
      ]);
    });

    test('of one’s own products is uploaded as it was downloaded without a change', async () => {
      const seller = await openSeller(open);
      const odd = {
        sku: 'ODD',
        title: '=Tea, "odd"',
        description: '-5 °C\n\n+ ice; @home',
        brand: '(brand)',
        offers: { in: { price: '1,499.50', mrp: 1600 } },
        features: ['Dry | cool', '=1+1'],
        attributes: { 'Water: hot': '3 g | cup' },
        sizes: [{ name: 'UK - 6', stock: 3, measurements: { Chest: '36 in, wide' } }, { name: 'S; M' }],
        legal: { genericName: 'Tea', netQuantity: '100 g' },
      };
      writeFileSync(fileOf(seller.host, 'products/tea/odd.json'), JSON.stringify(product(odd)));
      const variants = [
        { sku: 'V-S', options: { Size: 'S' }, offers: { in: { price: 1 } } },
        { sku: 'V-M', options: { Size: 'M' }, offers: { in: { price: 2 } } },
      ];
      writeFileSync(
        fileOf(seller.host, 'products/tea/v.json'),
        JSON.stringify(product({ sku: 'V', options: ['Size'], variants })),
      );
      await seller.host.host.shop.reload();
      expect(errorsOf(seller.host)).toEqual([]);
      await seller.save({ ...TEA, description: 'Of the hills.' });
      const { csv, products, leftOut, next } = await seller.download();
      expect([products, leftOut > 0, next]).toEqual([5, true, undefined]);
      const states = (await seller.table(csv)).data.rows.map(({ sku, state }) => [sku, state]);
      expect(states).toEqual(['GONE', 'HILL-1', 'LEAF', 'ODD', 'TUNIC'].map((sku) => [sku, 'unchanged']));
      expect((await seller.list()).filter(({ status }) => status !== 'listed')).toHaveLength(1);
      // A further column changes nothing of the others.
      await seller.table(csv.replace('1600', '1700'));
      const { document } = await seller.host.host.database.read
        .selectFrom('seller_products')
        .select('document')
        .where('sku', '=', 'ODD')
        .executeTakeFirstOrThrow();
      const file = JSON.parse(readFileSync(fileOf(seller.host, 'products/tea/odd.json'), 'utf8'));
      expect(JSON.parse(document)).toEqual({ ...file, offers: { in: { price: '1,499.50', mrp: 1700 } } });
    });

    test('of more products than an upload may have comes in several', async () => {
      const seller = await openSeller(open);
      for (const part of [0, 1]) {
        const rows = Array.from({ length: 300 }, (_, index) => `M-${part}${index},tea,Tea,9,Tea,1 N`);
        await seller.table(`sku,category,title,price,generic_name,net_quantity\n${rows.join('\n')}\n`);
      }
      const first = await seller.download();
      const second = await seller.download(first.next);
      expect([first.products, second.products, second.next]).toEqual([500, 103, undefined]);
      expect((await seller.table(second.csv)).data.rows.every(({ state }) => state === 'unchanged')).toBe(true);
    });

    test('has sizes as sellers write them, and is told of those that can be read in two ways', async () => {
      const seller = await openSeller(open);
      const head = 'SKU,Category,Title,Price,What it is,Net quantity,Sizes';
      const answer = await seller.table(
        `${head}\nT-1,tea,Tea,100,Tea,100 g,S - 4; M - 6\nT-2,tea,Tea,100,Tea,100 g,UK - 6\n`,
      );
      expect(answer.data.rows).toMatchObject([
        { state: 'kept' },
        { state: 'refused', problems: [{ column: 'Sizes', message: expect.stringContaining('"UK-6" if that is') }] },
      ]);
      expect((await seller.fields('T-1')).sizes).toBe('S:4, M:6');
    });

    test('may be the template with its example', async () => {
      const seller = await openSeller(open);
      const text = productTemplate(['hi', 'ta'])
        .replace('Womenkurtha', 'tea')
        .replace(/"?indigo-front[^,]*/, '');
      expect((await seller.table(text)).data.rows).toMatchObject([{ sku: 'INDIGO-01', state: 'kept', problems: [] }]);
    });
  });

  describe('the operator’s page of a product', () => {
    test('shows its pictures and changes, and approves the version that was looked at', async () => {
      const seller = await openSeller(open);
      const { host } = seller;
      await seller.upload('/seller/product-pictures?name=front.jpg', await photo());
      await seller.save({ ...TEA, pictures: 'front.jpg' });
      await seller.submit('HILL-1');
      const dashboard = await openDashboard(host);
      expect((await dashboard.get('')).text).toContain('1 product to review');
      const { id = '' } = (await seller.find('HILL-1')) ?? {};
      expect((await dashboard.get('/products')).html).toContain(`/products/${id}`);
      // Those of one seller alone.
      expect((await dashboard.get('/products?seller=garden')).html).toContain(`/products/${id}"`);
      const others = await dashboard.get('/products?seller=pots');
      expect(others.html).not.toContain(`/products/${id}"`);
      expect(others.text).toContain(' In review Draft ');
      // A name or a SKU finds it.
      for (const [search, isFound] of [
        ['hill-1', true],
        [TEA.title.slice(2).toUpperCase(), true],
        ['no such tea', false],
      ] as const) {
        const found = await dashboard.get(`/products?${new URLSearchParams({ search })}`);
        expect(found.html.includes(`/products/${id}"`), search).toBe(isFound);
        expect(found.text.includes('No product here fits the search.'), search).toBe(!isFound);
      }
      const page = await dashboard.get(`/products/${id}`);
      expect(page.text).toContain('New product');
      expect(page.html).toMatch(/<button type="submit">Approve</);
      const path = `/products/${id}/pictures/0`;
      expect(page.html).toContain(`/api/operator${path}`);
      const shown = await dashboard.ask(path, { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await fetch(`${host.address}/api/operator${path}`)).status).toBe(403);
      const [, small = ''] = /src="\/api\/operator([^"]+)"/.exec((await dashboard.get('/products')).html) ?? [];
      const thumbnail = await dashboard.ask(small, { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' });
      expect([thumbnail.status, thumbnail.headers['content-type']]).toEqual([200, 'image/webp']);

      await seller.save({ ...TEA, title: 'Other tea' }, 1);
      await seller.submit('HILL-1');
      const late = await dashboard.submit(page, { command: 'products approve' });
      expect(late.text).toContain('has changed this product since you looked at it');
      const done = await dashboard.submit(late, { command: 'products approve' });
      expect(done.text).toContain('The product is approved.');
      expect(await seller.find('HILL-1')).toMatchObject({ status: 'approved' });
    });

    test('decides nothing for people who may not', async () => {
      const seller = await openSeller(open);
      await seller.save(TEA);
      await seller.submit('HILL-1');
      const dashboard = await openDashboard(seller.host, 'orders');
      const { id = '' } = (await seller.find('HILL-1')) ?? {};
      expect((await dashboard.get(`/products/${id}`)).html).not.toContain('products approve');
    });
  });
}
