import { setTimeout } from 'node:timers/promises';
import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { accountWords, type Account } from '../../../../core/settlement/entries.ts';
import type { Database } from '../../../ground/database/types.ts';
import { checkLedger, type LedgerCheck } from '../../../records/ledger/check.ts';
import { readBalances } from '../../../records/ledger/read.ts';
import { settledCurrency } from '../../../records/ledger/settled-seller.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { backLink, linkTo, emptyOf } from '../frame/links.ts';
import { money } from '../../kit/pieces/format.ts';
import { numberColumn, table } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import type { Visit } from '../frame/visit.ts';

/** How long a page waits for a check. Proxies and browsers give up an answer that takes a minute. */
const LONGEST_WAIT_MS = 2_000;

/** The result of the last check of a database; undefined while it runs. */
const asked = new WeakMap<Database, { readonly ended: Promise<void>; outcome?: PromiseSettledResult<LedgerCheck> }>();

/**
 * The balances of all sellers, from the stored sums, and on request the proof that entries, sums, statements and payouts agree with each other and with
 * the orders. The proof reads every posting; while it runs, the page reloads itself.
 */
export async function ledgerPage({ services: { database, shop }, query }: Visit): Promise<PageContent> {
  const isCheck = query['check'] !== undefined;
  const result = isCheck ? await awaitCheck(database, shop()) : undefined;
  const next = isCheck && !result ? linkTo('/payouts/ledger', { check: 'yes' }) : undefined;
  const top = result
    ? verdictOf(result)
    : next !== undefined &&
      html`<p role="status">${withTags(operatorAccountsText.checkRuns, (_, text) => html`<a href="${next}">${text}</a>`)}</p>`;
  const check = html`<section class="card"><h2>${operatorAccountsText.check}</h2>
<p>${operatorAccountsText.aboutCheck}</p>
<p><a class="button" href="${linkTo('/payouts/ledger', { check: 'yes' })}">${operatorAccountsText.checkAll}</a></p></section>`;
  const currency = settledCurrency(shop());
  const list = balanceTable(await readBalances(database.read, currency), currency ?? 'INR');
  const content = html`${top}<div class="split"><div>${list}</div><div>${check}</div></div>`;
  const back = backLink('/payouts', operatorAccountsText.payouts);
  return { title: operatorAccountsText.balancesTitle, content, back, next };
}

/** The result of a check, returned once; undefined while it runs. If no check is running, one is started. @throws what the check threw */
async function awaitCheck(database: Database, shop: Shop): Promise<LedgerCheck | undefined> {
  const check = asked.get(database) ?? startCheck(database, shop);
  await Promise.race([check.ended, setTimeout(LONGEST_WAIT_MS, undefined, { ref: false })]);
  if (!check.outcome) return undefined;
  asked.delete(database);
  if (check.outcome.status === 'rejected') throw check.outcome.reason;
  return check.outcome.value;
}

function startCheck(database: Database, shop: Shop) {
  const check: { ended: Promise<void>; outcome?: PromiseSettledResult<LedgerCheck> } = { ended: Promise.resolve() };
  check.ended = Promise.allSettled([checkLedger(database, shop)]).then(([outcome]) => {
    check.outcome = outcome;
  });
  asked.set(database, check);
  return check;
}

const verdictOf = ({ problems, postings, sellers }: LedgerCheck): Html =>
  problems.length === 0
    ? html`<p class="good">${operatorAccountsText.balances({ postings, sellers })}</p>`
    : html`<p class="bad">${operatorAccountsText.isWrong}</p><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`;

function balanceTable(balances: ReadonlyMap<Account, number>, currency: string): Html {
  const side = (minor: number) => minor > 0 && money(minor, currency);
  const total = (sign: number) =>
    [...balances.values()].reduce((sum, minor) => (minor * sign > 0 ? sum + minor * sign : sum), 0);
  const rows = [...balances].map(([account, minor]) => [withCapital(accountWords(account)), side(minor), side(-minor)]);
  return table(
    [operatorAccountsText.account, numberColumn(operatorAccountsText.debit), numberColumn(operatorAccountsText.credit)],
    rows.length === 0
      ? []
      : [...rows, [operatorAccountsText.total, side(total(1)), side(total(-1))].map((sum) => html`<b>${sum}</b>`)],
    {
      caption: operatorAccountsText.allBalances,
      empty: emptyOf('/payouts', operatorAccountsText.nothingPosted, operatorAccountsText.balancesAppear),
      look: 'sides',
    },
  );
}
