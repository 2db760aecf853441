// The horse of Bankura: column legs, a thick upright neck and a barrel of a body thrown as one, and its carved harness.
import { darken, lighten } from '../../colour.ts';
import { path, smooth, spotsAlong } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { inkOf, part } from './part.ts';
import type { Stuff } from './part.ts';

/** Body, neck and the two near legs. */
const BODY = path(
  'M-84 98C-80 66 -84 34 -88 4C-92 -30 -84 -84 -76 -128C-72 -152 -56 -170 -34 -170C-8 -168 2 -148 2 -122C2 -92 4 -62 16 -38' +
    'C34 -44 58 -42 72 -28C86 -12 84 24 80 52C78 70 80 86 82 98H36C40 82 40 66 34 54C16 62 -16 62 -36 56C-42 68 -42 84 -38 98Z',
);
const HEAD = path(
  'M-18 -158C-22 -186 -50 -196 -68 -184C-82 -172 -92 -156 -101 -142C-108 -130 -106 -116 -94 -113C-84 -111 -78 -115 -70 -112C-54 -104 -26 -114 -18 -158Z',
);
const EAR = path('M-8 4C-13 -14 -9 -40 0 -60C9 -40 13 -14 8 4Z');

export function horse(ctx: Ctx, stuff: Stuff): string {
  const [body, , gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const ink = stuff === 'painted' ? gold : inkOf(stuff, body);
  const line = { fill: 'none', stroke: ink, 'stroke-width': 2.6, 'stroke-linecap': 'round' };
  // Pressed on in rows: small bosses of clay, each with its light.
  const bosses = (along: Path, count: number, r: number): string =>
    spotsAlong(along, count)
      .map(
        ({ x, y }) =>
          circle(x + 0.8, y + 1.2, r + 0.6, { fill: ink, opacity: 0.6 }) +
          circle(x, y, r, { fill: lighten(body, 0.12) }) +
          circle(x - r * 0.3, y - r * 0.35, r * 0.4, { fill: lighten(body, 0.6), opacity: 0.8 }),
      )
      .join('');
  const band = (
    left: readonly [number, number],
    right: readonly [number, number],
    sag: number,
    count: number,
  ): string => {
    const at = (dy: number): Path =>
      smooth([
        [left[0], left[1] + dy],
        [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag + dy],
        [right[0], right[1] + dy],
      ]);
    const rim = (dy: number): string =>
      draw(
        `M${left[0]} ${left[1] + dy}Q${(left[0] + right[0]) / 2} ${(left[1] + right[1]) / 2 + sag * 2 + dy} ${right[0]} ${right[1] + dy}`,
        line,
      );
    return rim(-7) + rim(7) + bosses(at(0), count, 3.6);
  };
  const farLeg = (x: number): string =>
    part(
      ctx,
      path(`M${x - 16} 30L${x - 18} 90H${x + 20}L${x + 18} 30Z`),
      stuff,
      darken(body, 0.3),
      draw(`M${x - 20} 78H${x + 22}`, line),
    );
  const hooves = draw('M-90 84Q-62 90 -34 84M34 84Q60 90 86 84', line);
  const chest =
    draw('M-92 -14C-70 16 -34 22 6 -30', line) +
    draw('M-94 -2C-68 32 -28 36 18 -34', line) +
    bosses(path('M-90 -8C-69 24 -31 29 12 -32'), 9, 3.4) +
    circle(-42, 36, 7, line);
  const saddle =
    draw('M30 -46C24 -12 26 24 36 62M62 -40C70 -8 68 26 62 60', line) +
    bosses(path('M38 -34C34 -8 34 14 40 40'), 6, 3.2) +
    bosses(path('M56 -32C61 -8 60 14 56 40'), 6, 3.2) +
    circle(48, 4, 7, line);
  return (
    farLeg(-30) +
    farLeg(24) +
    draw('M80 -20C96 -18 100 4 94 34', {
      fill: 'none',
      stroke: darken(body, 0.5),
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) +
    draw('M80 -20C96 -18 100 4 94 34', { fill: 'none', stroke: body, 'stroke-width': 9.6, 'stroke-linecap': 'round' }) +
    place(part(ctx, EAR, stuff, darken(body, 0.12)), { x: -30, y: -180, turn: 9 }) +
    part(
      ctx,
      BODY,
      stuff,
      body,
      // The mane, combed to the near side along the crest of the neck.
      draw('M-18 -170C-14 -120 -12 -78 6 -36', { ...line, 'stroke-width': 3 }) +
        [0, 1, 2, 3, 4, 5, 6]
          .map((n) =>
            draw(`M${-16 + n * 2} ${-146 + n * 17}L${10 + n * 1.4} ${-154 + n * 17}`, { ...line, 'stroke-width': 2 }),
          )
          .join('') +
        band([-82, -92], [-12, -94], 10, 6) +
        band([-90, -50], [-8, -58], 12, 7) +
        chest +
        saddle +
        hooves,
      0.9,
    ) +
    place(part(ctx, EAR, stuff, body, draw('M0 -4C-4 -20 -2 -34 3 -46', line)), { x: -50, y: -182, turn: -3 }) +
    part(
      ctx,
      HEAD,
      stuff,
      body,
      draw('M-89 -162C-82 -148 -82 -128 -86 -112M-56 -192C-66 -162 -62 -132 -48 -110', line) +
        bosses(path('M-81 -151C-76 -147 -70 -145 -65 -147'), 3, 2.6) +
        draw('M-105 -124C-101 -122 -97 -123 -94 -126', { ...line, 'stroke-width': 2 }),
      0.9,
    ) +
    draw('M-56 -162C-51 -169 -41 -169 -36 -162C-41 -156 -51 -156 -56 -162Z', {
      fill: lighten(body, 0.5),
      stroke: ink,
      'stroke-width': 1.6,
    }) +
    circle(-46, -162, 3.2, { fill: '#1d1820' })
  );
}
