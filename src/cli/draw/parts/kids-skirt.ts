// Skirts of frocks, lehengas and skirts: gathered, tiered, net, pleated, from a waist to a hem.
import { darken, lighten, mix } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, crease, seam, stitches } from '../light.ts';
import { joined, moved, parallel, path, smooth, toD } from '../path.ts';
import type { Knot, Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Finish, Fold } from '../relief.ts';
import { circle, draw, group } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS } from './garment.ts';

export interface SkirtLook {
  /** Half width and height of the waist and of the hem's corner. */
  readonly waist: Point;
  readonly hem: Point;
  readonly sag: number;
  /** Scallops that folds draw into the hem. */
  readonly waves: number;
  readonly waveDepth?: number;
  readonly fabric: Fabric;
  readonly folds: number;
  readonly depth?: number;
  readonly stagger?: number;
  readonly gathered?: boolean;
  readonly finish?: Finish;
  readonly scale?: number;
  /** How much the sides belly out (above 0) or hang straight (0). */
  readonly belly?: number;
  /** Borders painted on the cloth; gets the hem's level, as a wide band cannot follow its waves. */
  readonly onHem?: (level: Path) => string;
  readonly overHem?: (hem: Path) => string;
  readonly hemStitch?: boolean;
  readonly back?: boolean;
}

export interface SkirtArt {
  readonly art: string;
  readonly outline: Path;
  readonly hem: Path;
}

function hemOf(look: SkirtLook, lift = 0): Path {
  const { hem, sag, waves, waveDepth = 7 } = look;
  const steps = Math.max(10, waves * 2);
  const knots: Knot[] = [];
  for (let n = 0; n <= steps; n += 1) {
    const t = n / steps;
    const wave = n === 0 || n === steps || waves === 0 ? 0 : waveDepth * (n % 2 === 0 ? -0.5 : 0.5);
    knots.push([AXIS - hem[0] + 2 * hem[0] * t, hem[1] - lift + sag * (1 - (2 * t - 1) ** 2) + wave]);
  }
  return smooth(knots);
}

function levelOf({ hem: [half, y], sag, waves, waveDepth = 7 }: SkirtLook): Path {
  const low = y + (waves > 0 ? waveDepth * 0.5 : 0) + 0.6;
  return path(`M${AXIS - half - 6} ${low - 2}Q${AXIS} ${low + sag * 2} ${AXIS + half + 6} ${low - 2}`);
}

function skirtOutline(look: SkirtLook, lift = 0): { outline: Path; hem: Path } {
  const { waist, hem, belly = 0.1 } = look;
  const bow = (hem[0] - waist[0]) * belly;
  const mid = (waist[1] + hem[1]) / 2;
  const side = (s: number): string =>
    `C${AXIS + s * (waist[0] + (hem[0] - waist[0]) * 0.28 + bow)} ${waist[1] + (mid - waist[1]) * 0.6} ${AXIS + s * (waist[0] + (hem[0] - waist[0]) * 0.72 + bow)} ${mid + (hem[1] - mid) * 0.2} ${AXIS + s * hem[0]} ${hem[1] - lift}`;
  const bottom = hemOf(look, lift);
  const left = path(`M${AXIS - waist[0]} ${waist[1]}${side(-1)}`);
  const right = path(`M${AXIS + waist[0]} ${waist[1]}${side(1)}`);
  return {
    hem: bottom,
    outline: joined([left, bottom, { ...right, start: right.curves[0]?.[2] ?? right.start, curves: backwards(right) }]),
  };
}

function backwards(source: Path): Path['curves'] {
  const [curve] = source.curves;
  return curve ? [[curve[1], curve[0], source.start]] : [];
}

function skirtFolds(ctx: Ctx, look: SkirtLook): Fold[] {
  const { waist, hem, sag, folds, depth = 0.32, stagger = 0.15, gathered = true } = look;
  return hangingFolds(ctx.random.fork(`skirt ${hem[1]}`), {
    from: [AXIS - waist[0] + 4, AXIS + waist[0] - 4, waist[1]],
    to: [AXIS - hem[0] + 6, AXIS + hem[0] - 6, hem[1] + sag],
    count: folds,
    depth,
    stagger,
    gathered,
  });
}

/** One layer of a skirt with, behind it, the inside of its back. */
export function drawSkirt(ctx: Ctx, look: SkirtLook): SkirtArt {
  const { fabric } = look;
  const { outline, hem } = skirtOutline(look);
  const behind = skirtOutline({ ...look, sag: look.sag * 0.4, waveDepth: -(look.waveDepth ?? 7) }, 3).outline;
  const pale = lighten(fabric.base, 0.35);
  return {
    outline,
    hem,
    art:
      (look.back === false ? '' : clothPiece(ctx, { outline: behind, fabric: fabric.reverse, form: 0.8, edge: 0.5 })) +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: look.finish,
        scale: look.scale,
        origin: [AXIS, look.waist[1]],
        folds: skirtFolds(ctx, look),
        drape: { amount: 0.22, across: 70, down: 220 },
        form: 0.75,
        onCloth: look.onHem?.(levelOf(look)) ?? '',
        over:
          (look.hemStitch === false ? '' : stitches(parallel(hem, -6, 40), pale, { width: 0.8, opacity: 0.5 })) +
          (look.overHem?.(hem) ?? ''),
      }),
  };
}

