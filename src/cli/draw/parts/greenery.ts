// Leaves and flowers as things: what stands in vases, grows in pots, hangs in garlands.
import { darken, lighten, mix } from '../colour.ts';
import { ribbon, smooth, spotsAlong, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { circle, draw, ellipse, group, line, num, place, radial } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** A leaf that grows upwards from (x, y): two halves of different light and a midrib. */
export function leafAt(x: number, y: number, length: number, width: number, turn: number, colour: string): string {
  const half = (side: 1 | -1): string =>
    `M0 0C${num(side * width * 0.62)} ${num(-length * 0.22)} ${num(side * width * 0.56)} ${num(-length * 0.72)} 0 ${num(-length)}Z`;
  return place(
    draw(half(-1), { fill: lighten(colour, 0.16) }) +
      draw(half(1), { fill: darken(colour, 0.16) }) +
      line(0, 0, 0, -length * 0.9, {
        stroke: lighten(colour, 0.4),
        'stroke-width': Math.max(0.7, width * 0.05),
        'stroke-opacity': 0.7,
      }),
    { x, y, turn },
  );
}

/** A heart-shaped leaf (money plant, betel) hanging from (x, y). */
export function heartLeaf(x: number, y: number, size: number, turn: number, colour: string): string {
  return place(
    draw('M0 0C-4 -8 -14 -4 -11 7C-9 15 -3 19 0 24C3 19 9 15 11 7C14 -4 4 -8 0 0Z', {
      fill: colour,
      stroke: darken(colour, 0.4),
      'stroke-width': 0.8,
    }) +
      draw('M0 0C-4 -8 -14 -4 -11 7C-9 15 -3 19 0 24Z', { fill: lighten(colour, 0.22), opacity: 0.7 }) +
      line(0, 0, 0, 21, { stroke: lighten(colour, 0.5), 'stroke-width': 0.9, 'stroke-opacity': 0.8 }),
    { x, y, turn, scale: size / 20 },
  );
}

/** A full marigold seen from the front. */
export function marigold(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const spin = ctx.random.fork(`genda ${num(x)} ${num(y)}`).between(0, 60);
  const ring = (radius: number, size: number, count: number, fill: string, edge: string): string =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n * 360) / count + spin) * (Math.PI / 180);
      return ellipse(radius * Math.cos(a), radius * Math.sin(a), size, size * 0.74, {
        fill,
        stroke: edge,
        'stroke-width': 0.5,
        transform: `rotate(${num((a * 180) / Math.PI + 90)} ${num(radius * Math.cos(a))} ${num(radius * Math.sin(a))})`,
      });
    }).join('');
  const deep = darken(colour, 0.34);
  return place(
    circle(0.8, 1.2, 10, { fill: deep }) +
      ring(7.4, 3, 12, darken(colour, 0.1), deep) +
      ring(4.8, 2.7, 9, colour, darken(colour, 0.22)) +
      ring(2.3, 2.2, 6, lighten(colour, 0.18), darken(colour, 0.16)) +
      circle(-0.3, -0.4, 1.5, { fill: lighten(colour, 0.35) }),
    { x, y, scale: r / 10 },
  );
}

/** A rose or ranunculus in three-quarter view. */
export function rose(x: number, y: number, r: number, colour: string): string {
  const shell = (d: string, tone: string): string =>
    draw(d, { fill: tone, stroke: darken(colour, 0.34), 'stroke-width': 0.5 });
  return place(
    circle(0, 0, 10, { fill: darken(colour, 0.24) }) +
      shell('M-10 0C-10 -8 -2 -11 3 -9C-3 -7 -6 -2 -5 5C-8 5 -10 3 -10 0Z', lighten(colour, 0.12)) +
      shell('M10 0C10 7 4 11 -3 9.6C3 8 6 3 5 -5C8 -4 10 -2 10 0Z', darken(colour, 0.12)) +
      shell('M-3 9.6C-8 7 -8 1 -5 -3C-4 2 0 6 6 5C4 9 0 10.4 -3 9.6Z', colour) +
      shell('M3 -9C8 -8 9 -2 7 3C5 -2 1 -5 -5 -4C-4 -8 0 -9.6 3 -9Z', lighten(colour, 0.24)) +
      shell('M-4 0C-4 -4 2 -5 4 -2C5 1 2 5 -1 4C-3 4 -4 2 -4 0Z', darken(colour, 0.16)) +
      draw('M-1.6 0C-1 -2 2 -2 2 0C2 2 -.6 2.4 -.6 1', {
        fill: 'none',
        stroke: lighten(colour, 0.4),
        'stroke-width': 1,
      }),
    { x, y, scale: r / 10 },
  );
}

