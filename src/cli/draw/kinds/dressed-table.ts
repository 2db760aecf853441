// A dining table under its cloth, or bare with a runner.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, groundShadow, innerRim } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { laid } from '../parts/laid.ts';
import { createLathe } from '../parts/lathe.ts';
import { tassel } from '../parts/notions.ts';
import { mouth, turnedBody } from '../parts/ware.ts';
import { joined, oval, path, polygon, reversed, roundRect, smooth } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  cover: ['cloth', 'round', 'runner'],
  edge: ['plain', 'border', 'lace', 'tassel'],
  top: ['bowl', 'pots', 'bare'],
} as const;

type Cut = CutOf<typeof CUTS>;

const TOP = polygon([
  [108, 206],
  [404, 206],
  [462, 274],
  [50, 274],
]);
const ROUND = oval(256, 236, 204, 48);

function leg(ctx: Ctx, x: number, to: number): string {
  const wood = SURFACES.wood(ctx, '#8a5a38');
  return clothPiece(ctx, {
    outline: path(`M${x - 11} 276H${x + 11}L${x + 7} ${to}H${x - 7}Z`),
    fabric: wood,
    turn: 90,
    form: 0.8,
    warp: 0,
  });
}

/** The far pair: thinner, shorter and in the shade of the top. */
function backLegs(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, darken('#8a5a38', 0.35));
  return [128, 384]
    .map((x) =>
      clothPiece(ctx, {
        outline: path(`M${x - 7} 276H${x + 7}L${x + 5} 408H${x - 5}Z`),
        fabric: wood,
        turn: 90,
        form: 0.8,
        warp: 0,
      }),
    )
    .join('');
}

function edging(ctx: Ctx, cut: Cut, along: Path): string {
  const last = ctx.colour(ctx.colourCount - 1);
  if (cut.edge === 'border')
    return border(along, {
      style: 'block',
      width: 24,
      colours: [last, lighten(last, 0.6), ctx.colour(0)],
      side: 'left',
    });
  if (cut.edge === 'lace')
    return border(along, {
      style: 'lace',
      width: 22,
      colours: [ctx.colour(0), lighten(last, 0.4), last],
      side: 'left',
    });
  return border(along, { style: 'stitch', width: 3, colours: [last, darken(ctx.colour(0), 0.18), last], side: 'left' });
}

function clothOver(ctx: Ctx, cut: Cut): string {
  const wave: Knot[] = Array.from({ length: 15 }, (_, n): Knot => [44 + (n / 14) * 424, 374 + (n % 2 ? 5 : -4)]);
  const fall = joined([path('M50 272L44 374'), smooth(wave), path('M468 374L462 272')]);
  return (
    clothPiece(ctx, {
      outline: fall,
      fabric: ctx.fabric,
      origin: [256, 274],
      form: 0.35,
      folds: hangingFolds(ctx.random.fork('fall'), {
        from: [50, 462, 274],
        to: [44, 468, 376],
        count: 14,
        depth: 0.36,
        stagger: 0.3,
      }),
      onCloth: edging(ctx, cut, path('M20 368H490')),
      over: innerRim(ctx, fall, { dx: 0, dy: 8, soft: 6, colour: '#fff6e4', opacity: 0.3, blend: 'screen' }),
    }) +
    clothPiece(ctx, {
      outline: TOP,
      fabric: laid(ctx.fabric, { flatten: 0.42, at: [256, 274] }),
      form: 0.25,
      warp: 4,
      drape: { amount: 0.18, across: 150, down: 40 },
    })
  );
}

function roundOver(ctx: Ctx, cut: Cut): string {
  const count = 13;
  const hem: Knot[] = Array.from({ length: count * 2 + 1 }, (_, n): Knot => {
    const t = n / (count * 2);
    const angle = Math.PI * (1 - t);
    return [256 + Math.cos(angle) * 226, 384 + Math.sin(angle) * 40 + (n % 2 ? 8 : -6)];
  });
  const edge = smooth(hem);
  const outline = joined([
    path('M52 236L30 384'),
    edge,
    path('M482 384L460 236'),
    reversed(path('M52 236C52 300 460 300 460 236')),
  ]);
  const level: Knot[] = Array.from({ length: 19 }, (_, n): Knot => {
    const angle = Math.PI * (1 - n / 18);
    return [256 + Math.cos(angle) * 236, 380 + Math.sin(angle) * 42];
  });
  return (
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      origin: [256, 270],
      form: 0.6,
      folds: Array.from({ length: count * 2 }, (_, n) => {
        const angle = Math.PI * (1 - (n + 0.5) / (count * 2));
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return {
          points: [
            [256 + x * 204, 238 + y * 46],
            [256 + x * 214, 310 + y * 44],
            [256 + x * 230, 392 + y * 42],
          ] as const,
          width: 20,
          depth: n % 2 ? -0.42 : 0.36,
          open: 'end' as const,
        };
      }),
      onCloth: edging(ctx, cut, smooth(level)),
    }) +
    clothPiece(ctx, { outline: ROUND, fabric: laid(ctx.fabric, { flatten: 0.3, at: [256, 250] }), form: 0.3, warp: 3 })
  );
}

