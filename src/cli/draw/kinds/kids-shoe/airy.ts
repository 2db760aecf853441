// Children’s clogs, floaters and knitted booties.
import { badge } from './badge.ts';
import { darken, lighten } from '../../colour.ts';
import { FEATHER, chunkySole, closeStrap, insideOf } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, gleam, innerRim, solid, stitches, lined } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { fluffBall } from '../../parts/fluff.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { joined, oval, path, reversed, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw } from '../../svg.ts';

export function clog(look: Look): string {
  const { ctx, main, second, accent } = look;
  const base = main.base;
  const near = path('M262 262C262 300 282 322 320 326C360 330 396 318 430 312');
  const far = path('M262 262C300 262 390 280 430 312');
  const outline = joined([
    path('M70 400C56 340 90 276 160 256C200 244 244 246 262 262'),
    near,
    path('M430 312C438 340 440 370 438 392'),
    reversed(FEATHER),
  ]);
  // One closed loop: from the near rivet round the heel, where both parts share an upright edge, to the far side.
  const strapNear = path(
    'M284 290C330 288 400 284 436 268C450 262 456 256 456 247V266C456 275 450 282 436 288C400 303 330 309 284 314C268 314 268 290 284 290Z',
  );
  const strapFar = path(
    'M456 247C456 236 444 233 424 234C380 237 330 250 286 268V286C330 268 380 255 424 252C444 251 456 255 456 266Z',
  );
  const hole = (x: number, y: number, r: number): string =>
    circle(x, y, r, { fill: darken(base, 0.6) }) +
    circle(x + 1.2, y + 1.6, r * 0.82, { fill: darken(base, 0.45) }) +
    circle(x, y, r, { fill: 'none', stroke: lighten(base, 0.4), 'stroke-width': 1.2, 'stroke-opacity': 0.7 });
  const charm = look.cut.extra === 'none' ? '' : badge(look, 196, 300);
  return (
    solid(ctx, strapFar, { base: darken(second, 0.25), form: 0.5, reach: 7 }) +
    insideOf(look, near, far) +
    plastic(ctx, outline, base, { gloss: 0.35, reach: 26 }) +
    clipTo(
      ctx,
      outline,
      [
        [150, 284, 8],
        [196, 272, 8],
        [236, 280, 8],
        [126, 316, 8],
        [168, 308, 8],
        [212, 308, 8],
        [112, 350, 6],
        [148, 346, 6],
        [184, 342, 6],
        [220, 340, 6],
        [254, 342, 6],
      ]
        .map(([x, y, r]) => hole(x ?? 0, y ?? 0, r ?? 6))
        .join(''),
      gleam(ctx, path('M84 350C92 312 118 286 150 272'), { width: 10, opacity: 0.4, soft: 2.4 }),
      innerRim(ctx, outline, { dx: -3, dy: -4, soft: 5, colour: darken(base, 0.5), opacity: 0.4, blend: 'multiply' }),
    ) +
    charm +
    castOn(ctx, outline, strapNear, { base, dx: 2, dy: 5, soft: 3, strength: 0.5 }) +
    plastic(ctx, strapNear, second, { gloss: 0.3, reach: 7 }) +
    solid(ctx, oval(284, 302, 13), { base: accent, form: 0.9 }) +
    solid(ctx, oval(284, 302, 5.4), { base: darken(accent, 0.15), form: 0.5 }) +
    castOn(ctx, path('M60 380H452V446H60Z'), outline, { base, dx: 0, dy: 4, soft: 3, strength: 0.35 }) +
    chunkySole({ ...look, accent: lighten(base, 0.35) }, darken(base, 0.1))
  );
}

