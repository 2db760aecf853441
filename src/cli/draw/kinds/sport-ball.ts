// Balls: cricket, tennis, football, basketball, volleyball.
import { darken, lighten, mix } from '../colour.ts';
import { groundShadow } from '../light.ts';
import { ball } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { spotsAlong, toD, path } from '../path.ts';
import { draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { footballPanels } from './sport-ball/panels.ts';

const CUTS = { style: ['cricket', 'tennis', 'football', 'basketball', 'volleyball'], show: ['one', 'three'] } as const;
type Cut = CutOf<typeof CUTS>;

const groove = (d: string, colour: string, width: number): string =>
  draw(d, { fill: 'none', stroke: darken(colour, 0.62), 'stroke-width': width }) +
  draw(d, {
    fill: 'none',
    stroke: lighten(colour, 0.4),
    'stroke-width': width * 0.3,
    'stroke-opacity': 0.6,
    transform: `translate(${width * 0.5} ${width * 0.5})`,
  });

/** All are drawn with radius 100 about (0, 0). */
function cricket(ctx: Ctx): string {
  const [leather, thread] = [ctx.colour(0), ctx.colour(1)];
  const rows = [-17, -11, -5, 5, 11, 17].map((d) => {
    const along = path(`M${-92 + d} 66C${-40 + d} 60 ${40 + d} 10 ${56 + d} -92`);
    return spotsAlong(along, 44)
      .map((s) =>
        place(line(-2.6, 0, 2.6, 0, { stroke: thread, 'stroke-width': 2.4, 'stroke-linecap': 'round' }), {
          x: s.x,
          y: s.y,
          turn: s.turn + 18,
        }),
      )
      .join('');
  });
  const stamp =
    draw('M-52 -36C-34 -62 4 -66 22 -44C6 -22 -34 -12 -52 -36Z', {
      fill: 'none',
      stroke: '#d8b25c',
      'stroke-width': 2.2,
      opacity: 0.8,
    }) + draw('M-36 -38H6M-28 -30H0', { stroke: '#d8b25c', 'stroke-width': 2, opacity: 0.8 });
  return ball(ctx, 0, 0, 100, leather, {
    gloss: 0.75,
    over:
      draw('M-92 66C-40 60 40 10 56 -92', { fill: 'none', stroke: darken(leather, 0.35), 'stroke-width': 42 }) +
      rows.join('') +
      draw('M-92 66C-40 60 40 10 56 -92', { fill: 'none', stroke: darken(leather, 0.6), 'stroke-width': 2.4 }) +
      stamp,
  });
}

function tennis(ctx: Ctx, colour: string): string {
  const random = ctx.random.fork(`felt ${colour}`);
  const fuzz = Array.from({ length: 420 }, () => {
    const [x, y] = [random.near(0, 100), random.near(0, 100)];
    return line(x, y, x + random.near(0, 5), y + random.near(0, 5), {
      stroke: random.next() < 0.5 ? lighten(colour, 0.5) : darken(colour, 0.25),
      'stroke-width': 1.1,
      'stroke-opacity': 0.5,
    });
  });
  const seam = 'M-96 -40C-30 -56 34 -20 20 30C8 70 40 92 84 74';
  return ball(ctx, 0, 0, 100, colour, {
    gloss: 0,
    over:
      fuzz.join('') +
      draw(seam, { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 12, 'stroke-opacity': 0.35 }) +
      draw(seam, { fill: 'none', stroke: '#f5f3e6', 'stroke-width': 8 }),
  });
}

/** White hexagons, dark pentagons, three of these in the accent. */
function football(ctx: Ctx): string {
  const [ground, patch, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const accented = new Set([0, 4, 8]);
  const { faces, seams } = footballPanels(100);
  const dark = faces.map(({ outline, n }) => {
    const colour = accented.has(n) ? accent : patch;
    return draw(toD(outline), { fill: colour, stroke: darken(colour, 0.5), 'stroke-width': 1.4 });
  });
  return ball(ctx, 0, 0, 100, ground, {
    gloss: 0.6,
    over: seams.map((one) => groove(toD(one), ground, 2.2)).join('') + dark.join(''),
  });
}

function basketball(ctx: Ctx): string {
  const [colour, line1] = [ctx.colour(0), ctx.colour(1)];
  const random = ctx.random.fork('pebbles');
  const pebbles = Array.from({ length: 500 }, () =>
    ellipse(random.near(0, 100), random.near(0, 100), 1.5, 1.3, { fill: darken(colour, 0.3), opacity: 0.4 }),
  );
  const seams = [
    'M-110 20C-50 -10 50 -10 110 20',
    'M-14 -110C14 -50 14 50 -14 110',
    'M-84 -76C-26 -52 -16 60 -70 92',
    'M70 -84C22 -40 30 58 88 70',
  ];
  return ball(ctx, 0, 0, 100, colour, {
    gloss: 0.35,
    over: pebbles.join('') + seams.map((d) => groove(d, mix(line1, colour, 0.1), 4.6)).join(''),
  });
}

function volleyball(ctx: Ctx): string {
  const [one, two, three] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const wing = (turn: number, a: string, b: string): string =>
    place(
      draw('M0 0C30 -30 40 -80 16 -120H-90C-70 -70 -40 -24 0 0Z', { fill: a }) +
        draw('M0 0C10 -34 10 -80 -18 -120H-54C-40 -70 -22 -24 0 0Z', { fill: b }) +
        ['M0 0C30 -30 40 -80 16 -120', 'M0 0C10 -34 10 -80 -18 -120', 'M0 0C-22 -24 -40 -70 -54 -120']
          .map((d) => groove(d, one, 2.2))
          .join(''),
      { turn },
    );
  return ball(ctx, 0, 0, 100, one, {
    gloss: 0.5,
    over: [0, 120, 240]
      .map((turn, n) => wing(turn + 20, n === 1 ? two : one, n === 0 ? two : n === 1 ? three : three))
      .join(''),
  });
}

export const kind = defineKind({
  name: 'sport-ball',
  about: 'ball; colours: ground, patches or thread, accent (three tennis balls: one each)',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const one = (colour: string): string =>
      cut.style === 'tennis' ? tennis(ctx, colour) : { cricket, football, basketball, volleyball }[cut.style](ctx);
    const art = (): string =>
      cut.show === 'three'
        ? [
            { x: 176, y: 356, n: 0 },
            { x: 346, y: 358, n: 1 },
            { x: 262, y: 376, n: 2 },
          ]
            .map(
              ({ x, y, n }) =>
                groundShadow(ctx, { x, y: y + (n === 2 ? 84 : 78), width: 130 }) +
                place(one(ctx.colour(n)), { x, y, scale: n === 2 ? 0.88 : 0.8, turn: n * 40 }),
            )
            .join('')
        : groundShadow(ctx, { x: 258, y: 444, width: 190 }) + place(one(ctx.colour(0)), { x: 256, y: 286, scale: 1.6 });
    return show(ctx, {
      extent:
        cut.show === 'three' ? { x: 92, y: 272, width: 338, height: 194 } : { x: 96, y: 126, width: 320, height: 320 },
      art,
      stand: true,
      near: { x: 282, y: 250, factor: 2.7 },
      margin: cut.show === 'three' ? 40 : 70,
    });
  },
});
