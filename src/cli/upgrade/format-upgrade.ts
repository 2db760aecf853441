import { makeUnifiedDiff } from './unified-diff.ts';
import type { UpgradePlan } from './plan-upgrade.ts';
import { countOf } from '../../core/text/figures.ts';

/** The differences of all files that an upgrade rewrites, as a patch. */
export const formatDifferences = ({ rewrites }: UpgradePlan): string =>
  rewrites.map(({ label, before, after }) => makeUnifiedDiff(before, after, label)).join('\n');

/** What an upgrade does, for the terminal: both versions, and each codemod with its files. */
export function formatPlan({ from, to, codemods, rewrites }: UpgradePlan): string {
  const ofCatalog = rewrites.filter(({ label }) => label !== 'package.json').length;
  const versions = from === to ? `The shop is of version ${to}.` : `From version ${from} to ${to}.`;
  const files =
    ofCatalog === 0
      ? 'No file of the catalogue has a format that has changed.'
      : `${countOf(ofCatalog, 'file')} of the catalogue ${ofCatalog === 1 ? 'has' : 'have'} a format that has changed:`;
  return [versions, files, ...codemods.map(({ since, says }) => `- ${since}: ${says}`)].join('\n');
}
