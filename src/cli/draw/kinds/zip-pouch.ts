// Small zipped things seen from above: phone sling, make-up pouch, a set of three, waist pouch.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, gleam, innerRim, seam, stitches, wallShadow } from '../light.ts';
import { bagLook } from '../parts/bag-look.ts';
import type { BagLook } from '../parts/bag-look.ts';
import { buckle, ring, tassel, wovenLabel, zip } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { joined, parallel, path, reversed, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { el } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: ['phone', 'makeup', 'trio', 'waist'],
  cloth: ['print', 'quilted', 'leather', 'nylon', 'canvas'],
  metal: ['gold', 'silver', 'antique-gold'],
  extra: ['none', 'tassel', 'border'],
} as const;

type Cut = CutOf<typeof CUTS>;
type Look = BagLook<Cut>;

function phone(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = roundRect(166, 196, 180, 264, 20);
  const pocket = path('M166 300C206 292 306 292 346 300V440C346 452 338 460 326 460H186C174 460 166 452 166 440Z');
  const cord = path('M174 214C90 190 66 110 130 66C196 24 330 30 392 70C446 110 420 190 338 214');
  return (
    wallShadow(ctx, [joined([cord, reversed(parallel(cord, 7))])], { distance: 6 }) +
    strap(ctx, cord, { width: 9, fabric: trim, stitched: false }) +
    wallShadow(ctx, [body], { distance: 12 }) +
    clothPiece(ctx, { outline: body, fabric: main, form: 0.75, finish: 'soft', origin: [256, 320] }) +
    zip(path('M180 218H332'), { tape: darken(trim.base, 0.2), metal: metal.base, width: 8, pull: 0.9 }) +
    sewnPiece(ctx, {
      outline: pocket,
      fabric: cut.cloth === 'print' ? main : trim,
      under: body,
      lift: 4,
      form: 0.7,
      origin: [256, 380],
      sewn: [path('M166 302C206 294 306 294 346 302')],
      inset: -5,
      onCloth:
        cut.extra === 'border'
          ? border(path('M150 330C206 322 306 322 362 330'), {
              style: 'mirror',
              width: 36,
              colours: [trim.base, '#e2a826', accent],
              side: 'right',
            })
          : '',
    }) +
    [178, 334].map((x) => ring(ctx, x, 208, 8, metal.base, 2.6)).join('') +
    (cut.extra === 'tassel'
      ? tassel(ctx, 334, 218, 84, accent, metal.base)
      : wovenLabel(256, 430, 40, 18, trim.base, lighten(trim.base, 0.6)))
  );
}

function makeup(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = path(
    'M82 196C150 180 362 180 430 196C444 250 448 320 438 372C430 404 404 414 360 416H152C108 414 82 404 74 372C64 320 68 250 82 196Z',
  );
  const lid = path('M82 196C150 180 362 180 430 196L424 172C360 158 152 158 88 172Z');
  const loop = path('M430 214C470 214 474 270 436 276');
  return (
    strap(ctx, loop, { width: 16, fabric: trim }) +
    wallShadow(ctx, [body], { distance: 15 }) +
    clothPiece(ctx, { outline: lid, fabric: main, form: 0.5, origin: [256, 180] }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 1,
      finish: 'soft',
      origin: [256, 300],
      folds: [
        {
          points: [
            [96, 220],
            [118, 290],
            [100, 380],
          ],
          width: 28,
          depth: -0.26,
        },
        {
          points: [
            [416, 220],
            [394, 290],
            [412, 380],
          ],
          width: 28,
          depth: -0.26,
        },
        {
          points: [
            [150, 216],
            [256, 226],
            [362, 216],
          ],
          width: 34,
          depth: 0.24,
        },
      ],
      onCloth:
        cut.extra === 'border'
          ? border(path('M60 388C180 398 332 398 452 388'), {
              style: 'block',
              width: 44,
              colours: [trim.base, accent, main.base],
              side: 'left',
            })
          : '',
    }) +
    clipTo(ctx, body, seam(path('M76 372C160 392 352 392 436 372'), main.base, { strength: 0.4 })) +
    zip(path('M84 186C152 170 360 170 428 186'), {
      tape: darken(trim.base, 0.15),
      metal: metal.base,
      width: 9,
      pull: 0.12,
    }) +
    tassel(ctx, 128, 190, 62, accent, metal.base) +
    innerRim(ctx, body, { dx: -3, dy: -5, soft: 6, colour: darken(main.base, 0.5), opacity: 0.4, blend: 'multiply' })
  );
}

