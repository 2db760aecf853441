// Yoga blocks: a pair in cork, or one of foam with a cotton strap.
import { darken, lighten } from '../colour.ts';
import { groundShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { block } from '../parts/goods/boxes.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { ring } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { oval, path, smooth, toD } from '../path.ts';
import type { Box, Knot } from '../path.ts';
import { draw, ellipse } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

const CUTS = { style: ['cork', 'foam'] } as const;

function cork(ctx: Ctx, colour: string): Fabric {
  const random = ctx.random.fork('cork');
  const speck = (box: Box): string => {
    let art = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${colour}"/>`;
    for (let n = 0; n < (box.width * box.height) / 130; n += 1) {
      const size = random.between(1, 4.4);
      art += ellipse(
        random.between(box.x, box.x + box.width),
        random.between(box.y, box.y + box.height),
        size,
        size * random.between(0.4, 0.8),
        {
          fill: random.next() < 0.55 ? darken(colour, random.between(0.2, 0.5)) : lighten(colour, 0.3),
          opacity: 0.55,
        },
      );
    }
    return art;
  };
  const fabric: Fabric = {
    base: colour,
    paint: speck,
    get reverse() {
      return fabric;
    },
  };
  return fabric;
}

/** A strap rolled up, its edge towards us. */
function rolledStrap(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const knots: Knot[] = Array.from({ length: 60 }, (_, n) => {
    const angle = 1.6 - n * 0.5;
    const reach = r * (1 - n / 66);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  const line = toD(smooth(knots));
  return (
    draw(toD(oval(x + 16, y - 8, r + 2)), {
      fill: darken(colour, 0.24),
      stroke: darken(colour, 0.5),
      'stroke-width': 1,
    }) +
    pad(ctx, oval(x, y, r + 3), colour, { form: 0.6 }) +
    draw(line, { fill: 'none', stroke: darken(colour, 0.45), 'stroke-width': 2.4 }) +
    draw(line, { fill: 'none', stroke: lighten(colour, 0.5), 'stroke-width': 1, transform: 'translate(-1.4 -1.4)' })
  );
}

function drawAll(ctx: Ctx, style: 'cork' | 'foam'): string {
  const [one, two] = [ctx.colour(0), ctx.colour(1)];
  if (style === 'cork') {
    const stuff = cork(ctx, one);
    return (
      groundShadow(ctx, { x: 300, y: 440, width: 260 }) +
      block(ctx, { x: 252, y: 178, width: 118, height: 232, depth: 66, rise: 0.5 }, stuff) +
      groundShadow(ctx, { x: 190, y: 446, width: 270, strength: 0.8 }) +
      block(ctx, { x: 74, y: 330, width: 232, height: 114, depth: 74, rise: 0.5 }, stuff)
    );
  }
  const web = ctx.cloth({ name: 'twill', scale: 0.6 }, [two, darken(two, 0.2)]);
  const foam = ctx.cloth({ name: 'foam', scale: 0.8 }, [one]);
  return (
    groundShadow(ctx, { x: 256, y: 446, width: 330 }) +
    block(ctx, { x: 92, y: 272, width: 262, height: 170, depth: 74, rise: 0.5 }, foam) +
    groundShadow(ctx, { x: 176, y: 458, width: 130 }) +
    strap(ctx, path('M182 452C240 462 290 452 334 462'), { width: 15, fabric: web, stitched: false }) +
    rolledStrap(ctx, 168, 400, 58, two) +
    ring(ctx, 344, 456, 17, METALS.steel.base, 5) +
    ring(ctx, 356, 456, 17, METALS.steel.base, 5)
  );
}

export const kind = defineKind({
  name: 'yoga-block',
  about: 'yoga blocks; colours: block, strap',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isCork = cut.style === 'cork';
    return show(ctx, {
      extent: isCork ? { x: 68, y: 140, width: 376, height: 306 } : { x: 86, y: 230, width: 346, height: 232 },
      art: () => drawAll(ctx, cut.style),
      stand: true,
      near: { x: 270, y: 310, factor: 1.9 },
    });
  },
});