export function floater(look: Look): string {
  const { ctx, main, second, accent } = look;
  const bed = path(
    'M76 388C130 380 200 384 256 382C330 378 390 366 440 360L438 392C380 398 320 400 256 399C200 398 130 396 74 400Z',
  );
  const band = (d: string, far: string): string => {
    const outline = path(d);
    const inside = path(far);
    return (
      lined(ctx, inside, look.lining, { strength: 0.8, soft: 8 }) +
      draw(toD(inside), { fill: 'none', stroke: darken(main.base, 0.3), 'stroke-width': 2.4 }) +
      sewnPiece(ctx, {
        outline,
        fabric: main,
        under: bed,
        form: 0.9,
        lift: 3,
        finish: 'soft',
        sewn: [outline],
        inset: -4,
      })
    );
  };
  const counter = path('M350 390C344 350 352 306 376 270C392 254 418 256 430 272C438 300 440 340 440 378Z');
  return (
    solid(ctx, bed, { base: second, form: 0.5 }) +
    band(
      'M92 396C92 350 120 318 164 310C188 306 206 310 216 318C224 342 226 370 226 396Z',
      'M216 318C240 322 252 350 246 386L226 394C226 370 224 342 216 318Z',
    ) +
    strap(ctx, path('M372 276C346 232 306 224 286 240'), { width: 24, fabric: main.reverse, stitched: false }) +
    sewnPiece(ctx, { outline: counter, fabric: main, under: bed, form: 0.9, sewn: [counter], inset: -5 }) +
    band(
      'M232 394C232 340 250 286 284 252C292 244 306 246 312 256C298 286 290 340 296 392Z',
      'M312 256C326 290 328 340 318 380L296 392C290 340 298 286 312 256Z',
    ) +
    closeStrap(
      look,
      'M290 246C316 268 346 284 384 286L380 314C340 316 308 298 280 270C278 258 282 248 290 246Z',
      counter,
      accent,
    ) +
    closeStrap(
      look,
      'M106 340C136 322 184 322 214 338L218 364C184 350 142 352 112 368C102 360 100 348 106 340Z',
      bed,
      accent,
    ) +
    badge(look, 396, 330) +
    chunkySole(look, look.sole)
  );
}

export function bootie(look: Look): string {
  const { ctx, main, second, accent } = look;
  const rim = path('M236 240C250 262 380 264 410 236');
  const far = path('M236 240C250 220 392 216 410 236');
  const outline = joined([
    path('M84 432C64 396 80 350 130 332C176 318 212 306 228 276C234 264 236 252 236 240'),
    rim,
    path('M410 236C412 290 420 340 430 384C434 404 430 424 424 434C330 446 180 446 84 432'),
  ]);
  const cuff = path(
    'M230 240C250 264 392 262 414 234C422 248 424 268 418 282C384 306 258 306 228 286C222 270 222 252 230 240Z',
  );
  return (
    insideOf(look, rim, far) +
    clothPiece(ctx, {
      outline,
      fabric: main,
      form: 1,
      finish: 'soft',
      folds: [
        {
          points: [
            [110, 380],
            [180, 350],
            [240, 340],
          ],
          width: 50,
          depth: 0.3,
        },
        {
          points: [
            [232, 320],
            [280, 336],
            [330, 330],
          ],
          width: 22,
          depth: -0.3,
        },
      ],
      over: stitches(path('M84 410C180 424 330 424 432 408'), lighten(second, 0.2), { length: 7, gap: 5, width: 2 }),
    }) +
    castOn(ctx, outline, cuff, { base: main.base, dx: 3, dy: 8, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: cuff,
      fabric: ctx.cloth({ name: 'rib', scale: 0.9 }, [second]),
      form: 0.9,
      finish: 'soft',
    }) +
    strap(ctx, path('M226 298C262 316 384 318 422 292'), {
      width: 7,
      fabric: ctx.plain(accent),
      stitched: false,
      under: outline,
    }) +
    fluffBall(ctx, 256, 330, 21, accent) +
    fluffBall(ctx, 286, 342, 19, lighten(accent, 0.12)) +
    grain(ctx, 250, 308, 3, METALS.silver) +
    draw(toD(path('M84 432C180 446 330 446 424 434')), {
      fill: 'none',
      stroke: darken(main.base, 0.5),
      'stroke-width': 1.4,
    })
  );
}
