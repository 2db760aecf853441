// Small tubes whose cap carries a wand: liquid lipstick, gloss, mascara, liner. They lie open on a surface.
import { darken, lighten, saturate } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { emblem, printedLines } from '../parts/beauty/emblem.ts';
import { path, roundRect, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, draw, ellipse, group, line, linear, place, rect } from '../svg.ts';
import type { Stop } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  what: ['lipstick', 'gloss', 'mascara', 'liner'],
  body: ['clear', 'opaque', 'metal'],
  metal: ['gold', 'silver', 'rosegold'],
  lay: ['slant', 'level', 'steep'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Light down a cylinder that lies along x, from its upper edge to its lower one. */
function lying(ctx: Ctx, half: number, stops: readonly Stop[]): string {
  return linear(ctx.defs, [0, -half], [0, half], stops);
}

function tubePiece(ctx: Ctx, outline: Path, half: number, stops: readonly Stop[], ink: string): string {
  return draw(toD(outline), { fill: lying(ctx, half, stops), stroke: ink, 'stroke-width': 1, 'stroke-opacity': 0.8 });
}

/** The tube: mouth at x = 0, body to the left. */
function tube(ctx: Ctx, cut: Cut): string {
  const [colour, shell] = [saturate(ctx.colour(0), 1.08), ctx.colour(1)];
  const metal = METALS[cut.metal];
  const half = cut.what === 'liner' ? 24 : 30;
  const long = cut.what === 'mascara' ? 230 : 196;
  const body = roundRect(-long, -half, long - 18, half * 2, cut.what === 'mascara' ? 14 : 9);
  const neck = roundRect(-20, -half * 0.56, 24, half * 1.12, 2);
  const threads = [-14, -7, 0]
    .map((x) =>
      line(x, -half * 0.56, x - 2, half * 0.56, { stroke: metal.patina, 'stroke-width': 1.4, 'stroke-opacity': 0.6 }),
    )
    .join('');
  const skin =
    cut.body === 'clear'
      ? clipTo(
          ctx,
          body,
          draw(toD(body), { fill: lighten(ctx.tint, 0.5) }),
          draw(toD(roundRect(-long + 9, -half + 8, long - 34, half * 2 - 16, 6)), {
            fill: lying(ctx, half - 8, [
              [0, darken(colour, 0.3)],
              [0.25, lighten(colour, 0.25)],
              [0.6, colour],
              [1, darken(colour, 0.35)],
            ]),
          }),
          draw(toD(body), {
            fill: lying(ctx, half, [
              [0, '#8fa3a6', 0.5],
              [0.12, '#ffffff', 0.75],
              [0.26, '#ffffff', 0.1],
              [0.8, '#ffffff', 0],
              [0.92, '#ffffff', 0.4],
              [1, '#6f8386', 0.6],
            ]),
          }),
        ) + draw(toD(body), { fill: 'none', stroke: '#70858a', 'stroke-width': 1.1, 'stroke-opacity': 0.75 })
      : tubePiece(
          ctx,
          body,
          half,
          cut.body === 'metal' ? cylinderStops(metal) : paintStops(shell, 0.7),
          cut.body === 'metal' ? metal.patina : darken(shell, 0.6),
        );
  const ink = cut.body === 'opaque' ? ctx.colour(2) : cut.body === 'metal' ? metal.patina : lighten(colour, 0.8);
  const print =
    emblem(cut.what === 'mascara' ? 'moon' : cut.what === 'liner' ? 'wave' : 'heart', -long + 44, 0, 14, ink, ink) +
    printedLines(-long + 74, -6, [62, 40], { ink, height: 4, gap: 9, align: 'left' });
  return (
    wallShadow(ctx, [body, neck], { distance: 8 }) +
    tubePiece(ctx, neck, half * 0.56, cylinderStops(metal), metal.patina) +
    threads +
    skin +
    group({ opacity: 0.85 }, print) +
    gleam(ctx, path(`M${-long + 12} ${-half * 0.56}H-26`), { width: half * 0.2, opacity: 0.55, soft: 1 })
  );
}

/** The wand: cap to the right of x = 0, stem and tip to the left. */
function wand(ctx: Ctx, cut: Cut): string {
  const [colour, shell] = [saturate(ctx.colour(0), 1.08), ctx.colour(1)];
  const metal = METALS[cut.metal];
  const half = cut.what === 'liner' ? 25 : 31;
  const cap = roundRect(0, -half, cut.what === 'liner' ? 190 : 150, half * 2, 8);
  const collar = roundRect(-12, -half * 0.8, 16, half * 1.6, 3);
  const reach = cut.what === 'mascara' ? 70 : cut.what === 'liner' ? 40 : 96;
  const stem = roundRect(-12 - reach, -3.4, reach + 4, 6.8, 3);
  const x = -12 - reach;
  let tip: string;
  let shape: Path;
  if (cut.what === 'mascara') {
    shape = path(`M${x + 6} -12C${x - 40} -22 ${x - 90} -16 ${x - 108} 0C${x - 90} 16 ${x - 40} 22 ${x + 6} 12Z`);
    const hairs = spotsAlong(path(`M${x + 4} 0H${x - 104}`), 34).flatMap((spot, n) => {
      const t = n / 33;
      const long = 9 + 12 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.16));
      return [-1, 1].map((side) =>
        line(spot.x, 0, spot.x - 5, side * long, {
          stroke: n % 3 ? '#1d1b21' : '#4a474f',
          'stroke-width': 2.2,
          'stroke-linecap': 'round',
        }),
      );
    });
    tip =
      hairs.join('') +
      line(x + 6, 0, x - 106, 0, { stroke: '#5b5860', 'stroke-width': 2.6 }) +
      line(x, -2, x - 90, -4, { stroke: '#8b8890', 'stroke-width': 1, 'stroke-opacity': 0.6 });
  } else if (cut.what === 'liner') {
    shape = path(`M${x + 4} -5C${x - 20} -7 ${x - 44} -3 ${x - 60} 1C${x - 44} 4 ${x - 20} 7 ${x + 4} 5Z`);
    tip =
      draw(toD(shape), { fill: '#1d1b21', stroke: '#0e0d10', 'stroke-width': 0.8 }) +
      line(x, -2, x - 44, 0, { stroke: '#77737c', 'stroke-width': 1.2, 'stroke-opacity': 0.8 });
  } else {
    shape = path(
      `M${x + 6} -7C${x - 8} -13 ${x - 40} -13 ${x - 52} -7C${x - 60} -1 ${x - 56} 9 ${x - 42} 11C${x - 20} 14 ${x - 4} 11 ${x + 6} 7Z`,
    );
    tip =
      draw(toD(shape), { fill: colour, stroke: darken(colour, 0.45), 'stroke-width': 0.9 }) +
      ellipse(x - 28, -4, 18, 4, { fill: lighten(colour, 0.55), opacity: 0.8 });
  }
  const ribs =
    cut.what === 'mascara'
      ? [60, 70, 80].map((at) => rect(at, -half, 3, half * 2, { fill: darken(shell, 0.4), opacity: 0.5 })).join('')
      : '';
  return (
    wallShadow(ctx, [cap, collar, stem, shape], { distance: 8 }) +
    tubePiece(
      ctx,
      stem,
      3.4,
      [
        [0, lighten(colour, 0.4)],
        [0.4, colour],
        [1, darken(colour, 0.4)],
      ],
      darken(colour, 0.5),
    ) +
    tip +
    tubePiece(ctx, collar, half * 0.8, cylinderStops(metal), metal.patina) +
    tubePiece(ctx, cap, half, paintStops(shell, 0.75), darken(shell, 0.6)) +
    ribs +
    gleam(ctx, path(`M8 ${-half * 0.56}H${cut.what === 'liner' ? 182 : 142}`), {
      width: half * 0.2,
      opacity: 0.6,
      soft: 1,
    })
  );
}

