import { indianDay } from '../../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../../core/calendar/short-day.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from '../../../core/settlement/statement.ts';
import type { SellerPayout, SellerStatement, StatementLine } from '../../../core/contract/payouts.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import { readPayouts } from '../../records/ledger/overview.ts';
import { isMonth, readOwedAfter, readStatement } from '../../records/ledger/statements.ts';
import { OperatorError, recordViewed } from '../operator/command.ts';
import { listDue } from '../../records/ledger/payouts.ts';
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
import { accountPath, readAccountIds } from './seller-paths.ts';
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
      html`<b>${money(amountMinor, currency)}</b>`,
    ]),
    {
      caption: 'Payouts',
      look: 'amounts',
      empty: emptyOf('/payouts', 'Nothing is paid yet.', 'What is due is paid on the next day of payouts.'),
    },
  );
  const accounts = await readAccountIds(services);
  const owed = await readOwedAfter(services.database.read, sellerId);
  const statements = months.map(
    (month) =>
      html`<li><a href="${linkTo('/payouts/statement', { seller: sellerId, month })}">${formatMonth(month)}<span class="age">${money(owed.get(month) ?? 0, currency)} owed</span></a></li>`,
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
  const [due] = await listDue(services.database.read, indianDay(services.now()), sellerId);
  const make =
    due?.to &&
    actionForm(visit, 'payouts make', { word: sellerId, button: 'Make the payout', options: { seller: sellerId } });
  const open =
    accounts.has(sellerId) && html`<p class="below">${link(accountPath(accounts, sellerId), 'Open the seller')}</p>`;
  const content = html`${open}${totals}${behind('Add or deduct an amount', adjust)}<h2>Payouts</h2>${list}<h2>Statements</h2>${statements.length === 0 ? nothing(emptyOf('/figures', 'There is no statement yet.', 'The first one appears once a parcel is delivered.')) : html`<ul class="tasks months">${statements}</ul>`}`;
  return {
    title: `Payouts of ${nameSeller(services, sellerId)}`,
    tools: make,
    content,
    back: backLink('/payouts', 'Payouts'),
  };
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
    ['Seller', lines([seller.name, seller.address, seller.gstin && `GSTIN ${seller.gstin}`])],
    ['From', lines([issuer.name, issuer.address])],
    ['Owed before', money(openingMinor, currency)],
    ['Owed after', html`<b>${money(closingMinor, currency)}</b>`],
  ]);
  const account = backLink(
    `/payouts/seller?${new URLSearchParams({ seller: sellerId })}`,
    `Payouts of ${nameSeller(services, sellerId)}`,
  );
  return {
    title: `Statement of account, ${formatMonth(month)}`,
    content: html`<div class="statement"><section class="card">${about}</section>${statementTable(statement)}</div>${next}`,
    back: html`<div class="noprint back-row">${account}<button class="plain" type="button" data-print hidden>Print</button></div>`,
    script: PRINT_SCRIPT,
  };
}

/** A table of the columns that have amounts; on a phone the same as a list. */
function statementTable(statement: SellerStatement): Html {
  const { lines: written, totals, currency, openingMinor, closingMinor } = statement;
  if (written.length === 0) return nothing('Nothing was posted in this month.');
  const columns = STATEMENT_COLUMNS.filter(
    (column) => totals[column] !== undefined || written.some(({ amounts }) => amounts[column] !== undefined),
  );
  const amount = (minor = 0) => minor !== 0 && money(minor, currency);
  const rows = written.map((line) => [
    formatShortDay(line.day),
    KINDS[line.kind],
    subjectOf(line, true),
    ...columns.map((column) => amount(line.amounts[column])),
    money(line.totalMinor, currency),
  ]);
  const sums = [
    ...['', html`<b class="spanning">Total of the month</b>`, ''],
    ...columns.map((column) => html`<b>${amount(totals[column])}</b>`),
    html`<b>${money(closingMinor - openingMinor, currency)}</b>`,
  ];
  const list = table(
    ['Day', 'What', 'Of', ...columns.map((column) => numberColumn(HEADINGS[column])), numberColumn('Sum')],
    [...rows, sums],
    { caption: 'Statement', look: 'entries' },
  );
  return html`${list}${entryList(statement, columns)}`;
}

/** What a line is of: an order, which may be a link, a payout, or the note of a correction. */
function subjectOf({ orderNumber, payoutId, note }: StatementLine, hasLink: boolean): Content {
  if (orderNumber !== undefined)
    return html`<span class="whole">${hasLink ? link(`/orders/${orderNumber}`, orderNumber) : orderNumber}</span>`;
  return payoutId !== undefined ? html`<span class="whole">${payoutId}</span>` : note;
}

/** The lines of a phone: what each is and its sum, and behind them the parts of that. */
function entryList(
  { lines: written, totals, currency, openingMinor, closingMinor }: SellerStatement,
  columns: readonly StatementColumn[],
): Html {
  const entry = (what: string, about: Content, minor: number, parts: readonly (readonly [string, Content])[]) => {
    const row = html`<span><b>${what}</b>${about && html` <span class="soft">${about}</span>`}</span> <b class="number">${money(minor, currency)}</b>`;
    return html`<li>${parts.length === 0 ? html`<p>${row}</p>` : html`<details><summary>${row}</summary>${facts(parts)}</details>`}</li>`;
  };
  const partsOf = (amounts: StatementLine['amounts']) =>
    columns.flatMap((column) => {
      const minor = amounts[column] ?? 0;
      return minor === 0 ? [] : [[HEADINGS[column], money(minor, currency)] as const];
    });
  const entries = written.map((line) => {
    const { orderNumber, amounts, totalMinor } = line;
    const subject = subjectOf(line, false);
    const about = html`${formatShortDay(line.day)}${subject && html` · ${subject}`}`;
    const parts = partsOf(amounts);
    const order = orderNumber === undefined ? [] : [['Order', subjectOf(line, true)] as const];
    // Of a single part, the sum says all.
    return entry(KINDS[line.kind], about, totalMinor, [...order, ...(parts.length > 1 ? parts : [])]);
  });
  const whole = entry('Total of the month', undefined, closingMinor - openingMinor, partsOf(totals));
  return html`<ul class="postings">${entries}${whole}</ul>`;
}
