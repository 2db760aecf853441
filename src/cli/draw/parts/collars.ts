// Turned-down collars of shirts, polos and kurtas, and the knitted neck bands of tees.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { castOn, clipTo, edgeLine, hollow, stitches } from '../light.ts';
import { AXIS, wholeNeckline } from './garment.ts';
import type { BodyPlan } from './garment.ts';
import { button, wovenLabel } from './notions.ts';
import { flipped, joined, parallel, path, reversed, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, group } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';

export type CollarStyle = 'spread' | 'point' | 'button-down' | 'camp' | 'polo';

export interface CollarLook {
  readonly style: CollarStyle;
  /** The first button is open and the leaves lie apart. */
  readonly open?: boolean;
  readonly fabric: Fabric;
  readonly thread?: string;
  readonly button?: string;
  readonly label?: string;
  /** Stripes along the edge of a knitted collar. */
  readonly tipping?: string;
  readonly scale?: number;
}

interface CollarShape {
  /** How far below the neck point the front opening ends. */
  readonly depth: number;
  readonly fold: Path;
  readonly leaf: Path;
  readonly edge: Path;
  readonly lapel?: Path;
  readonly tip: readonly [number, number];
}

/** The left leaf in measures from the neck point; N is half the neck. */
function shapeOf(plan: BodyPlan, style: CollarStyle, open: boolean): CollarShape {
  const [N, T] = [plan.neckHalf, plan.top];
  const p = (x: number, y: number): string => `${(AXIS - x).toFixed(1)} ${(T + y * 0.9).toFixed(1)}`;
  const from = p(N - 1, -13);
  const build = (
    depth: number,
    fold: string,
    edge: string,
    tip: readonly [number, number],
    lapel?: string,
  ): CollarShape => {
    const [foldPath, edgePath] = [path(fold), path(edge)];
    return {
      depth: depth * 0.9,
      fold: foldPath,
      edge: edgePath,
      leaf: joined([foldPath, edgePath]),
      tip: [AXIS - tip[0], T + tip[1] * 0.9],
      lapel: lapel ? path(lapel) : undefined,
    };
  };
  if (style === 'camp') {
    return build(
      92,
      `M${from}C${p(N - 1, 4)} ${p(22, 24)} ${p(18, 40)}`,
      `M${p(18, 40)}L${p(36, 41)}L${p(N + 15, 45)}C${p(N + 20, 30)} ${p(N + 19, 8)} ${p(N + 10, -1)}C${p(N + 6, -7)} ${p(N + 2, -12)} ${from}`,
      [N + 13, 44],
      `M${p(22, 26)}C${p(14, 50)} ${p(6, 74)} ${p(0.5, 94)}C${p(14, 88)} ${p(34, 78)} ${p(46, 62)}L${p(36, 40)}Z`,
    );
  }
  if (style === 'polo') {
    return build(
      open ? 42 : 20,
      open ? `M${from}C${p(N - 2, 4)} ${p(16, 24)} ${p(8, 38)}` : `M${from}C${p(N - 3, 4)} ${p(15, 14)} ${p(1, 19)}`,
      open
        ? `M${p(8, 38)}C${p(14, 48)} ${p(24, 58)} ${p(33, 62)}C${p(42, 50)} ${p(N + 15, 28)} ${p(N + 15, 10)}C${p(N + 14, 1)} ${p(N + 6, -9)} ${from}`
        : `M${p(1, 19)}C${p(6, 32)} ${p(14, 46)} ${p(22, 54)}C${p(36, 46)} ${p(N + 13, 28)} ${p(N + 15, 10)}C${p(N + 14, 1)} ${p(N + 6, -9)} ${from}`,
      open ? [33, 62] : [22, 54],
    );
  }
  const outer = `C${p(N + 14, 2)} ${p(N + 6, -9)} ${from}`;
  if (open) {
    return build(
      54,
      `M${from}C${p(N - 1, 6)} ${p(17, 26)} ${p(9, 44)}`,
      `M${p(9, 44)}L${p(29, 69)}C${p(36, 52)} ${p(N + 15, 32)} ${p(N + 15, 12)}${outer}`,
      [29, 68],
    );
  }
  const tip: readonly [number, number] = style === 'spread' ? [27, 52] : style === 'button-down' ? [18, 58] : [16, 62];
  return build(
    18,
    `M${from}C${p(N - 3, 4)} ${p(14, 13)} ${p(1.5, 16)}`,
    `M${p(1.5, 16)}C${p(5, 28)} ${p(tip[0] * 0.6, tip[1] * 0.72)} ${p(tip[0], tip[1])}C${p(tip[0] + 12, tip[1] - 13)} ${p(N + 15, 32)} ${p(N + 15, 12)}${outer}`,
    tip,
  );
}

