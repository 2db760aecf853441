// A frock, or a top that is made like one: skirt, bodice, waist.
import { wallShadow } from '../../light.ts';
import type { Ctx } from '../../types.ts';
import { drawBodice } from './bodice.ts';
import { planOf } from './plan.ts';
import type { Cut } from './plan.ts';
import { drawFrockSkirt } from './skirt.ts';
import { drawWaist } from './waist.ts';

export function drawFrock(ctx: Ctx, cut: Cut): string {
  const skirt = drawFrockSkirt(ctx, cut);
  const bodice = drawBodice(ctx, cut, planOf(cut));
  const outlines = skirt ? [skirt.outline, ...bodice.outlines] : bodice.outlines;
  return (
    wallShadow(ctx, outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    (skirt?.art ?? '') +
    bodice.art +
    drawWaist(ctx, cut, skirt?.outline ?? bodice.front)
  );
}
