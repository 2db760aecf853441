// Animals for children's prints and patches, about 50 units each way around the origin.
import { darken, lighten, mix } from '../colour.ts';
import { circle, draw, ellipse, line, place } from '../svg.ts';

export type Inks = readonly [main: string, second: string, third: string];
export type Motif = (inks: Inks) => string;

const eye = (x: number, y: number, r = 2.6): string =>
  circle(x, y, r, { fill: '#2b2430' }) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, { fill: '#fff8ea' });

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' } as const;

export const elephant: Motif = ([body, cloth, trim]) =>
  draw(
    'M-44 38V2C-44 -22 -28 -32 -8 -32H6C10 -44 40 -46 46 -22C50 -6 44 8 50 26C44 34 36 30 34 22C32 12 33 4 28 0C26 10 22 14 17 16V38H2V18H-24V38Z',
    { fill: body },
  ) +
  draw('M-44 4C-52 8 -52 20 -48 26', { ...round, stroke: body, 'stroke-width': 4 }) +
  draw('M-36 -30H2V-4C-8 4 -26 4 -36 -4Z', { fill: cloth }) +
  draw('M-36 -8C-26 0 -8 0 2 -8', { ...round, stroke: trim, 'stroke-width': 4, 'stroke-dasharray': '0.1 7' }) +
  draw('M-36 -28H2', { ...round, stroke: trim, 'stroke-width': 3 }) +
  ellipse(14, -16, 12, 16, { fill: darken(body, 0.2) }) +
  ellipse(14, -15, 7.6, 11, { fill: mix(body, '#e79aa4', 0.5) }) +
  eye(34, -24) +
  draw('M30 -36C35 -40 41 -39 44 -33', { ...round, stroke: trim, 'stroke-width': 3.4 });

export const dinosaur: Motif = ([body, spots, spine]) =>
  [
    [-30, -2, -40],
    [-22, -14, -28],
    [-10, -23, -16],
    [4, -29, -8],
    [16, -38, 2],
  ]
    .map(([x = 0, y = 0, turn = 0]) => place(draw('M-7 4L0 -11L7 4Z', { fill: spine }), { x, y, turn }))
    .join('') +
  draw(
    'M-50 30C-40 26 -36 12 -26 -2C-16 -16 0 -24 8 -30C12 -44 34 -48 44 -38C52 -32 52 -22 42 -19C34 -17 28 -16 27 -10C26 2 28 14 24 24V40H11V28C4 31 -6 31 -12 29V40H-25V22C-33 27 -42 32 -50 30Z',
    { fill: body },
  ) +
  draw('M27 0C33 0 37 4 37 9', { ...round, stroke: body, 'stroke-width': 6 }) +
  draw('M16 6C14 16 8 23 -4 24C4 26 14 25 22 20Z', { fill: lighten(body, 0.45) }) +
  [
    [-20, 8, 5],
    [-6, -8, 6],
    [2, 6, 4],
    [-32, 20, 3.4],
    [12, -18, 4],
  ]
    .map(([x = 0, y = 0, r = 3]) => circle(x, y, r, { fill: spots }))
    .join('') +
  eye(34, -33) +
  draw('M34 -24C39 -22 44 -23 47 -26', { ...round, stroke: darken(body, 0.5), 'stroke-width': 1.8 });

export const whale: Motif = ([body, belly, spout]) =>
  draw('M-8 -22C-12 -34 -22 -34 -24 -28M-8 -22C-6 -36 6 -38 9 -31', { ...round, stroke: spout, 'stroke-width': 3.6 }) +
  draw(
    'M-46 2C-46 -18 -22 -24 2 -18C16 -14 24 -2 32 -2C34 -8 30 -20 24 -24C34 -26 40 -20 42 -14C46 -20 52 -22 56 -18C52 -10 46 -4 43 2C40 22 18 32 -8 32C-34 32 -46 18 -46 2Z',
    { fill: body },
  ) +
  draw('M-45 8C-36 16 -10 18 8 8C6 24 -4 32 -14 32C-34 30 -44 20 -45 8Z', { fill: belly }) +
  [-30, -20, -10]
    .map((x) =>
      draw(`M${x} 15C${x + 1} 21 ${x + 3} 26 ${x + 6} 29`, {
        ...round,
        stroke: mix(body, belly, 0.5),
        'stroke-width': 1.6,
      }),
    )
    .join('') +
  draw('M2 14C8 22 16 24 22 22C20 14 14 10 8 8Z', { fill: darken(body, 0.22) }) +
  eye(-26, -2, 3) +
  draw('M-42 6C-38 9 -34 9 -31 7', { ...round, stroke: darken(body, 0.5), 'stroke-width': 1.8 });

export const butterfly: Motif = ([wing, spot, body]) =>
  [1, -1]
    .map((s) =>
      place(
        draw('M3 -4C12 -34 46 -44 48 -24C50 -6 24 2 3 2Z', { fill: wing }) +
          draw('M3 2C24 2 40 14 34 28C28 42 8 34 3 10Z', { fill: mix(wing, spot, 0.45) }) +
          circle(33, -22, 7, { fill: spot }) +
          circle(22, -12, 4, { fill: lighten(spot, 0.4) }) +
          circle(22, 20, 5.4, { fill: wing }),
        { scale: `${s} 1` },
      ),
    )
    .join('') +
  draw('M-2 -18C-4 -28 -10 -34 -15 -36M2 -18C4 -28 10 -34 15 -36', { ...round, stroke: body, 'stroke-width': 2.4 }) +
  ellipse(0, 2, 4.4, 22, { fill: body }) +
  circle(0, -18, 5, { fill: body });

export const peacock: Motif = ([body, eyeColour, gold]) =>
  [-88, -66, -44, -22, 0, 22, 44, 66, 88]
    .map((turn) =>
      place(
        draw('M0 0C-4 -18 -13 -36 0 -56C13 -36 4 -18 0 0Z', { fill: mix(body, '#3f9583', 0.5) }) +
          ellipse(0, -41, 7.4, 10, { fill: gold }) +
          ellipse(0, -40, 4.8, 7, { fill: eyeColour }) +
          circle(0, -38, 2.4, { fill: darken(body, 0.4) }),
        { y: 16, turn },
      ),
    )
    .join('') +
  draw('M-15 42C-19 24 -5 17 -5 4C-5 -4 -2 -10 4 -10C10 -10 12 -4 9 0C7 13 19 23 15 42Z', {
    fill: lighten(body, 0.16),
  }) +
  draw('M9 -5L17 -2L9 1Z', { fill: gold }) +
  [-2, 3, 8]
    .map((x) => line(3, -9, x, -20, { stroke: body, 'stroke-width': 1.6 }) + circle(x, -21, 2.2, { fill: gold }))
    .join('') +
  eye(4, -4, 1.9);
