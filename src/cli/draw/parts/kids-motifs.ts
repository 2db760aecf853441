// Large motifs for children's clothes and things, about 50 units each way around the origin: prints, patches, pockets.
import { darken, lighten, mix } from '../colour.ts';
import { butterfly, dinosaur, elephant, peacock, whale } from './kids-animals.ts';
import type { Motif } from './kids-animals.ts';
import { circle, draw, ellipse, line, place, rect } from '../svg.ts';
import { leaf, star } from '../patterns/motifs.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' } as const;

const rocket: Motif = ([body, fins, flame]) =>
  place(
    draw('M-14 22L-30 40L-28 18L-16 4ZM14 22L30 40L28 18L16 4Z', { fill: fins }) +
      draw('M-9 28C-12 40 -4 42 0 56C4 42 12 40 9 28Z', { fill: flame }) +
      draw('M-4 28C-5 36 -2 38 0 46C2 38 5 36 4 28Z', { fill: lighten(flame, 0.55) }) +
      draw('M0 -52C16 -38 20 -16 18 4L14 28H-14L-18 4C-20 -16 -16 -38 0 -52Z', { fill: body }) +
      draw('M0 -52C8 -45 13 -36 15.6 -26H-15.6C-13 -36 -8 -45 0 -52Z', { fill: fins }) +
      draw('M-15 20H15L14 28H-14Z', { fill: fins }) +
      circle(0, -6, 9.4, { fill: darken(fins, 0.25) }) +
      circle(0, -6, 6.6, { fill: mix(body, '#9fd0e0', 0.75) }) +
      draw('M-4 -9L-1 -12', { ...round, stroke: '#fff8ea', 'stroke-width': 2.2 }),
    { turn: 32 },
  ) +
  [
    [-38, -26, 0.44],
    [36, 26, 0.36],
    [-30, 16, 0.26],
  ]
    .map(([x, y, scale]) => place(star(flame), { x, y, scale }))
    .join('');

const kite: Motif = ([a, b, c]) =>
  draw('M-10 26C-30 36 -6 44 -24 56', { ...round, stroke: c, 'stroke-width': 2 }) +
  [
    [-17, 33, 30],
    [-15, 45, -20],
  ]
    .map(([x, y, turn]) => place(draw('M0 0L-9 -5V5ZM0 0L9 -5V5Z', { fill: b }), { x, y, turn }))
    .join('') +
  place(
    draw('M0 -46L36 -4L0 34Z', { fill: b }) +
      draw('M0 -46L-36 -4L0 34Z', { fill: a }) +
      draw('M0 -46L-36 -4H0Z', { fill: c }) +
      draw('M0 34L36 -4H0Z', { fill: lighten(c, 0.25) }) +
      line(0, -46, 0, 34, { stroke: darken(a, 0.5), 'stroke-width': 1.8 }) +
      draw('M-36 -4C-16 -18 16 -18 36 -4', { ...round, stroke: darken(a, 0.5), 'stroke-width': 1.8 }),
    { turn: 18 },
  );

const tractor: Motif = ([body, wheel, sky]) =>
  draw('M-18 -34H16C20 -34 22 -32 23 -28L27 -2H-22L-20 -30Z', { fill: body }) +
  draw('M-13 -28H12L16 -4H-14Z', { fill: sky }) +
  draw('M-13 -28H-2L-8 -4H-14Z', { fill: lighten(sky, 0.5) }) +
  draw('M14 -6H46C50 -6 52 -3 52 1V18H-30C-30 2 -24 -8 -12 -8H14Z', { fill: body }) +
  draw('M22 2H46M22 9H46', { ...round, stroke: darken(body, 0.35), 'stroke-width': 2.4 }) +
  rect(34, -26, 5, 21, { fill: darken(body, 0.5), rx: 2 }) +
  circle(-20, 18, 22, { fill: wheel }) +
  circle(-20, 18, 22, { fill: 'none', stroke: darken(wheel, 0.4), 'stroke-width': 4, 'stroke-dasharray': '4 4.6' }) +
  circle(-20, 18, 11, { fill: lighten(body, 0.35) }) +
  circle(-20, 18, 4, { fill: wheel }) +
  circle(38, 26, 14, { fill: wheel }) +
  circle(38, 26, 7, { fill: lighten(body, 0.35) }) +
  circle(38, 26, 2.6, { fill: wheel });

