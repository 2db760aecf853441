import { expect, type Locator, type Page } from '@playwright/test';
import { findEnglish, findTurned } from './language-faults.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { advance, numberIn } from './order-steps.ts';
import type { RealHost } from './real-host.ts';
import { keep, readCart, readKept } from './steps.ts';

/** What somebody reads and taps who reads one language, on the way from a search to a complaint. */
export interface Reader {
  /** Of the browser. */
  readonly locale: string;
  /** The page of the market in English: "/en-ae", and the same in the language. */
  readonly english: string;
  readonly start: string;
  /** Its name, on links to it. */
  readonly name: string;
  /** A product, as it is searched for and named. */
  readonly query: string;
  readonly product: string;
  readonly words: Readonly<
    Record<
      | 'add'
      | 'cart'
      | 'yourCart'
      | 'freeDelivery'
      | 'toCheckout'
      | 'contactName'
      | 'phone'
      | 'placeOrder'
      | 'thanks'
      | 'orderNumber'
      | 'orderPhone'
      | 'findButton'
      | 'order'
      | 'returnItems'
      | 'damaged'
      | 'askReturn'
      | 'returnAsked'
      | 'whatHappened'
      | 'send'
      | 'received',
      string
    >
  >;
  readonly fillAddress: (page: Page) => Promise<unknown>;
}

const PHONE = '98765 43210';
const begins = (words: string): RegExp => new RegExp(`^${RegExp.escape(words)}`);
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name }).filter({ visible: true });

/** What brings the scripts that wait for the first touch. */
async function touch(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await page.keyboard.press('Shift');
}

/** Finds, buys, tracks, returns and complains, all in a language, and looks for English on each page. */
export async function shopIn(
  { locale, english, start, name, query, product, words, fillAddress }: Reader,
  page: Page,
  host: RealHost,
  known: ReadonlySet<string>,
): Promise<void> {
  const key = english === '' ? 'cart' : 'cart:ae';
  const main = page.getByRole('main');
  const open = (path: string) => page.goto(host.address + path);
  const expectNoEnglish = async (where: string) =>
    expect.soft([...(await findEnglish(page, known)), ...(await findTurned(page))], where).toEqual([]);
  const phone = english === '' ? PHONE : '050 123 4567';

  await recordLayoutShifts(page);
  await page.addInitScript((tag) => Object.defineProperty(navigator, 'languages', { value: [tag] }), locale);
  if (english === '') await keep(page, 'pin', { version: 1, pinCode: '302001' });

  // The language of the browser is offered, once.
  await open(english || '/');
  await touch(page);
  const offer = page.getByRole('region', { name: 'Language', exact: true });
  await expect(offer).toBeVisible();
  expect(await findLayoutShifts(page)).toEqual([]);
  await offer.getByRole('link', { name, exact: true }).tap();
  await expect(page).toHaveURL(host.address + start);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true })).toHaveCount(1);
  await expectNoEnglish('the first page');

  // A search leads to a product.
  await open(`${start}/search`);
  const box = main.getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'));
  await box.or(page.getByRole('banner').getByRole('searchbox')).first().fill(query);
  await page.keyboard.press('Enter');
  const result = main.getByRole('heading', { level: 3 }).first();
  await expect(result).toHaveText(product);
  await expectNoEnglish('the results');
  await open((await result.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: product, level: 1 })).toBeVisible();
  await button(main.getByRole('article'), words.add).first().tap();
  await expect(page.getByRole('banner').getByRole('link', { name: begins(words.cart) })).toContainText('1');
  await expectNoEnglish('the product');

  // The cart is the same in every language.
  await open(`${start}/cart`);
  await expect(main.getByRole('heading', { name: words.yourCart, level: 1 })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: product }).first()).toBeVisible();
  // It is worth enough to be delivered free of charge, beside the PIN code, too.
  if (english === '') await expect(main.getByRole('button', { name: /302001/ })).toContainText(words.freeDelivery);
  await expectNoEnglish('the cart');
  const cart = await readCart(page, key);
  await page.getByRole('link', { name: 'English', exact: true }).tap();
  await expect(page).toHaveURL(`${host.address}${english}/cart`);
  await expect(main.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  expect((await readCart(page, key)).map(({ sku, quantity }) => ({ sku, quantity }))).toEqual(
    cart.map(({ sku, quantity }) => ({ sku, quantity })),
  );
  // A touch before the page listens is none.
  await expect(async () => {
    await touch(page);
    expect(await readKept(page, 'language')).toBe('en');
  }).toPass();
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page).toHaveURL(`${host.address}${start}/cart`);

  // The order.
  await main
    .getByRole('link', { name: begins(words.toCheckout) })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(page).toHaveURL(`${host.address}${start}/checkOut`);
  await main.getByLabel(words.contactName, { exact: true }).fill('Asha Devi');
  await main.getByLabel(words.phone).fill(phone);
  await fillAddress(page);
  await expectNoEnglish('the checkout');
  await button(main, words.placeOrder).tap();
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
  await expectNoEnglish('the thanks');
  const number = numberIn(page);

  // Another phone sees how its parcels are.
  const kept = await readKept(page, 'orders');
  await page.evaluate(() => localStorage.removeItem('orders'));
  await open(`${start}/order`);
  await main.getByLabel(words.orderNumber).fill(number);
  await main.getByLabel(words.orderPhone).fill(phone);
  await button(main, words.findButton).tap();
  await expect(page.getByRole('heading', { name: `${words.order} ${number}` })).toBeVisible();
  await page.locator('[data-act=change]').tap();
  await expectNoEnglish('an order that is tracked');
  await advance(host, number, 'accept', 'pack', 'dispatch');
  await page.evaluate((orders) => localStorage.setItem('orders', orders), kept ?? '');
  await open(`${start}/order?number=${number}`);
  await expect(page.getByText('PC-77120').first()).toBeVisible();
  await expectNoEnglish('an order on its way');
  await open(`${start}/order?number=${number}&view=invoice`);
  await expect(main.getByRole('table').or(main.getByRole('article')).first()).toContainText(product);
  await expectNoEnglish('its bill');
  await open(`${start}/order?number=${number}`);

  // It goes back.
  await advance(host, number, 'deliver');
  await page.reload();
  await main.getByText(begins(words.returnItems)).tap();
  await main.getByRole('radio', { name: words.damaged }).check();
  await expectNoEnglish('the form of a return');
  await button(main, words.askReturn).tap();
  await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${words.returnAsked}$`) })).toBeVisible();
  await expectNoEnglish('a return');

  await open(`${start}/complaint`);
  await main.getByLabel(words.whatHappened).fill(`${product}: 1, 2, 3.`);
  await main.getByLabel(words.contactName, { exact: true }).fill('Asha Devi');
  await main.locator('[name=phone]').fill(phone);
  await button(main, words.send).tap();
  await expect(page.getByRole('heading', { name: words.received })).toBeVisible();
  await expectNoEnglish('a complaint');
}

/** Fills in an address of Jaipur by the names of its fields. */
export const inIndia =
  (pinCode: string, state: string, house: string) =>
  async (page: Page): Promise<void> => {
    await expect(page.getByLabel(pinCode, { exact: true })).toHaveValue('302001');
    await expect(page.getByLabel(state)).toHaveValue('Rajasthan');
    await expect(page.getByLabel(state).locator('option:checked')).not.toHaveText(/[A-Za-z]/);
    await page.getByLabel(house).fill('14 Mall Road');
  };
