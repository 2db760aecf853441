// What is sewn on each style of shoe: caps, wings, straps, aprons, gores, laces.
import { darken, lighten, mix } from '../../colour.ts';
import { heightOf } from './last.ts';
import type { Cut, Last } from './last.ts';
import { castOn, clipTo, crease, seam, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { buckle, tassel } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { between, joined, parallel, path, reversed, spotsAlong, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Looks {
  readonly main: Fabric;
  readonly overlay: Fabric;
  readonly accent: string;
  readonly thread: string;
}

/** Punched holes along a seam: one large, two small, in turn. */
function punches(line: Path, base: string, inset: number, count: number): string {
  return spotsAlong(parallel(line, inset, 30), count)
    .map(({ x, y }, n) => circle(x, y, n % 2 ? 1.3 : 2.3, { fill: darken(base, 0.62) }))
    .join('');
}

function sewn(
  ctx: Ctx,
  last: Last,
  fabric: Fabric,
  outline: Path,
  edges: readonly Path[],
  looks: Looks,
  inset = 4,
): string {
  return clipTo(
    ctx,
    last.upper,
    sewnPiece(ctx, {
      outline,
      fabric,
      finish: 'silk',
      under: last.upper,
      sewn: edges,
      inset,
      thread: looks.thread,
      form: 0.5,
      lift: 1.3,
      rows: 2,
    }),
  );
}

/** Toe caps and wings. */
export function toeWork(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  const base = looks.overlay.base;
  switch (cut.style) {
    case 'oxford':
    case 'work-boot': {
      const edge =
        cut.style === 'oxford' ? path('M132 352C148 368 154 396 144 428') : path('M136 330C154 350 158 390 146 430');
      const cap = joined([edge, path('M144 430H30V330H132')]);
      return (
        sewn(ctx, last, looks.overlay, cap, [edge], looks, 4) +
        (cut.style === 'oxford' ? clipTo(ctx, last.upper, punches(edge, base, 4, 15)) : '')
      );
    }
    case 'brogue': {
      const edge = path('M156 344C150 360 152 372 176 380C206 390 240 398 262 424');
      const wing = joined([edge, path('M262 430H30V330H156')]);
      const medallion: readonly Point[] = [
        [92, 392],
        [104, 384],
        [116, 380],
        [100, 400],
        [113, 396],
        [88, 402],
        [124, 390],
      ];
      return (
        sewn(ctx, last, looks.overlay, wing, [edge], looks, 4) +
        clipTo(
          ctx,
          last.upper,
          punches(edge, base, 8, 27) +
            medallion.map(([x, y], n) => circle(x, y, n % 2 ? 2.4 : 1.6, { fill: darken(base, 0.62) })).join(''),
        )
      );
    }
    case 'penny':
    case 'tassel':
    case 'driving': {
      const apron = path('M76 398C76 384 98 378 130 374C174 366 222 348 264 316');
      return (
        clipTo(
          ctx,
          last.upper,
          crease(ctx, apron, base, { width: 4.4, strength: 0.5 }),
          seam(apron, base, { strength: 0.7, width: 1.6 }),
          stitches(parallel(apron, 4.4, 30), looks.thread, { length: 6, gap: 4, width: 1.8 }),
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
            .map((n) => {
              const spot = spotsAlong(apron, 11)[n];
              return spot
                ? draw(`M${spot.x - 1} ${spot.y - 3}L${spot.x + 3} ${spot.y + 6}`, {
                    stroke: darken(base, 0.5),
                    'stroke-width': 1.4,
                    'stroke-opacity': 0.5,
                  })
                : '';
            })
            .join(''),
        ) + ''
      );
    }
    default:
      return '';
  }
}

/** The quarters: seams from the throat down to the welt, heel counters. */
export function quarterWork(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  const base = looks.main.base;
  const counterEdge =
    heightOf(cut) === 'ankle' || heightOf(cut) === 'high'
      ? path('M450 300C430 300 416 320 404 352C396 374 390 394 386 412')
      : path('M454 318C430 316 414 330 402 358C394 378 390 394 387 412');
  const counter = joined([counterEdge, path('M387 412H480V300')]);
  const heelPiece =
    cut.style === 'chelsea' || cut.style === 'chukka'
      ? ''
      : sewn(ctx, last, looks.overlay, counter, [counterEdge], looks, -4) +
        (cut.style === 'brogue' ? clipTo(ctx, last.upper, punches(counterEdge, base, -8, 15)) : '');
  switch (cut.style) {
    case 'oxford':
    case 'brogue': {
      const line = path('M212 326C228 344 250 356 270 364C292 374 306 396 312 424');
      return (
        heelPiece +
        clipTo(
          ctx,
          last.upper,
          seam(line, base, { strength: 0.7 }) +
            stitches(parallel(line, -4), looks.thread, { width: 1, length: 3, gap: 2 }),
        )
      );
    }
    case 'derby':
    case 'work-boot': {
      const front =
        cut.style === 'derby'
          ? path('M204 330C214 352 236 366 262 372C286 378 300 398 304 424')
          : path('M202 332C212 356 236 370 262 376C288 384 300 402 304 426');
      const flap = joined([
        last.throat,
        last.collar,
        between(last.heel, 0, 1),
        path('M458 402L304 426'),
        reversed(front),
        path('M204 330L208 324'),
      ]);
      return sewn(ctx, last, looks.main, flap, [front], looks, -4) + heelPiece;
    }
    case 'chukka': {
      const front = path('M206 326C220 350 246 362 276 366C296 370 306 392 308 424');
      const flap = joined([
        last.throat,
        last.collar,
        between(last.heel, 0, 1),
        path('M458 402L308 426'),
        reversed(front),
        path('M206 326L208 324'),
      ]);
      return sewn(ctx, last, looks.main, flap, [front], looks, -4);
    }
    case 'chelsea': {
      const gore = path('M338 182C334 226 336 270 352 306C362 326 384 326 392 304C402 268 404 224 402 180Z');
      const rib = ctx.cloth({ name: 'rib', scale: 0.8 }, [darken(mix(base, '#2a2730', 0.6), 0.2)]);
      const line = path('M352 306C360 340 356 380 348 414');
      return (
        clipTo(
          ctx,
          last.upper,
          seam(line, base, { strength: 0.6 }),
          stitches(parallel(line, 4), looks.thread, { width: 1, length: 3, gap: 2 }),
        ) +
        sewn(ctx, last, rib, gore, [], looks) +
        clipTo(
          ctx,
          last.upper,
          stitches(
            path('M334 184C330 228 332 274 348 310C360 332 388 330 397 306C406 268 408 224 407 182'),
            looks.thread,
            { width: 1, length: 3, gap: 2 },
          ),
        )
      );
    }
    default:
      return heelPiece;
  }
}

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
      const saddle = path('M210 322C232 310 246 302 260 297C284 330 304 372 314 428L258 432C250 388 236 350 210 322Z');
      const edges = [path('M260 297C284 330 304 372 314 428'), path('M258 432C250 388 236 350 210 322')];
      return (
        sewn(ctx, last, looks.overlay, saddle, edges, looks, 4) +
        clipTo(
          ctx,
          last.upper,
          draw('M232 326Q246 322 256 314L262 324Q250 334 238 338Z', { fill: darken(base, 0.6) }) +
            draw('M232 326Q246 322 256 314', { fill: 'none', stroke: lighten(base, 0.4), 'stroke-width': 1.4 }),
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
