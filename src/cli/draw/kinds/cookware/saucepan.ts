// Two saucepans for chai, the smaller one behind, each with a lip drawn out of its rim for pouring.
import { darken, lighten, mix } from '../../colour.ts';
import { groundShadow } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { bar, discAt, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Stuff } from '../../parts/ware.ts';
import { oval, path, toD } from '../../path.ts';
import { circle, draw, ellipse, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './pans.ts';

const LIP = 6;

/** Where the lip leaves the near rim, where it ends, and where it meets the rim again. */
const [FROM, TIP, TO] = [-54, -22, 12];

/**
 * The lip for pouring, at the near side: left of the hand that holds the handle. Its wall swells out of the side of the
 * pan, its channel cuts the rim and runs out to the tip.
 */
function pouringLip(ctx: Ctx, body: Lathe): string {
  const { base, patina } = METALS.steel;
  const { y, rx, ry } = discAt(body, body.top);
  const rimAt = (x: number, inset = 0): number => y + (ry - inset) * Math.sqrt(1 - (x / (rx - inset)) ** 2);
  const tip = rimAt(TIP) + 19;
  // Lit on its left half, shaded on its right one; both fade away downward into the side of the pan.
  const swell = (from: number, to: number, colour: string, strength: number): string =>
    draw(
      `M${from} ${rimAt(from)}C${from} ${tip + 14} ${to + (from - to) * 0.5} ${tip + 34} ${to} ${tip + 48}V${tip - 3}Z`,
      {
        fill: linear(
          ctx.defs,
          [0, tip - 8],
          [0, tip + 44],
          [
            [0, colour, strength],
            [0.5, colour, strength * 0.5],
            [1, colour, 0],
          ],
        ),
      },
    );
  const channel = path(
    `M${FROM} ${rimAt(FROM)}C${FROM + 12} ${tip - 6} ${TIP - 10} ${tip} ${TIP} ${tip}C${TIP + 12} ${tip} ${TO - 14} ${tip - 4} ${TO} ${rimAt(TO)}L${TO - 6} ${rimAt(TO - 6, LIP)}C${TO - 22} ${rimAt(TIP, LIP + 1)} ${FROM + 22} ${rimAt(FROM + 22, LIP + 1)} ${FROM + 7} ${rimAt(FROM + 7, LIP)}Z`,
  );
  const edge = `M${FROM} ${rimAt(FROM)}C${FROM + 12} ${tip - 6} ${TIP - 10} ${tip} ${TIP} ${tip}C${TIP + 12} ${tip} ${TO - 14} ${tip - 4} ${TO} ${rimAt(TO)}`;
  return (
    swell(FROM, TIP + 2, lighten(base, 0.8), 0.85) +
    swell(TO, TIP - 2, darken(base, 0.45), 0.6) +
    draw(toD(channel), {
      fill: linear(
        ctx.defs,
        [FROM, 0],
        [TO, 0],
        [
          [0, mix(base, darken(patina, 0.3), 0.6)],
          [0.5, darken(base, 0.06)],
          [1, lighten(base, 0.4)],
        ],
      ),
    }) +
    draw(edge, { fill: 'none', stroke: patina, 'stroke-width': 4 }) +
    draw(edge, { fill: 'none', stroke: lighten(base, 0.8), 'stroke-width': 2.4 })
  );
}

/** The handle, rounded at its end, with a ring there to hang the pan by. */
function handle(ctx: Ctx, cut: Cut): string {
  const grip = path('M100 -92C140 -104 170 -106 222 -104');
  const stuff: Stuff = cut.lid === 'none' ? 'plastic' : 'steel';
  const colour = cut.lid === 'none' ? ctx.colour(0) : '';
  const { base, patina } = METALS.steel;
  // Seen nearly from the front, so that it hides the eye in the handle that it hangs from.
  const ring = (look: { stroke: string; width: number }): string =>
    ellipse(236, -91, 11, 17, { fill: 'none', stroke: look.stroke, 'stroke-width': look.width });
  return (
    bar(ctx, grip, 15, stuff, colour) +
    plastic(ctx, oval(222, -104, 11, 9.5), colour || base, { gloss: 0.5, form: 0.8, reach: 4 }) +
    ring({ stroke: patina, width: 5 }) +
    ring({ stroke: lighten(base, 0.5), width: 2.8 })
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
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 208, depth: 22 }) +
        handle(ctx, cut) +
        turnedBody(ctx, body, { stuff, colour: '', over: groove(body, -22, stuff, '', 2) }) +
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
        pouringLip(ctx, body),
      { x, y, scale },
    );
  };
  // Behind is higher in the picture, yet still on the same table: not so high that the far pan leaves it.
  return one(80, -66, 0.86) + one(-84, 0, 1);
}
