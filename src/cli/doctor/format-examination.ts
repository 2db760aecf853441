import { shorten } from '../../core/text/text.ts';
import type { Release } from '../upgrade/changelog.ts';
import type { Examination } from './examine.ts';
import type { Finding } from './checks/finding.ts';
import { countOf } from '../../core/text/figures.ts';

/** How many findings the terminal shows; `--json` has all of them. */
const MOST_SHOWN = 9;
/** How many lines of the changelog are shown for each version. */
const MOST_CHANGES = 5;
const LONGEST_CHANGE = 110;

/** The report for a terminal: one screen. */
export function formatExamination({ versions, findings, changes }: Examination): string {
  const { haat, shop = 'unknown', astro = 'not installed', node } = versions;
  const shown = findings.slice(0, MOST_SHOWN);
  const rest = findings.length - shown.length;
  const number = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const result =
    number('error') + number('warning') === 0
      ? 'Nothing is wrong with the set-up of the shop.'
      : `${countOf(number('error'), 'error')}, ${countOf(number('warning'), 'warning')}.`;
  return [
    `haat ${haat}, shop of version ${shop}, Astro ${astro}, Node ${node}`,
    '',
    ...shown.flatMap(formatFinding),
    ...(rest > 0 ? [`... and ${countOf(rest, 'finding')} more: --json has all of them.`] : []),
    ...(findings.length > 0 ? [''] : []),
    ...changes.flatMap(formatChanges),
    result,
  ].join('\n');
}

function formatFinding({ severity, what, where, mend }: Finding): string[] {
  const about = [where, mend === undefined ? undefined : `Fix: ${mend}`].filter((part) => part !== undefined);
  return [
    `${severity.padEnd(8)} ${shorten(what, 200)}`,
    ...(about.length > 0 ? [`         ${shorten(about.join('  '), 220)}`] : []),
  ];
}

/** The changes of a version: removals and changes come before additions. */
function formatChanges({ version, date, sections }: Release): string[] {
  const names = ['Removed', 'Changed', 'Fixed', 'Added'];
  const sorted = [...sections].toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  const entries = sorted.flatMap(([name, lines]) => lines.map((line) => `${name}: ${firstSentence(line)}`));
  const rest = entries.length - MOST_CHANGES;
  return [
    `What version ${version}${date === undefined ? '' : ` of ${date}`} has changed:`,
    ...entries.slice(0, MOST_CHANGES).map((entry) => `  ${shorten(entry, LONGEST_CHANGE)}`),
    ...(rest > 0 ? [`  ... and ${rest} more in node_modules/haat/CHANGELOG.md`] : []),
    '',
  ];
}

const firstSentence = (text: string): string => {
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(0, end + 1);
};

/** The report as data for programs. While `version` is 1, fields may be added, but none is renamed or removed. */
export const makeExaminationJson = ({ versions, findings, changes }: Examination): object => ({
  version: 1,
  versions,
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
  findings,
  changes: changes.map(({ version, date, sections }) => ({ version, date, sections: Object.fromEntries(sections) })),
});
