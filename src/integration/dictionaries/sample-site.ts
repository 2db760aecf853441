import type { Category, Market } from '../../catalog/model.ts';
import { CatalogIndex } from '../../catalog/products/catalog-index.ts';
import { withLeadOffers } from '../../catalog/products/variants.ts';
import type { Site, SitePicture } from '../../catalog/site/site.ts';
import { isTranslated } from '../../catalog/translations/enough.ts';
import { CARD_WIDTH, LISTING_WIDTHS, THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { DETAIL_WIDTHS } from '../../core/pictures/picture-widths.ts';
import { currentLanguage, FIRST_LANGUAGE, inLanguage } from '../../messages/language.ts';
import { categoryPath, productPath } from '../../paths.ts';
import { listSamplePictures, makeSampleProducts, SAMPLE_SELLER } from './sample-products.ts';

/** The shop with made-up products in place of its own, and the addresses of the pages that make a dictionary. */
interface SampleSite {
  readonly site: Site;
  readonly paths: readonly string[];
}

/** Cards on the list, which has a second page. With 20 cards, a dictionary has 900 bytes more and a list about 40 fewer. */
const CARDS = 2;

/** Makes the sample site of a market; undefined if the market has no categories and therefore no lists. */
export function makeSampleSite(real: Site, market: Market): SampleSite | undefined {
  const category = chooseCategory(real, market);
  if (!category) return undefined;
  const language = isTranslated(real, market) ? currentLanguage() : FIRST_LANGUAGE;
  const own = inLanguage(language, () => makeSampleProducts(category.id, market));
  const products = withLeadOffers(new Map(own.map((product) => [product.sku, product])), real.today);
  const [product] = own;
  // The text about one category is of no use to the lists of others.
  const texts = { description: product?.description ?? '', aboutHtml: '' };
  const categories = new Map(real.catalog.categories).set(category.id, { ...category, ...texts, pageSize: CARDS });
  // Cards name the seller if there are several.
  const others = real.catalog.sellers.size > 1 ? real.catalog.sellers : [];
  const sellers = new Map([...others, [SAMPLE_SELLER.id, SAMPLE_SELLER]]);
  const catalog = { ...real.catalog, products, categories, sellers };
  const largest = findLargest(real);
  const pictures = new Map([
    ...real.pictures,
    ...listSamplePictures().map((source) => preparePicture(source, largest)),
  ]);
  // The menus are the shop's own: most pages have them.
  const site: Site = { ...real, catalog, index: new CatalogIndex(catalog, real.today, real.index), pictures };
  return {
    site,
    paths: [categoryPath(market, category), ...(product ? [productPath(market, product)] : [])],
  };
}

/** Chooses a category of the parent with the most children: most pages have that part of the menu. Its list has no strip, as most have none. */
function chooseCategory({ index }: Site, market: Market): Category | undefined {
  const categories = index.categoriesOf(market);
  const [largest] = categories
    .map((category) => index.childrenOf(category).filter(({ strip }) => strip.length === 0))
    .sort((one, other) => other.length - one.length);
  return largest?.[0] ?? categories.find(({ strip }) => strip.length === 0) ?? categories[0];
}

/** The width of the largest file that most pictures of the shop have; the first width of galleries if it has no pictures. */
function findLargest({ pictures }: Site): number {
  const counts = new Map<number, number>();
  for (const picture of pictures.values()) {
    // A picture that stays on another host has no files here.
    if (!('widths' in picture)) continue;
    const width = Math.max(...picture.widths);
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? DETAIL_WIDTHS[0];
}

/** A sample picture. All have one digest, as the digest of another picture helps no page. */
const preparePicture = (source: string, largest: number): [string, SitePicture] => [
  source,
  {
    digest: '1a2b3c4d5e6f',
    widths: [...new Set([THUMBNAIL_WIDTH, ...LISTING_WIDTHS, CARD_WIDTH, largest])].sort((one, other) => one - other),
  },
];
