// One recipe becomes one SVG document.
import { BACKDROPS } from './backdrops/index.ts';
import { createFabric } from './fabric.ts';
import { COLOURS, TINTS, isColourName, isTintName } from './palette.ts';
import { createRandom } from './random.ts';
import { Defs, el } from './svg.ts';
import type { Ctx, Fabric, Kind, PatternChoice, Recipe } from './types.ts';

/** Units drawn beyond each edge and cut off after rendering, because filters fetch from there. */
export const OVERSCAN = 32;

/** What the kind draws before its backdrop. `size` is the width in pixels of the 512 units that are kept. The recipe must have been checked (recipes.ts). */
export function composeSvg(recipe: Recipe, kind: Kind, size: number): string {
  const defs = new Defs();
  const random = createRandom(recipe.seed ?? 1);
  const backdrop = BACKDROPS[recipe.backdrop];
  if (backdrop === undefined || !isTintName(recipe.tint)) throw new Error('the recipe was not checked');
  const tint = TINTS[recipe.tint];
  const colours = recipe.colours.map((name) => (isColourName(name) ? COLOURS[name] : '#000000'));
  const cloth = (choice: PatternChoice, own: readonly string[]): Fabric =>
    createFabric(defs, random.fork(`cloth ${choice.name}`), choice, own);
  const ctx: Ctx = {
    defs,
    recipe,
    view: recipe.view ?? 'front',
    random,
    colour: (index) => colours[index] ?? colours.at(-1) ?? '#888888',
    colourCount: colours.length,
    fabric: cloth(recipe.pattern ?? { name: 'plain' }, colours),
    cloth,
    plain: (colour) => cloth({ name: 'plain' }, [colour]),
    tint,
    stance: backdrop.stance,
    zoom: 1,
  };
  const cut: Record<string, string> = {};
  for (const [name, options] of Object.entries(kind.cuts)) cut[name] = recipe.cut?.[name] ?? options[0] ?? '';
  const product = kind.draw(cut, ctx);
  const whole = (size * (512 + 2 * OVERSCAN)) / 512;
  const scene = backdrop.paint({ defs, tint, random: random.fork('backdrop') });
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-OVERSCAN} ${-OVERSCAN} ${512 + 2 * OVERSCAN} ${512 + 2 * OVERSCAN}`,
      width: whole,
      height: whole,
    },
    defs.toString(),
    scene,
    product,
  );
}
