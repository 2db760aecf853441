import type { Page } from '@playwright/test';
import { PRERENDERED } from '../../src/integration/extras/speculation-rules.ts';
import { type Card, listCards } from './built-shop.ts';
import { RawBrowser } from './raw-browser.ts';
import { openRealHost } from './real-host.ts';
import { expect, test } from './shop.ts';
import { measureLink } from './steps.ts';

/** A product is prerendered while a mouse rests on its card (integration/extras/speculation-rules.ts). */

const LIST = '/products';
/** What a page reads of a visitor who is logged in and lets the shop remember what was looked at. */
const KNOWN = `localStorage.setItem('accessToken', 'abc'); localStorage.setItem('consent', 'yes')`;

interface Asked {
  readonly path: string;
  readonly isAhead: boolean;
}

test.describe('with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test('a product is prerendered with its picture, counts nothing and asks for no session until it is shown', async () => {
    const host = await openRealHost();
    const browser = await RawBrowser.launch();
    try {
      const asked: Asked[] = [];
      host.server.prependListener('request', ({ url = '', headers }) =>
        asked.push({ path: url, isAhead: headers['sec-purpose']?.includes('prerender') === true }),
      );
      const pathsOf = (isAhead: boolean) => asked.filter((one) => one.isAhead === isAhead).map(({ path }) => path);
      const { path } = listCards(LIST)[1] as Card;
      const rules = () => asked.filter((one) => /speculation/.test(one.path));
      await browser.open(`${host.address}/`);
      expect(asked.some((one) => one.path.startsWith('/_img/'))).toBe(true);
      expect(rules()).toEqual([]);
      await browser.follow(host.address + LIST);
      await expect.poll(rules).toHaveLength(1);
      await browser.evaluate(KNOWN);
      const link = `document.querySelector('.card__link[href="${path}"]').getBoundingClientRect()`;
      const x = await browser.evaluate<number>(`${link}.x + 20`);
      const y = await browser.evaluate<number>(`${link}.y + 5`);
      asked.length = 0;
      await browser.moveMouse(5, 300);
      await browser.moveMouse(x, y);
      await expect.poll(() => pathsOf(true)).toContain(path);
      const state = '[document.prerendering, document.readyState, "seen" in localStorage].join()';
      await expect.poll(() => browser.evaluate(state, 'prerendered')).toBe('true,complete,false');
      const picture = `document.querySelector('.gallery__picture').currentSrc`;
      const { pathname } = new URL(await browser.evaluate<string>(picture, 'prerendered'));
      expect(pathsOf(true)).toContain(pathname);
      expect(asked.map((one) => one.path).filter((one) => /^\/api\/|first-touch|later\./.test(one))).toEqual([]);

      await browser.click(x, y);
      const shown = '[document.prerendering, performance.getEntriesByType("navigation")[0].activationStart > 0].join()';
      await expect.poll(() => browser.evaluate(shown, 'prerendered')).toBe('false,true');
      expect(asked.filter((one) => one.path === path)).toHaveLength(1);

      await browser.press('Shift', 'prerendered');
      await expect.poll(() => asked.map((one) => one.path).filter((one) => one.startsWith('/api/'))).not.toEqual([]);
      await expect.poll(() => browser.evaluate('localStorage.seen ?? ""', 'prerendered')).toContain(path);
    } finally {
      await browser.close();
      await host.close();
    }
  });
});

/** How many cards of a list the browser may prerender once something has pointed at one. */
async function countPrerendered(page: Page, hasMouse = true): Promise<number> {
  await page.goto(LIST);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await (hasMouse ? title.hover() : title.tap());
  const { width = 0 } = page.viewportSize() ?? {};
  const root = page.locator('html');
  if (width < 1024) await expect(root).not.toHaveAttribute('data-pointer');
  else await expect(root).toHaveAttribute('data-pointer', hasMouse ? 'mouse' : 'touch');
  // The links of cards; colours of a card have some, too.
  return page.locator(`:is(${PRERENDERED})[data-title]`).count();
}

test('cards are prerendered with a mouse on a fast link, where they open no sheet', async ({ page, isMobile }) => {
  await measureLink(page, '4g');
  expect(await countPrerendered(page)).toBe(isMobile ? 0 : 20);
});

test.describe('nothing is prerendered', () => {
  test('on a slow link', async ({ page }) => {
    await measureLink(page, '3g');
    expect(await countPrerendered(page)).toBe(0);
  });

  test('where data is saved', async ({ page }) => {
    await measureLink(page, '4g');
    await page.addInitScript(() => localStorage.setItem('saving', '1'));
    expect(await countPrerendered(page)).toBe(0);
  });

  test('by a finger, however wide the screen is', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'there is a mouse alone');
    await measureLink(page, '4g');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await countPrerendered(page, false)).toBe(0);
  });
});
