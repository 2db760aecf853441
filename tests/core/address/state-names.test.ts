import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMIRATES } from '../../../src/core/address/emirates.ts';
import { INDIAN_STATES } from '../../../src/core/address/indian-states.ts';
import { nameState, stateOptions } from '../../../src/core/address/state-names.ts';
import { inLanguage } from '../../../src/messages/language.ts';
import { sourceFolder } from '../../../src/package.ts';

const states = [...INDIAN_STATES, ...EMIRATES];

test('each state and emirate has a name in each language', () => {
  const english = JSON.parse(readFileSync(join(sourceFolder, 'messages/en/states.json'), 'utf8')) as object;
  expect(states.map(({ name }) => nameState(name))).toEqual(states.map(({ name }) => name));
  expect(Object.values(english)).toEqual(states.map(({ name }) => name));
  expect(inLanguage('ar', () => nameState('Dubai'))).toBe('دبي');
  expect(nameState('Elsewhere')).toBe('Elsewhere');
});

test('options have what forms send, and stand in the order of the language', () => {
  const options = inLanguage('hi', () => stateOptions(INDIAN_STATES));
  expect(options.map(([value]) => value).sort()).toEqual(INDIAN_STATES.map(({ name }) => name).sort());
  expect(options[0]).toEqual(['Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीप समूह']);
  expect(options.at(-1)).toEqual(['Himachal Pradesh', 'हिमाचल प्रदेश']);
});
