// Sandals on heels: bands, crossed and thin straps, thongs, slides, with a strap round the ankle.
import { darken, lighten } from '../../colour.ts';
import { piece } from './look.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, edgeLine, hollow, lined } from '../../light.ts';
import { buckle } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { between, joined, oval, path, reversed, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw } from '../../svg.ts';

/**
 * The low cup that holds the heel and the strap round the ankle that leaves both its sides. Built on the level heel
 * seat, so it is drawn from the shoe's hindmost point.
 */
function heelCup(look: Look, width = 9): { behind: string; front: string } {
  const { ctx, last, upper, metal } = look;
  const [x, y] = last.at(400, 0);
  const ring = turned(oval(x - 56, y - 74, 58, 14), [x - 56, y - 74], 8);
  const half = (far: boolean): Path => ({
    start: far ? ring.start : (ring.curves[1]?.[2] ?? ring.start),
    curves: far ? ring.curves.slice(0, 2) : ring.curves.slice(2),
    closed: false,
  });
  const near = path(
    `M${x - 112} ${last.at(288, 2)[1]}C${x - 92} ${y - 6} ${x - 88} ${y - 48} ${x - 50} ${y - 57}C${x - 30} ${y - 61} ${x - 10} ${y - 63} ${x + 3} ${y - 64}`,
  );
  const far = path(
    `M${x - 96} ${last.at(304, 2)[1]}C${x - 76} ${y - 14} ${x - 76} ${y - 58} ${x - 40} ${y - 68}C${x - 26} ${y - 72} ${x - 6} ${y - 72} ${x + 3} ${y - 64}`,
  );
  const cup = joined([
    near,
    path(`M${x + 3} ${y - 64}C${x + 8} ${y - 46} ${x + 6} ${y - 18} ${x} ${y}`),
    reversed(between(last.seat, 0.72, 1)),
  ]);
  const inside = joined([near, reversed(far)]);
  const [bx, by] = [x - 82, y - 67];
  return {
    behind:
      strap(ctx, half(true), { width, fabric: upper.reverse, stitched: false }) +
      lined(ctx, inside, look.lining, { strength: 0.5, soft: 4 }) +
      edgeLine(inside, upper.base, { strength: 0.6 }),
    front:
      strap(ctx, half(false), { width, fabric: upper, stitched: false }) +
      piece(look, cup, { form: 0.9 }) +
      draw(toD(near), {
        fill: 'none',
        stroke: lighten(upper.base, 0.3),
        'stroke-width': 1.4,
        'stroke-opacity': 0.8,
      }) +
      (look.outerSide ? buckle(ctx, bx, by, 15, 14, metal.base, 12) : ''),
  };
}

/** The inside of a band's far half, seen through its rear opening. */
export function lens(look: Look, d: string): string {
  const outline = look.last.on(d);
  return (
    clipTo(
      look.ctx,
      outline,
      draw(toD(outline), { fill: darken(look.lining, 0.12) }),
      hollow(look.ctx, outline, look.lining, { strength: 0.75, soft: 6 }),
    ) + edgeLine(outline, look.upper.base, { strength: 0.7, width: 1.6 })
  );
}

/** A broad band over the foot with its shade on the sock. */
function broad(look: Look, d: string, rear: string, over = ''): string {
  const { ctx, last } = look;
  const outline = last.on(d);
  return (
    lens(look, rear) +
    castOn(ctx, last.on('M0 0H404V14H0Z'), outline, { base: look.lining, dx: 6, dy: 4, soft: 4, strength: 0.5 }) +
    piece(look, outline, { form: 0.95, over })
  );
}

/** A thin strap over the foot: the far leg, then the near one. */
function thin(look: Look, foot: number, rise: number, width: number): string {
  const { ctx, last, upper } = look;
  const top = foot + rise * 0.5;
  const far = `M${top} ${rise}C${top + 18} ${rise - 4} ${top + 22} ${rise * 0.5} ${top + 20} 8`;
  const near = `M${foot} 0C${foot - 2} ${rise * 0.6} ${foot + 8} ${rise - 4} ${top} ${rise}C${top + 4} ${rise + 0.5} ${top + 8} ${rise - 1} ${top + 11} ${rise - 4}`;
  return (
    strap(ctx, last.on(far), { width: width * 0.8, fabric: ctx.plain(darken(upper.base, 0.35)), stitched: false }) +
    strap(ctx, last.on(near), { width, fabric: upper, stitched: false })
  );
}

export function band(look: Look): string {
  const cup = heelCup(look);
  return (
    cup.behind +
    broad(
      look,
      'M30 0C32 28 50 48 78 57C98 63 118 63 132 56C140 40 144 20 144 0Z',
      'M132 56C152 54 164 30 158 6L144 0C144 20 140 40 132 56Z',
    ) +
    cup.front
  );
}

export function cross(look: Look): string {
  const cup = heelCup(look);
  return (
    cup.behind +
    lens(look, 'M120 66C146 66 166 36 162 6L140 0C140 24 132 46 120 66Z') +
    piece(look, look.last.on('M24 0C40 36 76 62 116 68C122 68 126 62 124 56C94 48 66 24 56 0Z'), { form: 0.95 }) +
    castOn(
      look.ctx,
      look.last.on('M24 0C40 36 76 62 116 68L124 56C94 48 66 24 56 0Z'),
      look.last.on('M148 0C138 36 108 62 68 66L60 52C90 44 112 24 118 0Z'),
      { base: look.upper.base, dx: 0, dy: 4, soft: 3, strength: 0.6 },
    ) +
    piece(look, look.last.on('M148 0C138 36 108 62 72 66C64 66 58 60 60 53C90 44 112 24 118 0Z'), { form: 0.95 }) +
    cup.front
  );
}

export function strappy(look: Look): string {
  const cup = heelCup(look, 7);
  return cup.behind + [107, 81, 55, 29].map((x, n) => thin(look, x, 60 - n * 5, 9)).join('') + cup.front;
}

export function thong(look: Look): string {
  const cup = heelCup(look, 8);
  const { ctx, last, upper } = look;
  // The post rises between the toes and runs back over the foot into the strap that crosses it from side to side.
  return (
    cup.behind +
    strap(ctx, last.on('M50 3C48 14 52 22 62 27C84 37 106 48 134 58'), { width: 11, fabric: upper, stitched: false }) +
    broad(
      look,
      'M118 0C124 22 126 42 122 56C126 64 140 66 148 60C158 42 162 22 162 0Z',
      'M148 60C170 58 184 32 178 6L162 0C162 22 158 42 148 60Z',
    ) +
    cup.front
  );
}

export function slide(look: Look): string {
  return broad(
    look,
    'M26 0C28 36 54 62 92 73C122 81 146 82 164 74C174 52 180 26 180 0Z',
    'M164 74C188 72 204 38 198 6L180 0C180 26 174 52 164 74Z',
  );
}