const mango: Motif = ([fruit, blush, green]) =>
  draw('M-4 -30C-2 -36 0 -40 2 -44', { ...round, stroke: darken(green, 0.4), 'stroke-width': 3.6 }) +
  place(leaf(green, darken(green, 0.4)), { x: 0, y: -38, turn: 66, scale: 3.6 }) +
  place(leaf(darken(green, 0.15), darken(green, 0.4)), { x: 0, y: -36, turn: -70, scale: 2.8 }) +
  draw(
    'M-6 -30C14 -38 42 -22 42 6C42 32 18 46 -6 42C-26 38 -42 24 -40 10C-38 -2 -28 0 -24 -10C-22 -18 -18 -26 -6 -30Z',
    {
      fill: fruit,
    },
  ) +
  draw('M-6 -30C14 -38 42 -22 42 6C42 10 41 15 39 19C34 -2 14 -14 -18 -20C-15 -25 -12 -28 -6 -30Z', {
    fill: blush,
    opacity: 0.75,
  }) +
  draw('M-28 14C-28 22 -20 30 -10 33', { ...round, stroke: lighten(fruit, 0.6), 'stroke-width': 4 });

const sun: Motif = ([disc, rays, cloud]) =>
  Array.from({ length: 12 }, (_, n) =>
    place(draw(n % 2 ? 'M-4 -29L0 -40L4 -29Z' : 'M-5 -29L0 -47L5 -29Z', { fill: rays }), { turn: n * 30 }),
  ).join('') +
  circle(0, 0, 26, { fill: disc }) +
  draw('M-17 -6A18 18 0 0 1 -2 -18', { ...round, stroke: lighten(disc, 0.6), 'stroke-width': 3.6 }) +
  draw('M-10 44C-20 44 -24 32 -14 28C-12 16 8 14 12 24C22 18 34 24 32 32C44 32 44 44 34 44Z', { fill: cloud });

const rainbow: Motif = ([a, b, c]) =>
  [44, 33, 22]
    .map((r, n) =>
      draw(`M${-r} 22A${r} ${r} 0 0 1 ${r} 22`, { fill: 'none', stroke: [a, b, c][n], 'stroke-width': 10 }),
    )
    .join('') +
  [-34, 34]
    .map((x) =>
      place(draw('M-14 8C-22 8 -22 -2 -14 -3C-12 -12 2 -13 5 -5C14 -10 20 8 10 8Z', { fill: '#f7f1e6' }), { x, y: 20 }),
    )
    .join('');

const strawberry: Motif = ([fruit, seed, green]) =>
  draw('M0 46C-24 36 -42 6 -36 -10C-30 -24 -12 -22 0 -18C12 -22 30 -24 36 -10C42 6 24 36 0 46Z', { fill: fruit }) +
  [
    [-20, -4],
    [-4, -2],
    [14, -4],
    [-26, 9],
    [-11, 12],
    [5, 12],
    [22, 8],
    [-15, 24],
    [0, 26],
    [13, 22],
    [0, 38],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 1.8, 3, { fill: seed }))
    .join('') +
  [-66, -34, 0, 34, 66]
    .map((turn) =>
      place(draw('M0 4C-6 -2 -6 -14 0 -22C6 -14 6 -2 0 4Z', { fill: green }), { y: -20, turn, scale: 0.9 }),
    )
    .join('') +
  draw('M0 -22C0 -32 4 -38 10 -40', { ...round, stroke: darken(green, 0.3), 'stroke-width': 4 });

const cycle: Motif = ([frame, tyre, basket]) =>
  [-26, 28]
    .map(
      (x) =>
        circle(x, 16, 20, { fill: 'none', stroke: tyre, 'stroke-width': 4.6 }) +
        [0, 45, 90, 135]
          .map((turn) =>
            place(line(-18, 0, 18, 0, { stroke: tyre, 'stroke-width': 1, 'stroke-opacity': 0.7 }), { x, y: 16, turn }),
          )
          .join(''),
    )
    .join('') +
  draw('M-26 16L-12 -14H20L0 16ZM-12 -14L0 16M28 16L17 -24L22 -30H32', {
    ...round,
    stroke: frame,
    'stroke-width': 4.6,
  }) +
  draw('M-22 -18H-4', { ...round, stroke: tyre, 'stroke-width': 6.4 }) +
  draw('M24 -26H48L44 -8H28Z', { fill: basket }) +
  draw('M26 -20H46M27 -14H45', { ...round, stroke: darken(basket, 0.3), 'stroke-width': 1.8 }) +
  circle(0, 16, 4.4, { fill: frame });

