// Rattles and teethers of turned wood and cloth, laid out.
import { darken, lighten } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { METALS, metalBall } from '../materials.ts';
import { BARE_WOOD, knob, lacquered } from '../parts/toy-wood.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { set: ['three', 'two', 'one'] } as const;
type Cut = CutOf<typeof CUTS>;

function part(ctx: Ctx, outline: Path, colour: string): string {
  return wallShadow(ctx, [outline], { distance: 7, strength: 0.8 }) + lacquered(ctx, outline, colour, { gloss: 0.75 });
}

/** Two balls on a handle, with rings that slide between them. */
function dumbbell(ctx: Ctx): string {
  const [a, b, c] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  return (
    part(ctx, roundRect(-118, -13, 236, 26, 12), BARE_WOOD) +
    [-40, -16, 8, 32].map((x, n) => part(ctx, roundRect(x - 10, -36, 20, 72, 10), [b, c, a, b][n] ?? a)).join('') +
    [-112, 112]
      .map(
        (x, n) =>
          circle(x + 6, 10, 46, { fill: '#3a2230', opacity: 0.25 }) +
          knob(ctx, x, 0, 46, n ? b : a) +
          draw(toD(oval(x, 0, 45, 14)), {
            fill: 'none',
            stroke: lighten(n ? b : a, 0.6),
            'stroke-width': 4,
            'stroke-opacity': 0.7,
          }),
      )
      .join('')
  );
}

/** A wooden ring on which beads are threaded with a tied piece of cloth. */
function teether(ctx: Ctx): string {
  const outer = oval(0, 0, 86);
  const cloth = ctx.fabric;
  const ear = (s: number): string =>
    clothPiece(ctx, {
      outline: path(
        `M${s * 6} -78C${s * 20} -104 ${s * 30} -148 ${s * 62} -160C${s * 88} -164 ${s * 88} -130 ${s * 70} -110C${s * 52} -92 ${s * 26} -80 ${s * 8} -66Z`,
      ),
      fabric: cloth,
      form: 0.9,
      turn: s * 30,
      folds: [
        {
          points: [
            [s * 10, -74],
            [s * 36, -100],
            [s * 66, -136],
          ],
          width: 10,
          depth: 0.4,
        },
      ],
    });
  return (
    draw(toD(outer), {
      fill: 'none',
      stroke: '#3a2230',
      'stroke-opacity': 0.25,
      'stroke-width': 26,
      transform: 'translate(6 9)',
    }) +
    draw(toD(outer), { fill: 'none', stroke: darken(BARE_WOOD, 0.4), 'stroke-width': 28 }) +
    draw(toD(outer), { fill: 'none', stroke: BARE_WOOD, 'stroke-width': 25 }) +
    draw(toD(oval(-3, -4, 86)), {
      fill: 'none',
      stroke: lighten(BARE_WOOD, 0.55),
      'stroke-width': 8,
      'stroke-opacity': 0.7,
    }) +
    [150, 126, 102, 78, 54, 30]
      .map((turn, n) => {
        const angle = (turn * Math.PI) / 180;
        return knob(
          ctx,
          Math.cos(angle) * 86,
          Math.sin(angle) * 86,
          21,
          [ctx.colour(0), BARE_WOOD, ctx.colour(1), BARE_WOOD, ctx.colour(2), BARE_WOOD][n] ?? BARE_WOOD,
        );
      })
      .join('') +
    ear(1) +
    ear(-1) +
    clothPiece(ctx, { outline: roundRect(-17, -98, 34, 36, 11), fabric: cloth, form: 0.9 })
  );
}

/** A turned bell rattle: handle, striped dome, brass bells. */
function bell(ctx: Ctx): string {
  const [a, b, c] = [ctx.colour(2), ctx.colour(0), ctx.colour(1)];
  const dome = path('M-62 -58C-62 -116 62 -116 62 -58V-28C62 -16 -62 -16 -62 -28Z');
  // Each hangs close under the rim from a brass loop that is riveted to it.
  const bells = [-41, 0, 41]
    .map((x) => {
      const y = x === 0 ? 0 : -4;
      return (
        circle(x + 4, y + 6, 15, { fill: '#3a2230', opacity: 0.3 }) +
        [METALS.brass.patina, lighten(METALS.brass.base, 0.3)]
          .map((stroke, n) => ellipse(x, y - 18, 4.6, 7, { fill: 'none', stroke, 'stroke-width': n ? 1.8 : 3.4 }))
          .join('') +
        circle(x, y - 25, 3.6, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1 }) +
        circle(x, y, 15, {
          fill: metalBall(ctx, METALS.brass, x, y, 15),
          stroke: METALS.brass.patina,
          'stroke-width': 1,
        }) +
        draw(`M${x - 9} ${y + 5}H${x + 9}`, { stroke: METALS.brass.patina, 'stroke-width': 2.4 })
      );
    })
    .join('');
  return (
    part(ctx, roundRect(-13, -20, 26, 150, 12), BARE_WOOD) +
    part(ctx, dome, a) +
    [-52, -40]
      .map((y, n) => draw(`M-61 ${y}Q0 ${y + 10} 61 ${y}`, { fill: 'none', stroke: n ? c : b, 'stroke-width': 7 }))
      .join('') +
    bells +
    knob(ctx, 0, 138, 24, b)
  );
}

function layout(ctx: Ctx, cut: Cut): string {
  if (cut.set === 'one') return place(teether(ctx), { x: 256, y: 304, scale: 1.7, turn: -8 });
  if (cut.set === 'two')
    return (
      place(dumbbell(ctx), { x: 250, y: 380, scale: 1.2, turn: -14 }) +
      place(teether(ctx), { x: 266, y: 196, scale: 1.1, turn: 12 })
    );
  return (
    place(teether(ctx), { x: 158, y: 216, scale: 1.14, turn: -10 }) +
    place(bell(ctx), { x: 378, y: 186, scale: 1.14, turn: 20 }) +
    place(dumbbell(ctx), { x: 262, y: 406, scale: 1.18, turn: -6 })
  );
}

export const kind = defineKind({
  name: 'baby-rattle',
  about: 'wooden rattles and teether; colours: three lacquers, then two of the cloth tie',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const all = (): string => layout(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [240, 250], sharp: 180, reach: 430 },
        zoom(ctx, { x: 200, y: 200, factor: 1.9, turn: -5 }, all),
      );
    return all();
  },
});
