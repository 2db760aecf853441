import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { findCard, readPage, readProduct } from './built-shop.ts';
import { type RealHost, test } from './real-host.ts';
import { expect } from './shop.ts';

/** "Tell me when it is back", with the real host. What makes the host send the mail is tested in tests/api/suites/restock.ts. */

const BUTTON = 'Tell me when it is back';
const formOf = (page: Page) => page.getByRole('dialog', { name: BUTTON });

const rowOf = ({ host }: RealHost, email: string) =>
  host.database.read
    .selectFrom('restock_alerts')
    .select(['sku', 'size', 'market', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();

const soldOut = () =>
  findCard('nothing to buy', ({ offers, path }) => offers === 'nothing' && readPage(path).includes(BUTTON));

test('a shopper asks to be told when a product is back, and confirms by the link in the mail', async ({
  page,
  activate,
  shop,
}) => {
  const email = `asha${process.pid}@mail.example`;
  const card = soldOut();
  await page.goto(card.path);
  await activate(page.getByRole('article').getByRole('button', { name: BUTTON }));
  const form = formOf(page);
  await expect(form).toContainText(card.title);
  await activate(form.getByRole('button', { name: 'Email me' }));
  await expect(form).toContainText('Enter your email address.');
  await expectNoFindings(page);
  const size = form.getByLabel('Size');
  if (await size.isVisible()) await size.selectOption({ index: 1 });
  await form.getByLabel('Email address').fill(email);
  await activate(form.getByRole('button', { name: 'Email me' }));
  await expect(form.getByRole('status').first()).toHaveText(new RegExp(`^Almost done: open the link.*${email}`));
  await expectNoFindings(page);
  await activate(form.getByRole('button', { name: 'Close' }));
  await expect(form).toBeHidden();

  const link = /http\S+\/api\/restock-alerts\/confirm\?token=[\w-]+/.exec(await shop.mailTo(email))?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(card.title);
  expect(await rowOf(shop, email)).toMatchObject({ sku: card.sku, market: 'in', status: 'asked' });
  await activate(page.getByRole('button', { name: 'Yes, email me' }));
  await expect(page.getByRole('heading', { name: 'Thank you. We’ll email you once when it is back.' })).toBeVisible();
  expect(await rowOf(shop, email)).toMatchObject({ status: 'confirmed' });
});

test('a size that is sold out can be waited for, where others can be bought', async ({ page, activate, shop }) => {
  const email = `ravi${process.pid}@mail.example`;
  const card = findCard(
    'a size that is sold out',
    (_card, { canBuy, sizesAway, sizesInStock }) => canBuy && sizesAway.length > 0 && sizesInStock.length > 0,
  );
  const { sizesAway } = readProduct(card.path);
  await page.goto(card.path);
  await activate(page.getByRole('article').getByRole('button', { name: `Size sold out? ${BUTTON}` }));
  const form = formOf(page);
  const size = form.getByLabel('Size');
  await expect(size.getByRole('option')).toHaveText(sizesAway.length > 1 ? ['Choose', ...sizesAway] : sizesAway);
  await size.selectOption(sizesAway[0] ?? '');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Email address').press('Enter');
  await expect(form.getByRole('status').first()).toContainText('Almost done');
  expect(await rowOf(shop, email)).toMatchObject({ sku: card.sku, size: sizesAway[0] });
});
