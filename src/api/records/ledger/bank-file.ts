import { z } from 'zod';
import { toDecimal } from '../../../core/money/format-price.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { writeCsvRow } from '../../../core/text/csv-cell.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import { parseColumn } from '../../ground/database/json-column.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Services } from '../../ground/services.ts';
import { normalise } from '../../../core/text/normalise.ts';

/**
 * The file of payouts for the bank: the bulk payment file of ICICI Bank's corporate internet banking, which other banks and payment
 * software take too. Its columns are described in src/api/docs/contract-sellers.md.
 */
const COLUMNS = [
  ...['PYMT_PROD_TYPE_CODE', 'PYMT_MODE', 'DEBIT_ACC_NO', 'BNF_NAME', 'BENE_ACC_NO', 'BENE_IFSC', 'AMOUNT'],
  ...['DEBIT_NARR', 'CREDIT_NARR', 'MOBILE_NUM', 'EMAIL_ID', 'REMARK', 'PYMT_DATE', 'REF_NO'],
  ...['ADDL_INFO1', 'ADDL_INFO2', 'ADDL_INFO3', 'ADDL_INFO4', 'ADDL_INFO5'],
];

/** The bank's own codes of accounts at ICICI Bank itself, which take no NEFT. */
const OWN_BANK = 'ICIC';
const MOST_NAME = 40;
const MOST_NARRATION = 30;

/** Subject of the audit trail. */
export const BANK_FILE = 'payouts:bank-file';

/** Letters, digits and spaces: all that banks take in names and narrations. */
const plain = (text: string, most: number): string =>
  normalise(text, 'NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, most);

/** Whether a text can be the number of an account at an Indian bank. */
export const isAccountNumber = (text: string): boolean => /^\d{9,18}$/.test(text);

/** The payouts that wait for the bank, for a file; the audit trail says who has taken which. */
export function takeToBank({ database, now }: Pick<Services, 'database' | 'now'>, actor: Actor): Promise<PayoutRow[]> {
  return database.write(async (db) => {
    const rows = await db.selectFrom('payouts').selectAll().where('status', '=', 'made').orderBy('id').execute();
    if (rows.length > 0) await note(db, now(), actor, rows);
    return rows;
  });
}

/** Notes in the audit trail who has taken these payouts, which were just made, to the bank. */
export const noteTaken = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  actor: Actor,
  payouts: readonly PayoutRow[],
): Promise<void> => database.write((db) => note(db, now(), actor, payouts));

const note = (db: QueryBuilder, now: number, actor: Actor, payouts: readonly PayoutRow[]): Promise<void> =>
  writeAudit(db, now, actor, 'bank-file', BANK_FILE, { payouts: payouts.map(({ id }) => id) });

/** When a file for the bank was taken last, and by whom. */
export async function findLastTaken(
  db: QueryBuilder,
): Promise<{ readonly at: number; readonly actor: string; readonly payouts: readonly string[] } | undefined> {
  const row = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', BANK_FILE)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && { at: row.at, actor: row.actor, ...parseColumn(z.object({ payouts: z.array(z.string()) }), row.details) }
  );
}

/** One row a payout, to be paid from `debitAccount` on the day of `now`. */
export function writeBankFile(
  payouts: readonly PayoutRow[],
  debitAccount: string,
  shopName: string,
  now: number,
): string {
  const day = indianDay(now).split('-').toReversed().join('-');
  const rows = payouts.map(({ id, holder, account_number: account, ifsc, amount_minor: minor, currency }) => [
    'PAB_VENDOR',
    ifsc.startsWith(OWN_BANK) ? 'FT' : 'NEFT',
    debitAccount,
    plain(holder, MOST_NAME),
    account,
    ifsc,
    toDecimal(minor, currency),
    plain(id, MOST_NARRATION),
    plain(`${shopName} ${id}`, MOST_NARRATION),
    '',
    '',
    id,
    day,
    id,
    ...['', '', '', '', ''],
  ]);
  return [COLUMNS, ...rows].map(writeCsvRow).join('');
}
