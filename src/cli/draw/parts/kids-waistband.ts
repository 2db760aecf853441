// Waistbands of children's trousers and skirts.
import { darken, lighten } from '../colour.ts';
import { castOn, clipTo, stitches } from '../light.ts';
import { joined, parallel, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, rect } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS } from './garment.ts';
import { cords } from './kids-trims.ts';
import { ribBand } from './kids-top.ts';
import { button } from './notions.ts';
import type { LegsLook } from './kids-legs.ts';

export function waistband(ctx: Ctx, look: LegsLook): string {
  const { plan, fabric, band } = look;
  const { waist, y } = plan;
  const deep = band === 'belt' ? 19 : band === 'rib' ? 30 : 24;
  const [l, r] = [AXIS - waist - (band === 'belt' ? 0 : -2), AXIS + waist - (band === 'belt' ? 0 : 2)];
  const top = path(`M${l} ${y}Q${AXIS} ${y + 9} ${r} ${y}`);
  const low = path(`M${l - 3} ${y + deep}Q${AXIS} ${y + deep + 9} ${r + 3} ${y + deep}`);
  const outline = joined([top, reversed(low)]);
  const cloth = look.bandFabric ?? fabric;
  const base = cloth.base;
  const opening = path(`M${l} ${y}Q${AXIS} ${y - 9} ${r} ${y}Q${AXIS} ${y + 9} ${l} ${y}Z`);
  // From behind nothing is seen of the inside: the back of a waistband stands higher than its front.
  const inside = look.back
    ? ''
    : draw(toD(opening), { fill: darken(base, 0.45) }) +
      clipTo(ctx, opening, rect(AXIS - 8, y - 5, 16, 8, { fill: '#f1e6d2' }));
  if (band === 'rib') return inside + ribBand(ctx, low, -deep, base);
  const thread = look.thread ?? lighten(base, 0.4);
  const gathers =
    band === 'elastic'
      ? Array.from({ length: 26 }, (_, n) => {
          const x = l + ((n + 0.5) * (r - l)) / 26;
          const sag = 9 * (1 - ((x - AXIS) / waist) ** 2) * 0.5;
          return line(x, y + sag + 3, x + (n % 3) - 1, y + sag + deep - 2, {
            stroke: n % 2 ? darken(base, 0.42) : lighten(base, 0.5),
            'stroke-width': 2,
            'stroke-opacity': 0.36,
          });
        }).join('')
      : '';
  const rows =
    band === 'elastic'
      ? [0.33, 0.67].map((t) => stitches(parallel(low, -deep * t), thread, { width: 0.8, opacity: 0.5 })).join('')
      : stitches(parallel(low, -2.6), thread, { width: 0.9, opacity: 0.8 }) +
        stitches(parallel(top, 2.6), thread, { width: 0.9, opacity: 0.8 });
  const piece = clothPiece(ctx, { outline, fabric: cloth, form: 0.55, warp: 1, edge: 0.7, over: gathers + rows });
  if (band === 'elastic') {
    return (
      inside +
      piece +
      (look.cord ? cords(AXIS, y + deep * 0.62 + 6, look.cord, { spread: 11, length: 56, tied: true }) : '')
    );
  }
  const loops = (look.back ? [-0.74, 0, 0.74] : [-0.78, -0.34, 0.34, 0.78])
    .map((t) => {
      const x = AXIS + t * waist;
      const sag = 9 * (1 - t * t) * 0.5;
      return clothPiece(ctx, {
        outline: path(`M${x - 4} ${y + sag - 2}H${x + 4}V${y + sag + deep + 4}H${x - 4}Z`),
        fabric: cloth,
        form: 0.5,
        warp: 0,
        edge: 0.8,
        over: stitches(path(`M${x} ${y + sag}V${y + sag + deep + 3}`), thread, { width: 0.7, length: 2, gap: 1.6 }),
      });
    })
    .join('');
  return (
    inside +
    piece +
    loops +
    (look.back
      ? ''
      : button(ctx, AXIS, y + 4.5 + deep / 2, 5.4, look.metal ?? lighten(base, 0.5), look.metal ? 'shank' : 'four'))
  );
}

/** The band of a skirt with the dark opening behind it; `y` is the height of its upper corners, `half` its half width. */
export function skirtBand(
  ctx: Ctx,
  fabric: Fabric,
  at: { y: number; half: number; deep: number },
  options: { under: Path; elastic?: boolean },
): string {
  const { y, half, deep } = at;
  const { base } = fabric;
  const top = path(`M${AXIS - half + 2} ${y}Q${AXIS} ${y + 9} ${AXIS + half - 2} ${y}`);
  const low = path(`M${AXIS - half} ${y + deep}Q${AXIS} ${y + deep + 9} ${AXIS + half} ${y + deep}`);
  const shape = joined([top, reversed(low)]);
  const puckers = options.elastic
    ? Array.from({ length: 30 }, (_, n) => {
        const x = AXIS - half + ((n + 0.5) * half * 2) / 30;
        return line(x, y + 4, x + (n % 3) - 1, y + deep + 4, {
          stroke: n % 2 ? darken(base, 0.42) : lighten(base, 0.5),
          'stroke-width': 2,
          'stroke-opacity': 0.36,
        });
      }).join('')
    : '';
  const opening = `M${AXIS - half + 2} ${y}Q${AXIS} ${y - 9} ${AXIS + half - 2} ${y}Q${AXIS} ${y + 9} ${AXIS - half + 2} ${y}Z`;
  const thread = lighten(base, 0.4);
  return (
    castOn(ctx, options.under, shape, { base: ctx.colour(0), dx: 1, dy: 4, soft: 3, strength: 0.45 }) +
    draw(opening, { fill: darken(base, 0.45) }) +
    clothPiece(ctx, {
      outline: shape,
      fabric,
      form: 0.55,
      warp: 1,
      over:
        puckers +
        stitches(parallel(low, -3), thread, { width: 0.9, opacity: 0.7 }) +
        stitches(parallel(top, 3), thread, { width: 0.9, opacity: 0.7 }),
    })
  );
}
