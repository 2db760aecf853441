import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainCode, schemaCode } from '../../../src/catalog/problems/schema-codes.ts';
import { ProblemList } from '../../../src/catalog/problems/problems.ts';
import { checkShape } from '../../../src/catalog/source/check-shape.ts';
import { homeInput } from '../../../src/catalog/schema/home.ts';
import { FULLEST } from '../fullest-files.ts';
import { listPaths, replaceAt } from '../paths-of.ts';

const WRONG = [null, true, 5, -0.5, '', 'x\u0000', '#', 'y'.repeat(50_000), [], [null], {}, { strange: 1 }];
/** Words of the validating library that no editor should have to understand. */
const JARGON = /^$|invalid|expected|undefined|received|union|too (?:big|small)|NaN|object Object/i;

function problemsOf(schema: (typeof FULLEST)[number][1], value: unknown): ProblemList['problems'] {
  const problems = new ProblemList();
  checkShape(schema, value, { file: String(Math.random()), readText: () => JSON.stringify(value) }, problems);
  return problems.problems;
}

test.each(FULLEST)('the fullest %s has no problem', (_kind, schema, full) => {
  expect(problemsOf(schema, full)).toEqual([]);
});

test.each(FULLEST)('whatever is wrong in a %s is said in plain words', (_kind, schema, full) => {
  const jargon = new Set<string>();
  for (const keys of listPaths(full)) {
    for (const wrong of WRONG) {
      for (const { field, expected } of problemsOf(schema, replaceAt(full, keys, wrong))) {
        if (JARGON.test(expected)) jargon.add(`${field}: ${expected}`);
      }
    }
  }
  expect([...jargon]).toEqual([]);
});

test.each(FULLEST)('what is wrong in a %s is said with the key as it is written', (_kind, schema, full) => {
  const others = new Set<string>();
  for (const keys of listPaths(full)) {
    for (const wrong of keys.length === 0 ? WRONG : [...WRONG, undefined]) {
      for (const { field, code } of problemsOf(schema, replaceAt(full, keys, wrong))) {
        const named = /^"(.+)"/.exec(explainCode(code, field)?.title ?? '')?.[1];
        if (named === undefined || named === 'file' || named === 'redirect') continue;
        if (!named.split('.').every((key) => field.split(/[.[\]]+/).includes(key))) others.add(`${field}: ${named}`);
      }
    }
  }
  expect([...others]).toEqual([]);
});

test('every section and key of the home page is named as it is written', () => {
  const keys = listKeys(homeInput);
  expect(keys).toContainEqual(['memberGifts']);
  const wrong = keys.filter((path) => {
    const { title } = explainCode(schemaCode(path, 'missing')) ?? {};
    return !/^"(.+)" is missing$/.exec(title ?? '')?.[1]?.endsWith(path.at(-1) ?? '');
  });
  expect(wrong).toEqual([]);
});

/** The paths of all keys of a schema that are not data. */
function listKeys(schema: z.core.$ZodType, path: readonly string[] = []): (readonly string[])[] {
  if (schema instanceof z.ZodOptional) return listKeys(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listKeys(schema.in, path);
  if (schema instanceof z.ZodArray) return listKeys(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => [
    [...path, key],
    ...listKeys(field, [...path, key]),
  ]);
}
