// Boards of wood from above: for chopping with knife and vegetables, the chakla with its belan, a stand of boards.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, edgeLine, formShade, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, ellipse, linear, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { what: ['chopping', 'chakla', 'paddle', 'plastic'], on: ['vegetables', 'bare', 'dough'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A chef's knife about the origin, point to the right. */
export function knife(ctx: Ctx, handle: string): string {
  const blade = path('M-30 -15H120C168 -13 204 0 214 13C150 18 60 18 -30 17Z');
  const grip = path('M-150 -13C-152 -18 -140 -20 -120 -17L-30 -16V12C-60 14 -100 16 -128 16C-146 15 -150 4 -150 -13Z');
  return (
    wallShadow(ctx, [blade, grip], { distance: 7 }) +
    metalPiece(ctx, blade, METALS.steel, {
      rim: 1.6,
      over: draw('M-30 8C60 10 150 10 208 12', {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 3,
        'stroke-opacity': 0.8,
      }),
    }) +
    clothPiece(ctx, { outline: grip, fabric: SURFACES.wood(ctx, handle), form: 0.9, warp: 0 }) +
    [-124, -88, -52].map((x) => circle(x, -1, 4.4, { fill: '#c6cbd1', stroke: '#5b6168', 'stroke-width': 1 })).join('')
  );
}

function tomato(x: number, y: number, r: number): string {
  return place(
    circle(4, 6, r, { fill: '#1d1820', opacity: 0.25 }) +
      circle(0, 0, r, { fill: '#cf3a2c', stroke: '#8c1f18', 'stroke-width': 1 }) +
      ellipse(-r * 0.3, -r * 0.34, r * 0.3, r * 0.2, { fill: '#ffffff', opacity: 0.6 }) +
      [0, 72, 144, 216, 288]
        .map((turn) =>
          draw(`M0 0C3 -5 3 -${num(r * 0.4)} 0 -${num(r * 0.52)}C-3 -${num(r * 0.4)} -3 -5 0 0Z`, {
            fill: '#4f7a3b',
            transform: `rotate(${turn})`,
          }),
        )
        .join(''),
    { x, y },
  );
}

function slices(x: number, y: number): string {
  return [0, 1, 2, 3]
    .map((n) =>
      place(
        ellipse(3, 5, 25, 25, { fill: '#1d1820', opacity: 0.2 }) +
          circle(0, 0, 25, { fill: '#6f9e45', stroke: '#3f6628', 'stroke-width': 3 }) +
          circle(0, 0, 21, { fill: '#dcecb8' }) +
          [0, 60, 120, 180, 240, 300]
            .map((a) =>
              ellipse(0, -11, 3, 5, {
                fill: '#eef6d6',
                stroke: '#b9d58a',
                'stroke-width': 1,
                transform: `rotate(${a})`,
              }),
            )
            .join(''),
        { x: x + n * 27, y: y + n * 5 },
      ),
    )
    .join('');
}

function chopping(ctx: Ctx, cut: Cut): string {
  const wood = SURFACES.wood(ctx, ctx.colour(0));
  const paddle = cut.what === 'paddle';
  const board: Path = paddle
    ? path(
        'M-196 -96C-196 -112 -186 -118 -172 -118H88C112 -118 118 -40 146 -34H196C224 -34 226 34 196 34H146C118 40 112 118 88 118H-172C-186 118 -196 112 -196 96Z',
      )
    : roundRect(-206, -136, 412, 272, 22);
  const hole = paddle
    ? circle(196, 0, 12, { fill: darken(ctx.tint, 0.4) })
    : draw(toD(roundRect(146, -30, 26, 60, 13)), { fill: darken(ctx.tint, 0.35) }) +
      draw(toD(roundRect(146, -30, 26, 60, 13)), {
        fill: 'none',
        stroke: darken(ctx.colour(0), 0.5),
        'stroke-width': 2,
      });
  const channel = paddle
    ? ''
    : draw(toD(roundRect(-190, -120, 320, 240, 16)), {
        fill: 'none',
        stroke: darken(ctx.colour(0), 0.35),
        'stroke-width': 7,
        'stroke-opacity': 0.6,
      }) +
      draw(toD(roundRect(-188, -117, 320, 240, 16)), {
        fill: 'none',
        stroke: lighten(ctx.colour(0), 0.4),
        'stroke-width': 2,
        'stroke-opacity': 0.6,
      });
  const strips = paddle
    ? ''
    : [-90, 0, 90]
        .map((y) =>
          draw(`M-206 ${y}H206`, { stroke: darken(ctx.colour(0), 0.35), 'stroke-width': 1.4, 'stroke-opacity': 0.6 }),
        )
        .join('');
  const things =
    cut.on === 'bare'
      ? ''
      : slices(-150, -70) +
        tomato(-128, 58, 34) +
        tomato(-66, 78, 30) +
        [
          [10, -84],
          [34, -70],
          [-8, -66],
          [22, -50],
          [48, -92],
        ]
          .map(([x = 0, y = 0], n) =>
            place(
              draw('M-16 0C-14 -10 14 -10 16 0C14 6 -14 6 -16 0Z', {
                fill: '#5d8f3c',
                stroke: '#3f6628',
                'stroke-width': 1,
              }),
              { x, y, turn: n * 47 },
            ),
          )
          .join('') +
        place(knife(ctx, '#573a2b'), { x: 36, y: 42, turn: -20 });
  return (
    wallShadow(ctx, [board], { distance: 13 }) +
    clothPiece(ctx, { outline: board, fabric: wood, form: 0.5, warp: 0, over: strips + channel }) +
    hole +
    things
  );
}

