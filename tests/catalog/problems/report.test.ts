import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listCauses } from '../../../src/catalog/problems/causes.ts';
import { makeReportCsv, makeReportJson } from '../../../src/catalog/problems/export.ts';
import type { Problem } from '../../../src/catalog/problems/problem.ts';
import { formatReport } from '../../../src/catalog/problems/report.ts';
import { explainCode, schemaCode } from '../../../src/catalog/problems/schema-codes.ts';
import { findProblems, product } from '../shop-in-a-folder.ts';

const problem = (fields: Partial<Problem> = {}): Problem => ({
  code: 'seller-unknown',
  severity: 'error',
  file: 'catalog/products/tea/leaf.json',
  line: 4,
  column: 13,
  field: 'seller',
  found: '"gardn"',
  expected: 'the id of a seller',
  ...fields,
});
const many = (count: number): Problem[] =>
  Array.from({ length: count }, (_, index) =>
    problem({
      file: `catalog/products/tea/${index >> 1}.json`,
      code: `cause-${index % 11}`,
      found: `"${index % 500}"`,
    }),
  );

describe('the report', () => {
  test('of 40,000 problems is one screen and takes less than a second of the processor', () => {
    const problems = many(40_000);
    const start = process.cpuUsage();
    const report = formatReport(problems, { advice: ['a', 'b', 'c'] });
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    const lines = report.split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.length > 160)).toEqual([]);
    expect(report).toContain('40,000 errors, 0 warnings in 20,000 files');
    expect(report).toMatch(/\.\.\. and 39,\d{3} more\. All of them: .*--all/);
  });

  test('of all problems has each of them', () => {
    expect(formatReport(many(500), { all: true }).match(/^error {2}catalog/gm)).toHaveLength(500);
  });

  test('of a few problems has no summary', () => {
    expect(formatReport([problem()])).toMatch(
      /^error {2}catalog\/products\/tea\/leaf\.json:4:13 {2}seller {2}\[seller-unknown\]/,
    );
  });

  test('lists errors before warnings, and files with errors before others', () => {
    const warning = { severity: 'warning', code: 'title-cut' } as const;
    const report = formatReport([
      problem({ ...warning, file: 'catalog/a.json', line: 1 }),
      problem({ ...warning, line: 1 }),
      problem({ line: 9 }),
    ]);
    expect(report.match(/^(?:error|warning) {2}\S+/gm)).toEqual([
      'error  catalog/products/tea/leaf.json:9:13',
      'warning  catalog/products/tea/leaf.json:1:13',
      'warning  catalog/a.json:1:13',
    ]);
  });

  test('shows no control characters of a file name', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
    expect(formatReport([problem({ file: 'catalog/\u001b[2J.json' })])).not.toMatch(/\u001b/);
  });
});

test('a cause has its count, files, the values found most often, and how many can be fixed', () => {
  const fix = { kind: 'remove', path: ['a'] } as const;
  const [first, second] = listCauses([
    problem({ severity: 'warning', code: 'title-cut' }),
    problem({ found: '"b"' }),
    problem({ found: '"a"', fix, file: 'x' }),
    problem({ found: '"a"' }),
  ]);
  expect(first).toMatchObject({ code: 'seller-unknown', count: 3, files: 2, fixable: 1 });
  expect(first?.examples.map(({ found, count }) => [found, count])).toEqual([
    ['"a"', 2],
    ['"b"', 1],
  ]);
  expect(second).toMatchObject({ code: 'title-cut', severity: 'warning' });
});

describe('a code', () => {
  test.each([
    [['title'], 'too-long', 'title-too-long'],
    [['offers', 'in', 'price'], 'invalid', 'price-invalid'],
    [['offers', 'in'], 'missing', 'offers-missing'],
    [['productValue', 'offers', 'price'], 'missing', 'price-missing'],
    [['attributes', 'Any Key'], 'too-long', 'attributes-too-long'],
    [['images', 3, 'src'], 'missing', 'src-missing'],
    [['rating', 'value'], 'wrong-type', 'rating-value-wrong-type'],
    [['leadTimeDays'], 'out-of-range', 'lead-time-days-out-of-range'],
    [['/old'], 'invalid', 'redirect-invalid'],
    [[], 'invalid', 'file-invalid'],
  ] as const)('of %j is %s: %s', (path, kind, code) => {
    expect(schemaCode(path, kind)).toBe(code);
  });

  test('is explained, whether it is one of the lists or made of a field', () => {
    const codes = globSync('src/catalog/problems/codes/*.json').flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object),
    );
    expect(codes.length).toBeGreaterThan(100);
    for (const code of [...codes, 'title-too-long', 'care-phone-invalid'])
      expect(explainCode(code)?.why.length).toBeGreaterThan(5);
    expect(explainCode('nonsense')).toBeUndefined();
  });

  test('is given by every problem of a product with everything wrong', () => {
    const wrong = product({
      seller: 'x',
      titel: 1,
      images: [],
      offers: { in: { price: 0 } },
      rating: 4,
      title: 'x'.repeat(501),
    });
    const codes = findProblems({ 'products/tea/leaf.json': wrong }).map(({ code }) => code);
    expect(codes.sort()).toEqual([
      'price-zero',
      'rating-wrong-type',
      'seller-unknown',
      'title-too-long',
      'unknown-key',
    ]);
  });
});

describe('the report for programs', () => {
  test('has the shape that the manual gives', () => {
    const json = makeReportJson([problem({ fix: { kind: 'remove', path: ['a'] } })], []);
    expect(json).toEqual({
      version: 1,
      errors: 1,
      warnings: 0,
      causes: [
        {
          code: 'seller-unknown',
          severity: 'error',
          title: expect.any(String),
          why: expect.any(String),
          mend: expect.any(String),
          count: 1,
          files: 1,
          fixable: 1,
          examples: [{ found: '"gardn"', count: 1, file: problem().file, line: 4, column: 13, field: 'seller' }],
        },
      ],
      problems: [{ ...problem(), fixable: true }],
      setAside: [],
    });
  });

  test('as CSV has a line for each, and no formulas', () => {
    const csv = makeReportCsv([problem({ found: '=1+1', expected: 'a, "b"\nc' })]);
    expect(csv).toBe(
      '\ufeffseverity,code,file,line,column,field,found,expected,hint,fixable\r\n' +
        'error,seller-unknown,catalog/products/tea/leaf.json,4,13,seller,\'=1+1,"a, ""b""\nc",,no\r\n',
    );
  });
});
