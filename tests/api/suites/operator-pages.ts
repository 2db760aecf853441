import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../../src/api/records/staff/roles.ts';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import { decodeHtml } from '../support/decode-html.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { signUpSeller } from './sellers.ts';

const BOTH = [
  { sku: 'LEAF', quantity: 1 },
  { sku: 'CUP', quantity: 1 },
];

export function testOperatorPages(open: OpenHost): void {
  describe('the dashboard', () => {
    test('leads an order of a seller without an account to the shopper', async () => {
      const host = await open();
      await signUpSeller(host);
      const contact = { name: 'Asha <b>Devi</b>', phone: '98765 43210', email: 'asha@mail.example' };
      const placed = await host.client.place({ lines: BOTH, contact });
      const { number } = placed.order;
      host.clock.now += DAY_MS + 1;
      const dashboard = await openDashboard(host, 'orders', 'ravi');
      const list = await dashboard.get('/orders');
      expect(list.text).toMatch(
        /Stuck 2 To dispatch 2 .*Green Garden New Late Not accepted for 24 hours Dispatch by 24 Nov .*Pot Works \(no account\) New Late /,
      );
      // Each of the two is counted once: one is for the operator to accept, the other one is stuck at its seller.
      const { text: today } = await dashboard.get('');
      expect(today).toContain(' 1 new order for you to accept Late waiting 24 hours ');
      expect(today).toContain(' 1 other stuck order Late waiting 24 hours ');
      expect(today).not.toContain('for its seller to accept');
      expect(list.html).not.toContain('<b>Devi');
      const pots = placed.order.shipments.find(({ seller }) => seller.id === 'pots')?.id ?? '';
      const page = await dashboard.get(`/orders/${number}`);
      const step = { shipment: pots };
      let next = await dashboard.submit(page, { command: 'orders accept', ...step });
      expect(next.text).toContain('Accepted: 1 of 2.');
      // A second tap on the same button.
      const twice = await dashboard.submit(page, { command: 'orders accept', ...step });
      expect(twice.text).toContain('No parcel of this order is ready for this step.');
      next = await dashboard.submit(next, { command: 'orders pack', ...step });
      const short = await dashboard.submit(
        next,
        { command: 'orders dispatch', ...step },
        { courier: 'H', tracking: '1' },
      );
      expect(short.text).toContain('Courier: At least 2 characters.');
      next = await dashboard.submit(
        short,
        { command: 'orders dispatch', ...step },
        { courier: 'Hill Post', tracking: 'HP-9' },
      );
      expect(next.text).toMatch(/Tracking HP-9 Invoice 26-27\/00001/);
      next = await dashboard.submit(next, { command: 'orders deliver', ...step });
      expect(next.text).toContain('Delivered');
      const garden = placed.order.shipments.find(({ seller }) => seller.id === 'garden')?.id ?? '';
      next = await dashboard.submit(next, { command: 'orders cancel', shipment: garden }, { reason: 'Out of stock' });
      expect(next.text).toContain('Reason Out of stock');
      const after = await host.client.read(placed);
      expect(after.shipments.map(({ status }) => status).sort()).toEqual(['cancelled', 'delivered']);
      const trail = await dashboard.get(`/audit?subject=order:${number}`);
      expect(trail.text).toMatch(/Operator ravi .* Delivered order .* Looked at order /);
      // By a number and a name as people type them.
      const typed = await dashboard.get(`/audit?subject=${number.toLowerCase()}&actor=ravi`);
      expect(typed.text).toMatch(/Operator ravi .* Delivered order .* Accepted order /);
      expect(typed.html).toContain(`name="subject" value="${number}"`);
      expect((await dashboard.get(`/audit?subject=${number}&actor=asha`)).text).toContain('Nothing is recorded');
      expect((await dashboard.get('/audit')).text).not.toContain('Looked at');
      expect((await dashboard.get('/audit?views=yes')).text).toContain('Looked at order');
      expect((await dashboard.get('/orders/00000-00000')).status).toBe(404);
    });

    test('counts new orders by who has to accept them, and leads to those', async () => {
      const host = await open();
      await signUpSeller(host);
      const [both, cup] = [await host.client.place({ lines: BOTH }), await host.client.place({ lines: BOTH.slice(1) })];
      const dashboard = await openDashboard(host);
      const today = await dashboard.get('');
      expect(today.text).toContain(' 2 new orders for you to accept ');
      expect(today.text).toContain(' 1 new order for its seller to accept ');
      expect(today.text).toContain(' 2 orders today ');
      expect(today.text).toContain(' 2 orders in 7 days ');
      // What the operator has to do stands before what others have to do.
      expect(today.text).toMatch(/To do 2 new orders for you.*Waiting for others 1 new order for its seller/);
      const newest = today.html.slice(today.html.indexOf('Newest orders'));
      for (const { order } of [both, cup]) expect(newest).toContain(order.number);
      // What is personal is left to the page of orders, of which it is recorded who has seen it.
      expect(newest).not.toContain('tel:');
      const listOf = async (words: string) => {
        const [, path = ''] =
          new RegExp(`href="/api/operator(/orders[^"]*)"><b>\\d+</b> ${words}<`).exec(today.html) ?? [];
        const { text } = await dashboard.get(decodeHtml(path));
        const rows = text.slice(text.indexOf('Shopper Amount'));
        return [both, cup].map(({ order: { number } }) => rows.includes(number)).concat(rows.includes('Green Garden'));
      };
      expect(await listOf('new orders for you to accept')).toEqual([true, true, false]);
      expect(await listOf('new order for its seller to accept')).toEqual([true, false, true]);
      for (const { order } of [both, cup]) await runOperator(host, `orders accept ${order.number}`);
      expect((await dashboard.get('')).text).not.toContain('to accept');
      // The orders of a suspended seller are the operator's.
      await host.client.place();
      expect((await dashboard.get('')).text).toContain(' 1 new order for its seller to accept ');
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Too late too often' });
      expect((await dashboard.get('')).text).toContain(' 1 new order for you to accept ');
    });

    test('shows pictures of the shop’s site beside products, and the policy allows its origin alone', async () => {
      const host = await open();
      await signUpSeller(host);
      const picture = '/_img/0123456789ab-256.webp';
      const lines = [
        { sku: 'LEAF', quantity: 1, picture: 'https://elsewhere.example/a.png' },
        { sku: 'CUP', quantity: 1, picture },
      ];
      const { order } = await host.client.place({ lines });
      const complaint = { name: 'Asha', email: 'asha@mail.example', orderNumber: order.number, text: 'It is broken.' };
      const { ticket } = (await host.client.post('/complaints', complaint, { key: randomUUID() })).data;
      const dashboard = await openDashboard(host);
      const beside = `/complaints/${ticket}`;
      const total = (order.amounts.totalMinor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
      expect((await dashboard.get(beside)).text).toMatch(
        new RegExp(
          ` Order ${order.number} New .* CUP .* Total ₹${total} .* Sellers .* Order value ₹${total} Method Cash, due `,
        ),
      );
      for (const path of ['/orders', `/orders/${order.number}`, beside]) {
        const { html, headers } = await dashboard.get(path);
        const { origin } = new URL(/<img class="thumb" src="([^"]+)"/.exec(html)?.[1] ?? '');
        expect(html.match(/<img class="thumb" src="[^"]+"/g)).toEqual([`<img class="thumb" src="${origin}${picture}"`]);
        expect(html.match(/<span class="thumb none"><svg /g)).toHaveLength(1);
        expect(headers['content-security-policy']).toContain(`img-src 'self' ${origin};`);
      }
    });

    test('filters and searches orders, and shows older ones on a further page', async () => {
      const host = await open();
      await signUpSeller(host);
      const first = await host.client.place();
      host.clock.now += 2 * DAY_MS;
      const contact = { name: 'Meena', phone: '91234 56780' };
      const second = await host.client.place({ contact });
      const dashboard = await openDashboard(host, 'view');
      const found = async (query: string) => {
        const { text } = await dashboard.get(`/orders?${query}`);
        return [first, second].map(({ order }) => text.includes(order.number));
      };
      expect(await found('')).toEqual([true, true]);
      expect(await found('stuck=yes')).toEqual([true, false]);
      expect(await found('search=meena')).toEqual([false, true]);
      expect(await found(`search=${first.order.number}`)).toEqual([true, false]);
      expect(await found('status=packed&seller=garden')).toEqual([false, false]);
      expect((await dashboard.get('/orders')).text).toContain(
        ' All 2 Stuck 1 To dispatch 2 Dispatched Delivered Cancelled ',
      );
      expect(await found('status=to-do')).toEqual([true, true]);
      expect(await found('status=cancelled')).toEqual([false, false]);
      expect((await dashboard.get('/orders?status=delivered')).text).toContain('No order is delivered yet.');
      await runOperator(host, `orders cancel ${second.order.number}`, { reason: 'Out of stock' });
      expect(await found('status=to-do')).toEqual([true, false]);
      expect(await found('status=cancelled')).toEqual([false, true]);
      const { text, html: listed } = await dashboard.get('/orders');
      expect(text).toContain(' All 2 Stuck 1 To dispatch 1 Dispatched Delivered Cancelled 1 ');
      // Stuck ones stand first.
      expect(listed.indexOf(first.order.number)).toBeLessThan(listed.indexOf(second.order.number));
      expect(await found('from=2026-11-21&to=&status=&seller=nobody')).toEqual([false, true]);
      expect(await found(`after=${second.order.shipments[0]?.id}`)).toEqual([false, false]);
      // What the filters choose stands above the list, each to be taken away, and at the button that opens them.
      const chosen = async (query: string) => {
        const { html } = await dashboard.get(`/orders?${query}`);
        const [, chips = ''] = /<ul class="chips"[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
        const [, tab] = /aria-current="(?:page|true)">([^<]*?) ?<span class="count"/.exec(html) ?? [];
        const links = [...chips.matchAll(/href="([^"]*)"><span class="unseen">Without <\/span>(.*?) <span/g)];
        return { links, tab, filters: /<summary>(Filters[^<]*)</.exec(html)?.[1] };
      };
      expect(await chosen('')).toEqual({ links: [], tab: 'All', filters: 'Filters' });
      const searched = await chosen(`search=${second.order.number}`);
      expect(searched.links.map(([, , words]) => words)).toEqual([`Search: ${second.order.number}`]);
      expect(searched.filters).toBe('Filters');
      const { links, ...narrow } = await chosen('status=placed&seller=garden&search=meena');
      expect(narrow).toEqual({ tab: 'To dispatch', filters: 'Filters (2)' });
      expect(links.map(([, , words]) => words)).toEqual(['Status: New', 'Seller: Green Garden', 'Search: meena']);
      expect(decodeHtml(links[0]?.[1] ?? '')).toBe('/api/operator/orders?seller=garden&search=meena');
      expect((await dashboard.get(`/orders?after=${second.order.shipments[0]?.id}`)).html).toContain('<h2>Older</h2>');
    });

    test('says of an order to be paid in cash what it is worth, and leads to its seller and back to the list', async () => {
      const host = await open();
      await signUpSeller(host);
      const { order } = await host.client.place();
      host.clock.now += 6 * DAY_MS;
      const dashboard = await openDashboard(host, 'view');
      expect((await dashboard.get('/orders')).text).toContain(' Not accepted for 6 days Dispatch was due 24 Nov ');
      const { html, text } = await dashboard.get(`/orders/${order.number}`);
      expect(text).toContain('Dispatch by 24 Nov 2026, late');
      const worth = (order.amounts.totalMinor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
      expect(text).toContain(`Order value ₹${worth} Method Cash, due`);
      expect(text).not.toMatch(/Charged|Still due|To collect/);
      expect(html.match(/class="state/g)).toHaveLength(1);
      expect(html).toMatch(/<a class="name" href="\/api\/operator\/sellers\/[^"]+">Green Garden<\/a>/);
      expect(html).toContain('<a href="/api/operator/orders">All orders</a></p><div class="title"><h1>');
    });

    test('shows strangers no command of the host', async () => {
      const host = await open();
      const dashboard = await openDashboard(host, 'view');
      const { text } = await dashboard.get('/sign-in?again=yes');
      expect(text).toContain('Ask an administrator of the shop for an invitation.');
      expect(text).not.toContain('npm');
      // Who has logged in already is led on.
      const { status, location } = await dashboard.get('/sign-in?next=/operator/orders');
      expect([status, location]).toEqual([303, '/api/operator/orders']);
    });

    test('has no actions for people who only look, and refuses theirs', async () => {
      const host = await open();
      const { order } = await host.client.place();
      const dashboard = await openDashboard(host, 'view');
      const page = await dashboard.get(`/orders/${order.number}`);
      expect(page.html).not.toContain('name="command"');
      const form = /name="form" value="([\w-]+)"/.exec(page.html)?.[1] ?? '';
      const sent = await dashboard.post('/act', { form, command: 'orders accept', word: order.number });
      expect(sent.status).toBe(403);
      await runOperator(host, 'staff role asha', { role: 'orders' });
      expect((await dashboard.get(`/orders/${order.number}`)).html).toContain('value="orders accept"');
    });

    test.each(ROLES)('offers the role %s only links and pictures that it may open', async (role) => {
      const host = await open();
      const token = await signUpSeller(host);
      const { order } = await host.client.place({ lines: BOTH });
      await host.client.post('/seller/application/documents/pan', undefined, {
        token,
        raw: new TextEncoder().encode('%PDF-1.7'),
        headers: { 'content-type': 'application/octet-stream' },
      });
      await runOperator(host, 'payouts adjust garden', { amount: '500', reason: 'A parcel was lost' });
      await runOperator(host, 'payouts make');
      const complaint = { name: 'Asha Devi', email: 'asha@mail.example', text: 'The cup came broken.' };
      await host.client.post('/complaints', complaint, { key: randomUUID() });
      const dashboard = await openDashboard(host, role);
      const [waiting, refused] = [[''], [] as string[]];
      const seen = new Set<string>();
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (seen.has(path)) continue;
        seen.add(path);
        const { status, html, headers } = await dashboard.get(path);
        if (status !== 200) refused.push(`${status} ${path}`);
        if (!headers['content-type']?.startsWith('text/html')) continue;
        for (const [, found = ''] of html.matchAll(/(?:href|src)="\/api\/operator([^"#]*)"/g))
          waiting.push(decodeHtml(found));
      }
      expect(refused).toEqual([]);
      expect([...seen].filter((path) => /documents\/pan$|\/file$/.test(path))).toHaveLength(2);
      expect(seen).toContain(`/orders/${order.number}`);
    });

    test('is valid HTML', async () => {
      const host = await open();
      await signUpSeller(host);
      const { order } = await host.client.place({ lines: BOTH });
      const dashboard = await openDashboard(host);
      for (const path of ['', '/orders', `/orders/${order.number}`, '/audit', '/sign-in?again=yes'])
        expect(formatFindings(await validateHtml(path, (await dashboard.get(path)).html))).toBe('');
    });
  });
}
