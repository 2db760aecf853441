// What sits on the toe of a ballerina: bows, caps, straps, chains, knots, studs. In the shoe's own units.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, crease, gleam, solid, stitches } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import { buckle } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import type { Lay } from '../../parts/shoe-lay.ts';
import { grain, setStone } from '../../parts/stones.ts';
import { joined, path, reversed, roundRect, spotsAlong } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

export const TRIMS = ['bow', 'cap', 'strap', 'chain', 'knot', 'studs', 'brooch', 'cross', 'none'] as const;
export type Trim = (typeof TRIMS)[number];

export interface Parts {
  readonly lay: Lay;
  readonly outline: Path;
  readonly upper: Fabric;
  readonly second: Fabric;
  readonly metal: string;
}

function bow(ctx: Ctx, { lay, outline, second }: Parts): string {
  const loop = (side: 1 | -1): string => {
    const shape = lay.on(
      side < 0
        ? 'M0 -104C-10 -126 -34 -136 -46 -126C-52 -112 -52 -94 -44 -84C-32 -78 -12 -88 0 -104Z'
        : 'M0 -104C10 -126 34 -136 46 -126C52 -112 52 -94 44 -84C32 -78 12 -88 0 -104Z',
    );
    return (
      castOn(ctx, outline, shape, { base: second.base, dx: 3, dy: 4, soft: 3, strength: 0.55 }) +
      clothPiece(ctx, {
        outline: shape,
        fabric: second,
        finish: 'silk',
        form: 0.8,
        warp: 2,
        folds: [
          { points: [lay.at(side * 4, -104), lay.at(side * 24, -108), lay.at(side * 42, -112)], width: 9, depth: -0.4 },
          { points: [lay.at(side * 6, -102), lay.at(side * 22, -98), lay.at(side * 38, -96)], width: 8, depth: 0.35 },
        ],
      })
    );
  };
  const tail = (d: string): string =>
    sewnPiece(ctx, { outline: lay.on(d), fabric: second, under: outline, finish: 'silk', form: 0.7 });
  return (
    tail('M-2 -100C-10 -90 -16 -80 -22 -70L-10 -66C-6 -78 -2 -88 2 -98Z') +
    tail('M2 -100C10 -90 16 -80 22 -70L10 -66C6 -78 2 -88 -2 -98Z') +
    loop(-1) +
    loop(1) +
    solid(ctx, lay.on(roundRect(-7.5, -115, 15, 21, 5)), { base: second.base, form: 0.9 })
  );
}

function cap(ctx: Ctx, { lay, outline, second }: Parts): string {
  const edge = path('M-70 -132C-40 -146 40 -146 70 -132');
  const piece = lay.on(joined([edge, path('M80 -132V-230H-80V-132')]));
  return (
    clipTo(
      ctx,
      outline,
      sewnPiece(ctx, {
        outline: piece,
        fabric: second,
        under: outline,
        finish: 'silk',
        form: 0.2,
        sewn: [lay.on(edge)],
        inset: lay.flip ? -5 : 5,
        rows: 2,
      }),
      gleam(ctx, lay.on('M-44 -156C-32 -172 -16 -180 0 -184'), { width: 6, opacity: 0.4, soft: 1.6 }),
    ) +
    strap(ctx, lay.on('M-26 -98C-10 -92 10 -92 26 -98'), {
      width: 5,
      fabric: second,
      stitched: false,
      under: outline,
    }) +
    solid(
      ctx,
      lay.on('M0 -95C-8 -104 -20 -106 -22 -99C-22 -92 -8 -90 0 -95C8 -90 22 -92 22 -99C20 -106 8 -104 0 -95Z'),
      {
        base: second.base,
        form: 0.8,
      },
    )
  );
}

function bar(ctx: Ctx, { lay, outline, second, metal }: Parts, at: number): string {
  const along = lay.on(`M-62 ${at + 8}C-34 ${at - 6} 30 ${at - 8} 58 ${at + 2}`);
  const [x, y] = lay.at(46, at - 2);
  return (
    strap(ctx, along, { width: 19, fabric: second, under: outline }) +
    [-4, 10, 24].map((px) => grain(ctx, ...lay.at(px, at - 5), 1.7, METALS.iron)).join('') +
    buckle(ctx, x, y, 20, 24, metal, lay.turn + (lay.flip ? -6 : 6))
  );
}

