// The shuttlecock, alone or beside a racket: cork downwards at (0, 0), the skirt opening upwards to y = -110.
import { darken, lighten } from '../../colour.ts';
import { path } from '../../path.ts';
import { draw, ellipse } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { pad, shaded } from './forms.ts';

export function shuttle(ctx: Ctx, skirt: string, band: string, what: 'nylon' | 'feather'): string {
  const cork = '#f1e8d6';
  const count = what === 'feather' ? 9 : 13;
  const blades = Array.from({ length: count }, (_, n) => {
    const t = (n / (count - 1)) * 2 - 1;
    const [foot, top] = [t * 24, t * 62];
    const rise = -112 + 10 * t * t * (what === 'feather' ? 1.4 : 1);
    if (what === 'feather') {
      const near = 1 - Math.abs(t) * 0.55;
      const w = 11 * near;
      return (
        draw(
          `M${foot + (top - foot) * 0.42} ${-28 + (rise + 28) * 0.4}C${top - w * 1.2} ${rise + 46} ${top - w * 1.3} ${rise + 12} ${top} ${rise}C${top + w * 1.3} ${rise + 12} ${top + w * 1.2} ${rise + 46} ${foot + (top - foot) * 0.42} ${-28 + (rise + 28) * 0.4}Z`,
          { fill: n % 2 ? skirt : darken(skirt, 0.07), stroke: darken(skirt, 0.35), 'stroke-width': 0.9 },
        ) + draw(`M${foot} -26L${top} ${rise + 3}`, { stroke: darken(skirt, 0.3), 'stroke-width': 1.6 })
      );
    }
    return (
      draw(`M${foot} -26L${top} ${rise}`, { stroke: darken(skirt, 0.3), 'stroke-width': 2 }) +
      draw(`M${foot} -26L${top} ${rise}`, { stroke: lighten(skirt, 0.3), 'stroke-width': 0.9 })
    );
  });
  const net =
    what === 'nylon'
      ? [-44, -60, -76, -92]
          .map((y) => {
            const half = 24 + ((-26 - y) / 78) * 38;
            return draw(`M${-half} ${y}C${-half * 0.5} ${y - 8} ${half * 0.5} ${y - 8} ${half} ${y}`, {
              fill: 'none',
              stroke: darken(skirt, 0.22),
              'stroke-width': 1.4,
            });
          })
          .join('')
      : '';
  const thread = [-46, -60]
    .map((y) => {
      const half = 24 + ((-26 - y) / 78) * 36;
      return draw(`M${-half} ${y}C${-half * 0.5} ${y + 5} ${half * 0.5} ${y + 5} ${half} ${y}`, {
        fill: 'none',
        stroke: band,
        'stroke-width': 2.4,
      });
    })
    .join('');
  return (
    ellipse(0, -104, 61, 11, { fill: darken(skirt, 0.24) }) +
    draw('M-24 -26L-62 -104C-40 -92 40 -92 62 -104L24 -26C10 -20 -10 -20 -24 -26Z', {
      fill: shaded(ctx, [-60, 0], [60, 0], lighten(skirt, 0.4), skirt, darken(skirt, 0.2)),
      opacity: what === 'nylon' ? 0.82 : 0.5,
    }) +
    blades.join('') +
    net +
    (what === 'feather'
      ? thread
      : draw('M-62 -104C-40 -92 40 -92 62 -104', { fill: 'none', stroke: darken(skirt, 0.15), 'stroke-width': 3 })) +
    pad(ctx, path('M-26 -28C-28 -4 -18 12 0 12S28 -4 26 -28C12 -22 -12 -22 -26 -28Z'), cork, { form: 1, reach: 9 }) +
    draw('M-26.4 -24C-12 -18 12 -18 26.4 -24L26.6 -15C12 -9 -12 -9 -26.6 -15Z', {
      fill: band,
      stroke: darken(band, 0.4),
      'stroke-width': 0.8,
    })
  );
}
