// Hair brushes seen from above: paddle with a cushion, round blow-dry brush, scalp massager.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, ellipse, line, linear, place, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['paddle', 'round', 'scalp'],
  back: ['wood', 'plastic'],
} as const;
type Cut = CutOf<typeof CUTS>;

function shell(ctx: Ctx, cut: Cut, outline: Path): string {
  return cut.back === 'wood'
    ? clothPiece(ctx, { outline, fabric: SURFACES.wood(ctx, ctx.colour(0)), turn: 90, form: 0.9, edge: 0.8, warp: 0 })
    : plastic(ctx, outline, ctx.colour(0), { gloss: 0.7, form: 0.8 });
}

function paddle(ctx: Ctx, cut: Cut): string {
  const outline = path(
    'M-26 20C-60 12 -104 -8 -110 -60C-116 -130 -112 -190 -92 -222C-70 -246 70 -246 92 -222C112 -190 116 -130 110 -60C104 -8 60 12 26 20C20 60 22 130 26 196C26 226 14 236 0 236S-26 226 -26 196C-22 130 -20 60 -26 20Z',
  );
  const cushion = path(
    'M-84 -58C-90 -120 -86 -176 -72 -200C-54 -218 54 -218 72 -200C86 -176 90 -120 84 -58C78 -24 46 -6 0 -4C-46 -6 -78 -24 -84 -58Z',
  );
  const rubber = ctx.colour(1);
  let pins = '';
  for (let row = 0; row < 9; row += 1) {
    const y = -190 + row * 21;
    const wide = row === 0 ? 46 : row > 7 ? 44 : row > 6 ? 58 : 66;
    const count = row % 2 ? 6 : 7;
    for (let n = 0; n < count; n += 1) {
      const x = -wide + (2 * wide * n) / (count - 1);
      const [tx, ty] = [x * 1.06 + 3, y - 9];
      pins +=
        line(x + 4, y + 6, tx + 7, ty + 9, {
          stroke: darken(rubber, 0.6),
          'stroke-width': 3,
          'stroke-opacity': 0.28,
          'stroke-linecap': 'round',
        }) +
        line(x, y, tx, ty, { stroke: '#d7c6a6', 'stroke-width': 2.4 }) +
        circle(tx, ty, 3.6, {
          fill: radial(
            ctx.defs,
            [tx, ty],
            3.8,
            [
              [0, '#fff5e2'],
              [0.6, '#d9b98a'],
              [1, '#8f6a41'],
            ],
            { focus: [tx - 1.2, ty - 1.3] },
          ),
        });
    }
  }
  return (
    wallShadow(ctx, [outline], { distance: 11 }) +
    shell(ctx, cut, outline) +
    clipTo(
      ctx,
      cushion,
      draw(toD(cushion), {
        fill: radial(ctx.defs, [-26, -140], 180, [
          [0, lighten(rubber, 0.4)],
          [0.6, rubber],
          [1, darken(rubber, 0.25)],
        ]),
      }),
      innerRim(ctx, cushion, { dx: -4, dy: -4, soft: 7, colour: darken(rubber, 0.6), opacity: 0.6 }),
    ) +
    draw(toD(cushion), { fill: 'none', stroke: darken(rubber, 0.5), 'stroke-width': 1.2 }) +
    pins +
    circle(0, 212, 8, { fill: darken(ctx.tint, 0.3), stroke: darken(ctx.colour(0), 0.6), 'stroke-width': 1.4 })
  );
}

