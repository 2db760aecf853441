import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { TOKEN_SHEET } from '../../theme/declared-tokens.ts';
import { readFonts, withFontNames } from '../../theme/font-faces.ts';
import { makeLook } from '../../theme/look.ts';
import { mergeSheet } from '../../theme/merge-theme.ts';
import { readTheme, type Theme } from '../../theme/read-theme.ts';

/** The module that tells the page layout what a theme adds to the head of pages. */
export const THEME_MODULE = 'virtual:haat-theme';

/**
 * Replaces the values in src/styles/tokens.css, reading.css and slides.css by those of the shop's theme, and appends its rules, wherever these sheets
 * are used (watch-theme.ts follows changes). Provides `virtual:haat-theme` (src/layouts/theme.d.ts).
 */
export function themePlugin(file: string | undefined): Plugin {
  return {
    name: 'haat-theme',
    enforce: 'pre',
    resolveId: (id: string) => (id === THEME_MODULE ? `\0${id}` : undefined),
    load: {
      filter: { id: [TOKEN_SHEET, new RegExp(`^\0${THEME_MODULE}$`)] },
      async handler(id: string) {
        const theme = readTheme(file);
        if (id === `\0${THEME_MODULE}`) {
          const preloads = theme ? (await readFonts(theme)).preloads : [];
          const hasBrand = ['brand', 'brand-dark', 'accent'].every((name) => theme?.values.light.has(name));
          const { brand } = makeLook(theme).brand;
          return `export const preloads = ${JSON.stringify(preloads)}; export const hasBrand = ${hasBrand}; export const brand = '${brand}';`;
        }
        const path = id.split('?')[0] as string;
        return theme ? dressSheet(readFileSync(path, 'utf8'), theme, path.endsWith('tokens.css')) : undefined;
      },
    },
  };
}

/** A sheet of tokens with the values, fonts and rules of a theme. */
async function dressSheet(sheet: string, theme: Theme, isMain: boolean): Promise<string> {
  const { css } = await readFonts(theme);
  return mergeSheet(sheet, withFontNames(theme), isMain, css);
}
