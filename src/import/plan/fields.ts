import { createHash } from 'node:crypto';
import { parseMoney } from '../../core/money/parse-money.ts';
import { weight } from '../../catalog/schema/variant.ts';
import { isObject } from '../../core/data/is-object.ts';
import { type Document, sourceOf } from '../../core/product/read-fields.ts';

/**
 * A product's file as fields, to compare two files field by field: `offers.in.price`, `attributes.Fabric`, `variants.WK-1-S.stock`. Variants are named
 * by their SKU, sizes by their name, pictures by their file or address.
 */

export type FieldPath = readonly string[];

export interface Field {
  readonly path: FieldPath;
  readonly value: unknown;
}

/** Fields by their key. */
export type Fields = ReadonlyMap<string, Field>;

const keyOf = (path: FieldPath): string => path.join('\u001F');

/** A path as it is shown: `offers.in.price`. */
export const showPath = (path: FieldPath): string => path.join('.');

/** Objects whose entries are separate fields. */
const OPENED = ['offers', 'attributes', 'legal'];
/** Fields that don't describe the product, or are compared elsewhere. */
const NOT_COMPARED = ['$schema', 'sku', 'slug'];

/** The value if it is a list, else an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The fields of a product's document. */
export function listFields(document: Document): Fields {
  const fields = new Map<string, Field>();
  const add = (path: FieldPath, value: unknown) => {
    if (value !== undefined) fields.set(keyOf(path), { path, value });
  };
  const addBelow = (path: FieldPath, value: unknown, without: readonly string[] = []) => {
    if (!isObject(value)) return add(path, value);
    for (const [key, entry] of Object.entries(value)) {
      if (without.includes(key)) continue;
      if (path[0] === 'offers' && path.length === 1) addBelow([...path, key], entry);
      else if (key === 'offers' && path[0] === 'variants') addOffers([...path, key], entry);
      else add([...path, key], entry);
    }
  };
  const addOffers = (path: FieldPath, value: unknown) => {
    if (!isObject(value)) return add(path, value);
    for (const [market, offer] of Object.entries(value)) addBelow([...path, market], offer);
  };
  for (const [key, value] of Object.entries(document)) {
    if (NOT_COMPARED.includes(key)) continue;
    if (OPENED.includes(key)) addBelow([key], value);
    else if (key === 'variants')
      for (const variant of listOf(value))
        if (isObject(variant)) addBelow(['variants', String(variant['sku'])], variant, ['sku']);
        else add([key], value);
    else if (key === 'sizes')
      for (const size of listOf(value)) {
        if (isObject(size)) addBelow(['sizes', String(size['name'])], size);
        else add(['sizes', String(size), 'name'], size);
      }
    else if (key === 'images') addPictures(value, add);
    else add([key], value);
  }
  return fields;
}

/** Adds the list of pictures as one field, and the alternative text of each as another. */
function addPictures(value: unknown, add: (path: FieldPath, value: unknown) => void): void {
  const pictures = listOf(value);
  add(['images'], pictures.map(sourceOf));
  for (const picture of pictures)
    if (isObject(picture) && picture['alt'] !== '') add(['images', String(sourceOf(picture)), 'alt'], picture['alt']);
}

/** What a picture is of: its file's name or its address. */

const NUMBERS = ['price', 'mrp', 'stock', 'leadTimeDays'];

/** A value as text that is equal for equal meanings: 499, "499" and "₹499" are one price. */
function canonicalText({ path, value }: Field): string {
  const name = path.at(-1) ?? '';
  if (typeof value === 'string') {
    if (NUMBERS.includes(name) && path[0] !== 'attributes') {
      const minor = parseMoney(value, 'INR');
      if (minor !== undefined) return String(minor / 100);
    }
    if (name === 'weight' && path[0] !== 'attributes') return String(weight.safeParse(value).data ?? value);
    return JSON.stringify(value.trim());
  }
  if (typeof value === 'number' && path[0] === 'attributes') return JSON.stringify(String(value));
  return JSON.stringify(value, sortKeys);
}

const sortKeys = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Whether two fields mean the same, as prices "499" and "499.00" do. */
export const isSame = (one: Field | undefined, other: Field | undefined): boolean =>
  one === undefined || other === undefined ? one === other : canonicalText(one) === canonicalText(other);

const PATH_LETTERS = 4;
const VALUE_LETTERS = 6;
const TOKEN = PATH_LETTERS + VALUE_LETTERS;

const digest = (text: string, letters: number): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, letters);

/** Digests of paths, kept because there are few paths, each needed often. */
const pathDigests = new Map<string, string>();
const MOST_PATHS = 20_000;

function digestPath(path: FieldPath): string {
  const key = keyOf(path);
  const known = pathDigests.get(key);
  if (known !== undefined) return known;
  const made = digest(key, PATH_LETTERS);
  if (pathDigests.size < MOST_PATHS) pathDigests.set(key, made);
  return made;
}

const writeToken = (field: Field): string => digestPath(field.path) + digest(canonicalText(field), VALUE_LETTERS);

/**
 * Fields as a short text of digests, ten letters for each, from which the next import knows what this one wrote. Two values have the same six letters
 * once in 7e10 pairs.
 */
export const writeTokens = (fields: Iterable<Field>): string => [...fields].map(writeToken).join('');

/** What the last import wrote into a product. */
export class WrittenFields {
  readonly #digests = new Map<string, string>();

  constructor(tokens: string) {
    for (let index = 0; index + TOKEN <= tokens.length; index += TOKEN)
      this.#digests.set(tokens.slice(index, index + PATH_LETTERS), tokens.slice(index + PATH_LETTERS, index + TOKEN));
  }

  /** The digest of what it wrote at a path; empty where it wrote nothing. */
  tokenOf(path: FieldPath): string {
    const at = digestPath(path);
    const value = this.#digests.get(at);
    return value === undefined ? '' : at + value;
  }

  has = (path: FieldPath): boolean => this.#digests.has(digestPath(path));

  /** Whether it wrote this value at this path. */
  isSame = (field: Field): boolean =>
    this.#digests.get(digestPath(field.path)) === digest(canonicalText(field), VALUE_LETTERS);
}
