import { describeUsername, type Identifier, readIdentifier, readPhoneOf } from '../../core/identity.ts';
import type { AccountRow, SellerRow } from '../database/tables.ts';
import type { Services } from '../services.ts';

const countriesOf = ({ shop }: Pick<Services, 'shop'>): string[] =>
  [...shop().markets.values()].map(({ country }) => country);

/** A phone number as one of the shop's markets writes it. */
export const readPhone = (services: Pick<Services, 'shop'>, text: string): string | undefined =>
  readPhoneOf(text, countriesOf(services));

/** What somebody typed to log in, as one of the shop's markets reads it. */
export const readLoginName = (services: Pick<Services, 'shop'>, login: string): Identifier =>
  readIdentifier(login, countriesOf(services));

/** What is wrong with a user name in this shop. */
export const findNameProblem = (services: Pick<Services, 'shop'>, username: string): string | undefined =>
  describeUsername(username, countriesOf(services));

/**
 * The account that somebody means who types an e-mail address, a user name or a phone number: looked up as one of them. An address
 * is that of the account that has proven it; while none has, of the one that has claimed it longest.
 */
export async function findByLogin(services: Services, login: string): Promise<AccountRow | undefined> {
  const { kind, key } = readLoginName(services, login);
  const column = ({ email: 'email_key', phone: 'phone', username: 'username_key' } as const)[kind];
  const accounts = services.database.read.selectFrom('accounts').selectAll();
  const found = await accounts.where(column, '=', key).executeTakeFirst();
  if (found || kind !== 'email') return found;
  return accounts.where('claimed_email_key', '=', key).orderBy('id').executeTakeFirst();
}

/** The seller that somebody means who types an e-mail address or a phone number. */
export async function findSellerByLogin(services: Services, login: string): Promise<SellerRow | undefined> {
  const { kind, key } = readIdentifier(login, countriesOf(services));
  if (kind === 'username') return undefined;
  const column = kind === 'email' ? 'email_key' : 'phone';
  return services.database.read.selectFrom('sellers').selectAll().where(column, '=', key).executeTakeFirst();
}
