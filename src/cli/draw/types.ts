// The words that kinds, patterns and the renderer share.
import type { Box } from './path.ts';
import type { Random } from './random.ts';
import type { Defs } from './svg.ts';

/** `detail` is a close-up of the product, `cloth` of the cloth alone, `set` a pair or group, `scale` beside a known thing. */
export type View = 'front' | 'back' | 'side' | 'detail' | 'set' | 'scale' | 'cloth';
export const VIEWS: readonly View[] = ['front', 'back', 'side', 'detail', 'set', 'scale', 'cloth'];

export interface PatternChoice {
  readonly name: string;
  /** 1 is right for a garment that fills the canvas. */
  readonly scale?: number;
  /** Degrees, added to the direction in which a kind lays the cloth. */
  readonly angle?: number;
}

/** A product beside a thing whose size everybody knows, both drawn to one scale. */
export interface ScaleChoice {
  /** A name of `THINGS` in scale/things.ts. */
  readonly beside: string;
  /** True size of what the kind draws, in centimetres: its height, or its width when `along` says so. */
  readonly cm: number;
  readonly along?: 'height' | 'width';
  /** The view of the product that is put beside the thing; front when left out. */
  readonly shows?: View;
  /** Degrees by which the product is turned first, so that what lies aslant can lie along a ruler. */
  readonly turn?: number;
  /** Where the thing is, seen from the product; the roomiest place when left out. */
  readonly side?: 'left' | 'right' | 'above' | 'below';
  /** Height of the product's lower edge above the floor in centimetres, for things that hang in a room. */
  readonly lift?: number;
}

export interface Recipe {
  readonly kind: string;
  /** Options of the kind; what is left out takes the kind's first option. */
  readonly cut?: Readonly<Record<string, string>>;
  /** Plain cloth when left out; kinds that are not of cloth ignore it. */
  readonly pattern?: PatternChoice;
  /** Names of the palette: first the main colour, then in falling importance. */
  readonly colours: readonly string[];
  readonly backdrop: string;
  readonly tint: string;
  readonly view?: View;
  /** Only with the view `scale`, for kinds that have no such view of their own. */
  readonly scale?: ScaleChoice;
  readonly seed?: number;
}

/** Cloth that can be laid over any area; made by `Ctx.cloth` or `Ctx.plain`. */
export interface Fabric {
  /** The ground colour, for seams, linings and edges. */
  readonly base: string;
  /** SVG that covers the box; `turn` lays the grain along a piece, `origin` sets where the pattern starts. */
  paint(box: Box, lay?: { turn?: number; origin?: readonly [number, number]; scale?: number }): string;
  /** The same cloth seen from the wrong side: duller, for insides of collars and hems. */
  readonly reverse: Fabric;
}

/** What a kind draws with. */
export interface Ctx {
  readonly defs: Defs;
  readonly recipe: Recipe;
  readonly view: View;
  /** Seeded by the recipe; `random.fork('sleeves')` gives a part its own. */
  readonly random: Random;
  /** The recipe's colours as #rrggbb; `colour(2)` falls back to the last one there is. */
  colour(index: number): string;
  /** How many colours the recipe names. */
  readonly colourCount: number;
  /** The recipe's pattern in the recipe's colours. */
  readonly fabric: Fabric;
  /** Any pattern in any colours. */
  cloth(choice: PatternChoice, colours: readonly string[]): Fabric;
  plain(colour: string): Fabric;
  /** The backdrop's tint as #rrggbb, for shadows and reflections. */
  readonly tint: string;
  /** What the chosen backdrop offers: a wall, a ground to stand on, or a surface seen from above. */
  readonly stance: Stance;
  /** How much the part being drawn is enlarged; set through `zoom` in frame.ts. */
  zoom: number;
  /** Set while a product is measured: nothing throws a shadow. */
  readonly bare?: boolean;
}

type Cuts = Readonly<Record<string, readonly string[]>>;
export type CutOf<C extends Cuts> = { readonly [Name in keyof C]: C[Name][number] };

/** Where a kind's product is: hung or floating before a wall, standing on a ground, or lying flat seen from above. */
export type Stance = 'wall' | 'stand' | 'flat';

export interface Kind<C extends Cuts = Cuts> {
  readonly name: string;
  /** One line for the list of kinds. */
  readonly about: string;
  /** The backdrops it may be shown on; the first is the natural one. */
  readonly stances: readonly Stance[];
  readonly views: readonly View[];
  /** Options by name; the first of each list is the default. */
  readonly cuts: C;
  /** The product with its shadow, without the backdrop. */
  draw(cut: CutOf<C>, ctx: Ctx): string;
}

/** Keeps the option lists as literal types, so that `cut.neckline === 'mandrin'` is a type error in the kind. */
export function defineKind<const C extends Cuts>(kind: Kind<C>): Kind<C> {
  return kind;
}
