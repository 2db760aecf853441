import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { formatHex, type Rgb } from '../core/colours/rgb.ts';
import { sourceFolder } from '../package.ts';
import { listReferences, resolveTokens } from './css-values.ts';
import { type Scheme, SCHEMES, type TokenValues } from './declared-tokens.ts';
import { mergeValues } from './merge-theme.ts';
import { readColour } from './read-colour.ts';
import { readTheme, type Theme } from './read-theme.ts';

/** Styles of elements on pages that don't belong to the shop, such as those of the API host. */
export const PLAIN_RULES = readFileSync(join(sourceFolder, 'styles/plain.css'), 'utf8');

/** Brand colours of store.json. They apply where the theme sets none. */
export interface BrandColours {
  readonly brand: string;
  readonly brandDark: string;
  readonly accent: string;
}

/** The tokens of the brand colours, by their names in store.json. */
export const BRAND_TOKENS = { brand: 'brand', brandDark: 'brand-dark', accent: 'accent' } as const;

/** The look of a shop for its own pages and outside them: the tokens of src/styles/tokens.css with the values of its theme and of store.json. */
export interface Look {
  /** The value of a token in a scheme, with the tokens in it replaced; undefined for an unknown token. */
  value(token: string, scheme?: Scheme): string | undefined;
  /** A colour as `#rrggbb`. @throws RangeError for a token that is not a colour */
  colour(token: string, scheme?: Scheme): string;
  /** The brand's colours. */
  readonly brand: BrandColours;
  /** The tokens that `rules` use, declared on `:root` for light and dark pages, or for one scheme. */
  declare(rules: string, only?: Scheme): string;
  /** A minified stylesheet of `rules` and the tokens that they use. The result is kept. */
  sheet(rules: string, only?: Scheme): string;
}

/** The look of a shop with this theme and these colours of store.json. */
export function makeLook(theme?: Theme, colours?: BrandColours): Look {
  const values = valuesOf(theme, colours);
  const value = (token: string, scheme: Scheme = 'light') =>
    resolveTokens(values[scheme].get(token) ?? '', (name) => values[scheme].get(name)) || undefined;
  const colour = (token: string, scheme?: Scheme) => {
    const found = colourIn(values[scheme ?? 'light'], token);
    if (!found) throw new RangeError(`--${token} is no token with a colour.`);
    return formatHex(found);
  };
  const declare = (rules: string, only = theme?.only) => {
    const used = [...namesIn(rules, values)];
    const block = (scheme: Scheme, names: readonly string[]) =>
      `:root{${names.map((name) => `--${name}:${values[scheme].get(name)};`).join('')}}`;
    const light = `:root{color-scheme:${only ?? 'light dark'}}${block(only ?? 'light', used)}`;
    const differing = used.filter((name) => values.light.get(name) !== values.dark.get(name));
    return only || differing.length === 0
      ? light
      : `${light}@media (prefers-color-scheme:dark){${block('dark', differing)}}`;
  };
  const sheets = new Map<string, string>();
  return {
    value,
    colour,
    declare,
    brand: { brand: colour('brand'), brandDark: colour('brand-dark'), accent: colour('accent') },
    sheet: (rules, only) => {
      const key = `${only} ${rules}`;
      const made = sheets.get(key) ?? minify(declare(rules, only) + rules);
      sheets.set(key, made);
      return made;
    },
  };
}

/** The look of a shop with the theme in `file`, or without one if it is undefined. */
export const readLook = (file: string | undefined, colours?: BrandColours): Look => makeLook(readTheme(file), colours);

/** A stylesheet with as few bytes as possible. */
const minify = (css: string): string =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true, errorRecovery: true }).code.toString();

/** The tokens that a stylesheet uses, and those to which they refer. */
function namesIn(rules: string, values: Readonly<Record<Scheme, TokenValues>>): Set<string> {
  const names = new Set<string>();
  const take = (text: string) => {
    for (const name of listReferences(text)) {
      if (names.has(name) || !SCHEMES.some((scheme) => values[scheme].has(name))) continue;
      names.add(name);
      for (const scheme of SCHEMES) take(values[scheme].get(name) ?? '');
    }
  };
  take(rules);
  return names;
}

/** The value of every token in each scheme, even where both are the same. */
export function valuesOf(theme?: Theme, store?: BrandColours): Readonly<Record<Scheme, TokenValues>> {
  const merged = mergeValues(theme);
  const light = new Map(merged.light);
  if (store)
    for (const [key, name] of Object.entries(BRAND_TOKENS))
      if (!theme?.values.light.has(name)) light.set(name, store[key as keyof BrandColours]);
  const dark = theme?.only === undefined ? new Map([...light, ...merged.dark]) : light;
  return { light, dark };
}

/** The colour of a token; undefined for a value that is not a colour. */
export function colourIn(values: TokenValues, name: string): Rgb | undefined {
  const text = resolveTokens(values.get(name) ?? '', (key) => values.get(key));
  return text === undefined ? undefined : readColour(text);
}

/** The brand colours of a theme as `#rrggbb`: its own, else those of `store`; undefined if there are neither. */
export function brandOf(theme: Theme, store?: BrandColours): BrandColours | undefined {
  const names = Object.entries(BRAND_TOKENS);
  if (!names.some(([, name]) => theme.values.light.has(name))) return store;
  const { light } = valuesOf(theme, store);
  const colours = names.map(([key, name]) => [key, colourIn(light, name)] as const);
  if (colours.some(([, colour]) => colour === undefined)) return store;
  return Object.fromEntries(colours.map(([key, colour]) => [key, formatHex(colour as Rgb)])) as unknown as BrandColours;
}
