// Toys to pile up: lacquered rings on a post, nesting cups, wooden blocks.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { gleam, groundShadow, solid, wallShadow } from '../light.ts';
import { star } from '../patterns/motifs.ts';
import { KIDS_MOTIFS } from '../parts/kids-motifs.ts';
import type { KidsMotif } from '../parts/kids-motifs.ts';
import { BARE_WOOD, knob, lacquered } from '../parts/toy-wood.ts';
import { oval, path, polygon, roundRect, toD } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, place, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['rings', 'cups', 'blocks'], apart: ['no', 'yes'] } as const;
type Cut = CutOf<typeof CUTS>;

const X = 256;

function ring(ctx: Ctx, x: number, y: number, half: number, high: number, colour: string): string {
  return lacquered(ctx, roundRect(x - half, y, half * 2, high, high / 2), colour, {
    over: [0.34, 0.66]
      .map((t) => rect(x - half, y + high * t - 1, half * 2, 2, { fill: lighten(colour, 0.6), opacity: 0.5 }))
      .join(''),
  });
}

function rings(ctx: Ctx, apart: boolean): string {
  const count = Math.max(5, ctx.colourCount);
  const high = 46;
  const post = roundRect(X - 11, 80, 22, 360, 8);
  const base = path(
    `M${X - 120} 424C${X - 120} 412 ${X - 108} 408 ${X - 90} 408H${X + 90}C${X + 108} 408 ${X + 120} 412 ${X + 120} 424V434C${X + 120} 442 ${X + 112} 446 ${X + 100} 446H${X - 100}C${X - 112} 446 ${X - 120} 442 ${X - 120} 434Z`,
  );
  const shown = apart ? count - 2 : count;
  let art = lacquered(ctx, post, BARE_WOOD, { gloss: 0.3 }) + lacquered(ctx, base, BARE_WOOD, { gloss: 0.4 });
  for (let n = 0; n < shown; n += 1)
    art += ring(ctx, X, 408 - (n + 1) * high, 112 - n * (64 / count), high, ctx.colour(n));
  const top = 408 - shown * high;
  art += apart ? knob(ctx, X, 84, 13, BARE_WOOD) : knob(ctx, X, top - 24, 30, ctx.colour(0));
  if (!apart) return art;
  return (
    art +
    ring(ctx, X + 176, 446 - high, 112 - (count - 2) * (64 / count), high, ctx.colour(count - 2)) +
    ring(ctx, X + 172, 446 - high * 2, 112 - (count - 1) * (64 / count), high, ctx.colour(count - 1)) +
    knob(ctx, X - 170, 418, 28, ctx.colour(0))
  );
}

/** The rings laid out on the floor and seen from above, the post lying with them. */
function laidRings(ctx: Ctx): string {
  const spots = [
    [128, 150],
    [318, 132],
    [420, 246],
    [296, 296],
    [132, 338],
    [230, 420],
  ] as const;
  const count = Math.min(spots.length, ctx.colourCount);
  const flat = (x: number, y: number, r: number, colour: string): string => {
    const [outer, hole] = [oval(x, y, r), oval(x, y, r * 0.3)];
    return (
      wallShadow(ctx, [outer], { distance: 9 }) +
      draw(`${toD(outer)}${toD(hole)}`, {
        'fill-rule': 'evenodd',
        fill: radial(ctx.defs, [x, y], r, [
          [0.3, darken(colour, 0.42)],
          [0.46, colour],
          [0.68, lighten(colour, 0.18)],
          [0.86, colour],
          [1, darken(colour, 0.42)],
        ]),
        stroke: darken(colour, 0.55),
        'stroke-width': 1,
      }) +
      draw(toD(hole), { fill: darken(ctx.tint, 0.1) }) +
      draw(
        `M${x - r * 0.3} ${y}A${r * 0.3} ${r * 0.3} 0 0 1 ${x + r * 0.3} ${y}A${r * 0.34} ${r * 0.2} 0 0 0 ${x - r * 0.3} ${y}Z`,
        {
          fill: darken(ctx.tint, 0.4),
          opacity: 0.7,
        },
      ) +
      [0.5, 0.82]
        .map((t) =>
          circle(x, y, r * t, { fill: 'none', stroke: lighten(colour, 0.6), 'stroke-width': 1.6, opacity: 0.5 }),
        )
        .join('') +
      gleam(
        ctx,
        path(
          `M${x - r * 0.66} ${y - r * 0.1}C${x - r * 0.6} ${y - r * 0.44} ${x - r * 0.36} ${y - r * 0.64} ${x} ${y - r * 0.68}`,
        ),
        {
          width: r * 0.12,
          opacity: 0.6,
          soft: 2,
        },
      )
    );
  };
  const post = place(
    wallShadow(ctx, [roundRect(-12, -150, 24, 240, 10)], { distance: 8 }) +
      lacquered(ctx, roundRect(-11, -150, 22, 240, 9), BARE_WOOD, { gloss: 0.35 }) +
      lacquered(ctx, roundRect(-66, 84, 132, 34, 10), BARE_WOOD, { gloss: 0.4 }),
    { x: 398, y: 412, turn: -62, scale: 0.86 },
  );
  return (
    spots
      .slice(0, count)
      .map(([x, y], n) => flat(x, y, 104 - n * (58 / count), ctx.colour(n)))
      .join('') +
    post +
    wallShadow(ctx, [oval(226, 226, 26)], { distance: 8 }) +
    knob(ctx, 226, 226, 27, ctx.colour(0))
  );
}

