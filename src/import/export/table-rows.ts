import { isObject } from '../../core/data/is-object.ts';
import { type Document, listObjects, readFields, sourceOf } from '../../core/product/read-fields.ts';
import type { ExportedProduct } from './read-documents.ts';
import { textOf } from './text-of.ts';

/** A row of the table of `columns.ts`: cells by heading. */
type Row = Readonly<Record<string, string>>;

const SEPARATOR = ' | ';
const MOST_OPTIONS = 3;

const listTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** The rows of a product: one, or one for each variant. Cells are as the file has them, in the order of `headings`. */
export function listRows({ document, category, marketId }: ExportedProduct, headings: readonly string[]): string[][] {
  const own = ownCells(document, category, marketId);
  const variants = listObjects(document['variants']);
  const rows: Row[] =
    variants.length === 0
      ? [own]
      : variants.map((variant, index) => variantCells(variant, index, document, own, marketId));
  return rows.map((row) => headings.map((heading) => row[heading] ?? ''));
}

/** The cells of a product without variants, or those that all variants share. */
function ownCells(document: Document, category: string, marketId: string): Row {
  const fields = readFields(document, { id: category, marketId });
  const images = Array.isArray(document['images']) ? (document['images'] as unknown[]) : [];
  const seo = isObject(document['seo']) ? document['seo'] : {};
  const alts = images.map((image) => (isObject(image) ? textOf(image['alt']) : ''));
  return {
    ...fields,
    seller: textOf(document['seller']),
    availability: textOf(document['availability']),
    draft: document['draft'] === true ? 'yes' : '',
    publish_from: textOf(document['publishFrom']),
    publish_until: textOf(document['publishUntil']),
    categories: listTexts(document['categories']).join(SEPARATOR),
    tags: listTexts(document['tags']).join(SEPARATOR),
    mpn: textOf(document['mpn']),
    details: textOf(document['details']),
    seo_title: textOf(seo['title']),
    seo_description: textOf(seo['description']),
    picture_texts: alts.some((alt) => alt !== '') ? alts.join(SEPARATOR).trim() : '',
  };
}

/** The row of a variant. Cells of the product are in the first row. */
function variantCells(variant: Document, index: number, document: Document, own: Row, marketId: string): Row {
  const { sku = '', price = '', mrp = '', stock: _stock, ...shared } = own;
  const offer = offerOf(variant, marketId);
  const options = listTexts(document['options']).slice(0, MOST_OPTIONS);
  const values = isObject(variant['options']) ? variant['options'] : {};
  const first =
    index === 0 ? shared : { category: own['category'] ?? '', title: own['title'] ?? '', seller: own['seller'] ?? '' };
  return {
    ...first,
    group: sku,
    sku: textOf(variant['sku']),
    price: offer ? textOf(offer['price']) : price,
    mrp: offer ? textOf(offer['mrp']) : mrp,
    stock: textOf(variant['stock']),
    availability: textOf(variant['availability']),
    weight: textOf(variant['weight']),
    gtin: textOf(variant['gtin']),
    mpn: textOf(variant['mpn']),
    net_quantity: textOf(variant['netQuantity']) || (index === 0 ? (own['net_quantity'] ?? '') : ''),
    variant_picture: textOf(sourceOf(variant['image'])),
    ...Object.fromEntries(
      options.flatMap((option, at) => [
        [`option${at + 1}_name`, option],
        [`option${at + 1}_value`, textOf(values[option])],
      ]),
    ),
  };
}

function offerOf(value: Document, marketId: string): Document | undefined {
  const { offers } = value;
  const offer = isObject(offers) ? offers[marketId] : undefined;
  return isObject(offer) ? offer : undefined;
}
