// Pads: thin ones of paper pulp with their pack, thick ones of cloth.
import { darken, lighten } from '../../colour.ts';
import { clipTo, groundShadow, innerRim, stitches } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { emblem, printedLines } from '../../parts/beauty/emblem.ts';
import { path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, line, linear, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './look.ts';

const OUTLINE = path(
  'M-150 0C-150 -30 -118 -42 -84 -38C-62 -36 -50 -36 -44 -44C-40 -70 -22 -78 0 -78S40 -70 44 -44C50 -36 62 -36 84 -38C118 -42 150 -30 150 0S118 42 84 38C62 36 50 36 44 44C40 70 22 78 0 78S-40 70 -44 44C-50 36 -62 36 -84 38C-118 42 -150 30 -150 0Z',
);
const INNER = path(
  'M-134 0C-134 -22 -108 -30 -80 -28C-40 -26 40 -26 80 -28C108 -30 134 -22 134 0S108 30 80 28C40 26 -40 26 -80 28C-108 30 -134 22 -134 0Z',
);

/** A pad with wings, lying at a slant as seen from a chair. */
export function pad(ctx: Ctx, colour: string, core: string): string {
  const dots = Array.from({ length: 60 }, (_, n) =>
    circle(-118 + (n % 20) * 12.4, -14 + Math.floor(n / 20) * 14, 1.1, { fill: darken(colour, 0.28), opacity: 0.5 }),
  );
  return (
    draw(toD(OUTLINE), { fill: darken(ctx.tint, 0.55), opacity: 0.26, transform: 'translate(5 9)' }) +
    clipTo(
      ctx,
      OUTLINE,
      draw(toD(OUTLINE), {
        fill: linear(
          ctx.defs,
          [-150, -60],
          [150, 60],
          [
            [0, '#ffffff'],
            [0.6, colour],
            [1, darken(colour, 0.14)],
          ],
        ),
      }),
      innerRim(ctx, OUTLINE, { dx: -3, dy: -4, soft: 4, colour: darken(colour, 0.4), opacity: 0.5 }),
    ) +
    clipTo(
      ctx,
      INNER,
      draw(toD(INNER), { fill: lighten(colour, 0.5) }),
      draw(
        'M-110 0C-110 -14 -86 -17 -66 -16C-30 -14 30 -14 66 -16C86 -17 110 -14 110 0S86 17 66 16C30 14 -30 14 -66 16C-86 17 -110 14 -110 0Z',
        { fill: core, opacity: 0.5, stroke: darken(core, 0.3), 'stroke-width': 2 },
      ),
      ...dots,
      innerRim(ctx, INNER, { dx: -3, dy: -4, soft: 5, colour: darken(colour, 0.4), opacity: 0.4 }),
    ) +
    draw(toD(INNER), { fill: 'none', stroke: darken(colour, 0.3), 'stroke-width': 1.2, 'stroke-opacity': 0.6 }) +
    draw(toD(OUTLINE), { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 0.9, 'stroke-opacity': 0.6 })
  );
}

/** The picture of a pad printed on the pack: flat inks in a framed panel, so that it is not taken for a pad itself. */
function printedPad(film: string, pale: string): string {
  return place(
    rect(-46, -25, 92, 50, { rx: 12, fill: lighten(pale, 0.6), stroke: film, 'stroke-width': 3.4 }) +
      draw(toD(OUTLINE), { fill: film, transform: 'scale(.25)' }) +
      draw(toD(INNER), { fill: lighten(pale, 0.3), transform: 'scale(.25)' }) +
      [-1, 0, 1].map((n) => line(n * 10 - 4, 3, n * 10 + 4, -3, { stroke: film, 'stroke-width': 2 })).join(''),
    { x: -46, y: -58 },
  );
}

/** A soft plastic pack, sealed above and below. */
export function pack(ctx: Ctx, cut: Cut): string {
  const [film, accent, pale] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const outline = path(
    'M-104 -246C-60 -250 60 -250 104 -246C110 -240 112 -232 110 -222C118 -150 118 -80 112 -8C110 0 104 4 96 3C40 6 -40 6 -96 3C-104 4 -110 0 -112 -8C-118 -80 -118 -150 -110 -222C-112 -232 -110 -240 -104 -246Z',
  );
  const art =
    draw('M-120 -96C-60 -140 30 -70 122 -122V10H-120Z', { fill: accent }) +
    draw('M-120 -84C-60 -128 30 -58 122 -110V10H-120Z', { fill: pale, opacity: 0.9 }) +
    emblem(cut.mark, 0, -176, 40, pale, lighten(accent, 0.5)) +
    printedLines(0, -120, [120, 72], { ink: pale, height: 8, gap: 16 }) +
    printedPad(film, pale);
  const creases = [
    ['M-92 -214C-84 -196 -88 -180 -98 -168', 0.5],
    ['M94 -216C84 -190 92 -170 100 -160', 0.5],
    ['M-98 -20C-80 -30 -60 -28 -44 -16', 0.4],
    ['M100 -18C84 -32 60 -26 48 -14', 0.4],
  ] as const;
  return (
    groundShadow(ctx, { x: 6, y: 0, width: 230, depth: 17 }) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: film }),
      art,
      draw(toD(outline), {
        fill: linear(
          ctx.defs,
          [-112, 0],
          [112, 0],
          [
            [0, darken(film, 0.6), 0.4],
            [0.14, '#fffaf0', 0.3],
            [0.3, '#fffaf0', 0],
            [0.7, darken(film, 0.5), 0.06],
            [1, darken(film, 0.7), 0.5],
          ],
        ),
      }),
      ...creases.map(
        ([d, o]) =>
          draw(d, {
            fill: 'none',
            stroke: '#fffaf0',
            'stroke-width': 5,
            'stroke-opacity': o,
            'stroke-linecap': 'round',
          }) +
          draw(d, {
            fill: 'none',
            stroke: darken(film, 0.5),
            'stroke-width': 3,
            'stroke-opacity': o * 0.7,
            transform: 'translate(3 4)',
            'stroke-linecap': 'round',
          }),
      ),
      rect(-120, -250, 240, 24, { fill: darken(film, 0.12) }),
      ...Array.from({ length: 30 }, (_, n) =>
        line(-112 + n * 7.8, -248, -112 + n * 7.8, -228, {
          stroke: '#ffffff',
          'stroke-width': 1.4,
          'stroke-opacity': 0.3,
        }),
      ),
      innerRim(ctx, outline, { dx: -6, dy: -6, soft: 9, colour: darken(film, 0.7), opacity: 0.5, blend: 'multiply' }),
    ) +
    draw(toD(outline), { fill: 'none', stroke: darken(film, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}

/** Washable pads with a snap, stacked, the top one open. */
export function clothPads(ctx: Ctx): string {
  const folded = (n: number): string => {
    const colour = n % 2 ? ctx.colour(2) : ctx.colour(1);
    const shape = path('M-116 -34C-124 -20 -124 4 -114 8H114C124 4 124 -20 116 -34Z');
    return clothPiece(ctx, {
      outline: shape,
      fabric: n % 2 ? ctx.plain(colour) : ctx.fabric,
      form: 0.8,
      folds: [
        {
          points: [
            [-110, -12],
            [0, -8],
            [110, -12],
          ],
          width: 10,
          depth: -0.4,
          open: 'both',
        },
      ],
    });
  };
  const top = place(
    draw(
      'M-150 0C-150 -30 -118 -42 -84 -38C-50 -36 -48 -70 0 -74S50 -36 84 -38C118 -42 150 -30 150 0S118 42 84 38C50 36 48 70 0 74S-50 36 -84 38C-118 42 -150 30 -150 0Z',
      { fill: darken(ctx.tint, 0.5), opacity: 0.25, transform: 'translate(4 8)' },
    ) +
      clothPiece(ctx, {
        outline: path(
          'M-150 0C-150 -30 -118 -42 -84 -38C-50 -36 -48 -70 0 -74S50 -36 84 -38C118 -42 150 -30 150 0S118 42 84 38C50 36 48 70 0 74S-50 36 -84 38C-118 42 -150 30 -150 0Z',
        ),
        fabric: ctx.fabric,
        form: 0.7,
        drape: { amount: 0.25, across: 120, down: 80 },
      }) +
      stitches(
        path(
          'M-128 0C-128 -22 -100 -26 -76 -25C-30 -22 30 -22 76 -25C100 -26 128 -22 128 0S100 26 76 25C30 22 -30 22 -76 25C-100 26 -128 22 -128 0Z',
        ),
        lighten(ctx.colour(0), 0.5),
        { length: 5, gap: 4, width: 1.4 },
      ) +
      [-60, 60]
        .map((y) =>
          plastic(ctx, path(`M-7 ${y}C-7 ${y - 9} 7 ${y - 9} 7 ${y}S-7 ${y + 9} -7 ${y}Z`), '#f1ede6', { gloss: 0.8 }),
        )
        .join(''),
    { x: 256, y: 264, turn: -7, scale: 1.12 },
  );
  return (
    groundShadow(ctx, { x: 262, y: 442, width: 260, depth: 18 }) +
    [0, 1, 2].map((n) => place(folded(n), { x: 256 + (n % 2 ? 6 : -4), y: 434 - n * 40 })).join('') +
    top
  );
}
