// The upper edge of western wear: what holds it up (sleeves, straps, a band, nothing) and the neckline between.
import { AXIS, necklineHalf, wholeNeckline } from '../garment.ts';
import type { BodyPlan, NecklineShape } from '../garment.ts';
import { NECK_DEPTHS, NECK_WIDTHS, at, bustEdge, left } from './necklines.ts';
import type { Neck } from './necklines.ts';
import { flipped, joined, path, reversed, smooth } from '../../path.ts';
import type { Path, Point } from '../../path.ts';

export const HOLDS = [
  'sleeved',
  'sleeveless',
  'tank',
  'thin-strap',
  'wide-strap',
  'halter',
  'one-shoulder',
  'off-shoulder',
  'strapless',
  'racer',
] as const;
export type Hold = (typeof HOLDS)[number];

export interface UpperSpec {
  readonly hold: Hold;
  readonly neck: Neck;
  /** How far the neckline dips below its usual depth. */
  readonly lower?: number;
  readonly back?: boolean;
  /** Half width under the arms, when it is not the usual one. */
  readonly chest?: number;
}

export interface Upper {
  /** From the left underarm over the top to the right underarm. */
  readonly contour: Path;
  /** The part of it that is trimmed as a neckline, left to right. */
  readonly neckline: Path;
  /** Armholes from the shoulder down, left and right; none where there is no shoulder. */
  readonly armholes: readonly Path[];
  /** The opposite panel's upper edge, seen inside, from the left to the right underarm. */
  readonly far: Path;
  /** Straps in front and behind, from the foot up. */
  readonly straps: readonly Path[];
  readonly farStraps: readonly Path[];
  readonly strapWidth: number;
  /** Shoulder and underarm points of the left side, where a sleeve is set in. */
  readonly tip: Point;
  readonly under: Point;
  /** For collars; `low` is the middle of the neckline. */
  readonly plan: BodyPlan;
  readonly neckHalf: Path;
  readonly low: number;
}

function shapeOf(neck: Neck): NecklineShape {
  return neck === 'straight' ? 'square' : neck === 'cowl' ? 'scoop' : neck;
}

function planFor(spec: UpperSpec): BodyPlan {
  const { hold, neck, back, chest = 76 } = spec;
  const tank = hold === 'tank' || hold === 'racer';
  const neckHalf = back && neck === 'v' ? 30 : NECK_WIDTHS[neck] + (tank ? 4 : 0);
  const shoulder = { sleeved: 67, sleeveless: 61, tank: 54, racer: 50 }[hold as string] ?? 60;
  return {
    top: 46,
    neckHalf,
    shoulderHalf: Math.max(shoulder, neckHalf + 11),
    shoulderDrop: 14 * (shoulder / 67),
    underarm: [chest, tank ? 140 : 135],
    side: [],
    hemSag: 0,
  };
}

/** Neck point, shoulder tip, armhole: the left side of a garment that rests on the shoulders. */
function shoulderSide(plan: BodyPlan, hold: Hold): { upper: Path; armhole: Path } {
  const { top, neckHalf, shoulderHalf, shoulderDrop, underarm } = plan;
  const tipY = top + shoulderDrop;
  const [half, y] = underarm;
  const scoop = hold === 'sleeved' ? 7 : hold === 'sleeveless' ? 12 : 17;
  const shoulder = path(
    `M${at(neckHalf, top)}C${at(neckHalf + (shoulderHalf - neckHalf) * 0.5, top + shoulderDrop * 0.36)} ${at(shoulderHalf - 8, tipY - 3)} ${at(shoulderHalf, tipY)}`,
  );
  const armhole = path(
    `M${at(shoulderHalf, tipY)}C${at(shoulderHalf - scoop, tipY + (y - tipY) * 0.42)} ${at(half - scoop * 1.9, y - 13)} ${at(half, y)}`,
  );
  return { upper: joined([shoulder, armhole], false), armhole };
}

function shouldered(spec: UpperSpec): Upper {
  const plan = planFor(spec);
  const depth = spec.back ? 15 : NECK_DEPTHS[spec.neck] + (spec.lower ?? 0);
  const neckHalf = necklineHalf(spec.back ? 'round' : shapeOf(spec.neck), plan, depth);
  const { upper, armhole } = shoulderSide(plan, spec.hold);
  const neckline = wholeNeckline(neckHalf);
  const contour = joined([reversed(upper), neckline, flipped(upper)], false);
  const dip = spec.back ? NECK_DEPTHS[spec.neck] : 10;
  const farNeck = wholeNeckline(necklineHalf('round', plan, Math.min(dip, 14)));
  return {
    contour,
    neckline,
    armholes: [armhole, flipped(armhole)],
    far: joined([reversed(upper), farNeck, flipped(upper)], false),
    straps: [],
    farStraps: [],
    strapWidth: 0,
    tip: [left(plan.shoulderHalf), plan.top + plan.shoulderDrop],
    under: [left(plan.underarm[0]), plan.underarm[1]],
    plan,
    neckHalf,
    low: plan.top + depth,
  };
}

