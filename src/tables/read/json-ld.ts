import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Parser } from 'htmlparser2';
import type { RefusedRow, SourceTable } from '../model.ts';
import { type ByteSource, readAll, readHead } from './byte-source.ts';
import { detectEncoding } from './encoding.ts';
import { unflatten } from './flatten.ts';
import { type JsonRecord, openRecords, parseWhole } from './json.ts';
import type { Limits } from './limits.ts';
import { REASONS } from './reasons.ts';
import { SourceError } from './source-error.ts';
import { attempt } from '../../core/data/attempt.ts';
import { isObject } from '../../core/data/is-object.ts';

/**
 * Reads schema.org products in JSON-LD (https://schema.org/Product, https://schema.org/ProductGroup), from a file or from the scripts of an HTML page.
 * Each variant of a group is a row, which includes what the group says.
 */

type Thing = { readonly [key: string]: unknown };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const hasType = (thing: Thing, type: RegExp): boolean =>
  listOf(thing['@type']).some(
    (one) => typeof one === 'string' && type.test(one.replace(/^https?:\/\/schema\.org\//, '')),
  );

/** Whether a JSON text is JSON-LD. */
export const isJsonLd = (text: string): boolean => /"@(?:context|graph|type)"\s?:/.test(text);

/** The products as a table. @throws SourceError */
export async function openJsonLd(source: ByteSource, isHtml: boolean, limits: Limits): Promise<SourceTable> {
  const encoding = await detectEncoding(source, await readHead(source, 65_536));
  const text = new TextDecoder(encoding.label).decode(await readAll(source, limits.wholeBytes, 'Divide it.'));
  // A page may have damaged scripts among others.
  const values = isHtml
    ? listScripts(text).map((script) => attempt((): unknown => JSON.parse(script)))
    : [parseWhole(source, text)];
  const records: JsonRecord[] = values
    .flatMap((value) => findProducts(value))
    .map((value, index) => ({ line: index + 1, value }));
  if (records.length === 0)
    throw new SourceError(
      source.name,
      isHtml
        ? 'this page has no products as JSON-LD. Export the products as CSV or XLSX; a table that a program saved as HTML can be saved again as XLSX in a spreadsheet.'
        : 'it has no schema.org Product.',
    );
  return openRecords(
    source,
    isHtml ? 'JSON-LD in HTML' : 'JSON-LD',
    encoding,
    limits,
    async function* () {
      yield* records;
    },
    writeProducts,
  );
}

function listScripts(html: string): string[] {
  const scripts: string[] = [];
  let open: string | undefined;
  const parser = new Parser({
    onopentag(name, { type }) {
      if (name === 'script' && /^application\/ld\+json\b/i.test(type ?? '')) open = '';
    },
    ontext(text) {
      if (open !== undefined) open += text;
    },
    onclosetag(name) {
      if (name !== 'script' || open === undefined) return;
      scripts.push(open);
      open = undefined;
    },
  });
  parser.write(html);
  parser.end();
  return scripts;
}

const MOST_LEVELS = 8;

function findProducts(value: unknown, level = 0): Thing[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value)) return value.flatMap((one) => findProducts(one, level + 1));
  if (!isObject(value)) return [];
  if (hasType(value, /^ProductGroup$/)) return listVariants(value);
  if (hasType(value, /^(?:Product|IndividualProduct|SomeProducts|ProductModel|Book|Vehicle)$/))
    return [toRow(value, {})];
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'itemOffered', 'hasVariant'].flatMap((key) =>
    findProducts(value[key], level + 1),
  );
}

function listVariants(group: Thing): Thing[] {
  const { hasVariant, variesBy: _, ...common } = group;
  const variants = listOf(hasVariant).filter(isObject);
  const key = textOf(group['productGroupID']) || textOf(group['@id']) || textOf(group['name']);
  return variants.length === 0 ? [toRow(common, {})] : variants.map((variant) => toRow(variant, common, key));
}

