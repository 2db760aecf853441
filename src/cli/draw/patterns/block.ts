// Block prints, embroidery and brocades.
import { halfDrop, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { ambi, blossom, buti, diamond, leaf, lotus, rosette, sprig } from './motifs.ts';
import { circle, draw, place, rect } from '../svg.ts';

export const BLOCK: Patterns = {
  buti: {
    about: 'small flower on a stem, half drop',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 40, height: 46 };
      return { ...tile, art: halfDrop(tile, 12, buti(c(2), c(1), c(1)), undefined, { scale: 0.96 }) };
    },
  },
  ambi: {
    about: 'mangoes leaning left and right',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 44, height: 50 };
      const one = ambi(c(1), c(0), c(2));
      const dots = circle(0, 0, 1.5, { fill: c(2) });
      return {
        ...tile,
        art:
          wrap(tile, 11, 12.5, 17, place(one, { turn: -14, scale: 1.3 })) +
          wrap(tile, 33, 37.5, 17, place(one, { scale: '-1.3 1.3', turn: 14 })) +
          wrap(tile, 33, 12, 2, dots) +
          wrap(tile, 11, 38, 2, dots),
      };
    },
  },
  lotus: {
    about: 'open lotuses with dots between',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 50, height: 50 };
      const dot =
        circle(0, -3.4, 1.4, { fill: c(2) }) + circle(-3, 1, 1.4, { fill: c(2) }) + circle(3, 1, 1.4, { fill: c(2) });
      return {
        ...tile,
        art:
          halfDrop(tile, 18, lotus(c(1), c(2), c(2)), undefined, { scale: 0.98 }) +
          wrap(tile, 37.5, 12.5, 5, dot) +
          wrap(tile, 12.5, 37.5, 5, dot),
      };
    },
  },
  jaal: {
    about: 'lattice of curving stems with a flower in each cell',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 52, height: 64 };
      const vine = (x: number, flip: number): string =>
        [-64, 0, 64]
          .map((dy) =>
            draw(
              `M${x} ${dy}C${x + 26 * flip} ${dy + 10} ${x + 26 * flip} ${dy + 22} ${x + 26 * flip} ${dy + 32}S${x} ${dy + 54} ${x} ${dy + 64}`,
              {
                stroke: c(1),
                'stroke-width': 2,
                fill: 'none',
              },
            ),
          )
          .join('');
      let art = vine(0, 1) + vine(52, -1);
      const bud = leaf(c(1));
      for (const [x, y, turn] of [
        [6, 8, 120],
        [46, 8, -120],
        [6, 56, 60],
        [46, 56, -60],
        [23, 22, -40],
        [29, 42, 140],
      ] as const) {
        art += wrap(tile, x, y, 8, bud, { turn, scale: 0.62 });
      }
      const flower = rosette(c(2), c(1), c(0));
      return {
        ...tile,
        art: art + wrap(tile, 26, 2, 9, flower, { scale: 0.66 }) + wrap(tile, 0, 34, 9, flower, { scale: 0.66 }),
      };
    },
  },
  rosette: {
    about: 'round flowers close together (bagru, dabu)',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 42, height: 42 };
      return {
        ...tile,
        art:
          halfDrop(tile, 11, rosette(c(1), c(2), c(0)), undefined, { scale: 0.95 }) +
          wrap(tile, 31.5, 10.5, 3, diamond(2.4, 2.4, c(2))) +
          wrap(tile, 10.5, 31.5, 3, diamond(2.4, 2.4, c(2))),
      };
    },
  },
  sprig: {
    about: 'leafy sprigs with buds, thrown',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 44, height: 52 };
      const one = sprig(c(1), c(1), c(2));
      return {
        ...tile,
        art: halfDrop(tile, 13, place(one, { turn: -20 }), place(one, { turn: 24, scale: '-1 1' }), { scale: 1.05 }),
      };
    },
  },
  ajrakh: {
    about: 'stars and rosettes in a tight geometry',
    colours: 4,
    make: ({ c }) => {
      const tile = { width: 48, height: 48 };
      const star =
        rect(-10, -10, 20, 20, { fill: c(1) }) +
        place(rect(-10, -10, 20, 20, { fill: c(1) }), { turn: 45 }) +
        circle(0, 0, 9, { fill: c(0) }) +
        place(rosette(c(2), c(1), c(3)), { scale: 0.84 });
      const cross = diamond(7, 7, c(2)) + diamond(4.2, 4.2, c(0)) + circle(0, 0, 1.6, { fill: c(3) });
      let dots = '';
      for (const turn of [0, 45, 90, 135, 180, 225, 270, 315])
        dots += place(circle(0, -16.4, 1.5, { fill: c(3) }), { turn });
      return {
        ...tile,
        art:
          wrap(tile, 24, 24, 19, star + dots) +
          wrap(tile, 0, 0, 8, cross) +
          wrap(tile, 24, 0, 4, diamond(3, 5, c(2))) +
          wrap(tile, 0, 24, 4, diamond(5, 3, c(2))),
      };
    },
  },
  kalamkari: {
    about: 'wandering vine with leaves and full flowers, drawn with a pen',
    colours: 4,
    make: ({ c }) => {
      const tile = { width: 84, height: 84 };
      const stem = [-84, 0, 84]
        .map((dy) =>
          draw(`M20 ${dy}C64 ${dy + 14} 66 ${dy + 36} 42 ${dy + 42}S18 ${dy + 70} 20 ${dy + 84}`, {
            stroke: c(1),
            'stroke-width': 2.2,
            fill: 'none',
          }),
        )
        .join('');
      let art = stem;
      for (const [x, y, turn, scale] of [
        [36, 6, 160, 1],
        [52, 15, 30, 1.1],
        [60, 27, 120, 0.9],
        [48, 40, 10, 1],
        [33, 46, 200, 1],
        [24, 58, 60, 1.1],
        [19, 70, -70, 1],
        [20, 82, 70, 0.9],
      ] as const) {
        art += wrap(tile, x, y, 16, leaf(c(3), c(1)), { turn, scale: scale * 1.5 });
      }
      const flower = blossom(c(2), c(1), 7) + circle(0, 0, 1, { fill: c(0) });
      const round = rosette(c(2), c(1), c(3));
      return {
        ...tile,
        art:
          art +
          wrap(tile, 68, 60, 19, flower, { scale: 1.85 }) +
          wrap(tile, 24, 27, 17, round, { scale: 1.55 }) +
          wrap(tile, 42, 62, 7, blossom(c(2), c(1)), { scale: 0.7 }) +
          wrap(tile, 76, 28, 7, blossom(c(2), c(1)), { scale: 0.7 }),
      };
    },
  },
};
