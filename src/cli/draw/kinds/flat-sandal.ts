// Flat sandals for women: a pair seen from above.
import { darken, lighten } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { toePost } from './flat-sandal/straps.ts';
import { STYLES, metalOf, styleOf } from './flat-sandal/styles.ts';
import { FOOTBEDS, footbed } from '../parts/footbed.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { SURFACES } from '../surfaces.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: STYLES,
  toe: ['almond', 'round', 'square'],
  bed: ['leather', 'suede', 'cork', 'foam'],
  upper: ['leather', 'suede', 'metallic', 'print', 'rubber'],
  metal: ['gold', 'silver', 'antique'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

function upperOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(1);
  switch (cut.upper) {
    case 'print':
      return ctx.fabric;
    case 'suede':
      return SURFACES.suede(ctx, colour);
    case 'leather':
      return SURFACES.leather(ctx, colour);
    default:
      return ctx.plain(colour);
  }
}

function bedOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  switch (cut.bed) {
    case 'suede':
      return SURFACES.suede(ctx, colour);
    case 'cork':
      return SURFACES.carton(ctx, colour);
    case 'foam':
      return SURFACES.foam(ctx, colour);
    default:
      return SURFACES.leather(ctx, colour);
  }
}

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const bed = bedOf(ctx, cut);
  const sandal = {
    ctx,
    lay,
    shape: cut.toe,
    upper: upperOf(ctx, cut),
    accent: ctx.colour(2),
    metal: metalOf(cut.metal),
    bed: bed.base,
  };
  const posted = ['tstrap', 'stones', 'flower', 'beaded', 'shell'].includes(cut.style);
  return (
    footbed(ctx, lay, {
      shape: cut.toe,
      fabric: bed,
      rim: cut.bed === 'cork' ? '#4a3a30' : darken(bed.base, 0.35),
      rimWidth: cut.bed === 'cork' ? 6 : 4.5,
      thread: cut.upper === 'rubber' ? undefined : lighten(bed.base, 0.5),
      pressed: cut.bed === 'cork' ? 1 : 0.6,
    }) +
    styleOf(cut.style, sandal) +
    (posted ? toePost(sandal) : '')
  );
}

export const kind = defineKind({
  name: 'flat-sandal',
  about: 'pair of flat sandals from above; colours: footbed, straps, accent (stones, flower, beads), more beads',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = { wide: 1.03 };
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, look), {
        rim: (lay) => lay.on(FOOTBEDS[cut.toe]),
        draw: (lay) => drawShoe(ctx, cut, lay),
        distance: 10,
      });
    if (ctx.view !== 'detail') return pair();
    const [x, y] = laysOf(cut.lay, look)[0].at(8, -50);
    return focusFrom(
      ctx,
      { at: [240, 250], sharp: 190, reach: 420 },
      zoom(ctx, { x, y, factor: 1.9, turn: -10 }, pair),
    );
  },
});
