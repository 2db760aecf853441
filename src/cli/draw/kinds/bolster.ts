// Bolsters (masnad, gol takiya): long round pillows with gathered ends, and plain bed pillows.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, groundShadow, seam, stitches } from '../light.ts';
import { tassel } from '../parts/notions.ts';
import { flipped, moved, parallel, path, smooth } from '../path.ts';
import type { Knot } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['masnad', 'pillow'],
  ends: ['tassel', 'frill', 'flap'],
  show: ['one', 'stacked'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** The body of a bolster about the origin, 320 long and 118 high. */
const ROLL = smooth(
  [
    [-168, -30],
    [-150, -54],
    [-60, -60],
    [60, -60],
    [150, -54],
    [168, -30],
    [168, 30],
    [150, 55],
    [60, 61],
    [-60, 61],
    [-150, 55],
    [-168, 30],
  ],
  { closed: true },
);

function endFolds(side: 1 | -1): Fold[] {
  return Array.from({ length: 9 }, (_, n): Fold => {
    const t = (n + 0.5) / 9 - 0.5;
    const points: Knot[] = [
      [side * 172, t * 34],
      [side * 152, t * 92],
      [side * 112, t * 116],
    ];
    return { points, width: 12, depth: n % 2 ? 0.42 : -0.42, open: 'start' };
  });
}

function masnad(ctx: Ctx, cut: Cut): string {
  const last = ctx.colourCount - 1;
  const [trim, accent] = [ctx.colour(Math.max(1, last - 1)), ctx.colour(last)];
  const frill = path(
    'M160 -14C176 -26 196 -40 214 -46C220 -30 214 -18 220 -4C212 8 220 24 212 44C196 38 176 26 160 14Z',
  );
  const end = (side: 1 | -1): string => {
    const outline = side === 1 ? frill : flipped(frill, 0);
    const cord = path(`M${side * 166} -20C${side * 172} -8 ${side * 172} 8 ${side * 166} 20`);
    const knot =
      clothPiece(ctx, {
        outline,
        fabric: cut.ends === 'frill' ? ctx.fabric.reverse : ctx.plain(trim),
        origin: [0, 0],
        folds: [-24, -8, 8, 24].map((y): Fold => ({
          points: [
            [side * 162, y * 0.3],
            [side * 190, y],
            [side * 220, y * 1.7],
          ],
          width: 10,
          depth: y % 16 === 8 ? 0.5 : -0.5,
          open: 'end',
        })),
      }) +
      border(cord, {
        style: 'piping',
        width: 7,
        colours: [accent, accent, accent],
        side: side === 1 ? 'right' : 'left',
      });
    const hung =
      cut.ends === 'tassel' ? place(tassel(ctx, 0, 0, 62, trim, accent), { x: side * 176, y: 2, turn: side * -8 }) : '';
    return (cut.ends === 'flap' ? '' : cut.ends === 'frill' ? knot : '') + hung;
  };
  const band = (x: number): string =>
    border(path(`M${x} 70V-70`), { style: 'zari', width: 24, colours: [trim, accent, ctx.colour(0)], side: 'left' });
  const buttonEnd = (side: 1 | -1): string =>
    border(path(`M${side * 167} -28C${side * 173} -10 ${side * 173} 10 ${side * 167} 28`), {
      style: 'piping',
      width: 6,
      colours: [trim, trim, trim],
      side: side === 1 ? 'right' : 'left',
    });
  return (
    end(-1) +
    end(1) +
    clothPiece(ctx, {
      outline: ROLL,
      fabric: ctx.fabric,
      origin: [0, 0],
      form: 1,
      finish: 'silk',
      folds: [...endFolds(-1), ...endFolds(1)],
      drape: { amount: 0.15, across: 140, down: 60 },
      onCloth: cut.ends === 'flap' ? '' : band(-104) + band(128),
    }) +
    (cut.ends === 'flap' ? '' : buttonEnd(-1) + buttonEnd(1))
  );
}

/** A filled pillow lying flat, seen from its long side. */
const PILLOW = smooth(
  [
    [-196, 30, 'corner'],
    [-150, -8],
    [-60, -44],
    [60, -46],
    [150, -10],
    [196, 28, 'corner'],
    [172, 44],
    [60, 62],
    [-60, 62],
    [-172, 46],
  ],
  { closed: true },
);

function pillow(ctx: Ctx): string {
  const rim = path('M-194 31C-150 50 -60 36 0 36S150 48 194 29');
  const folds: Fold[] = [-1, 1].flatMap((side) => [
    {
      points: [
        [side * 188, 28],
        [side * 150, 22],
        [side * 104, 2],
      ],
      width: 22,
      depth: -0.34,
    },
    {
      points: [
        [side * 182, 36],
        [side * 140, 40],
        [side * 100, 52],
      ],
      width: 18,
      depth: 0.3,
    },
    {
      points: [
        [side * 170, 16],
        [side * 138, 4],
        [side * 110, -18],
      ],
      width: 16,
      depth: 0.24,
    },
  ]);
  const trim = ctx.colour(ctx.colourCount - 1);
  return clothPiece(ctx, {
    outline: PILLOW,
    fabric: ctx.fabric,
    origin: [0, 0],
    form: 1,
    folds,
    drape: { amount: 0.3, across: 150, down: 60 },
    over:
      seam(rim, darken(trim, 0.1), { strength: 0.7, width: 2.4 }) +
      stitches(parallel(rim, 5), lighten(trim, 0.3), { width: 0.9 }),
  });
}

export const kind = defineKind({
  name: 'bolster',
  about: 'bolster or bed pillow, one or two; colours: cover and print, then trim, then cord',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => (cut.style === 'masnad' ? masnad(ctx, cut) : pillow(ctx));
    const shape = cut.style === 'masnad' ? ROLL : PILLOW;
    const tall = cut.style === 'masnad' ? 122 : 108;
    const whole = (): string => {
      if (cut.show === 'one') return groundShadow(ctx, { x: 0, y: 57, width: 350, depth: 26 }) + one();
      const rise = cut.style === 'masnad' ? tall * 0.8 : tall * 0.66;
      return (
        groundShadow(ctx, { x: 0, y: 57, width: 350, depth: 28 }) +
        one() +
        castOn(ctx, shape, moved(shape, 14, -rise), { base: ctx.colour(0), dx: 6, dy: 14, soft: 9, strength: 0.6 }) +
        place(one(), { x: 14, y: -rise, turn: -2.5 })
      );
    };
    const rise = cut.show === 'stacked' ? (cut.style === 'masnad' ? tall * 0.8 : tall * 0.66) : 0;
    const wide = cut.style === 'masnad' && cut.ends !== 'flap' ? 226 : 200;
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [260, 270], sharp: 140, reach: 380 },
        zoom(ctx, { x: 130, y: -rise * 0.6, factor: 2.1 }, whole),
      );
    }
    return fit(
      ctx,
      { x: -wide, y: -62 - rise, width: wide * 2, height: 124 + rise },
      { x: 34, y: 40, width: 444, height: groundFor(ctx, 260) - 40 },
      whole,
      true,
    );
  },
});
