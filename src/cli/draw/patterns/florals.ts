// Printed flowers, leaves, and the freer prints of dresses, shirts and furnishings.
import { darken, lighten, mix } from '../colour.ts';
import { ribbon, smooth, toD } from '../path.ts';
import type { Point } from '../path.ts';
import { circle, draw, ellipse, group, place } from '../svg.ts';
import { apart, spread, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { bloom, blossom, leaf, palmLeaf } from './motifs.ts';

export const FLORALS: Patterns = {
  ditsy: {
    about: 'small scattered flowers and leaves',
    colours: 4,
    make: ({ c, random }) => {
      const tile = { width: 66, height: 66 };
      const art = spread(random, tile, 20)
        .map(({ x, y }, n) => {
          const turn = random.between(0, 360);
          if (n % 3 === 0)
            return wrap(tile, x, y, 8, leaf(c(3)) + place(leaf(c(3)), { turn: 70 }), { turn, scale: 0.6 });
          return wrap(tile, x, y, 8, blossom(c(n % 2 ? 1 : 2), n % 2 ? c(2) : c(1)), {
            turn,
            scale: n % 2 ? 0.62 : 0.5,
          });
        })
        .join('');
      return { ...tile, art };
    },
  },
  bloom: {
    about: 'large open flowers with leaves',
    colours: 4,
    make: ({ c, random }) => {
      const tile = { width: 104, height: 110 };
      const flower = bloom(c(1), darken(c(1), 0.3), c(2), lighten(c(2), 0.5));
      const other = bloom(c(2), darken(c(2), 0.28), c(1), c(0));
      let leaves = '';
      for (const [x, y] of [
        [28, 30],
        [80, 84],
        [82, 22],
        [24, 88],
      ] as const) {
        for (const turn of [30, 100, 170, 250, 320]) {
          leaves += wrap(tile, x, y, 32, place(leaf(c(3), darken(c(3), 0.3)), { y: -11 }), {
            turn: turn + random.near(0, 16),
            scale: 1.3,
          });
        }
      }
      return {
        ...tile,
        art:
          leaves +
          wrap(tile, 28, 30, 22, flower, { scale: 1.95, turn: 12 }) +
          wrap(tile, 80, 84, 22, flower, { scale: 1.8, turn: -30 }) +
          wrap(tile, 82, 22, 15, other, { scale: 1.2, turn: 40 }) +
          wrap(tile, 24, 88, 15, other, { scale: 1.15 }),
      };
    },
  },
  'rose-bunch': {
    about: 'round roses in bunches',
    colours: 4,
    make: ({ c, random }) => {
      const tile = { width: 88, height: 88 };
      const rose = (fill: string): string =>
        circle(0, 0, 10, { fill: darken(fill, 0.16) }) +
        draw('M-9 2C-9 -7 -1 -10 5 -7C9 -4 9 3 5 6C0 9 -6 7 -6 2C-6 -3 0 -5 3 -2C5 1 2 4 -1 3', {
          stroke: lighten(fill, 0.3),
          'stroke-width': 2.6,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        circle(0, 1, 1.5, { fill: darken(fill, 0.4) });
      let art = '';
      for (const [x, y, fill, scale] of [
        [22, 22, c(1), 1.4],
        [41, 37, c(2), 1.05],
        [68, 64, c(1), 1.3],
        [50, 78, c(2), 1],
        [72, 14, c(2), 0.72],
      ] as const) {
        for (const turn of [20, 140, 260])
          art += wrap(tile, x, y, 28, place(leaf(c(3), darken(c(3), 0.35)), { y: -8.5 }), {
            turn: turn + random.near(0, 30),
            scale,
          });
        art += wrap(tile, x, y, 16, rose(fill), { scale });
      }
      return { ...tile, art };
    },
  },
  tropical: {
    about: 'palm and monstera-like leaves in several greens',
    colours: 4,
    make: ({ c, random }) => {
      const tile = { width: 116, height: 116 };
      const spots = spread(random, tile, 11);
      // Neighbours in one colour would run into a bar: each leaf takes the colour that is furthest away by then.
      const shades: number[] = [];
      for (const [n, spot] of spots.entries()) {
        const room = [0, 1, 2].map((shade) =>
          Math.min(
            200,
            ...spots.slice(0, n).flatMap((other, i) => (shades[i] === shade ? apart(tile, spot, other) : [])),
          ),
        );
        shades.push(room.indexOf(Math.max(...room)));
      }
      const art = spots
        .map(({ x, y }, n) => {
          const shade = shades[n] ?? 0;
          const fill = c(1 + shade);
          const one = shade === 2 ? leaf(fill, mix(fill, c(0), 0.5)) : palmLeaf(fill, mix(fill, c(0), 0.45));
          // A rim of the ground keeps leaves apart where they lie over each other.
          const rim = group({ stroke: c(0), 'stroke-width': 1.3, 'stroke-linejoin': 'round' }, one);
          return wrap(tile, x, y, 32, rim + one, {
            turn: (n * 137 + random.between(0, 60)) % 360,
            scale: shade === 2 ? 2.2 : 1.5,
          });
        })
        .join('');
      return { ...tile, art };
    },
  },
  trellis: {
    about: 'upright stems with leaf pairs and a bud, in rows',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 34, height: 40 };
      const stem = draw('M0 -20V20', { stroke: c(1), 'stroke-width': 1.2, fill: 'none' });
      const pair = place(leaf(c(1)), { turn: -56, scale: 0.95 }) + place(leaf(c(1)), { turn: 56, scale: 0.95 });
      const bud = blossom(c(2), c(1));
      return {
        ...tile,
        art:
          wrap(tile, 9, 20, 22, stem) +
          wrap(tile, 9, 12, 10, pair) +
          wrap(tile, 9, 28, 10, pair) +
          wrap(tile, 26, 20, 8, bud, { scale: 0.6 }),
      };
    },
  },
  lemon: {
    about: 'fruit and leaves (kitchen, summer)',
    colours: 3,
    make: ({ c, random }) => {
      const tile = { width: 76, height: 76 };
      const fruit =
        draw('M-10 0C-8 -6 -4 -8 0 -8C5 -8 8 -5 9 -2C10.6 -1.6 11 -.6 10.6 .4C9 5 5 8 0 8C-5 8 -8 5 -10 0Z', {
          fill: c(1),
        }) +
        draw('M-6 -3C-3 -6 1 -6.4 4 -5', {
          stroke: lighten(c(1), 0.6),
          'stroke-width': 1.6,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        place(leaf(c(2), darken(c(2), 0.35)), { x: -9, y: -1, turn: -70, scale: 1.1 }) +
        place(leaf(c(2), darken(c(2), 0.35)), { x: -9, y: 0, turn: -130, scale: 0.8 });
      const art = spread(random, tile, 6)
        .map(({ x, y }, n) => wrap(tile, x, y, 21, fruit, { turn: n * 67 + random.near(0, 24), scale: 1.02 }))
        .join('');
      return { ...tile, art };
    },
  },
  marble: {
    about: 'veined marble, melamine, phone covers',
    colours: 2,
    make: ({ c, random }) => ({
      field: (box) => {
        const own = random.fork('veins');
        let art = '';
        for (let n = 0; n < 8; n += 1) {
          const knots: Point[] = [];
          let [x, y] = [box.x + own.between(-0.3, 0.7) * box.width, box.y + own.between(-0.2, 0.8) * box.height];
          for (let step = 0; step < 9; step += 1) {
            knots.push([x, y]);
            [x, y] = [x + box.width * own.between(0.04, 0.16), y + box.height * own.between(-0.05, 0.14)];
          }
          const vein = smooth(knots);
          const wide = own.between(3, 11);
          const taper = (size: number) => (t: number) =>
            Math.max(0.2, size * Math.sin(Math.PI * t) * (0.6 + 0.4 * Math.sin(t * 17)));
          art +=
            draw(toD(ribbon(vein, taper(wide))), { fill: c(1), opacity: 0.16 }) +
            draw(toD(ribbon(vein, taper(wide * 0.3))), { fill: c(1), opacity: own.between(0.4, 0.8) });
        }
        return art;
      },
    }),
  },
  petals: {
    about: 'overlapping scallops (fish scale, wave)',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 28, height: 28 };
      const scale =
        circle(0, 0, 14, { fill: c(0), stroke: c(1), 'stroke-width': 1.8 }) +
        circle(0, 0, 9.4, { fill: 'none', stroke: c(2), 'stroke-width': 1.6 }) +
        circle(0, 0, 4.6, { fill: c(1) });
      let art = '';
      for (const [x, y] of [
        [0, -14],
        [28, -14],
        [14, 0],
        [0, 14],
        [28, 14],
        [14, 28],
        [0, 42],
        [28, 42],
      ] as const)
        art = art + place(scale, { x, y });
      return { ...tile, art };
    },
  },
  blush: {
    about: 'soft watercolour blots with dark stamens',
    colours: 3,
    make: ({ c, random }) => {
      const tile = { width: 92, height: 92 };
      const art = spread(random, tile, 7)
        .map(({ x, y }, n) => {
          const fill = c(1 + (n % 2));
          const petals = [0, 1, 2, 3, 4]
            .map((i) => place(ellipse(0, -8, 6.6, 8.6, { fill, opacity: 0.5 }), { turn: i * 72 + random.near(0, 14) }))
            .join('');
          const stamens = [0, 1, 2, 3, 4, 5]
            .map((i) =>
              place(
                draw('M0 0V-5', { stroke: darken(fill, 0.5), 'stroke-width': 0.9, fill: 'none' }) +
                  circle(0, -5.4, 0.9, { fill: darken(fill, 0.5) }),
                { turn: i * 60 },
              ),
            )
            .join('');
          return wrap(tile, x, y, 20, petals + stamens, {
            scale: random.between(0.75, 1.15),
            turn: random.between(0, 90),
          });
        })
        .join('');
      return { ...tile, art };
    },
  },
};
