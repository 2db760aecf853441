import type { ProblemCode } from '../catalog/problems/codes.ts';
import type { Problem } from '../catalog/problems/problem.ts';

/** A position in a theme, as PostCSS gives it. */
interface Position {
  readonly source?: { readonly start?: { readonly line: number; readonly column: number } | undefined } | undefined;
}

type Details = Pick<Problem, 'found' | 'expected'> & Partial<Pick<Problem, 'field' | 'hint' | 'severity'>>;
export type Report = (code: ProblemCode, position: Position, details: Details) => void;

/** Makes a function that adds a problem of a theme to a list. It is an error unless the call says otherwise. */
export function makeReporter(label: string, problems: Problem[]): Report {
  return (code, { source }, { field = '', severity = 'error', ...details }) => {
    const { line = 0, column = 0 } = source?.start ?? {};
    problems.push({ code, severity, file: label, line, column, field, ...details });
  };
}

/** The position of a token's value. */
export const positionOf = (at: { readonly line: number; readonly column: number } | undefined): Position =>
  at ? { source: { start: at } } : {};
