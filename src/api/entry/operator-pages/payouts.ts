import type { IncomingMessage } from 'node:http';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { withCapital } from '../../../core/text/capital.ts';
import { payoutDay } from '../../records/ledger/payout-days.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { findLastTaken, isAccountNumber, takeToBank, writeBankFile } from '../../records/ledger/bank-file.ts';
import { type DuePayout, listDue } from '../../records/ledger/payouts.ts';
import { recordViewed } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { setNotice } from '../../records/staff/sessions.ts';
import { actionForm } from './actions.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import {
  actions,
  behind,
  card,
  choice,
  facts,
  field,
  formatDay,
  formatMoment,
  hiddenFields,
  hint,
  HOME,
  link,
  linkTo,
  money,
  NOTHING,
  numberColumn,
  reasonField,
  table,
} from './html.ts';
import { type PageContent, redirectTo } from './layout.ts';
import { nameSeller, sellerChoices, sellerLink } from './seller-names.ts';
import { onward, type Page, readPage } from './pager.ts';
import { pickStatus, statusLinks } from './status-links.ts';
import { type Visit, visitOf } from './visit.ts';

/** Rows of a page. */
const MOST = 200;
const STATUSES = ['due', 'made', 'paid', 'failed'] as const;

/** What the shop owes its sellers, and the payouts on their way to the bank. */
export async function payoutsPage(visit: Visit): Promise<PageContent> {
  const status = pickStatus(visit.query, STATUSES);
  const content = status === 'due' ? await duePayouts(visit) : await madePayouts(visit, status);
  return { title: 'Payouts', content: html`${statusLinks('/payouts', STATUSES, status)}${content}` };
}

async function duePayouts(visit: Visit): Promise<Html> {
  const { services } = visit;
  const today = indianDay(services.now());
  const due = await listDue(services.database.read, today);
  const page = pageOf(due, visit.query['after']);
  const payable = due.filter(({ to }) => to !== undefined);
  const [first] = payable;
  const sum = payable.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const all =
    first &&
    payable.length > 1 &&
    actionForm(visit, 'payouts make', {
      word: 'all',
      button: `Make all ${payable.length} payouts, ${money(sum, first.currency)} together`,
    });
  const hasForms = page.rows.some(({ to }) => to !== undefined);
  const list = table(
    ['Seller', numberColumn('Due'), numberColumn('Later'), ...(hasForms ? [''] : [])],
    page.rows.map((row) => [
      html`${sellerLink(services, row.sellerId)}${problemOf(row)}`,
      money(row.amountMinor, row.currency),
      money(row.laterMinor, row.currency),
      ...(hasForms ? [row.to && makeForm(visit, row)] : []),
    ]),
    'What is due',
    'amounts',
  );
  const rule = hint(
    `Payouts are made on Wednesdays, next on ${formatDay(payoutDay(today))}. A shipment is due once it can’t be returned any more; one with an open return waits.`,
  );
  return html`${rule}${all}${list}${onward('/payouts', {}, page, 'Further sellers')}
<h2>Account of a seller</h2><form method="get" action="${linkTo('/payouts/seller')}">
${choice('Seller', 'seller', sellerChoices(services))}<button class="plain" type="submit">Show</button></form>
<p>${link('/payouts/ledger', 'Balances of all sellers, and the check of the ledger')}</p>`;
}

/** Why nothing is paid. That nothing is due, the amount says. */
const problemOf = ({ amountMinor, problem }: DuePayout): Content =>
  amountMinor > 0 && problem !== undefined && html` <span class="soft">${withCapital(problem)}</span>`;

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
  const isOldestFirst = status === 'made';
  const all = services.database.read.selectFrom('payouts').selectAll().where('status', '=', status);
  const direction = isOldestFirst ? 'asc' : 'desc';
  const page = await readPage(all, { by: ['id'], direction, most: MOST, query: visit.query });
  const { rows } = page;
  const further = onward('/payouts', { status }, page, isOldestFirst ? 'Later payouts' : 'Earlier payouts');
  if (isOldestFirst) return rows.length === 0 ? NOTHING : [await bankForm(visit), cards(visit, rows), further];
  const list = table(
    ['Seller', status === 'paid' ? 'Paid' : 'Failed', 'Made', 'Payout', 'Reference', numberColumn('Amount')],
    rows.map((row) => [
      sellerLink(services, row.seller_id),
      row.settled_at && formatMoment(row.settled_at),
      formatMoment(row.made_at),
      row.id,
      row.utr ?? row.reason,
      money(row.amount_minor, row.currency),
    ]),
    'Payouts',
    'amounts',
  );
  return [list, further];
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

const cards = (visit: Visit, rows: readonly PayoutRow[]): Html[] =>
  rows.map((row) => {
    const about = facts([
      ['Payout', row.id],
      ['Made', formatMoment(row.made_at)],
      ['Account', lines([row.holder, `…${row.account_number.slice(-4)}, ${row.ifsc}`])],
    ]);
    const heading = [
      html`<span>${nameSeller(visit.services, row.seller_id)}</span> `,
      html`<span class="number">${money(row.amount_minor, row.currency)}</span>`,
    ];
    return card(heading, [about, actions(settleForms(visit, row))]);
  });

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
    behind('The bank refused or returned it', fail),
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
