// Mops: spinning with its bucket, flat, of cotton strings; and the floor wiper.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { plastic } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, discPath, mouth, turnedBody } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, group, line, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['spin', 'flat', 'string', 'wiper'], pole: ['steel', 'wood', 'plastic'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Strands that hang from a point and spread on the ground. */
function strands(ctx: Ctx, x: number, y: number, spread: number, tall: number, count: number, colour: string): string {
  const random = ctx.random.fork(`strands ${x}`);
  let art = '';
  for (const layer of [0, 1, 2]) {
    const tone = [darken(colour, 0.3), colour, lighten(colour, 0.3)][layer] ?? colour;
    for (let n = 0; n < count; n += 1) {
      const t = (n / (count - 1)) * 2 - 1;
      const end = t * spread + random.near(0, spread * 0.07);
      const foot = y + tall - Math.abs(t) * tall * 0.1 + random.near(0, tall * 0.06);
      art += draw(
        `M${num(x + t * 14)} ${num(y)}C${num(x + t * spread * 0.5)} ${num(y + tall * 0.2)} ${num(x + end)} ${num(y + tall * 0.5)} ${num(x + end * 1.04)} ${num(foot)}`,
        { fill: 'none', stroke: tone, 'stroke-width': layer === 2 ? 3 : 6, 'stroke-linecap': 'round' },
      );
    }
  }
  return art;
}

const pole = (ctx: Ctx, cut: Cut, x1: number, y1: number, x2: number, y2: number, width = 11): string =>
  bar(
    ctx,
    path(`M${x1} ${y1}L${x2} ${y2}`),
    width,
    cut.pole === 'plastic' ? 'plastic' : cut.pole,
    cut.pole === 'wood' ? '#c79a64' : ctx.colour(1),
  );

function grip(ctx: Ctx, x1: number, y1: number, x2: number, y2: number): string {
  return bar(ctx, path(`M${x1} ${y1}L${x2} ${y2}`), 17, 'plastic', ctx.colour(0));
}

