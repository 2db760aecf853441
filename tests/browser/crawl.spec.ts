import { SITE_FOLDER } from './built-shop.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { readSitemap } from '../support/read-sitemap.ts';
import { somePages } from '../support/some-pages.ts';
import { expect, test } from './shop.ts';

/** The pages of the sitemap, and those that are not indexed. */
const listed = readSitemap(SITE_FOLDER).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g);
const personal = [
  '/cart',
  '/checkOut',
  '/cashFree',
  '/order',
  '/complaint',
  '/newsletter',
  '/wishlist',
  '/compare',
  '/shared',
  '/productDetails',
  '/loginPage',
  '/login_register',
  '/reset_password',
  '/account',
  '/confirm-email',
  '/Seller-SignUp',
  '/Seller-SignIn',
  '/en-ae/cart',
  '/en-ae/checkOut',
  '/en-ae/cashFree',
  '/en-ae/order',
  '/en-ae/complaint',
  '/en-ae/wishlist',
  '/en-ae/loginPage',
  '/en-ae/login_register',
  '/en-ae/account',
  '/anarkali-kurta-bottle-green-with-yellow-embroidered-yoke/p/WK-004/reviews',
];
const all = [...[...listed].map(([, path]) => decodeURI((path || '/').replaceAll('&#38;', '&'))), ...personal];

/** What `npm test` opens. `npm run test:every` opens every page. */
const chosen = somePages(all, 80, (path) => path);
const SHARES = 8;

test.describe('the pages of the site', () => {
  for (let share = 0; share < SHARES; share++) {
    test(`open without an error, a blocked resource or a layout shift, part ${share + 1} of ${SHARES}`, async ({
      page,
      baseURL,
    }, { project }) => {
      const paths = project.metadata['everyPage'] ? all : chosen;
      const faults: string[] = [];
      await recordLayoutShifts(page);
      await page.addInitScript(() => {
        const found: string[] = [];
        Object.assign(window, { found });
        document.addEventListener('securitypolicyviolation', (event) =>
          found.push(`blocked: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      for (const path of paths.filter((_, index) => index % SHARES === share)) {
        const response = await page.goto(baseURL + path, { waitUntil: 'load' });
        if (response?.status() !== 200) faults.push(`${path}: status ${response?.status()}`);
        const found = await page.evaluate(() => (window as unknown as { found: string[] }).found);
        let shifts = await findLayoutShifts(page);
        if (shifts.length > 0) {
          // A busy browser may have shown half a text before the rest of it was parsed. What the page causes comes again.
          await page.reload({ waitUntil: 'load' });
          shifts = await findLayoutShifts(page);
        }
        faults.push(...[...found, ...shifts].map((fault) => `${path}: ${fault}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 360) faults.push(`${path}: ${width} pixels wide`);
      }
      expect(faults).toEqual([]);
    });
  }
});
