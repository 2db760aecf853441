import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import type { Placed } from '../support/client.ts';
import type { Dashboard, Page } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost, type TestHostOptions } from '../support/host.ts';
import { openOffice, sendStock, stockField, stockRow } from '../support/seller-office.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

const leaf = { lines: [{ sku: 'LEAF', quantity: 2 }] };
const cup = { lines: [{ sku: 'CUP', quantity: 1 }] };
const LANGUAGES = ['en', 'hi', 'ta', 'ar'];
const PARCEL = { courier: 'Delhivery', tracking: '1490812345678' };
const idOf = ({ order }: Placed): string => order.shipments[0]?.id ?? '';
const pageOf = (placed: Placed): string => `/orders/${idOf(placed)}`;
/** The name of a seller's account in the office. */
const POTS = 'pots@pots.example';

interface Shop {
  readonly host: TestHost;
  readonly office: Dashboard;
  /** Takes steps of an order by the forms of its page; returns what the last page says. */
  readonly take: (placed: Placed, ...steps: string[]) => Promise<Page>;
}

async function openShop(open: OpenHost, options: TestHostOptions = {}): Promise<Shop> {
  const host = await open(options);
  await signUpSeller(host);
  const office = await openOffice(host);
  const take = async (placed: Placed, ...steps: string[]): Promise<Page> => {
    let page = await office.get(pageOf(placed));
    for (const step of steps)
      page = await office.submit(page, { command: `orders ${step}` }, step === 'dispatch' ? PARCEL : {});
    return page;
  };
  return { host, office, take };
}

const formOf = (page: Page): string => /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';

/** Sends the form for several orders. */
async function together(office: Dashboard, what: string, picked: readonly Placed[], from = '/orders'): Promise<Page> {
  const page = await office.get(from);
  const back = /<form class="together".*?name="back" value="([^"]*)"/s.exec(page.html)?.[1] ?? '';
  const picks = picked.map((placed): [string, string] => ['pick', idOf(placed)]);
  return office.post('/orders/together', [['form', formOf(page)], ['back', back], ['do', what], ...picks]);
}

/** The numbers of a list, in its order. */
const numbersOf = ({ html }: Page): string[] =>
  [...html.matchAll(/<a class="name" href="[^"]*">([^<]+)<\/a>/g)].map(([, number]) => number ?? '');

const checkedIn = ({ html }: Page): number => html.split(/name="pick"[^>]* checked/).length - 1;

async function expectValid(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(formatFindings(await validateHtml('office', page.html))).toBe('');
  }
}

