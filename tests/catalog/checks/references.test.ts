import { describe, expect, test } from 'vitest';
import {
  category,
  complain,
  emirates,
  type Files,
  findProblems,
  home,
  market,
  page,
  product,
  seller,
  store,
} from '../shop-in-a-folder.ts';

const ae: Files = { 'markets/ae.json': emirates(), 'categories/ae-tea.json': category({ market: 'ae' }) };
const dates = { 'products/ae-tea/dates.json': product({ sku: 'DATES', offers: { ae: { price: 9 } } }) };

describe('a category names', () => {
  test('a market that exists', () => {
    expect(complain({ 'categories/tea.json': category({ market: 'im' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/categories/tea.json:4:13  market  [market-unknown]
        found     "im"
        expected  the id of a market: the name of a file in catalog/markets
        hint      did you mean "in"?

      1 error, 0 warnings
      "
    `);
  });

  test('a parent that exists', () => {
    expect(
      complain({
        'categories/cups.json': category({ parent: 'tee' }),
        'products/cups/cup.json': product({ sku: 'CUP' }),
      }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/categories/cups.json:4:13  parent  [parent-invalid]
        found     "tee"
        expected  the id of another category of the same market
        hint      did you mean "tea"?

      1 error, 0 warnings
      "
    `);
  });

  const chain = (...ids: string[]): Files =>
    Object.fromEntries(
      ids.map((id, index) => [`categories/${id}.json`, category(index === 0 ? {} : { parent: ids[index - 1] })]),
    );

  test.each<[string, Files, string]>([
    [
      'is on the fifth level',
      chain('tea', 'level2', 'level3', 'level4', 'level5', 'c'),
      'a category that is higher up: there may be 5 levels',
    ],
    [
      'is of another market',
      { ...ae, 'categories/c.json': category({ parent: 'ae-tea' }) },
      'the id of another category of the same market',
    ],
    [
      'is the category itself',
      { 'categories/c.json': category({ parent: 'c' }) },
      'a category that is not below this one itself',
    ],
  ])('no parent that %s', (_reason, changes, expected) => {
    expect(findProblems(changes).filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({ file: 'catalog/categories/c.json', field: 'parent', expected }),
    ]);
  });

  test('no categories that are parents of each other', () => {
    const changes = { ...chain('a', 'b', 'c'), 'categories/a.json': category({ parent: 'c' }) };
    expect(findProblems(changes).filter(({ severity }) => severity === 'error')).toEqual(
      ['a', 'b', 'c'].map((id) =>
        expect.objectContaining({
          file: `catalog/categories/${id}.json`,
          expected: 'a category that is not below this one itself',
        }),
      ),
    );
  });

  test('up to five levels of categories', () => {
    expect(findProblems(chain('tea', 'a', 'b', 'c', 'd')).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('first products of its own', () => {
    expect(complain({ 'categories/tea.json': category({ first: ['LEAF', 'LAEF'] }) })).toMatchInlineSnapshot(`
      "
      error  catalog/categories/tea.json:6:5  first[1]  [product-unknown]
        found     "LAEF"
        expected  the SKU of a product of this category
        hint      did you mean "LEAF"?

      1 error, 0 warnings
      "
    `);
  });

  test('pictures of its strip that exist', () => {
    const strip = [{ path: 'green', title: 'Green', image: 'green.png' }];
    expect(complain({ 'categories/tea.json': category({ strip }) })).toMatchInlineSnapshot(`
      "
      error  catalog/categories/tea.json:8:16  strip[0].image  [picture-missing]
        found     "green.png"
        expected  a picture below catalog/images (jpg, png, webp, avif, gif or tiff), or an https address

      1 error, 0 warnings
      "
    `);
  });

  test('a seller of its historical records that exists, reported once', () => {
    const strip = [{ path: 'mini', title: 'Mini', image: 'leaf.png', subcategory: ['Mini'] }];
    const listing = { title: 'Mini tea', image: 'leaf.png', price: '5.00', subcategory: 'Mini' };
    expect(
      complain({
        'categories/tea.json': category({ strip, historical: { seller: 'gardeen' } }),
        'products/tea/a.json': listing,
        'products/tea/b.json': listing,
      }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/categories/tea.json:15:15  historical.seller  [seller-unknown]
        found     "gardeen"
        expected  the id of a seller: the name of a file in catalog/sellers
        hint      did you mean "garden"?

      1 error, 0 warnings
      "
    `);
  });
});

describe('the shop names', () => {
  test('a default market that exists, reported once', () => {
    expect(complain({ 'store.json': store({ defaultMarket: 'im' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/store.json:6:20  defaultMarket  [market-unknown]
        found     "im"
        expected  the id of a market: the name of a file in catalog/markets
        hint      did you mean "in"?

      1 error, 0 warnings
      "
    `);
  });

  test('a default market without a prefix', () => {
    expect(complain({ ...ae, ...dates, 'store.json': store({ defaultMarket: 'ae' }) })).toContain(
      'a market without a "prefix": the pages of the default market are at the root of the site',
    );
  });
});

describe('the home page names', () => {
  test('products that exist', () => {
    expect(
      complain({ 'home.json': home({ productsForYou: { title: 'For you', skus: ['LEAF', 'LAEF'] } }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/home.json:45:7  productsForYou.skus[1]  [product-unknown]
          found     "LAEF"
          expected  the SKU of a product of the default market
          hint      did you mean "LEAF"?

        1 error, 0 warnings
        "
      `);
  });

  test('products that the default market sells, and only those are suggested', () => {
    expect(
      complain({ ...ae, ...dates, 'home.json': home({ productsForYou: { title: 'For you', skus: ['DATES'] } }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/home.json:44:7  productsForYou.skus[0]  [product-unknown]
          found     "DATES"
          expected  the SKU of a product of the default market

        1 error, 0 warnings
        "
      `);
  });

  test('categories, sellers and markets of its rows', () => {
    const season = { title: 'Diwali', from: '2026-10-12', until: '2026-11-08', href: '/tea' };
    const found = complain({
      'home.json': home({
        seasons: [{ ...season, skus: ['LAEF'] }],
        priceShops: { limits: { inn: [199] }, without: ['tae'] },
        bestSellers: { title: 'Best sellers', categories: ['taa'] },
        newShops: { title: 'New shops', sellers: ['gardn'] },
        occasions: [{ title: 'Gifts', href: '/gifts', attribute: 'Occasion', words: ['gift'] }],
      }),
    });
    expect(found.match(/(?<=home\.json:\S+ {2})\S.*/g)).toEqual([
      'seasons[0].skus[0]  [product-unknown]',
      'priceShops.limits.inn  [market-unknown]',
      'priceShops.without[0]  [category-unknown]',
      'bestSellers.categories[0]  [category-unknown]',
      'newShops.sellers[0]  [seller-unknown]',
      'occasions[0].href  [link-broken]',
    ]);
    expect(found).toMatch(/hint +did you mean "garden"/);
  });

  test('a season that ends before it begins is refused', () => {
    const season = { title: 'Diwali', from: '2026-11-08', until: '2026-10-12', href: '/tea', skus: ['LEAF'] };
    expect(complain({ 'home.json': home({ seasons: [season] }) })).toContain('a day that is not before "from"');
  });

  test('a deal whose price is below its MRP', () => {
    expect(complain({ 'products/tea/leaf.json': product({ offers: { in: { price: 90 } } }) })).toMatchInlineSnapshot(`
      "
      warning  catalog/home.json:27:12  deal.sku  [deal-without-saving]
        found     "LEAF"
        expected  a product whose price is at least 1 % below its MRP; the deal is left out

      0 errors, 1 warning
      "
    `);
  });

  test('a deal whose price is not its MRP', () => {
    expect(findProblems({ 'products/tea/leaf.json': product({ offers: { in: { price: 90, mrp: 90 } } }) })).toEqual([
      expect.objectContaining({ file: 'catalog/home.json', field: 'deal.sku' }),
    ]);
  });

  test('a deal with a saving, also beside a file that can not be read', () => {
    const problems = findProblems({
      'products/tea/leaf.json': product({ offers: { in: { price: 90 } } }),
      'products/tea/other.json': '{',
    });
    expect(problems.map(({ code }) => code)).toContain('deal-without-saving');
  });

  test('a deal that exists', () => {
    expect(findProblems({ 'home.json': home({ deal: { title: 'a', text: 'b', sku: 'LEAVES', label: 'c' } }) })).toEqual(
      [expect.objectContaining({ field: 'deal.sku', expected: 'the SKU of a product of the default market' })],
    );
  });

  test('pictures that exist, wherever they stand', () => {
    const scene = { image: 'nowhere.png', title: 'a', text: 'b', href: '/tea' };
    const problems = findProblems({
      'home.json': home({
        hero: [{ ...scene, label: 'c' }],
        marketHeroes: [{ market: 'im', slides: [{ ...scene, label: 'c' }] }],
        banners: [{ after: 'deal', banners: [{ ...scene, label: 'c' }] }],
        categories: { title: 'a', cards: [scene] },
        trends: { title: 'a', tiles: [scene] },
        memberGifts: { ...scene, note: 'a', label: 'b' },
      }),
    });
    expect(problems.map(({ field }) => field)).toEqual([
      'hero[0].image',
      'marketHeroes[0].slides[0].image',
      'banners[0].banners[0].image',
      'categories.cards[0].image',
      'trends.tiles[0].image',
      'memberGifts.image',
      'marketHeroes[0].market',
    ]);
  });
});

describe('a page names', () => {
  test('a market that exists', () => {
    expect(complain({ 'pages/more.json': page({ path: '/more', market: 'im' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/pages/more.json:18:13  market  [market-unknown]
        found     "im"
        expected  the id of a market: the name of a file in catalog/markets
        hint      did you mean "in"?

      1 error, 0 warnings
      "
    `);
  });

  test('facts that the shop has', () => {
    expect(
      complain({ 'pages/more.json': page({ path: '/more', summary: ['Call {{store.care.fone}} or {{nobody}}.'] }) }),
    ).toMatchInlineSnapshot(`
      "
      error  catalog/pages/more.json:7:5  summary[0]  [fact-unknown]
        found     {{store.care.fone}}
        expected  a fact of the store or market: store.name, store.legalName, store.address, store.siteUrl, store.care.phone, store.care.email, store.care.hours, store.orderChannel.email, store.grievanceOfficer.name, store.grievanceOfficer.designation, store.grievanceOfficer.phone, store.grievanceOfficer.email, sizes.ease, market.name, market.delivery.fee, market.delivery.days, market.returns.days, market.returns.refundDays
        hint      did you mean "store.care.phone"?

      error  catalog/pages/more.json:7:5  summary[0]  [fact-unknown]
        found     {{nobody}}
        expected  a fact of the store or market: store.name, store.legalName, store.address, store.siteUrl, store.care.phone, store.care.email, store.care.hours, store.orderChannel.email, store.grievanceOfficer.name, store.grievanceOfficer.designation, store.grievanceOfficer.phone, store.grievanceOfficer.email, sizes.ease, market.name, market.delivery.fee, market.delivery.days, market.returns.days, market.returns.refundDays

      2 errors, 0 warnings
      "
    `);
  });

  test('no fact that this market lacks', () => {
    const body = ['Free from {{market.delivery.freeFrom}}.'];
    expect(
      findProblems({ 'pages/more.json': page({ path: '/more', sections: [{ id: 'a', title: 'A', body }] }) }),
    ).toEqual([expect.objectContaining({ field: 'sections[0].body[0]', found: '{{market.delivery.freeFrom}}' })]);
  });
});

describe('an id', () => {
  test('belongs to one file in all folders', () => {
    expect(complain({ 'sellers/hills/garden.json': seller() })).toMatchInlineSnapshot(`
      "
      error  catalog/sellers/hills/garden.json  [file-name-duplicate]
        found     the file name "garden"
        expected  a unique file name (folders and upper or lower case make no difference): catalog/sellers/garden.json has this one

      1 error, 0 warnings
      "
    `);
  });

  test('belongs to one file in upper and lower case', () => {
    expect(findProblems({ 'sellers/Garden.json': seller() })).toEqual([
      expect.objectContaining({ file: 'catalog/sellers/garden.json', found: 'the file name "garden"' }),
    ]);
  });

  test.each([
    ['categories', category()],
    ['sellers', seller()],
    ['markets', market({ prefix: 'new' })],
  ])('of %s has no space', (folder, content) => {
    const problems = findProblems({ [`${folder}/new one.json`]: content }).filter(
      ({ severity }) => severity === 'error',
    );
    expect(problems).toEqual([expect.objectContaining({ found: 'the file name "new one"' })]);
  });
});

describe('an amount of a market', () => {
  test.each([
    ['delivery.fee', { delivery: { fee: 'free', days: [3, 6], daysMean: 'delivery' } }],
    ['delivery.freeFrom', { delivery: { fee: 0, freeFrom: '$99', days: [3, 6], daysMean: 'delivery' } }],
    ['deliveryOptions[0].price', { deliveryOptions: [{ name: 'Fast', time: 'Tomorrow', price: '4,00' }] }],
    [
      'otherOptions.rows[0].price',
      { otherOptions: { title: 'Abroad', currency: 'USD', rows: [{ name: 'Fast', time: 'Soon', price: 'AED 4' }] } },
    ],
  ])('in %s is one in its currency', (field, fields) => {
    expect(findProblems({ 'markets/in.json': market(fields) })).toEqual([
      expect.objectContaining({ severity: 'error', field, expected: expect.stringMatching(/^an amount in (INR|USD)/) }),
    ]);
  });
});
