import { expect, test } from 'vitest';
import { wantedLanguage } from '../../../src/client/languages/wanted-language.ts';

test.each([
  ['the first language of the browser that the page has', ['mr-IN', 'hi-IN', 'en-IN'], null, false, 'hi'],
  ['nothing where the browser prefers the language of the page', ['en-IN', 'hi-IN'], null, false, undefined],
  ['nothing where the page has none of them', ['mr-IN'], null, true, undefined],
  ['nothing more once somebody has chosen', ['hi-IN'], 'en', true, undefined],
  ['the chosen language at the home page', ['en-IN'], 'ta', true, 'ta'],
  ['no chosen language on a page that a link leads to', ['en-IN'], 'ta', false, undefined],
  ['nothing for a language that the shop had once', ['hi-IN'], 'bn', true, undefined],
])('%s is offered', (_, preferred, chosen, isHome, offered) => {
  expect(wantedLanguage('en', ['hi', 'ta'], chosen, preferred, isHome)).toBe(offered);
});
