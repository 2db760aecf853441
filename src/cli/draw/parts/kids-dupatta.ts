// The scarf of a festive set: hanging from one shoulder, or laid across.
import { border } from '../borders.ts';
import type { BorderStyle } from '../border-designs.ts';
import { flippedFolds, hangingFolds } from '../folds.ts';
import { castOn } from '../light.ts';
import { flipped, joined, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Ctx, Fabric } from '../types.ts';
import { AXIS } from './garment.ts';
import { tassel } from './notions.ts';

export interface DupattaLook {
  readonly fabric: Fabric;
  readonly trim: readonly [string, string, string];
  readonly style?: BorderStyle;
  /** Height of its lower end. */
  readonly to: number;
  readonly tassels?: boolean;
  /** What it lies on, for its shade. */
  readonly under: readonly Path[];
}

/** Pinned at the right shoulder, one end in front and one behind, as shops hang it. */
export function hangingDupatta(ctx: Ctx, look: DupattaLook): { behind: string; art: string; outline: Path } {
  const { fabric, trim, to, style = 'zari', under } = look;
  const s = AXIS;
  const left = path(`M${s + 34} 62C${s + 40} 130 ${s + 52} 230 ${s + 58} ${to}`);
  const right = path(`M${s + 66} 70C${s + 88} 130 ${s + 106} 240 ${s + 126} ${to - 8}`);
  const hem = path(
    `M${s + 58} ${to}C${s + 74} ${to + 7} ${s + 90} ${to - 5} ${s + 104} ${to + 3}S${s + 120} ${to - 3} ${s + 126} ${to - 8}`,
  );
  const outline = joined([left, hem, reversed(right)]);
  const backEdge = path(`M${s + 76} 76C${s + 116} 120 ${s + 132} 210 ${s + 150} ${to - 36}`);
  const backHem = path(`M${s + 96} ${to - 30}C${s + 112} ${to - 24} ${s + 132} ${to - 40} ${s + 150} ${to - 36}`);
  const back = joined([
    path(`M${s + 56} 66C${s + 80} 150 ${s + 90} 250 ${s + 96} ${to - 30}`),
    backHem,
    reversed(backEdge),
  ]);
  const folds = hangingFolds(ctx.random.fork('dupatta'), {
    from: [s + 36, s + 66, 66],
    to: [s + 60, s + 124, to],
    count: 6,
    depth: 0.4,
    stagger: 0,
    gathered: true,
  });
  const edge = { style, width: 16, colours: trim } as const;
  return {
    outline,
    behind: clothPiece(ctx, {
      outline: back,
      fabric: fabric.reverse,
      finish: 'silk',
      form: 0.6,
      folds,
      onCloth: border(backHem, { ...edge, side: 'left' }),
    }),
    art:
      under
        .map((one) => castOn(ctx, one, outline, { base: fabric.base, dx: -4, dy: 4, soft: 5, strength: 0.45 }))
        .join('') +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: 'silk',
        turn: -8,
        form: 0.6,
        folds,
        onCloth:
          border(hem, { ...edge, width: 24, side: 'left' }) +
          border(reversed(left), { ...edge, width: 7, side: 'right' }) +
          border(right, { ...edge, width: 7, side: 'right' }),
      }) +
      (look.tassels === false
        ? ''
        : [66, 92, 120].map((dx, n) => tassel(ctx, s + dx, to + (n === 2 ? -8 : 0), 24, trim[0], trim[1])).join('')),
  };
}

const mirror = (one: Path): Path => reversed(flipped(one, AXIS));

