// Lungis, mundus and dhotis: the unsewn lower cloth, folded or wrapped on an invisible form.
import { border, straightBorder } from '../borders.ts';
import type { BorderStyle } from '../border-designs.ts';
import { darken } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, crease, edgeLine, hollow, clipTo, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { joined, moved, path, reversed, smooth, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  show: ['wrapped', 'folded', 'half-folded'],
  border: ['none', 'zari', 'plain', 'double', 'temple'],
  width: ['narrow', 'broad'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Border colours are the recipe's last two. */
function borderColours(ctx: Ctx): readonly [string, string, string] {
  const ground = ctx.colour(Math.max(1, ctx.colourCount - 2));
  return [ground, ctx.colour(ctx.colourCount - 1), ctx.colour(0)];
}

function wrapped(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const wide = cut.width === 'broad' ? 22 : 13;
  const style: BorderStyle | undefined = cut.border === 'none' ? undefined : cut.border;
  const colours = borderColours(ctx);
  const hem = smooth([
    [152, 452],
    [180, 457],
    [214, 452],
    [256, 459],
    [300, 453],
    [334, 458],
    [362, 451],
  ]);
  const waist = path('M184 64Q256 78 328 64');
  const left = smooth([
    [184, 64],
    [166, 120],
    [156, 240],
    [152, 452],
  ]);
  const right = smooth([
    [328, 64],
    [348, 120],
    [358, 240],
    [362, 451],
  ]);
  const body = joined([left, hem, reversed(right), reversed(waist)]);
  const far = joined([path('M184 64C220 52 292 52 328 64'), reversed(waist)]);
  // The outer end comes over from the left and falls in pleats from the middle of the waist.
  const fallEdge = smooth([
    [292, 72],
    [300, 180],
    [306, 320],
    [304, 464],
  ]);
  const fall = joined([
    smooth([
      [210, 68],
      [202, 180],
      [190, 320],
      [176, 456],
    ]),
    smooth([
      [176, 456],
      [206, 464],
      [232, 458],
      [262, 468],
      [304, 464],
    ]),
    reversed(fallEdge),
    path('M292 72Q252 78 210 68'),
  ]);
  // Rolled over once all along the waist, which holds the end that is tucked behind it.
  const roll = path(
    'M183 62C206 70 230 73 256 73C284 73 308 69 329 62C331 66 332 71 332 76C308 85 284 89 258 89C230 89 204 85 180 76C180 71 181 66 183 62Z',
  );
  const edging = (line: ReturnType<typeof path>, side: 'left' | 'right'): string =>
    style ? border(line, { style, width: wide, colours, side }) : '';
  return (
    wallShadow(ctx, [body], { distance: 14 }) +
    clipTo(ctx, far, draw(toD(far), { fill: darken(base, 0.3) }), hollow(ctx, far, base, { strength: 0.8, soft: 5 })) +
    edgeLine(far, base) +
    clothPiece(ctx, {
      outline: body,
      fabric,
      form: 0.85,
      folds: hangingFolds(ctx.random.fork('body'), {
        from: [190, 322, 74],
        to: [158, 358, 456],
        count: 9,
        depth: 0.28,
        stagger: 0.4,
      }),
      drape: { amount: 0.4, across: 70, down: 260 },
      onCloth: edging(hem, 'left'),
    }) +
    castOn(ctx, body, fall, { base, dx: 6, dy: 3, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: fall,
      fabric,
      form: 0.7,
      origin: [238, 240],
      folds: hangingFolds(ctx.random.fork('fall'), {
        from: [216, 290, 76],
        to: [182, 300, 462],
        count: 7,
        depth: 0.4,
        stagger: 0.1,
        gathered: true,
      }),
      drape: { amount: 0.3, across: 60, down: 260 },
      onCloth:
        edging(
          smooth([
            [176, 456],
            [206, 464],
            [232, 458],
            [262, 468],
            [304, 464],
          ]),
          'left',
        ) + edging(fallEdge, 'right'),
    }) +
    castOn(ctx, body, roll, { base, dx: 2, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: roll,
      fabric,
      form: 0.9,
      folds: [
        {
          points: [
            [186, 74],
            [232, 83],
            [278, 80],
          ],
          width: 5,
          depth: -0.3,
        },
        {
          points: [
            [240, 78],
            [286, 82],
            [326, 72],
          ],
          width: 5,
          depth: 0.3,
        },
      ],
      over: crease(ctx, path('M290 73C296 78 298 83 297 88'), base, { width: 2, strength: 0.5 }),
    })
  );
}

/** A parcel of cloth as it comes from the shop, its border along the open edge. */
function folded(ctx: Ctx, cut: Cut, half: boolean): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const wide = cut.width === 'broad' ? 52 : 30;
  const style: BorderStyle | undefined = cut.border === 'none' ? undefined : cut.border;
  const colours = borderColours(ctx);
  const [x, y, w, h] = [130, 120, 252, half ? 200 : 276];
  const outline = path(
    `M${x + 8} ${y}H${x + w - 8}Q${x + w} ${y} ${x + w} ${y + 8}C${x + w + 3} ${y + h * 0.4} ${x + w + 3} ${y + h * 0.7} ${x + w} ${y + h - 8}Q${x + w} ${y + h} ${x + w - 10} ${y + h}C${x + w * 0.6} ${y + h + 3} ${x + w * 0.3} ${y + h + 3} ${x + 10} ${y + h}Q${x} ${y + h} ${x} ${y + h - 8}C${x - 3} ${y + h * 0.7} ${x - 3} ${y + h * 0.4} ${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}Z`,
  );
  const turn = path(
    `M${x + w - 96} ${y + h + 2}C${x + w - 70} ${y + h - 34} ${x + w - 30} ${y + h - 60} ${x + w + 2} ${y + h - 84}L${x + w - 20} ${y + h - 10}Z`,
  );
  const bands = style
    ? straightBorder(x - 20, y + h - wide - 8, w + 40, { style, width: wide, colours }) +
      straightBorder(x - 20, y + 10, w + 40, { style, width: wide * 0.5, colours })
    : '';
  return (
    wallShadow(ctx, [outline], { distance: 14 }) +
    [15, 10, 5]
      .map((d, n) =>
        clothPiece(ctx, {
          outline: moved(outline, 0.6 * (n + 1), d),
          fabric: n === 1 ? fabric : ctx.plain(darken(base, 0.08 + d * 0.008)),
          form: 0.8,
        }),
      )
      .join('') +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.8,
      folds: [
        {
          points: [
            [x, y + h * 0.34],
            [256, y + h * 0.36],
            [x + w, y + h * 0.33],
          ],
          width: 24,
          depth: 0.16,
          open: 'both',
        },
        {
          points: [
            [x, y + h * 0.68],
            [256, y + h * 0.66],
            [x + w, y + h * 0.68],
          ],
          width: 22,
          depth: -0.16,
          open: 'both',
        },
      ],
      drape: { amount: 0.24, across: 100, down: 90 },
      onCloth: bands,
    }) +
    castOn(ctx, outline, turn, { base, dx: -5, dy: -3, soft: 5, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: turn,
      fabric: fabric.reverse,
      turn: 38,
      form: 0.9,
      folds: [
        {
          points: [
            [x + w - 70, y + h - 10],
            [x + w - 36, y + h - 40],
            [x + w - 8, y + h - 66],
          ],
          width: 18,
          depth: 0.3,
        },
      ],
    }) +
    stitches(path(`M${x + 4} ${y + h - 4}H${x + w - 100}`), darken(base, 0.12), { width: 0.9 })
  );
}

export const kind = defineKind({
  name: 'lungi',
  about: 'lungi, mundu or dhoti cloth; colours: pattern, then border ground and its metal',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const colours = borderColours(ctx);
      return clothCloseup(ctx, ctx.fabric, {
        hem: cut.border === 'none' ? undefined : { style: cut.border, width: 50, colours },
      });
    }
    const one = (): string =>
      cut.show === 'wrapped' ? wrapped(ctx, cut) : folded(ctx, cut, cut.show === 'half-folded');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 230], sharp: 180, reach: 440 },
        zoom(ctx, { x: 262, y: cut.show === 'wrapped' ? 140 : 340, factor: 2, turn: -5 }, one),
      );
    const box =
      cut.show === 'wrapped'
        ? { x: 140, y: 52, width: 232, height: 420 }
        : cut.show === 'half-folded'
          ? { x: 124, y: 112, width: 270, height: 226 }
          : { x: 124, y: 112, width: 270, height: 304 };
    return fit(ctx, box, cut.show === 'wrapped' ? SAFE : { x: 56, y: 56, width: 400, height: 400 }, one);
  },
});
