// A three-seater sofa in a stretch cover, under a quilted throw, or with loose seat covers.
import { border } from '../borders.ts';
import { lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, groundShadow, seam } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { laid } from '../parts/laid.ts';
import { moved, path, polygon, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';
import { cushionArt } from './cushion/form.ts';

const CUTS = {
  style: ['stretch', 'throw', 'seats'],
  seats: ['three', 'two'],
} as const;

type Cut = CutOf<typeof CUTS>;

const BACK = path('M78 330V208C78 186 92 178 116 176C200 170 312 170 396 176C420 178 434 186 434 208V330Z');
const SEAT = polygon([
  [96, 290],
  [416, 290],
  [432, 330],
  [80, 330],
]);
const FRONT = path('M78 328H434V404C320 410 192 410 78 404Z');
const arm = (side: 1 | -1): Path => {
  const x = (v: number): number => 256 + side * v;
  return path(
    `M${x(166)} 270C${x(166)} 240 ${x(232)} 240 ${x(232)} 272L${x(230)} 410C${x(214)} 416 ${x(186)} 416 ${x(170)} 410Z`,
  );
};

function tucks(left: number, right: number, y: number): Fold[] {
  return Array.from({ length: 8 }, (_, n): Fold => {
    const x = left + ((n + 0.5) * (right - left)) / 8;
    return {
      points: [
        [x - 3, y],
        [x + 2, y + 16],
        [x, y + 34],
      ],
      width: 9,
      depth: n % 2 ? 0.3 : -0.34,
      open: 'start',
    };
  });
}

function body(ctx: Ctx, fabric: Fabric, seats: number): string {
  const width = 320 / seats;
  const cushions = Array.from({ length: seats }, (_, n) => {
    const left = 96 + n * width;
    const face = roundRect(left + 2, 316, width - 4, 42, 14);
    return clothPiece(ctx, {
      outline: face,
      fabric,
      origin: [left, 316],
      form: 0.6,
      drape: { amount: 0.2, across: 70, down: 30 },
    });
  }).join('');
  const backs = Array.from({ length: seats - 1 }, (_, n) =>
    seam(path(`M${96 + (n + 1) * width} 184V288`), fabric.base, { strength: 0.8, width: 2.4 }),
  ).join('');
  return (
    clothPiece(ctx, {
      outline: BACK,
      fabric,
      origin: [256, 176],
      form: 0.6,
      folds: tucks(90, 422, 262),
      drape: { amount: 0.25, across: 120, down: 80 },
      over: backs,
    }) +
    castOn(ctx, BACK, SEAT, { base: fabric.base, dx: 0, dy: -12, soft: 9, strength: 0.6 }) +
    clothPiece(ctx, { outline: FRONT, fabric, origin: [256, 328], form: 0.4, folds: tucks(96, 416, 352) }) +
    clothPiece(ctx, { outline: SEAT, fabric: laid(fabric, { flatten: 0.4, at: [256, 330] }), form: 0.3 }) +
    cushions
  );
}

function arms(ctx: Ctx, fabric: Fabric): string {
  return ([-1, 1] as const)
    .map((side) => {
      const outline = arm(side);
      const folds: Fold[] = [0, 1, 2, 3, 4].map((n) => ({
        points: [
          [256 + side * (174 + n * 13), 256],
          [256 + side * (176 + n * 12), 290],
          [256 + side * (176 + n * 12), 400],
        ],
        width: 9,
        depth: n % 2 ? 0.26 : -0.3,
      }));
      return (
        castOn(ctx, FRONT, moved(outline, 0, 0), {
          base: fabric.base,
          dx: side === -1 ? 7 : -3,
          dy: 4,
          soft: 7,
          strength: 0.5,
        }) + clothPiece(ctx, { outline, fabric, origin: [256 + side * 200, 240], form: 0.9, folds })
      );
    })
    .join('');
}

function throwOver(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const back = path('M104 182C200 174 312 174 408 182V294H104Z');
  const seat = polygon([
    [104, 290],
    [408, 290],
    [422, 334],
    [90, 334],
  ]);
  const front = path('M90 330H422L424 386C330 392 182 392 88 386Z');
  const quilt = ctx.fabric;
  return (
    castOn(ctx, BACK, back, { base: trim, dx: 4, dy: 4, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: back,
      fabric: quilt,
      origin: [256, 180],
      form: 0.3,
      drape: { amount: 0.3, across: 110, down: 70 },
    }) +
    clothPiece(ctx, { outline: seat, fabric: laid(quilt, { flatten: 0.45, at: [256, 330] }), form: 0.2 }) +
    castOn(ctx, FRONT, front, { base: trim, dx: 3, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: front,
      fabric: quilt,
      origin: [256, 330],
      form: 0.3,
      folds: hangingFolds(ctx.random.fork('front'), {
        from: [90, 422, 330],
        to: [88, 424, 388],
        count: 9,
        depth: 0.24,
      }),
      onCloth: border(path('M60 384C180 391 330 391 450 384'), {
        style: 'plain',
        width: 9,
        colours: [trim, trim, trim],
        side: 'left',
      }),
    }) +
    castOn(ctx, back, seat, { base: trim, dx: 0, dy: -10, soft: 8, strength: 0.55 })
  );
}

function seatCovers(ctx: Ctx, seats: number): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const width = 320 / seats;
  return Array.from({ length: seats }, (_, n) => {
    const left = 98 + n * width;
    const back = roundRect(left, 188, width - 4, 104, 12);
    const seat = roundRect(left, 300, width - 4, 50, 14);
    const cover = (outline: Path, y: number): string =>
      clothPiece(ctx, {
        outline,
        fabric: ctx.fabric,
        origin: [left, y],
        form: 0.7,
        drape: { amount: 0.2, across: 60, down: 40 },
        onCloth: border(path(`M${left - 10} ${y}H${left + width + 10}`), {
          style: 'piping',
          width: 5,
          colours: [trim, trim, trim],
          side: 'right',
        }),
      });
    return (
      castOn(ctx, BACK, back, { base: trim, dx: 3, dy: 4, soft: 4, strength: 0.4 }) +
      cover(back, 188) +
      cover(seat, 300)
    );
  }).join('');
}

