import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';

/** What style sheets and the styles of templates are made of. */
export interface CssFigures {
  /** Lines of style sheets, of `<style>` in templates too. */
  readonly lines: number;
  /** Declarations, and those that differ. */
  readonly declarations: number;
  readonly differentDeclarations: number;
  /** Lengths that differ, but for those of the tokens: "0.4rem", "12px". */
  readonly lengths: readonly string[];
  /** Widths at which a page changes that differ: "48rem". */
  readonly widths: readonly string[];
}

const STYLE = /<style(?: [^>{]*)?>\n([\s\S]*?)<\/style>/g;
const LENGTH = /(?<![\w#.-])(?:\d+|\d*\.\d+)(?:rem|px|em|ch)\b/g;
/** A length beside `width` in the condition of a media query. */
const WIDTH = /(?<=width\s*[<>]=?\s*|-width:\s*)[\d.]+\w+|[\d.]+\w+(?=\s*[<>]=?\s*width)/g;
/** Where lengths have their names. */
const TOKENS = /styles\/(?:tokens|reading|slides)\.css$|^src\/themes\//;

/** The style sheets of a file. */
function stylesOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.css')) return [text];
  return path.endsWith('.astro') ? [...text.matchAll(STYLE)].map(([, css = '']) => css) : [];
}

const inOrder = (values: Iterable<string>): string[] =>
  [...values].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other));

/** The figures of the style sheets among `paths`, below `root`. */
export function measureCss(root: string, paths: readonly string[]): CssFigures {
  const [declarations, lengths, widths] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [lines, count] = [0, 0];
  const read = (sheet: Root, hasTokens: boolean) => {
    sheet.walkDecls(({ prop, value }) => {
      count++;
      declarations.add(`${prop}: ${value.replace(/\s+/g, ' ')}`);
      if (!hasTokens) for (const [length] of value.matchAll(LENGTH)) lengths.add(length);
    });
    sheet.walkAtRules('media', ({ params }) => {
      for (const [width = ''] of params.matchAll(WIDTH)) widths.add(width);
    });
  };
  for (const path of paths)
    for (const css of stylesOf(path, readFileSync(join(root, path), 'utf8'))) {
      lines += css.split('\n').length - 1;
      read(postcss.parse(css), TOKENS.test(path));
    }
  return {
    lines,
    declarations: count,
    differentDeclarations: declarations.size,
    lengths: inOrder(lengths),
    widths: inOrder(widths),
  };
}
