import type { ScannedImage } from './scan-page.ts';

/** The screen of the budgets: 360 CSS pixels wide, two device pixels per CSS pixel. */
const VIEWPORT = 360;
const DENSITY = 2;

/**
 * The file that Chromium chooses for an image on that screen: of two neighbouring candidates the larger one when the density is
 * above their geometric mean.
 */
export function chosenFile(image: ScannedImage): string {
  const candidates = image.srcset
    .split(', ')
    .filter(Boolean)
    .map((entry) => {
      const [file = '', width = ''] = entry.split(' ');
      return { file, density: Number.parseInt(width, 10) / shownWidth(image.sizes) };
    })
    .sort((a, b) => a.density - b.density);
  if (candidates.length === 0) return image.src;
  for (const [index, candidate] of candidates.entries()) {
    const next = candidates[index + 1];
    if (!next) return candidate.file;
    if (next.density < DENSITY) continue;
    return DENSITY >= Math.sqrt(candidate.density * next.density) ? next.file : candidate.file;
  }
  return image.src;
}

/** The width in CSS pixels that `sizes` gives on that screen. Knows what our pages use: `(width >= ...rem)`, `rem`, `vw` and `px`. */
function shownWidth(sizes: string): number {
  for (const part of sizes.split(',').map((entry) => entry.trim())) {
    const match = /^(?:\(width >= ([\d.]+)rem\) )?([\d.]+)(rem|vw|px)$/.exec(part);
    if (!match) continue;
    const [, from, size, unit] = match;
    if (from !== undefined && VIEWPORT < Number(from) * 16) continue;
    return Number(size) * (unit === 'rem' ? 16 : unit === 'vw' ? VIEWPORT / 100 : 1);
  }
  return VIEWPORT;
}

/** Files of pictures that the first view may load: the first four of the page, and later ones that are not lazy. */
export function firstViewFiles(images: readonly ScannedImage[]): string[] {
  return images.filter((image, index) => index < 4 || !image.lazy).map(chosenFile);
}
