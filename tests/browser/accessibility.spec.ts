import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard, listCards } from './built-shop.ts';
import { TROUBLE } from './contract-server.ts';
import { alertOf, logIn, openLogin, UNKNOWN_ACCOUNT, WENT_WRONG, WRONG_PASSWORD } from './login-steps.ts';
import { unfoldOrder } from './order-steps.ts';
import { type Complaints, expect, RARE, test } from './shop.ts';
import {
  accountLink,
  addButton,
  cardOf,
  cartLink,
  drawerOf,
  keep,
  keepCart,
  lineFor,
  lineOf,
  quickViewOf,
  sheetOf,
  toastOf,
} from './steps.ts';

/** axe finds no accessibility errors on any kind of page in any state, in light and dark mode. */

// Colours are final only after animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages by what they are for: those of a row are opened one after the other. */
const PAGES = {
  'what is sold': {
    'the home page': '/',
    'the list of everything': '/products',
    'a list with a strip of tiles': '/womenFashion',
    'the search from A to Z': '/search',
  },
  'what is told': {
    'a policy': '/return-refund',
    help: '/help',
    'the newsletter’s page': '/newsletter',
    'what a seller earns': '/pricing-commission',
  },
  'what is empty': {
    'the empty cart': '/cart',
    'the checkout without a cart': '/checkOut',
    'the empty wishlist': '/wishlist',
    'the empty comparison': '/compare',
    payment: '/cashFree',
  },
  'what one logs in to': {
    'the orders': '/order',
    'the page with login and registration': '/login_register',
    'the account of nobody': '/account',
    'registration of a seller': '/Seller-SignUp',
    'login of a seller': '/Seller-SignIn',
  },
};

/** Pages made of the same parts as others. */
const SIMILAR_PAGES = {
  'the home page of the other market': '/en-ae',
  'its second page': '/products/2',
  'a tile of it': '/womenFashion/minidress',
  'the search by a letter': '/search/b',
  'the privacy policy': '/privacyPolicy',
  'the delivery page': '/shipping-delivery',
  'a page for sellers': '/howItWorks',
  'a shared list without a list': '/shared',
  'the page for a lost password': '/reset_password',
  'a link for an address that is not whole': '/confirm-email',
  'an old link': '/productDetails',
  'the login page': '/loginPage',
};

