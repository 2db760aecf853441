// Torans and bandanwars for the doorway: marigolds and leaves, beads and mirrors, embroidered flags.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { stitches, wallShadow } from '../light.ts';
import { leafAt, marigold } from '../parts/greenery.ts';
import { tassel } from '../parts/notions.ts';
import { bead, pearl } from '../parts/stones.ts';
import { path, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse, line, linear } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['marigold', 'beads', 'flags', 'leaves'],
  door: ['frame', 'none'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** Swags between hooks from left to right at the given height. */
function swags(count: number, y: number, sag: number): Path[] {
  const width = 424 / count;
  return Array.from({ length: count }, (_, n) => {
    const x = 44 + n * width;
    return path(`M${x} ${y}C${x + width * 0.25} ${y + sag} ${x + width * 0.75} ${y + sag} ${x + width} ${y}`);
  });
}

function doorFrame(ctx: Ctx): string {
  const wood = '#7a4b30';
  const post = (x: number): string =>
    draw(`M${x} 112H${x + 40}V520H${x}Z`, { fill: wood }) +
    line(x + 12, 112, x + 12, 520, { stroke: darken(wood, 0.4), 'stroke-width': 2 }) +
    line(x + 3, 112, x + 3, 520, { stroke: lighten(wood, 0.35), 'stroke-width': 2 });
  // Two painted leaves with raised panels; the ring handles hang where they meet.
  const paint = mix(ctx.tint, '#2f7d80', 0.72);
  const panel = (x: number, y: number, high: number): string =>
    draw(`M${x} ${y}H${x + 132}V${y + high}H${x}Z`, { fill: lighten(paint, 0.06) }) +
    draw(`M${x} ${y + high}V${y}H${x + 132}`, { fill: 'none', stroke: darken(paint, 0.4), 'stroke-width': 3 }) +
    draw(`M${x + 132} ${y}V${y + high}H${x}`, { fill: 'none', stroke: lighten(paint, 0.4), 'stroke-width': 2.4 }) +
    draw(`M${x + 18} ${y + 18}H${x + 114}V${y + high - 18}H${x + 18}Z`, {
      fill: lighten(paint, 0.16),
      stroke: darken(paint, 0.22),
      'stroke-width': 1.4,
    });
  const handle = (x: number): string =>
    circle(x, 408, 6, { fill: '#c79a3a', stroke: '#6b4a12', 'stroke-width': 1 }) +
    circle(x, 423, 14, { fill: 'none', stroke: '#6b4a12', 'stroke-width': 5 }) +
    circle(x, 423, 14, { fill: 'none', stroke: '#d8b054', 'stroke-width': 3.2 });
  return (
    draw('M60 112H452V520H60Z', {
      fill: linear(
        ctx.defs,
        [60, 112],
        [452, 520],
        [
          [0, darken(paint, 0.18)],
          [0.3, paint],
          [1, darken(paint, 0.3)],
        ],
      ),
    }) +
    [88, 292].map((x) => panel(x, 140, 200) + panel(x, 366, 200)).join('') +
    line(256, 112, 256, 520, { stroke: darken(paint, 0.6), 'stroke-width': 3 }) +
    line(258.4, 112, 258.4, 520, { stroke: lighten(paint, 0.35), 'stroke-width': 1.4 }) +
    handle(242) +
    handle(271) +
    draw('M60 112H452V150H60Z', {
      fill: linear(
        ctx.defs,
        [0, 112],
        [0, 150],
        [
          [0, '#1b1420', 0.4],
          [1, '#1b1420', 0],
        ],
      ),
    }) +
    post(20) +
    post(452) +
    draw('M0 66H512V114H0Z', { fill: lighten(wood, 0.06) }) +
    draw('M0 66H512V71H0Z', { fill: lighten(wood, 0.4) }) +
    draw('M0 104H512V114H0Z', { fill: darken(wood, 0.35) })
  );
}

function genda(ctx: Ctx): string {
  const random = ctx.random.fork('genda');
  const [first, second] = [ctx.colour(0), ctx.colour(1)];
  const string = (x: number, y: number, count: number): string =>
    line(x, y, x, y + count * 26 + 34, { stroke: darken(second, 0.2), 'stroke-width': 1.6 }) +
    Array.from({ length: count }, (_, n) =>
      marigold(ctx, x + random.near(0, 1.4), y + 13 + n * 26, 14.5, n % 2 ? second : first),
    ).join('') +
    leafAt(x - 2, y + count * 26 - 2, -30, 13, -14, ctx.colour(2)) +
    leafAt(x + 2, y + count * 26 - 2, -30, 13, 14, ctx.colour(2)) +
    marigold(ctx, x, y + count * 26 + 34, 11, first);
  const swag = swags(4, 92, 66);
  const hung = [44, 150, 256, 362, 468].map((x, n) => string(x, 96, n === 0 || n === 4 ? 9 : n === 2 ? 5 : 6)).join('');
  const chain = swag
    .flatMap((along) => spotsAlong(along, 7).slice(1, -1))
    .map(
      (spot, n) =>
        leafAt(spot.x, spot.y, -34, 15, n % 2 ? 8 : -8, ctx.colour(2)) +
        marigold(ctx, spot.x, spot.y, 14.5, n % 2 ? first : second),
    )
    .join('');
  const row = Array.from({ length: 17 }, (_, n) => marigold(ctx, 40 + n * 27, 90, 15, n % 2 ? second : first)).join('');
  return chain + hung + row;
}

function beads(ctx: Ctx): string {
  const colours = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const gold = ctx.colour(ctx.colourCount - 1);
  const drop = (x: number, y: number, long: number): string => {
    let art = line(x, y, x, y + long, { stroke: gold, 'stroke-width': 1.6 });
    for (let n = 0; n * 15 < long - 10; n += 1)
      art += n % 3 === 2 ? pearl(ctx, x, y + 8 + n * 15, 6) : bead(ctx, x, y + 8 + n * 15, 6.6, colours[n % 3] ?? gold);
    const end = y + long;
    return (
      art +
      draw(
        `M${x} ${end - 6}C${x + 15} ${end + 8} ${x + 13} ${end + 26} ${x} ${end + 30}C${x - 13} ${end + 26} ${x - 15} ${end + 8} ${x} ${end - 6}Z`,
        { fill: gold, stroke: darken(gold, 0.45), 'stroke-width': 1 },
      ) +
      ellipse(x - 4, end + 10, 3, 6, { fill: lighten(gold, 0.8), opacity: 0.7 })
    );
  };
  const disc = (x: number): string =>
    circle(x + 2, 122, 22, { fill: '#2b1a33', opacity: 0.25 }) +
    circle(x, 119, 22, { fill: colours[0] ?? gold, stroke: darken(gold, 0.2), 'stroke-width': 3 }) +
    circle(x, 119, 13, { fill: '#d7e0e4', stroke: gold, 'stroke-width': 2.4 }) +
    draw(`M${x - 6} 119L${x + 1} 111L${x + 6} 113L${x - 2} 124Z`, { fill: '#ffffff', opacity: 0.9 });
  const band =
    draw('M34 84H478V104H34Z', { fill: colours[1] ?? gold, stroke: darken(gold, 0.2), 'stroke-width': 2 }) +
    line(34, 94, 478, 94, { stroke: gold, 'stroke-width': 4, 'stroke-dasharray': '9 6' });
  const swag = swags(6, 108, 62)
    .map((along) =>
      spotsAlong(along, 11)
        .map((s, n) => (n % 2 ? pearl(ctx, s.x, s.y, 5) : bead(ctx, s.x, s.y, 5.6, gold)))
        .join(''),
    )
    .join('');
  const xs = Array.from({ length: 7 }, (_, n) => 44 + n * 70.6);
  return (
    swag +
    xs.map((x, n) => drop(x, 138, [250, 128, 150, 176, 150, 128, 250][n] ?? 150)).join('') +
    band +
    xs.map(disc).join('')
  );
}

function flags(ctx: Ctx): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const count = 7;
  const width = 440 / count;
  const cloths = Array.from({ length: count }, (_, n) => {
    const x = 36 + n * width;
    const tall = 190 + (n % 2 ? 0 : 26);
    const outline = path(
      `M${x + 1} 108H${x + width - 1}V${108 + tall * 0.62}L${x + width / 2} ${108 + tall}L${x + 1} ${108 + tall * 0.62}Z`,
    );
    const fabric =
      n % 2
        ? ctx.cloth(ctx.recipe.pattern ?? { name: 'mirror' }, [ctx.colour(1), ctx.colour(0), ctx.colour(2), last])
        : ctx.fabric;
    return (
      wallShadow(ctx, [outline], { distance: 7 }) +
      [0.24, 0.5, 0.76]
        .map((t) => tassel(ctx, x + width * t, 104 + tall * (t === 0.5 ? 1 : 0.8), 34, last, ctx.colour(2)))
        .join('') +
      clothPiece(ctx, {
        outline,
        fabric,
        origin: [x + width / 2, 170],
        form: 0.5,
        drape: { amount: 0.2, across: 60, down: 90 },
        over: stitches(
          path(
            `M${x + 5} 110V${104 + tall * 0.62}L${x + width / 2} ${100 + tall}L${x + width - 5} ${104 + tall * 0.62}V110`,
          ),
          lighten(last, 0.4),
          { width: 1.6, length: 5, gap: 3 },
        ),
      })
    );
  }).join('');
  const header = path('M30 84H482V120H30Z');
  return (
    cloths +
    wallShadow(ctx, [header], { distance: 6 }) +
    clothPiece(ctx, {
      outline: header,
      fabric: ctx.cloth({ name: 'phulkari', scale: 0.8 }, [last, ctx.colour(2), ctx.colour(0), ctx.colour(1)]),
      form: 0.4,
    })
  );
}

