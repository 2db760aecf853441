import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { chooseScheme } from './css-values.ts';
import { defaultTokens, isDarkMedia, isRootRule, type Scheme, SCHEMES, type TokenValues } from './declared-tokens.ts';
import type { Theme } from './read-theme.ts';
import { findToken, TOKENS } from './tokens.ts';

/**
 * The values of all tokens with a theme. `dark` has those that differ from `light`, or exist only there. A theme for one scheme has no values for the
 * other; a dark one starts from the shop's own dark values.
 */
export function mergeValues(theme: Theme | undefined): Readonly<Record<Scheme, TokenValues>> {
  const defaults = defaultTokens();
  if (!theme) return defaults;
  const { values, only } = theme;
  const light = new Map([...defaults.light, ...(only === 'dark' ? defaults.dark : [])]);
  const dark = new Map(only === undefined ? defaults.dark : []);
  for (const [name, { value }] of values.light) {
    light.set(name, chooseScheme(value, only ?? 'light'));
    if (only !== undefined) continue;
    if (value.includes('light-dark(')) dark.set(name, chooseScheme(value, 'dark'));
    // A single shadow or size is for both schemes; a single colour is for light pages.
    else if (findToken(name)?.kind !== 'colour') dark.delete(name);
  }
  for (const [name, { value }] of values.dark) if (only !== 'light') (only === 'dark' ? light : dark).set(name, value);
  for (const [name, value] of dark) if (light.get(name) === value) dark.delete(name);
  return { light, dark };
}

/**
 * A stylesheet of src/styles that declares tokens, with the values of a theme in place of its own, so that pages don't have both. Other rules of the
 * theme follow the sheet of tokens.css, in no cascade layer.
 */
export function mergeSheet(sheet: string, theme: Theme | undefined, isMain: boolean, fonts = ''): string {
  if (!theme) return sheet;
  const root = postcss.parse(sheet);
  const values = mergeValues(theme);
  const declared = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) declared.add(declaration.prop.slice(2));
  });
  const blocks = findBlocks(root, isMain);
  for (const scheme of SCHEMES) {
    const block = blocks[scheme];
    if (!block) continue;
    setValues(block, values[scheme], declared);
    if (block.nodes.length === 0) block.parent?.remove();
  }
  if (isMain && theme.only && blocks.light)
    blocks.light.walkDecls('color-scheme', (declaration) => {
      declaration.value = theme.only as Scheme;
    });
  return root.toString() + (isMain ? `\n${fonts}\n${theme.rules}\n` : '');
}

/** The blocks with tokens for each scheme. If a sheet has none for dark pages, one is added. */
function findBlocks(root: Root, isMain: boolean): Partial<Record<Scheme, Rule>> {
  const blocks: Partial<Record<Scheme, Rule>> = {};
  root.walkRules(':root', (rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && isDarkMedia(parent as AtRule)) blocks.dark ??= rule;
    else if (isRootRule(rule) && !(parent?.type === 'atrule' && (parent as AtRule).name === 'media'))
      blocks.light ??= rule;
  });
  if (!blocks.dark && !isMain && blocks.light) {
    const media = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' });
    blocks.dark = postcss.rule({ selector: ':root' });
    media.append(blocks.dark);
    blocks.light.after(media);
  }
  return blocks;
}

/** Sets the values of the tokens that the sheet of a block declares. */
function setValues(block: Rule, values: TokenValues, declared: ReadonlySet<string>): void {
  const left = new Map([...values].filter(([name]) => declared.has(name)));
  block.walkDecls((declaration) => {
    if (!declaration.prop.startsWith('--')) return;
    const name = declaration.prop.slice(2);
    const value = left.get(name);
    if (value === undefined) declaration.remove();
    else declaration.value = value;
    left.delete(name);
  });
  for (const [prop, value] of left) block.append({ prop: `--${prop}`, value });
}

/** Tokens whose declarations change nothing with this theme: they, and those on which they depend, have their default values. */
export function impliedTokens(theme: Theme | undefined): Set<string> {
  const [defaults, merged] = [defaultTokens(), mergeValues(theme)];
  const isDefault = (name: string) =>
    SCHEMES.every((scheme) => defaults[scheme].get(name) === merged[scheme].get(name)) &&
    !(theme?.declarations ?? []).some(({ property }) => property === `--${name}`);
  return new Set(
    TOKENS.filter(({ name, implied }) => implied && [name, ...implied].every(isDefault)).map(({ name }) => name),
  );
}
