// From the options of a recipe to a western garment; shared by tops, shirts, knits, dresses and sportswear.
import { darken, lighten } from '../../colour.ts';
import type { Finish } from '../../relief.ts';
import { SAFE, fit, focusFrom, zoom } from '../../frame.ts';
import { group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { clothCloseup } from '../closeup.ts';
import { AXIS } from '../garment.ts';
import type { NeckTrim } from './bodice.ts';
import type { CollarName } from './collars.ts';
import type { Fitting } from './fits.ts';
import type { FrontName } from './fronts.ts';
import type { SkirtLook } from './skirts.ts';
import type { SleeveName } from './sleeves.ts';
import type { Neck } from './necklines.ts';
import type { Hold } from './upper.ts';
import type { WaistName } from './waists.ts';
import { fromTheRail, hangsOnRail, roomFor } from './hangers.ts';
import { drawWestern, extentOf, tightExtent, withShadow } from './western.ts';
import type { WesternLook } from './western.ts';

export interface LookChoice {
  readonly hold: Hold;
  readonly neck: Neck;
  readonly sleeve?: SleeveName;
  readonly collar?: CollarName;
  readonly front?: FrontName;
  readonly edge?: NeckTrim;
  readonly cuff?: 'plain' | 'rib' | 'lace' | 'band';
  readonly waist?: WaistName;
  readonly hem?: 'plain' | 'rib' | 'elastic';
  readonly finish?: Finish;
  readonly fitting: Fitting;
  readonly sleeveFabric?: Fabric;
  /** The bodice's cloth where it is not the skirt's. */
  readonly bodiceFabric?: Fabric;
  /** A border at the skirt's hem, or at the body's where it has no skirt. */
  readonly hemTrim?: SkirtLook['hemTrim'];
  readonly fallTrim?: SkirtLook['hemTrim'];
  readonly onBody?: string;
  readonly onSkirt?: string;
  readonly overHem?: string;
  readonly frill?: boolean;
}

/** The colour of bindings, buttons and belts: the recipe's last one, or a deeper tone of the only one. */
export function trimOf(ctx: Ctx): string {
  return ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : darken(ctx.colour(0), 0.3);
}

export function westernLook(ctx: Ctx, choice: LookChoice): WesternLook {
  const { fitting, cuff = 'plain', front = 'plain' } = choice;
  const back = ctx.view === 'back';
  const trim = trimOf(ctx);
  const accent = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.4);
  const cloth = choice.bodiceFabric ?? ctx.fabric;
  const open = choice.collar === 'camp' && !back;
  return {
    upper: { hold: choice.hold, neck: open ? 'v' : choice.collar === 'hood' && !back ? 'crew' : choice.neck, back },
    sleeve: choice.sleeve ?? 'none',
    collar: choice.collar ?? 'none',
    front,
    fall: fitting.fall,
    hem: fitting.skirt ? 'none' : (choice.hem ?? 'plain'),
    waist: choice.waist ?? (fitting.skirt ? 'seam' : 'none'),
    skirt: fitting.skirt && {
      ...fitting.skirt,
      fabric: ctx.fabric,
      finish: choice.finish,
      hemTrim: choice.hemTrim,
      frill: choice.frill,
      onCloth: choice.onSkirt,
      back,
    },
    fabric: cloth,
    sleeveFabric: choice.sleeveFabric ?? ctx.fabric,
    fallTrim: choice.fallTrim,
    finish: choice.finish,
    cuff:
      cuff === 'plain'
        ? undefined
        : cuff === 'lace' && choice.edge === 'scallop'
          ? { style: 'scallop', colour: cloth.base }
          : { style: cuff, colour: cuff === 'lace' ? lighten(ctx.colour(0), 0.5) : trim },
    trim,
    accent,
    neckTrim: choice.edge ?? 'facing',
    trimColours:
      choice.edge === 'lace' ? [ctx.colour(0), lighten(ctx.colour(0), 0.45), trim] : [trim, accent, ctx.colour(0)],
    label: '#f1e6d2',
    onBody: choice.onBody,
    overHem: choice.overHem,
  };
}

/** Front, back, close-up or cloth of a western garment, fitted into the canvas. */
export function pictureOf(ctx: Ctx, choice: LookChoice, near = { x: 258, y: 120, factor: 2.3 }): string {
  if (ctx.view === 'cloth')
    return clothCloseup(ctx, choice.bodiceFabric ?? ctx.fabric, {
      label: '#f1e6d2',
      finish: choice.finish === 'satin' ? 'silk' : choice.finish,
    });
  const look = westernLook(ctx, choice);
  if (ctx.view === 'set') return packOf(ctx, choice);
  if (ctx.view === 'detail') {
    const close = zoom(ctx, { ...near, turn: -4 }, () => withShadow(ctx, drawWestern(ctx, look)));
    return focusFrom(ctx, { at: [250, 220], sharp: 160, reach: 440 }, close);
  }
  const hung = hangsOnRail(ctx);
  const box = extentOf(look, hung);
  return fit(ctx, hung ? fromTheRail(box) : box, roomFor(ctx), () => withShadow(ctx, drawWestern(ctx, look)));
}

/** A pack: the same article once in each of the recipe's colours, one behind the other. */
function packOf(ctx: Ctx, choice: LookChoice): string {
  const count = Math.min(3, ctx.colourCount);
  const weave = ctx.recipe.pattern ?? { name: 'plain' };
  const step = count === 3 ? 78 : 112;
  const extent = tightExtent(westernLook(ctx, choice));
  const wide = extent.width + step * (count - 1);
  const room = { x: 0, y: 0, width: wide, height: extent.height + 22 * (count - 1) };
  return fit(ctx, room, SAFE, () =>
    Array.from({ length: count }, (_, n) => {
      const at = count - 1 - n;
      const colour = ctx.colour(at);
      const own: Ctx = {
        ...ctx,
        random: ctx.random.fork(`piece ${at}`),
        colour: (index) => (index === 0 ? colour : darken(colour, 0.3)),
        colourCount: 1,
        fabric: ctx.cloth(weave, [colour]),
      };
      const [dx, dy] = [extent.width / 2 + at * step - AXIS, (count - 1 - at) * 22 - extent.y];
      return group(
        { transform: `translate(${dx} ${dy})` },
        withShadow(own, drawWestern(own, westernLook(own, choice))),
      );
    }).join(''),
  );
}
