import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import {
  openResults,
  resultCards,
  resultsOf,
  resultsTitle,
  searchBox,
  suggestionsOf,
  titleFor,
} from './search-steps.ts';
import { expect, RARE, test } from './shop.ts';

test.describe('the results of a search that nothing fits entirely', () => {
  for (const [query, told] of [
    ['purple umbrella', 'No purple ones: all umbrellas'],
    ['umbrella for kids', 'No umbrellas for kids: all umbrellas'],
  ] as const)
    test(`say what was left out: ${query}`, async ({ page }) => {
      await openResults(page, query);
      await expect(resultsOf(page).getByRole('paragraph').filter({ hasText: told })).toBeVisible();
      await expect(resultCards(page)).not.toHaveCount(0);
    });

  for (const query of ['refrigerator', 'काला फ्रिज'])
    test(`are no hit where the shop has nothing of that kind, which the title says: ${query}`, async ({ page }) => {
      await page.goto(`/search?${new URLSearchParams({ q: query })}`);
      await expect(resultsTitle(page)).toHaveText(`Nothing found for “${query}”`);
      await expect(resultsOf(page).getByText('No refrigerators here. The nearest:')).toBeVisible();
      await expect(resultCards(page)).not.toHaveCount(0);
    });

  for (const [start, query, told] of [
    ['/ar-ae', 'فستان', 'لم نجد «فستان» هنا. الأقرب:'],
    ['/hi', 'काला फ्रिज', '“फ्रिज”: यहाँ नहीं है।'],
    ['/hi', 'काला पर्स', ' “पर्स”'],
    ['/ta', 'ஊதா குடை', '“குடை” எல்லாம்'],
  ] as const)
    test(`call things as they were typed in a language with letters of its own: ${start}, ${query}`, async ({
      page,
    }) => {
      await page.goto(`${start}/search?${new URLSearchParams({ q: query })}`);
      await expect(page.getByRole('main').getByText(told)).toBeVisible();
    });

  test('have what fits less below a heading, in one list', async ({ page }) => {
    await recordLayoutShifts(page);
    await openResults(page, 'black purse');
    const list = resultsOf(page)
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const all = list.getByRole('heading');
    const more = list.getByRole('heading', { level: 2 });
    await expect(more).toHaveText(/^\d+ more purses$/);
    const fitting = (await all.allTextContents()).findIndex((text) => text.endsWith(' more purses'));
    const total = Number.parseInt((await resultsTitle(page).textContent()) ?? '', 10);
    expect(fitting).toBeGreaterThan(0);
    await expect(more).toHaveText(`${total - fitting} more purses`);
    expect(await findLayoutShifts(page)).toEqual([]);
    await expectNoFindings(page);
  });

  test('do not get wider than the screen by a long word', RARE, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: `umbrella ${'अंतरराष्ट्रीय'.repeat(12)}` })}`);
    await expect(resultsTitle(page)).toContainText('umbrella');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('the answer to a question', () => {
  const answersOf = (page: Page) => resultsOf(page).getByRole('list', { name: 'Answers' }).getByRole('link');
  const answerOf = (page: Page) => answersOf(page).first();

  test('is a page of help, to which the keyboard leads', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto('/search?q=how+to+return');
    await expect(resultsTitle(page)).toHaveText('Help with “how to return”');
    await expect(answersOf(page)).toHaveCount(4);
    const boxes = await answersOf(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(new Set(boxes.map(({ x, width }) => `${x} ${width}`)).size, 'rows of one list').toBe(1);
    await expect(resultsOf(page).getByRole('link', { name: /^\+/ }), 'customer care').toBeVisible();
    await expect(page.getByRole('main').getByRole('region', { name: 'Categories' })).toBeVisible();
    await expect(answerOf(page)).toHaveAccessibleName(/^Returns and refunds \w.+\.$/);
    await expect(resultCards(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('region', { name: 'Products by first letter' })).toBeHidden();
    expect(await findLayoutShifts(page)).toEqual([]);
    await expectNoFindings(page);
    await answerOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/return-refund');
  });

  test('names the part of the page', RARE, async ({ page, activate }) => {
    await page.goto('/search?q=size+chart');
    await expect(answerOf(page)).toHaveAccessibleName(/^Find your size/);
    await activate(answerOf(page));
    await expect(page).toHaveURL(/\/help#/);
    await page.goBack();
    await page.goto('/search?q=kurti');
    await expect(resultsTitle(page)).toHaveText(titleFor('kurti'));
    await expect(answersOf(page)).toHaveCount(0);
  });

  test('is suggested while it is typed', async ({ page, activate }) => {
    await page.goto('/products');
    await activate(searchBox(page));
    await page.keyboard.type('refun');
    const help = suggestionsOf(page).getByRole('group', { name: 'Help' });
    await activate(help.getByRole('option', { name: 'Returns and refunds' }));
    await expect(page).toHaveURL('/return-refund');
  });
});
