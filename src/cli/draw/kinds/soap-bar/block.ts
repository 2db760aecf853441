// Bars of soap seen a little from above, and the paper round them.
import { darken, lighten, mix, saturate } from '../../colour.ts';
import { clipTo, gleam, innerRim } from '../../light.ts';
import { emblem } from '../../parts/beauty/emblem.ts';
import { joined, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { blur, draw, ellipse, group, line, linear, place, radial, rect } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  form: ['slab', 'oval', 'brick'],
  skin: ['plain', 'marbled', 'specks', 'clear'],
  mark: ['marigold', 'rose', 'leaf', 'lotus', 'drop', 'sprig', 'sun', 'moon'],
  show: ['one', 'stack', 'dish', 'wrapped'],
  beside: ['none', 'turmeric', 'charcoal', 'rose', 'neem', 'marigold', 'honeycomb', 'jasmine', 'coffee'],
} as const;
export type Cut = CutOf<typeof CUTS>;

/** Specks, swirls or petals in the mass, within a box about (0, 0). */
function massArt(ctx: Ctx, cut: Cut, colour: string, width: number, height: number, seed: string): string {
  const random = ctx.random.fork(`mass ${seed}`);
  if (cut.skin === 'marbled')
    return Array.from({ length: 7 }, (_, n) => {
      const y = -height * 0.5 + (n + 0.3) * (height / 6.4);
      return draw(
        `M${-width / 2 - 6} ${y}C${-width * 0.25} ${y + random.near(0, 20)} ${-width * 0.1} ${y + random.near(0, 24)} ${width * 0.06} ${y + random.near(0, 18)}S${width * 0.3} ${y + random.near(0, 22)} ${width / 2 + 6} ${y + random.near(0, 14)}`,
        {
          fill: 'none',
          stroke: n % 2 ? ctx.colour(1) : lighten(colour, 0.4),
          'stroke-width': random.between(2, 9),
          'stroke-opacity': 0.55,
        },
      );
    }).join('');
  if (cut.skin === 'specks')
    return Array.from({ length: 54 }, () =>
      ellipse(
        random.near(0, width / 2),
        random.near(0, height / 2),
        random.between(0.8, 2.6),
        random.between(0.8, 1.8),
        { fill: random.next() < 0.6 ? ctx.colour(1) : lighten(colour, 0.5), opacity: 0.7 },
      ),
    ).join('');
  if (cut.skin === 'clear')
    return Array.from({ length: 9 }, () =>
      place(
        draw('M-12 0C-8 -8 6 -10 12 -2C8 8 -6 9 -12 0Z', { fill: ctx.colour(1), opacity: random.between(0.4, 0.75) }),
        {
          x: random.near(0, width * 0.4),
          y: random.near(0, height * 0.36),
          turn: random.between(0, 180),
          scale: random.between(0.7, 1.2),
        },
      ),
    ).join('');
  return '';
}

/** Width, depth of the upper face as seen, and thickness. */
export const SIZES: Readonly<Record<Cut['form'], readonly [number, number, number]>> = {
  slab: [250, 78, 58],
  brick: [204, 72, 88],
  oval: [244, 80, 38],
};

/** The drop, leaf or flower pressed into the upper face. */
function pressed(cut: Cut, colour: string, y: number): string {
  return place(
    group(
      { transform: 'scale(1 .42)' },
      emblem(cut.mark, 0, 1.6, 34, lighten(colour, 0.6), lighten(colour, 0.5)),
      emblem(cut.mark, 0, -1.2, 34, darken(colour, 0.35), darken(colour, 0.22)),
    ),
    { y },
  );
}

/** An oval cake, rounded all over like a pebble: no edge parts its top from its side. */
function pebble(ctx: Ctx, cut: Cut, colour: string, seed: string, marked: boolean): string {
  const [w, deep, thick] = SIZES.oval;
  const half = w / 2;
  const [top, middle] = [-thick - deep, -(thick + deep) * 0.46];
  const body = path(
    `M${-half} ${middle}C${-half} ${top * 0.84} ${-half * 0.62} ${top} 0 ${top}S${half} ${top * 0.84} ${half} ${middle}S${half * 0.66} 0 0 0S${-half} ${middle * 0.4} ${-half} ${middle}Z`,
  );
  const soft = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number, blurred: number): string =>
    ellipse(x, y, rx, ry, {
      fill,
      opacity,
      filter: blur(ctx.defs, blurred, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }),
    });
  return (
    clipTo(
      ctx,
      body,
      draw(toD(body), {
        fill: linear(
          ctx.defs,
          [-half * 0.2, top],
          [half * 0.16, 0],
          [
            [0, lighten(colour, 0.3)],
            [0.3, lighten(colour, 0.12)],
            [0.58, colour],
            [0.82, darken(colour, 0.34)],
            [1, darken(colour, 0.6)],
          ],
        ),
      }),
      place(massArt(ctx, cut, colour, w, thick + deep, seed), { y: (top + middle) / 2 }),
      soft(-half * 0.2, top + deep * 0.42, half * 0.66, deep * 0.3, lighten(colour, 0.5), 0.5, 12),
      soft(-half * 0.34, top + deep * 0.26, half * 0.34, 6, '#ffffff', 0.55, 5),
      innerRim(ctx, body, { dx: -8, dy: -9, soft: 11, colour: darken(colour, 0.7), opacity: 0.6, blend: 'multiply' }),
      marked ? pressed(cut, colour, top + deep * 0.56) : '',
    ) + draw(toD(body), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.5 })
  );
}

