import { operatorAccountsText } from '../../../../messages/rooms/operator-accounts.ts';
import { operatorPayoutsText } from '../../../../messages/rooms/operator-payouts.ts';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { html, withTags } from '../../../ground/http/html.ts';
import { readPayouts } from '../../../records/ledger/overview.ts';
import { readOwedAfter } from '../../../records/ledger/statements.ts';
import { OperatorError, recordViewed } from '../../../entry/operator/command.ts';
import { laterOf, listDue } from '../../../records/ledger/payouts.ts';
import { actionForm } from '../actions/actions.ts';
import { actions, behind, tiles } from '../../kit/pieces/html.ts';
import { backLink, nameLink, linkTo, emptyOf } from '../frame/links.ts';
import { field, onceMore, reasonField } from '../../kit/pieces/fields.ts';
import { money } from '../../kit/pieces/format.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { monthLinks, payoutTable } from '../../kit/shared/payouts.ts';
import { statementOf } from '../../kit/shared/statement.ts';
import { nameSeller } from '../frame/seller-names.ts';
import { accountPath, readAccountIds } from '../frame/seller-paths.ts';
import type { Visit } from '../frame/visit.ts';

/** The seller in an address. @throws OperatorError */
function readSeller({ services, query }: Visit): string {
  const id = query['seller'] ?? '';
  if (!services.shop().sellers.has(id)) throw new OperatorError(operatorAccountsText.noSeller);
  return id;
}

/** What the shop owes a seller, its payouts, and its statements. */
export async function sellerAccountPage(visit: Visit): Promise<PageContent> {
  const { services, context } = visit;
  const sellerId = readSeller(visit);
  await recordViewed(context, `seller:${sellerId}`, { payouts: true });
  const { currency, balanceMinor, heldMinor, payouts, months } = await readPayouts(services, sellerId);
  const list = payoutTable(
    payouts,
    currency,
    emptyOf('/payouts', operatorAccountsText.nonePaid, operatorAccountsText.paidNextDay),
  );
  const accounts = await readAccountIds(services);
  const owed = await readOwedAfter(services.database.read, sellerId);
  const statements = monthLinks(
    months.map((month) => ({
      month,
      href: linkTo('/payouts/statement', { seller: sellerId, month }),
      owed: money(owed.get(month) ?? 0, currency),
    })),
    emptyOf('/figures', operatorAccountsText.noStatement, operatorAccountsText.firstStatement),
  );
  const amount = { required: true, maxlength: 20, placeholder: '-149.00' } as const;
  const fields = [field(operatorAccountsText.adjustAmount, 'amount', amount), reasonField('seller'), onceMore()];
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
  const content = html`${totals}${actions([make, behind(operatorAccountsText.adjustOpen, adjust)])}<h2>${operatorAccountsText.payouts}</h2>${list}<h2>${operatorAccountsText.statements}</h2>${statements}`;
  return {
    title: operatorAccountsText.payoutsOf({ seller: name }),
    heading: accounts.has(sellerId) ? html`<span>${linked}</span>` : undefined,
    content,
    back: backLink('/payouts', operatorAccountsText.payouts),
  };
}

/** A month of a seller's account, to be read or printed, in pages. */
export async function statementPage(visit: Visit): Promise<PageContent> {
  const { services, context, query } = visit;
  const sellerId = readSeller(visit);
  const month = query['month'] ?? '';
  const name = nameSeller(services, sellerId);
  const page = await statementOf(services, {
    ...{ sellerId, name, month, query },
    orderLink: (number) => nameLink(`/orders/${number}`, number),
    addressOf: (further) => linkTo('/payouts/statement', { seller: sellerId, month, ...further }),
    back: backLink(
      `/payouts/seller?${new URLSearchParams({ seller: sellerId })}`,
      operatorAccountsText.payoutsOf({ seller: name }),
    ),
  });
  await recordViewed(context, `seller:${sellerId}`, { statement: month });
  return page;
}
