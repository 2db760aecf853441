import {
  type ByColumn,
  type ColumnName,
  type PlainColumn,
  type ProductFields,
  translationOf,
} from './product-columns.ts';
import { isObject } from '../data/is-object.ts';

/** What columns of the seller's table show of a product's file. */

export type Document = { readonly [key: string]: unknown };

/** Of a category: its id, and the market whose prices are shown. */
interface InCategory {
  readonly id: string;
  readonly marketId: string;
}

/** Where columns of one value are in a file; `$` is the market of the category. */
export const PATHS: Readonly<Partial<Record<PlainColumn, string>>> = {
  sku: 'sku',
  title: 'title',
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

/** The same, and where texts of a language are. */
export function pathOfColumn(name: ColumnName): string | undefined {
  const translation = translationOf(name);
  return translation ? `translations.${translation.language}.${translation.text}` : PATHS[name as PlainColumn];
}

/** The steps to a field: `offers.$.price` in the market "in" is `["offers", "in", "price"]`. */
export const pathOf = (path: string, { marketId }: Pick<InCategory, 'marketId'>): string[] =>
  path.split('.').map((step) => (step === '$' ? marketId : step));

const writePairs = (value: unknown, mark: string): string =>
  Object.entries(isObject(value) ? value : {})
    .map(([name, one]) => `${name}: ${String(one)}`)
    .join(mark);

/** The objects of a list; none for what is no list. */
export const listObjects = (value: unknown): Document[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The file or address of a picture, which files write as a text or as an object with `src`. */
export const sourceOf = (image: unknown): unknown => (isObject(image) ? image['src'] : image);

/** The names of a file's pictures. */
export const picturesOf = ({ images }: Document): string[] =>
  Array.isArray(images) ? images.map(sourceOf).filter((source): source is string => typeof source === 'string') : [];

function readAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const step of path) found = isObject(found) ? found[step] : undefined;
  return found;
}

/** The languages (BCP 47) of which a file has texts. */
export const languagesOf = ({ translations }: Document): string[] =>
  isObject(translations) ? Object.keys(translations) : [];

/** What the form shows of a file. */
export function readFields(document: Document, category: InCategory): ProductFields {
  const fields: ByColumn<string> = { category: category.id };
  const translated = languagesOf(document).flatMap(
    (language) => [`title_${language}`, `description_${language}`] as const,
  );
  for (const name of [...(Object.keys(PATHS) as PlainColumn[]), ...translated]) {
    const value = readAt(document, pathOf(pathOfColumn(name) ?? '', category));
    if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value);
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
