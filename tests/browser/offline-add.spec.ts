import type { Locator, Page } from '@playwright/test';
import { type Card, findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';
import {
  addButton,
  addSize,
  cardOf,
  chooseSize,
  cartLink,
  drawerOf,
  expectBadge,
  hold,
  inCart,
  lineOf,
  readCart,
  spoken,
} from './steps.ts';

const card = (): Card => findCard('size S on its card', ({ size }) => size === 'S');
const another = (): Card =>
  findCard('another thing to add', ({ offers, sku }) => offers === 'add' && sku !== card().sku);
const kept = (page: Page) => spoken(page).filter({ hasText: 'No connection. Waiting for it to come back.' });

test.describe('Add to cart without a network', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

  for (const [where, path, container] of [
    ['a card', () => card().list, (page: Page) => cardOf(page, card())],
    ['the product page', () => card().path, (page: Page) => page.getByRole('article')],
  ] as const) {
    test(`on ${where} says so, stays, and adds when the network is back`, async ({ page, activate, context }) => {
      await page.goto(path());
      if (where === 'the product page') await chooseSize(container(page), 'S', activate);
      await context.setOffline(true);
      if (where === 'a card') await addSize(container(page), 'S', activate);
      else await activate(addButton(container(page)));
      await expect(kept(page)).toBeVisible();
      await expect(page).toHaveURL(path());
      await expectBadge(page, 0);
      await context.setOffline(false);
      await expectBadge(page, 1);
      await expect(kept(page)).toHaveCount(0);
      expect(await readCart(page)).toMatchObject([{ sku: card().sku, size: 'S', quantity: 1 }]);
    });
  }

  test('adds one piece however often it was asked for, and each product that was', async ({
    page,
    activate,
    context,
  }) => {
    await page.goto(card().list);
    await context.setOffline(true);
    await addSize(cardOf(page, card()), 'S', activate);
    await expect(kept(page)).toBeVisible();
    await addSize(cardOf(page, card()), 'S', activate);
    const second = another().list === card().list ? another() : undefined;
    if (second) await activate(addButton(cardOf(page, second)));
    await context.setOffline(false);
    await expectBadge(page, second ? 2 : 1);
    expect((await readCart(page)).map(({ quantity }) => quantity)).toEqual(second ? [1, 1] : [1]);
  });

  test('adds also where the browser does not notice that the network is back', async ({ page, activate }) => {
    await page.goto(card().list);
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await addSize(cardOf(page, card()), 'S', activate);
    await expect(kept(page)).toBeVisible();
    await page.unroute('**/*');
    await expectBadge(page, 1);
  });

  test('adds all that was asked for where the browser reports a connection but requests fail at first', async ({
    page,
    activate,
  }) => {
    const first = findCard('something to add', ({ offers }) => offers === 'add');
    const second = findCard(
      'another of the same list',
      ({ offers, sku, list }) => offers === 'add' && sku !== first.sku && list === first.list,
    );
    await page.goto(first.list);
    const address = page.url();
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await activate(addButton(cardOf(page, first)));
    await expect(kept(page)).toBeVisible();
    await activate(addButton(cardOf(page, second)));
    await page.unroute('**/*');
    await expectBadge(page, 2);
    expect((await readCart(page)).map(({ sku }) => sku).toSorted()).toEqual([first.sku, second.sku].toSorted());
    expect(page.url()).toBe(address);
  });

  test('a panel says so, and stays closed', async ({ page, activate, context }) => {
    await page.goto('/products');
    await context.setOffline(true);
    await activate(cartLink(page));
    await expect(spoken(page).filter({ hasText: 'No connection? Please try again, or reload.' })).toBeVisible();
    await expect(page).toHaveURL('/products');
    await context.setOffline(false);
    await activate(cartLink(page));
    await expect(drawerOf(page)).toBeVisible();
  });
});

test('Add to cart on a slow line says that it is being done, and is not lost', async ({ page, activate }) => {
  const release = await hold(page, '**/_astro/add-to-cart.*');
  await page.clock.install();
  await page.goto(card().list);
  await addSize(cardOf(page, card()), 'S', activate);
  await page.clock.runFor(6_000);
  await expect(spoken(page).filter({ hasText: 'Slow connection. Still working…' })).toBeVisible();
  release();
  await expectBadge(page, 1);
});

