// Embroidery, brocade and what is drawn in white line.
import { darken, lighten, mix } from '../colour.ts';
import { halfDrop, wrap } from './kit.ts';
import type { Patterns } from './kit.ts';
import { brocadeButa, chikan, diamond, leaf } from './motifs.ts';
import { circle, draw, line, place, rect } from '../svg.ts';

export const NEEDLE: Patterns = {
  brocade: {
    about: 'zari butas woven in metal (second colour) with a third in the heart',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 42, height: 54 };
      const glint = draw('M0 -9.4L1.8 -6.8L3.6 -6', { stroke: lighten(c(1), 0.6), 'stroke-width': 0.8, fill: 'none' });
      return { ...tile, art: halfDrop(tile, 12, brocadeButa(c(1), c(2)) + glint, undefined, { scale: 0.98 }) };
    },
  },
  'brocade-jaal': {
    about: 'zari lattice with a buta in each cell, for heavy silks',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 40, height: 52 };
      const lattice = draw('M0 26L20 0L40 26L20 52Z', { stroke: c(1), 'stroke-width': 1.8, fill: 'none' });
      const knot = diamond(2.6, 2.6, c(1));
      let art = lattice;
      for (const [x, y] of [
        [0, 26],
        [20, 0],
      ] as const)
        art += wrap(tile, x, y, 4, knot);
      return {
        ...tile,
        art:
          art +
          wrap(tile, 20, 26, 11, brocadeButa(c(1), c(2)), { scale: 0.8 }) +
          wrap(tile, 0, 0, 11, brocadeButa(c(1), c(2)), { scale: 0.8 }),
      };
    },
  },
  temple: {
    about: 'rows of temple teeth across plain cloth',
    colours: 2,
    make: ({ c }) => ({
      width: 16,
      height: 60,
      art:
        draw('M0 20L2 15L4 13L8 2L12 13L14 15L16 20Z', { fill: c(1) }) +
        rect(0, 22.4, 16, 2.4, { fill: c(1) }) +
        circle(8, 44, 1.6, { fill: c(1) }),
    }),
  },
  phulkari: {
    about: 'satin-stitch diamonds in bright silk',
    colours: 4,
    make: ({ c }) => {
      const tile = { width: 40, height: 40 };
      const stitched = (size: number, fill: string): string => {
        let art = '';
        for (let x = -size; x < size; x += 2) {
          const half = size - Math.abs(x + 1);
          art += line(x + 1, -half, x + 1, half, { stroke: fill, 'stroke-width': 1.5 });
        }
        return art;
      };
      const star = stitched(12, c(1)) + diamond(6.4, 6.4, c(0)) + stitched(5.6, c(2));
      return {
        ...tile,
        art: halfDrop(tile, 13, star, stitched(12, c(3)) + diamond(6.4, 6.4, c(0)) + stitched(5.6, c(1))),
      };
    },
  },
  chikankari: {
    about: 'white-on-tint thread flowers and leaves with shadow work',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 54, height: 60 };
      const veil = mix(c(0), c(1), 0.4);
      const spray =
        draw('M0 12C-3 6 4 2 0 -3', { stroke: c(1), 'stroke-width': 1.1, fill: 'none' }) +
        place(leaf(veil, c(1)), { x: -0.4, y: 9, turn: -64, scale: 0.8 }) +
        place(leaf(veil, c(1)), { x: 0.8, y: 5, turn: 58, scale: 0.8 }) +
        place(chikan(c(1), veil), { y: -6, scale: 0.72 });
      const knots = [0, 120, 240].map((turn) => place(circle(0, -2.4, 1, { fill: c(1) }), { turn })).join('');
      return {
        ...tile,
        art:
          halfDrop(tile, 15, spray, place(spray, { scale: '-1 1' })) +
          wrap(tile, 40, 16, 4, knots) +
          wrap(tile, 13, 46, 4, knots),
      };
    },
  },
  kantha: {
    about: 'rows of running stitch that draw rings and leaves',
    colours: 2,
    make: ({ c, random }) => {
      const tile = { width: 60, height: 60 };
      let art = '';
      for (let n = 0; n < 10; n += 1) {
        art += line(0, n * 6 + 3, 60, n * 6 + 3, {
          stroke: mix(c(0), c(1), 0.45),
          'stroke-width': 0.9,
          'stroke-dasharray': '3 3',
          'stroke-dashoffset': random.between(0, 6),
        });
      }
      const thread = { fill: 'none', stroke: c(1), 'stroke-width': 1.5, 'stroke-dasharray': '3 1.6' };
      const ring = circle(0, 0, 11, thread) + circle(0, 0, 7, thread) + circle(0, 0, 3, { ...thread, fill: c(1) });
      return { ...tile, art: art + wrap(tile, 15, 15, 12, ring) + wrap(tile, 45, 45, 12, ring) };
    },
  },
  warli: {
    about: 'rings and rows of dancers in white',
    colours: 2,
    make: ({ c }) => {
      const tile = { width: 120, height: 150 };
      const limb = { fill: 'none', stroke: c(1), 'stroke-width': 1.5, 'stroke-linecap': 'round' };
      // Two triangles that meet at the waist, a head, bent knees; arms reach to the neighbours' hands.
      const body = (arms: string): string =>
        circle(0, -23.6, 2.7, { fill: c(1) }) +
        draw('M-4.8 -19.4H4.8L0 -11.4L4 -4.6H-4L0 -11.4Z', { fill: c(1), stroke: c(1), 'stroke-width': 0.7 }) +
        draw(`M-2.4 -4.8L-5 -2L-3 2.4M2.4 -4.8L5 -2L3 2.4${arms}`, limb);
      const dancer = body('M-4.8 -19.2L-8.4 -15.4L-11 -16.6M4.8 -19.2L8.4 -15.4L11 -16.6');
      const ring = Array.from({ length: 10 }, (_, i) => place(place(dancer, { y: -25 }), { turn: 36 * i })).join('');
      // Upright rows between the rings: there the eye finds people at once.
      const row = Array.from({ length: 5 }, (_, i) => wrap(tile, 12 + i * 24, 140, 26, dancer, { scale: 1.06 })).join(
        '',
      );
      return {
        ...tile,
        art: wrap(tile, 0, 54, 51, ring + circle(0, 0, 5, limb) + circle(0, 0, 1.6, { fill: c(1) })) + row,
      };
    },
  },
  mirror: {
    about: 'kutchi mirror work: round glass in stitched rings',
    colours: 3,
    make: ({ c }) => {
      const tile = { width: 40, height: 40 };
      const rays = Array.from({ length: 12 }, (_, i) =>
        place(line(0, -5, 0, -8.6, { stroke: i % 2 ? c(1) : c(2), 'stroke-width': 1.7 }), { turn: i * 30 }),
      ).join('');
      const glass =
        circle(0, 0, 4.6, { fill: c(2) }) +
        circle(0, 0, 3.5, { fill: '#cfd9de' }) +
        draw('M-2.6 -.6L.6 -3L2 -2.2L-2 1.4Z', { fill: '#fff' }) +
        circle(1, 1.4, 1.2, { fill: darken('#cfd9de', 0.3), opacity: 0.5 });
      return { ...tile, art: halfDrop(tile, 9, rays + glass) };
    },
  },
  'shadow-leaf': {
    about: 'sprigs of large leaves tone on tone (damask, jacquard)',
    colours: 1,
    make: ({ c }) => {
      const tile = { width: 46, height: 74 };
      const satin = lighten(c(0), 0.24);
      const at = (x: number, y: number, turn: number, scale: number): string =>
        place(leaf(satin, mix(c(0), satin, 0.25)), { x, y, turn, scale });
      // Pairs of leaves up a bent stem and one at its tip, smaller towards it, as a twig bears them.
      const sprig =
        draw('M1.5 17C-2 9 2.4 2 0 -8', {
          stroke: satin,
          'stroke-width': 1.2,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        at(-0.2, 11, -62, 1.35) +
        at(0.2, 8.4, 58, 1.35) +
        at(0.6, 3.6, -54, 1.2) +
        at(0.8, 0.8, 52, 1.2) +
        at(0.4, -3.4, -44, 1) +
        at(0.3, -5, 42, 1) +
        at(0, -7.6, -4, 1.15);
      return { ...tile, art: halfDrop(tile, 19, sprig, place(sprig, { scale: '-1 1' })) };
    },
  },
};
