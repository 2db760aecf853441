// Women's knitted tops: tees, polos, henleys, rib tops, sweaters, hoodies, on an invisible form.
import { darken, lighten, mix } from '../colour.ts';
import { COLLARS } from '../parts/western/collars.ts';
import { FITS, LENGTHS, fittingOf } from '../parts/western/fits.ts';
import { FRONTS } from '../parts/western/fronts.ts';
import { pictureOf, trimOf } from '../parts/western/looks.ts';
import { BLOCKS, blockwork } from '../parts/western/blockwork.ts';
import { SLEEVES } from '../parts/western/sleeves.ts';
import { NECKS } from '../parts/western/necklines.ts';
import { HOLDS } from '../parts/western/upper.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'ladies-tee',
  about: "women's knitted top, for every day or for sport; colours: cloth, its print or panels, last the trim",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth', 'set'],
  cuts: {
    hold: HOLDS,
    neck: ['crew', ...NECKS.filter((name) => name !== 'crew')],
    sleeve: ['short', ...SLEEVES.filter((name) => name !== 'short')],
    collar: COLLARS,
    front: FRONTS,
    fit: FITS,
    length: LENGTHS,
    edge: ['rib', 'facing', 'binding'],
    cuff: ['plain', 'rib', 'band'],
    hem: ['plain', 'rib', 'elastic'],
    block: BLOCKS,
    arms: ['same', 'contrast', 'mesh'],
    pouch: ['no', 'yes'],
    finish: ['soft', 'matte', 'heavy', 'silk'],
  },
  draw(cut, ctx) {
    const trim = trimOf(ctx);
    const base = ctx.colour(0);
    const accent = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.3);
    const sleeveFabric =
      cut.arms === 'contrast'
        ? ctx.plain(trim)
        : cut.arms === 'mesh'
          ? ctx.cloth({ name: 'net', scale: 1 }, [darken(base, 0.08), mix(base, ctx.tint, 0.5)])
          : undefined;
    const fitting = fittingOf(cut.fit, cut.length);
    const pouch = cut.pouch === 'yes' && ctx.view !== 'back' ? fitting.fall.side.at(-1)?.[1] : undefined;
    const work = blockwork(ctx, cut.block, { trim, accent, pouch });
    return pictureOf(ctx, {
      ...cut,
      sleeve: cut.hold === 'sleeved' || cut.hold === 'off-shoulder' ? cut.sleeve : 'none',
      fitting,
      sleeveFabric,
      onBody: work,
    });
  },
});
