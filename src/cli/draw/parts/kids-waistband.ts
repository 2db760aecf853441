// Waistbands of children's trousers.
import { darken, lighten } from '../colour.ts';
import { clipTo, stitches } from '../light.ts';
import { joined, parallel, path, reversed } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line, rect } from '../svg.ts';
import type { Ctx } from '../types.ts';
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
  const back = path(`M${l} ${y}Q${AXIS} ${y - 9} ${r} ${y}Q${AXIS} ${y + 9} ${l} ${y}Z`);
  const inside =
    draw(`M${l} ${y}Q${AXIS} ${y - 9} ${r} ${y}Q${AXIS} ${y + 9} ${l} ${y}Z`, { fill: darken(base, 0.45) }) +
    clipTo(ctx, back, rect(AXIS - 8, y - 5, 16, 8, { fill: '#f1e6d2' }));
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
  const loops = [-0.78, -0.34, 0.34, 0.78]
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
    button(ctx, AXIS, y + 4.5 + deep / 2, 5.4, look.metal ?? lighten(base, 0.5), look.metal ? 'shank' : 'four')
  );
}
