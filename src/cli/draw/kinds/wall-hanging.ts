// Hangings of thread and yarn: macrame on a stick, dream catchers, wind chimes.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { bead } from '../parts/stones.ts';
import { bar } from '../parts/ware.ts';
import { oval, path, polygon, ribbon, roundRect } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse, line, linear, num, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['macrame', 'catcher', 'pipes', 'bells'] } as const;
type Cut = CutOf<typeof CUTS>;

function cord(d: string, width: number, colour: string): string {
  const look = { fill: 'none', 'stroke-linecap': 'round' as const };
  return (
    draw(d, { ...look, stroke: darken(colour, 0.4), 'stroke-width': width + 1.4 }) +
    draw(d, { ...look, stroke: colour, 'stroke-width': width }) +
    draw(d, { ...look, stroke: darken(colour, 0.22), 'stroke-width': width * 0.5, 'stroke-dasharray': '2.4 3.6' })
  );
}

function knot(x: number, y: number, size: number, colour: string): string {
  return (
    [-1, 1]
      .map((s) =>
        place(
          ellipse(0, 0, size * 0.62, size * 0.3, {
            fill: lighten(colour, 0.14),
            stroke: darken(colour, 0.4),
            'stroke-width': 1,
          }),
          { x: x + s * size * 0.3, y, turn: s * 38 },
        ),
      )
      .join('') +
    ellipse(x, y, size * 0.3, size * 0.42, { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 1 })
  );
}

/** A cord doubled over the stick: two strands down its front, held by their own loop. */
function larksHead(x: number, y: number, colour: string): string {
  return (
    [-4, 4].map((dx) => cord(`M${num(x + dx)} ${y - 6}V${y + 11}`, 5.4, colour)).join('') +
    ellipse(x, y + 4, 8.6, 3.6, { fill: lighten(colour, 0.14), stroke: darken(colour, 0.4), 'stroke-width': 1 })
  );
}

/** Square knots in a net that loses a knot with every row; the cords it lets go hang down as a pointed fringe. */
function macrame(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const second = ctx.colour(ctx.colourCount - 1);
  const random = ctx.random.fork('fringe');
  const [top, step, pitch, rows] = [-170, 25, 21, 8];
  const stick = Array.from({ length: 13 }, (_, n) => (n - 6) * step);
  const inRow = (row: number): number[] => Array.from({ length: 12 - row }, (_, n) => (n - (11 - row) / 2) * step);
  const heightOf = (row: number): number => top + 30 + row * pitch;
  const toneAt = (x: number): string => (x === 0 || Math.abs(Math.abs(x) - 106) < 8 ? second : colour);
  const strands = (x: number, y: number, sides: readonly number[]): string =>
    sides
      .map((dx) => {
        const tone = toneAt(x);
        const end = 210 - Math.abs(x) * 0.36;
        return draw(
          `M${num(x + dx)} ${num(y)}C${num(x + dx * 1.4)} ${num(y + 60)} ${num(x + dx + random.near(0, 4))} ${num(end - 50)} ${num(x + dx * 1.8 + random.near(0, 4))} ${num(end + random.near(0, 5))}`,
          { fill: 'none', stroke: random.next() < 0.4 ? darken(tone, 0.16) : tone, 'stroke-width': 4 },
        );
      })
      .join('');
  let [fringe, cords, knots] = ['', '', ''];
  for (const x of stick) {
    if (Math.abs(x) === 6 * step) fringe += strands(x, top, [-3, 3]);
    for (const below of inRow(0))
      if (Math.abs(below - x) < step) cords += cord(`M${num(x)} ${top}L${num(below)} ${heightOf(0)}`, 4, colour);
  }
  for (let row = 0; row < rows; row += 1) {
    const y = heightOf(row);
    const under = row + 1 < rows ? inRow(row + 1) : [];
    for (const x of inRow(row)) {
      const kept = under.filter((below) => Math.abs(below - x) < step);
      for (const below of kept) cords += cord(`M${num(x)} ${y}L${num(below)} ${y + pitch}`, 4, colour);
      if (kept.length === 1) fringe += strands(x, y, [-3, 3]);
      if (kept.length === 0) fringe += strands(x, y, [-7.5, -2.5, 2.5, 7.5]);
      knots += knot(x, y, 17, kept.length < 2 ? toneAt(x) : colour);
    }
  }
  return (
    wallShadow(
      ctx,
      [
        polygon([
          [-150, top],
          [150, top],
          [150, 90],
          [0, 200],
          [-150, 90],
        ]),
      ],
      { distance: 9, strength: 0.6 },
    ) +
    cord(`M-172 ${top - 2}C-100 -212 -40 -238 0 -256C40 -238 100 -212 172 ${top - 2}`, 5, colour) +
    fringe +
    cords +
    knots +
    bar(ctx, path(`M-186 ${top}C-60 ${top - 5} 60 ${top + 4} 186 ${top - 2}`), 13, 'wood', '#9a6e48') +
    stick.map((x) => larksHead(x, top, colour)).join('') +
    [-75, 0, 75].map((x) => bead(ctx, x, 62 - Math.abs(x) * 0.4, 10, '#9a6e48')).join('')
  );
}

