// A pair of hand grippers: two handles on a coiled spring.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { bar } from '../parts/ware.ts';
import { path, ribbon } from '../path.ts';
import { circle, draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { count: ['two', 'one'] } as const;

/** Upright about (0, 0), the spring above. */
function gripper(ctx: Ctx, grip: string, ring: string): string {
  const handle = (side: 1 | -1): string => {
    const along = path(`M${side * 58} -46C${side * 82} 20 ${side * 88} 90 ${side * 80} 176`);
    const shape = ribbon(along, (t) => 42 - 8 * Math.abs(t - 0.5) + (t > 0.94 ? -10 : 0), 40);
    const grooves = [0, 1, 2, 3, 4, 5, 6].map((n) =>
      line(side * 82 - 34, -6 + n * 24, side * 82 + 34, -12 + n * 24, {
        stroke: darken(grip, 0.55),
        'stroke-width': 4,
        'stroke-opacity': 0.6,
      }),
    );
    return (
      pad(ctx, shape, grip, { form: 1, reach: 12, over: grooves.join('') }) +
      ellipse(side * 58, -46, 22, 8, {
        fill: ring,
        stroke: darken(ring, 0.5),
        'stroke-width': 1,
        transform: `rotate(${side * 18} ${side * 58} -46)`,
      })
    );
  };
  const coil = [0, 1, 2].map(
    (n) =>
      circle(n * 5 - 5, -142 + n * 2, 34, { fill: 'none', stroke: METALS.steel.patina, 'stroke-width': 14 }) +
      circle(n * 5 - 5, -142 + n * 2, 34, { fill: 'none', stroke: METALS.steel.base, 'stroke-width': 11 }) +
      draw(`M${n * 5 - 36} -154A34 34 0 0 1 ${n * 5 - 8} -178`, {
        fill: 'none',
        stroke: lighten(METALS.steel.base, 0.85),
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
  );
  return (
    wallShadow(
      ctx,
      [ribbon(path('M58 -46C82 20 88 90 80 176'), 40), ribbon(path('M-58 -46C-82 20 -88 90 -80 176'), 40)],
      { distance: 12 },
    ) +
    bar(ctx, path('M58 -40C52 -66 44 -84 26 -110'), 12, 'steel', '#a9b0b7') +
    coil.join('') +
    bar(ctx, path('M-58 -40C-52 -66 -44 -90 -30 -124'), 12, 'steel', '#a9b0b7') +
    handle(-1) +
    handle(1) +
    gleam(ctx, path('M-88 0C-94 60 -96 110 -92 160'), { width: 6, opacity: 0.4, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'hand-gripper',
  about: 'hand grippers; colours: grips, rings',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const [grip, ring] = [ctx.colour(0), ctx.colour(1)];
    const art = (): string =>
      cut.count === 'two'
        ? place(gripper(ctx, ring, grip), { x: 350, y: 256, turn: 20, scale: 0.94 }) +
          place(gripper(ctx, grip, ring), { x: 158, y: 252, turn: -14, scale: 0.94 })
        : place(gripper(ctx, grip, ring), { x: 256, y: 256, turn: -8 });
    return show(ctx, {
      extent: { x: 26, y: 60, width: 462, height: 390 },
      art,
      near: { x: 170, y: 170, factor: 2 },
      margin: 28,
    });
  },
});
