// A teddy bear's head on the closed toe of a house slipper, in the units of shoe-lay.ts.
import { gleam, solid, wallShadow } from '../../light.ts';
import type { Lay } from '../../parts/shoe-lay.ts';
import { oval, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Half-round ears sewn in behind the toe's edge; drawn before the slipper, which covers their feet. */
export function ears(ctx: Ctx, lay: Lay): string {
  return [-58, 56]
    .map((x) => {
      const ear = lay.on(oval(x, -176, 31, 31));
      const inner = lay.on(oval(x * 1.04, -179, 18, 18));
      return (
        wallShadow(ctx, [ear], { distance: 9 }) +
        clothPiece(ctx, { outline: ear, fabric: ctx.fabric, turn: lay.turn, finish: 'soft', form: 0.9, warp: 3 }) +
        solid(ctx, inner, { base: ctx.colour(2), form: 0.5 })
      );
    })
    .join('');
}

/** Two bead eyes and a fleece snout with a stitched nose. */
export function bearFace(ctx: Ctx, lay: Lay): string {
  const dark = '#3a2a24';
  const snout = lay.on(oval(2, -92, 33, 25));
  const eyes = [-29, 33].map((x) => {
    const [px, py] = lay.at(x, -136);
    return (
      solid(ctx, oval(px, py, 6.6, 7.4), { base: dark, form: 0.6 }) +
      draw(toD(oval(px - 2, py - 2.6, 1.9)), { fill: '#fffaf0', opacity: 0.9 })
    );
  });
  return (
    clothPiece(ctx, {
      outline: snout,
      fabric: ctx.cloth({ name: 'plush', scale: 0.6 }, [ctx.colour(1)]),
      finish: 'soft',
      form: 0.9,
    }) +
    gleam(ctx, lay.on('M-18 -98C-12 -106 -4 -109 4 -109'), { width: 4, opacity: 0.4, soft: 1.4 }) +
    solid(ctx, lay.on('M2 -92C-8 -96 -12 -107 -6 -110C-2 -112 6 -112 10 -110C16 -107 12 -96 2 -92Z'), {
      base: dark,
      form: 0.6,
    }) +
    draw(toD(lay.on('M-10 -80C-6 -76 0 -77 2 -82C4 -77 10 -76 14 -80')), {
      fill: 'none',
      stroke: dark,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }) +
    draw(toD(lay.on('M2 -92V-82')), { fill: 'none', stroke: dark, 'stroke-width': 2 }) +
    eyes.join('')
  );
}
