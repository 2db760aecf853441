import { readAges } from './age-range.ts';

/**
 * Which size of a chart fits a body. Lengths are millimetres, ages are months. A size that gives a range ("33-35 in") fits bodies within it; one with a
 * single length fits those that are longer than the next smaller size and at most as long as its own. In a chart of the garment, a single
 * length is wider than the bodies that it fits by the ease; a range says what it stretches over, so it is of the body in any chart.
 */

/** The waist that a belt is for: of the body in any chart. */
const FITS_WAIST = 'fits waist';

/**
 * A body measurement for which sizes are given, by the names that charts use. `ease` is how much wider a garment is there, in inches; where it
 * is missing, charts give the body's measurement.
 */
export const BODY_MEASURES = {
  chest: { unit: 'in', ease: 2, names: ['bust', 'chest'] },
  waist: {
    unit: 'in',
    ease: 0.5,
    names: ['waist', 'trouser waist', 'pants waist', 'shorts waist', 'churidar waist', FITS_WAIST],
  },
  hip: { unit: 'in', ease: 1.5, names: ['hip', 'hips'] },
  underBust: { unit: 'in', names: ['under bust'] },
  foot: { unit: 'cm', names: ['foot length'] },
  head: { unit: 'cm', names: ['head', 'head girth'] },
  palm: { unit: 'cm', names: ['palm round'] },
  height: { unit: 'cm', names: ['height', 'body height', 'child height'] },
  /** By the names of the sizes. */
  age: { unit: 'in', names: [] },
} as const;

export type BodyMeasure = keyof typeof BODY_MEASURES;
/** Measurements of a body. */
export type Body = Readonly<Partial<Record<BodyMeasure, number>>>;

export const MM_OF = { in: 25.4, cm: 10, mm: 1 } as const;
export type Unit = keyof typeof MM_OF;

/** How many measurements are asked for. */
const MOST_ASKED = 2;

interface Range {
  /** Missing for a single length. */
  readonly from?: number;
  readonly to: number;
}

/** What was measured: the body that a size is for, or the garment. */
export const CHART_BASES = ['body', 'garment'] as const;
export type ChartBasis = (typeof CHART_BASES)[number];

/** A size chart as pages show it: a row for each size. */
export interface SizeChart {
  /** Missing where that is not known to matter. */
  readonly basis?: ChartBasis | undefined;
  readonly measures: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}