function chain(ctx: Ctx, { lay, outline, metal }: Parts): string {
  const along = lay.on('M-46 -86C-30 -108 30 -108 46 -86');
  return (
    castOn(ctx, outline, joined([along, reversed(lay.on('M-46 -78C-30 -100 30 -100 46 -78'))]), {
      base: metal,
      strength: 0.5,
    }) +
    spotsAlong(along, 15)
      .map(({ x, y }, n) =>
        n % 2 ? grain(ctx, x, y, 3.2, METALS.gold) : metalPiece(ctx, roundRect(x - 6, y - 4, 12, 8, 4), METALS.gold),
      )
      .join('')
  );
}

function knot(ctx: Ctx, { lay, outline, second }: Parts): string {
  const piece = (d: string): string =>
    sewnPiece(ctx, { outline: lay.on(d), fabric: second, under: outline, finish: 'silk', form: 0.9, lift: 3 });
  return (
    piece('M-64 -74C-44 -100 -20 -120 6 -124C16 -118 16 -104 8 -96C-14 -92 -36 -78 -52 -54Z') +
    piece('M64 -74C44 -100 20 -120 -6 -124C-16 -118 -16 -104 -8 -96C14 -92 36 -78 52 -54Z') +
    piece('M-12 -128C-2 -134 10 -130 13 -120C14 -108 10 -96 0 -92C-10 -94 -15 -104 -15 -116Z') +
    crease(ctx, lay.on('M-9 -122C-3 -114 -2 -104 -4 -96'), second.base, { width: 2.4, strength: 0.5 })
  );
}

function studs(ctx: Ctx, { lay }: Parts): string {
  let art = '';
  for (let row = 0; row < 4; row += 1) {
    const half = [22, 38, 48, 54][row] ?? 50;
    const count = 3 + row * 2;
    for (let n = 0; n < count; n += 1) {
      const [x, y] = lay.at(
        -half + (n / (count - 1)) * half * 2,
        -176 + row * 18 + ((n / (count - 1)) * 2 - 1) ** 2 * 12,
      );
      art += grain(ctx, x, y, 4, METALS.gold);
    }
  }
  return art;
}

function brooch(ctx: Ctx, { lay, second }: Parts): string {
  const [x, y] = lay.at(0, -118);
  const petals = Array.from({ length: 8 }, (_, n) => {
    const angle = (n * Math.PI) / 4;
    return setStone(ctx, x + Math.cos(angle) * 17, y + Math.sin(angle) * 17, 7.6, second.base, METALS.gold, {
      shape: 'leaf',
      turn: n * 45 + 90,
    });
  });
  return petals.join('') + setStone(ctx, x, y, 9.6, '#f1ede2', METALS.gold);
}

function cross(ctx: Ctx, { lay, outline, second }: Parts): string {
  const elastic = (d: string): string => strap(ctx, lay.on(d), { width: 12, fabric: second, under: outline });
  return elastic('M-58 -40C-30 -30 20 10 52 58') + elastic('M60 -44C30 -30 -20 10 -52 58');
}

export function trimOf(ctx: Ctx, trim: Trim, parts: Parts): string {
  switch (trim) {
    case 'bow':
      return bow(ctx, parts);
    case 'cap':
      return cap(ctx, parts);
    case 'strap':
      return bar(ctx, parts, -6);
    case 'chain':
      return chain(ctx, parts);
    case 'knot':
      return knot(ctx, parts);
    case 'studs':
      return studs(ctx, parts);
    case 'brooch':
      return brooch(ctx, parts);
    case 'cross':
      return cross(ctx, parts);
    default:
      return stitches(parts.lay.on('M-40 -120C-20 -138 20 -138 40 -120'), lighten(darken(parts.upper.base, 0.1), 0.3));
  }
}
