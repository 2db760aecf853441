/**
 * The colours of swatches by name, as hexadecimal RGB. Longer names come from their words: of "Denim blue", the first is unknown
 * and the second is blue.
 */
const FILLS: Readonly<Record<string, string>> = {
  amber: 'ffb300',
  aubergine: '4b2142',
  beige: 'e6d5b8',
  black: '1b1b1b',
  blue: '2a5caa',
  blush: 'f3c6c6',
  'bottle green': '0b4f3a',
  brass: 'b89442',
  brown: '6d4526',
  camel: 'c19a6b',
  charcoal: '3d4147',
  cherry: 'a01830',
  copper: 'b46a3c',
  coral: 'f4806a',
  cream: 'fbf2d5',
  denim: '3f5f86',
  gold: 'cfa23a',
  green: '2e7d43',
  grey: '8c8f94',
  indigo: '2c3578',
  ivory: 'fbf7ea',
  jamun: '4a2545',
  khaki: 'a89968',
  lavender: 'b9a5d8',
  lemon: 'f7e463',
  madder: '9b2d2a',
  magenta: 'c2177d',
  maroon: '6a1b2d',
  mauve: 'a983a0',
  mint: 'a8dcc3',
  mustard: 'd8a02a',
  natural: 'dccdae',
  navy: '1c2850',
  olive: '6f7138',
  onion: 'd9a0a8',
  orange: 'ee7a22',
  peach: 'fbc4a0',
  peacock: '0b6e78',
  pink: 'ea7fa6',
  plum: '672a52',
  'powder blue': 'b4cfe3',
  purple: '6b2f8a',
  rani: 'd21c6b',
  red: 'c2202b',
  'rose gold': 'd9a08c',
  rust: 'a9492b',
  saffron: 'f79a1f',
  sage: '9fae8b',
  sand: 'd9c5a0',
  'sea green': '3f9f8b',
  silver: 'c3c7cc',
  'sky blue': '8cc6ea',
  slate: '5d6a76',
  steel: 'b3b9be',
  tan: 'c99a66',
  teal: '0f6f72',
  terracotta: 'bf5f41',
  turquoise: '2fb6b4',
  violet: '6a3fa0',
  walnut: '5a3d2a',
  white: 'ffffff',
  wine: '66192f',
  yellow: 'f3cf32',
};

/** The RGB value (`#2a5caa`) of a colour's name; undefined for a name without a known colour, such as "Multicolour". */
export function colourFill(name: string): string | undefined {
  const [first = ''] = name
    .toLowerCase()
    .replace('gray', 'grey')
    .split(/ (?:and|with) |[/,&+]/);
  const words = first.trim().split(/[\s-]+/);
  const known = [words.join(' '), ...words].find((candidate) => Object.hasOwn(FILLS, candidate));
  return known === undefined ? undefined : `#${FILLS[known]}`;
}
