import type { Charge } from './limits.ts';
import { digest } from '../database/ids.ts';
import type { QueryBuilder } from '../database/types.ts';

/** How long an address or browser counts as known after its last login. */
export const KNOWN_DAYS = 180;

/** Where a request comes from. */
export interface Client {
  /** The client's address. */
  readonly address: string;
  /** A random text that its browser keeps and sends when it logs in. */
  readonly device?: string | undefined;
}

/**
 * Whether somebody has logged in from this browser, or else from this address. `whose` is a kind and an id: "shopper 4f…". Failed
 * logins elsewhere never shut these out.
 */
export async function recogniseClient(
  db: QueryBuilder,
  whose: string,
  client: Client,
): Promise<'device' | 'address' | undefined> {
  const keys = keysOf(whose, client);
  const rows = await db.selectFrom('known_clients').select('key').where('key', 'in', Object.values(keys)).execute();
  const known = new Set(rows.map(({ key }) => key));
  if (keys.device !== undefined && known.has(keys.device)) return 'device';
  return known.has(keys.address) ? 'address' : undefined;
}

/** The charges of an attempt to log in. Attempts of strangers never use up those of a known browser or address. */
export async function chargesOfLogin(db: QueryBuilder, whose: string, client: Client): Promise<Charge[]> {
  const known = await recogniseClient(db, whose, client);
  if (known === 'device') return [['login-account-address', `${whose} ${client.device}`]];
  const pair: Charge = ['login-account-address', `${whose} ${client.address}`];
  // Neighbours at the same address don't count against a known pair of name and address.
  return known === 'address' ? [pair] : [pair, ['login-address', client.address], ['login-account', whose]];
}

/** Notes that somebody has logged in from here. Has to run in a write job. */
export async function rememberClient(db: QueryBuilder, whose: string, client: Client, now: number): Promise<void> {
  await db
    .insertInto('known_clients')
    .values(Object.values(keysOf(whose, client)).map((key) => ({ key, whose, seen_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ seen_at: now }))
    .execute();
}

/** Forgets all clients of an account whose password changes, or that is deleted. It has to run in a write job. */
export async function forgetClients(db: QueryBuilder, whose: string): Promise<void> {
  await db.deleteFrom('known_clients').where('whose', '=', whose).execute();
}

/** Hashed, so that addresses are not stored. */
const keysOf = (
  whose: string,
  { address, device }: Client,
): { readonly address: string; readonly device?: string } => ({
  address: digest(`address ${whose} ${address}`),
  ...(device && { device: digest(`device ${whose} ${device}`) }),
});
