// What backdrops are painted from: walls, grounds, light, and the shapes that lie in it.
import { darken, lighten, mix, saturate } from '../colour.ts';
import { polygon, toD } from '../path.ts';
import type { Random } from '../random.ts';
import { blur, draw, group, line, linear, place, radial, rect } from '../svg.ts';
import type { Defs } from '../svg.ts';
import type { Stance } from '../types.ts';

/** The line on which standing things rest, on every backdrop that has a ground. */
export const GROUND = 446;

/** Where wall and ground meet. */
export const HORIZON = 368;

export interface Stage {
  readonly defs: Defs;
  readonly tint: string;
  readonly random: Random;
}

export interface Backdrop {
  readonly about: string;
  readonly stance: Stance;
  readonly paint: (stage: Stage) => string;
}

export const full = (fill: string, opacity?: number): string => rect(-2, -2, 516, 516, { fill, opacity });

/** Wall paint: brightest at the upper left where the light comes from, a little deeper at the far corner. */
export function wall({ defs, tint }: Stage): string {
  return (
    full(tint) +
    full(
      radial(defs, [150, 120], 540, [
        [0, lighten(tint, 0.5), 0.85],
        [0.5, lighten(tint, 0.2), 0.25],
        [0.75, darken(tint, 0.08), 0.2],
        [1, darken(tint, 0.2), 0.75],
      ]),
    )
  );
}

/** A table or floor below the horizon, lit from the left, with a soft dark line where it meets the wall. */
export function ground({ defs, tint }: Stage, colour: string, from = HORIZON): string {
  return (
    rect(-2, from, 516, 516 - from, { fill: colour }) +
    rect(-2, from, 516, 516 - from, {
      fill: linear(
        defs,
        [0, from],
        [0, 512],
        [
          [0, darken(colour, 0.14), 0.8],
          [0.25, lighten(colour, 0.16), 0.7],
          [1, lighten(colour, 0.3), 0.4],
        ],
      ),
    }) +
    rect(-2, from, 516, 516 - from, {
      fill: linear(
        defs,
        [0, 0],
        [512, 0],
        [
          [0, lighten(colour, 0.5), 0.4],
          [0.5, colour, 0],
          [1, darken(colour, 0.22), 0.5],
        ],
      ),
    }) +
    rect(-2, from - 26, 516, 26, {
      fill: linear(
        defs,
        [0, from - 26],
        [0, from],
        [
          [0, darken(tint, 0.25), 0],
          [1, darken(tint, 0.3), 0.4],
        ],
      ),
    })
  );
}

export function flat(stage: Stage, colour = stage.tint): string {
  return (
    full(colour) +
    full(
      linear(
        stage.defs,
        [0, 0],
        [512, 512],
        [
          [0, lighten(colour, 0.45), 0.7],
          [0.5, colour, 0],
          [1, darken(colour, 0.18), 0.65],
        ],
      ),
    )
  );
}

/** Soft light that fell through something on its way: the shapes are the light. */
export function sun(stage: Stage, shapes: string, soft: number, opacity: number): string {
  return (
    full(mix(darken(stage.tint, 0.22), '#6d5b86', 0.1), 0.4) +
    group({ filter: blur(stage.defs, soft), opacity }, place(shapes, {}))
  );
}

const arch = (left: number, top: number, width: number, bottom: number): string =>
  `M${left} ${bottom}V${top + width / 2}C${left} ${top + width * 0.2} ${left + width * 0.24} ${top} ${left + width / 2} ${top}S${left + width} ${top + width * 0.2} ${left + width} ${top + width / 2}V${bottom}Z`;

