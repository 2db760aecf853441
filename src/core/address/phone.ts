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

/**
 * A phone number as people type it ("098765 43210", "+91-98765-43210") in E.164 ("+919876543210"); undefined for what is
 * no mobile number of that country. `country` is an ISO 3166 code.
 */
export function normalisePhone(text: string, country: string): string | undefined {
  if (!/^[+\d][\d\s().-]*$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const full = isInternational ? digits.replace(/^00/, '') : undefined;
  const mobile = MOBILES[country];
  if (!mobile) return full !== undefined && /^[1-9]\d{7,14}$/.test(full) ? `+${full}` : undefined;
  const candidates = isInternational
    ? [full?.startsWith(mobile.code) ? full.slice(mobile.code.length) : '']
    : [digits, digits.replace(/^0/, ''), digits.startsWith(mobile.code) ? digits.slice(mobile.code.length) : ''];
  const national = candidates.find((candidate) => mobile.form.test(candidate));
  return national === undefined ? undefined : `+${mobile.code}${national}`;
}
