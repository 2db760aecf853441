import type { RowGroup } from './group-rows.ts';
import { listPairs } from './read-options.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { cleanText, plainLine } from '../../tables/rows/values.ts';

/** Formats whose column of groups is certain about variants; titles of their rows may differ. */
const FEEDS: readonly string[] = ['google', 'meta', 'schema-org', 'amazon', 'flipkart', 'meesho'];

/**
 * Divides rows of one group into products. Groups of other programs may be those of a report or a category: rows are variants of one product if they
 * share its brand and its title, except for the options. Others become separate products, which is reported.
 */
export function divideGroup(group: RowGroup, format: string): readonly RowGroup[] {
  const { rows, by, key } = group;
  const isFeed = FEEDS.includes(format);
  const isGuessed = format === 'table' && (by === 'key' || by === 'title');
  if (rows.length < 2 || rows.some(({ row }) => row.within !== undefined)) return [group];
  if (!isGuessed && !(isFeed && by === 'key')) return [group];
  const names = nameProducts(rows);
  if (new Set(names).size === 1 || (isFeed && areAlike(rows))) return [group];
  const parts = Map.groupBy(rows, (_, index) => names[index] ?? '');
  return [...parts].flatMap(([name, part]) => {
    // Rows of one SKU, such as those of several warehouses, are one variant.
    const pieces = [...Map.groupBy(part, (values) => values.get('sku') || values.row).values()];
    const own = { by: 'title' as const, key: `${key} ${name}` };
    return canBeChosen(pieces.flatMap(([first]) => first ?? []))
      ? [toGroup(own, part, key)]
      : pieces.map((piece) => toGroup(own, piece, key));
  });
}

/** Rows of one SKU are named by it, as if they had no group. */
function toGroup(name: Pick<RowGroup, 'by' | 'key'>, rows: readonly RowValues[], divided: string): RowGroup {
  const [sku = '', ...others] = new Set(rows.map((values) => values.get('sku')));
  return sku !== '' && others.length === 0 ? { by: 'sku', key: sku, rows, divided } : { ...name, rows, divided };
}

/** A name for each row's product: the title without its options, and the brand. A row without a title belongs to the product above. */
function nameProducts(rows: readonly RowValues[]): string[] {
  let [title, brand] = ['', ''];
  return rows.map((values) => {
    const own = wordsOf(plainLine(values.get('title')));
    const chosen = new Set(optionsOf(values).flatMap(wordsOf).flatMap(alsoCalled));
    const rest = own.filter((word) => !chosen.has(word));
    if (own.length > 0) title = (rest.length > 0 ? rest : own).join(' ');
    brand = cleanText(values.get('brand')).toLowerCase() || brand;
    return [title, brand].filter((text) => text !== '').join(' · ');
  });
}

const CHOSEN = [
  'colour',
  'sizes',
  'weight',
  'legal.netQuantity',
  'attributes.Material',
  'attributes.Pattern',
  'attributes.Fabric',
  'attributes.Gender',
  'attributes.Age group',
];

/** The texts in which a row differs from other variants. */
function optionsOf(values: RowValues): string[] {
  const named = values
    .below('options.')
    .flatMap(([rest, { text }]) => (/(?:^|\.)(?:name|names|visible|pairs.*)$/.test(rest) ? [] : [text]));
  const listed = listPairs(values).map(([, value]) => value);
  return [...named, ...listed, ...CHOSEN.map((field) => values.get(field))].filter((text) => text !== '');
}

/** Whether the rows differ in an option. */
const canBeChosen = (rows: readonly RowValues[]): boolean =>
  new Set(rows.map((values) => optionsOf(values).join('\u0000').toLowerCase())).size === rows.length;

/** Whether titles of a feed mean one product: all share half of the words of the shortest title, and there is one brand. */
function areAlike(rows: readonly RowValues[]): boolean {
  const titles = rows.map((values) => wordsOf(plainLine(values.get('title')))).filter((words) => words.length > 0);
  const brands = new Set(
    rows.map((values) => cleanText(values.get('brand')).toLowerCase()).filter((brand) => brand !== ''),
  );
  const shortest = titles.toSorted((a, b) => a.length - b.length)[0] ?? [];
  const common = shortest.filter((word) => titles.every((words) => words.includes(word)));
  return brands.size <= 1 && common.length * 2 >= shortest.length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const SIZES: Readonly<Record<string, readonly string[]>> = {
  s: ['small'],
  m: ['medium'],
  l: ['large'],
  xl: ['extra', 'large', 'x'],
  xxl: ['extra', 'large', '2xl', 'xx'],
};
const alsoCalled = (word: string): string[] => [
  word,
  ...(SIZES[word] ?? []),
  ...Object.keys(SIZES).filter((size) => SIZES[size]?.includes(word)),
];
