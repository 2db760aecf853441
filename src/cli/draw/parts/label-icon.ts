// Signs that labels carry in place of words: what a cleaner smells of or does.
import { darken, lighten } from '../colour.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { leafAt } from './greenery.ts';

export const ICONS = ['lemon', 'leaf', 'rose', 'sparkle', 'drop', 'pine'] as const;
export type Icon = (typeof ICONS)[number];

/** A sign about (x, y) that fills a circle of the given radius. */
export function iconAt(icon: Icon, x: number, y: number, r: number, ink: string): string {
  return place(SIGNS[icon](ink), { x, y, scale: r / 20 });
}

const SIGNS: Readonly<Record<Icon, (ink: string) => string>> = {
  lemon: (ink) =>
    circle(0, 0, 18, { fill: '#f3c93b', stroke: darken('#f3c93b', 0.3), 'stroke-width': 1 }) +
    circle(0, 0, 15, { fill: '#fdf0b0' }) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) =>
        draw('M0 -2L4.6 -12.6C2 -14 -2 -14 -4.6 -12.6Z', { fill: '#f0d054', transform: `rotate(${turn})` }),
      )
      .join('') +
    leafAt(14, -12, 18, 9, 50, ink),
  leaf: (ink) => leafAt(0, 18, 38, 20, 0, ink) + leafAt(0, 14, 24, 13, -58, ink) + leafAt(0, 14, 24, 13, 58, ink),
  rose: (ink) =>
    [0, 72, 144, 216, 288]
      .map((turn) =>
        ellipse(0, -10, 8.4, 9.4, {
          fill: ink,
          stroke: darken(ink, 0.3),
          'stroke-width': 0.8,
          transform: `rotate(${turn})`,
        }),
      )
      .join('') +
    circle(0, 0, 7, { fill: lighten(ink, 0.35) }) +
    draw('M-3 0C-3 -4 3 -4 3 0C3 3 -1 4 -1 1', { fill: 'none', stroke: darken(ink, 0.3), 'stroke-width': 1.4 }),
  sparkle: (ink) =>
    [
      [0, 0, 1],
      [14, -12, 0.42],
      [-13, 12, 0.36],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(draw('M0 -18C2 -6 6 -2 18 0C6 2 2 6 0 18C-2 6 -6 2 -18 0C-6 -2 -2 -6 0 -18Z', { fill: ink }), {
          x,
          y,
          scale,
        }),
      )
      .join(''),
  drop: (ink) =>
    draw('M0 -19C8 -8 14 -1 14 7C14 15 8 20 0 20S-14 15 -14 7C-14 -1 -8 -8 0 -19Z', { fill: ink }) +
    draw('M-8 8C-8 13 -5 16 -1 16', {
      fill: 'none',
      stroke: lighten(ink, 0.75),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
  pine: (ink) => draw('M0 -20L10 -6H5L13 5H7L15 16H-15L-7 5H-13L-5 -6H-10ZM-2.6 16H2.6V21H-2.6Z', { fill: ink }),
};
