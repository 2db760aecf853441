// A small wooden spoon heaped with powder.
import { darken, lighten } from '../../colour.ts';
import { solid } from '../../light.ts';
import { path } from '../../path.ts';
import { ellipse, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { pool } from './foliage.ts';

export function woodenSpoon(ctx: Ctx, powder: string): string {
  const wood = '#b98a58';
  const handle = path('M-26 -2C10 -8 70 -22 104 -34C112 -36 116 -28 109 -25C76 -10 20 6 -22 10Z');
  const bowl = path('M-76 2C-76 -14 -50 -18 -34 -14C-18 -10 -16 8 -34 14C-54 20 -76 16 -76 2Z');
  return (
    pool(ctx, 0, 14, 90, 10, 0.35) +
    solid(ctx, handle, { base: wood, form: 0.7, reach: 5 }) +
    solid(ctx, bowl, { base: wood, form: 0.8, reach: 8 }) +
    ellipse(-47, -2, 24, 10, { fill: darken(wood, 0.4) }) +
    ellipse(-47, -5, 23, 10, {
      fill: radial(ctx.defs, [-54, -10], 30, [
        [0, lighten(powder, 0.4)],
        [0.6, powder],
        [1, darken(powder, 0.3)],
      ]),
    })
  );
}
