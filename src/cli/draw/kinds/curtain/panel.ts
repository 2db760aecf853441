// One panel of curtain: its waves, its heading on the rod, its hem.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { ring } from '../../parts/notions.ts';
import { joined, path, reversed, roundRect, smooth } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw, group, rect } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  heading: ['eyelet', 'pinch', 'tab', 'rod', 'strings'],
  hang: ['pair', 'closed', 'tied', 'single'],
  cloth: ['opaque', 'sheer', 'velvet'],
  length: ['door', 'window'],
  hem: ['plain', 'band', 'lace'],
  rod: ['steel', 'brass', 'wood'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const ROD = 52;

export interface Panel {
  /** [left, right] at the heading, at the height of the tie and at the hem. */
  readonly top: readonly [number, number];
  readonly waist?: readonly [number, number, number];
  readonly foot: readonly [number, number];
  readonly waves: number;
}

/** Where the cloth begins: pinched cloth hangs below its rings, all other headings cover the rod. */
const headOf = (cut: Cut): number => (cut.heading === 'pinch' ? ROD + 22 : ROD - 8);
/** How far below the head three folds are sewn together. */
const PINCH = 32;

const pleatsOf = ({ top, waves }: Panel): number[] =>
  Array.from({ length: waves }, (_, n) => top[0] + ((n + 0.5) * (top[1] - top[0])) / waves);

export function panelOutline(cut: Cut, panel: Panel, bottom: number): Path {
  const { top, waist, foot, waves } = panel;
  const start = Math.max(ROD, headOf(cut));
  const wave = (left: number, right: number, y: number, depth: number): Path => {
    const knots: Knot[] = Array.from({ length: waves * 2 + 1 }, (_, n): Knot => [
      left + ((right - left) * n) / (waves * 2),
      y + (n % 2 ? depth : -depth),
    ]);
    return smooth(knots);
  };
  const side = (index: 0 | 1): Path =>
    waist
      ? smooth([
          [top[index], start],
          [top[index] + (waist[index] - top[index]) * 0.35, ROD + (waist[2] - ROD) * 0.62],
          [waist[index], waist[2]],
          [waist[index] + (foot[index] - waist[index]) * 0.75, waist[2] + (bottom - waist[2]) * 0.4],
          [foot[index], bottom],
        ])
      : path(
          `M${top[index]} ${start}C${top[index]} ${ROD + 120} ${foot[index]} ${bottom - 120} ${foot[index]} ${bottom}`,
        );
  return joined([
    wave(top[0], top[1], headOf(cut), { pinch: -3.5, rod: 3, eyelet: 2, tab: 2, strings: 2 }[cut.heading]),
    side(1),
    reversed(wave(foot[0], foot[1], bottom, 4)),
    reversed(side(0)),
  ]);
}

/** Three folds that fan out from each pinch, up to the heading and wider down to the hem; a hollow between the fans. */
function pinchFolds(cut: Cut, panel: Panel, bottom: number): Fold[] {
  const head = headOf(cut);
  const step = (panel.top[1] - panel.top[0]) / panel.waves;
  const fan = (x: number, side: number): Fold => ({
    points: [
      [x + side * 9, head - 8],
      [x + side * 3.4, head + PINCH],
      [x + side * step * 0.22, head + PINCH + 90],
      [x + side * step * 0.27, bottom + 6],
    ],
    width: step * 0.2,
    depth: 0.6,
    open: 'both',
  });
  const hollow = (x: number): Fold => ({
    points: [
      [x, head - 8],
      [x, head + PINCH],
      [x + 1.5, (head + bottom) / 2],
      [x, bottom + 6],
    ],
    width: step * 0.42,
    depth: -0.5,
    open: 'both',
  });
  return pleatsOf(panel).flatMap((x) => [hollow(x - step / 2), ...[-1, 0, 1].map((side) => fan(x, side))]);
}

function panelFolds(cut: Cut, panel: Panel, bottom: number): Fold[] {
  const { top, waist, foot, waves } = panel;
  const count = waves * 2;
  if (cut.heading === 'pinch') return pinchFolds(cut, panel, bottom);
  return Array.from({ length: count }, (_, n): Fold => {
    const t = (n + 0.5) / count;
    const at = (pair: readonly number[]): number => (pair[0] ?? 0) + ((pair[1] ?? 0) - (pair[0] ?? 0)) * t;
    const middle: Knot[] = waist
      ? [
          [at(top) + (at(waist) - at(top)) * 0.35, ROD + (waist[2] - ROD) * 0.62],
          [at(waist), waist[2]],
          [at(waist) + (at(foot) - at(waist)) * 0.75, waist[2] + (bottom - waist[2]) * 0.4],
        ]
      : [[at(top) + Math.sin(n * 1.7) * 2, ROD + (bottom - ROD) * 0.5]];
    return {
      points: [[at(top), ROD - 12], ...middle, [at(foot), bottom + 6]],
      width: ((top[1] - top[0]) / count) * (waist ? 0.8 : 1.05),
      depth: n % 2 ? -0.46 : 0.42,
      open: 'both',
    };
  });
}

function headingArt(ctx: Ctx, cut: Cut, panel: Panel, fabric: Fabric): { over: string; front: string } {
  const [left, right] = panel.top;
  const metal = cut.rod === 'brass' ? '#c79f50' : '#b7bcc3';
  const spots = pleatsOf(panel);
  switch (cut.heading) {
    case 'eyelet':
      return {
        over: '',
        front: spots
          .map(
            (x) =>
              ring(ctx, x, ROD, 8.5, metal, 3.6) +
              rect(x - 5.5, ROD - 4.6, 11, 9.2, { fill: darken(metal, 0.45), opacity: 0.8 }),
          )
          .join(''),
      };
    case 'tab':
      return {
        over: '',
        front: spots
          .map((x) =>
            clothPiece(ctx, {
              outline: roundRect(x - 9, ROD - 12, 18, 36, 3),
              fabric,
              origin: [x, ROD],
              form: 0.6,
              warp: 0,
            }),
          )
          .join(''),
      };
    case 'pinch': {
      const head = headOf(cut);
      return {
        over: spots
          .map((x) => {
            const pinched = { stroke: darken(fabric.base, 0.6), fill: 'none', 'stroke-linecap': 'round' };
            return (
              draw(`M${x - 5} ${head + 3}L${x - 2} ${head + PINCH}M${x + 5} ${head + 3}L${x + 2} ${head + PINCH}`, {
                ...pinched,
                'stroke-width': 1.4,
                'stroke-opacity': 0.75,
              }) +
              draw(`M${x - 7} ${head + PINCH}Q${x} ${head + PINCH + 3} ${x + 7} ${head + PINCH}`, {
                ...pinched,
                'stroke-width': 3,
                'stroke-opacity': 0.85,
              })
            );
          })
          .join(''),
        front: spots
          .map(
            (x) =>
              draw(`M${x} ${ROD + 16}V${head + 3}`, { stroke: darken(metal, 0.35), 'stroke-width': 2.6 }) +
              ring(ctx, x, ROD + 4, 12, metal, 2.8),
          )
          .join(''),
      };
    }
    default:
      return {
        over: draw(`M${left} ${ROD + 9}H${right}`, {
          stroke: darken(fabric.base, 0.45),
          'stroke-width': 1.4,
          'stroke-opacity': 0.7,
        }),
        front: '',
      };
  }
}

export function panelArt(ctx: Ctx, cut: Cut, panel: Panel, bottom: number): string {
  const fabric = ctx.fabric;
  const last = ctx.colour(ctx.colourCount - 1);
  const outline = panelOutline(cut, panel, bottom);
  const heading = headingArt(ctx, cut, panel, fabric);
  const wide = path(`M${panel.foot[0] - 30} ${bottom - 2}H${panel.foot[1] + 30}`);
  const hemArt =
    cut.hem === 'band'
      ? border(path(`M${panel.foot[0] - 30} ${bottom - 26}H${panel.foot[1] + 30}`), {
          style: 'block',
          width: 40,
          colours: [last, lighten(last, 0.55), fabric.base],
          side: 'left',
        })
      : cut.hem === 'lace'
        ? border(wide, {
            style: 'lace',
            width: 30,
            colours: [fabric.base, lighten(fabric.base, 0.8), last],
            side: 'left',
          })
        : border(path(`M${panel.foot[0] - 30} ${bottom - 18}H${panel.foot[1] + 30}`), {
            style: 'stitch',
            width: 3,
            colours: [last, darken(fabric.base, 0.2), last],
            side: 'left',
          });
  const waist = panel.waist;
  const tie = waist
    ? clothPiece(ctx, {
        outline: path(
          `M${waist[0] - 9} ${waist[2] - 14}C${waist[0] + 20} ${waist[2] - 2} ${waist[1] - 16} ${waist[2] - 2} ${waist[1] + 9} ${waist[2] - 14}L${waist[1] + 7} ${waist[2] + 8}C${waist[1] - 16} ${waist[2] + 18} ${waist[0] + 20} ${waist[2] + 18} ${waist[0] - 7} ${waist[2] + 8}Z`,
        ),
        fabric: ctx.cloth({ name: 'slub', scale: 0.6 }, [last]),
        form: 0.9,
      })
    : '';
  const piece = clothPiece(ctx, {
    outline,
    fabric,
    origin: [panel.top[0], ROD],
    finish: cut.cloth === 'velvet' ? 'satin' : cut.cloth === 'sheer' ? 'soft' : 'silk',
    form: 0.4,
    folds: panelFolds(cut, panel, bottom),
    warp: 12,
    onCloth: hemArt,
    over: heading.over,
  });
  return group(cut.cloth === 'sheer' ? { opacity: 0.66 } : {}, piece) + tie + heading.front;
}
