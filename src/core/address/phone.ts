import { withLatinFigures } from '../text/latin-digits.ts';

/** Mobile numbers of known countries, without the country code. Numbers of other countries need "+" and their code. */
const MOBILES: Readonly<Record<string, { readonly code: string; readonly form: RegExp; readonly parts: RegExp }>> = {
  IN: { code: '91', form: /^[6-9]\d{9}$/, parts: /^(\d{5})(\d{5})$/ },
  AE: { code: '971', form: /^5\d{8}$/, parts: /^(\d\d)(\d{3})(\d{4})$/ },
};

/** A number in E.164 with spaces: "+91 98290 12345". Numbers of unknown countries are not changed. */
export function formatPhone(phone: string): string {
  for (const { code, form, parts } of Object.values(MOBILES)) {
    const national = phone.startsWith(`+${code}`) ? phone.slice(code.length + 1) : '';
    if (form.test(national)) return [`+${code}`, ...(parts.exec(national)?.slice(1) ?? [])].join(' ');
  }
  return phone;
}

/** Marks of direction and the like, which come along when a number is copied. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Characters that may be typed for a number, with all its spaces and marks. */
const LONGEST = 100;

/**
 * A phone number as people type it ("098765 43210", "+91-98765-43210", "(+91) 98765.43210", "९८७६५ ४३२१०") in E.164 ("+919876543210"); undefined
 * for what is no mobile number of that country. Pages and the host read numbers by this rule alone.
 *
 * @param country ISO 3166 code
 * @example normalisePhone('098765 43210', 'IN') // '+919876543210'
 */
export function normalisePhone(text: string, country: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const typed = withLatinFigures(text.normalize('NFKC').replace(UNSEEN, '')).trim();
  if (!/^[+\d(][\d\s+()./‐-―-]*$/.test(typed) || typed.lastIndexOf('+') > 1) return undefined;
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^\(?(?:\+|00)/.test(typed);
  const full = isInternational ? digits.replace(/^00/, '') : undefined;
  const mobile = MOBILES[country];
  if (!mobile) return full !== undefined && /^[1-9]\d{7,14}$/.test(full) ? `+${full}` : undefined;
  // Of "+91 (0) 98765 43210", too.
  const afterCode = (number = ''): string =>
    number.startsWith(mobile.code) ? number.slice(mobile.code.length).replace(/^0/, '') : '';
  const candidates = isInternational ? [afterCode(full)] : [digits, digits.replace(/^0/, ''), afterCode(digits)];
  const national = candidates.find((candidate) => mobile.form.test(candidate));
  return national === undefined ? undefined : `+${mobile.code}${national}`;
}
