import { fieldOfHeading, foldHeading } from '../headings/heading-names.ts';
import type { NestedColumns } from '../model.ts';
import { isObject } from '../../core/data/is-object.ts';
import { setOwn } from './flatten.ts';

/**
 * Divides JSON records that contain a list of variants: `{ title, variants: [{ sku, colour, price }] }`. Each variant becomes a row that includes what
 * the product says. Lists of colours may contain lists of sizes.
 */

/** A record, or one of its variants with what the product says. */
export interface RecordPart {
  readonly value: object;
  /** The prefix of the variant's columns, such as `variants.`; missing for a record without variants. */
  readonly within?: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** Names of lists that contain only variants, the most likely first. */
const VARIANTS =
  listNames(`variants, variations, variant, variation, product variants, product variations, variant list, variants list, variant data,
  skus, sku list, combinations, child products, child skus, child items, colours, colour variants, colour options, colour list, sizes, size variants, size options, size list`);
/** Names of lists that may contain other things, such as related products. */
const PERHAPS = listNames('options, items, children, choices, models, packs, pack sizes, editions');

const MOST_LEVELS = 3;

function listNames(names: string): ReadonlyMap<string, number> {
  return new Map(names.split(',').map((name, index) => [foldHeading(name), index]));
}

/** The rows of a record: one for each of its variants, or one without variants. */
export function divideRecord(value: object, level = 0): readonly RecordPart[] {
  const found = level < MOST_LEVELS ? findVariants(value as Entry, level) : undefined;
  if (!found) return [{ value }];
  const { key, entries } = found;
  return entries.flatMap((entry) =>
    divideRecord(entry, level + 1).map((part) => ({
      value: { ...value, [key]: part.value },
      within: `${key}.${part.within ?? ''}`,
    })),
  );
}

/** The list of a record's variants. A refused row has one variant instead of the list. */
function findVariants(record: Entry, level: number): { key: string; entries: readonly Entry[] } | undefined {
  let best: { key: string; entries: readonly Entry[]; rank: number } | undefined;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || value === null || key.includes('.')) continue;
    const name = foldHeading(key);
    const rank = VARIANTS.get(name) ?? (PERHAPS.has(name) ? VARIANTS.size : undefined);
    if (rank === undefined || rank >= (best?.rank ?? Number.POSITIVE_INFINITY)) continue;
    const entries = listEntries(value, name);
    if (entries && areVariants(entries, name, record, level)) best = { key, entries, rank };
  }
  if (!best) return undefined;
  const { key, entries } = best;
  return { key, entries: entries.map((entry) => namePairs(entry, foldHeading(key))) };
}

/** The entries of a list, of GraphQL's `{ edges: [{ node }] }`, or of an object with named entries. */
function listEntries(value: object, name: string): readonly Entry[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? value : undefined;
  const { edges, nodes } = value as Entry;
  if (Array.isArray(nodes)) return listEntries(nodes, name);
  if (Array.isArray(edges)) {
    const inner: unknown[] = edges.map((edge: unknown) => (isObject(edge) ? edge['node'] : edge));
    return listEntries(inner, name);
  }
  const entry = value as Entry;
  if (isSold(entry) || hasName(entry, name)) return [entry];
  const named = Object.entries(entry);
  return named.length > 0 && named.every(([, one]) => isObject(one) && isSold(one))
    ? named.map(([key, one]) => ({ name: key, ...(one as Entry) }))
    : undefined;
}

function areVariants(entries: readonly Entry[], name: string, record: Entry, level: number): boolean {
  const areSold = entries.every((entry) => isSold(entry) || (level < MOST_LEVELS && findVariants(entry, level + 1)));
  // Sizes without prices are sold at the product's price.
  if (SIZES.test(name)) return areSold || (entries.every((entry) => hasName(entry, name)) && hasField(record, PRICES));
  if (COLOURS.test(name)) return areSold;
  if (VARIANTS.has(name)) return true;
  // An entry with its own name may be another product. Extras such as wrapping have prices besides the product's own.
  const areOptions = entries.every(isOption);
  if (hasField(record, PRICES)) return areOptions && areSold;
  return areSold && (areOptions || OPTIONS.test(name) || !entries.some((entry) => hasField(entry, ['title'])));
}

