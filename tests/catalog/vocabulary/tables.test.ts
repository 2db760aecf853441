import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listCode } from '../../../src/catalog/snapshot/maker.ts';
import { listEntries } from '../../../src/catalog/vocabulary/entries.ts';
import { listFurtherNames } from '../../../src/catalog/vocabulary/further-languages.ts';
import { addLanguageRules, defaultRules } from '../../../src/catalog/vocabulary/language-rules.ts';
import { parseTable, readTable } from '../../../src/catalog/vocabulary/read-table.ts';
import { sourceFolder } from '../../../src/package.ts';

const tables = globSync('**/words/**/*.txt', { cwd: sourceFolder }).map((file) => file.replaceAll(sep, '/'));

describe.each(tables)('the table %s', (file) => {
  test('is read without a mistake, and has entries', () => {
    expect(readTable(file.replace(/\.txt$/, ''), '')).not.toEqual([]);
  });

  test('says first what it is about', () => {
    expect(readFileSync(join(sourceFolder, file), 'utf8')).toMatch(/^\/\/ \w/);
  });
});

test('what was made with other words is not kept', () => {
  const files = tables.map((file) => join(sourceFolder, file));
  expect(['catalog', 'tables'].flatMap(listCode)).toEqual(expect.arrayContaining(files));
});

test('an entry is known by its English names, its Hindi ones in both scripts, and what it belongs to', () => {
  expect(listEntries().find(({ english }) => english[0] === 'tailor scissors')).toEqual({
    type: 'kind',
    english: ['tailor scissors', 'tailoring scissors'],
    hindi: ['darzi ki kainchi', 'kapda katne', 'दर्जी की कैंची'],
    wider: ['scissors'],
  });
});

test('people are known by the audience that is shopped for, and people of all kinds by none', () => {
  const typeOf = (name: string) => listEntries().find(({ english }) => english[0] === name)?.type;
  expect(['men', 'nephew', 'farmer', 'toddler'].map(typeOf)).toEqual(['men', 'boys', 'men', 'baby']);
  expect(new Set(listEntries().map(({ type }) => type))).toContain('filler');
});

test('a language adds its names, with its article, and its rules', () => {
  expect(listFurtherNames('ar').find(({ english }) => english === 'jeans')?.names).toEqual(['جينز', 'الجينز']);
  const { letters, endings, audience, patterns } = addLanguageRules(defaultRules(), 'ar');
  expect(letters).toEqual(
    expect.arrayContaining([
      ['\u064b', ''],
      ['\u0629$', '\u0647'],
    ]),
  );
  expect(endings).toEqual(defaultRules().endings);
  expect(audience['men']).toEqual([...(defaultRules().audience['men'] ?? []), 'رجالي', 'رجال', 'للرجال', 'رجل']);
  expect(patterns).toContainEqual(['مقاس #', 'size']);
});

test('a language without tables has no names, and changes no rule', () => {
  expect(listFurtherNames('mr')).toEqual([]);
  expect(addLanguageRules(defaultRules(), 'mr')).toEqual(defaultRules());
});

describe('a line that is wrong says where and what', () => {
  const HEAD = '// Things.\n\nEnglish | Hindi in Latin letters | Devanagari | wider\n\n';
  test.each([
    ['saree | sari | साड़ी | clothes | women', 'words.txt:5: The line has 5 columns, the table 4: English | Hindi'],
    ['saree, , sari', 'words.txt:5: The column "English" has a comma with no word beside it. Remove it.'],
    ['saree, sari, saree', 'words.txt:5: The column "English" has "saree" twice. Remove one of them.'],
    ['saree | साड़ी', '"साड़ी" is in the column "Hindi in Latin letters", and is written in other letters.'],
    ['saree | sari | sari', '"sari" is in the column "Devanagari", and is written in other letters.'],
    ['| sari', 'words.txt:5: Nothing is in the column "English", by which an entry is known.'],
  ])('%s', (line, message) => {
    expect(() => parseTable(`${HEAD}${line}\n`, 'words.txt')).toThrow(message);
  });

  test('also where the file has the line ends of Windows', () => {
    expect(parseTable('English | wider\r\nsaree, sari | clothes\r\nkurta\r\n', 'words.txt')).toEqual([
      { cells: [['saree', 'sari'], ['clothes']], position: 'words.txt:2' },
      { cells: [['kurta'], []], position: 'words.txt:3' },
    ]);
  });
});

/** A list of so many words in code, with spaces, commas or bars between them, is one that somebody who translates would not find. */
const LISTS = [
  /(['`])(?:[\p{L}\p{M}\d]+\s+){25,}[\p{L}\p{M}\d]+\1/gu,
  /(['`])(?:[\p{L}\p{M}\d ?%]+[,|]\s*){25,}[^'`]*\1/gu,
];

/** Lists that are no words of a language. */
const TECHNICAL: Readonly<Record<string, string>> = {
  'tables/headings/sale-headings.ts': 'parts of regular expressions',
  'integration/serving/private-files.ts': 'endings of files',
  'core/search/words/devanagari.ts': 'sounds of letters',
  'catalog/values/text-signs.ts': 'tags of HTML',
};

test('no code holds a list of words as text', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sourceFolder }).filter((file) => !TECHNICAL[file]);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(sourceFolder, file), 'utf8');
    return LISTS.flatMap((list) => [...code.matchAll(list)].map(([text]) => `${file}: ${text.slice(0, 60)}`));
  });
  expect(found).toEqual([]);
});
