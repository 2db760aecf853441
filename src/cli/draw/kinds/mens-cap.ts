// Men's caps and hats, seen from the front and a little from the side.
import { darken, lighten } from '../colour.ts';
import { fannedFolds } from '../folds.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { baseball } from './mens-cap/baseball.ts';
import { CUTS, rows } from './mens-cap/rows.ts';
import type { Cut } from './mens-cap/rows.ts';
import { topi } from './mens-cap/topi.ts';
import { castOn, crease, groundShadow, seam, solid, stitches } from '../light.ts';
import { oval, path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function bucket(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const thread = lighten(base, 0.3);
  const crown = path(
    'M156 306C157 262 162 226 170 206C188 190 324 190 342 206C350 226 355 262 356 306C304 324 208 324 156 306Z',
  );
  const top = oval(256, 206, 87, 19);
  const brim = path(
    'M155 296C130 312 108 336 98 362C96 376 112 384 140 389C212 401 300 401 372 389C400 384 416 376 414 362C404 336 382 312 357 296C304 318 208 318 155 296Z',
  );
  const edge = path('M98 362C96 376 112 384 140 389C212 401 300 401 372 389C400 384 416 376 414 362');
  const inner = path('M156 299C208 319 304 319 356 299');
  return (
    groundShadow(ctx, { x: 258, y: 392, width: 316, depth: 20 }) +
    clothPiece(ctx, {
      outline: brim,
      fabric,
      form: 0.9,
      folds: [
        ...fannedFolds(ctx.random.fork('brim'), {
          at: [256, 200],
          toward: 90,
          spread: 62,
          length: 210,
          count: 5,
          depth: 0.16,
          width: 26,
        }),
      ],
      over: [7, 17, 27, 37, 47].map((d) => rows(edge, thread, [-d])).join(''),
    }) +
    castOn(ctx, brim, crown, { base, dx: 8, dy: 10, soft: 10, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: crown,
      fabric,
      form: 1,
      drape: { amount: 0.3, across: 60, down: 70 },
      over: rows(inner, thread, [-4]) + seam(path('M256 200V316'), base, { strength: 0.1 }),
    }) +
    clothPiece(ctx, {
      outline: top,
      fabric,
      scale: 0.9,
      form: 0.6,
      over: stitches(oval(256, 206, 79, 15.5), thread, { width: 1, length: 3.4, gap: 2.4 }),
    }) +
    crease(ctx, inner, base, { width: 3, strength: 0.5 }) +
    // One to a side: two next to each other would look like eyes.
    circle(200, 262, 3, { fill: darken(base, 0.45) }) +
    circle(200, 262, 4.2, { fill: 'none', stroke: '#b9b29f', 'stroke-width': 2.6 })
  );
}

function beanie(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const cuffColour = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : base;
  const crown = path('M118 340C110 240 160 124 256 122C352 124 402 240 394 340C340 360 172 360 118 340Z');
  const cuff = path(
    'M104 320C100 350 104 396 112 420C170 444 342 444 400 420C408 396 412 350 408 320C340 346 172 346 104 320Z',
  );
  const gathers = [-50, -30, -12, 8, 28, 48].map((dx, n) => ({
    points: [[256 + dx * 0.2, 126] as const, [256 + dx * 1.1, 160] as const, [256 + dx * 1.9, 220] as const],
    width: 14,
    depth: n % 2 ? 0.3 : -0.3,
  }));
  const pom = Array.from({ length: 150 }, (_, n) => {
    const random = ctx.random.fork(`pom ${n}`);
    const angle = random.between(0, Math.PI * 2);
    const r = 40 * Math.sqrt(random.next());
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.92];
    // Lit from the upper left, in shade at the lower right.
    const tone = (x + y) / 80 + random.near(0, 0.35);
    const fill = tone < 0 ? lighten(cuffColour, 0.3 - tone * 0.4) : darken(cuffColour, 0.06 + tone * 0.4);
    return place(ellipse(0, 0, 7.5, 2.6, { fill }), { x: 256 + x, y: 98 + y, turn: random.between(0, 180) });
  }).join('');
  return (
    groundShadow(ctx, { x: 258, y: 430, width: 320, depth: 20 }) +
    clothPiece(ctx, { outline: crown, fabric, form: 1, folds: gathers, drape: { amount: 0.3, across: 60, down: 90 } }) +
    castOn(ctx, crown, cuff, { base, dx: 0, dy: -8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: cuff,
      fabric: ctx.cloth({ name: 'rib', scale: 1.5 }, [cuffColour]),
      form: 1,
      warp: 4,
      drape: { amount: 0.2, across: 60, down: 60 },
    }) +
    (cut.finish === 'pompom' ? ellipse(256, 98, 42, 38, { fill: darken(cuffColour, 0.1) }) + pom : '')
  );
}

