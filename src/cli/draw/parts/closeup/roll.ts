// A roll of the cloth lying across the canvas with its loose end spread out below.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, edgeLine, stitches } from '../../light.ts';
import { path, parallel } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, ellipse } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { wovenLabel } from '../notions.ts';
import { handOf } from './look.ts';
import type { ClothNear } from './look.ts';

/** The wound cloth at the roll's end: rings that open outwards. */
function windings(cx: number, cy: number, base: string): string {
  const [rx, ry] = [34, 66];
  let d = '';
  for (let step = 0; step <= 90; step += 1) {
    const t = step / 90;
    const angle = t * Math.PI * 2 * 5.5;
    const [x, y] = [cx + Math.cos(angle) * rx * (0.1 + 0.84 * t), cy + Math.sin(angle) * ry * (0.1 + 0.84 * t)];
    d += `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return (
    ellipse(cx, cy, rx, ry, { fill: darken(base, 0.18), stroke: darken(base, 0.5), 'stroke-width': 1.2 }) +
    draw(d, { fill: 'none', stroke: darken(base, 0.5), 'stroke-width': 2.6, 'stroke-opacity': 0.75 }) +
    draw(d, {
      fill: 'none',
      stroke: lighten(base, 0.4),
      'stroke-width': 1.2,
      'stroke-opacity': 0.6,
      transform: 'translate(-1.6 -1.4)',
    })
  );
}

export function clothRoll(ctx: Ctx, { fabric, hem, finish, label, warp, random }: ClothNear): string {
  const hand = handOf(random.next() < 0.5);
  const wave = random.between(-16, 16);
  const tail = hand.path(
    `M-40 190L452 150C470 250 ${462 + wave} 330 476 ${424 + wave * 0.5}C350 ${452 - wave} 180 ${424 + wave} -40 ${462 + wave}Z`,
  );
  const end = hand.mirrored
    ? path(`M36 ${424 + wave * 0.5}C162 ${452 - wave} 332 ${424 + wave} 552 ${462 + wave}`)
    : path(`M-40 ${462 + wave}C180 ${424 + wave} 350 ${452 - wave} 476 ${424 + wave * 0.5}`);
  const roll = hand.path('M-40 82L440 46C472 52 478 168 446 180L-40 222Z');
  const folds = [
    {
      points: hand.knots([
        [70, 200],
        [90, 300],
        [70, 460],
      ]),
      width: 50,
      depth: 0.36,
      open: 'both' as const,
    },
    {
      points: hand.knots([
        [210, 190],
        [200, 300 + wave],
        [236, 450],
      ]),
      width: 44,
      depth: -0.36,
      open: 'both' as const,
    },
    {
      points: hand.knots([
        [350, 180],
        [362, 300],
        [340, 440],
      ]),
      width: 54,
      depth: 0.3,
      open: 'both' as const,
    },
  ];
  return (
    castOn(ctx, path('M-60 -60H580V580H-60Z'), tail, { base: ctx.tint, dx: 9, dy: 13, soft: 11, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: tail,
      fabric,
      finish,
      scale: 2.3,
      turn: hand.turn(-4),
      warp,
      folds,
      drape: { amount: 0.2, across: 150, down: 150 },
      onCloth: hem ? border(end, { ...hem, side: 'left' }) : '',
      over: hem ? '' : stitches(parallel(end, 14), darken(fabric.base, 0.14), { length: 6, gap: 4, width: 1.6 }),
      form: 0.3,
    }) +
    castOn(ctx, tail, roll, { base: fabric.base, dx: 4, dy: 26, soft: 13, strength: 0.8 }) +
    clothPiece(ctx, {
      outline: roll,
      fabric,
      finish,
      scale: 2.3,
      turn: hand.turn(-4),
      origin: [120, 40],
      warp: 14,
      folds: [
        {
          points: hand.knots([
            [-60, 112],
            [200, 92],
            [470, 72],
          ]),
          width: 70,
          depth: 0.75,
          open: 'both',
        },
        {
          points: hand.knots([
            [-60, 212],
            [200, 192],
            [470, 168],
          ]),
          width: 44,
          depth: -0.8,
          open: 'both',
        },
      ],
      form: 0.4,
    }) +
    windings(hand.x(440), 113, fabric.base) +
    edgeLine(tail, fabric.base, { strength: 0.35, width: 1.3 }) +
    (label && !hem ? wovenLabel(hand.x(420), 380, 50, 25, label, darken(label, 0.6), hand.turn(-5)) : '')
  );
}
