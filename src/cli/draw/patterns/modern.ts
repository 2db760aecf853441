// Geometry, brushwork, skins, camouflage and ombre.
import { lighten, mix } from '../colour.ts';
import { path, ribbon, toD } from '../path.ts';
import { spread, thrown, wrap } from './kit.ts';
import type { Kit, Patterns } from './kit.ts';
import { diamond } from './motifs.ts';
import { circle, draw, linear, place, rect } from '../svg.ts';

/** An irregular rounded blot of about the given radius. */
function blot(kit: Kit, radius: number, squash: number, fill: string): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const [angle, r] = [(i / count) * Math.PI * 2, radius * kit.random.between(0.62, 1.18)];
    return [Math.cos(angle) * r, Math.sin(angle) * r * squash] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const get = (i: number): readonly [number, number] => points[i % count] ?? [0, 0];
  let d = `M${middle(get(count - 1), get(0))}`;
  for (let i = 0; i < count; i += 1)
    d += `Q${get(i)[0].toFixed(1)} ${get(i)[1].toFixed(1)} ${middle(get(i), get(i + 1))}`;
  return draw(`${d}Z`, { fill });
}

export const MODERN: Patterns = {
  geometric: {
    about: 'half circles and triangles in turned squares',
    colours: 4,
    make: ({ c }) => {
      const cell = (x: number, y: number, turn: number, art: string): string => place(place(art, { turn }), { x, y });
      const arc = draw('M-15 15A30 30 0 0 1 15 -15V15Z', { fill: c(1) });
      const wedge = draw('M-15 -15H15L-15 15Z', { fill: c(2) });
      const rings = circle(0, 0, 10, { fill: c(3) }) + circle(0, 0, 4.6, { fill: c(0) });
      return {
        width: 60,
        height: 60,
        art: cell(15, 15, 0, arc) + cell(45, 15, 90, wedge) + cell(15, 45, 180, wedge) + cell(45, 45, 0, rings),
      };
    },
  },
  chevron: {
    about: 'zigzag bands',
    colours: 3,
    make: ({ c }) => {
      const band = (y: number, width: number, stroke: string): string =>
        draw(`M-4 ${y + 4}L12 ${y - 12}L28 ${y + 4}`, { stroke, 'stroke-width': width, fill: 'none' });
      return {
        width: 24,
        height: 34,
        art: [-34, 0, 34].map((dy) => band(dy + 10, 6, c(1)) + band(dy + 25, 2.4, c(2))).join(''),
      };
    },
  },
  lattice: {
    about: 'trellis of thin diagonal lines with small diamonds',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 30, height: 40 };
      return {
        ...tile,
        art:
          draw('M0 20L15 0L30 20L15 40Z', { stroke: c(1), 'stroke-width': 1.5, fill: 'none' }) +
          wrap(tile, 15, 20, 5, diamond(3.4, 4.6, c(2))) +
          wrap(tile, 0, 0, 5, diamond(3.4, 4.6, c(2))),
      };
    },
  },
  kilim: {
    about: 'stepped diamonds in rows (rug, dhurrie)',
    colours: 4,
    make: ({ c }) => {
      const tile = { width: 52, height: 60 };
      const stepped = (k: number, fill: string): string =>
        draw(
          `M0 ${-13 * k}H${4 * k}V${-9 * k}H${9 * k}V${-4 * k}H${14 * k}V${4 * k}H${9 * k}V${9 * k}H${4 * k}V${13 * k}H${-4 * k}V${9 * k}H${-9 * k}V${4 * k}H${-14 * k}V${-4 * k}H${-9 * k}V${-9 * k}H${-4 * k}V${-13 * k}Z`,
          { fill },
        );
      const bar = [0, 13, 26, 39].map((x) => draw(`M${x} 56L${x + 6.5} 48L${x + 13} 56Z`, { fill: c(3) })).join('');
      return {
        ...tile,
        art:
          wrap(tile, 26, 22, 22, stepped(1.5, c(1)) + stepped(0.95, c(2)) + stepped(0.42, c(0))) +
          wrap(tile, 0, 22, 8, stepped(0.44, c(3))) +
          bar +
          rect(0, 56, 52, 2, { fill: c(1) }),
      };
    },
  },
  terrazzo: {
    about: 'scattered chips',
    colours: 4,
    make: (kit) => thrown(kit, 84, 26, 9, (n) => draw('M-6 -3L2 -6L6 0L1 5L-5 4Z', { fill: kit.c(1 + (n % 3)) }), 0.95),
  },
  brush: {
    about: 'loose brush strokes',
    colours: 3,
    make: (kit) => {
      const stroke = (fill: string): string =>
        draw(
          'M-13 1C-8 -4.4 4 -4.8 12 -2.6C13.6 -2 13 -.6 11.6 -.4C13 .4 12.6 2 10.8 2C4 1.6 -3 3.4 -11 4.6C-13.4 4.8 -14.6 2.6 -13 1Z',
          { fill },
        ) +
        draw('M-10 2.4C-4 .6 3 -.6 9 -.6', {
          stroke: lighten(fill, 0.4),
          'stroke-width': 0.9,
          fill: 'none',
          'stroke-opacity': 0.7,
        });
      return thrown(kit, 96, 15, 16, (n) => stroke(kit.c(1 + (n % 2))), 1.1, 120);
    },
  },
  'brush-check': {
    about: 'hand-painted uneven grid',
    colours: 2,
    make: ({ c, random }) => {
      let art = '';
      for (const at of [8, 28, 47]) {
        const d = (a: number): string =>
          `M0 ${a}C18 ${random.near(a, 2.4).toFixed(1)} 36 ${random.near(a, 2.4).toFixed(1)} 58 ${a}`;
        const look = { stroke: c(1), 'stroke-width': random.between(2.4, 4), 'stroke-opacity': 0.8, fill: 'none' };
        art += draw(d(at), look) + place(draw(d(-at), look), { turn: 90 });
      }
      return { width: 58, height: 58, art };
    },
  },
  camouflage: {
    about: 'camouflage blots',
    colours: 4,
    make: (kit) => {
      const tile = { width: 110, height: 110 };
      const art = spread(kit.random, tile, 20)
        .map(({ x, y }, n) =>
          wrap(tile, x, y, 27, blot(kit, 21, 0.62, kit.c(1 + (n % 3))), { turn: kit.random.near(0, 30) }),
        )
        .join('');
      return { ...tile, art };
    },
  },
  leopard: {
    about: 'rosettes of a leopard',
    colours: 3,
    make: (kit) => {
      const { random } = kit;
      const tile = { width: 104, height: 104 };
      // Three to five uneven blotches round a tawny middle, open on one side: even pairs of arcs look like links.
      const rosette = (): string => {
        const count = random.pick([3, 4, 4, 5]);
        const from = random.between(0, 360);
        const blotches = Array.from({ length: count }, (_, n) => {
          const turn = from + (300 / count) * (n + random.near(0, 0.16));
          const blotch = place(blot(kit, random.between(4, 5.2), 0.62, kit.c(2)), { y: -random.between(6.4, 8) });
          return place(blotch, { turn });
        });
        return blot(kit, 7.2, 0.86, kit.c(1)) + blotches.join('');
      };
      const art = spread(random, tile, 26)
        .map(({ x, y }, n) =>
          // The points come in order of their distance to those before: the later ones fill the gaps.
          wrap(tile, x, y, 14, n < 13 ? rosette() : blot(kit, random.between(2.2, 3.2), 0.7, kit.c(2)), {
            turn: random.between(0, 360),
          }),
        )
        .join('');
      return { ...tile, art };
    },
  },
  zebra: {
    about: 'wavy tapering stripes',
    colours: 2,
    make: ({ c }) => {
      const wave = path('M0 0C16 -7 30 8 48 1S78 -5 92 3');
      const bar = (width: number): string =>
        draw(toD(ribbon(wave, (t) => Math.max(0.3, width * Math.sin(Math.PI * t) ** 0.6))), { fill: c(1) });
      const tile = { width: 100, height: 60 };
      let art = '';
      for (const [x, y, width] of [
        [4, 7, 7],
        [54, 22, 6],
        [-2, 37, 8],
        [58, 51, 6.4],
      ] as const) {
        for (const dx of [-100, 0]) for (const dy of [-60, 0, 60]) art += place(bar(width), { x: x + dx, y: y + dy });
      }
      return { ...tile, art };
    },
  },
  abstract: {
    about: 'large calm shapes and lines (arches, pebbles)',
    colours: 4,
    make: (kit) => {
      const tile = { width: 100, height: 100 };
      const arch = draw('M-16 18V-2A16 16 0 0 1 16 -2V18H9V-2A9 9 0 0 0 -9 -2V18Z', { fill: kit.c(1) });
      return {
        ...tile,
        art:
          wrap(tile, 26, 28, 24, arch, { turn: -8 }) +
          wrap(tile, 76, 72, 22, blot(kit, 19, 0.8, kit.c(2))) +
          wrap(tile, 74, 24, 17, blot(kit, 12, 1, kit.c(3))) +
          wrap(
            tile,
            26,
            76,
            22,
            draw('M-16 0C-10 -8 -4 8 2 0S12 -6 18 2M-16 9C-10 1 -4 17 2 9S12 3 18 11', {
              stroke: kit.c(3),
              'stroke-width': 2.6,
              fill: 'none',
              'stroke-linecap': 'round',
            }),
          ) +
          wrap(tile, 50, 50, 4, circle(0, 0, 3, { fill: kit.c(1) })),
      };
    },
  },
  'colour-block': {
    about: 'three broad panels, top to bottom',
    colours: 3,
    make: ({ c }) => ({
      field: (box) =>
        rect(box.x, box.y + box.height * 0.36, box.width, box.height * 0.31, { fill: c(1) }) +
        rect(box.x, box.y + box.height * 0.67, box.width, box.height * 0.4, { fill: c(2) }),
    }),
  },
  ombre: {
    about: 'dip dye from the first colour to the second',
    colours: 2,
    make: ({ c, defs }) => ({
      field: (box) =>
        rect(box.x, box.y, box.width, box.height, {
          fill: linear(
            defs,
            [0, box.y],
            [0, box.y + box.height],
            [
              [0.3, c(1), 0],
              [0.55, mix(c(0), c(1), 0.6), 0.75],
              [0.85, c(1), 1],
            ],
          ),
        }),
    }),
  },
};
