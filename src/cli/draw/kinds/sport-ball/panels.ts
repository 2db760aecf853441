// The panels of a football: a truncated icosahedron blown up to a sphere and seen from the front.
import { polygon } from '../../path.ts';
import type { Path, Point } from '../../path.ts';

type Vector = readonly [number, number, number];

const PHI = (1 + Math.sqrt(5)) / 2;
/** How the ball lies before the onlooker, in radians about the level and the upright axis. */
const TILT = { x: 0.5, y: -0.26, z: 0.16 };

const unit = ([x, y, z]: Vector): Vector => {
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
};
const along = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function turnedBall([x, y, z]: Vector): Vector {
  const [cx, sx, cy, sy, cz, sz] = [TILT.x, TILT.y, TILT.z].flatMap((a) => [Math.cos(a), Math.sin(a)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [y1, z1] = [y * cx - z * sx, y * sx + z * cx];
  const [x2, z2] = [x * cy + z1 * sy, z1 * cy - x * sy];
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}

/** The corners of the icosahedron: the middles of the twelve pentagons. */
const MIDDLES: readonly Vector[] = [-1, 1]
  .flatMap((a) =>
    [-PHI, PHI].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(turnedBall);

const isNext = (a: Vector, b: Vector): boolean =>
  a !== b && Math.abs(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) - 2) < 0.01;

/** A great circle's arc in small steps; what lies behind the ball is held at its edge. */
function arc(a: Vector, b: Vector, r: number, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, n): Point => {
    const [x, y, z] = unit(along(a, b, n / steps));
    const out = z < 0 ? 1.02 / Math.hypot(x, y) : 1;
    return [x * r * out, y * r * out];
  });
}

export interface Panels {
  /** The pentagons that can be seen, with their numbers among all twelve. */
  readonly faces: readonly { readonly outline: Path; readonly n: number }[];
  /** The seams between two hexagons; those of the pentagons are their own outlines. */
  readonly seams: readonly Path[];
}

/** For a ball of radius r about (0, 0). */
export function footballPanels(r: number): Panels {
  const faces = MIDDLES.map((middle, n) => {
    // Around the middle in order, so that the corners make a ring.
    const level = unit(cross(middle, [0.31, 0.87, 0.38]));
    const up = cross(unit(middle), level);
    const corners = MIDDLES.filter((other) => isNext(middle, other))
      .map((other) => along(middle, other, 1 / 3))
      .sort((a, b) => Math.atan2(dot(a, up), dot(a, level)) - Math.atan2(dot(b, up), dot(b, level)));
    const seen = corners.some((corner) => corner[2] > 0);
    const ring = corners.flatMap((corner, k) => arc(corner, corners[(k + 1) % 5] ?? corner, r).slice(1));
    return { outline: polygon(ring), n, seen };
  });
  const seams = MIDDLES.flatMap((a, n) =>
    MIDDLES.slice(n + 1)
      .filter((b) => isNext(a, b))
      .map((b) => [along(a, b, 1 / 3), along(a, b, 2 / 3)] as const),
  ).filter(([a, b]) => a[2] > 0 || b[2] > 0);
  return {
    faces: faces.filter(({ seen }) => seen),
    seams: seams.map(([a, b]) => polygon(arc(a, b, r), false)),
  };
}
