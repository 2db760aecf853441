// Cloth whose interest is its making: weaves, knits, quilting, lace, sequins.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { spread, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { circle, draw, ellipse, line, linear, place, rect } from '../svg.ts';

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
  melange: {
    about: 'jersey of dyed and undyed fibres: short flecks, darker and paler',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 48, height: 48 };
      let art = '';
      for (const [n, { x, y }] of spread(random, tile, 120).entries()) {
        const fleck = line(0, 0, random.near(0, 1), random.between(1.2, 3.4), {
          stroke: n % 2 === 0 ? darken(c(0), 0.32) : lighten(c(0), 0.5),
          'stroke-width': random.between(0.8, 1.2),
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        });
        art += wrap(tile, x, y, 9, fleck);
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
    make: ({ c, defs }) => {
      // The same shade looks twice as dark on pale wool.
      const deep = lightnessOf(c(0)) > 0.8 ? 0.6 : 1;
      // Each strand comes out from under the one above it, rounds, and goes under the next.
      const round = linear(
        defs,
        [11.5, 3],
        [21, 17],
        [
          [0, darken(c(0), 0.3 * deep)],
          [0.24, lighten(c(0), 0.3)],
          [0.58, lighten(c(0), 0.06)],
          [1, darken(c(0), 0.42 * deep)],
        ],
      );
      const strand =
        draw('M9 23.5C17 22 25 12 23 -3.5C15 -2 7 8 9 23.5Z', {
          fill: round,
          stroke: darken(c(0), 0.52 * deep),
          'stroke-width': 1.1,
        }) +
        draw('M11.5 18C13 11 17 5 21 0', {
          fill: 'none',
          stroke: lighten(c(0), 0.5),
          'stroke-width': 1.2,
          'stroke-opacity': 0.5,
        });
      const channel = rect(6.5, 0, 19, 20, { fill: darken(c(0), 0.34 * deep), opacity: 0.8 });
      const ribs = [2, 30]
        .map(
          (x) =>
            rect(x - 1.1, 0, 2.2, 20, { fill: darken(c(0), 0.36 * deep), opacity: 0.6 }) +
            rect(x + 1.1, 0, 1.2, 20, { fill: lighten(c(0), 0.3), opacity: 0.5 }),
        )
        .join('');
      return {
        width: 32,
        height: 20,
        art: ribs + channel + [-20, 0, 20].map((y) => place(strand, { y })).join(''),
      };
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
    about: 'open lace: outlined flowers in a fine net, the second colour seen through its holes',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 36, height: 36 };
      const thread = { stroke: darken(c(0), 0.34), 'stroke-width': 0.9 };
      const petal = ellipse(0, -5, 2.5, 4, { fill: c(0), ...thread });
      const flower =
        [0, 60, 120, 180, 240, 300].map((turn) => place(petal, { turn })).join('') +
        circle(0, 0, 2.2, { fill: c(1), ...thread });
      const sprig = [45, 135, 225, 315]
        .map((turn) => place(ellipse(0, -3.6, 1.7, 3.2, { fill: c(0), ...thread }), { turn }))
        .join('');
      let net = '';
      for (let x = -27; x < 36; x += 9) net += `M${x} 0L${x + 36} 36M${x} 36L${x + 36} 0`;
      return {
        ...tile,
        art:
          rect(0, 0, 36, 36, { fill: mix(c(1), c(0), 0.2) }) +
          draw(net, { stroke: c(0), 'stroke-width': 2.4, fill: 'none' }) +
          wrap(tile, 18, 18, 10, flower) +
          wrap(tile, 0, 0, 10, flower) +
          wrap(tile, 18, 0, 8, sprig) +
          wrap(tile, 0, 18, 8, sprig),
      };
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
