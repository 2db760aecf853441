import type { Cause } from '../../catalog/problems/causes.ts';
import { BYTE_ORDER_MARK } from '../../core/text/csv-cell.ts';
import type { Converted, ConvertedProduct, RowProblem } from '../../tables/model.ts';
import type { RowCounts } from './accounting.ts';
import { CauseCounter } from './causes.ts';
import type { NewFile } from './entities.ts';
import { readProductFile } from './existing.ts';
import { FacetProposal } from './facet-proposal.ts';
import type { FacetsInput } from '../../catalog/schema/facets.ts';
import { showPath } from './fields.ts';
import type { FieldChange } from './merge.ts';
import type { PlanContext } from './plan-context.ts';
import { planProduct } from './plan-product.ts';
import { rewriteProduct } from './rewrite.ts';

/** A product in which something changes, or stays as an editor left it. */
export interface ChangedProduct {
  readonly path: string;
  readonly sku: string;
  readonly changes: readonly FieldChange[];
}

export interface ImportPlan {
  readonly counts: Readonly<RowCounts>;
  /** The first products that change. */
  readonly changed: readonly ChangedProduct[];
  /** How many products change, by field. */
  readonly changedFields: ReadonlyMap<string, number>;
  /** Fields that both the source and an editor have changed. They stay as the editor left them. */
  readonly kept: readonly ChangedProduct[];
  readonly keptCount: number;
  /** Files of products that are no longer in the source. */
  readonly left: readonly string[];
  /** Files of such products that become drafts. */
  readonly retired: readonly string[];
  /** SKUs of variants that are no longer in the source and become sold out. */
  readonly goneVariants: readonly string[];
  readonly causes: readonly Cause[];
  readonly newFiles: readonly NewFile[];
  /** A suggestion for a shop that has none. */
  readonly facets: FacetsInput | undefined;
}

/** How many changed products are kept to be shown. */
const MOST_SHOWN = 500;

/**
 * Decides what an import does with each product of a source. Nothing in the catalogue changes: files to write go to the spool.
 * @throws ImportRefused when a row has no result
 */
export async function makePlan(source: AsyncIterable<Converted>, context: PlanContext): Promise<ImportPlan> {
  const planner = new Planner(context);
  for await (const converted of source) await planner.take(converted);
  return planner.finish();
}

class Planner {
  readonly #context: PlanContext;
  readonly #causes = new CauseCounter();
  readonly #facets: FacetProposal | undefined;
  readonly #changed: ChangedProduct[] = [];
  readonly #changedFields = new Map<string, number>();
  readonly #kept: ChangedProduct[] = [];
  readonly #gone: string[] = [];
  #keptCount = 0;
  /** Files that belong to products of this source. */
  readonly #claimed = new Set<string>();
  readonly #seen = new Set<string>();
  /** Files and keys of products with refused rows, which are still in the source. */
  readonly #refusedFiles = new Set<string>();
  readonly #refusedKeys = new Set<string>();

  constructor(context: PlanContext) {
    this.#context = context;
    this.#facets = context.shop.hasFacets ? undefined : new FacetProposal();
  }

  async take({ converted, refused, problems }: Converted): Promise<void> {
    for (const problem of problems) this.#causes.add(problem);
    for (const row of refused) {
      this.#context.accounting.refuse(row);
      this.#noteCells(row.row.cells);
    }
    if (converted) await this.#takeProduct(converted);
  }

