// Mops: spinning with its bucket, flat, of cotton strings; and the floor wiper.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { plastic } from '../materials.ts';
import { refill } from './mop/refill.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, mouth, turnedBody } from '../parts/ware.ts';
import { between, joined, path, roundRect, toD, turned } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, line, num, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['spin', 'flat', 'string', 'wiper', 'refill'], pole: ['steel', 'wood', 'plastic'] } as const;
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

/** A small twin wheel under the bucket. */
const castor = (x: number, y: number): string =>
  rect(x - 9, y - 22, 18, 14, { rx: 3, fill: '#4b4750' }) +
  ellipse(x, y - 9, 11, 11, { fill: '#26232a', stroke: '#141217', 'stroke-width': 1 }) +
  ellipse(x - 1, y - 10, 4.6, 4.6, { fill: '#8d8a94' }) +
  ellipse(x - 4, y - 15, 4, 2, { fill: '#8d8a94', opacity: 0.6 });

/** The bucket on its wheels, its steel basket open to the eye; the mop stands beside it. */
function spin(ctx: Ctx, cut: Cut): string {
  const [main, second, fibre] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const bucket = createLathe(
    -52,
    [
      [152, -168],
      [154, -160],
      [138, -36],
      [126, -18],
    ],
    0.26,
  );
  const at = discAt(bucket, -168);
  const basket = createLathe(
    6,
    [
      [78, -186],
      [76, -178],
      [70, -138],
    ],
    0.26,
  );
  const rim = discAt(basket, -186);
  const floor = { ...rim, rx: rim.rx * 0.86, ry: rim.ry * 0.8, y: rim.y + 9 };
  let holes = '';
  for (const row of [0.3, 0.6, 0.86])
    for (let n = 0; n < 18; n += 1) {
      const a = (n / 18) * Math.PI * 2;
      holes += ellipse(floor.x + Math.cos(a) * floor.rx * row, floor.y + Math.sin(a) * floor.ry * row, 3, 1.7, {
        fill: '#3e444d',
      });
    }
  const slots = basket
    .around(-167, 15, 84)
    .map((s) => ellipse(s.x, s.y, 3 * s.squeeze + 0.6, 5, { fill: '#3e444d' }))
    .join('');
  const [mopX, mopY] = [156, -66];
  const head = createLathe(
    mopX,
    [
      [13, mopY - 34],
      [24, mopY - 26],
      [48, mopY - 10],
      [50, mopY - 2],
    ],
    0.22,
  );
  const bail = path(
    `M${at.x - at.rx + 2} -150C${at.x - at.rx + 14} -60 ${at.x + at.rx - 14} -60 ${at.x + at.rx - 2} -150`,
  );
  const lug = (x: number): string =>
    plastic(ctx, roundRect(x - 9, -164, 18, 22, 6), darken(main, 0.15), { gloss: 0.4 });
  const pail = place(
    turnedBody(ctx, bucket, {
      stuff: 'plastic',
      colour: main,
      over: [-138, -60]
        .map((y) =>
          draw(toD(bucket.ring(y)), {
            fill: 'none',
            stroke: y < -100 ? lighten(main, 0.4) : darken(main, 0.3),
            'stroke-width': 3,
            'stroke-opacity': 0.5,
          }),
        )
        .join(''),
    }) +
      mouth(ctx, bucket, { stuff: 'plastic', colour: main, lip: 9, fill: { depth: 14, colour: '#8fb6c0' } }) +
      // The front of the bucket hides the foot of the basket.
      clipTo(
        ctx,
        joined([
          path('M-300 -300V-168'),
          turned(bucket.ring(-168), [at.x, -168], 0, 0.94, 0.9),
          path('M300 -168V-300'),
        ]),
        turnedBody(ctx, basket, { stuff: 'steel', colour: '', over: slots }),
      ) +
      mouth(ctx, basket, {
        stuff: 'steel',
        colour: '',
        lip: 4,
        fill: { depth: 9, colour: '#a9b0b7', art: () => holes },
      }) +
      lug(at.x - at.rx + 4) +
      lug(at.x + at.rx - 4) +
      bar(ctx, bail, 6, 'steel', '') +
      bar(ctx, between(bail, 0.4, 0.6), 15, 'plastic', second),
    { y: -10 },
  );
  return (
    groundShadow(ctx, { x: -50, y: 12, width: 270, depth: 22 }) +
    groundShadow(ctx, { x: mopX, y: 10, width: 140, depth: 18 }) +
    castor(-138, 14) +
    castor(-52, 26) +
    castor(34, 14) +
    pail +
    pole(ctx, cut, mopX, mopY - 26, mopX - 34, -420, 12) +
    grip(ctx, mopX - 27, -350, mopX - 34.5, -424) +
    strands(ctx, mopX, mopY - 8, 66, 82, 17, fibre) +
    turnedBody(ctx, head, { stuff: 'plastic', colour: second })
  );
}

