// Cushions in their covers: one, a pair, or the usual set of five.
import { lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { boundsOf, moved } from '../path.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, cushionArt, outlineOf } from './cushion/form.ts';
import type { Cover } from './cushion/form.ts';

type Spot = readonly [x: number, y: number, turn: number, second: boolean];

/** How a set leans together: five as three behind and two before, a pair one before the other. */
const SPOTS: Readonly<Record<'one' | 'pair' | 'five' | 'back', readonly Spot[]>> = {
  one: [[0, 0, 0, false]],
  back: [[0, 0, 0, false]],
  pair: [
    [-92, -26, -5, true],
    [84, 0, 4, false],
  ],
  five: [
    [-206, -100, -6, false],
    [206, -96, 6, false],
    [0, -116, 0, true],
    [-112, 24, -3, true],
    [116, 26, 4, false],
  ],
};

function together(ctx: Ctx, spots: readonly Spot[], covers: readonly [Cover, Cover]): string {
  return spots
    .map(([x, y, turn, second], n) => {
      const cover = covers[second ? 1 : 0];
      const before = spots.slice(0, n).map((spot) => moved(outlineOf(cover.cut.shape), spot[0] - x, spot[1] - y));
      return place(cushionArt(ctx, cover, before), { x, y, turn });
    })
    .join('');
}

export const kind = defineKind({
  name: 'cushion',
  about: 'cushions in covers; colours: cover and print, then trim, then accent',
  stances: ['stand'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const last = ctx.colourCount - 1;
    const [trim, accent] = [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)];
    const turned = ctx.view === 'back' || cut.show === 'back';
    const plain = ctx.cloth({ name: 'slub' }, [turned ? ctx.colour(0) : trim]);
    const main: Cover = { cut, fabric: turned ? plain : ctx.fabric, trim, accent, back: turned };
    const second: Cover = {
      ...main,
      cut: { ...cut, work: cut.show === 'five' ? 'none' : cut.work },
      fabric:
        cut.cloth === 'velvet' ? ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [trim, lighten(trim, 0.3)]) : plain,
      trim: ctx.colour(0),
    };
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, ctx.fabric, { finish: cut.cloth === 'velvet' ? 'satin' : 'soft' });
    const spots = SPOTS[turned ? 'back' : cut.show];
    const shape = outlineOf(cut.shape);
    const extent = boundsOf(...spots.map(([x, y]) => moved(shape, x, y)));
    const [low, middle] = [extent.y + extent.height, extent.x + extent.width / 2];
    const whole = (): string =>
      groundShadow(ctx, { x: middle, y: low - 5, width: extent.width * 0.9, depth: 26 }) +
      together(ctx, spots, [main, second]);
    if (ctx.view === 'detail') {
      const near = { x: extent.x + extent.width * 0.72, y: extent.y + extent.height * 0.7, factor: 2.1, turn: -4 };
      return focusFrom(ctx, { at: [290, 300], sharp: 130, reach: 390 }, zoom(ctx, near, whole));
    }
    const room =
      cut.edge === 'pompom' || cut.edge === 'tassel' || cut.edge === 'fringe' || cut.edge === 'frill' ? 26 : 4;
    const side = cut.edge === 'tassel' ? 44 : room;
    const box = {
      x: extent.x - side,
      y: extent.y - room,
      width: extent.width + side * 2,
      height: extent.height + room * 1.4,
    };
    return fit(ctx, box, { x: 36, y: 36, width: 440, height: groundFor(ctx, 400) - 30 }, whole, true);
  },
});
