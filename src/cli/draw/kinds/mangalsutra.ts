// Mangalsutras: black beads on a chain of gold with its vatis or a modern pendant.
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import { bust, onBust, hangLine } from '../parts/jewel/bust.ts';
import { beadString, chain, clasp } from '../parts/jewel/chain.ts';
import { STONE_CUTS, dressOf, drop, jumpRing, rosette, stud } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { bead, grain } from '../parts/stones.ts';
import { between, boundsOf, joined, oval, parallel, path, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['vati', 'short', 'double', 'bracelet'],
  pendant: ['vati', 'flower', 'leaf', 'bow'],
  metal: ['gold', 'antique-gold', 'rosegold'],
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

const BLACK = '#1c1a20';
const WING = path('M0 0C-10 -22 -40 -26 -44 -6C-46 10 -20 18 0 0Z');

/** Black beads with a gold one after every few; `share` from the pendant upward, the rest plain chain. */
function strand(ctx: Ctx, dress: Dress, line: Path, size: number, share: number): string {
  const low = between(line, 0.5 - share / 2, 0.5 + share / 2, 60);
  return (
    chain(ctx, line, { style: 'cable', width: size * 1.5, metal: dress.metal }) +
    beadString(ctx, low, { sort: 'bead', size, colours: [BLACK], metal: dress.metal, spacer: 4, shadow: 0, gap: 1 })
  );
}

function pendantArt(ctx: Ctx, cut: Cut, dress: Dress): string {
  const { metal } = dress;
  if (cut.pendant === 'flower') return rosette(ctx, dress, 0, 20, 24, 8) + drop(ctx, dress, 'pearls', 0, 42, 1.2);
  if (cut.pendant === 'leaf') {
    const leaf = path('M0 -4C20 8 22 34 0 54C-22 34 -20 8 0 -4Z');
    return (
      metalPiece(ctx, leaf, metal, { rim: 2.6 }) +
      [8, 18, 28, 38].map((y, n) => stud(ctx, dress, 0, y, 4.6 - n * 0.4)).join('')
    );
  }
  if (cut.pendant === 'bow')
    return (
      [1, -1]
        .map((side) =>
          place(
            metalPiece(ctx, WING, metal, { rim: 2.4 }) +
              [
                [-12, -8],
                [-24, -10],
                [-35, -5],
              ]
                .map(([x, y]) => stud(ctx, dress, x ?? 0, y ?? 0, 4.2))
                .join(''),
            { y: 16, scale: `${side} 1` },
          ),
        )
        .join('') +
      stud(ctx, dress, 0, 16, 9) +
      drop(ctx, dress, 'beads', 0, 24, 1.1)
    );
  // Two little bowls seen from outside, with a black bead between them.
  const bowl = (x: number): string =>
    metalPiece(ctx, oval(x, 18, 19), metal, { rim: 2.6 }) +
    circle(x, 18, 13, { fill: 'none', stroke: metal.patina, 'stroke-width': 1.2, 'stroke-opacity': 0.6 }) +
    grain(ctx, x, 18, 4.4, metal) +
    Array.from({ length: 8 }, (_, n) =>
      grain(ctx, x + Math.sin((n * Math.PI) / 4) * 9.4, 18 - Math.cos((n * Math.PI) / 4) * 9.4, 1.9, metal),
    ).join('');
  return (
    bowl(-22) +
    bowl(22) +
    bead(ctx, 0, 12, 5.4, BLACK) +
    grain(ctx, 0, 22, 3.4, metal) +
    drop(ctx, dress, 'grains', -22, 36, 0.9) +
    drop(ctx, dress, 'grains', 22, 36, 0.9)
  );
}

function pendant(ctx: Ctx, cut: Cut, dress: Dress, line: Path, scale: number): string {
  const box = boundsOf(line);
  return place(
    wallShadow(ctx, [oval(0, 22, 30, 24)], { distance: 7 }) +
      jumpRing(0, 0, 4.6, dress.metal) +
      pendantArt(ctx, cut, dress),
    { x: box.x + box.width / 2, y: box.y + box.height, scale },
  );
}

const laid = (low: number, wide: number): Path => {
  const h = low - 46;
  return joined(
    [
      path(
        `M250 46C${256 - wide * 0.7} 40 ${256 - wide} ${46 + h * 0.16} ${256 - wide} ${46 + h * 0.4}C${256 - wide} ${46 + h * 0.78} ${256 - wide * 0.3} ${low} 256 ${low}`,
      ),
      path(
        `M256 ${low}C${256 + wide * 0.3} ${low} ${256 + wide} ${46 + h * 0.78} ${256 + wide} ${46 + h * 0.4}C${256 + wide} ${46 + h * 0.16} ${256 + wide * 0.7} 40 262 46`,
      ),
    ],
    false,
  );
};

export const kind = defineKind({
  name: 'mangalsutra',
  about: 'mangalsutra on a bust (stand) or laid out (flat, wall); colours: second stone, bust',
  stances: ['stand', 'flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    if (ctx.stance === 'stand') {
      const line = hangLine(cut.style === 'short' ? 290 : 330);
      const scene = (): string =>
        bust(ctx, ctx.colour(1)) +
        (cut.style === 'double' ? strand(ctx, dress, hangLine(294, 100), 5.4, 0.8) : '') +
        strand(ctx, dress, line, 5.8, cut.style === 'short' ? 0.6 : 0.9) +
        pendant(ctx, cut, dress, line, 1.65);
      return onBust(ctx, { at: [256, 256], near: { x: 252, y: 330, factor: 2 } }, scene);
    }
    const scene = (): string => {
      if (cut.style === 'bracelet') {
        const loop = path('M92 236C100 330 180 372 256 372S412 330 420 236C412 168 340 128 270 122');
        return (
          strand(ctx, dress, loop, 8, 0.9) +
          place(clasp(0, 0, -10, dress.metal, 1.3), { x: 244, y: 122 }) +
          pendant(ctx, cut, dress, path('M92 236C100 330 180 372 256 372S412 330 420 236'), 1.7)
        );
      }
      const line = laid(cut.style === 'short' ? 330 : 360, cut.style === 'short' ? 168 : 150);
      const inner = cut.style === 'double' ? strand(ctx, dress, parallel(line, -18, 60), 6, 0.9) : '';
      return (
        inner +
        strand(ctx, dress, line, cut.style === 'short' ? 6.6 : 6.2, cut.style === 'short' ? 0.5 : 0.92) +
        clasp(246, 46, 0, dress.metal, 0.9) +
        spotsAlong(line, 3)
          .filter((_, n) => n === 1)
          .map(() => pendant(ctx, cut, dress, line, 1.6))
          .join('')
      );
    };
    if (ctx.view === 'detail')
      return zoom(ctx, { x: 256, y: cut.style === 'short' ? 346 : 366, factor: 1.9, turn: -6 }, scene);
    const extent =
      cut.style === 'bracelet' ? { x: 76, y: 100, width: 360, height: 366 } : { x: 74, y: 30, width: 364, height: 432 };
    return fit(ctx, extent, { x: 34, y: 28, width: 444, height: 456 }, scene);
  },
});
