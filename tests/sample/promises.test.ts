import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Each sentence of policies, help and pages for sellers that may promise something stands in promises.json with what holds it: a test, as
 * "file: words of its name"; "people", for what people of the shop do by hand; "others", for couriers, banks, authorities and law; or
 * "said", for headings, questions, instructions and facts. A new or changed sentence fails until it is there, so that nobody writes
 * what the shop does not do. Translations follow the English page, which their checks compare.
 */
const PAGES = 'catalog/pages';
const KINDS = ['people', 'others', 'said'];
const LANGUAGES = ['ar', 'hi', 'ta'];
/** Words with which a sentence may say what somebody here does, or what a reader may expect. */
const PROMISE =
  /\b(we|us|our|ours|you (?:can|get|may|see|are)|refund(?:ed|s)?|paid|pays?|confirm(?:s|ed)?|cancelled|erased|deleted|removed|kept|saved|shows?|names?|has|says?|collects?|sent|by itself|free)\b/i;
/** Fields that readers of a page do not see as sentences. */
const UNREAD = ['id', 'path', 'language', 'group', 'href', 'label', 'updated', 'market', 'picture', 'src'];

const held = JSON.parse(readFileSync(join('tests', 'sample', 'promises.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

function readTexts(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return UNREAD.includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => readTexts(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => readTexts(entry, name));
}

const listPromises = (page: string): readonly string[] => [
  ...new Set(
    readTexts(JSON.parse(readFileSync(join(PAGES, page), 'utf8')))
      .flatMap((text) => text.replaceAll(/<[^>]+>/g, '').split(/(?<=[.!?])\s+(?=[“A-Z{])/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => PROMISE.test(sentence) && sentence.split(/\s+/).length > 3),
  ),
];

const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && LANGUAGES.every((language) => !file.startsWith(`${language}/`)),
);

describe('what pages promise', () => {
  test.each(pages)('is named with what holds it: %s', (page) => {
    expect(Object.keys(held[page] ?? {}).toSorted()).toEqual(listPromises(page).toSorted());
  });

  test('is held by tests that there are', () => {
    const refs = new Set(
      Object.values(held)
        .flatMap((sentences) => Object.values(sentences))
        .filter((holder) => !KINDS.includes(holder)),
    );
    expect(refs.size).toBeGreaterThan(60);
    const missing = [...refs].filter((ref) => {
      const [file = '', ...name] = ref.split(': ');
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(name.join(': '));
    });
    expect(missing).toEqual([]);
  });

  test('is of pages that there are', () => {
    expect(Object.keys(held).filter((page) => !pages.includes(page))).toEqual([]);
  });
});
