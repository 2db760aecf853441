// Framed pictures for the wall: one, three in a row, a grid of four; landscapes, plants, folk motifs, patterns.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { branch, leafAt } from '../parts/greenery.ts';
import { SURFACES } from '../surfaces.ts';
import { path, roundRect, toD } from '../path.ts';
import type { Box } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, linear, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { lotusPond, paintedElephant, treeOfLife } from './wall-frame/folk.ts';

const CUTS = {
  count: ['one', 'three', 'four', 'wide'],
  art: ['hills', 'leaves', 'elephant', 'lotus', 'tree', 'print', 'arches'],
  frame: ['wood', 'black', 'gold', 'canvas'],
  mount: ['mount', 'full'],
} as const;

type Cut = CutOf<typeof CUTS>;

function hills(ctx: Ctx, box: Box): string {
  const { x, y, width: w, height: h } = box;
  const sky = linear(
    ctx.defs,
    [x, y],
    [x, y + h],
    [
      [0, lighten(ctx.colour(1), 0.45)],
      [0.6, lighten(ctx.colour(0), 0.6)],
      [1, ctx.colour(0)],
    ],
  );
  const ridge = (t: number, a: number, b: number, fill: string): string =>
    draw(
      `M${x} ${y + h * t}C${x + w * 0.2} ${y + h * (t - a)} ${x + w * 0.34} ${y + h * (t - a)} ${x + w * 0.5} ${y + h * t}S${x + w * 0.84} ${y + h * (t - b)} ${x + w} ${y + h * (t - b * 0.4)}V${y + h}H${x}Z`,
      { fill },
    );
  return (
    rect(x, y, w, h, { fill: sky }) +
    circle(x + w * 0.66, y + h * 0.34, Math.min(w, h) * 0.13, { fill: lighten(ctx.colour(2), 0.25) }) +
    ridge(0.56, 0.12, 0.16, mix(ctx.colour(3), ctx.colour(0), 0.6)) +
    ridge(0.68, 0.16, 0.08, mix(ctx.colour(3), ctx.colour(0), 0.35)) +
    ridge(0.8, 0.06, 0.16, mix(ctx.colour(3), ctx.colour(0), 0.12)) +
    ridge(0.92, 0.1, 0.04, darken(ctx.colour(3), 0.2))
  );
}

function leaves(ctx: Ctx, box: Box, n: number): string {
  const { x, y, width: w, height: h } = box;
  const green = ctx.colour(1 + (n % Math.max(1, ctx.colourCount - 1)));
  const [cx, foot] = [x + w / 2, y + h * 0.92];
  const art =
    n % 3 === 0
      ? branch(
          [
            [cx - w * 0.1, foot],
            [cx, y + h * 0.5],
            [cx + w * 0.06, y + h * 0.14],
          ],
          { colour: green, leaf: h * 0.17, count: 7 },
        )
      : n % 3 === 1
        ? [-60, -30, 0, 30, 60]
            .map((turn) =>
              leafAt(cx, y + h * 0.72, h * 0.52, h * 0.15, turn, turn % 60 === 0 ? green : lighten(green, 0.2)),
            )
            .join('') + rect(cx - 2, y + h * 0.7, 4, h * 0.22, { fill: darken(green, 0.3) })
        : branch(
            [
              [cx + w * 0.12, foot],
              [cx - w * 0.02, y + h * 0.5],
              [cx - w * 0.1, y + h * 0.16],
            ],
            { colour: green, leaf: h * 0.15, count: 6, round: true },
          );
  return rect(x, y, w, h, { fill: ctx.colour(0) }) + art;
}

function arches(ctx: Ctx, box: Box, n: number): string {
  const { x, y, width: w, height: h } = box;
  const c = (i: number): string => ctx.colour(i % ctx.colourCount);
  const arch = (cx: number, half: number, top: number, fill: string): string =>
    draw(`M${cx - half} ${y + h}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${y + h}Z`, { fill });
  const base = rect(x, y, w, h, { fill: lighten(c(0), 0.2) });
  if (n % 3 === 0)
    return (
      base +
      circle(x + w * 0.64, y + h * 0.3, w * 0.2, { fill: c(2) }) +
      arch(x + w * 0.4, w * 0.34, y + h * 0.36, c(1)) +
      arch(x + w * 0.4, w * 0.22, y + h * 0.5, c(3)) +
      arch(x + w * 0.4, w * 0.1, y + h * 0.64, lighten(c(0), 0.2))
    );
  if (n % 3 === 1)
    return (
      base +
      [0, 1, 2, 3]
        .map((i) =>
          draw(
            `M${x} ${y + h * (0.42 + i * 0.15)}C${x + w * 0.3} ${y + h * (0.3 + i * 0.15)} ${x + w * 0.6} ${y + h * (0.56 + i * 0.13)} ${x + w} ${y + h * (0.4 + i * 0.16)}V${y + h}H${x}Z`,
            { fill: c(i + 1) },
          ),
        )
        .join('') +
      circle(x + w * 0.3, y + h * 0.22, w * 0.13, { fill: c(3) })
    );
  return (
    base +
    circle(x + w * 0.5, y + h * 0.42, w * 0.34, { fill: c(3) }) +
    draw(`M${x + w * 0.16} ${y + h * 0.42}A${w * 0.34} ${w * 0.34} 0 0 0 ${x + w * 0.84} ${y + h * 0.42}Z`, {
      fill: c(1),
    }) +
    rect(x + w * 0.16, y + h * 0.8, w * 0.68, h * 0.03, { fill: c(2) }) +
    rect(x + w * 0.26, y + h * 0.86, w * 0.48, h * 0.03, { fill: c(1) })
  );
}

