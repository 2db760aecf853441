import { formatShortDay } from '../../../../core/calendar/short-day.ts';
import { afterLine, type SellerStatement, type StatementLine } from '../../../../contract/payouts.ts';
import { figure } from '../../../../core/text/figures.ts';
import { STATEMENT_COLUMNS, type StatementColumn } from '../../../../core/settlement/statement.ts';
import { documentsText } from '../../../../messages/rooms/documents.ts';
import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { sellerAccountText } from '../../../../messages/rooms/seller-account.ts';
import type { HostServices } from '../../../entry/services.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { type Content, type Html, html, lines } from '../../../ground/http/html.ts';
import { isMonth, readStatement, readWholeStatement } from '../../../records/ledger/statements.ts';
import { formatMonth, money } from '../pieces/format.ts';
import { facts, nothing } from '../pieces/html.ts';
import type { PageContent } from '../page/layout.ts';
import { PRINT_SCRIPT } from '../page/page-scripts.ts';
import { numberColumn, table } from '../lists/table.ts';

/** A month of a seller's account, to read or print. */

/** The seller and month of a statement, and the links of the office around it. */
interface StatementQuestion {
  readonly sellerId: string;
  /** The name of the seller in the catalogue. */
  readonly name: string;
  /** "2026-11" */
  readonly month: string;
  /** The query of the page's address. `after` begins after a line, and `all` puts many lines on one page. */
  readonly query: Readonly<Record<string, string>>;
  readonly orderLink: (number: string) => Html;
  /** The address of the statement with a further query. */
  readonly addressOf: (further: Readonly<Record<string, string | undefined>>) => string;
  /** The link to the account. */
  readonly back: Html;
}

/** How many lines a page for printing has. More would delay other requests while they are drawn. */
const MOST_LINES = 1_000;

/** The page of a statement. @throws ProtocolError 404 */
export async function statementOf(services: HostServices, question: StatementQuestion): Promise<PageContent> {
  const { sellerId, name, month, query, orderLink, addressOf, back } = question;
  if (!isMonth(month)) throw new ProtocolError(404, operatorAccountsText.noMonth);
  const after = afterLine.safeParse(query['after']).data;
  const statement = await services.database.snapshot((db) =>
    query['all'] === undefined
      ? readStatement(db, services.shop(), sellerId, month, after)
      : readWholeStatement(db, services.shop(), sellerId, month, { after, most: MOST_LINES }),
  );
  const { next } = statement;
  const further =
    next !== undefined &&
    html`<p class="noprint actions"><a class="button plain" href="${addressOf({ after: next, all: query['all'] })}">${operatorAccountsText.laterLines}</a>${query['all'] === undefined && html`<a href="${addressOf({ after, all: 'yes' })}">${operatorAccountsText.manyLines({ most: figure(MOST_LINES) })}</a>`}</p>`;
  return {
    title: operatorAccountsText.statementOf({ month: formatMonth(month) }),
    content: html`${sheetOf({ statement, name, orderLink })}${further}`,
    back: html`<div class="noprint back-row">${back}<button class="plain" type="button" data-print hidden>${operatorAccountsText.print}</button></div>`,
    script: PRINT_SCRIPT,
  };
}

interface Sheet extends Pick<StatementQuestion, 'name' | 'orderLink'> {
  readonly statement: SellerStatement;
}

/** Who owes whom, the sums of the month, and its lines. */
function sheetOf(sheet: Sheet): Html {
  const { name, statement } = sheet;
  const { seller, shop, currency, openingMinor, closingMinor, totals } = statement;
  const gstin = seller.gstin && html`<span class="whole">${documentsText.gstin({ gstin: seller.gstin })}</span>`;
  const parties = facts([
    [documentsText.to, lines([name, name !== seller.name && seller.name, seller.address, gstin])],
    [documentsText.from, lines([shop.name, shop.address])],
  ]);
  // The amounts that add up to what is owed in the end.
  const account = facts([
    [operatorAccountsText.owedBefore, money(openingMinor, currency)],
    ...STATEMENT_COLUMNS.map((column) => [nameOf(column), amountOf(totals[column], currency)] as const),
    [operatorAccountsText.owedAfter, html`<b>${money(closingMinor, currency)}</b>`],
  ]);
  return html`<div class="statement"><section class="card"><div class="parties">${parties}</div><div class="account">${account}</div></section>${statementTable(sheet)}</div>`;
}

