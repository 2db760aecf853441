// Wooden toys on wheels with a cord: elephant, duck, and a train with wagons.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { star } from '../patterns/motifs.ts';
import { BARE_WOOD, knob, sawn, toyCord, woodWheel } from '../parts/toy-wood.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { shape: ['elephant', 'train', 'duck'] } as const;
type Cut = CutOf<typeof CUTS>;

const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function elephant(ctx: Ctx): string {
  const [skin, cloth, trim] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M118 392V300C112 216 150 166 222 162H292C300 122 344 98 386 116C428 134 440 180 436 226C434 262 446 300 462 318C452 342 424 340 412 312C402 290 404 262 396 246C388 276 372 290 356 296V392H302V336H188V392Z',
  );
  const blanket = path(
    'M166 166C190 160 262 160 286 164C290 210 288 250 276 272C240 288 204 286 172 270C160 240 160 200 166 166Z',
  );
  const ear = path('M306 158C340 146 366 170 366 208C366 244 342 262 320 252C300 242 290 176 306 158Z');
  const dots = [176, 198, 222, 246, 270]
    .map((x, n) =>
      circle(x, 262 - Math.abs(n - 2) * -3, 5.4, { fill: trim, stroke: darken(trim, 0.3), 'stroke-width': 0.8 }),
    )
    .join('');
  const rosette =
    Array.from({ length: 8 }, (_, n) =>
      place(draw('M0 -8C7 -14 7 -26 0 -30C-7 -26 -7 -14 0 -8Z', { fill: n % 2 ? trim : lighten(cloth, 0.45) }), {
        x: 224,
        y: 214,
        turn: n * 45,
      }),
    ).join('') + circle(224, 214, 8, { fill: trim });
  return (
    sawn(ctx, body, skin, {
      thick: 12,
      over: draw('M414 196C420 214 420 236 420 250M408 208C404 214 402 222 402 230', {
        ...round,
        stroke: darken(skin, 0.3),
        'stroke-width': 0,
      }),
    }) +
    draw('M398 168C410 158 424 160 430 172', { ...round, stroke: trim, 'stroke-width': 7 }) +
    draw(toD(blanket), { fill: cloth, stroke: darken(cloth, 0.4), 'stroke-width': 1.2 }) +
    rosette +
    dots +
    draw('M168 178C200 172 256 172 286 176', { ...round, stroke: trim, 'stroke-width': 6 }) +
    sawn(ctx, ear, lighten(skin, 0.22), { thick: 6 }) +
    circle(388, 172, 7.4, { fill: '#2a2228' }) +
    circle(385.6, 169.4, 2.4, { fill: '#fffaf0' }) +
    draw('M118 250C98 262 94 290 104 304', { ...round, stroke: darken(skin, 0.2), 'stroke-width': 9 })
  );
}

function duck(ctx: Ctx): string {
  const [skin, wing, beak] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path(
    'M92 262C110 270 142 268 176 262C214 256 254 262 278 246C252 220 248 178 268 150C290 118 344 112 372 140C398 166 396 208 370 236C400 262 408 306 390 342C374 372 330 386 262 386C176 386 106 352 92 262Z',
  );
  const feather = path('M152 290C190 270 258 268 300 290C304 330 270 352 226 350C188 348 156 324 152 290Z');
  const bill = path('M382 168C410 158 440 166 450 178C446 194 412 204 384 200Z');
  return (
    sawn(ctx, bill, beak, { thick: 8, grain: false }) +
    sawn(ctx, body, skin, { thick: 12 }) +
    sawn(ctx, feather, wing, { thick: 7 }) +
    draw('M182 300C210 292 246 294 272 304M196 320C216 314 240 316 258 322', {
      ...round,
      stroke: darken(wing, 0.3),
      'stroke-width': 3,
    }) +
    circle(342, 166, 8, { fill: '#2a2228' }) +
    circle(339, 163, 2.6, { fill: '#fffaf0' }) +
    draw('M270 232C296 250 340 252 366 236', { ...round, stroke: lighten(wing, 0.2), 'stroke-width': 8 })
  );
}

