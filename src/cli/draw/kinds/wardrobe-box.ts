// Keeping things: saree covers with a window, lidded boxes of cloth, drawer dividers, a shoe rack.
import { darken, lighten } from '../colour.ts';
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { castOn, clipTo, groundShadow, innerRim, stitches } from '../light.ts';
import { plastic } from '../materials.ts';
import { laid } from '../parts/laid.ts';
import { zip } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { bar } from '../parts/ware.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['covers', 'box', 'drawer', 'shoes'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A flat bag of non-woven cloth with a clear window through which folded silk shows. */
function cover(ctx: Ctx, y: number, dx: number, silk: string, zari: string): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const top: Point[] = [
    [-172 + dx, y - 76],
    [148 + dx, y - 76],
    [208 + dx, y],
    [-208 + dx, y],
  ];
  const face = polygon(top);
  const front = roundRect(-208 + dx, y - 2, 416, 46, 8);
  const window = polygon([
    [-128 + dx, y - 64],
    [112 + dx, y - 64],
    [146 + dx, y - 12],
    [-150 + dx, y - 12],
  ]);
  const stack = ctx.cloth({ name: 'brocade', scale: 0.7 }, [silk, zari, lighten(silk, 0.4)]);
  return (
    clothPiece(ctx, {
      outline: front,
      fabric: ctx.fabric,
      origin: [0, y],
      form: 0.6,
      drape: { amount: 0.2, across: 90, down: 30 },
    }) +
    zip(path(`M${-196 + dx} ${y + 18}H${196 + dx}`), { tape: trim, metal: '#c3c6cb', width: 6, pull: 0.9 }) +
    clothPiece(ctx, { outline: face, fabric: laid(ctx.fabric, { flatten: 0.45, at: [dx, y] }), form: 0.3 }) +
    clipTo(
      ctx,
      window,
      clothPiece(ctx, {
        outline: window,
        fabric: laid(stack, { flatten: 0.5, at: [dx, y] }),
        form: 0.3,
        finish: 'silk',
      }),
      draw(`M${-150 + dx} ${y - 26}H${150 + dx}`, { stroke: zari, 'stroke-width': 7 }),
      draw(toD(window), { fill: '#ffffff', opacity: 0.14 }),
      draw(`M${-60 + dx} ${y - 66}L${-104 + dx} ${y}H${-70 + dx}L${-30 + dx} ${y - 66}Z`, {
        fill: '#ffffff',
        opacity: 0.4,
      }),
      innerRim(ctx, window, { dx: 2, dy: 3, soft: 2.4, colour: '#2b1a33', opacity: 0.5 }),
    ) +
    stitches(window, trim, { length: 4, gap: 3, width: 1.6 }) +
    draw(toD(face), { fill: 'none', stroke: trim, 'stroke-width': 3 })
  );
}

function covers(ctx: Ctx): string {
  const shades = [
    ['#6f1d2b', '#cda349'],
    ['#0f6876', '#d9a088'],
    ['#4c2459', '#cda349'],
  ] as const;
  return (
    groundShadow(ctx, { x: 0, y: 44, width: 420, depth: 22 }) +
    cover(ctx, 0, 0, shades[0][0], shades[0][1]) +
    castOn(ctx, path('M-220 -80H220V60H-220Z'), roundRect(-200, -60, 400, 46, 8), {
      base: ctx.colour(0),
      dx: 4,
      dy: 8,
      soft: 6,
      strength: 0.5,
    }) +
    cover(ctx, -52, 8, shades[1][0], shades[1][1]) +
    cover(ctx, -104, -5, shades[2][0], shades[2][1])
  );
}

