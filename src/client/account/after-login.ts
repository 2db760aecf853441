import type { OwnAccount } from '../../contract/accounts.ts';
import { marketPagePath } from '../../paths.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';
import { readToken } from '../../stores/session.ts';

/** The orders page in the account's own market; in this page's market if the account has chosen none. */
export async function findOrdersPage(): Promise<string> {
  const answer = await askHost<{ account: OwnAccount }>('/account', { token: readToken() });
  const market = answer.ok ? page.markets[answer.data.account.market ?? ''] : undefined;
  return marketPagePath(market ?? page, 'orders');
}
