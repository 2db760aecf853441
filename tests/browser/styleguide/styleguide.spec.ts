import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { makeShortener } from '../../../src/integration/byte-saving/short-tokens.ts';
import { Complaints, expect, test } from '../shop.ts';
import { font } from './font.ts';

/** Compares each part of the styleguide with its screenshot. `npm run test:browser -- --project styleguide -u` takes new pictures. */

const SCREENS = [
  { name: 'phone', colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { name: 'desktop', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
] as const;

const PARTS = [
  'colours',
  'type',
  'buttons',
  'icons',
  'prices',
  'cards',
  'lists',
  'buying',
  'options',
  'seller-block',
  'product-facts',
  'prose',
  'forms',
  'cart-states',
  'empty-states',
];

/** The same fonts on every machine: Open Sans of the packaged browser, Devanagari and symbols from packages. */
const FONTS = [
  font('Hindi', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal', 400),
  font('Hindi', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal', 700),
  font('Signs', 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal', 400),
].join('');

const RULES = [
  // Fixed elements would cover the parts.
  '.header{position:static!important}',
  // Parts below one that has not been rendered yet would move once it is, and be drawn between other pixels.
  '*{content-visibility:visible!important}',
  makeShortener(readFileSync('src/styles/tokens.css', 'utf8')).shorten(
    ':root:root{--font-text:"Open Sans",Hindi,Signs;--font-title:"Open Sans",Hindi,Signs}',
  ),
].join('');

async function openStyleguide(browser: Browser, complaints: Complaints, options: BrowserContextOptions): Promise<Page> {
  const origin = process.env['STYLEGUIDE_URL'] as string;
  // An open question about privacy would lie over the parts.
  const storageState = { cookies: [], origins: [{ origin, localStorage: [{ name: 'consent', value: 'no' }] }] };
  const page = await browser.newPage({ ...options, storageState });
  complaints.listen(page.context());
  await page.goto(`${origin}/styleguide`);
  await page.addStyleTag({ content: FONTS });
  // Words that are laid out with a font before it has come can keep gaps for its signs.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  await page.addStyleTag({ content: RULES });
  await page.evaluate(async () => {
    // Lazy pictures would be missing.
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

for (const { name, colorScheme, viewport } of SCREENS) {
  test.describe(`on a ${name} screen`, () => {
    // One page for all parts: opening it takes longer than comparing a part.
    test.describe.configure({ mode: 'default' });
    const complaints = new Complaints();
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await openStyleguide(browser, complaints, { colorScheme, viewport });
    });
    test.afterEach(() => complaints.check());
    test.afterAll(() => page.close());
    for (const part of PARTS) {
      test(`${part} looks as it did`, async () => {
        await expect(page.locator(`#${part}`)).toHaveScreenshot(`${part}-${name}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: 0.002,
        });
      });
    }
  });
}