/** What of either is seen from behind: the end that hangs down the back, and for a half saree the tuck round the hip. */
export function dupattaBehind(
  ctx: Ctx,
  look: DupattaLook,
  across: boolean,
): { behind: string; art: string; outline: Path } {
  const { fabric, trim, to, style = 'zari', under } = look;
  const s = AXIS;
  const left = path(`M${s + 36} 61C${s + 50} 140 ${s + 56} 240 ${s + 58} ${to - 20}`);
  const hem = path(`M${s + 58} ${to - 20}C${s + 76} ${to - 12} ${s + 104} ${to - 22} ${s + 128} ${to - 28}`);
  const right = path(`M${s + 70} 72C${s + 96} 132 ${s + 118} 240 ${s + 128} ${to - 28}`);
  const outline = flipped(joined([left, hem, reversed(right)]), AXIS);
  // Mirrored with their walk turned round, borders stay on the same side of it.
  const edge = { style, width: 14, colours: trim } as const;
  const folds = flippedFolds(
    hangingFolds(ctx.random.fork('dupatta'), {
      from: [s + 38, s + 70, 66],
      to: [s + 60, s + 126, to],
      count: 6,
      depth: 0.4,
      stagger: 0,
      gathered: true,
    }),
  );
  const shade = (shape: Path): string =>
    under.map((one) => castOn(ctx, one, shape, { base: fabric.base, dx: 4, dy: 5, soft: 5, strength: 0.45 })).join('');
  const tuck = path(
    `M${s + 69} 198C${s + 40} 200 ${s + 4} 202 ${s - 20} 206C${s - 8} 218 ${s + 40} 250 ${s + 92} 272C${s + 86} 258 ${s + 78} 242 ${s + 73} 226C${s + 70} 216 ${s + 70} 208 ${s + 69} 198Z`,
  );
  const hip = across
    ? shade(tuck) +
      clothPiece(ctx, {
        outline: tuck,
        fabric,
        finish: 'silk',
        form: 0.5,
        folds: [0.2, 0.45, 0.7, 0.9].map((t, n) => ({
          points: [
            [s - 22, 206],
            [s + 30, 204 + 30 * t],
            [s + 72 + 18 * t, 200 + 68 * t],
          ] as const,
          width: 9,
          depth: n % 2 ? -0.4 : 0.4,
          open: 'both' as const,
        })),
      })
    : '';
  return {
    outline,
    behind: '',
    art:
      hip +
      shade(outline) +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: 'silk',
        turn: 8,
        form: 0.6,
        folds,
        onCloth:
          border(mirror(hem), { ...edge, width: 24, side: 'left' }) +
          border(mirror(reversed(left)), { ...edge, width: 7, side: 'right' }) +
          border(mirror(right), { ...edge, width: 7, side: 'right' }),
      }) +
      (across || look.tassels === false
        ? ''
        : [66, 92, 120].map((dx) => tassel(ctx, s - dx, to - 20 - dx * 0.07, 24, trim[0], trim[1])).join('')),
  };
}

/** Across the front from round the left hip to the right shoulder, as with a half saree. */
export function acrossDupatta(ctx: Ctx, look: DupattaLook): { behind: string; art: string; outline: Path } {
  const { fabric, trim, style = 'zari', under } = look;
  const s = AXIS;
  const upper = path(`M${s + 36} 60C${s + 10} 100 ${s - 32} 152 ${s - 69} 198`);
  const lower = path(`M${s + 72} 74C${s + 54} 134 ${s + 4} 216 ${s - 92} 272`);
  // It goes on round the hip: its end follows the side of waistband and skirt.
  const hip = path(
    `M${s - 69} 198C${s - 70} 208 ${s - 70} 216 ${s - 73} 226C${s - 78} 242 ${s - 86} 258 ${s - 92} 272`,
  );
  const outline = joined([upper, hip, reversed(lower)]);
  const tailHem = path(`M${s + 84} 330C${s + 100} 338 ${s + 118} 326 ${s + 138} 322`);
  const tail = joined([
    path(`M${s + 46} 62C${s + 74} 140 ${s + 82} 240 ${s + 84} 330`),
    tailHem,
    path(`M${s + 138} 322C${s + 130} 230 ${s + 112} 130 ${s + 78} 76`),
  ]);
  const fan = [0.12, 0.32, 0.52, 0.72, 0.9].map((t, n) => ({
    points: [
      [s + 40 + 28 * t, 64 + 12 * t],
      [s - 14 + 30 * t, 126 + 36 * t],
      [s - 70 - 20 * t, 200 + 68 * t],
    ] as const,
    width: 11,
    depth: n % 2 ? -0.4 : 0.4,
    open: 'both' as const,
  }));
  const edge = { style, colours: trim, width: 12 } as const;
  return {
    outline,
    behind: clothPiece(ctx, {
      outline: tail,
      fabric: fabric.reverse,
      finish: 'silk',
      form: 0.6,
      folds: hangingFolds(ctx.random.fork('tail'), {
        from: [s + 46, s + 78, 70],
        to: [s + 84, s + 138, 330],
        count: 5,
        depth: 0.4,
        stagger: 0,
        gathered: true,
      }),
      onCloth: border(tailHem, { ...edge, width: 24, side: 'left' }),
    }),
    art:
      under
        .map((one) => castOn(ctx, one, outline, { base: fabric.base, dx: 3, dy: 6, soft: 5, strength: 0.45 }))
        .join('') +
      clothPiece(ctx, {
        outline,
        fabric,
        finish: 'silk',
        turn: 36,
        form: 0.5,
        folds: fan,
        onCloth: border(lower, { ...edge, side: 'right' }) + border(upper, { ...edge, width: 7, side: 'left' }),
      }),
  };
}
