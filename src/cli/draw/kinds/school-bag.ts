// School bags for children, standing: with a printed front, a flap, or an animal's ears.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, gleam, groundShadow, stitches } from '../light.ts';
import { kidsPrint, KIDS_MOTIF_NAMES } from '../parts/kids-motifs.ts';
import { buckle, ring, zip } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { flipped, parallel, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['classic', 'toddler', 'flap'],
  print: ['none', ...KIDS_MOTIF_NAMES],
  side: ['pocket', 'bottle'],
} as const;
type Cut = CutOf<typeof CUTS>;

const X = 256;
const METAL = '#b7bac0';

const BODY: Readonly<Record<Cut['style'], Path>> = {
  classic: path(
    'M142 440C128 440 120 430 119 414C112 320 114 220 126 158C134 112 176 84 256 84C336 84 378 112 386 158C398 220 400 320 393 414C392 430 384 440 370 440Z',
  ),
  toddler: path(
    'M160 440C140 440 128 428 125 408C116 340 118 250 134 196C148 146 190 122 256 122C322 122 364 146 378 196C394 250 396 340 387 408C384 428 372 440 352 440Z',
  ),
  flap: path(
    'M140 440C126 440 120 432 119 416C114 330 116 240 124 172C126 146 140 130 164 126C220 118 292 118 348 126C372 130 386 146 388 172C396 240 398 330 393 416C392 432 386 440 372 440Z',
  ),
};

function straps(ctx: Ctx, second: string): string {
  const band = ctx.plain(darken(second, 0.1));
  const loop = path('M150 150C96 168 78 250 88 330C92 368 104 396 122 410');
  return (
    strap(ctx, loop, { width: 24, fabric: band }) +
    strap(ctx, flipped(loop, X), { width: 24, fabric: band }) +
    [96, 416].map((x) => buckle(ctx, x - (x > X ? -4 : 4), 356, 30, 18, '#3b3b41')).join('')
  );
}

function grip(ctx: Ctx, y: number, colour: string): string {
  return strap(ctx, path(`M222 ${y + 8}C222 ${y - 42} 290 ${y - 42} 290 ${y + 8}`), {
    width: 15,
    fabric: ctx.plain(colour),
  });
}

/** The net or cloth pocket at the side, with or without a water bottle in it. */
function sides(ctx: Ctx, cut: Cut, body: Path, second: string): string {
  const net = ctx.cloth({ name: 'net', scale: 0.8 }, [darken(second, 0.1), mix(second, '#f3ead8', 0.4)]);
  const one = path('M119 330C110 326 100 330 98 340C92 380 96 412 106 432C112 438 122 440 132 440L124 400Z');
  const flask =
    cut.side === 'bottle'
      ? draw('M392 250H424V268H392Z', { fill: ctx.colour(2), stroke: darken(ctx.colour(2), 0.4), 'stroke-width': 1 }) +
        clothPiece(ctx, {
          outline: path('M386 268H430C434 300 432 360 426 420H390Z'),
          fabric: ctx.plain(mix(ctx.colour(2), '#dfeaf0', 0.55)),
          form: 1,
          warp: 0,
          over: gleam(ctx, path('M398 280V400'), { width: 6, opacity: 0.7 }),
        }) +
        draw('M400 250C400 236 416 236 416 250', { fill: 'none', stroke: ctx.colour(2), 'stroke-width': 6 })
      : '';
  return (
    flask +
    [one, flipped(one, X)].map((shape) => clothPiece(ctx, { outline: shape, fabric: net, form: 0.8 })).join('') +
    castOn(ctx, body, one, { base: second, strength: 0.2 })
  );
}

function piping(line: Path, colour: string): string {
  return (
    draw(toD(line), { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 6.4 }) +
    draw(toD(line), { fill: 'none', stroke: colour, 'stroke-width': 5 }) +
    draw(toD(parallel(line, -1)), {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': 1.4,
      'stroke-opacity': 0.8,
    })
  );
}

