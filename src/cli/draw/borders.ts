// Borders that follow a path: zari, gota, lace, piping and the like, for hems, necks, cuffs, pallus and furnishings.
import { designOf } from './border-designs.ts';
import type { BorderLook } from './border-designs.ts';
import { lengthOf, parallel, ribbon, spotsAlong, toD } from './path.ts';
import type { Path } from './path.ts';
import { draw, place, rect } from './svg.ts';

/** Draws the border along an open path, its outer edge on the path. */
export function border(along: Path, look: BorderLook): string {
  const { width, side = 'left' } = look;
  if (look.hangs) {
    const edge = parallel(along, side === 'left' ? -width : width);
    return border(edge, { ...look, hangs: false, side: side === 'left' ? 'right' : 'left' });
  }
  const sign = side === 'left' ? -1 : 1;
  const design = designOf(look);
  const count = Math.max(8, Math.min(60, Math.round(lengthOf(along) / 9)));
  let art = '';
  for (const [from, to, fill] of design.strips) {
    const middle = parallel(along, (sign * width * (from + to)) / 2, count);
    art += draw(toD(ribbon(middle, (to - from) * width + 0.15, count)), { fill });
  }
  const { unit } = design;
  if (unit) {
    const repeats = Math.max(2, Math.round(lengthOf(along) / unit.pitch));
    // Spots lie half a pitch in from the ends, so that two borders that meet continue each other.
    const spots = spotsAlong(along, repeats * 2 + 1).filter((_, index) => index % 2 === 1);
    for (const spot of spots) art += place(unit.art, { x: spot.x, y: spot.y, turn: spot.turn, scale: `1 ${sign}` });
  }
  return art;
}

/** A straight border from (x, y) to the right, lying below that line. */
export function straightBorder(x: number, y: number, length: number, look: BorderLook): string {
  const design = designOf(look);
  let art = design.strips
    .map(([from, to, fill]) => rect(x, y + from * look.width, length, (to - from) * look.width + 0.1, { fill }))
    .join('');
  const { unit } = design;
  if (unit) {
    const repeats = Math.max(1, Math.round(length / unit.pitch));
    for (let n = 0; n < repeats; n += 1) art += place(unit.art, { x: x + ((n + 0.5) * length) / repeats, y });
  }
  return art;
}
