import type { Entry, EntryKind } from './entries.ts';

/** The columns of a statement. Amounts are what the seller is owed by them; deductions are negative. */
export const STATEMENT_COLUMNS = [
  'sales',
  'returns',
  'commission',
  'shipping',
  'gst',
  'tcs',
  'tds',
  'adjustments',
  'payouts',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** Columns by kind of entry. Kinds that are not about the seller are missing. */
const COLUMN_OF: Readonly<Partial<Record<EntryKind, StatementColumn>>> = {
  sale: 'sales',
  return: 'returns',
  commission: 'commission',
  'commission-gst': 'gst',
  shipping: 'shipping',
  'shipping-gst': 'gst',
  tcs: 'tcs',
  tds: 'tds',
  adjustment: 'adjustments',
  payout: 'payouts',
  'payout-returned': 'payouts',
};

export type StatementAmounts = Readonly<Partial<Record<StatementColumn, number>>>;

/** Sums of entries by column, without columns of 0. */
export function amountsOf(
  entries: Iterable<Pick<Entry, 'kind' | 'debit' | 'credit' | 'amountMinor'>>,
): StatementAmounts {
  const sums: Partial<Record<StatementColumn, number>> = {};
  for (const { kind, debit, credit, amountMinor } of entries) {
    const column = COLUMN_OF[kind];
    const sign = credit === 'payable' ? 1 : debit === 'payable' ? -1 : 0;
    if (column !== undefined && sign !== 0) sums[column] = (sums[column] ?? 0) + sign * amountMinor;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}

/** The sum of a statement's columns. */
export const totalOf = (amounts: StatementAmounts): number =>
  STATEMENT_COLUMNS.reduce((sum, column) => sum + (amounts[column] ?? 0), 0);
