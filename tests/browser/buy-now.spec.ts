import { fillAddress, placeOrderButton, something, somethingElse, thanks, unfoldOrder } from './order-steps.ts';
import { test } from './real-host.ts';
import { expect } from './shop.ts';
import { buyButton, expectBadge, keepCart, lineFor, lineOf, readCart } from './steps.ts';

/** Buy now: the checkout of one product, without the cart. */

test('Buy now orders one product alone, and the cart stays as it was, after Back and after the order', async ({
  page,
  activate,
}) => {
  const other = lineFor(somethingElse(), { quantity: 2 });
  await keepCart(page, [other]);
  await page.goto(something().path);
  await activate(buyButton(page.getByRole('article')));
  await expect(page).toHaveURL(`/checkOut?sku=${something().sku}`);
  await unfoldOrder(page);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(lineOf(order, something())).toBeVisible();
  await expect(order.getByRole('listitem')).toHaveCount(1);
  await expect(order.getByRole('link', { name: 'Edit cart' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(something().path);
  await expectBadge(page, 2);
  await activate(buyButton(page.getByRole('article')));
  await fillAddress(page);
  await activate(placeOrderButton(page));
  await expect(thanks(page)).toBeVisible();
  await expectBadge(page, 2);
  expect(await readCart(page)).toMatchObject([{ sku: other.sku, quantity: 2 }]);
  await page.goBack();
  await expect(page).toHaveURL(something().path);
});

test('a form that is sent before its script leads to the checkout of its product, which a reload and a log-in keep', async ({
  page,
}) => {
  await keepCart(page, [lineFor(somethingElse())]);
  await page.goto(something().path);
  const { action, fields } = await buyButton(page.getByRole('article')).evaluate((button: HTMLButtonElement) => ({
    action: button.formAction,
    fields: new URLSearchParams(new FormData(button.form as HTMLFormElement) as never).toString(),
  }));
  for (const open of [() => page.goto(`${action}?${fields}`), () => page.reload()]) {
    await open();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('listitem', { includeHidden: true })).toHaveText([new RegExp(something().title)]);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /log in/i })).toHaveAttribute(
    'href',
    new RegExp(`/loginPage\\?next=/checkOut${encodeURIComponent(`?sku=${something().sku}`)}$`),
  );
});
