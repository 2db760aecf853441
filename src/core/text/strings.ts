/** A text without the characters at its end that match `sign`. A pattern for it (`/-+$/`) would start again at each of them. */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] as string)) end--;
  return text.slice(0, end);
}

/** An address without slashes at its end. */
export const withoutEndSlash = (address: string): string => trimEndOf(address, /\//);

/** A text as content, or as an attribute in quotes, of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text as a part of a regular expression that matches it. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Splits a text at the characters that match `mark`, but not within parentheses: "S (Bust: 36 in, Hip: 38 in), M" has two parts. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let [end, isInside] = [text.length, false];
  // From the end, so that each parenthesis is looked at once: a place is inside when the next one after it closes.
  for (let position = text.length - 1; position >= 0; position--) {
    const sign = text[position] as string;
    if (sign === ')') isInside = true;
    else if (sign === '(') isInside = false;
    else if (!isInside && mark.test(sign)) {
      parts.push(text.slice(position + 1, end));
      end = position;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}
