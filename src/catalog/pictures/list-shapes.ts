import { SQUARE } from '../../core/pictures/picture-shape.ts';
import type { Catalog } from '../catalog.ts';

/** The shape of pictures in lists and on pages that say no other, such as "3:4". */
export const shopShape = ({ pictureShape = SQUARE }: Pick<Catalog, 'pictureShape'>): string => pictureShape;

/** All shapes in which the shop shows pictures, its own first. */
export const listShapes = (catalog: Pick<Catalog, 'pictureShape' | 'categories' | 'products'>): ReadonlySet<string> =>
  new Set([
    shopShape(catalog),
    ...[...catalog.categories.values(), ...catalog.products.values()].flatMap(({ pictureShape }) => pictureShape ?? []),
  ]);
