// Outlines as values: parse, smooth, mirror, measure, offset. All curves are kept as cubic ones.
import { num } from './svg.ts';

export type Point = readonly [number, number];
type Curve = readonly [control1: Point, control2: Point, end: Point];
export interface Path {
  readonly start: Point;
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A point on a path with its direction (unit tangent) and its left-hand normal seen along the path. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly tx: number;
  readonly ty: number;
  /** Degrees, for `rotate`. */
  readonly turn: number;
}

const lerp = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const straight = (a: Point, b: Point): Curve => [lerp(a, b, 1 / 3), lerp(a, b, 2 / 3), b];
const endOf = (path: Path): Point => path.curves.at(-1)?.[2] ?? path.start;

/** Reads path data of one sub-path in absolute M L H V C S Q Z commands. */
export function path(data: string): Path {
  const tokens = data.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let index = 0;
  let command = '';
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  let lastControl: Point | undefined;
  let closed = false;
  const curves: Curve[] = [];
  const read = (): number => {
    const value = Number(tokens[index]);
    if (tokens[index] === undefined || Number.isNaN(value)) throw new Error(`bad path data: ${data}`);
    index += 1;
    return value;
  };
  const readPoint = (): Point => [read(), read()];
  const push = (curve: Curve): void => {
    curves.push(curve);
    at = curve[2];
  };
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      index += 1;
    }
    if (command === 'M') {
      start = readPoint();
      at = start;
      command = 'L';
      continue;
    }
    const previous = lastControl;
    lastControl = undefined;
    if (command === 'L') push(straight(at, readPoint()));
    else if (command === 'H') push(straight(at, [read(), at[1]]));
    else if (command === 'V') push(straight(at, [at[0], read()]));
    else if (command === 'Z') {
      closed = true;
      if (Math.hypot(at[0] - start[0], at[1] - start[1]) > 0.01) push(straight(at, start));
    } else if (command === 'Q') {
      const control = readPoint();
      const end = readPoint();
      push([lerp(at, control, 2 / 3), lerp(end, control, 2 / 3), end]);
    } else if (command === 'C' || command === 'S') {
      const first: Point =
        command === 'C' ? readPoint() : previous ? [2 * at[0] - previous[0], 2 * at[1] - previous[1]] : at;
      const second = readPoint();
      push([first, second, readPoint()]);
      lastControl = second;
    } else throw new Error(`path command ${command} is not understood: ${data}`);
  }
  return { start, curves, closed };
}

export type Knot = readonly [number, number] | readonly [number, number, 'corner'];

/** A smooth curve through the points; a point marked 'corner' stays sharp. */
export function smooth(knots: readonly Knot[], options: { closed?: boolean; tension?: number } = {}): Path {
  const { closed = false, tension = 1 } = options;
  const count = knots.length;
  const first = knots[0];
  if (first === undefined || count < 2) throw new Error('a smooth path needs two points');
  const knot = (i: number): Knot => knots[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? first;
  const point = (i: number): Point => [knot(i)[0], knot(i)[1]];
  const heading = (i: number): Point => {
    if (knot(i)[2] === 'corner') return [0, 0];
    const [a, b] = [point(i - 1), point(i + 1)];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  };
  const curves: Curve[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, from, to] = [point(i), point(i + 1), heading(i), heading(i + 1)];
    // Handles as long as a third of their own piece: uneven knots then cannot make the curve overshoot.
    const reach = (Math.hypot(b[0] - a[0], b[1] - a[1]) / 3) * tension;
    curves.push([[a[0] + from[0] * reach, a[1] + from[1] * reach], [b[0] - to[0] * reach, b[1] - to[1] * reach], b]);
  }
  return { start: point(0), curves, closed };
}

export function polygon(points: readonly Point[], closed = true): Path {
  return smooth(
    points.map(([x, y]) => [x, y, 'corner'] as const),
    { closed },
  );
}

export function oval(cx: number, cy: number, rx: number, ry = rx): Path {
  const k = 0.5523;
  return path(
    `M${cx - rx} ${cy}C${cx - rx} ${cy - ry * k} ${cx - rx * k} ${cy - ry} ${cx} ${cy - ry}` +
      `C${cx + rx * k} ${cy - ry} ${cx + rx} ${cy - ry * k} ${cx + rx} ${cy}` +
      `C${cx + rx} ${cy + ry * k} ${cx + rx * k} ${cy + ry} ${cx} ${cy + ry}` +
      `C${cx - rx * k} ${cy + ry} ${cx - rx} ${cy + ry * k} ${cx - rx} ${cy}Z`,
  );
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * 0.4477;
  const [right, bottom] = [x + width, y + height];
  return path(
    `M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
      `L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
      `L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
      `L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  );
}

const map = (source: Path, f: (p: Point) => Point): Path => ({
  start: f(source.start),
  curves: source.curves.map(([a, b, c]) => [f(a), f(b), f(c)] as const),
  closed: source.closed,
});

export function flipped(source: Path, axis = 256): Path {
  return map(source, ([x, y]) => [2 * axis - x, y]);
}

export function moved(source: Path, dx: number, dy: number): Path {
  return map(source, ([x, y]) => [x + dx, y + dy]);
}

