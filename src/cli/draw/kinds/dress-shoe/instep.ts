// What closes a leather shoe or boot over the instep, and its collar.
import { darken, lighten, mix } from '../../colour.ts';
import { heightOf } from './last.ts';
import type { Cut, Last } from './last.ts';
import { castOn, clipTo } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { buckle, tassel } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { between, joined, parallel, path, reversed, spotsAlong, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { sewn } from './trim.ts';
import type { Looks } from './trim.ts';

/** Rows of laces over the throat, tied in a small bow. */
export function laceWork(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  const counts: Partial<Record<Cut['style'], number>> = { oxford: 5, derby: 4, brogue: 5, chukka: 3, 'work-boot': 8 };
  const count = counts[cut.style];
  if (count === undefined) return '';
  const base = looks.main.base;
  const inner = parallel(last.throat, 11, 24);
  const from = cut.style === 'chukka' ? 0.28 : 0.06;
  const eyelets = spotsAlong(between(inner, from, 0.93, 40), count);
  const ridge = parallel(last.throat, -8, 24);
  const goals = spotsAlong(between(ridge, Math.max(0, from - 0.02), 0.9, 40), count);
  const lace = ctx.plain(cut.style === 'work-boot' ? mix(looks.thread, '#c9a35c', 0.3) : darken(base, 0.3));
  const width = cut.style === 'work-boot' ? 5.6 : 4.4;
  const cords = eyelets
    .map(({ x, y }, n) => {
      const goal = goals[n] ?? { x, y };
      return strap(ctx, path(`M${x} ${y}C${x - 4} ${y - 7} ${goal.x + 6} ${goal.y} ${goal.x - 2} ${goal.y + 4}`), {
        width,
        fabric: lace,
        stitched: false,
        under: last.upper,
      });
    })
    .join('');
  const holes = eyelets
    .map(
      ({ x, y }) =>
        circle(x, y, 2.6, { fill: darken(base, 0.7) }) +
        (cut.style === 'oxford' || cut.style === 'brogue'
          ? ''
          : circle(x, y, 3.2, { fill: 'none', stroke: METALS.brass.base, 'stroke-width': 1.4 })),
    )
    .join('');
  const topSpot = eyelets.at(-1) ?? { x: 280, y: 260 };
  const [x, y] = [topSpot.x - 7, topSpot.y - 6];
  const loop = (d: string): string =>
    strap(ctx, path(d), { width: width * 0.8, fabric: lace, stitched: false, under: last.upper });
  return (
    holes +
    cords +
    loop(`M${x} ${y}C${x + 8} ${y + 16} ${x + 4} ${y + 28} ${x + 14} ${y + 40}`) +
    loop(
      `M${x} ${y}C${x + 14} ${y - 6} ${x + 30} ${y + 6} ${x + 32} ${y + 20}C${x + 30} ${y + 30} ${x + 16} ${y + 20} ${x} ${y}`,
    ) +
    loop(
      `M${x} ${y}C${x - 14} ${y - 4} ${x - 28} ${y + 6} ${x - 28} ${y + 20}C${x - 24} ${y + 28} ${x - 10} ${y + 16} ${x} ${y}`,
    ) +
    ellipse(x, y, 4.4, 3.8, { fill: lace.base, stroke: darken(lace.base, 0.5), 'stroke-width': 0.8 })
  );
}

/** Straps, saddles, tassels: what lies across the instep. */
export function instepWork(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  const base = looks.overlay.base;
  switch (cut.style) {
    case 'monk': {
      const band = path('M236 302L266 276C302 300 334 334 358 380L326 400C304 358 272 326 236 302Z');
      const edges = [path('M266 276C302 300 334 334 358 380'), path('M326 400C304 358 272 326 236 302')];
      return (
        sewn(ctx, last, looks.overlay, band, edges, looks, 4) + buckle(ctx, 296, 330, 30, 40, METALS.brass.base, 48)
      );
    }
    case 'penny': {
      const saddle = path('M228 314C238 309 249 303 258 298C273 326 285 372 289 430L251 432C250 390 243 346 228 314Z');
      const edges = [path('M258 298C273 326 285 372 289 430'), path('M251 432C250 390 243 346 228 314')];
      // The slit lies on top of the instep, so from the side it is foreshortened.
      return (
        sewn(ctx, last, looks.overlay, saddle, edges, looks, 4) +
        clipTo(
          ctx,
          last.upper,
          draw('M236 318Q250 318 259 306Q264 312 265 318Q256 330 241 330Q239 324 236 318Z', {
            fill: darken(base, 0.66),
          }) +
            draw('M241 330Q256 330 265 318', {
              fill: 'none',
              stroke: lighten(base, 0.45),
              'stroke-width': 1.5,
              'stroke-opacity': 0.8,
            }),
        )
      );
    }
    case 'tassel': {
      const cord = strap(ctx, path('M250 306C290 326 340 342 390 336C420 332 440 318 454 306'), {
        width: 6,
        fabric: ctx.plain(darken(base, 0.14)),
        stitched: false,
        under: last.upper,
      });
      const kiltie = path('M222 318C236 308 248 302 258 300L276 336L262 340L256 332L250 344L240 334L236 344L226 330Z');
      return (
        clipTo(ctx, last.upper, cord) +
        sewn(ctx, last, looks.overlay, kiltie, [], looks) +
        castOn(ctx, last.upper, path('M238 316L246 314L252 366L226 368Z'), {
          base,
          dx: 3,
          dy: 3,
          soft: 3,
          strength: 0.4,
        }) +
        place(tassel(ctx, 0, 0, 50, looks.accent), { x: 240, y: 316, turn: -8 }) +
        place(tassel(ctx, 0, 0, 46, looks.accent), { x: 258, y: 316, turn: -28 })
      );
    }
    case 'driving': {
      const bow = strap(ctx, path('M244 308C290 330 350 344 400 336C426 332 442 320 455 308'), {
        width: 5,
        fabric: ctx.plain(looks.accent),
        stitched: false,
        under: last.upper,
      });
      const knot = (d: string): string =>
        strap(ctx, path(d), { width: 5, fabric: ctx.plain(looks.accent), stitched: false, under: last.upper });
      return (
        clipTo(ctx, last.upper, bow) +
        knot('M244 310C228 300 214 312 226 322C236 326 242 318 244 310') +
        knot('M244 310C256 298 268 306 262 318C256 324 248 318 244 310') +
        knot('M244 312C240 328 232 338 224 346') +
        knot('M244 312C252 326 254 338 262 348')
      );
    }
    default:
      return '';
  }
}

/** Tabs and padding of the collar. */
export function collarWork(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  const high = heightOf(cut);
  const padded = joined([last.collar, reversed(parallel(last.collar, high === 'high' ? 17 : 6, 24))]);
  const rim = clothPiece(ctx, {
    outline: padded,
    fabric:
      high === 'high' ? ctx.plain(mix(looks.overlay.base, '#2b2730', 0.3)) : ctx.plain(darken(looks.main.base, 0.1)),
    form: 0.7,
    warp: 0,
  });
  const tab =
    high === 'ankle' || high === 'high'
      ? strap(ctx, path(high === 'high' ? 'M444 120C456 96 466 104 452 150' : 'M440 182C448 152 462 154 448 204'), {
          width: 9,
          fabric: ctx.plain(darken(looks.accent, 0.05)),
          stitched: false,
        })
      : '';
  return (
    tab +
    clipTo(ctx, last.upper, rim) +
    (high === 'high'
      ? ''
      : draw(toD(last.collar), {
          fill: 'none',
          stroke: lighten(looks.main.base, 0.3),
          'stroke-width': 1.2,
          'stroke-opacity': 0.5,
        }))
  );
}
