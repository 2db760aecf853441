// A folding box for the boot: stiff cloth walls, handles, mesh pocket, things standing in it.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, stitches } from '../light.ts';
import { block } from '../parts/goods/boxes.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { strap } from '../parts/panel.ts';
import { turnedBody } from '../parts/ware.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, linear, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { content: ['filled', 'empty'] } as const;

/** What is seen in the empty box: the far wall, the left one, and the partition, each darker towards the bottom. */
function insides(ctx: Ctx, main: string): string {
  const wall = (d: string, from: string, to: string): string =>
    draw(d, {
      fill: linear(
        ctx.defs,
        [0, 213],
        [0, 264],
        [
          [0, from],
          [1, to],
        ],
      ),
    });
  const [far, left] = [lighten(main, 0.1), darken(main, 0.22)];
  const seams = [84, 210].map((x) =>
    line(158 + x, 214, 158 + x, 262, { stroke: darken(main, 0.35), 'stroke-width': 1.2, 'stroke-opacity': 0.6 }),
  );
  const partition = (x: number): string =>
    wall(`M${x} 264L${x + 98} 212V264Z`, darken(main, 0.08), darken(main, 0.5)) +
    draw(`M${x} 263L${x + 97} 213`, { stroke: lighten(main, 0.35), 'stroke-width': 3, fill: 'none' });
  return (
    wall('M150 205H470V270H150Z', far, darken(main, 0.42)) +
    seams.join('') +
    wall('M58 266L158 212V266Z', left, darken(main, 0.55)) +
    line(158, 212, 158, 264, { stroke: darken(main, 0.5), 'stroke-width': 1.6 }) +
    partition(214)
  );
}

function drawAll(ctx: Ctx, filled: boolean): string {
  const [main, trim, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const cloth = ctx.cloth({ name: 'twill', scale: 0.6 }, [main, darken(main, 0.12)]);
  const form = { x: 60, y: 262, width: 310, height: 180, depth: 96, rise: 0.52, open: true };
  const inside = polygon([
    [64, 262],
    [158, 213],
    [462, 213],
    [368, 262],
  ]);
  const bottle = createLathe(
    196,
    [
      [14, 120, 'corner'],
      [14, 140],
      [32, 170],
      [34, 300, 'corner'],
    ],
    0.12,
  );
  const spray = createLathe(
    286,
    [
      [10, 142, 'corner'],
      [30, 160],
      [32, 300, 'corner'],
    ],
    0.12,
  );
  const things = filled
    ? turnedBody(ctx, bottle, { stuff: 'plastic', colour: '#3f9583' }) +
      pad(ctx, roundRect(180, 108, 32, 22, 5), '#e2a826') +
      turnedBody(ctx, spray, { stuff: 'plastic', colour: '#f2e8d5' }) +
      pad(ctx, path('M258 138H312C318 138 318 150 312 150L300 152V164H272V152H262Z'), accent, { form: 0.6 }) +
      clothPiece(ctx, {
        outline: path('M338 250C330 200 344 176 380 172C418 170 432 200 428 250Z'),
        fabric: ctx.cloth({ name: 'terry', scale: 0.6 }, ['#8bbddb', '#6fa6c8']),
        form: 0.9,
        folds: [
          {
            points: [
              [350, 240],
              [356, 200],
              [376, 178],
            ],
            width: 14,
            depth: -0.4,
          },
        ],
      })
    : '';
  const net = Array.from(
    { length: 22 },
    (_, n) =>
      line(96 + n * 11, 330, 86 + n * 11, 430, { stroke: darken(trim, 0.1), 'stroke-width': 1.2 }) +
      line(86 + n * 11, 330, 98 + n * 11, 430, { stroke: darken(trim, 0.1), 'stroke-width': 1.2 }),
  ).join('');
  // What stands in the box hides its far rim.
  const farRim =
    draw('M60 262L156 212H466', { fill: 'none', stroke: darken(trim, 0.25), 'stroke-width': 5 }) +
    draw('M60 262L100 241M440 226L466 212', { fill: 'none', stroke: darken(trim, 0.2), 'stroke-width': 6 });
  const handle = (d: string): string =>
    strap(ctx, path(d), { width: 17, fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [trim, darken(trim, 0.2)]) });
  return (
    groundShadow(ctx, { x: 262, y: 444, width: 420 }) +
    draw(
      toD(
        polygon([
          [64, 262],
          [158, 212],
          [158, 260],
          [64, 310],
        ]),
      ),
      { fill: darken(main, 0.3) },
    ) +
    draw(toD(inside), { fill: darken(main, 0.5) }) +
    (filled
      ? draw('M262 262L356 213V230L262 280Z', { fill: darken(main, 0.2) }) + farRim + things
      : clipTo(ctx, inside, insides(ctx, main))) +
    block(ctx, form, cloth) +
    draw('M60 262H370L466 212', { fill: 'none', stroke: trim, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    (filled ? '' : farRim) +
    rect(82, 328, 256, 98, { fill: darken(main, 0.35), opacity: 0.55, rx: 4 }) +
    net +
    draw(toD(roundRect(82, 328, 256, 98, 4)), { fill: 'none', stroke: trim, 'stroke-width': 7 }) +
    stitches(path('M84 334H336'), lighten(trim, 0.5), { length: 4, gap: 3 }) +
    handle('M150 276C150 316 280 316 280 276') +
    handle('M402 262C400 312 436 292 438 244') +
    stitches(path('M66 436H366'), lighten(main, 0.4), { length: 5, gap: 3 }) +
    gleam(ctx, path('M70 280V420'), { width: 6, opacity: 0.3, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'boot-organiser',
  about: 'folding box for a car boot; colours: cloth, binding and handles, accent',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 52, y: 104, width: 418, height: 340 },
      art: () => drawAll(ctx, cut.content === 'filled'),
      stand: true,
      near: { x: 220, y: 310, factor: 1.9 },
      margin: 36,
    });
  },
});
