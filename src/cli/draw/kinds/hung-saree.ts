// Sarees hung over a rod or a hanger, the pallu in front.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { endPiece } from './folded-saree/pieces.ts';
import { CUTS as SAREE_CUTS, lookOf, pleatedHem } from './saree/look.ts';
import type { Look } from './saree/look.ts';
import { castOn, clipTo, crease, wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { hanger } from '../parts/notions.ts';
import { joined, path, reversed, smooth } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, linear, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  hang: ['wide', 'narrow', 'slant'],
  rod: ['wood', 'brass'],
  border: SAREE_CUTS.border,
  width: SAREE_CUTS.width,
  pallu: SAREE_CUTS.pallu,
  cloth: SAREE_CUTS.cloth,
} as const;

type Cut = CutOf<typeof CUTS>;

const ROD_Y = 52;

function rod(ctx: Ctx, cut: Cut): string {
  const [base, pale, deep] =
    cut.rod === 'brass'
      ? [METALS.brass.base, lighten(METALS.brass.base, 0.7), METALS.brass.patina]
      : ['#8a5f3d', '#c79a6c', '#4e3322'];
  const fill = linear(
    ctx.defs,
    [0, ROD_Y - 7],
    [0, ROD_Y + 7],
    [
      [0, base],
      [0.3, pale],
      [0.6, base],
      [1, deep],
    ],
  );
  const cord = (x: number): string =>
    draw(`M${x} ${ROD_Y}L${x + (256 - x) * 0.06} -20`, {
      stroke: darken('#c9b089', 0.4),
      'stroke-width': 3.2,
      fill: 'none',
    }) + draw(`M${x} ${ROD_Y}L${x + (256 - x) * 0.06} -20`, { stroke: '#d8c39d', 'stroke-width': 1.8, fill: 'none' });
  return (
    wallShadow(ctx, [path(`M22 ${ROD_Y - 6}H490V${ROD_Y + 6}H22Z`)], { distance: 13 }) +
    cord(44) +
    cord(468) +
    rect(22, ROD_Y - 7, 468, 14, { fill, rx: cut.rod === 'brass' ? 3 : 6 }) +
    [22, 490]
      .map(
        (x) =>
          circle(x, ROD_Y, 9, { fill: base, stroke: deep, 'stroke-width': 1 }) +
          circle(x - 2.5, ROD_Y - 3, 3.4, { fill: pale, opacity: 0.8 }),
      )
      .join('')
  );
}

interface Panel {
  readonly topLeft: number;
  readonly topRight: number;
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly slope?: number;
  /** Where the end piece begins; left out for a length of body cloth. */
  readonly endFrom?: number;
  readonly folds: number;
  readonly top?: number;
}

/** A length that comes over the rod and hangs; borders run down both of its sides. */
function hungLength(ctx: Ctx, look: Look, panel: Panel, name: string): { outline: Path; art: string } {
  const { topLeft, topRight, left, right, foot, slope = 0, endFrom, folds, top = ROD_Y - 8 } = panel;
  const level = pleatedHem(left, right, foot, folds, 5, 4);
  const hem: Path =
    slope === 0
      ? level
      : smooth(
          Array.from({ length: 13 }, (_, n): Knot => [
            left + ((right - left) * n) / 12,
            foot - (slope * n) / 12 + (n % 2 === 0 ? 0 : 5),
          ]),
        );
  const leftEdge = smooth([
    [topLeft, top + 4],
    [topLeft - 3, top + 60],
    [(topLeft + left) / 2 + 2, (top + foot) / 2],
    [left, foot],
  ]);
  const rightEdge = smooth([
    [topRight, top + 4],
    [topRight + 3, top + 60],
    [(topRight + right) / 2 - 2, (top + foot - slope) / 2],
    [right, foot - slope],
  ]);
  const over = path(
    `M${topRight} ${top + 4}C${topRight - 4} ${top - 4} ${topLeft + 4} ${top - 4} ${topLeft} ${top + 4}`,
  );
  const outline = joined([leftEdge, hem, reversed(rightEdge), over]);
  const style = look.cut.border;
  const width = look.edge * 1.25;
  const end =
    endFrom === undefined
      ? ''
      : clipTo(
          ctx,
          path(`M-40 ${endFrom}H560V600H-40Z`),
          look.palluCloth.paint({ x: left - 40, y: endFrom, width: right - left + 80, height: foot - endFrom + 40 }),
        ) + endPiece(look, { x: left, y: top, width: right - left, height: foot - top }, endFrom);
  const straight = (edge: Path, side: 'left' | 'right'): string =>
    border(edge, { style, width, colours: look.trim, side });
  const fringe =
    endFrom === undefined
      ? ''
      : border(hem, {
          style: 'fringe',
          width: 15,
          colours: [look.trim[0], look.trim[1], look.trim[2]],
          side: 'right',
          hangs: true,
        });
  return {
    outline,
    art:
      fringe +
      clothPiece(ctx, {
        outline,
        fabric: look.body,
        finish: look.finish,
        form: 0.55,
        origin: [(left + right) / 2, top + 30],
        warp: 9,
        drape: { amount: 0.22, across: 70, down: 300 },
        onCloth:
          end +
          straight(leftEdge, 'left') +
          straight(rightEdge, 'right') +
          (endFrom === undefined ? border(level, { style, width, colours: look.trim, side: 'left' }) : ''),
        folds: hangingFolds(ctx.random.fork(name), {
          from: [topLeft + 6, topRight - 6, top + 10],
          to: [left + 6, right - 6, foot + 6],
          count: folds,
          depth: 0.34,
          stagger: 0.12,
          gathered: true,
        }),
      }),
  };
}

