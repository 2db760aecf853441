import { closestMatch } from 'leven';
import type { ProblemCode } from './codes.ts';
import type { Fix, Problem } from './problem.ts';
import { quoteText } from './quote.ts';
import { formatReport } from './report.ts';
import { type SchemaCode, schemaCode } from './schema-codes.ts';
import { formatPath, PositionFinder, type SourceText, toJsonPath } from '../json/positions.ts';

export type { Problem };

export interface ProblemDetails {
  /** Made of the field's name when it is missing: `price-invalid`. */
  code?: ProblemCode | SchemaCode;
  /**
   * `error` when it is missing. What is `left-out` is a warning, as its product is published without it; an error in a list for
   * somebody who can fix it at once.
   */
  severity?: 'error' | 'warning' | 'left-out';
  /** The value of the field as it is written when it is missing. */
  found?: string;
  expected: string;
  hint?: string | undefined;
  fix?: Fix | undefined;
}

const LONGEST_QUOTE = 160;
const LONGEST_EXPECTED = 700;

/** Collects the problems of all files, so that an editor sees them at once. */
export class ProblemList {
  readonly #problems: Problem[] = [];
  #errorCount = 0;
  readonly #positions = new PositionFinder();
  readonly #ofLeftOut: Problem['severity'];

  /** With `isStrict`, what would be left out of a product with a warning is an error. */
  constructor({ isStrict = false }: { readonly isStrict?: boolean } = {}) {
    this.#ofLeftOut = isStrict ? 'error' : 'warning';
  }

  /** Adds a problem of the field at `path`. If the field is missing, the position is that of its nearest parent. */
  add(source: SourceText, path: readonly PropertyKey[], details: ProblemDetails): void {
    const jsonPath = toJsonPath(path);
    const { offset, written = 'nothing: the field is missing' } = this.#positions.findField(source, jsonPath);
    this.addAt(source, offset, {
      ...details,
      found: details.found ?? written,
      field: formatPath(jsonPath),
      code: details.code ?? schemaCode(jsonPath, 'invalid'),
    });
  }

  /** Adds a problem of the key (not the value) `key` of the object at `path`. */
  addKey(source: SourceText, path: readonly PropertyKey[], key: string, details: ProblemDetails): void {
    const jsonPath = [...toJsonPath(path), key];
    this.addAt(source, this.#positions.findKey(source, jsonPath), {
      ...details,
      found: details.found ?? `the key ${JSON.stringify(key)}`,
      field: formatPath(jsonPath),
      code: details.code ?? schemaCode(jsonPath, 'invalid'),
    });
  }

  /** Adds a problem at a character offset of the file. */
  addAt(source: SourceText, offset: number, details: ProblemDetails & { field: string; found: string }): void {
    const { line, column } = this.#positions.findLine(source, offset);
    this.#add(source.file, line, column, details);
  }

  /** Adds a problem of a whole file: it is missing or can't be read. */
  addFile(file: string, details: ProblemDetails & { found: string }): void {
    this.#add(file, 0, 0, { ...details, field: '' });
  }

  #add(file: string, line: number, column: number, details: ProblemDetails & { field: string; found: string }): void {
    const { severity = 'error', hint, fix } = details;
    this.addKnown({
      code: details.code ?? 'file-invalid',
      severity: severity === 'left-out' ? this.#ofLeftOut : severity,
      file,
      line,
      column,
      field: quoteText(details.field, LONGEST_QUOTE),
      found: quoteText(details.found, LONGEST_QUOTE),
      expected: quoteText(details.expected, LONGEST_EXPECTED),
      hint: hint && quoteText(hint, LONGEST_QUOTE),
      fix,
    });
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

/** The catalogue has errors and can't be published. `message` is the first screen of the report. */
export class CatalogError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatReport(problems));
    this.name = 'CatalogError';
    this.problems = problems;
  }
}