/** Scales and turns (degrees) about a centre. */
export function turned(source: Path, centre: Point, degrees: number, scaleX = 1, scaleY = scaleX): Path {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return map(source, ([x, y]) => {
    const [dx, dy] = [(x - centre[0]) * scaleX, (y - centre[1]) * scaleY];
    return [centre[0] + dx * c - dy * s, centre[1] + dx * s + dy * c];
  });
}

export function reversed(source: Path): Path {
  const points: Point[] = [source.start, ...source.curves.flat()];
  points.reverse();
  const curves: Curve[] = [];
  for (let i = 1; i + 2 < points.length; i += 3) {
    curves.push([points[i] ?? source.start, points[i + 1] ?? source.start, points[i + 2] ?? source.start]);
  }
  return { start: points[0] ?? source.start, curves, closed: source.closed };
}

/** Joins open paths end to start (a straight piece bridges any gap). */
export function joined(parts: readonly Path[], closed = true): Path {
  const first = parts[0];
  if (first === undefined) throw new Error('nothing to join');
  const curves: Curve[] = [];
  let at = first.start;
  const bridge = (to: Point): void => {
    if (Math.hypot(at[0] - to[0], at[1] - to[1]) > 0.05) curves.push(straight(at, to));
  };
  for (const part of parts) {
    bridge(part.start);
    curves.push(...part.curves);
    at = endOf(part);
  }
  if (closed) bridge(first.start);
  return { start: first.start, curves, closed };
}

/** Draw one half of a garment from top to bottom; this closes it with its mirror image. */
export function mirrored(half: Path, axis = 256): Path {
  return joined([half, flipped(reversed(half), axis)]);
}

export function toD(...paths: readonly Path[]): string {
  const p = (point: Point): string => `${num(point[0])} ${num(point[1])}`;
  return paths
    .map(
      (one) =>
        `M${p(one.start)}${one.curves.map(([a, b, c]) => `C${p(a)} ${p(b)} ${p(c)}`).join('')}${one.closed ? 'Z' : ''}`,
    )
    .join('');
}

function at(start: Point, [a, b, c]: Curve, t: number): Point {
  const u = 1 - t;
  const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [w0 * start[0] + w1 * a[0] + w2 * b[0] + w3 * c[0], w0 * start[1] + w1 * a[1] + w2 * b[1] + w3 * c[1]];
}

/** The path as a fine chain of points. */
export function trace(source: Path, perCurve = 16): Point[] {
  const points: Point[] = [source.start];
  let from = source.start;
  for (const curve of source.curves) {
    for (let i = 1; i <= perCurve; i += 1) points.push(at(from, curve, i / perCurve));
    from = curve[2];
  }
  return points;
}

export function boundsOf(...paths: readonly Path[]): Box {
  const points = paths.flatMap((one) => trace(one, 12));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function lengthOf(source: Path): number {
  const points = trace(source);
  let total = 0;
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) total += Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  return total;
}

/** `count` evenly spaced spots along the path, from its start to its end. */
export function spotsAlong(source: Path, count: number): Spot[] {
  const points = trace(source, 24);
  const reach: number[] = [0];
  for (let i = 1; i < points.length; i += 1) {
    const [a, b] = [points[i - 1] ?? source.start, points[i] ?? source.start];
    reach.push((reach[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = reach.at(-1) ?? 0;
  const spots: Spot[] = [];
  let i = 1;
  for (let n = 0; n < count; n += 1) {
    const goal = count === 1 ? total / 2 : (total * n) / (count - 1);
    while (i < points.length - 1 && (reach[i] ?? 0) < goal) i += 1;
    const [a, b] = [points[i - 1] ?? source.start, points[i] ?? source.start];
    const span = (reach[i] ?? 0) - (reach[i - 1] ?? 0) || 1;
    const [x, y] = lerp(a, b, (goal - (reach[i - 1] ?? 0)) / span);
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [tx, ty] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
    spots.push({ x, y, tx, ty, turn: (Math.atan2(ty, tx) * 180) / Math.PI });
  }
  return spots;
}

/** A copy of an open path moved sideways; positive is to the right of the walking direction (down, for left to right). */
export function parallel(source: Path, distance: number, count = 28): Path {
  const points = spotsAlong(source, count).map((s): Point => [s.x - s.ty * distance, s.y + s.tx * distance]);
  return smooth(points);
}

/** The part of a path between two fractions of its length. */
export function between(source: Path, from: number, to: number, count = 24): Path {
  const spots = spotsAlong(source, 201);
  const points: Point[] = [];
  for (let n = 0; n < count; n += 1) {
    const spot = spots[Math.round((from + ((to - from) * n) / (count - 1)) * 200)];
    if (spot) points.push([spot.x, spot.y]);
  }
  return smooth(points);
}

/** A closed strip along an open path; the width may change along it (`t` from 0 to 1). */
export function ribbon(source: Path, width: number | ((t: number) => number), count = 24): Path {
  const spots = spotsAlong(source, count);
  const half = (n: number): number => (typeof width === 'number' ? width : width(n / (count - 1))) / 2;
  const side = (sign: number): Point[] =>
    spots.map((s, n): Point => [s.x - s.ty * half(n) * sign, s.y + s.tx * half(n) * sign]);
  return joined([smooth(side(-1)), smooth(side(1).reverse())]);
}
