import { keyOfSku, skuPart } from '../../core/product/sku-part.ts';
import { productPath } from '../../paths.ts';
import type { Market, ReadProduct } from '../model.ts';
import { listSkus } from '../products/variants.ts';
import type { CheckContext } from './check-context.ts';

/** The addresses of products and their variants, in the markets that sell them. */
export class ProductPages {
  readonly isShown: (product: ReadProduct) => boolean;
  readonly #markets: readonly Market[];
  readonly #productAt: CheckContext['productAt'];

  /** `isShown` says whether a product is published. */
  constructor({ markets, productAt }: CheckContext, isShown: (product: ReadProduct) => boolean) {
    this.isShown = isShown;
    this.#markets = [...markets.values()];
    this.#productAt = productAt;
  }

  /** The product whose SKU, or that of a variant, ends an address, whatever stands before. */
  ownerOf = (path: string): ReadProduct | undefined =>
    path.includes('/p/') ? this.#productAt(partOf(path)) : undefined;

  /** Whether this is the address of a product or a variant in a market that sells it, be it published or not. */
  isPage(path: string): boolean {
    const product = this.ownerOf(path);
    if (!product) return false;
    const sku = findSku(product, partOf(path));
    return this.#markets.some(
      (market) => isSold(product, sku, market) && productPath(market, { slug: product.slug, sku }) === path,
    );
  }

  /** The page of the product whose SKU ends an address, in the market of the address; undefined where it has none. */
  currentOf(path: string): string | undefined {
    const product = this.ownerOf(path);
    const market = this.#markets.find(({ prefix }) => prefix !== '' && path.startsWith(`/${prefix}/`));
    const inMarket = market ?? this.#markets.find(({ prefix }) => prefix === '');
    return product && inMarket && this.#pageIn(inMarket, product, partOf(path));
  }

  /**
   * By market: where there was a page with this slug and SKU, and the page that it is now. `ownPart` is that of the product, to which a
   * variant leads that is gone.
   */
  *movesOf(slug: string, part: string, ownPart: string): Generator<readonly [from: string, to: string]> {
    const product = this.#productAt(part) ?? this.#productAt(ownPart);
    if (!product || (product.slug === slug && skuPart(findSku(product, part)) === part)) return;
    for (const market of this.#markets) {
      const from = productPath(market, { slug, sku: part });
      const to = this.#pageIn(market, product, part);
      if (to !== undefined && to !== from) yield [from, to];
    }
  }

  #pageIn(market: Market, product: ReadProduct, part: string): string | undefined {
    const sku = [findSku(product, part), product.sku].find((one) => isSold(product, one, market));
    return sku === undefined || !this.isShown(product) ? undefined : productPath(market, { slug: product.slug, sku });
  }
}

/** The last part of an address: the SKU in that of a product. */
export const partOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The SKU of a product or its variants with this form in addresses; the product's own where none has it. */
const findSku = (product: ReadProduct, part: string): string =>
  listSkus(product).find((sku) => keyOfSku(sku) === part.toLowerCase()) ?? product.sku;

const isSold = ({ sku: own, offers, variants }: ReadProduct, sku: string, { id }: Market): boolean =>
  (sku === own ? offers : variants.find((variant) => variant.sku === sku)?.offers)?.[id] !== undefined;
