// Painted work for the wall: the key rack and the plates.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, wallShadow } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { bar } from '../../parts/ware.ts';
import { oval, path, roundRect } from '../../path.ts';
import { bloom, blossom, lotus, rosette } from '../../patterns/motifs.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, group, linear, num, place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

/** A house-shaped board with a ledge, five brass hooks and two keys. */
export function keys(ctx: Ctx, wood: Fabric): string {
  const [second, third] = [ctx.colour(1), ctx.colour(2)];
  const board = path(
    'M52 300V176L110 124L168 176H216L256 128L296 176H344L402 124L460 176V300C460 306 456 310 450 310H62C56 310 52 306 52 300Z',
  );
  const window = (x: number, y: number): string =>
    draw(`M${x - 17} ${y + 26}V${y}A17 17 0 0 1 ${x + 17} ${y}V${y + 26}Z`, {
      fill: second,
      stroke: darken(second, 0.5),
      'stroke-width': 2,
    }) +
    draw(`M${x} ${y - 16}V${y + 26}M${x - 17} ${y + 6}H${x + 17}`, { stroke: lighten(second, 0.5), 'stroke-width': 2 });
  const flowers =
    [72, 256, 440].map((x) => place(rosette(third, lighten(third, 0.4), second), { x, y: 258, scale: 1.3 })).join('') +
    [164, 348].map((x) => place(rosette(second, lighten(second, 0.4), third), { x, y: 258, scale: 1.1 })).join('');
  const hook = (x: number): string =>
    circle(x + 1, 290, 8, { fill: '#3a2a1c', opacity: 0.4 }) +
    circle(x, 288, 8, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1.2 }) +
    bar(
      ctx,
      path(`M${x} 288C${x} 316 ${x - 2} 330 ${x + 8} 330C${x + 16} 330 ${x + 16} 322 ${x + 15} 318`),
      6,
      'brass',
      '',
    );
  const key = (x: number, turn: number): string =>
    place(
      circle(0, 16, 15, { fill: 'none', stroke: '#5b6168', 'stroke-width': 5.4 }) +
        circle(0, 16, 15, { fill: 'none', stroke: '#a9b0b7', 'stroke-width': 3.6 }) +
        draw('M-3.4 32V92H3.4V32ZM3.4 70H14V77H3.4ZM3.4 82H11V89H3.4Z', {
          fill: '#a9b0b7',
          stroke: '#4a4f56',
          'stroke-width': 1,
        }) +
        draw('M-1.6 34V88', { stroke: '#ffffff', 'stroke-opacity': 0.7, 'stroke-width': 1.4 }),
      { x, y: 324, turn },
    );
  const ledge = roundRect(40, 306, 432, 16, 3);
  return (
    wallShadow(ctx, [board], { distance: 13 }) +
    clothPiece(ctx, { outline: board, fabric: wood, form: 0.55, warp: 0 }) +
    clipTo(ctx, board, [110, 256, 402].map((x) => window(x, 190)).join(''), flowers) +
    castOn(ctx, board, ledge, { base: ctx.colour(0), dx: 4, dy: 6, soft: 4, strength: 0.4 }) +
    [84, 170, 256, 342, 428].map(hook).join('') +
    place(clothPiece(ctx, { outline: ledge, fabric: wood, form: 0.55, warp: 0 }), { y: -34 }) +
    key(180, 5) +
    key(352, -6)
  );
}

/** Glazed plates with painted rims, hung as a group. */
export function plates(ctx: Ctx): string {
  const one = (x: number, y: number, r: number, n: number): string => {
    const [ground, ink, dot] = [ctx.colour(0), ctx.colour(1 + (n % 2)), ctx.colour(ctx.colourCount - 1)];
    const turn = n * 11;
    const disc = oval(0, 0, r);
    const well = linear(
      ctx.defs,
      [-r, -r],
      [r, r],
      [
        [0, darken(ground, 0.14)],
        [0.5, ground],
        [1, lighten(ground, 0.4)],
      ],
    );
    const petals = Array.from({ length: 16 }, (_, i) =>
      draw(
        `M0 ${num(-r * 0.7)}C${num(r * 0.1)} ${num(-r * 0.78)} ${num(r * 0.1)} ${num(-r * 0.9)} 0 ${num(-r * 0.95)}C${num(-r * 0.1)} ${num(-r * 0.9)} ${num(-r * 0.1)} ${num(-r * 0.78)} 0 ${num(-r * 0.7)}Z`,
        { fill: i % 2 ? ink : dot, transform: `rotate(${i * 22.5})` },
      ),
    ).join('');
    const narrow = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) =>
        draw(
          `M0 0C${num(r * 0.13)} ${num(-r * 0.16)} ${num(r * 0.11)} ${num(-r * 0.4)} 0 ${num(-r * 0.5)}C${num(-r * 0.11)} ${num(-r * 0.4)} ${num(-r * 0.13)} ${num(-r * 0.16)} 0 0Z`,
          { fill: turn % 90 ? dot : ink, transform: `rotate(${turn})` },
        ),
      )
      .join('');
    // Every plate of the set has a flower of its own; the gaps between the petals of the third show the glaze.
    const middle = [
      place(rosette(ink, dot, ground), { scale: r / 20 }),
      place(narrow, { turn }) + circle(0, 0, r * 0.1, { fill: ground, stroke: ink, 'stroke-width': 2 }),
      place(group({ stroke: ground, 'stroke-width': 0.6 }, bloom(ink, lighten(ink, 0.55), dot, dot)), {
        turn,
        scale: r / 19,
      }),
      place(blossom(ink, dot, 6), { turn, scale: r / 19 }),
      place(lotus(ink, dot, ctx.colour(2)), { scale: r / 20 }),
    ][n];
    const shine = linear(
      ctx.defs,
      [-r, -r],
      [r * 0.6, r * 0.6],
      [
        [0, '#ffffff', 0.5],
        [0.35, '#ffffff', 0.05],
        [1, darken(ground, 0.5), 0.2],
      ],
    );
    // Only what is painted is turned; light and shadow come from the same side on every plate.
    return place(
      wallShadow(ctx, [disc], { distance: 12 }) +
        circle(0, 0, r, { fill: ground, stroke: darken(ground, 0.4), 'stroke-width': 1 }) +
        place(petals, { turn }) +
        circle(0, 0, r * 0.98, { fill: 'none', stroke: ink, 'stroke-width': r * 0.045 }) +
        circle(0, 0, r * 0.64, { fill: well }) +
        middle +
        group(
          {},
          circle(0, 0, r * 0.65, { fill: 'none', stroke: ink, 'stroke-width': 2 }),
          circle(0, 0, r, { fill: shine }),
        ),
      { x, y },
    );
  };
  return (
    one(160, 164, 108, 0) + one(364, 132, 76, 1) + one(372, 334, 100, 2) + one(164, 388, 76, 4) + one(258, 262, 32, 3)
  );
}