function feather(x: number, y: number, long: number, turn: number, colour: string): string {
  const half = (s: 1 | -1): string =>
    `M0 0C${s * long * 0.16} ${long * 0.12} ${s * long * 0.2} ${long * 0.6} 0 ${long}Z`;
  const cuts = [0.36, 0.56, 0.72]
    .map((t) =>
      line(0, long * t, long * 0.15 * (t > 0.5 ? -1 : 1), long * (t + 0.1), {
        stroke: darken(colour, 0.35),
        'stroke-width': 1.2,
      }),
    )
    .join('');
  return place(
    draw(half(-1), { fill: lighten(colour, 0.2) }) +
      draw(half(1), { fill: darken(colour, 0.06) }) +
      cuts +
      line(0, -6, 0, long * 0.96, { stroke: darken(colour, 0.45), 'stroke-width': 1.4 }),
    { x, y, turn },
  );
}

/** A wrapped hoop, the web drawn inwards round by round, feathers on threads. */
function catcher(ctx: Ctx): string {
  const [wrap, web, plume] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const hoop = (cx: number, cy: number, r: number): string => {
    const count = 12;
    let threads = '';
    let ring = Array.from({ length: count }, (_, n): [number, number] => [
      Math.cos((n / count) * Math.PI * 2) * r,
      Math.sin((n / count) * Math.PI * 2) * r,
    ]);
    for (let turn = 0; turn < 6; turn += 1) {
      const inner = ring.map(([x, y], n): [number, number] => {
        const [nx, ny] = ring[(n + 1) % count] ?? [x, y];
        return [((x + nx) / 2) * 0.86, ((y + ny) / 2) * 0.86];
      });
      threads += ring
        .map(
          ([x, y], n) =>
            `M${num(x)} ${num(y)}Q${num((inner[n]?.[0] ?? 0) * 1.02)} ${num((inner[n]?.[1] ?? 0) * 1.02)} ${num(ring[(n + 1) % count]?.[0] ?? x)} ${num(ring[(n + 1) % count]?.[1] ?? y)}`,
        )
        .join('');
      ring = inner;
    }
    const wraps = Array.from({ length: Math.round(r * 0.6) }, (_, n) => {
      const a = (n / Math.round(r * 0.6)) * Math.PI * 2;
      return line(
        Math.cos(a) * (r - 6),
        Math.sin(a) * (r - 6),
        Math.cos(a + 0.03) * (r + 6),
        Math.sin(a + 0.03) * (r + 6),
        { stroke: darken(wrap, 0.3), 'stroke-width': 1.2 },
      );
    }).join('');
    return place(
      draw(threads, { fill: 'none', stroke: darken(web, 0.2), 'stroke-width': 1.8 }) +
        circle(0, 0, r, { fill: 'none', stroke: darken(wrap, 0.4), 'stroke-width': 14 }) +
        circle(0, 0, r, { fill: 'none', stroke: wrap, 'stroke-width': 12 }) +
        wraps +
        circle(-1.6, -1.8, r, {
          fill: 'none',
          stroke: lighten(wrap, 0.5),
          'stroke-width': 2.4,
          'stroke-opacity': 0.6,
        }) +
        bead(ctx, r * 0.3, -r * 0.36, r * 0.07, plume) +
        bead(ctx, -r * 0.42, r * 0.2, r * 0.06, wrap),
      { x: cx, y: cy },
    );
  };
  const hang = (x: number, y: number, long: number): string =>
    line(x, y, x, y + long, { stroke: darken(web, 0.2), 'stroke-width': 2 }) +
    bead(ctx, x, y + long * 0.4, 7, wrap) +
    bead(ctx, x, y + long * 0.4 + 14, 6, plume) +
    feather(x - 5, y + long - 8, 92, 8, plume) +
    feather(x + 5, y + long - 8, 84, -9, lighten(plume, 0.35));
  return (
    wallShadow(ctx, [ribbon(oval(0, -110, 118), 13, 60)], { distance: 10, strength: 0.8 }) +
    line(0, -262, 0, -228, { stroke: darken(wrap, 0.2), 'stroke-width': 4 }) +
    hang(-96, -34, 70) +
    hang(0, 94, 60) +
    hang(96, -34, 70) +
    line(0, 10, 0, 30, { stroke: wrap, 'stroke-width': 3 }) +
    hoop(0, -110, 118) +
    hoop(0, 56, 42)
  );
}

