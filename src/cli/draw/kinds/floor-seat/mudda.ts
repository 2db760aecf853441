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
  // Cord wound round the canes: what runs behind is drawn before them.
  const band = (y: number, r: number, width: number, half: 'far' | 'near'): string => {
    const d = `M${256 - r} ${y}A${r} ${num(r * 0.22)} 0 0 ${half === 'far' ? 1 : 0} ${256 + r} ${y}`;
    const look = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      draw(d, { ...look, stroke: darken(trim, 0.45), 'stroke-width': width + 2 }) +
      draw(d, { ...look, stroke: half === 'far' ? darken(trim, 0.25) : trim, 'stroke-width': width }) +
      draw(d, {
        ...look,
        'stroke-linecap': 'butt',
        stroke: darken(trim, 0.35),
        'stroke-width': width,
        'stroke-dasharray': '1.4 4',
        'stroke-opacity': 0.5,
      })
    );
  };
  const seat = oval(256, top - 12, 148, 40);
  const side = path(
    `M108 ${top - 12}C108 ${top + 42} 404 ${top + 42} 404 ${top - 12}V${top + 6}C404 ${top + 60} 108 ${top + 60} 108 ${top + 6}Z`,
  );
  return (
    groundShadow(ctx, { x: 258, y: 452, width: 280, depth: 32 }) +
    hoop(foot, 138, 9, cane) +
    far +
    band(foot, 140, 10, 'far') +
    band(waist, 84, 11, 'far') +
    near +
    band(foot, 140, 10, 'near') +
    band(waist, 88, 12, 'near') +
    clothPiece(ctx, { outline: side, fabric: ctx.cloth({ name: 'rib', scale: 1.4 }, [trim]), form: 0.8 }) +
    clothPiece(ctx, {
      outline: seat,
      fabric: laid(ctx.fabric, { flatten: 0.36, at: [256, top] }),
      form: 0.5,
      edge: 0.8,
    })
  );
}
