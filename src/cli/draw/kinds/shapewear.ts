// Shapewear and stretch shorts: high-waisted shorts, bodysuits, waist belts, shorts worn under dresses.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fannedFolds, flippedFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, hollow, seam, stitches, wallShadow } from '../light.ts';
import { AXIS } from '../parts/garment.ts';
import { strapSlide, thinStrap } from '../parts/thin-strap.ts';
import { flipped, joined, parallel, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: ['shorts', 'bodysuit', 'belt', 'safety', 'capri'],
  edge: ['plain', 'lace'],
  pack: ['1', '2', '3'],
} as const;

type Cut = CutOf<typeof CUTS>;

interface Shape {
  readonly half: Path;
  readonly top: Path;
  readonly leg?: Path;
  readonly crotch: number;
  readonly box: { readonly y: number; readonly foot: number; readonly half: number };
}

const x = (half: number): number => AXIS - half;

function shapeOf(cut: Cut): Shape {
  switch (cut.style) {
    case 'bodysuit': {
      const side = path(
        `M${x(54)} 96C${x(60)} 124 ${x(70)} 140 ${x(84)} 150C${x(80)} 190 ${x(66)} 214 ${x(66)} 240C${x(70)} 284 ${x(92)} 310 ${x(96)} 344`,
      );
      const leg = path(`M${x(96)} 344C${x(72)} 356 ${x(44)} 400 ${x(26)} 444`);
      return {
        half: joined([side, leg], false),
        top: path(`M${x(54)} 96C${x(40)} 118 ${x(16)} 134 ${AXIS} 140`),
        leg,
        crotch: 448,
        box: { y: 28, foot: 456, half: 104 },
      };
    }
    case 'belt': {
      const side = path(`M${x(92)} 120C${x(80)} 170 ${x(70)} 200 ${x(70)} 236C${x(72)} 280 ${x(92)} 320 ${x(100)} 356`);
      return {
        half: side,
        top: path(`M${x(92)} 120Q${x(44)} 130 ${AXIS} 112`),
        crotch: 0,
        box: { y: 104, foot: 384, half: 110 },
      };
    }
    case 'safety':
    case 'capri': {
      const foot = cut.style === 'capri' ? 440 : 320;
      const side = path(
        `M${x(72)} 100C${x(76)} 130 ${x(86)} 156 ${x(88)} 190C${x(89)} 230 ${x(84)} ${foot - 60} ${x(cut.style === 'capri' ? 62 : 80)} ${foot}`,
      );
      const leg = path(
        `M${x(cut.style === 'capri' ? 62 : 80)} ${foot}Q${x(50)} ${foot + 6} ${x(cut.style === 'capri' ? 22 : 12)} ${foot + 1}`,
      );
      return {
        half: joined([side, leg], false),
        top: path(`M${x(70)} 100Q${x(36)} 108 ${AXIS} 108`),
        leg,
        crotch: 222,
        box: { y: 88, foot: foot + 8, half: 94 },
      };
    }
    default: {
      const side = path(
        `M${x(78)} 64C${x(74)} 110 ${x(66)} 134 ${x(66)} 160C${x(70)} 204 ${x(98)} 236 ${x(100)} 274C${x(100)} 316 ${x(92)} 380 ${x(88)} 430`,
      );
      const leg = path(`M${x(88)} 430Q${x(50)} 436 ${x(14)} 431`);
      return {
        half: joined([side, leg], false),
        top: path(`M${x(78)} 64Q${x(40)} 74 ${AXIS} 74`),
        leg,
        crotch: 318,
        box: { y: 50, foot: 440, half: 108 },
      };
    }
  }
}