/** Gathers under a seam: short creases that run out. */
export function gathers(
  ctx: Ctx,
  along: Path,
  base: string,
  look: { count: number; length: number; spread?: number },
): string {
  const [a, b] = [along.start, along.curves.at(-1)?.[2] ?? along.start];
  const random = ctx.random.fork(`gathers ${a[1]}`);
  return Array.from({ length: look.count }, (_, n) => {
    const t = (n + 0.5 + random.near(0, 0.25)) / look.count;
    const x = a[0] + (b[0] - a[0]) * t;
    const y = a[1] + (b[1] - a[1]) * t + 4 * (look.spread ?? 1) * (1 - (2 * t - 1) ** 2);
    const lean = (t - 0.5) * look.length * 0.7;
    return crease(ctx, path(`M${x} ${y}L${x + lean} ${y + look.length * random.between(0.7, 1.2)}`), base, {
      width: 2,
      strength: 0.4,
    });
  }).join('');
}

/** Tiers from the waist down, each fuller than the one above and laid over the next. */
export function drawTiers(ctx: Ctx, look: SkirtLook, count: number, cloths: readonly Fabric[]): SkirtArt {
  const { waist, hem } = look;
  const at = (t: number): Point => [waist[0] + (hem[0] - waist[0]) * t ** 0.9, waist[1] + (hem[1] - waist[1]) * t];
  let art = '';
  let lowest: SkirtArt | undefined;
  for (let n = count - 1; n >= 0; n -= 1) {
    const from = at(n / count);
    const to = at((n + 1) / count);
    const fabric = cloths[n % cloths.length] ?? look.fabric;
    const tier = drawSkirt(ctx, {
      ...look,
      waist: [from[0] - (n > 0 ? 3 : 0), from[1] - (n > 0 ? 6 : 0)],
      hem: [to[0] + (n < count - 1 ? 5 : 0), to[1]],
      sag: look.sag * (0.55 + (0.45 * (n + 1)) / count),
      waves: look.waves + n,
      fabric,
      folds: look.folds + n * 3,
      belly: 0.24,
      stagger: 0.05,
      back: n === count - 1,
    });
    const above =
      n < count - 1 && lowest
        ? castOn(ctx, lowest.outline, tier.outline, { base: fabric.base, dx: 2, dy: 6, soft: 4, strength: 0.5 })
        : '';
    art += above + tier.art;
    lowest ??= tier;
  }
  return lowest ? { ...lowest, art } : drawSkirt(ctx, look);
}

/** Layers of net over a lining, each shorter than the one below: hems and lining shine through. */
/** A layer of fine net; layers further out are paler. */
export function netCloth(ctx: Ctx, colour: string, short = 0, scale = 0.8): Fabric {
  const pale = mix(colour, '#fff8ee', 0.3 + 0.35 * short);
  return ctx.cloth({ name: 'net', scale }, [pale, mix(pale, '#fff8ee', 0.5)]);
}

export function drawNet(ctx: Ctx, look: SkirtLook, layers: number, colour: string): SkirtArt {
  const lining = drawSkirt(ctx, {
    ...look,
    hem: [look.hem[0] - 16, look.hem[1] - 20],
    finish: 'satin',
    onHem: undefined,
  });
  let art = lining.art;
  let longest: SkirtArt | undefined;
  for (let n = 0; n < layers; n += 1) {
    const short = n / layers;
    const fabric = netCloth(ctx, colour, short);
    const made = drawSkirt(ctx, {
      ...look,
      hem: [look.hem[0] - short * 26, look.hem[1] - short * 58],
      fabric,
      waves: look.waves + 2 - n,
      waveDepth: 9,
      folds: look.folds + 2 - n * 2,
      depth: 0.4,
      finish: 'silk',
      hemStitch: false,
      back: false,
      onHem: n === 0 ? look.onHem : undefined,
      overHem: (hem) =>
        draw(toD(parallel(hem, -1.6, 50)), { fill: 'none', stroke: lighten(fabric.base, 0.6), 'stroke-width': 3 }),
    });
    art += group({ opacity: n === 0 ? 0.8 : 0.56 }, made.art);
    longest ??= made;
  }
  const random = ctx.random.fork('glitter');
  const [from, to] = [look.waist, look.hem];
  for (let n = 0; n < 46; n += 1) {
    const t = random.between(0.05, 0.92);
    const x = AXIS + random.near(0, from[0] + (to[0] - from[0]) * t - 14);
    art += circle(x, from[1] + (to[1] - from[1]) * t, random.between(1, 2), {
      fill: '#fffaf0',
      opacity: random.between(0.6, 1),
    });
  }
  return { ...(longest ?? lining), art };
}

/** The seam where skirt and bodice meet, with the shade of the bodice on the skirt. */
export function waistSeam(ctx: Ctx, half: number, y: number, base: string): string {
  const line = path(`M${AXIS - half} ${y}Q${AXIS} ${y + 7} ${AXIS + half} ${y}`);
  return (
    seam(line, base, { strength: 0.75, width: 1.5 }) +
    crease(ctx, moved(line, 0, 3), darken(base, 0.1), { width: 1.6, strength: 0.3 })
  );
}
