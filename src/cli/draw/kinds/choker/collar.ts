// What a choker is made of, laid along an arc.
import { darken, lighten } from '../../colour.ts';
import { wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { beadString, chain } from '../../parts/jewel/chain.ts';
import { DROP_CUTS, METAL_CUTS, STONE_CUTS, coin, drop, jumpRing, rosette, stud } from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { grain, pearl, setStone } from '../../parts/stones.ts';
import { between, lengthOf, parallel, path, ribbon, roundRect, spotsAlong } from '../../path.ts';
import type { Path, Spot } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['kundan', 'velvet', 'coin', 'pearls', 'leaf', 'band'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
  drops: DROP_CUTS,
  earrings: ['none', 'studs'],
} as const;
export type Cut = CutOf<typeof CUTS>;

const below = (spot: Spot, by: number): [number, number] => [spot.x - spot.ty * by, spot.y + spot.tx * by];

/** How far within the arc the plate lies that takes the rope and the bead row of a coin choker to its chain. */
export const COIN_END = { in: 0.46, out: 0.52 } as const;

function coinEnd(ctx: Ctx, dress: Dress, unit: number, spot: Spot | undefined, side: 1 | -1): string {
  if (spot === undefined) return '';
  const plate = path('M3 -13C-5 -13 -8 -6 -12 -3C-14 -1 -14 1 -12 3C-8 6 -5 13 3 13C6 13 6 -13 3 -13Z');
  const [x, y] = below(spot, -unit * COIN_END.in);
  return place(
    jumpRing(-unit * COIN_END.out + 3, 0, 4.4, dress.metal) +
      metalPiece(ctx, plate, dress.metal, { rim: 1.6 }) +
      grain(ctx, -6, 0, 2.6, dress.metal),
    { x, y, turn: spot.turn, scale: `${side} 1` },
  );
}

/** `unit` is the width of one plaque. */
export function collar(ctx: Ctx, cut: Cut, dress: Dress, arc: Path, unit: number): string {
  const { metal } = dress;
  const length = lengthOf(arc);
  const count = Math.max(7, Math.round(length / (unit * 1.04)) | 1);
  const spots = spotsAlong(arc, count);
  const middle = (count - 1) / 2;
  const hang = (spot: Spot, by: number, scale: number): string => {
    const [x, y] = below(spot, by);
    return drop(ctx, dress, cut.drops, x, y, scale, spot.turn);
  };
  switch (cut.style) {
    case 'velvet': {
      const band = ribbon(arc, unit * 0.86, 50);
      const cloth = ctx.cloth({ name: 'suede' }, [ctx.colour(1)]);
      const edge = (by: number): string =>
        beadString(ctx, parallel(arc, by, 40), { sort: 'grain', size: unit * 0.07, metal, shadow: 0 });
      return (
        wallShadow(ctx, [band], { distance: unit * 0.26 }) +
        clothPiece(ctx, { outline: band, fabric: cloth, form: 0.7, edge: 0.6, warp: 0 }) +
        edge(-unit * 0.43) +
        edge(unit * 0.43) +
        spots
          .filter((_, n) => Math.abs(n - middle) > 1)
          .map((spot) => place(stud(ctx, dress, 0, 0, unit * 0.2), { x: spot.x, y: spot.y, turn: spot.turn }))
          .join('') +
        spots
          .filter((_, n) => Math.abs(n - middle) <= 3 && n !== middle)
          .map((spot) => hang(spot, unit * 0.5, unit / 30))
          .join('') +
        centre(ctx, cut, dress, spots[middle], unit * 0.85)
      );
    }
    case 'coin': {
      const coins = spotsAlong(between(arc, 0.03, 0.97), count);
      return (
        chain(ctx, parallel(arc, -unit * 0.62, 40), { style: 'rope', width: unit * 0.24, metal }) +
        chain(ctx, parallel(arc, -unit * 0.3, 40), { style: 'ball', width: unit * 0.2, metal, shadow: 0 }) +
        coins.map((spot) => hang(spot, unit * 0.79, unit / 34)).join('') +
        coins
          .map((spot) =>
            place(coin(ctx, 0, unit * 0.34, unit * 0.47, metal) + jumpRing(0, unit * -0.2, unit * 0.1, metal), {
              x: spot.x,
              y: spot.y,
              turn: spot.turn,
            }),
          )
          .join('') +
        [spots[0], spots.at(-1)].map((spot, n) => coinEnd(ctx, dress, unit, spot, n === 0 ? 1 : -1)).join('')
      );
    }
    case 'pearls': {
      const rows = [-0.72, -0.24, 0.24, 0.72].map((by) =>
        beadString(ctx, parallel(arc, unit * by, 40), { sort: 'pearl', size: unit * 0.23, shadow: by > 0.5 ? 5 : 0 }),
      );
      const bar = roundRect(-unit * 0.1, -unit, unit * 0.2, unit * 2, unit * 0.08);
      const bars = [
        Math.round(count * 0.14),
        Math.round(count * 0.3),
        count - 1 - Math.round(count * 0.3),
        count - 1 - Math.round(count * 0.14),
      ].map((n) => {
        const spot = spots[n];
        return spot
          ? place(
              metalPiece(ctx, bar, metal, { rim: 1.4 }) +
                [-0.7, -0.24, 0.24, 0.7].map((by) => stud(ctx, dress, 0, unit * by, unit * 0.13)).join(''),
              { x: spot.x, y: spot.y, turn: spot.turn },
            )
          : '';
      });
      return rows.reverse().join('') + bars.join('') + centre(ctx, cut, dress, spots[middle], unit * 1.5);
    }
    case 'leaf': {
      const leaf = path('M0 -14C9 -8 11 4 0 20C-11 4 -9 -8 0 -14Z');
      const row = (by: number, turn: number, scale: number): string =>
        spots
          .map((spot, n) => {
            const [x, y] = below(spot, by);
            return place(metalPiece(ctx, leaf, metal, { rim: 1.6 }) + stud(ctx, dress, 0, 3, 5), {
              x,
              y,
              turn: spot.turn + turn * (n < middle ? 1 : n > middle ? -1 : 0),
              scale: (unit / 26) * scale,
            });
          })
          .join('');
      return (
        wallShadow(ctx, [ribbon(arc, unit * 1.2, 40)], { distance: unit * 0.24 }) +
        row(unit * 0.36, 16, 1) +
        row(-unit * 0.2, 24, 0.86) +
        chain(ctx, parallel(arc, -unit * 0.62, 40), { style: 'rope', width: unit * 0.2, metal, shadow: 0 }) +
        spots
          .filter((_, n) => n % 2 === 0)
          .map((spot) => hang(spot, unit * 0.86, unit / 34))
          .join('')
      );
    }
    case 'band': {
      const band = ribbon(arc, unit * 1.3, 60);
      return (
        wallShadow(ctx, [band], { distance: unit * 0.28 }) +
        metalPiece(ctx, band, metal, { rim: unit * 0.1 }) +
        [-0.46, 0.46]
          .map((by) =>
            beadString(ctx, parallel(arc, unit * by, 40), {
              sort: 'grain',
              size: unit * 0.08,
              metal,
              shadow: 0,
              gap: 1.3,
              thread: metal.patina,
            }),
          )
          .join('') +
        spots
          .map((spot, n) =>
            place(
              n % 2
                ? rosette(ctx, dress, 0, 0, unit * 0.4, 6)
                : stud(ctx, dress, 0, 0, unit * 0.28, { shape: 'leaf', second: true }),
              { x: spot.x, y: spot.y, turn: spot.turn },
            ),
          )
          .join('') +
        spots.map((spot) => hang(spot, unit * 0.62, unit / 32)).join('')
      );
    }
    default: {
      const plaque = roundRect(-unit * 0.48, -unit * 0.62, unit * 0.96, unit * 1.24, unit * 0.12);
      const rows = spots.map((spot, n) => {
        const away = Math.abs(n - middle);
        const heart =
          away % 2 === 0
            ? rosette(ctx, dress, 0, 0, unit * 0.44, 6)
            : setStone(ctx, 0, 0, unit * 0.34, dress.stone ?? dress.second, metal, { shape: 'square' }) +
              setStone(ctx, 0, -unit * 0.45, unit * 0.14, dress.second, metal) +
              setStone(ctx, 0, unit * 0.45, unit * 0.14, dress.second, metal);
        return place(metalPiece(ctx, plaque, metal, { rim: unit * 0.07 }) + heart, {
          x: spot.x,
          y: spot.y,
          turn: spot.turn,
        });
      });
      return (
        wallShadow(ctx, [ribbon(arc, unit * 1.3, 50)], { distance: unit * 0.28 }) +
        rows.join('') +
        beadString(ctx, parallel(arc, -unit * 0.74, 40), { sort: 'pearl', size: unit * 0.12, shadow: 0 }) +
        spots.map((spot) => hang(spot, unit * 0.6, unit / 28)).join('')
      );
    }
  }
}

/** The pendant in the middle of a band. */
function centre(ctx: Ctx, cut: Cut, dress: Dress, spot: Spot | undefined, r: number): string {
  if (!spot) return '';
  const lower = [-0.5, 0, 0.5].map((dx) =>
    drop(ctx, dress, cut.drops, dx * r, r * (0.92 - Math.abs(dx) * 0.24), r / 22),
  );
  return place(
    wallShadow(ctx, [roundRect(-r, -r, r * 2, r * 2, r)], { distance: 4 }) +
      lower.join('') +
      rosette(ctx, dress, 0, 0, r, 10) +
      pearl(ctx, 0, -r * 1.02, r * 0.12),
    { x: spot.x, y: spot.y },
  );
}

/** An earring that goes with it. */
export function matchingStud(ctx: Ctx, cut: Cut, dress: Dress, x: number, y: number, r: number): string {
  const art =
    cut.style === 'coin'
      ? coin(ctx, 0, 0, r * 0.9, dress.metal)
      : cut.style === 'pearls'
        ? rosette(ctx, dress, 0, 0, r * 0.7, 8) +
          pearl(ctx, 0, r * 1.12, r * 0.42) +
          grain(ctx, 0, r * 0.7, r * 0.12, dress.metal)
        : rosette(ctx, dress, 0, 0, r, 8);
  return place(
    wallShadow(ctx, [roundRect(-r, -r, r * 2, r * 2, r)], { distance: 6 }) +
      art +
      (cut.style === 'pearls' ? '' : drop(ctx, dress, cut.drops, 0, r * 0.9, r / 18)),
    { x, y },
  );
}

/** Twisted silk cord with a sliding bead, by which a heavy choker is tied. */
export function dori(ctx: Ctx, along: Path, width: number, colour: string): string {
  const spots = spotsAlong(along, Math.round(lengthOf(along) / (width * 0.5)));
  return (
    wallShadow(ctx, [ribbon(along, width, 30)], { distance: 4 }) +
    spots
      .map((spot) =>
        place(
          metalPiece(
            ctx,
            roundRect(-width * 0.5, -width * 0.24, width, width * 0.48, width * 0.24),
            { base: colour, polish: 0.5, patina: darken(colour, 0.5) },
            { rim: 0.6 },
          ),
          { x: spot.x, y: spot.y, turn: spot.turn + 50 },
        ),
      )
      .join('') +
    (spots[Math.round(spots.length * 0.5)]
      ? grain(
          ctx,
          spots[Math.round(spots.length * 0.5)]?.x ?? 0,
          spots[Math.round(spots.length * 0.5)]?.y ?? 0,
          width * 0.8,
          { base: lighten(colour, 0.1), polish: 0.8, patina: darken(colour, 0.5) },
        )
      : '')
  );
}
