// The box with a flap and two buckles.
import { darken, lighten } from '../../colour.ts';
import { charm, gusset, rivet } from './look.ts';
import type { Look } from './look.ts';
import { gleam } from '../../light.ts';
import { buckle, ring } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export function drawSatchel(ctx: Ctx, look: Look): string {
  const { main, trim, metal, cut } = look;
  const front = path(
    'M88 236C180 230 290 230 384 236C390 300 390 360 386 424C385 438 378 446 364 446H108C94 446 87 438 86 424C82 360 82 300 88 236Z',
  );
  const side = path(
    'M384 236L424 224C432 290 432 350 426 408C425 420 420 428 412 432L372 446C381 443 385 436 386 424C390 360 390 300 384 236Z',
  );
  const lid = path('M88 236L132 216C230 210 330 212 424 224L384 236C290 230 180 230 88 236Z');
  const flap = path(
    'M80 238C84 228 92 226 102 226C190 220 290 220 374 226C384 226 390 230 392 240C394 280 394 310 390 340C386 366 366 374 342 376C280 381 196 381 132 376C106 374 86 366 82 340C78 306 78 272 80 238Z',
  );
  const flapEdge = path(
    'M392 240C394 280 394 310 390 340C386 366 366 374 342 376C280 381 196 381 132 376C106 374 86 366 82 340C78 306 78 272 80 238',
  );
  // Woven cloth frays where it is cut: its edge is bound with the leather of the bag.
  const bound = { fill: 'none', 'stroke-linejoin': 'round' };
  const binding =
    draw(toD(flapEdge), { ...bound, stroke: darken(main.base, 0.5), 'stroke-width': 30 }) +
    draw(toD(flapEdge), { ...bound, stroke: main.base, 'stroke-width': 28 });
  const grip = path('M176 226C176 160 196 128 236 128C276 128 296 160 296 226');
  const clasp = (x: number): string => {
    const tongue = path(`M${x - 12} 300H${x + 12}V396C${x + 12} 408 ${x - 12} 408 ${x - 12} 396Z`);
    return (
      sewnPiece(ctx, {
        outline: tongue,
        fabric: trim,
        under: front,
        sewn: [path(`M${x - 12} 394V302`), path(`M${x + 12} 302V394`)],
        inset: -3,
        lift: 2.4,
        form: 0.6,
      }) +
      buckle(ctx, x, 366, 34, 22, metal.base) +
      [326, 338].map((y) => circle(x, y, 1.8, { fill: darken(trim.base, 0.65) })).join('') +
      rivet(ctx, x, 310, metal)
    );
  };
  return (
    draw(toD(lid), { fill: darken(main.base, 0.3) }) +
    gusset(ctx, side, path('M404 230C412 290 410 360 398 438'), look) +
    clothPiece(ctx, { outline: front, fabric: main, finish: look.finish, form: 0.65, origin: [236, 250] }) +
    sewnPiece(ctx, {
      outline: path(
        'M120 384H352C354 404 352 420 348 430C345 436 340 438 332 438H140C132 438 127 436 124 430C120 420 118 404 120 384Z',
      ),
      fabric: main,
      origin: [236, 250],
      under: front,
      sewn: [
        path(
          'M352 386C354 404 352 420 348 430C345 436 340 438 332 438H140C132 438 127 436 124 430C120 420 118 404 120 386',
        ),
      ],
      inset: -4,
      lift: 2,
    }) +
    sewnPiece(ctx, {
      outline: flap,
      fabric:
        cut.extra === 'panel'
          ? ctx.cloth({ name: 'kilim', scale: 1 }, [
              main.base,
              trim.base,
              ctx.colour(ctx.colourCount - 1),
              lighten(main.base, 0.5),
            ])
          : main,
      // So that whole rows of diamonds stand between the top of the flap and its binding.
      origin: [236, cut.extra === 'panel' ? 244 : 250],
      under: front,
      finish: look.finish,
      form: 0.8,
      lift: 5,
      onCloth: cut.extra === 'panel' ? binding : undefined,
      sewn: [flapEdge],
      inset: -6,
      rows: 2,
      folds: [
        {
          points: [
            [90, 262],
            [236, 252],
            [384, 262],
          ],
          width: 40,
          depth: 0.24,
        },
      ],
      over: gleam(ctx, path('M102 246C180 238 290 238 370 246'), { width: 12, opacity: 0.3, soft: 4 }),
    }) +
    clasp(158) +
    clasp(314) +
    [176, 296].map((x) => ring(ctx, x, 224, 9, metal.base, 3)).join('') +
    strap(ctx, grip, { width: 17, fabric: trim }) +
    gleam(ctx, path('M186 200C188 164 206 138 236 136'), { width: 4, opacity: 0.35 }) +
    (cut.extra === 'tassel' ? charm(ctx, 176, 236, look) : '')
  );
}
