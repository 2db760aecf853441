import type { IncomingMessage } from 'node:http';
import { indianDay, indianDayStart } from '../../../core/calendar/indian-day.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { countOf } from '../../../core/text/figures.ts';
import { sumPayouts } from '../../records/ledger/overview.ts';
import { payoutDay } from '../../records/ledger/payout-days.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { findLastTaken, isAccountNumber, takeToBank, writeBankFile } from '../../records/ledger/bank-file.ts';
import { type DuePayout, listDue } from '../../records/ledger/payouts.ts';
import { settledCurrency } from '../../records/ledger/settled-seller.ts';
import { recordViewed } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { setNotice } from '../../records/staff/sessions.ts';
import { actionForm } from './actions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import {
  behind,
  choice,
  field,
  formatDay,
  formatMoment,
  formatMonth,
  hiddenFields,
  hint,
  HOME,
  link,
  linkTo,
  money,
  numberColumn,
  reasonField,
  stateColumn,
  stateLabel,
  table,
  tiles,
  type Tone,
  waitingSince,
} from './html.ts';
import { type PageContent, redirectTo } from './layout.ts';
import { nameSeller, sellerChoices, sellerLink } from './seller-names.ts';
import { beside, initials } from './pictures.ts';
import { onward, type Page, readPage } from './pager.ts';
import { elsewhere, pickStatus, statusLinks, statusName } from './status-links.ts';
import { type Visit, visitOf } from './visit.ts';

/** Rows of a page. */
const MOST = 200;
const STATUSES = ['due', 'made', 'paid', 'failed'] as const;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof STATUSES)[number], Html>> = {
  due: elsewhere(
    '/payouts',
    'Nothing is owed to a seller. Amounts appear here once a parcel is delivered.',
    'What was paid is under',
    'paid',
  ),
  made: elsewhere('/payouts', 'No payout waits for the bank.', 'Make one of what is', 'due'),
  paid: elsewhere('/payouts', 'No payout is paid.', 'Those at the bank are under', 'made'),
  failed: elsewhere('/payouts', 'The bank has returned no payout.', 'Those that it has paid are under', 'paid'),
};

const PAYOUT_TONES: Readonly<Record<PayoutRow['status'], Tone>> = { made: 'going', paid: 'done', failed: 'waits' };

/** What the shop owes its sellers, and the payouts on their way to the bank. */
export async function payoutsPage(visit: Visit): Promise<PageContent> {
  const { services } = visit;
  const status = pickStatus(visit.query, STATUSES);
  const due = await listDue(services.database.read, indianDay(services.now()));
  const list = status === 'due' ? duePayouts(visit, due) : await madePayouts(visit, status);
  const content = html`${await totals(services, due)}${list}`;
  return { title: 'Payouts', tools: statusLinks('/payouts', STATUSES, status), content };
}

/** What is due, at the bank, paid in this month, and held, of all sellers together. */
async function totals({ database, now, shop }: HostServices, due: readonly DuePayout[]): Promise<Html> {
  const month = indianDay(now()).slice(0, 7);
  const { madeCount, madeMinor, paidMinor } = await sumPayouts(database.read, indianDayStart(`${month}-01`));
  const currency = settledCurrency(shop()) ?? 'INR';
  const sum = (amountOf: (row: DuePayout) => number) =>
    due.reduce((total, row) => total + Math.max(0, amountOf(row)), 0);
  const heldMinor = sum((row) => row.heldMinor);
  const payableMinor = sum(({ to, amountMinor }) => (to ? amountMinor : 0));
  const blockedMinor = sum(({ to, amountMinor }) => (to ? 0 : amountMinor));
  const all = [
    [payableMinor, blockedMinor > 0 ? 'due, can be paid now' : 'due now'],
    ...(blockedMinor > 0 ? [[blockedMinor, 'due, can’t be paid yet'] as const] : []),
    [sum(({ laterMinor }) => laterMinor) - heldMinor, 'due later'],
    [heldMinor, 'held because of returns'],
    [madeMinor, madeCount === 0 ? 'at the bank' : `at the bank, ${countOf(madeCount, 'payout')}`],
    [paidMinor, `paid in ${formatMonth(month)}`],
  ] as const;
  return tiles(all.map(([minor, words]) => [money(Math.max(0, minor), currency), words]));
}

