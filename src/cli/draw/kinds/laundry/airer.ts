// The folding airer with a few clothes on it.
import { lighten } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { groundShadow } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { bar } from '../../parts/ware.ts';
import { path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { line } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** An airer: two crossed frames, wires between them, a few clothes. */
export function stand(ctx: Ctx): string {
  const [cloth, second, third] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const leg = (d: string): string => bar(ctx, path(d), 9, 'steel', '');
  const wires = [0, 1, 2, 3, 4, 5]
    .map(
      (n) =>
        line(-182 + n * 6, -300 + n * 9, 182 - n * 6, -300 + n * 9, { stroke: '#9aa1a8', 'stroke-width': 4 }) +
        line(-182 + n * 6, -301.4 + n * 9, 182 - n * 6, -301.4 + n * 9, { stroke: '#ffffff', 'stroke-width': 1.2 }),
    )
    .join('');
  const hung = (x: number, w: number, tall: number, fabric: Fabric): string =>
    clothPiece(ctx, {
      outline: path(
        `M${x} -272H${x + w}L${x + w + 3} ${-272 + tall}C${x + w * 0.6} ${-266 + tall} ${x + w * 0.3} ${-266 + tall} ${x - 3} ${-272 + tall}Z`,
      ),
      fabric,
      form: 0.6,
      folds: hangingFolds(ctx.random.fork(`h${x}`), {
        from: [x, x + w, -268],
        to: [x - 3, x + w + 3, -272 + tall],
        count: 4,
        depth: 0.3,
      }),
    });
  const wing = (s: 1 | -1): string =>
    leg(`M${s * 178} -300L${s * 258} -340`) +
    [0.3, 0.6, 0.9]
      .map((t) =>
        line(s * (178 + 80 * t), -300 - 40 * t, s * (150 + 80 * t), -256 - 40 * t, {
          stroke: '#9aa1a8',
          'stroke-width': 3.4,
        }),
      )
      .join('') +
    leg(`M${s * 148} -254L${s * 228} -294`) +
    leg(`M${s * 258} -340L${s * 228} -294`);
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 380, depth: 22 }) +
    leg('M-176 -300L150 -4') +
    leg('M-150 -258L176 0') +
    leg('M176 -300L-150 -4') +
    wires +
    wing(-1) +
    wing(1) +
    hung(-138, 82, 158, ctx.cloth({ name: 'terry' }, [cloth])) +
    hung(-42, 92, 128, ctx.cloth({ name: 'gamcha' }, [second, lighten(second, 0.7)])) +
    hung(64, 74, 176, ctx.cloth({ name: 'fine-stripe' }, ['#f6f3ec', third])) +
    leg('M150 -258L-176 0') +
    [-1, 1]
      .map(
        (s) =>
          plastic(ctx, roundRect(s * 176 - 9, -8, 18, 14, 4), '#3b3b41') +
          plastic(ctx, roundRect(s * 150 - 9, -12, 18, 14, 4), '#3b3b41'),
      )
      .join('')
  );
}
