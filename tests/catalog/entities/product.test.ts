import { describe, expect, test } from 'vitest';
import { findProblems, loadProduct, loadShop, product, seller } from '../shop-in-a-folder.ts';

describe('a product', () => {
  test('with few fields has defaults for the others', () => {
    expect(loadProduct({})).toEqual({
      sku: 'LEAF',
      title: 'Leaf tea',
      slug: 'leaf-tea',
      sellerId: 'garden',
      categoryIds: ['tea'],
      tiles: [],
      onMainPage: true,
      description: '',
      detailsHtml: '',
      features: [],
      attributes: [],
      pictures: [{ source: 'leaf.png', alt: 'Leaf tea' }],
      offers: { in: { priceMinor: 9000, mrpMinor: 12000 } },
      availability: 'in-stock',
      sizes: [],
      options: [],
      variants: [],
      siblingSkus: [],
      tags: [],
      reviews: [],
      declarations: expect.objectContaining({ genericName: 'Tea' }),
      file: 'catalog/products/tea/leaf.json',
      shape: 'canonical',
    });
  });

  test('keeps its features, tags and colour', () => {
    const fields = { features: ['Light'], tags: ['party'], colour: 'Green' };
    expect(loadProduct(fields)).toMatchObject(fields);
  });

  test('has Hindi texts, and an address made of the English title', () => {
    const hindi = { translations: { hi: { title: 'पत्ती चाय ', description: 'ताज़ी  पत्ती,\nएक ही बाग की।' } } };
    expect(loadProduct(hindi)).toMatchObject({
      title: 'Leaf tea',
      slug: 'leaf-tea',
      translations: {
        hi: {
          title: 'पत्ती चाय',
          description: 'ताज़ी पत्ती, एक ही बाग की।',
          descriptionLines: ['ताज़ी पत्ती,', 'एक ही बाग की।'],
        },
      },
      pictures: [{ alt: 'Leaf tea' }],
    });
  });

  test.each(['Search', 'Shop', 'Imported', 'Categories'])(
    'with the title %s has no address of another page',
    (title) => {
      expect(loadProduct({ title }).slug).toBe(`${title.toLowerCase()}-product`);
      expect(findProblems({ 'products/tea/leaf.json': product({ slug: title }) })).toContainEqual(
        expect.objectContaining({ code: 'address-taken', field: 'slug', severity: 'warning' }),
      );
    },
  );

  test('keeps its own slug', () => {
    expect(loadProduct({ slug: 'Green-Leaf' }).slug).toBe('Green-Leaf');
  });

  test('is in the category of its folder first, and in each category once', () => {
    const changes = { 'categories/cups.json': { title: 'Cups', description: 'Cups.' } };
    expect(loadProduct({ categories: ['cups', 'tea', 'cups'] }, changes).categoryIds).toEqual(['tea', 'cups']);
  });

  test('is not its own colour sibling', () => {
    expect(loadProduct({ colourSiblings: ['LEAF'] }).siblingSkus).toEqual([]);
  });

  test('has an alternative text for each picture, that of the file if there is one', () => {
    const images = ['leaf.png', 'leaf.png', { src: 'leaf.png', alt: 'A round tin' }, { src: 'leaf.png', alt: '' }];
    expect(loadProduct({ images }).pictures.map(({ alt }) => alt)).toEqual([
      'Leaf tea',
      'Leaf tea, picture 2',
      'A round tin',
      'Leaf tea, picture 4',
    ]);
  });

  test('has the availability of each size', () => {
    const sizes = [
      { name: 'S' },
      { name: 'M', availability: 'sold out' },
      { name: 'L', label: 'Large', availability: '2026-12-01' },
    ];
    expect(loadProduct({ sizes }).sizes).toEqual([
      { name: 'S', availability: 'in-stock', measurements: {} },
      { name: 'M', availability: 'sold-out', measurements: {} },
      { name: 'L', label: 'Large', availability: { from: '2026-12-01' }, measurements: {} },
    ]);
  });
});

describe('a review', () => {
  const review = (fields: object) =>
    loadProduct({ reviews: [{ date: '2026-05-02 09:10:00', stars: 5, ...fields }] }).reviews[0];

  test('without an author has the author "Shopper"', () => {
    expect([review({}), review({ author: '' }), review({ author: ' \u200b' })].map((entry) => entry?.author)).toEqual([
      'Shopper',
      'Shopper',
      'Shopper',
    ]);
  });

  test('without a text has stars and date', () => {
    expect(review({ text: '' })).toEqual({ author: 'Shopper', date: '2026-05-02T09:10:00', text: '', stars: 5 });
  });

  test.each([
    ['READ MORE', 'Very niceREAD MORE', 'Very nice'],
    ['Read more on a line of its own', 'Very nice\nRead more', 'Very nice'],
    ['Show more', 'Very nice Show more', 'Very nice'],
  ])('loses the tail %s', (_tail, text, clean) => {
    expect(review({ text })?.text).toBe(clean);
  });

  test('keeps emoji and the joiners of Devanagari', () => {
    expect(review({ text: 'क्‍ष बहुत अच्छा 👩‍👩‍👧 ❤️' })?.text).toBe('क्‍ष बहुत अच्छा 👩‍👩‍👧 ❤️');
  });

  test('has no markup', () => {
    expect(review({ text: 'Good<script>alert(1)</script> <b>tea</b> &amp; cup <3' })?.text).toBe('Good tea & cup <3');
  });

  test('may have a date without a time', () => {
    expect(review({ date: '2026-05-02' })?.date).toBe('2026-05-02');
  });
});

