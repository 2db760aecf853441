/**
 * Whether a text is a Global Trade Item Number: 8, 12, 13 or 14 digits of which the last is the check digit. Prefixes that
 * shops use only inside (2, 02, 04) are valid too.
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  let sum = 0;
  // From the right, the check digit counts once, the digit before it three times, and so on.
  for (let position = 1; position <= text.length; position++)
    sum += Number(text.at(-position)) * (position % 2 === 0 ? 3 : 1);
  return sum % 10 === 0;
}
