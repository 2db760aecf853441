// Folded pieces of cloth and piles of them: tops, foreshortened, and the round folds in front.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, innerRim } from '../../light.ts';
import { laid } from '../../parts/laid.ts';
import { joined, path, reversed, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, linear, rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far its top reaches back, in canvas units. */
  readonly depth: number;
  /** How much narrower its far edge is at each side; a third of the depth unless told. */
  readonly inset?: number;
  readonly fabric: Fabric;
  /** Layers of cloth that show at the front fold. */
  readonly plies: number;
  /** The other side of a reversible cloth shows between the plies. */
  readonly lining?: string;
  /** Thick soft cloth: its top runs over into the front fold without an edge between them. */
  readonly soft?: boolean;
  /** Colour of a band sewn along the open end, which shows at the front fold. */
  readonly band?: string;
}

function topOf({ x, y, width, depth, inset = depth * 0.3 }: Slab): Path {
  const back = y - depth;
  // Soft at its far corners, as folded cloth is; a sharp trapezium would look like a roof.
  return path(
    `M${x + 6} ${y + 6}L${x + inset - 5} ${back + 12}C${x + inset - 2} ${back + 3} ${x + inset + 6} ${back} ${x + inset + 18} ${back}H${x + width - inset - 18}C${x + width - inset - 6} ${back} ${x + width - inset + 2} ${back + 3} ${x + width - inset + 5} ${back + 12}L${x + width - 6} ${y + 6}Z`,
  );
}

/** Top and front of thick cloth in one: the sides slant back from the rounded fold. */
function overFold({ x, y, width, height, depth, inset = depth * 0.3 }: Slab): Path {
  const [right, foot, back] = [x + width, y + height, y - depth];
  return path(
    `M${x} ${y + 20}C${x} ${y + 10} ${x + 3} ${y + 4} ${x + 7} ${y - 4}L${x + inset - 3} ${back + 10}C${x + inset + 2} ${back + 2} ${x + inset + 10} ${back} ${x + inset + 22} ${back}H${right - inset - 22}C${right - inset - 10} ${back} ${right - inset - 2} ${back + 2} ${right - inset + 3} ${back + 10}L${right - 7} ${y - 4}C${right - 3} ${y + 4} ${right} ${y + 10} ${right} ${y + 20}V${foot - 18}C${right} ${foot - 6} ${right - 6} ${foot} ${right - 18} ${foot}H${x + 18}C${x + 6} ${foot} ${x} ${foot - 6} ${x} ${foot - 18}Z`,
  );
}

function frontOf({ x, y, width, height }: Slab): Path {
  return roundRect(x, y, width, height, Math.min(18, height * 0.45));
}

/** One folded piece: its top, foreshortened, and the round folds of its front edge. */
function slabArt(ctx: Ctx, slab: Slab, top: boolean): string {
  const { x, y, width, height, depth, fabric, plies, lining, band } = slab;
  const rolled = top && slab.soft === true;
  const face = rolled ? overFold(slab) : frontOf(slab);
  const step = height / plies;
  let lines = '';
  for (let n = 1; n < plies; n += 1) {
    const at = y + n * step;
    const sag = Math.sin(n * 7.3) * 2;
    const along = `M${x + 7} ${at}C${x + width * 0.3} ${at + sag} ${x + width * 0.7} ${at - sag} ${x + width - 7} ${at}`;
    if (lining && n % 2 === 1) lines += draw(along, { fill: 'none', stroke: lining, 'stroke-width': step * 0.55 });
    lines +=
      draw(along, { fill: 'none', stroke: darken(fabric.base, 0.62), 'stroke-width': 2.6, 'stroke-opacity': 0.7 }) +
      draw(along, {
        fill: 'none',
        stroke: lighten(fabric.base, 0.6),
        'stroke-width': 1.6,
        'stroke-opacity': 0.55,
        transform: 'translate(0 2.6)',
      });
  }
  const up =
    top && !rolled
      ? clothPiece(ctx, {
          outline: topOf(slab),
          fabric: laid(fabric, { flatten: 0.3, at: [x + width / 2, y] }),
          form: 0.3,
          drape: { amount: 0.3, across: 150, down: 50 },
          warp: 5,
        })
      : '';
  return (
    up +
    clothPiece(ctx, {
      outline: face,
      fabric,
      origin: [x + width / 2, y],
      form: 0.5,
      drape: { amount: 0.18, across: 120, down: 40 },
      onCloth: band
        ? border(path(`M${x - 4} ${y + height * 0.34}H${x + width + 4}`), {
            style: 'double',
            width: 13,
            colours: [band, lighten(band, 0.5), fabric.base],
            side: 'right',
          })
        : undefined,
    }) +
    clipTo(
      ctx,
      face,
      rolled
        ? rect(x, y - depth, width, height + depth, {
            fill: linear(
              ctx.defs,
              [0, y - depth],
              [0, y + height],
              [
                [0, lighten(fabric.base, 0.4), 0.5],
                [0.3, lighten(fabric.base, 0.6), 0.6],
                [0.52, fabric.base, 0],
                [1, darken(fabric.base, 0.5), 0.16],
              ],
            ),
          })
        : '',
      lines,
      innerRim(ctx, face, {
        dx: 0,
        dy: -9,
        soft: 8,
        colour: darken(fabric.base, 0.6),
        opacity: 0.55,
        blend: 'multiply',
      }),
      innerRim(ctx, face, { dx: 0, dy: 5, soft: 4, colour: '#fff6e4', opacity: 0.35, blend: 'screen' }),
    )
  );
}

/** Slabs from the lowest up, each resting on the one before. */
export function pile(ctx: Ctx, slabs: readonly Slab[]): string {
  return slabs
    .map((slab, n) => {
      const below = slabs[n - 1];
      const shade = below
        ? castOn(ctx, joined([topOf(below), reversed(frontOf(below))]), frontOf(slab), {
            base: below.fabric.base,
            dx: 5,
            dy: 9,
            soft: 7,
            strength: 0.6,
          })
        : '';
      return shade + slabArt(ctx, slab, n === slabs.length - 1 || (slabs[n + 1]?.width ?? 0) < slab.width - 30);
    })
    .join('');
}
