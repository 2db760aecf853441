// Sleeves of western wear, from cap to bishop, set in at the shoulder of an upper.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../../folds.ts';
import { castOn, clipTo, edgeLine, hollow, seam, stitches } from '../../light.ts';
import { boundsOf, flipped, joined, oval, parallel, path, reversed, smooth, toD } from '../../path.ts';
import type { Knot, Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish, Fold } from '../../relief.ts';
import { draw, group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { openEnd } from '../garment.ts';
import { points } from './knots.ts';
import { scallopsAlong } from './bodice.ts';
import type { Upper } from './upper.ts';

export const SLEEVES = [
  'none',
  'cap',
  'flutter',
  'short',
  'puff',
  'elbow',
  'three-quarter',
  'full',
  'fitted',
  'bell',
  'bishop',
  'mutton',
  'cold',
] as const;
export type SleeveName = (typeof SLEEVES)[number];

/**
 * Points are "distance along the arm, distance from its axis"; negative is outside. The last of `outer` and the first
 * of `inner` are the corners of the cuff.
 */
interface Shape {
  /** Degrees away from hanging straight down. */
  readonly lean: number;
  readonly outer: string;
  readonly inner: string;
  readonly waves?: number;
  /** Depth of a gathered cuff band. */
  readonly band?: number;
}

const SHAPES: Readonly<Record<Exclude<SleeveName, 'none'>, Shape>> = {
  cap: { lean: 34, outer: '6 -7, 24 -9, 40 -7', inner: '37 36, 34 40' },
  flutter: { lean: 30, outer: '5 -10, 26 -24, 54 -36, 78 -40', inner: '70 30', waves: 3 },
  short: { lean: 20, outer: '8 -9, 34 -13, 60 -12, 80 -11', inner: '82 46' },
  cold: { lean: 20, outer: '8 -9, 34 -13, 64 -13, 92 -13', inner: '94 46' },
  puff: { lean: 19, outer: '-2 -12, 8 -25, 34 -36, 58 -34, 76 -20, 81 -12', inner: '83 44', band: 11 },
  elbow: { lean: 15, outer: '8 -9, 34 -13, 84 -12, 128 -11', inner: '130 41, 96 36' },
  'three-quarter': { lean: 12, outer: '8 -9, 34 -12, 96 -12, 186 -8', inner: '187 33, 120 36' },
  full: { lean: 9, outer: '8 -9, 34 -12, 120 -12, 232 -7', inner: '233 28, 130 35' },
  fitted: { lean: 9, outer: '8 -7, 34 -9, 120 -8, 236 -3', inner: '237 23, 130 29' },
  bell: { lean: 12, outer: '8 -9, 34 -12, 90 -11, 140 -18, 196 -38', inner: '198 50, 140 36, 100 32', waves: 3 },
  bishop: {
    lean: 10,
    outer: '8 -10, 36 -15, 110 -20, 170 -31, 200 -27, 214 -8',
    inner: '216 25, 204 40, 176 44, 110 36',
    band: 17,
  },
  mutton: { lean: 10, outer: '-3 -12, 8 -26, 36 -35, 70 -27, 112 -13, 232 -5', inner: '233 25, 130 31' },
};

export interface SleeveLook {
  readonly name: SleeveName;
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly seed: number;
  /** Colours of cuffs that are bound, banded or bordered. */
  readonly trim?: { readonly style: 'rib' | 'lace' | 'band' | 'stitch' | 'scallop'; readonly colour: string };
}

interface Made {
  readonly outline: Path;
  readonly cuff: Path;
  readonly band?: Path;
  readonly at: (distance: number, side: number) => Point;
}

export function shapeSleeve(upper: Upper, name: Exclude<SleeveName, 'none'>): Made {
  const { lean, waves = 0, band } = SHAPES[name];
  const [outer, inner] = [points(SHAPES[name].outer), points(SHAPES[name].inner)];
  const { tip, under } = upper;
  const angle = (lean * Math.PI) / 180;
  const [down, across]: [Point, Point] = [
    [-Math.sin(angle), Math.cos(angle)],
    [Math.cos(angle), Math.sin(angle)],
  ];
  const at = (distance: number, side: number): Point => [
    tip[0] + down[0] * distance + across[0] * side,
    tip[1] + down[1] * distance + across[1] * side,
  ];
  const outside = smooth([[tip[0] + 5, tip[1] - 2, 'corner'], ...outer.map(([d, s]): Knot => at(d, s))]);
  const [outEnd, inEnd] = [outer.at(-1) ?? ([60, -10] as const), inner[0] ?? ([60, 30] as const)];
  const steps = waves > 0 ? waves * 2 : 2;
  const cuffKnots = Array.from({ length: steps + 1 }, (_, n): Knot => {
    const t = n / steps;
    const [d, s] = [outEnd[0] + (inEnd[0] - outEnd[0]) * t, outEnd[1] + (inEnd[1] - outEnd[1]) * t];
    const dip = waves > 0 ? (n % 2 === 0 ? -3 : 4) : 3.2;
    return at(d + (n === 0 || n === steps ? 0 : dip + (waves > 0 ? 5 * Math.sin(Math.PI * t) : 0)), s);
  });
  const cuff = smooth(cuffKnots);
  // All but a cap sleeve, which ends on the armhole, go round the underarm.
  const low: Knot = [under[0] - 2, under[1] + 8];
  const high: Knot = [under[0] + 6, under[1] - 2];
  const inside = smooth([...inner.map(([d, s]): Knot => at(d, s)), ...(name === 'cap' ? [] : [low, high])]);
  const outline = joined([
    outside,
    cuff,
    inside,
    path(`M${under[0] + 22} ${under[1] - 12}L${tip[0] + 26} ${tip[1] + 6}`),
  ]);
  if (band === undefined) return { outline, cuff, at };
  const [a, b] = [at(outEnd[0] - 1, outEnd[1] + 1.5), at(inEnd[0] - 1, inEnd[1] - 1.5)];
  const [c, d] = [at(inEnd[0] + band, inEnd[1] - 2), at(outEnd[0] + band, outEnd[1] + 2)];
  const p = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const mid = (u: Point, v: Point, by: number): Point => [
    (u[0] + v[0]) / 2 + down[0] * by,
    (u[1] + v[1]) / 2 + down[1] * by,
  ];
  return { outline, cuff, at, band: path(`M${p(a)}Q${p(mid(a, b, 5))} ${p(b)}L${p(c)}Q${p(mid(c, d, 5))} ${p(d)}Z`) };
}

function foldsOf(ctx: Ctx, name: Exclude<SleeveName, 'none'>, upper: Upper, made: Made, side: string): Fold[] {
  const random = ctx.random.fork(`sleeve ${side}`);
  const { lean } = SHAPES[name];
  const [ux, uy] = upper.under;
  const armpit = fannedFolds(random, {
    at: [ux - 3, uy + 2],
    toward: 118,
    spread: 26,
    length: 52,
    count: 3,
    depth: 0.26,
    width: 8,
  });
  const gathers = (from: Point, toward: number, spread: number, length: number, count: number): Fold[] =>
    fannedFolds(random, { at: from, toward, spread, length, count, depth: 0.34, width: 7 });
  const elbow = fannedFolds(random, {
    at: [ux - 24, uy + 34],
    toward: 150,
    spread: 34,
    length: 34,
    count: 3,
    depth: 0.22,
    width: 8,
  });
  switch (name) {
    case 'cap':
      return gathers(made.at(2, 0), 120, 30, 30, 3);
    case 'flutter': {
      const [a, b] = [made.at(78, -38), made.at(74, 26)];
      return hangingFolds(random, {
        from: [upper.tip[0] - 8, upper.tip[0] + 12, upper.tip[1] + 6],
        to: [a[0], b[0], (a[1] + b[1]) / 2 + 4],
        count: 6,
        depth: 0.42,
        stagger: 0.05,
        gathered: true,
      });
    }
    case 'puff':
      return [
        ...gathers(made.at(-2, 0), 90 + lean + 26, 52, 46, 7),
        ...gathers(made.at(88, 8), -90 + lean - 22, 40, 44, 6),
      ];
    case 'mutton':
      return [...gathers(made.at(-2, 0), 90 + lean + 26, 50, 56, 7), ...elbow];
    case 'bishop':
      return [
        ...armpit,
        ...hangingFolds(random, {
          from: [made.at(60, -10)[0], made.at(60, 26)[0], made.at(60, 0)[1]],
          to: [made.at(210, -12)[0], made.at(210, 26)[0], made.at(212, 0)[1]],
          count: 7,
          depth: 0.36,
          stagger: 0.4,
        }),
        ...gathers(made.at(222, 8), -90 + lean, 34, 52, 6),
      ];
    case 'bell':
      return [
        ...armpit,
        ...hangingFolds(random, {
          from: [made.at(90, -8)[0], made.at(90, 28)[0], made.at(90, 0)[1]],
          to: [made.at(198, -34)[0], made.at(198, 46)[0], made.at(204, 0)[1]],
          count: 5,
          depth: 0.4,
          stagger: 0.2,
        }),
      ];
    case 'short':
    case 'cold':
      return armpit;
    default:
      return [...armpit, ...elbow];
  }
}

/** Both sleeves, drawn before the body they are set into. */
export function drawSleeves(ctx: Ctx, upper: Upper, look: SleeveLook): { outlines: Path[]; art: string } {
  const { name, fabric, finish, trim, seed } = look;
  if (name === 'none') return { outlines: [], art: '' };
  const made = shapeSleeve(upper, name);
  const lean = SHAPES[name].lean;
  const base = fabric.base;
  const outlines: Path[] = [];
  let art = '';
  for (const mirror of [false, true]) {
    const turn = (one: Path): Path => (mirror ? flipped(one) : one);
    const outline = turn(made.outline);
    const cuff = mirror ? reversed(turn(made.cuff)) : made.cuff;
    const folds = foldsOf(ctx, name, upper, made, mirror ? 'right' : 'left');
    outlines.push(outline);
    const worked =
      trim?.style === 'lace'
        ? border(cuff, { style: 'lace', width: 13, colours: [base, trim.colour, base], side: 'left' })
        : trim?.style === 'band' && made.band === undefined
          ? border(cuff, { style: 'plain', width: 16, colours: [trim.colour, trim.colour, base], side: 'left' })
          : '';
    const ribbed = trim?.style === 'rib' && made.band === undefined;
    art +=
      (trim?.style === 'scallop' ? scallopsAlong(cuff, trim.colour, 'right') : '') +
      (made.band === undefined && trim?.style !== 'scallop'
        ? openEnd(ctx, cuff, fabric, name === 'flutter' ? 6 : 3.4)
        : '') +
      clothPiece(ctx, {
        outline,
        fabric,
        finish,
        turn: mirror ? -lean : lean,
        origin: mirror ? [346, 70] : [166, 70],
        folds: mirror ? flippedFolds(folds) : folds,
        drape: { amount: 0.28, across: 46, down: 70 },
        seed: seed + (mirror ? 5 : 2),
        onCloth: worked,
        over:
          (made.band || ribbed || worked
            ? ''
            : stitches(parallel(cuff, -5), lighten(base, 0.35), { width: 0.8, opacity: 0.5 })) +
          (ribbed ? ribs(ctx, cuff, trim.colour) : '') +
          (worked && trim?.style === 'band' ? seam(parallel(cuff, -16), base, { strength: 0.6, width: 1.1 }) : ''),
      });
    if (name === 'cold') art += coldHole(ctx, made, turn, fabric);
    if (made.band) {
      const band = turn(made.band);
      const cloth =
        trim?.style === 'rib'
          ? ctx.cloth({ name: 'rib', scale: 0.8 }, [trim.colour])
          : trim?.style === 'band'
            ? ctx.plain(trim.colour)
            : fabric;
      art +=
        castOn(ctx, band, outline, { base, dx: 1, dy: 3, soft: 2, strength: 0.3 }) +
        clothPiece(ctx, { outline: band, fabric: cloth, turn: mirror ? -lean : lean, form: 0.6, warp: 2, edge: 0.7 });
    }
  }
  return { outlines, art };
}

/** A ribbed cuff knitted on: a band of its own colour with fine upright lines. */
function ribs(ctx: Ctx, cuff: Path, colour: string): string {
  const inner = parallel(cuff, -9);
  const band = joined([cuff, reversed(inner)]);
  const cloth = ctx.cloth({ name: 'rib', scale: 0.6 }, [colour]).paint(boundsOf(band));
  return (
    clipTo(ctx, band, draw(toD(band), { fill: colour }), group({ opacity: 0.4 }, cloth)) +
    draw(toD(inner), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1.1, 'stroke-opacity': 0.7 })
  );
}

/** The gap of a cold shoulder, with the sleeve's far side in it. */
function coldHole(ctx: Ctx, made: Made, turn: (one: Path) => Path, fabric: Fabric): string {
  const [x, y] = made.at(30, 4);
  const hole = turn(oval(x, y, 15, 24));
  return (
    clipTo(
      ctx,
      hole,
      draw(toD(hole), { fill: mix(darken(fabric.base, 0.35), ctx.tint, 0.25) }),
      hollow(ctx, hole, fabric.base, { strength: 0.9, soft: 7 }),
    ) +
    edgeLine(hole, fabric.base, { strength: 0.7 }) +
    draw(toD(hole), {
      fill: 'none',
      stroke: lighten(fabric.base, 0.4),
      'stroke-width': 1.4,
      'stroke-opacity': 0.6,
      transform: 'translate(-.5 -.7)',
    })
  );
}
