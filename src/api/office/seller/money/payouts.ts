import type { SellerPayouts } from '../../../../contract/payouts.ts';
import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { sellerAccountText } from '../../../../messages/rooms/seller-account.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { html } from '../../../ground/http/html.ts';
import { readPayouts } from '../../../records/ledger/overview.ts';
import { readOwedAfter } from '../../../records/ledger/statements.ts';
import { formatDay, money } from '../../kit/pieces/format.ts';
import { hint, tiles } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { monthLinks, payoutTable } from '../../kit/shared/payouts.ts';
import { statementOf } from '../../kit/shared/statement.ts';
import { backLink, emptyOf, linkTo, nameLink } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';

/** What the shop owes a seller, the last payouts, and the statements. */
export async function payoutsPage({ services, shop: { sellerId } }: ShopVisit): Promise<PageContent> {
  const account = await readPayouts(services, sellerId);
  const { currency, payouts, months } = account;
  const owed = await readOwedAfter(services.database.read, sellerId);
  const list = payoutTable(
    payouts,
    currency,
    emptyOf(
      '/payouts',
      sellerAccountText.none,
      html`${sellerAccountText.noneHint}<br><a class="button plain" href="${linkTo('/orders')}">${sellerDashboardText.seeOrders}</a>`,
    ),
  );
  const statements = monthLinks(
    months.map((month) => ({
      month,
      href: linkTo(`/payouts/${month}`),
      owed: money(owed.get(month) ?? 0, currency),
    })),
    emptyOf('/figures', operatorAccountsText.noStatement, operatorAccountsText.firstStatement),
  );
  return {
    title: sellerDashboardText.payouts,
    content: html`${tiles(figuresOf(account))}${hint(sellerAccountText.whenPaid)}<h2>${sellerAccountText.latest}</h2>${list}<h2>${operatorAccountsText.statements}</h2>${statements}`,
  };
}

/** The amount owed, with those of its parts that are not 0. */
function figuresOf(account: SellerPayouts): (readonly [figure: string, words: string])[] {
  const { balanceMinor, nextMinor, heldMinor, currency } = account;
  const laterMinor = balanceMinor - nextMinor - heldMinor;
  const parts: readonly (readonly [minor: number, words: string])[] = [
    [nextMinor, nextWords(account)],
    [laterMinor, laterMinor > 0 ? sellerAccountText.inReturnPeriod : sellerAccountText.takenOff],
    [heldMinor, sellerAccountText.held],
  ];
  return [
    [
      money(Math.abs(balanceMinor), currency),
      balanceMinor < 0 ? sellerAccountText.owesUs : sellerAccountText.owedTotal,
    ],
    ...parts
      // A payout of 0 is not shown.
      .filter(([minor]) => minor !== 0)
      .map(([minor, words]) => [money(minor, currency), words] as const),
  ];
}

function nextWords({ account, nextOn }: SellerPayouts): string {
  if (account === 'returned') return sellerAccountText.waitsForAccount;
  return account === 'cooling' ? sellerAccountText.onceUsed : sellerAccountText.nextPayout({ day: formatDay(nextOn) });
}

/** A month of the account, to be read or printed. */
export const statementPage = ({ services, shop, params, query }: ShopVisit): Promise<PageContent> => {
  const { month = '' } = params;
  return statementOf(services, {
    ...{ sellerId: shop.sellerId, month, query },
    name: services.shop().sellers.get(shop.sellerId)?.name ?? shop.sellerId,
    orderLink: (number) => nameLink(`/orders?${new URLSearchParams({ search: number })}`, number),
    addressOf: (further) => linkTo(`/payouts/${month}`, further),
    back: backLink('/payouts', sellerDashboardText.payouts),
  });
};
