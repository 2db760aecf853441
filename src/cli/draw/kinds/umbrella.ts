// Umbrellas: open from the side, or rolled and buttoned.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, crease, gleam, groundShadow, seam, stitches, wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { ring } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { joined, path, reversed, ribbon, smooth, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, linear } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  show: ['open', 'rolled'],
  handle: ['hook', 'straight'],
  edge: ['plain', 'band'],
} as const;
type Cut = CutOf<typeof CUTS>;

function handle(ctx: Ctx, cut: Cut, x: number, from: number): string {
  const wood = SURFACES.wood(ctx, '#7a4c2c');
  const shape =
    cut.handle === 'hook'
      ? path(`M${x} ${from}V${from + 62}C${x} ${from + 104} ${x + 54} ${from + 104} ${x + 54} ${from + 62}`)
      : path(`M${x} ${from}V${from + 84}`);
  const outline = ribbon(shape, cut.handle === 'hook' ? 13 : 19, 60);
  return (
    clothPiece(ctx, { outline, fabric: wood, finish: 'silk', form: 1, warp: 0, turn: 80 }) +
    gleam(ctx, path(`M${x - 3} ${from + 6}V${from + 58}`), { width: 3, opacity: 0.6, soft: 0.8 }) +
    draw(`M${x - 8} ${from}H${x + 8}V${from + 9}H${x - 8}Z`, {
      fill: METALS.brass.base,
      stroke: METALS.brass.patina,
      'stroke-width': 0.8,
    })
  );
}

/** Seen from the side and a little below: five panels, their edges hanging in arcs between the ribs. */
function open(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const tips: readonly (readonly [number, number])[] = [
    [40, 268],
    [122, 288],
    [214, 296],
    [314, 294],
    [400, 282],
    [470, 264],
  ];
  const top: readonly [number, number] = [256, 64];
  const dome = smooth([
    [40, 268],
    [84, 164],
    [168, 88],
    [256, 66],
    [346, 88],
    [428, 162],
    [470, 264],
  ]);
  const arcs = tips.slice(0, -1).map(([x, y], n) => {
    const [nx, ny] = tips[n + 1] ?? [x, y];
    return path(`M${x} ${y}Q${(x + nx) / 2} ${(y + ny) / 2 - 24} ${nx} ${ny}`);
  });
  const outline = joined([dome, reversed(joined(arcs, false))]);
  const ribs = tips
    .slice(1, -1)
    .map(([x, y]) =>
      path(
        `M${top[0]} ${top[1] + 2}C${top[0] + (x - top[0]) * 0.62} ${top[1] + 26} ${x + (top[0] - x) * 0.1} ${y - 90} ${x} ${y}`,
      ),
    );
  const shaft = path('M252 240H260V398H252Z');
  const inside = joined([
    path('M40 268C90 286 160 300 256 300C350 300 420 286 470 264'),
    reversed(joined(arcs, false)),
  ]);
  const band =
    cut.edge === 'band'
      ? arcs
          .map((arc) => draw(toD(arc), { fill: 'none', stroke: ctx.colour(ctx.colourCount - 1), 'stroke-width': 34 }))
          .join('')
      : '';
  const folds = tips.slice(0, -1).map(([x], n) => {
    const next = tips[n + 1] ?? [x, 280];
    const middle = (x + next[0]) / 2;
    return {
      points: [
        [top[0] + (middle - top[0]) * 0.3, 110] as const,
        [top[0] + (middle - top[0]) * 0.8, 190] as const,
        [middle, 276] as const,
      ],
      width: 46,
      depth: n % 2 ? -0.16 : 0.14,
      open: 'end' as const,
    };
  });
  return (
    groundShadow(ctx, { x: 280, y: 452, width: 330, depth: 20, strength: 0.8 }) +
    clothPiece(ctx, { outline: inside, fabric: ctx.plain(darken(base, 0.5)), form: 0.3 }) +
    draw(toD(shaft), {
      fill: linear(ctx.defs, [252, 0], [260, 0], cylinderStops(METALS.steel)),
      stroke: METALS.steel.patina,
      'stroke-width': 0.6,
    }) +
    handle(ctx, cut, 256, 366) +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.95,
      finish: 'silk',
      folds,
      drape: { amount: 0.16, across: 90, down: 90 },
      onCloth: band,
      over: ribs
        .map((rib) => crease(ctx, rib, base, { width: 2.6, strength: 0.45 }) + seam(rib, base, { strength: 0.6 }))
        .join(''),
    }) +
    tips.map(([x, y]) => circle(x, y + 3, 4, { fill: '#c9ccd0', stroke: '#5d6268', 'stroke-width': 0.8 })).join('') +
    draw('M251 40Q256 34 261 40L260 68H252Z', {
      fill: linear(ctx.defs, [251, 0], [261, 0], cylinderStops(METALS.steel)),
    })
  );
}

