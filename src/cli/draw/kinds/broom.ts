// Brooms and dusters: the grass phool jhadu, the coconut-stick jhadu, pan and brush, a fluffy duster.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { strap } from '../parts/panel.ts';
import { bar } from '../parts/ware.ts';
import { path, roundRect } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, line, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['phool', 'sticks', 'pan', 'fluffy'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Soft grass heads spread like a fan from the binding. */
function phool(ctx: Ctx): string {
  const random = ctx.random.fork('grass');
  const [grass, wrap] = [ctx.colour(0), ctx.colour(1)];
  let fan = '';
  for (const layer of [0, 1, 2, 3]) {
    const tone = [darken(grass, 0.35), darken(grass, 0.12), grass, lighten(grass, 0.35)][layer] ?? grass;
    let d = '';
    for (let n = 0; n < 74; n += 1) {
      const t = (n / 73) * 2 - 1;
      const end = t * 158 + random.near(0, 12);
      const foot = 226 - t * t * 30 + random.near(0, 16);
      d += `M${num(t * 17)} -14C${num(t * 40)} 70 ${num(end * 0.9)} 130 ${num(end)} ${num(foot)}`;
      if (layer > 0)
        for (const k of [0.72, 0.84, 0.94])
          d += `M${num(end * (k - 0.1))} ${num(foot * k)}l${num(random.near(0, 9))} ${num(random.between(6, 16))}`;
    }
    fan += draw(d, {
      fill: 'none',
      stroke: tone,
      'stroke-width': layer === 3 ? 1 : 1.9,
      'stroke-opacity': layer === 3 ? 0.7 : 0.9,
    });
  }
  // The outermost straws: a tie goes round behind them, so no part of it is seen beyond.
  const sheaf = path('M-18 -14C-41 70 -141 130 -156 196H156C141 130 41 70 18 -14Z');
  const tie = (y: number): string =>
    [darken(ctx.colour(2), 0.3), ctx.colour(2)]
      .map((stroke, n) =>
        draw(`M-80 ${y - 4}C-40 ${y + 9} 40 ${y + 9} 80 ${y - 4}`, {
          fill: 'none',
          stroke,
          'stroke-width': 5.4 - n * 1.6,
        }),
      )
      .join('');
  const handle = path('M-16 -240C-16 -248 16 -248 16 -240L22 -10H-22Z');
  const rings = Array.from({ length: 12 }, (_, n) =>
    draw(
      `M${-16.5 - n * 0.4} ${-222 + n * 17}C-6 ${-216 + n * 17} 6 ${-216 + n * 17} ${16.5 + n * 0.4} ${-222 + n * 17}`,
      { fill: 'none', stroke: n % 3 === 0 ? lighten(wrap, 0.6) : darken(wrap, 0.35), 'stroke-width': 2.4 },
    ),
  ).join('');
  return (
    wallShadow(ctx, [path('M-20 -240H20L26 0L150 210C60 240 -60 240 -150 210L-26 0Z')], {
      distance: 13,
      strength: 0.8,
    }) +
    fan +
    clipTo(ctx, sheaf, ...[24, 52].map(tie)) +
    clothPiece(ctx, { outline: handle, fabric: ctx.plain(wrap), form: 1, over: rings }) +
    circle(0, -252, 7, { fill: 'none', stroke: ctx.colour(2), 'stroke-width': 4 })
  );
}

function sticks(ctx: Ctx): string {
  const random = ctx.random.fork('sticks');
  const [stick, tie] = [ctx.colour(0), ctx.colour(1)];
  let art = '';
  for (let n = 0; n < 120; n += 1) {
    const t = random.near(0, 1);
    const tone = random.pick([darken(stick, 0.34), darken(stick, 0.16), stick, lighten(stick, 0.25)]);
    art += draw(
      `M${num(t * 36)} ${num(-236 + random.near(0, 12))}C${num(t * 26)} -140 ${num(t * 22)} -90 ${num(t * 30 + random.near(0, 4))} 0C${num(t * 60)} 90 ${num(t * 96)} 170 ${num(t * 118 + random.near(0, 8))} ${num(226 - t * t * 26 + random.near(0, 18))}`,
      { fill: 'none', stroke: tone, 'stroke-width': 3.2 },
    );
  }
  const bands = [-176, -112, -48]
    .map((y) =>
      [0, 7, 14, 21]
        .map((dy) =>
          draw(`M-34 ${y + dy}C-14 ${y + dy + 8} 14 ${y + dy + 8} 34 ${y + dy}`, {
            fill: 'none',
            stroke: dy === 7 ? lighten(tie, 0.3) : tie,
            'stroke-width': 6,
          }),
        )
        .join(''),
    )
    .join('');
  return (
    wallShadow(ctx, [path('M-36 -236H36L26 -40L120 220C40 240 -40 240 -120 220L-26 -40Z')], {
      distance: 13,
      strength: 0.8,
    }) +
    art +
    bands
  );
}

function pan(ctx: Ctx): string {
  const [main, second, hair] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const tray = path(
    'M-196 60L-160 -110C-156 -124 -148 -128 -136 -128H16C28 -128 36 -124 40 -110L76 60C70 76 56 82 40 82H-160C-176 82 -190 76 -196 60Z',
  );
  const floor = path('M-176 60L-146 -96H26L56 60C20 70 -140 70 -176 60Z');
  const lip = path('M-196 60C-140 74 20 74 76 60V78C20 94 -140 94 -196 78Z');
  const handle = path('M-78 -124L-82 -226C-82 -244 -38 -244 -38 -226L-42 -124Z');
  const back = path('M90 -40C90 -52 96 -58 108 -58H196C208 -58 214 -52 214 -40V0H90Z');
  const brushHandle = path('M136 -54L140 -212C140 -232 166 -232 166 -212L170 -54Z');
  const random = ctx.random.fork('bristles');
  const bristles = Array.from({ length: 60 }, (_, n) =>
    line(94 + n * 2, -2, 84 + n * 2.36 + random.near(0, 3), 86 + random.near(0, 6), {
      stroke: random.pick([hair, darken(hair, 0.25), lighten(hair, 0.3)]),
      'stroke-width': 2.6,
    }),
  ).join('');
  const dust = Array.from({ length: 22 }, () =>
    circle(random.between(-140, 30), random.between(10, 58), random.between(1, 3), {
      fill: random.pick(['#6b5a4a', '#8d7c69', '#4d4038']),
    }),
  ).join('');
  return (
    wallShadow(ctx, [tray, handle, path('M84 90L90 -54H214L222 90Z'), brushHandle], { distance: 10 }) +
    plastic(ctx, handle, main, { gloss: 0.5 }) +
    plastic(ctx, tray, main, { gloss: 0.5 }) +
    plastic(ctx, floor, darken(main, 0.16), { gloss: 0.2 }) +
    Array.from({ length: 7 }, (_, n) =>
      line(-124 + n * 21, -84, -138 + n * 26, 50, {
        stroke: darken(main, 0.3),
        'stroke-width': 2,
        'stroke-opacity': 0.6,
      }),
    ).join('') +
    dust +
    plastic(ctx, lip, '#3b3b41', { gloss: 0.3 }) +
    circle(-60, -222, 6, { fill: darken(ctx.tint, 0.3) }) +
    bristles +
    plastic(ctx, brushHandle, second, { gloss: 0.5 }) +
    plastic(ctx, back, second, { gloss: 0.5 }) +
    circle(153, -208, 5, { fill: darken(ctx.tint, 0.3) })
  );
}

/** A wand with a ball of soft fibre that bends into corners. */
function fluffy(ctx: Ctx): string {
  const random = ctx.random.fork('fluff');
  const [fluff, grip] = [ctx.colour(0), ctx.colour(1)];
  let art = '';
  for (const layer of [0, 1, 2]) {
    const tone = [darken(fluff, 0.28), fluff, lighten(fluff, 0.34)][layer] ?? fluff;
    let d = '';
    for (let n = 0; n < 300; n += 1) {
      const y = random.between(-236, -6);
      const half = 78 * Math.sqrt(Math.max(0.1, 1 - ((y + 121) / 130) ** 2));
      const a = random.between(0, Math.PI * 2);
      const x = Math.cos(a) * half * random.between(0.3, 0.9);
      d += `M${num(x)} ${num(y)}q${num(Math.cos(a) * 12)} ${num(random.near(0, 5))} ${num(Math.cos(a) * 22 + random.near(0, 5))} ${num(random.between(2, 16))}`;
    }
    art += draw(d, {
      fill: 'none',
      stroke: tone,
      'stroke-width': layer === 2 ? 2.2 : 4.4,
      'stroke-linecap': 'round',
      'stroke-opacity': layer === 2 ? 0.8 : 1,
    });
  }
  const body = path('M0 -250C60 -246 92 -180 90 -120C88 -50 58 4 0 6C-58 4 -88 -50 -90 -120C-92 -180 -60 -246 0 -250Z');
  return place(
    wallShadow(ctx, [body, roundRect(-10, 0, 20, 210, 8)], { distance: 12 }) +
      bar(ctx, path('M0 -10V150'), 12, 'steel', '') +
      draw('M-86 -120C-86 -40 -50 0 0 2S86 -40 86 -120S50 -246 0 -248S-86 -200 -86 -120Z', {
        fill: darken(fluff, 0.2),
      }) +
      art +
      plastic(ctx, path('M-14 96H14L18 216C18 236 -18 236 -18 216Z'), grip, { gloss: 0.5 }) +
      strap(ctx, path('M-4 232C-16 262 16 262 4 232'), { width: 5, fabric: ctx.plain(grip), stitched: false }),
    { turn: 24 },
  );
}

export const kind = defineKind({
  name: 'broom',
  about: 'brooms, dustpan set, duster; colours: fibre or pan, binding or brush, cord or bristles',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      phool: () => phool(ctx),
      sticks: () => sticks(ctx),
      pan: () => pan(ctx),
      fluffy: () => fluffy(ctx),
    };
    const whole = (): string =>
      cut.style === 'phool' || cut.style === 'sticks'
        ? place(art[cut.style](), { turn: cut.style === 'phool' ? 16 : -14 })
        : art[cut.style]();
    if (ctx.view === 'detail')
      return focusFrom(ctx, { at: [256, 256], sharp: 140, reach: 380 }, zoom(ctx, { x: 0, y: 40, factor: 2 }, whole));
    const extent =
      cut.style === 'pan'
        ? { x: -206, y: -246, width: 440, height: 350 }
        : cut.style === 'fluffy'
          ? { x: -220, y: -254, width: 440, height: 500 }
          : { x: -236, y: -270, width: 472, height: 530 };
    return fit(ctx, extent, { x: 34, y: 28, width: 444, height: 456 }, whole);
  },
});
