import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import type { Problem } from '../catalog/problems/problem.ts';
import { readTheme, type Theme, type ThemeFont } from './read-theme.ts';
import { makeReporter, positionOf } from './theme-problems.ts';

/** How many bytes of fonts a page may load before the build warns. A subset of Latin letters in one weight has some 15 to 25 KB. */
export const FONT_BYTES = 40_000;

/** System fonts for text whose own font has not arrived yet: Arial on computers, Roboto on Android. */
const LOCAL = 'local("Arial"),local("Roboto")';
/** The average width of English text in Arial, relative to the font size. */
const ARIAL_WIDTH = 904 / 2048;

interface FontFaces {
  /** Rules for the page: the fonts, and for each family a system font scaled to take the same space. */
  readonly css: string;
  /** Addresses of the fonts that pages load at once. */
  readonly preloads: readonly string[];
  /** Bytes of each font by its address. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/** The name of the system font that stands in for a family. */
const standInOf = (family: string): string => `${family} fallback`;

/** Reads the fonts of a theme from the folder of files that are served unchanged. */
export async function readFonts(
  { fonts, label }: Pick<Theme, 'fonts' | 'label'>,
  folder = resolve('public'),
): Promise<FontFaces> {
  const problems: Problem[] = [];
  const report = makeReporter(label, problems);
  const bytes = new Map<string, number>();
  const rules: string[] = [];
  const families = new Set<string>();
  for (const font of fonts) {
    try {
      const content = readFileSync(join(folder, font.address));
      bytes.set(font.address, content.length);
      rules.push(font.css);
      if (!families.has(font.family)) rules.push(await makeStandIn(font, content));
      families.add(font.family);
    } catch {
      report('theme-font', positionOf(font), {
        field: 'src',
        found: `${font.address}, which is no font file in "public"`,
        expected: 'a .woff2 file in "public"',
      });
    }
  }
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  if (total > FONT_BYTES)
    report('theme-font-heavy', positionOf(fonts[0]), {
      severity: 'warning',
      field: '@font-face',
      found: `${total} bytes of fonts`,
      expected: `at most ${FONT_BYTES} bytes`,
    });
  const preloads = fonts.filter(({ isPreloaded }) => isPreloaded).map(({ address }) => address);
  return { css: rules.join(''), preloads, bytes, problems };
}

/** The bytes of a theme's fonts, by address; undefined for a theme without fonts. */
export async function weighFonts(file: string | undefined): Promise<Readonly<Record<string, number>> | undefined> {
  const theme = readTheme(file);
  return theme && theme.fonts.length > 0 ? Object.fromEntries((await readFonts(theme)).bytes) : undefined;
}

/** A system font scaled to the width and line height of another one, so that nothing moves when that arrives (CSS Fonts 5, `size-adjust`). */
async function makeStandIn({ family }: ThemeFont, content: Buffer): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(content);
  const scale = xWidthAvg / unitsPerEm / ARIAL_WIDTH;
  const percent = (value: number) => `${Math.round((value / unitsPerEm / scale) * 10_000) / 100}%`;
  return (
    `@font-face{font-family:"${standInOf(family)}";src:${LOCAL};size-adjust:${Math.round(scale * 10_000) / 100}%;` +
    `ascent-override:${percent(ascent)};descent-override:${percent(Math.abs(descent))};line-gap-override:${percent(lineGap)}}`
  );
}

/** The names of fonts, each family of the theme followed by its system font: `"Lora", "Lora fallback", serif`. */
function withStandIns(names: string, fonts: readonly ThemeFont[]): string {
  let result = names;
  for (const family of new Set(fonts.map((font) => font.family))) {
    const written = [`"${family}"`, `'${family}'`, family].find((name) => result.includes(name));
    if (written && !result.includes(standInOf(family)))
      result = result.replace(written, () => `${written}, "${standInOf(family)}"`);
  }
  return result;
}

/** The theme with system fonts after its own. */
export function withFontNames(theme: Theme): Theme {
  if (theme.fonts.length === 0) return theme;
  const light = new Map(
    [...theme.values.light].map(([name, at]) => [
      name,
      name.startsWith('font-') ? { ...at, value: withStandIns(at.value, theme.fonts) } : at,
    ]),
  );
  return { ...theme, values: { ...theme.values, light } };
}
