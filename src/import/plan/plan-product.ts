import { isObject } from '../../core/data/is-object.ts';
import type { Document } from '../../core/product/read-fields.ts';
import { basename, dirname } from 'node:path';
import { checkProduct } from '../../catalog/load/check-product.ts';
import { keyOfSku } from '../../core/product/sku-part.ts';
import { BYTE_ORDER_MARK } from '../../core/text/csv-cell.ts';
import type { ConvertedProduct, RowProblem } from '../../tables/model.ts';
import { type ExistingProducts, readProductFile } from './existing.ts';
import { listFields, listOf, WrittenFields, writeTokens } from './fields.ts';
import type { PlanContext } from './plan-context.ts';
import { type FieldChange, mergeProduct, slugOf } from './merge.ts';
import type { ImportedProduct } from './record.ts';
import { keepPictures, withPictures } from './picture-names.ts';
import { toPresentForm } from './present-form.ts';
import { rewriteProduct } from './rewrite.ts';
import type { PlannedFile } from './spool.ts';

type Fault = Pick<RowProblem, 'code' | 'column' | 'found' | 'expected'>;

interface PlannedProduct {
  readonly state: 'new' | 'changed' | 'unchanged';
  readonly file: PlannedFile;
  readonly sku: string;
  readonly variants: readonly string[];
  readonly changes: readonly FieldChange[];
  readonly kept: readonly FieldChange[];
  readonly gone: readonly string[];
  readonly imported: ImportedProduct;
  readonly document: Document;
}

interface ProductContext extends PlanContext {
  /** Whether an earlier product of the source had this key. */
  readonly isAgain: boolean;
  /** Files of other products in the source. */
  readonly claimed: ReadonlySet<string>;
  readonly warn: (code: string, found: string, expected: string) => void;
}

type Planned = PlannedProduct | { readonly problems: readonly Fault[] };

const refuse = (code: string, found: string, expected: string): { readonly problems: readonly Fault[] } => ({
  problems: [{ code, found, expected }],
});

/** The field in the record for the category that the source had. */
const CATEGORY = ['@category'];

/** Decides what happens to one product of a source. */
export async function planProduct(product: ConvertedProduct, context: ProductContext): Promise<Planned> {
  const { existing, claimed, isAgain, entities, record } = context;
  if (isAgain)
    return refuse('sku-duplicate', JSON.stringify(product.key), 'each product once: rows above have this one');
  const { document: source, isIncomplete } = await withPictures(product, context);
  const seller = String(source['seller']);
  if (!entities.needCategory(product.category))
    return refuse(
      'category-folder-unknown',
      JSON.stringify(product.category),
      'a category of the shop or of the mapping',
    );
  if (!entities.needSeller(seller))
    return refuse('seller-unknown', JSON.stringify(seller), 'a seller of the shop or of the mapping');
  for (const further of product.product.categories ?? []) entities.needCategory(further);
  const recorded = record.get(product.key);
  const path = findFile(product, recorded, existing);
  if (path === undefined) return planNew(product, source, context);
  if (claimed.has(path))
    return refuse(
      'sku-duplicate',
      JSON.stringify(product.product.sku),
      `a SKU of its own: another product of this source is in ${path}`,
    );
  return planKnown({ product, source, isIncomplete, path }, recorded?.path === path ? recorded : undefined, context);
}

/** The file of a product in the catalogue: the one that the last import wrote, else the one with its SKU, else the one with its variants. */
function findFile(
  { product }: ConvertedProduct,
  recorded: ImportedProduct | undefined,
  existing: ExistingProducts,
): string | undefined {
  if (recorded && existing.has(recorded.path)) return recorded.path;
  const own = existing.findProduct(product.sku);
  if (own !== undefined) return own;
  const owners = new Set(skusOfVariants(product as Document).map(existing.findVariant));
  const [owner] = owners;
  return owners.size === 1 ? owner : undefined;
}

const skusOfVariants = ({ variants }: Document): string[] =>
  listOf(variants).flatMap((variant) => (isObject(variant) ? [String(variant['sku'])] : []));

function planNew(product: ConvertedProduct, source: Document, context: ProductContext): Planned {
  const { existing, shop } = context;
  const { key, category } = product;
  const sku = String(source['sku']);
  const variants = skusOfVariants(source);
  const fault = findTaken([sku, ...variants], undefined, existing);
  if (fault) return { problems: [fault] };
  const slug = slugOf(source['title']);
  const path = existing.nameFile(category, slug === 'product' ? '' : slug, sku);
  const problems = check(source, path, shop);
  if (problems.length > 0) return { problems };
  const imported = { key, path, tokens: tokensOf(source, category) };
  const file = { path, text: `${JSON.stringify(source, null, 2)}\n` };
  return { state: 'new', file, sku, variants, changes: [], kept: [], gone: [], imported, document: source };
}

interface KnownProduct {
  readonly product: ConvertedProduct;
  readonly source: Document;
  readonly isIncomplete: boolean;
  readonly path: string;
}

