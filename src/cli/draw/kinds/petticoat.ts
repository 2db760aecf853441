// Petticoats worn under sarees: gored ones with a drawstring, stretch ones cut close, short slips with elastic.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, hollow, seam, stitches, wallShadow } from '../light.ts';
import { bow } from '../parts/bows.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { drawnCord } from '../parts/bows.ts';
import { flipped, joined, parallel, path, reversed, smooth, toD } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw, group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  shape: ['gored', 'mermaid', 'half-slip', 'umbrella'],
  hem: ['plain', 'frill', 'lace'],
  waist: ['cord', 'elastic'],
  cloth: ['cotton', 'satin', 'stretch'],
} as const;

type Cut = CutOf<typeof CUTS>;

const TOP = 60;

interface Plan {
  readonly foot: number;
  readonly side: readonly Knot[];
  readonly waist: number;
  readonly hemHalf: number;
}

function planOf(cut: Cut): Plan {
  switch (cut.shape) {
    case 'mermaid':
      return {
        foot: 470,
        waist: 64,
        hemHalf: 104,
        side: [
          [82, 120],
          [86, 180],
          [74, 280],
          [66, 360],
          [72, 404],
          [104, 466],
        ],
      };
    case 'half-slip':
      return {
        foot: 290,
        waist: 66,
        hemHalf: 112,
        side: [
          [88, 130],
          [104, 220],
          [112, 286],
        ],
      };
    case 'umbrella':
      return {
        foot: 462,
        waist: 60,
        hemHalf: 196,
        side: [
          [84, 120],
          [130, 280],
          [196, 448],
        ],
      };
    default:
      return {
        foot: 466,
        waist: 62,
        hemHalf: 132,
        side: [
          [84, 120],
          [106, 260],
          [132, 456],
        ],
      };
  }
}

function hemOf(plan: Plan, waves: number, depth: number): Path {
  const steps = Math.max(8, waves * 2);
  const [, low] = plan.side.at(-1) ?? [0, plan.foot];
  return smooth(
    Array.from({ length: steps + 1 }, (_, n): Knot => {
      const t = (n / steps) * 2 - 1;
      const wave = n === 0 || n === steps || waves === 0 ? 0 : depth * (n % 2 === 0 ? -0.5 : 0.5);
      return [AXIS + plan.hemHalf * t, low + 14 * (1 - t * t) + wave];
    }),
  );
}

