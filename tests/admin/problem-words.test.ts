import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFields } from '../../src/admin/server/form-fields.ts';
import { describeProblem } from '../../src/admin/server/problem-words.ts';
import type { EditPath } from '../../src/admin/contract.ts';
import { FORM_KINDS, type FormField, type FormKind } from '../../src/admin/form-contract.ts';
import { FILE_SCHEMAS } from '../../src/catalog/json-schemas/make-json-schemas.ts';
import { checkShape } from '../../src/catalog/source/check-shape.ts';
import { ProblemList } from '../../src/catalog/problems/problems.ts';

/** Problems are told to editors in the words of their forms. */

const FILES: Readonly<Record<FormKind, string>> = {
  product: 'products/cups/a.json',
  category: 'categories/a.json',
  seller: 'sellers/a.json',
  page: 'pages/a.json',
  market: 'markets/a.json',
  words: 'words/hi.json',
  home: 'home.json',
  store: 'store.json',
  facets: 'facets.json',
  search: 'search.json',
  delivery: 'delivery.json',
};

/** What no field takes, each in another way. `undefined` leaves it out. */
const WRONG = [
  undefined,
  null,
  true,
  5,
  -0.5,
  1e12,
  '',
  'x\u0000',
  '#',
  'y'.repeat(50_000),
  [],
  [null],
  {},
  { strange: 1 },
  Array.from({ length: 10_001 }, () => 'z'),
];
/** Signs and words of JSON, of the schemas' library and of code. */
const TECHNICAL =
  /[{}[\]"\\]|\b(?:JSON|string|boolean|object|array|null|undefined|NaN|integer|record|enum|regex|zod|true|false|key|keys)\b|\w+_\w+/;
/** A name of a field as files have it; what somebody has to write is in quotation marks. */
const KEY = /\b[a-z]+[A-Z]\w*/;
const isTechnical = (words: string): boolean => TECHNICAL.test(words) || KEY.test(words.replaceAll(/“[^”]*”/g, ''));

interface Place {
  readonly path: EditPath;
  /** Its own label; of an entry that of its list. */
  readonly label: string;
}

/** Every field of a form, in lists and tables the first entry's. */
function listPlaces(field: FormField, path: EditPath, outer: string): Place[] {
  const label = field.title || outer;
  const below = (): Place[] => {
    switch (field.kind) {
      case 'object':
        return field.fields.flatMap((one) => listPlaces(one, [...path, one.key], label));
      case 'list':
        return listPlaces(field.entry, [...path, 0], label);
      case 'table':
        return listPlaces(field.entry, [...path, 'in'], label);
      case 'either':
        return field.options.flatMap((one) => listPlaces({ ...one, title: '' } as FormField, path, label));
      default:
        return [];
    }
  };
  return [{ path, label }, ...below()];
}

const wrap = (path: EditPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);

const nameOf = (path: EditPath): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);

describe.each(FORM_KINDS)('what is wrong in a form of the kind %s', (kind) => {
  const places = describeFields(kind).flatMap((field) => listPlaces(field, [field.key], ''));
  const told = places.flatMap(({ path, label }) =>
    WRONG.flatMap((wrong) => {
      const value = wrap(path, wrong);
      const problems = new ProblemList();
      checkShape(
        FILE_SCHEMAS[kind],
        value,
        { file: `${nameOf(path)}-${Math.random()}`, readText: () => JSON.stringify(value) },
        problems,
      );
      return problems.problems.map((problem) => ({
        ...{ path, label, field: problem.field, problem },
        words: describeProblem(problem, FILES[kind]),
      }));
    }),
  );

  test('has no sign of JSON and no word of the program', () => {
    expect(told.length).toBeGreaterThan(places.length);
    expect([
      ...new Set(told.filter(({ words }) => isTechnical(words)).map(({ field, words }) => `${field}: ${words}`)),
    ]).toEqual([]);
  });

  test('names the field by its label, and says what is needed', () => {
    const own = told.filter(({ field, path }) => field === nameOf(path));
    expect(own.length).toBeGreaterThan(0);
    expect(
      own
        .filter(
          ({ words, label }) => !/^“[^”]+” (?:has|is missing)/.test(words) || !words.split('” ')[0]?.includes(label),
        )
        .map(({ field, words }) => `${field}: ${words}`),
    ).toEqual([]);
    expect(told.filter(({ words }) => !/ Needed: .+[.?!]$/.test(words)).map(({ words }) => words)).toEqual([]);
  });
});

test('what checks across files and fields expect has no sign of JSON either', () => {
  const files = readdirSync('src/catalog', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const texts = files.flatMap((name) =>
    [
      ...readFileSync(`src/catalog/${name}`, 'utf8').matchAll(
        /\b(?:expected|hint|found): (?:'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`)/g,
      ),
    ].map(([, plain, made]) => (plain ?? (made ?? '').replaceAll(/\$\{[^{}]*\}/g, 'x')).replaceAll("\\'", "'")),
  );
  expect(texts.length).toBeGreaterThan(100);
  const words = texts.map((expected) =>
    describeProblem({ field: 'title', found: '"a"', expected }, 'products/cups/a.json'),
  );
  expect([...new Set(words.filter((text) => /[{}[\]"\\]/.test(text)))]).toEqual([]);
});

test.each([
  [
    'offers.in.price',
    '"abc"',
    'an amount such as 499, 499.50 or "₹4,99,999"',
    undefined,
    '“Prices by market (in), Price” has “abc”. Needed: an amount such as 499, 499.50 or “₹4,99,999”.',
  ],
  [
    'sizes[2].stock',
    '"many"',
    'a whole number from 0',
    undefined,
    '“Sizes 3, Pieces left” has “many”. Needed: a whole number from 0.',
  ],
  [
    'title',
    'nothing: the field is missing',
    'a text in double quotes',
    undefined,
    '“Title” is missing. Needed: a text.',
  ],
  ['draft', '"yes"', 'true or false', undefined, '“Draft” has “yes”. Needed: yes or no.'],
  [
    'offers',
    '{}',
    'at least one offer, such as { "in": { "price": 499 } }',
    undefined,
    '“Prices by market” has no values. Needed: at least one offer.',
  ],
  [
    'publishUntil',
    '"2026-01-01"',
    'a time after publishFrom, 2026-02-01',
    undefined,
    '“Published until” has “2026-01-01”. Needed: a time after “Published from”, 2026-02-01.',
  ],
  [
    'seller',
    '"chai"',
    'the id of a seller: the name of a file in catalog/sellers',
    'did you mean "chai-ghar"?',
    '“Seller” has “chai”. Needed: the id of a seller: the name of a file in catalog/sellers. Did you mean “chai-ghar”?',
  ],
])('the problem of %s that found %s is told in words', (field, found, expected, hint, words) => {
  expect(describeProblem({ field, found, expected, ...(hint && { hint }) }, FILES.product)).toBe(words);
});

test('what is wrong with the text of a file is told with the signs that the text has', () => {
  const problem = { field: '', found: '} ]', expected: 'a comma or }' };
  expect(describeProblem(problem, FILES.home)).toBe('found } ]. Needed: a comma or }.');
});
