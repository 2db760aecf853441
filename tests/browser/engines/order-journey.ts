import { expect } from '@playwright/test';
import { findCard } from '../built-shop.ts';
import { countOrders, PHONE, someName } from '../order-steps.ts';
import { openRealHost } from '../real-host.ts';
import type { DrivenBrowser, Engine, WindowSize } from './engine.ts';
import { Shopper } from './page-steps.ts';

/** From 1024 pixels on a card leads to the product's page, below to the sheet. */
const SHEET_BELOW = 1024;
const RESULTS = '[aria-label="Search results"]';

/** Firefox wants to fetch the next page of a list (`rel=next`) before anybody asks for it. The policy forbids it, which spares shoppers its bytes. */
const EXPECTED =
  /^error: Content-Security-Policy: .* blocked the loading of a resource \(default-src\) at \S+\/jewelleryPage\/2 /;

/** A shopper looks around, searches, adds and orders at the real host: nothing fails, nobody complains, and no file is asked for in vain. */
export async function expectOrder(engine: Engine, size: WindowSize): Promise<void> {
  const shop = await openRealHost();
  try {
    const requests: string[] = [];
    shop.server.on('request', ({ url = '' }) => requests.push(url));
    const browser = await engine.start(size);
    try {
      const name = someName();
      await order(browser, shop.address, name, size.width < SHEET_BELOW).catch(async (error: Error) => {
        const text = await browser.evaluate(() => document.querySelector('main')?.textContent);
        error.message += `\n${(await browser.complaints()).join('\n')}\n${requests.slice(-20).join('\n')}\n${text}`;
        throw error;
      });
      expect(await countOrders(shop, name)).toBe(1);
      const complaints = await browser.complaints();
      expect(complaints.filter((text) => !EXPECTED.test(text))).toEqual([]);
      // Neither Firefox nor WebKit would use the compression dictionary.
      expect(requests.filter((path) => path.endsWith('.dict'))).toEqual([]);
      expect(requests).toContain('/jewelleryPage');
    } finally {
      await browser.close();
    }
  } finally {
    await shop.close();
  }
}

async function order(browser: DrivenBrowser, address: string, name: string, hasSheet: boolean): Promise<void> {
  const shopper = new Shopper(browser);
  const card = findCard('no sizes', ({ offers, size }) => offers === 'add' && size === undefined, '/jewelleryPage');
  const expectBadge = (count: string) =>
    shopper.expectValue(() => document.querySelector('.header__cart .header__badge')?.textContent, count);

  await browser.open(`${address}/`);
  await shopper.activate({ role: 'link', name: 'Jewellery', within: 'nav' });
  await shopper.expectValue(() => location.pathname, '/jewelleryPage');

  await shopper.activate({ role: 'link', name: card.title, within: 'main li' });
  await shopper.expectValue(() => decodeURI(location.pathname), card.path);
  const product = hasSheet ? 'dialog[open]' : 'main';
  await shopper.see({ role: 'heading', name: card.title, within: product });
  await shopper.activate({ role: 'button', name: 'Add to cart', within: `${product} article` });
  await expectBadge('1');

  if (hasSheet) {
    await browser.evaluate(() => history.back());
    await shopper.expectValue(() => document.querySelector('dialog[open]') === null, true);
  }
  await shopper.type({ role: 'field', name: 'Search', within: 'header' }, 'helmet');
  await shopper.activate({ role: 'button', name: 'Search', within: 'header' });
  await shopper.see({ role: 'heading', name: /^[\d,]+ products? for “helmet”$/, within: RESULTS });
  await shopper.activate({ role: 'button', name: /^Add to cart/, within: RESULTS });
  await expectBadge('2');

  await shopper.activate({ role: 'link', name: /^Cart/, within: 'header' });
  await shopper.activate({ role: 'link', name: /^Checkout/, within: 'dialog[open]' });
  await shopper.expectValue(() => location.pathname, '/checkOut');
  await shopper.type({ role: 'field', name: 'Name' }, name);
  await shopper.expectValue(() => document.querySelector<HTMLInputElement>('[name="contact.name"]')?.value, name);
  await shopper.type({ role: 'field', name: 'Mobile number' }, PHONE);
  await shopper.type({ role: 'field', name: 'PIN code' }, '302001');
  await shopper.expectValue(
    () => document.querySelector<HTMLSelectElement>('[name="address.state"]')?.value,
    'Rajasthan',
  );
  await shopper.type({ role: 'field', name: 'House, building, street' }, '12 Mango Lane');
  // Who leaves before the days of delivery are there ends their request, which Firefox reports as a failure of the service worker.
  await shopper.expectValue(() => document.querySelector('main')?.textContent.includes('Get it by'), true);
  await shopper.activate({ role: 'button', name: /^Place order/ });
  await shopper.see({ role: 'heading', name: 'Thank you. Your order is placed.' });
  await expectBadge('');
}
