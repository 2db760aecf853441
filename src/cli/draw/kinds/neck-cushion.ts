// Cushions for a car: a pair for the neck that ties to the head rest, one for the lower back.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { cord, cordShadow } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { wovenLabel } from '../parts/notions.ts';
import { sewnPiece } from '../parts/panel.ts';
import { path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { count: ['two', 'one'] } as const;

/** Shaped like a bone, lying across about (0, 0). */
function bone(ctx: Ctx): string {
  const [main, middle, piping] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const whole = path(
    'M-150 -66C-120 -92 -70 -78 0 -62C70 -78 120 -92 150 -66C176 -40 178 40 150 66C120 92 70 78 0 62C-70 78 -120 92 -150 66C-178 40 -176 -40 -150 -66Z',
  );
  const lane = path('M-64 -74C-30 -66 30 -66 64 -74C52 -30 52 30 64 74C30 66 -30 66 -64 74C-52 30 -52 -30 -64 -74Z');
  const velvet = ctx.cloth({ name: 'plain' }, [main]);
  const loop = path('M-100 -70C-80 -140 80 -140 100 -70');
  return (
    cordShadow(ctx, [loop], 10) +
    cord(loop, { width: 10, colour: darken(piping, 0.1), braid: lighten(piping, 0.4), gloss: 0.1 }) +
    wallShadow(ctx, [whole], { distance: 15 }) +
    clothPiece(ctx, {
      outline: whole,
      fabric: velvet,
      finish: 'satin',
      form: 1.1,
      edge: 0.9,
      strength: 0.7,
      folds: [
        {
          points: [
            [-150, -20],
            [-110, 0],
            [-70, -6],
          ],
          width: 20,
          depth: -0.3,
        },
        {
          points: [
            [150, 22],
            [112, 4],
            [70, 8],
          ],
          width: 20,
          depth: -0.3,
        },
        {
          points: [
            [-120, 60],
            [-90, 30],
          ],
          width: 18,
          depth: -0.25,
        },
        {
          points: [
            [128, -60],
            [96, -30],
          ],
          width: 18,
          depth: -0.25,
        },
      ],
    }) +
    sewnPiece(ctx, {
      outline: lane,
      fabric: ctx.cloth({ name: 'quilt', scale: 0.7 }, [middle, darken(middle, 0.25)]),
      under: whole,
      form: 0.7,
      lift: 1.2,
      sewn: [path('M-64 -74C-52 -30 -52 30 -64 74'), path('M64 74C52 30 52 -30 64 -74')],
      thread: piping,
    }) +
    cord(
      path(
        'M-150 -66C-120 -92 -70 -78 0 -62C70 -78 120 -92 150 -66C176 -40 178 40 150 66C120 92 70 78 0 62C-70 78 -120 92 -150 66C-178 40 -176 -40 -150 -66',
      ),
      { width: 6, colour: piping, gloss: 0.4 },
    ) +
    wovenLabel(118, 44, 30, 16, lighten(main, 0.5), darken(main, 0.3), -12) +
    gleam(ctx, path('M-148 -40C-134 -60 -112 -68 -88 -66'), { width: 12, opacity: 0.4, soft: 4 })
  );
}

export const kind = defineKind({
  name: 'neck-cushion',
  about: 'neck cushions for a car; colours: body, quilted middle, piping',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      cut.count === 'two'
        ? place(bone(ctx), { x: 272, y: 168, turn: 7 }) + place(bone(ctx), { x: 240, y: 360, turn: -8 })
        : place(bone(ctx), { x: 256, y: 270, turn: -5 });
    return show(ctx, {
      extent:
        cut.count === 'two' ? { x: 70, y: 36, width: 372, height: 418 } : { x: 80, y: 160, width: 352, height: 200 },
      art,
      near: cut.count === 'two' ? { x: 220, y: 350, factor: 1.9 } : { x: 350, y: 256, factor: 2.1 },
      margin: 32,
    });
  },
});
