import { expect, test } from 'vitest';
import { makeFacetRules, translateRules } from '../../../src/catalog/facets/facet-rules.ts';
import { makeWords } from '../../../src/catalog/values/words.ts';

const families = [
  { id: 'red', label: 'Red', hi: 'लाल' },
  { id: 'blue', label: 'Blue', hi: 'नीला' },
];
const rules = makeFacetRules([{ id: 'colour', label: 'Colour', from: ['colour'], families }], new Map());
const namesIn = (language: string, words: Record<string, string>) =>
  translateRules(rules, makeWords(language, words)).flatMap((rule) =>
    ['Red', 'Blue'].flatMap((text) => rule.read(text, '').values.map(({ label }) => label)),
  );

test('a value has one name, in the language of its page', () => {
  expect(rules[0]?.read('Red', '').values).toEqual([{ id: 'red', label: 'Red', rank: 0 }]);
  expect(namesIn('ta', { Red: 'சிவப்பு' })).toEqual(['சிவப்பு', 'Blue']);
  expect(namesIn('hi', { Red: 'सुर्ख़' })).toEqual(['लाल', 'नीला']);
});
