// A child's play tent: four poles tied at the top, cloth sides, a door tied back, flags.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, groundShadow, innerRim, seam } from '../light.ts';
import { cords } from '../parts/kids-trims.ts';
import { BARE_WOOD, lacquered } from '../parts/toy-wood.ts';
import { flipped, path, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { trim: ['flags', 'pompom', 'lace'], mat: ['yes', 'no'] } as const;
type Cut = CutOf<typeof CUTS>;

const X = 256;

function pole(ctx: Ctx, from: readonly [number, number], to: readonly [number, number]): string {
  return lacquered(ctx, ribbon(path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`), 9, 8), BARE_WOOD, { gloss: 0.2 });
}

function flags(ctx: Ctx, along: (t: number) => readonly [number, number], count: number): string {
  const points = Array.from({ length: count + 1 }, (_, n) => along(n / count));
  const rope = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    draw(rope, { fill: 'none', stroke: '#efe3cb', 'stroke-width': 2.4 }) +
    points
      .slice(0, -1)
      .map(([x, y], n) => {
        const [x2, y2] = points[n + 1] ?? [x, y];
        const colour = ctx.colour(1 + (n % Math.max(1, ctx.colourCount - 1)));
        const [mx, my] = [(x + x2) / 2, (y + y2) / 2 + 24];
        return (
          draw(`M${x + 1.5} ${y}L${x2 - 1.5} ${y2}L${mx} ${my}Z`, {
            fill: darken(colour, 0.5),
            opacity: 0.3,
            transform: 'translate(2 3)',
          }) +
          draw(`M${x + 1.5} ${y}L${x2 - 1.5} ${y2}L${mx} ${my}Z`, {
            fill: colour,
            stroke: darken(colour, 0.35),
            'stroke-width': 0.8,
          })
        );
      })
      .join('')
  );
}

function drawTent(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const inside = path(`M${X} 96L${X - 110} 420H${X + 110}Z`);
  const left = path(
    `M${X} 92C${X - 6} 110 ${X - 20} 150 ${X - 34} 200C${X - 62} 262 ${X - 96} 300 ${X - 92} 330C${X - 86} 372 ${X - 74} 400 ${X - 84} 430L${X - 168} 436L${X - 20} 90Z`,
  );
  const flank = path(`M${X - 20} 90L${X - 168} 436L${X - 190} 404L${X - 14} 88Z`);
  const mat = path(
    `M${X - 150} 424C${X - 80} 412 ${X + 80} 412 ${X + 150} 424L${X + 190} 448C${X + 90} 462 ${X - 90} 462 ${X - 190} 448Z`,
  );
  const fall = hangingFolds(ctx.random.fork('side'), {
    from: [X - 30, X - 2, 100],
    to: [X - 166, X - 86, 432],
    count: 7,
    depth: 0.34,
    stagger: 0.1,
    gathered: false,
  });
  const half = (shape: Path, mirror: boolean): string =>
    clothPiece(ctx, {
      outline: mirror ? flipped(shape, X) : shape,
      fabric,
      form: 0.6,
      turn: mirror ? -22 : 22,
      folds: mirror
        ? fall.map((fold) => ({ ...fold, points: fold.points.map(([x, y]) => [2 * X - x, y] as const) }))
        : fall,
      finish: 'soft',
    });
  const tie = (s: number): string =>
    draw(`M${X + s * 152} 318C${X + s * 130} 336 ${X + s * 106} 336 ${X + s * 90} 326`, {
      fill: 'none',
      stroke: second,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) + cords(X + s * 120, 334, second, { spread: 7, length: 40, width: 4 });
  const trim =
    cut.trim === 'flags'
      ? flags(ctx, (t) => [X - 74 + 148 * t, 232 + 26 * (1 - (2 * t - 1) ** 2)], 7)
      : [1, -1]
          .map((s) => {
            const edge =
              s < 0
                ? path(`M${X - 2} 98C${X - 20} 150 ${X - 62} 262 ${X - 92} 328`)
                : path(`M${X + 92} 328C${X + 62} 262 ${X + 20} 150 ${X + 2} 98`);
            return border(edge, {
              style: cut.trim === 'lace' ? 'lace' : 'pompom',
              width: 13,
              colours: [second, ctx.colour(2), second],
              side: 'left',
              hangs: true,
            });
          })
          .join('');
  return (
    groundShadow(ctx, { x: X, y: 442, width: 380, depth: 18 }) +
    pole(ctx, [X + 44, 34], [X - 34, 200]) +
    pole(ctx, [X - 44, 34], [X + 34, 200]) +
    (cut.mat === 'yes'
      ? clothPiece(ctx, {
          outline: mat,
          fabric: ctx.cloth({ name: 'quilt', scale: 0.9 }, [mix(second, '#f3ead8', 0.55)]),
          form: 0.4,
        })
      : '') +
    clothPiece(ctx, {
      outline: inside,
      fabric: fabric.reverse,
      form: 0.2,
      over:
        draw(toD(inside), { fill: darken(base, 0.7), opacity: 0.34 }) +
        innerRim(ctx, inside, { dx: 0, dy: 14, soft: 22, colour: '#2b1a33', opacity: 0.6 }),
    }) +
    (cut.mat === 'yes'
      ? clothPiece(ctx, {
          outline: path(
            `M${X - 64} 392C${X - 20} 380 ${X + 40} 380 ${X + 66} 392C${X + 74} 404 ${X + 70} 424 ${X + 60} 428C${X + 20} 436 ${X - 24} 436 ${X - 60} 428C${X - 70} 420 ${X - 74} 404 ${X - 64} 392Z`,
          ),
          fabric: ctx.plain(ctx.colour(2)),
          form: 1,
        })
      : '') +
    half(flank, false) +
    half(flank, true) +
    castOn(ctx, inside, left, { base, dx: 8, dy: 4, soft: 9, strength: 0.5 }) +
    half(left, true) +
    half(left, false) +
    pole(ctx, [X + 26, 44], [X - 172, 440]) +
    pole(ctx, [X - 26, 44], [X + 172, 440]) +
    seam(path(`M${X - 22} 96L${X - 168} 434`), base, { strength: 0.4 }) +
    draw(`M${X - 17} 80C${X - 6} 86 ${X + 6} 86 ${X + 17} 80L${X + 20} 92C${X + 8} 98 ${X - 8} 98 ${X - 20} 92Z`, {
      fill: second,
      stroke: darken(second, 0.4),
      'stroke-width': 1,
    }) +
    trim +
    tie(1) +
    tie(-1) +
    draw(`M${X + 26} 44L${X + 66} 30L${X + 34} 62Z`, {
      fill: lighten(second, 0.1),
      stroke: darken(second, 0.4),
      'stroke-width': 1,
    })
  );
}

export const kind = defineKind({
  name: 'play-tent',
  about: 'play tent on poles; colours: cloth and print, ties and flags, cushion and further flags',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const tent = (): string => drawTent(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 180, reach: 430 },
        zoom(ctx, { x: 250, y: 240, factor: 1.9, turn: -3 }, tent),
      );
    return fit(
      ctx,
      { x: 54, y: 26, width: 404, height: 432 },
      { x: 40, y: 22, width: 432, height: groundFor(ctx, 430) - 10 },
      tent,
      true,
    );
  },
});
