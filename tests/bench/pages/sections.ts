import { formatMilliseconds, formatSeconds } from './aims.ts';
import { ANSWER_KINDS, type AnswerKind } from './answers.ts';
import { type Delay, SHORTEST_MS, SLOWNESSES } from './delays.ts';
import { byHttp2, MOBILE_LINK, SLOW_LINK, WEAK_LINK } from './link.ts';
import type { Report } from './report.ts';
import { type Opening, type Row, sumBytes, type Times } from './rows.ts';
import type { WalkStep } from './walk.ts';

/** A table of the report. */
export interface Section {
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
const NONE = '–';

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const nameRow = ({ kind, opening }: Pick<Row, 'kind' | 'opening'>): string => `${kind}${OPENING_NAMES[opening]}`;
const formatTimes = (times: Times | undefined): string =>
  times ? `${formatSeconds(times.firstPaintMs)} / ${formatSeconds(times.largestPaintMs)}` : NONE;

function bytesSection({ rows }: Report): Section {
  const kinds = ANSWER_KINDS.filter((kind) => rows.some(({ bytes }) => bytes[kind] > 0));
  return {
    headings: [
      'KB',
      ...kinds.map((kind) => KIND_NAMES[kind]),
      'total',
      'by HTTP/2',
      'HTML as',
      'requests',
      'round trips',
      'by HTTP/2',
    ],
    rows: rows.map((row) => [
      nameRow(row),
      ...kinds.map((kind) => formatKilobytes(row.bytes[kind])),
      formatKilobytes(sumBytes(row.bytes)),
      row.http2 ? formatKilobytes(row.http2.bytes) : NONE,
      row.encoding || NONE,
      String(row.requests),
      String(row.roundTrips ?? NONE),
      String(row.http2?.roundTrips ?? NONE),
    ]),
  };
}

function timesSection({ rows }: Report): Section {
  const links = [SLOW_LINK.name, byHttp2(SLOW_LINK.name), MOBILE_LINK.name];
  return {
    headings: ['first / largest paint', ...links, 'shift', 'long tasks', 'layouts', 'styles', 'script ms'],
    rows: rows.map((row) => [
      nameRow(row),
      ...links.map((link) => formatTimes(row.times[link])),
      row.layoutShift.toFixed(3),
      String(row.longTasks),
      String(row.layouts),
      String(row.styles),
      row.scriptMs.toFixed(0),
    ]),
  };
}

function weakSection({ rows }: Report): Section {
  const link = byHttp2(WEAK_LINK.name);
  return {
    headings: [`on ${link}`, 'first paint', 'largest paint'],
    rows: rows.flatMap((row) => {
      const times = row.times[link];
      return times ? [[nameRow(row), formatSeconds(times.firstPaintMs), formatSeconds(times.largestPaintMs)]] : [];
    }),
  };
}

/**
 * First pages by HTTP/3, computed from what was measured by HTTP/2: QUIC makes a connection in one round trip in place of two, and all that
 * follows is taken as the same. Neither Node nor a package has a QUIC server that a browser of the bench could be sent to.
 */
function quicSection({ rows }: Report): Section {
  const { roundTripMs } = SLOW_LINK;
  const link = byHttp2(SLOW_LINK.name);
  return {
    headings: [`first page on ${link}`, 'round trips', 'HTTP/3, computed', 'first / largest paint', 'HTTP/3, computed'],
    rows: rows.flatMap((row) => {
      const times = row.times[link];
      if (row.opening !== 'first' || !row.http2 || !times) return [];
      const { roundTrips } = row.http2;
      const { firstPaintMs, largestPaintMs } = times;
      const computed = { firstPaintMs: firstPaintMs - roundTripMs, largestPaintMs: largestPaintMs - roundTripMs };
      return [[nameRow(row), String(roundTrips), String(roundTrips - 1), formatTimes(times), formatTimes(computed)]];
    }),
  };
}

function tapsSection({ taps }: Report): Section {
  return {
    headings: ['first tap', 'first feedback', 'useful', 'requests', 'KB', 'with all that follows', 'KB', 'useful is'],
    rows: taps.map(({ name, useful, feedbackMs, usefulMs, requests, bytes, allRequests, allBytes }) => [
      name,
      formatMilliseconds(feedbackMs),
      formatSeconds(usefulMs),
      String(requests),
      formatKilobytes(bytes),
      String(allRequests),
      formatKilobytes(allBytes),
      useful,
    ]),
  };
}

const formatDelay = (delay: Delay | undefined): string =>
  delay ? (delay.ms > 0 ? `${delay.ms} ms` : `< ${SHORTEST_MS} ms`) : NONE;

function delaysSection({ delays }: Report): Section {
  const kinds = [...new Set(delays.map(({ kind }) => kind))];
  const find = (kind: string, slower: number) => delays.find((delay) => delay.kind === kind && delay.slower === slower);
  return {
    headings: ['longest interaction', ...SLOWNESSES.flatMap((slower) => [`processor ${slower} times slower`, 'which'])],
    rows: kinds.map((kind) => [
      kind,
      ...SLOWNESSES.flatMap((slower) => [formatDelay(find(kind, slower)), find(kind, slower)?.step || NONE]),
    ]),
  };
}

function aimsSection({ aims }: Report): Section {
  return {
    headings: [`aim on ${SLOW_LINK.name}`, 'at most', 'measured', ''],
    rows: aims.map(({ label, aim, measured, isMet }) => [label, aim, measured, isMet ? 'met' : 'MISSED']),
  };
}

/** When an order can be sent on the first page of a visit. */
function sendSection({ rows }: Report): Section {
  const checkouts = rows.filter(({ sendTrips }) => sendTrips !== undefined);
  return {
    headings: ['order can be sent', 'round trips', 'by HTTP/2'],
    rows: checkouts.map((row) => [nameRow(row), String(row.sendTrips), String(row.http2?.sendTrips ?? NONE)]),
  };
}

/** What each step of the ten pages and one order brings. */
export function walkSection({ walk }: Pick<Report, 'walk'>): Section {
  const kinds = ANSWER_KINDS.filter((kind) => walk.some(({ byKind }) => byKind[kind] > 0));
  const sum = (steps: readonly WalkStep[], read: (step: WalkStep) => number) =>
    steps.reduce((all, step) => all + read(step), 0);
  const cells = (name: string, steps: readonly WalkStep[]) => [
    name,
    ...kinds.map((kind) => formatKilobytes(sum(steps, ({ byKind }) => byKind[kind]))),
    formatKilobytes(sum(steps, ({ bytes }) => bytes)),
    formatKilobytes(sum(steps, ({ http2Bytes }) => http2Bytes)),
    String(sum(steps, ({ requests }) => requests)),
    String(sum(steps, ({ byDictionary }) => byDictionary)),
  ];
  return {
    headings: [
      'ten pages and one order, KB',
      ...kinds.map((kind) => KIND_NAMES[kind]),
      'total',
      'by HTTP/2',
      'requests',
      'pages by dictionary',
    ],
    rows: [...walk.map((step) => cells(step.name, [step])), cells('all', walk)],
  };
}

/** The tables of the report, in their order. */
export const makeSections = (report: Report): Section[] =>
  [
    bytesSection,
    timesSection,
    weakSection,
    quicSection,
    sendSection,
    tapsSection,
    delaysSection,
    aimsSection,
    walkSection,
  ].map((make) => make(report));
