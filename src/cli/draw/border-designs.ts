// What each style of border is made of: strips along it and a repeated ornament.
import { sewnDesignOf } from './border-sewn.ts';
import { darken, lighten } from './colour.ts';
import { brocadeButa, leaf, rosette } from './patterns/motifs.ts';
import { circle, draw, place } from './svg.ts';

export type BorderStyle =
  | 'plain'
  | 'piping'
  | 'double'
  | 'zari'
  | 'temple'
  | 'brocade'
  | 'paisley-vine'
  | 'gota'
  | 'lace'
  | 'scallop'
  | 'mirror'
  | 'block'
  | 'chevron'
  | 'stitch'
  | 'fringe'
  | 'pompom'
  | 'beads';

export const BORDER_STYLES: readonly BorderStyle[] = [
  'plain',
  'piping',
  'double',
  'zari',
  'temple',
  'brocade',
  'paisley-vine',
  'gota',
  'lace',
  'scallop',
  'mirror',
  'block',
  'chevron',
  'stitch',
  'fringe',
  'pompom',
  'beads',
];

export interface BorderLook {
  readonly style: BorderStyle;
  readonly width: number;
  /** Ground of the band, its main ornament (metal thread), a third colour. */
  readonly colours: readonly [string, string, string];
  /** Which side of the walking direction the band lies on. Walking left to right, left is up. */
  readonly side?: 'left' | 'right';
  /** For fringes, pompoms and lace: the path is the line it is sewn to, and it hangs from there to `side`. */
  readonly hangs?: boolean;
}

/** Strips are [from, to, colour] as shares of the width, counted from the edge inwards. */
export interface Design {
  readonly strips: readonly (readonly [number, number, string])[];
  /** One repeat, drawn around x = 0, with y from 0 at the edge to `width` inwards. */
  readonly unit?: { readonly pitch: number; readonly art: string };
}

export function designOf(look: BorderLook): Design {
  const {
    style,
    width: w,
    colours: [ground, metal, accent],
  } = look;
  const bright = lighten(metal, 0.5);
  const deep = darken(ground, 0.3);
  const mid = w / 2;
  const k = w / 20;
  switch (style) {
    case 'plain':
      return { strips: [[0, 1, ground]] };
    case 'piping':
      return {
        strips: [
          [0, 1, metal],
          [0.35, 0.6, bright],
        ],
      };
    case 'double':
      return {
        strips: [
          [0, 1, ground],
          [0.12, 0.34, metal],
          [0.66, 0.88, metal],
        ],
      };
    case 'zari':
      return {
        strips: [
          [0, 1, metal],
          [0, 0.07, deep],
          [0.12, 0.16, bright],
          [0.84, 0.88, bright],
          [0.93, 1, deep],
          [0.24, 0.76, ground],
        ],
        unit: {
          pitch: w * 0.5,
          art: place(
            draw('M0 -5L3.4 0L0 5L-3.4 0Z', { fill: metal }) + draw('M0 -2L1.4 0L0 2L-1.4 0Z', { fill: accent }),
            { y: mid, scale: k },
          ),
        },
      };
    case 'temple':
      return {
        strips: [
          [0, 0.62, ground],
          [0.06, 0.12, metal],
          [0.2, 0.42, metal],
          [0.24, 0.38, accent],
          [0.5, 0.56, metal],
        ],
        unit: {
          pitch: w * 0.42,
          art: draw(
            `M${-w * 0.21} ${w * 0.61}L${-w * 0.13} ${w * 0.74}L${-w * 0.06} ${w * 0.8}L0 ${w}L${w * 0.06} ${w * 0.8}L${w * 0.13} ${w * 0.74}L${w * 0.21} ${w * 0.61}Z`,
            { fill: ground },
          ),
        },
      };
    case 'brocade':
      return {
        strips: [
          [0, 1, ground],
          [0.02, 0.07, metal],
          [0.11, 0.14, metal],
          [0.86, 0.89, metal],
          [0.93, 0.98, metal],
        ],
        unit: {
          pitch: w * 0.72,
          art:
            place(brocadeButa(metal, accent), { y: mid, scale: k * 0.68 }) +
            circle(w * 0.36, mid, k * 1.3, { fill: metal }),
        },
      };
    case 'paisley-vine':
      return {
        strips: [
          [0, 1, ground],
          [0.03, 0.1, metal],
          [0.9, 0.97, metal],
        ],
        unit: {
          pitch: w,
          art:
            draw(
              `M${-w / 2} ${mid}C${-w / 4} ${w * 0.2} ${-w / 4} ${w * 0.2} 0 ${mid}S${w / 4} ${w * 0.8} ${w / 2} ${mid}`,
              { stroke: metal, 'stroke-width': 1.5 * k, fill: 'none' },
            ) +
            place(rosette(accent, metal, ground), { x: -w * 0.25, y: w * 0.56, scale: k * 0.46 }) +
            place(leaf(metal), { x: w * 0.22, y: w * 0.58, turn: 10, scale: k * 0.62 }) +
            place(leaf(metal), { x: w * 0.06, y: w * 0.52, turn: 140, scale: k * 0.5 }),
        },
      };
    case 'block':
      return {
        strips: [
          [0, 1, ground],
          [0.02, 0.1, metal],
          [0.9, 0.98, metal],
        ],
        unit: {
          pitch: w * 0.74,
          art:
            place(rosette(metal, accent, ground), { y: mid, scale: k * 0.66 }) +
            place(draw('M0 -3L2 0L0 3L-2 0Z', { fill: accent }), { x: w * 0.37, y: mid, scale: k }),
        },
      };
    case 'chevron':
      return {
        strips: [
          [0, 1, ground],
          [0, 0.08, metal],
          [0.92, 1, metal],
        ],
        unit: {
          pitch: w * 0.5,
          art:
            draw(`M${-w * 0.25} ${w * 0.24}L0 ${w * 0.62}L${w * 0.25} ${w * 0.24}`, {
              stroke: metal,
              'stroke-width': w * 0.13,
              fill: 'none',
            }) + circle(w * 0.25, w * 0.7, w * 0.07, { fill: accent }),
        },
      };
    default:
      return sewnDesignOf(look);
  }
}
