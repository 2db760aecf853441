// Soles of shoes seen from below, for further pictures: leather with a rubber tip, treads, waves.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, innerRim, solid, stitches } from '../light.ts';
import { FOOTBEDS, inset } from '../parts/footbed.ts';
import { drawPair, layAt, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { path } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  tread: ['leather', 'bars', 'waves', 'lugs', 'nubs'],
  /** Under a leather sole: the low heel of a flat shoe, a block heel, or the tip of a thin one. */
  heel: ['low', 'block', 'tip'],
  /** What a leather sole has at the toe: a rubber tip, brass nails or nothing. */
  toe: ['tip', 'nails', 'plain'],
  lay: ['pair', 'one', 'slant', 'steps', 'facing', 'toward', 'lean'],
} as const;
type Cut = CutOf<typeof CUTS>;

const HEELS: Readonly<Record<Cut['heel'], string>> = {
  low: 'M-52 92C-46 86 48 86 56 90C54 148 48 196 2 197C-44 196 -48 148 -52 92Z',
  block: 'M-34 132C-26 128 30 128 38 132C42 168 34 192 2 193C-30 192 -38 168 -34 132Z',
  tip: 'M-13 158C-9 154 13 154 17 158C20 176 14 188 2 189C-10 188 -16 176 -13 158Z',
};

/** Marks of the tread in the units of a shoe that points up. */
function treads(cut: Cut, base: string, accent: string): string {
  const ink = darken(base, 0.5);
  let art = '';
  switch (cut.tread) {
    case 'bars':
      for (let n = 0; n < 26; n += 1) {
        const y = -190 + n * 15;
        if (y > 20 && y < 70) continue;
        art += draw(`M-70 ${y}L-8 ${y - 8}L8 ${y - 8}L70 ${y}`, {
          fill: 'none',
          stroke: ink,
          'stroke-width': 4.4,
          'stroke-opacity': 0.7,
        });
      }
      return (
        art +
        circle(0, -80, 26, { fill: accent, stroke: ink, 'stroke-width': 2 }) +
        circle(0, 140, 22, { fill: accent, stroke: ink, 'stroke-width': 2 })
      );
    case 'waves':
      for (let n = 0; n < 28; n += 1)
        art += draw(`M-78 ${-196 + n * 14.5}q13 -11 26 0t26 0t26 0t26 0t26 0t26 0`, {
          fill: 'none',
          stroke: n % 5 === 2 ? accent : ink,
          'stroke-width': 4,
          'stroke-opacity': 0.75,
        });
      return art;
    case 'lugs':
      for (let row = 0; row < 13; row += 1)
        for (const s of [-1, 1]) {
          const y = -184 + row * 29;
          if (y > 10 && y < 70) continue;
          art += draw(`M${s * 12} ${y}L${s * 66} ${y + 8}V${y + 26}L${s * 12} ${y + 17}Z`, {
            fill: lighten(base, 0.12),
            stroke: ink,
            'stroke-width': 2.4,
          });
          art += draw(`M${s * 4} ${y + 2}H${s * 10}V${y + 14}H${s * 4}Z`, { fill: accent, opacity: 0.9 });
        }
      return art;
    case 'nubs':
      for (let row = 0; row < 24; row += 1)
        for (let n = 0; n < 8; n += 1) {
          const [x, y] = [-60 + n * 17 + (row % 2 ? 8.5 : 0), -188 + row * 16.5];
          art +=
            circle(x, y, 5.4, { fill: ink, opacity: 0.6 }) + circle(x - 1, y - 1.4, 4.2, { fill: lighten(base, 0.16) });
        }
      return art;
    default:
      return '';
  }
}

/** The toe end of a leather sole. */
function toeOf(ctx: Ctx, cut: Cut, lay: Lay, tip: Path, accent: string): string {
  if (cut.toe === 'plain') return '';
  if (cut.toe === 'tip')
    return clothPiece(ctx, { outline: tip, fabric: SURFACES.rubber(ctx, accent), form: 0.5, warp: 0 });
  return [-150, -128, -104]
    .flatMap((y, row) => [-2, -1, 0, 1, 2].map((n): [number, number] => [4 + n * (14 + row * 5), y + Math.abs(n) * 6]))
    .map(([x, y]) => {
      const [cx, cy] = lay.at(x, y);
      return (
        circle(cx, cy, 3.6, { fill: '#b8893b', stroke: '#5c3f14', 'stroke-width': 0.8 }) +
        circle(cx - 1, cy - 1.2, 1.3, { fill: '#f6dfa0' })
      );
    })
    .join('');
}

function sole(ctx: Ctx, cut: Cut, lay: Lay): string {
  const base = ctx.colour(0);
  const accent = ctx.colour(ctx.colourCount - 1);
  const outer = lay.on(FOOTBEDS.round);
  const inner = lay.on(inset('round', 5));
  const leather = cut.tread === 'leather';
  const heel = lay.on(path(HEELS[cut.heel]));
  const tip = lay.on(path('M-62 -112C-60 -160 -40 -196 -14 -197C24 -198 54 -166 63 -116Z'));
  const waist = lay.on(path('M-54 -40L58 -44V72L-50 76Z'));
  return (
    solid(ctx, outer, { base: mix(base, '#2a2420', 0.35), form: 0.6, reach: 6 }) +
    clothPiece(ctx, {
      outline: inner,
      fabric: leather ? SURFACES.leather(ctx, base) : SURFACES.rubber(ctx, base),
      finish: leather ? 'silk' : 'matte',
      turn: lay.turn,
      form: 0.6,
      warp: 1,
    }) +
    clipTo(ctx, inner, lay.put(treads(cut, base, accent))) +
    (leather
      ? stitches(lay.on(inset('round', 12)), lighten(base, 0.4), { length: 4.4, gap: 3, width: 1.3 }) +
        toeOf(ctx, cut, lay, tip, accent) +
        castOn(ctx, inner, heel, { base, dx: 3, dy: 4, soft: 4, strength: 0.5 }) +
        clothPiece(ctx, {
          outline: heel,
          fabric: SURFACES.rubber(ctx, accent),
          form: 0.7,
          warp: 0,
          over: lay.put(
            (cut.heel === 'low' ? [0, 1, 2, 3, 4] : [])
              .map((n) =>
                draw(`M-44 ${112 + n * 17}H48`, {
                  stroke: lighten(accent, 0.22),
                  'stroke-width': 3,
                  fill: 'none',
                  'stroke-opacity': 0.7,
                }),
              )
              .join(''),
          ),
        })
      : innerRim(ctx, waist, { dx: 0, dy: 0, soft: 12, colour: darken(base, 0.5), opacity: 0.5, blend: 'multiply' }))
  );
}

export const kind = defineKind({
  name: 'shoe-sole',
  about: 'soles of a pair from below; colours: sole, heel rubber or marks',
  stances: ['flat'],
  views: ['front'],
  cuts: CUTS,
  draw(cut, ctx) {
    const lays =
      cut.lay === 'one'
        ? [layAt({ x: 256, y: 256, turn: 24, scale: 1.12, wide: 1.06 })]
        : cut.lay === 'pair'
          ? [
              layAt({ x: 166, y: 252, turn: -10, scale: 1.05, wide: 1.08 }),
              layAt({ x: 346, y: 262, turn: 12, scale: 1.05, wide: 1.08, flip: true }),
            ]
          : laysOf(cut.lay, { size: 0.98, wide: 1.08 });
    return drawPair(ctx, lays, { rim: (lay) => lay.on(FOOTBEDS.round), draw: (lay) => sole(ctx, cut, lay) });
  },
});
