import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSentence, mendMojibake, shorten, slugify } from '../../../src/core/text/text.ts';
import { anyCharacter } from '../../support/any-character.ts';

/** What UTF-8 looks like when it is read as Windows-1252. */
const CP1252 = new TextDecoder('windows-1252');
const spoil = (text: string): string => CP1252.decode(new TextEncoder().encode(text));

describe('text in the wrong code page is repaired', () => {
  test.each([
    ['FranÃ§ais', 'Français'],
    ['CrÃ¨me brÃ»lÃ©e', 'Crème brûlée'],
    ['Motherâ€™s Day â€“ 50 % off', 'Mother’s Day – 50 % off'],
    ['â‚¹499', '₹499'],
    ['5Â°C', '5°C'],
    ['Nice ðŸ˜€', 'Nice 😀'],
  ])('%s', (spoilt, mended) => {
    expect(mendMojibake(spoilt)).toBe(mended);
  });

  test.each(['कुर्ता बहुत अच्छा है', 'தமிழ்', 'سلام دنیا', 'Привет', 'Señor “Gómez” – ₹5'])('%s', (text) => {
    expect(mendMojibake(spoil(text))).toBe(text);
  });
});

describe('other text is not changed', () => {
  test.each([
    'Cotton Kurti',
    '',
    'Señor Gómez',
    'Crème brûlée',
    'Français',
    'NESCAFÉ® Classic',
    'CAFÉ’S BEST',
    'SOUFFLÉ™ pan',
    'Weiß™',
    'x² + 3°',
    'Â',
    'São João',
    '₹499 “only”',
    'कुर्ता',
    'FranÃ§ais कुर्ता',
    'FranÃ§ais et café',
    '“Été” – à l’été',
  ])('%s', (text) => {
    expect(mendMojibake(text)).toBeUndefined();
  });

  test('when it is ASCII', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => mendMojibake(text) === undefined));
  });

  test('when it is written in an Indian script', () => {
    const devanagari = fc.string({
      unit: fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
    });
    fc.assert(fc.property(devanagari, (text) => mendMojibake(text) === undefined));
  });
});

describe('the slug of a title', () => {
  test.each([
    ['is the title in lower case with hyphens', 'Cotton Printed Kurti', 'cotton-printed-kurti'],
    ['has no slash, bar or quote', 'Red/Blue | "Saree" (5.5 m)', 'red-blue-saree-5-5-m'],
    ['closes up an apostrophe', "Women's Men’s", 'womens-mens'],
    ['writes an ampersand as a word', 'Bags & Footware', 'bags-and-footware'],
    ['has no accents', 'Crème Brûlée Ñandú', 'creme-brulee-nandu'],
    ['has no hyphens at its ends or in a row', '--- =Kurti!! -- XL ...', 'kurti-xl'],
    ['keeps what is Latin in a mixed title', 'कुर्ता Kurta 3 पीस', 'kurta-3'],
    ['is "product" for a Hindi title', 'कुल्हड़', 'product'],
    ['is "product" for a title of signs', '★★★', 'product'],
    ['is "product" for emoji', '😀👩‍👩‍👧', 'product'],
  ])('%s', (_claim, title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('is cut at a hyphen when the title is long', () => {
    const slug = slugify('Beautiful hand block printed cotton kurti '.repeat(12));
    expect(slug).toBe('beautiful-hand-block-printed-cotton-kurti-beautiful-hand-block-printed-cotton');
  });

  test('keeps a last word that fits exactly', () => {
    expect(slugify(`${'a'.repeat(70)} bcdefghij klm`)).toBe(`${'a'.repeat(70)}-bcdefghij`);
    expect(slugify(`${'a'.repeat(70)} bcdefghij`)).toBe(`${'a'.repeat(70)}-bcdefghij`);
    expect(slugify(`${'a'.repeat(70)} bcdefghijk klm`)).toBe('a'.repeat(70));
  });

  test('is cut within a word when the title is one long word', () => {
    expect(slugify('x'.repeat(485))).toBe('x'.repeat(80));
  });

  test('is always a path segment of at most 80 characters', () => {
    const words = fc.string({ unit: fc.constantFrom(...'ab-& é’क/1'), maxLength: 200 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter, maxLength: 200 }), words), (title) => {
        const slug = slugify(title);
        return slug.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
      }),
    );
  });
});

describe('a text that is shortened', () => {
  test.each([
    ['stays when it fits', 'Leaf tea', 8, 'Leaf tea'],
    ['ends at a word', 'Leaf tea of one hill', 12, 'Leaf tea…'],
    ['ends without the punctuation before the cut', 'Leaf tea, fresh and green', 11, 'Leaf tea…'],
    ['is cut within a word when that is long', 'Abcdefghijklmnop', 8, 'Abcdefg…'],
    ['is cut within a word when only a short one stands before it', 'A bcdefghijklmnop', 10, 'A bcdefgh…'],
  ])('%s', (_claim, text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });

  test('does not end with half of an emoji', () => {
    expect(shorten('😀'.repeat(10), 6)).toBe('😀😀…');
  });

  test('is never longer than allowed, and always well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 5, max: 200 }), (text, limit) => {
        const short = shorten(text, limit);
        return short.length <= limit && short.isWellFormed() && (text.length > limit || short === text);
      }),
    );
  });
});

test.each([
  ['Sarees', 'sarees'],
  ["Men's shoes", "men's shoes"],
  ['LED lamps', 'LED lamps'],
  ['साड़ियाँ', 'साड़ियाँ'],
])('the title %s is %s within a sentence', (title, text) => {
  expect(inSentence(title)).toBe(text);
});
