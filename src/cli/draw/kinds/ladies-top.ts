// Women's woven tops and tunics: blouses, peplums, smocked and frilled tops, on an invisible form.
import { COLLARS } from '../parts/western/collars.ts';
import { FITS, LENGTHS, fittingOf } from '../parts/western/fits.ts';
import { FRONTS } from '../parts/western/fronts.ts';
import { NECK_TRIMS } from '../parts/western/bodice.ts';
import { pictureOf } from '../parts/western/looks.ts';
import { SLEEVES } from '../parts/western/sleeves.ts';
import { NECKS } from '../parts/western/necklines.ts';
import { HOLDS } from '../parts/western/upper.ts';
import { WAISTS } from '../parts/western/waists.ts';
import { defineKind } from '../types.ts';

export const kind = defineKind({
  name: 'ladies-top',
  about: "women's woven top; colours: cloth, its print, last the trim",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth', 'set'],
  cuts: {
    hold: HOLDS,
    neck: NECKS,
    sleeve: SLEEVES,
    collar: COLLARS,
    front: FRONTS,
    fit: FITS,
    length: LENGTHS,
    waist: WAISTS,
    edge: NECK_TRIMS,
    cuff: ['plain', 'rib', 'lace', 'band'],
    hem: ['plain', 'rib', 'elastic'],
    finish: ['matte', 'soft', 'silk', 'satin', 'heavy'],
  },
  draw(cut, ctx) {
    const fitting = fittingOf(cut.fit, cut.length);
    const waist = cut.waist === 'none' && fitting.skirt ? 'seam' : cut.waist;
    return pictureOf(ctx, { ...cut, fitting, waist });
  },
});
