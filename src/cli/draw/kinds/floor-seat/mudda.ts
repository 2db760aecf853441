// The mudda, a stool of cane.
import { darken } from '../../colour.ts';
import { groundShadow } from '../../light.ts';
import { laid } from '../../parts/laid.ts';
import { bar } from '../../parts/ware.ts';
import { oval, path, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, num } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Cane sticks crossing in an hourglass, tied at the waist, under a woven seat. */
export function mudda(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const cane = '#c99a5b';
  const [top, waist, foot] = [246, 340, 432] as const;
  const stick = (from: number, to: number, near: boolean): string => {
    const at = (angle: number, y: number): [number, number] => {
      const r = y === top ? 128 : 138;
      return [256 + Math.sin(angle) * r, y + Math.cos(angle) * r * 0.22];
    };
    const [[x1, y1], [x2, y2]] = [at(from, top), at(to, foot)];
    return bar(
      ctx,
      path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`),
      near ? 7 : 6,
      'matt',
      near ? cane : darken(cane, 0.3),
    );
  };
  const turn = Math.PI / 12;
  let far = '';
  let near = '';
  for (let n = 0; n < 24; n += 1) {
    const a = n * turn;
    for (const lean of [1.7, -1.7]) {
      const back = Math.cos(a) < 0;
      if (back) far += stick(a, a + lean, false);
      else near += stick(a, a + lean, true);
    }
  }
  const hoop = (y: number, r: number, width: number, colour: string): string =>
    draw(toD(oval(256, y, r, r * 0.22)), { fill: 'none', stroke: darken(colour, 0.45), 'stroke-width': width + 2 }) +
    draw(toD(oval(256, y, r, r * 0.22)), { fill: 'none', stroke: colour, 'stroke-width': width });
  const seat = oval(256, top - 12, 148, 40);
  const side = path(
    `M108 ${top - 12}C108 ${top + 42} 404 ${top + 42} 404 ${top - 12}V${top + 6}C404 ${top + 60} 108 ${top + 60} 108 ${top + 6}Z`,
  );
  return (
    groundShadow(ctx, { x: 258, y: 452, width: 280, depth: 32 }) +
    hoop(foot, 138, 9, cane) +
    far +
    near +
    draw(toD(path(`M188 ${waist}C188 ${waist + 16} 324 ${waist + 16} 324 ${waist}`)), {
      fill: 'none',
      stroke: trim,
      'stroke-width': 12,
    }) +
    draw(toD(path(`M118 ${foot + 8}C150 ${foot + 38} 362 ${foot + 38} 394 ${foot + 8}`)), {
      fill: 'none',
      stroke: trim,
      'stroke-width': 9,
    }) +
    clothPiece(ctx, { outline: side, fabric: ctx.cloth({ name: 'rib', scale: 1.4 }, [trim]), form: 0.8 }) +
    clothPiece(ctx, {
      outline: seat,
      fabric: laid(ctx.fabric, { flatten: 0.36, at: [256, top] }),
      form: 0.5,
      edge: 0.8,
    })
  );
}