const ball: Motif = ([skin, patch, shade]) =>
  circle(0, 0, 40, { fill: skin }) +
  draw('M0 -13L13 -4L8 11H-8L-13 -4Z', { fill: patch }) +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      place(
        draw('M0 -13V-25', { ...round, stroke: shade, 'stroke-width': 2.2 }) +
          draw('M0 -25L12 -33C7 -38 -7 -38 -12 -33Z', { fill: patch }),
        { turn },
      ),
    )
    .join('') +
  circle(0, 0, 40, { fill: 'none', stroke: shade, 'stroke-width': 2.4 });

const heart: Motif = ([main, second]) =>
  draw('M0 40C-52 6 -44 -36 -20 -36C-8 -36 -2 -28 0 -20C2 -28 8 -36 20 -36C44 -36 52 6 0 40Z', { fill: main }) +
  draw('M0 30C-40 4 -34 -28 -19 -28C-9 -28 -3 -20 0 -12C3 -20 9 -28 19 -28C34 -28 40 4 0 30Z', {
    ...round,
    stroke: second,
    'stroke-width': 2.6,
    'stroke-dasharray': '5 4',
  });

const stars: Motif = ([a, b, c]) =>
  place(star(a), { y: 4, scale: 3.4, turn: -8 }) +
  place(star(b), { x: 34, y: -28, scale: 1.3, turn: 12 }) +
  place(star(c), { x: -36, y: -24, scale: 1 }) +
  place(star(c), { x: 38, y: 24, scale: 0.8 });

const auto: Motif = ([body, hood, trim]) =>
  ellipse(0, 36, 46, 4, { fill: darken(body, 0.6), opacity: 0.25 }) +
  draw('M-42 26V-4H-12C-4 -4 0 4 4 8H14L22 -16H30C36 -10 44 6 46 18L47 26Z', { fill: body }) +
  draw('M-44 -2C-46 -26 -36 -38 -8 -38H14C24 -38 30 -32 33 -20L36 -8H28L23 -26H6L-2 -2Z', { fill: hood }) +
  draw('M8 -24H21L14 8H4C1 2 -1 0 -1 -2Z', { fill: mix(body, '#cfe3e6', 0.8) }) +
  draw('M24 -24L31 -22L36 -8H28Z', { fill: mix(body, '#cfe3e6', 0.6) }) +
  draw('M-42 12H4', { ...round, stroke: trim, 'stroke-width': 4 }) +
  draw('M-38 -12C-38 -24 -32 -30 -18 -31', { ...round, stroke: lighten(hood, 0.4), 'stroke-width': 2.6 }) +
  draw('M-22 -4V12M-10 -4V12', { ...round, stroke: darken(body, 0.3), 'stroke-width': 2 }) +
  circle(45, 12, 4.4, { fill: '#f6e7b0', stroke: darken(body, 0.4), 'stroke-width': 1.4 }) +
  [
    [-26, 28],
    [34, 28],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 10, { fill: '#34303a' }) +
        circle(x, y, 5, { fill: '#b9b6b2' }) +
        circle(x, y, 1.8, { fill: '#34303a' }),
    )
    .join('') +
  draw('M-38 26A12.4 12.4 0 0 1 -14 26M22 24A12.4 12.4 0 0 1 46 24', {
    ...round,
    stroke: darken(body, 0.25),
    'stroke-width': 4,
  });

export const KIDS_MOTIFS = {
  elephant,
  dinosaur,
  rocket,
  kite,
  whale,
  tractor,
  mango,
  sun,
  rainbow,
  butterfly,
  strawberry,
  cycle,
  peacock,
  ball,
  heart,
  stars,
  auto,
} as const satisfies Readonly<Record<string, Motif>>;

export type KidsMotif = keyof typeof KIDS_MOTIFS;
export const KIDS_MOTIF_NAMES = Object.keys(KIDS_MOTIFS) as KidsMotif[];

/** A motif as it is printed or sewn on cloth: placed and scaled, with a stitched rim when it is a patch. */
export function kidsPrint(
  name: KidsMotif,
  inks: readonly [string, string, string],
  at: { x: number; y: number; scale?: number; turn?: number },
): string {
  const { x, y, scale = 1, turn = 0 } = at;
  return place(KIDS_MOTIFS[name](inks), { x, y, scale, turn });
}
