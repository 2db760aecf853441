import { z } from 'zod';
import { type ProblemList, type SourceText, suggest } from './problems.ts';

/**
 * Checks a value against a schema. Every issue becomes a problem with its place in the file; undefined when there was one.
 * `base` is the path of the value inside the file.
 */
export function checkShape<T extends z.ZodType>(
  schema: T,
  value: unknown,
  source: SourceText,
  problems: ProblemList,
  base: readonly PropertyKey[] = [],
): z.output<T> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) addIssue(issue, source, problems, base);
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
      problems.addKey(source, path, key, { expected: issue.message, hint: suggest(key, known) });
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
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const given = typeof issue.input === 'string' ? suggest(issue.input, values) : undefined;
    problems.add(source, path, {
      expected: `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
      hint: given,
    });
    return;
  }
  if (issue.code === 'invalid_key') {
    problems.add(source, path, { expected: issue.issues[0]?.message ?? issue.message });
    return;
  }
  problems.add(source, path, { expected: issue.message });
}

/**
 * Of a union's branches the one that the value was meant for: it got further than the value itself, and knows all its
 * keys or is the only one with keys. Its issues say more than "none of them fits".
 */
function deepestBranch(branches: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const hasStrangeKeys = (issues: z.core.$ZodIssue[]) =>
    issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);
  const deep = branches.filter((issues) => issues.some(({ path }) => path.length > 0) || hasStrangeKeys(issues));
  return deep.find((issues) => !hasStrangeKeys(issues)) ?? (deep.length === 1 ? deep[0] : undefined);
}

/** The fields of a value that are right, whatever is wrong with others. */
export function salvage<T extends z.ZodType>(schema: T, value: unknown): Partial<z.output<T>> {
  const fields: Record<string, unknown> = {};
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries<z.ZodType>(schema.shape)) {
      const result = field.safeParse((value as Record<string, unknown>)[key]);
      if (result.success && result.data !== undefined) fields[key] = result.data;
    }
  }
  return fields as Partial<z.output<T>>;
}
