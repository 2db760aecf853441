// Options and common parts of children's shoes. Side view, toe to the left, standing at y = 446.
import { darken, lighten } from '../../colour.ts';
import { clipTo, hollow, solid } from '../../light.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { joined, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, line } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  style: ['hook-and-loop', 'school', 'clog', 'floater', 'bootie', 'canvas'],
  extra: ['none', 'star', 'bow', 'lights', 'heart'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Look {
  readonly ctx: Ctx;
  readonly cut: Cut;
  readonly main: Fabric;
  readonly second: string;
  readonly accent: string;
  readonly sole: string;
  readonly lining: string;
}

/** Where upper and sole meet, from toe to heel. */
export const FEATHER = path('M74 400C130 396 200 398 256 399C320 400 380 398 438 392');

export function insideOf(look: Look, near: Path, far: Path): string {
  const inside = joined([near, reversed(far)]);
  return (
    clipTo(
      look.ctx,
      inside,
      draw(toD(inside), { fill: look.lining }),
      hollow(look.ctx, inside, look.lining, { strength: 0.9, soft: 12 }),
    ) + draw(toD(far), { fill: 'none', stroke: darken(look.lining, 0.4), 'stroke-width': 2 })
  );
}

/** A touch-close strap over the instep with its row of stitches. */
export function closeStrap(look: Look, d: string, under: Path, colour: string): string {
  const outline = path(d);
  return sewnPiece(look.ctx, {
    outline,
    fabric: look.ctx.plain(colour),
    under,
    lift: 3,
    form: 0.8,
    finish: 'silk',
    sewn: [outline],
    inset: -4,
  });
}

/** A thick moulded sole; `bumper` is the rubber that guards the toe. */
export function chunkySole(look: Look, colour: string, bumper = false): string {
  const outline = path(
    'M64 394C56 408 57 424 70 434C84 444 110 446 140 446H420C438 446 450 438 450 422C451 408 448 396 442 386C380 394 320 396 256 395C190 394 126 391 64 394Z',
  );
  return (
    (bumper
      ? solid(look.ctx, path('M62 404C58 374 70 350 92 336C94 358 102 380 122 400Z'), { base: colour, form: 0.8 })
      : '') +
    solid(look.ctx, outline, {
      base: colour,
      form: 0.75,
      reach: 10,
      over:
        draw('M50 424C140 424 340 426 460 420', { fill: 'none', stroke: look.accent, 'stroke-width': 4 }) +
        Array.from({ length: 26 }, (_, n) =>
          line(86 + n * 14, 438, 83 + n * 14, 448, {
            stroke: darken(colour, 0.5),
            'stroke-width': 3,
            'stroke-opacity': 0.6,
          }),
        ).join('') +
        draw('M66 403C150 405 330 406 452 398', {
          fill: 'none',
          stroke: lighten(colour, 0.7),
          'stroke-width': 1.4,
          'stroke-opacity': 0.8,
        }),
    })
  );
}