/** The head of a flat mop or wiper, drawn broad, is less than half as wide as its pole is long. */
const HEAD = 0.45;

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
  const head =
    groundShadow(ctx, { x: 0, y: 14, width: 400, depth: 18 }) +
    fringe +
    clothPiece(ctx, { outline: pad, fabric: cloth, form: 0.7 }) +
    plastic(ctx, plate, main, { gloss: 0.5 }) +
    plastic(ctx, roundRect(-24, -70, 48, 30, 8), second);
  return (
    place(head, { scale: HEAD }) +
    pole(ctx, cut, 2, -30, 58, -404, 9) +
    bar(ctx, path('M48 -336L59 -412'), 13, 'plastic', main) +
    place(plastic(ctx, path('M-18 -66C-18 -84 24 -88 26 -72L18 -58H-12Z'), darken(main, 0.2)), { scale: HEAD })
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
  const lips = [path('M-200 -26H202L197 8H-196Z'), path('M-206 -26H206L203 -6H-203Z')];
  const holder = path('M-210 -54C-210 -60 -204 -64 -196 -64H196C204 -64 210 -60 210 -54V-24H-210Z');
  const head =
    groundShadow(ctx, { x: 0, y: 6, width: 410, depth: 14 }) +
    lips.map((lip, n) => plastic(ctx, lip, n ? '#2c2b30' : '#57555e', { gloss: 0.2 })).join('') +
    draw('M-202 -6H202', { stroke: '#8a8791', 'stroke-width': 1.6 }) +
    plastic(ctx, holder, main, { gloss: 0.5 }) +
    clipTo(
      ctx,
      holder,
      draw('M-206 -42H206', { stroke: lighten(main, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.7 }),
      innerRim(ctx, holder, { dx: 0, dy: -4, soft: 3, colour: darken(main, 0.5), opacity: 0.5 }),
    ) +
    plastic(ctx, path('M-40 -60L-16 -120H18L42 -60Z'), main, { gloss: 0.5 });
  return (
    place(head, { scale: HEAD }) +
    pole(ctx, { ...cut }, 0, -50, -44, -404, 8) +
    bar(ctx, path('M-36 -336L-45 -408'), 12, 'plastic', main) +
    draw('M-45 -408L-46 -416', { stroke: second, 'stroke-width': 6 })
  );
}

export const kind = defineKind({
  name: 'mop',
  about: 'mops and wipers, or a mop head alone (refill, lies flat); colours: plastic, second plastic, fibre',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      spin: () => spin(ctx, cut),
      flat: () => flat(ctx, cut),
      string: () => stringMop(ctx, cut),
      wiper: () => wiper(ctx, cut),
      refill: () => refill(ctx),
    };
    const whole = art[cut.style];
    if (cut.style === 'refill')
      return fit(ctx, { x: -212, y: -212, width: 424, height: 424 }, { x: 40, y: 40, width: 432, height: 432 }, whole);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(
          ctx,
          cut.style === 'spin'
            ? { x: 26, y: -150, factor: 2 }
            : { x: 0, y: cut.style === 'string' ? -70 : -36, factor: cut.style === 'string' ? 1.8 : 3.4 },
          whole,
        ),
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
