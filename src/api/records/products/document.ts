import type { Category } from '../../../catalog/model.ts';
import {
  type ColumnName,
  columnOfTranslation,
  type ProductFields,
  translationOf,
} from '../../../core/product/product-columns.ts';
import {
  type Document,
  listObjects,
  PATHS,
  pathOf,
  pathOfColumn,
  readFields,
  sourceOf,
} from '../../../core/product/read-fields.ts';
import { readTypedSizes } from '../../../core/size/typed-sizes.ts';

/** A product's file as a value, and as what its seller types. */

/** Other places of columns, for problems. */
const OTHER_PATHS: Readonly<Record<string, ColumnName>> = {
  features: 'features',
  attributes: 'attributes',
  sizes: 'sizes',
  images: 'pictures',
  offers: 'price',
  'legal.maker': 'maker',
};

/** The pictures of a file are names in `catalog/images`; `findPicture` finds those of what a seller calls them. */
type FindPicture = (fileName: string) => string | undefined;

/**
 * The file with what is typed. Columns that are not typed, those that say what the file says already, and fields that have no column stay
 * as they are in `base`.
 */
export function writeFields(
  base: Document,
  typed: ProductFields,
  category: Pick<Category, 'id' | 'marketId'>,
  findPicture: FindPicture,
): Document {
  const fields = dropUnchanged(typed, readFields(base, category));
  let document: Document = base;
  for (const name of [...Object.keys(PATHS), ...Object.keys(fields).filter(translationOf)] as ColumnName[]) {
    const text = fields[name]?.trim();
    const path = pathOfColumn(name);
    if (text === undefined || path === undefined) continue;
    document = setAt(document, pathOf(path, category), readValue(name, text));
  }
  const { features, attributes, sizes, pictures } = fields;
  if (features !== undefined) document = setAt(document, ['features'], listOf(features));
  if (attributes !== undefined) document = setAt(document, ['attributes'], readPairs(attributes, /[|\n]/));
  if (sizes !== undefined) document = setAt(document, ['sizes'], readSizes(sizes, base['sizes']));
  if (pictures !== undefined)
    document = setAt(document, ['images'], readPictures(pictures, base['images'], findPicture));
  return document;
}

/** What is typed without what was there. So no column has to be able to write all that its field of a file may hold. */
const dropUnchanged = (typed: ProductFields, shown: ProductFields): ProductFields =>
  Object.fromEntries(
    (Object.entries(typed) as [ColumnName, string][]).filter(
      ([name, text]) => text !== undefined && !isSame(name, text, shown[name] ?? ''),
    ),
  );

/** Spreadsheets change line ends, and write 499.50 as 499.5. */
function isSame(name: ColumnName, one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\r\n?/g, '\n').trim());
  if (a === b) return true;
  return NUMBERS.includes(name) && typeof numberOf(a ?? '') === 'number' && numberOf(a ?? '') === numberOf(b ?? '');
}

/** Columns whose plain numbers are numbers in files. */
const NUMBERS: readonly ColumnName[] = ['price', 'mrp', 'stock', 'lead_time_days'];

const readValue = (name: ColumnName, typed: string): unknown => {
  if (typed === '') return undefined;
  return NUMBERS.includes(name) ? numberOf(typed) : typed;
};

/** A plain number; other text as it is, which is for the catalogue's schemas to judge. */
const numberOf = (text: string): number | string => (/^\d{1,9}(?:\.\d{1,2})?$/.test(text) ? Number(text) : text);

const splitAt = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const listOf = (text: string): string[] | undefined => {
  const entries = splitAt(text, /[|\n]/);
  return entries.length === 0 ? undefined : entries;
};

/** Sizes as typed. What else a size has in the file stays, and its measurements where none are typed. */
function readSizes(text: string, known: unknown): object[] | undefined {
  const { sizes } = readTypedSizes(text);
  if (sizes.length === 0) return undefined;
  return sizes.map(({ name, pieces, measured }) => {
    const { stock: _, ...rest } = listObjects(known).find((size) => size['name'] === name) ?? {};
    return {
      ...rest,
      name,
      ...(pieces === undefined ? {} : { stock: numberOf(pieces) }),
      ...(measured === undefined ? {} : { measurements: readPairs(measured, /[,;]/) }),
    };
  });
}

/** "Fabric: Cotton | Sleeve: Long" as an object; the text itself, which the schema refuses, when a part has no colon. */
function readPairs(text: string, mark: RegExp): unknown {
  const pairs = splitAt(text, mark).map((entry) => {
    const colon = entry.indexOf(':');
    return [entry.slice(0, Math.max(0, colon)).trimEnd(), entry.slice(colon + 1).trimStart()] as const;
  });
  if (pairs.length === 0) return undefined;
  return pairs.every(([name, value]) => name !== '' && value !== '') ? Object.fromEntries(pairs) : text;
}

function readPictures(text: string, known: unknown, findPicture: FindPicture): unknown[] | undefined {
  const entries = splitAt(text, /[|\n]/);
  if (entries.length === 0) return undefined;
  const before = Array.isArray(known) ? (known as unknown[]) : [];
  return entries.map((entry) => before.find((image) => sourceOf(image) === entry) ?? findPicture(entry) ?? entry);
}

/** The value with another one at a path. `undefined` takes it away, and objects that are empty then. */
function setAt(value: Document, [step = '', ...rest]: readonly string[], next: unknown): Document {
  const before = value[step];
  const inner = typeof before === 'object' && before !== null && !Array.isArray(before) ? (before as Document) : {};
  const made = rest.length === 0 ? next : setAt(inner, rest, next);
  const isEmpty = made === undefined || (rest.length > 0 && Object.keys(made as object).length === 0);
  if (!isEmpty) return { ...value, [step]: made };
  const { [step]: _, ...others } = value;
  return others;
}

/** The column of a field of the file, as problems name it ("offers.in.price"); undefined for one that has none. */
export function columnOf(field: string, category: Pick<Category, 'marketId'>): ColumnName | undefined {
  const translated = columnOfTranslation(field);
  if (translated) return translated;
  const paths = Object.entries(PATHS).map(([name, path]) => [pathOf(path, category).join('.'), name] as const);
  const found = [...paths, ...Object.entries(OTHER_PATHS)]
    .filter(([path]) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`))
    .sort(([a], [b]) => b.length - a.length)[0];
  return found?.[1] as ColumnName | undefined;
}
