import { type AimResult, formatSeconds } from './aims.ts';
import { ANSWER_KINDS, type AnswerKind } from './answers.ts';
import { HANDSHAKE_TRIPS, MOBILE_LINK, SLOW_LINK } from './link.ts';
import { type Opening, type Row, sumBytes } from './rows.ts';
import { formatMarkdown, formatTable } from './table.ts';
import type { Tap } from './tap.ts';
import type { WalkStep } from './walk.ts';

export interface Report {
  readonly at: string;
  readonly runs: number;
  readonly browser: string;
  readonly cores: number;
  readonly processor: string;
  /** How many programs wanted a processor before the bench began, on average over a minute. */
  readonly load: number;
  /** Whether the build has compressed files. Otherwise the server compresses quickly, and a few per cent worse. */
  readonly isCompressed: boolean;
  readonly rows: readonly Row[];
  readonly tap: Tap;
  readonly walk: readonly WalkStep[];
  readonly aims: readonly AimResult[];
}

interface Section {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const KIND_NAMES: Readonly<Record<AnswerKind, string>> = {
  html: 'HTML',
  css: 'CSS',
  script: 'script',
  picture: 'pictures',
  font: 'fonts',
  data: 'data',
  dictionary: 'dictionary',
};
const OPENING_NAMES: Readonly<Record<Opening, string>> = {
  first: '',
  fast: ', fast link',
  further: ', further',
  offline: ', offline',
};
/** From this share of the cores on, others take so much that times say little. */
const BUSY = 0.25;

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const pageOf = ({ kind, opening }: Row): string => `${kind}${OPENING_NAMES[opening]}`;

function bytesSection({ rows }: Report): Section {
  const kinds = ANSWER_KINDS.filter((kind) => rows.some(({ bytes }) => bytes[kind] > 0));
  return {
    headings: ['KB', ...kinds.map((kind) => KIND_NAMES[kind]), 'total', 'HTML as', 'requests', 'round trips'],
    rows: rows.map((row) => [
      pageOf(row),
      ...kinds.map((kind) => formatKilobytes(row.bytes[kind])),
      formatKilobytes(sumBytes(row.bytes)),
      row.encoding || '–',
      String(row.requests),
      String(row.roundTrips ?? '–'),
    ]),
  };
}

function timesSection({ rows }: Report): Section {
  const links = [SLOW_LINK, MOBILE_LINK];
  return {
    headings: [
      'first / largest paint',
      ...links.map(({ name }) => name),
      'shift',
      'long tasks',
      'layouts',
      'styles',
      'script ms',
    ],
    rows: rows.map((row) => [
      pageOf(row),
      ...links.map(({ name }) => {
        const times = row.times[name];
        return times ? `${formatSeconds(times.firstPaintMs)} / ${formatSeconds(times.largestPaintMs)}` : '–';
      }),
      row.layoutShift.toFixed(3),
      String(row.longTasks),
      String(row.layouts),
      String(row.styles),
      row.scriptMs.toFixed(0),
    ]),
  };
}

function aimsSection({ aims }: Report): Section {
  return {
    headings: [`aim on ${SLOW_LINK.name}`, 'at most', 'measured', ''],
    rows: aims.map(({ label, aim, measured, isMet }) => [label, aim, measured, isMet ? 'met' : 'MISSED']),
  };
}

function walkSection({ walk }: Report): Section {
  const sum = (read: (step: WalkStep) => number) => walk.reduce((total, step) => total + read(step), 0);
  const cells = (name: string, bytes: number, requests: number, byDictionary: number) => [
    name,
    formatKilobytes(bytes),
    String(requests),
    String(byDictionary),
  ];
  return {
    headings: ['ten pages and one order', 'KB', 'requests', 'pages by dictionary'],
    rows: [
      ...walk.map(({ name, bytes, requests, byDictionary }) => cells(name, bytes, requests, byDictionary)),
      cells(
        'all',
        sum(({ bytes }) => bytes),
        sum(({ requests }) => requests),
        sum(({ byDictionary }) => byDictionary),
      ),
    ],
  };
}

const describeMachine = ({ browser, cores, processor, load, runs, at }: Report): string =>
  `${at}: Chromium ${browser}, ${cores} cores (${processor}), ${runs === 1 ? 'one run' : `medians of ${runs} runs`}, load ${load.toFixed(1)} at the start.`;

const describeTap = ({ tap: { answerMs, inCartMs } }: Report): string =>
  `The answer to the tap is on the screen after ${answerMs === 0 ? 'less than 16' : answerMs} ms, and the item is in the cart after ${formatSeconds(inCartMs)}.`;

const describeConditions = ({ isCompressed }: Report): string =>
  [
    `Bytes are those of answers with their headers, until nothing more comes; CSS is in the HTML. A connection costs ${HANDSHAKE_TRIPS} round trips (TCP and TLS) before its first request; round trips are counted up to the largest paint.`,
    isCompressed
      ? ''
      : 'The build has no compressed files: the server compressed with brotli 5 instead of 11. Build with COMPRESS=best.',
  ]
    .filter(Boolean)
    .join(' ');

/** Why the times may say little; empty when there is no reason. */
export const describeLoad = ({ load, cores }: Pick<Report, 'load' | 'cores'>): string =>
  load > cores * BUSY
    ? `Other programs were running (load ${load.toFixed(1)} on ${cores} cores): times are longer than they would be. Bytes, requests and round trips hold.`
    : '';

export function formatReport(report: Report): string {
  const tables = [bytesSection, timesSection, aimsSection, walkSection].map((make) => {
    const { headings, rows } = make(report);
    return formatTable(headings, rows);
  });
  const missed = report.aims.filter(({ isMet }) => !isMet).map(({ label }) => label);
  return [
    describeMachine(report),
    describeConditions(report),
    describeLoad(report),
    ...tables,
    describeTap(report),
    missed.length === 0 ? 'Every aim is met.' : `MISSED: ${missed.join('; ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same as Markdown, for tests/bench/README.md. */
export function formatReadme(report: Report): string {
  const tables = [bytesSection, timesSection, aimsSection, walkSection].map((make) => {
    const { headings, rows } = make(report);
    return formatMarkdown(headings, rows);
  });
  return [describeMachine(report), describeConditions(report), describeLoad(report), ...tables, describeTap(report)]
    .filter(Boolean)
    .join('\n\n');
}
