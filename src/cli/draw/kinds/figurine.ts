// Figures for the shelf: brass and painted elephants, a peacock, an owl, a tortoise, a terracotta horse.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import { FIGURES } from './figurine/figures.ts';
import { CUTS } from './figurine/part.ts';

export const kind = defineKind({
  name: 'figurine',
  about: 'figure of an animal; stuff gives the metal, else colours: body, cloth or tail, ornament',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const figure = FIGURES[cut.animal];
    const { x, y, width, height } = figure.extent;
    const one = (): string =>
      groundShadow(ctx, { x: figure.foot[0], y: y + height - 6, width: figure.foot[1], depth: 20 }) +
      figure.draw(ctx, cut.stuff);
    const whole = (): string =>
      cut.show === 'pair'
        ? place(one(), { x: -width * 0.46, y: 0 }) + place(one(), { x: width * 0.46, y: 8, scale: '-1 1' })
        : one();
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.4, y: y + height * 0.4, factor: 1.9 }, whole),
      );
    const extent =
      cut.show === 'pair' ? { x: -width * 0.96, y, width: width * 1.92, height: height + 10 } : { x, y, width, height };
    return fit(ctx, extent, { x: 50, y: 46, width: 412, height: groundFor(ctx, 340) - 34 }, whole, true);
  },
});
