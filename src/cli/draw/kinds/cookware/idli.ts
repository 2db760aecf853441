// The stand in which idlis are steamed.
import { lighten, mix } from '../../colour.ts';
import { groundShadow } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, discAt, discPath, turnedBody } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { circle, draw, ellipse, num } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Four plates of hollows on a stem, steamed idlis in the topmost. */
export function idliStand(ctx: Ctx): string {
  const steel = METALS.steel;
  const plate = (y: number, full: boolean): string => {
    const dish = createLathe(
      0,
      [
        // No wider below than the oval of its rim is there.
        [160, y - 12],
        [157, y - 6],
        [148, y + 6],
      ],
      0.34,
    );
    const at = discAt(dish, y - 12);
    const cups = [
      [0, -0.62],
      [-0.62, -0.06],
      [0.62, -0.06],
      [0, 0.56],
    ].map(([u = 0, v = 0]) => {
      const [cx, cy] = [at.x + u * at.rx, at.y + v * at.ry];
      return (
        ellipse(cx, cy, 52, 17, {
          fill: mix(steel.base, steel.patina, 0.55),
          stroke: steel.patina,
          'stroke-width': 1,
        }) +
        (full
          ? ellipse(cx, cy - 4, 47, 15, { fill: '#d9d2c2' }) +
            ellipse(cx, cy - 9, 46, 14, { fill: '#faf6ec', stroke: '#cfc7b4', 'stroke-width': 1 }) +
            ellipse(cx - 12, cy - 13, 18, 5, { fill: '#ffffff', opacity: 0.9 })
          : ellipse(cx + 6, cy + 4, 38, 10, { fill: lighten(steel.base, 0.55), opacity: 0.8 }) +
            [-18, 0, 18].map((dx) => circle(cx + dx, cy + 3, 2.4, { fill: steel.patina })).join(''))
      );
    });
    return (
      turnedBody(ctx, dish, { stuff: 'steel', colour: '' }) +
      draw(toD(discPath(at)), { fill: lighten(steel.base, 0.25), stroke: steel.patina, 'stroke-width': 1.2 }) +
      cups[0] +
      bar(ctx, path(`M0 ${num(at.y + 8)}V${num(at.y - 84)}`), 11, 'steel', '') +
      cups.slice(1).join('')
    );
  };
  return (
    groundShadow(ctx, { x: 4, y: 34, width: 310, depth: 30 }) +
    [-10, -86, -162, -238].map((y, n) => plate(y, n === 3)).join('') +
    // The ring by which it is lifted out, brazed to the end of the stem.
    [
      [steel.patina, 9],
      [lighten(steel.base, 0.5), 5],
    ]
      .map(([stroke, width]) => circle(0, -350, 20, { fill: 'none', stroke: String(stroke), 'stroke-width': width }))
      .join('') +
    bar(ctx, path('M0 -322V-336'), 15, 'steel', '')
  );
}