describe('values of exports are cleaned', () => {
  test.each([
    ['a no-break space in a title', 'Cotton\u00a0Kurti', 'Cotton Kurti'],
    ['marks nobody sees in a title', '\u200eCotton\u200b Kurti\u202e', 'Cotton Kurti'],
    ['controls and failed characters in a title', 'Cotton\u0099 Kurti\ufffd', 'Cotton Kurti'],
    ['a line end in a title', 'Cotton\r\nKurti', 'Cotton Kurti'],
    ['a wrong code page in a title', 'CrÃ¨me â€“ brÃ»lÃ©e', 'Crème – brûlée'],
    ['slashes, bars and quotes in a title', 'Red/Blue | "Saree"', 'Red/Blue | "Saree"'],
    ['a formula of a spreadsheet in a title', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['a trade mark in a title', 'NESCAFÉ® Classic', 'NESCAFÉ® Classic'],
    ['a Hindi title', 'सूती कुर्ता', 'सूती कुर्ता'],
  ])('%s', (_trap, title, clean) => {
    expect(loadProduct({ title }).title).toBe(clean);
  });

  test('a title of 485 characters has a slug of at most 80', () => {
    const made = loadProduct({ title: 'Cotton kurti '.repeat(37) });
    expect(made.title).toHaveLength(480);
    expect(made.slug.length).toBeLessThanOrEqual(80);
  });

  test('two products with one title have two addresses', () => {
    const shop = loadShop({ 'products/tea/b.json': product({ sku: 'B' }) });
    expect([...shop.products.values()].map(({ slug, sku }) => `${slug}/${sku}`)).toEqual([
      'leaf-tea/B',
      'leaf-tea/LEAF',
    ]);
  });

  test('an untrimmed SKU and brand are trimmed', () => {
    const shop = loadShop({ 'products/tea/leaf.json': product({ sku: ' LEAF\n', brand: ' Green Garden ' }) });
    expect([...shop.products.keys()]).toEqual(['LEAF']);
  });

  test.each(['', ' ', null])('the brand %j is none', (brand) => {
    expect(loadProduct({ brand }).brand).toBeUndefined();
  });

  test('attributes without a name or value are left out', () => {
    const attributes = {
      Fabric: ' Cotton\u00a0',
      '': 'x',
      Fit: null,
      Neck: '',
      Sleeve: 'nil',
      Weave: 'NaN',
      Pockets: 2,
      '\u200b': 'y',
    };
    expect(loadProduct({ attributes }).attributes).toEqual([
      ['Fabric', 'Cotton'],
      ['Pockets', '2'],
    ]);
  });

  test('forty-four attributes keep their order', () => {
    const attributes = Object.fromEntries(Array.from({ length: 44 }, (_, index) => [`Key ${index}`, String(index)]));
    expect(loadProduct({ attributes }).attributes).toEqual(Object.entries(attributes));
  });

  test('HTML in a description becomes text', () => {
    const description =
      '<p>Soft&nbsp;cotton</p><style>p{}</style><img src=x onerror=alert(1)>\n<script>alert(1)</script><br>Wash & wear';
    expect(loadProduct({ description }).description).toBe('Soft cotton Wash & wear');
  });

  test('HTML in details becomes safe blocks', () => {
    const details = '<div onclick="x">Soft</div><ul><li>Light<script>alert(1)</script></ul>';
    expect(loadProduct({ details }).detailsHtml).toBe('<p>Soft</p><ul><li>Light</li></ul>');
  });

  test('a description of 5,309 characters is kept', () => {
    const description = 'x'.repeat(5309);
    expect(loadProduct({ description }).description).toBe(description);
  });

  test.each([
    ['₹32,999', 3299900],
    ['₹4,99,999', 49999900],
    ['Rs\n1699', 169900],
    [499.5, 49950],
    ['14,300.00', 1430000],
    [571230, 57123000],
  ])('the price %j', (price, priceMinor) => {
    expect(loadProduct({ offers: { in: { price, mrp: 999999 } } }).offers['in']?.priceMinor).toBe(priceMinor);
  });

  test('counts may have thousands separators', () => {
    expect(loadProduct({ rating: { value: 4, count: '27,969' } }).rating).toEqual({ value: 4, count: 27969 });
  });
});

describe('a seller', () => {
  const sellerOf = (fields: Record<string, unknown>) =>
    loadShop({
      'sellers/garden.json': seller(fields),
      'products/tea/b.json': product({ sku: 'B' }),
    }).sellers.get('garden');

  test('has the number of its products in the catalogue', () => {
    expect(sellerOf({})).toMatchObject({ products: 2, ratings: 0, followers: 0, legalName: 'Green Garden' });
  });

  test('has the number of products in its file, also if that is 0', () => {
    expect(sellerOf({ products: '1,208' })?.products).toBe(1208);
    expect(sellerOf({ products: 0 })?.products).toBe(0);
  });

  test('has a text without script', () => {
    expect(sellerOf({ about: '<p onclick=x>We <b>grow</b></p><script>x</script>' })?.aboutHtml).toBe(
      '<p>We <strong>grow</strong></p>',
    );
  });
});

test('a catalogue with all these values has no error', () => {
  const traps = {
    title: '@Cotton\u00a0Kurti…',
    attributes: { '': 'x', Fit: null },
    description: '<img src=x>Nan',
    details: '</div><p',
    brand: 'GREEN GARDEN',
  };
  expect(
    findProblems({ 'products/tea/leaf.json': product(traps) }).filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
});
