// The skirt of a frock.
import { border } from '../../borders.ts';
import { seam } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { drawPleats } from '../../parts/kids-pleats.ts';
import { drawNet, drawSkirt, drawTiers, gathers, waistSeam } from '../../parts/kids-skirt.ts';
import type { SkirtArt, SkirtLook } from '../../parts/kids-skirt.ts';
import { path } from '../../path.ts';
import type { Ctx } from '../../types.ts';
import { hemWork } from './bodice.ts';
import { HEM_Y, WAIST_Y } from './plan.ts';
import type { Cut } from './plan.ts';

/** Nothing for A-line frocks, which are cut in one piece. */
export function drawFrockSkirt(ctx: Ctx, cut: Cut): SkirtArt | undefined {
  if (cut.skirt === 'a-line') return undefined;
  const hem = HEM_Y[cut.length];
  const trim = ctx.colour(ctx.colourCount - 1);
  const hangs = cut.hem === 'frill' || cut.hem === 'pompom';
  const wide = 84 + (hem - WAIST_Y) * 0.46;
  const base: SkirtLook = {
    waist: [70, WAIST_Y - 2],
    hem: [wide, hem - 6],
    sag: 22,
    waves: 6,
    fabric: ctx.fabric,
    folds: 13,
    depth: 0.34,
    hemStitch: cut.hem === 'plain',
    onHem: hangs || cut.hem === 'plain' ? undefined : (line) => hemWork(ctx, cut, line),
  };
  const finish = (made: SkirtArt, gathered = true): SkirtArt => ({
    ...made,
    art:
      made.art +
      (hangs ? hemWork(ctx, cut, made.hem) : '') +
      (gathered
        ? gathers(ctx, path(`M${AXIS - 66} ${WAIST_Y + 5}L${AXIS + 66} ${WAIST_Y + 5}`), ctx.colour(0), {
            count: 14,
            length: 26,
          })
        : '') +
      waistSeam(ctx, 71, WAIST_Y, ctx.colour(0)),
  });
  switch (cut.skirt) {
    case 'tiered':
      return finish(
        drawTiers(ctx, { ...base, onHem: undefined, hemStitch: true }, cut.length === 'midi' ? 4 : 3, [ctx.fabric]),
      );
    case 'net':
      return finish(
        drawNet(
          ctx,
          { ...base, hem: [wide + 18, hem - 6], waves: 8, folds: 16, fabric: ctx.plain(ctx.colour(1)), belly: 0.22 },
          3,
          ctx.colour(1),
        ),
      );
    case 'pleated':
      return finish(
        drawPleats(ctx, { waist: base.waist, hem: [wide - 16, hem - 6], sag: 20, fabric: ctx.fabric, count: 13 }),
        false,
      );
    case 'panelled': {
      const made = drawSkirt(ctx, { ...base, folds: 7, depth: 0.26, stagger: 0.35, gathered: false, waves: 5 });
      const seams = [-0.72, -0.26, 0.26, 0.72]
        .map((t) =>
          seam(
            path(
              `M${AXIS + t * 68} ${WAIST_Y + 4}Q${AXIS + t * (wide * 0.62)} ${(WAIST_Y + hem) / 2} ${AXIS + t * wide} ${hem + 8}`,
            ),
            ctx.fabric.base,
            { strength: 0.5 },
          ),
        )
        .join('');
      return {
        ...made,
        art: made.art + seams + (hangs ? hemWork(ctx, cut, made.hem) : '') + waistSeam(ctx, 71, WAIST_Y, ctx.colour(0)),
      };
    }
    case 'overlay': {
      const under = drawSkirt(ctx, { ...base, fabric: ctx.plain(ctx.colour(1)), onHem: undefined, hemStitch: true });
      const over = drawSkirt(ctx, {
        ...base,
        hem: [wide - 14, hem - 34],
        fabric: ctx.fabric,
        folds: 11,
        back: false,
        hemStitch: false,
        onHem: (line) => border(line, { style: 'piping', width: 4, colours: [trim, trim, trim], side: 'left' }),
      });
      return finish({ outline: under.outline, hem: under.hem, art: under.art + over.art });
    }
    default:
      return finish(
        drawSkirt(ctx, {
          ...base,
          fabric: ctx.fabric,
          finish: ctx.recipe.pattern ? 'soft' : 'silk',
        }),
      );
  }
}
