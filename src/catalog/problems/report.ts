import { countOf, figure } from '../../core/text/figures.ts';
import { commandLine } from '../../command-line.ts';
import { type Cause, type CauseExample, countFiles, listCauses, NOT_URGENT, urgencyOf } from './causes.ts';
import type { Problem } from './problem.ts';
import { quoteText } from './quote.ts';

const WIDTH = 140;
/** Lines of a report that fit on a screen. */
const SCREEN = 40;
/** Lines that the summary may take of them. */
const SUMMARY = 28;
/** Urgent problems that have a line at the top. */
const MOST_URGENT = 3;
/** So many problems are read faster one by one than as causes. */
const FEW = 4;

interface ReportOptions {
  /** Whether every problem is listed, however many there are. */
  readonly all?: boolean;
  /** Lines about what else can be done, at the end. */
  readonly advice?: readonly string[];
  /** Lines that are no problems, after all others. */
  readonly notes?: readonly string[];
}

/**
 * Problems as text for a terminal: a summary by cause, then details by file, cut to one screen unless `all` is set. The last lines say
 * how to see the rest.
 */
export function formatReport(
  problems: readonly Problem[],
  { all = false, advice = [], notes = [] }: ReportOptions = {},
): string {
  if (problems.length === 0) return [countProblems(problems), ...notes].join('\n');
  const summary =
    problems.length > FEW ? formatSummary(listCauses(problems), all ? Number.POSITIVE_INFINITY : SUMMARY - 2) : [];
  const urgent = formatUrgent(problems, summary.length > 0);
  const room = all
    ? Number.POSITIVE_INFINITY
    : SCREEN - urgent.length - summary.length - advice.length - notes.length - 4;
  const details: string[] = [];
  const sorted = sortProblems(problems);
  let shown = 0;
  for (const problem of sorted) {
    const lines = formatProblem(problem);
    if (shown > 0 && details.length + lines.length + 1 > room) break;
    details.push(...lines, '');
    shown++;
  }
  const left = problems.length - shown;
  const rest =
    left > 0
      ? [
          `... and ${figure(left)} more. All of them: ${commandLine('check', '--all')}, or --csv problems.csv for a spreadsheet.`,
        ]
      : [];
  return [...urgent, ...summary, ...details, ...rest, countProblems(problems), ...advice, ...notes].join('\n');
}

/** A line for the most urgent problem and one for each other one where a summary follows, and an empty line. */
function formatUrgent(problems: readonly Problem[], hasSummary: boolean): string[] {
  const told = problems.filter((problem) => urgencyOf(problem) < (hasSummary ? NOT_URGENT : 1));
  const lines = sortProblems(told)
    .slice(0, MOST_URGENT)
    .map(({ severity, found }) => `${severity}: ${quoteText(found, 300)}`);
  const left = told.length - lines.length;
  return lines.length === 0 ? [] : [...lines, ...(left > 0 ? [`... and ${figure(left)} more like these.`] : []), ''];
}

/** Urgent problems first, then files with errors, then by name; of a file errors first, then by line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return problems.toSorted(
    (a, b) =>
      urgencyOf(a) - urgencyOf(b) ||
      Number(broken.has(b.file)) - Number(broken.has(a.file)) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      rank(a) - rank(b) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

/** "2 errors and 1 warning in 3 files". */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = `${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}`;
  return problems.length > FEW ? `${counts} in ${countOf(countFiles(problems), 'file')}` : counts;
}

const formatSummary = (causes: readonly Cause[], limit: number): string[] => [
  'What is wrong, by cause:',
  '',
  ...formatCauses(causes, limit),
  '',
];

/** Causes as text for a terminal, as many as fit in `limit` lines; the last line names the others. */
export function formatCauses(causes: readonly Cause[], limit: number): string[] {
  const lines: string[] = [];
  let shown = 0;
  for (const cause of causes) {
    const block = formatCause(cause);
    if (shown > 0 && lines.length + block.length > limit) break;
    lines.push(...block);
    shown++;
  }
  if (shown < causes.length) {
    const others = causes.slice(shown).map(({ code, count: times }) => `${code} (${figure(times)})`);
    lines.push(quoteText(`and ${others.length} more causes: ${others.join(', ')}`, WIDTH));
  }
  return lines;
}

function formatCause({ code, severity, title, mend, count: times, fixable, examples, files }: Cause): string[] {
  const fixed = fixable === 0 ? '' : `  --fix fixes ${fixable === times ? 'them' : figure(fixable)}`;
  const head = `${severity.padEnd(7)}  ${figure(times)} x ${code}${files === times ? '' : ` in ${countOf(files, 'file')}`}${fixed}`;
  const lines = [head, `${INDENT}${title[0]?.toUpperCase()}${title.slice(1)}. ${mend}`];
  return [...lines, INDENT + quoteText(examples.map(formatExample).join('; '), WIDTH - INDENT.length)];
}

function formatExample({ found, count: same, first }: CauseExample, index: number): string {
  const times = same > 1 ? `, ${figure(same)} times` : '';
  return `${quoteText(found, 40)} (${index === 0 ? formatPosition(first) : formatPosition(first).split('/').at(-1)}${times})`;
}

const INDENT = ' '.repeat(9);

function formatProblem(problem: Problem): string[] {
  const { severity, code, field, found, expected, hint, fix } = problem;
  return [
    `${severity}  ${formatPosition(problem)}${field ? `  ${field}` : ''}  [${code}]`,
    `  found     ${found}`,
    `  expected  ${expected}`,
    ...(hint ? [`  hint      ${hint}`] : []),
    ...(fix ? ['  --fix     fixes this'] : []),
  ];
}

function formatPosition({ file, line, column }: Problem): string {
  const name = quoteText(file, 200);
  return line > 0 ? `${name}:${line}:${column}` : name;
}
