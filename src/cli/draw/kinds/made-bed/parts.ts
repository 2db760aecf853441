// Pillows and headboards of a bed seen from its foot.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, edgeLine, formShade, innerRim, solid } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { bar } from '../../parts/ware.ts';
import { button } from '../../parts/notions.ts';
import { moved, path, roundRect, smooth, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, rect } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  top: ['sheet', 'quilt', 'dohar', 'fitted', 'throw'],
  size: ['double', 'single'],
  head: ['wood', 'cane', 'tufted', 'iron', 'arch'],
  edge: ['none', 'border', 'frill'],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** A pillow propped at the head of the bed, about (x, y). */
export function bedPillow(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  fabric: Fabric,
  trim: string | undefined,
  under: Path,
): string {
  const [w, h] = [width / 2, width * 0.27];
  const outline = smooth(
    [
      [x - w, y - h, 'corner'],
      [x, y - h * 1.06],
      [x + w, y - h, 'corner'],
      [x + w * 0.95, y],
      [x + w * 1.02, y + h, 'corner'],
      [x, y + h * 0.96],
      [x - w * 1.02, y + h, 'corner'],
      [x - w * 0.95, y],
    ],
    { closed: true },
  );
  const folds: Fold[] = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy): Fold => ({
      points: [
        [x + sx * w * 0.98, y + sy * h * 0.96],
        [x + sx * w * 0.76, y + sy * h * 0.66],
        [x + sx * w * 0.5, y + sy * h * 0.3],
      ],
      width: 15,
      depth: -0.3,
    })),
  );
  const edging = trim
    ? border(
        path(`M${x - w} ${y + h}C${x - w * 0.5} ${y + h * 0.95} ${x + w * 0.5} ${y + h * 0.95} ${x + w} ${y + h}`),
        {
          style: 'double',
          width: 13,
          colours: [trim, lighten(trim, 0.5), fabric.base],
          side: 'left',
        },
      )
    : '';
  return (
    castOn(ctx, under, outline, { base: fabric.base, dx: 5, dy: 8, soft: 8, strength: 0.5 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      origin: [x, y],
      scale: 0.8,
      form: 1,
      folds,
      onCloth: edging,
      drape: { amount: 0.25, across: 70, down: 50 },
    })
  );
}

/** What stands behind the pillows, from `left` to `right`, its foot at `bottom`. */
export function headboard(ctx: Ctx, cut: Cut, left: number, right: number, bottom: number): string {
  const wood = cut.head === 'wood' ? '#8a5a38' : cut.head === 'cane' ? '#a4754a' : '#7a4c30';
  const width = right - left;
  const top = bottom - 132;
  const boards = SURFACES.wood(ctx, wood);
  const post = (x: number): string =>
    clothPiece(ctx, {
      outline: roundRect(x - 8, top - 8, 16, bottom - top + 20, 4),
      fabric: boards,
      turn: 90,
      form: 0.7,
      warp: 0,
    });
  if (cut.head === 'iron') {
    const stuff = 'iron' as const;
    const bars = Array.from({ length: 9 }, (_, n) => {
      const x = left + 14 + (n * (width - 28)) / 8;
      const rise = Math.sin((n / 8) * Math.PI) * 34;
      return bar(ctx, path(`M${x} ${bottom}V${top + 30 - rise}`), 5, stuff, '');
    }).join('');
    const rail = path(
      `M${left} ${bottom}V${top + 40}C${left + width * 0.2} ${top - 26} ${right - width * 0.2} ${top - 26} ${right} ${top + 40}V${bottom}`,
    );
    return (
      bars +
      bar(ctx, rail, 9, stuff, '') +
      [left, right]
        .map((x) => circle(x, top + 36, 9, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1 }))
        .join('')
    );
  }
  if (cut.head === 'tufted') {
    const cloth = '#a8988a';
    const outline = roundRect(left - 6, top - 4, width + 12, bottom - top + 10, 22);
    const spots = [0, 1].flatMap((row) =>
      Array.from({ length: 6 - row }, (_, n): [number, number] => [
        left + ((n + 0.5 + row * 0.5) * width) / 6,
        top + 30 + row * 40,
      ]),
    );
    const folds = spots.flatMap(([x, y]): Fold[] =>
      [-1, 1].flatMap((sx) =>
        [-1, 1].map((sy): Fold => ({
          points: [
            [x, y],
            [x + sx * width * 0.042, y + sy * 20],
            [x + sx * width * 0.083, y + sy * 40],
          ],
          width: 8,
          depth: -0.5,
          open: 'both',
        })),
      ),
    );
    return (
      clothPiece(ctx, {
        outline,
        fabric: ctx.cloth({ name: 'slub', scale: 0.6 }, [cloth]),
        folds,
        form: 0.7,
        finish: 'soft',
      }) + spots.map(([x, y]) => button(ctx, x, y, 4, cloth, 'shank')).join('')
    );
  }
  const board =
    cut.head === 'arch'
      ? path(
          `M${left - 6} ${bottom + 6}V${top + 56}C${left + width * 0.08} ${top + 20} ${left + width * 0.28} ${top + 26} ${left + width * 0.36} ${top}C${left + width * 0.44} ${top - 22} ${right - width * 0.44} ${top - 22} ${right - width * 0.36} ${top}C${right - width * 0.28} ${top + 26} ${right - width * 0.08} ${top + 20} ${right + 6} ${top + 56}V${bottom + 6}Z`,
        )
      : roundRect(left - 4, top + 6, width + 8, bottom - top, 8);
  const frame = clothPiece(ctx, { outline: board, fabric: boards, form: 0.5, warp: 0 });
  if (cut.head === 'arch') {
    const inner = moved(
      smooth(
        [
          [0, -24],
          [9, -8],
          [24, 0],
          [9, 8],
          [0, 24],
          [-9, 8],
          [-24, 0],
          [-9, -8],
        ],
        { closed: true },
      ),
      (left + right) / 2,
      top + 40,
    );
    return frame + solid(ctx, inner, { base: darken(wood, 0.2), form: 0.3 }) + edgeLine(inner, wood);
  }
  const panes = cut.head === 'cane' ? 2 : 3;
  let art = frame;
  for (let n = 0; n < panes; n += 1) {
    const w = (width - 20 - (panes - 1) * 12) / panes;
    const pane = roundRect(left + 10 + n * (w + 12), top + 22, w, bottom - top - 30, 4);
    const fill =
      cut.head === 'cane'
        ? ctx.cloth({ name: 'lattice', scale: 0.5 }, ['#d8b98a', '#8a6a3f', '#b9935c'])
        : SURFACES.wood(ctx, lighten(wood, 0.1));
    art +=
      clipTo(
        ctx,
        pane,
        fill.paint({ x: left, y: top, width, height: bottom - top }, { turn: cut.head === 'cane' ? 0 : 90 }),
        formShade(ctx, pane, wood, { amount: 0.3 }),
        innerRim(ctx, pane, { dx: 3, dy: 4, soft: 3, colour: darken(wood, 0.6), opacity: 0.7, blend: 'multiply' }),
      ) + draw(toD(pane), { fill: 'none', stroke: darken(wood, 0.5), 'stroke-width': 1 });
  }
  return (
    art +
    post(left - 4) +
    post(right + 4) +
    rect(left - 12, top - 10, 16, 3, { fill: lighten(wood, 0.3), opacity: 0.6 })
  );
}
