// Wrist watches seen from the front, the strap turning away above and below.
import { fit, focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { path } from '../path.ts';
import { group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { CLASP } from './wrist-watch/bracelet.ts';
import { digital } from './wrist-watch/digital.ts';
import { X, Y, dial, roundCase, straps } from './wrist-watch/parts.ts';

const CUTS = {
  strap: ['leather', 'steel', 'mesh', 'rubber', 'fabric'],
  face: ['plain', 'chrono', 'dots', 'digital'],
  metal: ['silver', 'gold', 'rosegold', 'black'],
  lie: ['straight', 'slant'],
} as const;
type Cut = CutOf<typeof CUTS>;

const CASES: Readonly<Record<Cut['metal'], Metal>> = {
  silver: METALS.steel,
  gold: METALS.gold,
  rosegold: METALS.rosegold,
  black: METALS.iron,
};

function drawWatch(ctx: Ctx, cut: Cut): string {
  const metal = CASES[cut.metal];
  const [face, marks] = [ctx.colour(Math.max(0, ctx.colourCount - 2)), ctx.colour(ctx.colourCount - 1)];
  const shade = path(
    `M${X - 40} 44H${X + 40}L${X + 48} ${Y - 80}C${X + 110} ${Y - 50} ${X + 110} ${Y + 50} ${X + 48} ${Y + 80}L${X + 36} 470H${X - 36}L${X - 48} ${Y + 80}C${X - 110} ${Y + 50} ${X - 110} ${Y - 50} ${X - 48} ${Y - 80}Z`,
  );
  return (
    wallShadow(ctx, cut.strap === 'steel' ? [shade, ...CLASP] : [shade], { distance: 14 }) +
    straps(ctx, cut.strap, metal) +
    (cut.face === 'digital'
      ? digital(ctx, ctx.colour(0), marks)
      : roundCase(ctx, metal, 86) + dial(ctx, 75, { face, marks, hand: marks, style: cut.face }))
  );
}

export const kind = defineKind({
  name: 'wrist-watch',
  about: 'wrist watch; colours: strap (or its pattern), thread, dial, marks and hands',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string =>
      group({ transform: cut.lie === 'slant' ? `rotate(24 ${X} ${Y})` : `rotate(-6 ${X} ${Y})` }, drawWatch(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 190, reach: 440 },
        zoom(ctx, { x: 264, y: 256, factor: 2.1 }, one),
      );
    // A clasp makes the bracelet longer than a strap.
    const [top, low] = cut.strap === 'steel' ? [20, 506] : [36, 480];
    return fit(
      ctx,
      { x: X - 120, y: top, width: 240, height: low - top },
      { x: 30, y: 22, width: 452, height: 468 },
      one,
    );
  },
});
