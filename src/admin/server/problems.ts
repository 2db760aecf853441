import { listCauses } from '../../catalog/problems/causes.ts';
import type { Problem } from '../../catalog/problems/problem.ts';
import { sortProblems } from '../../catalog/problems/report.ts';
import { parsePath } from './words/parse-path.ts';
import { commandLine } from '../../command-line.ts';
import type { ProblemAnswer, ProblemsAnswer } from '../contract.ts';
import { describeProblem } from './problem-words.ts';
import { findCell, type ReadFile } from './product-rows.ts';

const MOST = 2_000;

/** A problem as pages get it. `label` is the name of the catalogue's folder in messages. */
export function answerProblem(problem: Problem, label: string, file?: ReadFile): ProblemAnswer {
  const { code, severity, line, column, field } = problem;
  const name = below(problem.file, label);
  const cell = file && findCell(file, parsePath(field));
  return { code, severity, file: name, line, column, field, cell, words: describeProblem(problem, name) };
}

/** All problems, grouped as in `haat check`. */
export function answerProblems(problems: readonly Problem[], label: string): ProblemsAnswer {
  return {
    causes: listCauses(problems).map(({ examples: _, ...cause }) => cause),
    problems: sortProblems(problems)
      .slice(0, MOST)
      .map((problem) => answerProblem(problem, label)),
    total: problems.length,
    fixCommand: commandLine('check', '--fix'),
  };
}

/** The errors that did not exist before. A renamed file keeps its own. */
export function findNewErrors(
  before: readonly Problem[],
  after: readonly Problem[],
  renamed: ReadonlyMap<string, string>,
): Problem[] {
  const keyOf = ({ code, file, field, found }: Problem) => JSON.stringify([code, file, field, found]);
  const known = new Set(
    before.map((problem) => keyOf({ ...problem, file: renamed.get(problem.file) ?? problem.file })),
  );
  return after.filter((problem) => problem.severity === 'error' && !known.has(keyOf(problem)));
}

/** A file's path below the catalogue's folder, whose name in messages is `label`; any other path stays. */
export const below = (file: string, label: string): string =>
  file.startsWith(`${label}/`) ? file.slice(label.length + 1) : file;