export function testSellerOfficeOrders(open: OpenHost): void {
  describe("orders in the seller's office", () => {
    test('what is to be sent comes first, late first, and each list says how much it has', async () => {
      const { host, office, take } = await openShop(open);
      expect((await office.get('/orders')).text).toContain('No orders yet They appear here as soon as somebody buys.');
      const [late, sent] = [await host.client.place(leaf), await host.client.place(leaf)];
      await take(late, 'accept');
      await take(sent, 'accept', 'pack', 'dispatch');
      host.clock.now += 5 * DAY_MS;
      const fresh = await host.client.place(leaf);
      // Nothing of an order that is not paid, nor of others.
      await host.client.place({ ...leaf, payment: 'online' });
      await host.client.place(cup);
      const again = await openOffice(host);
      const list = await again.get('/orders');
      expect(numbersOf(list)).toEqual([late.order.number, fresh.order.number]);
      expect(list.text).toContain('To do 2');
      expect(list.text).toContain('On the way 1');
      expect(list.text).toContain('All 3');
      expect(list.text).toContain('1 to accept, 1 to pack');
      expect(list.text).toMatch(/COD ₹260/);
      expect(numbersOf(await again.get('/orders?status=dispatched'))).toEqual([sent.order.number]);
      const all = await again.get('/orders?status=all');
      expect(numbersOf(all)).toEqual([fresh, sent, late].map(({ order }) => order.number));
      await expectValid(list, all);
    });

    test('orders are found in all lists by number, tracking number, SKU and title', async () => {
      const { host, office, take } = await openShop(open);
      const [sent, fresh] = [await host.client.place(leaf), await host.client.place(leaf)];
      await take(sent, 'accept', 'pack', 'dispatch');
      const page = await office.get('/orders');
      // The search of what is to be done looks in all.
      expect(page.html).toMatch(/<form class="find"[^>]*><input type="hidden" name="status" value="all">/);
      const find = async (words: string) => numbersOf(await office.get(`/orders?status=all&search=${words}`));
      expect(await find(fresh.order.number.toLowerCase())).toEqual([fresh.order.number]);
      expect(await find(PARCEL.tracking)).toEqual([sent.order.number]);
      expect(await find('leaf')).toHaveLength(2);
      expect((await office.get('/orders?search=leaf')).text).toContain('1 to accept');
      expect((await office.get('/orders?status=all&search=nothing')).text).toContain('No order has these words');
    });

    test('a list has pages of 50, from the oldest of what is to be sent', async () => {
      const { host, office, take } = await openShop(open);
      const placed: Placed[] = [];
      for (let count = 0; count < 52; count++)
        placed.push(await host.client.place({ lines: [{ sku: 'LEAF', quantity: 1 }] }));
      await take(placed[1] as Placed, 'accept');
      const first = await office.get('/orders');
      const next = /href="[^"]*(\?after=[\w-]+)"/.exec(first.html)?.[1] ?? '';
      const found = [first, await office.get(`/orders${next}`)].map(numbersOf);
      expect(found.map(({ length }) => length)).toEqual([50, 2]);
      expect(new Set(found.flat())).toEqual(new Set(placed.map(({ order }) => order.number)));
      expect(found[1]).toEqual(placed.slice(50).map(({ order }) => order.number));
    });

    test('an order goes from new to delivered by the forms of its page, and the shopper sees each step', async () => {
      const { host, office, take } = await openShop(open);
      const placed = await host.client.place({ lines: [...leaf.lines, { sku: 'TUNIC', size: 'S', quantity: 1 }] });
      const fresh = await office.get(pageOf(placed));
      for (const text of [
        '+91 98765 43210',
        'COD ₹',
        'Cash, due',
        '2 × Leaf tea',
        'Tea picker tunic, S',
        'Dispatch by',
      ])
        expect(fresh.text).toContain(text);
      // A new order is accepted before anything is printed.
      expect(fresh.html).not.toContain('/print?');
      const accepted = await take(placed, 'accept');
      expect(accepted.text).toContain(`${placed.order.number}: Accepted`);
      expect(accepted.html).toContain('/print?kind=label');
      const packed = await take(placed, 'pack');
      expect(packed.html).toContain('<option value="India Post">');
      const sent = await take(placed, 'dispatch');
      expect(sent.text).toContain('Delhivery');
      expect(sent.text).toContain('26-27/00001');
      const there = await take(placed, 'deliver');
      expect(there.text).toContain('Paid ₹');
      expect(there.html).not.toContain('kind=label');
      await expectValid(fresh, accepted, packed, sent, there);
      const { timeline } = await host.client.read(placed);
      expect(timeline.map(({ event }) => event)).toEqual(['placed', 'accepted', 'packed', 'dispatched', 'delivered']);
    });

    test('the tracking number leads to the page of a courier that the shop knows', async () => {
      const couriers = [{ name: PARCEL.courier, track: 'https://delhivery.example/find?parcel={number}' }];
      const catalog = writeTestShop({ 'store.json': parts.store({ name: 'Hill Shop', couriers }) });
      const { host, take } = await openShop(open, { catalog });
      const page = await take(await host.client.place(leaf), 'accept', 'pack', 'dispatch');
      expect(page.html).toContain(`<a href="https://delhivery.example/find?parcel=${PARCEL.tracking}">`);
    });

    test('a courier and a tracking number are asked for', async () => {
      const { host, office, take } = await openShop(open);
      const placed = await host.client.place(leaf);
      const page = await take(placed, 'accept', 'pack');
      const said = await office.submit(page, { command: 'orders dispatch' }, { ...PARCEL, tracking: '' });
      expect(said.html).toContain('class="notice error"');
      expect(said.text).toContain('Tracking number');
      expect((await host.client.read(placed)).shipments[0]?.status).toBe('packed');
    });

    test('an order is declined with a ready reason or an own one, and with none is not', async () => {
      const { host, office } = await openShop(open);
      for (const [typed, reason] of [
        [{ ready: 'Out of stock' }, 'Out of stock'],
        [{ ready: 'Out of stock', reason: 'The last piece was torn.' }, 'The last piece was torn.'],
      ] as const) {
        const placed = await host.client.place(leaf);
        const page = await office.get(pageOf(placed));
        const none = await office.submit(page, { command: 'orders decline' });
        expect(none.text).toContain('Enter the reason.');
        const declined = await office.submit(page, { command: 'orders decline' }, typed);
        expect(declined.text).toContain(`${placed.order.number}: Cancelled`);
        expect(declined.text).toContain(reason);
        expect((await host.client.read(placed)).shipments[0]).toMatchObject({ status: 'cancelled', reason });
      }
    });

    test('a parcel that comes back is reported step by step, until it is back or lost', async () => {
      const { host, office, take } = await openShop(open);
      const placed = await host.client.place(leaf);
      await take(placed, 'accept', 'pack', 'dispatch');
      expect((await take(placed, 'attempted')).html).not.toContain('orders attempted');
      expect((await take(placed, 'refused')).text).toContain('Refused at the door, on its way back to the seller');
      await take(placed, 'returning');
      const back = await take(placed, 'back');
      expect(back.text).toContain('Not delivered, back at the seller');
      expect(back.html).not.toContain('name="command"');
      const lost = await host.client.place(leaf);
      expect((await take(lost, 'accept', 'pack', 'dispatch', 'lost')).html).not.toContain('name="command"');
      await expectValid(await office.get(pageOf(lost)), back);
    });

    test('says what has become of an order that its shopper has cancelled meanwhile', async () => {
      const { host, office } = await openShop(open);
      const placed = await host.client.place(leaf);
      const page = await office.get(pageOf(placed));
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      const said = await office.submit(page, { command: 'orders accept' });
      expect(said.html).toContain('class="notice error"');
      expect(said.text).toContain(`${placed.order.number} has changed in the meantime: Cancelled.`);
    });

    test('has nothing of the orders of others', async () => {
      const { host, office } = await openShop(open);
      await signUpSeller(host, 'pots');
      const [own, foreign] = [await host.client.place(leaf), await host.client.place(cup)];
      expect((await office.get(pageOf(foreign))).status).toBe(404);
      const act = { form: formOf(await office.get(pageOf(own))), command: 'orders accept', word: idOf(foreign) };
      expect(
        (await office.follow(await office.post('/act', { ...act, back: '/seller-office/orders' }))).html,
      ).toContain('class="notice error"');
      const said = await office.follow(await together(office, 'accept', [own, foreign]));
      expect(said.text).toContain(`${own.order.number}: Accepted`);
      expect(said.text).not.toContain(foreign.order.number);
      expect((await host.client.read(foreign)).shipments[0]?.status).toBe('placed');
      expect((await office.get(`/print?kind=label&shipments=${idOf(foreign)}`)).text).not.toContain('Asha Devi');
      expect((await (await openOffice(host, POTS)).get(pageOf(foreign))).status).toBe(200);
    });

    test('each page is whole in every language', async () => {
      const { host, office } = await openShop(open);
      const placed = await host.client.place(leaf);
      const missing = await office.get('/language');
      for (const language of LANGUAGES) {
        await office.post('/language', { form: formOf(missing), language });
        const paths = ['/orders', pageOf(placed), '/returns', '/stock'];
        const pages: Page[] = [];
        for (const path of paths) pages.push(await office.get(path));
        await expectValid(...pages);
        for (const { html } of pages) expect(html).toContain(`<html lang="${language}"`);
        if (language !== 'en')
          for (const { text } of pages)
            expect(text).not.toMatch(/\b(?:Accept|Delivery address|Next step|Returned|Show more)\b/);
      }
    });
  });

  describe('several orders in the office', () => {
    test('are accepted and packed at once, with what became of each, and stay selected', async () => {
      const { host, office } = await openShop(open);
      const [first, cancelled, second] = [
        await host.client.place(leaf),
        await host.client.place(leaf),
        await host.client.place(leaf),
      ];
      expect(checkedIn(await office.get('/orders'))).toBe(0);
      expect(checkedIn(await office.get('/orders?pick=all'))).toBe(3);
      const all = [first, cancelled, second];
      await host.client.post(`/orders/${cancelled.order.number}/cancel`, {}, cancelled.own);
      const accepted = await office.follow(await together(office, 'accept', all));
      expect(accepted.text).toContain('2 orders accepted');
      expect(accepted.text).toContain(`${cancelled.order.number}: not changed. Now: Cancelled`);
      expect(accepted.text).toContain(`${second.order.number}: Accepted`);
      expect(checkedIn(accepted)).toBe(2);
      await expectValid(accepted);
      // What was accepted before is not told again.
      const repeated = await office.follow(await together(office, 'accept', [first]));
      expect(repeated.text).toContain('0 orders accepted');
      expect(repeated.text).not.toContain(`${first.order.number}: Accepted`);
      const packed = await office.follow(await together(office, 'pack', [first, second], '/orders?status=accepted'));
      expect(packed.text).toContain('2 orders packed');
      // They have left the list of accepted ones.
      expect(checkedIn(packed)).toBe(2);
      // A step of a row does not carry the selection along.
      expect(packed.html).not.toMatch(/name="back" value="[^"]*picked/);
    });

    test('are printed for together, new ones excepted', async () => {
      const { host, office, take } = await openShop(open);
      const [fresh, ready, other] = [
        await host.client.place(leaf),
        await host.client.place(leaf),
        await host.client.place(leaf),
      ];
      for (const placed of [ready, other]) await take(placed, 'accept');
      const page = await office.follow(await together(office, 'label', [fresh, ready, other]));
      expect(page.text).toContain('Shipping labels');
      expect(page.html.split('<article').length - 1).toBe(2);
      const a4 = /href="\/api\/seller-office([^"]*size=a4)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect((await office.get(a4)).html).toContain('@page{size:210mm 297mm');
      const slips = await office.follow(await together(office, 'pack-slip', [ready]));
      expect(slips.text).toContain('2 pieces in this parcel');
      expect(slips.html).toContain(`href="/api/seller-office${pageOf(ready)}"`);
      const refused = await office.follow(await together(office, 'label', [fresh]));
      expect(refused.text).toContain('Accept an order before you print for it.');
      expect((await office.follow(await together(office, 'accept', []))).text).toContain('Select orders first.');
      expect((await together(office, 'burn', [fresh])).status).toBe(404);
      expect((await office.get('/print?kind=secret&shipments=1')).status).toBe(404);
    });
  });

  describe("returns in the seller's office", () => {
    const photo = () =>
      sharp({ create: { width: 200, height: 150, channels: 3, background: '#3a6' } })
        .jpeg()
        .toBuffer();

    async function askBack({ host, take }: Shop, hasPhoto = false) {
      const placed = await host.client.place(leaf);
      await take(placed, 'accept', 'pack', 'dispatch', 'deliver');
      const path = `/orders/${placed.order.number}/returns`;
      const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }];
      const wanted = { lines, reason: 'too bitter', note: 'It tastes of smoke.' };
      const { order } = (await host.client.post(path, wanted, placed.own)).data;
      const id = order.shipments[0]?.returns.at(-1)?.id ?? '';
      if (hasPhoto)
        await host.client.post(`${path}/${id}/pictures`, undefined, {
          ...placed.own,
          raw: new Uint8Array(await photo()),
          headers: { 'content-type': 'application/octet-stream' },
        });
      return { placed, id };
    }

    test('a return is answered and received, and its refund told', async () => {
      const shop = await openShop(open);
      const { host, office } = shop;
      const { placed, id } = await askBack(shop);
      const list = await office.get('/returns');
      expect(numbersOf(list)).toEqual([placed.order.number]);
      expect(list.text).toContain('Open 1');
      expect(list.text).toContain('Too bitter');
      const page = await office.get(`/returns/${id}`);
      expect(page.text).toContain('“It tastes of smoke.”');
      expect(page.text).toContain('No photos');
      expect(page.html).toMatch(/<li aria-current="step"><b>Accept<\/b>/);
      expect((await office.get(pageOf(placed))).html).toContain(`/returns/${id}"`);
      const accepted = await office.submit(page, { command: 'returns accept' });
      expect(accepted.html).toMatch(/<li aria-current="step"><b>Check parcel<\/b>/);
      expect(accepted.text).toContain('Received: refund ₹90');
      const received = await office.submit(accepted, { command: 'returns received' });
      expect(received.text).toContain(`Return of ${placed.order.number}: Refunding`);
      expect(received.text).toContain('₹90.00 refund on its way');
      expect(received.html).toContain('kind=credit-note');
      expect((await office.get('/returns')).text).toContain('No returns here');
      const over = await office.get('/returns?status=received');
      expect(over.text).toContain('₹90.00 refund on its way');
      await expectValid(list, page, accepted, received, over);
      // Again it is refused, as it is over.
      const again = await office.submit(page, { command: 'returns refuse' }, { reason: 'It was opened.' });
      expect(again.html).toContain('class="notice error"');
      expect((await host.client.read(placed)).payment.refunds).toMatchObject([{ amountMinor: 9_000 }]);
    });

    test('a return is refused with a reason that the shopper reads', async () => {
      const shop = await openShop(open);
      const { office } = shop;
      const { placed, id } = await askBack(shop);
      const page = await office.get(`/returns/${id}`);
      expect((await office.submit(page, { command: 'returns refuse' })).html).toContain('class="notice error"');
      const refused = await office.submit(page, { command: 'returns refuse' }, { reason: 'It was opened.' });
      expect(refused.text).toContain('Refused, no refund');
      expect(refused.text).toContain('It was opened.');
      expect((await shop.host.client.read(placed)).shipments[0]?.returns[0]).toMatchObject({
        answer: 'It was opened.',
      });
      expect((await office.get('/returns?status=refused')).text).toContain('Refused, no refund');
    });

    test('the photos of a return are shown to its own seller alone', async () => {
      const shop = await openShop(open);
      const { host, office } = shop;
      await signUpSeller(host, 'pots');
      const { id } = await askBack(shop, true);
      const page = await office.get(`/returns/${id}`);
      expect(page.html).toContain(`<img src="/api/seller-office/returns/${id}/pictures/1"`);
      const ask = (who: Dashboard, number: number) =>
        who.ask(`/returns/${id}/pictures/${number}`, { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' });
      const shown = await ask(office, 1);
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await ask(office, 2)).status).toBe(404);
      expect((await ask(await openOffice(host, POTS), 1)).status).toBe(404);
      expect((await (await openOffice(host, POTS)).get(`/returns/${id}`)).status).toBe(404);
      await expectValid(page);
    });
  });

  describe("the stock in the seller's office", () => {
    /** Sends the form with changes of a product, by their fields and sizes: `pieces.S`. */
    const save = (
      office: Dashboard,
      page: Page,
      sku: string,
      changes: Readonly<Record<string, string | undefined>>,
    ) => {
      const named = Object.entries(changes).map(([name, value]) => {
        const [field, size] = name.split('.');
        return [`${field}.${stockRow(page, sku, size)}`, value] as const;
      });
      return sendStock(office, page, Object.fromEntries(named));
    };

    test('a product or a size is taken off sale and put back, and its pieces are counted', async () => {
      const { host, office } = await openShop(open);
      const read = async () => (await host.client.get('/stock')).data;
      const page = await office.get('/stock');
      expect(page.text).toContain('Leaf tea');
      expect(page.text).not.toContain('CUP');
      const off = await save(office, page, 'TUNIC', { 'in.S': undefined });
      expect(off.text).toContain('Tea picker tunic, Size S: sold out.');
      expect((await read()).soldOut).toEqual([{ sku: 'TUNIC', size: 'S' }]);
      const on = await save(office, off, 'TUNIC', { 'in.S': 'yes', 'pieces.S': '3' });
      expect(on.text).toContain('Tea picker tunic, Size S: can be ordered again. Tea picker tunic, Size S: 3 left.');
      const gone = await save(office, on, 'TUNIC', { in: undefined });
      expect((await read()).soldOut).toEqual([{ sku: 'TUNIC' }]);
      // Sizes of what is sold out as a whole keep what they had.
      expect(gone.html).toMatch(/aria-label="S in stock"[^>]* disabled/);
      const back = await save(office, gone, 'TUNIC', { in: 'yes' });
      expect((await read()).soldOut).toEqual([]);
      expect(stockField(back, `pieces.${stockRow(back, 'TUNIC', 'S')}`)?.value).toBe('3');
      const uncounted = await save(office, back, 'TUNIC', { 'pieces.S': '' });
      expect(uncounted.text).toContain('Tea picker tunic, Size S: not counted.');
      await expectValid(page, off, gone, uncounted);
    });

    test('saves what was changed alone, so that pieces that were sold meanwhile stay sold', async () => {
      const { host, office } = await openShop(open);
      await save(office, await office.get('/stock'), 'LEAF', { pieces: '9' });
      const page = await office.get('/stock');
      await host.client.place(leaf);
      const off = await save(office, page, 'LEAF', { in: undefined });
      expect(stockField(off, `pieces.${stockRow(off, 'LEAF')}`)?.value).toBe('7');
      expect((await save(office, off, 'LEAF', {})).text).toContain('Nothing has changed.');
    });

    test('refuses what is no number of pieces as a whole, and products of others', async () => {
      const { host, office } = await openShop(open);
      const page = await office.get('/stock');
      for (const pieces of ['-1', '1.5', 'many', '1000001'])
        expect((await save(office, page, 'LEAF', { pieces, in: undefined })).text).toContain(
          'Enter a whole number of pieces, or nothing.',
        );
      const position = stockRow(page, 'LEAF').split('.')[0];
      const other = { [`sku.${position}`]: 'CUP', [`in.${position}.0`]: undefined };
      expect((await sendStock(office, page, other)).text).toContain('You have no such product.');
      expect((await host.client.get('/stock')).data.soldOut).toEqual([]);
    });

    test('finds products by words of title and SKU', async () => {
      const { office } = await openShop(open);
      const found = await office.get('/stock?search=picker tunic'.replace(' ', '+'));
      expect(found.text).toContain('Tea picker tunic');
      expect(found.text).not.toContain('Leaf tea');
      expect((await office.get('/stock?search=nothing')).html).toContain('class="empty"');
      await expectValid(found);
    });
  });

  test('mails of an order and a return lead a seller to its page in the office', async () => {
    const shop = await openShop(open);
    const { host, office, take } = shop;
    const placed = await host.client.place(leaf);
    const [told] = (await host.mailsOf('seller-order')).slice(-1);
    const link = /http\S+\/seller-office(\/orders\/[\w-]+)/.exec(told?.text ?? '')?.[1] ?? '';
    expect((await office.get(link)).text).toContain(placed.order.number);
    await take(placed, 'accept', 'pack', 'dispatch', 'deliver');
    const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }];
    await host.client.post(`/orders/${placed.order.number}/returns`, { lines, reason: 'Too bitter' }, placed.own);
    const [asked] = (await host.mailsOf('seller-return')).slice(-1);
    const returns = /http\S+\/seller-office(\/returns\/[\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await office.get(returns)).text).toContain('Too bitter');
  });
}
