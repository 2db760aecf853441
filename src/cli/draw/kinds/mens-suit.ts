// Blazers and suits with lapels; with shirt, tie or bow tie, waistcoat and trousers.
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { BREAK, jacketButtons, jacketDetails, lapels, leftFront, opening } from './mens-suit/jacket.ts';
import { shirtAndTie } from './mens-suit/shirt.ts';
import { clipTo, crease, seam } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { collarBack } from '../parts/collars.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import { FOOT, drawBottoms } from '../parts/mens-bottoms.ts';
import { buildUpper, mensPlan } from '../parts/menswear.ts';
import { button } from '../parts/notions.ts';
import { flipped, path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  lapel: ['notch', 'peak', 'shawl'],
  neckwear: ['tie', 'bow', 'none', 'open'],
  pieces: ['two', 'three', 'jacket'],
  pockets: ['flap', 'patch'],
  facing: ['same', 'satin'],
} as const;
export type Cut = CutOf<typeof CUTS>;

function drawWorn(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const plan = mensPlan({
    neck: 28,
    shoulder: 92,
    drop: 20,
    chest: 101,
    underarm: 158,
    waist: 90,
    hem: 98,
    length: 262,
  });
  const T = plan.top;
  const { fabric } = ctx;
  const base = fabric.base;
  const neckwear = ctx.colour(ctx.colourCount - 1);
  // Evening jackets are faced with the satin of the bow tie.
  const facing = cut.facing === 'satin' ? ctx.plain(neckwear) : undefined;
  const buttonColour = facing ? facing.base : darken(mix(base, '#4a3a30', 0.4), 0.25);
  const trousers = cut.pieces === 'jacket' ? '' : drawBottoms(ctx, 'trousers', fabric);
  const shirt =
    back || cut.neckwear === 'none'
      ? ''
      : clipTo(
          ctx,
          opening(plan),
          shirtAndTie(ctx, plan, {
            neckwear: cut.neckwear,
            colour: neckwear,
            vest: cut.pieces === 'three' ? fabric : undefined,
          }),
        );
  const low = (plan.side.at(-1)?.[1] ?? 322) + plan.hemSag;
  const front = leftFront(plan);
  const { art, body } = buildUpper(ctx, {
    plan,
    neck: necklineHalf(back ? 'crew' : 'v', plan, back ? 8 : BREAK),
    fabric,
    back,
    finish: 'heavy',
    lining: ctx.plain(mix(darken(base, 0.3), '#6a5670', 0.3)),
    pieces: back ? undefined : [flipped(front), front],
    filling: trousers + shirt,
    sleeve: { length: 228, cuff: 40, lean: 11.5 },
    overSleeve: (arm) =>
      [0, 1, 2]
        .map((n) => {
          const line = acrossArm(arm, 8 + n * 8, -4);
          const end = line.curves.at(-1)?.[2] ?? line.start;
          const at = arm.mirror ? line.start : end;
          return button(ctx, at[0] + (arm.mirror ? 4 : -4), at[1], 2.7, buttonColour);
        })
        .join(''),
    drape: 0.22,
    inside: { label: '#f1e6d2', dip: 6 },
    form: 0.9,
    overBody: back
      ? seam(path(`M${AXIS} ${T + 10}V${low}`), base, { strength: 0.6 }) +
        crease(ctx, path(`M${AXIS} ${low - 84}V${low + 4}`), base, { width: 2.4, strength: 0.6 })
      : '',
  });
  return (
    art +
    (back
      ? collarBack(ctx, plan, body, fabric)
      : jacketDetails(ctx, plan, fabric, {
          // A tuxedo is sold with its bow tie alone.
          square: cut.neckwear === 'none' || cut.neckwear === 'bow' ? undefined : lighten(neckwear, 0.15),
          patch: cut.pockets === 'patch',
        }) +
        lapels(ctx, plan, body, { style: cut.lapel, fabric, facing }) +
        jacketButtons(ctx, plan, buttonColour, cut.lapel === 'shawl' || cut.lapel === 'peak' ? 1 : 2))
  );
}

export const kind = defineKind({
  name: 'mens-suit',
  about: "men's suit or blazer; colours: cloth, last tie and pocket square",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2', finish: 'heavy' });
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 258, y: 148, factor: 2.2, turn: -3 }, worn),
      );
    }
    const low = cut.pieces === 'jacket' ? 336 : FOOT + 2;
    return fit(ctx, { x: AXIS - 154, y: 38, width: 308, height: low - 38 }, SAFE, worn);
  },
});