function duePayouts(visit: Visit, due: readonly DuePayout[]): Html {
  const { services } = visit;
  const page = pageOf(due, visit.query['after']);
  const payable = due.filter(({ to }) => to !== undefined);
  const [first] = payable;
  const sum = payable.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const all =
    first &&
    payable.length > 1 &&
    actionForm(visit, 'payouts make', {
      word: 'all',
      button: `Make all ${payable.length} payouts, ${money(sum, first.currency)}`,
    });
  const hasForms = page.rows.some(({ to }) => to !== undefined) && visit.may('money');
  const list = table(
    ['Seller', stateColumn(), numberColumn('Later'), numberColumn('Due'), ...(hasForms ? [''] : [])],
    page.rows.map((row) => [
      sellerCell(services, row.sellerId, accountOf(row), row.to !== undefined),
      stateOf(row),
      row.laterMinor !== 0 && money(row.laterMinor, row.currency),
      html`<b>${money(row.amountMinor, row.currency)}</b>`,
      ...(hasForms ? [row.to && makeForm(visit, row)] : []),
    ]),
    { caption: 'What is due', empty: EMPTY.due },
  );
  const rule = hint(
    `Payouts are made on Wednesdays, next on ${formatDay(payoutDay(indianDay(services.now())))}. A shipment is due once it can’t be returned any more; one with an open return waits.`,
  );
  return html`<div class="bar">${rule}${all}</div>${list}${onward('/payouts', {}, page, 'Further sellers')}
<h2>Account of a seller</h2><form method="get" action="${linkTo('/payouts/seller')}">
${choice(html`<span class="unseen">Seller</span>`, 'seller', sellerChoices(services))}<button class="plain" type="submit">Show</button></form>
<p>${link('/payouts/ledger', 'Balances of all sellers, and the check of the ledger')}</p>`;
}

/** A seller with what belongs below its name, on one line where it is short. */
const sellerCell = (services: HostServices, id: string, below: Content, isShort = true): Html =>
  beside(initials(nameSeller(services, id)), [
    sellerLink(services, id),
    below && html`<br><span class="soft${isShort && ' whole'}">${below}</span>`,
  ]);

/** Whether a seller can be paid. */
function stateOf({ amountMinor, to }: DuePayout): Html {
  if (to) return stateLabel('Ready', 'done');
  return amountMinor > 0 ? stateLabel('Can’t be paid', 'waits') : stateLabel('Nothing due', 'over');
}

/** The account that is paid, or why none is. That nothing is due, the state says. */
const accountOf = ({ amountMinor, to, problem }: DuePayout): Content =>
  to ? `…${to.bank.accountNumber.slice(-4)}, ${to.bank.ifsc}` : amountMinor > 0 && withCapital(problem ?? '');

const makeForm = (visit: Visit, { sellerId }: DuePayout): Html | undefined =>
  actionForm(visit, 'payouts make', {
    word: sellerId,
    button: 'Make the payout',
    options: { seller: sellerId },
    isPlain: true,
  });

async function madePayouts(visit: Visit, status: PayoutRow['status']): Promise<Content> {
  const { services, context } = visit;
  await recordViewed(context, 'payouts', { status });
  const isWaiting = status === 'made';
  const all = services.database.read.selectFrom('payouts').selectAll().where('status', '=', status);
  const page = await readPage(all, {
    by: ['id'],
    direction: isWaiting ? 'asc' : 'desc',
    most: MOST,
    query: visit.query,
  });
  const { rows } = page;
  const hasForms = isWaiting && visit.may('money');
  const list = table(
    [
      'Seller',
      stateColumn(),
      ...(isWaiting ? [] : [status === 'paid' ? 'Paid' : 'Failed']),
      'Sent to the bank',
      isWaiting ? 'Account' : 'Reference',
      numberColumn('Amount'),
      ...(hasForms ? [''] : []),
    ],
    rows.map((row) => [
      sellerCell(services, row.seller_id, row.id),
      stateLabel(statusName(status), PAYOUT_TONES[status]),
      ...(isWaiting ? [] : [row.settled_at && formatMoment(row.settled_at)]),
      isWaiting ? waitingSince(row.made_at, services.now()) : formatMoment(row.made_at),
      isWaiting
        ? lines([row.holder, html`<span class="soft whole">…${row.account_number.slice(-4)}, ${row.ifsc}</span>`])
        : (row.utr ?? row.reason),
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
      ...(hasForms ? [settleForms(visit, row)] : []),
    ]),
    { caption: 'Payouts', empty: EMPTY[status] },
  );
  const further = onward('/payouts', { status }, page, isWaiting ? 'Later payouts' : 'Earlier payouts');
  return [list, further, isWaiting && rows.length > 0 && (await bankForm(visit))];
}

