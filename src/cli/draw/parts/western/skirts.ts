// Skirts as drawn: far side, front, tiers, slits, overlaps and hems. Dresses and peplums are made of them too.
import { border } from '../../borders.ts';
import type { BorderStyle } from '../../border-designs.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, edgeLine, hollow, seam, stitches } from '../../light.ts';
import { boundsOf, flipped, grown, joined, moved, parallel, path, reversed, smooth, toD } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { frillAlong } from './frills.ts';
import { cutAt } from './fits.ts';
import { pleatLines, sideOf, skirtFolds, skirtPiece } from './skirt-shapes.ts';
import type { Hang, SkirtShape } from './skirt-shapes.ts';

export interface SkirtLook extends Hang {
  readonly shape: SkirtShape;
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly seed: number;
  readonly tiers?: number;
  readonly hemTrim?: {
    readonly style: BorderStyle;
    readonly width: number;
    readonly colours: readonly [string, string, string];
    readonly hangs?: boolean;
  };
  /** Embroidery and placed prints, folded with the cloth. */
  readonly onCloth?: string;
  /** A frill along the free edge of a wrap. */
  readonly frill?: boolean;
  /** From behind, where nothing of slit, rising hem or wrap edge shows: they are in front. */
  readonly back?: boolean;
}

export interface Drawn {
  readonly outlines: readonly Path[];
  readonly art: string;
}

/** The inside of the far half, seen where the front hem rises: cheap, for most of it is hidden. */
function farSide(ctx: Ctx, outline: Path, fabric: Fabric): string {
  const box = grown(boundsOf(outline), 3);
  return (
    clipTo(
      ctx,
      outline,
      fabric.reverse.paint(box),
      draw(toD(outline), { fill: mix(darken(fabric.base, 0.55), '#2b1a33', 0.3), opacity: 0.4 }),
    ) + edgeLine(outline, fabric.base, { strength: 0.6 })
  );
}

function hemWork(look: SkirtLook, hem: Path): { on: string; over: string; below: string } {
  const { hemTrim, fabric } = look;
  if (hemTrim?.hangs) return { on: '', over: '', below: border(hem, { ...hemTrim, side: 'right', hangs: true }) };
  if (hemTrim) return { on: border(hem, { ...hemTrim, side: 'left' }), over: '', below: '' };
  return {
    on: '',
    over: stitches(parallel(hem, -6.5), lighten(fabric.base, 0.32), { width: 0.8, opacity: 0.5 }),
    below: '',
  };
}

function plainSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  const { shape, fabric, finish, seed } = look;
  const front = skirtPiece(shape, look);
  const far = moved(skirtPiece(shape, look, true).outline, 0, -1);
  const work = hemWork(look, front.hem);
  const pleated = shape === 'knife-pleat' || shape === 'box-pleat';
  const lines = pleated
    ? pleatLines(look, front.corner, shape === 'knife-pleat' ? 15 : 7)
        .map((one) => seam(one, fabric.base, { strength: 0.62, width: 1.3 }))
        .join('')
    : '';
  const art =
    farSide(ctx, far, fabric) +
    work.below +
    clothPiece(ctx, {
      outline: front.outline,
      fabric,
      finish,
      seed,
      folds: skirtFolds(ctx.random.fork('skirt'), shape, look, front.corner),
      drape: { amount: shape === 'pencil' ? 0.3 : 0.22, across: 80, down: 260 },
      form: 0.75,
      warp: pleated ? 5 : 9,
      onCloth: (look.onCloth ?? '') + work.on,
      over: work.over + lines,
    });
  return { outlines: [front.outline, far], art };
}

function tieredSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  const { fabric, finish, seed, tiers = 3, half, y, hem } = look;
  const whole = skirtPiece('tiered', look);
  const outer = whole.corner[0];
  const at = (t: number): number => half + 12 + (outer - half - 12) * t ** 0.85;
  const pieces: { outline: Path; art: string }[] = [];
  for (let n = tiers - 1; n >= 0; n -= 1) {
    const [t0, t1] = [n / tiers, (n + 1) / tiers];
    const [y0, y1] = [y + (hem - y) * t0, y + (hem - y) * t1];
    const top = n === 0 ? half : at(t0) - 7;
    const hang = { half: top, y: y0 - (n === 0 ? 0 : 6), hem: y1 };
    const side = smooth([
      [AXIS - top, hang.y],
      [AXIS - top - 8, hang.y + 10],
      [AXIS - (top + at(t1)) / 2 - 5, (hang.y + y1) / 2],
      [AXIS - at(t1), y1],
    ]);
    const edge = skirtPiece('tiered', { half: at(t1) - 30 - (y1 - y0) * 0.24, y: y0, hem: y1 }).hem;
    const bottom = joined([edge], false);
    const outline = joined([side, bottom, flipped(reversed(side))]);
    const work = hemWork(
      n === tiers - 1 ? look : { ...look, hemTrim: look.hemTrim?.hangs ? look.hemTrim : undefined },
      bottom,
    );
    const over = pieces.at(-1)?.outline;
    const shade = over ? castOn(ctx, over, outline, { base: fabric.base, dx: 1, dy: 8, soft: 5, strength: 0.6 }) : '';
    const art =
      shade +
      work.below +
      clothPiece(ctx, {
        outline,
        fabric,
        finish,
        seed: seed + n,
        origin: [256 + n * 17, 256 + n * 31],
        folds: skirtFolds(ctx.random.fork(`tier ${n}`), 'tiered', hang, [at(t1), y1]),
        drape: { amount: 0.2, across: 70, down: 160 },
        form: 0.6,
        onCloth: work.on,
        over:
          work.over +
          (n > 0
            ? seam(
                path(`M${AXIS - top - 4} ${hang.y + 5}Q${AXIS} ${hang.y + 16} ${AXIS + top + 4} ${hang.y + 5}`),
                fabric.base,
                { strength: 0.5 },
              )
            : ''),
      });
    pieces.push({ outline, art });
  }
  const far = moved(skirtPiece('tiered', look, true).outline, 0, -2);
  return {
    outlines: [...pieces.map(({ outline }) => outline)],
    art: farSide(ctx, far, fabric) + pieces.map(({ art }) => art).join(''),
  };
}

/** The front is cut away over one leg (`slit`) or rises to the middle (`high-low`); the far half shows its inside there. */
function openSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  const { shape, fabric, finish, seed, y, hem } = look;
  const far = skirtPiece(shape, look);
  const [half, low] = far.corner;
  const hemLeft = AXIS - half;
  let edge: Path;
  let frontSide = far.side;
  if (shape === 'slit') {
    const top = y + Math.min(96, (hem - y) * 0.42);
    const x = AXIS + 26;
    edge = joined(
      [
        path(`M${hemLeft} ${low}Q${AXIS - half * 0.3} ${low + 9} ${x - 9} ${low + 5}`),
        path(`M${x - 9} ${low + 5}C${x - 2} ${low - 70} ${x + 3} ${top + 60} ${x} ${top}`),
        path(`M${x} ${top}C${x + 12} ${top + 60} ${x + 22} ${low - 70} ${x + 27} ${low + 1}`),
        path(`M${x + 27} ${low + 1}Q${AXIS + half * 0.8} ${low + 2} ${AXIS + half} ${low}`),
      ],
      false,
    );
  } else {
    // The front meets the side seams well above the far half's hem and rises to the middle of the thighs.
    const side = cutAt(sideOf(shape, look), low - (hem - y) * 0.2);
    const [wide, foot] = side.at(-1) ?? [half, low];
    const rise = foot - (y + (hem - y) * 0.46);
    edge = path(
      `M${AXIS - wide} ${foot}C${AXIS - wide * 0.74} ${foot - rise * 0.3} ${AXIS - wide * 0.46} ${foot - rise} ${AXIS} ${foot - rise}` +
        `C${AXIS + wide * 0.46} ${foot - rise} ${AXIS + wide * 0.74} ${foot - rise * 0.3} ${AXIS + wide} ${foot}`,
    );
    frontSide = smooth(side.map(([x, v]): Knot => [AXIS - x, v]));
  }
  const outline = joined([frontSide, edge, flipped(reversed(frontSide))]);
  const farHem = path(
    `M${hemLeft} ${low}C${AXIS - half * 0.8} ${low + 14} ${AXIS - half * 0.6} ${low + 8} ${AXIS - half * 0.4} ${low + 20}S${AXIS + half * 0.1} ${low + 16} ${AXIS + half * 0.3} ${low + 20}S${AXIS + half * 0.8} ${low + 12} ${AXIS + half} ${low}`,
  );
  const farOutline = shape === 'slit' ? far.outline : joined([far.side, farHem, flipped(reversed(far.side))]);
  const inside = clothPiece(ctx, {
    outline: farOutline,
    fabric: fabric.reverse,
    finish,
    seed: seed + 3,
    form: 0.7,
    folds: skirtFolds(ctx.random.fork('far'), shape === 'slit' ? 'column' : 'high-low', look, far.corner),
    over:
      hollow(ctx, farOutline, fabric.base, { strength: 0.5, soft: 14 }) +
      (shape === 'slit' ? draw(toD(farOutline), { fill: darken(fabric.base, 0.55), opacity: 0.45 }) : ''),
  });
  const art =
    inside +
    castOn(ctx, farOutline, outline, { base: fabric.base, dx: 4, dy: 7, soft: 7, strength: 0.6 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      seed,
      folds: skirtFolds(ctx.random.fork('skirt'), shape, look, far.corner),
      drape: { amount: 0.3, across: 80, down: 260 },
      form: 0.7,
      over: stitches(parallel(edge, -5, 60), lighten(fabric.base, 0.32), { width: 0.8, opacity: 0.45 }),
    });
  return { outlines: [outline, farOutline], art };
}

function wrapSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  const { fabric, finish, seed, half, y } = look;
  const under = plainSkirt(ctx, { ...look, shape: 'wrap' });
  const piece = skirtPiece('wrap', look);
  const [wide, low] = piece.corner;
  const free = path(
    `M${AXIS + half * 0.72} ${y}C${AXIS + half * 0.6} ${y + (low - y) * 0.36} ${AXIS + wide * 0.42} ${y + (low - y) * 0.74} ${AXIS + wide * 0.12} ${low + 1}Q${AXIS + wide * 0.02} ${low + 9} ${AXIS - wide * 0.2} ${low + 10}`,
  );
  const hem = path(
    `M${AXIS - wide} ${low}C${AXIS - wide * 0.8} ${low + 6} ${AXIS - wide * 0.5} ${low + 10} ${AXIS - wide * 0.2} ${low + 10}`,
  );
  const outline = joined([piece.side, hem, reversed(free)]);
  const frill = look.frill ? frillAlong(ctx, free, fabric, 17, 15) : '';
  const art =
    castOn(ctx, piece.outline, outline, { base: fabric.base, dx: 6, dy: 5, soft: 6, strength: 0.55 }) +
    frill +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      seed: seed + 7,
      origin: [236, 240],
      folds: skirtFolds(ctx.random.fork('wrap'), 'wrap', look, piece.corner),
      drape: { amount: 0.3, across: 80, down: 260 },
      form: 0.55,
      over: stitches(parallel(free, 5, 40), lighten(fabric.base, 0.32), { width: 0.8, opacity: 0.5 }),
    });
  return { outlines: under.outlines, art: under.art + art };
}

function flounceSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  const { fabric, finish, seed, hem, y } = look;
  const deep = Math.min(70, (hem - y) * 0.34);
  const above = plainSkirt(ctx, { ...look, shape: 'pencil', hem: hem - deep, hemTrim: undefined });
  const half = skirtPiece('pencil', { ...look, hem: hem - deep }).corner[0];
  const flounce = plainSkirt(ctx, {
    shape: 'gathered',
    half: half - 3,
    y: hem - deep - 4,
    hem,
    fabric,
    finish,
    seed: seed + 2,
    hemTrim: look.hemTrim,
  });
  return { outlines: [...above.outlines, ...flounce.outlines], art: flounce.art + above.art };
}

export function drawSkirt(ctx: Ctx, look: SkirtLook): Drawn {
  if (look.back && (look.shape === 'slit' || look.shape === 'high-low' || look.shape === 'wrap'))
    return plainSkirt(ctx, look);
  switch (look.shape) {
    case 'tiered':
      return tieredSkirt(ctx, look);
    case 'slit':
    case 'high-low':
      return openSkirt(ctx, look);
    case 'wrap':
      return wrapSkirt(ctx, look);
    case 'flounce':
      return flounceSkirt(ctx, look);
    default:
      return plainSkirt(ctx, look);
  }
}
