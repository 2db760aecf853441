import type { IncomingMessage } from 'node:http';
import { indianDay, indianDayStart } from '../../../core/calendar/indian-day.ts';
import { countOf } from '../../../core/text/figures.ts';
import type { PayoutRow } from '../../ground/database/tables.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { type Content, type Html, html, lines } from '../../ground/http/html.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { readAccounts } from '../../records/ledger/accounts.ts';
import { findLastTaken, isAccountNumber, takeToBank, writeBankFile } from '../../records/ledger/bank-file.ts';
import { sumPayouts } from '../../records/ledger/overview.ts';
import { noteDebitAccount, readDebitAccount } from '../../ground/shop/debit-account.ts';
import { settledCurrency } from '../../records/ledger/settled-seller.ts';
import { setNotice } from '../../records/staff/sessions.ts';
import { recordViewed } from '../operator/command.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { actorWords } from './audit-subjects.ts';
import { checkNavigation, checkOwnForm, readForm, readSession } from './guard.ts';
import {
  actions,
  behind,
  choice,
  field,
  formatMoment,
  formatMonth,
  hiddenFields,
  HOME,
  link,
  linkTo,
  listHead,
  money,
  reasonField,
  sumColumn,
  table,
  waitingSince,
} from './html.ts';
import { redirectTo } from './layout.ts';
import { onward, readPage } from './pager.ts';
import { nameSeller, sellerCell } from './seller-names.ts';
import { elsewhere } from './status-links.ts';
import { type Visit, visitOf } from './visit.ts';

/** Rows of a page. */
const MOST = 200;

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<PayoutRow['status'], Html>> = {
  made: elsewhere('/payouts', 'No payout waits for the bank.', 'See what is due', 'due'),
  paid: elsewhere('/payouts', 'No payout is paid.', 'See payouts to be paid', 'made'),
  failed: elsewhere('/payouts', 'No payout has failed.', 'See paid payouts', 'paid'),
};

/** The payouts of a status, with the steps of paying those at the bank. */
export async function madePayouts(visit: Visit, status: PayoutRow['status']): Promise<Content> {
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
  const further = onward('/payouts', { status }, page, isWaiting ? 'Later payouts' : 'Earlier payouts');
  if (isWaiting) return [await bankSteps(visit, rows), waitingTable(visit, rows), further];
  if (status === 'paid') return [await paidTotal(services), paidTable(visit, rows), further];
  return [failedTable(visit, rows, await readOutcomes(services, rows)), further];
}

/** Payouts to be paid, to be marked one by one. */
function waitingTable(visit: Visit, rows: readonly PayoutRow[]): Html {
  const hasForms = visit.may('money');
  return table(
    ['Seller', 'Waits', sumColumn('Amount'), ...(hasForms ? [''] : [])],
    rows.map((row) => [
      sellerCell(
        visit.services,
        row.seller_id,
        lines([
          row.id,
          row.holder !== nameSeller(visit.services, row.seller_id) && row.holder,
          html`<span class="whole">…${row.account_number.slice(-4)}, ${row.ifsc}</span>`,
        ]),
        false,
      ),
      waitingSince(row.made_at, visit.services.now()),
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
      ...(hasForms ? [settleForms(visit, row)] : []),
    ]),
    { caption: 'Payouts', empty: EMPTY.made, look: 'amounts' },
  );
}

const paidTable = ({ services }: Visit, rows: readonly PayoutRow[]): Html =>
  table(
    ['Seller', 'Paid', 'Sent', 'UTR', sumColumn('Amount')],
    rows.map((row) => [
      sellerCell(services, row.seller_id, row.id),
      row.settled_at && formatMoment(row.settled_at),
      formatMoment(row.made_at),
      row.utr,
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
    ]),
    { caption: 'Payouts', empty: EMPTY.paid, look: 'amounts' },
  );

/** Payouts that the bank has returned, with what has become of their amounts. */
const failedTable = ({ services }: Visit, rows: readonly PayoutRow[], outcomes: ReadonlyMap<string, Content>): Html =>
  table(
    ['Seller', 'Failed', 'Sent', 'Reason', 'Now', sumColumn('Amount')],
    rows.map((row) => [
      sellerCell(services, row.seller_id, row.id),
      row.settled_at && formatMoment(row.settled_at),
      formatMoment(row.made_at),
      row.reason,
      outcomes.get(row.id),
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
    ]),
    { caption: 'Payouts', empty: EMPTY.failed, look: 'amounts' },
  );

