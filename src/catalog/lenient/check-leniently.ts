import type { z } from 'zod';
import { shorten } from '../../core/text/text.ts';
import { addIssue, listIssues, type LocatedIssue } from '../source/check-shape.ts';
import type { SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';
import { adviceFor, findUnit, listSteps, schemaAt } from './find-unit.ts';
import { MendedValue } from './mended-value.ts';
import { isPlaceholder, saysNothing, understand } from './understand.ts';

type Path = readonly PropertyKey[];

interface Checked<T> {
  /** Undefined when a required field has an error. */
  readonly data: T | undefined;
  /** The value of the file without what was left out. */
  readonly value: unknown;
  /** The path in the file of what is at a path of `value` and `data`. */
  locate(path: Path): PropertyKey[];
}

/** Of so many entries of a list with the same fault, each is named. */
const NAMED = 3;
/** Each round fixes something, so that so many are never needed. */
const MOST_ROUNDS = 50;
/** Texts by others, and parts whose placeholders are reported elsewhere. */
const APART = ['reviews', 'review', 'rating', 'aggregateRating', 'attributes'];

/**
 * Checks the value of a product file against its schema. Optional fields never keep a product from being sold: what is wrong in one is
 * read as what it can only mean, or left out, with a warning that names it. Errors in required fields are added as they are.
 */
export function checkLeniently<T extends z.ZodType>(
  schema: T,
  value: unknown,
  source: SourceText,
  problems: ProblemList,
): Checked<z.output<T>> {
  const mended = new MendedValue(value);
  const reporter = new Reporter(source, problems, mended);
  dropPlaceholders(schema, mended, reporter);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const result = schema.safeParse(mended.root, { reportInput: true });
    if (result.success) return finish(result.data);
    const issues = result.error.issues.flatMap((issue) => listIssues(issue));
    const errors = issues.filter(({ issue, path }) => !canMend(schema, issue, path, mended));
    if (errors.length > 0 || round === MOST_ROUNDS - 1) {
      for (const { issue, path } of errors) addIssue(issue, path, source, problems, mended.locate);
      // Everything else that is wrong is reported, too, and changes nothing in the result.
      mendAll(
        schema,
        issues.filter((located) => !errors.includes(located)),
        mended,
        reporter,
      );
      return finish(undefined);
    }
    mendAll(schema, issues, mended, reporter);
  }
  return finish(undefined);

  function finish(data: z.output<T> | undefined): Checked<z.output<T>> {
    reporter.tellOfOthers();
    return { data, value: mended.root, locate: mended.locate };
  }
}

const unitOf = (schema: z.ZodType, path: Path, mended: MendedValue): Path | undefined =>
  findUnit(schema, path, (unit) => saysNothing(mended.get(unit)));

function canMend(schema: z.ZodType, issue: z.core.$ZodIssue, path: Path, mended: MendedValue): boolean {
  if (issue.code === 'unrecognized_keys' && adviceFor(schema, path) !== undefined) return true;
  if (unitOf(schema, path, mended) !== undefined) return true;
  const steps = listSteps(schema, path);
  // A required field is not guessed, but one that decides about the sale may be written in words: "draft": "yes".
  return steps.at(-1)?.isOptional === true && readAt(schema, issue, path, mended) !== undefined;
}

function readAt(schema: z.ZodType, issue: z.core.$ZodIssue, path: Path, mended: MendedValue) {
  const own = schemaAt(schema, path);
  return own && issue.code !== 'unrecognized_keys'
    ? understand(
        own,
        path.findLast((key) => typeof key === 'string'),
        mended.get(path),
        issue,
      )
    : undefined;
}

