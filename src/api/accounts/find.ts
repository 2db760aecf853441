import { normalisePhone } from '../../core/phone.ts';
import type { AccountRow, SellerRow } from '../database/tables.ts';
import type { Services } from '../services.ts';

/** What nobody sees: controls, marks that only steer layout, fillers, selectors of variants. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Names, addresses and numbers are the same whatever their case, width (`＠`, `５`) and invisible marks. Marks go before and
 * after the letters are brought into one form, as some come out of that.
 */
export const fold = (text: string): string =>
  text
    .replace(/[\t\r\n]/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    // The full stop of Chinese and Japanese counts as a dot in addresses.
    .replace(/\u3002/g, '.')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** A phone number as one of the shop's markets writes it. */
export function readPhone({ shop }: Pick<Services, 'shop'>, text: string): string | undefined {
  const plain = fold(text);
  for (const { country } of shop().markets.values()) {
    const phone = normalisePhone(plain, country);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

/** What somebody typed to be known by: of one kind, in the form that is compared. */
export interface Identifier {
  readonly kind: 'email' | 'phone' | 'username';
  readonly key: string;
}

/** With @ it is an e-mail address, a number of one of the markets is a phone, everything else is a user name. */
export function readIdentifier(services: Pick<Services, 'shop'>, text: string): Identifier {
  const key = fold(text);
  if (key.includes('@')) return { kind: 'email', key };
  const phone = readPhone(services, text);
  return phone === undefined ? { kind: 'username', key } : { kind: 'phone', key: phone };
}

/** What is wrong with a user name: nobody may take one that could be somebody's address or number, in whatever market. */
export function findNameProblem(services: Pick<Services, 'shop'>, username: string): string | undefined {
  const { kind, key } = readIdentifier(services, username);
  if (kind === 'email') return 'A name without @.';
  // Digits of any script: a number of a country that the shop does not know yet is one as well.
  if (kind === 'phone' || !/\p{L}/u.test(key)) return 'A name with a letter in it, not a number.';
  return [...key].length < 2 ? 'At least 2 characters.' : undefined;
}

/**
 * The account that somebody means who types an e-mail address, a user name or a phone number: looked up as one of them. An address
 * is that of the account that has proven it; while none has, of the one that has claimed it longest.
 */
export async function findByLogin(services: Services, login: string): Promise<AccountRow | undefined> {
  const { kind, key } = readIdentifier(services, login);
  const column = ({ email: 'email_key', phone: 'phone', username: 'username_key' } as const)[kind];
  const accounts = services.store.read.selectFrom('accounts').selectAll();
  const found = await accounts.where(column, '=', key).executeTakeFirst();
  if (found || kind !== 'email') return found;
  return accounts.where('claimed_email_key', '=', key).orderBy('id').executeTakeFirst();
}

/** The seller that somebody means who types an e-mail address or a phone number. */
export async function findSellerByLogin(services: Services, login: string): Promise<SellerRow | undefined> {
  const { kind, key } = readIdentifier(services, login);
  if (kind === 'username') return undefined;
  const column = kind === 'email' ? 'email_key' : 'phone';
  return services.store.read.selectFrom('sellers').selectAll().where(column, '=', key).executeTakeFirst();
}