function trio(look: Look): string {
  const { ctx, main, trim, accent, metal } = look;
  const pouch = (x: number, y: number, width: number, height: number, cloth: Fabric, turn: number): string => {
    const body = roundRect(x, y, width, height, 12);
    const art =
      wallShadow(ctx, [body], { distance: 11 }) +
      clothPiece(ctx, {
        outline: body,
        fabric: cloth,
        form: 0.75,
        finish: 'soft',
        origin: [x, y],
        over: stitches(path(`M${x + 10} ${y + 26}H${x + width - 10}`), lighten(cloth.base, 0.4)),
      }) +
      zip(path(`M${x + 8} ${y + 12}H${x + width - 8}`), { tape: trim.base, metal: metal.base, width: 8, pull: 0.93 }) +
      tassel(ctx, x + width - 16, y + 18, 44, accent, metal.base);
    return el('g', { transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})` }, art);
  };
  const second = ctx.cloth({ name: 'slub', scale: 0.9 }, [trim.base]);
  const third = ctx.cloth({ name: 'regatta', scale: 1.1 }, [mix(main.base, '#f6f3ec', 0.6), accent]);
  return pouch(64, 74, 384, 230, main, -5) + pouch(96, 238, 310, 176, second, 4) + pouch(150, 338, 220, 118, third, -6);
}

function waist(look: Look): string {
  const { ctx, main, trim, accent, metal } = look;
  const body: Path = path(
    'M96 214C160 196 352 196 416 214C432 256 424 316 388 352C340 380 172 380 124 352C88 316 80 256 96 214Z',
  );
  const pocket = path(
    'M128 268C190 258 322 258 384 268C392 296 384 328 362 346C320 362 192 362 150 346C128 328 120 296 128 268Z',
  );
  const web = ctx.cloth({ name: 'twill', scale: 0.5 }, [trim.base]);
  return (
    strap(ctx, path('M104 226C56 200 36 150 70 110C120 62 200 70 240 84'), { width: 24, fabric: web }) +
    strap(ctx, path('M408 226C456 200 476 150 442 110C392 62 312 70 286 84'), { width: 24, fabric: web }) +
    buckle(ctx, 262, 84, 52, 34, '#3b3b41', 2) +
    buckle(ctx, 408, 96, 20, 34, '#3b3b41', 40) +
    wallShadow(ctx, [body], { distance: 14 }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 1,
      finish: 'soft',
      origin: [256, 280],
      over: gleam(ctx, path('M112 226C180 210 330 210 400 224'), { width: 6, opacity: 0.25, soft: 2.4 }),
    }) +
    zip(path('M108 230C170 214 342 214 404 230'), {
      tape: darken(main.base, 0.3),
      metal: metal.base,
      width: 8,
      pull: 0.06,
    }) +
    sewnPiece(ctx, {
      outline: pocket,
      fabric: main,
      under: body,
      lift: 5,
      form: 0.9,
      origin: [256, 310],
      sewn: [pocket],
      inset: -4,
    }) +
    zip(path('M134 280C194 270 318 270 378 280'), { tape: accent, metal: metal.base, width: 8, pull: 0.92 }) +
    wovenLabel(256, 322, 46, 20, trim.base, lighten(trim.base, 0.6))
  );
}

export const kind = defineKind({
  name: 'zip-pouch',
  about: 'phone sling, pouches, waist pouch from above; colours: body, trim, accent (print: pattern, then these two)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = bagLook(ctx, cut);
    const drawn = { phone, makeup, trio, waist };
    const pouch = (): string => drawn[cut.style](look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 240], sharp: 210, reach: 440 },
        zoom(ctx, { x: 260, y: 280, factor: 1.8, turn: -8 }, pouch),
      );
    }
    const extent = {
      phone: { x: 66, y: 26, width: 380, height: 446 },
      makeup: { x: 50, y: 130, width: 430, height: 310 },
      trio: { x: 40, y: 40, width: 432, height: 436 },
      waist: { x: 30, y: 50, width: 452, height: 350 },
    }[cut.style];
    const turned = (): string => el('g', { transform: `rotate(${cut.style === 'makeup' ? -5 : 3} 256 256)` }, pouch());
    return fit(ctx, extent, { x: 30, y: 28, width: 452, height: 454 }, turned);
  },
});
