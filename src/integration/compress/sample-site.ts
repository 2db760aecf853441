import type { Category, Market } from '../../catalog/model.ts';
import { CatalogIndex } from '../../catalog/queries/catalog-index.ts';
import { withLeadOffers } from '../../catalog/queries/variants.ts';
import type { Site, SitePicture } from '../../catalog/site.ts';
import { LISTING_WIDTHS, THUMBNAIL_WIDTH } from '../../core/site/constants.ts';
import { DETAIL_WIDTHS } from '../../core/pictures/picture-widths.ts';
import { categoryPath, productPath } from '../../paths.ts';
import { makeSampleProducts, SAMPLE_PICTURES, SAMPLE_SELLER } from './sample-products.ts';

/** The shop with made-up products in place of its own, and the addresses of its pages that a dictionary is made of. */
export interface SampleSite {
  readonly site: Site;
  readonly paths: readonly string[];
}

/** Cards on the list, which has a second page. With 20 a dictionary has 900 bytes more, and a list some 40 fewer. */
const CARDS = 2;

/** Undefined for a market without categories, which has no lists. */
export function makeSampleSite(real: Site, market: Market): SampleSite | undefined {
  const category = chooseCategory(real, market);
  if (!category) return undefined;
  const own = makeSampleProducts(category.id, market);
  const products = withLeadOffers(new Map(own.map((product) => [product.sku, product])), real.today);
  const categories = new Map(real.catalog.categories).set(category.id, { ...category, pageSize: CARDS });
  const catalog = { ...real.catalog, products, categories, sellers: new Map([[SAMPLE_SELLER.id, SAMPLE_SELLER]]) };
  const pictures = new Map([...real.pictures, ...SAMPLE_PICTURES.map(preparePicture)]);
  // The menus are the shop's own: most pages have them.
  const site: Site = { ...real, catalog, index: new CatalogIndex(catalog, real.today, real.index), pictures };
  const [product] = own;
  return {
    site,
    paths: [categoryPath(market, category), ...(product ? [productPath(market, product)] : [])],
  };
}

/**
 * A category of the parent with the most others: most pages have its part of the menu. Its list has no strip, as most have none.
 */
function chooseCategory({ index }: Site, market: Market): Category | undefined {
  const categories = index.categoriesOf(market);
  const [largest] = categories
    .map((category) => index.childrenOf(category).filter(({ strip }) => strip.length === 0))
    .sort((one, other) => other.length - one.length);
  return largest?.[0] ?? categories.find(({ strip }) => strip.length === 0) ?? categories[0];
}

/** All have one digest, as that of another picture helps no page. */
const preparePicture = ({ source }: { readonly source: string }): [string, SitePicture] => [
  source,
  {
    digest: '1a2b3c4d5e6f',
    widths: [THUMBNAIL_WIDTH, ...LISTING_WIDTHS, DETAIL_WIDTHS[0]],
  },
];