test.describe('axe finds nothing on', () => {
  const expectNoneOn = (group: string, pages: Record<string, string>, details = {}) =>
    test(group, details, async ({ page }) => {
      for (const [name, path] of Object.entries(pages))
        await test.step(name, async () => {
          await page.goto(path);
          await expectNoFindings(page);
        });
    });
  for (const [group, pages] of Object.entries(PAGES)) expectNoneOn(group, pages);
  expectNoneOn('pages made of the same parts', SIMILAR_PAGES, RARE);

  test('a product, its delivery information, and its shop', async ({ page, activate }) => {
    await page.goto(product().path);
    const article = page.getByRole('article');
    for (const summary of await article.locator('summary').all()) await activate(summary);
    await expectNoFindings(page);
    await activate(article.getByRole('link', { name: 'Delivery information' }));
    await expect(page.getByRole('dialog', { name: 'Delivery information' })).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await activate(article.getByRole('link', { name: 'View shop' }));
    await expect(page).toHaveURL(/\/shop\//);
    await expectNoFindings(page);
  });

  test('a product that is sold out', async ({ page }) => {
    await page.goto(findCard('nothing to buy', ({ offers }) => offers === 'nothing').path);
    await expectNoFindings(page);
  });

  test('the page for a wrong address', async ({ page, complaints }) => {
    complaints.expect(/404/);
    await page.goto('/no-such-page');
    await expectNoFindings(page);
  });

  test('an old link to a product that is gone', async ({ page }) => {
    await page.goto(`/productDetails?data=${encodeURIComponent('{"sku":"GONE-1"}')}`);
    await expect(page.getByRole('heading', { name: 'This product is no longer sold here' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('the wishlist with a product', async ({ page }) => {
    const { sku, title, path, priceMinor } = product();
    await keep(page, 'wishlist', [{ sku, title, path, priceMinor, picture: '' }]);
    await page.goto('/wishlist');
    await expect(page.getByRole('region', { name: 'Remembered products' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('cart and checkout with a line whose price has changed', async ({ page }) => {
    const card = product();
    await keepCart(page, [lineFor(card, { priceMinor: card.priceMinor + 5_000 })]);
    for (const path of ['/cart', '/checkOut']) {
      await page.goto(path);
      if (path === '/checkOut') await unfoldOrder(page);
      await expect(lineOf(page.getByRole('main'), card)).toBeVisible();
      await expectNoFindings(page);
    }
  });
});

type Press = (control: Locator) => Promise<void>;
interface Shop {
  readonly page: Page;
  readonly activate: Press;
  readonly complaints: Complaints;
}

/** Looks for findings in a state. */
type Look = (state: string) => Promise<void>;

/** States of a page that follow from each other, from the list of all products on. */
const STATES: Readonly<Record<string, (shop: Shop, look: Look) => Promise<void>>> = {
  'the empty drawer': async ({ page, activate }, look) => {
    await page.goto('/products');
    await activate(cartLink(page));
    await expect(drawerOf(page)).toBeVisible();
    await look('empty');
  },
  'the drawer with a changed, a missing and a good line, one of them removed': async ({ page, activate }, look) => {
    const cards = listCards('/products').filter(({ offers }) => offers === 'add');
    const [changed, good, removed] = cards as [Card, Card, Card];
    await keepCart(page, [
      lineFor(removed),
      lineFor(changed, { priceMinor: changed.priceMinor + 5_000 }),
      lineFor(good),
      lineFor(good, { sku: 'GONE-1', title: 'A thing of the past' }),
    ]);
    await page.goto('/products');
    await activate(cartLink(page));
    // What is said of lines comes after them and moves those below.
    await expect(lineOf(drawerOf(page), changed)).toContainText('when added');
    await activate(lineOf(drawerOf(page), removed).getByRole('button', { name: /^Remove/ }));
    await expect(drawerOf(page).getByRole('button', { name: /Undo/ })).toBeVisible();
    await look('filled');
  },
  'the sheet at half and full height, and one whose product could not be fetched': async (shop, look) => {
    const { page, activate, complaints } = shop;
    complaints.expect(/ERR_FAILED/);
    await openSheet(page, activate);
    await look('half');
    await activate(sheetOf(page).getByRole('button', { name: 'Make the sheet full screen' }));
    await expect(sheetOf(page).getByRole('button', { name: 'Make the sheet half as high' })).toBeVisible();
    await look('full');
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    const other = findCard('another product', ({ sku }) => sku !== product().sku);
    await page.route(`**${other.path}`, (route) => route.abort());
    await activate(cardOf(page, other).getByRole('link', { name: other.title }));
    await expect(sheetOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await look('not fetched');
  },
  'the toast': async ({ page, activate }, look) => {
    const card = findCard('Add to cart', ({ offers }) => offers === 'add');
    await page.clock.install();
    await page.goto(card.list);
    await activate(addButton(cardOf(page, card)));
    await expect(toastOf(page)).toBeVisible();
    await look('added');
  },
  'the login panel, with registration, its alerts, and while it waits': async ({ page, activate }, look) => {
    const panel = await openLogin(page, 'panel', activate);
    await look('login');
    await activate(panel.getByRole('button', { name: 'Create account' }));
    await expect(panel.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    await look('registration');
    await activate(panel.getByRole('button', { name: 'Have an account? Log in' }));
    for (const [name, alert] of [
      [TROUBLE.unknown, UNKNOWN_ACCOUNT],
      [TROUBLE.broken, WENT_WRONG],
    ] as const) {
      await logIn(panel, name, activate);
      await expect(alertOf(page, alert)).toBeVisible();
      await look(alert);
      await page.keyboard.press('Escape');
      await expect(alertOf(page, alert)).toBeHidden();
    }
    await logIn(panel, TROUBLE.silent, activate);
    await expect(panel.getByRole('button', { name: 'Loading' })).toBeVisible();
    await look('waiting');
  },
  'the alert for wrong details': async ({ page, activate }, look) => {
    await logIn(await openLogin(page, 'page', activate), 'meena', activate, 'wrong');
    await expect(alertOf(page, WRONG_PASSWORD)).toBeVisible();
    await look('alert');
  },
  'the menu, and the question about privacy': async ({ page, activate }, look) => {
    await page.goto('/products');
    await activate(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');
    await activate(page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }));
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    await look('privacy');
  },
  'the newsletter': async ({ page }, look) => {
    await keep(page, 'consent', 'yes');
    await page.clock.install();
    await page.goto('/products');
    await page.keyboard.press('Shift');
    await expect(async () => {
      await page.clock.runFor(25_000);
      await expect(page.getByRole('dialog', { name: 'Our newsletter' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await look('newsletter');
  },
};

test.describe('axe finds nothing in', () => {
  for (const [name, reach] of Object.entries(STATES)) {
    test(name, async ({ page, activate, complaints }) => {
      await reach({ page, activate, complaints }, (state) => test.step(state, () => expectNoFindings(page)));
    });
  }

  test('the quick view', async ({ page, isMobile }) => {
    test.skip(isMobile, 'it is for screens with a mouse');
    const card = product();
    await page.goto(card.list);
    await cardOf(page, card).hover();
    await cardOf(page, card).getByRole('button', { name: 'Quick view' }).click();
    await expect(quickViewOf(page)).toBeVisible();
    await expectNoFindings(page);
  });

  test('the header of a signed-in user', async ({ page }) => {
    await keep(page, 'accessToken', 'token-of-meena');
    await page.goto('/order');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(accountLink(page)).toHaveAccessibleName('Your account');
    await expectNoFindings(page);
  });
});

/** A product with every optional part of a product page. */
function product(): Card {
  return findCard(
    'several pictures, sizes and a size guide',
    (_, { pictures, sizesInStock, hasSizeGuide, canBuy }) =>
      canBuy && pictures > 1 && sizesInStock.length > 1 && hasSizeGuide,
    '/products',
  );
}

/** On wide screens cards lead to the product's page. */
async function makeNarrow(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1000, height: 800 });
}

async function openSheet(page: Page, activate: Press): Promise<void> {
  const card = product();
  await makeNarrow(page);
  await page.goto(card.list);
  await activate(cardOf(page, card).getByRole('link', { name: card.title }));
  await expect(sheetOf(page).getByRole('heading', { name: card.title })).toBeVisible();
}

test('a policy’s contents are folded on a phone and open beside the text', async ({ page }) => {
  for (const { width, isFolded } of [
    { width: 360, isFolded: true },
    { width: 1280, isFolded: false },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/return-refund');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    await (isFolded ? expect(links.first()).toBeHidden() : expect(links.first()).toBeVisible());
    if (isFolded) await contents.locator('summary').click();
    await expect(links.first()).toBeVisible();
  }
});
