// Masala dabbas from above: round steel with seven bowls, a box of wood with nine wells, a tray of jars.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, edgeLine, innerRim, wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, ellipse, linear, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['steel', 'wood', 'clear'], lid: ['beside', 'none'] } as const;
type Cut = CutOf<typeof CUTS>;

type Spice = 'haldi' | 'mirch' | 'dhaniya' | 'jeera' | 'rai' | 'garam' | 'salt' | 'elaichi' | 'methi';
const SPICES: readonly Spice[] = ['haldi', 'mirch', 'jeera', 'dhaniya', 'rai', 'garam', 'elaichi', 'salt', 'methi'];

/** A heap of one spice about the origin, filling a circle of radius r. */
function spice(ctx: Ctx, which: Spice, r: number): string {
  const random = ctx.random.fork(which);
  const bases: Readonly<Record<Spice, string>> = {
    haldi: '#dd9a1e',
    mirch: '#b5301f',
    dhaniya: '#9d8a4d',
    jeera: '#8a6a42',
    rai: '#3a2a22',
    garam: '#5d3f2a',
    salt: '#f1eee6',
    elaichi: '#8fa86a',
    methi: '#c08a34',
  };
  const base = bases[which];
  const heap =
    circle(0, 0, r, { fill: darken(base, 0.15) }) +
    circle(-r * 0.12, -r * 0.14, r * 0.78, { fill: lighten(base, 0.08) });
  const scatter = (count: number, mark: (tone: string) => string, tones: readonly string[]): string =>
    Array.from({ length: count }, () => {
      const [a, q] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * r * 0.94];
      return place(mark(random.pick(tones)), { x: Math.cos(a) * q, y: Math.sin(a) * q, turn: random.between(0, 180) });
    }).join('');
  const tones = [lighten(base, 0.3), darken(base, 0.25), base];
  if (which === 'jeera') return heap + scatter(120, (tone) => ellipse(0, 0, 5.4, 1.5, { fill: tone }), tones);
  if (which === 'dhaniya' || which === 'rai')
    return (
      heap +
      scatter(
        which === 'rai' ? 130 : 74,
        (tone) =>
          circle(0, 0, which === 'rai' ? 2 : 3.6, { fill: tone, stroke: darken(base, 0.4), 'stroke-width': 0.5 }),
        tones,
      )
    );
  if (which === 'elaichi')
    return (
      heap +
      scatter(
        30,
        (tone) =>
          ellipse(0, 0, 9, 4.6, { fill: tone, stroke: darken(base, 0.4), 'stroke-width': 0.7 }) +
          draw('M-8 0H8', { stroke: darken(base, 0.3), 'stroke-width': 0.8 }),
        tones,
      )
    );
  if (which === 'garam')
    return (
      heap +
      scatter(26, (tone) => draw('M-9 -2L9 -2.6L9 2L-9 2.6Z', { fill: tone }), ['#8a5a35', '#4b3020', '#6d4527']) +
      scatter(18, (tone) => circle(0, 0, 2.6, { fill: tone }), ['#2d201a', '#4a352a'])
    );
  if (which === 'methi') return heap + scatter(90, (tone) => draw('M-2.6 -2H2.6V2H-2.6Z', { fill: tone }), tones);
  return (
    heap +
    scatter(90, (tone) => circle(0, 0, which === 'salt' ? 1.3 : 1, { fill: tone, opacity: 0.8 }), tones) +
    ellipse(-r * 0.2, -r * 0.26, r * 0.4, r * 0.26, { fill: lighten(base, 0.35), opacity: 0.5 })
  );
}

function bowl(ctx: Ctx, x: number, y: number, r: number, which: Spice): string {
  const steel = METALS.steel;
  const fill = linear(
    ctx.defs,
    [-r, -r],
    [r, r],
    [
      [0, lighten(steel.base, 0.75)],
      [0.5, steel.base],
      [1, darken(steel.base, 0.4)],
    ],
  );
  const inside = oval(0, 0, r - 5);
  return place(
    circle(3, 4, r, { fill: '#16181c', opacity: 0.35 }) +
      circle(0, 0, r, { fill, stroke: steel.patina, 'stroke-width': 1 }) +
      clipTo(
        ctx,
        inside,
        spice(ctx, which, r - 5),
        innerRim(ctx, inside, { dx: 5, dy: 6, soft: 5, colour: '#1d1820', opacity: 0.55, blend: 'multiply' }),
      ) +
      edgeLine(inside, steel.patina, { strength: 0.6 }),
    { x, y },
  );
}

function steelBox(ctx: Ctx): string {
  const steel = METALS.steel;
  const disc = (r: number, list: readonly (readonly [number, string])[]): string =>
    circle(0, 0, r, { fill: linear(ctx.defs, [-r, -r], [r, r], list) });
  const spoon = place(
    draw('M-3 -10C-4 20 -4 60 0 90C4 60 4 20 3 -10Z', {
      fill: lighten(steel.base, 0.3),
      stroke: steel.patina,
      'stroke-width': 1,
    }) +
      ellipse(0, -22, 12, 17, {
        fill: linear(
          ctx.defs,
          [-12, -38],
          [12, -6],
          [
            [0, lighten(steel.base, 0.8)],
            [1, darken(steel.base, 0.3)],
          ],
        ),
        stroke: steel.patina,
        'stroke-width': 1,
      }),
    { x: 40, y: 36, turn: 58 },
  );
  const around = Array.from({ length: 6 }, (_, n) => {
    const a = (n / 6) * Math.PI * 2 - Math.PI / 2;
    return bowl(ctx, Math.cos(a) * 116, Math.sin(a) * 116, 56, SPICES[n] ?? 'haldi');
  }).join('');
  return (
    wallShadow(ctx, [oval(0, 0, 200)], { distance: 14 }) +
    disc(200, [
      [0, lighten(steel.base, 0.8)],
      [0.3, steel.base],
      [0.6, darken(steel.base, 0.3)],
      [0.8, lighten(steel.base, 0.4)],
      [1, darken(steel.base, 0.4)],
    ]) +
    circle(0, 0, 199, { fill: 'none', stroke: steel.patina, 'stroke-width': 1.4 }) +
    disc(186, [
      [0, darken(steel.base, 0.45)],
      [0.5, steel.base],
      [1, lighten(steel.base, 0.6)],
    ]) +
    clipTo(
      ctx,
      oval(0, 0, 186),
      innerRim(ctx, oval(0, 0, 186), { dx: 9, dy: 11, soft: 8, colour: '#1d2026', opacity: 0.6, blend: 'multiply' }),
    ) +
    around +
    bowl(ctx, 0, 0, 54, 'elaichi') +
    spoon
  );
}