function mendAll(schema: z.ZodType, issues: readonly LocatedIssue[], mended: MendedValue, reporter: Reporter): void {
  const dropped = new Map<string, Path>();
  const replaced = new Map<string, { path: Path; value: unknown }>();
  for (const { issue, path } of issues) {
    if (issue.code === 'unrecognized_keys') {
      const advice = adviceFor(schema, path);
      reporter.add({ issue, path }, `this key is left out${advice === undefined ? '' : `; ${advice}`}`);
      for (const key of issue.keys) dropped.set(JSON.stringify([...path, key]), [...path, key]);
      continue;
    }
    const read = readAt(schema, issue, path, mended);
    if (read) {
      const words = `this is read as ${shorten(JSON.stringify(read.value), 60)}`;
      const isFirst = !replaced.has(JSON.stringify(path));
      if (isFirst) reporter.add({ issue, path }, words, read.isCertain ? read.value : undefined);
      replaced.set(JSON.stringify(path), { path, value: read.value });
      continue;
    }
    const unit = unitOf(schema, path, mended);
    if (!unit) continue;
    const key = JSON.stringify(unit);
    if (!dropped.has(key)) reporter.add({ issue, path }, wordsFor(unit, path));
    dropped.set(key, unit);
  }
  const isBelowDropped = (path: Path) =>
    path.some((_, length) => length > 0 && dropped.has(JSON.stringify(path.slice(0, length))));
  for (const { path, value } of replaced.values())
    if (!isBelowDropped(path) && !dropped.has(JSON.stringify(path))) mended.replace(path, value);
  mended.drop([...dropped.values()].filter((path) => !isBelowDropped(path)));
}

/** What becomes of a unit, of which the value at `path` is wrong. */
function wordsFor(unit: Path, path: Path): string {
  const name = unit.at(-1);
  if (typeof name === 'number') return 'this entry is left out';
  return unit.length === path.length ? 'this is left out' : `${JSON.stringify(name)} is left out`;
}

/** Leaves out optional texts such as "N/A", which shoppers would read. */
function dropPlaceholders(schema: z.ZodType, mended: MendedValue, reporter: Reporter): void {
  const found: Path[] = [];
  const visit = (value: unknown, path: Path) => {
    if (isPlaceholder(value)) {
      const unit = unitOf(schema, path, mended);
      if (unit?.length === path.length && schemaAt(schema, path) && schemaTakes(schema, path, value)) found.push(path);
    } else if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) if (!APART.includes(key)) visit(entry, [...path, key]);
  };
  visit(mended.root, []);
  for (const path of found) reporter.addPlaceholder(path);
  mended.drop(found);
}

/** Whether the schema accepts a value, so that it reports no problem itself. */
const schemaTakes = (schema: z.ZodType, path: Path, value: unknown): boolean => {
  const own = schemaAt(schema, path) as z.ZodType | undefined;
  return own?.safeParse(value).success === true;
};

/** Adds warnings. Of those that are alike in many entries of a list, the first ones are named and the others counted. */
class Reporter {
  readonly #source: SourceText;
  readonly #problems: ProblemList;
  readonly #mended: MendedValue;
  readonly #others = new Map<
    string,
    { located: LocatedIssue; position: PropertyKey[]; words: string; count: number }
  >();
  readonly #counts = new Map<string, number>();

  constructor(source: SourceText, problems: ProblemList, mended: MendedValue) {
    this.#source = source;
    this.#problems = problems;
    this.#mended = mended;
  }

  /** `certain` is the value that `--fix` may write. */
  add(located: LocatedIssue, words: string, certain?: unknown): void {
    const position = this.#mended.locate(located.path);
    const keys = located.issue.code === 'unrecognized_keys' ? located.issue.keys.join(' ') : '';
    const pattern = `${located.issue.code} ${keys} ${position.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')}`;
    const count = (this.#counts.get(pattern) ?? 0) + 1;
    this.#counts.set(pattern, count);
    if (count > NAMED) {
      const other = this.#others.get(pattern);
      if (other) other.count++;
      else this.#others.set(pattern, { located, position, words, count: 1 });
      return;
    }
    this.#addAt(located, position, words, certain);
  }

  /** Adds the counts of those that were not named. */
  tellOfOthers(): void {
    for (const { located, position, words, count } of this.#others.values())
      this.#addAt(located, position, count > 1 ? `${words}, and so are ${count - 1} more of this list` : words);
  }

  addPlaceholder(path: Path): void {
    const position = this.#mended.locate(path);
    this.#problems.add(this.#source, position, {
      code: 'value-none',
      severity: 'left-out',
      expected: 'a text for shoppers, or no field; this is left out',
      fix: { kind: 'remove', path: position.map((key) => (typeof key === 'number' ? key : String(key))) },
    });
  }

  #addAt({ issue }: LocatedIssue, position: PropertyKey[], words: string, certain?: unknown): void {
    addIssue(issue, position, this.#source, this.#problems, undefined, { words, certain });
  }
}
