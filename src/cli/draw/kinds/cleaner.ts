// Household cleaners in their bottles, jugs, pouches and cans; labels carry signs, never words.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import { CUTS } from './cleaner/label.ts';
import { PACKS } from './cleaner/packs.ts';

export const kind = defineKind({
  name: 'cleaner',
  about: 'cleaner in its pack; colours: pack, cap, label, sign',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pack = PACKS[cut.pack];
    const { x, y, width, height } = pack.extent;
    const one = (): string =>
      groundShadow(ctx, { x: pack.foot[0], y: -3, width: pack.foot[1], depth: 16 }) + pack.draw(ctx, cut);
    const whole = (): string =>
      cut.show === 'three'
        ? place(one(), { x: -width * 0.92, y: -16 }) +
          place(one(), { x: width * 0.92, y: -16 }) +
          place(one(), { y: 8 })
        : cut.show === 'pair'
          ? place(one(), { x: -width * 0.5, y: -8 }) + place(one(), { x: width * 0.52, y: 6 })
          : one();
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 0, y: y * 0.62, factor: 2 }, whole),
      );
    const wide = cut.show === 'three' ? width * 2.86 : cut.show === 'pair' ? width * 2.04 : width;
    return fit(
      ctx,
      {
        x: cut.show === 'one' ? x : -wide / 2,
        y: y - (cut.show === 'one' ? 0 : 16),
        width: wide,
        height: height + (cut.show === 'one' ? 6 : 30),
      },
      { x: 56, y: 38, width: 400, height: groundFor(ctx, 390) - 26 },
      whole,
      true,
    );
  },
});