function drawShape(ctx: Ctx, cut: Cut, fabric: Fabric, lace: string): string {
  const shape = shapeOf(cut);
  const base = fabric.base;
  const firm = ctx.plain(mix(base, darken(base, 0.4), 0.22));
  const pale = lighten(base, 0.35);
  const trio = [lace, lace, base] as const;
  const legged = cut.style !== 'bodysuit' && cut.style !== 'belt';
  const end = shape.half.curves.at(-1)?.[2] ?? [AXIS, 400];
  const foot =
    cut.style === 'belt'
      ? path(`M${end[0]} ${end[1]}Q${AXIS} ${end[1] + 34} ${2 * AXIS - end[0]} ${end[1]}`)
      : legged
        ? path(
            `M${end[0]} ${end[1]}C${end[0] + 2} ${shape.crotch + 60} ${AXIS - 4} ${shape.crotch + 8} ${AXIS} ${shape.crotch}C${AXIS + 4} ${shape.crotch + 8} ${2 * AXIS - end[0] - 2} ${shape.crotch + 60} ${2 * AXIS - end[0]} ${end[1]}`,
          )
        : path(`M${end[0]} ${end[1]}Q${AXIS} ${shape.crotch + 12} ${2 * AXIS - end[0]} ${end[1]}`);
  const outline = joined([
    shape.half,
    foot,
    flipped(reversed(shape.half), AXIS),
    flipped(shape.top, AXIS),
    reversed(shape.top),
  ]);
  const topLine = joined([shape.top, reversed(flipped(shape.top, AXIS))], false);
  const [tx, ty] = shape.top.start;
  const back =
    cut.style === 'bodysuit'
      ? path(`M${x(84)} 150Q${AXIS} 118 ${x(-84)} 150L${x(-60)} 190H${x(60)}Z`)
      : path(`M${tx} ${ty}Q${AXIS} ${ty - 14} ${2 * AXIS - tx} ${ty}L${2 * AXIS - tx - 6} ${ty + 16}H${tx + 6}Z`);
  const panel =
    cut.style === 'shorts'
      ? path(
          `M${AXIS} 78C${x(40)} 78 ${x(56)} 120 ${x(48)} 170C${x(50)} 220 ${x(40)} 280 ${AXIS} 306C${x(-40)} 280 ${x(-50)} 220 ${x(-48)} 170C${x(-56)} 120 ${x(-40)} 78 ${AXIS} 78Z`,
        )
      : cut.style === 'bodysuit'
        ? path(
            `M${x(34)} 168C${x(44)} 220 ${x(42)} 270 ${x(46)} 310Q${AXIS} 350 ${x(-46)} 310C${x(-42)} 270 ${x(-44)} 220 ${x(-34)} 168Q${AXIS} 190 ${x(34)} 168Z`,
          )
        : undefined;
  const pulls = fannedFolds(ctx.random.fork('pull'), {
    at: [x(70), cut.style === 'shorts' ? 170 : 236],
    toward: 8,
    spread: 26,
    length: 46,
    count: 3,
    depth: 0.14,
    width: 9,
  });
  const straps =
    cut.style === 'bodysuit'
      ? [1, -1]
          .map((s) => {
            const front = path(`M${AXIS - s * 53} 99C${AXIS - s * 58} 70 ${AXIS - s * 56} 38 ${AXIS - s * 46} 36`);
            return (
              thinStrap(
                path(`M${AXIS - s * 46} 36C${AXIS - s * 40} 60 ${AXIS - s * 40} 98 ${AXIS - s * 46} 134`),
                8,
                darken(base, 0.2),
                { elastic: true },
              ) +
              thinStrap(front, 8.4, base, { elastic: true }) +
              strapSlide(front, 0.4, 8, '#c9ccd0')
            );
          })
          .join('')
      : '';
  const legEdges = shape.leg ? [shape.leg, reversed(flipped(shape.leg, AXIS))] : [];
  const edging = legEdges
    .map((line) =>
      cut.edge === 'lace'
        ? border(line, { style: 'lace', width: 18, colours: trio, side: 'left' })
        : [5, 9]
            .map((at) => stitches(parallel(line, -at), pale, { width: 0.8, length: 2.2, gap: 1.7, opacity: 0.6 }))
            .join(''),
    )
    .join('');
  const hooks =
    cut.style === 'belt'
      ? seam(path(`M${AXIS} 108V380`), base, { strength: 0.8, width: 1.6 }) +
        Array.from({ length: 12 }, (_, n) =>
          rect(AXIS - 5, 128 + n * 19, 10, 5, { fill: '#d5d7da', stroke: '#888b91', 'stroke-width': 1, rx: 1.6 }),
        ).join('') +
        [-58, -30, 30, 58]
          .map(
            (dx) =>
              seam(
                path(`M${AXIS + dx * 1.1} 116C${AXIS + dx * 0.8} 200 ${AXIS + dx * 0.8} 250 ${AXIS + dx * 1.2} 376`),
                base,
                { strength: 0.55 },
              ) +
              seam(
                path(
                  `M${AXIS + dx * 1.1 + 5} 116C${AXIS + dx * 0.8 + 5} 200 ${AXIS + dx * 0.8 + 5} 250 ${AXIS + dx * 1.2 + 5} 376`,
                ),
                base,
                { strength: 0.4 },
              ),
          )
          .join('')
      : '';
  return (
    wallShadow(ctx, [outline], { distance: ctx.stance === 'flat' ? 8 : 14 }) +
    straps +
    clipTo(
      ctx,
      back,
      fabric.reverse.paint({ x: 120, y: 20, width: 280, height: 190 }),
      draw(toD(back), { fill: darken(base, 0.45), opacity: 0.3 }),
      hollow(ctx, back, base, { strength: 0.45, soft: 6 }),
    ) +
    clothPiece(ctx, {
      outline,
      fabric,
      finish: 'silk',
      folds: [
        ...pulls,
        ...flippedFolds(pulls),
        ...(legged
          ? fannedFolds(ctx.random.fork('crotch'), {
              at: [AXIS, shape.crotch - 4],
              toward: 230,
              spread: 30,
              length: 50,
              count: 3,
              depth: 0.2,
              width: 9,
            })
          : []),
      ],
      drape: { amount: 0.12, across: 90, down: 160 },
      form: 1,
      warp: 5,
      over:
        (panel
          ? clothPiece(ctx, { outline: panel, fabric: firm, finish: 'silk', form: 0.35, edge: 0.4, warp: 2 }) +
            stitches(parallel(joined([panel], false), 4, 60), pale, { width: 0.8, length: 2.2, gap: 1.7, opacity: 0.6 })
          : '') +
        edging +
        hooks +
        (legged
          ? seam(path(`M${AXIS} ${panel ? 306 : shape.box.y + 30}V${shape.crotch}`), base, { strength: 0.6 })
          : '') +
        (cut.edge === 'lace'
          ? border(topLine, { style: 'lace', width: 18, colours: trio, side: 'right' })
          : [4, cut.style === 'safety' || cut.style === 'capri' ? 22 : 9]
              .map((at) => stitches(parallel(topLine, at), pale, { width: 0.8, length: 2.2, gap: 1.7, opacity: 0.65 }))
              .join('')) +
        (cut.style === 'belt'
          ? [5, 9].map((at) => stitches(parallel(foot, -at), pale, { width: 0.8, opacity: 0.6 })).join('')
          : ''),
    })
  );
}

