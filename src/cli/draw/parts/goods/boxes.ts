// Right-angled blocks in cabinet view: a front, a right side and a top that recede to the upper right.
import { darken, lighten } from '../../colour.ts';
import { clipTo, formShade } from '../../light.ts';
import { boundsOf, polygon, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the sides recede. */
  readonly depth: number;
  /** How steeply they recede: 0.5 is halfway between level and upright. */
  readonly rise?: number;
  /** Without its top: a box to put things in. */
  readonly open?: boolean;
}

export interface Faces {
  readonly front: Path;
  readonly side: Path;
  readonly top: Path;
  readonly outline: Path;
}

/** The faces of a block whose front's upper left corner is at (x, y). */
export function facesOf(block: Block): Faces {
  const { x, y, width: w, height: h, depth, rise = 0.55 } = block;
  const [dx, dy] = [depth, -depth * rise];
  return {
    front: polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
    side: polygon([
      [x + w, y],
      [x + w + dx, y + dy],
      [x + w + dx, y + h + dy],
      [x + w, y + h],
    ]),
    top: polygon([
      [x, y],
      [x + dx, y + dy],
      [x + w + dx, y + dy],
      [x + w, y],
    ]),
    outline: polygon([
      [x, y],
      [x + dx, y + dy],
      [x + w + dx, y + dy],
      [x + w + dx, y + h + dy],
      [x + w, y + h],
      [x, y + h],
    ]),
  };
}

/** A face of a material: lightened or deepened by where it looks. */
function face(ctx: Ctx, outline: Path, fabric: Fabric, shade: number, over: string): string {
  const tone = shade > 0 ? darken(fabric.base, 0.7) : lighten(fabric.base, 0.8);
  return (
    clipTo(
      ctx,
      outline,
      fabric.paint(boundsOf(outline)),
      over,
      draw(toD(outline), { fill: tone, opacity: Math.abs(shade) }),
      formShade(ctx, outline, fabric.base, { amount: 0.35, reach: 10 }),
    ) +
    draw(toD(outline), {
      fill: 'none',
      stroke: darken(fabric.base, 0.45),
      'stroke-width': 1.1,
      'stroke-opacity': 0.7,
      'stroke-linejoin': 'round',
    })
  );
}

/** A block of foam, cork, wood or card; what is printed on its faces goes into `over`. */
export function block(
  ctx: Ctx,
  form: Block,
  fabric: Fabric,
  over: { front?: string; side?: string; top?: string } = {},
): string {
  const faces = facesOf(form);
  return (
    face(ctx, faces.side, fabric, 0.34, over.side ?? '') +
    (form.open ? '' : face(ctx, faces.top, fabric, -0.24, over.top ?? '')) +
    face(ctx, faces.front, fabric, 0.04, over.front ?? '') +
    draw(`M${form.x} ${form.y}H${form.x + form.width}V${form.y + form.height}`, {
      fill: 'none',
      stroke: lighten(fabric.base, 0.6),
      'stroke-width': 1.4,
      'stroke-opacity': 0.5,
    })
  );
}
