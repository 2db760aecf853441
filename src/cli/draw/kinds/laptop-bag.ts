// Bags for laptops: the slim brief and the trolley bag stand, the sleeve lies flat.
import { darken, lighten, mix } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, crease, gleam, groundShadow, innerRim, solid, stitches, wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import { bagLook } from '../parts/bag-look.ts';
import type { BagLook } from '../parts/bag-look.ts';
import { wovenLabel, zip } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { messenger } from './laptop-bag/messenger.ts';
import { hookedRing } from '../parts/snap-hook.ts';
import { grain } from '../parts/stones.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, el, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { CutOf } from '../types.ts';

const CUTS = {
  style: ['brief', 'messenger', 'sleeve'],
  cloth: ['nylon', 'canvas', 'leather', 'felt', 'print'],
  metal: ['silver', 'antique-gold', 'gold'],
  extra: ['none', 'band', 'laptop'],
} as const;

type Cut = CutOf<typeof CUTS>;
type Look = BagLook<Cut>;

function brief(look: Look): string {
  const { ctx, main, trim, metal, accent, cut } = look;
  const front = path(
    'M66 212C66 202 72 196 82 196H392C402 196 408 202 408 212V416C408 436 400 446 382 446H92C74 446 66 436 66 416Z',
  );
  const side = path(
    'M392 196H434C446 196 452 202 452 212V402C452 422 444 432 428 434L382 446C400 446 408 436 408 416V212C408 202 402 196 392 196Z',
  );
  const pocket = path('M92 286H382V410C382 424 376 430 362 430H112C98 430 92 424 92 410Z');
  const loop = (dx: number, dy: number): ReturnType<typeof path> =>
    path(
      `M${172 + dx} ${224 + dy}C${170 + dx} ${150 + dy} ${182 + dx} ${124 + dy} ${214 + dx} ${124 + dy}H${262 + dx}C${294 + dx} ${124 + dy} ${306 + dx} ${150 + dy} ${304 + dx} ${224 + dy}`,
    );
  const stripe =
    draw('M40 242H430V270H40Z', { fill: accent }) +
    draw('M40 242.6H430M40 269.4H430', { stroke: darken(accent, 0.45), 'stroke-width': 1.2 }) +
    [246, 266]
      .map((y) => stitches(path(`M66 ${y}H408`), lighten(accent, 0.45), { length: 3, gap: 2, width: 1 }))
      .join('');
  return (
    // The long strap hangs from both ends and passes behind the bag.
    ['M45 246C30 300 30 420 70 436C90 442 104 440 120 436', 'M470 246C486 300 486 400 456 424C444 432 432 430 420 422']
      .map((d) => strap(ctx, path(d), { width: 18, fabric: ctx.plain(darken(trim.base, 0.2)), stitched: false }))
      .join('') +
    strap(ctx, loop(26, -12), { width: 16, fabric: trim.reverse }) +
    clothPiece(ctx, { outline: side, fabric: main, form: 0.5, origin: [430, 220] }) +
    clipTo(
      ctx,
      side,
      draw(toD(side), { fill: mix(darken(main.base, 0.6), '#2b1a33', 0.4), opacity: 0.36 }),
      crease(ctx, path('M430 200V428'), main.base, { width: 4, strength: 0.5 }),
    ) +
    zip(path('M96 198H400'), { tape: darken(main.base, 0.3), metal: metal.base, width: 7, pull: 0.25 }) +
    clothPiece(ctx, {
      outline: front,
      fabric: main,
      form: 0.75,
      finish: cut.cloth === 'leather' ? 'silk' : 'soft',
      origin: [236, 300],
      // On the cloth, so that its ends turn into shade with the edges of the front.
      onCloth: cut.extra === 'band' ? stripe : undefined,
      over: stitches(roundRect(74, 204, 326, 234, 12), lighten(main.base, 0.35)),
      folds: [
        {
          points: [
            [90, 250],
            [236, 258],
            [388, 250],
          ],
          width: 34,
          depth: 0.16,
        },
      ],
    }) +
    sewnPiece(ctx, {
      outline: pocket,
      fabric: cut.cloth === 'print' ? trim : main,
      under: front,
      lift: 3,
      form: 0.6,
      origin: [236, 340],
      sewn: [path('M92 306V410C92 424 98 430 112 430H362C376 430 382 424 382 410V306')],
      inset: -4,
    }) +
    zip(path('M96 300H378'), { tape: darken(main.base, 0.3), metal: metal.base, width: 7, pull: 0.08 }) +
    strap(ctx, loop(0, 0), { width: 17, fabric: trim }) +
    [172, 304]
      .map(
        (x) =>
          sewnPiece(ctx, {
            outline: roundRect(x - 13, 212, 26, 42, 6),
            fabric: trim,
            under: front,
            lift: 2,
            form: 0.6,
          }) +
          grain(ctx, x, 222, 3, metal) +
          grain(ctx, x, 244, 3, metal),
      )
      .join('') +
    wovenLabel(236, 384, 52, 22, trim.base, lighten(trim.base, 0.6)) +
    hookedRing(ctx, {
      x: 50,
      y: 222,
      tab: path('M90 222H52'),
      under: front,
      fabric: trim,
      metal: metal.base,
      turn: 12,
    }) +
    hookedRing(ctx, {
      x: 465,
      y: 222,
      tab: path('M428 222H463'),
      under: side,
      fabric: trim,
      metal: metal.base,
      turn: -12,
    })
  );
}

