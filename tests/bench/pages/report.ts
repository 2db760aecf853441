import { type AimResult, checkWalk, formatSeconds, type Measured } from './aims.ts';
import { HANDSHAKE_TRIPS } from './link.ts';
import type { Row } from './rows.ts';
import { makeSections, nameRow, type Section, walkSection } from './sections.ts';
import { formatMarkdown, formatTable } from './table.ts';
import type { WalkStep } from './walk.ts';

export interface Report extends Measured {
  readonly at: string;
  readonly runs: number;
  readonly browser: string;
  readonly cores: number;
  readonly processor: string;
  /** How many programs wanted a processor before the bench began, on average over a minute. */
  readonly load: number;
  /** Whether the build has compressed files. Otherwise the server makes each when it is first asked for, which takes time. */
  readonly isCompressed: boolean;
  readonly aims: readonly AimResult[];
}

/** From this share of the cores on, others take so much that times say little. */
const BUSY = 0.25;

const describeMachine = ({ browser, cores, processor, load, runs, at }: Report): string =>
  `${at}: Chromium ${browser}, ${cores} cores (${processor}), ${runs === 1 ? 'one run' : `medians of ${runs} runs`}, load ${load.toFixed(1)} at the start.`;

const describeTap = ({ tap: { answerMs, inCartMs } }: Report): string =>
  `The answer to the tap on Add to cart is on the screen after ${answerMs === 0 ? 'less than 16' : answerMs} ms, and the item is in the cart after ${formatSeconds(inCartMs)}.`;

const describeConditions = ({ isCompressed }: Report): string =>
  [
    `Bytes are those of answers with their headers, until nothing more comes; CSS is in the HTML. A connection costs ${HANDSHAKE_TRIPS} round trips (TCP and TLS) before its first request; round trips are counted up to the largest paint. Where HTTP/2 is not named it is HTTP/1.1; first taps and interactions are measured by HTTP/2.`,
    isCompressed
      ? ''
      : 'The build has no compressed files: a page waits until the server has made its own. Build with COMPRESS=best.',
  ]
    .filter(Boolean)
    .join(' ');

/** Why the times may say little; empty when there is no reason. */
export const describeLoad = ({ load, cores }: Pick<Report, 'load' | 'cores'>): string =>
  load > cores * BUSY
    ? `Other programs were running (load ${load.toFixed(1)} on ${cores} cores): times are longer than they would be. Bytes, requests and round trips hold.`
    : '';

/** Which pages showed a fallback as their largest paint or in the end, and on which link; empty when none did. */
export const describeFallbacks = (rows: readonly Row[]): string => {
  const found = rows.flatMap((row) => row.fallbacks.map((link) => `${nameRow(row)} (${link})`));
  return found.length > 0
    ? `FAILED: a fallback is the largest paint, or shown in the end, of ${found.join('; ')}.`
    : '';
};

export const formatReport = (report: Report): string => join(report, formatTable, formatVerdict(report.aims));

/** The ten pages and one order alone, for a terminal. */
export function formatWalk(walk: readonly WalkStep[]): string {
  const { headings, rows } = walkSection({ walk });
  return `${formatTable(headings, rows)}\n\n${formatVerdict(checkWalk(walk))}`;
}

function formatVerdict(aims: readonly AimResult[]): string {
  const missed = aims.filter(({ isMet }) => !isMet).map(({ label }) => label);
  return missed.length === 0 ? 'Every aim is met.' : `MISSED: ${missed.join('; ')}.`;
}

/** The same as Markdown, for tests/bench/README.md. */
export const formatReadme = (report: Report): string => join(report, formatMarkdown);

const join = (
  report: Report,
  formatSection: (...[headings, rows]: [Section['headings'], Section['rows']]) => string,
  ...ends: readonly string[]
): string =>
  [
    describeMachine(report),
    describeConditions(report),
    describeLoad(report),
    ...makeSections(report).map(({ headings, rows }) => formatSection(headings, rows)),
    describeTap(report),
    describeFallbacks(report.rows),
    ...ends,
  ]
    .filter(Boolean)
    .join('\n\n');
