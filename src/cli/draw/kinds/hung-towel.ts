// Towels, gamchas and kitchen cloths as they hang: over a rail, from a ring, from a hook by the loop.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { ring, wovenLabel } from '../parts/notions.ts';
import { bar } from '../parts/ware.ts';
import { moved, path, smooth } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  hang: ['rail', 'ring', 'hook', 'pair'],
  end: ['dobby', 'stripe', 'fringe', 'plain'],
  metal: ['steel', 'brass', 'iron'],
} as const;

type Cut = CutOf<typeof CUTS>;

function endArt(cut: Cut, along: Path, fabric: Fabric, trim: string): string {
  switch (cut.end) {
    case 'dobby':
      return border(along, {
        style: 'chevron',
        width: 24,
        colours: [trim, lighten(trim, 0.55), fabric.base],
        side: 'left',
      });
    case 'stripe':
      return border(along, { style: 'double', width: 40, colours: [fabric.base, trim, trim], side: 'left' });
    default:
      return '';
  }
}

interface Drop {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lean?: number;
}

function panel(ctx: Ctx, cut: Cut, fabric: Fabric, drop: Drop): string {
  const { left, right, top, bottom, lean = 5 } = drop;
  const trim = ctx.colour(ctx.colourCount - 1);
  const outline = smooth(
    [
      [left, top + 8, 'corner'],
      [left + 4, top],
      [right - 4, top],
      [right, top + 8, 'corner'],
      [right + lean * 0.3, (top + bottom) / 2],
      [right + lean, bottom, 'corner'],
      [(left + right) / 2, bottom + 5],
      [left - lean, bottom - 2, 'corner'],
      [left - lean * 0.4, (top + bottom) / 2],
    ],
    { closed: true },
  );
  const hem = path(`M${left - 30} ${bottom - 26}H${right + 30}`);
  const tip = path(
    `M${left - lean + 2} ${bottom - 2}Q${(left + right) / 2} ${bottom + 7} ${right + lean - 2} ${bottom}`,
  );
  return (
    (cut.end === 'fringe'
      ? border(tip, {
          style: 'fringe',
          width: 18,
          colours: [fabric.base, fabric.base, trim],
          side: 'right',
          hangs: true,
        })
      : '') +
    clothPiece(ctx, {
      outline,
      fabric,
      origin: [left, top],
      form: 0.6,
      finish: 'soft',
      folds: [
        ...hangingFolds(ctx.random.fork(`towel ${left}`), {
          from: [left, right, top + 10],
          to: [left - lean, right + lean, bottom],
          count: 5,
          depth: 0.22,
          stagger: 0.4,
        }),
        {
          points: [
            [left - 10, top + 5],
            [right + 10, top + 5],
          ],
          width: 12,
          depth: 0.5,
          open: 'both',
        },
      ],
      onCloth: endArt(cut, hem, fabric, trim),
    })
  );
}

function onRail(ctx: Ctx, cut: Cut, pair: boolean): string {
  const second = ctx.cloth(ctx.recipe.pattern ?? { name: 'terry' }, [
    ctx.colour(1),
    ctx.colour(0),
    ctx.colour(ctx.colourCount - 1),
  ]);
  const drops: [Drop, Fabric][] = pair
    ? [
        [{ left: 88, right: 244, top: 92, bottom: 396 }, ctx.fabric],
        [{ left: 268, right: 424, top: 92, bottom: 396 }, second],
      ]
    : [[{ left: 136, right: 376, top: 92, bottom: 440 }, ctx.fabric]];
  const rail = bar(ctx, path('M44 100H468'), 12, cut.metal, '');
  const post = (x: number): string =>
    circle(x, 100, 17, { fill: '#8d939b' }) +
    circle(x - 1, 99, 15, { fill: '#c6cbd1' }) +
    circle(x - 4, 95, 6, { fill: '#ffffff', opacity: 0.6 });
  return (
    wallShadow(ctx, [path('M44 96H468V106H44Z')], { distance: 12 }) +
    drops
      .map(([{ left, right, top, bottom }]) => {
        const back = path(`M${left + 8} ${top}H${right + 10}L${right + 14} ${bottom - 58}H${left + 4}Z`);
        return wallShadow(ctx, [moved(back, 0, 56)], { distance: 13 });
      })
      .join('') +
    (cut.metal === 'steel'
      ? post(46) + post(466)
      : circle(46, 100, 14, { fill: darken('#b58c3e', cut.metal === 'iron' ? 0.75 : 0.1) }) +
        circle(466, 100, 14, { fill: darken('#b58c3e', cut.metal === 'iron' ? 0.75 : 0.1) })) +
    rail +
    drops
      .map(([drop, fabric]) => {
        const behind = path(
          `M${drop.left + 10} ${drop.top + 10}H${drop.right + 9}L${drop.right + 13} ${drop.bottom - 60}H${drop.left + 8}Z`,
        );
        return (
          clothPiece(ctx, { outline: behind, fabric: fabric.reverse, form: 0.4 }) +
          castOn(ctx, behind, path(`M${drop.left} ${drop.top}H${drop.right}V${drop.bottom}H${drop.left}Z`), {
            base: fabric.base,
            dx: 5,
            dy: 6,
            soft: 5,
            strength: 0.5,
          }) +
          panel(ctx, cut, fabric, drop)
        );
      })
      .join('')
  );
}

