// What is sewn on each style of shoe: caps, wings, straps, aprons, gores, laces.
import { darken, mix } from '../../colour.ts';
import { heightOf } from './last.ts';
import type { Cut, Last } from './last.ts';
import { clipTo, crease, seam, stitches } from '../../light.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { between, joined, parallel, path, reversed, spotsAlong } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { circle, draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Looks {
  readonly main: Fabric;
  readonly overlay: Fabric;
  readonly accent: string;
  readonly thread: string;
}

/** Punched holes along a seam: one large, two small, in turn. */
export function punches(line: Path, base: string, inset: number, count: number): string {
  return spotsAlong(parallel(line, inset, 30), count)
    .map(({ x, y }, n) => circle(x, y, n % 2 ? 1.3 : 2.3, { fill: darken(base, 0.62) }))
    .join('');
}

export function sewn(
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
      const edge = path('M158 330C150 354 152 370 176 379C206 390 240 398 262 424');
      const wing = joined([edge, path('M262 430H30V330H158')]);
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
      return `${clipTo(
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
      )}`;
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
      const [x, y] = last.throat.start;
      const line = path(`M${x} ${y}C228 344 250 356 270 364C292 374 306 396 312 424`);
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
          ? path('M197 333C207 356 232 368 258 374C282 380 296 398 300 424')
          : path('M202 332C212 356 236 370 262 376C288 384 300 402 304 426');
      const flap = joined([
        last.throat,
        last.collar,
        between(last.heel, 0, 1),
        path('M458 402L304 426'),
        reversed(front),
        path(`M${front.start[0]} ${front.start[1]}L${last.throat.start[0]} ${last.throat.start[1]}`),
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
      // Cut whole: no seam runs from the gore to the welt.
      return (
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
