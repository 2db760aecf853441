import type { ProductRow, RowField } from '../../contract.ts';
import { keyOf, type RowKey, readValue } from './table-rows.ts';

export interface Filter {
  /** Words that the title, the SKU or the file has. */
  readonly text: string;
  /** An id; empty for all. */
  readonly category: string;
  readonly seller: string;
  readonly state: '' | 'draft' | 'sold out' | 'changed' | 'problems' | 'variants';
  readonly sort: RowField | '' | 'sku';
  readonly isDescending: boolean;
  /** Whether each size has a row. */
  readonly hasSizes: boolean;
}

export const NO_FILTER: Filter = {
  text: '',
  category: '',
  seller: '',
  state: '',
  sort: '',
  isDescending: false,
  hasSizes: true,
};

interface Marked {
  readonly changed: ReadonlySet<RowKey>;
  readonly problems: ReadonlySet<RowKey>;
}

/**
 * The rows that a filter shows, sorted. Rows of variants and sizes stay below that of their product and are shown with it. Unsaved values count only
 * for `changed`, so that rows don't move while they are edited.
 */
export function filterRows(rows: readonly ProductRow[], filter: Filter, marked: Marked): ProductRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = [...Map.groupBy(rows, ({ file }) => file).values()];
  const matching = groups.filter((group) => {
    const [product] = group;
    if (!product) return false;
    const text = group
      .map(({ sku, file, values }) => `${sku} ${file} ${values.title ?? ''}`)
      .join(' ')
      .toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.category === '' || product.values.category === filter.category) &&
      (filter.seller === '' || product.values.seller === filter.seller) &&
      hasState(group, filter.state, marked)
    );
  });
  const shown = filter.hasSizes ? matching : matching.map((group) => group.filter(({ size }) => size === undefined));
  if (filter.sort === '') return shown.flat();
  const field = filter.sort;
  const sign = filter.isDescending ? -1 : 1;
  return shown.toSorted((a, b) => sign * compare(sortValue(a, field), sortValue(b, field))).flat();
}

function hasState(group: readonly ProductRow[], state: Filter['state'], { changed, problems }: Marked): boolean {
  switch (state) {
    case '':
      return true;
    case 'draft':
      return group[0]?.values.draft === true;
    case 'sold out':
      return group.some(({ values }) => values.availability === 'sold out' || values.stock === 0);
    case 'changed':
      return group.some((row) => changed.has(keyOf(row)));
    case 'problems':
      return group.some((row) => problems.has(keyOf(row)));
    case 'variants':
      return group.length > 1;
  }
}

/** The value by which a product is sorted: its own, else the first that its variants or sizes have. */
function sortValue(group: readonly ProductRow[], field: RowField | 'sku'): string | number | undefined {
  if (field === 'sku') return group[0]?.sku;
  const value = group.map(({ values }) => readValue(values, field)).find((one) => one !== null);
  return typeof value === 'boolean' ? Number(value) : (value ?? undefined);
}

const collator = new Intl.Collator('en', { numeric: true });

/** Rows without a value come last in either direction. */
function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
