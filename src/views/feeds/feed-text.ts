/** Characters that XML 1.0 doesn't allow. Most are already removed when the catalogue is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as content of an XML element. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>]/g, (sign) => SIGNS[sign] ?? '');

/** The text cut to at most `most` UTF-16 units, after a whole word if one ends in the second half. Emoji are not split. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = text[most] === ' ' ? most : cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd();
}

/** A cell of a CSV file (RFC 4180). */
export const csvCell = (text: string): string => (/["\n\r,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
