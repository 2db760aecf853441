// How a figure's parts are cast, carved or painted.
import { darken } from '../../colour.ts';
import { clipTo, formShade, innerRim } from '../../light.ts';
import { METALS, metalSheet } from '../../materials.ts';
import { boundsOf, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export const CUTS = {
  animal: ['elephant', 'peacock', 'owl', 'tortoise', 'horse'],
  stuff: ['brass', 'painted', 'clay', 'oxidised'],
  show: ['one', 'pair'],
} as const;

export type Stuff = (typeof CUTS.stuff)[number];

/** A rounded cast or modelled part in the figure's material. */
export function part(ctx: Ctx, outline: Path, stuff: Stuff, colour: string, over = '', form = 1): string {
  const metal = stuff === 'brass' ? METALS.brass : stuff === 'oxidised' ? METALS.oxidised : undefined;
  const box = boundsOf(outline);
  const fill = metal ? metalSheet(ctx, metal, box) : colour;
  const base = metal?.base ?? colour;
  const reach = Math.min(30, Math.max(5, Math.min(box.width, box.height) * 0.22));
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      formShade(ctx, outline, base, { amount: form, reach }),
      stuff === 'clay'
        ? ''
        : innerRim(ctx, outline, {
            dx: reach * 0.34,
            dy: reach * 0.4,
            soft: reach * 0.2,
            colour: '#fff6dc',
            opacity: metal ? 0.7 : 0.4,
            blend: 'screen',
          }),
      over,
    ) +
    draw(toD(outline), {
      fill: 'none',
      stroke: metal?.patina ?? darken(base, 0.55),
      'stroke-width': 1.3,
      'stroke-opacity': 0.8,
    })
  );
}

export const inkOf = (stuff: Stuff, colour: string): string =>
  stuff === 'brass' ? METALS.brass.patina : stuff === 'oxidised' ? METALS.oxidised.patina : darken(colour, 0.5);
