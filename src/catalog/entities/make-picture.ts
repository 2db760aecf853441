import type { RawProduct } from '../shapes/raw-product.ts';
import type { Picture, Video } from '../picture.ts';

/** A picture as a product's file names it. `alt` is used where it has no alternative text of its own. */
export function makePicture(
  image: NonNullable<RawProduct['input']['images']>[number],
  alt: string,
  mode: Picture['mode'],
): Picture {
  const { width, height, focus, ...written } = typeof image === 'string' ? { src: image } : image;
  return {
    source: written.src,
    alt: written.alt || alt,
    size: width !== undefined && height !== undefined ? { width, height } : undefined,
    mode,
    focus,
  };
}

/** The video that a product's file names. */
export function makeVideo({ video, imageMode, title }: RawProduct['input']): Video | undefined {
  if (video === undefined) return undefined;
  const { src, alt, poster, uploaded } = video;
  return {
    source: src,
    alt: alt || undefined,
    poster: poster ? makePicture(poster, alt || title, imageMode) : undefined,
    uploaded,
  };
}
