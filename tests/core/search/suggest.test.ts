import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../../src/core/search/default-rules.ts';
import { START, type StartPart, suggestionPart, type SuggestionPart } from '../../../src/core/search/parts.ts';
import { suggestFrom } from '../../support/suggest-from.ts';

/** Suggestions of a shop with so many products, and the parts that were read for them. */
async function suggestIn(count: number, typed: string) {
  const start: StartPart = {
    rules: DEFAULT_RULES,
    count,
    prices: [],
    filters: [],
    skus: 1,
    suggestions: ['re', 'sa'],
  };
  const parts: Record<string, StartPart | SuggestionPart> = {
    [START]: start,
    [suggestionPart('re')]: {
      q: [
        ['red kurta', 1, 2],
        ['red cotton saree', 3],
        ['red silk saree', 4],
      ],
    },
    [suggestionPart('sa')]: {
      q: [
        ['saree', 5, 6],
        ['red silk saree', 4],
        ['sandal', 7],
      ],
    },
  };
  const read: string[] = [];
  const suggested = await suggestFrom((name) => {
    read.push(name);
    return Promise.resolve(name in parts ? JSON.stringify(parts[name]) : undefined);
  }, typed);
  return { ...suggested, read: [...new Set(read)] };
}

test('A known query of several words is suggested with its products', async () => {
  const { queries, numbers } = await suggestIn(20_000, 'red cotton sar');
  expect(queries).toContain('red cotton saree');
  expect(numbers).toEqual([3]);
});

test('In a large shop other words get the products of the nearest queries, without a search', async () => {
  const { numbers, read } = await suggestIn(20_000, 'red wedding saree');
  expect(numbers).toEqual([3, 4]);
  expect(read.sort()).toEqual([suggestionPart('re'), suggestionPart('sa'), START].sort());
});

test('In a large shop nothing is suggested for a price, or with one word in common', async () => {
  expect((await suggestIn(20_000, 'red silk saree under 600')).numbers).toEqual([]);
  expect((await suggestIn(20_000, 'wedding sandal')).numbers).toEqual([]);
});

test('In a smaller shop other words are searched for', async () => {
  const { read } = await suggestIn(10_000, 'red wedding saree');
  expect(read).toContain('words.json');
});
