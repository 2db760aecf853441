// Household linen as shops fold it: bedsheets with their pillow covers, towels, blankets, napkins, rolled quilts.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, edgeLine, formShade, groundShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { path, polygon, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, group } from '../svg.ts';
import { defineKind } from '../types.ts';
import { pile } from './folded-linen/slab.ts';
import type { Slab } from './folded-linen/slab.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  set: ['bedsheet', 'towels', 'blanket', 'napkins', 'dohar', 'single'],
  tie: ['none', 'ribbon', 'belly-band', 'strap'],
  // Pillow covers: one in the print's colours turned about, or all of the sheet's cloth with a band at the open end.
  covers: ['turned', 'banded'],
} as const;

type Cut = CutOf<typeof CUTS>;

function slabsOf(ctx: Ctx, cut: Cut): Slab[] {
  const last = ctx.colour(ctx.colourCount - 1);
  const second = ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [
    ctx.colour(1),
    ctx.colour(0),
    ...Array.from({ length: Math.max(0, ctx.colourCount - 2) }, (_, n) => ctx.colour(n + 2)),
  ]);
  const make = (
    y: number,
    width: number,
    height: number,
    plies: number,
    fabric = ctx.fabric,
    more: Partial<Slab> = {},
  ): Slab => ({
    x: 256 - width / 2,
    y,
    width,
    height,
    depth: 34,
    fabric,
    plies,
    ...more,
  });
  switch (cut.set) {
    case 'towels': {
      const count = Math.max(4, ctx.colourCount);
      const high = 232 / count;
      const terry = Array.from({ length: count }, (_, n) => ctx.cloth({ name: 'terry', scale: 0.9 }, [ctx.colour(n)]));
      return terry.map((fabric, n) =>
        make(440 - (n + 1) * high, 322 - n * 3, high + 2, 2, fabric, {
          soft: true,
          // More than four are cloths for cleaning: thinner.
          ...(count > 4 ? { depth: 20, inset: 18 } : { inset: 24 }),
          x: 96 + (n % 2) * 5,
        }),
      );
    }
    case 'blanket':
      return [make(318, 348, 130, 4, ctx.fabric, { depth: 40 })];
    case 'napkins':
      return Array.from({ length: 6 }, (_, n) =>
        make(416 - n * 26, 300, 28, 2, n % 2 ? second : ctx.fabric, { depth: 40, x: 106 + Math.sin(n * 2.4) * 6 }),
      );
    case 'dohar':
      return [
        make(340, 352, 106, 4, ctx.fabric, { lining: last, depth: 38 }),
        make(300, 352, 42, 1, second, { depth: 38 }),
      ];
    case 'single':
      return [make(356, 340, 90, 3), make(318, 210, 40, 2, ctx.fabric, { depth: 30, x: 150 })];
    default: {
      const sheet = make(350, 356, 98, 3, ctx.fabric, { depth: 38 });
      if (cut.covers === 'banded')
        return [
          sheet,
          make(304, 252, 46, 2, ctx.fabric, { depth: 32, band: last }),
          make(260, 246, 46, 2, ctx.fabric, { depth: 32, x: 137, band: last }),
        ];
      return [
        sheet,
        make(304, 252, 46, 2, second, { depth: 32 }),
        make(260, 246, 46, 2, ctx.fabric, { depth: 32, x: 137 }),
      ];
    }
  }
}