function runnerOver(ctx: Ctx, cut: Cut): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const wood = SURFACES.wood(ctx, '#9a6a44');
  const board = clothPiece(ctx, {
    outline: TOP,
    fabric: laid(wood, { flatten: 0.5, at: [256, 274] }),
    form: 0.3,
    warp: 0,
  });
  const rim = clothPiece(ctx, { outline: roundRect(50, 273, 412, 17, 3), fabric: wood, form: 0.5, warp: 0 });
  const strip = polygon([
    [205, 206],
    [307, 206],
    [328, 275],
    [184, 275],
  ]);
  const tip = path('M184 274L181 346L256 384L331 346L328 274Z');
  const hung = cut.edge === 'tassel' ? place(tassel(ctx, 0, 0, 44, last, last), { x: 256, y: 380 }) : '';
  const edges = [path('M181 346L256 384'), path('M256 384L331 346')]
    .map((along) => edging(ctx, { ...cut, edge: cut.edge === 'tassel' ? 'border' : cut.edge }, along))
    .join('');
  return (
    board +
    rim +
    castOn(ctx, TOP, strip, { base: wood.base, dx: 3, dy: 1, soft: 2, strength: 0.6 }) +
    castOn(ctx, roundRect(50, 273, 412, 17, 3), tip, { base: wood.base, dx: 4, dy: 3, soft: 3, strength: 0.6 }) +
    hung +
    clothPiece(ctx, {
      outline: tip,
      fabric: ctx.fabric,
      origin: [256, 274],
      form: 0.5,
      onCloth: edges,
      drape: { amount: 0.2, across: 90, down: 120 },
    }) +
    clothPiece(ctx, { outline: strip, fabric: laid(ctx.fabric, { flatten: 0.5, at: [256, 274] }), form: 0.25, warp: 3 })
  );
}

function onTop(ctx: Ctx, cut: Cut): string {
  if (cut.top === 'bare') return '';
  const at = cut.cover === 'round' ? 238 : 232;
  if (cut.top === 'pots') {
    const pot = (x: number, y: number, tall: number, colour: string): string => {
      const lathe = createLathe(
        x,
        [
          [13, y - tall],
          [11, y - tall + 8],
          [22, y - tall * 0.5],
          [18, y - 4],
          [14, y],
        ],
        0.22,
      );
      return (
        groundShadow(ctx, { x: x + 2, y, width: 44, depth: 8 }) +
        turnedBody(ctx, lathe, { stuff: 'glazed', colour }) +
        mouth(ctx, lathe, { stuff: 'glazed', colour, lip: 3 })
      );
    };
    return pot(232, at - 4, 62, '#7f9a94') + pot(282, at + 4, 42, '#c98a5e');
  }
  const lathe = createLathe(
    256,
    [
      [50, at - 34],
      [47, at - 22],
      [32, at - 6],
      [18, at],
    ],
    0.2,
  );
  const fruit = [
    [-26, -6, 15, '#e08a2c'],
    [0, -11, 16, '#c8442f'],
    [26, -5, 15, '#d9a62e'],
    [-11, 0, 14, '#8fa63f'],
    [14, 2, 14, '#e08a2c'],
  ] as const;
  const heap = fruit
    .map(
      ([x, y, r, colour]) =>
        circle(256 + x, at - 36 + y, r, { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 0.8 }) +
        circle(252 + x - 2, at - 41 + y, r * 0.36, { fill: lighten(colour, 0.6), opacity: 0.7 }),
    )
    .join('');
  return (
    groundShadow(ctx, { x: 258, y: at, width: 74, depth: 10 }) +
    mouth(ctx, lathe, { stuff: 'glazed', colour: '#e8e0d2', lip: 3 }) +
    heap +
    turnedBody(ctx, lathe, { stuff: 'glazed', colour: '#e8e0d2' })
  );
}

export const kind = defineKind({
  name: 'dressed-table',
  about: 'table under a cloth or with a runner; colours: cloth and print, last border and tassel',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const last = ctx.colour(ctx.colourCount - 1);
    if (ctx.view === 'cloth') {
      const hem = { style: 'block', width: 40, colours: [last, lighten(last, 0.6), ctx.colour(0)] } as const;
      return clothCloseup(ctx, ctx.fabric, { hem: cut.edge === 'border' || cut.edge === 'tassel' ? hem : undefined });
    }
    const floor = 442;
    const whole = (): string =>
      groundShadow(ctx, { x: 258, y: floor, width: cut.cover === 'round' ? 300 : 410, depth: 18 }) +
      (cut.cover === 'round' ? leg(ctx, 256, floor) : backLegs(ctx) + leg(ctx, 74, floor) + leg(ctx, 438, floor)) +
      (cut.cover === 'round'
        ? roundOver(ctx, cut)
        : cut.cover === 'runner'
          ? runnerOver(ctx, cut)
          : clothOver(ctx, cut)) +
      onTop(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [240, 300], sharp: 140, reach: 390 },
        zoom(ctx, { x: 200, y: 300, factor: 2.2, turn: -3 }, whole),
      );
    return fit(
      ctx,
      { x: 28, y: 150, width: 456, height: floor - 146 },
      { x: 20, y: 30, width: 472, height: groundFor(ctx, 330) - 26 },
      whole,
      true,
    );
  },
});
