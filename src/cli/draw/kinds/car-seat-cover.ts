// A car's seats in their covers: quilted leatherette, a towel cloth, or a mat of wooden beads hung over it.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, stitches } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { pad, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { flipped, moved, path, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: ['quilted', 'cloth', 'beads'],
  /** One seat, the two in front, or these and the bench behind them. */
  count: ['one', 'pair', 'full'],
} as const;
type Cut = CutOf<typeof CUTS>;

const HEAD = path('M206 60C212 44 300 44 306 60C312 84 314 112 308 130C300 142 212 142 204 130C198 112 200 84 206 60Z');
const BACK = path(
  'M180 168C188 150 324 150 332 168C350 200 356 260 350 322C346 342 166 342 162 322C156 260 162 200 180 168Z',
);
const WING = path(
  'M180 166C160 172 148 196 142 232C136 270 138 312 150 336C158 344 168 340 172 326C164 280 168 214 190 168Z',
);
const SEAT = path(
  'M150 330C190 318 322 318 362 330C384 350 392 388 384 412C376 426 136 426 128 412C120 388 128 350 150 330Z',
);
const SIDE = path('M152 328C132 332 112 360 110 396C112 420 128 428 146 424C138 396 142 356 168 328Z');
const SKIRT = path(
  'M128 410C180 424 332 424 384 410C388 424 388 436 382 444C330 450 182 450 130 444C124 436 124 424 128 410Z',
);
const LANE = path('M204 166C230 158 282 158 308 166C314 220 316 280 312 334H200C196 280 198 220 204 166Z');
const LANE_SEAT = path(
  'M196 328C230 322 282 322 316 328C326 356 332 392 330 420C290 424 222 424 182 420C180 392 186 356 196 328Z',
);

/** Wooden beads in rows, threaded both ways. */
function beads(ctx: Ctx, area: Path, colour: string, step: number): string {
  const fill = ctx.defs.once(
    `seat bead ${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="${lighten(colour, 0.6)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></radialGradient>`,
  );
  let art = '';
  let row = 0;
  for (let y = 60; y < 440; y += step) {
    row += 1;
    for (let x = 130 + (row % 2 ? 0 : step / 2); x < 384; x += step)
      art += circle(x, y, step * 0.47, { fill: `url(#${fill})` });
  }
  return clipTo(ctx, area, draw(toD(area), { fill: darken(colour, 0.55) }), art);
}

/** The two cloths of a cover and how its pieces are sewn. */
function coversOf(
  ctx: Ctx,
  cut: Cut,
): { body: Fabric; middle: Fabric; piece: (outline: Path, fabric: Fabric, form?: number) => string } {
  const [main, lane] = [ctx.colour(0), ctx.colour(1)];
  const leather = cut.style === 'quilted';
  const body: Fabric = leather
    ? SURFACES.leather(ctx, main)
    : cut.style === 'cloth'
      ? ctx.cloth({ name: 'twill', scale: 0.7 }, [main, darken(main, 0.12)])
      : ctx.cloth({ name: 'twill', scale: 0.7 }, ['#4a4b52', '#3b3c42']);
  const middle: Fabric = leather
    ? ctx.cloth({ name: 'quilt', scale: 0.8 }, [lane, darken(lane, 0.25)])
    : cut.style === 'cloth'
      ? ctx.fabric
      : body;
  const finish = leather ? 'silk' : 'matte';
  const piece = (outline: Path, fabric: Fabric, form = 0.95): string =>
    clothPiece(ctx, { outline, fabric, form, edge: 0.8, warp: 3, finish });
  return { body, middle, piece };
}

const headPosts = (ctx: Ctx, x: number): string =>
  [-1, 1].map((side) => rod(ctx, [x + side * 28, 122], [x + side * 28, 172], 9, cylinderStops(METALS.steel))).join('');

const BENCH_BACK = path(
  'M62 172C68 152 128 150 160 158C220 150 292 150 352 158C384 150 444 152 450 172C464 210 466 270 460 330H52C46 270 48 210 62 172Z',
);
const BENCH_SEAT = path(
  'M44 330C90 316 422 316 468 330C484 352 490 388 482 414C474 428 38 428 30 414C22 388 28 352 44 330Z',
);

