// Phone cases from behind: printed, clear with strong corners, or with a flap of leather.
import { darken, lighten } from '../colour.ts';
import { clipTo, formShade, gleam, innerRim, stitches, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { boundsOf, oval, parallel, path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['printed', 'clear', 'flip'], turn: ['left', 'right'] } as const;
type Cut = CutOf<typeof CUTS>;

const BACK = roundRect(-106, -212, 212, 424, 34);
const WINDOW = roundRect(-88, -194, 52, 150, 26);

function lenses(ctx: Ctx): string {
  const lens = (x: number, y: number, r: number): string =>
    metalPiece(ctx, oval(x, y, r + 4, r + 4), METALS.steel, { rim: 2 }) +
    circle(x, y, r, { fill: '#14151a' }) +
    circle(x, y, r * 0.6, { fill: '#232a3c' }) +
    circle(x - r * 0.3, y - r * 0.34, r * 0.24, { fill: '#8fa6d8', opacity: 0.85 });
  return (
    lens(-62, -164, 15) +
    lens(-62, -116, 15) +
    circle(-62, -76, 6, { fill: '#f6ecc9', stroke: '#8d8a80', 'stroke-width': 1 })
  );
}

/** Through the hole of the case: the phone's camera plate. */
function camera(ctx: Ctx, lip: string): string {
  return (
    clipTo(
      ctx,
      WINDOW,
      draw(toD(WINDOW), { fill: '#2c2e35' }),
      lenses(ctx),
      innerRim(ctx, WINDOW, { dx: 3, dy: 4, soft: 3, colour: '#0d0c10', opacity: 0.7 }),
    ) +
    draw(toD(WINDOW), { fill: 'none', stroke: lip, 'stroke-width': 5 }) +
    draw(toD(roundRect(-90, -196, 52, 150, 26)), {
      fill: 'none',
      stroke: lighten(lip, 0.6),
      'stroke-width': 1.2,
      'stroke-opacity': 0.8,
    })
  );
}

const keys = (ctx: Ctx, colour: string): string =>
  plastic(ctx, roundRect(102, -130, 9, 62, 4), colour, { gloss: 0.5, form: 0.6 }) +
  plastic(ctx, roundRect(102, -46, 9, 40, 4), colour, { gloss: 0.5, form: 0.6 });

function printed(ctx: Ctx): string {
  const rim = ctx.colour(ctx.colourCount - 1);
  const box = boundsOf(BACK);
  return (
    wallShadow(ctx, [BACK], { distance: 15 }) +
    thick(BACK, 5, 7, darken(rim, 0.15), darken(rim, 0.4)) +
    keys(ctx, rim) +
    clipTo(ctx, BACK, ctx.fabric.paint(box), formShade(ctx, BACK, ctx.fabric.base, { amount: 0.6, reach: 16 })) +
    draw(toD(roundRect(-104, -210, 208, 420, 33)), { fill: 'none', stroke: rim, 'stroke-width': 5 }) +
    draw(toD(BACK), { fill: 'none', stroke: darken(rim, 0.5), 'stroke-width': 1.2 }) +
    camera(ctx, rim) +
    gleam(ctx, path('M-92 -60C-94 40 -92 120 -88 176'), { width: 6, opacity: 0.5, soft: 1.6 })
  );
}

function clear(ctx: Ctx): string {
  const [phone, tint] = [ctx.colour(0), ctx.colour(1)];
  const inner = roundRect(-98, -204, 196, 408, 28);
  const corner = (sx: number, sy: number): string =>
    place(
      draw(
        'M-106 -166V-178C-106 -200 -94 -212 -72 -212H-60C-60 -218 -66 -220 -76 -220C-100 -220 -114 -204 -114 -180C-114 -170 -112 -166 -106 -166Z',
        { fill: lighten(tint, 0.4), stroke: darken(tint, 0.3), 'stroke-width': 1.2, opacity: 0.9 },
      ),
      { scale: `${sx} ${sy}` },
    );
  return (
    wallShadow(ctx, [BACK], { distance: 15 }) +
    thick(BACK, 4, 6, lighten(tint, 0.3), darken(tint, 0.25)) +
    draw(toD(BACK), { fill: lighten(tint, 0.35) }) +
    keys(ctx, lighten(tint, 0.3)) +
    plastic(ctx, inner, phone, { gloss: 0.8, form: 0.7, reach: 12 }) +
    clipTo(
      ctx,
      inner,
      draw('M-98 40L98 -150V60L-98 250Z', { fill: '#ffffff', opacity: 0.18 }),
      draw('M-98 -90L98 -280V-262L-98 -72Z', { fill: '#ffffff', opacity: 0.22 }),
    ) +
    draw(toD(inner), { fill: 'none', stroke: darken(phone, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.5 }) +
    draw(toD(roundRect(-105, -211, 210, 422, 33)), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2.6,
      'stroke-opacity': 0.75,
    }) +
    draw(toD(BACK), { fill: 'none', stroke: darken(tint, 0.5), 'stroke-width': 1 }) +
    camera(ctx, lighten(tint, 0.5)) +
    corner(1, 1) +
    corner(-1, 1) +
    corner(1, -1) +
    corner(-1, -1)
  );
}

function flip(ctx: Ctx): string {
  const [leather, thread] = [ctx.colour(0), ctx.colour(1)];
  const hide = SURFACES.leather(ctx, leather);
  const cover = roundRect(-112, -216, 224, 432, 22);
  const edge = parallel(path('M-102 -206H102V206H-102V-206'), 0, 60);
  const tab = path('M104 -34H136C150 -34 154 -24 154 0S150 34 136 34H104C92 34 88 24 88 0S92 -34 104 -34Z');
  return (
    wallShadow(ctx, [cover, tab], { distance: 15 }) +
    thick(cover, 7, 8, '#d9d2c4', darken(leather, 0.5)) +
    clothPiece(ctx, {
      outline: cover,
      fabric: hide,
      form: 0.7,
      warp: 0,
      finish: 'silk',
      edge: 0.9,
      over: stitches(edge, thread, { length: 6, gap: 4, width: 1.8 }),
    }) +
    draw('M-88 -214V214', { stroke: darken(leather, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.5 }) +
    clothPiece(ctx, { outline: tab, fabric: hide, form: 0.8, warp: 0, finish: 'silk', edge: 0.9 }) +
    metalPiece(ctx, oval(116, 0, 11, 11), METALS.brass, { rim: 2 }) +
    clothPiece(ctx, {
      outline: path('M-20 110H92C96 150 96 180 92 196H-20C-26 170 -26 140 -20 110Z'),
      fabric: SURFACES.leather(ctx, darken(leather, 0.14)),
      form: 0.5,
      warp: 0,
      edge: 0.8,
    }) +
    gleam(ctx, path('M-98 -180C-100 -60 -100 80 -98 180'), { width: 6, opacity: 0.35, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'phone-case',
  about: 'phone case; colours: print and last its rim; clear: phone, tint; flip: leather, thread',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const art = (): string =>
      place({ printed, clear, flip }[cut.style](ctx), { x: 256, y: 256, turn: cut.turn === 'left' ? -14 : 12 });
    return show(ctx, {
      extent: { x: 100, y: 30, width: 312, height: 452 },
      art,
      near: { x: 226, y: 160, factor: 2 },
      margin: 30,
    });
  },
});
