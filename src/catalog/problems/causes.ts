import type { Problem } from './problem.ts';
import { quoteText } from './quote.ts';
import { explainCode } from './schema-codes.ts';

/** A value that was found, how often, and where first. */
export interface CauseExample {
  readonly found: string;
  readonly count: number;
  readonly first: Problem;
}

/** All problems with one code. */
export interface Cause {
  readonly code: string;
  readonly severity: Problem['severity'];
  readonly title: string;
  readonly why: string;
  readonly mend: string;
  readonly count: number;
  /** Number of files. */
  readonly files: number;
  /** How many of them `--fix` fixes. */
  readonly fixable: number;
  /** The values found most often. */
  readonly examples: readonly CauseExample[];
}

const EXAMPLES = 3;

/** Codes of problems that shoppers would see on many products at once, as when a host is in trouble: they come before all others. */
const URGENT: readonly string[] = ['pictures-lost', 'picture-unreachable'];
export const NOT_URGENT = URGENT.length;
/** The rank of a problem in reports: 0 for the most urgent. */
export function urgencyOf({ code }: Pick<Problem, 'code'>): number {
  const position = URGENT.indexOf(code);
  return position < 0 ? NOT_URGENT : position;
}

/** Groups problems by code: urgent ones first, then errors, the most frequent first. */
export function listCauses(problems: readonly Problem[]): Cause[] {
  return [...Map.groupBy(problems, ({ code, severity }) => `${severity} ${code}`).values()]
    .map(makeCause)
    .sort(
      (a, b) =>
        urgencyOf(a) - urgencyOf(b) ||
        Number(b.severity === 'error') - Number(a.severity === 'error') ||
        b.count - a.count ||
        (a.code < b.code ? -1 : 1),
    );
}

function makeCause(problems: readonly Problem[]): Cause {
  const [{ code, severity, expected, field }] = problems as [Problem];
  const { title, why, mend } = explainCode(code, field) ?? { title: code, why: '', mend: '' };
  const examples = [...Map.groupBy(problems, ({ found }) => found).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, EXAMPLES)
    .map((same) => ({ found: same[0]?.found ?? '', count: same.length, first: same[0] as Problem }));
  return {
    code,
    severity,
    title,
    why,
    mend: mend || `Expected: ${quoteText(expected, 90)}.`,
    count: problems.length,
    files: countFiles(problems),
    fixable: problems.filter(({ fix }) => fix !== undefined).length,
    examples,
  };
}

/** In how many files the problems are. */
export const countFiles = (problems: readonly Problem[]): number => new Set(problems.map(({ file }) => file)).size;
