// Heeled shoes for women from the side: pumps, slingbacks, mules and sandals on heels, wedges and platforms.
import { GROUND, HORIZON } from '../backdrops/stage.ts';
import { darken, lighten } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { extraOf } from './heel/extra.ts';
import { HEELS, drawBottom, lastOf } from './heel/last.ts';
import { STYLES, metalOf, upperOf } from './heel/upper.ts';
import { groundShadow } from '../light.ts';
import { SURFACES } from '../surfaces.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: STYLES,
  heel: HEELS,
  toe: ['pointed', 'round', 'square'],
  upper: ['leather', 'patent', 'suede', 'metallic', 'print'],
  bottom: ['leather', 'rope', 'cork', 'wood', 'metal'],
  extra: ['none', 'bow', 'stones', 'rosette', 'tassel', 'fringe'],
  metal: ['gold', 'silver'],
} as const;

type Cut = CutOf<typeof CUTS>;

function clothOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  switch (cut.upper) {
    case 'print':
      return ctx.fabric;
    case 'suede':
      return SURFACES.suede(ctx, colour);
    case 'leather':
      return SURFACES.leather(ctx, colour);
    default:
      return ctx.plain(colour);
  }
}

function drawShoe(ctx: Ctx, cut: Cut, outerSide = true): string {
  const last = lastOf(cut.heel);
  const upper = clothOf(ctx, cut);
  // In print the first colours belong to the pattern, so heel and lining take the last two.
  const second = cut.upper === 'print' ? ctx.colour(ctx.colourCount - 1) : ctx.colour(1);
  const lining = cut.upper === 'print' ? '#d8bd98' : ctx.colourCount > 2 ? ctx.colour(2) : '#d8bd98';
  const shiny = cut.upper === 'patent' || cut.upper === 'metallic';
  const look = {
    ctx,
    last,
    upper,
    finish: shiny ? ('satin' as const) : cut.upper === 'suede' ? ('soft' as const) : ('silk' as const),
    lining,
    metal: metalOf(cut.metal),
    toe: cut.toe,
    outerSide,
  };
  const [end] = last.at(380, 0);
  return (
    groundShadow(ctx, { x: 150, y: GROUND - 1, width: 210, depth: 14 }) +
    groundShadow(ctx, {
      x: end - 14,
      y: GROUND - 1,
      width: cut.heel === 'stiletto' || cut.heel === 'kitten' ? 44 : 100,
      depth: 9,
    }) +
    drawBottom(
      ctx,
      last,
      { colour: second, finish: cut.bottom },
      cut.bottom === 'leather' && last.plate === 0 ? darken(second, 0.2) : lighten('#a9794e', 0.1),
    ) +
    upperOf(cut.style, look) +
    extraOf(cut.extra, cut.style, look, ctx.colour(Math.min(3, ctx.colourCount - 1)))
  );
}

export const kind = defineKind({
  name: 'heel',
  about: 'heeled shoe from the side; colours: upper, heel or wedge, lining, trim (print: pattern, last the heel)',
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const shoe = (): string => drawShoe(ctx, cut);
    const last = lastOf(cut.heel);
    const low = ['pump', 'slingback', 'mule', 'slide', 'peep'].includes(cut.style);
    const high = last.height + (cut.style === 'boot' ? 206 : low ? 96 : 112);
    if (ctx.view === 'detail') return zoom(ctx, { x: 186, y: last.at(150, 30)[1], factor: 1.95, turn: -4 }, shoe);
    const size = { x: 52, y: GROUND - high, width: 400, height: high };
    const factor = Math.min(440 / size.width, 400 / size.height);
    const ground = groundFor(ctx, size.height * factor);
    if (ctx.view === 'set') {
      // The shoe behind stands clear of the wall, and its shadow too.
      const far = Math.max(ground - 58, HORIZON + 14);
      return (
        fit(ctx, size, { x: 8, y: 30, width: 396, height: far - 30 }, () => drawShoe(ctx, cut, false), true) +
        fit(ctx, size, { x: 82, y: 30, width: 420, height: far + 40 }, shoe, true)
      );
    }
    return fit(ctx, size, { x: 36, y: 30, width: 440, height: ground - 30 }, shoe, true);
  },
});
