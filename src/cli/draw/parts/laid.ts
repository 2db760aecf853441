// Cloth that lies instead of hanging: the pattern is foreshortened or slanted, the folds over it are drawn as usual.
import { grown } from '../path.ts';
import type { Box } from '../path.ts';
import { group, num } from '../svg.ts';
import type { Fabric } from '../types.ts';

/** How cloth lies: `flatten` squashes it from front to back, `slant` shears it to the right (degrees). */
export interface Laying {
  readonly flatten?: number;
  readonly widen?: number;
  readonly slant?: number;
  readonly lift?: number;
  readonly at: readonly [number, number];
}

/** The same cloth seen at a slant, still usable wherever cloth is. */
export function laid(fabric: Fabric, laying: Laying): Fabric {
  const { flatten = 1, widen = 1, slant = 0, lift = 0, at } = laying;
  const [shear, rise] = [Math.tan((slant * Math.PI) / 180), Math.tan((lift * Math.PI) / 180)];
  const matrix = [widen, rise * widen, shear * flatten, flatten, at[0], at[1]].map(num).join(' ');
  const paint: Fabric['paint'] = (box, lay = {}) => {
    const reach = (Math.max(box.width, box.height) * 1.3) / Math.min(flatten, widen) + 60;
    const [cx, cy] = [box.x + box.width / 2 - at[0], box.y + box.height / 2 - at[1]];
    const source: Box = grown({ x: cx / widen, y: cy / flatten, width: 1, height: 1 }, reach);
    return group({ transform: `matrix(${matrix})` }, fabric.paint(source, { ...lay, origin: [0, 0] }));
  };
  return {
    base: fabric.base,
    paint,
    get reverse() {
      return laid(fabric.reverse, laying);
    },
  };
}
