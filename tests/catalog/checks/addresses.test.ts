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
  store,
} from '../shop-in-a-folder.ts';
import { enterShop } from '../../support/enter-shop.ts';
import { writePseudoLanguage } from '../../support/pseudo-language.ts';

const errorsOf = (changes: Files) => findProblems(changes).filter(({ severity }) => severity === 'error');
/** Has messages in Hindi until the end of the test. */
const inHindi = () => writePseudoLanguage(enterShop(), 'hi');
const tile = (path: string) => ({ path, title: 'Tile', image: 'leaf.png' });

describe('two pages at one address are refused', () => {
  test('when a page has that of a category', () => {
    expect(complain({ 'pages/tea.json': page({ path: '/tea' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/pages/tea.json:2:11  path  [address-taken]
        found     "/tea"
        expected  a free address: this one belongs to catalog/categories/tea.json

      1 error, 0 warnings
      "
    `);
  });

  test('when a category has that of the cart', () => {
    expect(
      complain({ 'categories/cart.json': category(), 'products/cart/a.json': product({ sku: 'A' }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/categories/cart.json:1:1  [address-taken]
          found     "/cart"
          expected  a free address: this one belongs to a page of the shop itself

        1 error, 0 warnings
        "
      `);
  });

  test('when two categories have the same', () => {
    expect(
      complain({ 'categories/x.json': category({ path: 'tea' }), 'products/x/a.json': product({ sku: 'A' }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/categories/x.json:4:11  path  [address-taken]
          found     "/tea"
          expected  a free address: this one belongs to catalog/categories/tea.json

        1 error, 0 warnings
        "
      `);
  });

  test('when only the case differs', () => {
    expect(errorsOf({ 'pages/tea.json': page({ path: '/Tea' }) })).toHaveLength(1);
  });

  test('when two strip tiles have the same', () => {
    expect(
      complain({ 'categories/tea.json': category({ strip: [tile('mini'), tile('Mini')] }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/categories/tea.json:11:15  strip[1].path  [address-taken]
          found     "Mini"
          expected  a free address: this one belongs to catalog/categories/tea.json

        1 error, 0 warnings
        "
      `);
  });

  test('when a page has that of a tile', () => {
    expect(
      errorsOf({
        'categories/tea.json': category({ strip: [tile('mini')] }),
        'pages/m.json': page({ path: '/tea/mini' }),
      }),
    ).toEqual([expect.objectContaining({ file: 'catalog/pages/m.json', field: 'path' })]);
  });

  test('when a market has that of a category', () => {
    expect(errorsOf({ 'markets/ae.json': emirates({ prefix: 'tea' }) })).toEqual([
      expect.objectContaining({ file: 'catalog/categories/tea.json' }),
    ]);
  });

  test('when two markets have one prefix', () => {
    expect(
      complain({ 'markets/ae.json': emirates(), 'markets/sa.json': emirates({ name: 'Saudi Arabia' }) }),
    ).toMatchInlineSnapshot(`
        "
        error  catalog/markets/sa.json:19:13  prefix  [prefix-taken]
          found     "en-ae"
          expected  a prefix that no other market has

        1 error, 0 warnings
        "
      `);
  });

  test('when it is below the prefix of a further language', () => {
    inHindi();
    const languages = ['hi'];
    expect(
      errorsOf({
        'markets/in.json': market({ languages }),
        'pages/hi.json': page({ path: '/hi/help-us' }),
        'categories/hi.json': category(),
        'redirects.json': { '/hi/old': '/help' },
      }).map(({ file, code }) => [file, code]),
    ).toEqual([
      ['catalog/categories/hi.json', 'address-taken'],
      ['catalog/pages/hi.json', 'address-taken'],
      ['catalog/redirects.json', 'redirect-taken'],
    ]);
  });

  test('when two languages have one prefix', () => {
    inHindi();
    const kuwait = emirates({ name: 'Emirates again', prefix: 'again', languages: ['hi'] });
    expect(
      errorsOf({ 'markets/ae.json': emirates({ languages: ['hi'] }), 'markets/xx.json': kuwait }).map(
        ({ file, field }) => [file, field],
      ),
    ).toEqual([['catalog/markets/xx.json', 'languages[0]']]);
  });

  test('when a market names a language without messages, or English', () => {
    expect(
      errorsOf({ 'markets/in.json': market({ languages: ['mr', 'en'] }) }).map(({ code, found }) => [code, found]),
    ).toEqual([
      ['language-unknown', '"mr"'],
      ['language-unknown', '"en"'],
    ]);
  });

  test('when a market beside the default one has no prefix, whichever file comes first', () => {
    expect(complain({ 'markets/ae.json': market({ name: 'Emirates' }) })).toMatchInlineSnapshot(`
      "
      error  catalog/markets/ae.json:1:1  prefix  [prefix-taken]
        found     nothing: the field is missing
        expected  a prefix: only the default market has none

      1 error, 0 warnings
      "
    `);
  });

  test('when a category has that of the cart of another market', () => {
    const cart = category({ market: 'ae' });
    expect(errorsOf({ 'markets/ae.json': emirates(), 'categories/cart.json': cart })).toEqual([
      expect.objectContaining({ file: 'catalog/categories/cart.json', found: '"/en-ae/cart"' }),
    ]);
  });

  test('but only once for an invalid prefix', () => {
    expect(errorsOf({ 'markets/ae.json': emirates({ prefix: 5 }) })).toHaveLength(1);
  });

  test('but two markets may each have a category on the same path', () => {
    const changes = {
      'markets/ae.json': emirates(),
      'categories/ae-tea.json': category({ market: 'ae', path: 'tea' }),
    };
    expect(errorsOf(changes)).toEqual([]);
  });
});

describe('a reserved address is refused', () => {
  test.each<[string, Files]>([
    ['a page below the sellers', { 'pages/x.json': page({ path: '/shop/garden' }) }],
    [
      'a page below the sellers of another market',
      { 'markets/ae.json': emirates(), 'pages/x.json': page({ path: '/en-ae/shop/garden' }) },
    ],
    ['a page where a product could be', { 'pages/x.json': page({ path: '/leaf-tea/p/LEAF' }) }],
    ['a page below the directory', { 'pages/x.json': page({ path: '/search/k' }) }],
    ['a page below the imported products', { 'pages/x.json': page({ path: '/imported/price' }) }],
    ['a page that servers take for the home page', { 'pages/x.json': page({ path: '/index' }) }],
    ['a page that servers take for that of a folder', { 'pages/x.json': page({ path: '/help/index' }) }],
    ['a category that servers take for the error page', { 'categories/404.json': category() }],
    ['a category in the place of the sellers', { 'categories/shop.json': category() }],
    ['a tile in the place of the products', { 'categories/tea.json': category({ strip: [tile('p')] }) }],
    ['a market in the place of the sellers', { 'markets/ae.json': emirates({ prefix: 'shop' }) }],
  ])('%s', (_claim, changes) => {
    const problems = errorsOf(changes);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.expected).toMatch(/^another address: .* are reserved for the shop itself$/);
  });
});

describe('a link in a field must be a page of the shop', () => {
  test('else the nearest one is suggested', () => {
    const promises = [{ title: 'Fresh', text: 'On the day', icon: 'truck', href: '/halp' }];
    expect(complain({ 'store.json': store({ promises }) })).toMatchInlineSnapshot(`
      "
      error  catalog/store.json:35:15  promises[0].href  [link-broken]
        found     "/halp"
        expected  the address of a page of this shop
        hint      did you mean "/help"?

      1 error, 0 warnings
      "
    `);
  });

  test('in every file that has one', () => {
    const scene = { image: 'leaf.png', title: 'a', text: 'b', href: '/nowhere' };
    const problems = findProblems({
      'store.json': store({
        pages: { returns: '/nowhere', privacy: '/help', contact: '/help', help: '/help', trouble: '/help' },
        footer: [{ title: 'a', links: [{ label: 'b', href: '/nowhere' }] }],
      }),
      'home.json': home({
        hero: [{ ...scene, label: 'c' }],
        banners: [{ after: 'deal', banners: [{ ...scene, label: 'c' }] }],
        categories: { title: 'a', cards: [scene] },
        trends: { title: 'a', tiles: [scene] },
        memberGifts: { ...scene, note: 'a', label: 'b' },
      }),
      'markets/in.json': market({ shippingPage: '/nowhere' }),
      'pages/help.json': page({ next: { label: 'a', href: '/nowhere' } }),
    });
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'catalog/store.json pages.returns',
      'catalog/store.json footer[0].links[0].href',
      'catalog/home.json hero[0].href',
      'catalog/home.json banners[0].banners[0].href',
      'catalog/home.json categories.cards[0].href',
      'catalog/home.json trends.tiles[0].href',
      'catalog/home.json memberGifts.href',
      'catalog/markets/in.json shippingPage',
      'catalog/pages/help.json next.href',
    ]);
  });

  test.each(['/', '/tea', '/tea/2', '/products', '/help#write', '/shop/garden', '/search', '/leaf-tea/p/LEAF'])(
    'such as %s',
    (href) => {
      const promises = [{ title: 'Fresh', text: 'On the day', icon: 'truck', href }];
      expect(findProblems({ 'store.json': store({ promises }) })).toEqual([]);
    },
  );
});

describe('a redirect is refused', () => {
  const complainOf = (redirects: Record<string, string>) => complain({ 'redirects.json': redirects });

  test('when its target does not exist', () => {
    expect(complainOf({ '/old': '/halp' })).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:11  /old  [link-broken]
        found     "/halp"
        expected  the address of a page of this shop
        hint      did you mean "/help"?

      1 error, 0 warnings
      "
    `);
  });

  test('when there is a page at its old path', () => {
    expect(complainOf({ '/tea': '/help' })).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:3  /tea  [redirect-taken]
        found     the key "/tea"
        expected  an old address: this one belongs to catalog/categories/tea.json

      1 error, 0 warnings
      "
    `);
  });

  test('when its target is another redirect', () => {
    expect(complainOf({ '/older': '/old', '/old': '/help' })).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:13  /older  [redirect-chain]
        found     "/old"
        expected  the page itself, "/help", not another redirect

      1 error, 0 warnings
      "
    `);
  });

  test.each([
    ['leads to itself', { '/old': '/old' }],
    ['leads to another one by way of a place on its page', { '/older': '/old#top', '/old': '/help' }],
    ['hides a product', { '/leaf-tea/p/LEAF': '/help' }],
    ['leads to a product that does not exist', { '/old': '/leaf-tea/p/LAEF' }],
    ['leads to a product at an address that it does not have', { '/old': '/leaf/p/LEAF' }],
  ])('when it %s', (_reason, redirects) => {
    expect(findProblems({ 'redirects.json': redirects })).toEqual([
      expect.objectContaining({ severity: 'error', field: Object.keys(redirects)[0] }),
    ]);
  });

  test.each([
    ['leads to a place on a page', { '/old': '/help#write' }],
    ['leads to a product', { '/leaf/p/LEAF': '/leaf-tea/p/LEAF' }],
    ['leads to the home page', { '/old': '/' }],
    ['fixes the capitals of an address', { '/Tea': '/tea' }],
  ])('but not when it %s', (_reason, redirects) => {
    expect(findProblems({ 'redirects.json': redirects })).toEqual([]);
  });
});