function spin(ctx: Ctx, cut: Cut): string {
  const [main, second, fibre] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const bucket = createLathe(
    0,
    [
      [176, -150],
      [178, -142],
      [160, -20],
      [146, 0],
    ],
    0.24,
  );
  const at = discAt(bucket, -150);
  const basket = createLathe(
    70,
    [
      [84, -168],
      [80, -152],
      [76, -136],
    ],
    0.26,
  );
  let holes = '';
  for (const row of [0.25, 0.5, 0.75])
    for (let n = 0; n < 16; n += 1)
      holes += ellipse(
        70 + Math.cos((n / 16) * Math.PI * 2) * 76 * row,
        -158 + Math.sin((n / 16) * Math.PI * 2) * 18 * row,
        3.6,
        1.8,
        { fill: '#3e444d' },
      );
  const wheel = [-112, 112]
    .map((x) => ellipse(x, 2, 15, 11, { fill: darken(second, 0.5), stroke: '#1d1820', 'stroke-width': 1 }))
    .join('');
  const panel = path('M-176 -128C-168 -128 -120 -112 -112 -108L-116 -28C-132 -34 -150 -44 -158 -50Z');
  const head = createLathe(
    70,
    [
      [16, -232],
      [30, -222],
      [62, -206],
      [66, -196],
    ],
    0.2,
  );
  return (
    groundShadow(ctx, { x: 0, y: 4, width: 330, depth: 26 }) +
    wheel +
    turnedBody(ctx, bucket, {
      stuff: 'plastic',
      colour: main,
      over:
        draw(toD(bucket.ring(-120)), {
          fill: 'none',
          stroke: lighten(main, 0.4),
          'stroke-width': 3,
          'stroke-opacity': 0.5,
        }) + draw(toD(panel), { fill: second, opacity: 0.9 }),
    }) +
    mouth(ctx, bucket, { stuff: 'plastic', colour: main, lip: 9, fill: { depth: 22, colour: '#8fb6c0' } }) +
    turnedBody(ctx, basket, { stuff: 'steel', colour: '' }) +
    draw(toD(discPath(discAt(basket, -168))), { fill: '#8b929a', stroke: '#3e444d', 'stroke-width': 2 }) +
    place(holes, { y: -10 }) +
    strands(ctx, 70, -204, 100, 92, 19, fibre) +
    turnedBody(ctx, head, { stuff: 'plastic', colour: second }) +
    pole(ctx, cut, 70, -226, 52, -420, 12) +
    grip(ctx, 58, -356, 52, -424) +
    bar(ctx, path(`M${-at.rx + 6} -140C${-at.rx - 46} -40 ${-at.rx - 20} 14 ${-at.rx + 60} -6`), 7, 'steel', '') +
    group(
      { opacity: 0.5 },
      line(-150, -140, -136, -20, { stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round' }),
    )
  );
}

function flat(ctx: Ctx, cut: Cut): string {
  const [main, second, fibre] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const pad = path('M-196 -28C-160 -44 160 -44 196 -28L204 4C160 18 -160 18 -204 4Z');
  const plate = path('M-170 -44C-150 -56 150 -56 170 -44L176 -28C150 -38 -150 -38 -176 -28Z');
  const cloth = ctx.cloth({ name: 'terry', scale: 1.2 }, [fibre]);
  const fringe = Array.from({ length: 46 }, (_, n) =>
    line(
      -200 + n * 8.9,
      2 + Math.sin(n * 0.07 * Math.PI) * 6,
      -200 + n * 8.9 + Math.sin(n * 1.7) * 4,
      18 + Math.sin(n * 0.068 * Math.PI) * 6,
      { stroke: n % 2 ? fibre : darken(fibre, 0.25), 'stroke-width': 6, 'stroke-linecap': 'round' },
    ),
  ).join('');
  return (
    groundShadow(ctx, { x: 0, y: 14, width: 400, depth: 18 }) +
    fringe +
    clothPiece(ctx, { outline: pad, fabric: cloth, form: 0.7 }) +
    plastic(ctx, plate, main, { gloss: 0.5 }) +
    plastic(ctx, roundRect(-24, -70, 48, 30, 8), second) +
    pole(ctx, cut, 4, -66, 120, -392, 13) +
    grip(ctx, 98, -330, 122, -398) +
    plastic(ctx, path('M-18 -66C-18 -84 24 -88 26 -72L18 -58H-12Z'), darken(main, 0.2))
  );
}

function stringMop(ctx: Ctx, cut: Cut): string {
  const [main, , fibre] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const clamp = path('M-46 -176H46L58 -138H-58Z');
  return (
    groundShadow(ctx, { x: 0, y: 4, width: 330, depth: 22 }) +
    strands(ctx, 0, -150, 168, 150, 26, fibre) +
    [-1, 0, 1]
      .map((s) =>
        draw(`M${s * 60 - 50} -62C${s * 60 - 20} -54 ${s * 60 + 20} -54 ${s * 60 + 50} -62`, {
          fill: 'none',
          stroke: darken(fibre, 0.3),
          'stroke-width': 2,
        }),
      )
      .join('') +
    plastic(ctx, clamp, main, { gloss: 0.5 }) +
    plastic(ctx, roundRect(-15, -212, 30, 40, 6), main, { gloss: 0.5 }) +
    pole(ctx, cut, 0, -206, 0, -410, 13) +
    grip(ctx, 0, -350, 0, -414)
  );
}

function wiper(ctx: Ctx, cut: Cut): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const blade = path('M-206 -26H206L200 4H-200Z');
  const holder = path('M-210 -54C-210 -60 -204 -64 -196 -64H196C204 -64 210 -60 210 -54V-24H-210Z');
  return (
    groundShadow(ctx, { x: 0, y: 4, width: 410, depth: 14 }) +
    plastic(ctx, blade, '#2c2b30', { gloss: 0.2 }) +
    plastic(ctx, holder, main, { gloss: 0.5 }) +
    clipTo(
      ctx,
      holder,
      draw('M-206 -42H206', { stroke: lighten(main, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.7 }),
      innerRim(ctx, holder, { dx: 0, dy: -4, soft: 3, colour: darken(main, 0.5), opacity: 0.5 }),
    ) +
    plastic(ctx, path('M-40 -60L-16 -120H18L42 -60Z'), main, { gloss: 0.5 }) +
    pole(ctx, { ...cut }, 1, -112, -60, -396, 14) +
    grip(ctx, -46, -330, -61, -402) +
    draw('M-61 -402L-62 -412', { stroke: second, 'stroke-width': 8 })
  );
}

export const kind = defineKind({
  name: 'mop',
  about: 'mops and wipers; colours: plastic, second plastic, fibre',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      spin: () => spin(ctx, cut),
      flat: () => flat(ctx, cut),
      string: () => stringMop(ctx, cut),
      wiper: () => wiper(ctx, cut),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, cut.style === 'spin' ? { x: 70, y: -150, factor: 2 } : { x: 0, y: -70, factor: 1.8 }, whole),
      );
    return fit(
      ctx,
      { x: -216, y: -432, width: 432, height: 460 },
      { x: 40, y: 22, width: 432, height: groundFor(ctx, 420) - 2 },
      whole,
      true,
    );
  },
});
