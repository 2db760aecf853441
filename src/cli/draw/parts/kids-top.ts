// Children's upper garments: body and sleeves from a few measures, and ribbed edges. Collars stand in kids-collars.ts.
import { darken, lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { castOn, clipTo, crease, seam, stitches } from '../light.ts';
import { flipped, joined, lengthOf, moved, parallel, path, reversed, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import { group, line } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS, hemLine, innerBack, necklineHalf, openEnd, panel, wholeNeckline } from './garment.ts';
import type { BodyPlan, SleevePlan } from './garment.ts';
import { childSleeve } from './kids-arm.ts';
import type { ArmEdge } from './kids-arm.ts';

/** Width for length, a child's garment is wider than a grown-up's, its neck larger, its sleeves shorter. */
export const CHILD_ARMS = {
  cap: { length: 50, cuff: 50, lean: 52 },
  short: { length: 84, cuff: 54, lean: 47 },
  elbow: { length: 126, cuff: 49, lean: 36 },
  full: { length: 212, cuff: 38, lean: 19 },
  puff: { length: 66, cuff: 46, lean: 36, puff: 20 },
} as const satisfies Readonly<Record<string, SleevePlan>>;

export function childPlan(changes: Partial<BodyPlan> & { hem?: number } = {}): BodyPlan {
  const { hem = 322, ...rest } = changes;
  return {
    top: 60,
    neckHalf: 33,
    shoulderHalf: 74,
    shoulderDrop: 15,
    underarm: [86, 150],
    side: [
      [85, 190],
      [86, 250],
      [88, hem],
    ],
    hemSag: 3,
    ...rest,
  };
}

/** A band of knitted rib along an edge, its ribs square to the edge; `depth` is positive to the right of the walk. */
export function ribBand(ctx: Ctx, along: Path, depth: number, colour: string, pitch = 4.4): string {
  const outline = joined([along, reversed(parallel(along, depth))]);
  const ribs = spotsAlong(along, Math.max(6, Math.round(lengthOf(along) / pitch)));
  const ticks = ribs
    .map((s) =>
      line(s.x, s.y, s.x - s.ty * depth, s.y + s.tx * depth, {
        stroke: darken(colour, 0.36),
        'stroke-width': 1.3,
        'stroke-opacity': 0.55,
      }),
    )
    .join('');
  return clothPiece(ctx, { outline, fabric: ctx.plain(colour), form: 0.45, edge: 0.6, warp: 0, over: ticks });
}

export interface TopLook {
  readonly plan: BodyPlan;
  /** Left half of the neckline, from `necklineHalf`. */
  readonly neck: Path;
  readonly arms?: SleevePlan;
  readonly body: Fabric;
  readonly sleeves?: Fabric;
  readonly finish?: Finish;
  /** Depth of the folds; 1 is cotton knit. */
  readonly fall?: number;
  readonly folds?: readonly Fold[];
  /** Further folds of the left sleeve. */
  readonly armFolds?: readonly Fold[];
  readonly armEdge?: ArmEdge;
  /** Seams and stitches of the left sleeve, as paths; they are mirrored for the right one. */
  readonly armSeams?: readonly Path[];
  readonly scale?: number;
  readonly onBody?: string;
  readonly overBody?: string;
  /** Ribbed ends: colour and how deep. */
  readonly cuffRib?: readonly [string, number];
  readonly hemRib?: readonly [string, number];
  readonly neckRib?: readonly [string, number];
  /** Work along the cuff, painted on the cloth before it is folded. */
  readonly onCuff?: (cuff: Path) => string;
  readonly hemStitch?: boolean;
  /** What the inside of the back and its label look like; no inside is drawn for closed collars and hoods. */
  readonly inside?: 'label' | 'bare' | 'none';
  readonly armholes?: boolean;
  /** The body's outline where it is more than a panel: rompers, wraps. The hem is then the caller's. */
  readonly outline?: Path;
}

export interface TopArt {
  readonly art: string;
  readonly outlines: readonly Path[];
  readonly front: Path;
  readonly hem: Path;
  readonly neckline: Path;
}

function childFolds(ctx: Ctx, look: TopLook): Fold[] {
  const { plan, fall = 1 } = look;
  const random = ctx.random.fork('child body');
  const corner = plan.side.at(-1) ?? plan.underarm;
  const [half, y] = plan.underarm;
  const fans = fannedFolds(random, {
    at: [AXIS - half + 8, y + 6],
    toward: 40,
    spread: 26,
    length: 46,
    count: 3,
    depth: 0.09 * fall,
    width: 13,
  });
  return [
    ...fans,
    ...flippedFolds(fans),
    {
      points: [
        [238, y - 40],
        [244, y + 30],
        [240, corner[1] - 40],
      ],
      width: 74,
      depth: 0.13 * fall,
    },
    ...hangingFolds(random, {
      from: [AXIS - half + 22, AXIS + half - 22, y + 34],
      to: [AXIS - corner[0] + 8, AXIS + corner[0] - 8, corner[1] + 4],
      count: 7,
      depth: 0.11 * fall,
      stagger: 0.2,
    }),
    ...(look.folds ?? []),
  ];
}

function drawArm(ctx: Ctx, look: TopLook, arms: SleevePlan, mirror: boolean): { outline: Path; art: string } {
  const { plan, fall = 1 } = look;
  const fabric = look.sleeves ?? look.body;
  const made = childSleeve(plan, arms, look.armEdge);
  const turn = mirror ? flipped : (one: Path): Path => one;
  const outline = turn(made.outline);
  const cuff = mirror ? reversed(turn(made.cuff)) : made.cuff;
  const random = ctx.random.fork(mirror ? 'right arm' : 'left arm');
  const long = arms.length > 150;
  const angle = (arms.lean * Math.PI) / 180;
  const folds: Fold[] = [
    ...fannedFolds(random, {
      at: [AXIS - plan.underarm[0] - 5, plan.underarm[1] + 2],
      toward: 122 + arms.lean * 0.6,
      spread: 26,
      length: 40,
      count: 3,
      depth: 0.24 * fall,
      width: 8,
    }),
    ...(long
      ? fannedFolds(random, {
          at: [AXIS - plan.underarm[0] - 16 - Math.sin(angle) * 90, plan.top + 118],
          toward: 160,
          spread: 34,
          length: 34,
          count: 3,
          depth: 0.24 * fall,
          width: 8,
        })
      : []),
    ...(arms.puff
      ? hangingFolds(random, {
          from: [AXIS - plan.shoulderHalf - 24, AXIS - plan.shoulderHalf + 16, plan.top + 4],
          to: [
            AXIS - plan.shoulderHalf - arms.length * Math.sin(angle) - 10,
            AXIS - plan.shoulderHalf - arms.length * Math.sin(angle) + arms.cuff - 6,
            plan.top + plan.shoulderDrop + arms.length * Math.cos(angle),
          ],
          count: 7,
          depth: 0.4,
          stagger: 0.1,
          gathered: true,
        })
      : []),
  ];
  folds.push(...(look.armFolds ?? []));
  const base = fabric.base;
  const rib = look.cuffRib;
  const cloth = clothPiece(ctx, {
    outline,
    fabric,
    turn: mirror ? -made.lean : made.lean,
    origin: mirror ? [352, 90] : [160, 90],
    scale: look.scale,
    finish: look.finish,
    folds: mirror ? flippedFolds(folds) : folds,
    drape: { amount: 0.26, across: 50, down: 70 },
    onCloth: look.onCuff?.(cuff) ?? '',
    over:
      (look.armSeams ?? []).map((line) => seam(turn(line), base, { strength: 0.5 })).join('') +
      (rib || look.onCuff ? '' : stitches(parallel(cuff, -6), lighten(base, 0.35), { width: 0.9, opacity: 0.55 })),
  });
  return {
    outline,
    art:
      openEnd(ctx, cuff, fabric, 3.4) + cloth + (rib ? clipTo(ctx, outline, ribBand(ctx, cuff, -rib[1], rib[0])) : ''),
  };
}

/** The hem's level, drawn out beyond the body so that a band along it reaches both sides. */
function levelHem(plan: BodyPlan): Path {
  const [half, y] = plan.side.at(-1) ?? plan.underarm;
  return path(`M${AXIS - half - 24} ${y}Q${AXIS} ${y + plan.hemSag * 2} ${AXIS + half + 24} ${y}`);
}

/** A whole upper garment without its shadow and collar. */
export function drawTop(ctx: Ctx, look: TopLook): TopArt {
  const { plan, neck, body: fabric } = look;
  const base = fabric.base;
  const front = look.outline ?? panel(plan, neck);
  const hem = hemLine(plan);
  const neckline = wholeNeckline(neck);
  const inside = look.inside ?? 'label';
  // Below a hood the back may not stand higher than the front, or it would cover the hood's lining.
  const behind = panel({ ...plan, hemSag: plan.hemSag - 2 }, inside === 'none' ? neck : necklineHalf('crew', plan, 8));
  const arms = look.arms
    ? [false, true].map((mirror) => drawArm(ctx, look, look.arms ?? CHILD_ARMS.short, mirror))
    : [];
  const pale = lighten(base, 0.35);
  const body = clothPiece(ctx, {
    outline: front,
    fabric,
    finish: look.finish,
    scale: look.scale,
    folds: childFolds(ctx, look),
    drape: { amount: 0.3, across: 80, down: 200 },
    form: 0.72,
    onCloth: look.onBody ?? '',
    over:
      (look.hemRib || look.outline || look.hemStitch === false
        ? ''
        : stitches(parallel(hem, -7), pale, { width: 0.9, opacity: 0.6 })) + (look.overBody ?? ''),
  });
  const { shoulderHalf, shoulderDrop, top, underarm } = plan;
  const seams = [1, -1]
    .map((s) => {
      const [tx, ty] = [AXIS - s * shoulderHalf, top + shoulderDrop];
      const [ux, uy] = [AXIS - s * underarm[0], underarm[1]];
      const along = path(`M${tx} ${ty}C${tx + s * 7} ${ty + (uy - ty) * 0.4} ${tx + s * 9} ${uy - 14} ${ux} ${uy}`);
      return look.arms ? crease(ctx, along, base, { width: 1.7, strength: 0.5 }) : '';
    })
    .join('');
  const rib = look.neckRib;
  const collar = rib
    ? ribBand(ctx, neckline, rib[1], rib[0]) + seam(parallel(neckline, rib[1]), rib[0], { strength: 0.5, width: 1.1 })
    : '';
  return {
    front,
    hem,
    neckline,
    outlines: [front, ...arms.map((arm) => arm.outline)],
    art:
      (look.outline ? '' : clothPiece(ctx, { outline: moved(behind, 0, 2), fabric: fabric.reverse, form: 0.9 })) +
      (inside === 'none'
        ? ''
        : innerBack(ctx, plan, neck, fabric, { label: inside === 'label' ? '#f1e6d2' : undefined })) +
      arms
        .map(
          (arm, n) =>
            arm.art + castOn(ctx, arm.outline, front, { base, dx: n === 0 ? -3 : 6, dy: 4, soft: 5, strength: 0.45 }),
        )
        .join('') +
      body +
      (look.hemRib ? clipTo(ctx, front, ribBand(ctx, levelHem(plan), -look.hemRib[1], look.hemRib[0])) : '') +
      (look.armholes === false ? '' : group({ opacity: 0.9 }, seams)) +
      (collar === '' ? '' : clipTo(ctx, front, collar)),
  };
}
