// Sneakers from the side: runners, court shoes, high tops and slip-ons.
import { GROUND } from '../backdrops/stage.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { CUTS, lastOf, tongueOf } from './sneaker/last.ts';
import type { Cut } from './sneaker/last.ts';
import { drawSole, soleOf } from './sneaker/sole.ts';
import { laces, markOf, uppersOf } from './sneaker/upper.ts';
import { castOn, clipTo, gleam, groundShadow, seam, solid, stitches, lined } from '../light.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { between, joined, oval, parallel, path, reversed, smooth, toD } from '../path.ts';
import type { Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function drawShoe(cut: Cut, ctx: Ctx): string {
  const last = lastOf(cut);
  const main = uppersOf(ctx, cut);
  const panelColour = ctx.colour(1);
  const accent = ctx.colour(2);
  const soleColour = ctx.colourCount > 3 ? ctx.colour(3) : '#f1ece2';
  const overlay = cut.upper === 'suede' ? SURFACES.suede(ctx, panelColour) : SURFACES.leather(ctx, panelColour);
  const { upper } = last;
  const laced = cut.style !== 'slip-on';
  const lining = darken(mix(accent, '#6f6a70', 0.45), 0.1);

  const inside = joined([last.collar, reversed(last.far)]);
  const tongueCloth = cut.style === 'slip-on' ? ctx.plain(panelColour) : main;

  const toecap =
    cut.style === 'runner'
      ? path('M52 410C50 366 80 346 122 343C108 358 104 380 116 396C124 404 134 408 146 410L52 412Z')
      : path('M52 412C48 366 78 348 126 342C146 356 150 384 140 412Z');
  const capEdge =
    cut.style === 'runner'
      ? path('M122 343C108 358 104 380 116 396C124 404 134 408 146 410')
      : path('M126 342C146 356 150 384 140 412');
  const counter =
    cut.style === 'high-top'
      ? path('M470 392V300C452 292 436 290 424 300C408 316 398 352 386 400Z')
      : path('M470 392V288C456 284 440 288 430 300C414 320 400 356 384 400Z');
  const counterEdge =
    cut.style === 'high-top'
      ? path('M450 292C436 290 428 296 424 300C408 316 398 352 386 400')
      : path('M452 288C440 288 434 294 430 300C414 320 400 356 384 400');
  const throatSpots = [0.12, 0.3, 0.48, 0.66, 0.84].slice(0, cut.style === 'high-top' ? 5 : 5);
  const edge = last.throat;
  const inner = parallel(edge, 13, 16);
  const eyelets = throatSpots.map((t): Point => between(inner, t, Math.min(1, t + 0.02), 2).start);
  const stay = joined([edge, reversed(parallel(edge, 27, 16))]);
  const foot = parallel(edge, 27, 16);
  const top = edge.curves.at(-1)?.[2] ?? [286, 244];
  const mudguard = path('M40 420C90 392 120 394 170 402C210 408 240 402 262 410V424H40Z');
  const padded = joined([last.collar, reversed(parallel(last.collar, 17, 20))]);

  return (
    (laced
      ? clothPiece(ctx, {
          outline: tongueOf(last),
          fabric: tongueCloth,
          form: 0.9,
          folds: [
            {
              points: [
                [250, 290],
                [292, 240],
              ],
              width: 16,
              depth: 0.3,
            },
          ],
        })
      : '') +
    lined(ctx, inside, lining, { strength: 0.9, soft: 12 }) +
    draw(toD(inside), { fill: 'none', stroke: darken(lining, 0.5), 'stroke-width': 1.2 }) +
    clothPiece(ctx, {
      outline: upper,
      fabric: main,
      turn: -8,
      form: 0.85,
      warp: 5,
      finish: cut.upper === 'leather' ? 'silk' : 'soft',
      folds: [
        {
          points: [
            [222, 336],
            [300, 340],
            [372, 326],
          ],
          width: 34,
          depth: 0.14,
        },
      ],
    }) +
    clipTo(
      ctx,
      upper,
      sewnPiece(ctx, {
        outline: toecap,
        fabric: laced ? overlay : main,
        under: upper,
        sewn: [capEdge],
        inset: cut.style === 'runner' ? -4 : -4,
        form: 0.7,
        rows: 2,
      }),
      cut.style === 'runner'
        ? sewnPiece(ctx, { outline: mudguard, fabric: ctx.plain(mix(panelColour, accent, 0.25)), under: upper })
        : '',
      markOf(ctx, cut, upper, accent),
      sewnPiece(ctx, {
        outline: counter,
        fabric: overlay,
        under: upper,
        sewn: [counterEdge],
        inset: -4,
        form: 0.6,
        rows: 2,
      }),
      laced ? sewnPiece(ctx, { outline: stay, fabric: overlay, under: upper, sewn: [foot], inset: 4, form: 0.35 }) : '',
      sewnPiece(ctx, {
        outline: padded,
        fabric: ctx.plain(mix(panelColour, lining, 0.35)),
        under: upper,
        form: 0.85,
        lift: 1,
      }),
      cut.style === 'slip-on'
        ? sewnPiece(ctx, {
            outline: path('M282 254C294 256 304 270 312 284L326 300L296 352C292 330 280 300 258 276Z'),
            fabric: ctx.cloth({ name: 'rib', scale: 0.8, angle: 30 }, [lining]),
            under: upper,
          })
        : '',
      seam(between(last.heel, 0.02, 0.98), panelColour, { strength: 0.3 }),
      gleam(ctx, path('M74 372C82 360 98 353 116 350'), { width: 5, opacity: 0.5, soft: 1.4 }),
      gleam(
        ctx,
        smooth([
          [436, 300],
          [434, 330],
          [438, 362],
        ]),
        { width: 4, opacity: 0.25, soft: 1.5 },
      ),
    ) +
    (laced
      ? eyelets
          .map(
            ([x, y]) =>
              circle(x, y, 3.4, { fill: darken(panelColour, 0.6) }) +
              circle(x, y, 3.4, { fill: 'none', stroke: lighten(accent, 0.3), 'stroke-width': 1.3 }),
          )
          .join('') + laces(ctx, last, eyelets, ctx.colourCount > 3 ? ctx.colour(3) : lighten(panelColour, 0.75))
      : '') +
    (cut.style === 'high-top'
      ? solid(ctx, oval(398, 262, 19), { base: panelColour, form: 0.4 }) +
        stitches(path('M383 262C383 242 413 242 413 262C413 282 383 282 383 262'), lighten(panelColour, 0.5), {
          width: 1,
        }) +
        place(draw('M0 -8L3 0L0 8L-3 0Z', { fill: accent }), { x: 398, y: 262 })
      : '') +
    strap(
      ctx,
      cut.style === 'high-top'
        ? path('M441 196C452 186 458 204 440 214')
        : path(
            `M${top[0] + 162} ${cut.style === 'runner' ? 258 : 276}C${top[0] + 176} 250 ${top[0] + 180} 276 ${top[0] + 160} 284`,
          ),
      { width: 6, fabric: ctx.plain(accent), stitched: false },
    ) +
    castOn(ctx, soleOf(cut).outline, upper, { base: soleColour, dx: 0, dy: 4, soft: 3, strength: 0.35 }) +
    drawSole(ctx, cut, soleColour, accent) +
    draw(toD(last.feather), {
      fill: 'none',
      stroke: darken(panelColour, 0.6),
      'stroke-width': 2,
      'stroke-opacity': 0.35,
      transform: 'translate(0 -1)',
    })
  );
}

export const kind = defineKind({
  name: 'sneaker',
  about: 'sneaker from the side; colours: upper, panels, accent, sole and laces',
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const shoe = (): string => drawShoe(cut, ctx);
    const one = (): string => groundShadow(ctx, { x: 258, y: GROUND - 3, width: 400, depth: 17 }) + shoe();
    if (ctx.view === 'detail')
      return cut.focus === 'heel'
        ? zoom(ctx, { x: 396, y: 350, factor: 2.2, turn: 5 }, one)
        : zoom(ctx, { x: 206, y: 330, factor: 2, turn: -6 }, one);
    const tall = cut.style === 'high-top';
    const extent = { x: 42, y: tall ? 144 : cut.style === 'slip-on' ? 244 : 220, width: 436, height: 0 };
    const size = { ...extent, height: 446 - extent.y };
    const factor = 464 / size.width;
    const ground = groundFor(ctx, size.height * factor);
    if (ctx.view === 'set') {
      return (
        fit(ctx, size, { x: 14, y: 0, width: 400, height: ground - 24 }, one, true) +
        fit(ctx, size, { x: 78, y: 0, width: 418, height: ground + 10 }, one, true)
      );
    }
    return fit(ctx, size, { x: 24, y: 0, width: 464, height: ground }, one, true);
  },
});
