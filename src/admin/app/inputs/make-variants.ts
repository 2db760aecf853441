import { keyOfSku } from '../../../core/product/sku-part.ts';
import { isList, isObject, type Json, type JsonObject } from './value.ts';

/** Makes variants from the values of their options, with pure functions only. */

/** An option of a product, and its values as they are typed: separated by commas. */
export interface TypedOption {
  readonly name: string;
  readonly values: string;
}

interface VariantPlan {
  /** The names of the options. */
  readonly options: readonly string[];
  /** The combinations that have no variant yet, each with a SKU that is not in use. */
  readonly missing: readonly JsonObject[];
  /** How many combinations already have a variant. */
  readonly there: number;
  /** Why no variants can be made, and how to fix it. */
  readonly fault?: string | undefined;
}

const LONGEST_SKU = 100;

const listVariants = (product: Json | undefined): readonly JsonObject[] => {
  const variants = isObject(product) ? product['variants'] : undefined;
  return isList(variants) ? variants.filter(isObject) : [];
};

const valuesOf = ({ options }: JsonObject): JsonObject => (isObject(options) ? options : {});
const fold = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** The options of a product with the values that its variants have. Without options, a single one without a name. */
export function listOptions(product: Json | undefined): TypedOption[] {
  const named = isObject(product) && isList(product['options']) ? product['options'].map(String) : [];
  const variants = listVariants(product).map(valuesOf);
  const names = named.length > 0 ? named : Object.keys(variants[0] ?? {});
  const options = names.map((name) => ({
    name,
    values: [...new Set(variants.flatMap((values) => (values[name] === undefined ? [] : String(values[name]))))].join(
      ', ',
    ),
  }));
  return options.length > 0 ? options : [{ name: '', values: '' }];
}

/** The values of a typed list, without repeated ones. */
export function readValues(text: string): string[] {
  const values = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const value = part.trim();
    if (value !== '' && !values.has(fold(value))) values.set(fold(value), value);
  }
  return [...values.values()];
}

/** The variants that would be made. `taken` has the SKUs of other products; `most` is how many variants a product may have. */
export function planVariants(
  product: Json | undefined,
  typed: readonly TypedOption[],
  taken: Iterable<string>,
  most: number,
): VariantPlan {
  const options = typed
    .map(({ name, values }) => ({ name: name.trim(), values: readValues(values) }))
    .filter(({ name, values }) => name !== '' || values.length > 0);
  const names = options.map(({ name }) => name);
  const nothing = { options: names, missing: [], there: 0 };
  const present = listVariants(product);
  const fault = findFault(options, present);
  if (options.length === 0 || fault !== undefined) return { ...nothing, fault };
  // Combinations are counted before they are made, as three long lists have millions.
  const all = options.reduce((count, { values }) => count * values.length, 1);
  const known = new Set(present.map((variant) => keyOf(names, valuesOf(variant))));
  if (all > most * 2) return { ...nothing, fault: tooMany(all, most) };
  const combinations = options.reduce<JsonObject[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  const wanted = combinations.filter((values) => !known.has(keyOf(names, values)));
  if (present.length + wanted.length > most)
    return { ...nothing, fault: tooMany(present.length + wanted.length, most) };
  const base = isObject(product) ? String(product['sku'] ?? '').trim() : '';
  if (base === '')
    return { ...nothing, fault: 'Write the SKU of the product first: those of its variants begin with it.' };
  const used = new Set([...taken, base, ...present.map(({ sku }) => String(sku ?? ''))].map(keyOfSku));
  const missing = wanted.map((values): JsonObject => {
    const sku = freeSku(base, Object.values(values).map(String), used);
    used.add(keyOfSku(sku));
    return { sku, options: values };
  });
  return { options: names, missing, there: combinations.length - missing.length };
}

function findFault(
  options: readonly { readonly name: string; readonly values: readonly string[] }[],
  present: readonly JsonObject[],
): string | undefined {
  const names = options.map(({ name }) => name);
  if (names.includes('')) return 'Write a name for each option, such as Size.';
  if (new Set(names.map(fold)).size < names.length) return 'Two options have the same name. Name each once.';
  const bare = options.find(({ values }) => values.length === 0);
  if (bare) return `Write the values of “${bare.name}”, parted by commas.`;
  const other = present.find((variant) => Object.keys(valuesOf(variant)).toSorted().join() !== names.toSorted().join());
  return other && names.length > 0
    ? `The variant ${String(other['sku'] ?? '')} has other options: ${Object.keys(valuesOf(other)).join(', ') || 'none'}. Name the same here, or take it out first.`
    : undefined;
}

const tooMany = (count: number, most: number): string =>
  `That would be ${count} variants, and a product can have ${most}. Leave out values, or make two products of it.`;

const keyOf = (names: readonly string[], values: JsonObject): string =>
  JSON.stringify(names.map((name) => fold(values[name])));

/** A SKU made from that of the product and the values, with a number if it is already in use. */
function freeSku(base: string, values: readonly string[], used: ReadonlySet<string>): string {
  const parts = values.map((value) =>
    value
      .normalize('NFKD')
      .toUpperCase()
      .replace(/[^A-Z0-9.]+/g, '-')
      .replace(/^-|-$/g, ''),
  );
  const end = parts.filter(Boolean).join('-') || '1';
  for (let number = 1; ; number++) {
    const last = `-${end.slice(0, LONGEST_SKU / 2)}${number === 1 ? '' : `-${number}`}`;
    const sku = base.slice(0, LONGEST_SKU - last.length) + last;
    if (!used.has(keyOfSku(sku))) return sku;
  }
}
