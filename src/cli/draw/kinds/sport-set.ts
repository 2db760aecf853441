// Two-piece sets for sport, laid out side by side: top at the left, bottom at the right.
import { SAFE, fit } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { lighten } from '../colour.ts';
import { legShape } from '../parts/western/leg-shapes.ts';
import type { LegName } from '../parts/western/leg-shapes.ts';
import type { DetailName } from '../parts/western/leg-details.ts';
import { drawLegs } from '../parts/western/legs.ts';
import { blockwork } from '../parts/western/blockwork.ts';
import { fittingOf } from '../parts/western/fits.ts';
import { trimOf, westernLook } from '../parts/western/looks.ts';
import type { LookChoice } from '../parts/western/looks.ts';
import { drawWestern } from '../parts/western/western.ts';
import type { BandName } from '../parts/western/waistbands.ts';
import { group } from '../svg.ts';
import { defineKind } from '../types.ts';

interface Bottom {
  readonly leg: LegName;
  readonly band: BandName;
  readonly details: readonly DetailName[];
}

const TOPS = {
  jacket: {
    hold: 'sleeved',
    neck: 'crew',
    sleeve: 'full',
    collar: 'band',
    front: 'zip',
    hem: 'rib',
    cuff: 'rib',
    fitting: fittingOf('relaxed', 'regular'),
  },
  'crop-tank': { hold: 'racer', neck: 'scoop', fitting: fittingOf('clinging', 'crop') },
  tee: { hold: 'sleeved', neck: 'crew', sleeve: 'short', edge: 'rib', fitting: fittingOf('boxy', 'regular') },
  hoodie: {
    hold: 'sleeved',
    neck: 'crew',
    sleeve: 'full',
    collar: 'hood',
    hem: 'rib',
    cuff: 'rib',
    fitting: fittingOf('boxy', 'short'),
  },
} as const satisfies Readonly<Record<string, LookChoice>>;

const BOTTOMS: Readonly<Record<'joggers' | 'tights' | 'shorts' | 'capri', Bottom>> = {
  joggers: { leg: 'jogger', band: 'drawstring', details: ['slant-pockets'] },
  tights: { leg: 'skinny', band: 'yoga', details: [] },
  shorts: { leg: 'flared-shorts', band: 'drawstring', details: [] },
  capri: { leg: 'capri', band: 'yoga', details: ['phone-pocket'] },
};

export const kind = defineKind({
  name: 'sport-set',
  about: 'top and bottom for sport; colours: cloth, its print, last stripes and trim',
  stances: ['flat', 'wall'],
  views: ['front', 'back'],
  cuts: {
    top: ['jacket', 'crop-tank', 'tee', 'hoodie'],
    bottom: ['joggers', 'tights', 'shorts', 'capri'],
    block: ['none', 'sides', 'chest-band', 'yoke', 'diagonal', 'mesh-sides'],
    stripe: ['no', 'yes'],
  },
  draw(cut, ctx) {
    const trim = trimOf(ctx);
    const accent = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.4);
    const choice: LookChoice = { ...TOPS[cut.top], onBody: blockwork(ctx, cut.block, { trim, accent }) };
    const bottom = BOTTOMS[cut.bottom];
    const leg = legShape(bottom.leg);
    const long = leg.low > 320;
    return fit(ctx, { x: 0, y: 0, width: 424, height: long ? 420 : 330 }, SAFE, () => {
      const upper = drawWestern(ctx, westernLook(ctx, choice));
      const lower = drawLegs(ctx, {
        ...bottom,
        details: cut.stripe === 'yes' ? [...bottom.details, 'stripe'] : bottom.details,
        fabric: ctx.fabric,
        trim,
        accent,
        back: ctx.view === 'back',
        hem: 'plain',
        denim: false,
      });
      const piece = (drawn: { outlines: Parameters<typeof wallShadow>[1]; art: string }, transform: string): string =>
        group({ transform }, wallShadow(ctx, drawn.outlines, { distance: ctx.stance === 'flat' ? 9 : 14 }) + drawn.art);
      return (
        piece(lower, `translate(${316 - 256} ${long ? 0 : 84}) rotate(3 256 240)`) +
        piece(
          upper,
          cut.top === 'crop-tank'
            ? 'translate(112 190) rotate(-4) scale(1.28) translate(-256 -132)'
            : `translate(${118 - 256} ${long ? 6 : -22}) rotate(-4 256 170)`,
        )
      );
    });
  },
});