function gathered(ctx: Ctx, cut: Cut): string {
  const fabric = ctx.fabric;
  const trim = ctx.colour(ctx.colourCount - 1);
  const tall = cut.hang === 'hook';
  const top = tall ? 112 : 134;
  const outline = smooth(
    [
      [248, top],
      [232, top + 46],
      [196, top + 140],
      [176, 330],
      [164, 430, 'corner'],
      [212, 442],
      [256, 434],
      [304, 444],
      [352, 424, 'corner'],
      [342, 330],
      [322, top + 140],
      [284, top + 46],
      [264, top],
    ],
    { closed: true },
  );
  const folds = hangingFolds(ctx.random.fork('gather'), {
    from: [249, 264, top],
    to: [166, 350, 440],
    count: 9,
    depth: 0.46,
    stagger: 0.04,
    gathered: false,
  }).map((fold) => ({ ...fold, open: 'both' as const }));
  const hem = path('M130 408C190 422 320 424 390 400');
  const fringe =
    cut.end === 'fringe'
      ? border(
          path(
            'M166 432C182 438 196 442 212 442C230 442 240 434 256 434C274 434 288 444 304 444C322 444 340 432 350 426',
          ),
          {
            style: 'fringe',
            width: 26,
            colours: [fabric.base, fabric.base, trim],
            side: 'right',
            hangs: true,
          },
        )
      : '';
  const art =
    fringe +
    clothPiece(ctx, {
      outline,
      fabric,
      origin: [256, top],
      form: 0.7,
      finish: 'soft',
      folds,
      onCloth: endArt(cut, hem, fabric, trim),
      over: wovenLabel(196, 416, 20, 12, '#f2e8d5', darken(trim, 0.3)),
    });
  const loop = tall
    ? bar(
        ctx,
        path(
          `M249 ${top + 14}C240 ${top - 12} 250 ${top - 26} 256 ${top - 27}C262 ${top - 26} 272 ${top - 12} 263 ${top + 14}`,
        ),
        5,
        'matt',
        darken(fabric.base, 0.15),
      )
    : '';
  const holder = tall
    ? circle(256, 74, 19, { fill: '#7d838b' }) +
      circle(255, 73, 17, { fill: '#bfc5cb' }) +
      bar(ctx, path('M256 72C256 98 250 104 262 106C272 104 272 94 270 90'), 7, cut.metal, '')
    : circle(256, 64, 17, { fill: '#7d838b' }) +
      circle(255, 63, 15, { fill: '#c6cbd1' }) +
      ring(ctx, 256, 112, 46, cut.metal === 'brass' ? '#c79f50' : '#aab0b8', 8);
  return wallShadow(ctx, [outline], { distance: 16 }) + (tall ? art + loop + holder : holder + art);
}

export const kind = defineKind({
  name: 'hung-towel',
  about: 'towel, gamcha or kitchen cloth hanging; colours: cloth and print (pair: one each), last the end border',
  stances: ['wall'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      // The long side, without the band, which runs well above the end.
      return clothCloseup(ctx, ctx.fabric, { label: '#f2e8d5' });
    const whole = (): string =>
      cut.hang === 'rail' || cut.hang === 'pair' ? onRail(ctx, cut, cut.hang === 'pair') : gathered(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 290], sharp: 140, reach: 390 },
        zoom(ctx, { x: 230, y: 376, factor: 2.2, turn: -4 }, whole),
      );
    return fit(
      ctx,
      { x: 30, y: 44, width: 452, height: cut.hang === 'pair' ? 366 : 406 },
      { x: 30, y: 30, width: 452, height: 452 },
      whole,
    );
  },
});