/** The round of the cloth where it goes over the rod. */
function turnOver(panel: Panel, base: string): string {
  const { topLeft, topRight, top = ROD_Y - 8 } = panel;
  const band = (y: number, ink: string, size: number, opacity: number): string =>
    draw(`M${topLeft + 2} ${y}H${topRight - 2}`, {
      stroke: ink,
      'stroke-width': size,
      'stroke-opacity': opacity,
      fill: 'none',
      'stroke-linecap': 'round',
    });
  return band(top + 6, lighten(base, 0.7), 4, 0.4) + band(top + 19, darken(base, 0.5), 5, 0.28);
}

function drawHung(cut: Cut, ctx: Ctx): string {
  const look = lookOf(ctx, { ...cut, drape: 'nivi', blouse: 'short', neck: 'round' });
  const base = look.body.base;
  if (cut.hang === 'narrow') {
    const panel: Panel = {
      topLeft: 182,
      topRight: 330,
      left: 172,
      right: 344,
      foot: 462,
      endFrom: 318,
      folds: 4,
      top: 66,
    };
    const far: Panel = {
      ...panel,
      left: 190,
      right: 378,
      topLeft: 196,
      topRight: 336,
      foot: 404,
      endFrom: undefined,
      folds: 5,
    };
    const behind = hungLength(ctx, look, far, 'far');
    const front = hungLength(ctx, look, panel, 'near');
    return (
      wallShadow(ctx, [behind.outline, front.outline], { distance: 15 }) +
      hanger(256, 66, 236, '#a9774c') +
      behind.art +
      castOn(ctx, behind.outline, front.outline, { base, dx: 7, dy: 6, soft: 6, strength: 0.65 }) +
      front.art +
      turnOver(panel, base)
    );
  }
  const slant = cut.hang === 'slant';
  const panel: Panel = slant
    ? { topLeft: 96, topRight: 336, left: 84, right: 352, foot: 462, slope: 56, folds: 7, endFrom: 290 }
    : { topLeft: 96, topRight: 416, left: 88, right: 426, foot: 456, folds: 8, endFrom: 292 };
  const far: Panel = slant
    ? { topLeft: 250, topRight: 430, left: 252, right: 446, foot: 430, folds: 6 }
    : { topLeft: 108, topRight: 434, left: 112, right: 450, foot: 418, folds: 8 };
  const behind = hungLength(ctx, look, far, 'far');
  const front = hungLength(ctx, look, panel, 'near');
  return (
    rod(ctx, cut) +
    wallShadow(ctx, [behind.outline, front.outline], { distance: 15 }) +
    behind.art +
    castOn(ctx, behind.outline, front.outline, { base, dx: 8, dy: 5, soft: 7, strength: 0.65 }) +
    turnOver(far, base) +
    front.art +
    turnOver(panel, base) +
    crease(ctx, path(`M${panel.topRight} ${ROD_Y}V${ROD_Y + 90}`), base, { width: 1.6, strength: 0.3 })
  );
}

export const kind = defineKind({
  name: 'hung-saree',
  about: 'saree hung over a rod or hanger, pallu in front; colours: body, border, zari',
  stances: ['wall'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const look = lookOf(ctx, { ...cut, drape: 'nivi', blouse: 'short', neck: 'round' });
      return clothCloseup(ctx, look.body, {
        hem: { style: cut.border, width: look.edge * 2.6, colours: look.trim },
        finish: look.finish,
      });
    }
    const whole = (): string => drawHung(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 150, reach: 420 },
        zoom(ctx, { x: 210, y: 370, factor: 2, turn: -5 }, whole),
      );
    }
    return fit(ctx, { x: 30, y: 10, width: 452, height: 474 }, { x: 30, y: 10, width: 452, height: 474 }, whole);
  },
});
