// Surfaces with a grain of their own.
import { darken, lighten } from '../colour.ts';
import { spread, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { draw, ellipse, line } from '../svg.ts';

export const SKINS: Patterns = {
  terry: {
    about: 'looped towelling, bath mats, fleece',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 36, height: 36 };
      const art = spread(random, tile, 90)
        .map(({ x, y }, n) =>
          wrap(
            tile,
            x,
            y,
            3,
            draw('M-1.6 1A1.7 1.7 0 0 1 1.6 1', {
              stroke: n % 3 === 0 ? darken(c(0), 0.3) : lighten(c(0), 0.4),
              'stroke-width': 1,
              'stroke-opacity': 0.7,
              fill: 'none',
            }),
          ),
        )
        .join('');
      return { ...tile, art };
    },
  },
  leather: {
    about: 'leather with a faint grain',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 64, height: 64 };
      const art = spread(random, tile, 46)
        .map(({ x, y }) =>
          wrap(
            tile,
            x,
            y,
            5,
            draw('M-4 0Q-1 -2 1 0T4 .6', {
              stroke: random.next() < 0.5 ? darken(c(0), 0.22) : lighten(c(0), 0.16),
              'stroke-width': 0.9,
              'stroke-opacity': 0.22,
              fill: 'none',
            }),
            { turn: random.between(0, 180) },
          ),
        )
        .join('');
      return { ...tile, art };
    },
  },
  suede: {
    about: 'brushed nap',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 80, height: 80 };
      const art = spread(random, tile, 16)
        .map(({ x, y }, n) =>
          wrap(
            tile,
            x,
            y,
            18,
            ellipse(0, 0, 15, 7, { fill: n % 2 ? lighten(c(0), 0.14) : darken(c(0), 0.12), opacity: 0.22 }),
            { turn: random.near(-30, 30) },
          ),
        )
        .join('');
      return { ...tile, art };
    },
  },
  foam: {
    about: 'sponge with small pores',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 50, height: 50 };
      const art = spread(random, tile, 42)
        .map(({ x, y }) =>
          wrap(
            tile,
            x,
            y,
            3,
            ellipse(0, 0, random.between(0.7, 2), random.between(0.6, 1.5), { fill: darken(c(0), 0.3), opacity: 0.6 }),
          ),
        )
        .join('');
      return { ...tile, art };
    },
  },
  carton: {
    about: 'kraft board with faint fibres',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 70, height: 70 };
      const art = spread(random, tile, 26)
        .map(({ x, y }, n) =>
          wrap(
            tile,
            x,
            y,
            5,
            line(-3.4, 0, 3.4, 0, {
              stroke: n % 2 ? darken(c(0), 0.24) : lighten(c(0), 0.3),
              'stroke-width': 0.8,
              'stroke-opacity': 0.5,
            }),
            { turn: random.between(0, 180) },
          ),
        )
        .join('');
      return { ...tile, art };
    },
  },
};
