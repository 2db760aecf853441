// Cloth to wrap babies in: folded blankets, rolled swaddles, hooded towels, quilted godris.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { castOn, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { path, reversed, ribbon, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';
import { swaddles } from './baby-blanket/rolled.ts';

const CUTS = {
  form: ['folded', 'swaddles', 'hooded', 'spread'],
  print: ['none', ...KIDS_MOTIF_NAMES],
  edge: ['satin', 'lace', 'stitch'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** The layers that show at the front of something folded. */
function layers(
  ctx: Ctx,
  box: { x: number; y: number; width: number },
  count: number,
  fabric: Fabric,
  high = 15,
): string {
  let art = '';
  for (let n = count - 1; n >= 0; n -= 1) {
    const y = box.y + n * high;
    const inset = n % 2 ? 4 : 0;
    const shape = roundRect(box.x + inset, y, box.width - inset * 2, high + 6, 9);
    art += clothPiece(ctx, {
      outline: shape,
      fabric: n % 2 ? fabric.reverse : fabric,
      form: 0.9,
      origin: [256, y - 60],
    });
  }
  return art;
}

function folded(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const second = ctx.colour(1);
  const lining = ctx.cloth({ name: 'plush', scale: 0.9 }, [second]);
  const top = roundRect(74, 92, 364, 268, 26);
  const corner = path('M74 300L300 92H100C84 92 74 102 74 118Z');
  const hem = path('M300 92L74 300');
  const whole = path(
    'M74 118C74 100 84 92 100 92H412C430 92 438 102 438 118V440C438 452 430 458 414 458H98C82 458 74 452 74 440Z',
  );
  return (
    wallShadow(ctx, [whole], { distance: 10 }) +
    layers(ctx, { x: 74, y: 352, width: 364 }, 6, ctx.plain(mix(fabric.base, second, 0.2)), 16) +
    clothPiece(ctx, {
      outline: top,
      fabric,
      form: 0.7,
      origin: [256, 220],
      drape: { amount: 0.3, across: 120, down: 120 },
      onCloth:
        cut.print === 'none'
          ? ''
          : kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], { x: 300, y: 252, scale: 1.5 }),
      over: stitches(path('M90 346H422'), lighten(fabric.base, 0.4), { width: 1 }),
    }) +
    castOn(ctx, top, corner, { base: fabric.base, dx: 8, dy: 8, soft: 8, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: corner,
      fabric: lining,
      form: 0.8,
      folds: [
        {
          points: [
            [90, 280],
            [180, 190],
            [286, 100],
          ],
          width: 30,
          depth: 0.36,
          open: 'both',
        },
      ],
      onCloth:
        cut.edge === 'satin'
          ? border(reversed(hem), {
              style: 'plain',
              width: 26,
              colours: [ctx.colour(ctx.colourCount - 1), second, second],
              side: 'left',
            })
          : cut.edge === 'lace'
            ? border(reversed(hem), {
                style: 'lace',
                width: 24,
                colours: [second, lighten(second, 0.6), second],
                side: 'left',
              })
            : border(reversed(hem), {
                style: 'stitch',
                width: 14,
                colours: [second, ctx.colour(ctx.colourCount - 1), second],
                side: 'left',
              }),
    })
  );
}

