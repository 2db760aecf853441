import anyAscii from 'any-ascii';
import { normalise } from '../../core/text/normalise.ts';

/** A run of letters, marks and digits of a script other than Latin. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu;
const JOINERS = /[\u200c\u200d]/g;

/** Texts in Devanagari, Tamil, Urdu and other scripts in Latin letters, as they are spoken, for addresses. Latin text is not changed. */
export const transliterate = (text: string): string =>
  normalise(text, 'NFC')
    .replace(JOINERS, '')
    .replace(OTHER_SCRIPT, (run) => anyAscii(writeVowels(run)).replaceAll("'", '').toLowerCase());

/**
 * Writes the vowel "a" that every consonant of an Indic script has unless a sign says otherwise, which the package leaves out:
 * "kml" for कमल. The Unicode blocks of these scripts have the same layout.
 */
function writeVowels(run: string): string {
  const letters = [...run];
  return letters
    .map((letter, index) => {
      const isConsonant = kindOf(letter) === 'consonant';
      const isBare = kindOf(letter) === 'nukta' && kindOf(letters[index - 1]) === 'consonant';
      const next = kindOf(letters[index + 1]);
      if (!(isConsonant || isBare) || next === 'sign' || next === 'nukta') return letter;
      // In the north it is not spoken at the end of a word.
      return next === 'none' && isNorthern(letter) ? letter : `${letter}a`;
    })
    .join('');
}

/** The blocks from Devanagari to Malayalam, of 128 characters each. */
const [FIRST_INDIC, LAST_INDIC] = [0x900, 0xd7f];
/** Devanagari, Bengali, Gurmukhi and Gujarati. */
const LAST_NORTHERN = 0xaff;

const isNorthern = (letter: string): boolean => (letter.codePointAt(0) ?? 0) <= LAST_NORTHERN;

function kindOf(letter: string | undefined): 'consonant' | 'nukta' | 'sign' | 'other' | 'none' {
  const code = letter?.codePointAt(0);
  if (code === undefined) return 'none';
  if (code < FIRST_INDIC || code > LAST_INDIC) return 'other';
  const position = code & 0x7f;
  if ((position >= 0x15 && position <= 0x39) || (position >= 0x58 && position <= 0x5f)) return 'consonant';
  if (position === 0x3c) return 'nukta';
  // Vowel signs and the sign for no vowel.
  return (position >= 0x3e && position <= 0x4d) ||
    (position >= 0x55 && position <= 0x57) ||
    position === 0x62 ||
    position === 0x63
    ? 'sign'
    : 'other';
}
