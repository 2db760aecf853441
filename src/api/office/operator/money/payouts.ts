import { answersOperatorText } from '../../../../messages/rooms/answers-operator.ts';
import { operatorPayoutsText } from '../../../../messages/rooms/operator-payouts.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { MOST_COUNTED } from '../../../../core/seller/most-counted.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import { payoutDay } from '../../../records/ledger/payout-days.ts';
import { type DuePayout, laterOf, listDue } from '../../../records/ledger/payouts.ts';
import { settledCurrency } from '../../../records/ledger/settled-seller.ts';
import { SELLER_STATUSES } from '../../../entry/operator/sellers.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import { formatDay, money } from '../../kit/pieces/format.ts';
import { hint, stateLabel, tiles } from '../../kit/pieces/html.ts';
import { link, pageLink, onward, elsewhere, linksOf } from '../frame/links.ts';
import { listHead, numberColumn, stateColumn, table } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { madePayouts } from './made-payouts.ts';
import type { Page } from '../../kit/lists/pager.ts';
import { nameSeller, sellerCell } from '../frame/seller-names.ts';
import { accountPath, readAccountIds } from '../frame/seller-paths.ts';
import { countByStatus } from '../../kit/lists/status-counts.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { pickStatus } from '../../kit/lists/lists.ts';
import type { Visit } from '../frame/visit.ts';

/** How many rows a page has. */
const MOST = 200;
/** The statuses of payouts that were made. */
const MADE = ['made', 'paid', 'failed'] as const;
const STATUSES = ['due', ...MADE] as const;

/** Shown instead of an empty list. */
const emptyList = (): Html => elsewhere('/payouts', operatorPayoutsText.noneOwed, operatorPayoutsText.seePaid, 'paid');

/** What the shop owes its sellers, and the payouts on their way to the bank. */
export async function payoutsPage(visit: Visit): Promise<PageContent> {
  const { services } = visit;
  const status = pickStatus(visit.query, STATUSES);
  const { read } = services.database;
  const due = await listDue(read, indianDay(services.now()));
  const content =
    status === 'due'
      ? duePayouts(visit, due, await readAccountIds(services))
      : html`${await madePayouts(visit, status)}`;
  const dueNow = due.filter(isDue).length;
  const counts = { due: Math.min(dueNow, MOST_COUNTED), ...(await countByStatus(read, 'payouts', MADE)) };
  const ledger = link('/payouts/ledger', operatorPayoutsText.balancesTitle);
  return { title: operatorPayoutsText.title, tools: [linksOf('/payouts', status, counts), ledger], content };
}

/** The sums of what is due and what is owed otherwise, over all sellers. */
function totals({ shop }: HostServices, due: readonly DuePayout[]): Html {
  const currency = settledCurrency(shop()) ?? 'INR';
  const sum = (amountOf: (row: DuePayout) => number) =>
    due.reduce((total, row) => total + Math.max(0, amountOf(row)), 0);
  const heldMinor = sum((row) => row.heldMinor);
  // An amount that one seller owes is not deducted from that of another.
  const oweMinor = sum(({ amountMinor }) => -amountMinor) + sum((row) => -laterOf(row));
  const payableMinor = sum(({ to, amountMinor }) => (to ? amountMinor : 0));
  const blockedMinor = sum(({ to, amountMinor }) => (to ? 0 : amountMinor));
  const all = [
    [payableMinor, operatorPayoutsText.payable],
    [blockedMinor, operatorPayoutsText.blocked],
    [sum(laterOf), operatorPayoutsText.dueLater],
    [heldMinor, operatorPayoutsText.held],
    [oweMinor, operatorPayoutsText.owedBySellers],
  ] as const;
  const shown = all.filter(([minor], index) => index === 0 || minor > 0);
  return tiles(shown.map(([minor, words]) => [money(minor, currency), words]));
}

/** Amounts that are owed but not due, with the names of their columns, which are shown if a seller has any. */
const listWaiting = () =>
  [
    [operatorPayoutsText.heldColumn, ({ heldMinor }: DuePayout) => heldMinor],
    [operatorPayoutsText.dueLaterColumn, laterOf],
  ] as const;