function plasticBoard(ctx: Ctx): string {
  const one = (x: number, y: number, turn: number, n: number): string => {
    const board = roundRect(-96, -140, 192, 280, 18);
    const colour = ctx.colour(n % ctx.colourCount);
    return place(
      wallShadow(ctx, [board], { distance: 8 }) +
        clothPiece(ctx, {
          outline: board,
          fabric: ctx.cloth({ name: 'net', scale: 1.6 }, [colour, lighten(colour, 0.25)]),
          form: 0.5,
          warp: 0,
        }) +
        draw(toD(roundRect(-36, -122, 72, 22, 11)), { fill: darken(ctx.tint, 0.3) }) +
        draw(toD(roundRect(-84, -128, 168, 256, 12)), {
          fill: 'none',
          stroke: lighten(colour, 0.4),
          'stroke-width': 3,
          'stroke-opacity': 0.7,
        }),
      { x, y, turn },
    );
  };
  return one(-104, 6, -14, 0) + one(-34, -6, -5, 1) + one(38, -4, 5, 2) + one(110, 10, 15, 3);
}

/** The round board on its feet with the rolling pin across and a ball of dough. */
function chakla(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const wood = SURFACES.wood(ctx, colour);
  const disc = oval(-10, 20, 182);
  const rings = [0.93, 0.5]
    .map((t) =>
      circle(-10, 20, 182 * t, { fill: 'none', stroke: darken(colour, 0.3), 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    )
    .join('');
  const roti =
    cut.on === 'dough'
      ? circle(-36, 44, 100, { fill: '#1d1820', opacity: 0.18 }) +
        circle(-40, 40, 99, { fill: '#ecd8ae', stroke: '#c9a975', 'stroke-width': 2 }) +
        circle(-62, 14, 50, { fill: '#f8ead0', opacity: 0.7 })
      : '';
  const pin: Path = path('M-150 -25C-60 -31 60 -31 150 -25V25C60 31 -60 31 -150 25Z');
  const grip = (s: 1 | -1): Path =>
    path(
      `M${s * 150} -11C${s * 162} -11 ${s * 166} -16 ${s * 176} -16C${s * 202} -20 ${s * 248} -16 ${s * 252} 0C${s * 248} 16 ${s * 202} 20 ${s * 176} 16C${s * 166} 16 ${s * 162} 11 ${s * 150} 11Z`,
    );
  const roll = linear(
    ctx.defs,
    [0, -28],
    [0, 28],
    [
      [0, lighten(colour, 0.3)],
      [0.3, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.45)],
    ],
  );
  const part = (outline: Path): string =>
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: roll }),
      [-130, -80, -40, 0, 40, 80, 110]
        .map((x) =>
          draw(`M${x} -18H${x + 30}`, { stroke: darken(colour, 0.2), 'stroke-width': 1.4, 'stroke-opacity': 0.6 }),
        )
        .join(''),
      formShade(ctx, outline, colour, { amount: 0.4, reach: 10 }),
    ) + edgeLine(outline, colour, { strength: 0.8 });
  const belan =
    wallShadow(ctx, [pin, grip(-1), grip(1)], { distance: 11 }) + part(grip(-1)) + part(grip(1)) + part(pin);
  const dough =
    cut.on === 'dough'
      ? circle(150, 172, 30, { fill: '#1d1820', opacity: 0.2 }) +
        circle(146, 166, 30, { fill: '#e8d0a2', stroke: '#c2a06a', 'stroke-width': 1.4 }) +
        ellipse(138, 156, 12, 8, { fill: '#f8ead0' })
      : '';
  return (
    wallShadow(ctx, [disc], { distance: 14 }) +
    clothPiece(ctx, { outline: disc, fabric: wood, form: 0.5, warp: 0 }) +
    rings +
    roti +
    dough +
    place(belan, { x: 30, y: -40, turn: -28 })
  );
}

export const kind = defineKind({
  name: 'kitchen-board',
  about: 'chopping boards, chakla and belan; colours: wood (plastic: one each)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string =>
      cut.what === 'chakla' ? chakla(ctx, cut) : cut.what === 'plastic' ? plasticBoard(ctx) : chopping(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 70, y: 20, factor: 2, turn: -5 }, whole),
      );
    const art = fit(
      ctx,
      cut.what === 'chakla'
        ? { x: -206, y: -186, width: 476, height: 404 }
        : { x: -222, y: -170, width: 444, height: 340 },
      { x: 32, y: 34, width: 448, height: 444 },
      whole,
    );
    return cut.what === 'chakla' || cut.what === 'plastic'
      ? art
      : zoom(ctx, { x: 256, y: 256, factor: 0.98, turn: -8 }, () => art);
  },
});
