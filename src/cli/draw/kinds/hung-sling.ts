// Bags on long straps, hanging from a peg: the small sling, the messenger bag, the round cane bag.
import { fit, focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { bagLook } from '../parts/bag-look.ts';
import { buckle } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { oval, path, ribbon, spotsAlong } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, ellipse } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { roundBody } from './basket-bag/weave.ts';
import { lookOf } from './handbag/look.ts';
import { RINGS, SLING_OUTLINE, slingBody, slingStrap } from './handbag/sling.ts';
import { MESSENGER_OUTLINE, messengerBody } from './laptop-bag/messenger.ts';

const CUTS = {
  style: ['sling', 'messenger', 'round'],
  cloth: ['leather', 'canvas', 'suede', 'quilted', 'print'],
  metal: ['gold', 'silver', 'antique-gold'],
  extra: ['none', 'tassel', 'pocket', 'panel'],
} as const;

type Cut = CutOf<typeof CUTS>;

interface Hung {
  /** Where the strap leaves the bag. */
  readonly from: readonly [left: Point, right: Point];
  readonly peg: Point;
  readonly outline: Path;
  readonly width: number;
  readonly bag: () => string;
  readonly strap: (side: Path) => string;
}

function hungOf(ctx: Ctx, cut: Cut): Hung {
  if (cut.style === 'messenger') {
    const cloth = cut.cloth === 'quilted' ? 'leather' : cut.cloth;
    const look = bagLook(ctx, { cloth, metal: cut.metal });
    return {
      from: [
        [96, 214],
        [424, 218],
      ],
      peg: [258, -170],
      outline: MESSENGER_OUTLINE,
      width: 20,
      bag: () => messengerBody(look),
      strap: (side) => strap(ctx, side, { width: 20, fabric: look.trim }),
    };
  }
  if (cut.style === 'round') {
    const leather = SURFACES.leather(ctx, ctx.colour(1));
    return {
      from: [
        [150, 206],
        [354, 206],
      ],
      peg: [252, -230],
      outline: oval(262, 304, 142),
      width: 11,
      bag: () => roundBody(ctx, { extra: cut.extra === 'tassel' ? 'tassel' : 'none' }),
      strap: (side) => strap(ctx, side, { width: 11, fabric: leather }),
    };
  }
  const look = lookOf(ctx, { ...cut, style: 'sling' });
  return {
    from: [RINGS.left, RINGS.right],
    peg: [254, -220],
    outline: SLING_OUTLINE,
    width: 13,
    bag: () => slingBody(ctx, look),
    strap: (side) => slingStrap(ctx, look, side),
  };
}

/** A turned wooden peg seen from the front, with its own small shadow. */
function peg([x, y]: Point): string {
  return (
    ellipse(x + 6, y + 9, 17, 17, { fill: '#2b1a33', opacity: 0.28 }) +
    circle(x, y, 17, { fill: '#8a5f3c', stroke: '#4a2f1d', 'stroke-width': 1.2 }) +
    circle(x - 2, y - 2, 12, { fill: '#a97a50' }) +
    ellipse(x - 6, y - 7, 5, 3.4, { fill: '#f0dcc0', opacity: 0.75 })
  );
}

export const kind = defineKind({
  name: 'hung-sling',
  about: 'bag on a long strap, hanging from a peg; colours: body, trim, accent',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const { from, peg: at, outline, width, bag, strap: band } = hungOf(ctx, cut);
    const side = ([x, y]: Point, sign: 1 | -1): Path =>
      path(
        `M${x} ${y}C${x - sign * 6} ${y - 90} ${at[0] + sign * 70} ${at[1] + 110} ${at[0] + sign * 13} ${at[1] - 4}C${at[0] + sign * 9} ${at[1] - 16} ${at[0] + sign * 4} ${at[1] - 19} ${at[0]} ${at[1] - 19}`,
      );
    const [left, right] = [side(from[0], -1), side(from[1], 1)];
    const holes = spotsAlong(left, 60)
      .slice(22, 36)
      .filter((_, n) => n % 2 === 0)
      .map(({ x, y }) => circle(x, y, 1.9, { fill: '#2b1a20', opacity: 0.8 }))
      .join('');
    const spot = spotsAlong(left, 60)[20];
    const sewn = cut.extra !== 'panel' && cut.style !== 'round' && spot !== undefined;
    const whole = (): string =>
      wallShadow(ctx, [outline, ribbon(left, width), ribbon(right, width)], { distance: 14 }) +
      band(right) +
      band(left) +
      (sewn ? holes + buckle(ctx, spot.x, spot.y, width + 12, 18, METALS[cut.metal].base, spot.turn + 90) : '') +
      peg(at) +
      bag();
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 200, reach: 430 },
        zoom(ctx, { x: 200, y: 280, factor: 1.9, turn: -4 }, whole),
      );
    }
    const top = at[1] - 26;
    return fit(ctx, { x: 66, y: top, width: 380, height: 450 - top }, { x: 40, y: 24, width: 432, height: 462 }, whole);
  },
});
