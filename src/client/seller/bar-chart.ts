import { layOutBars, type PlotFrame, layOutValues, plotRight } from '../../core/pictures/bar-plot.ts';
import { sellerFiguresText } from '../../messages/rooms/seller-figures.ts';
import { make } from '../../browser/make.ts';

/** Space for the labels of the axes, in CSS pixels. */
const SPACE = { left: 52, bottom: 22 };

/** So many bars have their values above them. */
const MOST_VALUES = 7;

/** A chart and its figures: the first column of the table names the rows, and `values` are drawn. */
export interface Chart {
  readonly title: string;
  /** What the chart shows, for who does not see it. */
  readonly summary: string;
  /** The name of each bar, below the chart. Where some are empty, the others are shown; else a few of them. */
  readonly names: readonly string[];
  readonly values: readonly number[];
  /** Text of a value at the axis. */
  formatTick(value: number): string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A bar chart as SVG, drawn again where its size changes so that its texts keep theirs, and the same figures as a table. */
export function makeChart(chart: Chart): HTMLElement {
  const svg = draw('svg', { role: 'img', 'aria-label': chart.summary });
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = svg;
    if (width === 0) return;
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    svg.replaceChildren(...drawBars(chart, { width, height, ...SPACE }));
  }).observe(svg);
  const head = document.createElement('tr');
  head.append(...chart.columns.map((name) => cell('th', name, 'col')));
  const rows = chart.rows.map(([name = '', ...rest]) =>
    make('tr', {}, cell('th', name, 'row'), ...rest.map((text) => cell('td', text))),
  );
  const table = make('table', { className: 'table' }, make('thead', {}, head), make('tbody', {}, ...rows));
  return make(
    'figure',
    { className: 'chart dashboard__card' },
    make('figcaption', {}, chart.title),
    svg,
    make(
      'details',
      { className: 'dashboard__more fold' },
      make('summary', {}, sellerFiguresText.asTable),
      make(
        'section',
        { className: 'table-scroll', tabIndex: 0, ariaLabel: sellerFiguresText.table({ title: chart.title }) },
        table,
      ),
    ),
  );
}

function drawBars({ names, values, formatTick }: Chart, frame: PlotFrame): SVGElement[] {
  const named = new Set(names.flatMap((name, index) => (name === '' ? [] : [index])));
  const { ticks, bars } = layOutBars(values, frame, named.size < names.length ? named : undefined);
  const [left, right] = [frame.left, plotRight(frame)];
  const hasValues = values.filter((value) => value > 0).length <= MOST_VALUES;
  return [
    ...ticks.flatMap(({ value, y }) => [
      draw('line', { class: 'chart__axis', x1: left, y1: y, x2: right, y2: y }),
      write(formatTick(value), { x: left - 6, y: y + 4, 'text-anchor': 'end' }),
    ]),
    ...bars.flatMap(({ name, ...box }, index) => [
      draw('rect', { class: 'chart__bar', rx: 2, ...box }),
      ...(name ? [write(names[index] ?? '', { ...name, y: frame.height - 6 })] : []),
    ]),
    ...(hasValues ? layOutValues(values.map(formatTick), bars, frame) : []).map(({ text, x, y }) =>
      write(text, { class: 'chart__value', x, y, 'text-anchor': 'middle' }),
    ),
  ];
}

type Attributes = Readonly<Record<string, string | number>>;

function draw(name: string, attributes: Attributes): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function write(text: string, attributes: Attributes): SVGElement {
  const element = draw('text', attributes);
  element.textContent = text;
  return element;
}

function cell(tag: 'th' | 'td', text: string, scope?: 'col' | 'row'): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (scope) element.setAttribute('scope', scope);
  return element;
}
