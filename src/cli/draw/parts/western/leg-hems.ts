// The lower ends of trouser legs: stitched, bordered, folded up, left raw.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, stitches } from '../../light.ts';
import { flipped, lengthOf, moved, parallel, path, spotsAlong, toD, trace } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { Random } from '../../random.ts';
import { clothPiece } from '../../relief.ts';
import { draw, num } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Leg } from './leg-shapes.ts';
import type { LegLook } from './legs.ts';

/** What is sewn on or into the hem; turn-ups and raw edges stand out beyond it and are drawn after the leg. */
export function hemArt(look: LegLook, hem: Path): { on: string; over: string } {
  const base = look.fabric.base;
  const thread = look.denim ? '#d79a4a' : lighten(base, 0.35);
  const row = (by: number): string =>
    stitches(parallel(hem, by), thread, { width: 0.9, opacity: look.denim ? 0.85 : 0.55 });
  switch (look.hem) {
    case 'plain':
      return { on: '', over: row(-8) };
    case 'slit':
      return { on: '', over: row(-5) };
    case 'raw':
      return { on: '', over: row(-12) };
    case 'tie':
    case 'turn-up':
      return { on: '', over: '' };
    default: {
      const width = look.hem === 'lace' ? 24 : look.hem === 'piping' ? 4 : 20;
      const colours =
        look.hem === 'lace' ? ([base, look.trim, base] as const) : ([look.accent, look.trim, base] as const);
      return { on: border(hem, { style: look.hem, width, colours, side: 'left' }), over: '' };
    }
  }
}

/** A raw edge after some washes: threads of uneven length and slant, some in tufts, on a paler selvedge. */
export function frayed(random: Random, hem: Path, base: string): string {
  const pale = lighten(base, 0.6);
  const count = Math.round(lengthOf(hem) / 1.5);
  const threads = spotsAlong(hem, count)
    .map((spot) => {
      const long = random.next() < 0.16 ? random.between(9, 15) : random.between(2, 8);
      const [dx, dy] = [random.near(0, 2.6), long];
      return draw(
        `M${num(spot.x)} ${num(spot.y - 4)}q${num(random.near(0, 1.6))} ${num(dy * 0.6)} ${num(dx)} ${num(dy + 4)}`,
        {
          fill: 'none',
          stroke: random.pick([pale, pale, lighten(base, 0.3), '#f4f1e8']),
          'stroke-width': random.between(0.9, 1.5),
          'stroke-linecap': 'round',
        },
      );
    })
    .join('');
  return (
    draw(toD(parallel(hem, -1.5)), { fill: 'none', stroke: pale, 'stroke-width': 4, 'stroke-opacity': 0.7 }) + threads
  );
}

/** A hem folded up on the outside: the cloth's paler wrong side, all round the leg and so a little wider than it. */
export function turnUp(ctx: Ctx, look: LegLook, leg: Leg, mirror: boolean): string {
  const { base } = look.fabric;
  const inside = look.denim ? lighten(base, 0.38) : darken(base, 0.12);
  const [high, low] = [leg.low - 22, leg.low + 5];
  const edgeAt = (edge: Path, y: number): number =>
    trace(edge).reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))[0];
  const [a, b] = [edgeAt(leg.outer, high) - 2.6, edgeAt(leg.inner, high) + 2.6];
  const [c, d] = [edgeAt(leg.inner, low) + 2.6, edgeAt(leg.outer, low) - 2.6];
  const band = path(
    `M${a} ${high}Q${(a + b) / 2} ${high + 5} ${b} ${high}L${c} ${low}Q${(c + d) / 2} ${low + 7} ${d} ${low}Z`,
  );
  const outline = mirror ? flipped(band) : band;
  const body = mirror ? flipped(leg.outline) : leg.outline;
  const fold = path(`M${a - 4} ${high + 7}Q${(a + b) / 2} ${high + 12} ${b + 4} ${high + 7}`);
  return (
    castOn(ctx, body, moved(outline, 0, -3), { base, dx: 1, dy: -1, soft: 2, strength: 0.4 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.cloth(look.denim ? { name: 'twill', scale: 0.5 } : (ctx.recipe.pattern ?? { name: 'plain' }), [
        inside,
      ]),
      form: 0.85,
      warp: 1,
      edge: 0.85,
      over: stitches(mirror ? flipped(fold) : fold, look.denim ? '#d79a4a' : lighten(base, 0.35), {
        width: 0.9,
        opacity: 0.7,
      }),
    })
  );
}
