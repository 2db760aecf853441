import { slugify } from '../../core/text/text.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';
import { MAX_OPTIONS, MAX_VARIANTS } from '../../catalog/schema/variant.ts';
import { transliterate } from '../../catalog/values/transliterate.ts';
import type { ProductDocument } from '../../tables/model.ts';
import type { Findings } from '../../tables/rows/findings.ts';
import type { Offer } from '../../tables/rows/read-offer.ts';
import { isSizeOption, listPairs, nameOptions, optionName, readOptions, type RowOptions } from './read-options.ts';
import { isHidden } from './read-publication.ts';
import type { DateOrder } from '../../tables/rows/read-days.ts';
import { readVariantImages } from './read-texts.ts';
import { readStock, type Stock } from '../../tables/rows/read-stock.ts';
import type { RowValues } from '../../tables/rows/row-values.ts';
import { cleanText, readBarcode } from '../../tables/rows/values.ts';
import { hashOf } from '../../core/product/sku-part.ts';

/** A row that is sold, with its offer. */
export interface SoldRow {
  readonly values: RowValues;
  readonly offer: Offer;
}

type Variant = NonNullable<ProductDocument['variants']>[number];
/** The fields of a product that say which variants and sizes are sold, and at what price. */
export type VariantFields = Pick<
  ProductDocument,
  'options' | 'variants' | 'sizes' | 'offers' | 'colour' | 'attributes' | 'stock' | 'availability'
>;

export interface MakeOptions {
  /** The first part of SKUs that are generated. */
  readonly base: string;
  readonly market: string;
  /** Which number in a date such as 04/05/2026 is the day. */
  readonly dates: DateOrder | undefined;
  /** The weight of a row, as files have it. */
  readonly weightOf: (values: RowValues) => string | undefined;
}

/**
 * Options and variants of a product's rows. They become sizes instead if the rows differ only in size and have no code, barcode, weight or price of
 * their own.
 */
export function makeVariants(
  sold: readonly SoldRow[],
  all: readonly RowValues[],
  { base, market, dates, weightOf }: MakeOptions,
  findings: Findings,
): VariantFields | undefined {
  const rows = sold.map(({ values }) => values);
  // The schema would drop variants beyond its limit, which would then no longer be sold.
  if (rows.length > MAX_VARIANTS)
    for (const { row } of rows)
      findings.add(row, 'refused', {
        code: 'variants-too-many',
        found: `${rows.length} variants`,
        expected: `at most ${MAX_VARIANTS} variants of a product: make several products of it`,
      });
  if (findings.hasRefused) return undefined;
  const options = tellApart(rows, listOptions(rows, all), findings);
  if (!options) return undefined;
  const names = [...new Set(options.flatMap((one) => [...one.keys()]))];
  if (names.length > MAX_OPTIONS) {
    for (const { row } of rows)
      findings.add(row, 'refused', {
        code: 'options-too-many',
        found: `${names.length} options: ${names.join(', ')}`,
        expected: `at most ${MAX_OPTIONS} options of a product: make several products of it, or put two options into one column`,
      });
    return undefined;
  }
  const isOnePrice = new Set(sold.map(({ offer }) => `${offer.price} ${offer.mrp}`)).size === 1;
  const offers: VariantFields['offers'] = isOnePrice ? { [market]: (sold[0] as SoldRow).offer } : undefined;
  const hidden = rows.map(isHidden);
  // One variant that is not on sale is sold out; if none is on sale, the product is a draft.
  const stocks = rows.map((values, index): Stock => {
    const stock = readStock(values, dates, findings);
    return hidden[index] && hidden.includes(false) ? { ...stock, availability: 'sold out' } : stock;
  });
  const images = readVariantImages(rows);
  const hasOwn =
    rows.some((values) => values.get('sku') !== '' || values.get('gtin') !== '') || new Set(images).size > 1;
  const weights = rows.map(weightOf);
  const [only = ''] = names;
  if (
    names.length === 1 &&
    isSizeOption(only) &&
    isOnePrice &&
    !hasOwn &&
    new Set(weights).size === 1 &&
    rows.length <= 40
  )
    return {
      offers,
      sizes: options.map((one, index) => ({ name: one.get(only) ?? '', ...sizeStock(stocks[index] ?? {}) })),
    };
  const quantities = rows.map((values) => cleanText(values.get('legal.netQuantity')));
  const isOneQuantity = new Set(quantities).size === 1 || quantities.includes('');
  const skus = nameVariants(rows, options, base, findings);
  const variants = sold.map(({ values, offer }, index): Variant => {
    const gtin = readBarcode(values.get('gtin'));
    const mpn = cleanText(values.get('mpn'));
    const weight = weights[index];
    const image = images[index];
    return {
      sku: skus[index] ?? '',
      options: Object.fromEntries(options[index] ?? []),
      ...(!isOnePrice && { offers: { [market]: offer } }),
      ...stocks[index],
      ...(weight !== undefined && { weight }),
      ...(gtin !== '' && { gtin }),
      ...(mpn !== '' && { mpn }),
      ...(image !== undefined && { image }),
      ...(isOneQuantity ? {} : { netQuantity: quantities[index] }),
    };
  });
  return { ...(offers && { offers }), options: names, variants };
}

