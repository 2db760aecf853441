import type { SellerPayout } from '../../../../contract/payouts.ts';
import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import { formatDay, formatMonth, money } from '../pieces/format.ts';
import { nothing, stateLabel, type Tone } from '../pieces/html.ts';
import { stateColumn, sumColumn, table } from '../lists/table.ts';

/** The payouts of a seller, and the months of its account. */

const PAYOUT_TONES: Readonly<Record<SellerPayout['status'], Tone>> = { made: 'going', paid: 'done', failed: 'waits' };

/** Payouts with their account and reference; one that failed has its reason. `empty` is shown if there are none. */
export const payoutTable = (payouts: readonly SellerPayout[], currency: string, empty: Content): Html =>
  table(
    [
      operatorAccountsText.payout,
      stateColumn(),
      operatorAccountsText.sent,
      operatorAccountsText.paid,
      operatorAccountsText.account,
      operatorAccountsText.utr,
      sumColumn(operatorAccountsText.amount),
    ],
    payouts.map(({ id, madeOn, amountMinor, accountEnding, status, settledOn, utr, reason }) => [
      id,
      stateLabel(statusName(status), PAYOUT_TONES[status]),
      formatDay(madeOn),
      status === 'paid' && settledOn && formatDay(settledOn),
      `…${accountEnding}`,
      utr ?? lines([reason, settledOn && html`<span class="soft">${formatDay(settledOn)}</span>`]),
      html`<b>${money(amountMinor, currency)}</b>`,
    ]),
    { caption: operatorAccountsText.payouts, look: 'amounts', empty },
  );

interface LinkedMonth {
  readonly month: string;
  readonly href: string;
  /** The amount owed at the end of the month. */
  readonly owed: string;
}

/** Links to the statements of months, with the amount owed after each. */
export const monthLinks = (months: readonly LinkedMonth[], empty: Content): Html =>
  months.length === 0
    ? nothing(empty)
    : html`<ul class="tasks months">${months.map(
        ({ month, href, owed }) =>
          html`<li><a href="${href}">${formatMonth(month)}<span class="age">${operatorAccountsText.owedAmount({ amount: owed })}</span></a></li>`,
      )}</ul>`;
