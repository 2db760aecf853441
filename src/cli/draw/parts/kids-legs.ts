// Trousers, shorts and leggings for children: two legs, a waistband, and what is sewn on them.
import { lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { castOn, clipTo, seam, stitches } from '../light.ts';
import { flipped, joined, parallel, path, reversed, smooth } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS, openEnd } from './garment.ts';
import { ribBand } from './kids-top.ts';
import { waistband } from './kids-waistband.ts';

/** Half measures from the axis; `outer` and `inner` are the two edges of a leg. */
export interface LegsPlan {
  readonly waist: number;
  readonly y: number;
  readonly hip: Point;
  readonly crotch: number;
  readonly knee?: { readonly outer: number; readonly inner: number; readonly y: number };
  readonly hem: { readonly outer: number; readonly inner: number; readonly y: number };
  /** How full the legs fall: 0 is a legging, 1 a gathered pyjama or salwar. */
  readonly ease: number;
}

export const LEGS = {
  jeans: {
    waist: 68,
    y: 60,
    hip: [82, 122],
    crotch: 164,
    knee: { outer: 84, inner: 24, y: 250 },
    hem: { outer: 86, inner: 34, y: 400 },
    ease: 0.35,
  },
  joggers: {
    waist: 66,
    y: 60,
    hip: [84, 130],
    crotch: 168,
    knee: { outer: 88, inner: 20, y: 260 },
    hem: { outer: 70, inner: 36, y: 398 },
    ease: 0.55,
  },
  cargo: {
    waist: 68,
    y: 60,
    hip: [84, 124],
    crotch: 166,
    knee: { outer: 92, inner: 20, y: 260 },
    hem: { outer: 94, inner: 26, y: 402 },
    ease: 0.5,
  },
  pyjama: {
    waist: 66,
    y: 60,
    hip: [86, 130],
    crotch: 172,
    knee: { outer: 94, inner: 14, y: 270 },
    hem: { outer: 98, inner: 22, y: 402 },
    ease: 0.7,
  },
  leggings: {
    waist: 60,
    y: 60,
    hip: [72, 118],
    crotch: 150,
    knee: { outer: 64, inner: 20, y: 262 },
    hem: { outer: 58, inner: 30, y: 404 },
    ease: 0.1,
  },
  capri: {
    waist: 62,
    y: 60,
    hip: [76, 120],
    crotch: 154,
    knee: { outer: 74, inner: 18, y: 240 },
    hem: { outer: 72, inner: 24, y: 306 },
    ease: 0.2,
  },
  shorts: { waist: 68, y: 60, hip: [86, 130], crotch: 168, hem: { outer: 100, inner: 16, y: 250 }, ease: 0.4 },
  bloomers: { waist: 66, y: 60, hip: [92, 120], crotch: 164, hem: { outer: 78, inner: 22, y: 196 }, ease: 0.9 },
  palazzo: {
    waist: 64,
    y: 60,
    hip: [84, 126],
    crotch: 166,
    knee: { outer: 108, inner: 6, y: 270 },
    hem: { outer: 128, inner: 4, y: 404 },
    ease: 1,
  },
  salwar: {
    waist: 66,
    y: 60,
    hip: [96, 150],
    crotch: 230,
    knee: { outer: 92, inner: 20, y: 310 },
    hem: { outer: 62, inner: 34, y: 400 },
    ease: 1,
  },
} as const satisfies Readonly<Record<string, LegsPlan>>;

export interface LegsLook {
  readonly plan: LegsPlan;
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly scale?: number;
  readonly band: 'elastic' | 'belt' | 'rib' | 'none';
  /** Cloth of the waistband where it is another. */
  readonly bandFabric?: Fabric;
  readonly cord?: string;
  readonly thread?: string;
  readonly metal?: string;
  readonly cuffRib?: readonly [string, number];
  /** Painted on a leg's cloth; gets the hem's level from left to right, longer than the hem. */
  readonly onLeg?: (hem: Path, mirror: boolean) => string;
  /** Drawn over a leg and cut by it. */
  readonly overLeg?: (leg: Path, hem: Path, mirror: boolean) => string;
  readonly turnUp?: Fabric;
  readonly fly?: boolean;
  /** Seen from behind: a loop in place of the button. */
  readonly back?: boolean;
}

export interface LegsArt {
  readonly art: string;
  readonly outlines: readonly Path[];
}

/** The left leg with its half of the seat. */
export function legOutline(plan: LegsPlan): { outline: Path; hem: Path; outer: Path } {
  const { waist, y, hip, crotch, knee, hem } = plan;
  const outer = smooth([
    [AXIS - waist, y],
    [AXIS - hip[0], hip[1]],
    ...(knee ? [[AXIS - knee.outer, knee.y] as const] : []),
    [AXIS - hem.outer, hem.y],
  ]);
  const end = path(
    `M${AXIS - hem.outer} ${hem.y}Q${AXIS - (hem.outer + hem.inner) / 2} ${hem.y + 5} ${AXIS - hem.inner} ${hem.y}`,
  );
  const inner = smooth([
    [AXIS - hem.inner, hem.y],
    ...(knee ? [[AXIS - knee.inner, knee.y] as const] : []),
    [AXIS - (knee ? 6 : 3), crotch + 10],
    [AXIS, crotch, 'corner'],
  ]);
  return { outline: joined([outer, end, inner, path(`M${AXIS} ${crotch}L${AXIS + 1} ${y + 4}`)]), hem: end, outer };
}

