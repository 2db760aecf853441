/**
 * Replaces the files of a product's pictures, which have few bytes, by what the screen can show of their sources, and on wide screens those of
 * products beside it: in place, when they are in sight, on fast links and where no data is saved. Product pages load this after the first touch,
 * which budgets leave room for.
 */
import { chooseDetailWidth } from '../../core/pictures/picture-widths.ts';
import { isSlow } from '../api/slow-link.ts';

/** A picture with fewer device pixels is sharp with the file that it has, as in a sheet of half the height. */
const LEAST_NEEDED = 320;
/** Of a picture that was replaced. Wider than all files, so that no other one is chosen again. */
const SIZES = '99in';

/** Of a small card, in pixels. */
const CARD_FILE = 256;

/** From so many pixels on, a small card is wider than its file. */
const WIDE = 1024;

async function sharpen(picture: HTMLImageElement): Promise<void> {
  if (picture.sizes === SIZES || 'saving' in document.documentElement.dataset) return;
  await picture.decode();
  const needed = widthOf(picture) * devicePixelRatio;
  if (needed < LEAST_NEEDED) return;
  sizes.unobserve(picture);
  if (isSlow(picture.currentSrc)) return;
  const larger = picture.srcset ? largerInGallery(picture, needed) : largerOfCard(picture);
  if (!larger) return;
  // Asked for once, as a small source has no such file.
  visibility.unobserve(picture);
  const copy = await load(larger.file);
  // It is painted in place of the other in one frame. Carts and wishlists keep the first address of the list.
  picture.decoding = 'sync';
  picture.sizes = SIZES;
  picture.srcset = `${picture.srcset || `${picture.getAttribute('src')} ${CARD_FILE}w`}, ${copy.src} ${larger.width}w`;
}

/** The width in pixels at which a picture is shown, also of one that stands whole in a wider place or is cut at its sides. */
function widthOf({
  clientWidth,
  clientHeight,
  naturalWidth,
  naturalHeight,
  dataset: { fit = '#' },
}: HTMLImageElement): number {
  const byHeight = (clientHeight * naturalWidth) / naturalHeight;
  return fit.startsWith('#') ? Math.min(clientWidth, byHeight) : Math.max(clientWidth, byHeight);
}

interface Larger {
  readonly file: string;
  readonly width: number;
}

/** Undefined for a picture that stays on another host, all of whose files are in `srcset`. */
function largerInGallery(picture: HTMLImageElement, needed: number): Larger | undefined {
  // The largest file, as ".../_img/0123456789ab-1920.webp".
  const { href } = picture.closest('a') as HTMLAnchorElement;
  if (!href.includes('/_img/')) return undefined;
  const position = href.lastIndexOf('-') + 1;
  const width = chooseDetailWidth(needed, Number.parseInt(href.slice(position), 10));
  return { file: `${href.slice(0, position)}${width}.webp`, width };
}

/** Undefined for what has no further file: a picture on another host, or the drawing of a product without one. */
function largerOfCard({ src }: HTMLImageElement): Larger | undefined {
  const file = src.replace(/(\/_img\/\w+)-256\.webp$/, '$1-640.webp');
  return file === src ? undefined : { file, width: 640 };
}

async function load(file: string): Promise<HTMLImageElement> {
  const copy = new Image();
  copy.src = file;
  await copy.decode();
  return copy;
}

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) sharpen(target as HTMLImageElement).catch(() => {});
});
const visibility = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) sizes[isIntersecting ? 'observe' : 'unobserve'](target);
  },
  { threshold: 0.3 },
);

/** Observes the pictures of this page. To be called again for those of a variant, a sheet or a quick view. */
export function run(): void {
  for (const picture of document.querySelectorAll('.gallery__picture[srcset]')) visibility.observe(picture);
  if (innerWidth >= WIDE)
    for (const picture of document.querySelectorAll('.related .mini > img')) visibility.observe(picture);
}
