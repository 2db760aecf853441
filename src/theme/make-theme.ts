import { commandLine } from '../command-line.ts';
import { makePalette, type Palette } from '../core/colours/palette.ts';
import { formatTheme } from './format-theme.ts';
import { readColour } from './read-colour.ts';

/** The text of a theme.css, and the brand colours for `colours` in store.json, which mails and the API host use. */
interface MadeTheme {
  readonly css: string;
  readonly colours: { readonly brand: string; readonly brandDark: string; readonly accent: string };
}

/**
 * A theme around one colour. The others follow from it, with a contrast of at least 4.5 for text on light and dark pages. `colour` is any CSS colour:
 * "#0a7", "teal", "oklch(0.6 0.2 250)".
 * @throws RangeError for a text that is not a colour
 */
export function makeTheme(colour: string): MadeTheme {
  const seed = readColour(colour.trim());
  if (!seed) throw new RangeError(`"${colour}" is no colour. Give one such as "#0a7d5c" or "teal".`);
  const { light, dark, brand, brandDark, accent } = makePalette(seed);
  const heading = [
    `Made from the colour ${colour.trim().replaceAll('*/', '')}: what stands here is the colours. A new shop with the theme bazaar`,
    `(${commandLine('new', '../all-tokens --theme bazaar')}) has all tokens that can be set, with what they are for.`,
    `${commandLine('check')} tells when two colours are hard to tell apart.`,
  ];
  const brands = { brand, 'brand-dark': brandDark, accent };
  const values = {
    light: new Map(Object.entries({ ...brands, ...light, ...onPictures(light) })),
    dark: new Map(Object.entries(dark)),
  };
  return { css: formatTheme(heading, values), colours: { brand, brandDark, accent } };
}

/** Labels on pictures are dark on light in either scheme. */
const onPictures = (light: Palette['light']): Record<string, string> => ({
  'color-on-light': light['color-text'],
  'color-label': light['color-good'],
  'color-scene': light['color-page'],
});