function roundBrush(ctx: Ctx, cut: Cut): string {
  const barrel = roundRect(-40, -226, 80, 210, 16);
  const handle = path(
    'M-24 -16H24C28 20 18 40 18 70C18 130 24 180 22 214C20 232 -20 232 -22 214C-24 180 -18 130 -18 70C-18 40 -28 20 -24 -16Z',
  );
  const metal = linear(
    ctx.defs,
    [-40, 0],
    [40, 0],
    [
      [0, '#7d838a'],
      [0.22, '#f6f8f9'],
      [0.45, '#b9bfc4'],
      [0.75, '#7b8188'],
      [1, '#454a52'],
    ],
  );
  let bristles = '';
  for (let row = 0; row < 15; row += 1) {
    const y = -214 + row * 13.4;
    for (const x of [-78, -62, -46]) {
      bristles += [1, -1]
        .map((side) =>
          line(side * 34, y + (x + 62) * 0.2, side * -x, y - 4 + (x + 62) * 0.5, {
            stroke: x === -62 ? '#3a3037' : '#5b4a44',
            'stroke-width': 1.8,
            'stroke-linecap': 'round',
          }),
        )
        .join('');
    }
    bristles += [-22, 0, 22].map((x) => ellipse(x, y, 2.2, 1.7, { fill: '#33292f' })).join('');
  }
  return (
    wallShadow(ctx, [roundRect(-74, -226, 148, 210, 20), handle], { distance: 10 }) +
    draw(toD(barrel), { fill: metal, stroke: '#3e444d', 'stroke-width': 1 }) +
    bristles +
    shell(ctx, cut, handle) +
    draw('M-24 -14H24', { stroke: darken(ctx.colour(0), 0.5), 'stroke-width': 2, fill: 'none' })
  );
}

/** A palm-sized scalp massager: a dome with a loop to hold and soft pegs round its edge. */
function scalp(ctx: Ctx): string {
  const [colour, pegs] = [ctx.colour(0), ctx.colour(1)];
  const dome = path('M-150 6C-150 -70 -84 -118 0 -118S150 -70 150 6C150 40 84 56 0 56S-150 40 -150 6Z');
  const loop = path(
    'M-70 -96C-76 -170 -44 -206 0 -206S76 -170 70 -96C60 -82 44 -86 40 -100C42 -142 28 -166 0 -166S-42 -142 -40 -100C-44 -86 -60 -82 -70 -96Z',
  );
  const peg = (x: number, y: number, tall: number): string => {
    const shape = path(
      `M${x - 13} ${y}L${x - 8} ${y + tall - 8}C${x - 7} ${y + tall} ${x + 7} ${y + tall} ${x + 8} ${y + tall - 8}L${x + 13} ${y}Z`,
    );
    return plastic(ctx, shape, pegs, { gloss: 0.3, form: 0.8, reach: 6 });
  };
  const back = [-96, -48, 0, 48, 96].map((x) => peg(x, 40 - Math.abs(x) * 0.06, 48)).join('');
  const front = [-122, -74, -25, 25, 74, 122].map((x) => peg(x, 42 - Math.abs(x) * 0.16, 74)).join('');
  return (
    wallShadow(ctx, [dome, loop], { distance: 12 }) +
    back +
    plastic(ctx, loop, darken(colour, 0.08), { gloss: 0.6, form: 0.8, reach: 10 }) +
    front +
    plastic(ctx, dome, colour, {
      gloss: 0.7,
      form: 0.9,
      reach: 20,
      over: draw('M-140 22C-70 52 70 52 140 22', {
        fill: 'none',
        stroke: darken(colour, 0.35),
        'stroke-width': 3,
        'stroke-opacity': 0.6,
      }),
    })
  );
}

export const kind = defineKind({
  name: 'hair-brush',
  about: 'paddle brush, round brush or scalp massager; colours: back and handle, cushion or pegs',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.style === 'scalp') return place(scalp(ctx), { x: 256, y: 306, turn: -8 });
      return place(cut.style === 'paddle' ? paddle(ctx, cut) : roundBrush(ctx, cut), { x: 256, y: 256, turn: 28 });
    };
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        { x: cut.style === 'scalp' ? 236 : 300, y: cut.style === 'scalp' ? 320 : 176, factor: 1.9 },
        scene,
      );
    const extent =
      cut.style === 'scalp' ? { x: 92, y: 90, width: 328, height: 344 } : { x: 66, y: 20, width: 400, height: 470 };
    return fit(ctx, extent, { x: 34, y: 32, width: 444, height: 448 }, scene);
  },
});
