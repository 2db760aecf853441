// Aprons on a hook, oven gloves and pot holders.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { seam, stitches, wallShadow } from '../light.ts';
import { ring } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { path, roundRect, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  what: ['apron', 'mitts', 'set'],
  pocket: ['wide', 'two', 'none'],
  trim: ['binding', 'band', 'plain'],
} as const;

type Cut = CutOf<typeof CUTS>;

const APRON = path(
  'M196 118C226 128 286 128 316 118C322 160 338 200 384 226L398 440C310 450 202 450 114 440L128 226C174 200 190 160 196 118Z',
);

function apron(ctx: Ctx, cut: Cut): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const binding = ctx.plain(last);
  const loop = path('M203 122C196 84 232 62 256 62S316 84 309 122');
  const sides = [path('M196 118C190 160 174 200 128 226'), path('M316 118C322 160 338 200 384 226')];
  const tie = (side: 1 | -1): string =>
    strap(
      ctx,
      path(`M${256 + side * 128} 232C${256 + side * 168} 244 ${256 + side * 150} 300 ${256 + side * 176} 372`),
      { width: 11, fabric: binding, stitched: false },
    );
  const pockets: Path[] =
    cut.pocket === 'wide'
      ? [path('M184 288H328L326 372C300 378 212 378 186 372Z')]
      : cut.pocket === 'two'
        ? [roundRect(164, 288, 78, 84, 10), roundRect(270, 288, 78, 84, 10)]
        : [];
  const band =
    cut.trim === 'band'
      ? border(path('M90 436C200 448 312 448 422 436'), {
          style: 'block',
          width: 40,
          colours: [last, lighten(last, 0.6), ctx.colour(0)],
          side: 'left',
        })
      : '';
  const edge =
    cut.trim === 'binding'
      ? sides.map((side) => strap(ctx, side, { width: 9, fabric: binding })).join('') +
        strap(ctx, path('M198 119C226 129 286 129 314 119'), { width: 9, fabric: binding })
      : '';
  return (
    wallShadow(ctx, [APRON], { distance: 16 }) +
    circle(257, 58, 13, { fill: '#7b6a58' }) +
    circle(256, 56, 12, { fill: '#b99b74' }) +
    strap(ctx, loop, { width: 11, fabric: binding, stitched: false }) +
    circle(256, 57, 6, { fill: '#d8bd94' }) +
    ring(ctx, 300, 96, 8, '#b9bcc2', 2.4) +
    tie(-1) +
    tie(1) +
    clothPiece(ctx, {
      outline: APRON,
      fabric: ctx.fabric,
      origin: [256, 118],
      form: 0.6,
      folds: hangingFolds(ctx.random.fork('apron'), {
        from: [136, 376, 226],
        to: [116, 396, 444],
        count: 6,
        depth: 0.3,
        stagger: 0.5,
      }),
      drape: { amount: 0.2, across: 110, down: 160 },
      onCloth: band,
    }) +
    pockets
      .map((outline) =>
        sewnPiece(ctx, {
          outline,
          fabric: cut.pocket === 'two' ? binding : ctx.fabric,
          under: APRON,
          origin: [262, 290],
          sewn: [
            path(
              `M${outline.start[0]} ${outline.start[1] + 3}H${outline.start[0] + (cut.pocket === 'wide' ? 140 : 60)}`,
            ),
          ],
          inset: -5,
          lift: 2,
        }),
      )
      .join('') +
    (cut.pocket === 'wide' ? seam(path('M256 290V374'), ctx.fabric.base, { strength: 0.5 }) : '') +
    edge
  );
}

const MITT = path(
  'M-62 150V10C-62 -70 -44 -132 6 -132C58 -132 72 -80 70 -22C84 -44 108 -64 124 -48C140 -30 116 4 96 32C78 58 66 84 66 110V150Z',
);

function mitt(ctx: Ctx, flip: boolean, quilted: boolean): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const shape = flip ? turned(MITT, [0, 0], 0, -1, 1) : MITT;
  const cuff = flip ? roundRect(-70, 126, 136, 34, 6) : roundRect(-66, 126, 136, 34, 6);
  const loop = path(flip ? 'M58 152C80 150 82 184 60 186' : 'M-58 152C-80 150 -82 184 -60 186');
  return (
    wallShadow(ctx, [shape], { distance: 9 }) +
    strap(ctx, loop, { width: 7, fabric: ctx.plain(last), stitched: false }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: quilted ? ctx.cloth({ name: 'quilt', scale: 0.85 }, [ctx.colour(0)]) : ctx.fabric,
      origin: [0, 0],
      form: 1,
      folds: [
        {
          points: [
            [60, 30],
            [70, -10],
            [86, -34],
          ],
          width: 16,
          depth: -0.4,
        },
        {
          points: [
            [-40, 80],
            [0, 92],
            [50, 84],
          ],
          width: 18,
          depth: -0.2,
        },
      ],
      over: stitches(path('M-62 118H66'), darken(ctx.colour(0), 0.2), { width: 1 }),
    }) +
    clothPiece(ctx, { outline: cuff, fabric: ctx.plain(last), form: 0.7 })
  );
}

function potHolder(ctx: Ctx): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const square = roundRect(-84, -84, 168, 168, 12);
  return (
    wallShadow(ctx, [square], { distance: 8 }) +
    strap(ctx, path('M70 -74C96 -106 116 -86 82 -66'), { width: 7, fabric: ctx.plain(last), stitched: false }) +
    clothPiece(ctx, {
      outline: square,
      fabric: ctx.fabric,
      origin: [0, 0],
      form: 0.7,
      drape: { amount: 0.3, across: 60, down: 60 },
    }) +
    strap(ctx, roundRect(-80, -80, 160, 160, 12), { width: 11, fabric: ctx.plain(last) })
  );
}

export const kind = defineKind({
  name: 'kitchen-linen',
  about: 'apron on a hook (wall), or oven gloves and pot holder (flat); colours: cloth and print, last binding',
  stances: ['wall', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const gloves = (): string =>
      place(potHolder(ctx), { x: 256, y: 350, turn: 8 }) +
      place(mitt(ctx, true, true), { x: 148, y: 214, turn: -14 }) +
      place(mitt(ctx, false, false), { x: 356, y: 206, turn: 12 });
    const whole = (): string =>
      cut.what === 'mitts'
        ? gloves()
        : apron(ctx, cut) +
          (cut.what === 'set' ? place(mitt(ctx, false, true), { x: 440, y: 350, turn: 14, scale: 0.62 }) : '');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 140, reach: 380 },
        zoom(ctx, { x: 220, y: 300, factor: 2.1, turn: -4 }, whole),
      );
    const extent =
      cut.what === 'mitts'
        ? { x: 20, y: 60, width: 472, height: 392 }
        : { x: 70, y: 40, width: cut.what === 'set' ? 444 : 372, height: 412 };
    return fit(ctx, extent, { x: 26, y: 26, width: 460, height: 460 }, whole);
  },
});