function drawPetticoat(cut: Cut, ctx: Ctx): string {
  const plan = planOf(cut);
  const base = ctx.fabric.base;
  const trim = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#fdf6ea', 0.4);
  const trio = [trim, trim, base] as const;
  const close = cut.shape === 'mermaid';
  const finish = cut.cloth === 'satin' ? 'silk' : 'soft';
  const pale = lighten(base, 0.35);
  const side = smooth([[AXIS - plan.waist, TOP], ...plan.side.map(([half, y]): Knot => [AXIS - half, y])]);
  const hem = hemOf(
    plan,
    cut.hem === 'frill' || cut.shape === 'umbrella' ? 8 : close ? 0 : 5,
    cut.shape === 'umbrella' ? 12 : 6,
  );
  const level = hemOf(plan, 0, 0);
  const waist = path(`M${AXIS - plan.waist} ${TOP}Q${AXIS} ${TOP + 9} ${AXIS + plan.waist} ${TOP}`);
  const outline = joined([side, hem, flipped(reversed(side), AXIS), reversed(waist)]);
  const back = path(
    `M${AXIS - plan.waist} ${TOP}Q${AXIS} ${TOP - 10} ${AXIS + plan.waist} ${TOP}Q${AXIS} ${TOP + 9} ${AXIS - plan.waist} ${TOP}Z`,
  );
  const gathered = cut.waist === 'cord' && !close;
  const low = plan.side.at(-1)?.[1] ?? plan.foot;
  const folds: Fold[] = [
    ...hangingFolds(ctx.random.fork('fall'), {
      from: [AXIS - plan.waist + 4, AXIS + plan.waist - 4, TOP + (close ? 300 : 24)],
      to: [AXIS - plan.hemHalf + 8, AXIS + plan.hemHalf - 8, low + 14],
      count: cut.shape === 'umbrella' ? 15 : close ? 7 : 10,
      depth: close ? 0.26 : 0.34,
      stagger: close ? 0.1 : 0.25,
      gathered: cut.shape === 'umbrella',
    }),
    ...(gathered
      ? Array.from({ length: 14 }, (_, n): Fold => {
          const x = AXIS - plan.waist + ((n + 0.5) * plan.waist * 2) / 14;
          return {
            points: [
              [x, TOP - 4],
              [x, TOP + 20],
              [AXIS + (x - AXIS) * 1.18, TOP + 66],
            ],
            width: 7,
            depth: n % 2 === 0 ? 0.4 : -0.4,
            open: 'start',
          };
        })
      : []),
  ];
  const gores = (close ? [-30, 30] : [-34, 0, 34])
    .map((dx) => {
      const spread = (plan.hemHalf / plan.waist) * 0.8;
      const line = close
        ? path(`M${AXIS + dx} ${TOP + 20}C${AXIS + dx * 1.5} 150 ${AXIS + dx * 1.3} 320 ${AXIS + dx * 1.9} 480`)
        : path(
            `M${AXIS + dx} ${TOP + 20}C${AXIS + dx * 1.2} 180 ${AXIS + dx * spread * 0.8} 320 ${AXIS + dx * spread} 490`,
          );
      return seam(line, base, { strength: 0.5, width: 1.2 });
    })
    .join('');
  const casing = [15, 20]
    .map((dy) =>
      stitches(
        path(`M${AXIS - plan.waist - 6} ${TOP + dy}Q${AXIS} ${TOP + dy + 9} ${AXIS + plan.waist + 6} ${TOP + dy}`),
        pale,
        { width: 0.9, opacity: 0.7 },
      ),
    )
    .join('');
  const frillLine = parallel(level, -40);
  const hemWork =
    cut.hem === 'lace'
      ? border(hem, { style: 'lace', width: 24, colours: trio, side: 'left' })
      : cut.hem === 'frill'
        ? border(hem, { style: 'plain', width: 6, colours: [trim, trim, trim], side: 'left' })
        : '';
  const slit = path(`M${AXIS + 44} ${TOP + 4}L${AXIS + 54} ${TOP + 78}L${AXIS + 52} ${TOP + 2}Z`);
  return (
    wallShadow(ctx, [outline, back], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    clipTo(
      ctx,
      back,
      ctx.fabric.reverse.paint({ x: AXIS - 90, y: TOP - 20, width: 180, height: 40 }),
      hollow(ctx, back, base, { strength: 0.7, soft: 6 }),
    ) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      finish,
      folds,
      drape: { amount: close ? 0.16 : 0.28, across: 80, down: 280 },
      form: 0.85,
      onCloth: hemWork,
      over:
        gores +
        casing +
        (cut.hem === 'frill'
          ? seam(frillLine, base, { strength: 0.8, width: 1.6 })
          : stitches(parallel(level, cut.hem === 'lace' ? -30 : -9), pale, { width: 0.8, opacity: 0.6 })) +
        (close
          ? slitOf(base)
          : cut.waist === 'elastic'
            ? ''
            : draw(toD(slit), { fill: darken(base, 0.5), opacity: 0.75 })),
    }) +
    (cut.waist === 'cord'
      ? group({ transform: `translate(${close ? 0 : 44} 0)` }, drawnCord(TOP + 12, mix(trim, '#fdf6ea', 0.4)))
      : bow(AXIS, TOP + 16, 7, trim))
  );
}

/** The walking slit of a close petticoat, with the shade inside. */
function slitOf(base: string): string {
  const gap = path(
    `M${AXIS + 46} 372C${AXIS + 52} 410 ${AXIS + 58} 450 ${AXIS + 62} 500L${AXIS + 84} 500C${AXIS + 74} 450 ${AXIS + 60} 410 ${AXIS + 46} 372Z`,
  );
  return (
    draw(toD(gap), { fill: mix(darken(base, 0.55), '#2b1a33', 0.3) }) +
    seam(path(`M${AXIS + 46} 372C${AXIS + 52} 410 ${AXIS + 58} 450 ${AXIS + 62} 500`), base, { strength: 0.7 })
  );
}

export const kind = defineKind({
  name: 'petticoat',
  about: 'saree petticoat or half slip; colours: cloth, last the lace or frill edge',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const trim = ctx.colour(ctx.colourCount - 1);
      return clothCloseup(ctx, ctx.fabric, {
        hem: {
          style: cut.hem === 'lace' ? 'lace' : 'plain',
          width: cut.hem === 'lace' ? 44 : 12,
          colours: [trim, trim, ctx.colour(0)],
        },
        finish: cut.cloth === 'satin' ? 'silk' : 'soft',
      });
    }
    const plan = planOf(cut);
    const whole = (): string => drawPetticoat(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 200], sharp: 150, reach: 400 },
        zoom(ctx, { x: 270, y: 110, factor: 2.5, turn: -4 }, whole),
      );
    }
    return fit(
      ctx,
      { x: AXIS - plan.hemHalf - 8, y: 46, width: plan.hemHalf * 2 + 16, height: plan.foot - 28 },
      SAFE,
      whole,
    );
  },
});
