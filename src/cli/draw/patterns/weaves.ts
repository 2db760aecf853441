// Cloth whose interest is its making: weaves, knits, quilting, lace, sequins.
import { darken, lighten, mix } from '../colour.ts';
import { spread, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { circle, draw, ellipse, line, place, rect } from '../svg.ts';

export const WEAVES: Patterns = {
  plain: { about: 'plain cloth, one colour', colours: 1, make: () => ({ width: 40, height: 40, art: '' }) },
  slub: {
    about: 'handloom with uneven threads (khadi, linen, raw silk)',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 96, height: 72 };
      let art = '';
      for (const { x, y } of spread(random, tile, 30)) {
        const long = random.between(12, 38);
        const pale = random.next() < 0.55;
        const thread = line(-long / 2, 0, long / 2, random.near(0, 0.5), {
          stroke: pale ? lighten(c(0), 0.22) : darken(c(0), 0.22),
          'stroke-width': random.between(0.8, 1.7),
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        });
        art += wrap(tile, x, y, 22, thread, { turn: random.next() < 0.24 ? 90 : 0 });
      }
      return { ...tile, art };
    },
  },
  chambray: {
    about: 'two-tone cross weave, soft and worn',
    colours: 2,
    make: ({ c, random }) => {
      const tile = { width: 60, height: 60 };
      let art = '';
      for (let n = 0; n < 20; n += 1) {
        const tone = mix(c(0), c(1), random.between(0.1, 0.34));
        const look = { stroke: tone, 'stroke-width': random.between(1, 2), 'stroke-opacity': 0.4 };
        art += line(0, n * 3 + 1.5, 60, n * 3 + 1.5, look) + line(n * 3 + 1, 0, n * 3 + 1, 60, look);
      }
      return { ...tile, art };
    },
  },
  twill: {
    about: 'denim: fine diagonal ribs',
    colours: 1,
    make: ({ c, random }) => {
      let art = '';
      for (let n = -6; n < 12; n += 1) {
        art += line(n * 4, 24, n * 4 + 24, 0, {
          stroke: n % 2 === 0 ? lighten(c(0), 0.3) : darken(c(0), 0.3),
          'stroke-width': random.between(0.7, 1.1),
          'stroke-opacity': 0.5,
        });
      }
      return { width: 24, height: 24, art };
    },
  },
  rib: {
    about: 'knitted rib, for cuffs, sweaters, vests',
    colours: 1,
    make: ({ c }) => ({
      width: 6,
      height: 12,
      art:
        rect(0, 0, 1.5, 12, { fill: darken(c(0), 0.34), opacity: 0.75 }) +
        rect(3, 0, 1.6, 12, { fill: lighten(c(0), 0.34), opacity: 0.6 }),
    }),
  },
  knit: {
    about: 'chunky stocking stitch',
    colours: 1,
    make: ({ c }) => {
      const stitch = (x: number, turn: number): string =>
        place(ellipse(0, 0, 2.2, 5, { fill: lighten(c(0), 0.2), stroke: darken(c(0), 0.4), 'stroke-width': 0.9 }), {
          x,
          y: 5,
          turn,
        });
      return {
        width: 12,
        height: 9,
        art: [-9, 0, 9].map((dy) => place(stitch(3.4, -26) + stitch(8.6, 26), { y: dy })).join(''),
      };
    },
  },
  cable: {
    about: 'cable knit: twisting ropes between ribs',
    colours: 1,
    make: ({ c }) => {
      const rope = (from: number, to: number, over: string): string =>
        draw(`M${from} -4C${from} 10 ${to} 10 ${to} 24`, { stroke: over, 'stroke-width': 6.4, fill: 'none' });
      const pair =
        rope(12, 20, darken(c(0), 0.12)) +
        rope(20, 12, darken(c(0), 0.4)) +
        rope(20, 12, lighten(c(0), 0.16)).replace('6.4', '4.8');
      const ribs = [2.5, 29.5].map((x) => rect(x - 1, 0, 2, 20, { fill: darken(c(0), 0.34), opacity: 0.6 })).join('');
      return { width: 32, height: 20, art: ribs + pair };
    },
  },
  quilt: {
    about: 'padded diamonds with stitched channels',
    colours: 1,
    make: ({ c }) => {
      const width = 34;
      const diagonal = (dx: number, dy: number, stroke: string, opacity: number): string =>
        draw(`M${dx} ${dy}L${width + dx} ${width + dy}M${width + dx} ${dy}L${dx} ${width + dy}`, {
          stroke,
          'stroke-width': 2.4,
          'stroke-opacity': opacity,
          fill: 'none',
        });
      return {
        width,
        height: width,
        art:
          diagonal(1.4, 1.7, lighten(c(0), 0.5), 0.6) +
          diagonal(0, 0, darken(c(0), 0.45), 0.75) +
          draw(`M0 0L${width} ${width}M${width} 0L0 ${width}`, {
            stroke: lighten(c(0), 0.25),
            'stroke-width': 0.8,
            'stroke-dasharray': '3 2.2',
            fill: 'none',
          }),
      };
    },
  },
  lace: {
    about: 'open lace: flowers in a net over the second colour',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 30, height: 30 };
      const hole = { fill: c(1), opacity: 0.8 };
      const flower =
        [0, 60, 120, 180, 240, 300].map((turn) => place(ellipse(0, -4.6, 1.8, 2.7, hole), { turn })).join('') +
        circle(0, 0, 1.1, hole);
      let art = wrap(tile, 15, 15, 9, flower) + wrap(tile, 0, 0, 9, flower);
      for (const [x, y] of [
        [15, 1.5],
        [0, 14],
        [7.5, 7.5],
        [22.5, 22.5],
        [7.5, 22.5],
        [22.5, 7.5],
      ] as const) {
        art += wrap(tile, x, y, 2, circle(0, 0, 1.5, hole));
      }
      return { ...tile, art };
    },
  },
  net: {
    about: 'fine mesh over the second colour (tulle, sports mesh)',
    colours: 2,
    make: ({ c }) => ({
      width: 7,
      height: 7,
      art:
        circle(1.75, 1.75, 1.25, { fill: c(1), opacity: 0.75 }) +
        circle(5.25, 5.25, 1.25, { fill: c(1), opacity: 0.75 }),
    }),
  },
  sequin: {
    about: 'overlapping sequins that glitter here and there',
    colours: 2,
    make: ({ c, random }) => {
      const tile = { width: 50, height: 40 };
      let art = rect(0, 0, 50, 40, { fill: darken(c(0), 0.3) });
      for (let row = 0; row < 8; row += 1) {
        for (let n = 0; n < 10; n += 1) {
          const sparkle = random.next();
          const fill =
            sparkle > 0.9 ? lighten(c(1), 0.6) : sparkle > 0.6 ? c(1) : mix(c(0), c(1), random.between(0, 0.5));
          art += wrap(
            tile,
            n * 5 + (row % 2) * 2.5,
            row * 5 + 2.5,
            3,
            circle(0, 0, 2.5, { fill, stroke: darken(c(0), 0.45), 'stroke-width': 0.5 }),
          );
        }
      }
      return { ...tile, art };
    },
  },
};
