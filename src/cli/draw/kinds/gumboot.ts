// Rubber rain boots from the side, one or a pair.
import { GROUND } from '../backdrops/stage.ts';
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, crease, gleam, groundShadow, solid, lined } from '../light.ts';
import { METALS } from '../materials.ts';
import { buckle } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { grain } from '../parts/stones.ts';
import { joined, parallel, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, line } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  height: ['tall', 'mid', 'ankle'],
  trim: ['band', 'buckle', 'loops', 'plain', 'bow'],
  toe: ['plain', 'cap'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** Where the shaft ends: y, left and right edge. */
const TOPS: Readonly<Record<Cut['height'], readonly [number, number, number]>> = {
  tall: [92, 246, 428],
  mid: [176, 250, 424],
  ankle: [254, 252, 424],
};

const FEATHER = path('M66 412C120 408 180 410 232 412C300 414 380 412 452 408');

function outlineOf(cut: Cut): { outline: Path; rim: Path; far: Path } {
  const [top, left, right] = TOPS[cut.height];
  const front =
    cut.height === 'ankle'
      ? `M66 412C56 372 86 346 142 336C192 328 226 312 242 288C248 278 ${left} 268 ${left} ${top}`
      : `M66 412C56 372 86 346 142 336C200 326 238 300 248 256C254 226 ${left + 4} 200 ${left} ${top}`;
  const back =
    cut.height === 'ankle'
      ? `M${right} ${top - 4}C424 300 432 340 444 372C450 388 453 398 452 408`
      : `M${right} ${top - 4}C430 ${top + 80} 410 262 418 316C424 352 448 374 452 408`;
  const rim = path(`M${left} ${top}C${left + 6} ${top + 22} ${right - 6} ${top + 18} ${right} ${top - 4}`);
  const far = path(`M${left} ${top}C${left + 6} ${top - 22} ${right - 6} ${top - 24} ${right} ${top - 4}`);
  return { outline: joined([path(front), rim, path(back), reversed(FEATHER)]), rim, far };
}

function drawSole(ctx: Ctx, colour: string): string {
  const outline = path(
    'M62 406C120 404 180 406 232 408C300 410 380 408 456 404C466 418 464 434 458 444C456 446 452 446 448 446H338L332 434H206L196 446H116C84 446 60 432 60 418C59 412 60 408 62 406Z',
  );
  return solid(ctx, outline, {
    base: colour,
    form: 0.7,
    reach: 8,
    over:
      Array.from({ length: 25 }, (_, n) =>
        line(78 + n * 16, 428, 76 + n * 16, 447, {
          stroke: darken(colour, 0.5),
          'stroke-width': 3.4,
          'stroke-opacity': 0.6,
        }),
      ).join('') +
      draw('M56 424C140 424 340 426 470 421', {
        fill: 'none',
        stroke: darken(colour, 0.45),
        'stroke-width': 1.6,
        'stroke-opacity': 0.7,
      }) +
      draw('M56 422C140 422 340 424 470 419', {
        fill: 'none',
        stroke: lighten(colour, 0.5),
        'stroke-width': 1.2,
        'stroke-opacity': 0.7,
      }),
  });
}

function trimOf(ctx: Ctx, cut: Cut, outline: Path, rim: Path, colour: string): string {
  const [top, left, right] = TOPS[cut.height];
  const fabric = ctx.plain(colour);
  const band = border(rim, { style: 'plain', width: 20, colours: [colour, colour, colour], side: 'right' });
  const lip = draw(toD(parallel(rim, 20)), {
    fill: 'none',
    stroke: darken(colour, 0.45),
    'stroke-width': 1.6,
    'stroke-opacity': 0.7,
  });
  const y = top + 52;
  const across = path(`M${left + 2} ${y}C${left + 20} ${y + 20} ${right - 20} ${y + 16} ${right} ${y - 4}`);
  switch (cut.trim) {
    case 'buckle':
      return (
        clipTo(ctx, outline, strap(ctx, across, { width: 20, fabric, under: outline })) +
        buckle(ctx, right - 56, y + 10, 24, 26, METALS.silver.base, -4) +
        [right - 84, right - 96].map((x) => grain(ctx, x, y + 13, 2, METALS.iron)).join('')
      );
    case 'loops':
      return clipTo(ctx, outline, band + lip);
    case 'bow': {
      const [x, by] = [right - 62, top + 44];
      const loop = (side: number): string =>
        sewnPiece(ctx, {
          outline: path(
            `M${x} ${by}C${x + side * 12} ${by - 18} ${x + side * 34} ${by - 22} ${x + side * 40} ${by - 10}C${x + side * 42} ${by + 6} ${x + side * 36} ${by + 18} ${x + side * 30} ${by + 18}C${x + side * 20} ${by + 16} ${x + side * 8} ${by + 8} ${x} ${by}Z`,
          ),
          fabric,
          under: outline,
          form: 0.9,
          lift: 3,
        });
      return (
        clipTo(ctx, outline, band + lip) + loop(-1) + loop(1) + grain(ctx, x, by, 6, { ...METALS.silver, base: colour })
      );
    }
    case 'plain':
      return '';
    default:
      return clipTo(ctx, outline, band + lip);
  }
}

function handles(ctx: Ctx, cut: Cut, colour: string, far: boolean): string {
  if (cut.trim !== 'loops') return '';
  const [top, left, right] = TOPS[cut.height];
  const middle = (left + right) / 2;
  const y = far ? top - 16 : top + 26;
  const loop = path(
    `M${middle - 30} ${y}C${middle - 34} ${y - 44} ${middle - 16} ${y - 58} ${middle} ${y - 58}C${middle + 16} ${y - 58} ${middle + 34} ${y - 44} ${middle + 30} ${y}`,
  );
  return strap(ctx, loop, { width: 14, fabric: ctx.plain(far ? darken(colour, 0.25) : colour), stitched: false });
}

function drawBoot(ctx: Ctx, cut: Cut): string {
  const { outline, rim, far } = outlineOf(cut);
  const printed = ctx.recipe.pattern !== undefined && ctx.recipe.pattern.name !== 'plain';
  const main = ctx.colour(0);
  const trimColour = printed ? ctx.colour(ctx.colourCount - 1) : ctx.colour(1);
  const soleColour = printed ? trimColour : ctx.colour(Math.min(2, ctx.colourCount - 1));
  const lining = mix(trimColour, '#e9e0d2', 0.6);
  const [top, left, right] = TOPS[cut.height];
  const inside = joined([rim, reversed(far)]);
  const tall = cut.height !== 'ankle';
  return (
    handles(ctx, cut, trimColour, true) +
    lined(ctx, inside, lining, { strength: 0.95, soft: 10 }) +
    draw(toD(far), { fill: 'none', stroke: darken(main, 0.2), 'stroke-width': 4 }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      finish: 'satin',
      form: 1,
      warp: 4,
      strength: 0.7,
      origin: [256, 300],
      folds: [
        {
          points: [
            [90, 372],
            [150, 356],
            [220, 342],
          ],
          width: 44,
          depth: 0.3,
        },
        {
          points: [
            [260, 330],
            [330, 318],
            [410, 322],
          ],
          width: 18,
          depth: -0.22,
        },
        {
          points: [
            [264, 352],
            [330, 344],
            [420, 350],
          ],
          width: 16,
          depth: 0.18,
        },
      ],
    }) +
    clipTo(
      ctx,
      outline,
      cut.toe === 'cap'
        ? sewnPiece(ctx, {
            outline: path('M40 420C40 340 96 330 152 328C166 350 172 384 166 420Z'),
            fabric: ctx.plain(trimColour),
            under: outline,
            form: 0.6,
          })
        : crease(ctx, path('M66 396C120 390 180 392 236 394'), main, { width: 1.8, strength: 0.35 }),
      crease(ctx, path('M376 408C384 380 400 364 446 358'), main, { width: 2, strength: 0.45 }),
      tall ? crease(ctx, path('M246 268C300 300 372 300 414 282'), main, { width: 3, strength: 0.28 }) : '',
      gleam(ctx, path('M92 382C98 362 118 352 146 348'), { width: 9, opacity: 0.75, soft: 1.4 }),
      tall
        ? gleam(ctx, path(`M${left + 34} ${top + 44}C${left + 38} ${top + 90} ${left + 38} 200 ${left + 30} 262`), {
            width: 13,
            opacity: 0.6,
            soft: 2,
          })
        : gleam(ctx, path('M284 290C282 306 276 320 266 330'), { width: 9, opacity: 0.6, soft: 1.8 }),
      gleam(ctx, path(`M${right - 18} ${top + 50}C${right - 22} ${top + 100} ${right - 30} 270 ${right - 20} 320`), {
        width: 5,
        opacity: 0.3,
        soft: 2,
      }),
    ) +
    trimOf(ctx, cut, outline, rim, trimColour) +
    handles(ctx, cut, trimColour, false) +
    castOn(ctx, path('M60 404H460V446H60Z'), outline, { base: soleColour, dx: 0, dy: 4, soft: 3, strength: 0.4 }) +
    drawSole(ctx, soleColour)
  );
}

export const kind = defineKind({
  name: 'gumboot',
  about: 'rubber rain boots from the side; colours: boot, trim, sole (with a pattern: its colours, last the trim)',
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => groundShadow(ctx, { x: 262, y: GROUND - 2, width: 400, depth: 18 }) + drawBoot(ctx, cut);
    const top = TOPS[cut.height][0] - (cut.trim === 'loops' ? 84 : 26);
    const size = { x: 48, y: top, width: 420, height: GROUND - top };
    if (ctx.view === 'detail') return zoom(ctx, { x: 180, y: 350, factor: 1.9, turn: -5 }, one);
    if (ctx.view === 'front') {
      const factor = Math.min(440 / size.width, 410 / size.height);
      const ground = groundFor(ctx, size.height * factor);
      return fit(ctx, size, { x: 36, y: ground - 410, width: 440, height: 410 }, one, true);
    }
    const reach = cut.height === 'tall' ? 344 : 372;
    return (
      fit(ctx, size, { x: 20, y: 20, width: reach, height: 396 }, one, true) +
      fit(ctx, size, { x: 492 - reach, y: 40, width: reach, height: 412 }, one, true)
    );
  },
});
