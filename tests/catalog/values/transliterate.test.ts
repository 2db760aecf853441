import { expect, test } from 'vitest';
import { transliterate } from '../../../src/catalog/values/transliterate.ts';
import { loadProduct } from '../shop-in-a-folder.ts';

test.each([
  ['Hindi', 'सूती कुर्ता महिलाओं के लिए', 'suti-kurta-mahilaom-ke-lie'],
  ['Hindi with a dot below a letter', 'बनारसी रेशम साड़ी', 'banarasi-resam-sadi'],
  ['Hindi with figures', 'कमीज़ ५ पैक', 'kamij-5-paik'],
  ['Hindi and English', 'Cotton कुर्ता – M', 'cotton-kurta-m'],
  ['Hindi with a joiner', 'क्\u200dष चाय', 'ks-cay'],
  ['Tamil', 'பருத்தி சேலை பெண்களுக்கு', 'parutti-celai-penkalukku'],
  ['Bengali', 'সুতির শাড়ি মহিলাদের জন্য', 'sutir-sadi-mahilader-jany'],
  ['Gujarati', 'ચણિયા ચોળી', 'caniya-coli'],
  ['Punjabi', 'ਸੂਤੀ ਚੁੰਨੀ', 'suti-cumni'],
  ['Telugu', 'పట్టు చీర', 'pattu-cira'],
  ['Kannada', 'ಹತ್ತಿ ಸೀರೆ', 'hatti-sire'],
  ['Malayalam', 'കോട്ടൺ സാരി', 'kottan-sari'],
  ['Odia', 'ସୂତା ଶାଢ଼ୀ', 'suta-sadhi'],
  ['Urdu, which writes no short vowels', 'سوتی کرتا', 'swty-krt'],
])('a title in %s has an address in Latin letters', (_language, title, slug) => {
  expect(loadProduct({ title }).slug).toBe(slug);
});

test.each(['Crème brûlée – Ærø', 'µ-fibre ½ m²', '100 % cotton, ₹99 ★ 🌿'])('%j is not changed', (title) => {
  expect(transliterate(title)).toBe(title);
});

test('a title without any letter has the address "product"', () => {
  expect(loadProduct({ title: '★★★' }).slug).toBe('product');
});
