import { layOutBars, type PlotFrame, plotRight } from '../../../core/pictures/bar-plot.ts';
import { type Html, html } from '../../ground/http/html.ts';

/** Labels begin where the title above does. */
const SIZE = { width: 480, height: 190, bottom: 32 };
/** Room of a character of a label, and between it and its line. */
const CHARACTER = 12;
const GAP = 8;

export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** A bar chart as SVG. `format` makes text of a value for the title of each bar, `formatTick` a short one for the axis. */
export function plot(
  title: string,
  bars: readonly Bar[],
  format: (value: number) => string,
  formatTick = format,
): Html {
  const values = bars.map(({ value }) => value);
  const longest = Math.max(
    ...layOutBars(values, { ...SIZE, left: 0 }).ticks.map(({ value }) => formatTick(value).length),
  );
  const frame: PlotFrame = { ...SIZE, left: longest * CHARACTER + GAP };
  const { width, height, left } = frame;
  const layout = layOutBars(values, frame);
  const lines = layout.ticks
    .filter(({ value }, index) => index === 0 || formatTick(value) !== formatTick(layout.ticks[index - 1]?.value ?? 0))
    .map(
      ({ value, y }) =>
        html`<line class="axis" x1="${left}" y1="${y}" x2="${plotRight(frame)}" y2="${y}"></line>
<text x="0" y="${y + 7}">${formatTick(value)}</text>`,
    );
  const drawn = bars.map(({ label, value }, index) => {
    const bar = layout.bars[index];
    if (!bar) return undefined;
    const name =
      bar.name &&
      html`<text x="${bar.name.x}" text-anchor="${bar.name['text-anchor']}" y="${height - 6}">${label}</text>`;
    return html`<rect class="bar" x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}">
<title>${label}: ${format(value)}</title></rect>${name}`;
  });
  return html`<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${lines}${drawn}</svg>`;
}
