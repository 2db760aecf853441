import type { Locator, Page } from '@playwright/test';
import { type Card, findCard } from './built-shop.ts';
import { expect, SHEET_WINDOW, test } from './shop.ts';
import {
  accountLink,
  addButton,
  cardOf,
  cartLink,
  drawerOf,
  expectBadge,
  hold,
  isDriven,
  loginPanelOf,
  sheetOf,
  stayFast,
} from './steps.ts';

test.use(SHEET_WINDOW);

const card = (): Card => findCard('something to add', ({ offers }) => offers === 'add');
const pagesOf = (page: Page): Locator => page.getByRole('navigation', { name: /^Pages of/ });

test.describe('React drives', () => {
  test('the cart drawer', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(cartLink(page));
    await expect.poll(() => isDriven(drawerOf(page))).toBe(true);
  });

  test('the bottom sheet', async ({ page, activate }) => {
    await stayFast(page);
    await page.goto(card().list);
    await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
    await expect.poll(() => isDriven(sheetOf(page))).toBe(true);
  });

  test('the login panel', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(accountLink(page));
    await expect.poll(() => isDriven(loginPanelOf(page))).toBe(true);
  });

  test('the pagination, once it was touched', async ({ page, activate }) => {
    await page.goto('/products');
    expect(await isDriven(pagesOf(page))).toBe(false);
    await activate(pagesOf(page).getByRole('link', { name: 'Next' }));
    await expect(page).toHaveURL('/products/2');
    await expect.poll(() => isDriven(pagesOf(page))).toBe(true);
  });

  for (const path of ['/loginPage', '/login_register']) {
    test(`the form of ${path}, once it was touched`, async ({ page, activate }) => {
      await page.goto(path);
      const field = page.getByRole('textbox', { name: 'Username or email address' });
      expect(await isDriven(field)).toBe(false);
      await activate(field);
      await page.keyboard.type('meena');
      await expect.poll(() => isDriven(field)).toBe(true);
      await expect(field).toHaveValue('meena');
    });
  }
});

test.describe('a tap while the page is still loading', () => {
  /** Longest time until a click has a visible effect, in milliseconds. */
  /** 100 ms at 60 frames a second; counted in frames, so that a busy machine does not matter. */
  const ANSWERED_FRAMES = 6;

  /** Counts the frames from the next click on a control until the control looks otherwise. */
  const countFrames = (control: Locator): Promise<void> =>
    control.evaluate((element) => {
      const before = getComputedStyle(element).opacity;
      const counted = Object.assign(window, { answeredAfter: -1 });
      element.addEventListener('click', () => {
        let frames = 0;
        const look = (): unknown => {
          if (getComputedStyle(element).opacity !== before) return Object.assign(counted, { answeredAfter: frames });
          frames++;
          return requestAnimationFrame(look);
        };
        look();
      });
    });

  const controls: Record<
    string,
    {
      readonly find: (page: Page) => Locator;
      readonly expectDone: (page: Page) => Promise<void>;
    }
  > = {
    'Add to cart': {
      find: (page) => addButton(cardOf(page, card())),
      expectDone: (page) => expectBadge(page, 1),
    },
    'the cart': {
      find: cartLink,
      expectDone: (page) => expect(drawerOf(page)).toBeVisible(),
    },
    'a product': {
      find: (page) => cardOf(page, card()).getByRole('link', { name: card().title }),
      expectDone: (page) => expect(sheetOf(page).getByRole('heading', { name: card().title })).toBeVisible(),
    },
    'the next page': {
      find: (page) => pagesOf(page).getByRole('link', { name: 'Next' }),
      expectDone: (page) => expect(pagesOf(page).getByRole('link', { name: 'Prev' })).toBeEnabled(),
    },
  };
  for (const [name, { find, expectDone }] of Object.entries(controls)) {
    test(`on ${name} is answered at once and not lost`, async ({ page, activate }) => {
      const release = await hold(page, '**/_astro/*.js');
      await page.goto(card().list, { waitUntil: 'commit' });
      const control = find(page);
      await countFrames(control);
      await activate(control);
      await expect(control).toHaveAttribute('aria-busy', 'true');
      const answeredAfter = () => page.evaluate(() => (window as unknown as { answeredAfter: number }).answeredAfter);
      await expect.poll(answeredAfter).toBeGreaterThanOrEqual(0);
      expect(await answeredAfter()).toBeLessThanOrEqual(ANSWERED_FRAMES);
      release();
      await expectDone(page);
    });
  }

  test('does what the browser would do where the script never comes', async ({ page, activate, complaints }) => {
    complaints.expect(/ERR_FAILED/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(card().list);
    await activate(cardOf(page, card()).getByRole('link', { name: card().title }));
    await expect(page).toHaveURL(card().path);
    await expect(page.getByRole('article').getByRole('heading', { name: card().title })).toBeVisible();
  });
});
