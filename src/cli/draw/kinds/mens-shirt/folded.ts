// A shirt as it is folded for the shelf: collar up, sleeves behind, the button band down the middle.
import { darken } from '../../colour.ts';
import { buttonOf, frontOf, threadOf } from './front.ts';
import { collarOf } from './plan.ts';
import type { Cut } from './plan.ts';
import { castOn, formShade, seam, stitches, wallShadow } from '../../light.ts';
import { collarDepth, shirtCollar } from '../../parts/collars.ts';
import { AXIS, necklineHalf, standCollar, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { joined, moved, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { group } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const PLAN: BodyPlan = {
  top: 84,
  neckHalf: 36,
  shoulderHalf: 106,
  shoulderDrop: 20,
  underarm: [108, 130],
  side: [
    [109, 250],
    [108, 408],
  ],
  hemSag: 0,
};

/** One sleeve comes round from behind and lies across the front, its buttoned cuff seen, as shirts are pinned for the shelf. */
function sleeveAcross(picture: Ctx, cut: Cut, body: Path): string {
  const ctx: Ctx = { ...picture, random: picture.random.fork('sleeve') };
  const { fabric } = ctx;
  const base = fabric.base;
  const T = PLAN.top;
  const [outer, inner] = [AXIS + 116, AXIS + 66];
  const arm = path(
    `M${outer} ${T + 196}C${outer - 20} ${T + 206} ${inner + 10} ${T + 214} ${inner} ${T + 219}L${inner + 14} ${T + 273}C${inner + 30} ${T + 268} ${outer - 10} ${T + 262} ${outer} ${T + 258}Z`,
  );
  const cuff = path(
    `M${inner + 2} ${T + 217}L${inner - 25} ${T + 229}Q${inner - 30} ${T + 231} ${inner - 28} ${T + 236}L${inner - 17} ${T + 276}Q${inner - 15} ${T + 281} ${inner - 10} ${T + 280}L${inner + 16} ${T + 274}Z`,
  );
  const thread = threadOf(ctx);
  const rows = [
    path(`M${inner - 3} ${T + 219}L${inner + 11} ${T + 276}`),
    path(`M${inner - 25} ${T + 231}L${inner - 13} ${T + 279}`),
  ];
  return (
    castOn(ctx, body, joined([arm, cuff], false), { base, dx: 2, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: arm,
      fabric,
      turn: 75,
      form: 0.7,
      warp: 3,
      folds: [
        {
          points: [
            [outer, T + 226],
            [inner + 24, T + 240],
            [inner + 6, T + 246],
          ],
          width: 9,
          depth: -0.3,
          open: 'end',
        },
      ],
    }) +
    castOn(ctx, body, cuff, { base, dx: 1, dy: 3, soft: 2, strength: 0.4 }) +
    clothPiece(ctx, {
      outline: cuff,
      fabric,
      turn: 75,
      form: 0.6,
      edge: 0.75,
      warp: 2,
      over: rows.map((row) => stitches(row, thread, { width: 0.8, length: 3, gap: 2, opacity: 0.7 })).join(''),
    }) +
    button(ctx, inner - 10, T + 263, 3.4, buttonOf(ctx, cut))
  );
}

export function drawFolded(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const collar = collarOf(cut);
  const open = cut.front === 'open';
  const depth = collar ? collarDepth(PLAN, collar, open) : 20;
  const neck = necklineHalf(open || cut.collar === 'camp' ? 'v' : 'crew', PLAN, depth);
  const T = PLAN.top;
  const side = path(
    `M${AXIS - 36} ${T}C${AXIS - 58} ${T + 7} ${AXIS - 82} ${T + 12} ${AXIS - 96} ${T + 16}C${AXIS - 106} ${T + 19} ${AXIS - 109} ${T + 26} ${AXIS - 109} ${T + 38}` +
      `C${AXIS - 111} ${T + 120} ${AXIS - 110} ${T + 220} ${AXIS - 109} ${T + 310}Q${AXIS - 109} ${T + 324} ${AXIS - 98} ${T + 325}`,
  );
  const other = path(
    `M${AXIS + 98} ${T + 325}Q${AXIS + 109} ${T + 324} ${AXIS + 109} ${T + 310}C${AXIS + 110} ${T + 220} ${AXIS + 111} ${T + 120} ${AXIS + 109} ${T + 38}` +
      `C${AXIS + 109} ${T + 26} ${AXIS + 106} ${T + 19} ${AXIS + 96} ${T + 16}C${AXIS + 82} ${T + 12} ${AXIS + 58} ${T + 7} ${AXIS + 36} ${T}`,
  );
  const body = joined([
    side,
    path(`M${AXIS - 98} ${T + 325}C${AXIS - 40} ${T + 327} ${AXIS + 40} ${T + 327} ${AXIS + 98} ${T + 325}`),
    other,
    reversed(wholeNeckline(neck)),
  ]);
  const layer = (drop: number): string =>
    clothPiece(ctx, { outline: moved(body, 0, drop), fabric: ctx.plain(darken(base, 0.1)), form: 0.9, edge: 0.6 });
  const head = collar
    ? shirtCollar(ctx, PLAN, body, {
        style: collar,
        open,
        fabric,
        thread: threadOf(ctx),
        button: buttonOf(ctx, cut),
        label: '#f1e6d2',
      })
    : standCollar(ctx, PLAN, neck, fabric, { height: 17, gap: 2 });
  return (
    wallShadow(ctx, [body], { distance: 13 }) +
    layer(6) +
    layer(3) +
    clothPiece(ctx, {
      outline: body,
      fabric,
      form: 0.85,
      folds: [
        {
          points: [
            [AXIS - 108, T + 120],
            [AXIS - 40, T + 128],
            [AXIS + 70, T + 112],
          ],
          width: 26,
          depth: 0.1,
        },
        {
          points: [
            [AXIS - 90, T + 210],
            [AXIS + 10, T + 220],
            [AXIS + 108, T + 206],
          ],
          width: 30,
          depth: -0.1,
        },
        {
          points: [
            [AXIS - 100, T + 34],
            [AXIS - 86, T + 160],
            [AXIS - 92, T + 300],
          ],
          width: 22,
          depth: 0.12,
        },
        {
          points: [
            [AXIS + 100, T + 34],
            [AXIS + 88, T + 160],
            [AXIS + 94, T + 300],
          ],
          width: 22,
          depth: -0.12,
        },
      ],
      drape: { amount: 0.22, across: 90, down: 90 },
      over: frontOf(ctx, cut, PLAN, depth, formShade(ctx, body, base, { amount: 0.85 })) + sleeveAcross(ctx, cut, body),
    }) +
    seam(
      path(`M${AXIS - 98} ${T + 325}C${AXIS - 40} ${T + 327} ${AXIS + 40} ${T + 327} ${AXIS + 98} ${T + 325}`),
      base,
      {
        strength: 0.4,
      },
    ) +
    group({}, head)
  );
}