function artOf(ctx: Ctx, cut: Cut, box: Box, n: number): string {
  switch (cut.art) {
    case 'hills':
      return hills(ctx, box);
    case 'leaves':
      return leaves(ctx, box, n);
    case 'elephant':
      return paintedElephant(ctx, box);
    case 'lotus':
      return lotusPond(ctx, box);
    case 'tree':
      return treeOfLife(ctx, box);
    case 'arches':
      return arches(ctx, box, n);
    default:
      return ctx.fabric.paint(box, { origin: [box.x + box.width / 2 + n * 31, box.y + box.height / 2 + n * 23] });
  }
}

function framed(ctx: Ctx, cut: Cut, box: Box, n: number): string {
  const { x, y, width, height } = box;
  const wide = cut.frame === 'canvas' ? 0 : Math.min(width, height) * (cut.count === 'one' ? 0.062 : 0.07);
  const outer = roundRect(x, y, width, height, 2);
  const mat = cut.mount === 'mount' ? Math.min(width, height) * 0.13 : 0;
  const inner: Box = {
    x: x + wide + mat,
    y: y + wide + mat,
    width: width - 2 * (wide + mat),
    height: height - 2 * (wide + mat),
  };
  const hole = roundRect(inner.x, inner.y, inner.width, inner.height, 0.5);
  const pane = roundRect(x + wide, y + wide, width - 2 * wide, height - 2 * wide, 0.5);
  const frame =
    cut.frame === 'gold'
      ? metalPiece(ctx, outer, METALS.gold, { rim: 3 })
      : cut.frame === 'canvas'
        ? draw(toD(outer), { fill: '#efe7d8' })
        : clothPiece(ctx, {
            outline: outer,
            fabric: cut.frame === 'wood' ? SURFACES.wood(ctx, '#9a6a42') : ctx.plain('#2d2b30'),
            form: 0.9,
            warp: 0,
          });
  const shine = linear(
    ctx.defs,
    [x, y],
    [x + width, y + height],
    [
      [0, '#ffffff', 0.28],
      [0.3, '#ffffff', 0.06],
      [0.5, '#ffffff', 0],
      [1, '#1d1820', 0.14],
    ],
  );
  return (
    wallShadow(ctx, [outer], { distance: cut.frame === 'canvas' ? 12 : 14 }) +
    frame +
    draw(toD(pane), { fill: '#f3eee3' }) +
    clipTo(ctx, hole, artOf(ctx, cut, inner, n)) +
    (mat > 0 ? draw(toD(hole), { fill: 'none', stroke: '#cfc6b4', 'stroke-width': 1.4 }) : '') +
    clipTo(
      ctx,
      pane,
      draw(toD(pane), { fill: shine }),
      cut.frame === 'canvas'
        ? ''
        : innerRim(ctx, pane, { dx: 3, dy: 4, soft: 3, colour: '#241c2c', opacity: 0.5, blend: 'multiply' }),
    ) +
    (cut.frame === 'canvas'
      ? group(
          {},
          draw(
            toD(
              path(
                `M${x + width} ${y}L${x + width + 7} ${y + 6}V${y + height + 6}H${x + 7}L${x} ${y + height}H${x + width}Z`,
              ),
            ),
            { fill: darken(ctx.colour(0), 0.35) },
          ),
        )
      : '')
  );
}

function boxesOf(cut: Cut): Box[] {
  switch (cut.count) {
    case 'three':
      return [0, 1, 2].map((n) => ({ x: 34 + n * 152, y: 146, width: 140, height: 208 }));
    case 'four':
      return [0, 1, 2, 3].map((n) => ({
        x: 62 + (n % 2) * 198,
        y: 58 + Math.floor(n / 2) * 204,
        width: 188,
        height: 194,
      }));
    case 'wide':
      return [{ x: 34, y: 128, width: 444, height: 256 }];
    default:
      return [{ x: 92, y: 54, width: 328, height: 410 }];
  }
}

export const kind = defineKind({
  name: 'wall-frame',
  about:
    'framed art; hills: haze, sky, sun, hills; leaves: paper, greens; folk: ground, main, second, third; print: the pattern; arches: four',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const boxes = boxesOf(cut);
    const whole = (): string => boxes.map((box, n) => framed(ctx, cut, box, n)).join('');
    const first = boxes[0] ?? { x: 0, y: 0, width: 1, height: 1 };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 150, reach: 390 },
        zoom(ctx, { x: first.x + first.width * 0.72, y: first.y + first.height * 0.72, factor: 2, turn: -4 }, whole),
      );
    return fit(ctx, { x: 26, y: 44, width: 466, height: 428 }, { x: 24, y: 40, width: 464, height: 432 }, whole);
  },
});
