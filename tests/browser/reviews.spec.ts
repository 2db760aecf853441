import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findCommand } from '../../src/api/entry/operator/commands.ts';
import { expectNoFindings } from './axe.ts';
import { advance, placeByHost, something } from './order-steps.ts';
import { OwnShop } from './own-shop.ts';
import { type RealHost, test } from './real-host.ts';
import { expect, RARE } from './shop.ts';

const TEXT = 'It came well packed, and does what the page says <b>since</b> a month.';

async function operate({ host }: RealHost, line: string, options: Readonly<Record<string, string>> = {}) {
  const found = findCommand(line.split(' '));
  if (!found) throw new Error(`There is no command "${line}".`);
  const context = { services: { ...host.services, provider: undefined }, actor: 'operator:test' } as const;
  return found.command.run(context, { words: found.rest, options });
}

/** Orders something, has it delivered, and opens the order. Returns its number. */
async function openDelivered(page: Page, shop: RealHost) {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch', 'deliver');
  await page.goto(`/order?number=${number}`);
  return number;
}

const reviewButton = (page: Page) => page.getByRole('button', { name: /^Rate and review/ });
const state = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Your review \(/ });

test('a buyer reviews what was delivered, the operator approves it, and the next build shows it', async ({
  page,
  activate,
  shop,
}) => {
  await openDelivered(page, shop);
  await activate(reviewButton(page));
  await expect(page.getByRole('radio', { name: '5 of 5, very good' })).toBeFocused();
  await activate(page.getByRole('button', { name: 'Submit review' }));
  await page.getByRole('radio', { name: '4 of 5, good' }).check();
  await page.getByLabel('Your review (optional)').fill(TEXT);
  await page.getByLabel('Display name').fill('Asha from Jaipur');
  await expectNoFindings(page);
  // What was typed is kept.
  await page.reload();
  await activate(reviewButton(page));
  await expect(page.getByLabel('Your review (optional)')).toHaveValue(TEXT);
  await activate(page.getByRole('button', { name: 'Submit review' }));
  await expect(state(page)).toHaveText('Your review (4 stars) is awaiting approval.');
  await expectNoFindings(page);

  const { sku } = something();
  const id = (await operate(shop, 'reviews list')).match(/[0-9a-f-]{36}/)?.[0];
  await operate(shop, `reviews approve ${id}`);
  await page.reload();
  await expect(state(page)).toContainText('will appear with the shop’s next update');

  const own = new OwnShop();
  try {
    // A small shop that sells the same SKU is built with the host's reviews.
    cpSync('tests/fixtures/second-shop', own.catalog, { recursive: true });
    const folder = join(own.catalog, 'products', 'tea');
    const tea = JSON.parse(readFileSync(join(folder, 'first-flush.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(join(folder, 'reviewed.json'), JSON.stringify({ ...tea, sku, title: 'Reviewed' }));
    await expect.poll(async () => (await (await fetch(`${shop.address}/api/reviews`)).text()).includes(sku)).toBe(true);
    const address = await own.open({ REVIEWS_URL: `${shop.address}/api/reviews` });
    await page.goto(`${address}/reviewed/p/${encodeURIComponent(sku)}`);
    const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
    await expect(reviews.getByText(TEXT)).toBeVisible();
    await expect(reviews).toContainText('Asha from Jaipur');
    await expect(reviews).toContainText('Verified buyer');
    // It may still be fetching its dictionary.
    await page.goto('/');
  } finally {
    own.close();
  }
});

test('a refused review says why, can be edited once by keyboard, and then no more', async ({
  page,
  activate,
  shop,
}) => {
  await openDelivered(page, shop);
  await reviewButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '1 of 5, very bad' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Your review (optional)').focus();
  await page.keyboard.type('My neighbour is a thief.');
  await page.getByRole('button', { name: 'Submit review' }).press('Enter');
  await expect(state(page)).toContainText('is awaiting approval');
  const id = (await operate(shop, 'reviews list')).match(/[0-9a-f-]{36}/)?.[0];
  await operate(shop, `reviews refuse ${id}`, { reason: 'It is not about the product.' });
  await page.reload();
  await expect(state(page)).toHaveText('Your review (1 star) was not published: It is not about the product.');
  const edit = page.getByRole('button', { name: /^Edit the review/ });
  await activate(edit);
  await expect(page.getByRole('radio', { name: '1 of 5, very bad' })).toBeChecked();
  await page.getByLabel('Your review (optional)').fill('It broke on the second day.');
  await activate(page.getByRole('button', { name: 'Submit review' }));
  await expect(state(page)).toContainText('is awaiting approval');
  await expect(edit).toHaveCount(0);
});

test('nothing can be reviewed before it is delivered', RARE, async ({ page, shop }) => {
  const number = await placeByHost(page);
  await advance(shop, number, 'accept', 'pack', 'dispatch');
  await page.goto(`/order?number=${number}`);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(reviewButton(page)).toHaveCount(0);
});
