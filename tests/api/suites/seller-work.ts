import { describe, expect, test } from 'vitest';
import { decodeHtml } from '../support/decode-html.ts';
import type { Client, Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const leaf = { lines: [{ sku: 'LEAF', quantity: 2 }] };
const cup = { lines: [{ sku: 'CUP', quantity: 1 }] };
const tracking = { courier: 'Delhivery', trackingNumber: '1490812345678' };
const idOf = ({ order }: Placed): string => order.shipments[0]?.id ?? '';

async function step(client: Client, token: string, placed: Placed, ...steps: string[]): Promise<void> {
  for (const name of steps) {
    const body = name === 'dispatch' ? tracking : {};
    const { code } = await client.post(`/seller/shipments/${idOf(placed)}/${name}`, body, { token });
    expect(code, name).toBeUndefined();
  }
}

/** The page with documents of orders, as the dashboard opens it. */
async function print(
  host: TestHost,
  token: string,
  kind: string,
  placed: readonly Placed[],
  size = '',
): Promise<string> {
  const body = { kind, shipmentIds: placed.map(idOf) };
  const { path } = (await host.client.post('/seller/documents', body, { token })).data;
  const answer = await host.client.get(`${path}${size && `&size=${size}`}`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return answer.text;
}

/** The text of a page as a reader sees it, barcodes by their names. */
const wordsOf = (page: string): string =>
  decodeHtml(
    page
      .replace(/<(?:style|script).*?<\/(?:style|script)>/gs, '')
      .replace(/<svg[^>]*aria-label="([^"]*)".*?<\/svg>/gs, ' [$1] ')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');

/** The link in the mail to a seller without an account. */
async function linkTo(host: TestHost): Promise<string> {
  const [mail] = (await host.mailsOf('seller-order')).slice(-1);
  return /\/seller\/order-link\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
}

export function testSellerWork(open: OpenHost): void {
  describe('accepting several orders', () => {
    test('tells of each what became of it, and the same again when the request is repeated', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const [first, cancelled, second] = [await client.place(leaf), await client.place(leaf), await client.place(leaf)];
      const foreign = await client.place(cup);
      await client.post(`/orders/${cancelled.order.number}/cancel`, {}, cancelled.own);
      const body = { shipmentIds: [first, cancelled, foreign, second, first].map(idOf) };
      const ask = async () =>
        (await client.post('/seller/shipments/accept', body, { token })).data.results.map(
          ({ shipmentId, isAccepted, shipment }) => [shipmentId, isAccepted, shipment?.status],
        );
      const results = await ask();
      expect(results).toEqual([
        [idOf(first), true, 'accepted'],
        [idOf(cancelled), false, 'cancelled'],
        [idOf(foreign), false, undefined],
        [idOf(second), true, 'accepted'],
      ]);
      expect(await ask()).toEqual(results);
      const { timeline } = await client.read(first);
      expect(timeline.filter(({ event }) => event === 'accepted')).toHaveLength(1);
      expect((await client.read(foreign)).shipments[0]?.status).toBe('placed');
    });

    test('tells each shopper once', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = [await host.client.place(leaf), await host.client.place(leaf)];
      const body = { shipmentIds: placed.map(idOf) };
      await Promise.all([1, 2].map(() => host.client.post('/seller/shipments/accept', body, { token })));
      const told = (await host.mails()).filter(({ subject }) => subject.includes('accepted'));
      expect(told).toHaveLength(2);
    });

    test('takes from 1 to 50 of them', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const ask = async (shipmentIds: unknown) =>
        (await host.client.post('/seller/shipments/accept', { shipmentIds }, { token })).code;
      const unknown = '00000000-0000-7000-8000-000000000000';
      expect(await ask([])).toBe(422);
      expect(await ask(Array.from({ length: 51 }, () => unknown))).toBe(422);
      expect(await ask(['1'])).toBe(422);
      expect(await ask([unknown])).toBeUndefined();
    });
  });

  describe('documents of a seller', () => {
    test('a label has recipient, PIN code, cash to collect, order number as a barcode, and the sender with its GSTIN', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({
        ...leaf,
        address: {
          line1: '12 <Mango> Lane',
          landmark: 'By the well',
          city: 'Jaipur',
          state: 'rajasthan',
          pinCode: '302 001',
        },
      });
      await step(host.client, token, placed, 'accept');
      const words = wordsOf(await print(host, token, 'label', [placed]));
      for (const text of [
        'COD: collect ₹260',
        'Deliver to Asha Devi 12 <Mango> Lane By the well Jaipur, Rajasthan Phone +91 98765 43210 PIN 302001',
        `[Barcode ${placed.order.number}] Order ${placed.order.number}`,
        'Pieces: 2. Weight: ________ g',
        'Green Garden LLP 1 Hill Road, Munnar, Kerala 685612, India Phone +91 12345 00001 GSTIN 32AAACI1681G1ZY',
      ])
        expect(words).toContain(text);
      // What is in the parcel is for its recipient alone.
      expect(words).not.toMatch(/LEAF|Leaf/);
    });

    test('a label of a paid order collects nothing, and has the courier’s number once it is known', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({ ...leaf, payment: 'online' });
      const bank = host.host.simulator?.bank;
      const session = await host.client.startPayment(placed);
      const paid = bank?.findSession(session);
      if (bank && paid) bank.act(paid, 'success');
      await bank?.settle();
      await step(host.client, token, placed, 'accept', 'pack', 'dispatch');
      const words = wordsOf(await print(host, token, 'label', [placed]));
      expect(words).toContain('PREPAID Collect nothing');
      expect(words).toContain('[Barcode 1490812345678] Delhivery 1490812345678');
      expect(words).not.toContain('COD');
    });

    test('labels come as A6, 4 by 6 inches, or four on a sheet of A4', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed: Placed[] = [];
      for (let count = 0; count < 5; count++) placed.push(await host.client.place(leaf));
      const sizes: Record<string, [string | undefined, number]> = {};
      for (const size of ['a6', '4x6', 'a4']) {
        const page = await print(host, token, 'label', placed, size);
        sizes[size] = [/@page\{size:([^;]*)/.exec(page)?.[1], page.split('<div class="sheet">').length - 1];
        expect(page.split('<article').length - 1).toBe(5);
      }
      expect(sizes).toEqual({ a6: ['105mm 148mm', 0], '4x6': ['4in 6in', 0], a4: ['210mm 297mm', 2] });
    });

    test('a pack slip lists what is packed, without prices', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const placed = await host.client.place({
        lines: [
          { sku: 'LEAF', quantity: 2 },
          { sku: 'TUNIC', size: 'S', quantity: 1 },
        ],
      });
      const words = wordsOf(await print(host, token, 'pack-slip', [placed]));
      expect(words).toContain('Tea picker tunic Size S TUNIC 1');
      expect(words).toContain('3 pieces in this parcel');
      expect(words).toContain('within 7 days of delivery');
      expect(words).not.toContain('₹');
    });

    test('a pack slip shows the pictures that the shopper saw, and its policy admits their site alone', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const picture = '/_img/0123456789ab-104.webp';
      // The client's type knows no pictures, which a page adds.
      const lines: { sku: string; quantity: number; picture: string }[] = [{ sku: 'LEAF', quantity: 1, picture }];
      const placed = await client.place({ lines });
      const body = { kind: 'pack-slip', shipmentIds: [idOf(placed)] };
      const { path } = (await client.post('/seller/documents', body, { token })).data;
      const page = await client.get(path);
      const site = host.host.services.siteUrl();
      expect(page.text).toContain(`<img src="${site}${picture}"`);
      expect(page.headers.get('content-security-policy')).toContain(`img-src ${new URL(site).origin};`);
    });

    test('an invoice can be printed from dispatch on, and a credit note once goods are back', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const placed = await client.place(leaf);
      await step(client, token, placed, 'accept', 'pack');
      expect(wordsOf(await print(host, token, 'invoice', [placed]))).toContain(
        `Order ${placed.order.number} has no invoice now.`,
      );
      await step(client, token, placed, 'dispatch', 'deliver');
      const invoice = wordsOf(await print(host, token, 'invoice', [placed]));
      expect(invoice).toContain('Tax invoice No. 26-27/00001 of 20 Nov 2026');
      expect(invoice).toContain('GSTIN 32AAACI1681G1ZY');
      expect(invoice).toContain('Place of supply: Rajasthan');
      expect(invoice).toContain('Paid in cash ₹260');
      expect(wordsOf(await print(host, token, 'label', [placed]))).toContain('has no shipping label now.');
      const piece = { lines: [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }], reason: 'Too bitter' };
      const asked = (await client.post(`/orders/${placed.order.number}/returns`, piece, placed.own)).data.order;
      const id = asked.shipments[0]?.returns[0]?.id;
      for (const name of ['accept', 'received']) await client.post(`/seller/returns/${id}/${name}`, {}, { token });
      const note = wordsOf(await print(host, token, 'credit-note', [placed]));
      expect(note).toContain('Credit note No. CN/26-27/00001');
      expect(note).toContain('For tax invoice no. 26-27/00001 of 20 Nov 2026. Reason: Too bitter.');
      expect(note).toContain('Credited ₹90');
    });

    test('the orders of a shop alone can be printed, and those that are cancelled are named', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const [own, cancelled, foreign] = [await client.place(leaf), await client.place(leaf), await client.place(cup)];
      await client.post(`/orders/${cancelled.order.number}/cancel`, {}, cancelled.own);
      const ask = (placed: Placed) =>
        client.post('/seller/documents', { kind: 'label', shipmentIds: [idOf(placed)] }, { token });
      expect((await ask(foreign)).code).toBe(404);
      const words = wordsOf(await print(host, token, 'label', [own, cancelled, foreign]));
      expect(words).toContain(`Order ${cancelled.order.number} has no shipping label now.`);
      expect(words).toContain(own.order.number);
      expect(words).not.toContain(foreign.order.number);
    });

    test('the address of a page is good for an hour, and not once the seller is suspended', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const body = { kind: 'label', shipmentIds: [idOf(await host.client.place(leaf))] };
      const { path } = (await host.client.post('/seller/documents', body, { token })).data;
      const read = async (address = path) => wordsOf((await host.client.get(address)).text);
      expect(await read()).toContain('Deliver to');
      expect(await read('/seller/documents?token=x')).toContain('This page has expired');
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Not sent.' });
      expect(await read()).toContain('This page has expired');
      await runOperator(host, 'sellers reinstate anil@garden.example');
      expect(await read()).toContain('Deliver to');
      host.clock.now += DAY_MS / 24;
      expect(await read()).toContain('This page has expired');
    });

    test('a seller without an account prints by the link in the mail, until it opens one', async () => {
      const host = await open();
      const { client } = host;
      const placed = await client.place(leaf);
      const link = await linkTo(host);
      const read = async (document: string) =>
        wordsOf((await client.get(link.replace('order-link', `order-link/${document}`))).text);
      const order = (await client.get(link)).text;
      expect(order).toContain('Shipping label</a>');
      expect(order).toContain('Pack slip</a>');
      expect(order).not.toContain('Invoice</a>');
      expect(await read('label')).toContain(`[Barcode ${placed.order.number}]`);
      expect(await read('pack-slip')).toContain('2 pieces in this parcel');
      expect(await read('invoice')).toContain('has no invoice now.');
      for (const fields of [{ step: 'accept' }, { step: 'dispatch', ...tracking }] as Record<string, string>[]) {
        const body = new URLSearchParams(fields);
        const done = await fetch(`${client.address}/api${link}`, { method: 'POST', body, redirect: 'manual' });
        // Back in the browser leads to a page, not to a form that is sent again.
        expect(done.status).toBe(303);
        const next = new URL(done.headers.get('location') ?? '', done.url);
        expect(await (await fetch(next)).text()).toMatch(/accepted the order|on its way/);
      }
      expect(await read('invoice')).toContain('Tax invoice No. 26-27/00001');
      expect((await client.get(link.replace('order-link', 'order-link/secrets'))).code).toBe(404);
      await signUpSeller(host);
      expect(await read('label')).not.toContain('Deliver to');
    });
  });

  describe('the figures of a seller', () => {
    test('a month is counted by day, and a day by hour', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const [sent, declined] = [await client.place(leaf), await client.place(leaf)];
      await client.post(`/seller/shipments/${idOf(declined)}/decline`, { reason: 'Out of leaves' }, { token });
      host.clock.now += DAY_MS;
      await client.place({ lines: [{ sku: 'LEAF', quantity: 3 }] });
      await step(client, token, sent, 'accept', 'pack', 'dispatch');
      host.clock.now += DAY_MS;
      await step(client, token, sent, 'deliver');
      const { month } = (await client.get('/seller/figures/2026-11', { token })).data;
      expect(month).toMatchObject({
        ...{ month: '2026-11', currency: 'INR', orders: 2, pieces: 5, salesMinor: 450_00 },
        ...{ toDo: 1, onTheWay: 0, arrived: 1, cancelled: 1, dispatched: 1, delivered: 1, returns: 0 },
      });
      expect(month.days).toHaveLength(30);
      expect(month.days.slice(19, 22)).toEqual([
        {
          ...{ day: '2026-11-20', orders: 1, pieces: 2, salesMinor: 180_00, cancelled: 1 },
          ...{ toDo: 0, onTheWay: 0, arrived: 1 },
          ...{ dispatched: 0, delivered: 0, returns: 0 },
        },
        {
          ...{ day: '2026-11-21', orders: 1, pieces: 3, salesMinor: 270_00, cancelled: 0 },
          ...{ toDo: 1, onTheWay: 0, arrived: 0 },
          ...{ dispatched: 1, delivered: 0, returns: 0 },
        },
        {
          ...{ day: '2026-11-22', orders: 0, pieces: 0, salesMinor: 0, cancelled: 0 },
          ...{ toDo: 0, onTheWay: 0, arrived: 0 },
          ...{ dispatched: 0, delivered: 1, returns: 0 },
        },
      ]);
      const { figures } = (await client.get('/seller/figures?day=2026-11-20', { token })).data;
      expect(figures.hours).toHaveLength(24);
      expect(figures.hours.filter(({ orders }) => orders > 0)).toEqual([{ hour: 13, orders: 1, salesMinor: 180_00 }]);
      expect((await client.get('/seller/figures/2026-02', { token })).data.month.days).toHaveLength(28);
      expect((await client.get('/seller/figures/2026-13', { token })).code).toBe(404);
    });
  });
}
