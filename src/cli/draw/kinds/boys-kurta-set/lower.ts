// Measures of boys' kurta sets and what is worn below the kurta.
import { drawLegs, LEGS } from '../../parts/kids-legs.ts';
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { castOn } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { LegsArt } from '../../parts/kids-legs.ts';
import { flipped, joined, parallel, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  top: ['kurta', 'pathani', 'sherwani', 'angrakha', 'short-kurta'],
  lower: ['pyjama', 'churidar', 'dhoti', 'none'],
  over: ['none', 'bundi', 'stole'],
  sleeve: ['full', 'rolled'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const HEM: Readonly<Record<Cut['top'], number>> = {
  kurta: 322,
  pathani: 326,
  sherwani: 336,
  angrakha: 316,
  'short-kurta': 290,
};

/** A dhoti ready to wear: two gathered halves and a fan of pleats in front. */
function dhoti(ctx: Ctx, y: number): LegsArt {
  const cloth = ctx.plain(ctx.colour(1));
  const trim = ctx.colour(ctx.colourCount - 1);
  const random = ctx.random.fork('dhoti');
  const half = path(
    `M${AXIS - 66} ${y}C${AXIS - 98} ${y + 50} ${AXIS - 106} 330 ${AXIS - 92} 380C${AXIS - 86} 410 ${AXIS - 74} 430 ${AXIS - 64} 446L${AXIS - 24} 448C${AXIS - 20} 410 ${AXIS - 12} 370 ${AXIS} 340V${y}Z`,
  );
  const hem = path(`M${AXIS - 64} 446L${AXIS - 24} 448`);
  const folds = hangingFolds(random, {
    from: [AXIS - 30, AXIS, y + 40],
    to: [AXIS - 104, AXIS - 30, 440],
    count: 8,
    depth: 0.4,
    stagger: 0.1,
    gathered: true,
  });
  const side = (mirror: boolean): string =>
    clothPiece(ctx, {
      outline: mirror ? flipped(half, AXIS) : half,
      fabric: cloth,
      finish: 'soft',
      folds: mirror
        ? folds.map((fold) => ({ ...fold, points: fold.points.map(([x, py]) => [2 * AXIS - x, py] as const) }))
        : folds,
      onCloth: border(mirror ? reversed(flipped(hem, AXIS)) : hem, {
        style: 'zari',
        width: 12,
        colours: [trim, trim, cloth.base],
        side: 'left',
      }),
    });
  const fanHem = path(
    `M${AXIS - 34} 404C${AXIS - 18} 416 ${AXIS - 6} 400 ${AXIS + 6} 414S${AXIS + 26} 404 ${AXIS + 38} 400`,
  );
  const fan = joined([
    path(`M${AXIS - 16} ${y + 30}C${AXIS - 18} 320 ${AXIS - 28} 370 ${AXIS - 34} 404`),
    fanHem,
    path(`M${AXIS + 38} 400C${AXIS + 30} 360 ${AXIS + 20} 310 ${AXIS + 16} ${y + 30}`),
  ]);
  return {
    outlines: [half, flipped(half, AXIS)],
    art:
      side(true) +
      side(false) +
      castOn(ctx, half, fan, { base: cloth.base, dx: 4, dy: 3, soft: 4, strength: 0.4 }) +
      clothPiece(ctx, {
        outline: fan,
        fabric: cloth,
        finish: 'soft',
        form: 0.4,
        folds: hangingFolds(random, {
          from: [AXIS - 15, AXIS + 15, y + 30],
          to: [AXIS - 32, AXIS + 36, 408],
          count: 7,
          depth: 0.45,
          stagger: 0,
          gathered: true,
        }),
        onCloth: border(path(`M${AXIS - 44} 410Q${AXIS} 418 ${AXIS + 48} 406`), {
          style: 'zari',
          width: 18,
          colours: [trim, lighten(trim, 0.3), cloth.base],
          side: 'left',
        }),
      }),
  };
}

export function lowerPart(ctx: Ctx, cut: Cut): LegsArt | undefined {
  const y = HEM[cut.top] - 106;
  if (cut.lower === 'none') return undefined;
  if (cut.lower === 'dhoti') return dhoti(ctx, y);
  const churidar = cut.lower === 'churidar';
  const made = drawLegs(ctx, {
    plan: churidar
      ? {
          ...LEGS.leggings,
          waist: 64,
          y,
          hip: [76, y + 50],
          crotch: y + 84,
          knee: { outer: 66, inner: 16, y: 360 },
          hem: { outer: 56, inner: 26, y: 450 },
          ease: 0.2,
        }
      : cut.top === 'pathani'
        ? {
            ...LEGS.salwar,
            waist: 66,
            y,
            hip: [80, y + 70],
            crotch: y + 112,
            knee: { outer: 86, inner: 9, y: 376 },
            hem: { outer: 70, inner: 24, y: 450 },
          }
        : {
            ...LEGS.pyjama,
            waist: 66,
            y,
            hip: [80, y + 50],
            crotch: y + 90,
            knee: { outer: 82, inner: 12, y: 380 },
            hem: { outer: 80, inner: 22, y: 450 },
            ease: 0.5,
          },
    fabric: ctx.plain(ctx.colour(1)),
    finish: 'soft',
    band: 'none',
    overLeg: churidar
      ? (_leg, _hem, mirror) => {
          const s = mirror ? -1 : 1;
          return [0, 1, 2, 3, 4]
            .map((n) =>
              stitchesFold(
                ctx,
                path(
                  `M${AXIS - s * 60} ${402 + n * 9}Q${AXIS - s * 40} ${409 + n * 9} ${AXIS - s * 24} ${401 + n * 9}`,
                ),
              ),
            )
            .join('');
        }
      : undefined,
  });
  return made;
}

/** A ring of cloth pushed up at the ankle. */
function stitchesFold(ctx: Ctx, along: Path): string {
  const base = ctx.colour(1);
  return (
    draw(pathD(along), { fill: 'none', stroke: darken(base, 0.4), 'stroke-width': 2, 'stroke-opacity': 0.4 }) +
    draw(pathD(parallel(along, -3)), {
      fill: 'none',
      stroke: lighten(base, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.4,
    })
  );
}

function pathD(one: Path): string {
  return `M${one.start.join(' ')}${one.curves.map((curve) => `C${curve.map((point) => point.join(' ')).join(' ')}`).join('')}`;
}
