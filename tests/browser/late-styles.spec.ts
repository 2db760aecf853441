import type { Page } from '@playwright/test';
import { type Card, findCard, readPage } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { listLateSheets } from './site-sheets.ts';
import { keepCart, lineFor } from './steps.ts';

/** Style sheets that come after a page, with what a tap opens, style that alone: nothing of the page moves for them, whichever came before. */

const sized = (): Card => findCard('a size guide', (_, { hasSizeGuide }) => hasSizeGuide, '/womenFashion');
const PAGES: Readonly<Record<string, () => string>> = {
  home: () => '/',
  list: () => '/womenFashion',
  'first of a market': () => '/en-ae',
  product: () => sized().path,
  reviews: () =>
    `${findCard('more reviews than its page shows', ({ path }) => readPage(path).includes(`${path}/reviews`)).path}/reviews`,
  shop: () => '/shop/aaina-beauty',
  categories: () => '/categories',
  search: () => '/search',
  policy: () => '/return-refund',
  help: () => '/help',
  cart: () => '/cart',
  checkout: () => '/checkOut',
  'log-in': () => '/loginPage',
  register: () => '/login_register',
  orders: () => '/order',
  account: () => '/account',
  wishlist: () => '/wishlist',
  complaint: () => '/complaint',
  'sign-up of sellers': () => '/Seller-SignUp',
};

/** Adds each sheet and says what has moved for it. */
const listMoved = (page: Page): Promise<string[]> =>
  page.evaluate((sheets) => {
    const boxesOf = () =>
      new Map(
        // Lazy pictures are far away until they come near, and what is below the screen may not be laid out yet.
        [...document.body.querySelectorAll('*:not([loading=lazy])')]
          .filter((element) =>
            element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true }),
          )
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element, [x, y, width, height].map(Math.round).join(' ')] as const;
          }),
      );
    let before = boxesOf();
    return sheets.flatMap(([file, css]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
      const after = boxesOf();
      const moved = [...before].filter(([element, box]) => after.get(element) !== box);
      before = after;
      // What contains others moves with them.
      const [inner] = moved.filter(
        ([element]) => !moved.some(([other]) => other !== element && element.contains(other)),
      );
      return inner
        ? [`${file} moves ${inner[0].localName}.${inner[0].className} from ${inner[1]} to ${after.get(inner[0])}`]
        : [];
    });
  }, listLateSheets());

for (const [name, path] of Object.entries(PAGES)) {
  test(`no style sheet that comes later moves anything: ${name}`, async ({ page }) => {
    await keepCart(page, [lineFor(sized())]);
    await page.goto(path());
    await page.waitForLoadState('networkidle');
    expect(await listMoved(page)).toEqual([]);
  });
}
