// The embroidered front panel of a sherwani and the stole over its shoulders.
import { border } from '../../borders.ts';
import { darken } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { castOn } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { ambi, brocadeButa } from '../../patterns/motifs.ts';
import { joined, path, smooth } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Mangoes along the front edge that shrink towards the shoulders and turn into scattered butas. */
export function panelWork(ctx: Ctx, plan: BodyPlan, metal: string, ground: string, low: number): string {
  const T = plan.top;
  let art = '';
  for (const s of [-1, 1]) {
    for (let n = 0; n < 8; n += 1) {
      const y = T + 56 + n * 38;
      if (y > low - 40) break;
      art += place(ambi(metal, darken(metal, 0.4), ctx.colour(0)), {
        x: AXIS + s * 26,
        y,
        scale: `${s * 1.05} 1.05`,
        turn: s * -8,
      });
      art += place(brocadeButa(metal, ground), { x: AXIS + s * 54, y: y + 18, scale: 0.62 });
      if (n % 2 === 0) art += place(brocadeButa(metal, ground), { x: AXIS + s * 76, y: y - 2, scale: 0.46 });
    }
  }
  return art;
}

/** The back of such a coat has the small butas alone, in rows. */
export function backWork(plan: BodyPlan, metal: string, ground: string, low: number): string {
  const spots: string[] = [];
  for (let row = 0; plan.top + 48 + row * 38 < low - 40; row += 1)
    for (let n = -2; n <= 2; n += 1) {
      const x = AXIS + n * 42 + (row % 2 ? 21 : 0);
      spots.push(place(brocadeButa(metal, ground), { x, y: plan.top + 48 + row * 38, scale: 0.6 }));
    }
  return spots.join('');
}

function strip(side: number): { outline: Path; hem: Path; edge: Path } {
  const x = (v: number): number => (side > 0 ? 2 * AXIS - v : v);
  const edge = smooth([
    [x(224), 64],
    [x(206), 150],
    [x(190), 300],
    [x(186), 470],
  ]);
  const hem = path(`M${x(186)} 470L${x(140)} 472`);
  const outline = joined([
    edge,
    hem,
    smooth([
      [x(140), 472],
      [x(142), 300],
      [x(154), 160],
      [x(174), 76],
    ]),
    smooth([
      [x(174), 76],
      [x(198), 62],
      [x(224), 64],
    ]),
  ]);
  return { outline, hem, edge };
}

export function drape(ctx: Ctx, plan: BodyPlan, body: Path, colour: string, metal: string, both: boolean): string {
  const look = { colours: [darken(colour, 0.28), metal, colour] as const };
  return (both ? [1, -1] : [1])
    .map((side) => {
      const { outline, hem, edge } = strip(side);
      const outer = side > 0 ? 'right' : 'left';
      return (
        castOn(ctx, body, outline, { base: colour, dx: side > 0 ? -4 : 6, dy: 6, soft: 6, strength: 0.55 }) +
        border(hem, { style: 'fringe', width: 16, ...look, side: side > 0 ? 'left' : 'right', hangs: true }) +
        clothPiece(ctx, {
          outline,
          fabric: ctx.plain(colour),
          finish: 'silk',
          form: 0.85,
          folds: hangingFolds(ctx.random.fork(`stole ${side}`), {
            from: side > 0 ? [2 * AXIS - 220, 2 * AXIS - 176, plan.top + 16] : [176, 220, plan.top + 16],
            to: side > 0 ? [2 * AXIS - 186, 2 * AXIS - 142, 472] : [142, 186, 472],
            count: 4,
            depth: 0.4,
            stagger: 0.1,
            gathered: true,
          }),
          onCloth:
            border(edge, { style: 'zari', width: 9, ...look, side: outer === 'right' ? 'left' : 'right' }) +
            border(hem, { style: 'brocade', width: 42, ...look, side: side > 0 ? 'right' : 'left' }),
        })
      );
    })
    .join('');
}