function sleeve(look: Look): string {
  const { ctx, main, trim, metal, accent, cut } = look;
  const body = roundRect(62, 166, 388, 270, 16);
  const machine = roundRect(88, 96, 336, 220, 14);
  const flap = path('M62 182C62 172 68 166 78 166H434C444 166 450 172 450 182V232C380 262 132 262 62 232Z');
  return (
    wallShadow(ctx, cut.extra === 'laptop' ? [body, machine] : [body], { distance: 12 }) +
    (cut.extra === 'laptop'
      ? solid(ctx, machine, {
          base: '#b9bec3',
          form: 0.4,
          over:
            rect(88, 96, 336, 5, { fill: '#e8ebee' }) +
            gleam(ctx, path('M100 150C190 130 320 110 410 104'), { width: 20, opacity: 0.3, soft: 6 }),
        }) + castOn(ctx, machine, body, { base: '#b9bec3', dx: 0, dy: -4, soft: 4, strength: 0.5 })
      : '') +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 0.7,
      finish: 'soft',
      origin: [256, 300],
      over: stitches(roundRect(72, 176, 368, 250, 10), lighten(main.base, 0.4)),
    }) +
    (cut.extra === 'laptop'
      ? ''
      : sewnPiece(ctx, {
          outline: flap,
          fabric: trim,
          under: body,
          lift: 5,
          form: 0.6,
          sewn: [path('M450 232C380 262 132 262 62 232')],
          inset: -6,
        }) + metalPiece(ctx, roundRect(240, 232, 32, 18, 8), metal, { rim: 2 })) +
    sewnPiece(ctx, {
      outline: path('M190 336H322V408C322 414 318 418 312 418H200C194 418 190 414 190 408Z'),
      fabric: cut.extra === 'laptop' ? trim : main,
      under: body,
      lift: 2.5,
      form: 0.5,
      sewn: [path('M190 338H322')],
      inset: -4,
    }) +
    innerRim(ctx, body, { dx: -3, dy: -4, soft: 4, colour: darken(main.base, 0.5), opacity: 0.5, blend: 'multiply' }) +
    wovenLabel(402, 406, 44, 18, accent, lighten(accent, 0.6))
  );
}

export const kind = defineKind({
  name: 'laptop-bag',
  about: 'laptop bag; colours: body, trim, accent (print: pattern colours, last two trim and accent)',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = bagLook(ctx, cut);
    if (cut.style === 'sleeve') {
      const lying = (): string => el('g', { transform: 'rotate(7 256 270)' }, sleeve(look));
      if (ctx.view === 'detail') return zoom(ctx, { x: 200, y: 240, factor: 1.7, turn: -6 }, lying);
      return fit(ctx, { x: 36, y: 56, width: 440, height: 412 }, { x: 34, y: 36, width: 444, height: 440 }, lying);
    }
    const bag = (): string =>
      groundShadow(ctx, { x: 256, y: 444, width: 380, depth: 20 }) +
      (cut.style === 'brief' ? brief(look) : messenger(look));
    if (ctx.view === 'detail') return zoom(ctx, { x: 210, y: 320, factor: 1.7, turn: -4 }, bag);
    const top = cut.style === 'brief' ? 98 : 50;
    const [left, width] = cut.style === 'brief' ? [26, 464] : [34, 430];
    const extent = { x: left, y: top, width, height: 446 - top };
    const ground = groundFor(ctx, extent.height * 1.04);
    return fit(ctx, extent, { x: 32, y: ground - 412, width: 448, height: 412 }, bag, true);
  },
});
