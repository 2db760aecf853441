import type { Catalog } from '../../../src/catalog/catalog.ts';
import type { Product, Seller } from '../../../src/catalog/model.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { loadCatalog } from '../../../src/catalog/load/load.ts';

const PRODUCTS_A_SELLER = 200;
const SYLLABLES = 'ka ri mo sha te lu na vi do pra zen bha ra chi tu go li an sur me ya pe jo hin ba'.split(' ');

/**
 * A site of `count` products that are put together of those of the sample: kind and category of one product, what a second of the category
 * says about itself, the texts of a third, and names that no other product has. Always the same for the same count.
 */
export function makeManyProducts(count: number): Site {
  const catalog = loadCatalog('catalog');
  const samples = [...catalog.products.values()].filter(({ offers }) => offers[catalog.store.defaultMarket]);
  const random = makeRandom();
  const sellers = makeSellers(catalog, Math.ceil(count / PRODUCTS_A_SELLER), random);
  const ids = [...sellers.keys()];
  const products = new Map<string, Product>();
  for (let index = 0; index < count; index++) {
    const kind = samples[index % samples.length] as Product;
    const like = samples.filter(({ categoryIds }) => categoryIds[0] === kind.categoryIds[0]);
    const product = combine(kind, pick(like, random), pick(like, random), index, random);
    products.set(product.sku, { ...product, sellerId: pick(ids, random) });
  }
  const pictures = new Map(
    samples.flatMap((product) =>
      product.pictures.map(({ source }, position) => [
        source,
        { digest: hex(`${product.sku}${position}`), widths: [256, 640] },
      ]),
    ),
  );
  return setSite({ ...catalog, products, sellers }, pictures, '2026-11-21');
}

function combine(
  kind: Product,
  details: Product,
  texts: Product,
  index: number,
  random: (limit: number) => number,
): Product {
  const [head = ''] = kind.title.split(',');
  const [, ...rest] = details.title.split(',');
  const hindiTitle = kind.translations?.['hi']?.title;
  const sku = `M${String(index).padStart(6, '0')}`;
  const title = `${head}, ${makeName(random)}${rest.map((part) => `,${part}`).join('')}`;
  const priceMinor = Math.round(((kind.offers['in']?.priceMinor ?? 10_000) * (60 + random(80))) / 100 / 100) * 100;
  return {
    ...texts,
    sku,
    title,
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    translations: { hi: { ...texts.translations?.['hi'], ...(hindiTitle === undefined ? {} : { title: hindiTitle }) } },
    categoryIds: kind.categoryIds,
    attributes: details.attributes,
    sizes: kind.sizes,
    tags: kind.tags,
    offers: { in: { priceMinor } },
    declarations: { ...texts.declarations, ...kind.declarations },
    ...(details.colour === undefined ? {} : { colour: details.colour }),
    rating: { value: 3 + random(20) / 10, count: Math.floor(10 ** (random(400) / 100)) },
    siblingSkus: [],
  };
}

/** A name of two or three syllables; some are frequent, most are rare. */
function makeName(random: (limit: number) => number): string {
  const length = 2 + random(2);
  return Array.from({ length }, () => SYLLABLES[Math.min(random(25), random(25))]).join('');
}

function makeSellers(catalog: Catalog, count: number, random: (limit: number) => number): Map<string, Seller> {
  const samples = [...catalog.sellers.values()];
  return new Map(
    Array.from({ length: count }, (_, index): [string, Seller] => {
      const id = `seller-${index}`;
      return [id, { ...pick(samples, random), id, name: `${makeName(random)} ${makeName(random)} Store` }];
    }),
  );
}

const pick = <T>(list: readonly T[], random: (limit: number) => number): T => list[random(list.length)] as T;

function makeRandom(): (limit: number) => number {
  let state = 42;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Twelve hexadecimal digits that look like a digest of the text. */
function hex(text: string): string {
  let [low, high] = [5381, 52_711];
  for (const letter of text) {
    low = (Math.imul(low, 33) ^ letter.charCodeAt(0)) >>> 0;
    high = (Math.imul(high, 31) ^ letter.charCodeAt(0)) >>> 0;
  }
  return low.toString(16).padStart(8, '0') + high.toString(16).padStart(8, '0').slice(0, 4);
}
