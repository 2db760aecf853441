import { category, emirates, type Files, home, page, product, seller } from './shop-in-a-folder.ts';

const to = (href: string) => ({ image: 'leaf.png', title: 'Tea', text: 'From one hill', href });

/** What makes the smallest shop a wide one: two markets, the three historical shapes, a strip, redirects, links. */
export const WIDE: Files = {
  'home.json': home({
    categories: { title: 'Categories', cards: [to('/tea-and-more')] },
    trends: { title: 'Trends', tiles: [to('/cups')] },
    memberGifts: { ...to('/help/more'), note: 'At weekends', label: 'See it' },
    productsForYou: { title: 'For you', skus: ['LEAF', 'BLUE', 'CUP-1', 'RB1001', 'MINI-1'] },
    hero: [{ ...to('/tea-and-more/mini'), label: 'See it' }],
  }),
  'redirects.json': {
    '/old': '/tea-and-more',
    '/Chai': '/help',
    '/was/p/LEAF': '/leaf-tea/p/LEAF',
    '/shop-of-pots': '/shop/potter',
    '/two-pots': '/tea-pot/p/POT-2',
  },
  'markets/ae.json': emirates({ shippingPage: '/en-ae/shipping' }),
  'categories/tea.json': category({
    path: 'tea-and-more',
    nav: 1,
    first: ['BLUE'],
    strip: [
      { path: 'mini', title: 'Mini', image: 'leaf.png', subcategory: ['MiniTea'] },
      { path: 'maxi', title: 'Maxi', image: 'leaf.png' },
    ],
    historical: { seller: 'garden' },
  }),
  'categories/cups.json': category({
    title: 'Cups',
    parent: 'tea',
    historical: { Catageory: ['POTTERY'], SubCatageory: ['cups-and-saucers'], seller: 'potter' },
  }),
  'categories/ae-tea.json': category({ market: 'ae', path: 'tea' }),
  'sellers/potter.json': seller({ name: 'Asha Potters', rating: 4.1, ratings: 1204, followers: 340 }),
  'products/tea/blue.json': product({
    sku: 'BLUE',
    title: 'Blue tea',
    brand: 'Green Garden',
    mpn: 'BLUE',
    categories: ['ae-tea'],
    tiles: ['mini'],
    offers: { in: { price: 90 }, ae: { price: '17.50' } },
    colour: 'Blue',
    colourSiblings: ['LEAF'],
  }),
  'products/tea/mini-1.json': { title: 'Mini tea', image: 'leaf.png', price: '14,300.00', subcategory: 'MiniTea' },
  'products/cups/one.json': {
    shopName: 'Asha Potters\n4.1\n1,204 Ratings\n340 Followers\n2 Products',
    productDetails: 'Name: Clay cup\nMaterial: Clay\nNet Quantity (N): 1\nCountry of Origin: India\nMore Information',
    productValue: {
      name: 'Clay cup',
      image: ['leaf.png'],
      sku: 'CUP-1',
      mpn: 'CUP-1',
      brand: 'Asha Potters',
      offers: {
        priceCurrency: 'INR',
        price: 136,
        availability: 'InStock',
        url: 'https://elsewhere.example/cup/p/CUP-1',
      },
    },
    category: 'mainPage',
  },
  'products/cups/pot.json': product({
    sku: 'POT',
    title: 'Tea pot',
    offers: { in: { price: 300 } },
    options: ['Pack', 'Colour'],
    variants: [
      { sku: 'POT-1', options: { Pack: 1, Colour: 'Red' }, image: 'leaf.png' },
      { sku: 'POT-2', options: { Pack: 2, Colour: 'Red' }, offers: { in: { price: 550 } }, stock: 0 },
    ],
  }),
  'products/cups/two.json': {
    title: 'Saucer',
    mainImage: 'leaf.png',
    price: '601.00',
    imageUrls: ['leaf.png'],
    detailsHTML: '<p>Product Code: RB1001</p><p>A saucer.</p>',
    Catageory: 'POTTERY',
    SubCatageory: 'cups-and-saucers',
  },
  'products/ae-tea/dates.json': {
    shopName: 'Green Garden',
    productDetails: 'Net Quantity (N): 1\nCountry of Origin: India',
    productValue: {
      name: 'Dates',
      image: 'leaf.png',
      sku: 'AE-1',
      brand: 'Green Garden',
      offers: { priceCurrency: 'AED', price: 'AED 75.00' },
    },
  },
  'pages/ae/shipping.json': page({
    path: '/en-ae/shipping',
    market: 'ae',
    next: { label: 'Shop', href: '/en-ae/tea' },
  }),
  'pages/more.json': page({ path: '/help/more', next: { label: 'Pots', href: '/tea-and-more' } }),
};
