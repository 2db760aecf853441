// Options and common parts of travel bags.
import { darken, lighten } from '../../colour.ts';
import { bagLook } from '../../parts/bag-look.ts';
import type { BagLook } from '../../parts/bag-look.ts';
import { ring } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { path, roundRect, toD } from '../../path.ts';
import type { Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['weekender', 'barrel', 'foldable'],
  cloth: ['canvas', 'nylon', 'leather', 'print', 'quilted'],
  metal: ['antique-gold', 'silver', 'gold'],
  extra: ['none', 'tag', 'band', 'mesh'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export type Look = BagLook<Cut>;

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const twill = (colour: string): Fabric => ctx.cloth({ name: 'twill', scale: 0.5 }, [colour]);
  return bagLook(ctx, cut, { quilt: 1.2, ...(cut.cloth === 'nylon' && { trim: twill }) });
}

export const sag: readonly Fold[] = [
  {
    points: [
      [96, 290],
      [118, 350],
      [104, 420],
    ],
    width: 30,
    depth: -0.22,
  },
  {
    points: [
      [352, 290],
      [334, 350],
      [346, 420],
    ],
    width: 30,
    depth: -0.22,
  },
  {
    points: [
      [130, 286],
      [220, 300],
      [320, 286],
    ],
    width: 36,
    depth: 0.22,
  },
  {
    points: [
      [110, 424],
      [220, 412],
      [340, 424],
    ],
    width: 24,
    depth: -0.18,
  },
];

export function tag(look: Look, x: number, y: number): string {
  const { ctx, trim, metal } = look;
  return (
    strap(ctx, path(`M${x} ${y}C${x - 8} ${y + 18} ${x - 6} ${y + 24} ${x - 4} ${y + 30}`), {
      width: 5,
      fabric: trim,
      stitched: false,
    }) +
    sewnPiece(ctx, {
      outline: roundRect(x - 22, y + 28, 36, 52, 6),
      fabric: trim,
      under: roundRect(0, 0, 512, 512, 0),
      lift: 3,
      form: 0.6,
    }) +
    draw(toD(roundRect(x - 16, y + 38, 24, 34, 3)), {
      fill: lighten(look.accent, 0.5),
      stroke: darken(trim.base, 0.4),
      'stroke-width': 1,
    }) +
    ring(ctx, x, y, 6, metal.base, 2)
  );
}
