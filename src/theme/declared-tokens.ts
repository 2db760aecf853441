import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { sourceFolder } from '../package.ts';

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The stylesheets that declare tokens, as Vite names them. */
export const TOKEN_SHEET = /[\\/]src[\\/]styles[\\/](?:tokens|reading|slides)\.css$/;
const SHEETS = ['tokens.css', 'reading.css', 'slides.css'];

/** Values by name, without hyphens. */
export type TokenValues = ReadonlyMap<string, string>;

/** Whether a node is a block of tokens: that of both schemes or, in `isDarkMedia`, that of dark pages. */
export const isRootRule = (node: { readonly type: string }): node is Rule =>
  node.type === 'rule' && (node as Rule).selector === ':root';

/** Whether a node is the media query for dark pages. */
export const isDarkMedia = (node: { readonly type: string }): node is AtRule =>
  node.type === 'atrule' &&
  (node as AtRule).name === 'media' &&
  /^\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/.test((node as AtRule).params);

/** The nodes of a sheet that are in no at-rule other than a cascade layer. */
const topNodes = (root: Root) =>
  (root.nodes ?? []).flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? (node.nodes ?? []) : [node]));

const read = (name: string): Root => postcss.parse(readFileSync(join(sourceFolder, 'styles', name), 'utf8'));

let defaults: Readonly<Record<Scheme, TokenValues>> | undefined;

/** The values without a theme. `dark` has only those that differ there. */
export function defaultTokens(): Readonly<Record<Scheme, TokenValues>> {
  if (defaults) return defaults;
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const collect = (rule: Rule, into: Map<string, string>) =>
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) into.set(node.prop.slice(2), node.value);
    });
  for (const node of SHEETS.map(read).flatMap(topNodes)) {
    if (isRootRule(node)) collect(node, light);
    else if (isDarkMedia(node)) for (const rule of node.nodes ?? []) if (isRootRule(rule)) collect(rule, dark);
  }
  defaults = { light, dark };
  return defaults;
}
