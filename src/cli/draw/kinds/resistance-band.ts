// Bands for exercise: flat loops in steps of strength, or tubes with handles.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { cord, cordShadow, pad, rod } from '../parts/goods/forms.ts';
import { POUCH, drawstringPouch } from '../parts/drawstring.ts';
import { show } from '../parts/goods/show.ts';
import { ring } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { path, roundRect, toD } from '../path.ts';
import { draw, group, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['loops', 'tube'] } as const;

/** A loop set down on its edge, seen from above: the inside of its far wall, then its near wall, about (0, 0). */
function loop(ctx: Ctx, colour: string, high: number): string {
  const far = path(`M-158 0C-158 -46 158 -46 158 0V${high}C158 ${high - 46} -158 ${high - 46} -158 ${high}Z`);
  const near = path(`M-158 0C-160 46 160 46 158 0V${high}C160 ${high + 46} -160 ${high + 46} -158 ${high}Z`);
  return (
    wallShadow(ctx, [near], { distance: 9 }) +
    pad(ctx, far, darken(colour, 0.34), { form: 0.5, reach: 8 }) +
    pad(ctx, near, colour, { form: 0.8, reach: 9 }) +
    draw('M-158 0C-160 46 160 46 158 0', {
      fill: 'none',
      stroke: lighten(colour, 0.5),
      'stroke-width': 1.6,
      'stroke-opacity': 0.8,
    }) +
    [0, 1, 2]
      .map((n) => rect(58 + n * 12, 38 - n * 2, 5, 22, { rx: 2, fill: lighten(colour, 0.8), opacity: 0.85 }))
      .join('') +
    gleam(ctx, path('M-128 32C-90 42 -40 46 10 46'), { width: 7, opacity: 0.5, soft: 2 })
  );
}

function loops(ctx: Ctx): string {
  const lay = [
    { x: 234, y: 94, turn: -10 },
    { x: 286, y: 172, turn: 8 },
    { x: 226, y: 248, turn: -6 },
    { x: 288, y: 326, turn: 9 },
    { x: 236, y: 398, turn: -7 },
  ];
  const net = ctx.cloth({ name: 'twill', scale: 0.6 }, ['#4b4d57', '#3c3e47']);
  return (
    lay.map((at, n) => place(loop(ctx, ctx.colour(n), 40), at)).join('') +
    place(wallShadow(ctx, [POUCH], { distance: 12 }) + drawstringPouch(ctx, net, ctx.colour(0)), {
      x: 478,
      y: 486,
      turn: 9,
      scale: 0.92,
    })
  );
}

function tube(ctx: Ctx): string {
  const [rubber, grip, web] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const lines = [
    path('M150 150C220 190 330 160 380 220C430 284 350 330 262 318C180 306 120 340 150 386C180 424 262 404 342 392'),
    path('M162 132C250 160 360 130 408 206C452 290 366 352 262 340C196 330 156 352 174 374C198 398 264 384 342 376'),
  ];
  const handle = (): string =>
    strap(ctx, path('M8 0C-30 -46 -70 -58 -96 -56'), {
      width: 17,
      fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [web, darken(web, 0.2)]),
    }) +
    strap(ctx, path('M8 0C-30 46 -70 58 -96 56'), {
      width: 17,
      fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [web, darken(web, 0.2)]),
    }) +
    wallShadow(ctx, [roundRect(-122, -66, 40, 132, 18)], { distance: 7 }) +
    pad(ctx, roundRect(-120, -68, 38, 136, 17), grip, {
      form: 1,
      reach: 12,
      over: [-48, -24, 0, 24, 48]
        .map((y) => line(-122, y, -80, y, { stroke: darken(grip, 0.6), 'stroke-width': 2, 'stroke-opacity': 0.5 }))
        .join(''),
    }) +
    ring(ctx, 12, 0, 13, METALS.steel.base, 5);
  return (
    cordShadow(ctx, lines, 13) +
    lines.map((one) => cord(one, { width: 13, colour: rubber, gloss: 0.7 })).join('') +
    place(handle(), { x: 142, y: 136, turn: 24 }) +
    place(handle(), { x: 356, y: 386, turn: 172 }) +
    group(
      { transform: 'translate(262 328) rotate(4)' },
      rod(ctx, [-34, 0], [34, 0], 42, cylinderStops({ base: web, polish: 0.2, patina: darken(web, 0.6) })),
      draw(toD(roundRect(-34, -21, 68, 42, 8)), { fill: 'none', stroke: darken(web, 0.5) }),
    )
  );
}

export const kind = defineKind({
  name: 'resistance-band',
  about: 'exercise bands; loops: one colour each (five); tube: tube, grips, webbing',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isLoops = cut.style === 'loops';
    return show(ctx, {
      extent: isLoops ? { x: 66, y: 50, width: 492, height: 436 } : { x: 26, y: 56, width: 452, height: 400 },
      art: () => (isLoops ? loops(ctx) : tube(ctx)),
      near: isLoops ? { x: 330, y: 240, factor: 2 } : { x: 120, y: 140, factor: 2.2 },
      margin: 36,
    });
  },
});
