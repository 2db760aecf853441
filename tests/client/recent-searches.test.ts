import { describe, expect, test } from 'vitest';
import {
  addSearch,
  cleanQuery,
  LONGEST_QUERY,
  readSearches,
  REMEMBERED_SEARCHES,
} from '../../src/client/search/stored-searches.ts';

/** What is stored after these searches, the first of them first. */
const store = (queries: readonly string[]) => queries.reduce<string | null>(addSearch, null);

describe('recent searches', () => {
  test('come back as they were written, the latest first', () => {
    expect(readSearches(store(['साड़ी', 'red saree']) ?? '')).toEqual(['red saree', 'साड़ी']);
  });

  test('begin with the latest, which replaces the same words in other letters', () => {
    expect(readSearches(store(['Red Saree', 'helmet', 'red saree']) ?? '')).toEqual(['red saree', 'helmet']);
  });

  test('end with the oldest that are remembered', () => {
    const many = Array.from({ length: REMEMBERED_SEARCHES }, (_, index) => `search ${index}`);
    expect(readSearches(store([...many, 'one more']) ?? '')).toEqual(['one more', ...many.slice(1).reverse()]);
  });

  test.each([
    '',
    'no JSON',
    'null',
    '[]',
    '{"version":2,"searches":["x"]}',
    '{"version":1,"searches":"x"}',
    '{"version":1,"searches":[1,null,{},"  "]}',
  ])('that are stored as %j are none', (text) => {
    expect(readSearches(text)).toEqual([]);
  });

  test('that somebody else stored are shortened, cleaned and without repetitions', () => {
    const searches = ['a\u0000b', 'a b', 'x'.repeat(500), ...Array.from({ length: 50 }, (_, at) => `${at}`)];
    const stored = JSON.stringify({ version: 1, searches });
    const read = readSearches(stored);
    expect(read.slice(0, 2)).toEqual(['a b', 'x'.repeat(LONGEST_QUERY)]);
    expect(read).toHaveLength(REMEMBERED_SEARCHES);
  });
});

describe('a query', () => {
  test.each([
    ['  red   saree ', 'red saree'],
    ['red\u202esaree\n', 'redsaree'],
    ['क्‍ष', 'क्‍ष'],
    ['\u0007', ''],
  ])('%j is searched for as %j', (typed, query) => expect(cleanQuery(typed)).toBe(query));

  test('is cut between characters', () => {
    expect(cleanQuery('😀'.repeat(200))).toBe('😀'.repeat(LONGEST_QUERY));
  });
});
