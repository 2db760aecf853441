// Measures and folds of kurtis.
import { fannedFolds, hangingFolds } from '../../folds.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan, SleevePlan } from '../../parts/garment.ts';
import type { Point } from '../../path.ts';
import type { Random } from '../../random.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  neckline: ['round', 'v', 'mandarin', 'boat', 'square', 'keyhole', 'sweetheart', 'collar'],
  sleeve: ['three-quarter', 'full', 'elbow', 'short', 'bell', 'sleeveless', 'puff'],
  length: ['calf', 'knee', 'short'],
  shape: ['straight', 'a-line', 'anarkali', 'tiered'],
  front: ['plain', 'placket', 'yoke', 'pintucks', 'panels', 'buttons', 'angrakha', 'jacket'],
  hem: ['straight', 'curved', 'high-low'],
  trim: ['none', 'plain', 'piping', 'zari', 'gota', 'lace', 'block'],
} as const;

export type Cut = CutOf<typeof CUTS>;

const WAIST = 204;

/** An anarkali's seam lies higher, under the bust. */
export const EMPIRE = 184;

/** Where the tiers of a tiered kurti are sewn to each other, as shares of the way from its waist seam to the hem. */
export const TIERS = [0.36, 0.7] as const;

export const isGathered = (cut: Cut): boolean => cut.shape === 'anarkali' || cut.shape === 'tiered';

export const HEM_Y: Readonly<Record<Cut['length'], number>> = { calf: 464, knee: 408, short: 336 };

export const SLEEVES: Readonly<Record<Exclude<Cut['sleeve'], 'sleeveless'>, SleevePlan>> = {
  full: { length: 236, cuff: 38, lean: 10 },
  'three-quarter': { length: 188, cuff: 43, lean: 12 },
  elbow: { length: 132, cuff: 50, lean: 15 },
  short: { length: 82, cuff: 56, lean: 19 },
  bell: { length: 190, cuff: 48, lean: 12, flare: 32 },
  puff: { length: 104, cuff: 46, lean: 17, puff: 13 },
};

export function planOf(cut: Cut): BodyPlan {
  const hem = HEM_Y[cut.length];
  const long = (hem - 250) / 214;
  const curved = cut.hem === 'curved' && !isGathered(cut);
  const arched = cut.hem === 'high-low';
  const neckHalf = cut.neckline === 'boat' ? 44 : cut.neckline === 'mandarin' ? 27 : 32;
  const shared = {
    top: 46,
    neckHalf,
    shoulderHalf: cut.sleeve === 'sleeveless' ? 62 : 68,
    shoulderDrop: 15,
    underarm: [78, 136] as const,
  };
  if (isGathered(cut)) {
    const wide = cut.shape === 'anarkali' ? 58 : 34;
    return {
      ...shared,
      side: [
        [74, 160],
        [67, EMPIRE - 4],
        [84, EMPIRE + 40],
        [92 + wide * long, hem - 20],
      ],
      hemSag: arched ? -46 : cut.shape === 'anarkali' ? 24 : 14,
      waves: { count: 6, depth: 9 },
    };
  }
  const flare = cut.shape === 'a-line' ? 26 : 0;
  const end = hem - (curved ? 40 : 0);
  const seam: readonly Point[] = [
    [75, 164],
    [71, WAIST],
    [79 + flare * 0.25, 250],
    [89 + flare * 0.5, 300],
  ];
  return {
    ...shared,
    // A short curved hem ends above the last of these heights.
    side: [...seam.filter(([, y]) => y < end - 12), [94 + 8 * long + flare, end]],
    hemSag: arched ? -52 : curved ? 44 : 4 + flare * 0.4,
    waves: cut.shape === 'a-line' ? { count: 3, depth: 4 } : undefined,
  };
}

/** What is seen below a hem that is cut higher in front: the back, as long as the corners and a little more. */
export function longBack(plan: BodyPlan): BodyPlan {
  return { ...plan, hemSag: 26 };
}

