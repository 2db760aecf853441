import { closestMatch } from 'leven';
import { formatPath, PositionFinder, type SourceText, toJsonPath } from './positions.ts';

/** Something wrong with a catalogue file: where it is, what was found, what is expected, and how to mend it if that can be guessed. */
export interface Problem {
  /** An error stops the build; with a warning the site can still be published. */
  readonly severity: 'error' | 'warning';
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Line and column count from 1, columns in UTF-16 units as in editors; both are 0 when the problem is the whole file. */
  readonly line: number;
  readonly column: number;
  /** The field in JavaScript notation: `offers.in.price`, `sizes[2].name`; empty for the whole file. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** The nearest valid value, or another way to mend the problem. */
  readonly hint?: string;
}

export interface ProblemDetails {
  /** `error` when it is missing. */
  severity?: 'error' | 'warning';
  /** The value of the field as it is written when it is missing. */
  found?: string;
  expected: string;
  hint?: string | undefined;
}

/** Collects the problems of all files, so that an editor sees them at once. */
export class ProblemList {
  readonly #problems: Problem[] = [];
  #errorCount = 0;
  readonly #positions = new PositionFinder();

  /** Adds a problem of the field at `path`. If the field is missing, the position is that of its nearest parent. */
  add(source: SourceText, path: readonly PropertyKey[], details: ProblemDetails): void {
    const jsonPath = toJsonPath(path);
    const { offset, written = 'nothing: the field is missing' } = this.#positions.findField(source, jsonPath);
    this.addAt(source, offset, { ...details, found: details.found ?? written, field: formatPath(jsonPath) });
  }

  /** Adds a problem of the key (not the value) `key` of the object at `path`. */
  addKey(source: SourceText, path: readonly PropertyKey[], key: string, details: ProblemDetails): void {
    const jsonPath = [...toJsonPath(path), key];
    this.addAt(source, this.#positions.findKey(source, jsonPath), {
      ...details,
      found: details.found ?? `the key ${JSON.stringify(key)}`,
      field: formatPath(jsonPath),
    });
  }

  /** Adds a problem at a character offset of the file. */
  addAt(source: SourceText, offset: number, details: ProblemDetails & { field: string; found: string }): void {
    const { severity = 'error', field, found, expected, hint } = details;
    const { line, column } = this.#positions.findLine(source, offset);
    const file = source.file;
    this.addKnown({ severity, file, line, column, field, found, expected, ...(hint ? { hint } : {}) });
  }

  /** Adds a problem of a whole file: it is missing or can't be read. */
  addFile(file: string, details: ProblemDetails & { found: string }): void {
    const { severity = 'error', found, expected, hint } = details;
    this.addKnown({ severity, file, line: 0, column: 0, field: '', found, expected, ...(hint ? { hint } : {}) });
  }

  /** Adds a problem that was found before. */
  addKnown(problem: Problem): void {
    this.#problems.push(problem);
    if (problem.severity === 'error') this.#errorCount++;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get errorCount(): number {
    return this.#errorCount;
  }

  get warnings(): Problem[] {
    return this.#problems.filter((problem) => problem.severity === 'warning');
  }
}

/** A hint that names the candidate nearest to `value`; undefined when none is near. */
export function suggest(value: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const folded = value.toLowerCase();
  const near =
    list.find((candidate) => candidate.toLowerCase() === folded) ??
    // Two swapped letters have a distance of 2.
    closestMatch(value, list, { maxDistance: Math.max(value.length > 3 ? 2 : 1, Math.round(value.length / 3)) });
  return near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?`;
}

/** Problems as text for a terminal, sorted by file and line, with the number of errors and warnings at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
  const blocks = sorted.map((problem) => {
    const place = problem.line > 0 ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
    const lines = [
      `${problem.severity}  ${place}${problem.field ? `  ${problem.field}` : ''}`,
      `  found     ${problem.found}`,
      `  expected  ${problem.expected}`,
    ];
    if (problem.hint) lines.push(`  hint      ${problem.hint}`);
    return lines.join('\n');
  });
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  blocks.push(`${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`);
  return blocks.join('\n\n');
}

/** The catalogue has errors and can't be published. `message` lists all problems. */
export class CatalogError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'CatalogError';
    this.problems = problems;
  }
}