const sizeStock = ({ stock, availability }: Stock): Stock => ({
  ...(availability !== undefined && { availability }),
  ...(stock !== undefined && { stock }),
});

/** The options of rows. Options that are the same in all rows and that only some tables name are left out: such a colour is the product's. */
function listOptions(rows: readonly RowValues[], all: readonly RowValues[]): RowOptions[] {
  const names = nameOptions(all);
  const read = rows.map((values) => readOptions(values, names));
  const numbered = new Set([...names.values(), ...rows.flatMap(listPairs).map(([name]) => name)].map(optionName));
  const isConstant = (name: string) => new Set(read.map((options) => options.get(name) ?? '')).size === 1;
  // A column that is empty in some rows, as a colour in a product's first row, is not an option of the others.
  const isOption = (name: string) => !isConstant(name) && read.every((options) => options.has(name));
  const kept = [...new Set(read.flatMap((options) => [...options.keys()]))].filter(
    (name) => numbered.has(name) || isOption(name),
  );
  const varying = kept.some((name) => !isConstant(name));
  return read.map(
    (options) => new Map([...options].filter(([name]) => kept.includes(name) && (varying || !isConstant(name)))),
  );
}

/** Fields in which the rows of feeds differ if they have no other option. */
const FURTHER = ['Material', 'Pattern', 'Fabric', 'Age group', 'Gender'];

/** Options that tell all rows apart; undefined, with the rows refused, where no options do. */
function tellApart(rows: readonly RowValues[], options: RowOptions[], findings: Findings): RowOptions[] | undefined {
  let told = options;
  const keys = () => told.map((one) => JSON.stringify([...one.values()]).toLowerCase());
  const isTold = () => new Set(keys()).size === rows.length;
  for (const name of FURTHER) {
    const values = rows.map((row) => cleanText(row.get(`attributes.${name}`)));
    if (isTold() || values.includes('') || new Set(values).size === 1) continue;
    told = told.map((one, index) => new Map([...one, [name, values[index] ?? '']]));
  }
  const titles = rows.map((row) => cleanText(row.get('variants.title') || row.get('title')));
  if (
    !isTold() &&
    told.every((one) => one.size === 0) &&
    new Set(titles).size === rows.length &&
    titles.every((title) => title !== '' && title.length <= 60)
  )
    told = titles.map((title) => new Map([['Type', title]]));
  const weights = rows.map((row) => cleanText(row.get('weight')));
  if (
    !isTold() &&
    told.every((one) => one.size === 0) &&
    !weights.includes('') &&
    new Set(weights).size === rows.length
  )
    told = weights.map((weight) => new Map([['Weight', weight]]));
  const names = new Set(told.flatMap((one) => [...one.keys()]));
  const seen = new Map<string, number>();
  for (const [index, key] of keys().entries()) {
    const { row } = rows[index] as RowValues;
    const first = seen.get(key);
    seen.set(key, first ?? index);
    for (const name of names)
      if (!told[index]?.has(name))
        findings.add(row, 'refused', {
          code: 'variant-incomplete',
          expected: `a value for the option ${JSON.stringify(name)}, as other rows of the product have one`,
        });
    if (first !== undefined)
      findings.add(row, 'refused', {
        code: 'variant-duplicate',
        found: [...(told[index]?.values() ?? [])].join(', ') || (rows[index] as RowValues).get('sku'),
        expected: `options that no other row of the product has: line ${rows[first]?.row.line} has the same`,
      });
  }
  return findings.hasRefused ? undefined : told;
}

/** The SKUs of variants: their own, or generated from the product's name and the options where they are missing or repeated. */
function nameVariants(
  rows: readonly RowValues[],
  options: readonly RowOptions[],
  base: string,
  findings: Findings,
): string[] {
  const own = rows.map((values) => cleanText(values.get('sku')));
  const times = new Map<string, number>();
  for (const sku of own) times.set(keyOfSku(sku), (times.get(keyOfSku(sku)) ?? 0) + 1);
  const taken = new Set([keyOfSku(base)]);
  return own.map((sku, index) => {
    const part = keyOfSku(sku);
    const isOwn = sku !== '' && times.get(part) === 1 && !taken.has(part);
    let made = isOwn ? sku : makeSku(base, [...(options[index]?.values() ?? [])]);
    for (let number = 2; taken.has(keyOfSku(made)); number++)
      made = `${makeSku(base, [...(options[index]?.values() ?? [])])}-${number}`;
    taken.add(keyOfSku(made));
    const { row } = rows[index] as RowValues;
    if (!isOwn && sku !== '')
      findings.add(row, 'mended', {
        code: 'sku-duplicate',
        found: sku,
        expected: `a SKU of its own; it gets ${made}`,
        column: rows[index]?.columnOf('sku'),
      });
    return made;
  });
}

const LONGEST_SKU = 100;

/** A SKU made of a product's name and texts, always the same for the same input. */
export function makeSku(base: string, texts: readonly string[]): string {
  const sku = [base, ...texts.map((text) => slugify(transliterate(text)))].join('-');
  return sku.length <= LONGEST_SKU ? sku : `${sku.slice(0, LONGEST_SKU - 8)}-${hashOf(sku).padStart(7, '0')}`;
}
