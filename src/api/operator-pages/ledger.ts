import { ACCOUNTS } from '../../core/settlement/entries.ts';
import { checkLedger } from '../ledger/check.ts';
import { settledCurrency } from '../ledger/settled-seller.ts';
import { money, numberColumn, table, toHtml } from './html.ts';
import type { PageContent } from './layout.ts';
import type { View } from './view.ts';

/** The proof of the ledger: that entries, balances, statements and payouts agree with each other and with the orders. */
export async function ledgerPage({ services: { database, shop } }: View): Promise<PageContent> {
  const { problems, balances, postings, sellers } = await database.snapshot((db) => checkLedger(db, shop()));
  const currency = settledCurrency(shop()) ?? 'INR';
  const verdict =
    problems.length === 0
      ? `<p class="good">The ledger balances: ${postings} postings for ${sellers} sellers.</p>`
      : `<p class="bad">The ledger is wrong:</p><ul>${problems.map((problem) => `<li>${toHtml(problem)}</li>`).join('')}</ul>`;
  const side = (minor: number) => (minor > 0 ? money(minor, currency) : '');
  const total = (sign: number) =>
    [...balances.values()].reduce((sum, minor) => (minor * sign > 0 ? sum + minor * sign : sum), 0);
  const rows = [...balances].map(([account, minor]) => [ACCOUNTS[account], side(minor), side(-minor)]);
  const list = table(
    ['Account', numberColumn('Debit'), numberColumn('Credit')],
    rows.length === 0 ? [] : [...rows, ['<b>Total</b>', `<b>${side(total(1))}</b>`, `<b>${side(total(-1))}</b>`]],
    'Balances of all sellers',
  );
  return { title: 'Ledger', content: verdict + list };
}
