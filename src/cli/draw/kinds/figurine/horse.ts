// The horse of Bankura: column legs, a thick upright neck and a barrel of a body thrown as one, and its carved harness.
import { darken, lighten } from '../../colour.ts';
import { oval, path, ribbon, smooth, spotsAlong } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { inkOf, part } from './part.ts';
import type { Stuff } from './part.ts';

/** Body, neck and the two near legs. */
const BODY = path(
  'M-80 132C-76 96 -78 56 -86 20C-96 -14 -96 -44 -90 -76C-84 -112 -82 -146 -72 -172C-62 -198 -44 -214 -22 -212C2 -208 12 -180 14 -146C16 -112 18 -86 34 -68' +
    'C52 -76 76 -74 90 -58C104 -40 102 -4 96 26C92 60 94 100 96 132H54C58 98 56 60 46 32C24 42 -14 42 -38 34C-44 60 -44 98 -40 132Z',
);
/** A long wedge with a round cheek: without its length the figure would be a llama. */
const HEAD = path(
  'M-22 -204C-32 -220 -56 -222 -70 -210C-94 -190 -122 -158 -142 -132C-152 -118 -148 -102 -134 -100C-124 -98 -116 -104 -106 -110C-86 -120 -66 -118 -48 -128C-24 -142 -14 -178 -22 -204Z',
);
const EAR = path('M-10 6C-15 -12 -10 -36 0 -52C10 -36 15 -12 10 6Z');
/** The back of the neck, from between the ears to the withers, on which the mane stands. */
const CREST = path('M-22 -214C2 -206 14 -178 17 -146C19 -114 22 -88 36 -70');

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
      path(`M${x - 17} 20L${x - 19} 124H${x + 20}L${x + 18} 20Z`),
      stuff,
      darken(body, 0.3),
      draw(`M${x - 20} 110H${x + 22}`, line),
    );
  const hooves = draw('M-84 116Q-60 122 -36 116M50 116Q74 122 100 116', line);
  const chest =
    draw('M-96 -34C-70 2 -28 4 22 -66', line) +
    draw('M-92 -20C-66 18 -20 20 34 -58', line) +
    bosses(path('M-92 -25C-67 11 -25 13 28 -60'), 9, 3.4) +
    circle(-40, 20, 7, line);
  const saddle =
    draw('M42 -74C34 -36 34 0 42 36M80 -68C88 -32 86 4 80 32', line) +
    bosses(path('M50 -66C43 -34 43 -8 50 24'), 6, 3.2) +
    bosses(path('M72 -62C79 -34 78 -8 73 20'), 6, 3.2) +
    circle(62, -22, 7, line);
  const mane = spotsAlong(CREST, 10).map(({ x, y }, n) =>
    part(
      ctx,
      oval(x + 3, y, 12, 10),
      stuff,
      darken(body, 0.1),
      draw(`M${x - 8} ${y + 4}Q${x + 4} ${y - (n < 3 ? 6 : 2)} ${x + 14} ${y - 2}`, { ...line, 'stroke-width': 1.6 }),
    ),
  );
  const tail = ribbon(path('M88 -58C118 -56 126 -20 114 46'), (t) => 17 - 9 * Math.abs(t - 0.35));
  return (
    farLeg(-26) +
    farLeg(30) +
    part(
      ctx,
      tail,
      stuff,
      darken(body, 0.08),
      draw('M96 -54C112 -46 117 -14 110 40', { ...line, 'stroke-width': 1.6 }),
    ) +
    mane.join('') +
    place(part(ctx, EAR, stuff, darken(body, 0.12)), { x: -28, y: -210, turn: 16 }) +
    part(
      ctx,
      BODY,
      stuff,
      body,
      band([-88, -116], [10, -124], 10, 8) + band([-96, -70], [16, -90], 12, 9) + chest + saddle + hooves,
      0.9,
    ) +
    place(part(ctx, EAR, stuff, body, draw('M0 0C-4 -16 -2 -28 2 -40', line)), { x: -48, y: -212, turn: -6 }) +
    part(
      ctx,
      HEAD,
      stuff,
      body,
      // Bridle: brow band, cheek strap, nose band with bosses.
      draw(
        'M-74 -210C-62 -196 -44 -190 -24 -196M-70 -206C-68 -176 -64 -148 -58 -122M-118 -162C-104 -152 -96 -132 -94 -114',
        line,
      ) +
        bosses(path('M-109 -152C-102 -145 -98 -136 -97 -128'), 3, 2.6) +
        circle(-58, -142, 5.4, line) +
        draw('M-143 -118C-138 -115 -134 -116 -131 -120M-146 -108C-136 -108 -128 -112 -122 -118', {
          ...line,
          'stroke-width': 2,
        }),
      0.9,
    ) +
    draw('M-84 -182C-78 -189 -68 -188 -64 -181C-70 -176 -79 -176 -84 -182Z', {
      fill: lighten(body, 0.3),
      stroke: ink,
      'stroke-width': 1.6,
    }) +
    circle(-74, -182, 3, { fill: ink })
  );
}
