// What belongs to wallets: blank cards, the wrist loop.
import { darken, lighten } from '../../colour.ts';
import { castOn, solid } from '../../light.ts';
import { ring } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { boundsOf, path, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** A blank bank or loyalty card: a band and a chip, no words. */
export function card(ctx: Ctx, outline: Path, colour: string): string {
  const { x, y, width, height } = boundsOf(outline);
  return (
    castOn(ctx, roundRect(0, 0, 512, 512, 0), outline, { base: colour, dx: 2, dy: 2, soft: 2, strength: 0.4 }) +
    solid(ctx, outline, {
      base: colour,
      form: 0.35,
      over:
        rect(x, y + height * 0.1, width, Math.min(14, height * 0.16), { fill: darken(colour, 0.35), opacity: 0.55 }) +
        rect(x + 14, y + height * 0.36, 26, 18, { rx: 3, fill: lighten(colour, 0.55), opacity: 0.8 }),
    })
  );
}

export function loopStrap(ctx: Ctx, fabric: Fabric, x: number, y: number, metal: string): string {
  return (
    strap(
      ctx,
      path(
        `M${x} ${y}C${x - 36} ${y + 30} ${x - 20} ${y + 86} ${x + 30} ${y + 88}C${x + 78} ${y + 88} ${x + 58} ${y + 40} ${x + 8} ${y + 4}`,
      ),
      { width: 13, fabric },
    ) + ring(ctx, x + 3, y - 1, 9, metal, 3)
  );
}
