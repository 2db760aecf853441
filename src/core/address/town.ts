/**
 * The town and state of an address that is a single line, as shoppers name them: "Lucknow, Uttar Pradesh" of
 * "47 Gadbadjhala Lane, Aminabad, Lucknow, Uttar Pradesh 226018, India". Of an address without a PIN code the last two parts;
 * undefined where these have digits or there are fewer.
 */
export function townOf(address: string): string | undefined {
  const parts = address.split(',').map((part) => part.trim());
  const coded = parts.findLastIndex((part) => PIN_CODE.test(part));
  const end = coded < 0 ? parts.length : coded + 1;
  const named = parts.slice(Math.max(0, end - 2), end).map(withoutPinCode);
  return named.length === 2 && named.every((part) => /^\P{Nd}+$/u.test(part)) ? named.join(', ') : undefined;
}

/** At the end of a part of the address. */
const PIN_CODE = /\b[1-9]\d{2}\s?\d{3}$/;

/** "Rajasthan" of "Rajasthan - 302 001". */
function withoutPinCode(part: string): string {
  const rest = part.replace(PIN_CODE, '').trimEnd();
  return rest.endsWith('-') ? rest.slice(0, -1).trimEnd() : rest;
}
