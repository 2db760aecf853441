import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { operatorPayoutsText } from '../../../../messages/rooms/operator-payouts.ts';
import { indianDay, indianDayStart } from '../../../../core/calendar/indian-day.ts';
import { figure } from '../../../../core/text/figures.ts';
import type { PayoutRow } from '../../../ground/database/tables.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import { type Content, type Html, html, lines, withBold, withTags } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { readAccounts } from '../../../records/ledger/accounts.ts';
import { findLastTaken, isAccountNumber, takeToBank, writeBankFile } from '../../../records/ledger/bank-file.ts';
import { sumPayouts } from '../../../records/ledger/overview.ts';
import { noteDebitAccount, readDebitAccount } from '../../../ground/shop/debit-account.ts';
import { settledCurrency } from '../../../records/ledger/settled-seller.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import { sentForm } from '../../kit/forms/sent-form.ts';
import { actorWords } from '../trail/audit-subjects.ts';
import { actions, behind } from '../../kit/pieces/html.ts';
import { choice, field, reasonField } from '../../kit/pieces/fields.ts';
import { formatMoment, formatMonth, money } from '../../kit/pieces/format.ts';
import { formColumn, listHead, momentBelow, slim, sumColumn, table, waitingSince } from '../../kit/lists/table.ts';
import { link, linkTo, onward, elsewhere } from '../frame/links.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { nameSeller, sellerCell } from '../frame/seller-names.ts';
import { form, type Visit } from '../frame/visit.ts';

const BANK_FILE = '/payouts/bank-file';

/** How many rows a page has. */
const MOST = 200;

/** Shown instead of an empty list. */
function emptyList(status: PayoutRow['status']): Html {
  switch (status) {
    case 'made':
      return elsewhere('/payouts', operatorPayoutsText.noneMade, operatorPayoutsText.seeDue, 'due');
    case 'paid':
      return elsewhere('/payouts', operatorPayoutsText.nonePaid, operatorPayoutsText.seeMade, 'made');
    case 'failed':
      return elsewhere('/payouts', operatorPayoutsText.noneFailed, operatorPayoutsText.seePaid, 'paid');
  }
}

/** The payouts with a status, and for those at the bank the steps of paying them. */
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
  const more = isWaiting ? operatorPayoutsText.later : operatorPayoutsText.earlier;
  const further = onward('/payouts', { status }, page, more);
  if (isWaiting) return [await bankSteps(visit, rows), waitingTable(visit, rows), further];
  if (status === 'paid') return [await paidTotal(services), paidTable(visit, rows), further];
  return [failedTable(visit, rows, await readOutcomes(services, rows)), further];
}

/** Payouts to be paid, each of which can be marked. */
function waitingTable(visit: Visit, rows: readonly PayoutRow[]): Html {
  const hasForms = visit.may('money');
  return table(
    [
      operatorPayoutsText.seller,
      operatorPayoutsText.waits,
      sumColumn(operatorPayoutsText.amount),
      ...(hasForms ? [formColumn(operatorPayoutsText.utr)] : []),
    ],
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
    { caption: operatorPayoutsText.title, empty: emptyList('made'), look: 'amounts' },
  );
}

const paidTable = ({ services }: Visit, rows: readonly PayoutRow[]): Html =>
  table(
    [
      operatorPayoutsText.seller,
      operatorPayoutsText.paid,
      operatorPayoutsText.sent,
      operatorPayoutsText.utr,
      sumColumn(operatorPayoutsText.amount),
    ],
    rows.map((row) => [
      sellerCell(services, row.seller_id, row.id),
      row.settled_at && momentBelow(row.settled_at, services.now()),
      momentBelow(row.made_at, services.now()),
      row.utr,
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
    ]),
    { caption: operatorPayoutsText.title, empty: emptyList('paid'), look: 'amounts' },
  );

/** Payouts that the bank has returned, with what happened to their amounts. */
const failedTable = ({ services }: Visit, rows: readonly PayoutRow[], outcomes: ReadonlyMap<string, Content>): Html =>
  table(
    [
      operatorPayoutsText.seller,
      operatorPayoutsText.failed,
      operatorPayoutsText.sent,
      operatorPayoutsText.reason,
      operatorPayoutsText.now,
      sumColumn(operatorPayoutsText.amount),
    ],
    rows.map((row) => [
      sellerCell(services, row.seller_id, row.id),
      row.settled_at && momentBelow(row.settled_at, services.now()),
      momentBelow(row.made_at, services.now()),
      row.reason,
      outcomes.get(row.id),
      html`<b>${money(row.amount_minor, row.currency)}</b>`,
    ]),
    { caption: operatorPayoutsText.title, empty: emptyList('failed'), look: 'amounts' },
  );

