// Jhumka earrings: a pair hanging, with a top, a bell and what dangles from it.
import { lighten, mix } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { BELLS, drawBell } from './jhumka/bell.ts';
import { CUTS } from './jhumka/look.ts';
import type { Look } from './jhumka/look.ts';
import { drawTop } from './jhumka/top.ts';
import { wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { ring } from '../parts/notions.ts';
import { STONES, grain } from '../parts/stones.ts';
import { path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function drawOne(ctx: Ctx, look: Look): { art: string; outlines: Path[]; height: number } {
  const top = drawTop(ctx, look);
  const bells = BELLS[look.cut.bell];
  const bellTop = top.reach + 12;
  const end = Math.max(...bells.flat().map(([, y]) => y)) + bellTop;
  const hook = path('M0 -14C-3 -34 -2 -52 10 -54C20 -55 22 -44 19 -30');
  const drawn = bells.map((profile, n) => drawBell(ctx, look, profile, bellTop, n === bells.length - 1));
  const art =
    draw(toD(hook), { fill: 'none', stroke: look.metal.patina, 'stroke-width': 2.8, 'stroke-linecap': 'round' }) +
    draw(toD(hook), {
      fill: 'none',
      stroke: lighten(look.metal.base, 0.4),
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    ring(ctx, 0, top.reach + 4, 4.6, look.metal.base, 1.8) +
    drawn
      .map((bell) => bell.art)
      .reverse()
      .join('') +
    grain(ctx, 0, bellTop - 1, 6, look.metal) +
    ellipse(0, bellTop + 4, 9, 2.4, { fill: mix(look.metal.base, look.metal.patina, 0.4) }) +
    top.art;
  return {
    art,
    outlines: [top.outline, ...drawn.map((bell) => bell.outline)],
    height: end,
  };
}

export const kind = defineKind({
  name: 'jhumka',
  about: 'pair of jhumka earrings; colours: second stone or beads',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stone = cut.stones === 'none' ? undefined : cut.stones === 'meena' ? ctx.colour(0) : STONES[cut.stones];
    const look: Look = { metal: METALS[cut.metal], stone, second: ctx.colour(cut.stones === 'meena' ? 1 : 0), cut };
    const one = drawOne(ctx, look);
    const half = Math.max(...BELLS[cut.bell].flat().map(([wide]) => wide));
    const apart = half + 9;
    const hang = (x: number, y: number, turn: number): string =>
      place(wallShadow(ctx, one.outlines, { distance: 9 }) + one.art, { x, y, turn });
    const pair = (): string => hang(-apart, 0, 2) + hang(apart, 26, -2.5);
    const extent = { x: -apart - half - 4, y: -58, width: (apart + half + 4) * 2, height: one.height + 58 + 26 + 30 };
    const whole = (): string => fit(ctx, extent, { x: 30, y: 34, width: 452, height: 444 }, pair);
    return ctx.view === 'detail' ? zoom(ctx, { x: 146, y: 250, factor: 1.75, turn: 6 }, whole) : whole();
  },
});
