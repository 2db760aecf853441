import { readFileSync } from 'node:fs';
import type { VitePlugin } from './vite-plugin.ts';

/** Tokens that keep their names, because pages set them from store.json. */
const BRAND = ['brand', 'brand-dark', 'accent'];

/** The part of PostCSS's `Root` that is used here. */
interface Sheet {
  walkDecls(visit: (declaration: { prop: string; value: string }) => void): void;
}

/** Plugins that shorten token names in a build: `styles` for PostCSS, `scripts` for Vite. */
export interface ShortTokens {
  readonly styles: { readonly postcssPlugin: string; OnceExit(sheet: Sheet): void };
  readonly scripts: VitePlugin;
}

/**
 * Shortens the token names of src/styles/tokens.css to `--a`, `--b` and so on. A page contains some 250 of them; short names save
 * about 200 bytes a page. Markup therefore can't use a token's name.
 */
export function shortTokens(): ShortTokens {
  const shorten = makeShortener(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));
  return {
    styles: {
      postcssPlugin: 'haat-short-tokens',
      OnceExit(sheet) {
        sheet.walkDecls((declaration) => {
          if (declaration.prop.startsWith('--')) declaration.prop = shorten(declaration.prop);
          if (declaration.value.includes('--')) declaration.value = shorten(declaration.value);
        });
      },
    },
    scripts: {
      name: 'haat-short-tokens',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: 'var(--' },
        handler: (code: string) => ({ code: shorten(code), map: null }),
      },
    },
  };
}

/** Makes the function that shortens the names which `tokens` declares. */
export function makeShortener(tokens: string): (text: string) => string {
  const names = new Set([...tokens.matchAll(/(?<=^|[\s{;])--([a-z][\w-]*)(?=:)/g)].map(([, name]) => name as string));
  for (const name of BRAND) names.delete(name);
  const short = new Map([...names].map((name, index) => [name, shortName(index)]));
  return (text) =>
    text.replace(/(?<![\w-])--([a-z][\w-]*)/g, (whole, name: string) => {
      const found = short.get(name);
      return found === undefined ? whole : `--${found}`;
    });
}

/** a, b ... z, aa, ab ... */
export function shortName(index: number): string {
  const letter = (at: number) => String.fromCharCode(97 + at);
  return index < 26 ? letter(index) : letter(Math.floor(index / 26) - 1) + letter(index % 26);
}