function cups(ctx: Ctx): string {
  const count = 6;
  let y = 446;
  let art = '';
  for (let n = 0; n < count; n += 1) {
    const high = 70 - n * 3;
    const [low, top] = [92 - n * 12, 78 - n * 12];
    const colour = ctx.colour(n % ctx.colourCount);
    const shape = path(`M${X - top} ${y - high}L${X + top} ${y - high}L${X + low} ${y}L${X - low} ${y}Z`);
    const rim = roundRect(X - low - 5, y - 13, low * 2 + 10, 13, 5);
    const print = place(
      n % 2
        ? star(lighten(colour, 0.55))
        : circle(0, 0, 8, { fill: lighten(colour, 0.55) }) + circle(0, 0, 4, { fill: colour }),
      { x: X, y: y - high / 2 - 5, scale: 1.2 },
    );
    art +=
      lacquered(ctx, shape, colour, {
        gloss: 0.55,
        over:
          print +
          [-0.6, 0.6]
            .map((t) =>
              group(
                { opacity: 0.7 },
                place(circle(0, 0, 6, { fill: lighten(colour, 0.5) }), {
                  x: X + t * low,
                  y: y - high / 2 - 5,
                  scale: '.6 1',
                }),
              ),
            )
            .join(''),
      }) + lacquered(ctx, rim, colour, { gloss: 0.7 });
    y -= high - 4;
  }
  return art;
}

/** A block seen a little from above and from the left: front, top and right side. */
function cube(ctx: Ctx, x: number, y: number, size: number, colour: string, picture?: string): string {
  const d = size * 0.2;
  const front = roundRect(x, y - size, size, size, size * 0.07);
  const top = polygon([
    [x + 3, y - size + 1],
    [x + d + 2, y - size - d],
    [x + size + d - 2, y - size - d],
    [x + size - 3, y - size + 1],
  ]);
  const side = polygon([
    [x + size - 1, y - size + 3],
    [x + size + d, y - size - d + 3],
    [x + size + d, y - d - 3],
    [x + size - 1, y - 3],
  ]);
  const grain = (shape: ReturnType<typeof polygon>, tone: string, turn = 0): string =>
    clothPiece(ctx, { outline: shape, fabric: SURFACES.wood(ctx, tone), turn, warp: 0, form: 0.2, edge: 0.6 });
  const panel = roundRect(x + size * 0.1, y - size * 0.9, size * 0.8, size * 0.8, size * 0.08);
  return (
    grain(side, darken(BARE_WOOD, 0.26), 80) +
    grain(top, lighten(BARE_WOOD, 0.25)) +
    grain(front, BARE_WOOD) +
    solid(ctx, panel, {
      base: colour,
      form: 0.4,
      over: gleam(ctx, path(`M${x + size * 0.18} ${y - size * 0.8}H${x + size * 0.5}`), { width: 4, opacity: 0.4 }),
    }) +
    (picture ? place(picture, { x: x + size / 2, y: y - size / 2, scale: size / 150 }) : '')
  );
}

