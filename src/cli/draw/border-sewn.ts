// Borders that are sewn on or hang from an edge, rather than woven into it.
import type { BorderLook, Design } from './border-designs.ts';
import { darken, lighten, mix } from './colour.ts';
import { circle, draw, ellipse, line, place } from './svg.ts';

export function sewnDesignOf({ style, width: w, colours: [ground, metal, accent] }: BorderLook): Design {
  const bright = lighten(metal, 0.5);
  const deep = darken(ground, 0.3);
  const mid = w / 2;
  const k = w / 20;
  switch (style) {
    case 'gota':
      return {
        strips: [
          [0, 1, ground],
          [0.06, 0.12, metal],
          [0.88, 0.94, metal],
          [0.34, 0.66, mix(metal, ground, 0.45)],
          [0.46, 0.54, bright],
        ],
        unit: {
          pitch: w * 0.5,
          art:
            [-1, 1]
              .map((s) =>
                place(
                  draw('M0 0L3.4 -5L0 -10L-3.4 -5Z', {
                    fill: s > 0 ? metal : lighten(metal, 0.22),
                    stroke: darken(metal, 0.35),
                    'stroke-width': 0.6,
                  }),
                  { y: mid, turn: s > 0 ? 0 : 180, scale: k * 0.78 },
                ),
              )
              .join('') + circle(0, mid, 1.6 * k, { fill: accent }),
        },
      };
    case 'lace':
      return {
        strips: [
          [0.62, 1, metal],
          [0.9, 0.95, deep],
        ],
        unit: {
          pitch: w * 0.78,
          art:
            circle(0, w * 0.42, w * 0.41, { fill: metal }) +
            circle(0, w * 0.42, w * 0.3, { fill: deep, opacity: 0.75 }) +
            [0, 60, 120, 180, 240, 300]
              .map((turn) => place(ellipse(0, -w * 0.17, w * 0.075, w * 0.12, { fill: metal }), { y: w * 0.42, turn }))
              .join('') +
            circle(0, w * 0.42, w * 0.07, { fill: metal }) +
            circle(w * 0.39, w * 0.76, w * 0.07, { fill: deep, opacity: 0.75 }),
        },
      };
    case 'scallop':
      return {
        strips: [[0.6, 1, ground]],
        unit: {
          pitch: w * 0.8,
          art:
            circle(0, w * 0.55, w * 0.42, { fill: ground, stroke: metal, 'stroke-width': w * 0.07 }) +
            circle(0, w * 0.5, w * 0.1, { fill: accent }),
        },
      };
    case 'mirror':
      return {
        strips: [
          [0, 1, ground],
          [0.04, 0.12, metal],
          [0.88, 0.96, accent],
        ],
        unit: {
          pitch: w * 0.86,
          art:
            circle(0, mid, w * 0.3, { fill: accent }) +
            circle(0, mid, w * 0.21, { fill: '#d3dce0' }) +
            draw('M-2.4 -.4L.4 -2.6L1.8 -2L-1.8 1.2Z', {
              fill: '#fff',
              transform: `translate(0 ${mid.toFixed(2)}) scale(${(k * 1.1).toFixed(2)})`,
            }) +
            circle(w * 0.43, mid, w * 0.07, { fill: metal }),
        },
      };
    case 'stitch':
      return {
        strips: [],
        unit: {
          pitch: w * 0.8,
          art: line(-w * 0.24, mid, w * 0.24, mid, {
            stroke: metal,
            'stroke-width': Math.max(1, w * 0.24),
            'stroke-linecap': 'round',
          }),
        },
      };
    case 'fringe':
      return {
        strips: [[0.86, 1, metal]],
        unit: {
          pitch: Math.max(3, w * 0.16),
          art:
            draw(`M0 ${w * 0.9}Q${w * 0.05} ${mid} ${-w * 0.02} 0`, {
              stroke: metal,
              'stroke-width': Math.max(1.4, w * 0.08),
              fill: 'none',
              'stroke-linecap': 'round',
            }) +
            draw(`M1 ${w * 0.9}Q${w * 0.06} ${mid} 1 ${w * 0.1}`, {
              stroke: darken(metal, 0.3),
              'stroke-width': 0.8,
              fill: 'none',
            }),
        },
      };
    case 'pompom':
      return {
        strips: [[0.88, 1, ground]],
        unit: {
          pitch: w * 0.9,
          art:
            line(0, w, 0, w * 0.6, { stroke: ground, 'stroke-width': 1.2 }) +
            circle(0, w * 0.38, w * 0.32, { fill: metal }) +
            circle(-w * 0.09, w * 0.46, w * 0.13, { fill: bright, opacity: 0.7 }),
        },
      };
    case 'beads':
      return {
        strips: [],
        unit: {
          pitch: w * 1.02,
          art:
            circle(w * 0.06, mid - w * 0.08, w * 0.48, { fill: darken(metal, 0.45), opacity: 0.7 }) +
            circle(0, mid, w * 0.44, { fill: metal }) +
            circle(-w * 0.13, mid + w * 0.15, w * 0.15, { fill: lighten(metal, 0.8) }),
        },
      };
    default:
      throw new Error(`no border is called "${style}"`);
  }
}
