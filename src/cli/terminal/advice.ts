import { countFiles, listCauses } from '../../catalog/problems/causes.ts';
import { explainCode } from '../../catalog/problems/schema-codes.ts';
import type { Problem } from '../../catalog/problems/problem.ts';
import type { SetAside } from '../../catalog/problems/set-aside.ts';
import { commandLine } from '../../command-line.ts';
import { findOlderVersion } from '../upgrade/shop-record.ts';
import { alignRows } from './align-rows.ts';
import { countOf, figure } from '../../core/text/figures.ts';

/** What to do about problems, one line for each advice. `isRecorded` tells whether there is a record of addresses. */
export function adviseOn(problems: readonly Problem[], isRefused: boolean, isRecorded = true): string[] {
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const areOfProducts = errors.length > 0 && errors.every(({ file }) => file.includes('/products/'));
  const toFillIn = problems.filter(({ code }) => code === 'fill-in').length;
  const fix = commandLine('check', '--fix');
  const rows: [string, string][] = [];
  const older = isRefused ? findOlderVersion() : undefined;
  if (older !== undefined)
    rows.push([commandLine('upgrade'), `fixes what has changed since version ${older}, of which the shop is`]);
  if (fixable > 0) rows.push([fix, `fixes ${figure(fixable)} of these problems`]);
  if (!isRefused && !isRecorded) rows.push([fix, 'writes addresses.txt, so that addresses lead on when titles change']);
  if (isRefused && areOfProducts)
    rows.push([
      commandLine('build', '--set-aside'),
      `leaves out ${countOf(countFiles(errors), 'file')} with errors, lists them, and publishes the others`,
    ]);
  if (problems.length > 0)
    rows.push([commandLine('check', '--explain CODE'), `says more, such as CODE = ${listCauses(problems)[0]?.code}`]);
  const lines = alignRows(rows);
  if (toFillIn > 0)
    lines.unshift(
      `${countOf(toFillIn, 'text')} of the law ${toFillIn === 1 ? 'is' : 'are'} to be filled in before the shop is published at a real address.`,
    );
  return lines;
}

/** How many products were set aside, and how many of them stay on the site unchanged. */
export function describeSetAside(setAside: readonly SetAside[], list?: string): string[] {
  if (setAside.length === 0) return [];
  const previous = setAside.filter(({ isPrevious }) => isPrevious).length;
  const where = list === undefined ? '' : ` They are listed in ${list}.`;
  const left = setAside.length - previous;
  return [
    ...(left > 0 ? [`${countOf(left, 'product')} with errors ${left === 1 ? 'is' : 'are'} set aside.`] : []),
    ...(previous > 0
      ? [`${countOf(previous, 'product')} with errors ${previous === 1 ? 'stays' : 'stay'} as before the errors.`]
      : []),
  ].map((line, index) => (index === 0 ? line + where : line));
}

/** The meaning of a problem's code, as text for a terminal; undefined for an unknown code. */
export function explain(code: string): string | undefined {
  const help = explainCode(code);
  if (!help) return undefined;
  const { title, why, mend } = help;
  return [`${code}: ${title}.`, '', why, mend || 'What is expected is said with each problem.'].join('\n');
}
