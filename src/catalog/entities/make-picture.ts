import type { RawProduct } from '../import/raw-product.ts';
import type { Picture } from '../model.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A picture as a product's file names it. `alt` is used where it has no alternative text of its own. */
export function makePicture(
  image: NonNullable<RawProduct['input']['images']>[number],
  alt: string,
  mode: Picture['mode'],
): Picture {
  const { width, height, ...written } = typeof image === 'string' ? { src: image } : image;
  return {
    source: written.src,
    alt: written.alt || alt,
    ...(width !== undefined && height !== undefined ? { size: { width, height } } : {}),
    ...withoutUndefined({ mode }),
  };
}
