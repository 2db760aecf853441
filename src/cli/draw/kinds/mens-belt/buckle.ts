// What belts can be, and their buckles.
import { lighten, mix } from '../../colour.ts';
import { gleam } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, linear } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  show: ['rolled', 'laid'],
  cloth: ['leather', 'suede', 'braided', 'canvas'],
  buckle: ['frame', 'plate', 'round', 'double-ring'],
  metal: ['silver', 'brass', 'gunmetal'],
} as const;

export type Cut = CutOf<typeof CUTS>;

const BUCKLES: Readonly<Record<Cut['metal'], Metal>> = {
  silver: METALS.silver,
  brass: METALS.brass,
  gunmetal: METALS.iron,
};

/** The buckle's frame about the origin, the strap running through it from left to right. */
export function buckleArt(ctx: Ctx, cut: Cut, size: number): string {
  const metal = BUCKLES[cut.metal];
  const [w, h] = [size * 1.25, size * 1.55];
  const shade = (shape: Path): string =>
    draw(toD(shape), { fill: '#2b1a33', opacity: 0.3, transform: 'translate(2 4)' });
  if (cut.buckle === 'plate') {
    const plate = roundRect(-w * 0.62, -h / 2, w * 1.24, h, 6);
    const inner = roundRect(-w * 0.5, -h / 2 + 7, w, h - 14, 3);
    return (
      shade(plate) +
      metalPiece(ctx, plate, metal, { rim: 3 }) +
      draw(toD(inner), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.4, 'stroke-opacity': 0.6 }) +
      [-1, 0, 1]
        .map((n) =>
          gleam(ctx, path(`M${n * w * 0.24 - 6} ${h * 0.36}L${n * w * 0.24 + 10} ${-h * 0.36}`), {
            width: 3,
            opacity: 0.5,
            soft: 0.8,
          }),
        )
        .join('')
    );
  }
  const outer = cut.buckle === 'round' ? oval(0, 0, w * 0.72, h / 2) : roundRect(-w * 0.62, -h / 2, w * 1.24, h, 9);
  const inner =
    cut.buckle === 'round' ? oval(0, 0, w * 0.5, h / 2 - 9) : roundRect(-w * 0.44, -h / 2 + 9, w * 0.88, h - 18, 4);
  const frame = `${toD(outer)}${toD(inner)}`;
  return (
    draw(frame, { fill: '#2b1a33', opacity: 0.35, 'fill-rule': 'evenodd', transform: 'translate(2 4)' }) +
    draw(frame, {
      'fill-rule': 'evenodd',
      fill: linear(
        ctx.defs,
        [-w / 2, -h / 2],
        [w / 2, h / 2],
        [
          [0, lighten(metal.base, 0.85)],
          [0.3, metal.base],
          [0.5, lighten(metal.base, 0.4)],
          [0.72, mix(metal.base, metal.patina, 0.5)],
          [1, metal.base],
        ],
      ),
      stroke: metal.patina,
      'stroke-width': 1,
    }) +
    draw(toD(inner), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.2, 'stroke-opacity': 0.8 }) +
    draw(`M${-w * 0.5} -3.4H${w * 0.56}Q${w * 0.6} 0 ${w * 0.56} 3.4H${-w * 0.5}Z`, {
      fill: metal.base,
      stroke: metal.patina,
      'stroke-width': 1,
    }) +
    draw(`M${-w * 0.46} -1.6H${w * 0.5}`, {
      stroke: '#ffffff',
      'stroke-width': 1.6,
      'stroke-opacity': 0.8,
      fill: 'none',
    })
  );
}

/** Two D-rings about the origin: below the strap that runs through them both, above it only the nearer bow. */
export function doubleRing(ctx: Ctx, cut: Cut, size: number, part: 'below' | 'above'): string {
  const metal = BUCKLES[cut.metal];
  const [w, h] = [size * 0.8, size * 1.5];
  const wire = (d: string): string =>
    draw(d, {
      fill: 'none',
      stroke: '#2b1a33',
      'stroke-opacity': 0.35,
      'stroke-width': 7,
      transform: 'translate(2 4)',
    }) +
    draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    draw(d, {
      fill: 'none',
      'stroke-linejoin': 'round',
      'stroke-width': 6,
      stroke: linear(
        ctx.defs,
        [0, -h / 2],
        [w, h / 2],
        [
          [0, lighten(metal.base, 0.8)],
          [0.4, metal.base],
          [1, mix(metal.base, metal.patina, 0.5)],
        ],
      ),
    });
  const bow = (x: number): string =>
    `M${x} ${-h / 2}H${x + 6}C${x + w} ${-h / 2} ${x + w} ${h / 2} ${x + 6} ${h / 2}H${x}`;
  return part === 'below' ? wire(`${bow(-4)}Z`) + wire(`${bow(10)}Z`) : wire(bow(10));
}
