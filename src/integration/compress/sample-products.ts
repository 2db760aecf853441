import type { Market, Picture, Product, Seller, Variant } from '../../catalog/model.ts';

/**
 * Made-up products whose pages the compression dictionaries are made of. They have every part that most pages have, and words that many
 * products have. Nothing in them comes from the products of a shop, so a dictionary stays the same when these change.
 */

export const SAMPLE_SELLER: Seller = {
  id: 'sample-seller',
  name: 'Sample House',
  legalName: 'Sample House',
  aboutHtml: '',
  address: 'Jaipur, Rajasthan 302001, India',
  care: { phone: '+91 12345 05000', email: 'care@sample-seller.example' },
  rating: 4.1,
  ratings: 1_234,
  followers: 1_234,
  products: 21,
  legal: {},
};

/** Short ones, as no page has the words of all. */
const TITLES: readonly string[] = [
  'Cotton kurti',
  'Silk saree',
  'White shirt',
  "Girls' frock",
  'Silver earrings',
  'Leather bag',
  'Steel bottle',
  'Printed bedsheet',
  'Face cream',
  'Wireless earphones',
  'Running shoes',
];

const SIZES: readonly (readonly [name: string, label: string])[] = [
  ['S', 'Small'],
  ['M', 'Medium'],
  ['L', 'Large'],
  ['XL', 'Extra large'],
  ['XXL', 'Double extra large'],
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
  const party = { name: SAMPLE_SELLER.legalName, address: SAMPLE_SELLER.address };
  const hasVariants = number === 1;
  const offers = { [market.id]: { priceMinor: 249_00, mrpMinor: 499_00 } };
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
    description: `${title}.`,
    detailsHtml: '<p>Easy to wash.</p>',
    features: ['Easy to wash', 'Made in India'],
    attributes: [
      ['Type', 'Regular'],
      ['Fabric', 'Cotton'],
      ['Material', 'Cotton'],
      ['Pattern', 'Printed'],
      ['Fit', 'Regular fit'],
      ['Occasion', 'Casual'],
      ['Wash Care', 'Machine wash'],
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
    tags: ['cotton', 'printed'],
    rating: number % 4 === 3 ? undefined : { value: 4.1, count: 1_234 },
    reviews: number === 0 ? REVIEWS : [],
    starCounts: number === 0 ? [247, 247, 247, 247, 246] : undefined,
    declarations: {
      genericName: 'Kurti',
      countryOfOrigin: 'India',
      netQuantity: number === 0 ? { value: 2, unit: 'N', text: 'Pack of 2' } : { value: 1, unit: 'N', text: '1 N' },
      maker: party,
      packer: party,
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
  SIZES.map(([name, label]) => ({
    name,
    label,
    availability: 'in-stock',
    measurements: { Bust: '36 in', Waist: '36 in', Hip: '36 in', Length: '36 in' },
  }));

const makeVariants = (offers: Variant['offers']): Variant[] =>
  ['Red', 'Blue'].map((colour) => ({
    sku: `SAMPLE-1-${colour}`,
    values: [colour],
    offers,
    availability: 'in-stock',
  }));

const REVIEWS: Product['reviews'] = [
  { author: 'Priya', date: '2026-07-07', text: 'Good quality.', stars: 5 },
  { author: 'Priya', date: '2026-07-07', text: 'Good quality.', stars: 4 },
];
