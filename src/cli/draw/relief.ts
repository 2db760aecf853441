// Cloth: folds are drawn once as a height map, and that one map both bends the pattern and catches the light.
import { channelsOf, fromLab, lightnessOf, toLab } from './colour.ts';
import { boundsOf, grown, ribbon, smooth, toD } from './path.ts';
import type { Box, Knot, Path } from './path.ts';
import { blur, draw, el, group, linear, num, rect } from './svg.ts';
import type { Ctx, Fabric } from './types.ts';
import { clipTo, edgeLine, formShade } from './light.ts';

/** Pixels rendered for one unit of a drawing: 512 units are 768 pixels. Filter strengths that count pixels depend on it. */
export const PIXELS_PER_UNIT = 1.5;

/** A fold: a rounded ridge (depth above 0) or valley (below 0) along a curve, thin at its ends unless told. */
export interface Fold {
  readonly points: readonly Knot[];
  readonly width: number;
  /** -1 to 1; 0.5 is a clear fold, 0.2 a hint. */
  readonly depth: number;
  /** Which ends stay at full width: a fold that runs out at a hem is open at its end. */
  readonly open?: 'start' | 'end' | 'both';
  /** Share of the width that is blurred; small gives a crisp crease. */
  readonly soft?: number;
}

/** Irregular hang of the whole cloth. `across` and `down` are the sizes of its waves in canvas units. */
export interface Drape {
  readonly amount: number;
  readonly across: number;
  readonly down: number;
  readonly octaves?: number;
}

export type Finish = 'matte' | 'soft' | 'silk' | 'satin' | 'heavy';

/**
 * What the height map's light does to the cloth: in shade one factor for all channels, deepest first, and in light one
 * for each, up to the brightest; 0.5 leaves the colour as it is.
 */
const TONES: Readonly<Record<Finish, { shade: readonly number[]; light: readonly (readonly number[])[] }>> = {
  matte: {
    shade: [0.335, 0.365, 0.402, 0.45, 0.488],
    light: [
      [0.515, 0.545, 0.575, 0.6, 0.62],
      [0.515, 0.545, 0.575, 0.6, 0.61],
      [0.51, 0.53, 0.55, 0.565, 0.575],
    ],
  },
  soft: {
    shade: [0.365, 0.388, 0.417, 0.457, 0.488],
    light: [
      [0.515, 0.54, 0.565, 0.585, 0.6],
      [0.515, 0.54, 0.565, 0.585, 0.595],
      [0.51, 0.53, 0.545, 0.56, 0.57],
    ],
  },
  silk: {
    shade: [0.31, 0.335, 0.37, 0.425, 0.478],
    light: [
      [0.55, 0.63, 0.72, 0.78, 0.8],
      [0.55, 0.62, 0.71, 0.77, 0.79],
      [0.535, 0.59, 0.66, 0.71, 0.73],
    ],
  },
  satin: {
    shade: [0.28, 0.305, 0.345, 0.405, 0.468],
    light: [
      [0.58, 0.7, 0.82, 0.88, 0.9],
      [0.57, 0.69, 0.81, 0.87, 0.89],
      [0.55, 0.65, 0.76, 0.82, 0.84],
    ],
  },
  heavy: {
    shade: [0.325, 0.36, 0.398, 0.455, 0.49],
    light: [
      [0.51, 0.535, 0.56, 0.575, 0.585],
      [0.51, 0.535, 0.56, 0.575, 0.58],
      [0.51, 0.525, 0.54, 0.55, 0.555],
    ],
  },
};

/** How pale a cloth is, 0 up to a middle tone and 1 at white: on pale cloth the same shade looks twice as dark. */
function palenessOf(base: string): number {
  return Math.min(1, Math.max(0, (lightnessOf(base) - 0.66) / 0.3));
}

/** The three tables of the light's filter. Shade takes the cloth's own hue: violet shade on peach or ice blue is a stain. */
function tonesOf(finish: Finish, base: string): readonly string[] {
  const { shade, light } = TONES[finish];
  const [, a, b] = toLab(base);
  const hue = channelsOf(fromLab([0.7, a * 0.55, b * 0.55 - 0.004]));
  const grey = channelsOf(fromLab([0.7, 0, 0]));
  const kept = 1 - 0.36 * palenessOf(base);
  return light.map((high, channel) => {
    const tint = (hue[channel] ?? 1) / (grey[channel] ?? 1) - 1;
    const low = shade.map((value) => {
      const deep = (0.5 - value) * kept;
      return Math.min(0.5, (0.5 - deep) * (1 + tint * deep * 4));
    });
    return [...low, 0.5, ...high].map((value) => value.toFixed(3)).join(' ');
  });
}