/** The hem's level, drawn out beyond the leg so that a band along it reaches both edges. */
function levelCuff({ hem }: LegsPlan, mirror: boolean): Path {
  const [a, b] = mirror
    ? [AXIS + hem.inner - 16, AXIS + hem.outer + 24]
    : [AXIS - hem.outer - 24, AXIS - hem.inner + 16];
  return path(`M${a} ${hem.y}Q${(a + b) / 2} ${hem.y + 5} ${b} ${hem.y}`);
}

function legFolds(ctx: Ctx, plan: LegsPlan, gathered: boolean): Fold[] {
  const random = ctx.random.fork('leg');
  const { crotch, hem, knee, ease, hip, waist, y } = plan;
  const long = hem.y - crotch > 120;
  return [
    ...fannedFolds(random, {
      at: [AXIS - 6, crotch - 6],
      toward: 196,
      spread: 34,
      length: 44,
      count: 3,
      depth: 0.1,
      width: 14,
    }),
    ...(long && knee
      ? fannedFolds(random, {
          at: [AXIS - knee.inner - 6, knee.y],
          toward: 186,
          spread: 30,
          length: 40,
          count: 3,
          depth: 0.05 + 0.05 * ease,
          width: 13,
        })
      : []),
    ...(ease > 0.3
      ? hangingFolds(random, {
          from: [AXIS - waist + 8, AXIS - 12, y + 18],
          to: [AXIS - hem.outer + 10, AXIS - hem.inner - 8, hem.y + 4],
          count: Math.round(3 + ease * 4),
          depth: ease < 0.6 ? 0.07 : 0.06 + ease * 0.17,
          stagger: gathered ? 0.1 : ease < 0.6 ? 0.25 : 0.4,
          gathered,
        })
      : [
          {
            points: [
              [AXIS - hip[0] * 0.55, hip[1]],
              [AXIS - (hem.outer + hem.inner) / 2, (crotch + hem.y) / 2],
              [AXIS - (hem.outer + hem.inner) / 2, hem.y],
            ],
            width: 30,
            depth: 0.16,
          } as Fold,
        ]),
  ];
}

function drawLeg(ctx: Ctx, look: LegsLook, mirror: boolean): { outline: Path; art: string } {
  const { plan, fabric } = look;
  const made = legOutline(plan);
  const outline = mirror ? flipped(made.outline, AXIS) : made.outline;
  const hem = mirror ? reversed(flipped(made.hem, AXIS)) : made.hem;
  const folds = legFolds(ctx, plan, plan.ease > 0.8);
  const slant = Math.atan2((plan.hem.outer + plan.hem.inner) / 2 - plan.waist / 2, plan.hem.y - plan.y) * 57.3;
  const turn = mirror ? -slant : slant;
  const pale = look.thread ?? lighten(fabric.base, 0.35);
  const turnUp = look.turnUp
    ? clothPiece(ctx, {
        outline: joined([hem, reversed(parallel(hem, -20))]),
        fabric: look.turnUp,
        turn,
        form: 0.5,
        warp: 0,
        edge: 0.7,
      })
    : '';
  return {
    outline,
    art:
      openEnd(ctx, hem, fabric, 3.6) +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: look.finish,
        scale: look.scale,
        turn,
        origin: [AXIS + (mirror ? 34 : -34), plan.y],
        folds: mirror ? flippedFolds(folds, AXIS) : folds,
        drape: { amount: 0.26, across: 60, down: 190 },
        form: 0.75,
        onCloth: look.onLeg?.(levelCuff(plan, mirror), mirror) ?? '',
        over:
          (look.cuffRib || look.turnUp || look.onLeg
            ? ''
            : stitches(parallel(hem, -7), pale, { width: 0.9, opacity: 0.65 })) +
          (look.overLeg?.(outline, hem, mirror) ?? ''),
      }) +
      (look.cuffRib
        ? clipTo(ctx, outline, ribBand(ctx, levelCuff(plan, mirror), -look.cuffRib[1], look.cuffRib[0]))
        : '') +
      (turnUp === ''
        ? ''
        : castOn(ctx, outline, joined([hem, reversed(parallel(hem, -20))]), {
            base: fabric.base,
            dx: 0,
            dy: -2,
            soft: 2,
          }) + turnUp),
  };
}

/** A whole pair, without its shadow. */
export function drawLegs(ctx: Ctx, look: LegsLook): LegsArt {
  const { plan, fabric } = look;
  const { y, crotch } = plan;
  const right = drawLeg(ctx, look, true);
  const left = drawLeg(ctx, look, false);
  const thread = look.thread ?? lighten(fabric.base, 0.35);
  const front = seam(
    path(`M${AXIS} ${y + 20}C${AXIS + 1} ${y + 60} ${AXIS - 1} ${crotch - 20} ${AXIS} ${crotch}`),
    fabric.base,
    { strength: 0.65 },
  );
  const fly = look.fly
    ? stitches(
        path(`M${AXIS + 18} ${y + 26}C${AXIS + 18} ${y + 54} ${AXIS + 16} ${y + 70} ${AXIS + 2} ${y + 78}`),
        thread,
        { length: 3, gap: 2, width: 1 },
      ) + stitches(path(`M${AXIS + 3} ${y + 26}V${crotch - 4}`), thread, { length: 3, gap: 2, width: 0.9 })
    : '';
  return {
    outlines: [left.outline, right.outline],
    art: right.art + left.art + front + fly + (look.band === 'none' ? '' : waistband(ctx, look)),
  };
}
