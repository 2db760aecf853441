import type { ProblemCode } from '../../catalog/problems/codes.ts';
import type { SchemaCode } from '../../catalog/problems/schema-codes.ts';
import { quoteText } from '../../catalog/problems/quote.ts';
import type { RefusedRow, RowProblem, SourceRow } from '../model.ts';

interface Finding {
  readonly code: ProblemCode | SchemaCode | (string & {});
  readonly expected: string;
  readonly found?: string | undefined;
  readonly column?: string | undefined;
}

/** Collects findings about the rows of one product. A cell is quoted in part, not copied: it may have megabytes. */
export class Findings {
  readonly problems: RowProblem[] = [];
  readonly #reasons = new Map<SourceRow, string[]>();

  add(row: SourceRow, severity: RowProblem['severity'], { code, expected, found, column }: Finding): void {
    const problem: RowProblem = {
      position: { file: row.file, line: row.line },
      severity,
      code,
      column,
      found: found === undefined || found === '' ? undefined : quoteText(found, 100),
      expected: quoteText(expected, 300),
    };
    this.problems.push(problem);
    if (severity !== 'refused') return;
    const reasons = this.#reasons.get(row) ?? [];
    reasons.push(tell(problem));
    this.#reasons.set(row, reasons);
  }

  isRefused(row: SourceRow): boolean {
    return this.#reasons.has(row);
  }

  get hasRefused(): boolean {
    return this.#reasons.size > 0;
  }

  /** The rows with their reasons. A row without a reason is refused because it belongs to another one. */
  refuse(rows: readonly SourceRow[]): RefusedRow[] {
    const [first] = [...this.#reasons.keys()];
    return rows.map((row) => ({
      row,
      reasons: this.#reasons.get(row) ?? [`line ${first?.line ?? row.line} of the same product is refused`],
    }));
  }
}

const tell = ({ code, column, found, expected }: RowProblem): string =>
  `${column === undefined ? '' : `${column}: `}expected ${expected}${found === undefined ? '' : `, found ${JSON.stringify(found)}`} (${code})`;

/** Reports facts of a product that are for programs, and are left out. */
export function tellInternal(names: readonly string[], row: SourceRow, findings: Findings): void {
  if (names.length === 0) return;
  findings.add(row, 'left-out', {
    code: 'facts-internal',
    found: names.join(', '),
    expected: 'facts for shoppers; these are for a program',
  });
}
