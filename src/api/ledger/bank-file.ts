import { toDecimal } from '../../core/money.ts';
import { indianDay } from '../../core/indian-day.ts';
import { writeCsvRow } from '../csv-cell.ts';
import type { PayoutRow } from '../database/tables.ts';

/**
 * The file of payouts for the bank: the bulk payment file of ICICI Bank's corporate internet banking, which other banks and payment
 * software take too. Its columns are described in src/api/README.md.
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

/** Letters, digits and spaces: all that banks take in names and narrations. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .slice(0, most);

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
