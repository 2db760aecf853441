// Ground and whole spices as they lie in their bowls.
import { darken, lighten } from '../../colour.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export type Spice = 'haldi' | 'mirch' | 'dhaniya' | 'jeera' | 'rai' | 'garam' | 'salt' | 'elaichi' | 'methi';
export const SPICES: readonly Spice[] = [
  'haldi',
  'mirch',
  'jeera',
  'dhaniya',
  'rai',
  'garam',
  'elaichi',
  'salt',
  'methi',
];

/** A heap of one spice about the origin, filling a circle of radius r. */
export function spice(ctx: Ctx, which: Spice, r: number): string {
  const random = ctx.random.fork(which);
  const bases: Readonly<Record<Spice, string>> = {
    haldi: '#dd9a1e',
    mirch: '#b5301f',
    dhaniya: '#9d8a4d',
    jeera: '#8a6a42',
    rai: '#3a2a22',
    garam: '#5d3f2a',
    salt: '#f1eee6',
    elaichi: '#8fa86a',
    methi: '#c08a34',
  };
  const base = bases[which];
  const heap =
    circle(0, 0, r, { fill: darken(base, 0.15) }) +
    circle(-r * 0.12, -r * 0.14, r * 0.78, { fill: lighten(base, 0.08) });
  const scatter = (count: number, mark: (tone: string) => string, tones: readonly string[]): string =>
    Array.from({ length: count }, () => {
      const [a, q] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.94];
      return place(mark(random.pick(tones)), { x: Math.cos(a) * q, y: Math.sin(a) * q, turn: random.between(0, 180) });
    }).join('');
  const tones = [lighten(base, 0.3), darken(base, 0.25), base];
  if (which === 'jeera') return heap + scatter(120, (tone) => ellipse(0, 0, 5.4, 1.5, { fill: tone }), tones);
  if (which === 'dhaniya' || which === 'rai')
    return (
      heap +
      scatter(
        which === 'rai' ? 130 : 74,
        (tone) =>
          circle(0, 0, which === 'rai' ? 2 : 3.6, { fill: tone, stroke: darken(base, 0.4), 'stroke-width': 0.5 }),
        tones,
      )
    );
  if (which === 'elaichi')
    return (
      heap +
      scatter(
        30,
        (tone) =>
          ellipse(0, 0, 9, 4.6, { fill: tone, stroke: darken(base, 0.4), 'stroke-width': 0.7 }) +
          draw('M-8 0H8', { stroke: darken(base, 0.3), 'stroke-width': 0.8 }),
        tones,
      )
    );
  if (which === 'garam')
    return (
      heap +
      scatter(26, (tone) => draw('M-9 -2L9 -2.6L9 2L-9 2.6Z', { fill: tone }), ['#8a5a35', '#4b3020', '#6d4527']) +
      scatter(18, (tone) => circle(0, 0, 2.6, { fill: tone }), ['#2d201a', '#4a352a'])
    );
  if (which === 'methi') return heap + scatter(90, (tone) => draw('M-2.6 -2H2.6V2H-2.6Z', { fill: tone }), tones);
  return (
    heap +
    scatter(90, (tone) => circle(0, 0, which === 'salt' ? 1.3 : 1, { fill: tone, opacity: 0.8 }), tones) +
    ellipse(-r * 0.2, -r * 0.26, r * 0.4, r * 0.26, { fill: lighten(base, 0.35), opacity: 0.5 })
  );
}
