// Household linen as shops fold it: bedsheets with their pillow covers, towels, blankets, napkins, dohars.
import { darken, lighten, lightnessOf } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { defineKind } from '../types.ts';
import type { Point } from '../path.ts';
import type { Ctx } from '../types.ts';
import { ALONG, BACK, foldedPiece, pileShadow, restShade, spotOf } from './folded-linen/oblique.ts';
import type { Folded } from './folded-linen/oblique.ts';
import { CUTS, tieArt } from './folded-linen/tie.ts';
import type { Cut } from './folded-linen/tie.ts';

/** Where the lowest piece's near corner stands. */
const NEAR: Point = [318, 440];

function foldsOf(ctx: Ctx, cut: Cut): Folded[] {
  const last = ctx.colour(ctx.colourCount - 1);
  const second = ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [
    ctx.colour(1),
    ctx.colour(0),
    ...Array.from({ length: Math.max(0, ctx.colourCount - 2) }, (_, n) => ctx.colour(n + 2)),
  ]);
  let foot = 0;
  /** Puts a piece on the pile; `along` and `back` move it from the lowest one's near corner. */
  const lay = (
    size: readonly [width: number, depth: number, height: number],
    noses: number,
    more: Partial<Folded> & { along?: number; back?: number } = {},
  ): Folded => {
    const { along = 0, back = 0, ...rest } = more;
    const at: Point = [NEAR[0] + ALONG[0] * along + BACK[0] * back, NEAR[1] + ALONG[1] * along + BACK[1] * back - foot];
    foot += size[2];
    const [width, depth, height] = size;
    return { at, width, depth, height, noses, layers: 4, fabric: ctx.fabric, inside: ctx.fabric.reverse, ...rest };
  };
  switch (cut.set) {
    case 'towels': {
      const count = Math.max(4, ctx.colourCount);
      const thin = count > 4;
      return Array.from({ length: count }, (_, n) => {
        const colour = ctx.colour(n);
        const fabric = ctx.cloth({ name: 'terry', scale: 0.8 }, [colour]);
        const woven = lightnessOf(colour) > 0.9 ? darken(colour, 0.13) : lighten(colour, 0.5);
        const bands = [36, 52, 60].map((from, k) => [from, k ? 4 : 11, woven] as const);
        return lay([300 - (n % 2) * 8, 168, thin ? 40 : 52], 1, {
          layers: thin ? 4 : 3,
          fabric,
          inside: fabric,
          along: [0, 5, -2, 6, 1][n % 5],
          back: [0, 3, -3, 2, 0][n % 5],
          ...(thin ? {} : { bands }),
        });
      });
    }
    case 'blanket':
      return [lay([312, 190, 132], 2, { layers: 2 })];
    case 'napkins':
      return Array.from({ length: 6 }, (_, n) =>
        lay([250, 190, 26], 1, { fabric: n % 2 ? second : ctx.fabric, along: Math.sin(n * 2.4) * 6, layers: 3 }),
      );
    case 'dohar': {
      const reverse = ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [ctx.colour(1), lighten(ctx.colour(1), 0.35)]);
      return [lay([320, 196, 116], 3, { inside: reverse, bound: last, turned: true, layers: 3 })];
    }
    case 'single':
      return [lay([306, 190, 88], 4), lay([206, 128, 40], 2, { along: 50, back: 30, layers: 3 })];
    default: {
      const sheet = lay([318, 196, 98], 4);
      const band = cut.covers === 'banded' ? { bands: [[16, 16, last] as const] } : {};
      const low = cut.covers === 'banded' ? {} : { fabric: second, inside: second.reverse };
      return [
        sheet,
        lay([226, 132, 38], 2, { along: 40, back: 34, layers: 3, ...band, ...low }),
        lay([220, 128, 38], 2, { along: 34, back: 30, layers: 3, ...band }),
      ];
    }
  }
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
    const folds = foldsOf(ctx, cut);
    const pile = folds.map((fold, n) => (): string => {
      const [below, above] = [folds[n - 1], folds[n + 1]];
      const open = !above || above.width < fold.width - 40;
      const shade = below && below.width > fold.width + 40 ? restShade(ctx, below, fold) : '';
      return shade + foldedPiece(ctx, fold, open);
    });
    const whole = (): string =>
      (folds[0] ? pileShadow(ctx, folds[0]) : '') + pile.map((art) => art()).join('') + tieArt(ctx, cut, folds);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [280, 260], sharp: 140, reach: 380 },
        zoom(ctx, { x: 320, y: 330, factor: 2, turn: -4 }, whole),
      );
    }
    const tops = folds.map((fold) => spotOf(fold, fold.width, fold.depth, fold.height)[1]);
    const top = Math.min(...tops) - (cut.tie === 'ribbon' ? 4 : 0);
    return fit(
      ctx,
      { x: 46, y: top, width: 420, height: 452 - top },
      { x: 44, y: 56, width: 424, height: groundFor(ctx, 330) + 8 - 56 },
      whole,
      true,
    );
  },
});