/** What happened to returned amounts, by the failed payout: they are in the next payout, wait for an account, or are due. */
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
        const list = html`<a class="name whole" href="${linkTo('/payouts', { status: next.status })}">${next.id}</a>`;
        return [id, withTags(operatorPayoutsText.newPayout, () => list)];
      }
      if (account && waits.has(account.id))
        return [id, withTags(operatorPayoutsText.waitsForAccount, (_, text) => link(`/sellers/${account.id}`, text))];
      return [id, link('/payouts', operatorPayoutsText.dueAgain)];
    }),
  );
}

/** The sum paid in this month, for the head of the list. */
async function paidTotal({ database, now, shop }: HostServices): Promise<Html> {
  const month = indianDay(now()).slice(0, 7);
  const { paidMinor } = await sumPayouts(database.read, indianDayStart(`${month}-01`));
  const amount = money(paidMinor, settledCurrency(shop()) ?? 'INR');
  return listHead(operatorPayoutsText.paidIn({ month: formatMonth(month), amount }));
}

/** How to pay the waiting payouts: with the bank’s file, and its references. Undefined without any, and for people without the right. */
async function bankSteps(visit: Visit, rows: readonly PayoutRow[]): Promise<Html | undefined> {
  const { services } = visit;
  if (!visit.may('money') || rows.length === 0) return undefined;
  const { madeCount, madeMinor } = await sumPayouts(services.database.read, services.now());
  const last = await findLastTaken(services.database.read);
  const isTaken = rows.every(({ id }) => last?.payouts.includes(id));
  const taken =
    last &&
    html`<br>${operatorPayoutsText.lastDownloaded({
      count: last.payouts.length,
      payouts: figure(last.payouts.length),
      moment: formatMoment(last.at),
      who: actorWords(last.actor),
    })}`;
  const account = {
    required: true,
    inputmode: 'numeric',
    pattern: String.raw`\p{Nd}{9,18}`,
    title: operatorPayoutsText.accountRule,
    maxlength: 18,
    autocomplete: 'off',
    value: (await readDebitAccount(services.database)) ?? '',
  } as const;
  const heading = operatorPayoutsText.toBePaid({
    count: madeCount,
    payouts: figure(madeCount),
    amount: money(madeMinor, rows[0]?.currency ?? 'INR'),
  });
  const file = sentForm({ linkTo }, visit, {
    path: BANK_FILE,
    fields: [field(operatorPayoutsText.shopAccount, 'account', account)],
    button: operatorPayoutsText.download,
    isPlain: isTaken,
  });
  return html`<section class="card"><h2>${heading}</h2><ol class="steps">
<li><div><h3>${operatorPayoutsText.downloadFile}</h3><p class="caution">${withBold(operatorPayoutsText.caution)}${taken}</p>${file}</div></li>
<li><div><h3>${operatorPayoutsText.upload}</h3><p>${operatorPayoutsText.uploadHow}</p></div></li>
<li><div><h3>${operatorPayoutsText.enterUtr}</h3><p>${operatorPayoutsText.aboutUtr}</p></div></li></ol></section>`;
}

function settleForms(visit: Visit, { id: word }: PayoutRow): Content {
  const utr = field(slim(operatorPayoutsText.utr), 'utr', {
    required: true,
    pattern: String.raw`[A-Za-z\p{Nd}]{6,30}`,
    title: operatorPayoutsText.utrRule,
    maxlength: 30,
    autocomplete: 'off',
  });
  const account = choice(operatorPayoutsText.itsAccount, 'account-right', [
    ['no', operatorPayoutsText.accountWrong],
    ['yes', operatorPayoutsText.accountRight],
  ]);
  const markFailed = operatorPayoutsText.markFailed;
  const fail = actionForm(visit, 'payouts fail', {
    word,
    button: markFailed,
    fields: [reasonField('seller'), account],
    isPlain: true,
  });
  return actions([
    actionForm(visit, 'payouts pay', { word, button: operatorPayoutsText.markPaid, fields: [utr] }),
    behind(markFailed, fail),
  ]);
}

/** The download of the bank's file. */
export const bankFileRoute = (services: HostServices): PageRoute =>
  form(services, BANK_FILE, takeBankFile, '/payouts?status=made');

async function takeBankFile({ services, may, context }: Visit, typed: URLSearchParams): Promise<Notice | Response> {
  if (!may('money')) throw new ProtocolError(403, operatorFrameText.roleForbids);
  const account = (typed.get('account') ?? '').replace(/\s/g, '');
  if (!isAccountNumber(account))
    return { isError: true, text: operatorPayoutsText.accountNumberWrong, field: 'account' };
  const payouts = await takeToBank(services, context.actor);
  if (payouts.length === 0) return { isError: true, text: operatorPayoutsText.noneMade };
  await noteDebitAccount(services.database, account);
  return new Response(writeBankFile(payouts, account, services.shop().name, services.now()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payouts-${indianDay(services.now())}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
