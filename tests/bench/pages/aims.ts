import { sumOfWalk, WALK_BUDGET } from '../../../src/integration/check/walk-budget.ts';
import type { FirstTap } from './tap-figures.ts';
import type { Delay } from './delays.ts';
import { byHttp2, SLOW_LINK } from './link.ts';
import type { KindName } from './page-kinds.ts';
import type { Opening, Row, Times } from './rows.ts';
import type { Tap } from './tap.ts';
import type { WalkStep } from './walk.ts';

export interface AimResult {
  readonly label: string;
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** What aims are about. */
export interface Measured {
  readonly rows: readonly Row[];
  readonly tap: Tap;
  readonly taps: readonly FirstTap[];
  readonly delays: readonly Delay[];
  readonly walk: readonly WalkStep[];
}

type PaintAim = readonly [kind: KindName, opening: Opening, paint: keyof Times, mostMs: number];

/** Milliseconds on the slow link by HTTP/1.1, which some hosts still have. */
const HTTP1_AIMS: readonly PaintAim[] = [
  ['product', 'first', 'firstPaintMs', 1_800],
  ['product', 'first', 'largestPaintMs', 2_300],
  ['product', 'further', 'largestPaintMs', 1_200],
];
/** The same by HTTP/2. Results of a search that is not known when the site is built take two more round trips than others: words, then cards. */
const HTTP2_AIMS: readonly PaintAim[] = [
  ['home', 'first', 'largestPaintMs', 2_500],
  ['listing', 'first', 'largestPaintMs', 2_500],
  ['product', 'first', 'largestPaintMs', 2_500],
  ['product', 'further', 'largestPaintMs', 1_000],
  ['cart', 'first', 'largestPaintMs', 2_500],
  ['checkout', 'first', 'largestPaintMs', 2_500],
  ['content page', 'first', 'largestPaintMs', 2_500],
  ['search results', 'first', 'largestPaintMs', 3_000],
  ['common search', 'first', 'largestPaintMs', 2_500],
  ['search with a price', 'first', 'largestPaintMs', 3_000],
];
const SEARCHES = ['search results', 'common search', 'search with a price'] as const;
const SEARCH_TRIPS = 5;
/** Until the order can be sent on the first page of a visit: by HTTP/1.1 files share a few connections, which are opened one after the other. */
const SEND_TRIPS = { http1: 9, http2: 5 };
/** What is shown as 0.000. */
const NO_SHIFT = 0.000_5;
export const FEEDBACK_MS = 100;
const USEFUL_MS = 2_500;
const SHEET_MS = 1_200;
const SHEET_REQUESTS = 9;
const DELAY_MS = 200;
export const WALK_HTTP2_BYTES = 330_000;

const PAINTS: Readonly<Record<keyof Times, string>> = {
  firstPaintMs: 'first paint',
  largestPaintMs: 'largest paint',
};

/** A time that is missing is a dash. */
export const formatSeconds = (ms: number): string => (Number.isNaN(ms) ? '–' : `${(ms / 1000).toFixed(2)} s`);
export const formatMilliseconds = (ms: number): string => (Number.isNaN(ms) ? '–' : `${Math.round(ms)} ms`);

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const sumOf = (walk: readonly WalkStep[]): number => walk.reduce((sum, { http2Bytes }) => sum + http2Bytes, 0);

/** The aims on the slow link. What is missing misses its aim. */
export function checkAims({ rows, tap, taps, delays, walk }: Measured): AimResult[] {
  const find = (kind: KindName, opening: Opening) =>
    rows.find((candidate) => candidate.kind === kind && candidate.opening === opening);
  const paintOn =
    (link: string, protocol: string) =>
    ([kind, opening, paint, most]: PaintAim): AimResult => {
      const name = `${opening === 'further' ? 'further ' : ''}${kind}, ${PAINTS[paint]}, ${protocol}`;
      return atMost(name, most, find(kind, opening)?.times[link]?.[paint], formatSeconds);
    };
  const checkout = find('checkout', 'first');
  const sheet = taps.find(({ name }) => name === 'sheet');
  const { framesBefore } = tap;
  return [
    ...HTTP1_AIMS.map(paintOn(SLOW_LINK.name, 'HTTP/1.1')),
    ...HTTP2_AIMS.map(paintOn(byHttp2(SLOW_LINK.name), 'HTTP/2')),
    ...SEARCHES.map((kind) =>
      atMost(`${kind}, round trips, HTTP/2`, SEARCH_TRIPS, find(kind, 'first')?.http2?.roundTrips, String),
    ),
    atMost('checkout, order can be sent, round trips, HTTP/1.1', SEND_TRIPS.http1, checkout?.sendTrips, String),
    atMost('checkout, order can be sent, round trips, HTTP/2', SEND_TRIPS.http2, checkout?.http2?.sendTrips, String),
    {
      label: 'cart, layout shift',
      aim: '0.000',
      measured: find('cart', 'first')?.layoutShift.toFixed(3) ?? '–',
      isMet: (find('cart', 'first')?.layoutShift ?? 1) < NO_SHIFT,
    },
    {
      label: 'a tap on Add to cart is answered in',
      aim: 'its own frame',
      measured: framesBefore === 0 ? 'its own frame' : `frame ${framesBefore + 1}`,
      isMet: framesBefore === 0,
    },
    ...taps
      .filter(({ isPage }) => !isPage)
      .map(({ name, feedbackMs }) =>
        atMost(`first tap, ${name}: first feedback`, FEEDBACK_MS, feedbackMs, formatMilliseconds),
      ),
    ...taps.map(({ name, usefulMs }) => atMost(`first tap, ${name}: useful`, USEFUL_MS, usefulMs, formatSeconds)),
    atMost('first tap, sheet: content', SHEET_MS, sheet?.usefulMs, formatSeconds),
    atMost('first tap, sheet: requests until then', SHEET_REQUESTS, sheet?.requests, String),
    ...checkDelays(delays),
    ...checkWalk(walk),
  ];
}

/** The aims of the ten pages and one order. */
export const checkWalk = (walk: readonly WalkStep[]): AimResult[] => [
  atMost('ten pages and one order, HTTP/1.1', WALK_BUDGET.bytes, sumOfWalk(walk).bytes, formatKilobytes),
  atMost('requests of ten pages and one order', WALK_BUDGET.requests, sumOfWalk(walk).requests, String),
  atMost('ten pages and one order, HTTP/2', WALK_HTTP2_BYTES, sumOf(walk), formatKilobytes),
];

/** One for each slowness: the page with the longest interaction. */
function checkDelays(delays: readonly Delay[]): AimResult[] {
  const groups = Map.groupBy(delays, ({ slower }) => slower);
  return [...groups].map(([slower, group]) => {
    const longest = group.reduce((one, other) => (other.ms > one.ms ? other : one));
    const { step, kind, ms } = longest;
    const name = `longest interaction, processor ${slower} times slower`;
    return atMost(step ? `${name} (${kind}: ${step})` : name, DELAY_MS, ms, formatMilliseconds);
  });
}

function atMost(label: string, most: number, measured = Number.NaN, format: (value: number) => string): AimResult {
  return { label, aim: format(most), measured: format(measured), isMet: measured <= most };
}
