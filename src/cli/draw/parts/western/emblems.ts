// Placed prints and embroideries for chests: drawn signs of nature, about 60 units across, around the origin.
import { darken, lighten } from '../../colour.ts';
import { blossom, leaf, lotus, rosette } from '../../patterns/motifs.ts';
import { circle, draw, group, line, place } from '../../svg.ts';

export const EMBLEMS = ['sun', 'moon', 'butterfly', 'wreath', 'hills', 'lotus', 'sprays'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

const ring = (count: number, art: (n: number) => string, radius: number, from = 0, to = 360): string =>
  Array.from({ length: count }, (_, n) => {
    const turn = from + ((to - from) * n) / (to - from === 360 ? count : count - 1);
    return place(place(art(n), { y: -radius }), { turn });
  }).join('');

function butterfly(main: string, second: string): string {
  const wing = (s: number): string =>
    group(
      { transform: `scale(${s} 1)` },
      draw('M2 -2C10 -26 34 -34 40 -20C43 -6 26 4 4 4Z', { fill: main }),
      draw('M3 5C18 4 34 10 30 22C26 34 8 26 3 10Z', { fill: second }),
      draw('M9 -5C16 -18 28 -24 33 -17C33 -8 22 -1 9 -5Z', { fill: lighten(main, 0.4) }),
      circle(34, -19, 2.6, { fill: second }),
      circle(24, 18, 3, { fill: main }),
    );
  return (
    wing(1) +
    wing(-1) +
    draw('M0 -14C2.4 -6 2.4 12 0 26C-2.4 12 -2.4 -6 0 -14Z', { fill: darken(main, 0.5) }) +
    draw('M0 -13C-2 -22 -7 -26 -11 -27M0 -13C2 -22 7 -26 11 -27', {
      fill: 'none',
      stroke: darken(main, 0.5),
      'stroke-width': 1.3,
    })
  );
}

export function emblem(name: EmblemName, main: string, second: string): string {
  switch (name) {
    case 'sun':
      return (
        ring(16, (n) => draw(n % 2 ? 'M-2 0L0 -9L2 0Z' : 'M-3.4 0L0 -16L3.4 0Z', { fill: n % 2 ? second : main }), 19) +
        circle(0, 0, 16, { fill: main }) +
        circle(0, 0, 11.5, { fill: 'none', stroke: second, 'stroke-width': 1.8 }) +
        place(blossom(second, main, 6), { scale: 0.9 })
      );
    case 'moon':
      return (
        draw('M8 -27A27 27 0 1 0 27 12A21 21 0 1 1 8 -27Z', { fill: main }) +
        ring(
          5,
          (n) =>
            place(draw('M0 -5L1.3 -1.4L5 0L1.3 1.4L0 5L-1.3 1.4L-5 0L-1.3 -1.4Z', { fill: second }), {
              scale: n % 2 ? 1.3 : 0.8,
            }),
          17,
          10,
          130,
        ) +
        circle(8, -2, 1.6, { fill: second }) +
        circle(17, -9, 1.1, { fill: second })
      );
    case 'butterfly':
      return butterfly(main, second);
    case 'hills':
      return (
        circle(10, -10, 12, { fill: second }) +
        draw('M-36 20L-14 -14L-2 4L10 -8L36 20Z', { fill: main }) +
        draw('M-36 20L-14 -14L-6 -2L-12 6L-18 2L-26 20Z', { fill: lighten(main, 0.3) }) +
        [0, 1, 2]
          .map((n) =>
            line(-30 + n * 9, 26 + n * 5, 30 - n * 9, 26 + n * 5, {
              stroke: main,
              'stroke-width': 2.2,
              'stroke-linecap': 'round',
            }),
          )
          .join('')
      );
    case 'lotus':
      return (
        place(lotus(main, second, second), { scale: 3, y: -4 }) +
        ring(9, () => circle(0, 0, 1.7, { fill: main }), 33, -84, 84) +
        draw('M-34 26Q0 36 34 26', { fill: 'none', stroke: main, 'stroke-width': 1.8 })
      );
    case 'sprays':
      return [-1, 1]
        .map((s) =>
          group(
            { transform: `scale(${s} 1)` },
            draw('M2 30C16 14 24 -4 22 -30', { fill: 'none', stroke: second, 'stroke-width': 1.8 }),
            ...[
              [8, 22, 70],
              [16, 8, 84],
              [21, -8, 60],
              [14, 14, -24],
              [20, -2, -40],
            ].map(([x, y, turn]) => place(leaf(second), { x, y, turn, scale: 1.25 })),
            place(rosette(main, lighten(main, 0.5), second), { x: 22, y: -28, scale: 1 }),
            place(blossom(main, second), { x: 30, y: 2, scale: 0.8 }),
          ),
        )
        .join('');
    default:
      return (
        ring(
          18,
          (n) => place(leaf(n % 3 ? second : darken(second, 0.2)), { turn: n % 2 ? 66 : 112, scale: 1.25 }),
          25,
        ) +
        ring(6, (n) => place(rosette(main, lighten(main, 0.45), second), { scale: n % 2 ? 0.62 : 0.85 }), 25) +
        ring(12, () => circle(0, 0, 1.3, { fill: main }), 14, 15, 345)
      );
  }
}
