import type { ColumnName, ProductFields } from './product-columns.ts';

/** What columns of the seller's table show of a product's file. */

export type Document = { readonly [key: string]: unknown };

/** Of a category: its id, and the market whose prices are shown. */
export interface InCategory {
  readonly id: string;
  readonly marketId: string;
}

/** Where columns of one value are in a file; `$` is the market of the category. */
export const PATHS: Readonly<Partial<Record<ColumnName, string>>> = {
  sku: 'sku',
  title: 'title',
  title_hi: 'translations.hi.title',
  brand: 'brand',
  description: 'description',
  price: 'offers.$.price',
  mrp: 'offers.$.mrp',
  stock: 'stock',
  lead_time_days: 'leadTimeDays',
  colour: 'colour',
  weight: 'weight',
  gtin: 'gtin',
  hsn: 'legal.hsn',
  tax_class: 'legal.taxClass',
  country_of_origin: 'legal.countryOfOrigin',
  net_quantity: 'legal.netQuantity',
  generic_name: 'legal.genericName',
  maker: 'legal.maker.name',
  maker_address: 'legal.maker.address',
};
export const pathOf = (path: string, { marketId }: Pick<InCategory, 'marketId'>): string[] =>
  path.split('.').map((step) => (step === '$' ? marketId : step));

const writePairs = (value: unknown, mark: string): string =>
  Object.entries(typeof value === 'object' && value !== null ? value : {})
    .map(([name, one]) => `${name}: ${String(one)}`)
    .join(mark);

export const listObjects = (value: unknown): Document[] =>
  Array.isArray(value) ? value.filter((entry): entry is Document => typeof entry === 'object' && entry !== null) : [];

export const sourceOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'src' in image ? image.src : image;

/** The names of a file's pictures. */
export const picturesOf = ({ images }: Document): string[] =>
  Array.isArray(images) ? images.map(sourceOf).filter((source): source is string => typeof source === 'string') : [];

function readAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const step of path) found = typeof found === 'object' && found !== null ? (found as Document)[step] : undefined;
  return found;
}

/** What the form shows of a file. */
export function readFields(document: Document, category: InCategory): ProductFields {
  const fields: Partial<Record<ColumnName, string>> = { category: category.id };
  for (const [name, path] of Object.entries(PATHS)) {
    const value = readAt(document, pathOf(path, category));
    if (typeof value === 'string' || typeof value === 'number') fields[name as ColumnName] = String(value);
  }
  const { features } = document;
  if (Array.isArray(features)) fields.features = features.join(' | ');
  const attributes = writePairs(document['attributes'], ' | ');
  if (attributes !== '') fields.attributes = attributes;
  const sizes = listObjects(document['sizes']).map(({ name, stock, measurements }) => {
    const measured = writePairs(measurements, '; ');
    return `${String(name)}${stock === undefined ? '' : `:${String(stock)}`}${measured === '' ? '' : ` (${measured})`}`;
  });
  if (sizes.length > 0) fields.sizes = sizes.join(', ');
  const pictures = picturesOf(document);
  if (pictures.length > 0) fields.pictures = pictures.join(' | ');
  return fields;
}
