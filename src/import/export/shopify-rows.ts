import { isObject } from '../../core/data/is-object.ts';
import { type Document, listObjects, sourceOf } from '../../core/product/read-fields.ts';
import { escapeHtml } from '../../core/text/strings.ts';
import { slugOf } from '../plan/merge.ts';
import type { ExportedProduct } from './read-documents.ts';
import { textOf } from './text-of.ts';

/**
 * Products as Shopify's product CSV, with the headings that its importer takes ("Using CSV files to import and export products",
 * help.shopify.com/en/manual/products/import-export/using-csv): a row for each variant, then rows for further pictures.
 */
export const SHOPIFY_HEADINGS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'SEO Title',
  'SEO Description',
  'Status',
] as const;
type Heading = (typeof SHOPIFY_HEADINGS)[number];
type Row = Readonly<Partial<Record<Heading, string>>>;

/** Facts of a product for its rows that are not in its file. */
export interface ShopifyFacts {
  /** The title of its category. */
  readonly type: string;
  /** The brand, else the seller's name. */
  readonly vendor: string;
}

/** An amount as a plain number. */
const amountOf = (value: unknown): string => textOf(value).replaceAll(/[^\d.]/g, '');

/** The rows of one product. `taken` collects the handles, so that no two products share one. */
export function listShopifyRows(
  { document, marketId }: ExportedProduct,
  { type, vendor }: ShopifyFacts,
  taken: Set<string>,
): string[][] {
  const handle = nameHandle(document, taken);
  const pictures = (Array.isArray(document['images']) ? (document['images'] as unknown[]) : []).flatMap((picture) => {
    const address = addressOf(picture);
    return address === undefined ? [] : [{ address, alt: isObject(picture) ? textOf(picture['alt']) : '' }];
  });
  const pictureCells = (index: number): Row => {
    const picture = pictures[index];
    return picture
      ? { 'Image Src': picture.address, 'Image Position': String(index + 1), 'Image Alt Text': picture.alt }
      : {};
  };
  const seo = isObject(document['seo']) ? document['seo'] : {};
  const product: Row = {
    Title: textOf(document['title']),
    'Body (HTML)': bodyOf(document),
    Vendor: textOf(document['brand']) || vendor,
    Type: type,
    Tags: (Array.isArray(document['tags']) ? document['tags'].map(textOf) : []).join(', '),
    'SEO Title': textOf(seo['title']),
    'SEO Description': textOf(seo['description']),
    Published: document['draft'] === true ? 'FALSE' : 'TRUE',
    Status: document['draft'] === true ? 'draft' : 'active',
  };
  const sold = listSold(document);
  const rows = sold.map(
    (one, index): Row => ({
      Handle: handle,
      ...(index === 0 ? product : {}),
      ...soldCells(one, document, marketId),
      ...pictureCells(index),
    }),
  );
  for (let index = rows.length; index < pictures.length; index++) rows.push({ Handle: handle, ...pictureCells(index) });
  return rows.map((row) => SHOPIFY_HEADINGS.map((heading) => row[heading] ?? ''));
}

function nameHandle(document: Document, taken: Set<string>): string {
  const slug = textOf(document['slug']) || slugOf(document['title']);
  const handle = taken.has(slug) ? `${slug}-${slugOf(document['sku'])}` : slug;
  taken.add(handle);
  return handle;
}

const bodyOf = ({ description, details, features }: Document): string =>
  [
    textOf(description) === '' ? '' : `<p>${escapeHtml(textOf(description))}</p>`,
    textOf(details),
    Array.isArray(features) && features.length > 0
      ? `<ul>${features.map((feature) => `<li>${escapeHtml(textOf(feature))}</li>`).join('')}</ul>`
      : '',
  ].join('');

interface Sold {
  readonly item: Document;
  readonly options: readonly (readonly [name: string, value: string])[];
  readonly sku: string;
}

/** The things that are sold of a product: its variants, its sizes, or the product itself. */
function listSold(document: Document): Sold[] {
  const names = Array.isArray(document['options']) ? document['options'].map(textOf).slice(0, 3) : [];
  const variants = listObjects(document['variants']);
  if (variants.length > 0)
    return variants.map((item) => {
      const values = isObject(item['options']) ? item['options'] : {};
      return { item, sku: textOf(item['sku']), options: names.map((name) => [name, textOf(values[name])] as const) };
    });
  const sizes = listObjects(document['sizes']);
  const sku = textOf(document['sku']);
  if (sizes.length > 0)
    return sizes.map((item) => ({
      item,
      sku: `${sku}-${textOf(item['name'])}`,
      options: [['Size', textOf(item['name'])]],
    }));
  return [{ item: document, sku, options: [['Title', 'Default Title']] }];
}

function soldCells({ item, sku, options }: Sold, document: Document, marketId: string): Row {
  const offer = [item, document].map(({ offers }) => (isObject(offers) ? offers[marketId] : undefined)).find(isObject);
  const { stock } = item;
  const isSoldOut = item['availability'] === 'sold out' || document['availability'] === 'sold out';
  const quantity = isSoldOut ? '0' : textOf(stock);
  return {
    ...Object.fromEntries(
      options.flatMap(([name, value], index) => [
        [`Option${index + 1} Name`, name],
        [`Option${index + 1} Value`, value],
      ]),
    ),
    'Variant SKU': sku,
    'Variant Grams': gramsOf(item['weight'] ?? document['weight']),
    'Variant Inventory Tracker': quantity === '' ? '' : 'shopify',
    'Variant Inventory Qty': quantity,
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': amountOf(offer?.['price']),
    'Variant Compare At Price': amountOf(offer?.['mrp']),
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
    'Variant Barcode': textOf(item['gtin']),
    'Variant Image': item === document ? '' : (addressOf(item['image']) ?? ''),
  };
}

const gramsOf = (weight: unknown): string => {
  const [, value = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,4})?) ?(k?g)$/i.exec(textOf(weight).trim()) ?? [];
  return value === '' ? '' : String(Math.round(Number(value) * (unit.toLowerCase() === 'kg' ? 1000 : 1)));
};

/** The address of a picture, which Shopify fetches. Files of the shop have no address before it is published. */
function addressOf(picture: unknown): string | undefined {
  const source = textOf(sourceOf(picture));
  return /^https?:\/\//i.test(source) ? source : undefined;
}