/** Seen a little from above: upper face and front edge. Centre of the lower edge at (0, 0). */
export function bar(ctx: Ctx, cut: Cut, colour: string, seed: string, marked = true): string {
  if (cut.form === 'oval') return pebble(ctx, cut, colour, seed, marked);
  const [w, deep, thick] = SIZES[cut.form];
  const face: Path = path(
    `M${-w / 2} ${-thick - 8}L${-w / 2 + 26} ${-thick - deep + 8}C${-w / 2 + 28} ${-thick - deep} ${-w / 2 + 32} ${-thick - deep} ${-w / 2 + 38} ${-thick - deep}H${w / 2 - 38}C${w / 2 - 32} ${-thick - deep} ${w / 2 - 28} ${-thick - deep} ${w / 2 - 26} ${-thick - deep + 8}L${w / 2} ${-thick - 8}C${w / 2 + 2} ${-thick} ${w / 2 - 4} ${-thick} ${w / 2 - 10} ${-thick}H${-w / 2 + 10}C${-w / 2 + 4} ${-thick} ${-w / 2 - 2} ${-thick} ${-w / 2} ${-thick - 8}Z`,
  );
  const lower = path(
    `M${-w / 2 - 1} ${-thick - 8}V-10C${-w / 2 - 1} -3 ${-w / 2 + 4} 0 ${-w / 2 + 12} 0H${w / 2 - 12}C${w / 2 - 4} 0 ${w / 2 + 1} -3 ${w / 2 + 1} -10V${-thick - 8}`,
  );
  const edge = path(
    `M${-w / 2 - 1} ${-thick - 8}C${-w / 2} ${-thick} ${-w / 2 + 4} ${-thick} ${-w / 2 + 10} ${-thick}H${w / 2 - 10}C${w / 2 - 4} ${-thick} ${w / 2} ${-thick} ${w / 2 + 1} ${-thick - 8}`,
  );
  const front = joined([lower, reversed(edge)]);
  const clear = cut.skin === 'clear';
  const deepTone = saturate(darken(colour, 0.3), 1.2);
  const mark = marked ? pressed(cut, colour, -thick - deep / 2) : '';
  return (
    clipTo(
      ctx,
      front,
      draw(toD(front), {
        fill: linear(
          ctx.defs,
          [-w / 2, 0],
          [w / 2, 0],
          [
            [0, darken(colour, 0.2)],
            [0.3, clear ? lighten(colour, 0.25) : colour],
            [0.7, deepTone],
            [1, darken(colour, 0.45)],
          ],
        ),
      }),
      place(massArt(ctx, cut, colour, w, thick, `${seed} front`), { y: -thick / 2 }),
      innerRim(ctx, front, { dx: 0, dy: -6, soft: 6, colour: darken(colour, 0.6), opacity: 0.45, blend: 'multiply' }),
    ) +
    draw(toD(front), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.55 }) +
    clipTo(
      ctx,
      face,
      draw(toD(face), {
        fill: radial(ctx.defs, [-w * 0.24, -thick - deep * 0.8], w * 0.9, [
          [0, lighten(colour, clear ? 0.6 : 0.42)],
          [0.5, lighten(colour, 0.08)],
          [1, darken(colour, 0.14)],
        ]),
      }),
      place(group({ transform: 'scale(1 .7)' }, massArt(ctx, cut, colour, w, deep * 1.4, seed)), {
        y: -thick - deep / 2,
      }),
      mark,
      innerRim(ctx, face, { dx: 2, dy: 3, soft: 2, colour: '#fffaf0', opacity: 0.7 }),
    ) +
    draw(toD(face), { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 0.9, 'stroke-opacity': 0.5 }) +
    draw(toD(edge), {
      fill: 'none',
      stroke: lighten(colour, 0.7),
      'stroke-width': clear ? 3 : 2,
      'stroke-opacity': 0.7,
    }) +
    gleam(
      ctx,
      path(
        `M${-w * 0.34} ${-thick - deep * 0.62}C${-w * 0.2} ${-thick - deep * 0.86} ${-w * 0.06} ${-thick - deep * 0.9} ${w * 0.1} ${-thick - deep * 0.88}`,
      ),
      { width: clear ? 8 : 5, opacity: clear ? 0.8 : 0.4, soft: 1.4 },
    )
  );
}

/** A paper band with a sprig, round a bar of the width `w`. */
export function sleeve(ctx: Ctx, cut: Cut): string {
  const [width, deep, thick] = SIZES[cut.form];
  const half = width * 0.23;
  const [paper, ink] = [ctx.colour(2), ctx.colour(3)];
  const top = path(`M${-half} ${-thick}L${-half + 10} ${-thick - deep}H${half - 10}L${half} ${-thick}Z`);
  return (
    draw(`M${-half} ${-thick}H${half}V2H${-half}Z`, { fill: darken(paper, 0.14) }) +
    draw(toD(top), { fill: lighten(paper, 0.1) }) +
    rect(-half, -thick, half * 2, 2, { fill: lighten(paper, 0.6) }) +
    emblem(cut.mark, 0, -thick / 2 - 2, Math.min(20, thick * 0.36), ink, ink) +
    place(group({ transform: 'scale(1 .42)' }, emblem(cut.mark, 0, 0, 30, ink, mix(ink, paper, 0.4))), {
      y: -thick - deep / 2,
    }) +
    [-half, half]
      .map((x) => line(x, -thick, x, 2, { stroke: darken(paper, 0.4), 'stroke-width': 0.8, 'stroke-opacity': 0.6 }))
      .join('')
  );
}