function mango(ctx: Ctx): string {
  const [green, gold, red] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const leaves = Array.from({ length: 19 }, (_, n) => {
    const x = 46 + n * 23.4;
    const long = n % 2 ? 104 : 124;
    return (
      line(x, 94, x, 112, { stroke: darken(green, 0.4), 'stroke-width': 2 }) +
      leafAt(x, 106, -long, 27, n % 2 ? -3 : 3, n % 2 ? green : darken(green, 0.14)) +
      circle(x, 112, 6.6, { fill: gold, stroke: darken(gold, 0.4), 'stroke-width': 0.8 })
    );
  }).join('');
  const band =
    draw('M30 82H482V104H30Z', { fill: red, stroke: darken(red, 0.4), 'stroke-width': 1 }) +
    line(30, 87, 482, 87, { stroke: gold, 'stroke-width': 2.4 }) +
    line(30, 99, 482, 99, { stroke: gold, 'stroke-width': 2.4 }) +
    Array.from({ length: 20 }, (_, n) => circle(40 + n * 22.7, 93, 4, { fill: lighten(gold, 0.4) })).join('');
  const kalash = [150, 256, 362]
    .map((x) => marigold(ctx, x, 236, 17, ctx.colour(1)) + tassel(ctx, x, 246, 40, red, gold))
    .join('');
  return leaves + band + kalash;
}

export const kind = defineKind({
  name: 'toran',
  about:
    'door hanging; marigold: flower, second flower, leaf; beads: three beads, metal; flags: cloth and print, last trim; leaves: leaf, gold, band',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const own: Readonly<Record<Cut['style'], (ctx: Ctx) => string>> = { marigold: genda, beads, flags, leaves: mango };
    const whole = (): string => (cut.door === 'frame' ? doorFrame(ctx) : '') + own[cut.style](ctx);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 240], sharp: 140, reach: 380 },
        zoom(ctx, { x: 200, y: 180, factor: 2 }, whole),
      );
    if (cut.door === 'frame') return whole();
    const tall = { marigold: 330, beads: 350, flags: 270, leaves: 230 }[cut.style];
    return fit(ctx, { x: 24, y: 70, width: 464, height: tall }, { x: 26, y: 40, width: 460, height: 430 }, whole);
  },
});
