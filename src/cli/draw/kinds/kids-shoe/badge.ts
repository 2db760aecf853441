// Stars and hearts on children’s shoes.
import { darken } from '../../colour.ts';
import type { Look } from './look.ts';
import { star } from '../../patterns/motifs.ts';
import { draw, place } from '../../svg.ts';

const HEART = 'M0 9C-7 3 -11 -1 -11 -5C-11 -10 -4 -11 0 -6C4 -11 11 -10 11 -5C11 -1 7 3 0 9Z';

/** A star or heart stuck on the side. */
export function badge(look: Look, x: number, y: number): string {
  const { cut, accent } = look;
  if (cut.extra === 'star')
    return (
      place(star(darken(accent, 0.5)), { x: x + 1.5, y: y + 2, scale: 2.3 }) + place(star(accent), { x, y, scale: 2.2 })
    );
  if (cut.extra === 'heart')
    return (
      place(draw(HEART, { fill: darken(accent, 0.5) }), { x: x + 1.5, y: y + 2, scale: 1.8 }) +
      place(draw(HEART, { fill: accent }), { x, y, scale: 1.75 })
    );
  return '';
}