/** Full width in the middle, easing to nothing towards ends that are not open. */
function taperOf(fold: Fold, t: number): number {
  const ease = (share: number): number => {
    const held = Math.min(1, Math.max(0, share));
    return held * held * (3 - 2 * held);
  };
  const start = fold.open === 'start' || fold.open === 'both' ? 1 : ease(t / 0.55);
  const end = fold.open === 'end' || fold.open === 'both' ? 1 : ease((1 - t) / 0.55);
  return Math.max(0.02, Math.min(start, end));
}

/** A fold's height fades with its width: one that only grew thin would still begin as a dark blot. */
function fadeOf(ctx: Ctx, fold: Fold): string {
  const colour = fold.depth > 0 ? '#fff' : '#000';
  const [first, last] = [fold.points[0], fold.points.at(-1)];
  if (!first || !last || fold.open === 'both' || Math.hypot(last[0] - first[0], last[1] - first[1]) < fold.width) {
    return colour;
  }
  return linear(
    ctx.defs,
    [first[0], first[1]],
    [last[0], last[1]],
    [
      [0, colour, fold.open === 'start' ? 1 : 0],
      [0.45, colour, 1],
      [0.55, colour, 1],
      [1, colour, fold.open === 'end' ? 1 : 0],
    ],
  );
}

function foldArt(ctx: Ctx, folds: readonly Fold[], gain: number): string {
  // Blurs are what costs time: folds of nearly the same softness share one.
  const bySoftness = new Map<number, { art: string; shapes: Path[] }>();
  for (const fold of folds) {
    const soft = Math.max(0.5, fold.width * (fold.soft ?? 0.4));
    const step = Math.round(Math.log(soft) / Math.log(1.3));
    const entry = bySoftness.get(step) ?? { art: '', shapes: [] };
    const shape = ribbon(smooth(fold.points), (t) => fold.width * taperOf(fold, t));
    entry.art += draw(toD(shape), {
      fill: fadeOf(ctx, fold),
      opacity: Math.min(1, Math.abs(fold.depth) * gain),
    });
    entry.shapes.push(shape);
    bySoftness.set(step, entry);
  }
  return [...bySoftness]
    .map(([step, { art, shapes }]) => group({ filter: blur(ctx.defs, 1.3 ** step, boundsOf(...shapes)) }, art))
    .join('');
}

export interface Relief {
  readonly folds?: readonly Fold[];
  readonly drape?: Drape;
  readonly finish?: Finish;
  /** How far folds push the pattern sideways, in canvas units. */
  readonly warp?: number;
  /** How strongly folds catch the light; 1 is usual. */
  readonly strength?: number;
  readonly seed?: number;
}

