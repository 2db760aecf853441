import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { countUntranslated } from '../../src/catalog/translations/count-untranslated.ts';

/** What the sample has in its further languages. Values of details are translated one by one, and may stay in English. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  hi: ['words'],
  ta: ['product', 'seller', 'words'],
  ar: ['words'],
};
/** So many values of details, and names of places, stay in English in Hindi. */
const MOST_WORDS = 173;

const counts = countUntranslated(loadCatalog('catalog'));

test.each(Object.entries(ENGLISH))('in "%s" nothing but these is in English: %j', (language, kinds) => {
  const own = counts.filter((count) => count.language === language);
  expect([...new Set(own.map(({ kind }) => kind))]).toEqual(kinds);
});

test('in Hindi few words are in English', () => {
  expect(counts.find(({ language, kind }) => language === 'hi' && kind === 'words')?.missing).toBeLessThanOrEqual(
    MOST_WORDS,
  );
});
