// Panties laid flat: hipster, bikini, high waist, boyshort, full; alone or in packs.
import { border } from '../borders.ts';
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { fannedFolds, flippedFolds } from '../folds.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, edgeLine, hollow, seam, stitches, wallShadow } from '../light.ts';
import { bow } from '../parts/bows.ts';
import { packOf } from './panty/pack.ts';
import { CUTS, shapeOf } from './panty/plan.ts';
import type { Cut } from './panty/plan.ts';
import { AXIS } from '../parts/garment.ts';
import { flipped, parallel, path, reversed, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

interface Look {
  readonly cloth: Fabric;
  readonly trim: string;
}

/** A gathered elastic along an edge: a band with fine ribs. */
function elastic(along: Path, width: number, colour: string, inward: 1 | -1): string {
  const middle = parallel(along, (inward * width) / 2, 50);
  const d = toD(ribbon(middle, width, 50));
  const ribs = toD(middle);
  return (
    draw(d, { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 0.8 }) +
    draw(ribs, {
      fill: 'none',
      stroke: darken(colour, 0.35),
      'stroke-width': width * 0.9,
      'stroke-opacity': 0.35,
      'stroke-dasharray': '1 2.6',
    }) +
    draw(toD(parallel(along, inward * width * 0.28, 50)), {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': 1.1,
      'stroke-opacity': 0.6,
    })
  );
}

function drawPanty(ctx: Ctx, cut: Cut, look: Look): string {
  const shape = shapeOf(cut.style);
  const { outline, waist, leg, back, m } = shape;
  const base = look.cloth.base;
  const legs = [leg, reversed(flipped(leg, AXIS))];
  const period = cut.style === 'period';
  const lace = [look.trim, look.trim, base] as const;
  const edging = legs
    .map((line) => {
      if (cut.edge === 'lace') return border(line, { style: 'lace', width: 13, colours: lace, side: 'left' });
      if (cut.edge === 'picot')
        return border(line, { style: 'scallop', width: 7, colours: [look.trim, look.trim, base], side: 'left' });
      if (cut.edge === 'elastic') return elastic(line, 7, look.trim, -1);
      return stitches(parallel(line, -6), lighten(base, 0.35), { width: 0.9, length: 2.4, gap: 1.6 });
    })
    .join('');
  const top =
    cut.edge === 'lace'
      ? border(waist, { style: 'lace', width: 17, colours: lace, side: 'right' })
      : cut.edge === 'none'
        ? stitches(parallel(waist, 8), lighten(base, 0.35), { width: 0.9, length: 2.4, gap: 1.6 })
        : elastic(waist, cut.style === 'full' ? 15 : 11, look.trim, 1);
  const gussetY = m.crotchY - (cut.style === 'boyshort' ? 52 : 64);
  const gusset = seam(path(`M${AXIS - 90} ${gussetY - 8}Q${AXIS} ${gussetY + 16} ${AXIS + 90} ${gussetY - 8}`), base, {
    strength: 0.55,
    width: 1.2,
  });
  const panel = period
    ? draw(
        toD(
          path(
            `M${AXIS - 66} 250C${AXIS - 60} 300 ${AXIS - 40} 340 ${AXIS - 34} 400H${AXIS + 34}C${AXIS + 40} 340 ${AXIS + 60} 300 ${AXIS + 66} 250Q${AXIS} 270 ${AXIS - 66} 250Z`,
          ),
        ),
        { fill: darken(base, 0.25), opacity: 0.45 },
      )
    : '';
  const pulls = [
    ...fannedFolds(ctx.random.fork('hip'), {
      at: [AXIS - m.hip + 10, m.legY - 8],
      toward: 20,
      spread: 30,
      length: 70,
      count: 3,
      depth: 0.18,
      width: 12,
    }),
  ];
  const inside = look.cloth.reverse;
  return (
    wallShadow(ctx, [outline, back], { distance: 8 }) +
    clipTo(
      ctx,
      back,
      inside.paint({ x: 90, y: m.waistY - 30, width: 340, height: 60 }),
      draw(toD(back), { fill: darken(base, 0.4), opacity: 0.25 }),
      hollow(ctx, back, base, { strength: 0.5, soft: 6 }),
      draw(toD(path(`M${AXIS - 9} ${m.waistY - 8}H${AXIS + 9}V${m.waistY + 6}H${AXIS - 9}Z`)), {
        fill: '#f6f1e6',
        opacity: 0.9,
      }),
    ) +
    edgeLine(back, base, { strength: 0.6 }) +
    clothPiece(ctx, {
      outline,
      fabric: look.cloth,
      finish: 'soft',
      folds: [...pulls, ...flippedFolds(pulls)],
      drape: { amount: 0.22, across: 90, down: 90 },
      form: 0.75,
      over:
        panel +
        gusset +
        edging +
        top +
        (cut.style === 'boyshort'
          ? seam(path(`M${AXIS} ${m.waistY + 20}V${gussetY + 4}`), base, { strength: 0.5 })
          : '') +
        (cut.style === 'high-waist'
          ? [-1, 1]
              .map((s) =>
                seam(
                  path(
                    `M${AXIS + s * 62} ${m.waistY + 10}C${AXIS + s * 70} 180 ${AXIS + s * 76} 220 ${AXIS + s * 70} 300`,
                  ),
                  base,
                  { strength: 0.45 },
                ),
              )
              .join('')
          : ''),
    }) +
    (cut.bow === 'yes' && !period ? bow(AXIS, m.waistY + 16, 8, look.trim) : '')
  );
}

/** Rolled the way packs are: a small bundle with the waistband outside. */
function drawFolded(ctx: Ctx, look: Look): string {
  const outline = path(
    `M${AXIS - 112} 176Q${AXIS} 186 ${AXIS + 112} 176Q${AXIS + 122} 196 ${AXIS + 114} 252Q${AXIS} 266 ${AXIS - 114} 252Q${AXIS - 122} 196 ${AXIS - 112} 176Z`,
  );
  const waist = path(`M${AXIS - 112} 176Q${AXIS} 186 ${AXIS + 112} 176`);
  return (
    wallShadow(ctx, [outline], { distance: 7 }) +
    clothPiece(ctx, {
      outline,
      fabric: look.cloth,
      finish: 'soft',
      form: 0.9,
      folds: [
        {
          points: [
            [AXIS - 118, 214],
            [AXIS, 226],
            [AXIS + 118, 212],
          ],
          width: 20,
          depth: 0.3,
          open: 'both',
        },
        {
          points: [
            [AXIS - 118, 238],
            [AXIS, 250],
            [AXIS + 118, 238],
          ],
          width: 10,
          depth: -0.4,
          open: 'both',
        },
      ],
      over: elastic(waist, 15, look.trim, 1),
    }) +
    bow(AXIS, 194, 7, look.trim)
  );
}

function lookOf(ctx: Ctx, n: number, pack: boolean): Look {
  const base = ctx.colour(n);
  if (!pack)
    return { cloth: ctx.fabric, trim: ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : lighten(base, 0.2) };
  const pattern = ctx.recipe.pattern;
  const ink = lightnessOf(base) > 0.72 ? darken(base, 0.5) : mix(base, '#fdf6ea', 0.8);
  // In a pack printed and plain pieces take turns.
  const cloth =
    pattern && pattern.name !== 'plain' && n % 2 === 0
      ? ctx.cloth(pattern, [base, ink, mix(base, ink, 0.5), ink])
      : ctx.plain(base);
  return { cloth, trim: mix(base, ink, 0.3) };
}

export const kind = defineKind({
  name: 'panty',
  about: 'panties laid flat; colours: cloth, print, last the elastic or lace (packs: one colour each)',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pack = cut.pack !== '1';
    if (pack && cut.lay !== 'one' && ctx.view !== 'detail') {
      const count = Number(cut.pack);
      const folded = cut.lay === 'folded';
      const { spots, size } = packOf(count, cut.lay);
      return spots
        .map(([x, y, turn], n) => {
          const before = ctx.zoom;
          ctx.zoom = before * size;
          const look = lookOf(ctx, n, true);
          const art = folded ? drawFolded(ctx, look) : drawPanty(ctx, cut, look);
          ctx.zoom = before;
          return place(place(art, { x: -AXIS, y: folded ? -216 : -262 }), { x, y, turn, scale: size });
        })
        .join('');
    }
    // Near or alone, a pack shows its first piece.
    const look = lookOf(ctx, 0, pack);
    const whole = (): string => drawPanty(ctx, cut, look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 200], sharp: 150, reach: 400 },
        zoom(ctx, { x: 286, y: shapeOf(cut.style).m.waistY + 70, factor: 2, turn: -6 }, whole),
      );
    }
    const { m } = shapeOf(cut.style);
    return fit(
      ctx,
      { x: 92, y: m.waistY - 14, width: 328, height: m.crotchY - m.waistY + 28 },
      { x: 52, y: 60, width: 408, height: 392 },
      whole,
    );
  },
});