/** What it writes: a smear of colour, or one fine and one bold stroke of liner. */
function trace(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  if (cut.what === 'liner')
    return (
      draw('M-96 10C-50 -14 20 -20 96 -6C30 -10 -40 0 -96 10Z', { fill: colour }) +
      draw('M-80 36C-30 20 30 18 88 30', { fill: 'none', stroke: colour, 'stroke-width': 3, 'stroke-linecap': 'round' })
    );
  const gloss = cut.what === 'gloss';
  const d = 'M-84 10C-92 -8 -50 -22 -10 -16C30 -24 84 -20 92 -4C96 14 44 20 10 18C-24 28 -76 28 -84 10Z';
  return (
    draw(d, { fill: darken(ctx.tint, 0.5), opacity: 0.28, transform: 'translate(2 4)' }) +
    draw(d, { fill: colour, opacity: gloss ? 0.85 : 1, stroke: darken(colour, 0.35), 'stroke-width': 0.9 }) +
    draw('M-66 0C-30 -12 20 -14 76 -8', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': gloss ? 7 : 4,
      'stroke-opacity': gloss ? 0.7 : 0.3,
      'stroke-linecap': 'round',
    }) +
    draw('M-50 14C-10 8 30 12 60 8', {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }) +
    (gloss
      ? [
          [-30, 4],
          [6, -2],
          [38, 6],
          [-56, 12],
          [64, 2],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.8, { fill: '#fff7e8' }))
          .join('')
      : '')
  );
}

export const kind = defineKind({
  name: 'wand-tube',
  about: 'liquid lipstick, gloss, mascara or liner, open; colours: what it holds, cap and shell, print',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.lay === 'level')
        return (
          place(tube(ctx, cut), { x: 300, y: 168, turn: -4 }) +
          place(wand(ctx, cut), { x: 268, y: 272, turn: -4 }) +
          place(trace(ctx, cut), { x: 210, y: 366, turn: -4 })
        );
      if (cut.lay === 'steep')
        return (
          place(tube(ctx, cut), { x: 214, y: 128, turn: -64 }) + place(wand(ctx, cut), { x: 312, y: 242, turn: -64 })
        );
      return (
        place(tube(ctx, cut), { x: 284, y: 150, turn: -34 }) +
        place(wand(ctx, cut), { x: 300, y: 268, turn: -34 }) +
        place(trace(ctx, cut), { x: 350, y: 392, turn: -34 })
      );
    };
    if (ctx.view === 'detail') return zoom(ctx, { x: 210, y: 290, factor: 1.8 }, scene);
    const extent = {
      level: { x: 76, y: 110, width: 372, height: 300 },
      steep: { x: 86, y: 80, width: 340, height: 350 },
      slant: { x: 76, y: 84, width: 372, height: 372 },
    }[cut.lay];
    return fit(ctx, extent, { x: 40, y: 36, width: 432, height: 440 }, scene);
  },
});
