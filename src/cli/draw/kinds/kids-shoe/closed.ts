// Children’s shoes with laces, straps or gores: touch-close trainers, canvas shoes, school shoes.
import { badge } from './badge.ts';
import { lighten, mix } from '../../colour.ts';
import { FEATHER, chunkySole, closeStrap, insideOf } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, gleam, seam, solid, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { buckle } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { joined, oval, path, reversed, ribbon, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, place } from '../../svg.ts';

export function hookAndLoop(look: Look): string {
  const { ctx, main, second, accent, cut, lining } = look;
  const collar = path('M262 236C278 252 306 266 340 264C372 262 396 250 412 240C424 234 432 240 432 254');
  const far = path('M264 234C300 232 372 226 430 246');
  const outline = joined([
    path('M74 400C66 352 96 320 150 312C196 304 226 284 246 250C250 242 256 236 262 236'),
    collar,
    path('M432 254C426 300 426 350 438 392'),
    reversed(FEATHER),
  ]);
  const tongue = path('M230 270C236 244 250 218 268 214C281 212 287 222 285 240L270 258Z');
  const padded = joined([collar, path('M432 272C410 284 376 292 340 288C306 284 280 268 262 254')]);
  return (
    clothPiece(ctx, { outline: tongue, fabric: ctx.plain(second), form: 0.9 }) +
    insideOf(look, collar, far) +
    clothPiece(ctx, {
      outline,
      fabric: main,
      form: 0.9,
      finish: 'soft',
      folds: [
        {
          points: [
            [90, 366],
            [150, 344],
            [214, 326],
          ],
          width: 34,
          depth: 0.25,
        },
      ],
    }) +
    clipTo(
      ctx,
      outline,
      sewnPiece(ctx, {
        outline: path('M50 420C50 336 100 316 162 306C186 334 184 376 160 420Z'),
        fabric: SURFACES.suede(ctx, second),
        under: outline,
        sewn: [path('M162 306C186 334 184 376 160 420')],
        inset: -5,
        rows: 2,
      }),
      sewnPiece(ctx, {
        outline: path('M460 400V260C420 256 396 284 386 320C380 350 372 380 356 404Z'),
        fabric: SURFACES.leather(ctx, second),
        under: outline,
        sewn: [path('M436 258C412 262 394 290 386 320C380 350 372 380 356 404')],
        inset: -5,
      }),
      sewnPiece(ctx, { outline: padded, fabric: ctx.plain(mix(second, lining, 0.3)), under: outline, form: 0.9 }),
      badge(look, 318, 346),
      gleam(ctx, path('M90 366C98 344 118 332 144 328'), { width: 6, opacity: 0.45, soft: 1.6 }),
    ) +
    closeStrap(
      look,
      'M164 309C178 302 196 298 208 290C236 316 272 334 310 342C320 346 313 376 301 377C252 368 202 346 164 309Z',
      outline,
      accent,
    ) +
    closeStrap(
      look,
      'M218 286C226 276 237 258 243 244C274 270 310 284 346 291C356 295 349 325 337 326C292 322 250 310 218 286Z',
      outline,
      accent,
    ) +
    strap(ctx, path('M430 244C446 232 452 256 434 268'), { width: 8, fabric: ctx.plain(accent), stitched: false }) +
    castOn(ctx, path('M60 380H452V446H60Z'), outline, { base: look.sole, dx: 0, dy: 4, soft: 3, strength: 0.35 }) +
    chunkySole(look, look.sole, true) +
    (cut.extra === 'lights'
      ? [372, 394, 416]
          .map(
            (x, n) =>
              circle(x, 410 - n, 11, { fill: lighten(accent, 0.4), opacity: 0.45 }) +
              circle(x, 410 - n, 5.6, { fill: lighten(accent, 0.75), stroke: accent, 'stroke-width': 1.6 }),
          )
          .join('')
      : '')
  );
}

