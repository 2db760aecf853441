import { z } from 'zod';
import { fixIssue, fixKey } from '../problems/schema-fix.ts';
import { schemaCode, type SchemaKind } from '../problems/schema-codes.ts';
import type { SourceText } from './positions.ts';
import { type ProblemList, suggest } from './problems.ts';

/**
 * Checks the value of a file against a schema and adds each issue to the list of problems, with its position in the file.
 * Returns undefined when there was an issue.
 */
export function checkShape<T extends z.ZodType>(
  schema: T,
  value: unknown,
  source: SourceText,
  problems: ProblemList,
): z.output<T> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) addIssue(issue, source, problems, []);
  return undefined;
}

function addIssue(
  issue: z.core.$ZodIssue,
  source: SourceText,
  problems: ProblemList,
  base: readonly PropertyKey[],
): void {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.replace('one of the keys ', '').split(', ');
    for (const key of issue.keys) {
      const fix = fixKey(key, known, issue.input, path);
      problems.addKey(source, path, key, {
        code: 'unknown-key',
        expected: issue.message,
        hint: suggest(key, known),
        fix,
      });
    }
    return;
  }
  if (issue.code === 'invalid_union') {
    const branch = deepestBranch(issue.errors);
    if (branch) {
      for (const inner of branch) addIssue(inner, source, problems, path);
      return;
    }
  }
  const details = { code: schemaCode(path, kindOf(issue)), fix: fixIssue(issue, path) };
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const hint = typeof issue.input === 'string' ? suggest(issue.input, values) : undefined;
    problems.add(source, path, {
      ...details,
      expected: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
      hint,
    });
    return;
  }
  if (issue.code === 'invalid_key') {
    problems.add(source, path, { ...details, expected: issue.issues[0]?.message ?? issue.message });
    return;
  }
  problems.add(source, path, { ...details, expected: issue.message });
}

function kindOf(issue: z.core.$ZodIssue): SchemaKind {
  if (issue.input === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong-type';
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : issue.origin === 'array' ? 'too-many' : 'out-of-range';
    case 'too_small':
      return issue.origin === 'string' ? 'empty' : issue.origin === 'array' ? 'too-few' : 'out-of-range';
    default:
      return 'invalid';
  }
}

/**
 * The branch of a union that the value was most likely meant for: its issues are inside the value, and it knows all keys of
 * the value or is the only such branch. Its issues say more than "none of them fits".
 */
function deepestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const hasUnknownKeys = (issues: z.core.$ZodIssue[]) =>
    issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);
  const deep = branches.filter((issues) => issues.some(({ path }) => path.length > 0) || hasUnknownKeys(issues));
  return deep.find((issues) => !hasUnknownKeys(issues)) ?? (deep.length === 1 ? deep[0] : undefined);
}

/** The valid fields of a value; fields with errors are left out. */
export function readValidFields<T extends z.ZodType>(schema: T, value: unknown): Partial<z.output<T>> {
  const fields: Record<string, unknown> = {};
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries<z.ZodType>(schema.shape)) {
      const result = field.safeParse((value as Record<string, unknown>)[key]);
      if (result.success && result.data !== undefined) fields[key] = result.data;
    }
  }
  return fields as Partial<z.output<T>>;
}
