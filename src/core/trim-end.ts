/** A text without the characters at its end that match `sign`. A pattern for it (`/-+$/`) would start again at each of them. */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] as string)) end--;
  return text.slice(0, end);
}

/** An address without slashes at its end. */
export const withoutEndSlash = (address: string): string => trimEndOf(address, /\//);
