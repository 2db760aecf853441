import { commandLine } from '../../command-line.ts';
import type { DeployResult } from './upload-site.ts';
import type { Plan } from './plan.ts';
import { countOf } from '../../core/text/figures.ts';

/** How many files the plan of a dry run names. */
const SHOWN = 20;

/** The plan as text, for `--dry-run`. */
export function formatPlan(plan: Plan, target: string): string {
  const counts = plan.uploads.map(({ name, files }) => {
    const bytes = files.reduce((sum, { source }) => sum + source.bytes, 0);
    return `  upload  ${String(files.length).padStart(6)}  ${name.toLowerCase()}, ${formatBytes(bytes)}`;
  });
  const lines = [
    ...plan.uploads.flatMap(({ files }) =>
      files.map(({ key, source }) => `  upload  ${key} (${formatBytes(source.bytes)})`),
    ),
    ...plan.removals.map((key) => `  remove  ${key}`),
  ];
  const more = lines.length - SHOWN;
  return [
    `Plan for ${target}. Nothing is changed.`,
    ...counts,
    `  remove  ${String(plan.removals.length).padStart(6)}`,
    `  leave   ${String(plan.unchanged.length).padStart(6)}  unchanged`,
    `  keep    ${String(plan.kept.size).padStart(6)}  hashed files of earlier sites`,
    ...(lines.length > 0 ? ['', ...lines.slice(0, SHOWN)] : []),
    ...(more > 0 ? [`  ... and ${more} more`] : []),
  ].join('\n');
}

/** The result on one line. */
export function formatResult({ plan, bytes }: DeployResult): string {
  const uploaded = plan.uploads.reduce((sum, { files }) => sum + files.length, 0);
  const kept = plan.kept.size > 0 ? `, ${countOf(plan.kept.size, 'hashed file')} of earlier sites kept` : '';
  return `Uploaded ${countOf(uploaded, 'file')} (${formatBytes(bytes)}), ${plan.unchanged.length} unchanged, ${plan.removals.length} removed${kept}.`;
}

/** What to do by hand after the site's rules have changed. */
export const RULES_NOTICE = `The headers, redirects or dictionaries of the site changed. Run "${commandLine('hosting')}" and set what it makes at the web server or CDN.`;

function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
