import { parseMoney } from '../../../core/money/parse-money.ts';
import { operatorOutcomesText } from '../../../messages/rooms/operator-outcomes.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import type { Adjusted } from '../../records/ledger/adjust.ts';
import { OperatorError } from './operator-error.ts';
import { amountWords, repeated } from './words.ts';

/** Words for the results of payouts and corrections. */

/** Reads the bank's reference of a transfer. @throws OperatorError for a text that can't be one */
export function readUtr(typed: string): string {
  if (!/^[A-Za-z0-9]{6,30}$/.test(typed)) throw new OperatorError(operatorOutcomesText.utrForm, 'utr');
  return typed.toUpperCase();
}

type Paid = Pick<PayoutRow, 'currency' | 'amount_minor'>;
const amountOf = ({ currency, amount_minor: minor }: Paid): string => amountWords(minor, currency);

/** Says that a payout was paid. @throws OperatorError for a payout that does not wait for the bank */
export function wordPaid(row: PayoutRow | undefined, id: string): string {
  if (!row) throw new OperatorError(operatorOutcomesText.noPayout({ id }));
  return operatorOutcomesText.payoutPaid({ id, amount: amountOf(row), seller: row.seller_id });
}

/** Says that a payout failed. @throws OperatorError for a payout that does not wait for the bank */
export function wordFailed(row: PayoutRow | undefined, id: string, isAccountRight: boolean): string {
  if (!row) throw new OperatorError(operatorOutcomesText.noPayout({ id }));
  const said = operatorOutcomesText.payoutDueAgain({ id, amount: amountOf(row), seller: row.seller_id });
  return isAccountRight ? said : `${said} ${operatorOutcomesText.waitsForAccount}`;
}

/** Says which payouts were made, if no file is written for the bank. */
export function wordMade(made: readonly PayoutRow[]): string {
  const [first] = made;
  if (!first) return operatorOutcomesText.nothingDue;
  const amount_minor = made.reduce((all, row) => all + row.amount_minor, 0);
  return operatorOutcomesText.payoutsMade({
    count: made.length,
    amount: amountOf({ currency: first.currency, amount_minor }),
  });
}

/** Reads an amount in minor units, which may be negative. @throws OperatorError */
export function readAdjustment(typed: string, currency: string): number {
  const amountMinor = parseMoney(typed.replace(/^[-−]/, ''), currency);
  if (amountMinor === undefined || amountMinor === 0)
    throw new OperatorError(operatorOutcomesText.signedAmountForm, 'amount');
  return /^[-−]/.test(typed) ? -amountMinor : amountMinor;
}

/** Says that an adjustment was made. @throws OperatorError if it was not */
export function wordAdjusted(
  adjusted: Adjusted,
  {
    sellerId: seller,
    amountMinor,
    note,
  }: { readonly sellerId: string; readonly amountMinor: number; readonly note: string },
  currency: string,
): string {
  switch (adjusted.kind) {
    case 'unknown-seller':
      throw new OperatorError(operatorOutcomesText.noneInCatalogue({ id: seller }));
    case 'repeated': {
      const amount = amountWords(amountMinor, currency);
      throw repeated(adjusted.at, operatorOutcomesText.adjustmentFor({ amount, seller, note }));
    }
    case 'adjusted': {
      const amount = amountWords(Math.abs(amountMinor), currency);
      return amountMinor < 0
        ? operatorOutcomesText.adjustedLess({ seller, amount })
        : operatorOutcomesText.adjustedMore({ seller, amount });
    }
  }
}
