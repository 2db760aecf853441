import { operatorFiguresText } from '../../../../messages/rooms/operator-figures.ts';
import { layOutBars, layOutValues, type PlotFrame, plotRight } from '../../../../core/pictures/bar-plot.ts';
import { type Html, html } from '../../../ground/http/html.ts';

const SIZE = { width: 480, height: 204, bottom: 32 };
/** The width of a character of a label, and the distance between a label and its line. */
const CHARACTER = 12;
const GAP = 8;
/** How many times larger letters are than those for which `layOutValues` has room. */
const LETTERS = 1.5;

interface Bar {
  readonly label: string;
  readonly value: number;
  /** The words for the value, if they differ from how others are written. */
  readonly said?: string | undefined;
}

export interface Plot {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The text of a value for the title of its bar. */
  format(value: number): string;
  /** A short text of a value for the axis. */
  formatTick(value: number): string;
}

const valuesOf = ({ bars }: Plot): number[] => bars.map(({ value }) => value);

/** The room that the labels of all these charts need, so that their axes align. */
export function roomOfLabels(plots: readonly Plot[]): number {
  const labels = plots.flatMap((plot) =>
    layOutBars(valuesOf(plot), { ...SIZE, left: 0 }).ticks.map(({ value }) => plot.formatTick(value).length),
  );
  return Math.max(0, ...labels) * CHARACTER + GAP;
}

/** A bar chart as SVG, with labels below its first and last bar and two between them. */
export function drawPlot(plot: Plot, left: number): Html {
  const { title, bars, format, formatTick } = plot;
  const frame: PlotFrame = { ...SIZE, left };
  const { width, height } = frame;
  const layout = layOutBars(valuesOf(plot), frame);
  const right = plotRight(frame);
  const lines = layout.ticks
    .filter(({ value }, index) => index === 0 || formatTick(value) !== formatTick(layout.ticks[index - 1]?.value ?? 0))
    .map(
      ({ value, y }) =>
        html`<line class="axis" x1="${left}" y1="${y}" x2="${right}" y2="${y}"></line>
<text x="${left - GAP}" text-anchor="end" y="${y + 7}">${formatTick(value)}</text>`,
    );
  const drawn = bars.map(({ label, value, said }, index) => {
    const bar = layout.bars[index];
    if (!bar) return undefined;
    const name =
      bar.name &&
      html`<text x="${bar.name.x}" text-anchor="${bar.name['text-anchor']}" y="${height - 6}">${label}</text>`;
    return html`<rect class="bar" x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}">
<title>${operatorFiguresText.bar({ day: label, figure: said ?? format(value) })}</title></rect>${name}`;
  });
  const small = layout.bars.map((bar) => ({
    ...{ x: bar.x / LETTERS, y: bar.y / LETTERS },
    ...{ width: bar.width / LETTERS, height: bar.height / LETTERS },
  }));
  const texts = bars.map(({ value, said }) => said ?? formatTick(value));
  const values = layOutValues(texts, small, { ...frame, width: width / LETTERS }).map(
    ({ text, x, y }) =>
      html`<text class="value" x="${x * LETTERS}" y="${y * LETTERS}" text-anchor="middle">${text}</text>`,
  );
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${lines}${drawn}${values}</svg>`;
}
