// Covers over a two-wheeler, from the side: a scooter or a motorcycle, its tyres showing below.
import { darken, lighten } from '../colour.ts';
import { clipTo, groundShadow, seam, stitches } from '../light.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { moved, oval, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, draw, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { bike: ['scooter', 'motorcycle'] } as const;
type Cut = CutOf<typeof CUTS>;

const FORMS: Readonly<
  Record<
    Cut['bike'],
    { outline: Path; panel: Path; ridge: Path; wheels: readonly [number, number, number]; lock: number }
  >
> = {
  scooter: {
    outline: path(
      'M84 404C84 350 92 300 104 252C112 214 116 186 122 170C116 150 132 142 150 144C160 140 176 142 184 150C200 152 206 168 200 178C206 192 210 206 216 224C224 252 248 268 290 266C330 258 376 254 408 264C440 272 450 318 456 404C430 414 404 402 376 410C336 418 300 408 262 414C220 420 180 406 146 412C120 416 100 404 84 404Z',
    ),
    panel: path(
      'M96 290C150 306 190 318 230 326C310 334 400 330 452 320V360C380 372 300 372 220 362C180 354 130 340 90 330Z',
    ),
    ridge: path('M108 240C150 250 190 252 216 232C236 270 300 274 420 270'),
    wheels: [142, 396, 42],
    lock: 268,
  },
  motorcycle: {
    outline: path(
      'M56 398C60 346 84 300 118 268C126 236 130 206 138 186C130 170 144 158 162 162C176 156 194 158 202 166C218 166 226 180 220 190C222 196 224 202 228 206C254 196 292 204 312 226C336 246 366 244 392 236C424 226 450 232 458 250C466 300 470 352 472 398C446 408 420 396 392 404C350 412 312 402 272 408C230 414 190 400 150 406C116 410 80 398 56 398Z',
    ),
    panel: path(
      'M70 340C150 318 240 300 330 306C390 310 440 300 464 292L470 344C400 356 330 350 260 352C190 354 120 372 60 388Z',
    ),
    ridge: path('M118 268C150 262 190 246 226 206C262 210 296 236 316 238C360 256 420 244 456 252'),
    wheels: [124, 402, 56],
    lock: 250,
  },
};

/** The strap that runs from the hem below the engine to the other side, with its buckle. */
function belly(x: number): string {
  const web = '#2b2a30';
  return (
    draw(`M${x - 10} 388H${x + 10}L${x + 8} 413Q${x} 417 ${x - 8} 413Z`, { fill: web }) +
    draw(`M${x - 6} 389V412M${x + 6} 389V412`, {
      fill: 'none',
      stroke: lighten(web, 0.35),
      'stroke-width': 1,
      'stroke-dasharray': '3 2',
    }) +
    rect(x - 14, 392, 28, 13, { rx: 3, fill: '#17161b', stroke: '#4a4850', 'stroke-width': 1 }) +
    rect(x - 8, 396, 16, 5, { rx: 2, fill: web })
  );
}

function drawAll(ctx: Ctx, cut: Cut): string {
  const form = FORMS[cut.bike];
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const random = ctx.random.fork('hem');
  const hanging = Array.from({ length: 15 }, (_, n): Fold => {
    const x = 84 + n * 26 + random.near(0, 6);
    return {
      points: [
        [x + random.near(0, 12), 270 + random.near(0, 26)],
        [x + random.near(0, 6), 350],
        [x + random.near(0, 5), 418],
      ],
      width: random.between(12, 22),
      depth: (n % 2 ? -1 : 1) * random.between(0.16, 0.34),
      open: 'end',
    };
  });
  const [front, back, r] = form.wheels;
  const tyre = (x: number): string =>
    pad(ctx, oval(x, 446 - r, r), '#2e2d33', { form: 0.8 }) +
    circle(x, 446 - r, r * 0.64, { fill: '#8f959c', stroke: '#4a4e55', 'stroke-width': 3 });
  const cloth = ctx.plain(main);
  return (
    groundShadow(ctx, { x: 262, y: 446, width: 400 }) +
    tyre(front) +
    tyre(back) +
    draw('M110 398H420L404 428H126Z', { fill: '#1d1a20', opacity: 0.5 }) +
    clothPiece(ctx, {
      outline: form.outline,
      fabric: cloth,
      finish: 'silk',
      form: 0.9,
      edge: 0.8,
      strength: 0.6,
      onCloth: draw(toD(form.panel), { fill: second }),
      folds: hanging,
      drape: { amount: 0.3, across: 80, down: 70 },
    }) +
    clipTo(
      ctx,
      form.outline,
      seam(form.ridge, main, { strength: 0.5 }),
      stitches(moved(form.ridge, 0, 6), darken(main, 0.35), { length: 5, gap: 4, width: 1 }),
      draw('M50 392C180 402 340 402 480 392', {
        fill: 'none',
        stroke: darken(main, 0.4),
        'stroke-width': 2.4,
        'stroke-dasharray': '4 3',
        'stroke-opacity': 0.7,
      }),
    ) +
    belly(form.lock)
  );
}

export const kind = defineKind({
  name: 'bike-cover',
  about: 'two-wheeler under its cover; colours: cloth, panel',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 50, y: 132, width: 426, height: 314 },
      art: () => drawAll(ctx, cut),
      stand: true,
      near: { x: 160, y: 230, factor: 1.9 },
      margin: 34,
    });
  },
});