export const kind = defineKind({
  name: 'shapewear',
  about: 'shapewear and stretch shorts; colours: cloth, last the lace (packs: one colour each)',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const { box } = shapeOf(cut);
    if (cut.pack !== '1') {
      const count = Number(cut.pack);
      const size = Math.min(count === 2 ? 1.12 : 0.97, 420 / (box.foot - box.y));
      return Array.from({ length: count }, (_, n) => {
        const before = ctx.zoom;
        ctx.zoom = before * size;
        const base = ctx.colour(n);
        const art = drawShape(ctx, cut, ctx.plain(base), mix(base, '#fdf6ea', 0.35));
        ctx.zoom = before;
        const step = count === 2 ? 190 : 138;
        return place(place(art, { x: -AXIS, y: -(box.y + box.foot) / 2 }), {
          x: 256 + (n - (count - 1) / 2) * step,
          y: 256 + (n % 2 === 0 ? -26 : 30),
          turn: (n - (count - 1) / 2) * 6,
          scale: size,
        });
      }).join('');
    }
    const lace = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(ctx.colour(0), '#fdf6ea', 0.35);
    const whole = (): string => drawShape(ctx, cut, ctx.fabric, lace);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 230], sharp: 150, reach: 400 },
        zoom(ctx, { x: 280, y: box.y + 100, factor: 2.2, turn: -5 }, whole),
      );
    }
    return fit(
      ctx,
      { x: AXIS - box.half, y: box.y - 8, width: box.half * 2, height: box.foot - box.y + 16 },
      SAFE,
      whole,
    );
  },
});
