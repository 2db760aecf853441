import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanBlock, cleanLine } from '../../../src/core/text/text.ts';
import { anyCharacter } from '../../support/any-character.ts';

const JOINER = '\u200d';
const NON_JOINER = '\u200c';

describe('a line of text loses', () => {
  test.each([
    ['a no-break space', 'Cotton\u00a0Kurti', 'Cotton Kurti'],
    ['a narrow no-break space', 'Rs\u202f499', 'Rs 499'],
    ['ideographic, thin and hair spaces', 'a\u3000b\u2009c\u200ad', 'a b c d'],
    ['a tab', 'a\tb', 'a b'],
    ['line ends of every kind', 'a\r\nb\rc\nd\u2028e\u2029f\u0085g', 'a b c d e f g'],
    ['spaces in a row and at its ends', '  a   b ', 'a b'],
    ['a zero-width space', 'Kur\u200bti', 'Kurti'],
    ['a word joiner', 'Kur\u2060ti', 'Kurti'],
    ['a byte-order mark', '\ufeffKurti', 'Kurti'],
    ['a soft hyphen', 'Kur\u00adti', 'Kurti'],
    ['left-to-right and right-to-left marks', '\u200eKurti\u200f', 'Kurti'],
    ['the Arabic letter mark', 'Kur\u061cti', 'Kurti'],
    ['embedding, override and their end', '\u202aK\u202bu\u202cr\u202dt\u202ei', 'Kurti'],
    ['isolates and their end', '\u2066K\u2067u\u2068rti\u2069', 'Kurti'],
    ['deprecated shaping marks', 'Kur\u206a\u206fti', 'Kurti'],
    ['invisible operators', 'Kur\u2061\u2064ti', 'Kurti'],
    ['annotation marks', 'Kur\ufff9t\ufffbi', 'Kurti'],
    ['C0 controls', 'Kur\u0000\u0007\u001bti\u007f', 'Kurti'],
    ['C1 controls', 'Kur\u0080\u0099\u009fti', 'Kurti'],
    ['the replacement character', 'Kur\ufffdti', 'Kurti'],
    ['half of a surrogate pair', 'Kur\ud83dti\udc00', 'Kurti'],
  ])('%s', (_trap, dirty, clean) => {
    expect(cleanLine(dirty)).toBe(clean);
  });

  test('everything when it only consisted of litter', () => {
    expect(cleanLine('\u200b\ufeff \u00a0\u202e\ufffd\u200d')).toBe('');
  });
});

describe('a joiner stays', () => {
  test.each([
    ['in a Devanagari conjunct', `क्${JOINER}ष`],
    ['as a non-joiner in a Devanagari conjunct', `क्${NON_JOINER}ष`],
    ['in Bengali', `র্${JOINER}য`],
    ['in Malayalam', `ന്${JOINER}`],
    ['in Kannada', `ರ್${JOINER}ಕ`],
    ['as a non-joiner in Persian', `می${NON_JOINER}خواهم`],
    ['in a family', `👩${JOINER}👩${JOINER}👧`],
    ['behind a skin tone', `👩🏽${JOINER}🚀`],
    ['behind a variation selector', `❤️${JOINER}🔥`],
    ['in a rainbow flag', `🏳️${JOINER}🌈`],
  ])('%s', (_where, text) => {
    expect(cleanLine(`अच्छा ${text} good`)).toBe(`अच्छा ${text} good`);
  });
});

describe('a joiner goes', () => {
  test.each([
    ['between Latin letters', `Kur${JOINER}ti`, 'Kurti'],
    ['as a non-joiner between Latin letters', `Kur${NON_JOINER}ti`, 'Kurti'],
    ['behind a digit', `4${JOINER}99`, '499'],
    ['behind a space', `a ${JOINER}b`, 'a b'],
    ['at the start', `${JOINER}क`, 'क'],
    ['when it is the second in a row', `क्${JOINER}${JOINER}ष`, `क्${JOINER}ष`],
  ])('%s', (_where, dirty, clean) => {
    expect(cleanLine(dirty)).toBe(clean);
  });
});

describe('a line of text keeps', () => {
  test.each([
    ['Devanagari with its vowel signs', 'खुशबू बहुत अच्छी है'],
    ['Tamil, Telugu, Gujarati and Gurmukhi', 'தமிழ் తెలుగు ગુજરાતી ਪੰਜਾਬੀ'],
    ['emoji with skin tones and flags', '👍🏽 🇮🇳 1️⃣ 🧑‍🦰'],
    ['typographic signs', '“Mother’s Day” – 50 % … ₹499 • 4×4 ½ ™ ®'],
    ['what a spreadsheet takes for a formula', '=SUM(A1) @home +1 -1'],
    ['slashes, bars, quotes and markup', 'a/b | "c" <d> & e'],
    ['Arabic', 'متجر'],
  ])('%s', (_what, text) => {
    expect(cleanLine(text)).toBe(text);
  });

  test('a letter with its accent as one character', () => {
    expect(cleanLine('Cafe\u0301')).toBe('Caf\u00e9');
  });
});

describe('a block of text', () => {
  test('keeps its lines, trimmed', () => {
    expect(cleanBlock('  Fabric: Cotton \r\n\tSizes:\u00a0S  ')).toBe('Fabric: Cotton\nSizes: S');
  });

  test('keeps one empty line in a row and none at its ends', () => {
    expect(cleanBlock('\n\na\n \n\u200b\n\nb\n')).toBe('a\n\nb');
  });
});

describe('whatever the text', () => {
  const litter = fc.constantFrom(
    ...'\u200b\u200c\u200d\u00a0\u202e\ufffd\u0085\u2028\n\r\t  \u0301कa👩\ud83d\ufe0f'.split(''),
  );
  const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: litter }));

  test('cleaning a clean line changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });

  test('cleaning a clean block changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanBlock(cleanBlock(text))).toBe(cleanBlock(text));
      }),
    );
  });

  test('a clean line is one line, well-formed, without a double space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanLine(text);
        return clean.isWellFormed() && !/[\n\r\t\u0085\u2028\u2029\ufffd]| {2}|^ | $/.test(clean);
      }),
    );
  });

  test('a line of plain ASCII only changes in its spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(cleanLine(text)).toBe(text.replace(/ +/g, ' ').trim());
      }),
    );
  });
});