/** A filter that bends and lights cloth of the colour `base` laid on it, within the box. Returns a value for `filter`. */
function relief(ctx: Ctx, box: Box, base: string, options: Relief): string {
  const { folds = [], drape, finish = 'matte', warp = 10, strength = 1 } = options;
  const seed = options.seed ?? ctx.random.whole(1, 900);
  const area = { x: box.x, y: box.y, width: box.width, height: box.height };
  // The map has 256 levels: it is stretched to use them all, and the light's strength is reduced to match.
  const deepest = Math.max(0, ...folds.map((fold) => Math.abs(fold.depth)));
  const gain = Math.min(3, Math.max(1, 0.9 / (deepest + (drape?.amount ?? 0) * 0.4 + 0.01)));
  const map = ctx.defs.add((id) =>
    group({ id }, rect(-900, -900, 2400, 2400, { fill: '#808080' }), foldArt(ctx, folds, gain)),
  );
  const noise = drape
    ? el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: `${(1 / drape.across).toFixed(4)} ${(1 / drape.down).toFixed(4)}`,
        numOctaves: drape.octaves ?? 2,
        seed,
        result: 'noise',
      }) +
      el('feColorMatrix', {
        in: 'noise',
        values: '0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 1',
        result: 'waves',
      }) +
      el('feComposite', {
        in: 'folds',
        in2: 'waves',
        operator: 'arithmetic',
        k1: 0,
        k2: 1,
        k3: drape.amount * gain,
        k4: -0.5 * drape.amount * gain,
        result: 'sum',
      })
    : el('feOffset', { in: 'folds', dx: 0, dy: 0, result: 'sum' });
  // On long gentle waves the steps between levels would show as crinkles: there the light is smoothed more.
  const narrowest = Math.min(60, ...folds.map((fold) => fold.width));
  const smoothing = (wave: number): number => Math.min(1.5 + Math.max(0, wave - 60) / 45, Math.max(1.5, narrowest / 5));
  const [across, down] = drape
    ? [smoothing(drape.across), Math.max(smoothing(drape.down), Math.min(5, drape.down / 60))]
    : [1.5, 1.5];
  const [red, green, blue] = tonesOf(finish, base);
  const elevation = 48;
  const flat = 0.5 / Math.sin((elevation * Math.PI) / 180);
  const id = ctx.defs.add((own) =>
    el(
      'filter',
      { id: own, filterUnits: 'userSpaceOnUse', ...area, 'color-interpolation-filters': 'sRGB' },
      el('feImage', { href: `#${map}`, result: 'folds' }),
      noise,
      el('feGaussianBlur', { in: 'sum', stdDeviation: 1.1, result: 'height' }),
      el('feColorMatrix', {
        in: 'height',
        values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0',
        result: 'bumps',
      }),
      el(
        'feDiffuseLighting',
        {
          in: 'bumps',
          surfaceScale: Number(((52 * PIXELS_PER_UNIT * strength * ctx.zoom) / gain).toFixed(2)),
          diffuseConstant: Number(flat.toFixed(4)),
          'lighting-color': '#fff',
          result: 'lit',
        },
        el('feDistantLight', { azimuth: 222, elevation }),
      ),
      el('feGaussianBlur', { in: 'lit', stdDeviation: `${num(across)} ${num(down)}`, result: 'smooth' }),
      el(
        'feComponentTransfer',
        { in: 'smooth', result: 'tones' },
        el('feFuncR', { type: 'table', tableValues: red }),
        el('feFuncG', { type: 'table', tableValues: green }),
        el('feFuncB', { type: 'table', tableValues: blue }),
      ),
      el('feColorMatrix', {
        in: 'height',
        values: '1 0 0 0 0 .25 0 0 0 .375 0 0 0 0 .5 0 0 0 0 1',
        result: 'push',
      }),
      el('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'push',
        scale: num((warp * 2) / gain),
        xChannelSelector: 'R',
        yChannelSelector: 'G',
        result: 'bent',
      }),
      el('feBlend', { in: 'tones', in2: 'bent', mode: 'hard-light' }),
    ),
  );
  return `url(#${id})`;
}

export interface ClothPiece extends Relief {
  readonly outline: Path;
  readonly fabric: Fabric;
  /** Direction of the grain in degrees, and where the pattern starts. */
  readonly turn?: number;
  readonly origin?: readonly [number, number];
  readonly scale?: number;
  /** Borders, embroidery, prints: painted on the cloth before it is folded and lit. */
  readonly onCloth?: string;
  /** Seams, stitches, pockets: painted after, still cut by the outline. */
  readonly over?: string;
  /** How round the piece looks, 0 to 1. */
  readonly form?: number;
  /** Strength of the drawn contour, 0 to 1. */
  readonly edge?: number;
}

/** One piece of a garment: cloth cut along the outline, folded, lit and edged. */
export function clothPiece(ctx: Ctx, piece: ClothPiece): string {
  const { outline, fabric, onCloth = '', over = '', form = 0.6, edge = 0.6 } = piece;
  const box = grown(boundsOf(outline), 2);
  // The warp fetches cloth from outside of the outline, so there must be some.
  const margin = grown(box, 20 + (piece.warp ?? 10) * 1.4);
  const lay = { turn: piece.turn, origin: piece.origin, scale: piece.scale };
  const strength = (piece.strength ?? 1) * (1 - 0.32 * palenessOf(fabric.base));
  const cloth = group(
    { filter: relief(ctx, margin, fabric.base, { ...piece, strength }) },
    fabric.paint(margin, lay),
    onCloth,
  );
  return (
    clipTo(ctx, outline, cloth, formShade(ctx, outline, fabric.base, { amount: form }), over) +
    edgeLine(outline, fabric.base, { strength: edge })
  );
}
