import { fieldsText } from '../../../messages/rooms/fields.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import { suggest } from '../../../catalog/problems/problems.ts';
import type { Category, Product } from '../../../catalog/model.ts';
import { checkProduct, writeProduct } from '../../../catalog/load/check-product.ts';
import type { Problem } from '../../../catalog/problems/problem.ts';
import { SKU } from '../../../core/product/sku.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import { cleanLine } from '../../../core/text/text.ts';
import type { ByColumn, ProductFields } from '../../../core/product/product-columns.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { columnOf, writeFields } from './document.ts';
import { type Document, picturesOf, readFields } from '../../../core/product/read-fields.ts';
import { categoryOfFile, fileOf, findBySku, openFile } from './files.ts';
import { readTypedSizes } from '../../../core/size/typed-sizes.ts';
import { settlePieces } from './settle-pieces.ts';

/** A product as it would be kept. */
export interface PreparedProduct {
  readonly sku: string;
  readonly title: string;
  readonly category: string;
  readonly document: string;
  readonly file: string;
  readonly fileDigest: string | null;
  /** Its row so far. */
  readonly row: SellerProductRow | undefined;
}

/** What is wrong, by column; `row` is what no column has. */
export type Problems = Readonly<FoundProblems>;
type FoundProblems = ByColumn<string> & { row?: string };

