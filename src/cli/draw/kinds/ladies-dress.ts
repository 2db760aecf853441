// Dresses, from mini to maxi, on an invisible form.
import { BORDER_STYLES } from '../border-designs.ts';
import type { BorderStyle } from '../border-designs.ts';
import { lighten, mix } from '../colour.ts';
import { NECK_TRIMS } from '../parts/western/bodice.ts';
import { COLLARS } from '../parts/western/collars.ts';
import { DRESS_HEMS, DRESS_LENGTHS, LINES, dressFitting } from '../parts/western/dress-fits.ts';
import { FRONTS } from '../parts/western/fronts.ts';
import { pictureOf, trimOf } from '../parts/western/looks.ts';
import { WORKS, threadsOf, workOn } from '../parts/western/needlework.ts';
import { SKIRTS, sideOf } from '../parts/western/skirt-shapes.ts';
import { SLEEVES } from '../parts/western/sleeves.ts';
import { NECKS } from '../parts/western/necklines.ts';
import { HOLDS, upperOf } from '../parts/western/upper.ts';
import { WAISTS } from '../parts/western/waists.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

const BODICES = ['same', 'brocade', 'sequin', 'mirror', 'phulkari', 'lace', 'satin', 'jaal', 'net'] as const;

/** A bodice of another cloth than the skirt's: the recipe's second and third colours on its first. */
function bodiceCloth(ctx: Ctx, name: (typeof BODICES)[number]): Fabric | undefined {
  const [base, second, third] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  switch (name) {
    case 'brocade':
      return ctx.cloth({ name: 'brocade', scale: 0.6 }, [base, second, third]);
    case 'jaal':
      return ctx.cloth({ name: 'brocade-jaal', scale: 0.6 }, [base, second, third]);
    case 'sequin':
      return ctx.cloth({ name: 'sequin', scale: 0.9 }, [second, third]);
    case 'mirror':
      return ctx.cloth({ name: 'mirror', scale: 0.62 }, [base, second, third]);
    case 'phulkari':
      return ctx.cloth({ name: 'phulkari', scale: 0.62 }, [base, second, third, lighten(second, 0.4)]);
    case 'lace':
      // Its outlines are grey on white thread: a breath of the skirt's colour keeps the bodice in it.
      return ctx.cloth({ name: 'lace', scale: 0.8 }, [mix(second, base, 0.4), base]);
    case 'net':
      return ctx.cloth({ name: 'net', scale: 1 }, [base, second]);
    case 'satin':
      return ctx.plain(second);
    default:
      return undefined;
  }
}

export const kind = defineKind({
  name: 'ladies-dress',
  about: 'dress on an invisible form; colours: cloth, its print, last the trim and handwork',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: {
    hold: HOLDS,
    neck: NECKS,
    sleeve: SLEEVES,
    collar: COLLARS,
    front: FRONTS,
    line: LINES,
    skirt: SKIRTS,
    length: DRESS_LENGTHS,
    tiers: ['three', 'two', 'four', 'five'],
    waist: ['seam', ...WAISTS.filter((name) => name !== 'seam')],
    edge: NECK_TRIMS,
    cuff: ['plain', 'rib', 'lace', 'band'],
    finish: ['matte', 'soft', 'silk', 'satin', 'heavy'],
    bodice: BODICES,
    sleeves: ['same', 'sheer', 'bodice'],
    work: WORKS,
    hemwork: ['none', ...BORDER_STYLES],
    depth: ['medium', 'narrow', 'deep'],
  },
  draw(cut, ctx) {
    const tiers = { two: 2, three: 3, four: 4, five: 5 }[cut.tiers];
    const fitting = dressFitting(cut.line, cut.skirt, cut.length, tiers);
    const whole = fitting.skirt === undefined;
    const trim = trimOf(ctx);
    const threads = threadsOf(ctx, trim);
    const bodice = bodiceCloth(ctx, cut.bodice);
    const corner = fitting.fall.side.at(-1) ?? [64, 200];
    const hem = DRESS_HEMS[cut.length];
    const half = whole ? corner[0] : (sideOf(cut.skirt, { half: corner[0], y: corner[1], hem }).at(-1)?.[0] ?? 100);
    const upper = upperOf({ hold: cut.hold, neck: cut.neck, back: ctx.view === 'back' });
    const work = workOn(ctx, cut.work, upper, { end: whole ? 202 : corner[1], hem, half }, threads);
    const depth = { narrow: 12, medium: 20, deep: 34 }[cut.depth];
    const hangs = cut.hemwork === 'fringe' || cut.hemwork === 'pompom';
    const hemTrim =
      cut.hemwork === 'none'
        ? undefined
        : {
            style: cut.hemwork as BorderStyle,
            width: depth,
            colours: [threads.second, trim, ctx.colour(0)] as const,
            hangs,
          };
    const net = ctx.cloth({ name: 'net', scale: 1 }, [lighten(ctx.colour(0), 0.18), ctx.tint]);
    return pictureOf(ctx, {
      ...cut,
      waist: whole && cut.waist === 'seam' ? 'none' : cut.waist,
      fitting,
      hemTrim,
      bodiceFabric: bodice,
      sleeveFabric: cut.sleeves === 'sheer' ? net : cut.sleeves === 'bodice' ? bodice : undefined,
      onBody: work.onBody + (whole ? work.onSkirt : ''),
      onSkirt: work.onSkirt,
      overHem: whole ? work.overHem : undefined,
      fallTrim: whole ? hemTrim : undefined,
      frill: cut.front === 'frill-wrap',
    });
  },
});
