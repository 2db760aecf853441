// Meenakari: cells of gold wire filled by brush with enamel, on a jhumka's bell and on its top.
import { darken, lighten } from '../../colour.ts';
import type { Look } from './look.ts';
import { glaze, metalPiece, paintStops } from '../../materials.ts';
import { turnedFill } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { grain } from '../../parts/stones.ts';
import { parallel, path, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const PETAL = 'M0 -10C5.4 -5 6 3 0 8C-6 3 -5.4 -5 0 -10Z';

const LEAF = 'M0 -7C3.4 -3 3.4 3 0 7C-3.4 3 -3.4 -3 0 -7Z';

/** One cell about (0, 0): its wire, and enamel that the brush left paler towards the tip. */
function cell(ctx: Ctx, d: string, colour: string, look: Look): string {
  const fill = linear(
    ctx.defs,
    [0, -9],
    [0, 8],
    [
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ],
  );
  return (
    draw(d, { fill: 'none', stroke: look.metal.patina, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }) +
    draw(d, { fill, stroke: lighten(look.metal.base, 0.4), 'stroke-width': 1.5, 'stroke-linejoin': 'round' })
  );
}

function wire(look: Look, along: Path, width = 2): string {
  return (
    draw(toD(along), { fill: 'none', stroke: look.metal.patina, 'stroke-width': width + 1.2 }) +
    draw(toD(along), { fill: 'none', stroke: lighten(look.metal.base, 0.2), 'stroke-width': width }) +
    draw(toD(parallel(along, -0.5)), { fill: 'none', stroke: lighten(look.metal.base, 0.8), 'stroke-width': 0.6 })
  );
}

/** The enamel of a bell, to be clipped to it: petals on the dome, a band of leaves, a scalloped hem. */
export function enamelledBell(ctx: Ctx, lathe: Lathe, ground: string, look: Look): string {
  const { second } = look;
  const tall = lathe.bottom - lathe.top;
  const at = (share: number): number => lathe.top + tall * share;
  const [crown, upper, lower, hem] = [at(0.1), at(0.46), at(0.72), at(0.97)];
  const field = (from: number, to: number, colour: string): string =>
    turnedFill(ctx, lathe, paintStops(colour, 0.75), from, to);
  const cells = (y: number, count: number, reach: number, spread: number, one: (n: number) => string): string =>
    lathe
      .around(y, count, reach)
      .map((spot, n) =>
        place(one(n), {
          x: spot.x,
          y: spot.y,
          turn: spot.side * -spread,
          scale: `${Math.max(0.3, spot.squeeze).toFixed(3)} 1`,
        }),
      )
      .join('');
  const white = lighten(second, 0.85);
  return (
    field(crown, upper, ground) +
    field(upper, lower, second) +
    field(lower, hem, ground) +
    cells(at(0.2), 9, 76, 52, () => cell(ctx, PETAL, second, look) + circle(0, 3, 1.4, { fill: white })) +
    cells(at(0.33), 10, 70, 40, () => circle(0, 2, 1.5, { fill: white })) +
    cells((upper + lower) / 2, 15, 80, 0, (n) =>
      n % 2 ? circle(0, 0, 2.1, { fill: white }) : cell(ctx, LEAF, ground, look),
    ) +
    cells(lower, 14, 80, 0, () => cell(ctx, 'M-6.4 -1C-6.4 8 6.4 8 6.4 -1Z', second, look)) +
    [crown, upper, lower, hem].map((y) => wire(look, lathe.ring(y))).join('')
  );
}

/** The drop on the ear: a flower of enamel in a field of the other colour. */
export function enamelledTop(ctx: Ctx, look: Look): { art: string; reach: number; outline: Path } {
  const { metal, second, stone = second } = look;
  const outline = path('M0 -32C7 -18 25 -6 25 12C25 27 13 34 0 34S-25 27 -25 12C-25 -6 -7 -18 0 -32Z');
  const field = turned(outline, [0, 9], 0, 0.8);
  const petals = Array.from({ length: 6 }, (_, n) =>
    place(place(cell(ctx, PETAL, second, look), { y: -8.6, scale: 0.8 }), { y: 11, turn: n * 60 }),
  );
  return {
    art:
      metalPiece(ctx, outline, metal, { rim: 2.4 }) +
      glaze(ctx, field, stone) +
      wire(look, field, 1) +
      petals.join('') +
      place(cell(ctx, LEAF, second, look), { y: -11, scale: 0.7 }) +
      grain(ctx, 0, 11, 3.6, metal),
    reach: 34,
    outline,
  };
}