function box(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const front = roundRect(-170, -190, 300, 190, 6);
  const side = path('M130 -190L196 -226V-38L130 0Z');
  const lidTop = polygon([
    [-182, -214],
    [-112, -260],
    [212, -260],
    [140, -214],
  ]);
  const lidFront = roundRect(-182, -216, 324, 42, 5);
  const lidSide = path('M142 -216L212 -260V-220L142 -174Z');
  return (
    groundShadow(ctx, { x: 12, y: 0, width: 360, depth: 26 }) +
    clothPiece(ctx, { outline: side, fabric: ctx.fabric.reverse, form: 0.4 }) +
    clothPiece(ctx, {
      outline: front,
      fabric: ctx.fabric,
      origin: [-20, -100],
      form: 0.6,
      drape: { amount: 0.14, across: 120, down: 90 },
    }) +
    strap(ctx, path('M-76 -110C-70 -74 32 -74 38 -110'), { width: 17, fabric: ctx.plain(trim), under: front }) +
    castOn(ctx, front, lidFront, { base: ctx.colour(0), dx: 2, dy: 6, soft: 5, strength: 0.5 }) +
    clothPiece(ctx, { outline: lidSide, fabric: ctx.plain(darken(trim, 0.25)), form: 0.3 }) +
    clothPiece(ctx, {
      outline: lidTop,
      fabric: laid(ctx.cloth({ name: 'slub' }, [trim]), { flatten: 0.4, slant: -40, at: [0, -214] }),
      form: 0.3,
    }) +
    clothPiece(ctx, {
      outline: lidFront,
      fabric: ctx.cloth({ name: 'slub' }, [trim]),
      form: 0.5,
      over: stitches(path('M-178 -182H138'), lighten(trim, 0.4), { width: 1.2 }),
    })
  );
}

/** A shallow tray of cells, one row with socks and ties rolled up in it. */
function drawer(ctx: Ctx): string {
  const main = ctx.colour(0);
  const rows = 3;
  const columns = 5;
  const point = (c: number, r: number, lift: number): Point => {
    const t = r / rows;
    const half = 150 + t * 66;
    return [-half + (c / columns) * half * 2, -170 + t * 150 - lift];
  };
  const cell = (c: number, r: number): Path =>
    polygon([point(c, r, 0), point(c + 1, r, 0), point(c + 1, r + 1, 0), point(c, r + 1, 0)]);
  let art = '';
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const shape = cell(c, r);
      const [a, b] = [point(c, r, 0), point(c + 1, r + 1, 0)];
      const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 6];
      const colour =
        ['#c2242e', '#2d3c7c', '#c5901f', '#4f7a3b', '#3b3b41', '#e5799a', '#0f6876'][(c * 3 + r * 5) % 7] ?? main;
      const size = 24 + r * 5;
      const fill =
        (c + r) % 4 === 3
          ? ''
          : draw(toD(roundRect(cx - size, cy - size * 0.55, size * 2, size * 1.1, size * 0.5)), { fill: colour }) +
            clothPiece(ctx, {
              outline: roundRect(cx - size, cy - size * 0.55, size * 2, size * 1.1, size * 0.5),
              fabric: ctx.cloth({ name: (c + r) % 2 ? 'rib' : 'fine-stripe', scale: 0.8 }, [
                colour,
                lighten(colour, 0.6),
              ]),
              form: 1,
            });
      art += clipTo(
        ctx,
        shape,
        draw(toD(shape), { fill: darken(main, 0.3) }),
        fill,
        innerRim(ctx, shape, { dx: 8, dy: 12, soft: 7, colour: darken(main, 0.75), opacity: 0.6, blend: 'multiply' }),
      );
    }
  }
  const wall = (from: Point, to: Point, width: number): string =>
    line(from[0], from[1], to[0], to[1], { stroke: darken(main, 0.3), 'stroke-width': width + 2 }) +
    line(from[0], from[1], to[0], to[1], { stroke: lighten(main, 0.2), 'stroke-width': width });
  let walls = '';
  for (let r = 1; r < rows; r += 1) walls += wall(point(0, r, 0), point(columns, r, 0), 6);
  for (let c = 1; c < columns; c += 1) walls += wall(point(c, 0, 0), point(c, rows, 0), 6);
  const rim = polygon([point(0, 0, 0), point(columns, 0, 0), point(columns, rows, 0), point(0, rows, 0)]);
  return (
    groundShadow(ctx, { x: 4, y: 36, width: 440, depth: 24 }) +
    plastic(ctx, path('M-216 -20H216L210 40C210 46 204 48 198 48H-198C-204 48 -210 46 -210 40Z'), main, {
      gloss: 0.4,
    }) +
    art +
    walls +
    draw(toD(rim), { fill: 'none', stroke: darken(main, 0.3), 'stroke-width': 11, 'stroke-linejoin': 'round' }) +
    draw(toD(rim), { fill: 'none', stroke: lighten(main, 0.24), 'stroke-width': 8, 'stroke-linejoin': 'round' })
  );
}