/** A wool cap whose crown is sewn to a short stiff peak. */
function flatCap(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const crown = path(
    'M70 350C84 262 166 196 280 190C384 186 452 250 446 330C442 364 420 380 392 386C320 398 200 400 122 388C90 382 66 372 70 350Z',
  );
  const peak = path(
    'M74 344C60 366 50 396 62 412C120 430 210 424 268 408C286 402 288 392 276 386C204 388 120 380 74 344Z',
  );
  const bandLine = path('M392 386C420 380 440 364 446 332L450 362C446 386 426 400 396 404L300 410Z');
  const ridge = path('M76 340C130 372 210 384 276 384');
  return (
    groundShadow(ctx, { x: 252, y: 412, width: 390, depth: 22 }) +
    clothPiece(ctx, { outline: bandLine, fabric: ctx.plain(darken(base, 0.3)), form: 0.5 }) +
    solid(
      ctx,
      path(
        'M60 402C66 418 80 424 100 424C170 428 240 418 272 404L268 412C230 428 130 436 84 430C64 426 56 414 60 402Z',
      ),
      { base: darken(base, 0.5), form: 0.3 },
    ) +
    clothPiece(ctx, {
      outline: peak,
      fabric,
      turn: -8,
      form: 0.95,
      over: stitches(path('M66 404C120 420 210 414 266 400'), lighten(base, 0.25), { width: 1, length: 3.4, gap: 2.4 }),
    }) +
    clothPiece(ctx, {
      outline: crown,
      fabric,
      form: 1,
      folds: [
        {
          points: [
            [90, 330],
            [190, 290],
            [300, 300],
            [420, 340],
          ],
          width: 50,
          depth: 0.26,
        },
        {
          points: [
            [120, 380],
            [210, 366],
            [320, 372],
          ],
          width: 26,
          depth: -0.3,
        },
        {
          points: [
            [280, 196],
            [330, 260],
            [392, 380],
          ],
          width: 30,
          depth: -0.14,
        },
      ],
      drape: { amount: 0.3, across: 90, down: 70 },
      over:
        seam(path('M280 190C340 230 392 300 400 384'), base, { strength: 0.5 }) +
        seam(path('M280 190C200 220 130 280 92 360'), base, { strength: 0.4 }),
    }) +
    castOn(ctx, peak, crown, { base, dx: 0, dy: 6, soft: 6, strength: 0.4 }) +
    rows(ridge, lighten(base, 0.25), [-6]) +
    ellipse(281, 192, 11, 6, { fill: base, stroke: darken(base, 0.55), 'stroke-width': 1 })
  );
}

export const kind = defineKind({
  name: 'mens-cap',
  about: "men's cap or hat; colours: body or pattern, visor or mesh, badge",
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => {
      switch (cut.style) {
        case 'bucket':
          return bucket(ctx);
        case 'beanie':
          return beanie(ctx, cut);
        case 'flat-cap':
          return flatCap(ctx);
        case 'topi':
          return topi(ctx);
        default:
          return baseball(ctx, cut);
      }
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [230, 256], sharp: 180, reach: 440 },
        zoom(
          ctx,
          { x: 222, y: cut.style === 'baseball' || cut.style === 'trucker' ? 316 : 280, factor: 1.8, turn: -4 },
          one,
        ),
      );
    const boxes = {
      baseball: { x: 36, y: 164, width: 406, height: 286 },
      trucker: { x: 36, y: 164, width: 406, height: 286 },
      bucket: { x: 84, y: 180, width: 344, height: 226 },
      beanie: { x: 98, y: cut.finish === 'pompom' ? 56 : 118, width: 316, height: cut.finish === 'pompom' ? 388 : 326 },
      'flat-cap': { x: 50, y: 184, width: 404, height: 248 },
      topi: { x: 104, y: 218, width: 304, height: 196 },
    } as const;
    const box = boxes[cut.style];
    const size = cut.style === 'topi' ? 360 : cut.style === 'beanie' ? 372 : 424;
    const height = (box.height * size) / box.width;
    const ground = groundFor(ctx, Math.min(400, height)) + 8;
    return fit(ctx, box, { x: 256 - size / 2, y: 28, width: size, height: ground - 28 }, one, true);
  },
});
