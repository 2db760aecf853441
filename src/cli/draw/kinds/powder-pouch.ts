// Stand-up pouches of powder with a zip and a window, and sachets.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { powderHeap, prop } from '../parts/beauty/botanicals.ts';
import { emblem, printedLines } from '../parts/beauty/emblem.ts';
import { path, roundRect, toD } from '../path.ts';
import { draw, ellipse, line, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  paper: ['kraft', 'printed', 'matt'],
  window: ['drop', 'band', 'none'],
  mark: ['leaf', 'lotus', 'rose', 'marigold', 'sun', 'sprig', 'palm'],
  beside: ['bowl', 'none', 'rose', 'marigold', 'neem', 'hibiscus', 'citrus'],
} as const;
type Cut = CutOf<typeof CUTS>;

function pouch(ctx: Ctx, cut: Cut): string {
  const [skin, ink, accent, powder] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const outline = path(
    'M-98 -286H98C101 -286 103 -284 103 -280C100 -200 104 -90 110 -26C112 -6 104 2 92 4C60 12 -60 12 -92 4C-104 2 -112 -6 -110 -26C-104 -90 -100 -200 -103 -280C-103 -284 -101 -286 -98 -286Z',
  );
  const box = { x: -116, y: -292, width: 232, height: 310 };
  const fabric =
    cut.paper === 'kraft'
      ? ctx.cloth({ name: 'carton' }, [skin])
      : cut.paper === 'printed'
        ? ctx.fabric
        : ctx.plain(skin);
  const panel = cut.paper === 'printed' ? draw(toD(roundRect(-72, -226, 144, 176, 12)), { fill: accent }) : '';
  const window =
    cut.window === 'none'
      ? ''
      : (() => {
          const shape =
            cut.window === 'drop'
              ? path('M0 -110C16 -86 34 -68 34 -48C34 -28 18 -18 0 -18S-34 -28 -34 -48C-34 -68 -16 -86 0 -110Z')
              : roundRect(-84, -78, 168, 44, 8);
          return (
            clipTo(
              ctx,
              shape,
              draw(toD(shape), { fill: powder }),
              draw(toD(shape), {
                fill: linear(
                  ctx.defs,
                  [-60, -110],
                  [60, -10],
                  [
                    [0, '#ffffff', 0.5],
                    [0.3, '#ffffff', 0],
                    [0.7, darken(powder, 0.4), 0.2],
                    [1, darken(powder, 0.5), 0.5],
                  ],
                ),
              }),
              innerRim(ctx, shape, { dx: 2, dy: 3, soft: 3, colour: darken(powder, 0.65), opacity: 0.6 }),
            ) + draw(toD(shape), { fill: 'none', stroke: ink, 'stroke-width': 1.6 })
          );
        })();
  const up = cut.window === 'none' ? 0 : -24;
  return (
    groundShadow(ctx, { x: 6, y: 4, width: 226, depth: 18 }) +
    clipTo(
      ctx,
      outline,
      fabric.paint(box, { origin: [0, -140], scale: 0.8 }),
      panel,
      emblem(cut.mark, 0, -184 + up * 0.3, 34, ink, cut.paper === 'printed' ? darken(accent, 0.25) : accent),
      printedLines(0, -136 + up * 0.4, [106, 66], { ink, height: 7, gap: 15 }),
      cut.window === 'none' ? printedLines(0, -92, [96, 80, 40], { ink, height: 3, gap: 8, opacity: 0.6 }) : '',
      window,
      draw('M-116 -36C-60 -2 60 -2 116 -36V20H-116Z', { fill: darken(skin, 0.5), opacity: 0.16 }),
      draw('M-112 -34C-60 0 60 0 112 -34', {
        fill: 'none',
        stroke: darken(skin, 0.5),
        'stroke-width': 1.6,
        'stroke-opacity': 0.5,
      }),
      draw(toD(outline), {
        fill: linear(
          ctx.defs,
          [-108, 0],
          [108, 0],
          [
            [0, darken(skin, 0.6), 0.42],
            [0.1, '#fffaf0', 0.12],
            [0.2, '#fffaf0', 0.34],
            [0.36, '#fffaf0', 0],
            [0.74, darken(skin, 0.5), 0.1],
            [1, darken(skin, 0.7), 0.5],
          ],
        ),
      }),
      rect(-110, -290, 220, 20, { fill: darken(skin, 0.25), opacity: 0.5 }),
      ...[-258, -252].map((y) =>
        line(-104, y, 104, y, { stroke: darken(skin, 0.4), 'stroke-width': 2, 'stroke-opacity': 0.5 }),
      ),
      line(-104, -255, 104, -255, { stroke: lighten(skin, 0.7), 'stroke-width': 2, 'stroke-opacity': 0.6 }),
      ...[-86, 86].map((x) =>
        draw(`M${x} -244C${x * 0.92} -190 ${x * 0.98} -120 ${x * 1.06} -60`, {
          fill: 'none',
          stroke: '#fffaf0',
          'stroke-width': 3,
          'stroke-opacity': 0.3,
        }),
      ),
    ) +
    draw('M-103 -262L-98 -258L-103 -254M103 -262L98 -258L103 -254', {
      fill: ctx.tint,
      stroke: darken(skin, 0.5),
      'stroke-width': 1,
    }) +
    draw(toD(outline), { fill: 'none', stroke: darken(skin, 0.55), 'stroke-width': 1.1, 'stroke-opacity': 0.65 })
  );
}

/** A small clay bowl of the powder mixed to a paste or dry. */
function bowl(ctx: Ctx): string {
  const [clay, powder] = ['#b5683f', ctx.colour(3)];
  return (
    groundShadow(ctx, { x: 4, y: 40, width: 130, depth: 14 }) +
    draw('M-74 -6C-70 32 -40 46 0 46S70 32 74 -6Z', {
      fill: linear(
        ctx.defs,
        [-74, 0],
        [74, 0],
        [
          [0, darken(clay, 0.3)],
          [0.25, lighten(clay, 0.3)],
          [0.5, clay],
          [1, darken(clay, 0.45)],
        ],
      ),
      stroke: darken(clay, 0.5),
      'stroke-width': 1,
    }) +
    ellipse(0, -6, 74, 21, { fill: darken(clay, 0.2), stroke: darken(clay, 0.45), 'stroke-width': 1 }) +
    ellipse(0, -5, 66, 17, { fill: darken(clay, 0.5) }) +
    place(powderHeap(ctx, 0, 0, 118, powder), { y: 0, scale: '1 .86' })
  );
}

export const kind = defineKind({
  name: 'powder-pouch',
  about: 'pouch of powder; colours: pouch, ink, accent, powder',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const aside = (): string =>
      cut.beside === 'none'
        ? ''
        : cut.beside === 'bowl'
          ? place(bowl(ctx), { x: 382, y: 408 })
          : prop(ctx, cut.beside, 370, 426, 1.15);
    const scene = (): string => place(pouch(ctx, cut), { x: 226, y: 440 }) + aside();
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 370 },
        zoom(ctx, { x: 290, y: 352, factor: 1.9 }, scene),
      );
    const extent = { x: 110, y: 150, width: cut.beside === 'none' ? 232 : 348, height: 306 };
    return fit(ctx, extent, { x: 36, y: groundFor(ctx, 386) + 8 - 390, width: 440, height: 390 }, scene, true);
  },
});
