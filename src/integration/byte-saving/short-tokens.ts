import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OWN_SCRIPT } from './own-files.ts';
import { sourceFolder } from '../../package.ts';
import { impliedTokens, mergeSheet } from '../../theme/merge-theme.ts';
import type { Theme } from '../../theme/read-theme.ts';
import { withFontNames } from '../../theme/font-faces.ts';

/** Tokens that keep their names, because pages set them from store.json. */
const BRAND = ['brand', 'brand-dark', 'accent'];

/** The part of PostCSS's `Root` that is used here. */
interface Sheet {
  walkDecls(visit: (declaration: { prop: string; value: string; remove(): void }) => void): void;
}

/** Plugins that shorten tokens in a build: `styles` is for PostCSS, `scripts` for Vite. */
interface ShortTokens {
  readonly styles: { readonly postcssPlugin: string; OnceExit(sheet: Sheet): void };
  readonly scripts: Plugin;
}

/**
 * Replaces each token of src/styles/tokens.css that has one plain value by that value, and shortens the names of the others to `--a`, `--b` and so
 * on. A page uses some 250 tokens; this saves about 320 bytes a page. Markup therefore can't name a token. Values come from the shop's theme.
 * Declarations of tokens that are `implied` are removed.
 */
export function shortTokens(theme?: Theme): ShortTokens {
  const sheet = readFileSync(join(sourceFolder, 'styles/tokens.css'), 'utf8');
  const { shorten, isConstant } = makeShortener(mergeSheet(sheet, theme && withFontNames(theme), true));
  const implied = new Set([...impliedTokens(theme)].map((name) => `var(--${name})`));
  return {
    styles: {
      postcssPlugin: 'haat-short-tokens',
      OnceExit(sheet) {
        sheet.walkDecls((declaration) => {
          if (isConstant(declaration.prop) || implied.has(declaration.value)) {
            declaration.remove();
            return;
          }
          if (declaration.prop.startsWith('--')) declaration.prop = shorten(declaration.prop);
          if (declaration.value.includes('--')) declaration.value = shorten(declaration.value);
        });
      },
    },
    scripts: {
      name: 'haat-short-tokens',
      enforce: 'pre',
      transform: {
        filter: { id: OWN_SCRIPT, code: 'var(--' },
        handler: (code: string) => ({ code: shorten(code), map: null }),
      },
    },
  };
}

/** A value that is no longer than a reference to its token: a colour, length or number. */
const PLAIN = /^[#.\w%-]+$/;

const REFERENCE = /var\(--([a-z][\w-]*)\)/g;

/** Returns functions that shorten the tokens declared in `tokens` and tell which properties are no longer needed. */
export function makeShortener(tokens: string): {
  shorten: (text: string) => string;
  isConstant: (property: string) => boolean;
} {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of tokens.matchAll(/(?<=^|[\s{;])--([a-z][\w-]*):\s*([^;}]+)/g))
    if (!BRAND.includes(name)) values.set(name, [...(values.get(name) ?? []), value.trim()]);
  const constants = new Map<string, string>();
  /** The value that replaces a token with a single declaration: a plain one, or one computed from other tokens. */
  const constantOf = (name: string, inside: readonly string[] = []): string | undefined => {
    const [value = '', ...others] = values.get(name) ?? [];
    if (others.length > 0 || inside.includes(name)) return undefined;
    if (PLAIN.test(value)) return value;
    return value.includes('var(--')
      ? value.replace(REFERENCE, (whole, other: string) => constantOf(other, [...inside, name]) ?? whole)
      : undefined;
  };
  for (const name of values.keys()) {
    const value = constantOf(name);
    if (value !== undefined) constants.set(name, value);
  }
  const named = [...values.keys()].filter((name) => !constants.has(name));
  const short = new Map(named.map((name, index) => [name, shortName(index)]));
  return {
    shorten: (text) =>
      text
        .replace(REFERENCE, (whole, name: string) => constants.get(name) ?? whole)
        .replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) => {
          const found = short.get(name);
          return found === undefined ? whole : `--${found}`;
        }),
    isConstant: (property) => property.startsWith('--') && constants.has(property.slice(2)),
  };
}

/** The name at an index, for example `z` at 25 and `aa` at 26. */
export function shortName(index: number): string {
  const letter = (at: number) => String.fromCharCode(97 + at);
  return index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26);
}
