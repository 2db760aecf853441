import { expect } from '@playwright/test';
import { findCard } from '../built-shop.ts';
import { countOrders, PHONE, someName } from '../order-steps.ts';
import { openRealHost } from '../real-host.ts';
import type { DrivenBrowser, Engine, WindowSize } from './engine.ts';
import { Shopper } from './page-steps.ts';

/** From 1024 pixels on a card leads to the product's page, below to the sheet; categories are in the menu there. */
const NARROW_BELOW = 1024;
const RESULTS = '[aria-label="Search results"]';
/** As WebDriver names the key. */
const ENTER = '\uE007';

/**
 * In a window without the focus Firefox asks for the days of delivery to a PIN code as late as the order is sent. Leaving the page ends that
 * request, which Firefox reports as a failure of the service worker.
 */
const EXPECTED = [/^error: Failed to load ‘\S+\/delivery\/30\.json’\. A ServiceWorker intercepted the request/];

/** A shopper looks around, searches, adds and orders at the real host: nothing fails, nobody complains, and no file is asked for in vain. */
export async function expectOrder(engine: Engine, size: WindowSize): Promise<void> {
  const shop = await openRealHost();
  try {
    const requests: string[] = [];
    shop.server.on('request', ({ url = '' }) => requests.push(url));
    const browser = await engine.start(size);
    try {
      const name = someName();
      await order(browser, shop.address, name, size.width < NARROW_BELOW).catch(async (error: Error) => {
        const text = await browser.evaluate(() => document.querySelector('main')?.textContent);
        error.message += `\n${(await browser.complaints()).join('\n')}\n${requests.slice(-20).join('\n')}\n${text}`;
        throw error;
      });
      expect(await countOrders(shop, name)).toBe(1);
      const complaints = await browser.complaints();
      expect(complaints.filter((text) => !EXPECTED.some((pattern) => pattern.test(text)))).toEqual([]);
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

async function order(browser: DrivenBrowser, address: string, name: string, isNarrow: boolean): Promise<void> {
  const shopper = new Shopper(browser);
  const card = findCard('no sizes', ({ offers, size }) => offers === 'add' && size === undefined, '/jewelleryPage');
  const expectBadge = (count: string) =>
    shopper.expectValue(() => document.querySelector('.header__cart .header__badge')?.textContent, count);

  await browser.open(`${address}/`);
  if (isNarrow) await shopper.activate({ role: 'button', name: 'Menu', within: 'header' });
  await shopper.activate({ role: 'link', name: 'Jewellery', within: 'nav' });
  await shopper.expectValue(() => location.pathname, '/jewelleryPage');

  await shopper.activate({ role: 'link', name: card.title, within: 'main li' });
  await shopper.expectValue(() => decodeURI(location.pathname), card.path);
  const product = isNarrow ? 'dialog[open]' : 'main';
  await shopper.see({ role: 'heading', name: card.title, within: product });
  await shopper.activate({ role: 'button', name: 'Add to cart', within: `${product} article` });
  await expectBadge('1');

  if (isNarrow) {
    await browser.evaluate(() => history.back());
    await shopper.expectValue(() => document.querySelector('dialog[open]') === null, true);
  }
  const field = { role: 'field', name: 'Search', within: 'header' } as const;
  // In a narrow window the button can be clicked while the field has the focus, which windows of these browsers do not have.
  await shopper.type(field, isNarrow ? `helmet${ENTER}` : 'helmet');
  if (!isNarrow) await shopper.activate({ role: 'button', name: 'Search', within: 'header' });
  await shopper.see({ role: 'heading', name: /^[\d,]+ products? for “helmet”$/, within: RESULTS });
  // They have sizes.
  await shopper.activate({ role: 'button', name: 'Add', within: RESULTS });
  await shopper.activate({ role: 'button', name: /^Add size/, within: RESULTS });
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
  await shopper.expectValue(() => document.querySelector('main')?.textContent.includes('Get it by'), true);
  await shopper.activate({ role: 'button', name: /^Place order/ });
  await shopper.see({ role: 'heading', name: 'Thank you. Your order is placed.' });
  await expectBadge('');
}
