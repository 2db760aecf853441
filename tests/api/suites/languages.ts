import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listLanguages } from '../../../src/messages/read-messages.ts';
import { product } from '../../catalog/shop-in-a-folder.ts';
import { enterShop } from '../../support/enter-shop.ts';
import { writePseudoLanguage } from '../../support/pseudo-language.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { orderOf, PASSWORD } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import { gupshup, meta, startGateway } from '../support/gateway.ts';
import { DAY_MS, type Mail, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { readTexts, SMS, WHATSAPP } from '../support/phone-texts.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

/** A language of the shop, whose texts stand between `[` and `]`. One of them has no translation. */
const TAG = 'mr';
const headers = { 'x-language': TAG };
const UNTRANSLATED = 'You can cancel it on its page';
const guest = { contact: { name: 'Asha Devi', phone: '098765 43210' } };

const sentTo = (mails: readonly Mail[], number: string): readonly Mail[] =>
  mails.filter(({ text }) => text.includes(number));

/** Whether a mail's subject and first sentence are between the marks. */
const isMarked = ({ subject, text }: Mail): boolean => /: \[/.test(subject) && text.startsWith('[Hello');

/** The newest mail to an address. */
const newest = async ({ mails }: TestHost, to: string): Promise<Mail | undefined> =>
  (await mails()).filter((mail) => mail.to === to).at(-1);

/** What a shop sells that has names in Hindi: a product, and one with variants. */
const NAMED = {
  'words/hi.json': { words: { Red: 'लाल' } },
  'products/tea/leaf.json': product({
    offers: { in: { price: 90 } },
    translations: { hi: { title: 'पहाड़ी चाय' } },
  }),
  'products/tea/mug.json': product({
    sku: 'MUG',
    title: 'Tea mug',
    translations: { hi: { title: 'चाय का मग' } },
    offers: undefined,
    options: ['Colour'],
    variants: [{ sku: 'MUG-1', options: { Colour: 'Red' }, offers: { in: { price: 180 } } }],
  }),
};
const IN_HINDI = ['पहाड़ी चाय', 'चाय का मग, लाल'];
const IN_ENGLISH = ['Leaf tea', 'Tea mug, Red'];

/** Which of these names a text has. */
const namesIn = (names: readonly string[], text: unknown): readonly string[] =>
  names.filter((name) => (typeof text === 'string' ? text : JSON.stringify(text)).includes(name));

export function testLanguages(open: OpenHost): void {
  const openShop: OpenHost = async (options) => {
    writePseudoLanguage(enterShop(), TAG, ['notices-orders.canCancel']);
    return open(options);
  };

  describe('in a shop with another language', () => {
    test('an order gets its mails in the language of the page that placed it, whoever causes them', async () => {
      const host = await openShop();
      const seller = await signUpSeller(host);
      const [marked, english] = await Promise.all([host.client.place({}, { headers }), host.client.place()]);
      for (const { order } of [marked, english])
        await host.client.post(`/seller/shipments/${order.shipments[0]?.id}/accept`, {}, { token: seller });
      const mails = await host.mails();
      const own = sentTo(mails, marked.order.number);
      expect(own.map(isMarked)).toEqual([true, true]);
      const [placed] = own;
      expect(placed?.html).toContain('<html lang="mr">');
      expect(placed?.text).toContain(`\n${UNTRANSLATED}`);
      const others = sentTo(mails, english.order.number);
      expect(others.map(isMarked)).toEqual([false, false]);
      expect(others.map(({ subject, text }) => subject + text).join('')).not.toContain('[');
      expect(others[0]?.html).toContain('<html lang="en">');
    });

    test('mails have amounts as the pages of the market write them in the language', async () => {
      const host = await open();
      const there = {
        market: 'ae',
        contact: { name: 'Omar', phone: '050 123 4567', email: 'omar@example.com' },
        address: { line1: 'Flat 4, Creek Tower', city: 'Dubai' },
        lines: [{ sku: 'LEAF', quantity: 1 }],
      };
      await host.client.place(there, { headers: { 'x-language': 'ar' } });
      await host.client.place(there);
      const [arabic, english] = await host.mails();
      expect(arabic?.text).toMatch(/50\s?د\.إ\./);
      expect(arabic?.text).not.toContain('AED');
      expect(english?.text).toMatch(/AED\s50/);
    });

    test('a restarted host goes on in it, when a worker writes', async () => {
      const host = await openShop({ dataDir: makeTemporaryFolder() });
      const { order } = await host.client.place({ payment: 'online' }, { headers });
      await host.close();
      const next = await host.another();
      next.clock.now = host.clock.now + DAY_MS;
      const [mail] = sentTo(await next.mails(), order.number);
      expect(mail && isMarked(mail)).toBe(true);
      expect(mail?.subject).toContain('not paid');
    });

    test('each of many requests at once is answered in its own, also by what they do in one commit', async () => {
      const { client } = await openShop();
      await client.register('ravi');
      const token = await client.register('asha');
      const rename = (language: string) =>
        client.post('/account/name', { username: 'ravi' }, { token, headers: { 'x-language': language } });
      const wanted = Array.from({ length: 24 }, (_, index) => [TAG, 'en', 'xx', 'mr-IN'][index % 4] ?? '');
      const answers = await Promise.all(wanted.map(rename));
      expect(answers.map(({ error }) => error?.message.startsWith('['))).toEqual(
        wanted.map((language) => language.startsWith(TAG)),
      );
      expect(answers.map(({ error }) => error?.fields?.['username']?.startsWith('['))).toEqual(
        wanted.map((language) => language.startsWith(TAG)),
      );
    });

    test('fields, limits and what is thrown are answered in it, and links name it for pages', async () => {
      const { client, address } = await openShop();
      const wrong = await client.post('/register', { username: 'a', email: 'no', password: 'b' }, { headers });
      expect(Object.values(wrong.error?.fields ?? {}).every((text) => text.startsWith('['))).toBe(true);
      expect(wrong.error?.message).toMatch(/^\[/);
      const page = await (await fetch(`${address}/api/newsletter/confirm?token=none&language=${TAG}`)).text();
      expect(page).toContain('<html lang="mr">');
      expect(page).toContain('<h1>[');
      expect(await (await fetch(`${address}/api/newsletter/confirm?token=none`)).text()).not.toContain('<h1>[');
    });

    test('an account, whose codes and links a worker sends later, keeps its own', async () => {
      const host = await openShop();
      const { client } = host;
      const email = 'asha@mail.example';
      const made = { username: 'asha', email, password: PASSWORD, phone: '98765 43210', deviceType: 121 };
      await client.post('/register', made, { headers });
      expect(isMarked((await newest(host, email)) as Mail)).toBe(true);
      await client.post('/login/code', { phone: '98765 43210' });
      const code = await newest(host, email);
      expect([code?.text.includes('code is'), isMarked(code as Mail)]).toEqual([true, true]);
      await client.post('/password-reset', { login: 'asha' });
      const reset = await newest(host, email);
      expect([reset?.text.includes('/reset_password'), isMarked(reset as Mail)]).toEqual([true, true]);
    });

    test('those who wait for a product, complain or subscribe are told in theirs', async () => {
      const host = await openShop({ catalog: writeTestShop() });
      const { client } = host;
      await client.post('/newsletter', { email: 'news@mail.example' }, { headers });
      const news = await newest(host, 'news@mail.example');
      expect(isMarked(news as Mail)).toBe(true);
      const link = /http\S+\/newsletter\/confirm\?\S+/.exec(news?.text ?? '')?.[0] ?? '';
      expect(link).toMatch(/&language=mr$/);
      const page = await (await fetch(link)).text();
      expect(page).toContain('action="confirm?language=mr"');

      const complaint = { name: 'Asha', email: 'asha@mail.example', text: 'The cup came broken.' };
      const { ticket } = (await client.post('/complaints', complaint, { headers, key: randomUUID() })).data;
      await runOperator(host, `complaints acknowledge ${ticket}`);
      const told = (await host.mails()).filter(({ to }) => to === 'asha@mail.example');
      expect(told.map(isMarked)).toEqual([true, true]);

      const wanted = { email: 'wait@mail.example', sku: 'GONE', market: 'in' };
      await client.post('/restock-alerts', wanted, { headers });
      const asked = await newest(host, wanted.email);
      const token = /confirm\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
      await fetch(`${host.address}/api/restock-alerts/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
      });
      const file = join(host.catalog, 'products/tea/gone.json');
      const { availability: _, ...product } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      writeFileSync(file, JSON.stringify(product));
      await host.host.shop.reload();
      const back = await newest(host, wanted.email);
      expect([back?.subject.includes('back in stock'), isMarked(back as Mail)]).toEqual([true, true]);
    });

    test('a seller chooses one, and is told of orders in it', async () => {
      const host = await openShop();
      const token = await signUpSeller(host);
      const read = async () => (await host.client.get('/seller/application', { token })).data.application;
      expect(await read()).toMatchObject({
        language: 'en',
        languages: expect.arrayContaining([
          { tag: 'en', name: 'English' },
          { tag: 'ar', name: 'العربية' },
          { tag: TAG, name: 'मराठी' },
        ]),
      });
      expect((await host.client.post('/seller/language', { language: 'xx' }, { token })).code).toBe(422);
      await host.client.post('/seller/language', { language: TAG }, { token });
      expect(await read()).toMatchObject({ language: TAG });
      await host.client.place();
      const [mail] = await host.mailsOf('seller-order');
      expect(mail && isMarked(mail)).toBe(true);
      await host.client.post('/seller/language', { language: 'en' }, { token });
      await host.client.place();
      expect((await host.mailsOf('seller-order')).map(isMarked)).toEqual([true, false]);
    });

    test('somebody who uses the dashboard chooses one, which is said there', async () => {
      const host = await openShop();
      const dashboard = await openDashboard(host);
      const page = await dashboard.get('/language');
      expect(page.text).toContain('मराठी');
      const form = /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
      await dashboard.post('/language', { form, language: TAG });
      const saved = await dashboard.get('/language');
      expect(saved.text).toContain('The language is saved.');
      expect(saved.html).toContain(`value="${TAG}" selected`);
      expect((await host.host.database.read.selectFrom('staff').select('language').execute())[0]?.language).toBe(TAG);
    });

    test('a phone gets a text in it where the text is registered, and else the English one', async () => {
      const host = await openShop();
      await host.client.place(guest, { headers });
      await host.mails();
      expect(readTexts(host)[0]).toContain('\n[Order ');

      const sms = await startGateway(() => gupshup.taken);
      const settings = { ...SMS, SMS_GUPSHUP_URL: sms.url };
      const without = await open({ environment: settings });
      await without.client.place(guest, { headers });
      await without.mails();
      const templates = {
        SMS_DLT_TEMPLATES: `${SMS.SMS_DLT_TEMPLATES} ${TAG}:order-placed=4711`,
        PHONE_LANGUAGES: TAG,
      };
      const registered = await open({ environment: { ...settings, ...templates } });
      await registered.client.place(guest, { headers });
      await registered.mails();
      const asked = sms.asked.map(({ body }) => new URLSearchParams(body));
      expect(asked.map((one) => one.get('msg')?.slice(0, 6))).toEqual(['Order ', '[Order']);
      expect(asked.map((one) => one.get('dltTemplateId'))).toEqual(['1107160000000000001', '4711']);
      expect(await runOperator(registered, 'messages templates', { language: TAG })).toContain('[Order {#var#}');
    });

    test('WhatsApp gets the template of that language', async () => {
      writePseudoLanguage(enterShop(), TAG);
      const gateway = await startGateway(() => meta.taken);
      const environment = { ...WHATSAPP, WHATSAPP_URL: gateway.url, PHONE_LANGUAGES: TAG };
      const host = await open({ environment });
      await host.client.place(guest, { headers });
      await host.client.place(guest);
      await host.mails();
      const codes = gateway.asked.map(
        ({ body }) => (JSON.parse(body) as { template: { language: { code: string } } }).template.language.code,
      );
      expect(codes.sort()).toEqual(['en', TAG]);
    });
  });

  describe('what was ordered has the names that the buyer reads', () => {
    const lines = ['LEAF', 'MUG-1'].map((sku) => ({ sku, quantity: 1 }));
    const hindi = { 'x-language': 'hi' };

    test('on every page, mail and paper of the buyer, as in English those of English', async () => {
      const host = await open({ catalog: writeTestShop(NAMED) });
      const { client } = host;
      const token = await signUpSeller(host);
      const account = await client.register('asha');
      const shown: Record<string, unknown> = {
        quote: (await client.post('/quote', orderOf({ lines }), { headers: hindi })).data,
      };
      const { order } = await client.place({ lines }, { headers: hindi, token: account });
      const [shipment] = order.shipments;
      for (const [step, body] of [
        ['accept', {}],
        ['pack', {}],
        ['dispatch', { courier: 'Post', trackingNumber: 'HP-1' }],
        ['deliver', {}],
      ] as const)
        await client.post(`/seller/shipments/${shipment?.id}/${step}`, body, { token });
      const read = async (path: string, language: Record<string, string>) =>
        (await client.get(path, { token: account, headers: language })).data;
      for (const path of [`/orders/${order.number}`, '/orders', `/orders/${order.number}/invoices`])
        shown[path] = await read(path, hindi);
      for (const { subject, text, html } of sentTo(await host.mails(), order.number))
        if (text.includes('×')) Object.assign(shown, { [subject]: text, [`${subject}, with pictures`]: html });
      const all = Object.entries(shown).filter(([path]) => path !== '/orders');
      expect(all.map(([path, text]) => [path, namesIn(IN_HINDI, text), namesIn(IN_ENGLISH, text)])).toEqual(
        all.map(([path]) => [path, IN_HINDI, []]),
      );
      expect(namesIn([IN_HINDI[0] ?? ''], shown['/orders'])).toHaveLength(1);
      expect(namesIn(IN_ENGLISH, await read(`/orders/${order.number}`, {}))).toEqual(IN_ENGLISH);
    });

    test('and a product that has another English name by now keeps the one it was ordered by', async () => {
      const host = await open({ catalog: writeTestShop(NAMED) });
      const { order, own } = await host.client.place({ lines: lines.slice(0, 1) }, { headers: hindi });
      const file = join(host.catalog, 'products/tea/leaf.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('Leaf tea', 'Nilgiri tea dust'));
      await host.host.shop.reload();
      const found = (await host.client.get(`/orders/${order.number}`, { ...own, headers: hindi })).data;
      expect(namesIn(['Leaf tea', 'पहाड़ी चाय'], found)).toEqual(['Leaf tea']);
    });
  });

  test('a shop without messages of its own offers those of the package, and answers requests in a language that it has not in English', async () => {
    enterShop();
    const host = await open();
    const token = await signUpSeller(host);
    const { languages } = (await host.client.get('/seller/application', { token })).data.application;
    expect(languages?.map(({ tag }) => tag)).toEqual(listLanguages());
    const dashboard = await openDashboard(host);
    const page = await dashboard.get('/language');
    expect(page.html).toContain('<html lang="en">');
    const form = /name="form" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    await dashboard.post('/language', { form, language: 'ar' });
    expect((await dashboard.get('')).html).toContain('<html lang="ar" dir=rtl>');
    const { answer } = await host.client.place({ ...guest, payment: 'online' }, { headers });
    expect(answer.code).toBeUndefined();
    const rows = await host.host.database.read.selectFrom('orders').select('language').execute();
    expect(rows).toEqual([{ language: null }]);
  });

  test('a host with a wrong file of messages does not start, and says which', async () => {
    const shop = enterShop();
    mkdirSync(join(shop, 'messages/mr'), { recursive: true });
    writeFileSync(join(shop, 'messages/mr/answers.json'), '{ "noOrder": "{$who}" }');
    await expect(open()).rejects.toThrow(/messages\/mr\/answers\.json: "noOrder": "\{\$who\}" is unknown/);
  });
}
