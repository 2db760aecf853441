import { MIN_USERNAME } from '../../../core/site/constants.ts';
import { normalisePhone } from '../../../core/address/phone.ts';
import { normalise } from '../../../core/text/normalise.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';

/** Identifiers of accounts: user names, e-mail addresses and phone numbers. */

/** Invisible characters: controls, bidirectional marks, fillers, variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Folds case, width (`＠`, `５`) and invisible characters, so that equal identifiers compare as equal. Invisible characters are
 * removed before and after normalisation, which may produce some.
 */
export const fold = (text: string): string => {
  const seen = normalise(text.replace(/[\t\r\n]/g, ' ').replace(UNSEEN, ''), 'NFKC').replace(UNSEEN, '');
  // The ideographic full stop is a dot in host names.
  return normalise(seen.replace(/\u3002/g, '.').toLowerCase(), 'NFKC')
    .replace(/\s+/g, ' ')
    .trim();
};

/** A phone number in E.164, read as a number of the first of the countries (ISO 3166 codes) that it fits; undefined when it fits none. */
export function readPhoneOf(text: string, countries: Iterable<string>): string | undefined {
  const plain = fold(text);
  for (const country of countries) {
    const phone = normalisePhone(plain, country);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

/** An identifier of one kind. */
export interface Identifier {
  readonly kind: 'email' | 'phone' | 'username';
  /** The form that is compared. */
  readonly key: string;
}

/** A text with @ is an e-mail address, a number of one of the countries a phone number, anything else a user name. */
export function readIdentifier(text: string, countries: Iterable<string>): Identifier {
  const key = fold(text);
  if (key.includes('@')) return { kind: 'email', key };
  const phone = readPhoneOf(text, countries);
  return phone === undefined ? { kind: 'username', key } : { kind: 'phone', key: phone };
}

/** What is wrong with a user name, or undefined. It must not look like an e-mail address or a phone number of any country. */
export function describeUsername(username: string, countries: Iterable<string>): string | undefined {
  const { kind, key } = readIdentifier(username, countries);
  if (kind === 'email') return fieldsText.nameWithoutAt;
  // This includes numbers of countries that the shop does not know, in digits of any script.
  if (kind === 'phone' || !/\p{L}/u.test(key)) return fieldsText.nameWithLetter;
  return [...key].length < MIN_USERNAME ? fieldsText.atLeast({ count: MIN_USERNAME }) : undefined;
}
