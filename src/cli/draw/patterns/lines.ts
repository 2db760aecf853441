// Stripes and checks.
import { darken, lighten, mix } from '../colour.ts';
import { rect } from '../svg.ts';
import type { Kit, Patterns, Tile } from './kit.ts';

/** Vertical bands from a list of [offset, width, colour, opacity?]. */
function bands(width: number, list: readonly (readonly [number, number, string, number?])[]): Tile {
  return {
    width,
    height: width,
    art: list.map(([x, w, fill, opacity]) => rect(x, 0, w, width, { fill, opacity })).join(''),
  };
}

/** The same bands across and along, half transparent so that crossings are darker, as threads make them. */
function plaid(size: number, list: readonly (readonly [number, number, string, number?])[]): Tile {
  const art = list
    .map(
      ([at, w, fill, opacity = 0.6]) =>
        rect(at, 0, w, size, { fill, opacity }) + rect(0, at, size, w, { fill, opacity }),
    )
    .join('');
  return { width: size, height: size, art };
}

export const LINES: Patterns = {
  pinstripe: { about: 'thin lines far apart', colours: 2, make: ({ c }) => bands(15, [[6.8, 1.5, c(1), 0.9]]) },
  'fine-stripe': { about: 'narrow even stripes (shirting)', colours: 2, make: ({ c }) => bands(7, [[0, 2.6, c(1)]]) },
  regatta: { about: 'medium even stripes', colours: 2, make: ({ c }) => bands(16, [[0, 8, c(1)]]) },
  awning: { about: 'broad even stripes', colours: 2, make: ({ c }) => bands(40, [[0, 20, c(1)]]) },
  'multi-stripe': {
    about: 'stripes of several colours and widths (dhurrie, blanket)',
    colours: 4,
    make: ({ c }) =>
      bands(58, [
        [3, 11, c(1)],
        [16, 3, c(2)],
        [22, 7, c(3)],
        [31, 3, c(2)],
        [37, 11, c(1)],
        [50, 2, c(3)],
      ]),
  },
  breton: {
    about: 'thin stripes across (sailor tee)',
    colours: 2,
    make: ({ c }) => ({ ...bands(16, [[5, 5.4, c(1)]]), turn: 90 }),
  },
  rugby: { about: 'broad stripes across', colours: 2, make: ({ c }) => ({ ...bands(56, [[0, 28, c(1)]]), turn: 90 }) },
  'border-stripe': {
    about: 'broad stripes across, edged with a thin third colour',
    colours: 3,
    make: ({ c }) => ({
      ...bands(46, [
        [6, 18, c(1)],
        [1.5, 2.4, c(2)],
        [26, 2.4, c(2)],
      ]),
      turn: 90,
    }),
  },
  candy: { about: 'diagonal stripes', colours: 2, make: ({ c }) => ({ ...bands(20, [[0, 10, c(1)]]), turn: 38 }) },
  gingham: {
    about: 'even two-tone check',
    colours: 2,
    make: ({ c }) => {
      const half = mix(c(0), c(1), 0.52);
      return {
        width: 20,
        height: 20,
        art:
          rect(0, 0, 10, 20, { fill: half }) + rect(0, 0, 20, 10, { fill: half }) + rect(0, 0, 10, 10, { fill: c(1) }),
      };
    },
  },
  madras: {
    about: 'uneven many-coloured check',
    colours: 4,
    make: ({ c }) =>
      plaid(64, [
        [4, 15, c(1), 0.62],
        [23, 4, c(2), 0.8],
        [31, 9, c(3), 0.58],
        [44, 2.4, c(1), 0.9],
        [51, 7, c(2), 0.5],
      ]),
  },
  windowpane: { about: 'thin lines in large squares', colours: 2, make: ({ c }) => plaid(34, [[16, 2, c(1), 0.9]]) },
  tattersall: {
    about: 'thin lines of two colours in turn',
    colours: 3,
    make: ({ c }) =>
      plaid(32, [
        [7, 1.8, c(1), 0.9],
        [23, 1.8, c(2), 0.9],
      ]),
  },
  tartan: {
    about: 'dark broad check with fine bright lines',
    colours: 4,
    make: ({ c }: Kit) =>
      plaid(60, [
        [0, 20, c(1), 0.55],
        [26, 6, c(1), 0.55],
        [36, 6, c(1), 0.55],
        [9, 2, c(2), 0.95],
        [47, 2.4, c(3), 0.95],
      ]),
  },
  buffalo: { about: 'large two-colour check', colours: 2, make: ({ c }) => plaid(48, [[0, 24, c(1), 0.62]]) },
  'graph-check': { about: 'small grid', colours: 2, make: ({ c }) => plaid(11, [[5, 1.3, c(1), 0.85]]) },
  gamcha: {
    about: 'fine check with heavy lines, as on a gamcha or towel',
    colours: 2,
    make: ({ c }) =>
      plaid(30, [
        [2, 6, c(1), 0.5],
        [12, 2, c(1), 0.7],
        [18, 2, c(1), 0.7],
        [24, 2, mix(c(0), c(1), 0.5), 0.9],
      ]),
  },
  corduroy: {
    about: 'raised cords down the cloth',
    colours: 1,
    make: ({ c }) =>
      bands(7, [
        [0, 1.7, darken(c(0), 0.42), 0.9],
        [3.4, 2, lighten(c(0), 0.3), 0.7],
      ]),
  },
  pleats: {
    about: 'pressed knife pleats (light edge, dark fall)',
    colours: 1,
    make: ({ c }) =>
      bands(22, [
        [0, 3, darken(c(0), 0.55), 0.75],
        [3, 4, darken(c(0), 0.34), 0.55],
        [17, 3.4, lighten(c(0), 0.4), 0.6],
      ]),
  },
};