/** A plume of pampas grass along a curve from its foot to its tip. */
export function pampas(ctx: Ctx, knots: readonly Knot[], colour: string): string {
  const stem = smooth(knots);
  const random = ctx.random.fork(`pampas ${num(knots.at(-1)?.[0] ?? 0)}`);
  const spots = spotsAlong(stem, 90);
  const start = 36;
  let art = draw(toD(ribbon(stem, 2.4)), { fill: darken(colour, 0.35) });
  for (const layer of [0, 1, 2]) {
    const stroke = [darken(colour, 0.22), colour, lighten(colour, 0.4)][layer] ?? colour;
    let d = '';
    spots.slice(start).forEach((s, n) => {
      const t = n / (spots.length - start);
      const reach = 30 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) * random.between(0.7, 1.1);
      for (const side of [-1, 1]) {
        const a = Math.atan2(s.ty, s.tx) + side * random.between(0.3, 0.9);
        const [ex, ey] = [s.x + Math.cos(a) * reach, s.y + Math.sin(a) * reach + reach * 0.22];
        d += `M${num(s.x)} ${num(s.y)}Q${num((s.x + ex) / 2 + s.tx * 6)} ${num((s.y + ey) / 2 + s.ty * 6)} ${num(ex)} ${num(ey)}`;
      }
    });
    art += draw(d, { fill: 'none', stroke, 'stroke-width': layer === 2 ? 0.9 : 1.5, 'stroke-opacity': 0.75 });
  }
  return art;
}

/** A stem with leaves in pairs, along a curve from its foot. */
export function branch(
  knots: readonly Knot[],
  look: { colour: string; leaf: number; count: number; round?: boolean },
): string {
  const { colour, leaf, count, round = false } = look;
  const stem = smooth(knots);
  const spots = spotsAlong(stem, count + 2).slice(1);
  const leaves = spots
    .map((s, n) => {
      const size = leaf * (1 - (n / spots.length) * 0.45);
      return [-1, 1]
        .map((side) =>
          round
            ? place(
                ellipse(0, -size * 0.52, size * 0.4, size * 0.46, {
                  fill: side < 0 ? lighten(colour, 0.2) : colour,
                  stroke: darken(colour, 0.3),
                  'stroke-width': 0.7,
                }),
                { x: s.x, y: s.y, turn: s.turn + 90 + side * 62 },
              )
            : leafAt(s.x, s.y, size, size * 0.42, s.turn + 90 + side * 52, colour),
        )
        .join('');
    })
    .join('');
  const last = spots.at(-1);
  return (
    draw(toD(ribbon(stem, (t) => 3 - t * 1.6)), { fill: darken(colour, 0.35) }) +
    leaves +
    (last && !round ? leafAt(last.x, last.y, leaf * 0.6, leaf * 0.26, last.turn + 90, colour) : '')
  );
}

/** A succulent rosette seen a little from above. */
export function succulent(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const ring = (count: number, length: number, width: number, offset: number, tone: string): string =>
    Array.from({ length: count }, (_, n) => {
      const a = (n / count) * Math.PI * 2 + offset;
      const squash = 0.62;
      const [ex, ey] = [Math.cos(a) * length, Math.sin(a) * length * squash];
      const [nx, ny] = [-Math.sin(a) * width, Math.cos(a) * width * squash];
      const fill = radial(ctx.defs, [ex * 0.9, ey * 0.9], length, [
        [0, lighten(tone, 0.45)],
        [0.5, tone],
        [1, darken(tone, 0.35)],
      ]);
      return draw(
        `M0 0C${num(ex * 0.3 + nx)} ${num(ey * 0.3 + ny)} ${num(ex * 0.8 + nx)} ${num(ey * 0.8 + ny)} ${num(ex * 1.12)} ${num(ey * 1.12)}C${num(ex * 0.8 - nx)} ${num(ey * 0.8 - ny)} ${num(ex * 0.3 - nx)} ${num(ey * 0.3 - ny)} 0 0Z`,
        {
          fill,
          stroke: darken(tone, 0.4),
          'stroke-width': 0.6,
        },
      );
    }).join('');
  return place(
    group(
      {},
      ring(10, 10, 3.6, 0.1, darken(colour, 0.12)),
      ring(8, 7.4, 3.2, 0.5, colour),
      ring(6, 4.8, 2.6, 0.2, lighten(colour, 0.14)),
      ring(4, 2.6, 1.6, 0.6, mix(colour, '#e7b7a0', 0.3)),
    ),
    { x, y, scale: r / 10 },
  );
}
