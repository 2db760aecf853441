// Naths, nose pins and septum rings.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { chain } from '../parts/jewel/chain.ts';
import { METAL_CUTS, STONE_CUTS, coin, dressOf, drop, jumpRing, rosette, stud } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { gem, grain, pearl } from '../parts/stones.ts';
import { oval, parallel, path, ribbon, roundRect, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['bridal', 'marathi', 'pins', 'septum'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

function wire(along: Path, width: number, metal: Metal): string {
  const look = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    draw(toD(along), { ...look, stroke: metal.patina, 'stroke-width': width + 1.6 }) +
    draw(toD(along), { ...look, stroke: metal.base, 'stroke-width': width }) +
    draw(toD(along), {
      ...look,
      stroke: lighten(metal.base, 0.8),
      'stroke-width': width * 0.3,
      transform: 'translate(-1 -1)',
    })
  );
}

/** A large hoop, half of it set, with a chain for the hair. */
function bridal(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const hoop = path('M186 214C206 128 330 116 366 206C400 300 340 392 256 392C176 390 130 330 146 266');
  const lower = spotsAlong(path('M372 262C366 340 320 390 256 392C190 390 148 350 144 290'), 13);
  // Twice as long as the hoop is wide, as far as from the nose to the hair.
  const line = path('M366 206C414 186 436 128 396 92C346 50 190 44 130 96C98 124 88 168 88 206');
  return (
    wallShadow(ctx, [ribbon(hoop, 13, 60)], { distance: 10 }) +
    chain(ctx, line, { style: 'ball', width: 7, metal }) +
    chain(ctx, path('M372 226C446 206 470 118 412 74C350 30 176 28 114 86C84 116 84 166 88 206'), {
      style: 'cable',
      width: 6,
      metal,
    }) +
    place(
      draw('M0 0V-22C0 -34 14 -34 14 -22', { fill: 'none', stroke: metal.patina, 'stroke-width': 4.6 }) +
        draw('M0 0V-22C0 -34 14 -34 14 -22', { fill: 'none', stroke: lighten(metal.base, 0.4), 'stroke-width': 2.6 }),
      { x: 88, y: 208, turn: 180 },
    ) +
    wire(hoop, 11, metal) +
    lower
      .map((spot, n) =>
        place(n % 2 ? stud(ctx, dress, 0, 0, 17) : pearl(ctx, 0, 0, 13), {
          x: spot.x,
          y: spot.y,
          turn: spot.turn + 180,
        }),
      )
      .join('') +
    lower
      .filter((_, n) => n > 2 && n < 10)
      .map((spot, n) =>
        place(drop(ctx, dress, 'pearls', 0, n === 3 ? -36 : -11.5, 1.5, 180), {
          x: spot.x,
          y: spot.y,
          turn: spot.turn,
        }),
      )
      .join('') +
    lower
      .slice(6, 7)
      .map((spot) => place(rosette(ctx, dress, 0, 0, 40, 8), { x: spot.x, y: spot.y, turn: spot.turn + 180 }))
      .join('') +
    grain(ctx, 186, 214, 8.5, metal)
  );
}

/** The curved cluster of pearls of the Marathi nath. */
function marathi(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const spine = path('M150 250C150 180 210 130 286 132C360 134 398 184 392 236');
  const outer = parallel(spine, -31, 40);
  const rows = (line: Path, count: number, r: number): string =>
    spotsAlong(line, count)
      .map((spot) => pearl(ctx, spot.x, spot.y, r))
      .join('');
  return (
    wallShadow(ctx, [ribbon(spine, 80, 50)], { distance: 10 }) +
    // The end of the wire presses the nostril against the ornament.
    wire(path('M150 250C146 330 196 388 262 388C316 386 344 350 346 300'), 7, metal) +
    place(metalPiece(ctx, oval(0, 0, 7, 19), metal, { rim: 2 }), { x: 347, y: 284, turn: -8 }) +
    rows(outer, 14, 15) +
    metalPiece(ctx, ribbon(spine, 34, 50), metal, { rim: 3 }) +
    spotsAlong(spine, 9)
      .map((spot, n) =>
        place(
          n === 4
            ? stud(ctx, dress, 0, 0, 17, { shape: 'drop' })
            : n % 2
              ? stud(ctx, dress, 0, 0, 10, { second: true })
              : stud(ctx, dress, 0, 0, 11),
          { x: spot.x, y: spot.y, turn: spot.turn },
        ),
      )
      .join('') +
    rows(parallel(spine, 29, 40), 9, 12.5) +
    rosette(ctx, dress, 400, 268, 34, 8) +
    [0, 1, 2].map((n) => drop(ctx, dress, 'pearls', 384 + n * 16, 298 - Math.abs(n - 1) * -2, 1.5)).join('') +
    pearl(ctx, 150, 252, 17)
  );
}

/** Single studs in the pads of a little card. */
function pins(ctx: Ctx, dress: Dress): string {
  const paper = ctx.colour(1);
  const card = roundRect(92, 66, 328, 380, 16);
  const { metal } = dress;
  const kinds: readonly (() => string)[] = [
    () => stud(ctx, dress, 0, 0, 17),
    () => rosette(ctx, dress, 0, 0, 22, 6),
    () =>
      metalPiece(ctx, path('M0 -22C14 -8 14 8 0 22C-14 8 -14 -8 0 -22Z'), metal, { rim: 2 }) +
      stud(ctx, dress, 0, 0, 8, { shape: 'leaf' }),
    () => pearl(ctx, 0, 0, 15),
    () =>
      [0, 1, 2, 3, 4]
        .map((n) => grain(ctx, Math.sin((n * Math.PI) / 2.5) * 12, -Math.cos((n * Math.PI) / 2.5) * 12, 7, metal))
        .join('') + gem(ctx, 0, 0, 7, dress.second),
    () =>
      metalPiece(ctx, path('M0 -18L6 -6L19 -5L9 4L12 17L0 10L-12 17L-9 4L-19 -5L-6 -6Z'), metal, { rim: 2 }) +
      gem(ctx, 0, 0, 6, dress.second),
    () =>
      metalPiece(ctx, path('M6 -20C-14 -18 -22 2 -10 14C2 24 20 16 22 0C14 8 2 6 -2 -4C-4 -10 0 -16 6 -20Z'), metal, {
        rim: 2,
      }),
    () => stud(ctx, dress, 0, 0, 18, { shape: 'square' }),
    () => coin(ctx, 0, 0, 20, metal, 'sun'),
  ];
  return (
    wallShadow(ctx, [card], { distance: 11 }) +
    draw(toD(card), {
      fill: linear(
        ctx.defs,
        [92, 66],
        [420, 446],
        [
          [0, lighten(paper, 0.4)],
          [0.5, paper],
          [1, darken(paper, 0.12)],
        ],
      ),
      stroke: darken(paper, 0.4),
      'stroke-width': 1,
    }) +
    rect(226, 82, 60, 14, { rx: 7, fill: darken(ctx.tint, 0.2) }) +
    kinds
      .map((art, n) => {
        const [x, y] = [166 + (n % 3) * 90, 168 + Math.floor(n / 3) * 98];
        return (
          rect(x - 32, y - 34, 64, 68, {
            rx: 12,
            fill: lighten(paper, 0.5),
            stroke: darken(paper, 0.22),
            'stroke-width': 1,
          }) + place(wallShadow(ctx, [oval(0, 0, 18)], { distance: 4 }) + art(), { x, y })
        );
      })
      .join('')
  );
}

function septum(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const shape = path('M150 176C120 250 140 350 256 362C372 350 392 250 362 176');
  const inner = spotsAlong(shape, 13).slice(2, -2);
  return (
    wallShadow(ctx, [ribbon(shape, 26, 50)], { distance: 10 }) +
    metalPiece(
      ctx,
      ribbon(shape, (t) => 12 + 22 * Math.sin(Math.PI * t), 60),
      metal,
      { rim: 3 },
    ) +
    inner
      .map((spot, n) =>
        place(n % 2 ? stud(ctx, dress, 0, 0, 9) : grain(ctx, 0, 0, 7, metal), {
          x: spot.x,
          y: spot.y,
          turn: spot.turn,
        }),
      )
      .join('') +
    [
      [150, 172],
      [362, 172],
    ]
      .map(([x, y]) => grain(ctx, x ?? 0, y ?? 0, 13, metal))
      .join('') +
    [-64, -32, 0, 32, 64]
      .map(
        (dx) =>
          jumpRing(256 + dx, 376 - Math.abs(dx) * 0.22, 4, metal) +
          drop(ctx, dress, 'grains', 256 + dx, 378 - Math.abs(dx) * 0.22, 1.6),
      )
      .join('') +
    rosette(ctx, dress, 256, 340, 30, 8)
  );
}

export const kind = defineKind({
  name: 'nose-ornament',
  about: 'nath, nose pins on a card or septum ring; colours: second stone, card',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const dress = dressOf(ctx, cut);
    const scene = (): string => ({ bridal, marathi, pins, septum })[cut.style](ctx, dress);
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        {
          x: cut.style === 'pins' ? 210 : 300,
          y: cut.style === 'marathi' ? 190 : cut.style === 'pins' ? 210 : 340,
          factor: 2,
          turn: -5,
        },
        scene,
      );
    const extent = {
      bridal: { x: 66, y: 34, width: 384, height: 416 },
      marathi: { x: 88, y: 66, width: 360, height: 344 },
      pins: { x: 84, y: 58, width: 344, height: 396 },
      septum: { x: 112, y: 140, width: 288, height: 290 },
    }[cut.style];
    return fit(ctx, extent, { x: 40, y: 36, width: 432, height: 440 }, scene);
  },
});
