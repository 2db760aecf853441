// Pots with plants: on a table, in a row of three, hung in a macrame net.
import { darken } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow, wallShadow } from '../light.ts';
import { bead } from '../parts/stones.ts';
import { path, roundRect } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, POTS, potted } from './planter/plants.ts';
import type { Cut } from './planter/plants.ts';

/** Cords knotted round the pot and gathered to a ring. */
function macrame(ctx: Ctx, cut: Cut): string {
  const rope = '#e3d3b4';
  const cord = (d: string, width = 5): string =>
    draw(d, { fill: 'none', stroke: darken(rope, 0.45), 'stroke-width': width + 1.6 }) +
    draw(d, { fill: 'none', stroke: rope, 'stroke-width': width, 'stroke-linecap': 'round' }) +
    draw(d, { fill: 'none', stroke: darken(rope, 0.25), 'stroke-width': width * 0.5, 'stroke-dasharray': '2 4' });
  const [top, pot, knot] = [-330, -96, 34];
  const back = cord(`M-4 ${top}C-60 -230 -100 -150 -88 ${pot}`) + cord(`M4 ${top}C60 -230 100 -150 88 ${pot}`);
  const front = [-1, 1]
    .map(
      (s) =>
        cord(`M${s * 3} ${top}C${s * 30} -230 ${s * 46} -170 ${s * 42} -82C${s * 40} -50 ${s * 60} -20 0 ${knot}`) +
        cord(`M${s * 88} ${pot}C${s * 96} -40 ${s * 50} 10 0 ${knot}`) +
        bead(ctx, s * 41, -96, 9, '#9a6a44'),
    )
    .join('');
  const random = ctx.random.fork('fringe');
  const fringe = Array.from({ length: 17 }, (_, n) => {
    const x = (n - 8) * 3.4;
    return line(x * 0.3, knot + 8, x + random.near(0, 4), knot + 92 + random.near(0, 8), {
      stroke: n % 3 ? rope : darken(rope, 0.22),
      'stroke-width': 3,
    });
  }).join('');
  return (
    wallShadow(ctx, [roundRect(-80, -120, 160, 120, 30)], { distance: 18 }) +
    circle(0, top - 18, 18, { fill: 'none', stroke: '#7a5333', 'stroke-width': 8 }) +
    circle(0, top - 18, 18, { fill: 'none', stroke: '#b98a5c', 'stroke-width': 5 }) +
    back +
    potted(ctx, { ...cut, hold: 'table' }, 0) +
    front +
    fringe +
    clothPiece(ctx, {
      outline: roundRect(-11, knot - 8, 22, 26, 8),
      fabric: ctx.cloth({ name: 'cable', scale: 0.4 }, [rope]),
      form: 0.8,
    }) +
    clothPiece(ctx, {
      outline: roundRect(-8, top - 4, 16, 26, 6),
      fabric: ctx.cloth({ name: 'cable', scale: 0.4 }, [rope]),
      form: 0.8,
    })
  );
}

function woodStand(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, '#a06f45');
  const leg = (x: number, lean: number): string =>
    clothPiece(ctx, {
      outline: path(`M${x - 9} -70H${x + 9}L${x + 6 + lean} 92H${x - 6 + lean}Z`),
      fabric: wood,
      turn: 90,
      form: 0.8,
      warp: 0,
    });
  return (
    leg(-92, -10) +
    leg(92, 10) +
    clothPiece(ctx, { outline: roundRect(-96, 6, 192, 14, 3), fabric: wood, form: 0.7, warp: 0 })
  );
}

export const kind = defineKind({
  name: 'planter',
  about: 'pots with plants; colours: pot (three: one each) and print, last the green',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const rise = { snake: 200, money: 150, succulent: 34, fern: 170, none: 6 }[cut.plant];
    const top = (POTS[cut.pot][0]?.[1] ?? -120) - rise;
    const whole = (): string => {
      if (cut.hold === 'macrame') return macrame(ctx, cut);
      if (cut.hold === 'three')
        return [
          [-150, -8, 0.86],
          [6, 0, 1],
          [158, -4, 0.86],
        ]
          .map(
            ([x = 0, y = 0, scale = 1], n) =>
              groundShadow(ctx, { x, y: y - 2, width: 124 * scale, depth: 16 }) +
              place(potted(ctx, cut, n), { x, y, scale }),
          )
          .join('');
      if (cut.hold === 'stand')
        return groundShadow(ctx, { x: 0, y: 90, width: 230, depth: 18 }) + woodStand(ctx) + potted(ctx, cut, 0);
      return groundShadow(ctx, { x: 2, y: -2, width: 126, depth: 18 }) + potted(ctx, cut, 0);
    };
    if (ctx.view === 'detail')
      return focusFrom(ctx, { at: [256, 250], sharp: 140, reach: 380 }, zoom(ctx, { x: 0, y: -100, factor: 2 }, whole));
    if (cut.hold === 'macrame')
      return fit(ctx, { x: -150, y: -372, width: 300, height: 506 }, { x: 60, y: 14, width: 392, height: 484 }, whole);
    const wide = cut.hold === 'three' ? 480 : cut.plant === 'fern' ? 370 : cut.plant === 'money' ? 330 : 250;
    const low = cut.hold === 'stand' ? 98 : 8;
    return fit(
      ctx,
      { x: -wide / 2, y: top, width: wide, height: low - top },
      { x: 36, y: 34, width: 440, height: groundFor(ctx, 380) - 20 },
      whole,
      true,
    );
  },
});
