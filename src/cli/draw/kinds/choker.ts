// Chokers on a bust or laid out, with or without earrings.
import { COIN_END, CUTS, collar, dori, matchingStud } from './choker/collar.ts';
import { fit, zoom } from '../frame.ts';
import { bust, onBust, neckLine, roundTheNeck } from '../parts/jewel/bust.ts';
import { chain, clasp } from '../parts/jewel/chain.ts';
import { dressOf } from '../parts/jewel/motifs.ts';
import { path } from '../path.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'choker',
  about: 'choker on a bust (stand) or laid out (flat, wall); colours: second stone or beads, bust or band, cord',
  stances: ['stand', 'flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    if (ctx.stance === 'stand') {
      const scene = (): string =>
        bust(ctx, ctx.colour(cut.style === 'velvet' ? 2 : 1)) +
        roundTheNeck(ctx, collar(ctx, cut, dress, neckLine(200, 54), 31));
      return onBust(ctx, { at: [256, 240], near: { x: 246, y: 200, factor: 2 } }, scene);
    }
    const scene = (): string => {
      const low = cut.earrings === 'studs' ? 286 : 318;
      const arc = path(`M78 ${low - 178}C84 ${low - 70} 150 ${low} 256 ${low}S428 ${low - 70} 434 ${low - 178}`);
      const heavy = cut.style === 'kundan' || cut.style === 'band' || cut.style === 'velvet';
      const unit = cut.style === 'pearls' ? 30 : 38;
      const coins = cut.style === 'coin';
      const [x, y] = [79 + (coins ? unit * COIN_END.in - 1 : 0), low - 180 - (coins ? unit * COIN_END.out : 0)];
      const [left, right] = [
        path(`M${x} ${y}C${x + 3} ${low - 240} 150 ${low - 236} 190 ${low - 250}`),
        path(`M${512 - x} ${y}C${509 - x} ${low - 240} 362 ${low - 236} 322 ${low - 250}`),
      ];
      const cords = heavy
        ? dori(ctx, left, 9, ctx.colour(2)) + dori(ctx, right, 9, ctx.colour(2))
        : chain(ctx, left, { style: 'cable', width: 8, metal: dress.metal }) +
          chain(ctx, right, { style: 'cable', width: 8, metal: dress.metal }) +
          clasp(196, low - 252, -20, dress.metal, 1);
      const ears =
        cut.earrings === 'studs'
          ? matchingStud(ctx, cut, dress, 176, 404, 30) + matchingStud(ctx, cut, dress, 336, 404, 30)
          : '';
      return cords + collar(ctx, cut, dress, arc, unit) + ears;
    };
    if (ctx.view === 'detail')
      return zoom(ctx, { x: 236, y: cut.earrings === 'studs' ? 282 : 314, factor: 2, turn: -6 }, scene);
    return fit(
      ctx,
      { x: 46, y: cut.earrings === 'studs' ? 20 : 54, width: 420, height: cut.earrings === 'studs' ? 456 : 346 },
      { x: 34, y: 30, width: 444, height: 452 },
      scene,
    );
  },
});
