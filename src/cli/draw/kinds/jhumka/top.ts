// The part of a jhumka that sits on the ear.
import { lighten } from '../../colour.ts';
import { enamelledTop } from './enamel.ts';
import type { Look } from './look.ts';
import { metalPiece } from '../../materials.ts';
import { PEACOCK, peacock } from '../../parts/jewel/peacock.ts';
import { ring } from '../../parts/notions.ts';
import { grain, setStone } from '../../parts/stones.ts';
import { oval, path, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** The part that sits on the ear, centred on (0, 0); returns its art and how far it reaches down. */
export function drawTop(ctx: Ctx, look: Look): { art: string; reach: number; outline: Path } {
  const { metal, stone, second, cut } = look;
  const heart = stone ?? second;
  switch (cut.top) {
    case 'flower': {
      const petals = Array.from({ length: 8 }, (_, n) => {
        const angle = (n / 8) * Math.PI * 2;
        const [x, y] = [Math.sin(angle) * 18.5, -Math.cos(angle) * 18.5];
        return stone === undefined
          ? place(metalPiece(ctx, path('M0 -11C6 -7 7 0 0 9C-7 0 -6 -7 0 -11Z'), metal, { rim: 1.5 }), {
              x,
              y,
              turn: n * 45,
            })
          : setStone(ctx, x, y, 9, cut.stones === 'meena' && n % 2 ? second : stone, metal, {
              shape: 'drop',
              turn: n * 45,
            });
      });
      return {
        art: metalPiece(ctx, oval(0, 0, 24), metal) + petals.join('') + setStone(ctx, 0, 0, 9.5, second, metal),
        reach: 29,
        outline: oval(0, 0, 28),
      };
    }
    case 'round':
      return {
        art:
          metalPiece(ctx, oval(0, 0, 27), metal, { rim: 3 }) +
          Array.from({ length: 18 }, (_, n) =>
            grain(ctx, Math.sin((n / 9) * Math.PI) * 23, -Math.cos((n / 9) * Math.PI) * 23, 3, metal),
          ).join('') +
          setStone(ctx, 0, 0, 16, heart, metal),
        reach: 27,
        outline: oval(0, 0, 27),
      };
    case 'crescent': {
      const moon = path('M-30 -22C-44 8 -26 34 0 34S44 8 30 -22C32 4 18 16 0 16S-32 4 -30 -22Z');
      const stones = Array.from({ length: 9 }, (_, n) => {
        const angle = ((n - 4) / 4) * 1.22;
        const r = 7 - Math.abs(n - 4) * 0.75;
        return stone === undefined
          ? grain(ctx, Math.sin(angle) * 32, 1 + Math.cos(angle) * 25 - 2, r * 0.7, metal)
          : setStone(
              ctx,
              Math.sin(angle) * 32,
              Math.cos(angle) * 25 - 1,
              r,
              cut.stones === 'meena' && n % 2 ? second : stone,
              metal,
            );
      });
      // The bow from horn to horn carries the hook above and the drop below.
      const bow = path('M-30 -19C-24 -26 -10 -27 0 -23C10 -27 24 -26 30 -19');
      const wire = (colour: string, width: number): string =>
        draw(toD(bow), { fill: 'none', stroke: colour, 'stroke-width': width });
      return {
        art:
          wire(metal.patina, 4.4) +
          wire(lighten(metal.base, 0.25), 2.6) +
          metalPiece(ctx, moon, metal) +
          stones.join('') +
          [-30, 30].map((x) => grain(ctx, x, -20.5, 3.6, metal)).join('') +
          ring(ctx, 0, -19.6, 3.6, metal.base, 1.6) +
          setStone(ctx, 0, -4.5, 10.4, second, metal, { shape: 'drop' }),
        reach: 34,
        outline: moon,
      };
    }
    case 'peacock': {
      const scale = 0.95;
      return {
        art: place(peacock(ctx, { metal, stone, second: ctx.colour(1) }), { scale }),
        reach: PEACOCK.reach * scale,
        outline: turned(PEACOCK.outline, [0, 0], 0, scale),
      };
    }
    default: {
      if (cut.stones === 'meena') return enamelledTop(ctx, look);
      const shape = path('M0 -32C7 -18 25 -6 25 12C25 27 13 34 0 34S-25 27 -25 12C-25 -6 -7 -18 0 -32Z');
      return {
        art:
          metalPiece(ctx, shape, metal, { rim: 3 }) +
          setStone(ctx, 0, 8, 15, heart, metal, { shape: 'drop' }) +
          Array.from({ length: 15 }, (_, n) =>
            grain(ctx, Math.sin((n / 7.5) * Math.PI) * 20.5, 10 - Math.cos((n / 7.5) * Math.PI) * 19.5, 2.2, metal),
          ).join(''),
        reach: 34,
        outline: shape,
      };
    }
  }
}
