// Dots, bandhani, shibori and what else the tie-dyer makes.
import { darken, lighten, mix } from '../colour.ts';
import { circle, draw, ellipse, place, radial, rect } from '../svg.ts';
import { halfDrop, spread, wrap } from './kit.ts';
import type { Kit, Patterns, Tile } from './kit.ts';
import { bandhaniDot } from './motifs.ts';

function bandhaniRing(kit: Kit, radius: number, count: number): string {
  const dot = bandhaniDot(kit.c(1), mix(kit.c(0), kit.c(2), 0.6));
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return place(dot, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius });
  }).join('');
}

/** Diagonal waves of [offset, width, colour]. */
function waved(lines: readonly (readonly [number, number, string])[]): Tile {
  const wave = ([y, width, stroke]: readonly [number, number, string]): string =>
    [-44, 0, 44]
      .map((dy) =>
        draw(
          `M-12 ${y + dy}C-5 ${y + dy - 5} 3 ${y + dy - 5} 10 ${y + dy}S25 ${y + dy + 5} 32 ${y + dy}S46 ${y + dy - 5} 52 ${y + dy}`,
          { stroke, 'stroke-width': width, fill: 'none' },
        ),
      )
      .join('');
  return { width: 42, height: 44, turn: -42, art: lines.map(wave).join('') };
}

