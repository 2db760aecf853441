// Household linen as shops fold it: bedsheets with their pillow covers, towels, blankets, napkins, rolled quilts.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, edgeLine, formShade, groundShadow, innerRim } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { laid } from '../parts/laid.ts';
import { joined, path, polygon, reversed, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  set: ['bedsheet', 'towels', 'blanket', 'napkins', 'dohar', 'single'],
  tie: ['none', 'ribbon', 'belly-band', 'strap'],
} as const;

type Cut = CutOf<typeof CUTS>;

interface Slab {
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
  readonly hem?: string;
}

function topOf({ x, y, width, depth, inset = depth * 0.3 }: Slab): Path {
  const back = y - depth;
  // Soft at its far corners, as folded cloth is; a sharp trapezium would look like a roof.
  return path(
    `M${x + 6} ${y + 6}L${x + inset - 5} ${back + 12}C${x + inset - 2} ${back + 3} ${x + inset + 6} ${back} ${x + inset + 18} ${back}H${x + width - inset - 18}C${x + width - inset - 6} ${back} ${x + width - inset + 2} ${back + 3} ${x + width - inset + 5} ${back + 12}L${x + width - 6} ${y + 6}Z`,
  );
}

function frontOf({ x, y, width, height }: Slab): Path {
  return roundRect(x, y, width, height, Math.min(18, height * 0.45));
}

