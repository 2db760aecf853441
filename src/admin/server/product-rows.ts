import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { openEntities } from '../../catalog/load/load.ts';
import type { ImportContext, ProductEntities } from '../../catalog/shapes/import-context.ts';
import type { RawProduct } from '../../catalog/shapes/raw-product.ts';
import { guessSku, readRawProduct } from '../../catalog/shapes/read-raw-product.ts';
import { ProblemList } from '../../catalog/problems/problems.ts';
import type { EditPath, ProductRow, RowField, RowPart, RowValue } from '../contract.ts';
import type { CatalogFolder, OpenFile } from './catalog-folder.ts';
import { listFields, listFixed, pathOf, readField } from './row-fields.ts';
import { attempt } from '../../core/data/attempt.ts';

/** A product's file in the canonical shape, with what it was read from. */
export interface ReadFile {
  readonly raw: RawProduct;
  readonly context: ImportContext;
  readonly value: unknown;
}

interface KnownRows {
  readonly state: string;
  readonly rows: readonly ProductRow[];
}

/** The rows of the table. A file is read again only if it has changed. */
export class ProductRows {
  readonly #folder: CatalogFolder;
  readonly #known = new Map<string, KnownRows>();
  #entitiesState = '';

  constructor(folder: CatalogFolder) {
    this.#folder = folder;
  }

  /** All rows, in the order of their files. `addressOf` returns the address of a product's page. */
  list(addressOf: (file: string, sku: string) => string | undefined): ProductRow[] {
    const { reader, entities } = openEntities(this.#folder.root);
    const files = reader.below('products');
    const others = reader.files.filter((file) => /^(?:categories|sellers|markets)\//.test(file));
    const state = others.map((file) => this.#stateOf(file)).join('\n');
    // Values also depend on other files, such as the market of a category.
    if (state !== this.#entitiesState) this.#known.clear();
    this.#entitiesState = state;
    const present = new Set(files);
    for (const file of [...this.#known.keys()]) if (!present.has(file)) this.#known.delete(file);
    return files.flatMap((file) =>
      this.#rowsOf(file, entities).map((row) => ({ ...row, address: addressOf(file, row.sku) })),
    );
  }

  #rowsOf(file: string, entities: ProductEntities): readonly ProductRow[] {
    const state = this.#stateOf(file);
    const known = this.#known.get(file);
    if (known?.state === state) return known.rows;
    const rows = this.#makeRows(file, entities);
    this.#known.set(file, { state, rows });
    return rows;
  }

  #makeRows(file: string, entities: ProductEntities): ProductRow[] {
    // A file that can't be read has no row; the list of problems names it.
    const open = attempt(() => this.#folder.read(file));
    if (!open) return [];
    const found = readProductFile(file, open.text, entities);
    const fields = listFields(entities.markets.keys());
    if (!found) return [brokenRow(file, open, fields)];
    const { raw, context } = found;
    const row = (part: RowPart, sku: string, options?: string): ProductRow => ({
      file,
      digest: open.digest,
      shape: raw.shape,
      ...part,
      options,
      sku,
      values: readValues(found, part, fields),
      fixed: listFixed(raw, part, fields),
    });
    const sku = raw.input.sku || guessSku(found.value, context.stem) || '';
    const { variants = [] } = raw.input;
    return [
      row({}, sku),
      ...variants.map((variant, index) =>
        row({ variant: index }, variant.sku, Object.values(variant.options).join(', ')),
      ),
      ...sizesOf(raw).map(({ name, label }, index) => row({ size: index }, sku, label ?? name)),
    ];
  }

  #stateOf(file: string): string {
    const stats = statSync(`${this.#folder.root}/${file}`, { throwIfNoEntry: false });
    return [stats?.ino, stats?.size, stats?.mtimeMs, stats?.ctimeMs].join();
  }
}

/** Reads the text of a product's file; undefined where nothing in it can be used. */
export function readProductFile(file: string, text: string, entities: ProductEntities): ReadFile | undefined {
  const [, folder = ''] = file.split('/');
  const category = entities.categories.get(folder);
  const market = category && entities.markets.get(category.marketId);
  if (!category || !market) return undefined;
  const stem = basename(file, '.json');
  const context: ImportContext = {
    ...entities,
    source: { file, readText: () => text },
    problems: new ProblemList(),
    stem,
    category,
    market,
  };
  try {
    const value = JSON.parse(text) as unknown;
    const raw = readRawProduct(value, context);
    return raw && { raw, context, value };
  } catch {
    // It is not JSON: `haat check` says where.
    return undefined;
  }
}

/** The sizes that have rows. Other shapes name all sizes in one text, without stock. */
const sizesOf = ({ shape, input: { sizes = [] } }: RawProduct) => (shape === 'canonical' ? sizes : []);

function readValues({ raw, context }: ReadFile, part: RowPart, fields: readonly RowField[]) {
  const values: Partial<Record<RowField, RowValue>> = {};
  for (const field of fields) {
    const value = readField(raw, field, part, context);
    if (value !== undefined) values[field] = value;
  }
  return values;
}

/** The row of a file that can't be read: the table shows it, but only its form can fix it. */
function brokenRow(file: string, { digest, text }: OpenFile, fields: readonly RowField[]): ProductRow {
  const [, category = '', name = ''] = file.split('/');
  const title = /"(?:title|name)"\s*:\s*"([^"\\\n]{1,200})"/.exec(text)?.[1];
  return {
    file,
    digest,
    shape: 'canonical',
    sku: name.replace(/\.json$/, ''),
    values: { category, ...(title === undefined ? {} : { title }) },
    fixed: fields,
  };
}

/** The row's field to which a path in the file belongs; undefined for a path without a column. */
export function findCell(
  { raw, context }: ReadFile,
  path: EditPath,
): ({ readonly field: RowField } & RowPart) | undefined {
  const fields = listFields(context.markets.keys()).filter((field) => field !== 'category');
  const parts: RowPart[] = [
    {},
    ...(raw.input.variants ?? []).map((_, variant) => ({ variant })),
    ...sizesOf(raw).map((_, size) => ({ size })),
  ];
  for (const part of parts) {
    const fixed = listFixed(raw, part, fields);
    for (const field of fields) {
      const own = fixed.includes(field) ? undefined : pathOf(raw, field, part);
      if (own && own.length === path.length && own.every((step, index) => step === path[index]))
        return { field, ...part };
    }
  }
  return undefined;
}