test('Add to cart whose script is gone leads to the cart page with what was asked', async ({
  page,
  activate,
  complaints,
}) => {
  complaints.expect(/404/);
  await page.route('**/_astro/add-to-cart.*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(card().list);
  await addSize(cardOf(page, card()), 'S', activate);
  await expect(page).toHaveURL('/cart');
  await expect(lineOf(page.getByRole('main'), card())).toBeVisible();
  await expectBadge(page, 1);
});

test('an add form that was sent is not lost where the cart page has no network yet', async ({ page, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route('**/_data/**', (route) => route.abort('internetdisconnected'));
  await page.goto(`/cart?sku=${card().sku}&size=S&quantity=2`);
  await expect(spoken(page).filter({ hasText: 'No connection.' })).toBeVisible();
  await page.unroute('**/_data/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectBadge(page, 2);
});

const KEEPS_NOTHING = 'This browser can’t save your cart. It is lost when you close the page.';

/** Forbids both storages, or fills local storage. */
const LOSSES = {
  forbidden: () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
  },
  full: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  },
};

/** Unfolds what is ordered, above the form of the checkout: it is the card's product. */
async function expectOrder(page: Page, activate: (control: Locator) => Promise<void>): Promise<void> {
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('1 piece');
  await activate(order.getByRole('heading', { name: 'Your order', exact: true }));
  await expect(order.getByRole('link', { name: card().title })).toBeVisible();
}

for (const [what, lose] of Object.entries(LOSSES)) {
  test.describe(`where storage is ${what}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(lose));

    async function add(page: Page, activate: (control: Locator) => Promise<void>): Promise<void> {
      await page.goto(card().list);
      await addSize(cardOf(page, card()), 'S', activate);
      await expectBadge(page, 1);
    }

    test('the shopper is told once', async ({ page, activate }) => {
      await add(page, activate);
      await expect(spoken(page).filter({ hasText: KEEPS_NOTHING })).toBeVisible();
      await expect(spoken(page).filter({ hasText: KEEPS_NOTHING })).toHaveCount(0);
      await expect(inCart(cardOf(page, card()), 'S')).toBeVisible();
      await addSize(cardOf(page, card()), 'S', activate);
      await expectBadge(page, 2);
      await expect(page.getByRole('alert').filter({ hasText: 'Item added' })).toBeVisible();
      await expect(page.getByText(KEEPS_NOTHING)).toHaveCount(0);
    });

    test('the checkout has the cart, in this tab and in a new one', async ({ page, activate, context }) => {
      await add(page, activate);
      await activate(cartLink(page));
      const checkout = drawerOf(page).getByRole('link', { name: /^Checkout/ });
      const path = (await checkout.getAttribute('href')) ?? '';
      expect(path).toBe(`/checkOut#cart=${card().sku},1,S`);
      const tab = await context.newPage();
      await tab.goto(path);
      await expectOrder(tab, activate);
      await expect(tab).toHaveURL('/checkOut');
      await activate(checkout);
      await expectOrder(page, activate);
    });

    test('the cart page has it once, from the link of the header', async ({ page, activate, context }) => {
      await add(page, activate);
      const tab = await context.newPage();
      await tab.goto((await cartLink(page).getAttribute('href')) ?? '');
      await expect(lineOf(tab.getByRole('main'), card()).getByRole('spinbutton')).toHaveValue('1');
      await expectBadge(tab, 1);
    });
  });
}

test('where storage is full, the cart goes along from page to page of its tab', async ({ page, activate }) => {
  await page.addInitScript(LOSSES.full);
  await page.goto(card().list);
  await addSize(cardOf(page, card()), 'S', activate);
  await expectBadge(page, 1);
  await page.goto('/womenFashion');
  await expectBadge(page, 1);
  await page.goto('/cart');
  await expect(lineOf(page.getByRole('main'), card())).toBeVisible();
});

test('where storage is forbidden, an empty checkout says so before anything is filled in', async ({ page }) => {
  await page.addInitScript(LOSSES.forbidden);
  await page.goto('/checkOut');
  await expect(page.getByText('This browser can’t save a cart between pages.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a crafted address adds nothing to the cart that is not sold', async ({ page }) => {
  await page.goto('/cart#cart=NOBODY-KNOWS,2,;<b>,1,;../x,1,');
  await expect(spoken(page).filter({ hasText: 'Some of these are no longer sold here.' })).toBeVisible();
  expect(await readCart(page)).toEqual([]);
});