export function canvas(look: Look): string {
  const { ctx, main, second, accent } = look;
  const collar = path('M250 250C290 268 370 270 414 246C424 242 430 248 430 262');
  const far = path('M252 248C300 246 372 240 428 254');
  const outline = joined([
    path('M74 400C66 352 100 322 152 314C196 306 226 286 250 250'),
    collar,
    path('M430 262C426 306 428 352 438 392'),
    reversed(FEATHER),
  ]);
  const gore = path(
    'M262 250C282 258 304 262 326 264C330 290 326 316 312 330C300 338 286 332 280 320C272 298 268 272 262 250Z',
  );
  return (
    insideOf(look, collar, far) +
    clothPiece(ctx, { outline, fabric: main, form: 0.9, finish: 'soft', origin: [200, 340] }) +
    clipTo(
      ctx,
      outline,
      sewnPiece(ctx, {
        outline: gore,
        fabric: ctx.cloth({ name: 'rib', scale: 0.7, angle: -8 }, [second]),
        under: outline,
      }),
      stitches(path('M232 352C190 344 150 350 112 372'), lighten(second, 0.3)),
      seam(path('M346 268C340 310 346 350 352 396'), main.base, { strength: 0.5 }),
      badge(look, 394, 336),
    ) +
    strap(ctx, path('M428 250C444 238 450 262 432 274'), { width: 7, fabric: ctx.plain(accent), stitched: false }) +
    castOn(ctx, path('M60 380H452V446H60Z'), outline, { base: look.sole, dx: 0, dy: 4, soft: 3, strength: 0.35 }) +
    chunkySole(look, look.sole, true)
  );
}

export function school(look: Look): string {
  const { ctx, main, second, accent, cut } = look;
  const near = path('M200 336C216 366 262 384 312 377C352 368 374 338 394 314C408 299 428 297 432 315');
  const far = path('M200 336C240 327 352 318 416 303');
  const outline = joined([
    path('M72 422C60 380 84 352 130 345C156 341 180 338 200 336'),
    near,
    path('M432 315C429 344 431 382 438 412'),
    path('M438 412C380 418 320 420 256 421C200 422 130 420 72 422'),
  ]);
  // The strap lies close over the opening; its far end goes down behind the far rim, its free end on the near side.
  const band = path(
    'M275 399C270 376 268 350 271 331C272 320 280 316.5 290 316C300 315.5 308 318 308 326C307 348 310 372 315 396C312 407 279 409 275 399Z',
  );
  const lit = lighten(main.base, 0.42);
  const edge = (along: Path): string => draw(toD(along), { fill: 'none', stroke: lit, 'stroke-width': 1.5 });
  const sole = path(
    'M66 416C60 424 62 438 72 444C76 446 80 446 86 446H232C262 446 282 437 304 436L309 446H440C448 446 451 438 450 428C450 420 448 414 443 409C380 416 320 418 256 419C180 420 120 416 66 416Z',
  );
  return (
    insideOf({ ...look, lining: lighten(look.lining, 0.35) }, near, far) +
    // The rim of the far side, so that the opening is seen as one.
    draw(toD(ribbon(far, (t) => 7 * Math.sqrt(Math.sin(Math.PI * t)))), { fill: main.base }) +
    clothPiece(ctx, {
      outline,
      fabric: main,
      form: 0.9,
      finish: 'satin',
      folds: [
        {
          points: [
            [88, 388],
            [140, 370],
            [196, 364],
          ],
          width: 40,
          depth: 0.35,
        },
      ],
    }) +
    clipTo(
      ctx,
      outline,
      stitches(path('M196 345C214 374 262 393 315 385C360 375 388 346 408 333'), lighten(main.base, 0.35), {
        width: 1,
      }),
      seam(path('M356 356C350 376 352 398 358 416'), main.base, { strength: 0.5 }),
      stitches(path('M170 342C188 364 188 394 170 418'), lighten(main.base, 0.35), { width: 1 }),
      gleam(ctx, path('M90 386C100 366 122 357 156 352'), { width: 9, opacity: 0.6, soft: 1.4 }),
      gleam(ctx, path('M418 330C416 352 418 376 422 398'), { width: 6, opacity: 0.35, soft: 1.6 }),
    ) +
    edge(near) +
    sewnPiece(ctx, { outline: band, fabric: main, under: outline, finish: 'satin', form: 0.9, lift: 2.5 }) +
    edge(band) +
    (cut.extra === 'bow'
      ? place(
          solid(ctx, path('M0 0C-10 -14 -30 -18 -36 -8C-38 4 -34 14 -26 14C-14 12 -6 6 0 0Z'), {
            base: second,
            form: 0.9,
          }) +
            solid(ctx, path('M0 0C10 -14 30 -18 36 -8C38 4 34 14 26 14C14 12 6 6 0 0Z'), { base: second, form: 0.9 }) +
            solid(ctx, oval(0, 0, 7, 8), { base: second, form: 0.9 }),
          { x: 160, y: 350, turn: -8 },
        )
      : '') +
    buckle(ctx, 290, 372, 27, 23, METALS.silver.base, -5) +
    solid(ctx, sole, {
      base: look.sole,
      form: 0.6,
      over: stitches(path('M74 424C180 427 330 427 444 419'), lighten(look.sole, 0.45), { width: 1.2 }),
    }) +
    (accent === second ? '' : draw('M64 436H318', { stroke: accent, 'stroke-width': 2, 'stroke-opacity': 0.5 }))
  );
}