/** The bench for three behind the front seats: one back, one seat, three head rests. */
function bench(ctx: Ctx, cut: Cut): string {
  const { body, middle, piece } = coversOf(ctx, cut);
  const thread = ctx.colour(2);
  const seats = [-136, 0, 136];
  const line = (d: string): string => stitches(path(d), thread, { length: 5, gap: 3, width: 1.6 });
  return (
    groundShadow(ctx, { x: 256, y: 428, width: 460 }) +
    seats.map((dx) => headPosts(ctx, 256 + dx)).join('') +
    piece(BENCH_BACK, body) +
    seats.map((dx) => piece(moved(turned(LANE, [256, 250], 0, 0.78, 1), dx, 0), middle, 0.5)).join('') +
    seats.map((dx) => piece(moved(turned(HEAD, [256, 96], 0, 0.84, 0.84), dx, 12), body)).join('') +
    piece(BENCH_SEAT, body) +
    seats.map((dx) => piece(moved(turned(LANE_SEAT, [256, 370], 0, 0.8, 1), dx, 0), middle, 0.5)).join('') +
    line('M188 168V322') +
    line('M324 168V322')
  );
}

function seat(ctx: Ctx, cut: Cut): string {
  const [main, lane, thread] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const leather = cut.style === 'quilted';
  const { body, middle, piece } = coversOf(ctx, cut);
  const sew = (along: string): string => stitches(path(along), thread, { length: 5, gap: 3, width: 1.6 });
  const laneOf = (area: Path): string => (cut.style === 'beads' ? '' : piece(area, middle, 0.5));
  const headLane = path(
    'M232 52C244 48 268 48 280 52C284 80 284 110 280 138C264 142 248 142 232 138C228 110 228 80 232 52Z',
  );
  return (
    groundShadow(ctx, { x: 256, y: 446, width: 290 }) +
    headPosts(ctx, 256) +
    piece(BACK, body) +
    piece(WING, body) +
    piece(flipped(WING), body) +
    laneOf(LANE) +
    piece(HEAD, body) +
    (cut.style === 'cloth' ? '' : laneOf(headLane)) +
    pad(ctx, SKIRT, darken(leather ? main : body.base, 0.3), { form: 0.6 }) +
    piece(SEAT, body) +
    piece(SIDE, body) +
    piece(flipped(SIDE), body) +
    laneOf(LANE_SEAT) +
    (cut.style === 'beads'
      ? beads(
          ctx,
          path('M196 150C236 142 276 142 316 150C330 210 330 280 322 338H190C182 280 182 210 196 150Z'),
          lane,
          12.5,
        ) +
        beads(
          ctx,
          path(
            'M188 336C230 330 282 330 324 336C342 362 350 396 346 416C300 424 212 424 166 416C162 396 170 362 188 336Z',
          ),
          lane,
          13.5,
        ) +
        draw('M212 140C206 110 206 90 214 66M300 140C306 110 306 90 298 66', {
          fill: 'none',
          stroke: thread,
          'stroke-width': 4,
        }) +
        draw('M190 338C230 332 282 332 322 338', {
          fill: 'none',
          stroke: darken(lane, 0.6),
          'stroke-width': 4,
          'stroke-opacity': 0.6,
        })
      : sew('M200 172C196 220 196 280 198 326') +
        sew('M312 172C316 220 316 280 314 326') +
        sew('M190 336C184 362 180 392 180 414') +
        sew('M322 336C328 362 332 392 332 414')) +
    draw(toD(path('M160 328C200 318 312 318 352 328')), {
      fill: 'none',
      stroke: darken(body.base, 0.6),
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }) +
    gleam(ctx, path('M148 240C142 270 142 300 148 322'), { width: 6, opacity: 0.4, soft: 2 }) +
    gleam(ctx, path('M212 70C214 60 232 54 250 53'), { width: 6, opacity: 0.5, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'car-seat-cover',
  about: 'car seats in their covers; colours: body, middle (cloth: its pattern) or beads, thread',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => seat(ctx, cut);
    const scenes = {
      one: { extent: { x: 104, y: 44, width: 304, height: 402 }, art: one },
      pair: {
        extent: { x: -46, y: 44, width: 604, height: 402 },
        art: () => place(one(), { x: -150 }) + place(one(), { x: 150 }),
      },
      full: {
        extent: { x: -14, y: -44, width: 540, height: 490 },
        art: () =>
          place(bench(ctx, cut), { y: -100 }) +
          [-134, 134].map((dx) => place(one(), { x: 256 * 0.16 + dx, y: 446 * 0.16, scale: 0.84 })).join(''),
      },
    };
    return show(ctx, {
      ...scenes[cut.count],
      stand: true,
      near: { x: cut.count === 'pair' ? 100 : 250, y: 280, factor: 2 },
      margin: cut.count === 'one' ? 44 : 24,
    });
  },
});
