// Covers for a two-wheeler's seat from above: air mesh or quilted, with its drawstring.
import { darken, lighten } from '../colour.ts';
import { gleam, stitches, wallShadow } from '../light.ts';
import { show } from '../parts/goods/show.ts';
import { sewnPiece } from '../parts/panel.ts';
import { cord, cordShadow } from '../parts/goods/forms.ts';
import { path, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['mesh', 'quilted'] } as const;
type Cut = CutOf<typeof CUTS>;

/** The rider's end at the bottom, narrower; about (0, 0). */
function drawAll(ctx: Ctx, cut: Cut): string {
  const [main, edge, thread] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const whole = path(
    'M-92 -210C-60 -232 60 -232 92 -210C112 -160 112 -90 100 -40C96 20 92 90 66 160C52 204 30 222 0 224C-30 222 -52 204 -66 160C-92 90 -96 20 -100 -40C-112 -90 -112 -160 -92 -210Z',
  );
  const top = path(
    'M-72 -196C-44 -212 44 -212 72 -196C88 -156 88 -92 78 -44C74 20 72 84 50 148C38 186 22 202 0 203C-22 202 -38 186 -50 148C-72 84 -74 20 -78 -44C-88 -92 -88 -156 -72 -196Z',
  );
  const surface =
    cut.style === 'mesh'
      ? ctx.cloth({ name: 'net', scale: 1.1 }, [main, lighten(main, 0.28)])
      : ctx.cloth({ name: 'quilt', scale: 0.8 }, [main, darken(main, 0.25)]);
  const tail = path('M-58 176C-100 210 -120 190 -138 214C-150 232 -130 246 -112 234');
  return group(
    { transform: 'translate(262 258) rotate(24)' },
    cordShadow(ctx, [tail], 6),
    wallShadow(ctx, [whole], { distance: 15 }),
    cord(tail, { width: 6, colour: edge, braid: lighten(edge, 0.5) }),
    clothPiece(ctx, {
      outline: whole,
      fabric: SURFACES.leather(ctx, edge),
      form: 0.9,
      edge: 0.9,
      warp: 4,
      folds: [-180, -110, -50, 20, 90, 150].flatMap((y) =>
        [-1, 1].map((side) => ({
          points: [
            [side * 106, y],
            [side * 88, y + 6],
          ] as [number, number][],
          width: 12,
          depth: -0.4,
        })),
      ),
    }),
    sewnPiece(ctx, {
      outline: top,
      fabric: surface,
      under: whole,
      form: 0.9,
      lift: 2.4,
      warp: 3,
      folds: [
        {
          points: [
            [-84, -52],
            [0, -36],
            [84, -52],
          ],
          width: 26,
          depth: -0.45,
        },
      ],
    }),
    stitches(
      path(
        'M-64 -186C-38 -200 38 -200 64 -186C78 -150 78 -92 70 -44C66 20 64 82 44 142C34 176 20 192 0 193C-20 192 -34 176 -44 142C-64 82 -66 20 -70 -44C-78 -92 -78 -150 -64 -186',
      ),
      thread,
      { length: 6, gap: 4, width: 1.8 },
    ),
    draw(toD(path('M-80 -44C-40 -30 40 -30 80 -44')), {
      fill: 'none',
      stroke: darken(main, 0.6),
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }),
    gleam(ctx, path('M-70 -170C-78 -130 -76 -90 -70 -60'), { width: 8, opacity: 0.35, soft: 3 }),
  );
}

export const kind = defineKind({
  name: 'bike-seat-cover',
  about: 'cover for a two-wheeler seat; colours: top, sides, thread',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 70, y: 34, width: 380, height: 446 },
      art: () => drawAll(ctx, cut),
      near: { x: 290, y: 220, factor: 2 },
      margin: 30,
    });
  },
});