/** The fields of a row, under the names of Google's feeds. */
function toRow(own: Thing, group: Thing, key = textOf(own['inProductGroupWithID'])): Thing {
  const thing: Thing = { ...group, ...own };
  const offer = [...listOf(thing['offers']).filter(isObject), {} as Thing][0] as Thing;
  const specification = [...listOf(offer['priceSpecification']).filter(isObject), {} as Thing] as Thing[];
  const list = specification.find((one) => /(?:ListPrice|StrikethroughPrice|MSRP)$/.test(textOf(one['priceType'])));
  const gtin = ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8', 'isbn']
    .map((name) => textOf(thing[name]))
    .find((text) => text !== '');
  const row: Record<string, string> = {
    id: textOf(thing['sku']) || textOf(thing['productID']),
    item_group_id: key,
    title: textOf(own['name']) || textOf(group['name']),
    description: textOf(thing['description']),
    image_link: listOf(thing['image']).map(textOf).filter(Boolean).join('\n'),
    price:
      textOf(offer['price']) ||
      textOf(specification.find((one) => one !== list)?.['price']) ||
      textOf(offer['lowPrice']),
    price_currency: textOf(offer['priceCurrency']) || textOf(specification[0]?.['priceCurrency']),
    maximum_retail_price: textOf(list?.['price']),
    availability: textOf(offer['availability']),
    availability_date: textOf(offer['availabilityStarts']),
    stock: textOf(isObject(offer['inventoryLevel']) ? offer['inventoryLevel']['value'] : ''),
    seller: textOf(offer['seller']),
    gtin: gtin ?? '',
    mpn: textOf(thing['mpn']),
    brand: textOf(thing['brand']),
    color: textOf(thing['color']),
    size: textOf(thing['size']),
    material: textOf(thing['material']),
    pattern: textOf(thing['pattern']),
    product_type: textOf(thing['category']),
    shipping_weight: weightOf(thing['weight']),
    'country of origin': textOf(thing['countryOfOrigin']),
    product_detail: listOf(thing['additionalProperty'])
      .filter(isObject)
      .map((one) => `${textOf(one['name'])}: ${textOf(one['value'])}`)
      .join(' | '),
  };
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

/** The text of a value: for an object its name, address or value. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isObject(value)) return '';
  for (const key of ['name', 'url', 'contentUrl', '@value', 'value', '@id'])
    if (value[key] !== undefined) return textOf(value[key]);
  return '';
}

/** UN/CEFACT codes of units: https://schema.org/unitCode */
const UNITS: Readonly<Record<string, string>> = { KGM: 'kg', GRM: 'g', LBR: 'lb', ONZ: 'oz' };

function weightOf(value: unknown): string {
  if (!isObject(value)) return textOf(value);
  const unit = textOf(value['unitCode']) || textOf(value['unitText']);
  return `${textOf(value['value'])} ${UNITS[unit.toUpperCase()] ?? unit}`.trim();
}

/** Writes refused products as JSON-LD again, with their reasons. */
async function writeProducts(file: string, columns: readonly string[], rows: AsyncIterable<RefusedRow>): Promise<void> {
  async function* pieces(): AsyncGenerator<string> {
    yield '{"@context":"https://schema.org","@graph":[';
    let separator = '\n';
    for await (const { row, reasons } of rows) {
      yield separator + JSON.stringify({ ...toThing(unflatten(columns, row.cells)), [REASONS]: reasons });
      separator = ',\n';
    }
    yield '\n]}\n';
  }
  await pipeline(Readable.from(pieces()), createWriteStream(file));
}

function toThing(row: Record<string, unknown>): Thing {
  const text = (name: string) => (typeof row[name] === 'string' && row[name] !== '' ? row[name] : undefined);
  const offers = {
    '@type': 'Offer',
    price: text('price'),
    priceCurrency: text('price_currency'),
    availability: text('availability'),
    availabilityStarts: text('availability_date'),
    seller: text('seller'),
    inventoryLevel: text('stock') && { '@type': 'QuantitativeValue', value: text('stock') },
    priceSpecification: text('maximum_retail_price') && {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/ListPrice',
      price: text('maximum_retail_price'),
    },
  };
  return {
    '@type': 'Product',
    sku: text('id'),
    inProductGroupWithID: text('item_group_id'),
    name: text('title'),
    description: text('description'),
    image: text('image_link')?.split('\n'),
    offers,
    gtin: text('gtin'),
    mpn: text('mpn'),
    brand: text('brand'),
    color: text('color'),
    size: text('size'),
    material: text('material'),
    pattern: text('pattern'),
    category: text('product_type'),
    weight: text('shipping_weight'),
    countryOfOrigin: text('country of origin'),
    additionalProperty: text('product_detail')
      ?.split(' | ')
      .map((pair) => ({
        '@type': 'PropertyValue',
        name: pair.slice(0, pair.indexOf(': ')),
        value: pair.slice(pair.indexOf(': ') + 2),
      })),
  };
}
