import { MIN_USERNAME } from './constants.ts';
import { normalisePhone } from './phone.ts';

/** What accounts are known by: user names, e-mail addresses and phone numbers. */

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

/** A phone number in E.164 as one of the countries (ISO 3166 codes) writes it; undefined where none does. */
export function readPhoneOf(text: string, countries: Iterable<string>): string | undefined {
  const plain = fold(text);
  for (const country of countries) {
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

/** With @ it is an e-mail address, a number of one of the countries is a phone, everything else is a user name. */
export function readIdentifier(text: string, countries: Iterable<string>): Identifier {
  const key = fold(text);
  if (key.includes('@')) return { kind: 'email', key };
  const phone = readPhoneOf(text, countries);
  return phone === undefined ? { kind: 'username', key } : { kind: 'phone', key: phone };
}

/** What is wrong with a user name: nobody may take one that could be somebody's address or number, in whatever country. */
export function describeUsername(username: string, countries: Iterable<string>): string | undefined {
  const { kind, key } = readIdentifier(username, countries);
  if (kind === 'email') return 'A name without @.';
  // Digits of any script: a number of a country that the shop does not know yet is one as well.
  if (kind === 'phone' || !/\p{L}/u.test(key)) return 'A name with a letter in it, not a number.';
  return [...key].length < MIN_USERNAME ? `At least ${MIN_USERNAME} characters.` : undefined;
}
