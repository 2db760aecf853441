// Children’s shoes with laces, straps or gores: touch-close trainers, canvas shoes, school shoes.
import { badge } from './badge.ts';
import { lighten, mix } from '../../colour.ts';
import { FEATHER, chunkySole, closeStrap, insideOf } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, gleam, seam, solid, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { buckle } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { joined, oval, path, reversed } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, place } from '../../svg.ts';

export function velcro(look: Look): string {
  const { ctx, main, second, accent, cut, lining } = look;
  const collar = path('M262 236C278 252 306 266 340 264C372 262 396 250 412 240C424 234 432 240 432 254');
  const far = path('M264 234C300 232 372 226 430 246');
  const outline = joined([
    path('M74 400C66 352 96 320 150 312C196 304 226 284 246 250C250 242 256 236 262 236'),
    collar,
    path('M432 254C426 300 426 350 438 392'),
    reversed(FEATHER),
  ]);
  const tongue = path('M224 262C236 226 258 204 282 206C296 208 300 226 296 250L262 262Z');
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
      'M198 318C214 322 266 356 306 330L318 350C280 392 216 372 186 346C182 334 188 322 198 318Z',
      outline,
      accent,
    ) +
    closeStrap(
      look,
      'M230 276C250 282 296 318 340 294L350 316C310 352 248 336 218 308C212 294 220 280 230 276Z',
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
  const near = path('M196 314C214 336 262 352 310 340C356 328 388 290 414 268C424 262 430 268 430 282');
  const far = path('M196 314C240 312 380 278 428 272');
  const outline = joined([
    path('M72 422C62 362 92 322 146 312C166 308 184 308 196 314'),
    near,
    path('M430 282C426 326 428 372 438 412'),
    path('M438 412C380 418 320 420 256 421C200 422 130 420 72 422'),
  ]);
  const band = path(
    'M232 336C234 300 252 262 286 254C318 250 340 282 352 318L328 334C320 300 306 280 290 280C272 284 260 306 256 344Z',
  );
  const sole = path(
    'M66 416C60 424 62 434 72 440C76 442 80 443 86 443H318L323 446H440C448 446 451 438 450 428C450 420 448 414 443 409C380 416 320 418 256 419C180 420 120 416 66 416Z',
  );
  return (
    insideOf(look, near, far) +
    strap(ctx, path('M330 300C318 262 300 252 282 256'), { width: 20, fabric: main.reverse, stitched: false }) +
    clothPiece(ctx, {
      outline,
      fabric: main,
      form: 0.9,
      finish: 'satin',
      folds: [
        {
          points: [
            [88, 366],
            [140, 346],
            [196, 340],
          ],
          width: 40,
          depth: 0.35,
        },
      ],
    }) +
    clipTo(
      ctx,
      outline,
      stitches(path('M192 322C212 344 262 360 312 348C360 336 392 298 424 276'), lighten(main.base, 0.35), {
        width: 1,
      }),
      seam(path('M352 318C346 350 350 388 356 416'), main.base, { strength: 0.5 }),
      stitches(path('M172 312C190 342 190 382 170 418'), lighten(main.base, 0.35), { width: 1 }),
      gleam(ctx, path('M90 366C100 340 122 326 154 322'), { width: 9, opacity: 0.6, soft: 1.4 }),
    ) +
    sewnPiece(ctx, { outline: band, fabric: main, under: outline, finish: 'satin', form: 0.9, lift: 2.5 }) +
    (cut.extra === 'bow'
      ? place(
          solid(ctx, path('M0 0C-10 -14 -30 -18 -36 -8C-38 4 -34 14 -26 14C-14 12 -6 6 0 0Z'), {
            base: second,
            form: 0.9,
          }) +
            solid(ctx, path('M0 0C10 -14 30 -18 36 -8C38 4 34 14 26 14C14 12 6 6 0 0Z'), { base: second, form: 0.9 }) +
            solid(ctx, oval(0, 0, 7, 8), { base: second, form: 0.9 }),
          { x: 158, y: 320, turn: -8 },
        )
      : '') +
    buckle(ctx, 340, 312, 20, 22, METALS.silver.base, -34) +
    solid(ctx, sole, {
      base: look.sole,
      form: 0.6,
      over: stitches(path('M74 424C180 427 330 427 444 419'), lighten(look.sole, 0.45), { width: 1.2 }),
    }) +
    (accent === second ? '' : draw('M64 436H318', { stroke: accent, 'stroke-width': 2, 'stroke-opacity': 0.5 }))
  );
}
