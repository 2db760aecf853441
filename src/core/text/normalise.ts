/** More marks than any script puts on a letter (Unicode's Stream-Safe Text Format has the same number). */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a Unicode normal form, without the marks that one letter has too many of: `String.normalize` sorts the marks of a letter, which
 * takes the square of their number.
 */
export const normalise = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  /^[ -~\s]*$/.test(text) ? text : text.replace(SURPLUS_MARKS, '$1').normalize(form);
