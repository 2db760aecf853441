// The cloth itself, near, in one of nine arrangements that the recipe's seed chooses. For second and third pictures.
import type { BorderLook } from '../border-designs.ts';
import type { Finish } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';
import { foldedStack } from './closeup/stack.ts';
import { pleatedFan } from './closeup/fan.ts';
import type { ClothNear } from './closeup/look.ts';
import { peggedSwag } from './closeup/pegged.ts';
import { clothRoll } from './closeup/roll.ts';
import { selvedge } from './closeup/selvedge.ts';
import { pinkedSwatch } from './closeup/swatch.ts';
import { turnedCorner } from './closeup/turned.ts';
import { whorl } from './closeup/whorl.ts';
import { ripples } from './closeup/ripples.ts';

type Arrangement = (ctx: Ctx, near: ClothNear) => string;

const WITH_HEM: readonly Arrangement[] = [turnedCorner, foldedStack, selvedge, pleatedFan, clothRoll, peggedSwag];
/** Cloth without a worked hem has more ways to lie; the whorl alone needs a pattern to be seen. */
const PLAIN: readonly Arrangement[] = [...WITH_HEM, pinkedSwatch, ripples];
const PATTERNED: readonly Arrangement[] = [...PLAIN, whorl];

/** Fills most of the canvas; what is left shows the backdrop. */
export function clothCloseup(
  ctx: Ctx,
  fabric: Fabric,
  options: { hem?: BorderLook; finish?: Finish; label?: string; warp?: number } = {},
): string {
  // Large single figures stay themselves with less warp than cloth that is covered evenly.
  const { hem, finish = 'soft', label, warp = 30 } = options;
  const random = ctx.random.fork('closeup');
  const plain = (ctx.recipe.pattern?.name ?? 'plain') === 'plain';
  const arrange = random.fork('arrangement').pick(hem ? WITH_HEM : plain ? PLAIN : PATTERNED);
  return arrange(ctx, { fabric, hem, finish, label, warp, random });
}
