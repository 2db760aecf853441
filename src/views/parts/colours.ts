import type { Market, Product } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inWords } from '../../catalog/values/words.ts';
import { colourFill } from '../../catalog/values/colour.ts';
import { productPath } from '../../paths.ts';

/** How many swatches fit side by side on a card on the narrowest phones. */
const SHOWN = 4;

/** The colours of a product on its card. */
export interface CardColoursView {
  readonly swatches: readonly {
    /** The colour's name. */
    readonly name: string;
    readonly path: string;
    /** RGB value: `#2a5caa`. */
    readonly fill: string;
    readonly isCurrent: boolean;
  }[];
  /** How many further colours the product's page shows. */
  readonly more: number;
}

/** The product and its siblings in other colours, in the order of their SKUs, which is the same on all their pages; empty when there are none. */
export function listColours(site: Site, product: Product, market: Market): Product[] {
  // Most products have none. Asking nothing further spares a later build the comparison.
  if (product.siblingSkus.length === 0) return [];
  const siblings = site.index.colourSiblings(product, market);
  return siblings.length < 2 ? [] : siblings.sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

/** The colours of a card; undefined when fewer than two of them have a swatch. */
export function makeCardColours(site: Site, product: Product, market: Market): CardColoursView | undefined {
  const colours = listColours(site, product, market);
  const known = colours.flatMap(({ sku, slug, colour = '', words }) => {
    const fill = colourFill(colour);
    return fill
      ? [
          {
            name: inWords(words, colour),
            path: productPath(market, { slug, sku }),
            fill,
            isCurrent: sku === product.sku,
          },
        ]
      : [];
  });
  if (known.length < 2) return undefined;
  const fits = colours.length <= SHOWN;
  const shown = fits ? known : [...known].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)).slice(0, SHOWN - 1);
  return { swatches: shown, more: colours.length - shown.length };
}
