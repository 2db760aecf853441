import { toHtml } from './html.ts';

const WIDTH = 480;
const HEIGHT = 190;
const LEFT = 64;
const BOTTOM = 24;
const TOP = 12;

export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** A bar chart as SVG. `format` makes text of a value, for the axis and for the title of each bar. */
export function plot(title: string, bars: readonly Bar[], format: (value: number) => string): string {
  const most = niceCeiling(Math.max(0, ...bars.map(({ value }) => value)));
  const [width, height] = [WIDTH - LEFT - 8, HEIGHT - TOP - BOTTOM];
  const step = width / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 5);
  const lines = [0, 0.5, 1].map((share) => {
    const y = TOP + height * (1 - share);
    return (
      `<line class="axis" x1="${LEFT}" y1="${y}" x2="${WIDTH - 8}" y2="${y}"></line>` +
      `<text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${toHtml(format(most * share))}</text>`
    );
  });
  const drawn = bars.map(({ label, value }, index) => {
    const size = most === 0 ? 0 : (height * value) / most;
    const x = LEFT + step * index;
    const name =
      index % every === 0
        ? `<text x="${round(x + step / 2)}" y="${HEIGHT - 6}" text-anchor="middle">${toHtml(label)}</text>`
        : '';
    return (
      `<rect class="bar" x="${round(x + step * 0.12)}" y="${round(TOP + height - size)}" width="${round(step * 0.76)}" height="${round(size)}">` +
      `<title>${toHtml(`${label}: ${format(value)}`)}</title></rect>${name}`
    );
  });
  return `<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${toHtml(title)}">${lines.join('')}${drawn.join('')}</svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The next of 1, 2, 5, 10, 20 …, so that half of it is a plain number, too. */
export function niceCeiling(value: number): number {
  if (value <= 2) return value === 0 ? 0 : 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
