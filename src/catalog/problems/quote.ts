/** Controls, bidirectional marks and invisible characters: they can hide or forge what a terminal or log shows. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

/** A text of a catalogue as it may be shown: unsafe characters as \uXXXX, white space as spaces, cut to `limit` characters. */
export function quoteText(text: string, limit: number): string {
  const cut = text.length > limit * 2 ? text.slice(0, limit * 2) : text;
  const line = cut
    .replace(/[\t\r\n]+/g, ' ')
    .replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return line.length > limit || cut.length < text.length ? `${line.slice(0, limit - 3)}...` : line;
}
