// Hoods as they stand on an invisible form, and their drawstrings.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, edgeLine, hollow, seam, solid, stitches } from '../light.ts';
import { AXIS } from './garment.ts';
import type { BodyPlan } from './garment.ts';
import { strap } from './panel.ts';
import { joined, mirrored, oval, parallel, path, reversed, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

/** Outline of the hood from outside, for the shadow on the wall. */
export function hoodOutline(plan: BodyPlan): Path {
  const T = plan.top;
  return mirrored(
    path(
      `M${AXIS} ${T - 74}C${AXIS - 26} ${T - 75} ${AXIS - 46} ${T - 60} ${AXIS - 52} ${T - 34}C${AXIS - 56} ${T - 14} ${AXIS - 50} ${T + 2} ${AXIS - 42} ${T + 12}C${AXIS - 30} ${T + 26} ${AXIS - 14} ${T + 34} ${AXIS} ${T + 36}`,
    ),
  );
}

/** The hood's mouth with its lining, the bound edge, and cords that hang from two eyelets. */
export function drawHood(
  ctx: Ctx,
  plan: BodyPlan,
  body: Path,
  look: { fabric: Fabric; lining: string; cord?: string; zipped?: boolean; ends?: 'metal' | 'knot' },
): string {
  const { fabric, lining, cord, zipped = false, ends = 'metal' } = look;
  const base = fabric.base;
  const T = plan.top;
  const outer = hoodOutline(plan);
  const low = zipped ? T + 34 : T + 30;
  const half = path(
    `M${AXIS} ${T - 52}C${AXIS - 22} ${T - 53} ${AXIS - 36} ${T - 40} ${AXIS - 38} ${T - 20}C${AXIS - 39} ${T - 2} ${AXIS - 22} ${T + 18} ${AXIS} ${low}`,
  );
  const mouth = mirrored(half);
  const rim = joined([reversed(half), mirroredHalf(half)], false);
  const edge = ribbon(parallel(rim, 5, 40), 9, 60);
  const hoodFolds = [
    {
      points: [
        [AXIS - 46, T - 40],
        [AXIS - 50, T - 14],
        [AXIS - 38, T + 10],
      ] as [number, number][],
      width: 14,
      depth: 0.3,
    },
    {
      points: [
        [AXIS + 46, T - 40],
        [AXIS + 50, T - 14],
        [AXIS + 38, T + 10],
      ] as [number, number][],
      width: 14,
      depth: -0.3,
    },
    {
      points: [
        [AXIS - 34, T - 66],
        [AXIS, T - 72],
        [AXIS + 34, T - 66],
      ] as [number, number][],
      width: 14,
      depth: 0.25,
    },
  ];
  const eyelet = (s: number): string => {
    const [x, y] = [AXIS + s * 14, T + 22];
    const long = s < 0 ? 92 : 84;
    const foot = [x + s * 4, y + long] as const;
    const end =
      ends === 'knot'
        ? solid(ctx, oval(foot[0], foot[1] + 1, 4.6, 5.4), { base: cord ?? base, form: 0.8 }) +
          draw(
            `M${foot[0] - 2} ${foot[1] + 5}L${foot[0] - 3} ${foot[1] + 12}M${foot[0] + 2} ${foot[1] + 5}L${foot[0] + 3} ${foot[1] + 11}`,
            {
              stroke: darken(cord ?? base, 0.15),
              'stroke-width': 2.2,
            },
          )
        : strap(ctx, path(`M${x + s * 3.6} ${y + long - 4}L${x + s * 4.6} ${y + long + 8}`), {
            width: 5.6,
            fabric: ctx.plain('#a5acb3'),
            stitched: false,
          });
    return (
      circle(x, y, 3.4, { fill: darken(base, 0.6) }) +
      circle(x, y, 3.6, {
        fill: 'none',
        stroke: ends === 'knot' ? darken(base, 0.25) : '#b9bcc0',
        'stroke-width': 1.6,
      }) +
      strap(ctx, path(`M${x} ${y}C${x + s * 5} ${y + 24} ${x - s * 3} ${y + 52} ${x + s * 4} ${y + long}`), {
        width: 4.6,
        fabric: ctx.plain(cord ?? base),
        stitched: false,
        under: body,
      }) +
      end
    );
  };
  return (
    castOn(ctx, body, outer, { base, dx: 3, dy: 8, soft: 6, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: outer,
      fabric,
      form: 0.95,
      folds: hoodFolds,
      drape: { amount: 0.3, across: 50, down: 50 },
    }) +
    clipTo(
      ctx,
      mouth,
      draw(toD(mouth), { fill: lining }),
      draw(`M${AXIS - 2} ${T - 60}C${AXIS + 4} ${T - 30} ${AXIS + 2} ${T} ${AXIS} ${T + 30}`, {
        fill: 'none',
        stroke: darken(lining, 0.45),
        'stroke-width': 1.4,
        'stroke-opacity': 0.7,
      }),
      draw(`M${AXIS - 40} ${T - 4}Q${AXIS} ${T + 16} ${AXIS + 40} ${T - 4}V${T + 40}H${AXIS - 40}Z`, {
        fill: mix(lining, darken(base, 0.3), 0.7),
      }),
      hollow(ctx, mouth, lining, { strength: 0.95, soft: 13 }),
    ) +
    edgeLine(mouth, base, { strength: 0.7 }) +
    clothPiece(ctx, { outline: edge, fabric: ctx.plain(lighten(base, 0.05)), form: 0.7, warp: 0, edge: 0.5 }) +
    stitches(parallel(rim, 10.5, 40), lighten(base, 0.3), { width: 0.8, length: 3, gap: 2, opacity: 0.6 }) +
    (cord === undefined ? '' : eyelet(-1) + eyelet(1))
  );
}

/** The hood from behind: it hangs down from the neck, its crown below, its edge standing about the neck. */
export function hoodDownOutline(plan: BodyPlan): Path {
  const [N, T] = [plan.neckHalf, plan.top];
  return mirrored(
    path(
      `M${AXIS} ${T - 15}C${AXIS - 16} ${T - 15} ${AXIS - N + 6} ${T - 18} ${AXIS - N - 2} ${T - 15}C${AXIS - N - 15} ${T - 9} ${AXIS - N - 25} ${T + 8} ${AXIS - N - 22} ${T + 26}` +
        `C${AXIS - N - 18} ${T + 52} ${AXIS - 26} ${T + 86} ${AXIS} ${T + 90}`,
    ),
  );
}

export function drawHoodDown(ctx: Ctx, plan: BodyPlan, body: Path, fabric: Fabric): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const base = fabric.base;
  const outer = hoodDownOutline(plan);
  // Loose rings that the cloth falls into between the neck and the crown.
  const ring = (half: number, y: number, sag: number): [number, number][] => [
    [AXIS - half, y],
    [AXIS - half * 0.6, y + sag * 0.7],
    [AXIS, y + sag],
    [AXIS + half * 0.6, y + sag * 0.7],
    [AXIS + half, y],
  ];
  return (
    castOn(ctx, body, outer, { base, dx: 4, dy: 9, soft: 7, strength: 0.7 }) +
    clothPiece(ctx, {
      outline: outer,
      fabric,
      form: 0.95,
      folds: [
        { points: ring(N + 8, T - 2, 14), width: 15, depth: -0.42 },
        { points: ring(N + 14, T + 10, 22), width: 16, depth: 0.3 },
        { points: ring(N + 2, T + 34, 24), width: 15, depth: -0.24 },
      ],
      drape: { amount: 0.3, across: 60, down: 50 },
      over:
        seam(path(`M${AXIS} ${T - 14}C${AXIS + 1.5} ${T + 20} ${AXIS - 1} ${T + 60} ${AXIS} ${T + 90}`), base, {
          strength: 0.6,
        }) +
        [-3.4, 3.4]
          .map((x) =>
            stitches(path(`M${AXIS + x} ${T + 2}V${T + 88}`), lighten(base, 0.3), {
              width: 0.8,
              length: 3,
              gap: 2,
              opacity: 0.5,
            }),
          )
          .join(''),
    })
  );
}

/** The right half of the mouth, walking on from where the left half's reverse ends. */
function mirroredHalf(half: Path): Path {
  const flip = ([x, y]: readonly [number, number]): readonly [number, number] => [2 * AXIS - x, y];
  return {
    start: flip(half.start),
    curves: half.curves.map(([a, b, c]) => [flip(a), flip(b), flip(c)] as const),
    closed: false,
  };
}