export interface Known {
  readonly shop: Shop;
  readonly seller: string;
  /** Rows by `keyOfSku`, of all sellers. */
  readonly rows: ReadonlyMap<string, SellerProductRow>;
  /** The seller's prepared pictures: by what the seller calls the file, in lower case. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What an editor reads of a field that is not there. A seller's form and table have no file to be shown. */
const MISSING = 'nothing: the field is missing';

/** What becomes of a wrong field of a file. A seller's product is refused instead. */
const LEFT_OUT = /; (?:this(?: entry)?|"[^"]*") is (?:left out|read as .{1,80})$/;

/** What an editor reads about a problem, as sentences. */
export const tellProblem = ({ found, expected, hint }: Pick<Problem, 'found' | 'expected' | 'hint'>): string =>
  found === MISSING ? fieldsText.fillIn : tellExpected(expected.replace(LEFT_OUT, ''), found, hint);

const tellExpected = (expected: string, found: string, hint: string | undefined): string =>
  hint ? productChecksText.expectedHint({ expected, found, hint }) : productChecksText.expected({ expected, found });

/**
 * Checks what a seller typed by the rules for files of the catalogue, whose messages are those that editors read. `isUnchanged`: the
 * catalogue has it so.
 */
export function prepareProduct(
  fields: ProductFields,
  known: Known,
): { readonly prepared: PreparedProduct } | { readonly problems: Problems } | { readonly isUnchanged: true } {
  const sku = cleanLine(fields.sku ?? '');
  if (!SKU.test(sku)) return { problems: { sku: productChecksText.sku } };
  // After the approval, until the catalogue with the seller's file is read again.
  if (!known.shop.sellers.has(known.seller)) return { problems: { row: productChecksText.shopNotReady } };
  const base = openBase(sku, known);
  if (typeof base === 'string') return { problems: { sku: base } };
  const category = chooseCategory(fields.category, base.category, known.shop);
  if (typeof category === 'string') return { problems: { category } };
  const { row, file = fileOf(category.id, known.seller, sku) } = base;
  const own = new Set(picturesOf(base.document));
  const shown = readFields(base.document, category);
  const settled = settlePieces({ ...fields, sku }, shown);
  if (typeof settled === 'string') return { problems: { stock: settled } };
  const typed = writeFields(base.document, settled, category, (name) => known.pictures.get(name.toLowerCase()));
  const document: Document = { ...typed, seller: known.seller };
  const text = writeProduct(document);
  const isListed = base.file !== undefined && (row === undefined || row.status === 'published');
  if (isListed && text === writeProduct(base.document)) return { isUnchanged: true };
  const pictures = new Set([...known.pictures.values(), ...own]);
  const missing = picturesOf(document).filter((name) => !pictures.has(name));
  const checked = checkProduct(document, file, { ...known.shop, pictures: new Set([...pictures, ...missing]) });
  const problems = listProblems(checked.problems, category);
  if (missing.length > 0) problems.pictures ??= describeMissing(missing, known.pictures);
  const [doubt] = shown.sizes === fields.sizes ? [] : readTypedSizes(fields.sizes ?? '').doubts;
  if (doubt !== undefined) problems.sizes = doubt;
  if (Object.keys(problems).length > 0) return { problems };
  const { digest: fileDigest } = base;
  const title = checked.product?.title ?? sku;
  return { prepared: { sku, title, category: category.id, document: text, file, fileDigest, row } };
}

interface Base {
  readonly document: Document;
  readonly row: SellerProductRow | undefined;
  readonly digest: string | null;
  /** Missing for a product that is new. */
  readonly file?: string;
  /** Its category, which it keeps once it has a file in the catalogue. */
  readonly category?: { readonly id: string; readonly isFixed: boolean };
}

/** What the product is so far: what its seller typed before, or its file. Else a sentence that says why it can't be changed. */
export function openBase(sku: string, { shop, seller, rows }: Omit<Known, 'pictures'>): Base | string {
  const row = rows.get(keyOfSku(sku));
  const product = findBySku(shop, sku);
  if ((row && row.seller_id !== seller) || (product && product.sellerId !== seller)) return productChecksText.skuTaken;
  const knownSku = row?.sku ?? product?.sku ?? sku;
  if (knownSku !== sku) return productChecksText.skuAsItWas({ sku: knownSku });
  const listed = product && openListed(shop, product, row);
  // An editor has changed the file since: the seller goes on from there.
  const isOutdated = typeof listed === 'object' && listed.digest !== row?.file_digest;
  if (row && !(product && (row.status === 'published' || isOutdated))) {
    const isFixed = row.file_digest !== null;
    const document = JSON.parse(row.document) as Document;
    return {
      document,
      row,
      digest: row.file_digest,
      ...(isFixed ? { file: row.file } : {}),
      category: { id: row.category, isFixed },
    };
  }
  return listed ?? { document: {}, row: undefined, digest: null };
}

function openListed(shop: Shop, product: Product, row: SellerProductRow | undefined): Base | string {
  const open = openFile(shop, product);
  if (!open) return productChecksText.notHere;
  const { document, file, digest } = open;
  return { document, row, digest, file, category: { id: categoryOfFile(file), isFixed: true } };
}

function chooseCategory(
  typed: string | undefined,
  now: Base['category'],
  { categories }: Pick<Shop, 'categories'>,
): Category | string {
  const wanted = typed === undefined || typed.trim() === '' ? (now?.id ?? '') : typed.trim().toLowerCase();
  const found = [...categories.values()].find(({ id, title, label }) =>
    [id, title, label].some((name) => name?.toLowerCase() === wanted.toLowerCase()),
  );
  if (!found) {
    const hint = suggest(wanted, categories.keys());
    const text = JSON.stringify(typed?.trim() ?? wanted);
    if (wanted === '') return hint ? productChecksText.categoryHint({ hint }) : productChecksText.category;
    return hint
      ? productChecksText.categoryFoundHint({ found: text, hint })
      : productChecksText.categoryFound({ found: text });
  }
  return now?.isFixed && now.id !== found.id
    ? productChecksText.categoryFixed({ category: JSON.stringify(now.id) })
    : found;
}

function listProblems(problems: readonly Problem[], category: Category): FoundProblems {
  const found: FoundProblems = {};
  for (const problem of problems)
    if (problem.severity === 'error') found[columnOf(problem.field, category) ?? 'row'] ??= tellProblem(problem);
  return found;
}

function describeMissing(missing: readonly string[], pictures: ReadonlyMap<string, string>): string {
  const [first = ''] = missing;
  const hint = suggest(first, pictures.keys());
  const found = missing.map((name) => JSON.stringify(name)).join(', ');
  return hint ? productChecksText.pictureHint({ found, hint }) : productChecksText.picture({ found });
}
