// Several pieces of one kind in one picture: the same drawing in other colours or another cloth.
import type { Ctx, PatternChoice } from '../types.ts';

/** The same context with its colours in another order and, when given, another pattern. */
export function recoloured(ctx: Ctx, order: readonly number[], pattern?: PatternChoice): Ctx {
  const colours = order.map((index) => ctx.colour(index));
  const choice = pattern ?? ctx.recipe.pattern ?? { name: 'plain' };
  return {
    ...ctx,
    colour: (index) => colours[index] ?? colours.at(-1) ?? ctx.colour(0),
    colourCount: colours.length,
    fabric: ctx.cloth(choice, colours),
    random: ctx.random.fork(`again ${order.join(' ')}`),
  };
}