const nameOf = (column: StatementColumn): string =>
  ({
    sales: sellerAccountText.sales,
    returns: sellerAccountText.returns,
    commission: sellerAccountText.commission,
    shipping: sellerAccountText.shipping,
    gst: sellerAccountText.gst,
    tcs: sellerAccountText.tcs,
    tds: sellerAccountText.tds,
    adjustments: sellerAccountText.corrections,
    payouts: sellerAccountText.paidOut,
  })[column];

/** The words for a column, shortened for a table. */
const headingOf = (column: StatementColumn): string =>
  (
    ({ shipping: operatorAccountsText.columnShipping, gst: operatorAccountsText.columnGst }) as Partial<
      Record<StatementColumn, string>
    >
  )[column] ?? nameOf(column);

const kindOf = ({ kind }: StatementLine): string =>
  ({
    sale: sellerAccountText.sale,
    return: sellerAccountText.return,
    tds: sellerAccountText.tdsBefore,
    adjustment: sellerAccountText.correction,
    payout: sellerAccountText.payout,
    'payout-returned': sellerAccountText.payoutBack,
  })[kind];

/** Events with a line of their own and a single amount: their columns would be empty in most rows. */
const APART: readonly StatementColumn[] = ['adjustments', 'payouts'];

const amountOf = (minor: number | undefined, currency: string): Content =>
  minor !== undefined && minor !== 0 && money(minor, currency);

/** A table of the columns that have amounts; on a phone a list instead. */
function statementTable(sheet: Sheet): Html {
  const { lines: written, totals, currency, openingMinor, closingMinor } = sheet.statement;
  if (written.length === 0) return nothing(operatorAccountsText.nonePosted);
  const columns = STATEMENT_COLUMNS.filter(
    (column) => totals[column] !== undefined || written.some(({ amounts }) => amounts[column] !== undefined),
  );
  const amount = (minor: number | undefined) => amountOf(minor, currency);
  const parts = columns.filter((column) => !APART.includes(column));
  const rows = written.map((line) => [
    formatShortDay(line.day),
    kindOf(line),
    subjectOf(line, sheet.orderLink),
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
  return html`${list}${entryList(sheet, columns)}`;
}

/** The subject of a line: an order, which may be a link, a payout, or the note of a correction. */
function subjectOf({ orderNumber, payoutId, note }: StatementLine, orderLink?: Sheet['orderLink']): Content {
  if (orderNumber !== undefined) return html`<span class="whole">${orderLink?.(orderNumber) ?? orderNumber}</span>`;
  return payoutId !== undefined ? html`<span class="whole">${payoutId}</span>` : note;
}

/** The lines for a phone: each with its kind and sum, which open to show the parts. */
function entryList({ statement, orderLink }: Sheet, columns: readonly StatementColumn[]): Html {
  const { lines: written, totals, currency, openingMinor, closingMinor } = statement;
  const entry = (what: string, about: Content, minor: number, parts: readonly (readonly [string, Content])[]) => {
    const row = html`<span><b>${what}</b>${about && html` <span class="soft">${about}</span>`}</span> <b class="number">${money(minor, currency)}</b>`;
    return html`<li>${parts.length === 0 ? html`<p>${row}</p>` : html`<details><summary>${row}</summary>${facts(parts)}</details>`}</li>`;
  };
  const partsOf = (amounts: StatementLine['amounts']) =>
    columns.flatMap((column) => {
      const minor = amounts[column] ?? 0;
      return minor === 0 ? [] : [[nameOf(column), money(minor, currency)] as const];
    });
  const entries = written.map((line) => {
    const { orderNumber, amounts, totalMinor } = line;
    const subject = subjectOf(line);
    const about = html`${formatShortDay(line.day)}${subject && html` · ${subject}`}`;
    const parts = partsOf(amounts);
    const order = orderNumber === undefined ? [] : [[operatorAccountsText.order, subjectOf(line, orderLink)] as const];
    // With a single part, the sum says everything.
    return entry(kindOf(line), about, totalMinor, [...order, ...(parts.length > 1 ? parts : [])]);
  });
  const whole = entry(operatorAccountsText.monthTotal, undefined, closingMinor - openingMinor, partsOf(totals));
  return html`<ul class="postings">${entries}${whole}</ul>`;
}