function planKnown(
  { product, source, isIncomplete, path }: KnownProduct,
  recorded: ImportedProduct | undefined,
  context: ProductContext,
): Planned {
  const { existing, shop, overwrites = false, isOwnExport = false, settle } = context;
  const { key, category } = product;
  const { document, text, hasMark } = readProductFile(shop.root, path);
  if (!document) return refuse('json-syntax', path, 'a file that can be read: fix it first');
  const written = recorded && new WrittenFields(recorded.tokens);
  const present = toPresentForm(document, path, shop);
  if (!present)
    return refuse('older-form', path, 'a file without errors: this one has an older form, and can not be read');
  const settled = settle ? settle({ ...product, product: source as ConvertedProduct['product'] }, present) : source;
  const aligned = alignVariants(present, isIncomplete ? keepPictures(settled, present) : settled);
  const { changes: merged, kept, gone } = mergeProduct(present, aligned, { written, overwrites, isOwnExport });
  if (present !== document && merged.length > 0)
    return refuse(
      'older-form',
      path,
      'a file in the present form: this one has an older form, which imports do not change',
    );
  const returns = recorded?.isRetired === true && document['draft'] === true && source['draft'] !== true;
  const changes = returns ? [...merged, { path: ['draft'], before: true, after: undefined }] : merged;
  const moved = findMove(path, category, written, existing);
  const next = changes.length === 0 ? text : rewriteProduct(text, document, changes);
  const after = next === text ? document : (JSON.parse(next) as Document);
  const sku = String(document['sku']);
  const variants = skusOfVariants(after);
  const state = next === text && moved === undefined ? 'unchanged' : 'changed';
  if (state === 'changed') {
    const problems = [...[findTaken(variants, path, existing) ?? []].flat(), ...check(after, moved ?? path, shop)];
    if (problems.length > 0) return { problems };
  }
  const imported = {
    key,
    path: moved ?? path,
    tokens: tokensOf(aligned, category, kept, written),
  };
  const file: PlannedFile = {
    path: moved ?? path,
    ...(moved === undefined ? {} : { from: path }),
    ...(next === text ? {} : { text: `${hasMark ? BYTE_ORDER_MARK : ''}${next}` }),
  };
  const shown =
    moved === undefined ? changes : [...changes, { path: ['category'], before: folderOf(path), after: category }];
  return { state, file, sku, variants, changes: shown, kept, gone, imported, document: after };
}

const folderOf = (path: string): string => path.split('/')[1] ?? '';

/** The new path of a file whose category has changed in the source, unless an editor has moved it. */
function findMove(
  path: string,
  category: string,
  written: WrittenFields | undefined,
  existing: ExistingProducts,
): string | undefined {
  const folder = folderOf(path);
  if (!written || folder === category) return undefined;
  if (!written.isSame({ path: CATEGORY, value: folder })) return undefined;
  const to = `products/${category}/${basename(path)}`;
  return existing.has(to) ? existing.nameFile(category, basename(path, '.json'), basename(dirname(path))) : to;
}

/**
 * The source's product with the file's SKUs for its variants. A variant with the same options keeps its SKU, which is in addresses and carts, even if
 * the source now has another one.
 */
function alignVariants(file: Document, source: Document): Document {
  const own = listOf(file['variants']).filter(isObject);
  const theirs = listOf(source['variants']).filter(isObject);
  if (own.length === 0 || theirs.length === 0) return source;
  const known = new Set(own.map(({ sku }) => sku));
  const named = new Set(theirs.map(({ sku }) => sku));
  const free = new Map(own.filter(({ sku }) => !named.has(sku)).map((variant) => [optionsOf(variant), variant['sku']]));
  if (free.size === 0) return source;
  return {
    ...source,
    variants: theirs.map((variant) => {
      const sku = known.has(variant['sku']) ? undefined : free.get(optionsOf(variant));
      return sku === undefined ? variant : { ...variant, sku };
    }),
  };
}

const optionsOf = ({ options }: Document): string =>
  JSON.stringify(isObject(options) ? Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)) : []);

/** The problem if some SKUs belong to other products. */
function findTaken(skus: readonly string[], path: string | undefined, existing: ExistingProducts): Fault | undefined {
  const seen = new Set<string>();
  for (const sku of skus) {
    const owner = existing.findOwner(sku);
    if (owner !== undefined && owner !== path)
      return { code: 'sku-duplicate', found: JSON.stringify(sku), expected: `a SKU of its own: ${owner} has this one` };
    if (path === undefined && seen.has(keyOfSku(sku)))
      return {
        code: 'sku-duplicate',
        found: JSON.stringify(sku),
        expected: 'a SKU of its own for the product and each variant',
      };
    seen.add(keyOfSku(sku));
  }
  return undefined;
}

/** The errors that would keep the product from being published. */
function check(document: Document, path: string, shop: PlanContext['shop']): Fault[] {
  const { problems } = checkProduct(document, path, shop, { isStrict: false });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, field, found, expected }) => ({ code, column: field, found, expected }));
}

/** What the record keeps of a product. Fields that stay as an editor left them are reported again at the next import. */
function tokensOf(
  source: Document,
  category: string,
  kept: readonly FieldChange[] = [],
  written?: WrittenFields,
): string {
  const fields = [...listFields(source).values(), { path: CATEGORY, value: category }];
  if (kept.length === 0 || !written) return writeTokens(fields);
  const isKept = (path: readonly string[]) =>
    kept.some((change) => change.path.every((step, index) => path[index] === step));
  return (
    writeTokens(fields.filter(({ path }) => !isKept(path))) +
    fields.map(({ path }) => (isKept(path) ? written.tokenOf(path) : '')).join('')
  );
}