function duePayouts(visit: Visit, due: readonly DuePayout[], accounts: ReadonlyMap<string, string>): Html {
  const { services } = visit;
  // Due payouts come first, as this page is for paying them.
  const page = pageOf([...due.filter(isDue), ...due.filter((row) => !isDue(row))], visit.query['after']);
  const payable = due.filter(({ to }) => to !== undefined);
  const [first] = payable;
  const sum = payable.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const all =
    first &&
    payable.length > 1 &&
    actionForm(visit, 'payouts make', {
      word: 'all',
      button: operatorPayoutsText.makeAll({ count: payable.length, amount: money(sum, first.currency) }),
    });
  const rows = page.rows.filter(isDue);
  const others = page.rows.filter((row) => !isDue(row));
  const hasForms = visit.may('money');
  const waiting = waitingOf(page.rows);
  const list = table(
    [
      operatorPayoutsText.seller,
      stateColumn(),
      ...[...waiting.map(([heading]) => heading), operatorPayoutsText.dueColumn].map(numberColumn),
      '',
    ],
    rows.map((row) => [
      sellerCell(services, row.sellerId, accountOf(row), row.to !== undefined),
      row.to ? stateLabel(operatorPayoutsText.ready, 'done') : stateLabel(operatorPayoutsText.cannotBePaid, 'waits'),
      ...waitingCells(waiting, row),
      html`<b>${money(row.amountMinor, row.currency)}</b>`,
      row.to
        ? hasForms && makeForm(visit, row)
        : pageLink(
            accountPath(accounts, row.sellerId),
            operatorPayoutsText.openSeller,
            nameSeller(services, row.sellerId),
          ),
    ]),
    { caption: operatorPayoutsText.whatIsDue, empty: emptyList(), look: 'amounts due' },
  );
  const rest = table(
    [operatorPayoutsText.seller, ...waiting.map(([heading]) => numberColumn(heading)), ''],
    others.map((row) => [sellerCell(services, row.sellerId, undefined), ...waitingCells(waiting, row), undefined]),
    { caption: operatorPayoutsText.nothingDueNow, look: 'amounts due' },
  );
  const rule = hint(operatorPayoutsText.rule({ day: formatDay(payoutDay(indianDay(services.now()))) }));
  return html`${due.length > 0 && totals(services, due)}${rows.length > 0 && listHead(operatorPayoutsText.whatIsDue, all)}${(rows.length > 0 || due.length === 0) && list}${
    others.length > 0 && [html`<h2>${operatorPayoutsText.nothingDueNow}</h2>`, rest]
  }${onward('/payouts', {}, page, operatorPayoutsText.furtherSellers)}
${rule}`;
}

const isDue = ({ amountMinor }: DuePayout): boolean => amountMinor > 0;

/** Which of these columns rows of a table have. */
const waitingOf = (rows: readonly DuePayout[]) =>
  listWaiting().filter(([, amountOf]) => rows.some((row) => amountOf(row) !== 0));

const waitingCells = (waiting: ReturnType<typeof waitingOf>, row: DuePayout): readonly Content[] =>
  waiting.map(([, amountOf]) => amountOf(row) !== 0 && money(amountOf(row), row.currency));

/** Why a seller can’t be paid. Without an account, the ledger's reason says too little; otherwise it may be the account's status. */
function problemWords(problem: string): string {
  if (problem === answersOperatorText.noAccount) return operatorPayoutsText.noBankAccount;
  const status = SELLER_STATUSES.find((known) => known === problem);
  return status === undefined ? withCapital(problem) : statusName(status);
}

/** The account to which is paid, or why none is. */
const accountOf = ({ to, problem = '' }: DuePayout): Content =>
  to ? `…${to.bank.accountNumber.slice(-4)}, ${to.bank.ifsc}` : problemWords(problem);

const makeForm = (visit: Visit, { sellerId }: DuePayout): Html | undefined =>
  actionForm(visit, 'payouts make', {
    word: sellerId,
    button: operatorPayoutsText.make,
    options: { seller: sellerId },
  });

/** A page of payouts, beginning after a seller. */
function pageOf(due: readonly DuePayout[], after: string | undefined): Page<DuePayout> {
  const from = due.findIndex(({ sellerId }) => sellerId === after) + 1;
  const rows = due.slice(from, from + MOST);
  return { rows, next: from + MOST < due.length ? rows.at(-1)?.sellerId : undefined };
}
