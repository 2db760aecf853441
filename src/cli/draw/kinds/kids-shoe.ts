// Children's shoes from the side, one or a pair.
import { GROUND } from '../backdrops/stage.ts';
import { mix } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { CUTS } from './kids-shoe/look.ts';
import { bootie, clog, floater } from './kids-shoe/airy.ts';
import { canvas, hookAndLoop, school } from './kids-shoe/closed.ts';
import { groundShadow } from '../light.ts';
import { SURFACES } from '../surfaces.ts';
import { defineKind } from '../types.ts';

const STYLES = { 'hook-and-loop': hookAndLoop, school, clog, floater, bootie, canvas };
const TOPS = { 'hook-and-loop': 212, school: 292, clog: 214, floater: 224, bootie: 220, canvas: 238 };

export const kind = defineKind({
  name: 'kids-shoe',
  about: 'child’s shoe from the side; colours: upper, panels and lining, straps and accent, sole',
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const printed = ctx.recipe.pattern !== undefined && ctx.recipe.pattern.name !== 'plain';
    const plain = {
      'hook-and-loop': () => ctx.cloth({ name: 'net', scale: 0.8 }, [ctx.colour(0), ctx.colour(0)]),
      school: () => SURFACES.leather(ctx, ctx.colour(0)),
      clog: () => ctx.plain(ctx.colour(0)),
      floater: () => ctx.cloth({ name: 'twill', scale: 0.7 }, [ctx.colour(0)]),
      bootie: () => ctx.cloth({ name: 'knit', scale: 1 }, [ctx.colour(0)]),
      canvas: () => ctx.cloth({ name: 'chambray', scale: 0.7 }, [ctx.colour(0), ctx.colour(0)]),
    };
    const last = ctx.colourCount - 1;
    const look = {
      ctx,
      cut,
      main: printed ? ctx.fabric : plain[cut.style](),
      second: ctx.colour(printed ? Math.max(1, last - 2) : 1),
      accent: ctx.colour(printed ? Math.max(1, last - 1) : 2),
      sole: ctx.colour(printed ? last : 3),
      lining: mix(ctx.colour(1), '#e6dccb', 0.55),
    };
    const one = (): string =>
      groundShadow(ctx, { x: 260, y: GROUND - 2, width: 380, depth: 18 }) + STYLES[cut.style](look);
    if (ctx.view === 'detail') return zoom(ctx, { x: 260, y: 320, factor: 1.8, turn: -5 }, one);
    const top = TOPS[cut.style];
    const size = { x: 54, y: top, width: 404, height: GROUND - top };
    if (ctx.view === 'set') {
      return (
        fit(ctx, size, { x: 14, y: 40, width: 348, height: 350 }, one, true) +
        fit(ctx, size, { x: 126, y: 60, width: 368, height: 380 }, one, true)
      );
    }
    const ground = groundFor(ctx, size.height * 1.07);
    return fit(ctx, size, { x: 40, y: 0, width: 432, height: ground }, one, true);
  },
});
