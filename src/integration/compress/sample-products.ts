import type { Market, Picture, Product, Seller, Variant } from '../../catalog/model.ts';

/**
 * Made-up products whose pages the compression dictionaries are made of. They have every part that a page can have, and words that many
 * products have. Nothing in them comes from the products of a shop, so a dictionary stays the same when these change.
 */

export const SAMPLE_SELLER: Seller = {
  id: 'sample-seller',
  name: 'Sample House',
  legalName: 'Sample House Private Limited',
  aboutHtml: '',
  address: 'Sample House Private Limited, 14 Industrial Area, Jaipur, Rajasthan 302001, India',
  care: { phone: '+91 12345 05000', email: 'care@sample-seller.example' },
  rating: 4.1,
  ratings: 152_341,
  followers: 11_042,
  products: 21,
  legal: {},
};

const TITLES: readonly string[] = [
  'Cotton kurti, indigo block print, three-quarter sleeves',
  'Silk saree with zari border and blouse piece, maroon',
  "Men's slim fit shirt, white checks, full sleeves",
  "Girls' frock with pockets, yellow flowers",
  'Oxidised silver earrings with pearl drops',
  'Leather sling bag, brown, adjustable strap',
  'Stainless steel water bottle, 1 litre, black',
  'Printed bedsheet with two pillow covers, double bed',
  'Face cream with aloe vera, 50 g jar',
  'Wireless earphones with charging case, blue',
  'Running shoes for women, grey and pink, light sole',
  'Yoga mat, 6 mm, anti-slip, green',
];

const SIZES: readonly (readonly [name: string, label: string, inches: number])[] = [
  ['S', 'Small', 36],
  ['M', 'Medium', 38],
  ['L', 'Large', 40],
  ['XL', 'Extra large', 42],
  ['XXL', 'Double extra large', 44],
];

const TITLE_HI = 'सूती कुर्ती, नीली, तीन-चौथाई आस्तीन';

const pictureOf = (number: number, position: number): Picture => ({
  source: `sample-${number}-${position}.jpg`,
  alt:
    position === 1
      ? (TITLES[number] ?? '')
      : position === 2
        ? `Back of the ${TITLES[number]}`
        : `${TITLES[number]}, picture ${position}`,
});

/** The pictures of the sample products. */
export const SAMPLE_PICTURES: readonly Picture[] = TITLES.flatMap((_, number) =>
  [1, 2, 3, 4].map((position) => pictureOf(number, position)),
);

/** Products of one category and market. The first has sizes and reviews, the second has variants. */
export function makeSampleProducts(categoryId: string, market: Market): Product[] {
  return TITLES.map((_, number) => makeProduct(number, categoryId, market));
}

function makeProduct(number: number, categoryId: string, market: Market): Product {
  const title = TITLES[number] as string;
  const priceMinor = (249 + 150 * (number % 7)) * 100;
  const party = { name: SAMPLE_SELLER.legalName, address: '14 Industrial Area, Jaipur, Rajasthan 302001, India' };
  const hasVariants = number === 1;
  const offers = { [market.id]: { priceMinor, mrpMinor: Math.round(priceMinor * (1.9 + number / 20)) } };
  return {
    sku: `SAMPLE-${number}`,
    title,
    ...(number === 0
      ? {
          translations: { hi: { title: TITLE_HI } },
          goesWith: ['SAMPLE-4', 'SAMPLE-5'],
        }
      : {}),
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    sellerId: SAMPLE_SELLER.id,
    categoryIds: [categoryId],
    tiles: [],
    onMainPage: true,
    description: `${title}. Light and easy to wash. For daily wear, college and office.`,
    detailsHtml: '<p>Colour may differ slightly from the picture. Wash it separately the first time.</p>',
    features: ['Soft and light', 'Easy to wash', 'Fast colour', 'Made in India'],
    attributes: [
      ['Type', 'Regular'],
      ['Fabric', 'Cotton'],
      ['Material', 'Cotton'],
      ['Pattern', 'Printed'],
      ['Fit', 'Regular fit'],
      ['Sleeve Length', 'Three-quarter'],
      ['Neck', 'Round neck'],
      ['Occasion', 'Casual'],
      ['Length', 'Knee length'],
      ['Wash Care', 'Machine wash, cold'],
      ['Closure', 'Zip'],
      ['Net Quantity', '1'],
      ['Colour', 'Solid'],
    ],
    pictures: [1, 2, 3, 4].map((position) => pictureOf(number, position)),
    offers,
    availability: number === 5 ? 'sold-out' : 'in-stock',
    sizes: hasVariants || number % 3 === 2 ? [] : makeSizes(),
    options: hasVariants ? ['Colour'] : [],
    variants: hasVariants ? makeVariants(offers) : [],
    colour: number % 2 === 0 ? 'Blue' : 'Red',
    siblingSkus: number === 0 ? ['SAMPLE-2', 'SAMPLE-3'] : [],
    tags: ['cotton', 'printed', 'daily wear'],
    rating: number % 4 === 3 ? undefined : { value: 3.8 + number / 10, count: 1_234 + 1_001 * number },
    reviews: number === 0 ? REVIEWS : [],
    starCounts: number === 0 ? [63, 41, 120, 251, 525] : undefined,
    declarations: {
      genericName: 'Kurti',
      countryOfOrigin: 'India',
      netQuantity: number === 0 ? { value: 2, unit: 'N', text: 'Pack of 2' } : { value: 1, unit: 'N', text: '1 N' },
      maker: party,
      packer: party,
      bestBefore: '24 months from manufacture',
      warranty: '1 year',
      dimensions: '30 x 20 x 10 cm',
      consumerCare: {
        name: SAMPLE_SELLER.name,
        address: party.address,
        ...SAMPLE_SELLER.care,
      },
    },
    weightGrams: 350,
    file: '',
    shape: 'canonical',
  };
}

const makeSizes = (): Product['sizes'] =>
  SIZES.map(([name, label, inches]) => ({
    name,
    label,
    availability: 'in-stock',
    measurements: { Bust: `${inches} in`, Waist: `${inches - 4} in`, Hip: `${inches + 2} in`, Length: '44 in' },
  }));

const makeVariants = (offers: Variant['offers']): Variant[] =>
  ['Red', 'Blue'].map((colour) => ({
    sku: `SAMPLE-1-${colour}`,
    values: [colour],
    offers,
    availability: 'in-stock',
  }));

const REVIEWS: Product['reviews'] = [
  { author: 'Priya', date: '2026-07-07', text: 'Good quality, fits well. Colour is as in the picture.', stars: 5 },
  { author: 'Suresh', date: '2026-01-30', text: 'Kapda accha hai, delivery bhi time par hui.', stars: 4 },
];
