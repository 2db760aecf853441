// A length of cloth thrown in folds with one corner turned over.
import { border } from '../../borders.ts';
import { darken, mix } from '../../colour.ts';
import { castOn, edgeLine, stitches } from '../../light.ts';
import { joined, parallel, path, reversed } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';
import { wovenLabel } from '../notions.ts';
import type { ClothNear } from './look.ts';

/** Fills the canvas but for a strip of backdrop at the lower right, where the hem and its border run. */
export function turnedCorner(ctx: Ctx, { fabric, hem, finish, label, warp, random }: ClothNear): string {
  // The hem runs from the left edge to where the corner is turned over; the turned corner shows the wrong side.
  const edge = path('M-40 452C50 470 160 448 258 436');
  const turn = path('M258 436C340 424 440 344 560 226');
  const outline = joined([path('M-40 -40H560V226'), reversed(turn), reversed(edge), path('M-40 452V-40')]);
  const flapHem = path('M258 436C262 380 280 320 304 276C310 262 320 258 334 258');
  const flapSide = path('M334 258C400 262 480 250 560 226');
  const flap = joined([flapHem, flapSide, reversed(turn)]);
  const sway = random.between(-18, 18);
  const folds: Fold[] = [
    {
      points: [
        [-30, 120 + sway],
        [110, 150],
        [260, 84],
        [540, 20 + sway],
      ],
      width: 70,
      depth: 0.5,
      open: 'both',
      soft: 0.3,
    },
    {
      points: [
        [-30, 196],
        [130, 224],
        [290, 150 + sway],
        [540, 96],
      ],
      width: 56,
      depth: -0.5,
      open: 'both',
      soft: 0.3,
    },
    {
      points: [
        [-30, 290],
        [120, 300 + sway],
        [250, 262],
        [380, 180],
      ],
      width: 64,
      depth: 0.42,
      open: 'start',
      soft: 0.32,
    },
    {
      points: [
        [-30, 372],
        [100, 372],
        [230, 344 + sway],
        [330, 290],
      ],
      width: 46,
      depth: -0.4,
      open: 'start',
      soft: 0.32,
    },
    {
      points: [
        [60, -30],
        [160, 20],
        [330, 10],
        [420, -30],
      ],
      width: 60,
      depth: -0.3,
      open: 'both',
    },
  ];
  const worked = hem ? border(edge, hem) : '';
  const seamLine = stitches(parallel(edge, hem ? -hem.width - 5 : -16), darken(fabric.base, 0.1), {
    length: 6,
    gap: 4,
    width: 1.6,
  });
  const inside = fabric.reverse;
  return (
    castOn(ctx, path('M-60 -60H580V580H-60Z'), outline, { base: ctx.tint, dx: 10, dy: 16, soft: 13, strength: 0.55 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish,
      turn: -14,
      scale: 2.5,
      folds,
      warp,
      drape: { amount: 0.35, across: 170, down: 150 },
      onCloth: worked + seamLine,
      form: 0.35,
    }) +
    castOn(ctx, outline, flap, { base: fabric.base, dx: -9, dy: 9, soft: 11, strength: 0.75 }) +
    clothPiece(ctx, {
      outline: flap,
      fabric: inside,
      finish,
      turn: 28,
      scale: 2.5,
      form: 0.9,
      folds: [
        {
          points: [
            [276, 420],
            [350, 372],
            [450, 290],
            [552, 214],
          ],
          width: 46,
          depth: 0.4,
          open: 'both',
        },
        {
          points: [
            [300, 300],
            [380, 300],
            [520, 246],
          ],
          width: 40,
          depth: -0.2,
        },
      ],
      onCloth: hem
        ? border(flapHem, {
            ...hem,
            side: 'right',
            colours: [inside.base, mix(hem.colours[1], inside.base, 0.3), hem.colours[2]],
          })
        : '',
    }) +
    edgeLine(flap, fabric.base, { strength: 0.5, width: 1.4 }) +
    (label ? wovenLabel(408, 286, 44, 22, label, darken(label, 0.6), -12) : '')
  );
}