/** Tubes of metal of falling length under a wooden disc, with a clapper and a sail. */
function pipes(ctx: Ctx): string {
  const wood = '#8a5a38';
  const tubes = [-88, -46, 46, 88, 0].map((x, n) => {
    const long = [250, 222, 206, 184, 0][n] ?? 200;
    if (long === 0) return '';
    const y = -120 + Math.abs(x) * -0.06;
    const fill = linear(ctx.defs, [x - 11, 0], [x + 11, 0], cylinderStops(n % 2 ? METALS.steel : METALS.brass));
    return (
      line(x, -176, x, y, { stroke: '#5c5048', 'stroke-width': 1.6 }) +
      rect(x - 11, y, 22, long, { fill, rx: 4, stroke: '#4c4238', 'stroke-width': 0.8 }) +
      ellipse(x, y + 14, 3, 3, { fill: '#3a3128' })
    );
  });
  const disc = path('M-116 -186C-116 -166 116 -166 116 -186V-176C116 -152 -116 -152 -116 -176Z');
  return (
    wallShadow(
      ctx,
      [
        roundRect(-99, -130, 22, 250, 4),
        roundRect(77, -124, 22, 184, 4),
        roundRect(-57, -122, 22, 222, 4),
        roundRect(35, -122, 22, 206, 4),
      ],
      { distance: 12, strength: 0.8 },
    ) +
    [-90, 0, 90].map((x) => line(x, -184, 0, -246, { stroke: '#5c5048', 'stroke-width': 1.8 })).join('') +
    circle(0, -254, 11, { fill: 'none', stroke: METALS.brass.base, 'stroke-width': 5 }) +
    line(0, -170, 0, 150, { stroke: '#5c5048', 'stroke-width': 1.8 }) +
    tubes.join('') +
    bead(ctx, 0, -6, 25, wood) +
    clothPiece(ctx, {
      outline: path('M0 128C30 140 36 176 0 214C-36 176 -30 140 0 128Z'),
      fabric: ctx.plain(ctx.colour(0)),
      form: 0.9,
    }) +
    clothPiece(ctx, { outline: disc, fabric: ctx.plain(wood), form: 0.7 }) +
    ellipse(0, -186, 116, 17, { fill: lighten(wood, 0.2), stroke: darken(wood, 0.4), 'stroke-width': 1 })
  );
}

/** Small brass bells and beads on strings from a half moon of wood. */
function bells(ctx: Ctx): string {
  const metal = METALS.brass;
  const bell = (x: number, y: number, s: number): string =>
    place(
      draw('M-4 -14H4C6 -8 12 -4 14 12C8 17 -8 17 -14 12C-12 -4 -6 -8 -4 -14Z', {
        fill: linear(ctx.defs, [-14, 0], [14, 0], cylinderStops(metal)),
        stroke: metal.patina,
        'stroke-width': 1,
      }) +
        ellipse(0, 13, 12, 3.4, { fill: metal.patina }) +
        circle(0, 16, 3.4, { fill: metal.base }),
      { x, y, scale: s },
    );
  const arch = path('M-150 -150C-110 -220 110 -220 150 -150C110 -172 -110 -172 -150 -150Z');
  const strings = [-120, -80, -40, 0, 40, 80, 120]
    .map((x, n) => {
      const top = -166 + Math.abs(x) * 0.1;
      const long = 330 - Math.abs(x) * 1.1;
      let art = line(x, top, x, top + long, { stroke: '#6d4a30', 'stroke-width': 2 });
      for (let k = 0; k < Math.floor(long / 62); k += 1)
        art +=
          bead(ctx, x, top + 26 + k * 62, 8, ctx.colour((n + k) % ctx.colourCount)) + bell(x, top + 54 + k * 62, 0.92);
      return art + bell(x, top + long + 12, 1.5);
    })
    .join('');
  return (
    line(0, -256, 0, -204, { stroke: '#6d4a30', 'stroke-width': 3 }) +
    wallShadow(ctx, [arch], { distance: 10 }) +
    strings +
    clothPiece(ctx, { outline: arch, fabric: ctx.plain('#9a6e48'), form: 0.8 })
  );
}

export const kind = defineKind({
  name: 'wall-hanging',
  about: 'macrame, dream catcher, wind chimes; colours: yarn and beads (catcher: wrap, web, feathers)',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      macrame: () => macrame(ctx),
      catcher: () => catcher(ctx),
      pipes: () => pipes(ctx),
      bells: () => bells(ctx),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(ctx, { at: [256, 256], sharp: 140, reach: 380 }, zoom(ctx, { x: 20, y: -90, factor: 2 }, whole));
    return fit(ctx, { x: -200, y: -270, width: 400, height: 520 }, { x: 40, y: 26, width: 432, height: 462 }, whole);
  },
});
