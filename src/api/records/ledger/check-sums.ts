import type { SellerEntryRow, SellerPostingRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';

/** Tells that what was found is not what it should be. */
export type Expect = (what: string, found: number, expected: number) => void;

/** What the stored sums of a seller should be, by their keys. */
export type StoredSums = Map<string, number>;

export const addTo = <K>(sums: Map<K, number>, key: K, minor: number): Map<K, number> =>
  sums.set(key, (sums.get(key) ?? 0) + minor);

const keyOf = {
  postings: (month: string) => `the number of postings of ${month}`,
  balance: (month: string) => `the sum of ${month}`,
  entries: (month: string, { kind, debit, credit }: Pick<SellerEntryRow, 'kind' | 'debit' | 'credit'>) =>
    `the sum of ${month} of ${kind} from ${credit} to ${debit}`,
  openPostings: (day: string, currency: string) => `the number of open postings in ${currency} due on ${day}`,
  open: (day: string, currency: string) => `the sum of what is open in ${currency}, due on ${day}`,
};

/** Adds a posting and its entries to what the stored sums should be. */
export function addPosting(sums: StoredSums, posting: SellerPostingRow, entries: readonly SellerEntryRow[]): void {
  const { day, due_on: dueOn, currency, payable_minor: minor } = posting;
  const month = day.slice(0, 7);
  addTo(sums, keyOf.postings(month), 1);
  addTo(sums, keyOf.balance(month), minor);
  for (const entry of entries) addTo(sums, keyOf.entries(month, entry), entry.amount_minor);
  if (posting.payout_id !== null) return;
  addTo(sums, keyOf.openPostings(dueOn, currency), 1);
  addTo(sums, keyOf.open(dueOn, currency), minor);
}

/** Compares the stored sums of a seller with what they should be. */
export async function checkStored(db: QueryBuilder, sellerId: string, sums: StoredSums, expect: Expect): Promise<void> {
  const stored: StoredSums = new Map();
  const months = await db.selectFrom('seller_months').selectAll().where('seller_id', '=', sellerId).execute();
  for (const { month, postings, payable_minor: minor } of months) {
    stored.set(keyOf.postings(month), postings);
    stored.set(keyOf.balance(month), minor);
  }
  const monthSums = await db.selectFrom('seller_month_sums').selectAll().where('seller_id', '=', sellerId).execute();
  for (const row of monthSums) stored.set(keyOf.entries(row.month, row), row.amount_minor);
  const days = await db.selectFrom('seller_open_days').selectAll().where('seller_id', '=', sellerId).execute();
  for (const { due_on: day, currency, postings, payable_minor: minor } of days) {
    stored.set(keyOf.openPostings(day, currency), postings);
    stored.set(keyOf.open(day, currency), minor);
  }
  for (const key of new Set([...sums.keys(), ...stored.keys()])) expect(key, stored.get(key) ?? 0, sums.get(key) ?? 0);
}
