import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { type Card, findCard } from './built-shop.ts';
import { expect, test } from './shop.ts';

/** Sheets for one task are of one kind: a title, a cross, from below on phones and at the side elsewhere. */

const sized = (): Card => findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide, '/womenFashion');
const article = (page: Page): Locator => page.getByRole('article');

interface Sheet {
  readonly path: () => string;
  readonly opener: (page: Page) => Locator;
  readonly title: string;
}
const SHEETS: readonly Sheet[] = [
  {
    title: 'Size guide',
    path: () => sized().path,
    opener: (page) => article(page).getByRole('button', { name: 'Size guide' }),
  },
  {
    title: 'Deliver to',
    path: () => '/',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /^Deliver to/ }),
  },
  {
    title: 'Delivery information',
    path: () => sized().path,
    opener: (page) => article(page).getByRole('link', { name: 'Delivery information' }),
  },
  { title: 'Filters', path: () => '/womenFashion', opener: (page) => page.locator('#listing [data-do=filter]') },
];

for (const [where, viewport] of [
  ['from below on phones', { width: 360, height: 740 }],
  // Filters have a column of their own on wider ones.
  ['at the side of tablets and wide screens', { width: 800, height: 700 }],
] as const)
  for (const { title, path, opener } of SHEETS)
    test(`${title}: a sheet ${where}, with its title and a cross`, async ({ page, activate }) => {
      await page.setViewportSize(viewport);
      await page.goto(path());
      await activate(opener(page));
      const sheet = page.locator('dialog[open], [popover]:popover-open');
      await expect(sheet).toHaveAccessibleName(title);
      await expect(sheet.getByRole('heading', { level: 2, name: title })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => sheet.evaluate((element) => element.getAnimations().length)).toBe(0);
      const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      // It ends where the screen does.
      expect([x + width, y + height]).toEqual([viewport.width, viewport.height]);
      if (viewport.width < 768) expect([x, y > 0]).toEqual([0, true]);
      else expect([y, width]).toEqual([0, 448]);
      await expectNoFindings(page);
      await activate(sheet.getByRole('button', { name: 'Close' }));
      await expect(sheet).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