/** How far the front opening reaches below the neck point: the depth of the body's neckline under this collar. */
export function collarDepth(plan: BodyPlan, style: CollarStyle, open = false): number {
  return shapeOf(plan, style, open).depth;
}

/** The collar on a body's outline: its inside at the back, then both leaves with their shadows. */
export function shirtCollar(ctx: Ctx, plan: BodyPlan, under: Path, look: CollarLook): string {
  const { style, open = false, fabric, scale, tipping } = look;
  const base = fabric.base;
  const [N, T] = [plan.neckHalf, plan.top];
  const shape = shapeOf(plan, style, open);
  const thread = look.thread ?? (lightnessOf(base) > 0.8 ? darken(base, 0.12) : lighten(base, 0.35));
  const rim = path(
    `M${AXIS - N + 1} ${T - 13}C${AXIS - N * 0.5} ${T - 21} ${AXIS + N * 0.5} ${T - 21} ${AXIS + N - 1} ${T - 13}`,
  );
  const foot = path(`M${AXIS - N} ${T + 3}C${AXIS - N * 0.5} ${T + 8} ${AXIS + N * 0.5} ${T + 8} ${AXIS + N} ${T + 3}`);
  const apex = path(`M${AXIS} ${T + shape.depth}L${AXIS} ${T + shape.depth}`);
  const inside = joined([rim, flipped(shape.fold), ...(open || style === 'camp' ? [apex] : []), reversed(shape.fold)]);
  const stand = joined([rim, reversed(foot)]);
  const dark = fabric.reverse;
  const back =
    clipTo(
      ctx,
      inside,
      dark.paint({ x: AXIS - 60, y: T - 40, width: 120, height: 160 }, { scale }),
      draw(toD(inside), { fill: mix(darken(base, 0.5), '#2d1e33', 0.3), opacity: 0.3 }),
      draw(toD(stand), {
        fill: darken(base, 0.1),
        stroke: darken(base, 0.5),
        'stroke-width': 0.9,
        'stroke-opacity': 0.7,
      }),
      stitches(parallel(foot, -3), thread, { width: 0.7, length: 2.4, gap: 1.8, opacity: 0.6 }),
      look.label ? wovenLabel(AXIS, T + 14, 19, 11, look.label, darken(look.label, 0.6)) : '',
      hollow(ctx, inside, base, { strength: 0.6, soft: 7 }),
    ) + edgeLine(rim, base, { strength: 0.7 });
  const lapels = shape.lapel
    ? [shape.lapel, flipped(shape.lapel)]
        .map(
          (one, n) =>
            castOn(ctx, under, one, { base, dx: 3, dy: 4, soft: 3.5, strength: 0.5 }) +
            clothPiece(ctx, {
              outline: one,
              fabric,
              scale,
              turn: n ? -24 : 24,
              form: 0.5,
              warp: 3,
              over: stitches(n ? flipped(lapelEdge(plan)) : lapelEdge(plan), thread, { width: 0.8, length: 3, gap: 2 }),
            }),
        )
        .join('')
    : '';
  const leaves = [false, true]
    .map((mirror) => {
      const turn = (one: Path): Path => (mirror ? flipped(one) : one);
      const leaf = turn(shape.leaf);
      const edge = turn(shape.edge);
      const inset = mirror ? -1 : 1;
      const tip = mirror ? 2 * AXIS - shape.tip[0] : shape.tip[0];
      const striped = tipping
        ? [5.5, 10]
            .map((d) =>
              draw(toD(parallel(edge, inset * d, 30)), { fill: 'none', stroke: tipping, 'stroke-width': 2.4 }),
            )
            .join('')
        : '';
      return (
        castOn(ctx, under, leaf, { base, dx: 3, dy: 5, soft: 4, strength: 0.6 }) +
        clothPiece(ctx, {
          outline: leaf,
          fabric,
          scale,
          turn: (mirror ? -1 : 1) * (open ? 26 : 16),
          origin: [mirror ? 300 : 212, T],
          form: 0.75,
          edge: 0.75,
          warp: 3,
          folds: style === 'button-down' ? [rollFold(tip, shape.tip[1], mirror)] : [],
          onCloth: striped,
          over:
            style === 'polo'
              ? ''
              : stitches(parallel(edge, inset * 4, 30), thread, { width: 0.8, length: 3, gap: 2, opacity: 0.75 }),
        }) +
        (style === 'button-down'
          ? button(ctx, tip + (mirror ? 1.5 : -1.5), shape.tip[1] - 6, 2.6, look.button ?? '#f1ece2')
          : '')
      );
    })
    .join('');
  return back + lapels + leaves;
}

