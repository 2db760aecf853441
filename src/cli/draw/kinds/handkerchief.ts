// Handkerchiefs: a fan of folded squares, bordered or checked.
import { darken } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { stitches, wallShadow } from '../light.ts';
import { path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  count: ['three', 'six'],
  edge: ['satin-stripe', 'line', 'rolled'],
} as const;
type Cut = CutOf<typeof CUTS>;

function square(ctx: Ctx, cut: Cut, fabric: Fabric, stripe: string): string {
  const base = fabric.base;
  const outline = path('M134 150Q256 146 378 150Q382 256 378 378Q256 382 134 378Q130 256 134 150Z');
  const under = [8, 4].map((d) =>
    path(
      `M${134 + d} ${150 + d}Q${256 + d} ${146 + d} ${378 + d} ${150 + d}Q${382 + d} ${256 + d} ${378 + d} ${378 + d}Q${256 + d} ${382 + d} ${134 + d} ${378 + d}Q${130 + d} ${256 + d} ${134 + d} ${150 + d}Z`,
    ),
  );
  const widths = cut.edge === 'satin-stripe' ? [16, 5, 5] : cut.edge === 'line' ? [4, 2] : [3];
  let inset = 14;
  const lines = widths
    .map((width) => {
      const art = draw(`M${134 + inset} 390V${150 + inset}H390`, {
        fill: 'none',
        stroke: stripe,
        'stroke-width': width,
        'stroke-opacity': 0.85,
      });
      inset += width + 7;
      return art;
    })
    .join('');
  const first = under[0] ?? outline;
  return (
    wallShadow(ctx, [first], { distance: 10 }) +
    under.map((one) => clothPiece(ctx, { outline: one, fabric: ctx.plain(darken(base, 0.07)), form: 0.7 })).join('') +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.6,
      drape: { amount: 0.2, across: 80, down: 80 },
      onCloth: lines,
      over: stitches(path('M138 374V154H374'), darken(base, 0.12), { width: 0.9 }),
    })
  );
}

export const kind = defineKind({
  name: 'handkerchief',
  about: 'folded handkerchiefs; colours: one for each, last the stripe',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stripe = ctx.colour(ctx.colourCount - 1);
    const count = cut.count === 'six' ? 6 : 3;
    const all = (): string =>
      Array.from({ length: count }, (_, n) => {
        const t = n / (count - 1);
        const colour = ctx.colour(Math.min(n, Math.max(0, ctx.colourCount - 2)));
        const fabric =
          n === 0 || ctx.recipe.pattern === undefined
            ? n === 0
              ? ctx.fabric
              : ctx.plain(colour)
            : ctx.cloth(ctx.recipe.pattern, [colour, stripe]);
        const spread = count === 6 ? 150 : 120;
        return place(place(square(ctx, cut, fabric, stripe), { x: -256, y: -264 }), {
          x: 256 + (t - 0.5) * spread * 1.3,
          y: 264 + (t - 0.5) * spread,
          turn: -16 + t * 30,
        });
      }).join('');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: 300, y: 280, factor: 1.8, turn: -5 }, all),
      );
    return fit(ctx, { x: 54, y: 66, width: 410, height: 390 }, SAFE, all);
  },
});
