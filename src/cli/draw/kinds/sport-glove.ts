// Gloves from the back of the hand: for the gym (no fingertips), for batting (rolls), for riding (knuckle guard).
import { darken, lighten } from '../colour.ts';
import { gleam, stitches, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { sewnPiece } from '../parts/panel.ts';
import { moved, path, ribbon, roundRect, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['gym', 'batting', 'riding'] } as const;
type Cut = CutOf<typeof CUTS>;

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

/** A left hand's back, fingers up, thumb to the right. */
const FINGERS: readonly Finger[] = [
  { x: -62, y: -58, long: 92, wide: 36, turn: -13 },
  { x: -24, y: -76, long: 120, wide: 39, turn: -4 },
  { x: 18, y: -76, long: 126, wide: 39, turn: 3 },
  { x: 57, y: -60, long: 108, wide: 38, turn: 11 },
];
const THUMB: Finger = { x: 76, y: 34, long: 96, wide: 42, turn: 34 };
const HAND: Path = path(
  'M-84 -60C-70 -88 -30 -96 0 -94C34 -94 66 -84 78 -60C88 -30 92 20 86 66C82 96 74 116 66 130H-62C-76 106 -86 70 -88 30C-90 -4 -90 -36 -84 -60Z',
);
const CUFF: Path = path('M-66 122C-30 130 34 130 70 122L76 192C40 202 -36 202 -72 192Z');

const along = ({ x, y, long, turn }: Finger): Path => turned(path(`M${x} ${y + 36}L${x} ${y - long}`), [x, y], turn);
const shapeOf = (finger: Finger, share: number): Path =>
  ribbon(
    along({ ...finger, long: finger.long * share }),
    (t) => finger.wide * (t > 0.86 && share === 1 ? Math.sqrt(Math.max(0.04, 1 - ((t - 0.86) / 0.15) ** 2)) : 1),
    30,
  );

function glove(ctx: Ctx, cut: Cut): string {
  const [main, panel, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const open = cut.style === 'gym';
  const shareOf = (finger: Finger): number => (!open ? 1 : finger === THUMB ? 0.6 : 0.42);
  const cloth = ctx.cloth({ name: cut.style === 'batting' ? 'plain' : 'knit', scale: 0.5 }, [main, darken(main, 0.2)]);
  const fingers = [THUMB, ...FINGERS];
  const shapes = fingers.map((finger) => shapeOf(finger, shareOf(finger)));
  const end = (finger: Finger): string => {
    const tip = along({ ...finger, long: finger.long * shareOf(finger) }).curves.at(-1)?.[2] ?? [0, 0];
    return place(
      ellipse(0, 0, finger.wide * 0.5, 7, { fill: darken(main, 0.7) }) +
        ellipse(0, 0, finger.wide * 0.5, 7, { fill: 'none', stroke: accent, 'stroke-width': 3.4 }),
      { x: tip[0], y: tip[1], turn: finger.turn },
    );
  };
  const roll = (finger: Finger, n: number): string => {
    const [at, wide] = [-8 - n * 37, finger.wide + 7];
    if (-at > finger.long - 8) return '';
    return place(
      pad(ctx, roundRect(-wide / 2, at - 15, wide, 33, 12), n % 2 ? panel : lighten(panel, 0.06), {
        form: 1,
        reach: 10,
      }),
      { x: finger.x, y: finger.y, turn: finger.turn },
    );
  };
  const guard =
    cut.style === 'riding'
      ? plastic(
          ctx,
          path('M-72 -62C-40 -86 40 -88 70 -66C76 -44 74 -26 66 -16C36 -34 -36 -32 -68 -12C-76 -26 -78 -46 -72 -62Z'),
          panel,
          {
            gloss: 0.7,
            form: 0.95,
            reach: 12,
            over: [-38, 0, 36]
              .map((x) =>
                draw(`M${x - 10} -74L${x} -26L${x + 10} -74`, {
                  fill: 'none',
                  stroke: darken(panel, 0.55),
                  'stroke-width': 3,
                }),
              )
              .join(''),
          },
        ) +
        [-54, -16, 22, 58]
          .map((x, n) =>
            place(plastic(ctx, roundRect(-11, -20, 22, 42, 8), panel, { gloss: 0.6, form: 0.9 }), {
              x: x + (n - 1.5) * 5,
              y: -128 + Math.abs(n - 1.4) * 10,
              turn: FINGERS[n]?.turn ?? 0,
            }),
          )
          .join('')
      : '';
  const back =
    cut.style === 'batting'
      ? [0, 1]
          .map((row) =>
            FINGERS.map((f, n) =>
              place(
                pad(ctx, roundRect(-20, -24, 40, 46, 13), row ? panel : lighten(panel, 0.05), { form: 1, reach: 11 }),
                { x: -60 + n * 40, y: -20 + row * 52, turn: f.turn * 0.4 },
              ),
            ).join(''),
          )
          .join('')
      : '';
  const mesh = sewnPiece(ctx, {
    outline: path('M-58 -40C-30 -56 28 -56 52 -42C62 0 60 60 50 100H-46C-60 60 -66 0 -58 -40Z'),
    fabric: ctx.cloth({ name: 'net', scale: 0.7 }, [lighten(main, 0.12), darken(main, 0.4)]),
    under: HAND,
    form: 0.6,
    sewn: [path('M-58 -40C-66 0 -60 60 -46 100'), path('M50 100C60 60 62 0 52 -42')],
    thread: accent,
  });
  return (
    wallShadow(ctx, [HAND, CUFF, ...shapes], { distance: 13 }) +
    shapes
      .map((outline, n) =>
        clothPiece(ctx, {
          outline,
          fabric: n === 0 && cut.style !== 'gym' ? ctx.plain(panel) : cloth,
          form: 0.95,
          edge: 0.8,
          warp: 2,
        }),
      )
      .join('') +
    (open ? fingers.map(end).join('') : '') +
    clothPiece(ctx, {
      outline: HAND,
      fabric: cloth,
      form: 0.8,
      edge: 0.8,
      warp: 3,
      folds: [
        {
          points: [
            [70, 90],
            [40, 60],
            [30, 20],
          ],
          width: 20,
          depth: -0.25,
        },
      ],
    }) +
    (cut.style === 'gym' ? mesh : '') +
    back +
    (cut.style === 'batting'
      ? FINGERS.map((finger) => [0, 1, 2].map((n) => roll(finger, n)).join('')).join('') +
        [1, 2].map((n) => roll(THUMB, n)).join('')
      : '') +
    guard +
    pad(ctx, CUFF, cut.style === 'batting' ? accent : darken(main, 0.15), { form: 0.7, reach: 12 }) +
    stitches(path('M-64 132C-30 140 34 140 68 132'), lighten(accent, 0.3), { length: 5, gap: 3 }) +
    sewnPiece(ctx, {
      outline: path('M-8 138L84 134C92 150 92 168 86 182L-8 184C-16 170 -16 152 -8 138Z'),
      fabric: ctx.plain(cut.style === 'batting' ? panel : accent),
      under: moved(CUFF, 6, 0),
      form: 0.7,
      sewn: [path('M-6 142L82 138'), path('M80 178L-6 180')],
    }) +
    gleam(ctx, path('M-76 -40C-82 0 -80 50 -72 90'), { width: 7, opacity: 0.3, soft: 2.4 })
  );
}

export const kind = defineKind({
  name: 'sport-glove',
  about: 'pair of gloves; colours: cloth, pads or guard, binding and strap',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const high = cut.style === 'gym' ? 0 : 64;
    // Far enough from the middle that both thumbs lie free between the hands.
    const apart = cut.style === 'gym' ? 132 : 141;
    const art = (): string =>
      place(glove(ctx, cut), { x: 256 + apart, y: 282 + high * 0.3, turn: 5, scale: '-1 1' }) +
      place(glove(ctx, cut), { x: 256 - apart, y: 268 + high * 0.3, turn: -5 });
    return show(ctx, {
      extent: { x: 143 - apart, y: 92 - high, width: 226 + apart * 2, height: 404 + high },
      art,
      near: { x: 272 - apart, y: 232, factor: 1.7 },
      margin: 18,
    });
  },
});
