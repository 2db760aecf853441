// Anklets (payal) in pairs, laid in open curves.
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import { beadString, chain, clasp } from '../parts/jewel/chain.ts';
import { METAL_CUTS, STONE_CUTS, dressOf, ghungroo, jumpRing, paisley, rosette, stud } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { bead, grain, pearl } from '../parts/stones.ts';
import { between, lengthOf, oval, parallel, path, ribbon, spotsAlong } from '../path.ts';
import type { Path, Spot } from '../path.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['ghungroo', 'heavy', 'beads', 'charm', 'thread', 'pearl'],
  lay: ['nested', 'loops', 'waves', 'coil'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

const HEART = path('M0 12C-9 5 -13 0 -12 -6C-10 -12 -2 -12 0 -6C2 -12 10 -12 12 -6C13 0 9 5 0 12Z');

function anklet(ctx: Ctx, cut: Cut, dress: Dress, line: Path): string {
  const { metal } = dress;
  const length = lengthOf(line);
  const body = between(line, 0.06, 0.94, 80);
  const at = (pitch: number): Spot[] => spotsAlong(body, Math.max(3, Math.round(length / pitch)));
  const set = (spots: readonly Spot[], art: (n: number, spot: Spot) => string): string =>
    spots.map((spot, n) => place(art(n, spot), { x: spot.x, y: spot.y, turn: spot.turn })).join('');
  const ends = clasp(line.start[0], line.start[1], 190, metal, 0.9);
  switch (cut.style) {
    case 'heavy':
      return (
        wallShadow(ctx, [ribbon(body, 30, 60)], { distance: 6 }) +
        set(at(27), (n) =>
          n % 2
            ? rosette(ctx, dress, 0, 0, 13, 6)
            : metalPiece(ctx, path('M-11 -10H11L8 10H-8Z'), metal, { rim: 1.6 }) +
              stud(ctx, dress, 0, 0, 5, { second: true }),
        ) +
        [-13, 13]
          .map((by) => chain(ctx, parallel(body, by, 60), { style: 'rope', width: 5, metal, shadow: 0 }))
          .join('') +
        set(at(14), () => ghungroo(ctx, 0, 22, 5, metal)) +
        chain(ctx, between(line, 0, 0.08), { style: 'cable', width: 7, metal }) +
        ends
      );
    case 'beads':
      return (
        beadString(ctx, body, {
          sort: 'bead',
          size: 7.4,
          colours: [ctx.colour(0), ctx.colour(1), ctx.colour(0), ctx.colour(2)],
          metal,
          spacer: 4,
        }) +
        [
          [0, 0.06],
          [0.94, 1],
        ]
          .map(([from = 0, to = 0]) => chain(ctx, between(line, from, to), { style: 'cable', width: 6, metal }))
          .join('') +
        spotsAlong(body, 2)
          .map((spot) => grain(ctx, spot.x, spot.y, 5, metal))
          .join('') +
        spotsAlong(line, 2)
          .slice(1)
          .map((spot) => jumpRing(spot.x + spot.tx * 4, spot.y + spot.ty * 4, 6, metal))
          .join('') +
        set(at(64).slice(1, -1), () => jumpRing(0, 8, 3, metal) + ghungroo(ctx, 0, 18, 5, metal)) +
        ends
      );
    case 'charm':
      return (
        chain(ctx, line, { style: 'cable', width: 10, metal }) +
        set(at(56).slice(1, -1), (n) =>
          place(
            jumpRing(0, 6, 3, metal) +
              (n % 3 === 0
                ? place(metalPiece(ctx, HEART, metal, { rim: 1.6 }) + stud(ctx, dress, 0, -2, 4), { y: 20 })
                : n % 3 === 1
                  ? stud(ctx, dress, 0, 16, 6, { second: true })
                  : ghungroo(ctx, 0, 18, 5.4, metal)),
            { scale: 1.5 },
          ),
        ) +
        ends
      );
    case 'thread':
      return (
        chain(ctx, line, { style: 'rope', width: 7, metal: { base: '#25232a', polish: 0.3, patina: '#0e0d10' } }) +
        set(at(52).slice(1, -1), (n) =>
          n % 2
            ? grain(ctx, 0, 0, 6, metal) + grain(ctx, -8, 0, 3, metal) + grain(ctx, 8, 0, 3, metal)
            : jumpRing(0, 6, 3, metal) +
              place(metalPiece(ctx, oval(0, 0, 10), metal, { rim: 2 }) + stud(ctx, dress, 0, 0, 4.4), { y: 18 }),
        ) +
        ends
      );
    case 'pearl':
      return (
        chain(ctx, line, { style: 'ball', width: 5, metal }) +
        set(at(24), (n) =>
          n % 2 ? jumpRing(0, 5, 2.6, metal) + pearl(ctx, 0, 14, 6) : bead(ctx, 0, 0, 5.6, dress.second),
        ) +
        ends
      );
    default:
      return (
        chain(ctx, line, { style: 'rope', width: 10, metal }) +
        chain(ctx, parallel(between(line, 0.08, 0.92, 80), 10, 60), { style: 'ball', width: 5, metal, shadow: 0 }) +
        // Every fifth place belongs to a mango, which has its own bell at its tip.
        set(at(22), (n) =>
          n % 5 === 2
            ? ghungroo(ctx, 0, 51, 6.6, metal) + paisley(ctx, dress, 0, 23, 0.44)
            : ghungroo(ctx, 0, 23, 6.6, metal),
        ) +
        spotsAlong(line, 2)
          .slice(1)
          .map((spot) => place(jumpRing(7, 0, 6, metal), { x: spot.x, y: spot.y, turn: spot.turn }))
          .join('') +
        ends
      );
  }
}

const LAYS: Readonly<Record<Cut['lay'], readonly string[]>> = {
  nested: ['M54 268C110 422 402 422 458 268', 'M54 104C110 258 402 258 458 104'],
  // Against the clock, so that what hangs from them lies outside.
  loops: [
    'M158 88C98 90 56 130 58 184C60 238 104 276 158 274C214 272 252 234 250 180C248 126 212 88 162 88',
    'M360 226C300 222 258 264 256 318C254 372 296 416 352 418C408 420 452 380 454 326C456 272 418 228 364 226',
  ],
  waves: ['M56 168C120 92 190 92 256 168S392 246 456 168', 'M56 338C120 262 190 262 256 338S392 416 456 338'],
  coil: ['M150 96C380 60 470 190 420 300S180 430 128 330S200 170 290 208'],
};

export const kind = defineKind({
  name: 'anklet',
  about: 'pair of anklets; colours: second stone or beads',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    const scene = (): string => LAYS[cut.lay].map((d) => anklet(ctx, cut, dress, path(d))).join('');
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        { x: 250, y: cut.lay === 'nested' ? 390 : cut.lay === 'waves' ? 190 : 130, factor: 2, turn: -4 },
        scene,
      );
    const extent = {
      nested: { x: 24, y: 84, width: 464, height: 366 },
      loops: { x: 16, y: 44, width: 480, height: 418 },
      waves: { x: 34, y: 96, width: 444, height: 316 },
      coil: { x: 100, y: 70, width: 354, height: 350 },
    }[cut.lay];
    return fit(ctx, extent, { x: 30, y: 30, width: 452, height: 452 }, scene);
  },
});