/** A square towel on its point, the upper corner a hood with two ears. */
function hooded(ctx: Ctx, cut: Cut): string {
  const towel = ctx.cloth({ name: 'plush', scale: 1.1 }, [ctx.colour(0)]);
  const second = ctx.colour(1);
  // The corners are cut round, so that the binding runs along without a mitre.
  const square = path('M256 52L450 246Q468 264 450 282L274 458Q256 476 238 458L62 282Q44 264 62 246Z');
  const bound = path('M262 64L446 248Q462 264 446 280L272 454Q256 470 240 454L66 280Q50 264 66 248L250 64');
  const hood = path('M256 44L378 170C340 214 172 214 134 170Z');
  const edge = path('M134 170C172 214 340 214 378 170');
  const band = (line: Path, width: number): string =>
    clothPiece(ctx, {
      outline: ribbon(line, width, 40),
      fabric: ctx.plain(second),
      form: 0.6,
      warp: 0,
      over: stitches(line, darken(second, 0.25), { width: 0.9 }),
    });
  const ear = (s: number): string =>
    clothPiece(ctx, {
      outline: path(
        `M${256 + s * 54} 108C${256 + s * 62} 70 ${256 + s * 104} 62 ${256 + s * 112} 92C${256 + s * 116} 114 ${256 + s * 100} 134 ${256 + s * 84} 140Z`,
      ),
      fabric: towel,
      form: 1,
    }) + circle(256 + s * 88, 102, 13, { fill: second, opacity: 0.85 });
  const folds: Fold[] = [
    {
      points: [
        [120, 250],
        [220, 320],
        [256, 440],
      ],
      width: 40,
      depth: 0.2,
    },
    {
      points: [
        [392, 250],
        [300, 320],
        [256, 440],
      ],
      width: 40,
      depth: -0.2,
    },
  ];
  return (
    wallShadow(ctx, [square], { distance: 9 }) +
    clothPiece(ctx, {
      outline: square,
      fabric: towel,
      form: 0.6,
      folds,
      drape: { amount: 0.3, across: 110, down: 110 },
    }) +
    band(bound, 12) +
    ear(1) +
    ear(-1) +
    castOn(ctx, square, hood, { base: ctx.colour(0), dx: 4, dy: 10, soft: 9, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: hood,
      fabric: cut.print === 'none' && ctx.recipe.pattern ? ctx.fabric : towel,
      form: 0.9,
    }) +
    band(edge, 14) +
    (cut.print === 'none'
      ? ''
      : kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], { x: 256, y: 138, scale: 0.78 }))
  );
}

/** A quilt spread flat with one corner turned back. */
function spread(ctx: Ctx): string {
  const second = ctx.colour(1);
  const sheet = path(
    'M58 66C180 58 330 60 452 66C460 180 458 270 452 330L330 452C220 458 140 456 60 450C52 330 52 190 58 66Z',
  );
  const fold = path('M452 330C410 326 370 326 344 338C334 370 330 410 330 452Z');
  const sides = [
    'M330 452C220 458 140 456 40 450',
    'M60 470C52 330 52 190 58 46',
    'M38 66C180 58 330 60 472 66',
    'M452 46C460 180 458 270 452 330',
  ];
  const rows = Array.from({ length: 15 }, (_, n) =>
    stitches(
      path(`M66 ${88 + n * 25}C190 ${84 + n * 25} 330 ${90 + n * 25} 450 ${86 + n * 25}`),
      lighten(ctx.colour(0), 0.55),
      { length: 7, gap: 5, width: 1.6, opacity: 0.8 },
    ),
  ).join('');
  return (
    wallShadow(ctx, [sheet], { distance: 9 }) +
    clothPiece(ctx, {
      outline: sheet,
      fabric: ctx.fabric,
      form: 0.4,
      drape: { amount: 0.16, across: 90, down: 80 },
      onCloth: sides.map((side) => draw(side, { fill: 'none', stroke: second, 'stroke-width': 46 })).join(''),
      over: rows,
    }) +
    castOn(ctx, sheet, fold, { base: ctx.colour(0), dx: -6, dy: -4, soft: 8, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: fold,
      fabric: ctx.cloth({ name: 'gingham', scale: 0.8 }, ['#f6f3ec', second]),
      turn: 40,
      form: 0.9,
    })
  );
}

export const kind = defineKind({
  name: 'baby-blanket',
  about:
    'baby blanket, swaddles, hooded towel or quilt; colours: cloth and print, lining or band, three of the motif, edge last',
  stances: ['flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    const all = (): string =>
      cut.form === 'folded'
        ? folded(ctx, cut)
        : cut.form === 'swaddles'
          ? swaddles(ctx)
          : cut.form === 'hooded'
            ? hooded(ctx, cut)
            : spread(ctx);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [230, 250], sharp: 180, reach: 430 },
        zoom(ctx, { x: 250, y: 216, factor: 1.6, turn: -6 }, all),
      );
    return zoom(
      ctx,
      {
        x: cut.form === 'swaddles' ? 246 : 256,
        y: cut.form === 'folded' ? 276 : 256,
        factor: cut.form === 'hooded' ? 0.96 : 1,
        turn: cut.form === 'hooded' || cut.form === 'spread' ? 0 : -3,
      },
      all,
    );
  },
});