function sofa(ctx: Ctx, cut: Cut): string {
  const seats = cut.seats === 'three' ? 3 : 2;
  const trim = ctx.colour(ctx.colourCount - 1);
  const own =
    cut.style === 'stretch' ? ctx.fabric : ctx.cloth({ name: 'slub', scale: 0.6 }, [mix('#8d8178', ctx.tint, 0.2)]);
  const wood = SURFACES.wood(ctx, '#6f4529');
  const feet = [96, 196, 316, 416]
    .map((x) =>
      clothPiece(ctx, {
        outline: path(`M${x - 10} 400H${x + 10}L${x + 6} 440H${x - 6}Z`),
        fabric: wood,
        turn: 90,
        form: 0.8,
        warp: 0,
      }),
    )
    .join('');
  const cushion = {
    cut: { shape: 'square', edge: 'plain', work: 'none', show: 'one', cloth: 'cotton' },
    fabric: ctx.plain(trim),
    trim,
    accent: lighten(trim, 0.5),
  } as const;
  return (
    groundShadow(ctx, { x: 258, y: 440, width: 430, depth: 22 }) +
    feet +
    body(ctx, own, seats) +
    (cut.style === 'throw' ? throwOver(ctx) : cut.style === 'seats' ? seatCovers(ctx, seats) : '') +
    (cut.style === 'stretch'
      ? place(cushionArt(ctx, cushion), { x: 140, y: 262, turn: -9, scale: 0.26 }) +
        place(cushionArt(ctx, cushion), { x: 372, y: 262, turn: 9, scale: 0.26 })
      : '') +
    arms(ctx, own)
  );
}

export const kind = defineKind({
  name: 'sofa-cover',
  about: 'sofa in a cover; colours: cover and print, last cushions and edging',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f2e8d5' });
    const whole = (): string => sofa(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 140, reach: 380 },
        zoom(ctx, { x: 356, y: 310, factor: 2.3 }, whole),
      );
    return fit(
      ctx,
      { x: 20, y: 168, width: 472, height: 276 },
      { x: 18, y: 30, width: 476, height: groundFor(ctx, 300) - 26 },
      whole,
      true,
    );
  },
});
