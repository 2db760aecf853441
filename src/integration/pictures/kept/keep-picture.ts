import type { KeptPicture } from '../../../catalog/site/site.ts';
import { LISTING_WIDTHS } from '../../../core/site/constants.ts';
import { DETAIL_WIDTHS } from '../../../core/pictures/picture-widths.ts';
import { findPattern, type UrlPattern } from './url-patterns.ts';
import type { PixelSize } from './size-in-address.ts';

/** The quality that image CDNs are asked for, from 1 to 100. */
const QUALITY = 60;
const WIDTHS: readonly number[] = [...LISTING_WIDTHS, ...DETAIL_WIDTHS];

/**
 * Describes a picture that stays at its address. If a pattern says how its host names widths, it has files at the shop's widths, none larger than the
 * picture; otherwise only itself.
 */
export function keepPicture(url: URL, { width, height }: PixelSize, patterns: readonly UrlPattern[]): KeptPicture {
  const ratio = height / width;
  const found = findPattern(url, patterns, QUALITY);
  const itself = { width, url: url.href };
  if (!found) return { ratio, files: [itself] };
  const fitting = (found.widths ?? WIDTHS).filter((each) => each <= width);
  // A picture whose width is between two of these is also listed itself.
  const widths =
    found.widths || fitting.length === WIDTHS.length || fitting.at(-1) === width ? fitting : [...fitting, width];
  return {
    ratio,
    files: widths.length === 0 ? [itself] : widths.map((each) => ({ width: each, url: found.resize(each) })),
  };
}
