import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { closestMatch } from 'leven';

/** Something wrong with a catalogue file: where, what was found, what is expected, and a way out where one can be guessed. */
export interface Problem {
  /** An error stops the build; a warning is odd but publishable. */
  readonly severity: 'error' | 'warning';
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Lines and columns count from 1, columns in UTF-16 units as editors do; both are 0 when the problem is the file as a whole. */
  readonly line: number;
  readonly column: number;
  /** The field as a person would say it: `offers.in.price`, `sizes[2].name`; empty for the whole file. */
  readonly field: string;
  readonly found: string;
  readonly expected: string;
  /** The nearest right value, or another step that mends it. */
  readonly hint?: string;
}

/** A file as it was read, able to say where in it a field stands. */
export interface SourceText {
  readonly file: string;
  /** Reads the text again: a catalogue of 100,000 files is not kept in memory for the few that have problems. */
  readText(): string;
}

export interface ProblemDetails {
  severity?: 'error' | 'warning';
  found?: string;
  expected: string;
  hint?: string | undefined;
}

/** Gathers the problems of all files, so that an editor sees them in one go. */
export class ProblemList {
  readonly problems: Problem[] = [];
  #last: { file: string; text: string; tree: Node | undefined } | undefined;

  /** Adds a problem of the field at `path`; where the field is missing, its nearest parent that exists is pointed at. */
  add(source: SourceText, path: readonly PropertyKey[], details: ProblemDetails): void {
    const jsonPath = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const { text, tree } = this.#open(source);
    const { node, exact } = nearestNode(tree, jsonPath);
    const found = details.found ?? (exact && node ? excerpt(text, node) : 'nothing: the field is missing');
    this.addAt(source, node ? node.offset : 0, { ...details, found, field: formatPath(jsonPath) });
  }

  /** Adds a problem of the key (not the value) `key` of the object at `path`. */
  addKey(source: SourceText, path: readonly PropertyKey[], key: string, details: ProblemDetails): void {
    const jsonPath = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const { tree } = this.#open(source);
    const value = tree && findNodeAtLocation(tree, [...jsonPath, key]);
    this.addAt(source, value?.parent?.offset ?? 0, {
      ...details,
      found: details.found ?? `the key ${JSON.stringify(key)}`,
      field: formatPath([...jsonPath, key]),
    });
  }

  /** Adds a problem at a character offset of the file. */
  addAt(source: SourceText, offset: number, details: ProblemDetails & { field: string; found: string }): void {
    const before = this.#open(source).text.slice(0, offset).split('\n');
    this.problems.push({
      severity: details.severity ?? 'error',
      file: source.file,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      field: details.field,
      found: details.found,
      expected: details.expected,
      ...(details.hint === undefined ? {} : { hint: details.hint }),
    });
  }

  /** Adds a problem of a file as a whole (it can't be read, it is missing). */
  addFile(file: string, details: ProblemDetails & { found: string }): void {
    const { severity = 'error', found, expected, hint } = details;
    this.problems.push({ severity, file, line: 0, column: 0, field: '', found, expected, ...(hint ? { hint } : {}) });
  }

  get errors(): Problem[] {
    return this.problems.filter((problem) => problem.severity === 'error');
  }

  get warnings(): Problem[] {
    return this.problems.filter((problem) => problem.severity === 'warning');
  }

  /** Text and tree of the file that problems were last added to: problems come file by file. */
  #open(source: SourceText): { text: string; tree: Node | undefined } {
    if (this.#last?.file !== source.file) {
      const text = source.readText();
      this.#last = { file: source.file, text, tree: parseTree(text) };
    }
    return this.#last;
  }
}

function nearestNode(tree: Node | undefined, path: JSONPath): { node: Node | undefined; exact: boolean } {
  for (let length = path.length; tree && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return { node, exact: length === path.length };
  }
  return { node: tree, exact: false };
}

function excerpt(text: string, node: Node): string {
  const raw = text.slice(node.offset, node.offset + node.length).replace(/\s+/g, ' ');
  return raw.length > 80 ? `${raw.slice(0, 77)}...` : raw;
}

/** `['sizes', 2, 'name']` as `sizes[2].name`. */
export function formatPath(path: JSONPath): string {
  let text = '';
  for (const step of path) text += typeof step === 'number' ? `[${step}]` : `${text ? '.' : ''}${step}`;
  return text;
}

/** The candidate that `value` may have been meant to be, as a hint; nothing when none is near. */
export function suggest(value: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const folded = value.toLowerCase();
  const near =
    list.find((candidate) => candidate.toLowerCase() === folded) ??
    // Two letters that have changed places are a distance of 2.
    closestMatch(value, list, { maxDistance: Math.max(value.length > 3 ? 2 : 1, Math.round(value.length / 3)) });
  return near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?`;
}

/** Problems as a terminal shows them, in the order of files and lines, errors and warnings counted at the end. */
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

/** A catalogue that can't be published. `message` lists every problem. */
export class CatalogError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'CatalogError';
    this.problems = problems;
  }
}
