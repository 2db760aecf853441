import type { Cause, CauseExample } from '../../catalog/problems/causes.ts';
import type { Problem } from '../../catalog/problems/problem.ts';
import { explainCode } from '../../catalog/problems/schema-codes.ts';
import { quoteText } from '../../catalog/problems/quote.ts';
import type { RowProblem } from '../../tables/model.ts';

const EXAMPLES = 3;
/** How many different values of a cause are told apart; others are only counted. */
const MOST_VALUES = 200;

interface Collected {
  readonly first: Problem;
  count: number;
  readonly files: Set<string>;
  readonly values: Map<string, { count: number; readonly first: Problem }>;
}

/** Counts problems of rows by cause, in little memory. */
export class CauseCounter {
  readonly #causes = new Map<string, Collected>();

  add(problem: RowProblem): void {
    const { code, severity } = problem;
    const isError = severity === 'refused';
    const key = `${isError ? 'error' : 'warning'} ${code}`;
    const shown = toProblem(problem);
    const known = this.#causes.get(key);
    if (!known) {
      const values = new Map([[shown.found, { count: 1, first: shown }]]);
      this.#causes.set(key, { first: shown, count: 1, files: new Set([shown.file]), values });
      return;
    }
    known.count++;
    known.files.add(shown.file);
    const value = known.values.get(shown.found);
    if (value) value.count++;
    else if (known.values.size < MOST_VALUES) known.values.set(shown.found, { count: 1, first: shown });
  }

  get isEmpty(): boolean {
    return this.#causes.size === 0;
  }

  /** The causes: errors first, then the most frequent. */
  list(): Cause[] {
    return [...this.#causes.values()]
      .map(toCause)
      .sort(
        (a, b) =>
          Number(b.severity === 'error') - Number(a.severity === 'error') ||
          b.count - a.count ||
          (a.code < b.code ? -1 : 1),
      );
  }
}

function toProblem({ position, severity, code, column, found, expected }: RowProblem): Problem {
  return {
    code,
    severity: severity === 'refused' ? 'error' : 'warning',
    file: position.file,
    line: position.line,
    column: 1,
    field: column ?? '',
    found: found ?? 'nothing',
    expected,
  };
}

function toCause({ first, count, files, values }: Collected): Cause {
  const { code, severity, field, expected } = first;
  const { title, why, mend } = explainCode(code, field) ?? { title: code, why: '', mend: '' };
  const examples: CauseExample[] = [...values]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, EXAMPLES)
    .map(([found, value]) => ({ found, ...value }));
  return {
    ...{ code, severity, title, why, count, examples },
    mend: mend || `Expected: ${quoteText(expected, 90)}.`,
    files: files.size,
    fixable: 0,
  };
}
