// What children wear.
import { darken } from '../colour.ts';
import { halfDrop, thrown, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { blossom, car, elephant, moon, rickshaw, star } from './motifs.ts';
import type { Point } from '../path.ts';
import { circle, draw, ellipse, place } from '../svg.ts';

export const KIDS: Patterns = {
  stars: {
    about: 'stars of two sizes',
    colours: 3,
    make: (kit) =>
      thrown(kit, 70, 13, 9, (n) => place(star(kit.c(1 + (n % 2))), { scale: n % 3 ? 0.52 : 0.8 }), 0.95, 60),
  },
  moons: {
    about: 'moons, stars and dots for night clothes',
    colours: 3,
    make: (kit) => {
      const tile = { width: 92, height: 92 };
      const lay = (art: string, reach: number, size: number, spots: readonly Point[]): string =>
        spots
          .map(([x, y]) =>
            wrap(tile, x, y, reach, art, {
              turn: kit.random.near(0, 20),
              scale: size * kit.random.between(0.94, 1.06),
            }),
          )
          .join('');
      // Moons and stars take turns on a grid, each a little off its place and clear of its neighbours: thrown by
      // chance, moons would cut each other into slivers.
      return {
        ...tile,
        art:
          lay(moon(kit.c(1)), 11, 0.95, [
            [14, 16],
            [60, 9],
            [39, 41],
            [85, 48],
            [16, 71],
            [62, 74],
          ]) +
          lay(star(kit.c(2)), 6, 0.46, [
            [37, 13],
            [83, 18],
            [15, 44],
            [62, 41],
            [39, 69],
            [85, 76],
          ]) +
          lay(circle(0, 0, 1.8, { fill: kit.c(1) }), 3, 0.95, [
            [25, 30],
            [74, 29],
            [51, 56],
            [5, 56],
            [28, 87],
            [74, 89],
          ]),
      };
    },
  },
  vehicles: {
    about: 'cars and rickshaws',
    colours: 4,
    make: (kit) =>
      thrown(
        kit,
        84,
        8,
        12,
        (n) =>
          n % 2 ? car(kit.c(1), kit.c(0), darken(kit.c(3), 0.2)) : rickshaw(kit.c(2), kit.c(3), darken(kit.c(1), 0.3)),
        1.02,
        20,
      ),
  },
  elephants: {
    about: 'small caparisoned elephants with flowers',
    colours: 4,
    make: ({ c }) => {
      const tile = { width: 60, height: 60 };
      const one = elephant(c(1), darken(c(1), 0.25), c(2));
      const flower = place(blossom(c(3), c(2)), { scale: 0.5 });
      return {
        ...tile,
        art:
          halfDrop(tile, 11, one, place(one, { scale: '-1 1' })) +
          wrap(tile, 45, 15, 6, flower) +
          wrap(tile, 15, 45, 6, flower),
      };
    },
  },
  hearts: {
    about: 'hearts in half drop',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 30, height: 30 };
      return {
        ...tile,
        art: halfDrop(
          tile,
          8,
          draw(
            'M0 6.4C-8.4 .4 -7 -6.4 -3.2 -6.2C-1.2 -6.2 -.2 -4.8 0 -3.8C.2 -4.8 1.2 -6.2 3.2 -6.2C7 -6.4 8.4 .4 0 6.4Z',
            { fill: c(1) },
          ),
          undefined,
          { scale: 0.9 },
        ),
      };
    },
  },
  clouds: {
    about: 'clouds and drops',
    colours: 3,
    make: (kit) =>
      thrown(
        kit,
        84,
        9,
        15,
        (n) =>
          n % 2
            ? draw('M0 -5C3 -1 3.6 1 3.6 2.6A3.6 3.6 0 0 1 -3.6 2.6C-3.6 1 -3 -1 0 -5Z', { fill: kit.c(2) })
            : ellipse(0, 2, 12, 5, { fill: kit.c(1) }) +
              circle(-4, -1.4, 5.4, { fill: kit.c(1) }) +
              circle(3.4, -2.6, 6.4, { fill: kit.c(1) }),
        0.95,
        14,
      ),
  },
};