/** Below the slit the front falls a little inwards and the back, seen from inside, shows beside it. */
export function slitFront(plan: BodyPlan, from: number): BodyPlan {
  const side = plan.side.map(([half, y]) => [y > from ? half - ((y - from) / 160) * 11 : half, y] as const);
  return { ...plan, side };
}

/** Half width of the body at a height below its waist seam. */
const halfAt = (plan: BodyPlan, y: number): number => {
  const [half, low] = plan.side.at(-1) ?? plan.underarm;
  const t = Math.min(1, Math.max(0, (y - EMPIRE) / (low - EMPIRE)));
  return 66 + (half - 66) * t ** 0.85;
};

/** Seam lines of the tiers, from side to side. */
export function tierLines(plan: BodyPlan): readonly (readonly [half: number, y: number])[] {
  const low = plan.side.at(-1)?.[1] ?? 400;
  return TIERS.map((share) => {
    const y = EMPIRE + (low - EMPIRE) * share;
    return [halfAt(plan, y), y] as const;
  });
}

/** Each tier is gathered into the one above, so its folds start anew at the seam and are more in number. */
function tierFolds(random: Random, plan: BodyPlan): Fold[] {
  const low = plan.side.at(-1)?.[1] ?? 400;
  const lines = [[66, EMPIRE] as const, ...tierLines(plan), [halfAt(plan, low), low + 18] as const];
  return lines.slice(1).flatMap(([half, y], n) => {
    const [above, top] = lines[n] ?? [66, EMPIRE];
    return hangingFolds(random.fork(`tier ${n}`), {
      from: [AXIS - above + 3, AXIS + above - 3, top + 2],
      to: [AXIS - half + 3, AXIS + half - 3, y - 3],
      count: 11 + n * 4,
      depth: 0.38,
      stagger: 0.1,
      gathered: true,
    });
  });
}

export function bodyFolds(ctx: Ctx, cut: Cut, plan: BodyPlan): Fold[] {
  const random = ctx.random.fork('body');
  const corner = plan.side.at(-1) ?? plan.underarm;
  // The invisible form: two soft mounds, the hollow between and below them, then the pull towards the underarms.
  const bust: Fold[] = [
    {
      points: [
        [208, 128],
        [214, 152],
        [212, 172],
      ],
      width: 46,
      depth: 0.2,
    },
    {
      points: [
        [304, 128],
        [298, 152],
        [300, 172],
      ],
      width: 46,
      depth: 0.2,
    },
    {
      points: [
        [256, 120],
        [257, 160],
        [256, 200],
      ],
      width: 34,
      depth: -0.12,
    },
    ...fannedFolds(random, { at: [184, 146], toward: 32, spread: 22, length: 50, count: 3, depth: 0.18, width: 8 }),
    ...fannedFolds(random, { at: [328, 146], toward: 148, spread: 22, length: 50, count: 3, depth: 0.18, width: 8 }),
  ];
  if (cut.shape === 'tiered') {
    return [...bust, ...tierFolds(random, plan)];
  }
  if (cut.shape === 'anarkali') {
    return [
      ...bust,
      ...hangingFolds(random, {
        from: [AXIS - 66, AXIS + 66, EMPIRE],
        to: [AXIS - corner[0], AXIS + corner[0], corner[1] + 22],
        count: 13,
        depth: 0.34,
        stagger: 0.12,
        gathered: true,
      }),
    ];
  }
  return [
    ...bust,
    ...hangingFolds(random, {
      from: [AXIS - 54, AXIS + 54, 192],
      to: [AXIS - corner[0] + 10, AXIS + corner[0] - 10, corner[1] + 6],
      count: cut.shape === 'a-line' ? 9 : 7,
      depth: cut.shape === 'a-line' ? 0.36 : 0.3,
      stagger: 0.4,
    }),
  ];
}