function lapelEdge(plan: BodyPlan): Path {
  const T = plan.top;
  return path(`M${AXIS - 2} ${T + 88}C${AXIS - 14} ${T + 83} ${AXIS - 32} ${T + 73} ${AXIS - 41} ${T + 62}`);
}

function rollFold(x: number, y: number, mirror: boolean): { points: [number, number][]; width: number; depth: number } {
  const s = mirror ? -1 : 1;
  return {
    points: [
      [x - s * 2, y - 6],
      [x - s * 4, y - 24],
      [x - s * 14, y - 44],
    ],
    width: 16,
    depth: 0.24,
  };
}

/** The collar from behind: a turned-down band across the neck. */
export function collarBack(ctx: Ctx, plan: BodyPlan, under: Path, fabric: Fabric, scale?: number): string {
  const [N, T] = [plan.neckHalf, plan.top];
  const shape = path(
    `M${AXIS - N + 1} ${T - 13}C${AXIS - N * 0.5} ${T - 21} ${AXIS + N * 0.5} ${T - 21} ${AXIS + N - 1} ${T - 13}` +
      `C${AXIS + N + 8} ${T - 6} ${AXIS + N + 12} ${T + 2} ${AXIS + N + 12} ${T + 10}C${AXIS + N * 0.6} ${T + 18} ${AXIS - N * 0.6} ${T + 18} ${AXIS - N - 12} ${T + 10}` +
      `C${AXIS - N - 12} ${T + 2} ${AXIS - N - 8} ${T - 6} ${AXIS - N + 1} ${T - 13}Z`,
  );
  const edge = path(
    `M${AXIS - N - 11} ${T + 6}C${AXIS - N * 0.6} ${T + 14} ${AXIS + N * 0.6} ${T + 14} ${AXIS + N + 11} ${T + 6}`,
  );
  return (
    castOn(ctx, under, shape, { base: fabric.base, dx: 2, dy: 5, soft: 4, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric,
      scale,
      form: 0.9,
      warp: 3,
      over: stitches(edge, lighten(fabric.base, 0.35), { width: 0.8, length: 3, gap: 2, opacity: 0.7 }),
    })
  );
}

/** A knitted band around a neckline, `width` wide; `neck` is a left half from `necklineHalf`. */
export function ribNeck(
  ctx: Ctx,
  neck: Path,
  body: Path,
  look: { colour: string; width?: number; tipping?: string },
): string {
  const { colour, width = 9, tipping } = look;
  const line = wholeNeckline(neck);
  const middle = parallel(line, width * 0.42, 44);
  const band = ribbon(middle, width, 60);
  const cloth = ctx.cloth({ name: 'rib', scale: 0.4 }, [mix(colour, lighten(colour, 0.5), 0.12)]);
  return group(
    {},
    castOn(ctx, body, band, { base: colour, dx: 1, dy: 3, soft: 2, strength: 0.5 }),
    clothPiece(ctx, {
      outline: band,
      fabric: cloth,
      form: 0.8,
      warp: 0,
      edge: 0.6,
      onCloth: tipping
        ? draw(toD(parallel(line, width * 0.5, 44)), { fill: 'none', stroke: tipping, 'stroke-width': width * 0.2 })
        : '',
    }),
    stitches(parallel(line, width + 2.4, 44), lighten(colour, 0.3), {
      width: 0.7,
      length: 2.6,
      gap: 1.8,
      opacity: 0.6,
    }),
  );
}
