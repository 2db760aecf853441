import type { Database } from '../database/types.ts';

/** The number of the shop's own account, from which sellers are paid. It is typed for a file of the bank, and kept for the next one. */
const NAME = 'debit-account';

/** Keeps the number for the next file. */
export async function noteDebitAccount(database: Database, account: string): Promise<void> {
  if ((await readDebitAccount(database)) === account) return;
  await database.write(async (db) => {
    await db.deleteFrom('host_facts').where('name', '=', NAME).execute();
    await db.insertInto('host_facts').values({ name: NAME, value: account }).execute();
  });
}

/** The number of the last file, if there was any. */
export async function readDebitAccount({ read }: Database): Promise<string | undefined> {
  const row = await read.selectFrom('host_facts').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value;
}
