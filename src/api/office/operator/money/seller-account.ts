import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { operatorPayoutsText } from '../../../../messages/rooms/operator-payouts.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from '../../../../core/settlement/statement.ts';
import type { SellerPayout, SellerStatement, StatementLine } from '../../../../contract/payouts.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { readPayouts } from '../../../records/ledger/overview.ts';
import { isMonth, readOwedAfter, readStatement } from '../../../records/ledger/statements.ts';
import { OperatorError, recordViewed } from '../../../entry/operator/command.ts';
import { laterOf, listDue } from '../../../records/ledger/payouts.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, facts, nothing, stateLabel, tiles, type Tone } from '../../kit/html.ts';
import { backLink, nameLink, linkTo, emptyOf } from '../frame/links.ts';
import { field, onceMore, reasonField } from '../../kit/fields.ts';
import { formatDay, formatMonth, money } from '../../kit/format.ts';
import { numberColumn, stateColumn, sumColumn, table } from '../../kit/table.ts';
import type { PageContent } from '../../kit/layout.ts';
import { PRINT_SCRIPT } from '../../kit/page-scripts.ts';
import { nameSeller } from '../frame/seller-names.ts';
import { accountPath, readAccountIds } from '../frame/seller-paths.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import type { Visit } from '../frame/visit.ts';

/** The seller that an address names. @throws OperatorError */
function readSeller({ services, query }: Visit): string {
  const id = query['seller'] ?? '';
  if (!services.shop().sellers.has(id)) throw new OperatorError(operatorAccountsText.noSeller);
  return id;
}

const PAYOUT_TONES: Readonly<Record<SellerPayout['status'], Tone>> = { made: 'going', paid: 'done', failed: 'waits' };

/** What the shop owes a seller, its payouts, and its statements. */
export async function sellerAccountPage(visit: Visit): Promise<PageContent> {
  const { services, context } = visit;
  const sellerId = readSeller(visit);
  await recordViewed(context, `seller:${sellerId}`, { payouts: true });
  const { currency, balanceMinor, heldMinor, payouts, months } = await readPayouts(services, sellerId);
  const list = table(
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
    {
      caption: operatorAccountsText.payouts,
      look: 'amounts',
      empty: emptyOf('/payouts', operatorAccountsText.nonePaid, operatorAccountsText.paidNextDay),
    },
  );
  const accounts = await readAccountIds(services);
  const owed = await readOwedAfter(services.database.read, sellerId);
  const statements = months.map(
    (month) =>
      html`<li><a href="${linkTo('/payouts/statement', { seller: sellerId, month })}">${formatMonth(month)}<span class="age">${operatorAccountsText.owedAmount({ amount: money(owed.get(month) ?? 0, currency) })}</span></a></li>`,
  );
  const amount = { required: true, maxlength: 20, placeholder: '-149.00' } as const;
  const fields = html`${field(operatorAccountsText.adjustAmount, 'amount', amount)}${reasonField('seller')}${onceMore()}`;
  const adjust = actionForm(visit, 'payouts adjust', {
    word: sellerId,
    button: operatorAccountsText.adjust,
    fields,
    isPlain: true,
  });
  const [due] = await listDue(services.database.read, indianDay(services.now()), sellerId);
  const dueMinor = Math.max(0, due?.amountMinor ?? 0);
  const totals = tiles([
    [money(dueMinor, currency), dueMinor > 0 && !due?.to ? operatorPayoutsText.blocked : operatorPayoutsText.payable],
    balanceMinor < 0
      ? [money(-balanceMinor, currency), operatorAccountsText.owes]
      : [money(due ? laterOf(due) : 0, currency), operatorPayoutsText.dueLater],
    [money(heldMinor, currency), operatorPayoutsText.held],
  ]);
  const make =
    due?.to &&
    actionForm(visit, 'payouts make', {
      word: sellerId,
      button: operatorAccountsText.make({ amount: money(dueMinor, currency) }),
      options: { seller: sellerId },
    });
  const name = nameSeller(services, sellerId);
  const linked = withTags(operatorAccountsText.payoutsOfLinked, () => nameLink(accountPath(accounts, sellerId), name));
  const none = emptyOf('/figures', operatorAccountsText.noStatement, operatorAccountsText.firstStatement);
  const content = html`${totals}${actions([make, behind(operatorAccountsText.adjustOpen, adjust)])}<h2>${operatorAccountsText.payouts}</h2>${list}<h2>${operatorAccountsText.statements}</h2>${statements.length === 0 ? nothing(none) : html`<ul class="tasks months">${statements}</ul>`}`;
  return {
    title: operatorAccountsText.payoutsOf({ seller: name }),
    heading: accounts.has(sellerId) ? html`<span>${linked}</span>` : undefined,
    content,
    back: backLink('/payouts', operatorAccountsText.payouts),
  };
}

const headingOf = (column: StatementColumn): string =>
  ({
    sales: operatorAccountsText.columnSales,
    returns: operatorAccountsText.columnReturns,
    commission: operatorAccountsText.columnCommission,
    shipping: operatorAccountsText.columnShipping,
    gst: operatorAccountsText.columnGst,
    tcs: operatorAccountsText.columnTcs,
    tds: operatorAccountsText.columnTds,
    adjustments: operatorAccountsText.columnAdjustments,
    payouts: operatorAccountsText.columnPayouts,
  })[column];

