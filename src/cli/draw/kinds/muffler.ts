// Mufflers and gamchas: folded with fringed ends, or looped over a peg.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, wallShadow } from '../light.ts';
import { METALS, metalBall } from '../materials.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { joined, path, smooth } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { show: ['peg', 'folded'], ends: ['fringe', 'hem'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Doubled and hung: the loop above, both ends through it below. */
function onPeg(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const fringe = (line: ReturnType<typeof path>): string =>
    cut.ends === 'fringe'
      ? border(line, {
          style: 'fringe',
          width: 30,
          colours: [base, darken(base, 0.3), ctx.colour(1)],
          side: 'right',
          hangs: true,
        })
      : '';
  const backHem = path('M262 410L352 400');
  const back = joined([
    smooth([
      [226, 60],
      [236, 180],
      [252, 310],
      [262, 410],
    ]),
    backHem,
    smooth([
      [352, 400],
      [330, 290],
      [300, 180],
      [286, 60],
    ]),
  ]);
  const hem = path('M150 384L250 390');
  const front = joined([
    smooth([
      [218, 66],
      [200, 170],
      [168, 280],
      [150, 384],
    ]),
    hem,
    smooth([
      [250, 390],
      [252, 290],
      [268, 170],
      [292, 66],
    ]),
  ]);
  const top = path('M216 82C212 48 234 34 256 34C280 34 298 48 294 80C284 66 272 60 256 60C240 60 228 66 216 82Z');
  return (
    wallShadow(ctx, [back, front, top], { distance: 14 }) +
    fringe(backHem) +
    clothPiece(ctx, {
      outline: back,
      fabric: fabric.reverse,
      form: 0.8,
      turn: 6,
      folds: hangingFolds(ctx.random.fork('back'), {
        from: [232, 284, 70],
        to: [262, 346, 410],
        count: 4,
        depth: 0.4,
        stagger: 0.1,
        gathered: true,
      }),
      drape: { amount: 0.3, across: 50, down: 160 },
    }) +
    fringe(hem) +
    castOn(ctx, back, front, { base, dx: 8, dy: 4, soft: 7, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: front,
      fabric,
      form: 0.85,
      turn: -6,
      folds: hangingFolds(ctx.random.fork('front'), {
        from: [222, 288, 76],
        to: [156, 246, 388],
        count: 5,
        depth: 0.42,
        stagger: 0.1,
        gathered: true,
      }),
      drape: { amount: 0.3, across: 50, down: 160 },
    }) +
    clothPiece(ctx, {
      outline: top,
      fabric,
      form: 0.9,
      turn: 84,
      folds: [
        {
          points: [
            [218, 74],
            [232, 50],
            [256, 44],
            [282, 52],
            [292, 74],
          ],
          width: 9,
          depth: 0.4,
          open: 'both',
        },
        {
          points: [
            [226, 70],
            [240, 56],
            [256, 52],
            [274, 56],
            [286, 70],
          ],
          width: 7,
          depth: -0.4,
          open: 'both',
        },
      ],
    }) +
    circle(256, 64, 10, {
      fill: metalBall(ctx, METALS.brass, 256, 64, 10),
      stroke: METALS.brass.patina,
      'stroke-width': 1,
    })
  );
}

/** A flat parcel with one fringed end folded forward over it. */
function folded(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const body = path(
    'M120 128Q256 122 392 128Q400 136 396 160C400 220 400 280 396 330Q396 342 384 343Q256 348 128 343Q116 342 116 330C112 280 112 220 116 160Q112 136 120 128Z',
  );
  const flap = path('M150 132Q210 128 268 132C276 200 280 300 282 372L140 374C142 300 146 200 150 132Z');
  const hem = path('M282 372L140 374');
  return (
    wallShadow(ctx, [body, flap], { distance: 13 }) +
    [12, 6]
      .map((d) =>
        clothPiece(ctx, {
          outline: path(
            `M120 ${128 + d}Q256 ${122 + d} 392 ${128 + d}Q400 ${136 + d} 396 ${160 + d}C400 ${220 + d} 400 ${280 + d} 396 ${330 + d}Q396 ${342 + d} 384 ${343 + d}Q256 ${348 + d} 128 ${343 + d}Q116 ${342 + d} 116 ${330 + d}C112 ${280 + d} 112 ${220 + d} 116 ${160 + d}Q112 ${136 + d} 120 ${128 + d}Z`,
          ),
          fabric: d === 12 ? ctx.plain(darken(base, 0.16)) : fabric.reverse,
          form: 0.8,
        }),
      )
      .join('') +
    clothPiece(ctx, {
      outline: body,
      fabric,
      form: 0.8,
      folds: [
        {
          points: [
            [116, 240],
            [256, 246],
            [398, 236],
          ],
          width: 30,
          depth: 0.16,
          open: 'both',
        },
      ],
      drape: { amount: 0.26, across: 90, down: 90 },
    }) +
    (cut.ends === 'fringe'
      ? border(hem, {
          style: 'fringe',
          width: 34,
          colours: [base, lighten(base, 0.2), ctx.colour(1)],
          side: 'left',
          hangs: true,
        })
      : '') +
    castOn(ctx, body, flap, { base, dx: 7, dy: 7, soft: 7, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: flap,
      fabric,
      form: 0.7,
      origin: [210, 250],
      drape: { amount: 0.26, across: 70, down: 120 },
      folds: [
        {
          points: [
            [180, 140],
            [176, 260],
            [170, 370],
          ],
          width: 26,
          depth: 0.16,
          open: 'end',
        },
        {
          points: [
            [240, 140],
            [246, 260],
            [250, 370],
          ],
          width: 26,
          depth: -0.14,
          open: 'end',
        },
      ],
    })
  );
}

export const kind = defineKind({
  name: 'muffler',
  about: 'muffler or gamcha; colours belong to the pattern',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { finish: 'soft' });
    const one = (): string => (cut.show === 'peg' ? onPeg(ctx, cut) : folded(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: 230, y: cut.show === 'peg' ? 330 : 320, factor: 2, turn: -5 }, one),
      );
    return fit(
      ctx,
      cut.show === 'peg' ? { x: 150, y: 32, width: 196, height: 424 } : { x: 106, y: 118, width: 300, height: 294 },
      cut.show === 'peg' ? SAFE : { x: 60, y: 50, width: 392, height: 412 },
      one,
    );
  },
});
