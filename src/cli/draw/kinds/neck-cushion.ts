// Cushions for a car: a pair for the neck that ties to the head rest, one for the lower back.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, stitches, wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { cord, cordShadow, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { wovenLabel } from '../parts/notions.ts';
import { sewnPiece } from '../parts/panel.ts';
import { path } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { count: ['two', 'one', 'headrest'] } as const;

/** Shaped like a bone, lying across about (0, 0); `loose` with its elastic to be seen. */
function bone(ctx: Ctx, loose = true): string {
  const [main, middle, piping] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const whole = path(
    'M-150 -66C-120 -92 -70 -78 0 -62C70 -78 120 -92 150 -66C176 -40 178 40 150 66C120 92 70 78 0 62C-70 78 -120 92 -150 66C-178 40 -176 -40 -150 -66Z',
  );
  const lane = path('M-64 -74C-30 -66 30 -66 64 -74C52 -30 52 30 64 74C30 66 -30 66 -64 74C-52 30 -52 -30 -64 -74Z');
  const velvet = ctx.cloth({ name: 'plain' }, [main]);
  const loop = path('M-100 -70C-80 -140 80 -140 100 -70');
  return (
    (loose
      ? cordShadow(ctx, [loop], 10) +
        cord(loop, { width: 10, colour: darken(piping, 0.1), braid: lighten(piping, 0.4), gloss: 0.1 })
      : '') +
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

/** Tied below the head rest of a seat, where the neck is. */
function onSeat(ctx: Ctx): string {
  const dark = '#4c4b52';
  const leather = SURFACES.leather(ctx, dark);
  const piece = (outline: Path): string => clothPiece(ctx, { outline, fabric: leather, form: 1, edge: 0.8, warp: 3 });
  const back = path('M60 420C62 362 90 328 150 316C220 304 292 304 362 316C422 328 450 362 452 420L470 640H42Z');
  const panel = path('M150 640C142 540 142 440 164 344C226 332 286 332 348 344C370 440 370 540 362 640Z');
  const head = path(
    'M134 76C142 52 196 44 256 44S370 52 378 76C388 118 390 176 382 220C372 244 316 250 256 250S140 244 130 220C122 176 124 118 134 76Z',
  );
  const post = (x: number): string => rod(ctx, [x, 236], [x, 330], 13, cylinderStops(METALS.steel));
  return (
    wallShadow(ctx, [back, head], { distance: 16 }) +
    post(212) +
    post(300) +
    piece(back) +
    piece(panel) +
    piece(head) +
    stitches(path('M140 92C196 70 316 70 372 92'), '#8d8a92', { length: 5, gap: 3 }) +
    // The elastic goes over the head rest to its back.
    clipTo(
      ctx,
      head,
      ...['M176 236C164 180 160 110 166 40', 'M336 236C348 180 352 110 346 40'].map((d) =>
        cord(path(d), {
          width: 12,
          colour: darken(ctx.colour(2), 0.1),
          braid: lighten(ctx.colour(2), 0.3),
          gloss: 0.1,
        }),
      ),
    ) +
    place(bone(ctx, false), { x: 256, y: 274, turn: 0, scale: 0.94 })
  );
}

export const kind = defineKind({
  name: 'neck-cushion',
  about: 'neck cushions for a car; colours: body, quilted middle, piping',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scenes = {
      two: {
        extent: { x: 70, y: 36, width: 372, height: 418 },
        near: { x: 220, y: 350, factor: 1.9 },
        art: () => place(bone(ctx), { x: 272, y: 168, turn: 7 }) + place(bone(ctx), { x: 240, y: 360, turn: -8 }),
      },
      one: {
        extent: { x: 80, y: 160, width: 352, height: 200 },
        near: { x: 350, y: 256, factor: 2.1 },
        art: () => place(bone(ctx), { x: 256, y: 270, turn: -5 }),
      },
      headrest: {
        extent: { x: 40, y: 30, width: 432, height: 432 },
        near: { x: 256, y: 250, factor: 1.7 },
        art: () => onSeat(ctx),
      },
    };
    return show(ctx, { ...scenes[cut.count], margin: 32 });
  },
});
