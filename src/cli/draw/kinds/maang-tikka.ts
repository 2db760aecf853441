// Maang tikkas, matha pattis and passas: what is worn in the parting of the hair.
import { lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import { beadString, chain } from '../parts/jewel/chain.ts';
import { DROP_CUTS, METAL_CUTS, STONE_CUTS, dressOf, drop, jumpRing, rosette, stud } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { grain, pearl, setStone } from '../parts/stones.ts';
import { oval, parallel, path, spotsAlong } from '../path.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['round', 'crescent', 'patti', 'passa'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
  drops: DROP_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

function hook(dress: Dress, x: number, y: number, turn = 0): string {
  const d = 'M0 0V-12C0 -28 20 -28 20 -12V2';
  return place(
    draw(d, { fill: 'none', stroke: dress.metal.patina, 'stroke-width': 4.6, 'stroke-linecap': 'round' }) +
      draw(d, { fill: 'none', stroke: lighten(dress.metal.base, 0.4), 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
    { x, y, turn },
  );
}

/** A wire bar between two parts of one height. */
function bar(dress: Dress, from: number, to: number, y: number): string {
  return (
    line(from, y, to, y, { stroke: dress.metal.patina, 'stroke-width': 3.6 }) +
    line(from, y - 0.4, to, y - 0.4, { stroke: lighten(dress.metal.base, 0.3), 'stroke-width': 2 })
  );
}

/** The crescent with a fringe and a flower inside it; a ring above the flower takes the chain. */
function crescent(ctx: Ctx, cut: Cut, dress: Dress, size: number): string {
  const moon = path('M-62 -40C-86 24 -50 66 0 66S86 24 62 -40C62 14 36 36 0 36S-62 14 -62 -40Z');
  const middle = path('M-62 -16C-64 34 -36 52 0 52S64 34 62 -16');
  const rim = path('M-68 4C-70 44 -42 65 0 65S70 44 68 4');
  return place(
    wallShadow(ctx, [moon], { distance: 7 }) +
      spotsAlong(rim, 11)
        .map((spot) => drop(ctx, dress, cut.drops, spot.x, spot.y - 3, 1.25))
        .join('') +
      metalPiece(ctx, moon, dress.metal, { rim: 2.6 }) +
      spotsAlong(middle, 11)
        .map((spot, n) =>
          place(stud(ctx, dress, 0, 0, n % 2 ? 6.4 : 8.4, { second: n % 2 === 1 }), { x: spot.x, y: spot.y }),
        )
        .join('') +
      // What holds the flower: a bar from horn to horn behind it, a row of pearls below it, a ring above it.
      bar(dress, -59, 59, -8) +
      beadString(ctx, path('M-50 11C-30 37.4 30 37.4 50 11'), { sort: 'pearl', size: 4, shadow: 0 }) +
      jumpRing(0, -46, 4.6, dress.metal) +
      rosette(ctx, dress, 0, -8, 34, 10),
    { scale: size },
  );
}

function roundPiece(ctx: Ctx, cut: Cut, dress: Dress, size: number): string {
  return place(
    wallShadow(ctx, [oval(0, 0, 58)], { distance: 7 }) +
      spotsAlong(path('M-54 20C-44 48 -22 60 0 60S44 48 54 20'), 9)
        .map((spot) => drop(ctx, dress, cut.drops, spot.x, spot.y - 4, 1.35))
        .join('') +
      metalPiece(ctx, oval(0, 0, 60), dress.metal, { rim: 3 }) +
      Array.from({ length: 24 }, (_, n) =>
        grain(ctx, Math.sin((n * Math.PI) / 12) * 55, -Math.cos((n * Math.PI) / 12) * 55, 3, dress.metal),
      ).join('') +
      rosette(ctx, dress, 0, 0, 48, 12),
    { scale: size },
  );
}

function patti(ctx: Ctx, cut: Cut, dress: Dress): string {
  const left = path('M256 150C210 160 130 190 60 270');
  const right = path('M256 150C302 160 382 190 452 270');
  const side = (row: ReturnType<typeof path>, flip: 1 | -1): string => {
    const spots = spotsAlong(row, 8).slice(1);
    return (
      beadString(ctx, row, { sort: 'pearl', size: 5.4 }) +
      beadString(ctx, parallel(row, flip * 16, 40), { sort: 'pearl', size: 4.4, shadow: 3 }) +
      spots
        .map((spot, n) =>
          place(
            place(n % 2 ? stud(ctx, dress, 0, 6, 11, { shape: 'drop' }) : rosette(ctx, dress, 0, 6, 17, 6), {
              scale: 1,
            }),
            { x: spot.x, y: spot.y },
          ),
        )
        .join('') +
      // The left hook, and its mirror image about the axis: each hangs outside its end flower.
      place(hook(dress, -202, 276, 150), { x: 256, scale: `${-flip} 1` })
    );
  };
  return (
    side(left, -1) +
    side(right, 1) +
    chain(ctx, path('M256 40V150'), { style: 'ball', width: 8, metal: dress.metal }) +
    spotsAlong(path('M256 66V130'), 3)
      .map((spot) => rosette(ctx, dress, spot.x, spot.y, 14, 6))
      .join('') +
    hook(dress, 256, 42) +
    // The link from the lower pearl row to the ring of the crescent's flower.
    jumpRing(256, 175, 4.8, dress.metal, true) +
    place(crescent(ctx, cut, dress, 1.05), { x: 256, y: 232 })
  );
}

/** A fan worn at the side of the head. */
function passa(ctx: Ctx, cut: Cut, dress: Dress): string {
  const fan = path('M-110 40C-130 -40 -70 -110 0 -112S130 -40 110 40C70 14 -70 14 -110 40Z');
  const lower = path('M-108 38C-70 14 70 14 108 38');
  const arcs = [path('M-92 20C-104 -36 -60 -88 0 -90S104 -36 92 20'), path('M-60 6C-66 -30 -38 -58 0 -60S66 -30 60 6')];
  return (
    wallShadow(ctx, [fan], { distance: 9 }) +
    spotsAlong(lower, 11)
      .map(
        (spot) =>
          beadString(ctx, path(`M${spot.x.toFixed(2)} ${spot.y.toFixed(2)}V${(spot.y + 62).toFixed(2)}`), {
            sort: 'pearl',
            size: 4.6,
            shadow: 4,
          }) + drop(ctx, dress, cut.drops, spot.x, spot.y + 60, 1.2),
      )
      .join('') +
    metalPiece(ctx, fan, dress.metal, { rim: 3 }) +
    arcs
      .flatMap((arc, k) =>
        spotsAlong(arc, k ? 7 : 11).map((spot, n) =>
          setStone(ctx, spot.x, spot.y, k ? 10 : 9, (n % 2 ? dress.second : dress.stone) ?? dress.second, dress.metal, {
            shape: 'drop',
            turn: spot.turn + 180,
          }),
        ),
      )
      .join('') +
    rosette(ctx, dress, 0, -14, 30, 8) +
    Array.from({ length: 13 }, (_, n) =>
      pearl(ctx, Math.sin((n - 6) * 0.24) * 118, -2 - Math.cos((n - 6) * 0.24) * 114, 5),
    ).join('')
  );
}

export const kind = defineKind({
  name: 'maang-tikka',
  about: 'maang tikka, matha patti or passa; colours: second stone or beads',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    const scene = (): string => {
      if (cut.style === 'patti') return patti(ctx, cut, dress);
      if (cut.style === 'passa')
        return place(
          chain(ctx, path('M0 -112V-170'), { style: 'ball', width: 7, metal: dress.metal }) +
            hook(dress, 0, -170) +
            passa(ctx, cut, dress),
          { x: 256, y: 250, turn: -8, scale: 1.2 },
        );
      const line = path('M200 44C204 110 246 150 256 214');
      return (
        chain(ctx, line, { style: 'ball', width: 8, metal: dress.metal }) +
        spotsAlong(line, 6)
          .slice(1, -1)
          .map((spot) => stud(ctx, dress, spot.x, spot.y, 8))
          .join('') +
        hook(dress, 200, 46, -6) +
        jumpRing(256, 214, 6, dress.metal) +
        place(cut.style === 'round' ? roundPiece(ctx, cut, dress, 1.45) : crescent(ctx, cut, dress, 1.5), {
          x: 256,
          y: cut.style === 'round' ? 308 : 290,
        })
      );
    };
    if (ctx.view === 'detail')
      return zoom(ctx, { x: 256, y: cut.style === 'patti' ? 236 : 300, factor: 1.8, turn: -8 }, scene);
    const extent = {
      round: { x: 146, y: 14, width: 220, height: 440 },
      crescent: { x: 120, y: 14, width: 272, height: 424 },
      patti: { x: 36, y: 12, width: 440, height: 340 },
      passa: { x: 90, y: 20, width: 340, height: 400 },
    }[cut.style];
    return fit(ctx, extent, { x: 36, y: 30, width: 440, height: 452 }, scene);
  },
});
