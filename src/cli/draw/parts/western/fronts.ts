// Openings and work on the front of western garments, by name.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { seam } from '../../light.ts';
import { path, toD } from '../../path.ts';
import type { Knot } from '../../path.ts';
import type { Fold } from '../../relief.ts';
import { draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { button, zip } from '../notions.ts';
import { EMBLEMS, emblem } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { bow, cords, frillAlong, tieKnot } from './frills.ts';
import {
  corset,
  corsetBack,
  neckGathers,
  overlap,
  patchPocket,
  placket,
  smocking,
  upright,
  yoke,
  yokeLine,
} from './front-pieces.ts';
import type { FrontArt, Stage } from './front-pieces.ts';
import type { Hold } from './upper.ts';

export const FRONTS = [
  'plain',
  'buttons',
  'half-placket',
  'three-buttons',
  'keyhole',
  'wrap',
  'frill-wrap',
  'smocked',
  'lace-yoke',
  'yoke',
  'contrast',
  'frill-yoke',
  'frills',
  'pintucks',
  'knot',
  'zip',
  'corset',
  'pocket',
  'flap-pockets',
  'gathers',
  'bow',
  'panels',
  ...EMBLEMS,
] as const;
export type FrontName = (typeof FRONTS)[number];

const isEmblem = (name: FrontName): name is EmblemName => (EMBLEMS as readonly string[]).includes(name);

function keyhole(ctx: Ctx, { upper, fabric, trim }: Stage): FrontArt {
  const low = upper.low;
  const slit = path(
    `M${AXIS} ${low - 1}C${AXIS - 5} ${low + 8} ${AXIS - 9} ${low + 20} ${AXIS} ${low + 38}C${AXIS + 9} ${low + 20} ${AXIS + 5} ${low + 8} ${AXIS} ${low - 1}Z`,
  );
  const rim = { fill: 'none', stroke: lighten(fabric.base, 0.3), 'stroke-width': 1.2, 'stroke-opacity': 0.8 };
  return {
    over: draw(toD(slit), { fill: mix(darken(fabric.base, 0.62), '#2b1a33', 0.25) }) + draw(toD(slit), rim),
    above: cords(ctx, AXIS, low, 64, trim, 'tassel'),
  };
}

function frills(ctx: Ctx, { upper, fabric, end, trim }: Stage): FrontArt {
  const low = upper.low;
  const foot = Math.min(end - 8, low + 110);
  const strip = (s: number): string => {
    const along = path(
      `M${AXIS + s * 18} ${low - 16}C${AXIS + s * 22} ${low + 30} ${AXIS + s * 18} ${low + 70} ${AXIS + s * 20} ${foot}`,
    );
    return frillAlong(ctx, along, fabric, s < 0 ? -14 : 14, 12);
  };
  const count = Math.max(3, Math.floor((foot - low - 6) / 21));
  const studs = Array.from({ length: count }, (_, n) => button(ctx, AXIS, low + 14 + n * 21, 3.2, trim, 'shank'));
  return { above: strip(-1) + strip(1) + studs.join('') };
}

export function drawFront(ctx: Ctx, name: FrontName, stage: Stage): FrontArt {
  const { upper, body, fabric, trim, accent, end, endHalf } = stage;
  const base = fabric.base;
  const low = upper.low;
  if (isEmblem(name)) {
    const art = place(emblem(name, trim, accent), {
      x: AXIS,
      y: Math.max(low + 50, 150),
      scale: name === 'sprays' ? 1.25 : 1.1,
    });
    return { on: art };
  }
  switch (name) {
    case 'buttons':
      return { over: placket(ctx, stage, end + 14, 23) };
    case 'half-placket':
      return { over: placket(ctx, stage, low + 62, 18) };
    case 'three-buttons':
      return { over: placket(ctx, stage, low + 62, 21) };
    case 'keyhole':
      return keyhole(ctx, stage);
    case 'wrap':
    case 'frill-wrap':
      return overlap(ctx, stage, name === 'frill-wrap');
    case 'smocked':
      return smocking(ctx, stage);
    case 'lace-yoke': {
      const cloth = ctx.cloth({ name: 'lace', scale: 0.9 }, [lighten(base, 0.18), darken(base, 0.3)]);
      const edge = yokeLine(126, 26);
      const colours = [base, lighten(base, 0.4), base] as const;
      return yoke(ctx, stage, cloth, edge, border(edge, { style: 'lace', width: 11, colours, side: 'right' }));
    }
    case 'yoke':
      return yoke(
        ctx,
        stage,
        ctx.cloth({ name: 'slub', scale: 0.8 }, [accent]),
        yokeLine(120, 14),
        seam(yokeLine(120, 14), base),
      );
    case 'contrast':
      return yoke(ctx, stage, ctx.plain(accent), yokeLine(150, 4), seam(yokeLine(150, 4), base));
    case 'frill-yoke': {
      const along = path(
        `M${AXIS - 70} 84C${AXIS - 56} 122 ${AXIS - 26} ${low + 24} ${AXIS} ${low + 26}C${AXIS + 26} ${low + 24} ${AXIS + 56} 122 ${AXIS + 70} 84`,
      );
      return { above: frillAlong(ctx, along, fabric, -23, 19) + seam(along, base, { strength: 0.6 }) };
    }
    case 'frills':
      return frills(ctx, stage);
    case 'pintucks': {
      const tuck = (dx: number): string => {
        const top = low - (Math.abs(dx) / upper.plan.neckHalf) ** 2 * 20 + 4;
        return seam(upright(AXIS + dx, top, low + 88), base, { strength: 0.55, width: 1.2 });
      };
      return { over: [-32, -25, -18, -11, 11, 18, 25, 32].map(tuck).join('') };
    }
    case 'knot': {
      const folds = [-1, 1].flatMap((s) =>
        [0, 1, 2].map((n): Fold => {
          const [from, mid]: [Knot, Knot] = [
            [AXIS + s * 6, end - 2],
            [AXIS + s * 30, end - 14 - n * 14],
          ];
          return {
            points: [from, mid, [AXIS + s * 62, end - 20 - n * 28]],
            width: 10,
            depth: n % 2 ? 0.26 : -0.3,
            open: 'start',
          };
        }),
      );
      return { above: tieKnot(ctx, AXIS, end + 1, 25, fabric, base), folds };
    }
    case 'zip':
      return {
        above: zip(upright(AXIS, low - 1, end - 3), { tape: darken(base, 0.25), metal: trim, width: 6, pull: 0.06 }),
      };
    case 'corset':
      return corset(ctx, stage);
    case 'pocket':
      return { above: patchPocket(ctx, stage, AXIS + 18, 146, 32, false) };
    case 'flap-pockets':
      return {
        over: placket(ctx, stage, end + 14, 23),
        above: patchPocket(ctx, stage, AXIS - 53, 136, 33, true) + patchPocket(ctx, stage, AXIS + 20, 136, 33, true),
      };
    case 'gathers':
      return { folds: neckGathers(upper) };
    case 'bow':
      return { above: bow(ctx, AXIS, low + 8, 62, ctx.plain(trim), { tails: 60, under: body }) };
    case 'panels': {
      const princess = (s: number): string => {
        const below = end > 220 ? `C${AXIS + s * 42} 250 ${AXIS + s * 46} ${end - 30} ${AXIS + s * 50} ${end + 8}` : '';
        const line = `M${AXIS + s * 66} 112C${AXIS + s * 46} 148 ${AXIS + s * 36} 176 ${AXIS + s * Math.min(38, endHalf * 0.6)} ${Math.min(end, 206)}${below}`;
        return seam(path(line), base, { strength: 0.6 });
      };
      return { over: princess(-1) + princess(1) };
    }
    default:
      return {};
  }
}

/** Dresses close at the back with a zip that hardly shows; of tops only a corset has anything there. */
export function drawBack(name: FrontName, hold: Hold, stage: Stage): FrontArt {
  if (!stage.isDress) return name === 'corset' ? corsetBack(stage) : {};
  const low = hold === 'sleeved' || hold === 'sleeveless' ? 62 : 130;
  return { over: seam(upright(AXIS, low, stage.end), stage.fabric.base, { strength: 0.6 }) };
}
