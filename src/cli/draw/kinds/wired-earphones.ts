// Earphones on a cord, lying coiled, seen from above.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, wallShadow } from '../light.ts';
import { METALS, metalPiece, paintStops, plastic } from '../materials.ts';
import { grille, pushButton } from '../parts/goods/faces.ts';
import { coiled, coiledCord } from '../parts/goods/coil.ts';
import { cord, cordShadow, pad, rod } from '../parts/goods/forms.ts';
import { plug } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { moved, oval, path, roundRect, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { ellipse, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['in-ear', 'open'], plug: ['jack', 'usb-c'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A bud with a silicone tip: the nozzle looks to the left, the cord leaves downwards. */
function inEar(ctx: Ctx): string {
  const [shell, metal] = [ctx.colour(0), METALS.steel];
  const tip = path('M-27 -24C-34 -30 -52 -22 -58 -8C-60 -3 -60 3 -58 8C-52 22 -34 30 -27 24C-31 10 -31 -10 -27 -24Z');
  const body = path('M-20 -19C-8 -29 14 -30 26 -19C34 -10 34 10 26 19C14 30 -8 29 -20 19Z');
  return (
    rod(ctx, [6, 18], [10, 66], 17, paintStops(ctx.colour(2), 0.4), { taper: 0.62 }) +
    metalPiece(ctx, roundRect(-33, -12, 16, 24, 3), metal, { rim: 1.6 }) +
    pad(ctx, tip, ctx.colour(2), { form: 0.9, reach: 9 }) +
    ellipse(-57, 0, 3.4, 8, { fill: darken(ctx.colour(2), 0.6) }) +
    gleam(ctx, path('M-50 -12C-46 -19 -40 -22 -34 -22'), { width: 4, opacity: 0.5, soft: 0.8 }) +
    plastic(ctx, body, shell, { gloss: 0.8, form: 0.9, reach: 10 }) +
    metalPiece(ctx, oval(25, 0, 9, 21), metal, { rim: 2 }) +
    plastic(ctx, oval(27, 0, 6, 15.5), ctx.colour(1), { gloss: 0.6, form: 0.6, reach: 3 }) +
    gleam(ctx, path('M-14 -17C-4 -23 8 -23 18 -18'), { width: 5, opacity: 0.7, soft: 0.8 })
  );
}

/** A bud without a tip: a disc with a grille, on a stalk. */
function openBud(ctx: Ctx): string {
  const shell = ctx.colour(0);
  const head = path('M-30 -6C-34 -30 -12 -40 8 -36C28 -32 36 -14 30 4C26 18 12 26 -4 24C-20 22 -28 10 -30 -6Z');
  const face = turned(oval(-20, -6, 9, 23), [-20, -6], -12);
  const stalk = path('M2 10C8 14 24 10 26 4C28 24 27 66 24 92C22 97 12 97 11 92C9 64 8 34 2 10Z');
  return (
    plastic(ctx, stalk, shell, { gloss: 0.6, form: 0.8, reach: 7 }) +
    plastic(ctx, head, shell, { gloss: 0.8, form: 0.9, reach: 13 }) +
    clipTo(
      ctx,
      head,
      plastic(ctx, face, ctx.colour(1), { gloss: 0.3, form: 0.6 }),
      grille(ctx, turned(oval(-21, -6, 6.4, 19), [-20, -6], -12), 5, 1.4, ctx.colour(1)),
    ) +
    rect(12, 84, 13, 8, { rx: 2, fill: METALS.steel.base, stroke: METALS.steel.patina, 'stroke-width': 0.7 }) +
    gleam(ctx, path('M-6 -30C8 -32 20 -26 26 -14'), { width: 6, opacity: 0.8, soft: 1 })
  );
}

const shadowOf = (at: { x: number; y: number; turn: number }): Path =>
  turned(moved(oval(-6, 2, 42, 26), at.x, at.y), [at.x, at.y], at.turn);

function drawAll(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(1);
  const open = cut.style === 'open';
  const left = { x: 132, y: 124, turn: -22 };
  const right = { x: 352, y: 106, turn: 28 };
  const foot = (at: { x: number; y: number; turn: number }, side: 1 | -1): string => {
    const [dx, dy] = open ? [18 * side, 90] : [10 * side, 64];
    const angle = (at.turn * Math.PI) / 180;
    return `${at.x + dx * Math.cos(angle) - dy * Math.sin(angle)} ${at.y + dx * Math.sin(angle) + dy * Math.cos(angle)}`;
  };
  const leftCord = path(`M${foot(left, 1)}C190 236 224 250 248 300`);
  const rightCord = path(`M${foot(right, -1)}C290 214 268 250 256 300`);
  const main = coiled({
    from: [
      [252, 306],
      [262, 322],
    ],
    to: [
      [128, 424],
      [96, 452],
    ],
    ...{ cx: 256, cy: 392, rx: 142, ry: 56, start: -70, by: 1620, spread: 9 },
  });
  const width = cut.plug === 'jack' ? 8.5 : 7;
  const thin = width * 0.82;
  const split = roundRect(243, 286, 18, 34, 7);
  const remote = roundRect(-11, -32, 22, 64, 9);
  return (
    cordShadow(ctx, [leftCord, rightCord, main], width) +
    wallShadow(ctx, [shadowOf(left), shadowOf(right)], { distance: 9 }) +
    cord(leftCord, { width: thin, colour }) +
    cord(rightCord, { width: thin, colour }) +
    coiledCord(main, { width, colour, gloss: 0.45 }) +
    plastic(ctx, split, ctx.colour(0), { gloss: 0.6, form: 0.8 }) +
    place(
      wallShadow(ctx, [remote], { distance: 4 }) +
        plastic(ctx, remote, ctx.colour(0), { gloss: 0.6, form: 0.8, reach: 7 }) +
        rect(-1.2, -24, 2.4, 7, { rx: 1, fill: darken(ctx.colour(0), 0.7) }) +
        pushButton(ctx, 0, 2, 6.4, lighten(ctx.colour(2), 0.1)) +
        rect(-4, 18, 8, 2, { rx: 1, fill: lighten(ctx.colour(2), 0.5) }),
      { x: 291, y: 236, turn: 28 },
    ) +
    place(open ? openBud(ctx) : inEar(ctx), left) +
    place(open ? openBud(ctx) : inEar(ctx), { ...right, scale: '-1 1' }) +
    place(plug(ctx, cut.plug, ctx.colour(0), 1.15), { x: 98, y: 450, turn: 150 })
  );
}

export const kind = defineKind({
  name: 'wired-earphones',
  about: 'earphones with a cord; colours: shell, cord and caps, tips and buttons',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 40, y: 70, width: 410, height: 410 },
      art: () => drawAll(ctx, cut),
      near: { x: 150, y: 146, factor: 2.5 },
      margin: 34,
    });
  },
});
