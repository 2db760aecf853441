// Soles of shoes seen from below, for further pictures: leather with a rubber tip, treads, waves.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, gleam, innerRim, solid, stitches } from '../light.ts';
import { FOOTBEDS } from '../parts/footbed.ts';
import { drawPair, layAt, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { path, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  tread: ['leather', 'bars', 'waves', 'lugs', 'nubs', 'crepe'],
  /** Under a leather sole: the low heel of a flat shoe, a block heel, or the tip of a thin one. */
  heel: ['low', 'block', 'tip'],
  /** What a leather sole has at the toe: a rubber tip, brass nails or nothing. */
  toe: ['tip', 'nails', 'plain'],
  /** `point` and `curled` are juttis, `slim` and `taper` shoes on a heel with a pointed and a round toe. */
  shape: ['round', 'almond', 'square', 'point', 'curled', 'slim', 'taper'],
  /** Whether the upper stands out around the sole: all around, or in front only. */
  upper: ['none', 'whole', 'front'],
  lay: ['pair', 'one', 'slant', 'steps', 'facing', 'toward', 'lean'],
} as const;
type Cut = CutOf<typeof CUTS>;

const JUTTI =
  'M0 -206C5 -197 10 -187 22 -172C44 -142 64 -104 65 -64C65 -42 62 -24 59 -8C54 34 47 62 48 104C49 152 40 201 0 201C-40 201 -49 152 -48 104C-47 62 -54 34 -59 -8C-62 -24 -65 -42 -65 -64C-64 -104 -44 -142 -22 -172C-10 -187 -5 -197 0 -206Z';
const SHAPES: Readonly<Record<Cut['shape'], string>> = {
  ...FOOTBEDS,
  point: JUTTI,
  curled: JUTTI,
  slim: 'M-4 -207C8 -204 24 -176 38 -146C54 -112 60 -84 57 -52C51 -6 33 34 33 86C33 102 38 122 39 142C40 176 26 200 2 200C-24 200 -37 176 -36 142C-35 120 -31 102 -31 82C-33 36 -54 -6 -60 -50C-63 -86 -50 -122 -36 -152C-24 -180 -14 -206 -4 -207Z',
  taper:
    'M0 -203C26 -202 44 -172 53 -140C61 -110 62 -82 58 -52C52 -6 35 34 35 86C35 102 40 122 41 142C42 176 27 200 2 200C-25 200 -39 176 -38 142C-37 120 -33 102 -33 82C-35 36 -56 -6 -61 -50C-64 -86 -57 -122 -46 -152C-36 -182 -22 -204 0 -203Z',
};

/** The outline drawn in by `by` units on every side, or out when it is negative. */
function inset(shape: Cut['shape'], by: number): Path {
  return turned(path(SHAPES[shape]), [0, 0], 0, 1 - by / 62, 1 - by / 200);
}

/** The piece that touches the ground; a block or a thin heel widens above it into `SEAT`. */
const HEELS: Readonly<Record<Cut['heel'], string>> = {
  low: 'M-52 92C-46 86 48 86 56 90C54 148 48 196 2 197C-44 196 -48 148 -52 92Z',
  block: 'M-24 136C-18 133 22 133 28 136C32 166 24 188 2 189C-20 188 -28 166 -24 136Z',
  tip: 'M-10 160C-7 157 11 157 14 160C16 174 12 184 2 185C-8 184 -12 174 -10 160Z',
};
const SEAT = 'M-33 120C-24 114 28 114 37 120C42 166 28 197 2 198C-24 197 -38 166 -33 120Z';

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
    case 'crepe':
      for (let row = 0; row < 34; row += 1)
        for (let n = 0; n < 7; n += 1) {
          const [x, y] = [-72 + n * 22 + ((row * 37) % 17), -196 + row * 12 + ((n * 29 + row * 11) % 9)];
          art += draw(`M${x} ${y}q5 ${((row + n) % 3) - 4} 10 0t${8 + ((row * n) % 6)} 1`, {
            fill: 'none',
            stroke: (row + n) % 3 ? darken(base, 0.28) : lighten(base, 0.4),
            'stroke-width': 2.6,
            'stroke-opacity': 0.6,
            'stroke-linecap': 'round',
          });
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

/** The heel of a leather sole from below: its shaft where it stands high, and the piece that touches the ground. */
function heelOf(ctx: Ctx, cut: Cut, lay: Lay, under: Path, base: string, accent: string, colour: string): string {
  const piece = lay.on(HEELS[cut.heel]);
  const low = cut.heel === 'low';
  const foot = low ? colour : accent;
  const seat = lay.on(SEAT);
  return (
    castOn(ctx, under, low ? piece : seat, { base, dx: 3, dy: 4, soft: 4, strength: 0.5 }) +
    (low
      ? ''
      : solid(ctx, seat, { base: colour, form: 0.9, reach: 14 }) +
        castOn(ctx, seat, piece, { base: colour, dx: 3, dy: 5, soft: 4, strength: 0.5 }) +
        gleam(ctx, lay.on('M-24 136C-26 156 -20 176 -12 186'), { width: 4, opacity: 0.5, soft: 1.6 })) +
    clothPiece(ctx, {
      outline: piece,
      fabric: SURFACES.rubber(ctx, foot),
      form: 0.7,
      warp: 0,
      over: lay.put(
        (low ? [0, 1, 2, 3, 4] : [])
          .map((n) =>
            draw(`M-44 ${112 + n * 17}H48`, {
              stroke: lighten(foot, 0.22),
              'stroke-width': 3,
              fill: 'none',
              'stroke-opacity': 0.7,
            }),
          )
          .join(''),
      ),
    })
  );
}

/** What is seen of the upper from below: its edge around the sole, and the rolled tip of a curled toe. */
function upperOf(ctx: Ctx, cut: Cut, lay: Lay, colour: string): string {
  const edge = solid(ctx, lay.on(inset(cut.shape, -3.6)), { base: colour, form: 0.8, reach: 8 });
  return (
    (cut.upper === 'none'
      ? ''
      : cut.upper === 'whole'
        ? edge
        : clipTo(ctx, lay.on('M-90 -230H90V-6C30 10 -30 10 -90 -6Z'), edge)) +
    (cut.shape === 'curled'
      ? solid(ctx, lay.on('M-12 -184C-15 -206 -12 -222 0 -223C12 -222 15 -206 12 -184Z'), { base: colour, form: 0.9 })
      : '')
  );
}

function sole(ctx: Ctx, cut: Cut, lay: Lay): string {
  const base = ctx.colour(0);
  const accent = ctx.colour(1);
  const heel = ctx.colourCount > 2 ? ctx.colour(2) : accent;
  const edge = ctx.colourCount > 3 ? ctx.colour(3) : undefined;
  const outer = lay.on(SHAPES[cut.shape]);
  const inner = lay.on(inset(cut.shape, 5));
  const leather = cut.tread === 'leather';
  const tip = lay.on(path('M-62 -112C-60 -160 -40 -196 -14 -197C24 -198 54 -166 63 -116Z'));
  const waist = lay.on(path('M-54 -40L58 -44V72L-50 76Z'));
  const worn = cut.upper !== 'none' || cut.shape === 'curled';
  return (
    (worn ? upperOf(ctx, cut, lay, edge ?? base) : '') +
    solid(ctx, outer, { base: edge && !worn ? edge : mix(base, '#2a2420', 0.35), form: 0.6, reach: 6 }) +
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
      ? stitches(lay.on(inset(cut.shape, 12)), lighten(base, 0.4), { length: 4.4, gap: 3, width: 1.3 }) +
        clipTo(ctx, inner, toeOf(ctx, cut, lay, tip, accent)) +
        heelOf(ctx, cut, lay, inner, base, accent, heel)
      : innerRim(ctx, waist, { dx: 0, dy: 0, soft: 12, colour: darken(base, 0.5), opacity: 0.5, blend: 'multiply' }))
  );
}

export const kind = defineKind({
  name: 'shoe-sole',
  about: 'soles of a pair from below; colours: sole, toe rubber or marks, heel, edge or upper around the sole',
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
    return drawPair(ctx, lays, { rim: (lay) => lay.on(SHAPES[cut.shape]), draw: (lay) => sole(ctx, cut, lay) });
  },
});
