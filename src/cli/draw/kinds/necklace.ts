// Necklaces longer than a choker: pendants on chains, rows of coins and beads, layers, with earrings to match.
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { CUTS, hangings } from './necklace/hangings.ts';
import type { Cut } from './necklace/hangings.ts';
import { bust, onBust, hangLine } from '../parts/jewel/bust.ts';
import { clasp } from '../parts/jewel/chain.ts';
import { dressOf, drop, earHook, rosette } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { joined, oval, path } from '../path.ts';
import type { Path } from '../path.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function earring(ctx: Ctx, cut: Cut, dress: Dress, x: number, y: number): string {
  return place(
    wallShadow(ctx, [oval(0, 0, 20)], { distance: 6 }) +
      earHook(0, -18, dress.metal, 0.9) +
      rosette(ctx, dress, 0, 0, 20, 8) +
      [-9, 0, 9]
        .map((dx) => drop(ctx, dress, cut.drops === 'none' ? 'grains' : cut.drops, dx, 17 - Math.abs(dx) * 0.4, 1))
        .join(''),
    { x, y },
  );
}

/** Laid out on a surface: both ends come together at the clasp above. */
function laid(low: number, wide: number, top: number): Path {
  const h = low - top;
  const half = path(
    `M250 ${top}C${256 - wide * 0.7} ${top - 6} ${256 - wide} ${top + h * 0.16} ${256 - wide} ${top + h * 0.4}C${256 - wide} ${top + h * 0.78} ${256 - wide * 0.42} ${low} 256 ${low}`,
  );
  const rest = path(
    `M256 ${low}C${256 + wide * 0.42} ${low} ${256 + wide} ${top + h * 0.78} ${256 + wide} ${top + h * 0.4}C${256 + wide} ${top + h * 0.16} ${256 + wide * 0.7} ${top - 6} 262 ${top}`,
  );
  return joined([half, rest], false);
}

export const kind = defineKind({
  name: 'necklace',
  about: 'necklace on a bust (stand) or laid out (flat, wall); colours: second stone or beads, bust, further beads',
  stances: ['stand', 'flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    if (ctx.stance === 'stand') {
      const lines = [330, 290, 250].map((y, n) => hangLine(y, 106 - n * 3, 140 + n * 4));
      const scene = (): string => bust(ctx, ctx.colour(1)) + hangings(ctx, cut, dress, lines, 1);
      return onBust(ctx, { at: [256, 256], near: { x: 252, y: 330, factor: 1.9 } }, scene);
    }
    const set = cut.earrings === 'pair';
    const low = 372;
    const lines = [laid(low, 176, 46), laid(low - 58, 148, 46), laid(low - 108, 122, 46)];
    const scene = (): string =>
      hangings(ctx, cut, dress, lines, 1) +
      place(clasp(0, 0, 0, dress.metal, 0.9), { x: 246, y: 46 }) +
      (set ? earring(ctx, cut, dress, 226, 176) + earring(ctx, cut, dress, 286, 176) : '');
    if (ctx.view === 'detail') return zoom(ctx, { x: 256, y: 372, factor: 1.9, turn: -6 }, scene);
    return fit(ctx, { x: 62, y: 34, width: 388, height: 444 }, { x: 34, y: 26, width: 444, height: 458 }, scene);
  },
});
