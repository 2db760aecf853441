// Wooden inset puzzles and board games, seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { innerRim, wallShadow } from '../light.ts';
import { KIDS_MOTIFS } from '../parts/kids-motifs.ts';
import type { KidsMotif } from '../parts/kids-motifs.ts';
import { BARE_WOOD, knob } from '../parts/toy-wood.ts';
import { oval, polygon, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { ludo } from './toy-puzzle/ludo.ts';

const CUTS = { set: ['pictures', 'vehicles', 'shapes', 'ludo'], piece: ['in', 'out'] } as const;

type Cut = CutOf<typeof CUTS>;

const SETS: Readonly<
  Record<'pictures' | 'vehicles', readonly (readonly [KidsMotif, readonly [string, string, string]])[]>
> = {
  pictures: [
    ['mango', ['#e2a826', '#ea7261', '#4f7a3b']],
    ['strawberry', ['#c2242e', '#f0da62', '#4f7a3b']],
    ['heart', ['#cf2072', '#f0cdc4', '#cf2072']],
    ['sun', ['#e2a826', '#ee8a22', '#f6f3ec']],
    ['butterfly', ['#1ea2a8', '#f0da62', '#573a2b']],
    ['stars', ['#2a4cab', '#c2242e', '#e2a826']],
  ],
  vehicles: [
    ['auto', ['#e2a826', '#4f7a3b', '#f6f3ec']],
    ['tractor', ['#c2242e', '#3b3b41', '#bfd4dd']],
    ['cycle', ['#2a4cab', '#3b3b41', '#bc8e5e']],
    ['rocket', ['#f6f3ec', '#c2242e', '#e2a826']],
    ['kite', ['#cf2072', '#e2a826', '#1ea2a8']],
    ['whale', ['#2a4cab', '#f6f3ec', '#8bbddb']],
  ],
};

const board = roundRect(36, 84, 440, 344, 22);

function shapes(): Path[] {
  const ring = (count: number, r: number, inner = r): Path =>
    polygon(
      Array.from(
        { length: count },
        (_, n) =>
          [
            Math.sin((n / count) * Math.PI * 2) * (n % 2 ? inner : r),
            -Math.cos((n / count) * Math.PI * 2) * (n % 2 ? inner : r),
          ] as const,
      ),
    );
  return [
    oval(0, 0, 46),
    roundRect(-43, -43, 86, 86, 8),
    ring(3, 54),
    ring(10, 56, 24),
    ring(6, 50),
    oval(0, 0, 58, 38),
  ];
}

/** The recess that a piece leaves in the board. */
function recess(ctx: Ctx, outline: Path): string {
  return (
    draw(toD(outline), { fill: darken(BARE_WOOD, 0.24) }) +
    innerRim(ctx, outline, { dx: 4, dy: 5, soft: 4, colour: '#3a2218', opacity: 0.7, blend: 'multiply' })
  );
}

function slab(outline: Path, colour: string, art: string, lift: number): string {
  return (
    draw(toD(outline), { fill: '#3a2230', opacity: 0.32, transform: `translate(${lift} ${lift * 1.4})` }) +
    draw(toD(outline), { fill: mix(darken(colour, 0.4), BARE_WOOD, 0.4), transform: 'translate(2.4 3.4)' }) +
    draw(toD(outline), { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 1 }) +
    art +
    draw(toD(outline), {
      fill: 'none',
      stroke: lighten(colour, 0.7),
      'stroke-width': 1.4,
      'stroke-opacity': 0.6,
      transform: 'translate(1.4 1.6)',
    })
  );
}

function inset(ctx: Ctx, cut: Cut): string {
  const list = cut.set === 'vehicles' ? SETS.vehicles : SETS.pictures;
  const forms = shapes();
  const frame =
    wallShadow(ctx, [board], { distance: 9 }) +
    draw(toD(board), { fill: darken(BARE_WOOD, 0.4), transform: 'translate(5 7)' }) +
    clothPiece(ctx, {
      outline: board,
      fabric: SURFACES.wood(ctx, BARE_WOOD),
      warp: 0,
      form: 0.4,
      over: draw(toD(roundRect(44, 92, 424, 328, 17)), {
        fill: 'none',
        stroke: darken(BARE_WOOD, 0.3),
        'stroke-width': 1.2,
        'stroke-opacity': 0.5,
      }),
    });
  const spots = [0, 1, 2, 3, 4, 5].map((n) => [118 + (n % 3) * 138, 172 + Math.floor(n / 3) * 166] as const);
  const pieces = spots.map(([x, y], n) => {
    const colour = ctx.colour(n % ctx.colourCount);
    const outline = cut.set === 'shapes' ? (forms[n] ?? oval(0, 0, 46)) : roundRect(-58, -62, 116, 124, 28);
    const [name, inks] = list[n] ?? ['sun', ['#e2a826', '#ee8a22', '#f6f3ec']];
    const art = cut.set === 'shapes' ? '' : place(KIDS_MOTIFS[name](inks), { y: 4, scale: 0.92 });
    const handle = knob(
      ctx,
      0,
      cut.set === 'shapes' ? 0 : -48,
      cut.set === 'shapes' ? 13 : 9,
      cut.set === 'shapes' ? lighten(colour, 0.3) : '#c2242e',
    );
    const out = cut.piece === 'out' && n === 4;
    const hole = place(recess(ctx, outline), { x, y });
    const piece = slab(outline, colour, art, out ? 12 : 3) + handle;
    return {
      hole,
      piece: out ? place(piece, { x: x + 26, y: y + 108, turn: 14, scale: 1.02 }) : place(piece, { x, y }),
    };
  });
  return frame + pieces.map(({ hole }) => hole).join('') + pieces.map(({ piece }) => piece).join('');
}

export const kind = defineKind({
  name: 'toy-puzzle',
  about: 'wooden inset puzzle or ludo board from above; colours: one a piece (ludo: the four houses)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const toy = (): string => (cut.set === 'ludo' ? ludo(ctx) : inset(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 180, reach: 430 },
        zoom(ctx, { x: 180, y: 190, factor: 1.9, turn: -6 }, toy),
      );
    return cut.set === 'ludo'
      ? toy()
      : zoom(ctx, { x: 258, y: cut.piece === 'out' ? 270 : 258, factor: 1, turn: -3 }, toy);
  },
});
