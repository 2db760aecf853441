// The head of the spin mop by itself.
import { darken, lighten } from '../../colour.ts';
import { wallShadow } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { oval, toD } from '../../path.ts';
import { draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A round head for the spin mop from above, its strands spread all around. */
export function refill(ctx: Ctx): string {
  const [second, fibre] = [ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const random = ctx.random.fork('refill');
  const strand = (n: number, of: number, layer: number): string => {
    const turn = ((n + random.near(0, 0.4)) / of) * 360;
    const long = 196 - layer * 22 + random.near(0, 8);
    const sway = random.near(0, 16);
    const tone = [darken(fibre, 0.14), darken(fibre, 0.04), lighten(fibre, 0.3)][layer] ?? fibre;
    const d = `M0 -52C${num(sway)} -100 ${num(-sway)} -140 ${num(sway * 0.6)} ${num(-long)}`;
    return place(
      draw(d, { fill: 'none', stroke: darken(fibre, 0.34), 'stroke-width': 10, 'stroke-linecap': 'round' }) +
        draw(d, { fill: 'none', stroke: tone, 'stroke-width': 8.4, 'stroke-linecap': 'round' }),
      { turn },
    );
  };
  const disc = oval(0, 0, 66);
  return (
    wallShadow(ctx, [oval(0, 0, 160)], { distance: 9 }) +
    [0, 1, 2].map((layer) => Array.from({ length: 68 }, (_, n) => strand(n, 68, layer)).join('')).join('') +
    wallShadow(ctx, [disc], { distance: 5 }) +
    plastic(ctx, disc, second, { gloss: 0.4, form: 0.7, reach: 10 }) +
    [46, 30]
      .map((r) => draw(toD(oval(0, 0, r)), { fill: 'none', stroke: darken(second, 0.3), 'stroke-width': 2 }))
      .join('') +
    Array.from({ length: 8 }, (_, n) =>
      place(ellipse(0, -56, 3.4, 3.4, { fill: darken(second, 0.5) }), { turn: n * 45 }),
    ).join('') +
    ellipse(0, 0, 24, 24, { fill: darken(second, 0.5) }) +
    ellipse(2, 3, 21, 21, { fill: darken(fibre, 0.2) })
  );
}
