import { BYTE_ORDER_MARK, writeCsvRow } from '../../core/text/csv-cell.ts';
import { listCauses } from './causes.ts';
import type { Problem } from './problem.ts';
import { sortProblems } from './report.ts';
import type { SetAside } from './set-aside.ts';
import type { UnknownWords } from './unknown-words.ts';

/**
 * The report as data for programs. Fields may be added; none is renamed or removed while `version` is 1. `unknownWords` are those of product
 * names that the search does not know, missing where they were not looked for.
 */
export function makeReportJson(
  problems: readonly Problem[],
  setAside: readonly SetAside[],
  unknownWords?: UnknownWords,
): object {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    version: 1,
    errors,
    warnings: problems.length - errors,
    causes: listCauses(problems).map(({ examples, ...cause }) => ({
      ...cause,
      examples: examples.map(({ found, count, first: { file, line, column, field } }) => ({
        found,
        count,
        file,
        line,
        column,
        field,
      })),
    })),
    problems: sortProblems(problems).map(({ fix, ...problem }) => ({ ...problem, fixable: fix !== undefined })),
    setAside,
    unknownWords,
  };
}

const COLUMNS = ['severity', 'code', 'file', 'line', 'column', 'field', 'found', 'expected', 'hint'] as const;

/** The problems as a table for spreadsheets, in UTF-8 with a byte-order mark. */
export function makeReportCsv(problems: readonly Problem[]): string {
  const rows = sortProblems(problems).map((problem) => [
    ...COLUMNS.map((column) => String(problem[column] ?? '')),
    problem.fix ? 'yes' : 'no',
  ]);
  return BYTE_ORDER_MARK + [[...COLUMNS, 'fixable'], ...rows].map(writeCsvRow).join('');
}