const LENGTH = /^(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(in|inch|inches|"|″|cm|mm)$/i;

/** Reads "35 in", "89 cm" or "33-35 in"; undefined for anything else. */
export function parseLength(text: string): Range | undefined {
  const [, first, second, unit = ''] = LENGTH.exec(text.trim()) ?? [];
  if (first === undefined) return undefined;
  const factor = /^[cm]m$/i.test(unit) ? MM_OF[unit.toLowerCase() as 'cm' | 'mm'] : MM_OF.in;
  const [from, to] = [Number(first) * factor, Number(second ?? first) * factor];
  if (to < from || to === 0) return undefined;
  return second === undefined ? { to } : { from, to };
}

/** The column of a body measurement in a chart; the first that at least two sizes have. */
function findColumn({ measures, rows }: SizeChart, measure: BodyMeasure): number {
  const names: readonly string[] = BODY_MEASURES[measure].names;
  return measures.findIndex(
    (name, column) =>
      names.includes(name.toLowerCase()) && rows.filter(({ values }) => parseLength(values[column] ?? '')).length > 1,
  );
}

const agesOf = ({ rows }: SizeChart) => readAges(rows.map(({ name }) => name));

/** What may be asked for a chart. A child's age is known, and height soon measured; the height of things says nothing of bodies. */
function listMeasures(chart: SizeChart): BodyMeasure[] {
  const isForChildren = agesOf(chart).size > 0;
  const lengths = (Object.keys(BODY_MEASURES) as BodyMeasure[]).filter((measure) => findColumn(chart, measure) >= 0);
  const others = lengths.filter((measure) => measure !== 'height');
  if (!isForChildren) return others;
  return ['age', ...(lengths.includes('height') ? (['height'] as const) : []), ...others];
}

/** The measurements of a body by which a size of the chart can be found, at most two; empty where there are none. */
export const listAsked = (chart: SizeChart): BodyMeasure[] => listMeasures(chart).slice(0, MOST_ASKED);

/** How much wider than the body in it a garment is, in inches; 0 for what charts of garments give of the body, too. */
export function easeOf(measure: BodyMeasure): number {
  const { ease = 0 }: { readonly unit: Unit; readonly ease?: number } = BODY_MEASURES[measure];
  return ease;
}

/** Whether the lengths of a column may be wider than the body. */
const isEased = ({ measures }: SizeChart, measure: BodyMeasure, column: number): boolean =>
  easeOf(measure) > 0 && measures[column]?.toLowerCase() !== FITS_WAIST;

/**
 * The basis of a chart that does not say it: the garment's where a bust or chest, waist or hip has a single length, as sellers lay a piece
 * flat and measure it; else the body's. Undefined for a chart without measurements of a body.
 */
export function guessBasis(chart: SizeChart): ChartBasis | undefined {
  const measures = listMeasures(chart).filter((measure) => measure !== 'age');
  if (measures.length === 0) return undefined;
  const isSingle = measures.some((measure) => {
    const column = findColumn(chart, measure);
    const ranges = chart.rows.flatMap(({ values }) => parseLength(values[column] ?? '') ?? []);
    return isEased(chart, measure, column) && ranges.some(({ from }) => from === undefined);
  });
  return isSingle ? 'garment' : 'body';
}

/** The bodies that a size fits by one of its lengths. */
function readFit(chart: SizeChart, measure: BodyMeasure, column: number, text: string): Range | undefined {
  const range = parseLength(text);
  if (!range || range.from !== undefined || chart.basis !== 'garment' || !isEased(chart, measure, column)) return range;
  return { to: range.to - easeOf(measure) * MM_OF.in };
}

interface SizeRange extends Range {
  readonly name: string;
}

/** What the sizes of a chart say of one measurement, the smallest first. */
function readRanges(chart: SizeChart, measure: BodyMeasure): SizeRange[] {
  // Ages are whole months.
  if (measure === 'age') return [...agesOf(chart)].map(([name, { from, before }]) => ({ name, from, to: before - 1 }));
  const column = findColumn(chart, measure);
  return chart.rows
    .flatMap(({ name, values }) => {
      const range = readFit(chart, measure, column, values[column] ?? '');
      return range ? [{ name, ...range }] : [];
    })
    .sort((a, b) => a.to - b.to);
}

/** What one measurement says. */
export interface Fit {
  readonly measure: BodyMeasure;
  /** How much wider than the body the size is chosen, in inches; missing where the chart is of the body. */
  readonly ease?: number;
  /** The smallest size that is large enough; missing if none is. */
  readonly size?: string;
  /** `between`: between the smaller size and this one; `small`: smaller than the smallest. */
  readonly state: 'fits' | 'between' | 'small' | 'large';
  /** The next smaller size, for `between`. */
  readonly smaller?: string;
}

export interface SizeAdvice {
  /** The size that is large enough for every measurement; missing if none is. */
  readonly size?: string;
  readonly fits: readonly Fit[];
}

/** The size for a body; undefined when the chart has none of its measurements. */
export function findSize(chart: SizeChart, body: Body): SizeAdvice | undefined {
  const asked = listAsked(chart);
  const fits = asked.flatMap((measure) => {
    const length = body[measure];
    return length === undefined ? [] : [findFit(chart, measure, length)];
  });
  if (fits.length === 0) return undefined;
  const ranges = asked.map((measure) => readRanges(chart, measure));
  const total = (name: string) =>
    ranges.reduce((sum, sizes) => sum + (sizes.find((size) => size.name === name)?.to ?? 0), 0);
  const order = chart.rows.map(({ name }) => name).sort((a, b) => total(a) - total(b));
  const positions = fits.map(({ size }) => (size === undefined ? Infinity : order.indexOf(size)));
  const size = order[Math.max(...positions)];
  return { size, fits };
}

/** The size that fits a body in all that is known of it: missing for one that is smaller or larger than the sizes. */
export function findFittingSize(chart: SizeChart, body: Body): string | undefined {
  const advice = findSize(chart, body);
  return advice?.fits.some(({ state }) => state === 'small' || state === 'large') ? undefined : advice?.size;
}

/** A body that is this much smaller than a size's upper end, as a part of the size's span, is between it and the smaller size. */
const JUST_ABOVE = 0.25;

function findFit(chart: SizeChart, measure: BodyMeasure, length: number): Fit {
  const sizes = readRanges(chart, measure);
  const position = sizes.findIndex(({ to }) => length <= to);
  const found = sizes[position];
  const before = sizes[position - 1];
  const isWider =
    chart.basis === 'garment' && found?.from === undefined && isEased(chart, measure, findColumn(chart, measure));
  const fit = { measure, ease: isWider ? easeOf(measure) : undefined };
  if (!found) return { ...fit, state: 'large' };
  const size = found.name;
  if (!before) {
    // Without a range, the smallest size begins as far below its length as the next one is above it.
    const from = found.from ?? 2 * found.to - (sizes[1]?.to ?? found.to);
    return { ...fit, size, state: length < from ? 'small' : 'fits' };
  }
  const isBetween =
    found.from === undefined ? length < before.to + (found.to - before.to) * JUST_ABOVE : length < found.from;
  return isBetween ? { ...fit, size, state: 'between', smaller: before.name } : { ...fit, size, state: 'fits' };
}