/** A racer back: the panel narrows between the shoulder blades and forks to the shoulders; the front shows beside it. */
function racerBack(spec: UpperSpec): Upper {
  const front = shouldered({ ...spec, back: false });
  const { top, neckHalf, shoulderHalf, underarm } = front.plan;
  const [tip, under] = [front.tip, front.under];
  const low = top + 38;
  const arm = path(
    `M${under[0]} ${under[1]}C${at(underarm[0] - 20, under[1] - 2)} ${at(19, under[1] - 8)} ${at(17, low + 22)}C${at(16, low)} ${at(shoulderHalf - 14, low - 16)} ${tip[0]} ${tip[1]}`,
  );
  const half = path(`M${AXIS} ${low}C${at(13, low - 3)} ${at(neckHalf - 6, top + 20)} ${at(neckHalf, top)}`);
  const neckline = wholeNeckline(half);
  return {
    ...front,
    contour: joined([arm, neckline, flipped(reversed(arm))], false),
    neckline,
    armholes: [reversed(arm), flipped(reversed(arm))],
    far: front.contour,
    neckHalf: half,
    low,
  };
}

function strapped(spec: UpperSpec): Upper {
  const { hold, back, lower = 0, chest = 75 } = spec;
  const none = hold === 'strapless';
  const wide = hold === 'wide-strap';
  const foot: Point = none ? [56, 108] : [wide ? 43 : 42, 101];
  const under: Point = [chest, none ? 128 : 138];
  const edge = back ? bustEdge('straight', [foot[0], none ? 116 : 124], 0) : bustEdge(spec.neck, foot, lower);
  const [footHalf, footY] = [foot[0], back ? (none ? 116 : 124) : foot[1]];
  const flank = none
    ? path(
        `M${at(under[0], under[1])}C${at(under[0] - 3, under[1] - 9)} ${at(footHalf + 10, footY + 1)} ${at(footHalf, footY)}`,
      )
    : path(
        `M${at(under[0], under[1])}C${at(under[0] - 14, under[1] - 4)} ${at(footHalf + 12, footY + 18)} ${at(footHalf + (wide ? 8 : 2), footY)}`,
      );
  const farEdge = path(
    `M${at(under[0], under[1])}C${at(under[0] * 0.7, under[1] - (none ? 30 : 20))} ${at(-under[0] * 0.7, under[1] - (none ? 30 : 20))} ${at(-under[0], under[1])}`,
  );
  // A strap is a loop over the shoulder of which both sides show: the outer one in front, the inner one behind.
  const strap = smooth([
    [left(footHalf), footY + 3],
    [left(footHalf + 2), (footY + 50) / 2 + 4],
    [left(footHalf - 3), 44],
  ]);
  const farStrap = smooth([
    [left(footHalf - 11), back ? 112 : 130],
    [left(footHalf - 11), 82],
    [left(footHalf - 6), 45],
  ]);
  const [half, high] = foot;
  const outer = path(
    `M${at(half + 1.5, high + 4)}C${at(half + 7, high - 26)} ${at(half + 7, 41)} ${at(half - 1, 41)}Q${at(half - 6, 41)} ${at(half - 8, 48)}`,
  );
  const inner = path(`M${at(half - 6, 134)}C${at(half - 10, 100)} ${at(half - 10, 60)} ${at(half - 7, 46)}`);
  const [near, beyond] = wide ? [strap, farStrap] : back ? [inner, outer] : [outer, inner];
  const strapWidth = none ? 0 : wide ? 16 : 4.6;
  return {
    contour: joined([flank, edge, flipped(reversed(flank))], false),
    neckline: edge,
    armholes: none ? [] : [reversed(flank), flipped(reversed(flank))],
    far: back && !none ? strapped({ ...spec, back: false }).contour : farEdge,
    straps: none ? [] : [near, flipped(near)],
    farStraps: none ? [] : [beyond, flipped(beyond)],
    strapWidth,
    tip: [left(footHalf), footY],
    under: [left(under[0]), under[1]],
    plan: {
      top: 46,
      neckHalf: footHalf,
      shoulderHalf: footHalf + 12,
      shoulderDrop: 4,
      underarm: under,
      side: [],
      hemSag: 0,
    },
    neckHalf: path(`M${AXIS} ${footY + 20}L${at(footHalf, footY)}`),
    low: footY + (spec.neck === 'v' ? 40 : spec.neck === 'cowl' ? 38 : spec.neck === 'straight' ? 3 : 20) + lower,
  };
}

