// Two saucepans for chai, the smaller one behind, each with a lip drawn out of its rim for pouring.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, gleam, groundShadow } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { bar, discAt, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Stuff } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { circle, draw, ellipse, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './pans.ts';

const LIP = 6;

/** The wall that runs out of the side and up to the tip of the lip, under its edge. */
function lipWall(ctx: Ctx): string {
  const { base, patina } = METALS.steel;
  const wall = path('M-104 -62C-106 -86 -124 -104 -143 -124L-120 -112L-78 -101C-90 -90 -98 -76 -104 -62Z');
  return (
    draw(toD(wall), {
      fill: linear(
        ctx.defs,
        [-140, -118],
        [-84, -84],
        [
          [0, lighten(base, 0.5)],
          [0.35, lighten(base, 0.15)],
          [1, darken(base, 0.35)],
        ],
      ),
      stroke: patina,
      'stroke-width': 1,
      'stroke-opacity': 0.7,
    }) +
    clipTo(ctx, wall, gleam(ctx, path('M-104 -74C-110 -90 -122 -104 -136 -118'), { width: 5, opacity: 0.7, soft: 1 }))
  );
}

/** The open lip: it cuts the rim, and its channel runs from the inside of the pan out to the tip. */
function lipChannel(ctx: Ctx, body: Lathe): string {
  const { base, patina } = METALS.steel;
  const { y, rx, ry } = discAt(body, body.top);
  // Where the lip leaves the rim, before and behind, as a share of the rim's half width and half depth.
  const [across, up] = [0.76, 0.65];
  const edge = path(
    `M${-rx * across} ${y - ry * up}C${-rx} ${y - ry * 0.5} -128 ${y - 8} -143 ${y - 2}C-134 ${y + 6} ${-rx} ${y + ry * 0.48} ${-rx * across} ${y + ry * up}C${-rx * 0.86} ${y + ry * 0.3} ${-rx * 0.86} ${y - ry * 0.3} ${-rx * across} ${y - ry * up}Z`,
  );
  const inside = path(
    `M${-rx * across + 3} ${y - ry * up + LIP * 0.5}C${-rx + 6} ${y - ry * 0.36} -122 ${y - 4} -134 ${y - 1}C-126 ${y + 4} ${-rx + 6} ${y + ry * 0.32} ${-rx * across + 3} ${y + ry * up - LIP * 0.5}C${-rx * 0.78} ${y + ry * 0.3} ${-rx * 0.78} ${y - ry * 0.3} ${-rx * across + 3} ${y - ry * up + LIP * 0.5}Z`,
  );
  return (
    draw(toD(edge), {
      fill: linear(
        ctx.defs,
        [-143, y - 12],
        [-80, y + 14],
        [
          [0, lighten(base, 0.85)],
          [1, lighten(base, 0.3)],
        ],
      ),
      stroke: patina,
      'stroke-width': 0.9,
      'stroke-opacity': 0.7,
    }) +
    draw(toD(inside), {
      fill: linear(
        ctx.defs,
        [-136, y],
        [-84, y],
        [
          [0, lighten(base, 0.35)],
          [0.45, darken(base, 0.1)],
          [1, mix(base, darken(patina, 0.3), 0.7)],
        ],
      ),
    })
  );
}

export function saucepan(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff;
  const one = (x: number, y: number, scale: number): string => {
    const body = createLathe(
      0,
      [
        [112, -122],
        [116, -116],
        [106, -102],
        [104, -12],
        [94, 0],
      ],
      0.26,
    );
    const handle =
      cut.lid === 'none'
        ? bar(ctx, path('M100 -92C140 -104 170 -106 226 -104'), 15, 'plastic', ctx.colour(0))
        : bar(ctx, path('M100 -92C150 -104 180 -104 232 -100'), 13, 'steel', '');
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 208, depth: 22 }) +
        handle +
        turnedBody(ctx, body, { stuff, colour: '', over: groove(body, -22, stuff, '', 2) }) +
        lipWall(ctx) +
        mouth(ctx, body, {
          stuff,
          colour: '',
          lip: LIP,
          fill:
            cut.food === 'tea'
              ? {
                  depth: 20,
                  colour: '#b57f4c',
                  art: (at) =>
                    ellipse(at.x - 20, at.y - 4, 44, 9, { fill: '#d8b48a', opacity: 0.8 }) +
                    [-40, 10, 36, 58, -66]
                      .map((dx, n) => circle(at.x + dx, at.y + (n % 2 ? 8 : -8), 4, { fill: '#e9cfaa' }))
                      .join(''),
                }
              : { depth: 60, colour: lighten(METALS.steel.base, 0.1) },
        }) +
        lipChannel(ctx, body),
      { x, y, scale },
    );
  };
  // Behind is higher in the picture, yet still on the same table: not so high that the far pan leaves it.
  return one(48, -66, 0.86) + one(-66, 0, 1);
}
