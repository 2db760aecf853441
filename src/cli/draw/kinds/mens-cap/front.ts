// Badges of caps: small pictures in thread, never a letter.
import { darken, lighten } from '../../colour.ts';
import { stitches } from '../../light.ts';
import { path } from '../../path.ts';
import { circle, draw, place } from '../../svg.ts';

export type Badge = 'none' | 'mountain' | 'wheel' | 'wave' | 'leaf';

/** About the origin, some 70 wide. */
export function badgeArt(badge: Badge, main: string, second: string): string {
  switch (badge) {
    case 'mountain':
      return (
        draw('M-36 22L-12 -20L0 -2L12 -16L36 22Z', { fill: main, stroke: darken(main, 0.3), 'stroke-width': 1 }) +
        draw('M-12 -20L-4 -8L-10 -10L-16 -4L-20 -8Z M12 -16L20 -4L13 -6L7 0L4 -6Z', { fill: second }) +
        stitches(path('M-38 28H38'), main, { width: 2.4, length: 6, gap: 3 })
      );
    case 'wheel':
      return (
        circle(0, 0, 25, { fill: 'none', stroke: main, 'stroke-width': 5 }) +
        Array.from({ length: 12 }, (_, n) =>
          place(draw('M0 -22L2 -8L0 -3L-2 -8Z', { fill: main }), { turn: n * 30 }),
        ).join('') +
        circle(0, 0, 4, { fill: second })
      );
    case 'wave':
      return [0, 1, 2]
        .map((n) =>
          draw(`M${-38 + n * 4} ${n * 13 - 12}q9.5 -12 19 0t19 0t19 0t${n === 2 ? 8 : 19} 0`, {
            fill: 'none',
            stroke: n === 1 ? second : main,
            'stroke-width': 4.6,
            'stroke-linecap': 'round',
          }),
        )
        .join('');
    case 'leaf':
      return (
        draw('M0 28C-26 10 -26 -16 0 -32C26 -16 26 10 0 28Z', {
          fill: main,
          stroke: darken(main, 0.3),
          'stroke-width': 1,
        }) +
        draw('M0 32V-20M0 12L-13 0M0 12L13 0M0 -4L-11 -14M0 -4L11 -14', {
          fill: 'none',
          stroke: lighten(second, 0.1),
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        })
      );
    default:
      return '';
  }
}
