import type { Market, Product, Seller, Variant } from '../../catalog/model.ts';
import { FIRST_LANGUAGE, inLanguage } from '../../messages/language.ts';
import { sampleProductsText } from '../../messages/rooms/sample-products.ts';

/**
 * Made-up products whose pages make the compression dictionaries. They have every part that most pages have, and words that are common in each
 * language. Nothing comes from the shop's products, so that a dictionary stays the same when those change.
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

/** Titles, with the last part of their addresses, which is English. They are short, as no page has the words of all of them. */
const listTitles = (): readonly (readonly [slug: string, title: string])[] => [
  ['cotton-kurti-pink-print', sampleProductsText.cottonKurti],
  ['silk-saree', sampleProductsText.silkSaree],
  ['white-shirt-for-men', sampleProductsText.whiteShirt],
  ['yellow-frock-for-girls', sampleProductsText.girlsFrock],
  ['white-t-shirt', sampleProductsText.tShirt],
];

const POSITIONS = [1, 2, 3];
const sourceOf = (number: number, position: number): string => `sample-${number}-${position}.jpg`;

/** The pictures of the sample products. */
export const listSamplePictures = (): string[] =>
  listTitles().flatMap((_, number) => POSITIONS.map((position) => sourceOf(number, position)));

/** Short texts that products have in English and translate into another language: values of attributes, sizes, declarations. */
const listWords = (): readonly string[] => [
  sampleProductsText.type,
  sampleProductsText.regular,
  sampleProductsText.fabric,
  sampleProductsText.cotton,
  sampleProductsText.pattern,
  sampleProductsText.printed,
  sampleProductsText.occasion,
  sampleProductsText.casual,
  sampleProductsText.washCare,
  sampleProductsText.machineWash,
  sampleProductsText.colour,
  sampleProductsText.solid,
  sampleProductsText.red,
  sampleProductsText.blue,
  sampleProductsText.small,
  sampleProductsText.medium,
  sampleProductsText.large,
  sampleProductsText.extraLarge,
  sampleProductsText.doubleExtraLarge,
  sampleProductsText.bust,
  sampleProductsText.waist,
  sampleProductsText.hip,
  sampleProductsText.length,
  sampleProductsText.inches,
  sampleProductsText.kurti,
  sampleProductsText.india,
];

/** The texts of a product in the language of `inLanguage`. */
type OwnTexts = Pick<Product, 'title' | 'description' | 'detailsHtml' | 'features' | 'words'>;

/** Products of one category and market, in the language of `inLanguage`. The first one has sizes and reviews, the third one variants. */
export function makeSampleProducts(categoryId: string, market: Market): Product[] {
  const own = listWords();
  const words = inEnglish(() => Object.fromEntries(listWords().map((word, number) => [word, own[number] ?? word])));
  const features = [sampleProductsText.easyToWash, sampleProductsText.madeInIndia];
  const products = listTitles().map(([slug, title]) => {
    const texts = { title, description: `${title}.`, detailsHtml: `<p>${features[0]}.</p>`, features, words };
    return [slug, texts] as const;
  });
  return inEnglish(() => products.map(([slug, texts], number) => makeProduct(number, slug, texts, categoryId, market)));
}

const inEnglish = <Result>(run: () => Result): Result => inLanguage(FIRST_LANGUAGE, run);

/** The alternative text of a picture, which is English in every language. */
function altOf(number: number, position: number): string {
  const title = listTitles()[number]?.[1] ?? '';
  if (position === 1) return title;
  return position === 2
    ? sampleProductsText.back({ title })
    : sampleProductsText.position({ title, position: String(position) });
}

function makeProduct(number: number, slug: string, texts: OwnTexts, categoryId: string, market: Market): Product {
  const party = { name: SAMPLE_SELLER.legalName, address: SAMPLE_SELLER.address };
  const hasVariants = number === 2;
  const offers = { [market.id]: { priceMinor: 799_00, mrpMinor: 1_799_00 } };
  return {
    ...texts,
    sku: `SAMPLE-${number}`,
    ...(number === 0 ? { ...inHindi(texts), goesWith: ['SAMPLE-3', 'SAMPLE-4'] } : {}),
    slug,
    sellerId: SAMPLE_SELLER.id,
    categoryIds: [categoryId],
    tiles: [],
    onMainPage: true,
    attributes: [
      [sampleProductsText.type, sampleProductsText.regular],
      [sampleProductsText.fabric, sampleProductsText.cotton],
      [sampleProductsText.pattern, sampleProductsText.printed],
      [sampleProductsText.occasion, sampleProductsText.casual],
      [sampleProductsText.washCare, sampleProductsText.machineWash],
      [sampleProductsText.colour, sampleProductsText.solid],
    ],
    pictures: POSITIONS.map((position) => ({ source: sourceOf(number, position), alt: altOf(number, position) })),
    offers,
    availability: number === 4 ? 'sold-out' : 'in-stock',
    sizes: hasVariants || number % 3 === 1 ? [] : makeSizes(),
    options: hasVariants ? [sampleProductsText.colour] : [],
    variants: hasVariants ? makeVariants(offers) : [],
    // Colours are identified by their English names.
    colour: number % 2 === 0 ? 'Blue' : 'Red',
    siblingSkus: number === 0 ? ['SAMPLE-1', 'SAMPLE-3'] : [],
    tags: ['cotton', 'printed'],
    rating: number % 4 === 3 ? undefined : { value: 4.1, count: 1_234 },
    reviews: number === 0 ? makeReviews() : [],
    starCounts: number === 0 ? [247, 247, 247, 247, 246] : undefined,
    declarations: {
      genericName: sampleProductsText.kurti,
      countryOfOrigin: sampleProductsText.india,
      netQuantity: { value: 1, unit: 'N', text: '1 N' },
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
  [
    ['S', sampleProductsText.small],
    ['M', sampleProductsText.medium],
    ['L', sampleProductsText.large],
    ['XL', sampleProductsText.extraLarge],
    ['XXL', sampleProductsText.doubleExtraLarge],
  ].map(([name = '', label = '']) => ({
    name,
    label,
    availability: name === 'XL' ? 'sold-out' : 'in-stock',
    measurements: {
      [sampleProductsText.bust]: sampleProductsText.inches,
      [sampleProductsText.waist]: sampleProductsText.inches,
      [sampleProductsText.hip]: sampleProductsText.inches,
      [sampleProductsText.length]: sampleProductsText.inches,
    },
  }));

const makeVariants = (offers: Variant['offers']): Variant[] =>
  ['Red', 'Blue'].map((colour) => ({
    sku: `SAMPLE-2-${colour}`,
    values: [colour],
    offers,
    availability: 'in-stock',
  }));

const makeReviews = (): Product['reviews'] =>
  [5, 4].map((stars) => ({ author: 'Priya', date: '2026-07-07', text: sampleProductsText.goodQuality, stars }));

/** The title in Hindi, which the page of a product in another language has as well. */
function inHindi({ title }: OwnTexts): Pick<Product, 'translations'> {
  const hindi = inLanguage('hi', () => sampleProductsText.cottonKurti);
  return hindi === title ? {} : { translations: { hi: { title: hindi } } };
}
