// The house's colours, named as Indian dyers, weavers and shops name them, and the tints that backdrops are painted in.
import { contrast } from './colour.ts';

export const COLOURS = {
  // whites and creams
  chalk: '#f6f3ec',
  ivory: '#f2e8d5',
  cream: '#ecd9b4',
  // reds
  lal: '#c2242e',
  sindoor: '#d6452b',
  madder: '#a03a32',
  cherry: '#9c1c3a',
  maroon: '#6f1d2b',
  wine: '#551a35',
  // pinks
  rani: '#cf2072',
  gulabi: '#e5799a',
  onion: '#d69a9c',
  blush: '#f0cdc4',
  magenta: '#a51f6c',
  coral: '#ea7261',
  // oranges, yellows
  kesar: '#ee8a22',
  peach: '#f2b592',
  rust: '#b2532b',
  terracotta: '#bf6640',
  haldi: '#e2a826',
  mustard: '#c5901f',
  lemon: '#f0da62',
  // greens
  neem: '#4f7a3b',
  parrot: '#63a93c',
  mehendi: '#73702b',
  bottle: '#174a3b',
  mint: '#a8d3b9',
  pista: '#bfcd98',
  sage: '#93a586',
  seagreen: '#3f9583',
  // blues
  indigo: '#2d3c7c',
  navy: '#1f2a4c',
  royal: '#2a4cab',
  peacock: '#0f6876',
  firozi: '#1ea2a8',
  sky: '#8bbddb',
  powder: '#bfd4dd',
  denim: '#4a6a94',
  // purples
  jamun: '#4c2459',
  baingan: '#3d2140',
  mauve: '#987199',
  lavender: '#b7a6d6',
  // browns
  camel: '#bc8e5e',
  khaki: '#b0a078',
  walnut: '#7d5535',
  coffee: '#573a2b',
  // greys, black
  dove: '#c9c5bd',
  ash: '#97938d',
  slate: '#5b6672',
  charcoal: '#3b3b41',
  kajal: '#212024',
  // metals
  gold: '#cda349',
  brass: '#b58c3e',
  copper: '#b86f49',
  rosegold: '#d9a088',
  silver: '#c4c6ca',
  steel: '#a5acb3',
  bronze: '#8a6a3f',
} as const;

export type ColourName = keyof typeof COLOURS;

/** Backdrop tints: quiet, a little grey, from light to dark. White goods want one of the last five. */
export const TINTS = {
  shell: '#f3e7de',
  sand: '#ecdfc9',
  butter: '#f0e2b8',
  mist: '#e0e6e6',
  petal: '#eed6d2',
  pistachio: '#dbe2cb',
  lilac: '#ddd6e4',
  sky: '#cfdde6',
  stone: '#cdc6bb',
  clay: '#d6ab8c',
  sage: '#aab69f',
  dusk: '#8d93a8',
  teal: '#6f979b',
  cocoa: '#85695c',
} as const;

export type TintName = keyof typeof TINTS;

export function isColourName(name: string): name is ColourName {
  return Object.hasOwn(COLOURS, name);
}

export function isTintName(name: string): name is TintName {
  return Object.hasOwn(TINTS, name);
}

/** Below this a product sinks into its backdrop; the command line warns of such a recipe. */
export const LEAST_CONTRAST = 0.07;

export function sinksInto(colour: string, tint: string): boolean {
  return contrast(colour, tint) < LEAST_CONTRAST;
}