/** What holds the pile together: a ribbon with a bow, a paper band, or a belt of the same cloth. */
function tieArt(ctx: Ctx, cut: Cut, slabs: readonly Slab[]): string {
  if (cut.tie === 'none') return '';
  const [low, high] = [slabs[0], slabs.at(-1)];
  if (!low || !high) return '';
  const colour = ctx.colour(ctx.colourCount - 1);
  const bottom = low.y + low.height;
  const at = 256;
  const half = cut.tie === 'belly-band' ? 58 : cut.tie === 'strap' ? 17 : 10;
  const outer = slabs.map((slab) => `L${at - half} ${slab.y + 4}`).join('');
  const strip = polygon([
    [at - half, bottom],
    [at - half, high.y + 8],
    [at - half * 0.82, high.y - high.depth],
    [at + half * 0.82, high.y - high.depth],
    [at + half, high.y + 8],
    [at + half, bottom],
  ]);
  const band =
    outer === ''
      ? ''
      : draw(toD(strip), { fill: colour }) +
        clipTo(
          ctx,
          strip,
          draw(`M${at - half} ${high.y + 6}H${at + half}V${bottom}H${at - half}Z`, { fill: darken(colour, 0.14) }),
          formShade(ctx, strip, colour, { amount: 0.5, reach: 6 }),
          slabs
            .map((slab) =>
              draw(`M0 ${slab.y + slab.height}H512`, {
                stroke: darken(colour, 0.5),
                'stroke-width': 3,
                'stroke-opacity': 0.45,
              }),
            )
            .join(''),
        ) +
        edgeLine(strip, colour);
  if (cut.tie !== 'ribbon') {
    const buckle =
      cut.tie === 'strap'
        ? draw(toD(roundRect(at - 24, high.y + 20, 48, 26, 5)), { fill: 'none', stroke: '#c9a04a', 'stroke-width': 5 })
        : draw(toD(roundRect(at - 34, high.y + 16, 68, 10, 5)), { fill: lighten(colour, 0.55), opacity: 0.8 }) +
          draw(toD(roundRect(at - 22, high.y + 32, 44, 6, 3)), { fill: lighten(colour, 0.55), opacity: 0.6 });
    return band + buckle;
  }
  const loop = (side: 1 | -1): Path =>
    path(
      `M${at} ${high.y - 4}C${at + side * 20} ${high.y - 40} ${at + side * 64} ${high.y - 40} ${at + side * 58} ${high.y - 10}C${at + side * 50} ${high.y + 12} ${at + side * 20} ${high.y + 6} ${at} ${high.y - 4}Z`,
    );
  const tail = (side: 1 | -1): Path =>
    path(
      `M${at} ${high.y - 4}C${at + side * 12} ${high.y + 16} ${at + side * 22} ${high.y + 34} ${at + side * 40} ${high.y + 56}L${at + side * 20} ${high.y + 58}C${at + side * 12} ${high.y + 36} ${at + side * 4} ${high.y + 20} ${at} ${high.y - 4}Z`,
    );
  const satin = ctx.plain(colour);
  const piece = (outline: Path): string => clothPiece(ctx, { outline, fabric: satin, finish: 'satin', form: 0.8 });
  return (
    band +
    group(
      {},
      piece(tail(-1)),
      piece(tail(1)),
      piece(loop(-1)),
      piece(loop(1)),
      piece(roundRect(at - 9, high.y - 15, 18, 20, 7)),
    )
  );
}

export const kind = defineKind({
  name: 'folded-linen',
  about:
    'folded bedsheets, towels, blankets, napkins; colours: cloth and print (towels: one colour each), last tie or reverse',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, cut.set === 'towels' ? ctx.cloth({ name: 'terry' }, [ctx.colour(0)]) : ctx.fabric, {
        label: '#f2e8d5',
      });
    const slabs = slabsOf(ctx, cut);
    const whole = (): string =>
      groundShadow(ctx, { x: 258, y: 444, width: 350, depth: 24 }) + pile(ctx, slabs) + tieArt(ctx, cut, slabs);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [240, 280], sharp: 130, reach: 380 },
        zoom(ctx, { x: 190, y: 350, factor: 2.2, turn: -4 }, whole),
      );
    }
    const top = Math.min(...slabs.map(({ y, depth }) => y - depth)) - (cut.tie === 'ribbon' ? 4 : 0);
    return fit(
      ctx,
      { x: 78, y: top, width: 356, height: 448 - top },
      { x: 50, y: 60, width: 412, height: groundFor(ctx, 300) - 60 },
      whole,
      true,
    );
  },
});
