// Keyboards from above: the full desk one, and a small one with round keys. Keys carry marks, never letters.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { led } from '../parts/goods/faces.ts';
import { cord, cordShadow, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { moved, path, roundRect } from '../path.ts';
import { circle, el, group, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['full', 'round'] } as const;
type Cut = CutOf<typeof CUTS>;

/** One square key; drawn many times, so from few shapes. */
function key(x: number, y: number, w: number, h: number, colour: string, mark: string): string {
  return (
    rect(x, y + 1.4, w, h, { rx: 3, fill: darken(colour, 0.6) }) +
    rect(x, y, w, h - 1.6, { rx: 3, fill: darken(colour, 0.2) }) +
    rect(x + 1.4, y + 0.8, w - 2.8, h - 4.6, { rx: 2.4, fill: lighten(colour, 0.1) }) +
    (mark ? rect(x + w * 0.3, y + h * 0.3, Math.min(6, w * 0.3), 1.8, { rx: 0.9, fill: mark, opacity: 0.75 }) : '')
  );
}

const ROWS: readonly (readonly number[])[] = [
  [1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
  [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7],
  [1.3, 1.2, 1.3, 6.4, 1.3, 1.2, 1.3, 1],
];

function full(ctx: Ctx): string {
  const [shell, keys, mark] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = roundRect(-232, -92, 464, 184, 14);
  const unit = 21.7;
  const art = ROWS.map((row, r) => {
    let x = -220;
    const y = -76 + r * 26 + (r > 0 ? 6 : 0);
    return row
      .map((w) => {
        const here = x;
        x += (w === 0 ? 0.33 : w) * unit;
        return w === 0
          ? ''
          : key(here, y, w * unit - 2.6, 23, w > 1.1 && w < 6 ? darken(keys, 0.14) : keys, w > 6 ? '' : mark);
      })
      .join('');
  }).join('');
  const numbers = Array.from({ length: 4 }, (_, c) =>
    Array.from({ length: 5 }, (_, r) =>
      c === 3 && r > 2 ? '' : key(124 + c * 24, -44 + r * 26, 21.4, 23, c === 3 ? darken(keys, 0.14) : keys, mark),
    ).join(''),
  ).join('');
  const line = path('M238 180C227 128 224 84 188 68C150 52 176 18 120 -40');
  return (
    cordShadow(ctx, [line], 8) +
    cord(line, { width: 8, colour: shell, gloss: 0.3 }) +
    group(
      { transform: 'translate(256 262) rotate(-12)' },
      wallShadow(ctx, [body], { distance: 13 }),
      plastic(ctx, roundRect(-8, -108, 16, 22, 5), shell, { gloss: 0.3, form: 0.8, reach: 6 }),
      thick(body, 1, 9, darken(shell, 0.3), darken(shell, 0.45)),
      plastic(ctx, body, shell, { gloss: 0.4, form: 0.6, reach: 10 }),
      art,
      numbers,
      [0, 1, 2]
        .map((n) =>
          n === 0
            ? led(ctx, 150 + n * 22, -64, 2, '#58d68d')
            : circle(150 + n * 22, -64, 2, { fill: darken(shell, 0.5) }),
        )
        .join(''),
      gleam(ctx, path('M-220 -84C-120 -88 60 -88 216 -86'), { width: 3, opacity: 0.5, soft: 0.8 }),
    )
  );
}

function round(ctx: Ctx): string {
  const [shell, keys, warm, cool] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const body = roundRect(-206, -118, 412, 236, 40);
  const rows = [
    { y: -82, n: 11, x: -180 },
    { y: -42, n: 11, x: -174 },
    { y: -2, n: 10, x: -160 },
    { y: 38, n: 10, x: -152 },
  ];
  const cap = ctx.defs.add((id) =>
    group(
      { id },
      circle(0, 0, 15, { fill: '#000000', opacity: 0.14 }),
      circle(0, -1.4, 12.6, { fill: '#ffffff', opacity: 0.26 }),
      circle(-3, -5, 5.5, { fill: '#ffffff', opacity: 0.3 }),
    ),
  );
  const one = (x: number, y: number, colour: string): string =>
    circle(x + 1, y + 3, 15.4, { fill: '#1d1826', opacity: 0.45 }) +
    circle(x, y, 15, { fill: colour }) +
    el('use', { href: `#${cap}`, x, y });
  const art = rows.flatMap(({ y, n, x }, r) =>
    Array.from({ length: n }, (_, k) =>
      one(x + k * 35.4, y, k === n - 1 || (k === 0 && r > 1) ? warm : (k + r) % 7 === 3 ? cool : keys),
    ),
  );
  const bar = roundRect(-86, 62, 172, 30, 15);
  const bottom = [-168, -126, 126, 168].map((x, n) => one(x, 77, n % 2 ? cool : warm));
  return group(
    { transform: 'translate(256 258) rotate(9)' },
    wallShadow(ctx, [body], { distance: 15 }),
    thick(body, 1, 13, darken(shell, 0.25), darken(shell, 0.42)),
    plastic(ctx, body, shell, { gloss: 0.5, form: 0.7, reach: 16 }),
    clipTo(
      ctx,
      body,
      plastic(ctx, roundRect(-198, -104, 396, 208, 30), darken(shell, 0.16), { gloss: 0.2, form: 0.3 }),
    ),
    ...art,
    ...bottom,
    wallShadow(ctx, [moved(bar, 0, 0)], { distance: 4 }),
    plastic(ctx, bar, keys, { gloss: 0.5, form: 0.8, reach: 9 }),
  );
}

export const kind = defineKind({
  name: 'keyboard',
  about: 'keyboard; colours: body, keys, marks (round: body, keys, two accents)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const isFull = cut.style === 'full';
    return show(ctx, {
      extent: isFull ? { x: 14, y: 110, width: 484, height: 300 } : { x: 30, y: 106, width: 452, height: 310 },
      art: () => (isFull ? full(ctx) : round(ctx)),
      near: isFull ? { x: 180, y: 270, factor: 2.2 } : { x: 340, y: 250, factor: 1.9 },
      margin: 22,
    });
  },
});
