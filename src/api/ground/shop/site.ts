import type { Database } from '../database/types.ts';

/**
 * The address of the site, for links in mails. Where payment is simulated, the shop runs on this machine and not at the address in
 * store.json. Only the host knows the port then, so it notes the address for the operator's commands.
 */
const NAME = 'site-url';

/** Notes the address of the site that this host serves; undefined removes what an earlier host has noted. */
export async function noteSiteUrl(database: Database, url: string | undefined): Promise<void> {
  if ((await readSiteUrl(database)) === url) return;
  await database.write(async (db) => {
    await db.deleteFrom('host_facts').where('name', '=', NAME).execute();
    if (url !== undefined) await db.insertInto('host_facts').values({ name: NAME, value: url }).execute();
  });
}

/** The address that a host has noted, if any. */
export async function readSiteUrl({ read }: Database): Promise<string | undefined> {
  const row = await read.selectFrom('host_facts').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value;
}
