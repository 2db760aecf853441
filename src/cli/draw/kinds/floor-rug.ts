// Rugs, dhurries, door and bath mats, seen from above.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, innerRim, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { boundsOf, oval, path, roundRect, smooth, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';
import { coilArt, coirFabric, pileEdge } from './floor-rug/pile.ts';
import { rolledRug } from './floor-rug/roll.ts';

export const CUTS = {
  shape: ['rect', 'runner', 'round', 'half-round', 'oval'],
  edge: ['fringe', 'bound', 'band', 'plain'],
  pile: ['flat', 'shaggy', 'coir', 'coil', 'bobble'],
  lay: ['straight', 'slanted', 'corner', 'rolled'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export function shapeOf(cut: Cut): Path {
  switch (cut.shape) {
    case 'runner':
      return roundRect(168, 40, 176, 432, 4);
    case 'round':
      return oval(256, 256, 204);
    case 'oval':
      return oval(256, 256, 216, 146);
    case 'half-round':
      return path('M52 356C52 214 146 132 256 132S460 214 460 356C460 364 456 368 448 368H64C56 368 52 364 52 356Z');
    default:
      return roundRect(66, 130, 380, 252, cut.pile === 'bobble' || cut.pile === 'shaggy' ? 18 : 4);
  }
}

function fabricOf(ctx: Ctx, cut: Cut): Fabric {
  if (cut.pile === 'coir') return coirFabric(ctx, ctx.colour(0));
  if (cut.pile === 'bobble')
    return ctx.cloth({ name: 'pearls', scale: 1.5 }, [ctx.colour(0), lighten(ctx.colour(0), 0.3)]);
  if (cut.pile === 'shaggy' && ctx.recipe.pattern === undefined)
    return ctx.cloth({ name: 'suede', scale: 1.3 }, [ctx.colour(0)]);
  return ctx.fabric;
}

function ends(ctx: Ctx, cut: Cut, box: { x: number; y: number; width: number; height: number }): string {
  if (cut.edge !== 'fringe' || cut.shape === 'round' || cut.shape === 'oval') return '';
  const yarn = ctx.colour(ctx.colourCount - 1);
  const look = { style: 'fringe', width: 24, colours: [yarn, yarn, yarn], hangs: true } as const;
  if (cut.shape === 'runner') {
    return (
      border(path(`M${box.x + 2} ${box.y + box.height - 2}H${box.x + box.width - 2}`), { ...look, side: 'right' }) +
      border(path(`M${box.x + 2} ${box.y + 2}H${box.x + box.width - 2}`), { ...look, side: 'left' })
    );
  }
  return (
    border(path(`M${box.x + box.width - 2} ${box.y + 2}V${box.y + box.height - 2}`), { ...look, side: 'left' }) +
    border(path(`M${box.x + 2} ${box.y + 2}V${box.y + box.height - 2}`), { ...look, side: 'right' })
  );
}

function rugArt(ctx: Ctx, cut: Cut): string {
  const shape = shapeOf(cut);
  const box = boundsOf(shape);
  const fabric = fabricOf(ctx, cut);
  const trim = ctx.colour(ctx.colourCount - 1);
  const random = ctx.random.fork('rug');
  const edging = ((): string => {
    if (cut.edge === 'bound') {
      const inner = boundsOf(shape);
      const band = (inset: number, width: number, stroke: string): string =>
        draw(
          toD(
            turned(
              shape,
              [256, inner.y + inner.height / 2],
              0,
              1 - (inset * 2) / inner.width,
              1 - (inset * 2) / inner.height,
            ),
          ),
          { fill: 'none', stroke, 'stroke-width': width },
        );
      return band(5, 12, trim) + band(12, 1.4, darken(trim, 0.4)) + band(2.5, 2, lighten(trim, 0.35));
    }
    if (cut.edge === 'band') {
      const frame = (inset: number, width: number, stroke: string): string =>
        draw(
          toD(
            turned(shape, [256, box.y + box.height / 2], 0, 1 - (inset * 2) / box.width, 1 - (inset * 2) / box.height),
          ),
          { fill: 'none', stroke, 'stroke-width': width },
        );
      return (
        frame(13, 26, trim) +
        frame(27, 3, lighten(trim, 0.6)) +
        frame(20, 2, lighten(trim, 0.45)) +
        frame(6, 2, lighten(trim, 0.45))
      );
    }
    return '';
  })();
  const motif =
    cut.pile === 'coir' && ctx.colourCount > 1
      ? clipTo(
          ctx,
          shape,
          draw(toD(turned(shape, [256, box.y + box.height / 2], 0, 0.88, 0.82)), {
            fill: 'none',
            stroke: ctx.colour(1),
            'stroke-width': 7,
            'stroke-opacity': 0.75,
          }),
          coirMotif(ctx, cut),
        )
      : '';
  const surface =
    cut.pile === 'coil'
      ? coilArt(ctx, shape)
      : clothPiece(ctx, {
          outline: shape,
          fabric,
          origin: [256, box.y + box.height / 2],
          turn: cut.shape === 'runner' ? 0 : 90,
          form: cut.pile === 'flat' ? 0.25 : 0.5,
          strength: 0.7,
          drape: {
            amount: cut.pile === 'shaggy' ? 0.9 : 0.3,
            across: cut.pile === 'shaggy' ? 16 : 190,
            down: cut.pile === 'shaggy' ? 16 : 160,
          },
          warp: 4,
          onCloth: edging,
        });
  return (
    ends(ctx, cut, box) +
    (cut.pile === 'shaggy' ? pileEdge(shape, ctx.colour(0), random) : '') +
    surface +
    motif +
    (cut.pile === 'flat' && cut.edge !== 'band'
      ? stitches(path(`M${box.x} ${box.y + 8}H${box.x + box.width}`), darken(fabric.base, 0.2), {
          width: 0.8,
          opacity: 0.5,
        })
      : '') +
    innerRim(ctx, shape, { dx: 2, dy: 2.6, soft: 1.6, colour: '#fff6e4', opacity: 0.4, blend: 'screen' })
  );
}

/** What doormats are stencilled with here: a row of leaves and lotus buds instead of words. */
function coirMotif(ctx: Ctx, cut: Cut): string {
  const ink = ctx.colour(1);
  const y = cut.shape === 'half-round' ? 288 : 256;
  const petal = 'M0 0C18 -14 20 -44 0 -66C-20 -44 -18 -14 0 0Z';
  const flower = [-72, -36, 0, 36, 72]
    .map((turn) => draw(petal, { fill: ink, opacity: 0.85, transform: `translate(256 ${y + 26}) rotate(${turn})` }))
    .join('');
  const sprig = (side: 1 | -1): string =>
    draw(
      `M${256 + side * 76} ${y + 26}C${256 + side * 110} ${y + 30} ${256 + side * 130} ${y + 6} ${256 + side * 152} ${y + 4}`,
      { fill: 'none', stroke: ink, 'stroke-width': 4, 'stroke-opacity': 0.85 },
    ) +
    [0, 1, 2]
      .map((n) =>
        draw('M0 0C8 -8 8 -20 0 -28C-8 -20 -8 -8 0 0Z', {
          fill: ink,
          opacity: 0.85,
          transform: `translate(${256 + side * (92 + n * 24)} ${y + 26 - n * 8}) rotate(${side * (20 + n * 22)})`,
        }),
      )
      .join('');
  return flower + sprig(1) + sprig(-1);
}

/** One corner turned over, so that the back is seen. */
function turnedCorner(ctx: Ctx, cut: Cut): string {
  const fabric = fabricOf(ctx, cut);
  const under =
    cut.pile === 'flat'
      ? fabric.reverse
      : ctx.cloth({ name: 'net', scale: 1.4 }, [darken(ctx.colour(0), 0.45), darken(ctx.colour(0), 0.25)]);
  const flap = smooth(
    [
      [450, 262, 'corner'],
      [400, 270],
      [352, 262, 'corner'],
      [340, 300],
      [326, 386, 'corner'],
      [380, 350],
      [450, 262, 'corner'],
    ],
    { closed: true },
  );
  const shape = shapeOf(cut);
  return (
    castOn(ctx, shape, flap, { base: fabric.base, dx: -7, dy: 5, soft: 8, strength: 0.7 }) +
    clothPiece(ctx, {
      outline: flap,
      fabric: under,
      turn: 30,
      form: 0.8,
      folds: [
        {
          points: [
            [330, 380],
            [396, 322],
            [450, 262],
          ],
          width: 26,
          depth: 0.5,
          open: 'both',
        },
      ],
    })
  );
}

export const kind = defineKind({
  name: 'floor-rug',
  about:
    'rug, dhurrie, door mat or bath mat from above; colours: pile or weave, last edge and fringe (coir: second the stencil)',
  stances: ['flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, fabricOf(ctx, cut), { label: '#f2e8d5' });
    const shape = shapeOf(cut);
    const box = boundsOf(shape);
    const whole = (): string => {
      if (cut.lay === 'rolled') return rolledRug(ctx, fabricOf(ctx, cut), cut.edge === 'fringe');
      if (cut.lay === 'corner') {
        const rest = path(`M${box.x} ${box.y}H${box.x + box.width}V262L326 ${box.y + box.height}H${box.x}Z`);
        const kept = path('M0 0H512V262H450L326 386V512H0Z');
        return wallShadow(ctx, [rest], { distance: 8 }) + clipTo(ctx, kept, rugArt(ctx, cut)) + turnedCorner(ctx, cut);
      }
      return wallShadow(ctx, [shape], { distance: cut.pile === 'flat' ? 7 : 10 }) + rugArt(ctx, cut);
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [280, 290], sharp: 140, reach: 390 },
        zoom(ctx, { x: box.x + box.width * 0.78, y: box.y + box.height * 0.74, factor: 2.3, turn: -12 }, whole),
      );
    const extent =
      cut.lay === 'rolled'
        ? { x: 40, y: 90, width: 460, height: 356 }
        : { x: box.x - 24, y: box.y - 8, width: box.width + 48, height: box.height + 16 };
    const art = fit(ctx, extent, { x: 26, y: 30, width: 460, height: 452 }, whole);
    return cut.lay === 'slanted' ? zoom(ctx, { x: 256, y: 256, factor: 0.92, turn: -16 }, () => art) : art;
  },
});
