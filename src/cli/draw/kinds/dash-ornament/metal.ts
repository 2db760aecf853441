// How a small figure is cast: rounded limbs, grooves, a finish that is bright on what bulges and dark in the hollows.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, innerRim } from '../../light.ts';
import type { Metal } from '../../materials.ts';
import { boundsOf, ribbon, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A cast and rubbed part: bright where it bulges, dark where the finish gathers. */
export type Cast = (outline: Path, options?: { tone?: string; over?: string; reach?: number }) => string;

export function caster(ctx: Ctx, metal: Metal): Cast {
  return (outline, { tone = metal.base, over = '', reach } = {}) => {
    const box = boundsOf(outline);
    const size = Math.max(box.width, box.height);
    const deep = Math.min(box.width, box.height);
    const rim = reach ?? Math.min(11, Math.max(1.6, deep * 0.17));
    const patina = tone === metal.base ? metal.patina : darken(tone, 0.6);
    const fill = radial(
      ctx.defs,
      [box.x + box.width * 0.42, box.y + box.height * 0.4],
      size * 0.72,
      [
        [0, lighten(tone, 0.78)],
        [0.2, lighten(tone, 0.42)],
        [0.48, tone],
        [0.78, mix(tone, patina, 0.42)],
        [1, mix(tone, patina, 0.7)],
      ],
      { focus: [box.x + box.width * 0.3, box.y + box.height * 0.24] },
    );
    return (
      clipTo(
        ctx,
        outline,
        draw(toD(outline), { fill }),
        over,
        innerRim(ctx, outline, {
          dx: -rim * 0.7,
          dy: -rim * 0.8,
          soft: rim * 0.6,
          colour: patina,
          opacity: 0.85,
          blend: 'multiply',
        }),
        innerRim(ctx, outline, {
          dx: rim * 0.28,
          dy: rim * 0.32,
          soft: rim * 0.16,
          colour: lighten(tone, 0.85),
          opacity: 0.75,
          blend: 'screen',
        }),
      ) + draw(toD(outline), { fill: 'none', stroke: patina, 'stroke-width': 1.2, 'stroke-opacity': 0.85 })
    );
  };
}

/** A limb with round ends along a path. */
export const limb = (along: Path, from: number, to: number): Path =>
  ribbon(
    along,
    (t) =>
      (from + (to - from) * t) * Math.sqrt(Math.max(0.03, 1 - Math.max(0, (0.12 - t) / 0.12, (t - 0.88) / 0.12) ** 2)),
    40,
  );

/** A groove cut into the metal: dark, its lower lip bright. */
export const cutLine = (metal: Metal, d: string, width = 2): string =>
  draw(d, {
    fill: 'none',
    stroke: lighten(metal.base, 0.7),
    'stroke-width': width * 0.7,
    'stroke-opacity': 0.6,
    transform: `translate(${width * 0.4} ${width * 0.7})`,
  }) + draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': width, 'stroke-linecap': 'round' });
