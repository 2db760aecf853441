import { listShapes, shopShape } from '../../catalog/pictures/list-shapes.ts';
import type { Category, Market, Product } from '../../catalog/model.ts';
import { oncePerSite, type Site } from '../../catalog/site/site.ts';
import { isSameShape } from '../../core/pictures/fit-picture.ts';

/** All shapes in which the shop shows pictures, its own first. Pages read this list, so they don't depend on every product. */
export const shapesOf = oncePerSite('shapes', ({ catalog }: Site): readonly string[] => [...listShapes(catalog)]);

/** Width to height of pictures ("1:1") where neither product nor category names a shape. */
export const shapeOfShop = (site: Site): string => shopShape(site.catalog);

/** The shape of pictures in lists of a category. */
export const shapeOfList = (site: Site, category: Category | undefined): string =>
  category?.pictureShape ?? shapeOfShop(site);

/** The shape of pictures on a product's page. */
export const shapeOfProduct = (site: Site, product: Product, market: Market): string =>
  product.pictureShape ?? shapeOfList(site, site.index.mainCategory(product, market));

/** The shape, or undefined if it is that of the shop, which pages have by default. */
export const ownShape = (site: Site, shape: string): string | undefined =>
  shape === shapeOfShop(site) ? undefined : shape;

/** The boxes of pictures that have the shape of a list, a product or the shop. Those of cart lines and suggestions are small squares. */
export const SHAPED: readonly string[] = [
  '.card__picture',
  '.card__second',
  '.mini>img',
  '.gallery__picture',
  '.gallery__thumbnail>img',
  '.cart-row__picture',
  '.tiles__picture',
  '.category-tiles__picture',
  '.trends__picture',
  '.deal__picture',
  '.shop__banner img',
  '.all-reviews__picture',
  '.scene__inner--beside>.scene__picture',
];

/**
 * Styles for pictures in their shapes. They are in no stylesheet, as pages whose pictures are all square, the default, need none of them. Browsers that
 * can read a colour from an attribute fill the rest of the box with the picture's own background; others use that of the theme.
 */
const FITS =
  '[data-fit]{object-fit:cover}' +
  [0, 25, 75, 100].map((share) => `[data-fit="${share}"]{object-position:${share}% ${share}%}`).join('') +
  '[data-fit^="#"]{object-fit:contain;background:linear-gradient(attr(data-fit type(*)))}';

/** Round tiles of categories show the middle of the picture, or what is a little above it. */
const SIGNS = '.listing__tile{object-fit:cover;object-position:50% 25%}';

/** The styles of pages with pictures or boxes that are not square; undefined where all of them are. */
export const shapeStyles = oncePerSite('shapeStyles', (site: Site): string | undefined => {
  const [own = '', ...others] = shapesOf(site);
  const hasOthers = [...site.pictures.values()].some(({ ratio }) => !isSameShape(ratio, own));
  if (others.length === 0 && !hasOthers && isSameShape(1, own)) return undefined;
  const css = (shape: string) => shape.replace(':', '/');
  const rules = [
    `:root{--shape:${css(own)}}`,
    ...others.map((shape) => `[data-shape="${shape}"]{--shape:${css(shape)}}`),
    `:where(${SHAPED.join()}){aspect-ratio:var(--shape);object-fit:contain;object-position:50%}`,
    // The other boxes have a background in their own stylesheets.
    ':where(.gallery__thumbnail>img){background:color-mix(in srgb,currentColor 8%,transparent)}',
    // The first screen shows the whole picture.
    '@media(width>=48rem){main>.product{grid-template-columns:minmax(0,clamp(22rem,(100svh - 12rem)*var(--shape),48rem)) minmax(0,44rem)}}',
  ];
  return rules.join('') + FITS + SIGNS;
});