const SIZES = /^size/;
const COLOURS = /^colour/;
const OPTIONS = /^(?:options|choices)$/;
const CODES = ['sku', 'gtin', 'mpn'];
const PRICES = ['offers.price', 'offers.sale', 'offers.mrp'];

const isSold = (entry: Entry): boolean => hasField(entry, [...CODES, ...PRICES]);
const isOption = (entry: Entry): boolean =>
  hasField(entry, ['colour', 'options.Size']) || Object.keys(entry).some((key) => PAIRS.test(foldHeading(key)));

/** Whether an entry has one of the fields, by the names of its keys. */
const hasField = (entry: Entry, fields: readonly string[]): boolean =>
  Object.entries(entry).some(([key, value]) => {
    if (value === null || value === undefined || value === '' || Array.isArray(value)) return false;
    const field = fieldOf(key);
    return field !== undefined && fields.includes(field);
  });

const known = new Map<string, string | undefined>();
const MOST_KNOWN = 10_000;

/** The field of a key. It is kept, as every record has the same keys. */
function fieldOf(key: string): string | undefined {
  if (known.has(key)) return known.get(key);
  const name = foldHeading(key);
  const found = /^(?:prices|pricing)$/.test(name) ? 'offers.price' : fieldOfHeading(key);
  // Programs number everything, so such a number doesn't mean that the entry is sold.
  const field = found === 'sku' && name.endsWith('id') ? undefined : found;
  if (known.size < MOST_KNOWN) known.set(key, field);
  return field;
}

const NAME = /^(?:name|title|label|value)$/;
const ownName = (list: string): string | undefined =>
  SIZES.test(list) ? 'size' : COLOURS.test(list) ? 'colour' : undefined;

const hasName = (entry: Entry, list: string): boolean =>
  ownName(list) !== undefined &&
  Object.keys(entry).some((key) => NAME.test(foldHeading(key)) || foldHeading(key) === ownName(list));

/** Lists of a variant's options: `[{ "name": "Colour", "value": "Red" }]`. */
const PAIRS = /^(?:options|selectedoptions|optionvalues|attributes|variationattributes|properties|values)$/;

/** An entry with its pairs as an object. In a list of sizes, the entry's name is the size. */
function namePairs(entry: Entry, list: string): Entry {
  const own = ownName(list);
  const hasOwn = own !== undefined && Object.keys(entry).some((key) => foldHeading(key) === own);
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry)) {
    const name = foldHeading(key);
    const isName = own !== undefined && !hasOwn && NAME.test(name) && !Object.hasOwn(named, own);
    setOwn(named, isName ? own : key, PAIRS.test(name) && Array.isArray(value) ? (readPairs(value) ?? value) : value);
  }
  return named;
}

function readPairs(list: readonly unknown[]): Entry | undefined {
  const pairs: Record<string, unknown> = {};
  for (const one of list) {
    if (!isObject(one)) return undefined;
    const name = first(one, ['name', 'key', 'option_name', 'option_display_name', 'attribute', 'type', 'title']);
    const value = first(one, ['value', 'option', 'label', 'option_value']);
    if (name === undefined || value === undefined || name.includes('.')) return undefined;
    setOwn(pairs, name, value);
  }
  return list.length === 0 ? undefined : pairs;
}

const first = (entry: Entry, keys: readonly string[]): string | undefined => {
  const found = keys.map((key) => entry[key]).find((one) => typeof one === 'string' || typeof one === 'number');
  return found === undefined || found === '' ? undefined : String(found);
};

/** Collects the columns of variants, and in which of them variants differ. */
export class VariantColumns implements NestedColumns {
  readonly prefixes = new Set<string>();
  readonly #differing = new Set<string>();
  readonly #incomplete = new Set<string>();

  /** Adds a record. `cells` are those of each part. */
  add(parts: readonly RecordPart[], cells: readonly ReadonlyMap<string, string>[]): void {
    for (const { within } of parts) if (within !== undefined) this.prefixes.add(within);
    const [first] = cells;
    if (!first || cells.length === 1) return;
    for (const column of new Set(cells.flatMap((part) => [...part.keys()]))) {
      if (cells.some((part) => (part.get(column) ?? '') === '')) this.#incomplete.add(column);
      else if (cells.some((part) => part.get(column) !== first.get(column))) this.#differing.add(column);
    }
  }

  isOption = (column: string): boolean => this.#differing.has(column) && !this.#incomplete.has(column);
}
