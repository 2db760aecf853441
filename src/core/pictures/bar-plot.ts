/** Geometry of bar charts, for the dashboards of the operator (SVG as text) and of sellers (SVG as elements). */

export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  /** Space for the labels of the axes. */
  readonly left: number;
  readonly bottom: number;
}

interface BarPlot {
  /** Lines across the chart, from zero to the top. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly bars: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Where the label below it is anchored, next to those of other bars; undefined for one without a label. */
    readonly name: Name | undefined;
  }[];
}

interface Name {
  readonly x: number;
  readonly 'text-anchor': 'start' | 'middle' | 'end';
}

/** Room for the value of the highest bar. */
const TOP = 26;
const RIGHT = 8;
/** Share of its step that a bar leaves empty on each side. */
const GAP = 0.12;
const MOST_NAMES = 4;
/** Steps of the axis of values. */
const MOST_STEPS = 4;

/** The letters of a value are at most so wide and high. */
const LETTER = { width: 8, height: 14 };
/** Beside a value at the edge, for its outline and for letters of another font. */
const BESIDE = 4;
/** Between the foot of a value and its bar. */
const ABOVE = 4;

/**
 * The bars of `named` have a label below their middle. Without it the first and the last have one, which begins and ends with the axis, and
 * up to two between them: all stand at even distances, so that those between are half a bar beside their own at most.
 */
export function layOutBars(values: readonly number[], frame: PlotFrame, named?: ReadonlySet<number>): BarPlot {
  const { height, left, bottom } = frame;
  const largest = Math.max(0, ...values);
  const tick = niceStep(largest / MOST_STEPS);
  const count = Math.max(1, Math.ceil(largest / tick));
  const most = count * tick;
  const inner = height - TOP - bottom;
  const step = (plotRight(frame) - left) / Math.max(1, values.length);
  const last = values.length - 1;
  const gaps = Math.min(last, MOST_NAMES - 1);
  const spread = new Map(
    Array.from({ length: gaps + 1 }, (_, position) => [Math.round((last * position) / Math.max(1, gaps)), position]),
  );
  const nameAt = (index: number): Name | undefined => {
    if (named) return named.has(index) ? { x: round(left + step * (index + 0.5)), 'text-anchor': 'middle' } : undefined;
    const position = spread.get(index);
    if (position === undefined) return undefined;
    const x = round(left + ((plotRight(frame) - left) * position) / Math.max(1, gaps));
    return { x, 'text-anchor': position === 0 ? 'start' : position === gaps ? 'end' : 'middle' };
  };
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => ({
      value: tick * index,
      y: round(TOP + inner * (1 - index / count)),
    })),
    bars: values.map((value, index) => {
      const size = (inner * value) / most;
      const x = left + step * index;
      return {
        x: round(x + step * GAP),
        y: round(TOP + inner - size),
        width: round(step * (1 - 2 * GAP)),
        height: round(size),
        name: nameAt(index),
      };
    }),
  };
}

type Bar = Pick<BarPlot['bars'][number], 'x' | 'y' | 'width' | 'height'>;

interface LaidOutValue {
  readonly text: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

/**
 * The values that are written above their bars: that of the highest one, of the last, and of the others by height. One that would meet another
 * or a higher bar is left out.
 */
export function layOutValues(texts: readonly string[], bars: readonly Bar[], frame: PlotFrame): LaidOutValue[] {
  const seen = bars.flatMap((bar, index) => (bar.height > 0 ? [{ ...bar, index, text: texts[index] ?? '' }] : []));
  const last = seen.at(-1)?.index;
  const [highest, ...others] = seen.toSorted((a, b) => a.y - b.y || b.index - a.index);
  others.sort((a, b) => Number(b.index === last) - Number(a.index === last));
  const placed: LaidOutValue[] = [];
  for (const bar of highest ? [highest, ...others] : []) {
    const { text, x, width } = bar;
    const y = bar.y - ABOVE;
    const half = (text.length * LETTER.width) / 2;
    const middle = round(Math.min(x + width / 2, frame.width - half - BESIDE));
    const isMet =
      placed.some(
        (other) =>
          Math.abs(other.y - y) < LETTER.height &&
          Math.abs(other.x - middle) < half + (other.text.length * LETTER.width) / 2,
      ) || seen.some((other) => other.y < y && other.x < middle + half && other.x + other.width > middle - half);
    if (!isMet) placed.push({ text, x: middle, y });
  }
  return placed;
}

export const plotRight = ({ width }: PlotFrame): number => width - RIGHT;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The next of 1, 2, 5, 10, 20, 50 …: what is counted has no halves. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5].find((factor) => factor * power >= value) ?? 10) * power;
}
