import { ANSWER_KINDS, type AnswerKind } from './answers.ts';
import type { PageFigures } from './figures.ts';
import { byHttp2 } from './link.ts';
import { median } from './median.ts';
import type { KindName } from './page-kinds.ts';

/**
 * How a page was opened: as the first one of a visit, after one of another kind, or again without a network; or as the first one on a fast
 * link, with the larger picture that follows there.
 */
export const OPENINGS = ['first', 'fast', 'further', 'offline'] as const;
export type Opening = (typeof OPENINGS)[number];

export interface Times {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
}

/** The medians of a kind of page. Bytes and work are those on the slow link, or without a network. */
export interface Row extends Pick<PageFigures, 'bytes' | 'requests' | 'encoding' | 'layouts' | 'styles' | 'scriptMs'> {
  readonly kind: KindName;
  readonly opening: Opening;
  readonly path: string;
  readonly layoutShift: number;
  readonly longTasks: number;
  /** Round trips until the largest paint, those of the connection included; missing where they were not counted. */
  readonly roundTrips?: number;
  /** The same until an order can be sent; of the checkout alone. */
  readonly sendTrips?: number;
  /** The bytes of all kinds and the round trips by HTTP/2; missing where they were not measured. */
  readonly http2?: { readonly bytes: number; readonly roundTrips: number; readonly sendTrips?: number };
  /** By the name of a link. */
  readonly times: Readonly<Record<string, Times>>;
  /** Names of the links on which a fallback was the largest paint. */
  readonly fallbacks: readonly string[];
}

/** An opened page. */
export interface Sample {
  readonly kind: KindName;
  readonly opening: Opening;
  readonly path: string;
  readonly link: string;
  readonly figures: PageFigures;
}

const total = ({ bytes }: PageFigures): number => sumBytes(bytes);

/**
 * Medians by kind, in the order of the samples, and opening. `slowLink` and `tripLink` name the links that bytes and round trips are
 * taken from; a round trip of the latter has `tripMs`.
 */
export function makeRows(
  samples: readonly Sample[],
  slowLink: string,
  tripLink: { readonly name: string; readonly roundTripMs: number },
): Row[] {
  const kinds = new Set(samples.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) =>
    OPENINGS.flatMap((opening) => {
      const group = samples.filter((sample) => sample.kind === kind && sample.opening === opening);
      return group.length === 0 ? [] : [makeRow(group, slowLink, tripLink)];
    }),
  );
}

function makeRow(
  group: readonly Sample[],
  slowLink: string,
  tripLink: { readonly name: string; readonly roundTripMs: number },
): Row {
  const [{ kind, opening, path }] = group as readonly [Sample];
  const byLink = Map.groupBy(group, ({ link }) => link);
  const figuresOf = (link: string) => (byLink.get(link) ?? []).map(({ figures }) => figures);
  const slow = opening === 'offline' || opening === 'fast' ? group.map(({ figures }) => figures) : figuresOf(slowLink);
  const middle = (read: (figures: PageFigures) => number, figures = slow) => median(figures.map(read));
  const trips = figuresOf(tripLink.name);
  const http2 = figuresOf(byHttp2(slowLink));
  const http2Trips = figuresOf(byHttp2(tripLink.name));
  // Of one page, so that the kinds add up.
  const [typical] = [...slow].sort((one, other) => total(one) - total(other)).slice(slow.length >> 1) as [PageFigures];
  const links = [...byLink.keys()].filter((link) => link !== tripLink.name && link !== byHttp2(tripLink.name));
  return {
    kind,
    opening,
    path,
    bytes: typical.bytes,
    requests: typical.requests,
    encoding: typical.encoding,
    layouts: middle(({ layouts }) => layouts),
    styles: middle(({ styles }) => styles),
    scriptMs: middle(({ scriptMs }) => scriptMs),
    longTasks: middle(({ longTasks }) => longTasks),
    layoutShift: Math.max(...group.map(({ figures }) => figures.layoutShift)),
    ...(opening === 'fast' ? {} : countTrips(opening, trips, tripLink.roundTripMs)),
    ...(http2.length > 0 &&
      http2Trips.length > 0 && {
        http2: { bytes: middle(total, http2), ...countTrips(opening, http2Trips, tripLink.roundTripMs) },
      }),
    times: Object.fromEntries(
      links.map((link) => [
        link,
        {
          firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs, figuresOf(link)),
          largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs, figuresOf(link)),
        },
      ]),
    ),
    fallbacks: [...byLink].flatMap(([link, pages]) => (pages.some(({ figures }) => figures.isFallback) ? [link] : [])),
  };
}

function countTrips(
  opening: Opening,
  pages: readonly PageFigures[],
  tripMs: number,
): { roundTrips: number; sendTrips?: number } {
  if (opening === 'offline') return { roundTrips: 0 };
  const count = (moments: readonly number[]) => Math.floor(median(moments) / tripMs);
  const quotes = pages.flatMap(({ quoteMs }) => quoteMs ?? []);
  return {
    roundTrips: count(pages.map(({ largestPaintMs }) => largestPaintMs)),
    ...(quotes.length > 0 && { sendTrips: count(quotes) }),
  };
}

export const sumBytes = (bytes: Readonly<Record<AnswerKind, number>>, ...kinds: readonly AnswerKind[]): number =>
  (kinds.length > 0 ? kinds : ANSWER_KINDS).reduce((sum, kind) => sum + bytes[kind], 0);