function woodBox(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, ctx.colour(0));
  const outer = roundRect(-190, -190, 380, 380, 16);
  const wells = SPICES.map((which, n) => {
    const [x, y] = [((n % 3) - 1) * 118, (Math.floor(n / 3) - 1) * 118];
    const hole = roundRect(-49, -49, 98, 98, 10);
    return place(
      clipTo(
        ctx,
        hole,
        draw(toD(hole), { fill: darken(ctx.colour(0), 0.3) }),
        spice(ctx, which, 70),
        innerRim(ctx, hole, { dx: 8, dy: 10, soft: 6, colour: '#1d120c', opacity: 0.7, blend: 'multiply' }),
      ) + edgeLine(hole, ctx.colour(0), { strength: 0.9, width: 1.6 }),
      { x, y },
    );
  }).join('');
  const brass = METALS.brass;
  const hinge = [-90, 90]
    .map((x) =>
      draw(toD(roundRect(x - 22, -200, 44, 16, 3)), { fill: brass.base, stroke: brass.patina, 'stroke-width': 1 }),
    )
    .join('');
  const spoon = place(
    draw('M-4 -6C-5 30 -5 70 0 100C5 70 5 30 4 -6Z', { fill: '#c79a64', stroke: '#7d5535', 'stroke-width': 1 }) +
      ellipse(0, -20, 15, 20, { fill: '#d8b07c', stroke: '#7d5535', 'stroke-width': 1 }) +
      ellipse(1, -18, 10, 14, { fill: '#a97c4c' }),
    { x: 70, y: 96, turn: 40 },
  );
  return (
    wallShadow(ctx, [outer], { distance: 14 }) +
    clothPiece(ctx, { outline: outer, fabric: wood, form: 0.6, warp: 0 }) +
    wells +
    hinge +
    spoon
  );
}

/** A ring of clear jars with coloured lids, four turned to show the spice. */
function clearJars(ctx: Ctx): string {
  const lid = ctx.colour(0);
  const tray: Path = path(
    'M-196 -90C-196 -160 -120 -196 0 -196S196 -160 196 -90V90C196 160 120 196 0 196S-196 160 -196 90Z',
  );
  const jars = [
    [-110, -104],
    [0, -120],
    [110, -104],
    [-118, 4],
    [0, 0],
    [118, 4],
    [-110, 112],
    [0, 122],
    [110, 112],
  ]
    .map(([x = 0, y = 0], n) => {
      const r = 49;
      const open = n % 2 === 0;
      const rim = oval(0, 0, r - 6);
      const top = open
        ? clipTo(
            ctx,
            rim,
            spice(ctx, SPICES[n] ?? 'haldi', r),
            innerRim(ctx, rim, { dx: 5, dy: 6, soft: 5, colour: '#1d1820', opacity: 0.5, blend: 'multiply' }),
          ) + circle(0, 0, r - 3, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.75 })
        : circle(0, 0, r, {
            fill: linear(
              ctx.defs,
              [-r, -r],
              [r, r],
              [
                [0, lighten(lid, 0.4)],
                [0.5, lid],
                [1, darken(lid, 0.35)],
              ],
            ),
            stroke: darken(lid, 0.5),
            'stroke-width': 1,
          }) +
          circle(0, 0, r * 0.72, { fill: 'none', stroke: darken(lid, 0.25), 'stroke-width': 2 }) +
          Array.from({ length: 24 }, (_, i) =>
            draw(`M0 ${num(-r)}V${num(-r + 5)}`, {
              stroke: darken(lid, 0.4),
              'stroke-width': 2,
              transform: `rotate(${i * 15})`,
            }),
          ).join('');
      return place(circle(4, 6, r, { fill: '#16181c', opacity: 0.3 }) + top, { x, y });
    })
    .join('');
  return (
    wallShadow(ctx, [tray], { distance: 12 }) +
    clothPiece(ctx, { outline: tray, fabric: ctx.plain(ctx.colour(1)), form: 0.6, warp: 0 }) +
    edgeLine(tray, ctx.colour(1), { strength: 0.8 }) +
    jars
  );
}

export const kind = defineKind({
  name: 'spice-box',
  about: 'masala dabba from above; colours: wood or lids, tray',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      steel: () => steelBox(ctx),
      wood: () => woodBox(ctx),
      clear: () => clearJars(ctx),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 60, y: 50, factor: 2.1, turn: -6 }, whole),
      );
    return fit(ctx, { x: -206, y: -206, width: 412, height: 412 }, { x: 42, y: 42, width: 428, height: 428 }, whole);
  },
});
