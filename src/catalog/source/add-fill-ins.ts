import { findFillIns } from '../values/fill-in.ts';
import type { SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';

/** Adds a warning for each text of a file that has marks. */
export function addFillIns(
  value: unknown,
  source: SourceText,
  problems: ProblemList,
  path: readonly PropertyKey[] = [],
): void {
  const marks = typeof value === 'string' ? findFillIns(value) : [];
  if (marks.length > 0)
    problems.add(source, path, {
      code: 'fill-in',
      severity: 'warning',
      found: marks.join(', '),
      expected: 'the text itself, before the shop is published at a real address',
    });
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value))
      addFillIns(entry, source, problems, [...path, Array.isArray(value) ? Number(key) : key]);
}
