import { answersOperatorText } from '../../../messages/rooms/answers-operator.ts';
import type { SellerPayouts } from '../../../contract/payouts.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { fieldsOf } from '../sellers/application.ts';

/** Whether the bank accounts of sellers can be paid. */

/** Why one can't. */
type AccountWait = NonNullable<SellerPayouts['account']>;

export const waitWords = (wait: AccountWait): string =>
  wait === 'returned' ? answersOperatorText.payoutReturned : answersOperatorText.accountCooling;

/** The sellers that are not paid now, by id: while a new account waits, and after a payout to their account came back. */
export async function readAccounts(
  db: QueryBuilder,
  sellers: readonly SellerRow[],
): Promise<ReadonlyMap<string, AccountWait>> {
  if (sellers.length === 0) return new Map();
  const cooling = await db
    .selectFrom('seller_changes')
    .select('seller_account_id')
    .where('state', '=', 'cooling')
    .where('kind', '=', 'bank')
    .execute();
  const failed = await db
    .selectFrom('payouts')
    .select(['seller_account_id', 'account_number', 'ifsc', 'settled_at'])
    .where('status', '=', 'failed')
    .execute();
  return new Map(
    sellers.flatMap((seller): [string, AccountWait][] => {
      if (cooling.some((change) => change.seller_account_id === seller.id)) return [[seller.id, 'cooling']];
      const { bank, bankSince = 0 } = fieldsOf(seller);
      const isReturned = failed.some(
        (payout) =>
          payout.seller_account_id === seller.id &&
          payout.account_number === bank?.accountNumber &&
          payout.ifsc === bank.ifsc &&
          (payout.settled_at ?? 0) > bankSince,
      );
      return isReturned ? [[seller.id, 'returned']] : [];
    }),
  );
}

/** The same of the seller of a seller. */
export async function readAccount(db: QueryBuilder, sellerId: string): Promise<AccountWait | undefined> {
  const sellers = await db.selectFrom('sellers').selectAll().where('seller_id', '=', sellerId).execute();
  const [wait] = (await readAccounts(db, sellers)).values();
  return wait;
}