function train(ctx: Ctx): string {
  const [engine, wagon, last, trim] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const boiler = path('M300 276H424C446 276 458 296 458 320V366H300Z');
  const cabin = path('M288 208H362V366H288Z');
  const roof = roundRect(274, 192, 102, 22, 8);
  const car = (x: number, colour: string, load: string): string =>
    load +
    sawn(ctx, path(`M${x} 298H${x + 104}L${x + 98} 366H${x + 6}Z`), colour, { thick: 8 }) +
    draw(`M${x + 8} 316H${x + 96}`, { ...round, stroke: lighten(colour, 0.5), 'stroke-width': 5 }) +
    place(star(trim), { x: x + 52, y: 342, scale: 1.4 });
  const balls = [0, 1, 2]
    .map((n) => knob(ctx, 48 + n * 30, 286 - (n % 2) * 8, 19, [trim, engine, last][n] ?? trim))
    .join('');
  const cubes = [0, 1, 2]
    .map((n) =>
      sawn(ctx, roundRect(166 + n * 30, 268 - (n % 2) * 7, 27, 34, 4), [engine, trim, wagon][n] ?? trim, { thick: 4 }),
    )
    .join('');
  return (
    toyCord(path('M132 352H160'), darken(BARE_WOOD, 0.3), 6) +
    toyCord(path('M258 352H290'), darken(BARE_WOOD, 0.3), 6) +
    car(28, wagon, balls) +
    car(156, last, cubes) +
    sawn(ctx, boiler, engine, { thick: 9 }) +
    sawn(ctx, cabin, lighten(engine, 0.12), { thick: 9 }) +
    draw(toD(roundRect(304, 228, 42, 46, 6)), { fill: darken(engine, 0.6) }) +
    draw(toD(roundRect(307, 231, 39, 43, 5)), { fill: lighten(trim, 0.55) }) +
    sawn(ctx, roof, trim, { thick: 7 }) +
    sawn(ctx, path('M402 276L396 226H432L426 276Z'), trim, { thick: 6 }) +
    knob(ctx, 414, 226, 19, lighten(trim, 0.1)) +
    draw('M388 282V364M440 290V364', { ...round, stroke: trim, 'stroke-width': 5 }) +
    knob(ctx, 456, 322, 12, trim)
  );
}

function drawToy(ctx: Ctx, cut: Cut): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const wheels = cut.shape === 'train' ? [] : cut.shape === 'duck' ? [150, 344] : [148, 360];
  const small = [56, 106, 184, 234];
  const cord =
    cut.shape === 'train'
      ? path('M470 356C502 352 514 384 486 392')
      : path(`M${cut.shape === 'duck' ? 402 : 372} 396C440 402 470 378 486 404C496 424 470 440 440 438`);
  return (
    groundShadow(ctx, {
      x: 256,
      y: cut.shape === 'train' ? 396 : 446,
      width: cut.shape === 'train' ? 440 : 320,
      depth: 14,
    }) +
    toyCord(cord, '#efe3cb', 6) +
    (cut.shape === 'train' ? knob(ctx, 482, 390, 11, ctx.colour(3)) : knob(ctx, 434, 436, 13, ctx.colour(2))) +
    (cut.shape === 'elephant' ? elephant(ctx) : cut.shape === 'duck' ? duck(ctx) : train(ctx)) +
    (cut.shape === 'train' ? '' : sawn(ctx, roundRect(104, 382, 300, 24, 8), BARE_WOOD, { thick: 7 })) +
    wheels.map((x) => woodWheel(ctx, x, 412, 34, last, BARE_WOOD)).join('') +
    (cut.shape === 'train'
      ? small.map((x) => woodWheel(ctx, x, 376, 21, last, BARE_WOOD)).join('') +
        woodWheel(ctx, 326, 364, 33, last, BARE_WOOD) +
        woodWheel(ctx, 398, 374, 23, last, BARE_WOOD) +
        woodWheel(ctx, 444, 374, 23, last, BARE_WOOD)
      : '') +
    (cut.shape === 'train' ? '' : draw(toD(oval(404, 394, 4, 4)), { fill: darken(BARE_WOOD, 0.6) }))
  );
}

export const kind = defineKind({
  name: 'pull-toy',
  about: 'wooden toy on wheels; colours: body, cloth or wagon, trim, further paint, wheels last',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const toy = (): string => drawToy(ctx, cut);
    if (ctx.view === 'detail') {
      const spot = cut.shape === 'train' ? { x: 360, y: 290 } : { x: 280, y: 240 };
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 180, reach: 430 },
        zoom(ctx, { ...spot, factor: 1.9, turn: -4 }, toy),
      );
    }
    const extent =
      cut.shape === 'train' ? { x: 18, y: 186, width: 484, height: 214 } : { x: 84, y: 104, width: 412, height: 344 };
    return fit(
      ctx,
      extent,
      { x: 28, y: 40, width: 456, height: groundFor(ctx, cut.shape === 'train' ? 220 : 370) - 36 },
      toy,
      true,
    );
  },
});