function drawBag(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const [second, third] = [ctx.colour(1), ctx.colour(2)];
  const body = BODY[cut.style];
  const inks: readonly [string, string, string] = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const top = { classic: 84, toddler: 122, flap: 120 }[cut.style];
  const pocket = path(
    cut.style === 'flap'
      ? 'M150 330H362C366 360 366 390 362 416C360 426 354 430 344 430H168C158 430 152 426 150 416C146 390 146 360 150 330Z'
      : 'M148 286C180 280 332 280 364 286C372 330 372 380 366 412C364 424 356 430 344 430H168C156 430 148 424 146 412C140 380 140 330 148 286Z',
  );
  const mouth = path(cut.style === 'flap' ? 'M150 330H362' : 'M148 286C180 280 332 280 364 286');
  const shell = clothPiece(ctx, {
    outline: body,
    fabric,
    form: 0.95,
    drape: { amount: 0.2, across: 90, down: 120 },
    folds: [
      {
        points: [
          [132, 300],
          [140, 360],
          [134, 420],
        ],
        width: 24,
        depth: -0.2,
      },
      {
        points: [
          [380, 300],
          [372, 360],
          [378, 420],
        ],
        width: 24,
        depth: -0.2,
      },
    ],
  });
  const zipLine =
    cut.style === 'classic'
      ? path('M136 232C146 152 190 116 256 116C322 116 366 152 376 232')
      : cut.style === 'toddler'
        ? path('M140 268C146 190 196 156 256 156C316 156 366 190 372 268')
        : undefined;
  const front =
    sewnPiece(ctx, {
      outline: pocket,
      fabric: cut.print === 'none' || cut.style === 'toddler' ? fabric : ctx.plain(second),
      under: body,
      lift: 3,
      form: 0.7,
      sewn: [
        path(
          'M366 300C372 340 370 390 364 414C362 424 356 428 344 428H168C156 428 150 424 148 414C142 390 140 340 146 300',
        ),
      ],
      inset: -5,
    }) +
    (cut.style === 'toddler'
      ? ''
      : zip(parallel(mouth, 12), { tape: darken(second, 0.25), metal: METAL, width: 7, pull: 0.12 }));
  const printed =
    cut.print === 'none'
      ? ''
      : kidsPrint(cut.print, inks, {
          x: X,
          y: cut.style === 'classic' ? 362 : cut.style === 'flap' ? 232 : 352,
          scale: cut.style === 'flap' ? 1.25 : 1.16,
        });
  const flap = path(
    'M124 172C126 146 140 130 164 126C220 118 292 118 348 126C372 130 386 146 388 172C392 210 392 250 386 282C382 300 370 306 352 307C290 311 222 311 160 307C142 306 130 300 126 282C120 250 120 210 124 172Z',
  );
  const flapArt =
    cut.style === 'flap'
      ? sewnPiece(ctx, {
          outline: flap,
          fabric: ctx.plain(second),
          under: body,
          lift: 5,
          form: 0.8,
          sewn: [path('M386 270C384 298 372 304 352 305C290 309 222 309 160 305C140 304 128 298 126 270')],
          inset: -6,
        }) +
        printed +
        [176, 336]
          .map(
            (x) =>
              sewnPiece(ctx, {
                outline: path(`M${x - 14} 288H${x + 14}V338C${x + 14} 346 ${x - 14} 346 ${x - 14} 338Z`),
                fabric: ctx.plain(third),
                under: flap,
                lift: 2.4,
                form: 0.5,
              }) + buckle(ctx, x, 322, 32, 20, METAL),
          )
          .join('')
      : '';
  const ears =
    cut.style === 'toddler'
      ? [-1, 1]
          .map(
            (s) =>
              clothPiece(ctx, {
                outline:
                  s < 0
                    ? path('M150 176C112 150 108 96 140 84C172 76 200 108 206 138Z')
                    : flipped(path('M150 176C112 150 108 96 140 84C172 76 200 108 206 138Z'), X),
                fabric,
                form: 1,
              }) +
              ellipse(X + s * 100, 122, 20, 24, { fill: second, transform: `rotate(${s * 24} ${X + s * 100} 122)` }),
          )
          .join('')
      : '';
  return (
    groundShadow(ctx, { x: X, y: 438, width: 300, depth: 18 }) +
    straps(ctx, second) +
    ears +
    grip(ctx, top, darken(second, 0.1)) +
    sides(ctx, cut, body, second) +
    shell +
    (zipLine ? zip(zipLine, { tape: darken(base, 0.25), metal: METAL, width: 8, pull: 0.93 }) : '') +
    (cut.style === 'classic'
      ? clipTo(ctx, body, piping(path('M148 246C150 176 196 140 256 140C316 140 362 176 364 246'), second)) +
        kidsPrintSmall(ctx, cut, inks)
      : '') +
    front +
    (cut.style === 'flap' ? flapArt : printed) +
    clipTo(ctx, body, stitches(path('M150 434H362'), lighten(base, 0.4), { width: 1 })) +
    (cut.style === 'classic' ? ring(ctx, 382, 300, 7, METAL) : '')
  );
}

/** Two small repeats of the print above the pocket. */
function kidsPrintSmall(ctx: Ctx, cut: Cut, inks: readonly [string, string, string]): string {
  if (cut.print === 'none' || ctx.recipe.pattern) return '';
  return [
    [206, 210, -12],
    [306, 206, 12],
    [256, 246, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(kidsPrint(cut.print as 'sun', inks, { x: 0, y: 0, scale: 0.4 }), { x, y, turn }),
    )
    .join('');
}

export const kind = defineKind({
  name: 'school-bag',
  about: "child's school bag; colours: body and print, pocket and straps, three of the large print",
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const bag = (): string => drawBag(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 180, reach: 430 },
        zoom(ctx, { x: 240, y: 330, factor: 1.9, turn: -5 }, bag),
      );
    return fit(
      ctx,
      { x: 74, y: 46, width: 364, height: 400 },
      { x: 40, y: 30, width: 432, height: groundFor(ctx, 400) - 26 },
      bag,
      true,
    );
  },
});
