import { formatShortDay } from '../../../core/calendar/short-day.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from '../../../core/settlement/statement.ts';
import type { SellerPayout, SellerStatement, StatementLine } from '../../../core/contract/payouts.ts';
import { type Html, html, lines } from '../../ground/http/html.ts';
import { readPayouts } from '../../records/ledger/overview.ts';
import { isMonth, readStatement } from '../../records/ledger/statements.ts';
import { OperatorError, recordViewed } from '../operator/command.ts';
import { actionForm } from './actions.ts';
import {
  backLink,
  behind,
  facts,
  field,
  formatDay,
  formatMonth,
  link,
  linkTo,
  listHead,
  money,
  nothing,
  numberColumn,
  ONCE_MORE,
  reasonField,
  stateColumn,
  stateLabel,
  table,
  tiles,
  type Tone,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { PRINT_SCRIPT } from './page-scripts.ts';
import { nameSeller } from './seller-names.ts';
import { emptyOf, statusName } from './status-links.ts';
import type { Visit } from './visit.ts';

/** The seller that an address names. @throws OperatorError */
function readSeller({ services, query }: Visit): string {
  const id = query['seller'] ?? '';
  if (!services.shop().sellers.has(id)) throw new OperatorError('The catalogue has no such seller.');
  return id;
}

const PAYOUT_TONES: Readonly<Record<SellerPayout['status'], Tone>> = { made: 'going', paid: 'done', failed: 'waits' };

/** What the shop owes a seller, its payouts, and its statements. */
export async function sellerAccountPage(visit: Visit): Promise<PageContent> {
  const { services, context } = visit;
  const sellerId = readSeller(visit);
  await recordViewed(context, `seller:${sellerId}`, { payouts: true });
  const { currency, balanceMinor, nextMinor, nextOn, heldMinor, payouts, months } = await readPayouts(
    services,
    sellerId,
  );
  const list = table(
    ['Payout', stateColumn(), 'Sent', 'Paid', 'Account', 'UTR', numberColumn('Amount')],
    payouts.map(({ id, madeOn, amountMinor, accountEnding, status, settledOn, utr, reason }) => [
      id,
      stateLabel(statusName(status), PAYOUT_TONES[status]),
      formatDay(madeOn),
      status === 'paid' && settledOn && formatDay(settledOn),
      `…${accountEnding}`,
      utr ?? lines([reason, settledOn && html`<span class="soft">${formatDay(settledOn)}</span>`]),
      money(amountMinor, currency),
    ]),
    {
      caption: 'Payouts',
      empty: emptyOf('/payouts', 'Nothing is paid yet.', 'What is due is paid on the next day of payouts.'),
    },
  );
  const statements = months.map(
    (month) =>
      html`<li><a href="${linkTo('/payouts/statement', { seller: sellerId, month })}">${formatMonth(month)}</a></li>`,
  );
  const amount = { required: true, maxlength: 20, placeholder: '-149.00' } as const;
  const fields = html`${field('Amount (negative: the seller pays it)', 'amount', amount)}${reasonField('seller')}${ONCE_MORE}`;
  const adjust = actionForm(visit, 'payouts adjust', {
    word: sellerId,
    button: 'Add to the account',
    fields,
    isPlain: true,
  });
  const totals = tiles([
    [money(balanceMinor, currency), 'owed now'],
    [money(nextMinor, currency), `next payout, on ${formatDay(nextOn)}`],
    [money(heldMinor, currency), 'held because of returns'],
  ]);
  const content = html`${totals}${listHead('Payouts', behind('Add or deduct an amount', adjust))}${list}<h2>Statements</h2>${statements.length === 0 ? nothing(emptyOf('/figures', 'There is no statement yet.', 'The first one appears once a parcel is delivered.')) : html`<ul class="plain">${statements}</ul>`}`;
  return { title: `Payouts of ${nameSeller(services, sellerId)}`, content, back: backLink('/payouts', 'Payouts') };
}

const HEADINGS: Readonly<Record<StatementColumn, string>> = {
  sales: 'Sales',
  returns: 'Returns',
  commission: 'Commission',
  shipping: 'Shipping',
  gst: 'GST',
  tcs: 'TCS',
  tds: 'TDS',
  adjustments: 'Corrections',
  payouts: 'Payouts',
};

const KINDS: Readonly<Record<StatementLine['kind'], string>> = {
  sale: 'Sale',
  return: 'Return',
  tds: 'TDS of the year',
  adjustment: 'Correction',
  payout: 'Payout',
  'payout-returned': 'Payout returned',
};

/** A month of a seller's account, to be read or printed, in pages. */
export async function statementPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const sellerId = readSeller(visit);
  const month = query['month'] ?? '';
  if (!isMonth(month)) throw new OperatorError('There is no such month.');
  await recordViewed(context, `seller:${sellerId}`, { statement: month });
  const after = /^\d{1,15}_.{1,200}$/.test(query['after'] ?? '') ? query['after'] : undefined;
  const statement = await services.database.snapshot((db) =>
    readStatement(db, services.shop(), sellerId, month, after),
  );
  const { seller, shop: issuer, currency, openingMinor, closingMinor } = statement;
  const later = linkTo('/payouts/statement', { seller: sellerId, month, after: statement.next });
  const next =
    statement.next !== undefined &&
    html`<p class="noprint"><a class="button plain" href="${later}">Later lines</a></p>`;
  const about = facts([
    ['Seller', lines([seller.name, seller.address])],
    ['GSTIN', seller.gstin],
    ['From', lines([issuer.name, issuer.address])],
    ['Owed before', money(openingMinor, currency)],
    ['Owed after', html`<b>${money(closingMinor, currency)}</b>`],
  ]);
  return {
    title: `Statement of account, ${formatMonth(month)}`,
    tools: html`<button class="plain noprint" type="button" data-print hidden>Print</button>`,
    content: html`<div class="statement">${about}${statementTable(statement)}</div>${next}`,
    back: html`<div class="noprint">${backLink(`/payouts/seller?${new URLSearchParams({ seller: sellerId })}`, `Payouts of ${nameSeller(services, sellerId)}`)}</div>`,
    script: PRINT_SCRIPT,
  };
}

/** With the columns that have amounts. */
function statementTable({ lines: written, totals, currency, openingMinor, closingMinor }: SellerStatement): Html {
  const columns = STATEMENT_COLUMNS.filter(
    (column) => totals[column] !== undefined || written.some(({ amounts }) => amounts[column] !== undefined),
  );
  const amount = (minor = 0) => minor !== 0 && money(minor, currency);
  const rows = written.map(({ day, kind, orderNumber, payoutId, note, amounts, totalMinor }) => [
    formatShortDay(day),
    KINDS[kind],
    orderNumber !== undefined
      ? html`<span class="whole">${link(`/orders/${orderNumber}`, orderNumber)}</span>`
      : payoutId !== undefined
        ? html`<span class="whole">${payoutId}</span>`
        : note,
    ...columns.map((column) => amount(amounts[column])),
    money(totalMinor, currency),
  ]);
  const sums = [
    ...['', html`<b>Total of the month</b>`, ''],
    ...columns.map((column) => html`<b>${amount(totals[column])}</b>`),
    html`<b>${money(closingMinor - openingMinor, currency)}</b>`,
  ];
  return table(
    ['Day', 'What', 'Of', ...columns.map((column) => numberColumn(HEADINGS[column])), numberColumn('Sum')],
    rows.length === 0 ? [] : [...rows, sums],
    { caption: 'Statement', empty: 'Nothing was posted in this month.', look: 'entries' },
  );
}