function halter({ neck, back, lower = 0, chest = 73 }: UpperSpec): Upper {
  const under: Point = [chest, 140];
  const deep = neck === 'v' ? 74 + lower : 16 + lower;
  const flank = back
    ? path(`M${at(under[0], under[1])}C${at(60, 150)} ${at(40, 158)} ${at(26, 160)}`)
    : path(`M${at(under[0], under[1])}C${at(54, 132)} ${at(38, 104)} ${at(29, 58)}`);
  const edge = back
    ? path(`M${at(26, 160)}C${at(10, 162)} ${at(-10, 162)} ${at(-26, 160)}`)
    : neck === 'v'
      ? path(
          `M${at(29, 58)}C${at(25, 80)} ${at(9, 58 + deep * 0.8)} ${AXIS} ${58 + deep}C${at(-9, 58 + deep * 0.8)} ${at(-25, 80)} ${at(-29, 58)}`,
        )
      : path(`M${at(29, 58)}C${at(20, 58 + deep)} ${at(-20, 58 + deep)} ${at(-29, 58)}`);
  const nape = path(`M${at(29, 60)}C${at(25, 44)} ${at(-25, 44)} ${at(-29, 60)}`);
  const side = path(`M${at(under[0], under[1])}C${at(60, 152)} ${at(-60, 152)} ${at(-under[0], under[1])}`);
  return {
    contour: joined([flank, edge, flipped(reversed(flank))], false),
    neckline: edge,
    armholes: [reversed(flank), flipped(reversed(flank))],
    far: side,
    straps: back ? [path(`M${at(29, 62)}C${at(22, 52)} ${at(-22, 52)} ${at(-29, 62)}`)] : [],
    farStraps: back ? [] : [nape],
    strapWidth: neck === 'v' ? 9 : 13,
    tip: [left(29), 58],
    under: [left(under[0]), under[1]],
    plan: { top: 58, neckHalf: 29, shoulderHalf: 32, shoulderDrop: 2, underarm: under, side: [], hemSag: 0 },
    neckHalf: path(`M${AXIS} ${58 + deep}L${at(29, 58)}`),
    low: 58 + (neck === 'v' ? deep : deep * 0.75),
  };
}

function oneShoulder(spec: UpperSpec): Upper {
  const base = shouldered({ ...spec, hold: 'sleeveless', neck: 'round' });
  const { upper, armhole } = shoulderSide(base.plan, 'sleeveless');
  const [half, y] = base.plan.underarm;
  const s = spec.back ? -1 : 1;
  const edge = path(
    `M${AXIS - 34} 46C${AXIS - 26} 78 ${AXIS + 12} 104 ${AXIS + half - 8} ${y - 12}Q${AXIS + half - 1} ${y - 8} ${AXIS + half} ${y}`,
  );
  const turn = (one: Path): Path => (s > 0 ? one : flipped(one));
  const contour = joined([reversed(upper), edge], false);
  return {
    ...base,
    contour: s > 0 ? contour : reversed(flipped(contour)),
    neckline: s > 0 ? edge : reversed(flipped(edge)),
    armholes: [turn(armhole)],
    far: s > 0 ? contour : reversed(flipped(contour)),
    low: 100,
  };
}

function offShoulder({ neck, back, chest = 76 }: UpperSpec): Upper {
  const under: Point = [chest, 142];
  const dip = back ? 2 : neck === 'sweetheart' ? 16 : 8;
  const edge = path(
    `M${at(82, 106)}C${at(50, 108 + dip * 0.6)} ${at(24, 108 + dip)} ${AXIS} ${108 + dip}C${at(-24, 108 + dip)} ${at(-50, 108 + dip * 0.6)} ${at(-82, 106)}`,
  );
  const flank = path(`M${at(under[0], under[1])}C${at(under[0] - 4, 130)} ${at(78, 116)} ${at(82, 106)}`);
  return {
    contour: joined([flank, edge, flipped(reversed(flank))], false),
    neckline: edge,
    armholes: [],
    far: path(
      `M${at(under[0], under[1])}C${at(82, 120)} ${at(84, 110)} ${at(80, 104)}C${at(50, 92)} ${at(-50, 92)} ${at(-80, 104)}C${at(-84, 110)} ${at(-82, 120)} ${at(-under[0], under[1])}`,
    ),
    straps: [],
    farStraps: [],
    strapWidth: 0,
    tip: [left(83), 103],
    under: [left(under[0]), under[1]],
    plan: { top: 100, neckHalf: 80, shoulderHalf: 84, shoulderDrop: 4, underarm: under, side: [], hemSag: 0 },
    neckHalf: path(`M${AXIS} ${108 + dip}L${at(82, 106)}`),
    low: 108 + dip,
  };
}

export function upperOf(spec: UpperSpec): Upper {
  switch (spec.hold) {
    case 'thin-strap':
    case 'wide-strap':
    case 'strapless':
      return strapped(spec);
    case 'halter':
      return halter(spec);
    case 'one-shoulder':
      return oneShoulder(spec);
    case 'off-shoulder':
      return offShoulder(spec);
    case 'racer':
      return spec.back ? racerBack(spec) : shouldered(spec);
    default:
      return shouldered(spec);
  }
}
