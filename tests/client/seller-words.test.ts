import { expect, test } from 'vitest';
import { foundWords, submittedWords } from '../../src/client/seller/seller-words.ts';

test('an application that was sent says first what the applicant has to do', () => {
  expect(submittedWords(false, 3).title).toBe('Confirm your email address');
  expect(submittedWords(true, 3).title).toBe('Send us 3 documents');
  expect(submittedWords(true, 1).title).toBe('Send us 1 document');
  expect(submittedWords(true, 0).title).toBe('We are checking your application');
});

test('products are counted, and those that a search finds', () => {
  expect(foundWords(1, 1)).toBe('1 product');
  expect(foundWords(24, 24)).toBe('24 products');
  expect(foundWords(3, 24)).toBe('3 of 24 products');
});