const kindOf = ({ kind }: StatementLine): string =>
  ({
    sale: operatorAccountsText.lineSale,
    return: operatorAccountsText.lineReturn,
    tds: operatorAccountsText.lineTds,
    adjustment: operatorAccountsText.lineAdjustment,
    payout: operatorAccountsText.linePayout,
    'payout-returned': operatorAccountsText.linePayoutReturned,
  })[kind];

/** A month of a seller's account, to be read or printed, in pages. */
export async function statementPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const sellerId = readSeller(visit);
  const month = query['month'] ?? '';
  if (!isMonth(month)) throw new OperatorError(operatorAccountsText.noMonth);
  await recordViewed(context, `seller:${sellerId}`, { statement: month });
  const after = /^\d{1,15}_.{1,200}$/.test(query['after'] ?? '') ? query['after'] : undefined;
  const statement = await services.database.snapshot((db) =>
    readStatement(db, services.shop(), sellerId, month, after),
  );
  const { seller, shop: issuer, currency, openingMinor, closingMinor, totals } = statement;
  const later = linkTo('/payouts/statement', { seller: sellerId, month, after: statement.next });
  const next =
    statement.next !== undefined &&
    html`<p class="noprint"><a class="button plain" href="${later}">${operatorAccountsText.laterLines}</a></p>`;
  const parties = facts([
    [
      operatorAccountsText.seller,
      lines([
        seller.name,
        seller.address,
        seller.gstin && html`<span class="whole">${operatorAccountsText.gstin({ gstin: seller.gstin })}</span>`,
      ]),
    ],
    [operatorAccountsText.from, lines([issuer.name, issuer.address])],
  ]);
  // What adds up to what is owed in the end.
  const account = facts([
    [operatorAccountsText.owedBefore, money(openingMinor, currency)],
    ...STATEMENT_COLUMNS.map((column) => [headingOf(column), amountOf(totals[column], currency)] as const),
    [operatorAccountsText.owedAfter, html`<b>${money(closingMinor, currency)}</b>`],
  ]);
  const back = backLink(
    `/payouts/seller?${new URLSearchParams({ seller: sellerId })}`,
    operatorAccountsText.payoutsOf({ seller: nameSeller(services, sellerId) }),
  );
  return {
    title: operatorAccountsText.statementOf({ month: formatMonth(month) }),
    content: html`<div class="statement"><section class="card"><div class="parties">${parties}</div><div class="account">${account}</div></section>${statementTable(statement)}</div>${next}`,
    back: html`<div class="noprint back-row">${back}<button class="plain" type="button" data-print hidden>${operatorAccountsText.print}</button></div>`,
    script: PRINT_SCRIPT,
  };
}

/** What is a line of its own, whose sum says all: as a column it would be empty in most rows. */
const APART: readonly StatementColumn[] = ['adjustments', 'payouts'];

const amountOf = (minor: number | undefined, currency: string): Content =>
  minor !== undefined && minor !== 0 && money(minor, currency);

/** A table of the columns that have amounts; on a phone the same as a list. */
function statementTable(statement: SellerStatement): Html {
  const { lines: written, totals, currency, openingMinor, closingMinor } = statement;
  if (written.length === 0) return nothing(operatorAccountsText.nonePosted);
  const columns = STATEMENT_COLUMNS.filter(
    (column) => totals[column] !== undefined || written.some(({ amounts }) => amounts[column] !== undefined),
  );
  const amount = (minor: number | undefined) => amountOf(minor, currency);
  const parts = columns.filter((column) => !APART.includes(column));
  const rows = written.map((line) => [
    formatShortDay(line.day),
    kindOf(line),
    subjectOf(line, true),
    ...parts.map((column) => amount(line.amounts[column])),
    money(line.totalMinor, currency),
  ]);
  const sums = [
    ...['', html`<b class="spanning">${operatorAccountsText.monthTotal}</b>`, ''],
    ...parts.map((column) => html`<b>${amount(totals[column])}</b>`),
    html`<b>${money(closingMinor - openingMinor, currency)}</b>`,
  ];
  const list = table(
    [
      ...[operatorAccountsText.day, operatorAccountsText.what, operatorAccountsText.of],
      ...parts.map((column) => numberColumn(headingOf(column))),
      numberColumn(operatorAccountsText.sum),
    ],
    [...rows, sums],
    { caption: operatorAccountsText.statement, look: 'entries' },
  );
  return html`${list}${entryList(statement, columns)}`;
}

/** What a line is of: an order, which may be a link, a payout, or the note of a correction. */
function subjectOf({ orderNumber, payoutId, note }: StatementLine, hasLink: boolean): Content {
  if (orderNumber !== undefined)
    return html`<span class="whole">${hasLink ? nameLink(`/orders/${orderNumber}`, orderNumber) : orderNumber}</span>`;
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
      return minor === 0 ? [] : [[headingOf(column), money(minor, currency)] as const];
    });
  const entries = written.map((line) => {
    const { orderNumber, amounts, totalMinor } = line;
    const subject = subjectOf(line, false);
    const about = html`${formatShortDay(line.day)}${subject && html` · ${subject}`}`;
    const parts = partsOf(amounts);
    const order = orderNumber === undefined ? [] : [[operatorAccountsText.order, subjectOf(line, true)] as const];
    // Of a single part, the sum says all.
    return entry(kindOf(line), about, totalMinor, [...order, ...(parts.length > 1 ? parts : [])]);
  });
  const whole = entry(operatorAccountsText.monthTotal, undefined, closingMinor - openingMinor, partsOf(totals));
  return html`<ul class="postings">${entries}${whole}</ul>`;
}
