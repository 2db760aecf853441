// Options and common parts of backpacks. They stand at y = 446, seen a little from their left.
import { darken, mix } from '../../colour.ts';
import { clipTo } from '../../light.ts';
import { bagLook } from '../../parts/bag-look.ts';
import type { BagLook } from '../../parts/bag-look.ts';
import { buckle } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { path, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish, Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['day', 'mini', 'roll', 'string'],
  cloth: ['canvas', 'nylon', 'leather', 'print', 'quilted'],
  metal: ['silver', 'gold', 'antique-gold'],
  extra: ['none', 'bottle', 'tassel', 'band'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Look extends BagLook<Cut> {
  readonly finish: Finish;
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const twill = (colour: string): Fabric => ctx.cloth({ name: 'twill', scale: 0.6 }, [colour]);
  const soft = cut.cloth === 'nylon' || cut.cloth === 'print';
  return {
    ...bagLook(ctx, cut, { quilt: 1.1, ...(soft && { trim: twill }) }),
    finish: cut.cloth === 'leather' || cut.cloth === 'nylon' ? 'silk' : 'soft',
  };
}

/** The side of the bag, turned away from the light. */
export function sidePanel(look: Look, outline: Path, over = ''): string {
  const { ctx, main } = look;
  return (
    clothPiece(ctx, { outline, fabric: main, form: 0.5, origin: [420, 220], finish: look.finish }) +
    clipTo(ctx, outline, draw(toD(outline), { fill: mix(darken(main.base, 0.6), '#2b1a33', 0.4), opacity: 0.36 }), over)
  );
}

/** A padded shoulder strap that hangs behind the bag, with its webbing and adjuster. */
export function shoulderStrap(look: Look, side: 'left' | 'right', x: number, top: number): string {
  const { ctx, trim, metal } = look;
  const s = side === 'left' ? -1 : 1;
  const pad = path(`M${x} ${top}C${x + s * 34} ${top + 40} ${x + s * 40} ${top + 100} ${x + s * 26} ${top + 150}`);
  const web = path(
    `M${x + s * 26} ${top + 146}C${x + s * 18} ${top + 176} ${x + s * 8} ${top + 196} ${x - s * 6} ${top + 214}`,
  );
  return (
    strap(ctx, web, { width: 11, fabric: ctx.plain(darken(trim.base, 0.1)), stitched: false }) +
    strap(ctx, pad, { width: 25, fabric: trim }) +
    buckle(ctx, x + s * 25, top + 156, 22, 14, metal.base, s * 14)
  );
}

/** The loop to hang it by. */
export function grabLoop(look: Look, left: number, right: number, y: number, height: number): string {
  const along = path(`M${left} ${y}C${left + 2} ${y - height} ${right - 2} ${y - height} ${right} ${y}`);
  return strap(look.ctx, along, { width: 14, fabric: look.trim });
}

/** How a filled soft bag creases: down from its upper corners and above its base. */
export function bagFolds(left: number, right: number, top: number): Fold[] {
  const width = right - left;
  return [
    {
      points: [
        [left + 18, top + 60],
        [left + 34, top + 140],
        [left + 22, 420],
      ],
      width: 30,
      depth: -0.2,
    },
    {
      points: [
        [right - 18, top + 60],
        [right - 32, top + 140],
        [right - 20, 420],
      ],
      width: 30,
      depth: -0.2,
    },
    {
      points: [
        [left + width * 0.3, top + 30],
        [left + width * 0.5, top + 42],
        [left + width * 0.7, top + 28],
      ],
      width: 26,
      depth: 0.2,
    },
    {
      points: [
        [left + 20, 414],
        [left + width * 0.5, 428],
        [right - 20, 414],
      ],
      width: 22,
      depth: -0.16,
    },
  ];
}
