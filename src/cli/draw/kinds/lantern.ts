// Lanterns: the metal one with coloured panes, the paper star, the Diwali kandil with its tails.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { flame, halo } from '../parts/flame.ts';
import { createLathe } from '../parts/lathe.ts';
import { ring } from '../parts/notions.ts';
import { bar, turnedBody } from '../parts/ware.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import { circle, draw, line, num, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { kandil, star } from './lantern/paper.ts';

const CUTS = {
  style: ['panes', 'star', 'kandil', 'cage'],
  metal: ['brass', 'iron', 'copper'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** Three panes of coloured glass in a pierced frame, a dome and a ring above. */
function panes(ctx: Ctx, cut: Cut): string {
  const metal = METALS[cut.metal];
  const dome = createLathe(
    0,
    [
      [10, -300],
      [26, -288],
      [60, -262],
      [86, -238],
      [96, -226],
    ],
    0.2,
  );
  const base = createLathe(
    0,
    [
      [92, -28],
      [104, -16],
      [108, 0],
    ],
    0.2,
  );
  const cap = createLathe(
    0,
    [
      [7, -330],
      [12, -318],
      [7, -306],
      [12, -298],
    ],
    0.2,
  );
  const pane = (x1: number, x2: number, n: number): string => {
    const colour = ctx.colour(n % ctx.colourCount);
    const outline = polygon([
      [x1, -222],
      [x2, -222],
      [x2 * 1.06, -30],
      [x1 * 1.06, -30],
    ]);
    const glow = radial(ctx.defs, [0, -100], 130, [
      [0, '#fff3c4', 0.95],
      [0.4, lighten(colour, 0.35), 0.8],
      [1, colour, 0.2],
    ]);
    const [mid, half] = [(x1 + x2) / 2, (x2 - x1) / 2];
    const arch = path(
      `M${num(mid - half * 0.8)} -46V-150C${num(mid - half * 0.8)} -184 ${num(mid - half * 0.2)} -190 ${num(mid)} -208C${num(mid + half * 0.2)} -190 ${num(mid + half * 0.8)} -184 ${num(mid + half * 0.8)} -150V-46Z`,
    );
    const lattice =
      [-0.5, 0, 0.5]
        .map((t) => line(mid + half * t, -206, mid + half * t, -46, { stroke: metal.patina, 'stroke-width': 2 }))
        .join('') +
      [-80, -120, -160].map((y) => line(x1, y, x2, y, { stroke: metal.patina, 'stroke-width': 2 })).join('');
    return (
      metalPiece(ctx, outline, metal, { rim: 2 }) +
      clipTo(
        ctx,
        arch,
        draw(toD(arch), { fill: darken(colour, 0.1) }),
        draw(toD(arch), { fill: glow }),
        lattice,
        innerRim(ctx, arch, { dx: 2, dy: 3, soft: 2, colour: darken(colour, 0.6), opacity: 0.7, blend: 'multiply' }),
      ) +
      draw(toD(arch), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.4 })
    );
  };
  const balls = [-90, -34, 34, 90]
    .map((x) => circle(x, -228, 5, { fill: lighten(metal.base, 0.3), stroke: metal.patina, 'stroke-width': 0.8 }))
    .join('');
  return (
    groundShadow(ctx, { x: 0, y: 6, width: 210, depth: 20 }) +
    pane(-90, -34, 1) +
    pane(34, 90, 2) +
    pane(-36, 36, 0) +
    turnedBody(ctx, base, { stuff: cut.metal, colour: '' }) +
    turnedBody(ctx, dome, { stuff: cut.metal, colour: '', hammer: true }) +
    balls +
    turnedBody(ctx, cap, { stuff: cut.metal, colour: '' }) +
    ring(ctx, 0, -352, 22, metal.base, 6) +
    halo(ctx, 0, -110, 190, '#ffd98a', 0.35)
  );
}

function cage(ctx: Ctx, cut: Cut): string {
  const roof = createLathe(
    0,
    [
      [12, -270],
      [40, -258],
      [92, -222],
      [100, -214],
    ],
    0.2,
  );
  const floor = createLathe(
    0,
    [
      [100, -18],
      [104, -8],
      [102, 0],
    ],
    0.2,
  );
  const wire = (x: number, bend: number): string =>
    bar(ctx, path(`M${x} -214C${x + bend} -170 ${x + bend} -70 ${x} -14`), 5, cut.metal, '');
  const candle = createLathe(
    0,
    [
      [32, -104],
      [33, -98],
      [33, -12],
    ],
    0.24,
  );
  return (
    groundShadow(ctx, { x: 0, y: 4, width: 200, depth: 20 }) +
    turnedBody(ctx, floor, { stuff: cut.metal, colour: '' }) +
    [-60, 0, 60].map((x) => wire(x * 0.9, x * 0.2)).join('') +
    turnedBody(ctx, candle, { stuff: 'matt', colour: '#efe3c8' }) +
    flame(ctx, 0, -106, 48) +
    draw(toD(roundRect(-88, -212, 176, 198, 30)), { fill: '#dfeceb', opacity: 0.18 }) +
    draw('M-70 -200C-80 -150 -80 -80 -70 -30', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 8,
      'stroke-opacity': 0.4,
    }) +
    [-94, -48, 48, 94].map((x) => wire(x, x * 0.12)).join('') +
    turnedBody(ctx, roof, { stuff: cut.metal, colour: '' }) +
    bar(ctx, path('M-74 -236C-74 -344 74 -344 74 -236'), 6, cut.metal, '') +
    halo(ctx, 0, -120, 170, '#ffd98a', 0.4)
  );
}

export const kind = defineKind({
  name: 'lantern',
  about:
    'lanterns; panes: three glasses; star: paper, tassel; kandil: paper, second paper, trim (pattern on every other face); cage: none',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      panes: () => panes(ctx, cut),
      cage: () => cage(ctx, cut),
      star: () => star(ctx),
      kandil: () => kandil(ctx),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 0, y: cut.style === 'panes' || cut.style === 'cage' ? -130 : -10, factor: 1.9 }, whole),
      );
    if (cut.style === 'panes' || cut.style === 'cage') {
      const top = cut.style === 'panes' ? -382 : -322;
      return fit(
        ctx,
        { x: -130, y: top, width: 260, height: 12 - top },
        { x: 60, y: 36, width: 392, height: groundFor(ctx, 400) - 24 },
        whole,
        true,
      );
    }
    return fit(
      ctx,
      { x: -200, y: -280, width: 400, height: cut.style === 'star' ? 540 : 590 },
      { x: 50, y: 0, width: 412, height: 492 },
      whole,
    );
  },
});
