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
    `M${AXIS - 66} ${y}C${AXIS - 98} ${y + 50} ${AXIS - 106} 344 ${AXIS - 92} 404C${AXIS - 86} 442 ${AXIS - 74} 468 ${AXIS - 64} 486L${AXIS - 24} 488C${AXIS - 20} 444 ${AXIS - 12} 390 ${AXIS} 348V${y}Z`,
  );
  const hem = path(`M${AXIS - 64} 486L${AXIS - 24} 488`);
  const folds = hangingFolds(random, {
    from: [AXIS - 30, AXIS, y + 40],
    to: [AXIS - 104, AXIS - 30, 480],
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
    `M${AXIS - 34} 438C${AXIS - 18} 450 ${AXIS - 6} 434 ${AXIS + 6} 448S${AXIS + 26} 438 ${AXIS + 38} 434`,
  );
  const fan = joined([
    path(`M${AXIS - 16} ${y + 30}C${AXIS - 18} 330 ${AXIS - 28} 398 ${AXIS - 34} 438`),
    fanHem,
    path(`M${AXIS + 38} 434C${AXIS + 30} 388 ${AXIS + 20} 322 ${AXIS + 16} ${y + 30}`),
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
          to: [AXIS - 32, AXIS + 36, 442],
          count: 7,
          depth: 0.45,
          stagger: 0,
          gathered: true,
        }),
        onCloth: border(path(`M${AXIS - 44} 444Q${AXIS} 452 ${AXIS + 48} 440`), {
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
          knee: { outer: 66, inner: 16, y: 380 },
          hem: { outer: 56, inner: 26, y: 490 },
          ease: 0.2,
        }
      : cut.top === 'pathani'
        ? {
            ...LEGS.salwar,
            waist: 66,
            y,
            hip: [80, y + 70],
            crotch: y + 112,
            knee: { outer: 86, inner: 9, y: 396 },
            hem: { outer: 70, inner: 24, y: 490 },
          }
        : {
            ...LEGS.pyjama,
            waist: 66,
            y,
            hip: [80, y + 50],
            crotch: y + 90,
            knee: { outer: 82, inner: 12, y: 400 },
            hem: { outer: 76, inner: 22, y: 490 },
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
                  `M${AXIS - s * 60} ${442 + n * 9}Q${AXIS - s * 40} ${449 + n * 9} ${AXIS - s * 24} ${441 + n * 9}`,
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
