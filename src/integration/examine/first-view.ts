import type { ScannedImage } from './scan-page.ts';
import { splitOutside } from '../../core/text/strings.ts';

/** The width of the budgets' screen: 360 by 740 CSS pixels, two device pixels for each. */
const VIEWPORT = 360;
const DENSITY = 2;
/** CSS pixels per unit on that screen. */
const UNITS: Readonly<Record<string, number>> = { rem: 16, vw: VIEWPORT / 100, vh: 7.4, px: 1 };

/** The file of an image that browsers choose on that screen: the narrowest one with enough pixels, else the widest. */
export function chosenFile(image: ScannedImage): string {
  const needed = shownWidth(image.sizes) * DENSITY;
  const candidates = image.srcset
    .split(', ')
    .filter(Boolean)
    .map((entry) => {
      const [file = '', width = ''] = entry.split(' ');
      return { file, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= needed) ?? candidates.at(-1))?.file ?? image.src;
}

/** Results by `sizes`. Templates write few different ones. */
const widths = new Map<string, number>();
/** The cache is limited, as pages of a shop may write many. */
const MOST_WIDTHS = 1_000;

/** The width in CSS pixels that `sizes` gives on that screen. Understands what our pages use: `(width >= ...rem)`, sums, `min()` and `calc()`. */
function shownWidth(sizes: string): number {
  const width = widths.get(sizes) ?? readWidth(sizes);
  if (widths.size < MOST_WIDTHS) widths.set(sizes, width);
  return width;
}

function readWidth(sizes: string): number {
  for (const part of splitOutside(sizes, /,/)) {
    const [, from, length] = /^ *(?:\(width >= ([\d.]+)rem\) )?(.+)$/.exec(part) ?? [];
    if (length === undefined || (from !== undefined && VIEWPORT < Number(from) * 16)) continue;
    return Math.min(...length.split(',').map(addLengths));
  }
  return VIEWPORT;
}

/** The value of a sum such as `50vw - 8rem` in CSS pixels. */
function addLengths(sum: string): number {
  const lengths = sum.matchAll(/(-? *[\d.]+)(rem|vw|vh|px)/g);
  return [...lengths].reduce(
    (total, [, size = '', unit = '']) => total + Number(size.replaceAll(' ', '')) * (UNITS[unit] ?? 0),
    0,
  );
}

/** Picture files that the first view may load: the first four visible images of the page, and all later ones that are not lazy. */
export function firstViewFiles(images: readonly ScannedImage[]): string[] {
  return images
    .filter(({ isHidden }) => !isHidden)
    .filter((image, index) => index < 4 || !image.lazy)
    .map(chosenFile);
}
