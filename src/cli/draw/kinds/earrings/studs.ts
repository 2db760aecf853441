// What sits on the ear alone.
import type { Cut, Piece } from './look.ts';
import { metalPiece } from '../../materials.ts';
import { brilliant, drop, rosette, stud } from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { PEACOCK, peacock } from '../../parts/jewel/peacock.ts';
import { grain, pearl } from '../../parts/stones.ts';
import { oval, path } from '../../path.ts';
import { place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const LEAF = path('M0 -34C22 -14 24 14 0 38C-24 14 -22 -14 0 -34Z');

const STAR = path('M0 -34L10 -11L34 -9L16 7L22 31L0 18L-22 31L-16 7L-34 -9L-10 -11Z');

const MOON = path('M10 -34C-26 -32 -38 6 -18 26C2 44 34 30 36 2C24 18 0 16 -6 -2C-10 -16 -2 -28 10 -34Z');

export function studPiece(ctx: Ctx, cut: Cut, dress: Dress): Piece {
  const { metal } = dress;
  const art = (): string => {
    switch (cut.front) {
      case 'solitaire':
        return (
          metalPiece(ctx, oval(0, 0, 29), metal, { rim: 3 }) +
          brilliant(ctx, 0, 0, 23, dress.stone ?? dress.second) +
          [45, 135, 225, 315].map((turn) => place(grain(ctx, 0, -25, 4.4, metal), { turn })).join('')
        );
      case 'pearl':
        return (
          Array.from({ length: 14 }, (_, n) =>
            stud(ctx, dress, Math.sin((n * Math.PI) / 7) * 27, -Math.cos((n * Math.PI) / 7) * 27, 6.6),
          ).join('') + pearl(ctx, 0, 0, 22)
        );
      case 'leaf':
        return (
          metalPiece(ctx, LEAF, metal, { rim: 2.4 }) +
          [-16, -3, 10, 22].map((y) => stud(ctx, dress, 0, y, 5.4)).join('')
        );
      case 'star':
        return metalPiece(ctx, STAR, metal, { rim: 2.4 }) + stud(ctx, dress, 0, 0, 10, { second: true });
      case 'moon':
        return (
          metalPiece(ctx, MOON, metal, { rim: 2.4 }) +
          stud(ctx, dress, 12, -8, 7) +
          [
            [-24, 2],
            [-16, 18],
            [0, 27],
          ]
            .map(([x, y]) => grain(ctx, x ?? 0, y ?? 0, 3.4, metal))
            .join('')
        );
      case 'peacock':
        return drop(ctx, dress, cut.drops, 0, PEACOCK.reach - 3, 1.4) + peacock(ctx, dress);
      default:
        return rosette(ctx, dress, 0, 0, 38, 10) + drop(ctx, dress, cut.drops, 0, 34, 1.5);
    }
  };
  const low = cut.drops !== 'none' && (cut.front === 'flower' || cut.front === 'peacock') ? 70 : 42;
  return {
    art: art(),
    outlines: [cut.front === 'peacock' ? PEACOCK.outline : oval(0, 0, 32)],
    half: cut.front === 'peacock' ? PEACOCK.half : 42,
    top: -42,
    bottom: low,
  };
}