export const DOTS: Patterns = {
  polka: {
    about: 'round dots in half drop',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 24, height: 24 };
      return { ...tile, art: halfDrop(tile, 5, circle(0, 0, 3.9, { fill: c(1) })) };
    },
  },
  'pin-dot': {
    about: 'small close dots',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 12, height: 12 };
      return { ...tile, art: halfDrop(tile, 2, circle(0, 0, 1.4, { fill: c(1) })) };
    },
  },
  'scatter-dot': {
    about: 'dots of two colours and several sizes, thrown at random',
    colours: 3,
    make: ({ c, random }) => {
      const tile = { width: 72, height: 72 };
      const art = spread(random, tile, 22)
        .map(({ x, y }, n) =>
          wrap(tile, x, y, 8, circle(0, 0, random.between(1.8, 6.4), { fill: c(n % 3 === 0 ? 2 : 1) })),
        )
        .join('');
      return { ...tile, art };
    },
  },
  bandhani: {
    about: 'tied dots in rings and squares',
    colours: 3,
    make: (kit) => {
      const tile = { width: 56, height: 56 };
      const dot = bandhaniDot(kit.c(1), kit.c(0));
      let art = halfDrop(tile, 14, bandhaniRing(kit, 10.4, 11) + bandhaniRing(kit, 4.6, 5));
      for (const [x, y] of [
        [42, 14],
        [14, 42],
      ] as const) {
        for (const [dx, dy] of [
          [0, 0],
          [0, -6.4],
          [0, 6.4],
          [-6.4, 0],
          [6.4, 0],
        ] as const) {
          art += wrap(tile, x + dx, y + dy, 3, dot);
        }
      }
      return { ...tile, art };
    },
  },
  'bandhani-grid': {
    about: 'fine tied dots in a diagonal lattice with a dot in each cell',
    colours: 2,
    make: (kit) => {
      const tile = { width: 40, height: 40 };
      const dot = bandhaniDot(kit.c(1), kit.c(0));
      let art = '';
      for (let n = 0; n < 6; n += 1) {
        const step = (n / 6) * 40;
        art += wrap(tile, step, step, 3, dot, { scale: 0.85 }) + wrap(tile, step, 40 - step, 3, dot, { scale: 0.85 });
      }
      for (const [x, y] of [
        [20, 3],
        [3, 20],
      ] as const)
        art += wrap(tile, x, y, 4, dot, { scale: 1.2 });
      return { ...tile, art };
    },
  },
  'tie-dye': {
    about: 'soft sunburst rings',
    colours: 3,
    make: ({ c, defs, random }) => {
      const tile = { width: 130, height: 130 };
      const burst = (x: number, y: number, r: number, colour: string, heart: string): string => {
        const fill = radial(defs, [0, 0], r, [
          [0, heart, 1],
          [0.22, heart, 0.9],
          [0.34, colour, 0.9],
          [0.5, colour, 0.25],
          [0.62, colour, 0.85],
          [0.74, heart, 0.5],
          [1, colour, 0],
        ]);
        const rays = Array.from({ length: 20 }, (_, i) =>
          place(
            draw(`M-1.2 ${-r * 0.2}L0 ${-r * random.between(0.6, 1)}L1.2 ${-r * 0.2}Z`, {
              fill: i % 2 ? heart : colour,
              opacity: 0.45,
            }),
            { turn: i * 18 },
          ),
        ).join('');
        return wrap(tile, x, y, r, circle(0, 0, r, { fill }) + rays);
      };
      return { ...tile, art: burst(36, 40, 50, c(1), c(2)) + burst(100, 104, 42, c(2), lighten(c(0), 0.5)) };
    },
  },
  shibori: {
    about: 'folded and clamped dye: soft rings in a grid',
    colours: 2,
    make: ({ c, random }) => {
      const tile = { width: 44, height: 44 };
      let ring = '';
      for (const r of [17, 11.5, 6]) {
        const points = Array.from({ length: 12 }, (_, i) => {
          const [angle, own] = [(i / 12) * Math.PI * 2, r * random.between(0.88, 1.1)];
          return `${(Math.cos(angle) * own).toFixed(1)} ${(Math.sin(angle) * own * 0.94).toFixed(1)}`;
        });
        ring += draw(`M${points.join('L')}Z`, {
          fill: 'none',
          stroke: c(1),
          'stroke-width': r * 0.16 + 0.8,
          'stroke-linejoin': 'round',
          'stroke-opacity': 0.85,
        });
      }
      return { ...tile, art: wrap(tile, 22, 22, 20, ring + circle(0, 0, 1.8, { fill: c(1) })) };
    },
  },
  ikat: {
    about: 'diamonds with feathered edges',
    colours: 4,
    make: ({ c, random }) => {
      const [width, height] = [46, 64];
      const tile = { width, height };
      // The feathering of ikat comes from threads that slipped: thin columns, each moved a little up or down.
      const slice = 2;
      let art = '';
      for (const [cx, cy] of [
        [23, 32],
        [0, 0],
      ] as const) {
        for (let x = -22; x < 22; x += slice) {
          const slip = random.near(0, 2.6);
          const column = (reach: number, tall: number, fill: string): string => {
            const half = tall * (1 - Math.abs(x + slice / 2) / reach);
            return half > 0.6
              ? wrap(tile, cx + x, cy + slip, 34, rect(0, -half, slice + 0.15, half * 2, { fill }))
              : '';
          };
          art += column(22, 31, c(1)) + column(15.5, 22, c(2)) + column(9.5, 13.5, c(3)) + column(4.6, 6, c(0));
        }
      }
      return { ...tile, art };
    },
  },
  'ikat-zigzag': {
    about: 'feathered zigzag bands (patola-like)',
    colours: 3,
    make: ({ c, random }) => {
      const tile = { width: 40, height: 44 };
      let art = '';
      for (let x = 0; x < 40; x += 2) {
        const rise = Math.abs(20 - x) * 0.8;
        const slip = random.near(0, 1.6);
        const bar = (y: number, tall: number, fill: string): string =>
          wrap(tile, x, y + rise + slip, 12, rect(0, 0, 2.15, tall, { fill }));
        art += bar(0, 11, c(1)) + bar(13.5, 4, c(2)) + bar(22, 6.5, c(1)) + bar(33, 3, c(2));
      }
      return { ...tile, art };
    },
  },
  leheriya: {
    about: 'diagonal waves, five-coloured turbans and dupattas',
    colours: 3,
    make: ({ c }) =>
      waved([
        [4, 7, c(1)],
        [14, 2, c(2)],
        [25, 7, c(1)],
        [35, 4, c(2)],
      ]),
  },
  'leheriya-fine': {
    about: 'diagonal waves as thin lines in pairs, the ground showing',
    colours: 3,
    make: ({ c }) =>
      waved([
        [8, 2.6, c(1)],
        [15, 2, c(2)],
        [30, 2.6, c(1)],
        [37, 2, c(2)],
      ]),
  },
  pearls: {
    about: 'small raised beads, mukaish or hobnail',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 18, height: 18 };
      const bead =
        ellipse(0.5, 0.7, 2.4, 2.4, { fill: darken(c(0), 0.4), opacity: 0.6 }) +
        circle(0, 0, 2.2, { fill: c(1) }) +
        circle(-0.7, -0.8, 0.8, { fill: lighten(c(1), 0.8) });
      return { ...tile, art: halfDrop(tile, 4, bead) };
    },
  },
};