/** What has become of amounts that came back, by the payouts that failed: they are in the next payout, wait for an account, or are due. */
async function readOutcomes(
  { database: { read } }: HostServices,
  failed: readonly PayoutRow[],
): Promise<ReadonlyMap<string, Content>> {
  if (failed.length === 0) return new Map();
  const sellerIds = [...new Set(failed.map((row) => row.seller_id))];
  const [first = ''] = failed.map(({ id }) => id).toSorted();
  const all = await read
    .selectFrom('payouts')
    .select(['id', 'seller_id', 'status'])
    .where('seller_id', 'in', sellerIds)
    .where('id', '>', first)
    .orderBy('id')
    .execute();
  const accounts = await read.selectFrom('sellers').selectAll().where('seller_id', 'in', sellerIds).execute();
  const waits = await readAccounts(read, accounts);
  return new Map(
    failed.map(({ id, seller_id: sellerId }): [string, Content] => {
      const next = all.find((row) => row.seller_id === sellerId && row.id > id);
      const account = accounts.find((row) => row.seller_id === sellerId);
      if (next) {
        const list = linkTo('/payouts', { status: next.status });
        return [id, html`New payout <a class="whole" href="${list}">${next.id}</a>`];
      }
      if (account && waits.has(account.id))
        return [id, ['Waits for ', link(`/sellers/${account.id}`, 'a new account')]];
      return [id, link('/payouts', 'Due again')];
    }),
  );
}

/** What is paid in this month, as the head of the list. */
async function paidTotal({ database, now, shop }: HostServices): Promise<Html> {
  const month = indianDay(now()).slice(0, 7);
  const { paidMinor } = await sumPayouts(database.read, indianDayStart(`${month}-01`));
  return listHead(`Paid in ${formatMonth(month)}: ${money(paidMinor, settledCurrency(shop()) ?? 'INR')}`);
}

/** How the payouts that wait are paid: with the bank’s file, and its references. Undefined without any, and for people who may not. */
async function bankSteps({ services, session, may }: Visit, rows: readonly PayoutRow[]): Promise<Html | undefined> {
  if (!may('money') || rows.length === 0) return undefined;
  const { madeCount, madeMinor } = await sumPayouts(services.database.read, services.now());
  const last = await findLastTaken(services.database.read);
  const isTaken = rows.every(({ id }) => last?.payouts.includes(id));
  const taken =
    last &&
    html`<br>Last downloaded ${formatMoment(last.at)} by ${actorWords(last.actor)}, with ${countOf(last.payouts.length, 'payout')}.`;
  const account = {
    required: true,
    inputmode: 'numeric',
    pattern: '[0-9]{9,18}',
    title: '9 to 18 digits',
    maxlength: 18,
    autocomplete: 'off',
    value: (await readDebitAccount(services.database)) ?? '',
  } as const;
  return html`<section class="card"><h2>${countOf(madeCount, 'payout')} to be paid, ${money(madeMinor, rows[0]?.currency ?? 'INR')}</h2><ol class="steps">
<li><div><h3>Download the file for the bank</h3><form method="post" action="${linkTo('/payouts/bank-file')}">
${hiddenFields({ form: session.formToken })}${field('The shop’s account number', 'account', account)}
<button${isTaken && html` class="plain"`} type="submit">Download</button></form>
<p class="caution"><b>Give the bank each file once.</b> What it gets twice, it pays twice.${taken}</p></div></li>
<li><div><h3>Upload it at the bank</h3><p>As a bulk payment, in the bank’s internet banking.</p></div></li>
<li><div><h3>Enter the UTR of each payout</h3><p>The UTR is the bank’s reference of a transfer. The seller is told once it is entered.</p></div></li></ol></section>`;
}

function settleForms(visit: Visit, { id: word }: PayoutRow): Content {
  const utr = field('UTR', 'utr', {
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
  return actions([
    actionForm(visit, 'payouts pay', { word, button: 'Mark as paid', fields: utr }),
    behind('Mark as failed', fail),
  ]);
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
  await noteDebitAccount(services.database, account);
  return new Response(writeBankFile(payouts, account, services.shop().name, services.now()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payouts-${indianDay(services.now())}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
