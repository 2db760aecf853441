import { hasOtherLetters } from './is-english.ts';

/** Digits of the scripts of Arabic, Persian and India's languages. Each script has ten of them in a row from its zero. */
const DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
/** India's scripts begin at multiples of 0x80, each with its zero at the same place. */
const [INDIC, SCRIPT, ZERO] = [0x900, 0x80, 0x66];

/** A text with Latin digits in place of those of other scripts. */
export const withLatinFigures = (text: string): string =>
  text.replace(DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code < INDIC ? code % 16 : (code % SCRIPT) - ZERO);
  });

/** The same of what people type as a number, a code or a word in Latin letters; a text with letters of another script keeps its digits. */
export const readFigures = (text: string): string => (hasOtherLetters(text) ? text : withLatinFigures(text));