export function niche(stage: Stage, bottom: number): string {
  const { defs, tint } = stage;
  const shape = arch(70, 22, 372, bottom);
  const clip = defs.add((id) => `<clipPath id="${id}">${draw(shape)}</clipPath>`);
  const inside = mix(darken(tint, 0.1), saturate(tint, 1.3), 0.5);
  return (
    draw(arch(62, 13, 388, bottom), { fill: lighten(tint, 0.5) }) +
    draw(arch(62, 13, 388, bottom), {
      fill: 'none',
      stroke: darken(tint, 0.18),
      'stroke-width': 1.4,
      'stroke-opacity': 0.55,
    }) +
    group(
      { 'clip-path': `url(#${clip})` },
      draw(shape, { fill: inside }),
      draw(shape, {
        fill: linear(
          defs,
          [70, 0],
          [442, 0],
          [
            [0, darken(tint, 0.34), 0.7],
            [0.24, darken(tint, 0.12), 0.25],
            [0.6, lighten(tint, 0.4), 0.45],
            [1, lighten(tint, 0.55), 0.6],
          ],
        ),
      }),
      draw(shape, {
        fill: 'none',
        stroke: darken(tint, 0.45),
        'stroke-width': 34,
        'stroke-opacity': 0.3,
        filter: blur(defs, 13),
        transform: 'translate(9 11)',
      }),
    )
  );
}

export function chips(random: Random, colours: readonly string[], count: number, top: number, squash: number): string {
  let art = '';
  for (let n = 0; n < count; n += 1) {
    const [x, y] = [random.between(-10, 522), random.between(top, 520)];
    const near = squash === 1 ? 1 : 0.45 + ((y - top) / (512 - top)) * 0.75;
    const size = random.between(3, 9) * near;
    const corners = Array.from({ length: 5 }, (_, i) => {
      const angle = (i / 5) * Math.PI * 2 + random.near(0, 0.4);
      return [
        x + Math.cos(angle) * size * random.between(0.6, 1.1),
        y + Math.sin(angle) * size * squash * random.between(0.6, 1.1),
      ] as const;
    });
    art += draw(toD(polygon(corners)), { fill: random.pick(colours), opacity: random.between(0.35, 0.7) });
  }
  return art;
}

export const chipColours = (tint: string): string[] => [
  darken(tint, 0.2),
  lighten(tint, 0.6),
  mix(tint, '#b9745a', 0.45),
  mix(tint, '#71857c', 0.45),
];

export function planks(stage: Stage, colour: string, from: number, flatLay: boolean): string {
  let art = '';
  const rows = flatLay ? [86, 172, 258, 344, 430] : [392, 424, 466];
  for (const y of rows)
    art += line(-2, y, 514, y, { stroke: darken(colour, 0.32), 'stroke-width': 1.6, 'stroke-opacity': 0.5 });
  for (let n = 0; n < (flatLay ? 34 : 16); n += 1) {
    const [x, y] = [stage.random.between(-80, 460), stage.random.between(from + 4, 508)];
    const long = stage.random.between(50, 190);
    art += draw(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${stage.random.near(0, 5).toFixed(1)} ${long.toFixed(1)} 0`,
      {
        stroke: darken(colour, 0.2),
        'stroke-width': stage.random.between(0.8, 2.2),
        'stroke-opacity': 0.3,
        fill: 'none',
      },
    );
  }
  return art;
}

export function jali(): string {
  let art = '';
  const cell = 'M0 -17C6 -13 13 -6 17 0C13 6 6 13 0 17C-6 13 -13 6 -17 0C-13 -6 -6 -13 0 -17Z';
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 46 + (row % 2) * 23, row * 23];
      art += place(draw(cell), { x, y });
    }
  }
  return art;
}

export function fronds(): string {
  const frond = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [-1, 1]
      .map((side) =>
        place(draw('M0 0C22 -10 62 -9 96 2C62 9 22 8 0 0Z'), {
          x: t * 190,
          y: -t * t * 34,
          turn: side * (62 - t * 34),
          scale: 1 - t * 0.45,
        }),
      )
      .join('');
  }).join('');
  return frond;
}
