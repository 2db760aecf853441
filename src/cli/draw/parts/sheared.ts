// Cloth and bands that lie in a slanted plane: the pattern follows the plane's two directions.
import type { Box, Point } from '../path.ts';
import { group, num } from '../svg.ts';
import type { Fabric } from '../types.ts';

/** A plane of an oblique drawing: where its pattern starts and where one unit across and one unit down lead. */
export interface Plane {
  readonly at: Point;
  readonly across: Point;
  readonly down: Point;
}

/** Value for `transform` of what is drawn in the plane's own units. */
export function planeMatrix({ at, across, down }: Plane): string {
  return `matrix(${[...across, ...down].map((value) => value.toFixed(4)).join(' ')} ${num(at[0])} ${num(at[1])})`;
}

/** The plane's own coordinates of a point of the canvas. */
function unplaced({ at, across, down }: Plane, [x, y]: Point): Point {
  const size = across[0] * down[1] - across[1] * down[0];
  const [dx, dy] = [x - at[0], y - at[1]];
  return [(dx * down[1] - dy * down[0]) / size, (dy * across[0] - dx * across[1]) / size];
}

/** The same cloth laid in the plane, still usable wherever cloth is. */
export function sheared(fabric: Fabric, plane: Plane): Fabric {
  return {
    base: fabric.base,
    paint: (box, lay = {}) => {
      const corners = [0, 1].flatMap((right) =>
        [0, 1].map((low) => unplaced(plane, [box.x + right * box.width, box.y + low * box.height])),
      );
      const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const source: Box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
      return group({ transform: planeMatrix(plane) }, fabric.paint(source, { ...lay, origin: [0, 0] }));
    },
    get reverse() {
      return sheared(fabric.reverse, plane);
    },
  };
}
