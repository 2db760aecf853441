// Chains, strings and pendants of necklaces, laid along one to three lines (the longest first).
import { wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { beadString, chain } from '../../parts/jewel/chain.ts';
import {
  DROP_CUTS,
  METAL_CUTS,
  STONE_CUTS,
  coin,
  drop,
  jumpRing,
  paisley,
  rosette,
  stud,
  tearDrop,
} from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { PEACOCK, peacock } from '../../parts/jewel/peacock.ts';
import { pearl } from '../../parts/stones.ts';
import { between, boundsOf, lengthOf, moved, oval, path, spotsAlong } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['pendant', 'rani-haar', 'coin-haar', 'mala', 'layers', 'bar', 'temple'],
  pendant: ['rosette', 'peacock', 'heart', 'leaf', 'moon', 'locket'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
  drops: DROP_CUTS,
  earrings: ['none', 'pair'],
} as const;
export type Cut = CutOf<typeof CUTS>;

/** The lowest point of a line. */
function lowest(line: Path): Point {
  const box = boundsOf(line);
  return [box.x + box.width / 2, box.y + box.height];
}

const HEART = path('M0 24C-18 10 -26 0 -24 -12C-21 -24 -5 -25 0 -13C5 -25 21 -24 24 -12C26 0 18 10 0 24Z');
const LEAF = path('M0 -26C18 -12 20 12 0 30C-20 12 -18 -12 0 -26Z');
const MOON = path('M8 -26C-20 -24 -30 4 -14 20C2 34 26 24 28 2C18 14 0 12 -4 -2C-7 -12 -2 -22 8 -26Z');

function pendantArt(ctx: Ctx, cut: Cut, dress: Dress): string {
  const { metal } = dress;
  switch (cut.pendant) {
    case 'heart':
      return (
        metalPiece(ctx, HEART, metal, { rim: 2.4 }) +
        stud(ctx, dress, 0, 0, 9) +
        [-14, 14].map((x) => stud(ctx, dress, x, -11, 4)).join('')
      );
    case 'leaf':
      return (
        metalPiece(ctx, LEAF, metal, { rim: 2.2 }) +
        spotsAlong(path('M0 -18V22'), 5)
          .map((spot) => stud(ctx, dress, 0, spot.y, 3.4))
          .join('')
      );
    case 'moon':
      return (
        metalPiece(ctx, MOON, metal, { rim: 2.2 }) +
        stud(ctx, dress, 8, -6, 6) +
        [
          [-18, 6],
          [-8, 18],
          [8, 22],
        ]
          .map(([x, y]) => stud(ctx, dress, x ?? 0, y ?? 0, 2.8))
          .join('')
      );
    case 'locket':
      return metalPiece(ctx, oval(0, 4, 24, 28), metal, { rim: 3 }) + rosette(ctx, dress, 0, 4, 16, 8);
    case 'peacock':
      return peacock(ctx, dress);
    default:
      return rosette(ctx, dress, 0, 0, 30, 10);
  }
}

/** A pendant on its ring, with drops below, hung from (x, y). */
function pendant(ctx: Ctx, cut: Cut, dress: Dress, [x, y]: Point, scale: number): string {
  const reach = { rosette: 30, heart: 24, leaf: 30, moon: 26, locket: 32, peacock: PEACOCK.reach }[cut.pendant];
  const top = { rosette: 30, heart: 14, leaf: 26, moon: 26, locket: 25, peacock: 38 }[cut.pendant];
  const bird = cut.pendant === 'peacock';
  // Only the breast of the bird reaches down to where the drops hang.
  const apart = bird ? 13 : 16;
  const drops = [-apart, 0, apart].map((dx) => drop(ctx, dress, cut.drops, dx, reach - 3 - Math.abs(dx) * 0.34, 1.25));
  return place(
    wallShadow(ctx, [bird ? moved(PEACOCK.outline, 0, top + 8) : oval(0, 10 + top, reach * 0.86, reach * 0.9)], {
      distance: 7,
    }) +
      jumpRing(0, 4, 5, dress.metal) +
      place(drops.join('') + pendantArt(ctx, cut, dress), { y: top + 8 }),
    { x, y, scale },
  );
}

export function hangings(ctx: Ctx, cut: Cut, dress: Dress, lines: readonly Path[], scale: number): string {
  const { metal } = dress;
  const [long, second, short] = lines;
  if (!long || !second || !short) return '';
  const bottom = lowest(long);
  const along = (line: Path, count: number, from = 0, to = 1): ReturnType<typeof spotsAlong> =>
    spotsAlong(between(line, from, to, 60), count);
  switch (cut.style) {
    case 'rani-haar': {
      const strings = [long, second].map((line) =>
        beadString(ctx, line, { sort: 'pearl', size: 6 * scale, spacer: 5, metal }),
      );
      const sides = [0.3, 0.7].flatMap((t) => along(long, 101).filter((_, n) => n === Math.round(t * 100)));
      return (
        strings.reverse().join('') +
        sides
          .map((spot) =>
            place(paisley(ctx, dress, 0, 0, 0.66 * scale, spot.x < 256 ? 24 : -24), { x: spot.x, y: spot.y }),
          )
          .join('') +
        pendant(ctx, cut, dress, [bottom[0], bottom[1] - 34 * scale], 1.5 * scale)
      );
    }
    case 'coin-haar': {
      const spots = along(long, Math.round(lengthOf(long) / (25 * scale)), 0.14, 0.86);
      return (
        chain(ctx, long, { style: 'rope', width: 7 * scale, metal }) +
        spots
          .map((spot) =>
            place(wallShadow(ctx, [oval(0, 15, 12)], { distance: 4 }) + coin(ctx, 0, 15, 12.4, metal), {
              x: spot.x,
              y: spot.y,
              turn: spot.turn,
              scale,
            }),
          )
          .join('') +
        pendant(ctx, cut, dress, [bottom[0], bottom[1] + 16 * scale], 0.9 * scale)
      );
    }
    case 'mala': {
      const colours = [ctx.colour(0), ctx.colour(0), ctx.colour(2)];
      return (
        [long, second, short]
          .map((line, n) =>
            beadString(ctx, line, {
              sort: 'bead',
              size: (t) => (4.6 + 4 * Math.sin(Math.PI * t)) * scale,
              colours,
              metal,
              spacer: 3 + n,
              gap: 1.01,
            }),
          )
          .reverse()
          .join('') + pendant(ctx, cut, dress, [bottom[0], bottom[1] - 8], scale)
      );
    }
    case 'layers':
      return (
        chain(ctx, short, { style: 'snake', width: 7 * scale, metal }) +
        chain(ctx, second, { style: 'ball', width: 6 * scale, metal }) +
        along(second, 9, 0.2, 0.8)
          .map((spot) => place(stud(ctx, dress, 0, 9, 6), { x: spot.x, y: spot.y, turn: spot.turn, scale }))
          .join('') +
        chain(ctx, long, { style: 'cable', width: 7.4 * scale, metal }) +
        pendant(ctx, cut, dress, bottom, scale)
      );
    case 'bar': {
      // Little charms all along one thin chain.
      const spots = along(long, 13, 0.16, 0.84);
      return (
        chain(ctx, long, { style: 'cable', width: 6.4 * scale, metal }) +
        spots
          .map((spot, n) =>
            place(
              jumpRing(0, 4, 3, metal) +
                (n % 2
                  ? pearl(ctx, 0, 12, 6)
                  : place(metalPiece(ctx, LEAF, metal, { rim: 2 }) + stud(ctx, dress, 0, 4, 6), {
                      y: 18,
                      scale: 0.42,
                    })),
              { x: spot.x, y: spot.y, turn: spot.turn, scale: scale * 1.1 },
            ),
          )
          .join('')
      );
    }
    case 'temple': {
      const spots = along(long, 11, 0.2, 0.8);
      return (
        beadString(ctx, long, { sort: 'grain', size: 5.6 * scale, metal, thread: metal.patina }) +
        spots
          .map((spot, n) =>
            place(
              wallShadow(ctx, [oval(0, 16, 14)], { distance: 4 }) +
                (n % 2 ? paisley(ctx, dress, 0, 20, 0.48) : rosette(ctx, dress, 0, 16, 15, 8)) +
                // On a bust they hang straight down.
                place(drop(ctx, dress, cut.drops, 0, 0, 0.9), {
                  y: n % 2 ? 38 : 30,
                  turn: ctx.stance === 'stand' ? -spot.turn : 0,
                }),
              { x: spot.x, y: spot.y, turn: spot.turn, scale },
            ),
          )
          .join('') +
        pendant(ctx, cut, dress, [bottom[0], bottom[1] + 4], 1.25 * scale)
      );
    }
    default: {
      // The bird is tall: it hangs from the shorter line, so that its drops stay on the bust.
      const bird = cut.pendant === 'peacock';
      const line = bird ? second : long;
      return (
        chain(ctx, line, {
          style: cut.pendant === 'heart' || cut.pendant === 'moon' ? 'box' : 'cable',
          width: 6.6 * scale,
          metal,
        }) +
        pendant(ctx, cut, dress, lowest(line), (bird ? 1.2 : 1.3) * scale) +
        (cut.pendant === 'rosette' ? tearDrop(ctx, dress, bottom[0], bottom[1] + 100 * scale, 12 * scale) : '')
      );
    }
  }
}