  /** Notes the cells of a refused row. One of them may be the key or SKU of a product in the catalogue. */
  #noteCells(cells: readonly string[]): void {
    const { record, existing } = this.#context;
    for (const cell of cells) {
      if (cell === '' || cell.length > 200) continue;
      if (record.has(cell)) this.#refusedKeys.add(cell);
      const path = existing.findOwner(cell.trim());
      if (path !== undefined) this.#refusedFiles.add(path);
    }
  }

  async #takeProduct(product: ConvertedProduct): Promise<void> {
    const { accounting, record, spool, existing } = this.#context;
    const [first] = product.rows;
    if (!first) return;
    const isAgain = this.#seen.has(product.key);
    this.#seen.add(product.key);
    const warn = (code: string, found: string, expected: string) =>
      this.#causes.add({ position: first, severity: 'left-out', code, found, expected });
    const planned = await planProduct(product, { ...this.#context, isAgain, claimed: this.#claimed, warn });
    if ('problems' in planned) {
      for (const problem of planned.problems) this.#causes.add({ position: first, severity: 'refused', ...problem });
      const reasons = planned.problems.map(tellReason);
      for (const row of product.rows) accounting.refuse({ row, reasons });
      return;
    }
    const { state, file, changes, kept, gone, imported, document } = planned;
    accounting.takeProduct(product.rows, state);
    this.#claimed.add(file.path);
    if (state !== 'unchanged') {
      existing.take(file.path, planned.sku, planned.variants);
      spool?.add(file);
    }
    if (state === 'changed') this.#noteChanges({ path: file.path, sku: planned.sku, changes });
    if (kept.length > 0) {
      this.#keptCount += kept.length;
      if (this.#kept.length < MOST_SHOWN) this.#kept.push({ path: file.path, sku: planned.sku, changes: kept });
    }
    this.#gone.push(...gone);
    record.set(product.key, imported);
    this.#facets?.add(document);
  }

  #noteChanges(changed: ChangedProduct): void {
    if (this.#changed.length < MOST_SHOWN) this.#changed.push(changed);
    for (const field of new Set(changed.changes.map(({ path }) => nameField(path))))
      this.#changedFields.set(field, (this.#changedFields.get(field) ?? 0) + 1);
  }

  finish(): ImportPlan {
    const { accounting, entities } = this.#context;
    accounting.check();
    const { left, retired } = this.#listLeft();
    return {
      counts: accounting.counts,
      changed: this.#changed,
      changedFields: this.#changedFields,
      kept: this.#kept,
      keptCount: this.#keptCount,
      left,
      retired,
      goneVariants: this.#gone,
      causes: this.#causes.list(),
      newFiles: entities.files,
      facets: this.#facets?.propose(),
    };
  }

  #listLeft(): Pick<ImportPlan, 'left' | 'retired'> {
    const { record, existing, shop, spool, retires, retiring, isPart } = this.#context;
    const [left, retired]: [string[], string[]] = [[], []];
    for (const product of isPart ? [] : record.values()) {
      const { key, path } = product;
      if (this.#seen.has(key) || this.#claimed.has(path) || !existing.has(path)) continue;
      if (this.#refusedKeys.has(key) || this.#refusedFiles.has(path)) continue;
      if (product.isRetired) continue;
      left.push(path);
      if (!retires) continue;
      const { document, text, hasMark } = readProductFile(shop.root, path);
      const isDraft = document?.['draft'] === true;
      if (!document || (isDraft && !retiring?.has(path))) continue;
      retired.push(path);
      record.set(key, { ...product, isRetired: true });
      if (isDraft) continue;
      const change = { path: ['draft'], before: document['draft'], after: true };
      const written = rewriteProduct(text, document, [change]);
      spool?.add({ path, text: `${hasMark ? BYTE_ORDER_MARK : ''}${written}` });
    }
    return { left, retired };
  }
}

/** A field without the name of its variant or size: `variants.stock`, `sizes.availability`. */
const nameField = (path: FieldChange['path']): string =>
  ['variants', 'sizes', 'images'].includes(path[0] ?? '') && path.length > 1
    ? showPath([path[0] ?? '', ...path.slice(2)])
    : showPath(path);

/** Why a row is refused, for the file of refused rows. */
const tellReason = ({ found, expected }: Pick<RowProblem, 'found' | 'expected'>): string =>
  `expected ${expected}${found === undefined ? '' : `; found ${found}`}`;
