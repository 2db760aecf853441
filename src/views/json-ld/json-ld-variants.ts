import type { Market, Product, Variant } from '../../catalog/model.ts';
import { variantProduct, variantsIn } from '../../catalog/products/variants.ts';
import type { Site } from '../../catalog/site/site.ts';
import { productPath } from '../../paths.ts';
import { describeProduct, type JsonLd } from './json-ld.ts';
import { largestPicture } from '../parts/picture-attributes.ts';

/** Structured data of products with variants: https://developers.google.com/search/docs/appearance/structured-data/product-variants */

/** Up to this many variants are described. Of more, only the addresses are given: each description takes some 40 bytes of the page. */
const DESCRIBED = 30;

/** Properties of schema.org for options, by lower-case name. */
const PROPERTIES: Readonly<Record<string, string>> = {
  colour: 'color',
  color: 'color',
  size: 'size',
  material: 'material',
  fabric: 'material',
  pattern: 'pattern',
  print: 'pattern',
};
/** The schema.org property of an option, such as `color`; undefined for an option that has none. */
export const propertyOf = (option: string): string | undefined => PROPERTIES[option.toLowerCase()];

/**
 * A product with its variants, for the page of the product. `pictures` are whole addresses.
 * @throws when the market does not sell the product.
 */
export function describeGroup(site: Site, product: Product, market: Market, pictures: readonly string[]): JsonLd {
  const { sku: _sku, offers: _offers, ...shared } = describeProduct(site, product, market, pictures);
  const refer = makeReferrer();
  return {
    ...shared,
    ...identify(site, product, market),
    hasVariant: variantsIn(product, market).map((variant, index) => {
      const sold = variantProduct(product, variant);
      if (index >= DESCRIBED) return { '@type': 'Product', url: site.url + productPath(market, sold) };
      const first = sold.pictures.slice(0, 1).map((picture) => largestPicture(site, picture));
      const { name, image, sku, gtin, mpn, weight, offers } = describeProduct(site, sold, market, first);
      return {
        '@type': 'Product',
        name,
        sku,
        image: image || undefined,
        gtin: gtin || undefined,
        mpn: mpn || undefined,
        weight: weight || undefined,
        ...describeValues(product, variant),
        offers: refer(offers as JsonLd),
      };
    }),
  };
}

/** A variant, for its own page. `pictures` are whole addresses. */
export function describeVariant(
  site: Site,
  product: Product,
  variant: Variant,
  market: Market,
  pictures: readonly string[],
): JsonLd {
  return {
    ...describeProduct(site, variantProduct(product, variant), market, pictures),
    ...describeValues(product, variant),
    isVariantOf: { name: product.title, ...identify(site, product, market) },
  };
}

const identify = (site: Site, product: Product, market: Market): JsonLd => ({
  '@type': 'ProductGroup',
  url: site.url + productPath(market, product),
  productGroupID: product.sku,
  variesBy: product.options.map((option) => {
    const property = propertyOf(option);
    return property === undefined ? option : `https://schema.org/${property}`;
  }),
});

function describeValues({ options }: Product, { values }: Variant): JsonLd {
  const known: Record<string, string> = {};
  const others: JsonLd[] = [];
  for (const [index, name] of options.entries()) {
    const property = propertyOf(name);
    const value = values[index] ?? '';
    if (property === undefined) others.push({ '@type': 'PropertyValue', name, value });
    else known[property] = value;
  }
  return others.length > 0 ? { ...known, additionalProperty: others } : known;
}

/** Returns a function that replaces the delivery of an offer by a reference to the first one with the same. */
function makeReferrer(): (offer: JsonLd) => JsonLd {
  const ids = new Map<string, string>();
  return (offer) => {
    const { shippingDetails } = offer;
    if (shippingDetails === undefined) return offer;
    const text = JSON.stringify(shippingDetails);
    const known = ids.get(text);
    const id = known ?? `#delivery-${ids.size + 1}`;
    ids.set(text, id);
    return { ...offer, shippingDetails: { '@id': id, ...(known === undefined ? (shippingDetails as JsonLd) : {}) } };
  };
}
