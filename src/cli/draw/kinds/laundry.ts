// For the wash: a basket, pegs on a line, a folding stand, hangers.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { groundShadow, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { hanger } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { discAt, discPath, mouth } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { stand } from './laundry/airer.ts';
import { basket } from './laundry/basket.ts';

const CUTS = { style: ['basket', 'bag', 'pegs', 'stand', 'hangers'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A tall folding bag of printed cloth, kept open by a wire rim. */
function bag(ctx: Ctx): string {
  const last = ctx.colour(ctx.colourCount - 1);
  const body = createLathe(
    0,
    [
      [116, -300],
      [118, -290],
      [114, -10],
      [106, 0],
    ],
    0.24,
  );
  const handle = (s: 1 | -1): string =>
    strap(ctx, path(`M${s * 60} -276C${s * 70} -350 ${s * 130} -330 ${s * 118} -236`), {
      width: 14,
      fabric: ctx.plain(last),
    });
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 226, depth: 26 }) +
    mouth(ctx, body, { stuff: 'matt', colour: last, lip: 6 }) +
    clothPiece(ctx, {
      outline: body.band(-300, 0),
      fabric: ctx.fabric,
      origin: [0, -150],
      form: 1,
      folds: hangingFolds(ctx.random.fork('bag'), {
        from: [-112, 112, -290],
        to: [-104, 104, 0],
        count: 7,
        depth: 0.26,
        stagger: 0.4,
      }),
    }) +
    draw(toD(body.ring(-298)), { fill: 'none', stroke: last, 'stroke-width': 11 }) +
    draw(toD(body.ring(-300)), { fill: 'none', stroke: lighten(last, 0.4), 'stroke-width': 2 }) +
    handle(1) +
    handle(-1) +
    draw(toD(discPath(discAt(body, -300))), { fill: 'none', stroke: darken(last, 0.3), 'stroke-width': 1 })
  );
}

/** The steel spring at a peg's waist: three turns of wire, bright along their upper side. */
function coil(ctx: Ctx): string {
  const { patina } = METALS.steel;
  const turns = roundRect(-12, -6.5, 24, 13, 5);
  return (
    metalPiece(ctx, turns, METALS.steel, { rim: 1.4 }) +
    draw('M-5.4 -6L-3 6M2 -6L4.4 6', { stroke: patina, 'stroke-width': 1.8, 'stroke-linecap': 'round' }) +
    draw('M-9 -2.6H9', { stroke: '#ffffff', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-opacity': 0.9 })
  );
}

function peg(ctx: Ctx, x: number, y: number, turn: number, colour: string): string {
  const half = (s: 1 | -1): string =>
    plastic(
      ctx,
      path(
        `M${s * 1} -34C${s * 10} -36 ${s * 13} -30 ${s * 12} -20L${s * 8} 0L${s * 12} 22L${s * 9} 44L${s * 2} 44V8L${s * 1} 0Z`,
      ),
      s === -1 ? lighten(colour, 0.08) : colour,
      { gloss: 0.5 },
    );
  return place(half(-1) + half(1) + coil(ctx), { x, y, turn });
}

/** Two dozen: eight on the line, three of them holding a towel, the rest thrown down. */
function pegs(ctx: Ctx): string {
  const rope = path('M10 110C120 138 390 138 502 106');
  const towel = path('M92 116C160 126 220 128 268 126L274 278C220 288 150 286 86 278Z');
  const row = [112, 178, 246, 302, 344, 386, 428, 470]
    .map((x, n) => peg(ctx, x, 122 + Math.sin((x / 512) * Math.PI) * 8, 0, ctx.colour(n % ctx.colourCount)))
    .join('');
  const random = ctx.random.fork('heap');
  const heap = Array.from({ length: 16 }, (_, n): readonly [number, number, number] => [
    (n < 8 ? 60 : 74) + (n % 8) * 54 + random.near(0, 3),
    (n < 8 ? 346 : 446) + random.near(0, 6),
    (n % 3 ? 180 : 0) + random.between(-20, 20),
  ])
    .map(
      ([x, y, turn], n) =>
        place(wallShadow(ctx, [roundRect(-12, -36, 24, 80, 6)], { distance: 6 }), { x, y, turn }) +
        peg(ctx, x, y, turn, ctx.colour((n * 3 + Math.floor(n / 4)) % ctx.colourCount)),
    )
    .join('');
  return (
    draw(toD(rope), { fill: 'none', stroke: '#8d6f4c', 'stroke-width': 6 }) +
    draw(toD(rope), { fill: 'none', stroke: '#d9bf95', 'stroke-width': 3.6, 'stroke-dasharray': '5 3' }) +
    wallShadow(ctx, [towel], { distance: 13 }) +
    clothPiece(ctx, {
      outline: towel,
      fabric: ctx.cloth({ name: 'awning', scale: 0.6 }, ['#f6f3ec', ctx.colour(0)]),
      form: 0.6,
      folds: hangingFolds(ctx.random.fork('towel'), { from: [92, 268, 120], to: [86, 274, 282], count: 5, depth: 0.3 }),
    }) +
    row +
    heap
  );
}

function hangers(ctx: Ctx): string {
  const one = (x: number, n: number): string => hanger(x, 96 + n * 40, 330, ctx.colour(n % ctx.colourCount));
  return [4, 3, 2, 1, 0]
    .map((n) =>
      place(
        wallShadow(
          ctx,
          [
            path(
              `M${256 - 165 + (n - 2) * 9} ${96 + n * 40 + 56}C${256 - 90} ${96 + n * 40 + 10} ${256 + 90} ${96 + n * 40 + 10} ${256 + 165 + (n - 2) * 9} ${96 + n * 40 + 56}L256 ${96 + n * 40 + 22}Z`,
            ),
          ],
          { distance: 8, strength: 0.7 },
        ) + one(256 + (n - 2) * 9, n),
        {},
      ),
    )
    .join('');
}

export const kind = defineKind({
  name: 'laundry',
  about:
    'laundry basket or bag (stand), pegs on a line, hangers (wall), airer; colours: plastic or cloth and print, clothes',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      basket: () => basket(ctx),
      bag: () => bag(ctx),
      pegs: () => pegs(ctx),
      stand: () => stand(ctx),
      hangers: () => hangers(ctx),
    };
    const whole = art[cut.style];
    if (cut.style === 'pegs' || cut.style === 'hangers') {
      if (ctx.view === 'detail')
        return focusFrom(
          ctx,
          { at: [256, 256], sharp: 140, reach: 380 },
          zoom(ctx, { x: 290, y: 150, factor: 2.1 }, whole),
        );
      return cut.style === 'pegs'
        ? whole()
        : fit(ctx, { x: 60, y: 50, width: 392, height: 290 }, { x: 50, y: 40, width: 412, height: 430 }, whole);
    }
    const extents: Readonly<Record<'basket' | 'bag' | 'stand', readonly number[]>> = {
      basket: [-190, -300, 380, 306],
      bag: [-150, -352, 300, 358],
      stand: [-266, -350, 532, 360],
    };
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 0, y: y + height * 0.35, factor: 2 }, whole),
      );
    return fit(
      ctx,
      { x, y, width, height },
      { x: 40, y: 36, width: 432, height: groundFor(ctx, 390) - 22 },
      whole,
      true,
    );
  },
});