/** Tubes and joints, four shelves, pairs of plain shoes. */
function shoes(ctx: Ctx): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const shelf = (y: number): string =>
    draw(`M-150 ${y}L-120 ${y - 22}H164L138 ${y}Z`, {
      fill: darken(second, 0.1),
      stroke: darken(second, 0.5),
      'stroke-width': 1,
    }) + plastic(ctx, roundRect(-152, y - 2, 292, 9, 4), second, { gloss: 0.4 });
  const shoe = (x: number, y: number, colour: string): string =>
    draw(
      `M${x} ${y}V${y - 30}C${x + 6} ${y - 38} ${x + 16} ${y - 36} ${x + 22} ${y - 30}C${x + 40} ${y - 18} ${x + 62} ${y - 16} ${x + 68} ${y - 6}V${y}Z`,
      { fill: colour, stroke: darken(colour, 0.5), 'stroke-width': 1.2 },
    ) +
    draw(`M${x} ${y - 6}H${x + 68}V${y}H${x}Z`, { fill: lighten(colour, 0.7) }) +
    draw(`M${x + 5} ${y - 30}C${x + 10} ${y - 26} ${x + 16} ${y - 26} ${x + 21} ${y - 29}`, {
      fill: 'none',
      stroke: darken(colour, 0.6),
      'stroke-width': 3,
    });
  const rows = [-20, -106, -192, -278];
  const colours = [
    '#6f1d2b',
    '#2d3c7c',
    '#3b3b41',
    '#bc8e5e',
    '#c2242e',
    '#4a6a94',
    '#573a2b',
    '#cf2072',
    '#174a3b',
    '#97938d',
    '#d69a9c',
    '#c5901f',
  ];
  return (
    groundShadow(ctx, { x: 4, y: 4, width: 320, depth: 22 }) +
    rows
      .map(
        (y, r) =>
          shelf(y) +
          [0, 1, 2]
            .map(
              (c) =>
                shoe(-130 + c * 88 + 8, y - 10, darken(colours[r * 3 + c] ?? main, 0.25)) +
                shoe(-138 + c * 88, y - 3, colours[r * 3 + c] ?? main),
            )
            .join(''),
      )
      .join('') +
    [-150, 138].map((x) => bar(ctx, path(`M${x} 2V-352`), 10, 'plastic', main)).join('') +
    bar(ctx, path('M-150 -346H138'), 10, 'plastic', main) +
    [-150, 138]
      .flatMap((x) =>
        rows.map((y) => place(plastic(ctx, roundRect(-9, -8, 18, 18, 4), darken(main, 0.2)), { x, y: y + 2 })),
      )
      .join('')
  );
}

export const kind = defineKind({
  name: 'wardrobe-box',
  about: 'saree covers, lidded cloth box, drawer divider, shoe rack; colours: cloth and print or plastic, last trim',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      covers: () => covers(ctx),
      box: () => box(ctx),
      drawer: () => drawer(ctx),
      shoes: () => shoes(ctx),
    };
    const extents: Readonly<Record<Cut['style'], Extent>> = {
      covers: [-222, -190, 444, 242],
      box: [-190, -270, 410, 276],
      drawer: [-226, -186, 452, 240],
      shoes: [-166, -362, 340, 374],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.style], near: { x: 0.5, y: 0.5 }, room: { side: 36, top: 36, tall: 360 } },
      art[cut.style],
    );
  },
});
