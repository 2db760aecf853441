import { expectNoFindings } from './axe.ts';
import { test } from './real-host.ts';
import { order, takeShop } from './seller-steps.ts';
import { expect } from './shop.ts';

/** The link in the mail to a seller without an account, on the page of the host itself. */

test('a seller without an account accepts and dispatches an order by the link in the mail', async ({ page, shop }) => {
  const { id, product } = takeShop(shop);
  const care = shop.host.shop.current().sellers.get(id)?.care.email ?? '';
  const { number } = await order(shop, product);
  const link = /http\S+\/api\/seller\/order-link\?token=[\w-]+/.exec(await shop.mailTo(care, number))?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Accept the order' }).click();
  await expect(page.getByRole('status')).toHaveText('You have accepted the order.');
  await page.getByLabel('Courier').fill('Delhivery');
  await page.getByLabel('Tracking number').fill('1234567890');
  await page.getByRole('button', { name: 'Dispatched' }).click();
  await expect(page.getByRole('status')).toHaveText('The order is on its way.');
  await expect(page.getByRole('button')).toHaveCount(0);
});
