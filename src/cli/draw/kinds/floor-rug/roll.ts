// A rug half rolled up.
import { border } from '../../borders.ts';
import { darken } from '../../colour.ts';
import { castOn, wallShadow } from '../../light.ts';
import { joined, path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { ellipse } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** Half rolled up from one end, as a shop shows a rug's back and face together; its bands lie along the roll. */
export function rolledRug(ctx: Ctx, fabric: Fabric, fringed: boolean): string {
  const tube = joined([path('M60 120C60 96 452 96 452 120'), path('M452 186C452 210 60 210 60 186')]);
  const lie = roundRect(66, 150, 380, 274, 4);
  const yarn = ctx.colour(ctx.colourCount - 1);
  // The cut end of the roll: the edge of the cloth winds inwards, dark where the layers part.
  const layers = [1, 0.76, 0.52, 0.28].map((share) =>
    ellipse(452, 153, 17 * share, 37 * share, {
      fill: share === 1 ? darken(fabric.base, 0.12) : 'none',
      stroke: darken(fabric.base, 0.5),
      'stroke-width': 2,
    }),
  );
  return (
    wallShadow(ctx, [lie, tube], { distance: 9 }) +
    (fringed
      ? border(path('M68 422H444'), {
          style: 'fringe',
          width: 28,
          colours: [yarn, yarn, yarn],
          hangs: true,
          side: 'right',
        })
      : '') +
    clothPiece(ctx, {
      outline: lie,
      fabric,
      origin: [256, 280],
      form: 0.3,
      drape: { amount: 0.3, across: 190, down: 150 },
    }) +
    castOn(ctx, lie, tube, { base: fabric.base, dx: 6, dy: 16, soft: 12, strength: 0.7 }) +
    clothPiece(ctx, {
      outline: tube,
      fabric: fabric.reverse,
      // Turned on from the cloth below it: a print that ran on under the roll would make it look like glass.
      origin: [256, 122],
      form: 1,
      folds: [
        {
          points: [
            [40, 136],
            [470, 136],
          ],
          width: 60,
          depth: 0.6,
          open: 'both',
        },
      ],
    }) +
    layers.join('')
  );
}