/** A page of what is due, behind a seller. */
function pageOf(due: readonly DuePayout[], after: string | undefined): Page<DuePayout> {
  const from = due.findIndex(({ sellerId }) => sellerId === after) + 1;
  const rows = due.slice(from, from + MOST);
  return { rows, next: from + MOST < due.length ? rows.at(-1)?.sellerId : undefined };
}

/** The form for the bank's file of all payouts that wait for it. */
async function bankForm({ services, session, may }: Visit): Promise<Html | undefined> {
  if (!may('money')) return undefined;
  const last = await findLastTaken(services.database.read);
  const taken =
    last &&
    hint(
      `Last taken ${formatMoment(last.at)} by ${last.actor}, with ${last.payouts.length} ${last.payouts.length === 1 ? 'payout' : 'payouts'}. A file that the bank gets twice is paid twice.`,
    );
  const account = {
    required: true,
    inputmode: 'numeric',
    pattern: '[0-9]{9,18}',
    title: '9 to 18 digits',
    maxlength: 18,
    autocomplete: 'off',
  } as const;
  return html`<section class="card"><h2>File for the bank</h2><form method="post" action="${linkTo('/payouts/bank-file')}">
${hiddenFields({ form: session.formToken })}${field('Account number from which the bank pays', 'account', account)}
<button type="submit">Download</button></form>${taken}</section>`;
}

function settleForms(visit: Visit, { id: word }: PayoutRow): Content {
  const utr = field('UTR, the bank’s reference', 'utr', {
    required: true,
    pattern: '[A-Za-z0-9]{6,30}',
    title: '6 to 30 letters and digits',
    maxlength: 30,
    autocomplete: 'off',
  });
  const account = choice('Its bank account', 'account-right', [
    ['no', 'Closed or wrong: use it no more'],
    ['yes', 'Right: use it again'],
  ]);
  const reason = html`${reasonField('seller')}${account}`;
  const fail = actionForm(visit, 'payouts fail', { word, button: 'Mark as failed', fields: reason, isPlain: true });
  return [
    actionForm(visit, 'payouts pay', { word, button: 'Mark as paid', fields: utr }),
    behind('Refused or returned', fail),
  ];
}

/** The download of the bank's file. */
export const bankFileRoute = (services: HostServices): PageRoute => ({
  method: 'post',
  path: `${HOME}/payouts/bank-file`,
  handle: (request) => downloadBankFile(services, request),
});

async function downloadBankFile(services: HostServices, request: IncomingMessage): Promise<Response> {
  checkNavigation(request);
  const form = await readForm(request);
  const session = await readSession(services, request);
  const page = `${HOME}/payouts?status=made`;
  if (!session) return redirectTo(`${HOME}/sign-in?${new URLSearchParams({ next: page })}`);
  checkOwnForm(session, form);
  const { may, context } = visitOf(services, session, request);
  if (!may('money')) throw new ProtocolError(403, 'Your role does not allow this.');
  const account = (form.get('account') ?? '').replace(/\s/g, '');
  const refuse = async (text: string) => {
    await setNotice(services, session, { isError: true, text });
    return redirectTo(page);
  };
  if (!isAccountNumber(account)) return refuse('An account number has 9 to 18 digits.');
  const payouts = await takeToBank(services, context.actor);
  if (payouts.length === 0) return refuse('No payout waits for the bank.');
  return new Response(writeBankFile(payouts, account, services.shop().name, services.now()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payouts-${indianDay(services.now())}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
