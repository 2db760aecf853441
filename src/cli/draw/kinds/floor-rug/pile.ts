// Surfaces of rugs that no woven pattern gives: coir, shag, coiled braids.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, formShade } from '../../light.ts';
import { boundsOf, spotsAlong, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { Random } from '../../random.ts';
import { draw, num, rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** Coconut fibre: short bristles standing every way, darker between them. */
export function coirFabric(ctx: Ctx, colour: string): Fabric {
  const random = ctx.random.fork('coir');
  return {
    base: colour,
    paint: (box) => {
      const layers = [darken(colour, 0.4), darken(colour, 0.2), lighten(colour, 0.12), lighten(colour, 0.34)];
      const count = Math.round((box.width * box.height) / 90);
      const strokes = layers.map((stroke) => {
        let d = '';
        for (let n = 0; n < count / 2; n += 1) {
          const [x, y] = [random.between(box.x, box.x + box.width), random.between(box.y, box.y + box.height)];
          const angle = random.between(0, Math.PI);
          d += `M${num(x)} ${num(y)}l${num(Math.cos(angle) * 6)} ${num(Math.sin(angle) * 6)}`;
        }
        return draw(d, { stroke, 'stroke-width': 1.5, fill: 'none', 'stroke-opacity': 0.6 });
      });
      return rect(box.x, box.y, box.width, box.height, { fill: colour }) + strokes.join('');
    },
    get reverse() {
      return ctx.plain(darken(colour, 0.55));
    },
  };
}

/** Yarn ends that stick out beyond the edge of a shaggy rug. */
export function pileEdge(shape: Path, colour: string, random: Random): string {
  const ends = spotsAlong(shape, 360);
  return [darken(colour, 0.2), lighten(colour, 0.15)]
    .map((stroke, layer) =>
      draw(
        ends
          .filter((_, n) => n % 2 === layer)
          .map(({ x, y, tx, ty }) => {
            const out = random.between(5, 12);
            const along = random.near(0, 5);
            return `M${num(x - ty * 4)} ${num(y + tx * 4)}L${num(x + ty * out + tx * along)} ${num(y - tx * out + ty * along)}`;
          })
          .join(''),
        { stroke, 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' },
      ),
    )
    .join('');
}

/** Braids of jute or rag coiled from the middle outwards; the recipe's colours change from round to round. */
export function coilArt(ctx: Ctx, shape: Path): string {
  const box = boundsOf(shape);
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const random = ctx.random.fork('coil');
  const step = 15;
  const rounds = Math.floor(Math.min(box.width, box.height) / 2 / step);
  let art = draw(toD(shape), { fill: darken(ctx.colour(0), 0.35) });
  for (let n = 0; n < rounds; n += 1) {
    const inset = n * step + step / 2;
    const ring = turned(shape, centre, 0, 1 - (inset * 2) / box.width, 1 - (inset * 2) / box.height);
    const from = rounds - n;
    const colour =
      ctx.colourCount > 1 && (from % 6 === 0 || from % 6 === 1)
        ? ctx.colour(1 + (Math.floor(from / 6) % Math.max(1, ctx.colourCount - 1)))
        : mix(ctx.colour(0), darken(ctx.colour(0), 0.2), random.next() * 0.5);
    const around = Math.max(10, Math.round((Math.PI * (box.width / 2 - inset + box.height / 2 - inset)) / 11));
    art += draw(toD(ring), { fill: 'none', stroke: colour, 'stroke-width': step - 1.6 });
    const plaits = spotsAlong(ring, around + 1).slice(1);
    art += draw(
      plaits
        .map(
          ({ x, y, tx, ty }) =>
            `M${num(x - tx * 4 + ty * 6)} ${num(y - ty * 4 - tx * 6)}L${num(x + tx * 3)} ${num(y + ty * 3)}L${num(x - tx * 4 - ty * 6)} ${num(y - ty * 4 + tx * 6)}`,
        )
        .join(''),
      { stroke: darken(colour, 0.4), 'stroke-width': 1.8, fill: 'none', 'stroke-opacity': 0.7 },
    );
    art += draw(toD(turned(ring, centre, 0, 1 - 1 / Math.max(20, box.width / 2 - inset))), {
      fill: 'none',
      stroke: lighten(colour, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.35,
    });
  }
  return (
    clipTo(ctx, shape, art, formShade(ctx, shape, ctx.colour(0), { amount: 0.35 })) +
    draw(toD(shape), { fill: 'none', stroke: darken(ctx.colour(0), 0.5), 'stroke-width': 1 })
  );
}
