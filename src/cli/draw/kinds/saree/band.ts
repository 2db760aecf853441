// The length of a saree that goes over the chest, and what it lies on.
import { drawBlouse } from './blouse.ts';
import { AXIS, edging } from './look.ts';
import type { Look } from './look.ts';
import { BODY, sweptFolds } from './pallu.ts';
import { drawSkirt } from './skirt.ts';
import { castOn } from '../../light.ts';
import { dressForm } from '../../parts/stands.ts';
import { joined, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

/** The length that goes over the chest: `upper` along the neck and `lower` along the hip, both from the left up to the shoulder. */
interface Band {
  readonly upper: Path;
  readonly lower: Path;
  readonly turn: number;
  readonly folds: number;
  /** Pressed pleats have sharp folds. */
  readonly pressed?: boolean;
}

export function drawBand(ctx: Ctx, look: Look, { upper, lower, turn, folds, pressed = false }: Band): string {
  const outline = joined([upper, reversed(lower)]);
  return (
    castOn(ctx, BODY, outline, { base: look.body.base, dx: 4, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric: look.body,
      finish: look.finish,
      form: 0.75,
      turn,
      origin: [240, 200],
      warp: 8,
      onCloth: edging(look, upper, 'right', 0.9) + edging(look, reversed(lower), 'right', 0.9),
      folds: sweptFolds(ctx, upper, lower, {
        name: 'band',
        count: folds,
        depth: pressed ? 0.46 : 0.4,
        width: 110 / folds,
        ...(pressed && { soft: 0.22 }),
      }),
    })
  );
}

/** What all drapes lie on: the form, the blouse and the saree below the waist. */
export const under = (ctx: Ctx, look: Look, front: 'pleats' | 'broad' | 'smooth'): string =>
  dressForm(ctx, { axis: AXIS }) + drawBlouse(ctx, look) + drawSkirt(ctx, look, front);