function blocks(ctx: Ctx): string {
  const c = (n: number): string => ctx.colour(n % ctx.colourCount);
  const draws = (name: KidsMotif, n: number): string =>
    KIDS_MOTIFS[name]([lighten(c(n + 2), 0.05), lighten(c(n + 1), 0.35), mix(c(n + 3), '#fff6e4', 0.2)]);
  const roof = polygon([
    [206, 160],
    [266, 90],
    [326, 160],
  ]);
  const roofSide = polygon([
    [266, 90],
    [290, 72],
    [350, 142],
    [326, 160],
  ]);
  const pillar = (x: number, n: number): string =>
    lacquered(ctx, roundRect(x, 268, 40, 84, 4), c(n)) +
    draw(toD(oval(x + 20, 268, 20, 6)), { fill: lighten(c(n), 0.35), stroke: darken(c(n), 0.5), 'stroke-width': 1 });
  const arch = path(
    'M196 252V180C196 168 204 160 216 160H316C328 160 336 168 336 180V252H304V234C304 208 286 196 266 196S228 208 228 234V252Z',
  );
  return (
    cube(ctx, 84, 446, 92, c(0), draws('elephant', 0)) +
    cube(ctx, 346, 446, 92, c(1), draws('mango', 1)) +
    cube(ctx, 215, 446, 92, c(2), draws('kite', 2)) +
    clothPiece(ctx, {
      outline: roundRect(120, 336, 292, 20, 3),
      fabric: SURFACES.wood(ctx, BARE_WOOD),
      warp: 0,
      form: 0.4,
    }) +
    pillar(148, 3) +
    pillar(344, 4) +
    clothPiece(ctx, {
      outline: roundRect(136, 252, 260, 17, 3),
      fabric: SURFACES.wood(ctx, BARE_WOOD),
      warp: 0,
      form: 0.4,
    }) +
    clothPiece(ctx, { outline: arch, fabric: SURFACES.wood(ctx, mix(c(1), BARE_WOOD, 0.2)), warp: 0, form: 0.6 }) +
    clothPiece(ctx, { outline: roofSide, fabric: ctx.plain(darken(c(0), 0.3)), warp: 0, form: 0.2 }) +
    clothPiece(ctx, { outline: roof, fabric: SURFACES.wood(ctx, c(0)), warp: 0, form: 0.5 }) +
    lacquered(ctx, roundRect(436, 398, 44, 48, 5), c(3)) +
    draw(toD(oval(458, 398, 22, 7)), { fill: lighten(c(3), 0.35), stroke: darken(c(3), 0.5), 'stroke-width': 1 }) +
    knob(ctx, 54, 426, 20, c(4))
  );
}

function drawToy(ctx: Ctx, cut: Cut): string {
  const wide = cut.style === 'blocks' ? 420 : cut.style === 'cups' ? 200 : 250;
  const shadow = groundShadow(ctx, { x: X, y: 443, width: wide, depth: 16 });
  const more =
    cut.style === 'rings' && cut.apart === 'yes'
      ? groundShadow(ctx, { x: X + 176, y: 444, width: 130, depth: 12 }) +
        groundShadow(ctx, { x: X - 170, y: 444, width: 52, depth: 10 })
      : '';
  const art = cut.style === 'rings' ? rings(ctx, cut.apart === 'yes') : cut.style === 'cups' ? cups(ctx) : blocks(ctx);
  return shadow + more + art;
}

export const kind = defineKind({
  name: 'stacking-toy',
  about: 'rings, cups or blocks to pile up (set: the rings from above); colours: one a piece',
  stances: ['stand', 'flat'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'set')
      return fit(ctx, { x: 22, y: 40, width: 476, height: 452 }, { x: 36, y: 34, width: 440, height: 440 }, () =>
        laidRings(ctx),
      );
    const toy = (): string => drawToy(ctx, cut);
    if (ctx.view === 'detail') {
      const spot = cut.style === 'blocks' ? { x: 250, y: 330 } : { x: X, y: 250 };
      return focusFrom(
        ctx,
        { at: [250, 260], sharp: 170, reach: 430 },
        zoom(ctx, { ...spot, factor: 2, turn: -5 }, toy),
      );
    }
    const [top, half] =
      cut.style === 'blocks'
        ? [66, 236]
        : cut.style === 'cups'
          ? [60, 140]
          : cut.apart === 'yes'
            ? [66, 246]
            : [408 - Math.max(5, ctx.colourCount) * 46 - 58, 150];
    const extent = { x: X - half, y: top, width: half * 2, height: 450 - top };
    return fit(ctx, extent, { x: 34, y: 36, width: 444, height: groundFor(ctx, 420) - 32 }, toy, true);
  },
});
