// Socks laid flat: one pair, or a pack of three in the recipe's colours.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, seam, wallShadow } from '../light.ts';
import { joined, path, reversed } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  height: ['crew', 'ankle', 'no-show'],
  pack: ['one', 'three'],
  heel: ['same', 'contrast'],
  top: ['rib', 'stripes'],
} as const;
type Cut = CutOf<typeof CUTS>;

const TOPS: Readonly<Record<Cut['height'], number>> = { crew: 60, ankle: 262, 'no-show': 284 };

/** How far the second sock of a pair is moved. */
const PAIR = { x: 46, y: -26 } as const;

/** One sock from the side, toe to the left, heel at the lower right. */
function sock(ctx: Ctx, cut: Cut, fabric: Fabric, trim: string): string {
  const top = TOPS[cut.height];
  const base = fabric.base;
  const leg = path(
    `M250 ${top}C250 ${top + (300 - top) * 0.4} 246 ${286} 236 ${304}C206 334 150 348 108 372C78 390 80 428 116 438C170 448 236 440 286 424C330 408 352 384 352 340C354 ${300} 346 ${top + (300 - top) * 0.5} 346 ${top}Q298 ${top + 10} 250 ${top}Z`,
  );
  const heelLine = path('M352 300C318 304 288 336 286 372C290 400 300 414 306 420');
  const toeLine = path('M150 356C130 384 132 416 152 446');
  const high = cut.height === 'crew' ? 44 : cut.height === 'ankle' ? 24 : 13;
  const cuff = joined([
    path(`M248 ${top}Q298 ${top + 11} 348 ${top}`),
    path(`M348 ${top}C348 ${top + high * 0.5} 347 ${top + high * 0.8} 347 ${top + high}`),
    reversed(path(`M249 ${top + high}Q298 ${top + high + 10} 347 ${top + high}`)),
    path(`M249 ${top + high}L248 ${top}`),
  ]);
  const bands =
    cut.top === 'stripes'
      ? [0, 1]
          .map((n) =>
            draw(`M240 ${top + high + 18 + n * 20}Q298 ${top + high + 29 + n * 20} 356 ${top + high + 18 + n * 20}`, {
              fill: 'none',
              stroke: trim,
              'stroke-width': 9,
            }),
          )
          .join('')
      : '';
  const mark = cut.heel === 'contrast' ? trim : darken(base, 0.06);
  const rib = ctx.cloth({ name: 'rib', scale: 0.62 }, [cut.heel === 'contrast' && cut.top !== 'stripes' ? trim : base]);
  return (
    wallShadow(ctx, [leg], { distance: 11 }) +
    clothPiece(ctx, {
      outline: leg,
      fabric,
      form: 0.9,
      folds: [
        {
          points: [
            [238, 306],
            [262, 330],
            [300, 346],
          ],
          width: 14,
          depth: -0.12,
        },
        {
          points: [
            [232, 322],
            [254, 350],
            [286, 366],
          ],
          width: 16,
          depth: 0.24,
        },
        {
          points: [
            [290, 120],
            [300, 220],
            [318, 310],
          ],
          width: 40,
          depth: 0.12,
        },
        {
          points: [
            [140, 400],
            [200, 392],
            [270, 380],
          ],
          width: 30,
          depth: 0.16,
        },
      ],
      drape: { amount: 0.08, across: 90, down: 110 },
      onCloth:
        draw(`M352 300C318 304 288 336 286 372C290 400 300 414 306 420L380 420V300Z`, { fill: mark }) +
        draw(`M150 356C130 384 132 416 152 446H60V350Z`, { fill: mark }) +
        bands,
      over: seam(heelLine, mark, { strength: 0.5 }) + seam(toeLine, mark, { strength: 0.5 }),
    }) +
    castOn(ctx, leg, cuff, { base, dx: 0, dy: 4, soft: 3, strength: 0.4 }) +
    clothPiece(ctx, { outline: cuff, fabric: rib, form: 0.8, warp: 0 })
  );
}

/** The second sock looks out behind the first. */
function pair(ctx: Ctx, cut: Cut, fabric: Fabric, trim: string): string {
  return place(sock(ctx, cut, fabric, trim), PAIR) + sock(ctx, cut, fabric, trim);
}

export const kind = defineKind({
  name: 'sock-pair',
  about: 'socks; colours: pattern or sock, in a pack one for each pair, last the trim',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const trim = ctx.colour(ctx.colourCount - 1);
    const top = TOPS[cut.height];
    const one = (): string => pair(ctx, cut, ctx.fabric, trim);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: 300, y: (top + 400) / 2, factor: 1.9, turn: -5 }, one),
      );
    if (cut.pack === 'three') {
      const box = { x: 76, y: top - 10 + PAIR.y, width: 290 + PAIR.x, height: 456 - top - PAIR.y };
      const wide = cut.height === 'crew' ? 176 : 304;
      const spots =
        cut.height === 'crew'
          ? [
              [14, 96],
              [162, 128],
              [310, 160],
            ]
          : [
              [22, 26],
              [104, 154],
              [186, 282],
            ];
      return spots
        .map(([x = 0, y = 0], n) => {
          const colour =
            n === 0
              ? ctx.fabric
              : ctx.recipe.pattern && ctx.recipe.pattern.name !== 'plain'
                ? ctx.cloth(ctx.recipe.pattern, [ctx.colour(n), ctx.colour(n + 1), ctx.colour(n + 2)])
                : ctx.plain(ctx.colour(n));
          return fit(ctx, box, { x, y, width: wide, height: cut.height === 'crew' ? 280 : 206 }, () =>
            pair(ctx, cut, colour, lighten(trim, 0.02)),
          );
        })
        .join('');
    }
    return fit(
      ctx,
      { x: 76, y: top - 34, width: 326, height: 480 - top },
      { x: 46, y: 40, width: 420, height: 432 },
      one,
    );
  },
});