/** Rolled tight round its shaft, the strap buttoned. */
function rolled(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const body: Path = joined([
    smooth([
      [238, 130],
      [216, 180],
      [214, 280],
      [232, 400],
      [250, 440],
    ]),
    path('M250 440H262'),
    smooth([
      [262, 440],
      [280, 400],
      [298, 280],
      [296, 180],
      [274, 130],
    ]),
  ]);
  const strapLine = path('M213 250C240 266 272 266 299 250');
  // The edge of the cover lies at the handle, panel over panel, each a little lower than the one below it.
  const hems = [
    'M222 124H250L247 172Q230 170 214 186Z',
    'M244 124H266L268 160Q256 158 243 178Z',
    'M260 124H292L300 152Q280 146 263 166Z',
  ];
  const hem = ctx.colour(ctx.colourCount - 1);
  const band =
    cut.edge === 'band'
      ? hems.map((d) => draw(d, { fill: hem, stroke: darken(hem, 0.4), 'stroke-width': 1 })).join('')
      : '';
  const wraps = [0, 1, 2, 3].map((n) => ({
    points: [
      [222 + n * 4, 160 + n * 10] as const,
      [250 + n * 8, 260 + n * 24] as const,
      [258 + n * 3, 400 + n * 6] as const,
    ],
    width: 13,
    depth: n % 2 ? 0.4 : -0.42,
    open: 'start' as const,
  }));
  return (
    (ctx.stance === 'wall'
      ? wallShadow(ctx, [body], { distance: 14 })
      : groundShadow(ctx, { x: 262, y: 470, width: 110, depth: 14 })) +
    draw('M250 104H262V136H250Z', { fill: linear(ctx.defs, [250, 0], [262, 0], cylinderStops(METALS.steel)) }) +
    draw('M253 436H259L257.5 472H254.5Z', { fill: linear(ctx.defs, [252, 0], [260, 0], cylinderStops(METALS.steel)) }) +
    clothPiece(ctx, {
      outline: body,
      fabric,
      form: 1,
      finish: 'silk',
      folds: wraps,
      turn: 12,
      onCloth: band,
      drape: { amount: 0.3, across: 40, down: 120 },
    }) +
    [239, 250, 262, 273]
      .map((x) => circle(x, 129.5, 2.6, { fill: '#c9ccd0', stroke: '#5d6268', 'stroke-width': 0.7 }))
      .join('') +
    clipTo(ctx, body, stitches(path('M226 150C250 240 262 330 262 430'), lighten(base, 0.3), { width: 0.9 })) +
    castOn(ctx, body, ribbon(strapLine, 14, 20), { base, dx: 2, dy: 3, soft: 2, strength: 0.5 }) +
    strap(ctx, strapLine, { width: 14, fabric: ctx.plain(darken(base, 0.1)) }) +
    circle(282, 258, 4.6, { fill: METALS.steel.base, stroke: METALS.steel.patina, 'stroke-width': 0.8 }) +
    (cut.handle === 'hook'
      ? clothPiece(ctx, {
          outline: ribbon(path('M256 112V62C256 16 200 16 200 60V70'), 14, 60),
          fabric: SURFACES.wood(ctx, '#7a4c2c'),
          finish: 'silk',
          form: 1,
          warp: 0,
          turn: 80,
        })
      : clothPiece(ctx, {
          outline: ribbon(path('M256 112V30'), 22, 30),
          fabric: SURFACES.rubber(ctx, '#2e2c33'),
          finish: 'silk',
          form: 1,
          warp: 0,
        }) + ring(ctx, 256, 26, 7, METALS.steel.base, 2)) +
    gleam(ctx, path('M228 180C224 240 230 320 242 390'), { width: 6, opacity: 0.22, soft: 3 })
  );
}

export const kind = defineKind({
  name: 'umbrella',
  about: 'umbrella; colours: pattern, last the band along the edge',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => (cut.show === 'open' ? open(ctx, cut) : rolled(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(
          ctx,
          cut.show === 'open' ? { x: 256, y: 200, factor: 1.7 } : { x: 252, y: 140, factor: 2.2, turn: -6 },
          one,
        ),
      );
    return fit(
      ctx,
      cut.show === 'open' ? { x: 30, y: 30, width: 450, height: 428 } : { x: 130, y: 14, width: 252, height: 460 },
      { x: 30, y: 24, width: 452, height: groundFor(ctx, 430) - 10 },
      one,
      true,
    );
  },
});
