// One recipe becomes one SVG document.
import { BACKDROPS } from './backdrops/index.ts';
import { createFabric } from './fabric.ts';
import { COLOURS, TINTS, isColourName, isTintName } from './palette.ts';
import { createRandom } from './random.ts';
import { besideThing } from './scale/layout.ts';
import type { Extent } from './scale/things.ts';
import { Defs, el, num } from './svg.ts';
import type { Ctx, Fabric, Kind, PatternChoice, Recipe } from './types.ts';

/** Units drawn beyond each edge and cut off after rendering, because filters fetch from there. */
export const OVERSCAN = 32;

export interface Canvas {
  readonly ctx: Ctx;
  readonly cut: Record<string, string>;
  readonly scene: () => string;
}

/** What a kind draws with. Products of one scene share `defs`, so that their ids differ. */
export function prepare(recipe: Recipe, kind: Kind, bare = false, defs = new Defs()): Canvas {
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
    view: recipe.scale ? (recipe.scale.shows ?? 'front') : (recipe.view ?? 'front'),
    random,
    colour: (index) => colours[index] ?? colours.at(-1) ?? '#888888',
    colourCount: colours.length,
    fabric: cloth(recipe.pattern ?? { name: 'plain' }, colours),
    cloth,
    plain: (colour) => cloth({ name: 'plain' }, [colour]),
    tint,
    stance: backdrop.stance,
    zoom: 1,
    bare,
  };
  const cut: Record<string, string> = {};
  for (const [name, options] of Object.entries(kind.cuts)) cut[name] = recipe.cut?.[name] ?? options[0] ?? '';
  return { ctx, cut, scene: () => backdrop.paint({ defs, tint, random: random.fork('backdrop') }) };
}

function asDocument(ctx: Ctx, size: number, ...parts: readonly string[]): string {
  const whole = (size * (512 + 2 * OVERSCAN)) / 512;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-OVERSCAN} ${-OVERSCAN} ${512 + 2 * OVERSCAN} ${512 + 2 * OVERSCAN}`,
      width: whole,
      height: whole,
    },
    ctx.defs.toString(),
    ...parts,
  );
}

function turnedProduct({ scale }: Recipe, draw: () => string): string {
  return scale?.turn ? el('g', { transform: `rotate(${num(scale.turn)} 256 256)` }, draw()) : draw();
}

/** The product alone, without shadows and backdrop. */
export function composeBare(recipe: Recipe, kind: Kind, size: number): string {
  const { ctx, cut } = prepare(recipe, kind, true);
  return asDocument(
    ctx,
    size,
    turnedProduct(recipe, () => kind.draw(cut, ctx)),
  );
}

/**
 * What the kind draws before its backdrop. `size` is the width in pixels of the 512 units that are kept. The recipe
 * must have been checked (recipes.ts). A recipe with `scale` wants the product's extent (scale/measure.ts).
 */
export function composeSvg(recipe: Recipe, kind: Kind, size: number, extent?: Extent): string {
  const { ctx, cut, scene } = prepare(recipe, kind);
  const product = (): string => turnedProduct(recipe, () => kind.draw(cut, ctx));
  const { scale } = recipe;
  if (scale && !extent) throw new Error('a product beside a thing has to be measured first');
  const art = scale && extent ? besideThing(ctx, scale, extent, product) : product();
  return asDocument(ctx, size, scene(), art);
}
