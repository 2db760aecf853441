import type { Count, MarketPrices } from './collect.ts';
import { countOf, figure } from '../../core/text/figures.ts';
import { type Html, html } from '../../html.ts';

/** Rows of a table of bars; all further ones are added up. */
const MOST_BARS = 20;

/** A bar from the left, in proportion to the longest. It is decorative: the number stands beside it as text. It is as wide as its cell. */
export const drawBar = (value: number, most: number, isOver = false): Html =>
  html`<svg class="bar${isOver && ' over'}" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="ground" width="100" height="10" /><rect class="part" width="${most > 0 ? Math.min(100, (value / most) * 100).toFixed(2) : 0}" height="10" /></svg>`;

/** Numbers by name as a table with bars. `of` names what is counted: "Category". */
export function drawCounts(caption: string, of: string, counts: readonly Count[]): Html {
  const shown = counts.slice(0, MOST_BARS);
  const rest = counts.slice(MOST_BARS);
  const most = Math.max(0, ...shown.map(({ count }) => count));
  return html`<div class="wide"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${of}</th><th scope="col" class="number">Products</th><th scope="col" class="plot">Share of the largest</th></tr></thead>
<tbody>${shown.map(
    ({ name, count }) =>
      html`<tr><th scope="row">${name}</th><td class="number">${figure(count)}</td><td class="plot">${drawBar(count, most)}</td></tr>
`,
  )}${
    rest.length > 0 &&
    html`<tr><th scope="row">${figure(rest.length)} others</th><td class="number">${figure(rest.reduce((sum, { count }) => sum + count, 0))}</td><td class="plot"></td></tr>`
  }</tbody>
</table></div>`;
}

const PLOT = { width: 360, height: 180, left: 8, right: 8, top: 18, bottom: 34 };

/** The prices of a market as columns, and the same numbers as a table. */
export function drawPrices({ market, count, lowest, median, highest, bins }: MarketPrices, id: string): Html {
  const most = Math.max(...bins.map((bin) => bin.count));
  const step = (PLOT.width - PLOT.left - PLOT.right) / bins.length;
  const room = PLOT.height - PLOT.top - PLOT.bottom;
  const ground = PLOT.height - PLOT.bottom;
  const columns = bins.map((bin, index) => {
    const height = (bin.count / most) * room;
    const x = PLOT.left + index * step;
    return html`<rect class="part" x="${(x + 1).toFixed(1)}" y="${(ground - height).toFixed(1)}" width="${(step - 2).toFixed(1)}" height="${height.toFixed(1)}" /><text x="${(x + step / 2).toFixed(1)}" y="${(ground - height - 4).toFixed(1)}" text-anchor="middle">${figure(bin.count)}</text>`;
  });
  // Bounds are between columns. If there are many, every second one is labelled.
  const named = bins.filter((_, index) => bins.length <= 7 || index % 2 === 0);
  const bounds = named.map((bin) => {
    const x = PLOT.left + bins.indexOf(bin) * step;
    return html`<text x="${x.toFixed(1)}" y="${ground + 14}" text-anchor="${bin === bins[0] ? 'start' : 'middle'}">${bin.from}</text>`;
  });
  return html`<figure>
<svg class="columns" role="img" aria-labelledby="${id}-title" viewBox="0 0 ${PLOT.width} ${PLOT.height}"><title id="${id}-title">Prices in ${market}: how many products cost how much. The table below has the numbers.</title>${columns}<path class="line" d="M${PLOT.left} ${ground}H${PLOT.width - PLOT.right}" />${bounds}<text x="${PLOT.width / 2}" y="${PLOT.height - 4}" text-anchor="middle">price, from</text></svg>
<figcaption>${market}: ${countOf(count, 'product')} from ${lowest} to ${highest}; half of them cost at most ${median}.</figcaption>
</figure>
<div class="wide"><table>
<caption>Prices in ${market}</caption>
<thead><tr><th scope="col">Price</th><th scope="col" class="number">Products</th></tr></thead>
<tbody>${bins.map((bin) => html`<tr><th scope="row">${bin.from} to below ${bin.to}</th><td class="number">${figure(bin.count)}</td></tr>`)}</tbody>
</table></div>`;
}
