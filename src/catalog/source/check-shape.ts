import { z } from 'zod';
import type { Fix } from '../problems/problem.ts';
import { fixIssue, fixKey } from '../problems/schema-fix.ts';
import { schemaCode, type SchemaKind } from '../problems/schema-codes.ts';
import { type SourceText, toJsonPath } from '../json/positions.ts';
import { type ProblemList, suggest } from '../problems/problems.ts';

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
  for (const issue of result.error.issues)
    for (const { issue: one, path } of listIssues(issue)) addIssue(one, path, source, problems);
  return undefined;
}

/** An issue that is not one of a union, with its path in the value. */
export interface LocatedIssue {
  readonly issue: z.core.$ZodIssue;
  readonly path: readonly PropertyKey[];
}

/** The issues that an issue stands for: of a union, those of the branch that the value was most likely meant for. */
export function listIssues(issue: z.core.$ZodIssue, base: readonly PropertyKey[] = []): LocatedIssue[] {
  const path = [...base, ...issue.path];
  const branch = issue.code === 'invalid_union' ? deepestBranch(issue.errors) : undefined;
  return branch ? branch.flatMap((inner) => listIssues(inner, path)) : [{ issue, path }];
}

/** What becomes of a value that does not keep its product from being published. */
interface Mended {
  /** For people: "this is left out". */
  readonly words: string;
  /** The value that it certainly stands for. */
  readonly certain?: unknown;
}

/**
 * Adds an issue to the list of problems. `locate` makes the path in the file of one in the value. With `mended` it is a warning.
 */
export function addIssue(
  issue: z.core.$ZodIssue,
  at: readonly PropertyKey[],
  source: SourceText,
  problems: ProblemList,
  locate: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
  mended?: Mended,
): void {
  const path = locate(at);
  const say = (expected: string) => ({
    expected: mended ? `${expected}; ${mended.words}` : expected,
    severity: mended && ('left-out' as const),
  });
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.replace('one of the keys ', '').split(', ');
    for (const key of issue.keys) {
      const fix = fixKey(key, known, issue.input, path);
      problems.addKey(source, path, key, {
        code: 'unknown-key',
        ...say(issue.message),
        hint: suggest(key, known),
        fix,
      });
    }
    return;
  }
  const fix: Fix | undefined =
    mended?.certain === undefined
      ? fixIssue(issue, path)
      : { kind: 'set', path: toJsonPath(path), value: mended.certain };
  const details = { code: schemaCode(path, kindOf(issue)), fix };
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const hint = typeof issue.input === 'string' ? suggest(issue.input, values) : undefined;
    problems.add(source, path, {
      ...details,
      ...say(`one of ${values.map((value) => JSON.stringify(value)).join(', ')}`),
      hint,
    });
    return;
  }
  if (issue.code === 'invalid_key') {
    problems.add(source, path, { ...details, ...say(issue.issues[0]?.message ?? issue.message) });
    return;
  }
  problems.add(source, path, { ...details, ...say(issue.message) });
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
