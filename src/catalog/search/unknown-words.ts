import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { isDevanagari, wordsOf } from '../../core/search/words/fold.ts';
import { pairKey, soundKey, soundOf } from '../../core/search/words/keys.ts';
import { joinMeasures } from './measures.ts';
import type { Catalog } from '../catalog.ts';
import type { UnknownWords } from '../problems/unknown-words.ts';
import type { Site } from '../site/site.ts';
import { headOf } from './search-product.ts';
import type { Vocabulary } from './meanings.ts';
import { vocabularyOf } from './search-rules.ts';

const MOST = 30;
/** A shorter word is a letter of a model or a size. */
const SHORTEST = 3;
const NUMBERS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
];

/** The vocabulary reads `search` of the catalogue and the language alone: that of all shops without search.json is made once. */
const language = FIRST_LANGUAGE;
const PLAIN = { catalog: {}, language } as Site;

interface Found {
  readonly spellings: Map<string, number>;
  products: number;
}

/**
 * The words of what products are called (heads of titles, generic names) that no entry of the search's vocabulary knows. Names of
 * brands, colours of the product, numbers and units are no such words.
 */
export function findUnknownWords(catalog: Catalog): UnknownWords {
  const vocabulary = vocabularyOf(catalog.search ? ({ catalog, language } as Site) : PLAIN);
  const { stop, before, after } = vocabulary.rules;
  const passed = new Set([...stop, ...before, ...after]);
  const unknown = new Map<string, readonly string[]>();
  const listUnknown = (text: string): readonly string[] => {
    let words = unknown.get(text);
    if (!words) {
      words = listWords(text, vocabulary).filter((word) => !passed.has(word));
      unknown.set(text, words);
    }
    return words;
  };
  const found = new Map<string, Found>();
  for (const { title, brand, colour, declarations } of catalog.products.values()) {
    const words = [headOf(title), declarations.genericName ?? ''].flatMap(listUnknown);
    if (words.length === 0) continue;
    const own = new Set(wordsOf(`${brand ?? ''} ${colour ?? ''}`));
    for (const [key, same] of Map.groupBy(words, vocabulary.fold)) {
      const word = same.find((one) => !own.has(one));
      if (word !== undefined) count(found, key, word);
    }
  }
  return {
    count: found.size,
    words: [...found.values()]
      .map(({ spellings, products }) => ({ word: pickSpelling(spellings), products }))
      .sort((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1))
      .slice(0, MOST),
  };
}

function count(found: Map<string, Found>, key: string, word: string): void {
  const known = found.get(key) ?? { spellings: new Map<string, number>(), products: 0 };
  found.set(key, known);
  known.products++;
  known.spellings.set(word, (known.spellings.get(word) ?? 0) + 1);
}

const pickSpelling = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))[0];

/** The words of a text without those that are known alone or with the word beside them, and without numbers with their units. */
function listWords(text: string, vocabulary: Vocabulary): string[] {
  const words = wordsOf(text);
  const measured = new Set(joinMeasures(words));
  return words.filter(
    (word, index) =>
      word.length >= SHORTEST &&
      !/\p{N}/u.test(word) &&
      !NUMBERS.includes(word) &&
      measured.has(word) &&
      !isKnown(vocabulary, word) &&
      !isPair(vocabulary, words[index - 1], word) &&
      !isPair(vocabulary, word, words[index + 1]),
  );
}

function isKnown({ byKey, inTexts, spelled, fold, stem }: Vocabulary, word: string): boolean {
  const key = fold(word);
  return (
    spelled.has(stem(word)) || (!isDevanagari(word) && inTexts.has(key)) || byKey.has(key) || byKey.has(soundKey(key))
  );
}

function isPair({ byKey, inTexts, fold }: Vocabulary, first: string | undefined, second: string | undefined): boolean {
  if (first === undefined || second === undefined) return false;
  const [one, two] = [fold(first), fold(second)];
  return isDevanagari(first) ? byKey.has(`~${pairKey(soundOf(one), soundOf(two))}`) : inTexts.has(pairKey(one, two));
}
