// The round gym bag.
import { tag } from './look.ts';
import type { Look } from './look.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, hollow, stitches } from '../../light.ts';
import { wovenLabel, zip } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { hookedRing } from '../../parts/snap-hook.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

export function barrel(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = path(
    'M92 236H398C376 236 362 288 362 342C362 396 376 446 398 446H92C66 446 48 398 48 342C48 286 66 236 92 236Z',
  );
  const end = oval(402, 341, 44, 105);
  const across = (x: number): ReturnType<typeof path> => path(`M${x + 6} 238C${x - 18} 280 ${x - 20} 390 ${x + 4} 446`);
  const loop = (dx: number, dy: number): ReturnType<typeof path> =>
    path(
      `M${142 + dx} ${262 + dy}C${136 + dx} ${170 + dy} ${160 + dx} ${136 + dy} ${214 + dx} ${136 + dy}C${268 + dx} ${136 + dy} ${292 + dx} ${170 + dy} ${286 + dx} ${262 + dy}`,
    );
  return (
    strap(ctx, loop(34, -14), { width: 16, fabric: trim.reverse }) +
    // The long strap hangs from both ends and passes behind the bag.
    ['M52 282C26 324 24 420 62 434C80 440 92 436 104 430', 'M440 266C486 300 492 412 444 436C428 440 412 432 398 420']
      .map((d) => strap(ctx, path(d), { width: 16, fabric: ctx.plain(darken(trim.base, 0.15)), stitched: false }))
      .join('') +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 0.7,
      origin: [220, 340],
      finish: cut.cloth === 'nylon' ? 'silk' : 'soft',
      folds: [
        {
          points: [
            [50, 286],
            [220, 278],
            [372, 286],
          ],
          width: 84,
          depth: 0.4,
          open: 'both',
        },
        {
          points: [
            [52, 410],
            [220, 420],
            [372, 410],
          ],
          width: 60,
          depth: -0.35,
          open: 'both',
        },
        {
          points: [
            [190, 250],
            [204, 340],
            [196, 440],
          ],
          width: 20,
          depth: -0.14,
        },
      ],
    }) +
    clipTo(
      ctx,
      body,
      cut.extra === 'band'
        ? sewnPiece(ctx, {
            outline: path('M40 318H380V366H40Z'),
            fabric: ctx.plain(accent),
            under: body,
            sewn: [path('M44 320H380'), path('M380 364H44')],
            inset: -3,
          })
        : '',
      strap(ctx, across(142), { width: 22, fabric: trim, under: body }),
      strap(ctx, across(296), { width: 22, fabric: trim, under: body }),
      stitches(path('M100 244C78 280 62 310 62 342C62 376 78 410 100 440'), lighten(main.base, 0.3)),
    ) +
    zip(path('M100 252C180 246 320 246 384 252'), {
      tape: darken(main.base, 0.3),
      metal: metal.base,
      width: 7,
      pull: 0.93,
    }) +
    clothPiece(ctx, { outline: end, fabric: main, form: 0.7, origin: [402, 340] }) +
    clipTo(
      ctx,
      end,
      draw(toD(end), { fill: mix(darken(main.base, 0.6), '#2b1a33', 0.4), opacity: 0.3 }),
      cut.extra === 'mesh'
        ? sewnPiece(ctx, {
            outline: path('M350 338C380 330 420 330 450 338V460H350Z'),
            fabric: ctx.cloth({ name: 'net' }, [darken(main.base, 0.2), darken(main.base, 0.6)]),
            under: end,
          })
        : hollow(ctx, end, main.base, { strength: 0.2, soft: 10 }),
      stitches(oval(402, 341, 36, 94), lighten(main.base, 0.25)),
    ) +
    draw(toD(end), { fill: 'none', stroke: darken(trim.base, 0.2), 'stroke-width': 6 }) +
    draw(toD(end), { fill: 'none', stroke: lighten(trim.base, 0.2), 'stroke-width': 3 }) +
    strap(ctx, path('M404 300C396 318 396 338 404 356'), { width: 12, fabric: trim }) +
    strap(ctx, loop(0, 0), { width: 17, fabric: trim }) +
    sewnPiece(ctx, {
      outline: roundRect(184, 124, 62, 28, 9),
      fabric: trim,
      under: roundRect(170, 110, 90, 60, 8),
      lift: 2,
    }) +
    hookedRing(ctx, {
      x: 58,
      y: 258,
      tab: path('M92 264L60 258'),
      under: body,
      fabric: trim,
      metal: metal.base,
      turn: 14,
    }) +
    hookedRing(ctx, {
      x: 429,
      y: 243,
      tab: path('M408 276L427 245'),
      under: end,
      fabric: trim,
      metal: metal.base,
      turn: -26,
    }) +
    wovenLabel(220, 298, 44, 20, trim.base, lighten(trim.base, 0.6)) +
    (cut.extra === 'tag' ? tag(look, 142, 270) : '')
  );
}
