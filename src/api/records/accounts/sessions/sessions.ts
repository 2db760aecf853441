import type { CompiledQuery } from 'kysely';
import { indianDay } from '../../../../core/calendar/indian-day.ts';
import { digest, makeToken } from '../../../ground/database/ids.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { AccountRow, Kind, SellerRow } from '../../../ground/database/tables.ts';
import type { Services } from '../../../ground/services.ts';
import { formTokenOf } from '../../../ground/http/form-token.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import { type Client, forgetClients, rememberClient } from '../../../ground/limits/known-clients.ts';
import { nameBrowser } from './browser-name.ts';

export const SESSION_LIFE_MS = 30 * 86_400_000;

/** Opens a session and returns its token, of which only a hash is stored. Has to run in a write job. */
export async function openSession(
  db: QueryBuilder,
  session: {
    readonly kind: Kind;
    readonly subjectId: string;
    readonly deviceType?: number | undefined;
    /** The client's `User-Agent`. */
    readonly userAgent?: string | undefined;
    /** Where it is opened, if that is known. */
    readonly client?: Client;
  },
  now: number,
): Promise<string> {
  const token = makeToken();
  if (session.client) await rememberClient(db, `${session.kind} ${session.subjectId}`, session.client, now);
  await db
    .insertInto('sessions')
    .values({
      token_hash: digest(token),
      kind: session.kind,
      subject_id: session.subjectId,
      device_type: session.deviceType ?? null,
      created_at: now,
      expires_at: now + SESSION_LIFE_MS,
      used_on: indianDay(now),
      browser: nameBrowser(session.userAgent),
      notice: null,
    })
    .execute();
  return token;
}

type Asking = Pick<Services, 'database' | 'now'>;

/** Run with nearly every request, so the query is compiled once for each database. */
const accountQueries = new WeakMap<QueryBuilder, CompiledQuery<UsingAccount>>();
type UsingAccount = AccountRow & { readonly used_on: string | null };

function accountQuery(db: QueryBuilder): CompiledQuery<UsingAccount> {
  const known = accountQueries.get(db);
  if (known) return known;
  const query = db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.subject_id')
    .selectAll('accounts')
    .select('sessions.used_on')
    .where('sessions.token_hash', '=', '')
    .where('sessions.kind', '=', 'shopper')
    .where('sessions.expires_at', '>', 0)
    .compile();
  accountQueries.set(db, query);
  return query;
}

/** The account of a token. */
export async function findAccount({ database, now }: Asking, token: string): Promise<AccountRow | undefined> {
  const hash = digest(token);
  const parameters = [hash, 'shopper', now()];
  const { rows } = await database.read.executeQuery<UsingAccount>({ ...accountQuery(database.read), parameters });
  const [account] = rows;
  const today = indianDay(now());
  // The list of sessions shows days, so one write a day is enough.
  if (account && account.used_on !== today)
    await database.write((db) =>
      db.updateTable('sessions').set({ used_on: today }).where('token_hash', '=', hash).execute(),
    );
  return account;
}

/** The seller of a token. */
export const findSeller = async (asking: Asking, token: string): Promise<SellerRow | undefined> =>
  (await findSellerSession(asking, token))?.seller;

/** A seller's session in the seller's office. */
export interface SellerSession {
  readonly tokenHash: string;
  readonly seller: SellerRow;
  /** What the next page says, as JSON. */
  readonly notice: string | null;
  /** What each form has to send back (`isOwnForm`). */
  readonly formToken: string;
}

/** The session of a token, with its seller. */
export async function findSellerSession({ database, now }: Asking, token: string): Promise<SellerSession | undefined> {
  const tokenHash = digest(token);
  const row = await database.read
    .selectFrom('sessions')
    .innerJoin('sellers', 'sellers.id', 'sessions.subject_id')
    .selectAll('sellers')
    .select('sessions.notice')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.kind', '=', 'seller')
    .where('sessions.expires_at', '>', now())
    .executeTakeFirst();
  if (!row) return undefined;
  const { notice, ...seller } = row;
  return { tokenHash, seller, notice, formToken: formTokenOf(token) };
}

/** Keeps a notice for the next page of a session, or removes it. */
export async function setSessionNotice(
  { database }: Pick<Services, 'database'>,
  { tokenHash }: Pick<SellerSession, 'tokenHash'>,
  notice: Notice | null,
): Promise<void> {
  const text = notice && JSON.stringify(notice);
  await database.write((db) =>
    db.updateTable('sessions').set({ notice: text }).where('token_hash', '=', tokenHash).execute(),
  );
}

export async function closeSession({ database }: Pick<Services, 'database'>, token: string): Promise<void> {
  await database.write((db) => db.deleteFrom('sessions').where('token_hash', '=', digest(token)).execute());
}

/** Ends all sessions of an account or seller, and forgets where they logged in from. Has to run in a write job. */
export async function closeSessions(db: QueryBuilder, kind: Kind, subjectId: string): Promise<void> {
  await forgetClients(db, `${kind} ${subjectId}`);
  await db.deleteFrom('sessions').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}
