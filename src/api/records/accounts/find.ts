import { describeUsername, type Identifier, readIdentifier, readPhoneOf } from '../../ground/text/identity.ts';
import type { AccountRow, SellerRow } from '../../ground/database/tables.ts';
import type { Services } from '../../ground/services.ts';

const countriesOf = ({ shop }: Pick<Services, 'shop'>): string[] =>
  [...shop().markets.values()].map(({ country }) => country);

/** A phone number in E.164 form, if it is valid in one of the shop's markets. */
export const readPhone = (services: Pick<Services, 'shop'>, text: string): string | undefined =>
  readPhoneOf(text, countriesOf(services));

/** The kind of login that was typed (email address, phone or user name), and its normalised form. */
export const readLoginName = (services: Pick<Services, 'shop'>, login: string): Identifier =>
  readIdentifier(login, countriesOf(services));

/** What is wrong with a user name; undefined for a valid one. */
export const findNameProblem = (services: Pick<Services, 'shop'>, username: string): string | undefined =>
  describeUsername(username, countriesOf(services));

/**
 * Finds an account by email address, user name or phone number. An address belongs to the account that has confirmed it, or else to
 * the oldest account that claims it.
 */
export async function findByLogin(services: Services, login: string): Promise<AccountRow | undefined> {
  const { kind, key } = readLoginName(services, login);
  const column = ({ email: 'email_key', phone: 'phone', username: 'username_key' } as const)[kind];
  const accounts = services.database.read.selectFrom('accounts').selectAll();
  const found = await accounts.where(column, '=', key).executeTakeFirst();
  if (found || kind !== 'email') return found;
  return accounts.where('claimed_email_key', '=', key).orderBy('id').executeTakeFirst();
}

/** Finds a seller by email address or phone number. */
export async function findSellerByLogin(services: Services, login: string): Promise<SellerRow | undefined> {
  const { kind, key } = readIdentifier(login, countriesOf(services));
  if (kind === 'username') return undefined;
  const column = kind === 'email' ? 'email_key' : 'phone';
  return services.database.read.selectFrom('sellers').selectAll().where(column, '=', key).executeTakeFirst();
}
