import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { OwnShop } from './own-shop.ts';
import { resultCards, resultsTitle, searchBox, searchButton, titleFor } from './search-steps.ts';
import { expect, test } from './shop.ts';
import { addButton, expectBadge, openFilters } from './steps.ts';

/**
 * Filters, search and orders of another shop: one product on a page, a facet of options, texts in Devanagari and Tamil, words of its own,
 * a second market, and orders by message that are priced by PIN code.
 */

const shop = new OwnShop();
let site = '';

const write = (file: string, content: object) => writeFileSync(join(shop.catalog, file), JSON.stringify(content));
const read = (file: string) => JSON.parse(readFileSync(join(shop.catalog, file), 'utf8')) as object;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cpSync('tests/fixtures/second-shop', shop.catalog, { recursive: true });
  const facets = [
    { id: 'pack', label: 'Pack', from: ['options.Pack'] },
    { id: 'colour', label: 'Colour', from: ['options.Colour'] },
    { id: 'kind', label: 'Kind', from: ['genericName'] },
  ];
  write('facets.json', { facets });
  write('search.json', { same: [['pyala', 'mug']] });
  write('products/tea/coffee.json', {
    sku: 'SUKKU',
    title: 'சுக்கு காபி',
    seller: 'chai-ghar',
    images: ['darjeeling.png'],
    offers: { in: { price: 150 }, np: { price: 240 } },
    legal: { genericName: 'Coffee', netQuantity: '100 g' },
  });
  const { delivery, ...market } = read('markets/in.json') as { delivery: object };
  write('markets/np.json', { ...market, delivery, name: 'Nepal', prefix: 'np', currency: 'NPR', country: 'NP' });
  write('categories/np-drinks.json', { title: 'Drinks', market: 'np', path: 'drinks', nav: 1, description: 'Coffee.' });
  write('delivery.json', {
    markets: {
      in: [
        { states: ['Ladakh'], cashOnDelivery: false, fee: 150 },
        { pinCodes: ['194302'], serviceable: false },
      ],
    },
  });
  mkdirSync(join(shop.catalog, 'offers'));
  write('offers/ten.json', { market: 'in', percent: 10, from: 1200 });
  write('offers/code.json', { market: 'in', amount: 50, from: 300, code: 'CHAI50' });
  write('store.json', { ...read('store.json'), orderChannel: { whatsapp: '911234500021' } });
  site = await shop.open({ API_ORIGIN: '' });
});
test.afterAll(() => shop.close());

const main = (page: Page): Locator => page.getByRole('main');
const cardsOf = (page: Page): Locator => main(page).getByRole('heading', { level: 3 });

test('has its own facets, and as many products on a page as its category says', async ({
  page,
  activate,
  isMobile,
}) => {
  await page.goto(`${site}/cups`);
  await openFilters(page, activate);
  const panel = page.getByRole('dialog', { name: 'Filters' }).or(page.getByRole('complementary'));
  await expect(panel.getByRole('group', { name: 'Pack', exact: true }).getByRole('checkbox')).toHaveCount(3);
  await activate(panel.getByRole('group', { name: 'Colour', exact: true }).getByRole('checkbox', { name: 'Sand' }));
  // The column beside a wide list applies each change at once.
  if (isMobile) await activate(panel.getByRole('button', { name: 'Show 1 product' }));
  await expect(page).toHaveURL(`${site}/cups?colour=sand`);
  await expect(cardsOf(page)).toHaveText(['Stoneware mug']);
});

test('turns pages of one product each in a sorted list', async ({ page, activate }) => {
  await page.goto(`${site}/cups?sort=price-up`);
  await expect(cardsOf(page)).toHaveText(['Stoneware mug']);
  await activate(page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Next' }));
  await expect(page).toHaveURL(`${site}/cups?sort=price-up&page=2`);
  await expect(cardsOf(page)).toHaveText(['Blue glazed cup']);
  await activate(page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name: 'Next' }));
  // What is sold out comes last in every order.
  await expect(cardsOf(page)).toHaveText(['कुल्हड़']);
});

test('has no page of single values, as none has enough products', async ({ page }) => {
  await page.goto(`${site}/cups`);
  await expect(main(page).getByRole('link', { name: 'Filters' })).toHaveCount(0);
});

