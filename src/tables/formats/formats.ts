import { foldHeading } from '../headings/heading-names.ts';
import type { Format } from './format.ts';
import { HAAT, HAAT_JSON } from './own-formats.ts';
import { readFormat } from './read-format.ts';

/** All formats that are recognised by their headings. */
export const FORMATS: readonly Format[] = [
  ...['shopify', 'shopify-json', 'woocommerce', 'wix'].map(readFormat),
  HAAT,
  HAAT_JSON,
  ...['etsy', 'squarespace', 'magento', 'prestashop', 'prestashop-combinations', 'odoo'].map(readFormat),
  ...['google', 'schema-org', 'meta', 'amazon', 'flipkart', 'meesho'].map(readFormat),
];

/** Any other table with headings. */
export const TABLE: Format = { id: 'table', name: 'table', needs: [], columns: {}, titled: true, isOpen: true };

/** The format of a table with these headings: the one that knows most of them. */
export function findFormat(columns: readonly string[]): Format {
  const folded = new Set(columns.map(foldHeading));
  const isThere = (heading: string) => folded.has(foldHeading(heading));
  const counted = FORMATS.flatMap((format) => {
    const met = format.needs.filter((needed) => needed.every(isThere)).map((needed) => needed.length);
    if (met.length === 0) return [];
    const known = columns.filter((column) => fieldIn(format, column) !== undefined).length;
    return [{ format, known, most: Math.max(...met) }];
  });
  // Of two that know equally many, the one that needs more is meant: Meta's feed is Google's with further columns.
  return counted.sort((a, b) => b.known - a.known || b.most - a.most)[0]?.format ?? TABLE;
}

/** How many texts of a row are headings of one format, among the formats that the row can have. */
export function countOfFormat(cells: readonly string[]): number {
  const format = findFormat(cells);
  return format === TABLE ? 0 : new Set(cells.filter((cell) => fieldIn(format, cell) !== undefined)).size;
}

/** The format of a mapping. For an unknown one it is that of any table. */
export const findFormatById = (id: string): Format => FORMATS.find((format) => format.id === id) ?? TABLE;

const byHeading = new Map<Format, ReadonlyMap<string, string>>();

/** The format's field for a heading; empty for one that is left out, undefined for one that the format doesn't know. */
export function fieldIn(format: Format, heading: string): string | undefined {
  let known = byHeading.get(format);
  if (!known) {
    known = new Map(Object.entries(format.columns).map(([name, field]) => [foldHeading(name), field]));
    byHeading.set(format, known);
  }
  const field = known.get(foldHeading(heading));
  if (field !== undefined) return field;
  for (const [pattern, target] of format.patterns ?? []) {
    const match = pattern.exec(heading.trim());
    if (match) return target.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return undefined;
}
