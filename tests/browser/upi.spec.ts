import { encode } from 'uqr';
import { fillAddress, openCheckout, placeOrderButton } from './order-steps.ts';
import { signInToDashboard } from './operator-steps.ts';
import { openRealHost, type RealHost, test as realTest } from './real-host.ts';
import { expect } from './shop.ts';

/** Payment straight to the shop's UPI ID, from the checkout to the order that is paid, at the width of the project and on a desktop. */

const test = realTest.extend<object, { shop: RealHost }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
    async ({}, use) => {
      const shop = await openRealHost({ UPI_ID: 'shop@okbank', UPI_NAME: 'My Shop' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

for (const [width, height, utr] of [
  [360, 740, '322206890934'],
  [1280, 800, '422206890935'],
] as const)
  test(`an order is paid by UPI at ${width} px: link, code, number, and the shop that looks for it`, async ({
    page,
    shop,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await openCheckout(page);
    await fillAddress(page);
    await page.getByLabel('Pay online').check();
    await placeOrderButton(page).click();
    const open = page.getByRole('link', { name: 'Open a UPI app' });
    await expect(open).toBeVisible();
    const link = (await open.getAttribute('href')) ?? '';
    const number = /&tr=([\w-]+)$/.exec(link)?.[1] ?? '';
    expect(link).toMatch(/^upi:\/\/pay\?pa=shop@okbank&pn=My%20Shop&am=\d+\.\d\d&cu=INR&tn=Order%20/);
    const dark = await page.getByRole('img', { name: 'QR code of the payment' }).locator('.ink').getAttribute('d');
    const { data } = encode(link, { ecc: 'M', border: 4 });
    const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])));
    expect(dark?.match(/M\d+ \d+/g)).toEqual(modules);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, 'the page is no wider than the screen').toBe(false);
    await page.screenshot({ path: `${test.info().outputDir}/pay.png`, fullPage: true });
    await page.getByLabel('Number of the payment (12 digits)').fill('123');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByText('That is not a number of 12 digits.')).toBeVisible();
    await page.getByLabel('Number of the payment (12 digits)').fill(utr);
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. We’re looking for your payment' })).toBeVisible();
    await page.screenshot({ path: `${test.info().outputDir}/sent.png`, fullPage: true });
    const order = page.getByRole('link', { name: 'See the order' });
    // This host has the name of the shop, which leads nowhere in a test.
    await expect(order).toHaveAttribute('href', `https://haat.example/order?number=${number}`);
    await page.goto(`/order?number=${number}`);
    await expect(page.getByText(`You sent the UPI number ${utr}`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the payment' })).toBeVisible();
    await expect(page.getByText(/^Pay now/)).toHaveCount(0);
    await page.screenshot({ path: `${test.info().outputDir}/order.png` });

    const office = await context.newPage();
    await office.setViewportSize({ width, height });
    await signInToDashboard(office, shop, `asha${width}`);
    await office.goto(`${shop.address}/api/operator/refunds`);
    const card = office.getByRole('article').or(office.locator('.card')).filter({ hasText: utr }).last();
    await office.screenshot({ path: `${test.info().outputDir}/office.png`, fullPage: true });
    await card.getByRole('button', { name: /^Received/ }).click();
    await expect(office.getByRole('status')).toContainText('The payment is received.');
    await page.reload();
    await expect(page.getByText('Paid online').first()).toBeVisible();
  });