test.describe('a search', () => {
  const QUERIES: readonly (readonly [query: string, title: string, path: string])[] = [
    ['pyala', 'Stoneware mug', '/stoneware-mug/p/MUG'],
    ['kulhad', 'कुल्हड़', '/p/CUP-KUL'],
    ['காபி', 'சுக்கு காபி', '/p/SUKKU'],
    ['दार्जिलिंग', 'First flush Darjeeling, 100 g tin', '/p/TEA-FF'],
  ];
  test('leads from its own words to a product', async ({ page, activate }) => {
    await page.goto(site);
    for (const [query, title, path] of QUERIES) {
      // From the second one on, on the page of the product before.
      await activate(searchBox(page));
      await searchBox(page).pressSequentially(query, { delay: 20 });
      await activate(searchButton(page));
      await expect(resultsTitle(page)).toHaveText(titleFor(query));
      await expect(resultCards(page).first()).toHaveText(title);
      await page.goto(`${site}${await resultCards(page).first().getByRole('link').getAttribute('href')}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(page.url()).toContain(path);
    }
  });

  test('finds what is sold in its market', async ({ page }) => {
    await page.goto(`${site}/np/search?q=coffee`);
    await expect(resultsTitle(page)).toHaveText(titleFor('coffee'));
    await expect(resultCards(page)).toHaveText(['சுக்கு காபி']);
    await expect(main(page).getByText('240').first()).toBeVisible();
    await page.goto(`${site}/np/search?q=mug`);
    await expect(resultsTitle(page)).toHaveText('Nothing found for “mug”');
    await expect(main(page).getByRole('heading', { name: 'What others buy' })).toBeVisible();
    await expect(resultCards(page)).toHaveText(['சுக்கு காபி']);
  });
});

test('an order by message is priced by the PIN code', async ({ page, context, activate, isMobile }) => {
  test.skip(!isMobile, 'the form is the same on both');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`${site}/products`);
  await activate(addButton(main(page).getByRole('listitem').filter({ hasText: 'சுக்கு காபி' })));
  await expectBadge(page, 1);
  await page.goto(`${site}/checkOut`);
  const [field, send] = [
    main(page).getByLabel('PIN code'),
    main(page).getByRole('button', { name: 'Send by WhatsApp' }),
  ];
  await expect(main(page)).toContainText('Total, paid on delivery₹210');
  await main(page).getByLabel('Name').fill('Asha');
  await main(page).getByLabel('Phone').fill('1234567890');
  await main(page).getByLabel('Address').fill('12 Hill Road');
  await field.fill('999999');
  await expect(main(page).getByText('We don’t know PIN code 999999. Please check it.')).toBeVisible();
  await field.fill('194302');
  await expect(main(page).getByText('Not delivered to 194302: சுக்கு காபி.')).toBeVisible();
  await expectNoFindings(page);
  await activate(send);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(`${site}/checkOut`);
  await field.fill('194101');
  await expect(main(page).getByText('No cash on delivery there: we’ll tell you how to pay.')).toBeVisible();
  await expect(main(page)).toContainText('Total, paid before delivery₹300');
  await activate(send);
  await page.waitForURL('https://wa.me/**');
  const text = new URL(page.url()).searchParams.get('text') ?? '';
  expect(text).toMatch(/Items: ₹150\nDelivery: ₹150, by \w{3},\s\d+\s\w+\nTotal, to be paid before delivery: ₹300\n/);
  expect(text).toContain('Asha\n1234567890\n12 Hill Road\n194101');
});

test('an offer without a code holds in cart and order message, and the shop checks a code', async ({
  page,
  context,
  activate,
  isMobile,
}) => {
  test.skip(!isMobile, 'the pages are the same on both');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`${site}/products`);
  await activate(addButton(main(page).getByRole('listitem').filter({ hasText: 'சுக்கு காபி' })));
  await expectBadge(page, 1);
  await page.goto(`${site}/first-flush-darjeeling-100-g-tin/p/TEA-FF`);
  await activate(addButton(main(page)).first());
  await expectBadge(page, 2);
  await page.goto(`${site}/cart`);
  await expect(main(page)).toContainText('10% off from ₹1,200');
  await expect(main(page)).toContainText('Total₹1,440');
  await page.goto(`${site}/checkOut`);
  await expect(main(page).getByText('Have a code? Write it into the message')).toBeVisible();
  await expect(main(page)).toContainText('Total, paid on delivery₹1,440');
  await main(page).getByLabel('Name').fill('Asha');
  await main(page).getByLabel('Phone').fill('1234567890');
  await main(page).getByLabel('Address').fill('12 Hill Road');
  await main(page).getByLabel('PIN code').fill('302001');
  await activate(main(page).getByRole('button', { name: 'Send by WhatsApp' }));
  await page.waitForURL('https://wa.me/**');
  const text = new URL(page.url()).searchParams.get('text') ?? '';
  expect(text).toMatch(
    /Items: ₹1,600 − ₹160 \(10% off from ₹1,200\)\nDelivery: Free, .*\nTotal, to be paid on delivery: ₹1,440\n/,
  );
});
