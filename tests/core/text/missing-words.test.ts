import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingWords } from '../../../src/core/text/missing-words.ts';
import { columnWords } from '../../../src/core/product/column-words.ts';
import { listColumns } from '../../../src/core/product/product-columns.ts';

test('an empty field is named in the sentence about it', () => {
  expect(missingWords('Mobile number')).toBe('Enter your mobile number.');
  expect(missingWords('PIN code')).toBe('Enter your PIN code.');
  expect(missingWords('Email (optional)')).toBe('Enter your email.');
  expect(missingWords('Your name')).toBe('Enter your name.');
  expect(missingWords('State', true)).toBe('Choose your state.');
  expect(missingWords('What it is')).toBe('Say what it is.');
  expect(missingWords('Net quantity', false, 'the')).toBe('Enter the net quantity.');
});

const SOURCES = join(import.meta.dirname, '../../../src');
/** A message of a room, which is written as code names it: "addressFields". */
function readLabel(room: string, name: string): string {
  const file = `${room.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  return (JSON.parse(readFileSync(join(SOURCES, 'messages/en', file), 'utf8')) as Record<string, string>)[name] ?? '';
}

/** The labels of all fields of the pages, and of a seller's product. */
const LABELS = [
  ...listColumns(['hi']).map(({ name }) => columnWords(name)[0]),
  ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .flatMap((file) => [
      ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/<Field\b[^>]*?\blabel=\{(\w+)Text\.(\w+)\}/gs),
    ])
    .map(([, room = '', name = '']) => readLabel(room, name)),
];

test('the sentence about each field of the site is a sentence', () => {
  expect(LABELS.length).toBeGreaterThan(50);
  for (const label of LABELS) {
    const words = missingWords(label);
    expect(words).toMatch(/^(?:Enter your \p{L}|Say \p{L}|Please answer)[^?]*[^.?]\.$/u);
    expect(words).not.toMatch(
      /\b(?:your|the) (?:your|the|what|how|why|where|when|who|which|whether|is|are|do|does|if|i)\b/i,
    );
  }
});
