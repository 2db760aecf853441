import { formatMarkdown, formatTable } from '../pages/table.ts';
import { type AimResult, aimRows } from './aims.ts';
import type { Floor, Measured } from './measure.ts';

/** What was measured for a number of products. */
export interface SizeReport {
  readonly products: number;
  readonly floor: Floor;
  readonly measured: readonly (Measured & { readonly name: string })[];
}

const HEADINGS = ['', 'seconds', 'times the floor', 'processor', 'times the floor', 'memory', 'rendered'];
const AIM_HEADINGS = ['aim', 'at most', 'found', ''];

const rowsOf = ({ floor, measured }: SizeReport): string[][] =>
  measured.map(({ name, seconds, processorSeconds, memoryBytes, rendered }) => [
    name,
    seconds.toFixed(1),
    (seconds / floor.seconds).toFixed(1),
    processorSeconds.toFixed(1),
    (processorSeconds / floor.cpuSeconds).toFixed(1),
    `${(memoryBytes / 1e9).toFixed(2)} GB`,
    String(rendered ?? '–'),
  ]);

const describeSize = ({ products, floor }: SizeReport): string =>
  `${products} products, ${floor.pages} pages. Floor: ${floor.seconds.toFixed(2)} s, ${floor.cpuSeconds.toFixed(2)} s of processor time`;

/** Text for a terminal. */
export const formatSize = (size: SizeReport): string =>
  `${describeSize(size)}\n\n${formatTable(HEADINGS, rowsOf(size))}`;
export const formatAims = (aims: readonly AimResult[]): string => formatTable(AIM_HEADINGS, aimRows(aims));

/** The same as Markdown, for the README. `machine` says on what it was measured. */
export const formatReadme = (machine: string, sizes: readonly SizeReport[], aims: readonly AimResult[]): string =>
  [
    `${machine}.`,
    ...sizes.flatMap((size) => [`${describeSize(size)}.`, formatMarkdown(HEADINGS, rowsOf(size))]),
    formatMarkdown(AIM_HEADINGS, aimRows(aims)),
  ].join('\n\n');
