import { expect, test } from 'vitest';
import { homeInput } from '../../../src/catalog/schema/home.ts';
import { listUntranslatedOfHome, translateHome } from '../../../src/catalog/translations/translate-home.ts';

const slide = (title: string) => ({ alt: 'A saree', title, text: 'For guests', label: 'See sarees', href: '/sarees' });
const HOME = {
  title: 'Haat',
  description: 'A shop.',
  hero: [slide('Wedding'), slide('Winter')],
  deal: { title: 'Deal of the week', text: 'Fully stitched.', sku: 'WK-023', label: 'See the set' },
};
const withHindi = (hi: object) => homeInput.safeParse({ ...HOME, translations: { hi } });

test('texts of a language take the places of the English ones, lists by their order', () => {
  const home = homeInput.parse({
    ...HOME,
    translations: { hi: { title: 'हाट', hero: [{}, { title: 'सर्दी' }], deal: { label: 'सेट देखें' } } },
  });
  const hindi = translateHome(home, 'hi');
  expect(hindi.title).toBe('हाट');
  expect(hindi.hero?.map(({ title }) => title)).toEqual(['Wedding', 'सर्दी']);
  expect(hindi.deal).toEqual({ ...HOME.deal, label: 'सेट देखें' });
  expect(hindi.hero?.[1]?.href).toBe('/sarees');
  expect(hindi).not.toHaveProperty('translations');
});

test('what stays English is named', () => {
  const home = homeInput.parse({ ...HOME, translations: { hi: { title: 'हाट', hero: [{ title: 'शादी' }] } } });
  const { english } = translateHome(home, 'hi');
  expect(english).toEqual(expect.arrayContaining(['description', 'hero.0.text', 'hero.1.title', 'deal.label']));
  expect(english).not.toContain('title');
  expect(english).not.toContain('hero.0.title');
  // Addresses and SKUs are no texts.
  expect(english.filter((place) => /href|sku/.test(place))).toEqual([]);
  expect(listUntranslatedOfHome(home, 'ta')).toContain('title');
});

test('a home page without translations is the English one', () => {
  const { english, ...home } = translateHome(homeInput.parse(HOME), 'hi');
  expect(home).toEqual(HOME);
  expect(english).toContain('title');
});

test.each([
  ['a third slide', { hero: [{}, {}, { title: 'तीसरी' }] }, ['hero', 2]],
  ['a section that is not there', { trends: { title: 'चलन में' } }, ['trends']],
  ['a text that is not there', { hero: [{ kicker: 'नया' }] }, ['hero', 0, 'kicker']],
])('%s is an error at its place', (_, hi, place) => {
  const { error } = withHindi(hi);
  expect(error?.issues.map(({ path }) => path)).toEqual([['translations', 'hi', ...place]]);
  expect(error?.issues[0]?.message).toContain('remove it, or write the English text first');
});

test('English, unknown fields and addresses are refused', () => {
  expect(homeInput.safeParse({ ...HOME, translations: { en: { title: 'Haat' } } }).success).toBe(false);
  expect(withHindi({ deal: { sku: 'WK-024' } }).success).toBe(false);
});
