// The college backpack from behind: padded back, shoulder straps, haul loop.
import { darken, lighten } from '../../colour.ts';
import { bagFolds, grabLoop } from './look.ts';
import type { Look } from './look.ts';
import { clipTo, stitches } from '../../light.ts';
import { buckle } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';

export function drawDayBack(look: Look): string {
  const { ctx, main, trim, accent, metal } = look;
  const body = path(
    'M126 214C126 130 180 92 256 92C332 92 386 130 386 214V408C386 434 376 446 352 446H160C136 446 126 434 126 408Z',
  );
  const mesh = ctx.cloth({ name: 'net', scale: 0.9 }, [darken(main.base, 0.12), darken(main.base, 0.45)]);
  const pads = [roundRect(164, 180, 84, 190, 22), roundRect(264, 180, 84, 190, 22), roundRect(176, 384, 160, 44, 18)];
  const shoulder = (side: -1 | 1): string => {
    const x = (reach: number): number => 256 + side * reach;
    const pad = path(`M${x(30)} 118C${x(96)} 150 ${x(128)} 214 ${x(116)} 300`);
    const web = path(`M${x(116)} 296C${x(112)} 350 ${x(110)} 390 ${x(116)} 430`);
    return (
      strap(ctx, web, { width: 13, fabric: ctx.plain(darken(trim.base, 0.1)), stitched: false, under: body }) +
      strap(ctx, pad, { width: (t) => 28 + 12 * Math.sin(Math.PI * t), fabric: trim, under: body }) +
      buckle(ctx, x(116), 312, 30, 20, metal.base, side * 4) +
      // Cut by the body, whose corners are round, as they are in front.
      clipTo(
        ctx,
        body,
        sewnPiece(ctx, {
          outline: path(`M${x(136)} 452V396L${x(82)} 452Z`),
          fabric: trim,
          under: body,
          form: 0.3,
          sewn: [path(side < 0 ? `M${x(82)} 452L${x(136)} 396` : `M${x(136)} 396L${x(82)} 452`)],
          inset: -4,
        }),
      ) +
      strap(ctx, path(`M${x(88)} 208C${x(100)} 212 ${x(112)} 212 ${x(124)} 208`), {
        width: 8,
        fabric: ctx.plain(accent),
        stitched: false,
      })
    );
  };
  const yoke = path('M172 80H340V124C326 142 296 150 256 150C216 150 186 142 172 124Z');
  const yokeEdge = path('M340 124C326 142 296 150 256 150C216 150 186 142 172 124');
  // The yoke takes in the ends of both straps; a crossed box of stitches holds each through all layers.
  const yokeArt = clipTo(
    ctx,
    body,
    sewnPiece(ctx, {
      outline: yoke,
      fabric: main,
      under: body,
      lift: 3,
      form: 0.6,
      sewn: [yokeEdge],
      inset: -5,
      rows: 2,
    }),
    [-1, 1]
      .map((side) =>
        place(
          ['M-15 -10H15V10H-15Z', 'M-15 -10L15 10', 'M15 -10L-15 10']
            .map((d) => stitches(path(d), lighten(main.base, 0.35), { length: 3, gap: 1.4, width: 1 }))
            .join(''),
          {
            x: 256 + side * 44,
            y: 116,
            turn: side * 24,
          },
        ),
      )
      .join(''),
  );
  return (
    grabLoop(look, 228, 284, 100, 50) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      finish: look.finish,
      form: 0.8,
      origin: [256, 260],
      folds: bagFolds(126, 386, 100).slice(0, 2),
      over: stitches(path('M136 400V214C136 138 186 102 256 102C326 102 376 138 376 214V400'), lighten(main.base, 0.3)),
    }) +
    clipTo(
      ctx,
      body,
      ...pads.map((outline) =>
        sewnPiece(ctx, { outline, fabric: mesh, under: body, lift: 4, form: 0.9, sewn: [outline], inset: -4 }),
      ),
    ) +
    shoulder(-1) +
    shoulder(1) +
    yokeArt
  );
}