/** One folded piece: its top, foreshortened, and the round folds of its front edge. */
function slabArt(ctx: Ctx, slab: Slab, top: boolean): string {
  const { x, y, width, height, fabric, plies, lining, hem } = slab;
  const face = frontOf(slab);
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
  const roof = topOf(slab);
  const up = top
    ? clothPiece(ctx, {
        outline: roof,
        fabric: laid(fabric, { flatten: 0.3, at: [x + width / 2, y] }),
        form: 0.3,
        drape: { amount: 0.3, across: 150, down: 50 },
        warp: 5,
        onCloth: hem
          ? border(path(`M${x - 20} ${y - 4}H${x + width + 20}`), {
              style: 'double',
              width: 20,
              colours: [hem, lighten(hem, 0.5), fabric.base],
              side: 'left',
            })
          : '',
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
    }) +
    clipTo(
      ctx,
      face,
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
function pile(ctx: Ctx, slabs: readonly Slab[]): string {
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

function slabsOf(ctx: Ctx, cut: Cut): Slab[] {
  const last = ctx.colour(ctx.colourCount - 1);
  const second = ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [
    ctx.colour(1),
    ctx.colour(0),
    ...Array.from({ length: Math.max(0, ctx.colourCount - 2) }, (_, n) => ctx.colour(n + 2)),
  ]);
  const make = (
    y: number,
    width: number,
    height: number,
    plies: number,
    fabric = ctx.fabric,
    more: Partial<Slab> = {},
  ): Slab => ({
    x: 256 - width / 2,
    y,
    width,
    height,
    depth: 34,
    fabric,
    plies,
    ...more,
  });
  switch (cut.set) {
    case 'towels': {
      const count = Math.max(4, ctx.colourCount);
      const high = 232 / count;
      const terry = Array.from({ length: count }, (_, n) => ctx.cloth({ name: 'terry', scale: 0.9 }, [ctx.colour(n)]));
      return terry.map((fabric, n) =>
        make(440 - (n + 1) * high, 322 - n * 3, high + 2, 2, fabric, {
          // More than four are cloths for cleaning: thinner, and without a towel's woven band.
          hem: count > 4 ? undefined : lighten(fabric.base, 0.35),
          ...(count > 4 ? { depth: 20, inset: 18 } : {}),
          x: 96 + (n % 2) * 5,
        }),
      );
    }
    case 'blanket':
      return [make(318, 348, 130, 4, ctx.fabric, { depth: 40 })];
    case 'napkins':
      return Array.from({ length: 6 }, (_, n) =>
        make(416 - n * 26, 300, 28, 2, n % 2 ? second : ctx.fabric, { depth: 40, x: 106 + Math.sin(n * 2.4) * 6 }),
      );
    case 'dohar':
      return [
        make(340, 352, 106, 4, ctx.fabric, { lining: last, depth: 38 }),
        make(300, 352, 42, 1, second, { depth: 38 }),
      ];
    case 'single':
      return [make(356, 340, 90, 3), make(318, 210, 40, 2, ctx.fabric, { depth: 30, x: 150 })];
    default:
      return [
        make(350, 356, 98, 3, ctx.fabric, { depth: 38 }),
        make(304, 252, 46, 2, second, { depth: 32 }),
        make(260, 246, 46, 2, ctx.fabric, { depth: 32, x: 137 }),
      ];
  }
}

/** What holds the pile together: a ribbon with a bow, a paper band, or a belt of the same cloth. */
function tieArt(ctx: Ctx, cut: Cut, slabs: readonly Slab[]): string {
  if (cut.tie === 'none') return '';
  const [low, high] = [slabs[0], slabs.at(-1)];
  if (!low || !high) return '';
  const colour = ctx.colour(ctx.colourCount - 1);
  const bottom = low.y + low.height;
  const at = 256;
  const half = cut.tie === 'belly-band' ? 58 : cut.tie === 'strap' ? 17 : 10;
  const outer = slabs.map((slab) => `L${at - half} ${slab.y + 4}`).join('');
  const strip = polygon([
    [at - half, bottom],
    [at - half, high.y + 8],
    [at - half * 0.82, high.y - high.depth],
    [at + half * 0.82, high.y - high.depth],
    [at + half, high.y + 8],
    [at + half, bottom],
  ]);
  const band =
    outer === ''
      ? ''
      : draw(toD(strip), { fill: colour }) +
        clipTo(
          ctx,
          strip,
          draw(`M${at - half} ${high.y + 6}H${at + half}V${bottom}H${at - half}Z`, { fill: darken(colour, 0.14) }),
          formShade(ctx, strip, colour, { amount: 0.5, reach: 6 }),
          slabs
            .map((slab) =>
              draw(`M0 ${slab.y + slab.height}H512`, {
                stroke: darken(colour, 0.5),
                'stroke-width': 3,
                'stroke-opacity': 0.45,
              }),
            )
            .join(''),
        ) +
        edgeLine(strip, colour);
  if (cut.tie !== 'ribbon') {
    const buckle =
      cut.tie === 'strap'
        ? draw(toD(roundRect(at - 24, high.y + 20, 48, 26, 5)), { fill: 'none', stroke: '#c9a04a', 'stroke-width': 5 })
        : draw(toD(roundRect(at - 34, high.y + 16, 68, 10, 5)), { fill: lighten(colour, 0.55), opacity: 0.8 }) +
          draw(toD(roundRect(at - 22, high.y + 32, 44, 6, 3)), { fill: lighten(colour, 0.55), opacity: 0.6 });
    return band + buckle;
  }
  const loop = (side: 1 | -1): Path =>
    path(
      `M${at} ${high.y - 4}C${at + side * 20} ${high.y - 40} ${at + side * 64} ${high.y - 40} ${at + side * 58} ${high.y - 10}C${at + side * 50} ${high.y + 12} ${at + side * 20} ${high.y + 6} ${at} ${high.y - 4}Z`,
    );
  const tail = (side: 1 | -1): Path =>
    path(
      `M${at} ${high.y - 4}C${at + side * 12} ${high.y + 16} ${at + side * 22} ${high.y + 34} ${at + side * 40} ${high.y + 56}L${at + side * 20} ${high.y + 58}C${at + side * 12} ${high.y + 36} ${at + side * 4} ${high.y + 20} ${at} ${high.y - 4}Z`,
    );
  const satin = ctx.plain(colour);
  const piece = (outline: Path): string => clothPiece(ctx, { outline, fabric: satin, finish: 'satin', form: 0.8 });
  return (
    band +
    group(
      {},
      piece(tail(-1)),
      piece(tail(1)),
      piece(loop(-1)),
      piece(loop(1)),
      piece(roundRect(at - 9, high.y - 15, 18, 20, 7)),
    )
  );
}

export const kind = defineKind({
  name: 'folded-linen',
  about:
    'folded bedsheets, towels, blankets, napkins; colours: cloth and print (towels: one colour each), last tie or reverse',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, cut.set === 'towels' ? ctx.cloth({ name: 'terry' }, [ctx.colour(0)]) : ctx.fabric, {
        label: '#f2e8d5',
      });
    const slabs = slabsOf(ctx, cut);
    const whole = (): string =>
      groundShadow(ctx, { x: 258, y: 444, width: 350, depth: 24 }) + pile(ctx, slabs) + tieArt(ctx, cut, slabs);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [240, 280], sharp: 130, reach: 380 },
        zoom(ctx, { x: 190, y: 350, factor: 2.2, turn: -4 }, whole),
      );
    }
    const top = Math.min(...slabs.map(({ y, depth }) => y - depth)) - (cut.tie === 'ribbon' ? 4 : 0);
    return fit(
      ctx,
      { x: 78, y: top, width: 356, height: 448 - top },
      { x: 50, y: 60, width: 412, height: groundFor(ctx, 300) - 60 },
      whole,
      true,
    );
  },
});
