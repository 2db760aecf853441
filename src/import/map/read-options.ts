import { readCell } from '../../tables/read/flatten.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { cleanText, readPairs } from '../../tables/rows/values.ts';
import { isObject } from '../../core/data/is-object.ts';

/** The options of a row by name, in their order: "Colour", "Red". */
export type RowOptions = ReadonlyMap<string, string>;

const MOST_OPTIONS = 10;
/** The option that Shopify writes for products without options. */
const NO_OPTION = /^(?:title|default)$/i;
const NO_VALUE = /^default(?: title)?$/i;

/** Names as this shop writes them, so that filters find them. */
const NAMES: Readonly<Record<string, string>> = {
  color: 'Colour',
  colour: 'Colour',
  रंग: 'Colour',
  size: 'Size',
  साइज: 'Size',
  साइज़: 'Size',
};

/** The name of an option as this shop writes it: `optionName('color')` is "Colour". */
export const optionName = (name: string): string => NAMES[name.toLowerCase()] ?? name;

/** The names of numbered options, which may stand only in the first row of a product. */
export function nameOptions(rows: readonly RowValues[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const listed = rows.map((values) => values.get('options.names')).find((text) => text !== '');
  for (const [index, name] of readNames(listed ?? '').entries()) names.set(index + 1, name);
  for (const values of rows)
    for (const [rest, { text }] of values.below('options.')) {
      const [, number] = /^(\d{1,2})\.name$/.exec(rest) ?? [];
      if (number !== undefined && Number(number) <= MOST_OPTIONS && !names.has(Number(number)))
        names.set(Number(number), cleanText(text));
    }
  return names;
}

/** Names in a JSON list: `[{ "name": "Size" }]` or `["Size"]`. */
function readNames(text: string): string[] {
  const list = readCell(text);
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).slice(0, MOST_OPTIONS).map((one, index) => {
    const name = isObject(one) && 'name' in one ? one['name'] : one;
    return typeof name === 'string' && name !== '' ? cleanText(name) : `Option ${index + 1}`;
  });
}

/** The options of a row: those in numbered columns, then those with separate columns. */
export function readOptions(values: RowValues, names: ReadonlyMap<number, string>): RowOptions {
  const options = new Map<string, string>();
  for (const [rest, { text }] of values.below('options.')) {
    const [, number] = /^(\d{1,2})\.value$/.exec(rest) ?? [];
    if (number === undefined) continue;
    const name = names.get(Number(number)) ?? `Option ${number}`;
    const value = cleanText(text);
    if (!(NO_OPTION.test(name) && NO_VALUE.test(value)) && value !== '') options.set(optionName(name), value);
  }
  const colour = values.get('colour');
  // Where options are numbered, they are complete.
  if (colour !== '' && names.size === 0 && !options.has('Colour')) options.set('Colour', cleanText(colour));
  for (const [name, { text }] of values.below('options.'))
    if (!/^(?:\d{1,2}\.(?:name|value|visible)|names|pairs.*)$/.test(name) && !options.has(name))
      options.set(name, cleanText(text));
  for (const [name, value] of listPairs(values)) if (value !== '') options.set(optionName(name), value);
  return options;
}

/** Options in one cell as pairs, or names in one cell and values in another. */
export function listPairs(values: RowValues): (readonly [name: string, value: string])[] {
  const numbered = (name: string, index: number) => name || `Option ${index + 1}`;
  const text = values.get('options.pairs');
  const pairs = readPairs(text, text.includes(':') ? BETWEEN_PAIRS : BETWEEN_VALUES).map(
    ([name, value], index) => [numbered(name, index), value] as const,
  );
  const cells = values.get('options.pairs.values').split(',').map(firstPart);
  const names = values.get('options.pairs.names').split(',').map(firstPart);
  return [...pairs, ...cells.map((value, index) => [numbered(names[index] ?? '', index), value] as const)];
}

/** Separators between pairs. A comma may be part of a value, so it separates only before another name. */
const BETWEEN_PAIRS = /[|;\n]|,(?=[^,:]{1,60}:)/;
const BETWEEN_VALUES = /[|;,\n]/;
/** The name in "Size:select:0". */
const firstPart = (text: string): string => cleanText(text.split(':')[0] ?? '');

/** Whether an option is the size, in the languages of headings. */
export const isSizeOption = (name: string): boolean => /^(?:size|sizes|साइज़?|नाप)$/i.test(name);

/** The names of numbered options that are hidden in the source: WooCommerce marks them with 0. */
export const listHidden = (values: RowValues, names: ReadonlyMap<number, string>): string[] =>
  [...names].flatMap(([number, name]) => (values.get(`options.${number}.visible`) === '0' ? [optionName(name)] : []));
