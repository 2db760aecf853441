import { digest, makeToken } from '../database/ids.ts';
import type { MessageLinkRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import { languageQuery, type Reader } from '../text/language.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long links work: an order is dispatched long before, a summary comes each day, and documents are printed at once. */
export const LINK_LIFE_MS = {
  shipment: 30 * DAY_MS,
  summary: 30 * DAY_MS,
  documents: HOUR_MS,
  'seller-email': 3 * DAY_MS,
  'seller-change': 7 * DAY_MS,
} as const;

/** A link's token, and the row that keeps its hash; `token` where it stands in a message already. */
export function newLink(
  purpose: MessageLinkRow['purpose'],
  subject: string,
  now: number,
  token = makeToken(),
): { readonly token: string; readonly row: MessageLinkRow } {
  return { token, row: { token_hash: digest(token), purpose, subject, expires_at: now + LINK_LIFE_MS[purpose] } };
}

/** Makes a link's token, whose hash the host keeps; `token` if it is already in a message. It has to run in a write job. */
export async function makeLink(db: QueryBuilder, ...of: Parameters<typeof newLink>): Promise<string> {
  const { token, row } = newLink(...of);
  await db.insertInto('message_links').values(row).execute();
  return token;
}

/** The address of a page of the host with a token, for a reader; by default the reader of the present message. */
export const linkWith = (page: string, token: string, reader?: Reader): string =>
  `${page}?token=${token}${languageQuery(reader)}`;

/** The subject of a link; undefined for an unknown or expired one. */
export async function findLink(
  db: QueryBuilder,
  purpose: MessageLinkRow['purpose'],
  token: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('message_links')
    .select('subject')
    .where('token_hash', '=', digest(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.subject;
}
