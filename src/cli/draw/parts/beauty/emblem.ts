// Small flat marks for labels, tins and boxes: a plant or a sign in one or two inks, never letters.
import { circle, draw, ellipse, line, place, rect } from '../../svg.ts';

const turns = (count: number, art: (n: number) => string, offset = 0): string =>
  Array.from({ length: count }, (_, n) => place(art(n), { turn: offset + (n * 360) / count })).join('');

const LEAF = 'M0 0C6 -5 7 -14 0 -22C-7 -14 -6 -5 0 0Z';

/** Each is drawn about (0, 0) within a radius of about 22. */
const MARKS = {
  sprig: (ink, accent) =>
    draw('M0 21C-1 10 1 -6 0 -18', { fill: 'none', stroke: ink, 'stroke-width': 1.8, 'stroke-linecap': 'round' }) +
    [-12, -2, 8]
      .map((y) =>
        [-1, 1].map((side) => place(draw(LEAF, { fill: ink }), { y: y + 6, turn: side * 56, scale: 0.62 })).join(''),
      )
      .join('') +
    place(draw(LEAF, { fill: accent }), { y: -9, scale: 0.62 }),
  leaf: (ink, accent) =>
    place(
      draw('M0 22C16 10 18 -8 0 -23C-18 -8 -16 10 0 22Z', { fill: ink }) +
        line(0, 22, 0, -15, { stroke: accent, 'stroke-width': 1.6 }) +
        [-8, 0, 8]
          .map((y) => draw(`M0 ${y + 4}L8 ${y - 4}M0 ${y + 4}L-8 ${y - 4}`, { stroke: accent, fill: 'none' }))
          .join(''),
      { turn: 24 },
    ),
  rose: (ink, accent) =>
    turns(5, () => ellipse(0, -12, 9.4, 9, { fill: ink })) +
    circle(0, 0, 11, { fill: accent }) +
    draw('M-6 2C-7 -6 5 -8 6 -1C6 4 -1 5 -2 0C-2 -2 1 -3 2 -1', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
  sun: (ink, accent) =>
    turns(12, (n) => draw(n % 2 ? 'M-2.6 -13L0 -20L2.6 -13Z' : 'M-2.6 -13L0 -23L2.6 -13Z', { fill: ink })) +
    circle(0, 0, 11, { fill: accent }),
  drop: (ink, accent) =>
    draw('M0 -23C9 -8 15 0 15 8C15 17 8 22 0 22S-15 17 -15 8C-15 0 -9 -8 0 -23Z', { fill: ink }) +
    draw('M-8 8C-8 14 -4 17 1 17', { fill: 'none', stroke: accent, 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  lotus: (ink, accent) =>
    [-76, 76, -48, 48].map((turn) => place(draw(LEAF, { fill: ink }), { y: 10, turn, scale: 1.15 })).join('') +
    [-22, 22].map((turn) => place(draw(LEAF, { fill: accent }), { y: 10, turn, scale: 1.25 })).join('') +
    place(draw(LEAF, { fill: ink }), { y: 11, scale: 1.4 }) +
    draw('M-16 15Q0 20 16 15', { fill: 'none', stroke: ink, 'stroke-width': 1.6 }),
  citrus: (ink, accent) =>
    circle(0, 0, 21, { fill: ink }) +
    circle(0, 0, 17.6, { fill: accent }) +
    turns(8, () => draw('M0 -2.4L5.4 -15Q0 -18 -5.4 -15Z', { fill: ink })),
  aloe: (ink, accent) =>
    [-46, 46, -24, 24, 0]
      .map((turn, n) =>
        place(draw('M-4 0C-6 -14 -3 -24 0 -34C3 -24 6 -14 4 0Z', { fill: n > 2 ? accent : ink }), {
          y: 17,
          turn,
          scale: n === 4 ? 1.08 : 0.96,
        }),
      )
      .join('') + draw('M-10 18H10', { stroke: ink, 'stroke-width': 2, fill: 'none' }),
  marigold: (ink, accent) =>
    turns(12, () => ellipse(0, -15, 5.4, 7.4, { fill: ink })) +
    turns(9, () => ellipse(0, -8.4, 4.4, 6, { fill: accent }), 12) +
    circle(0, 0, 4.6, { fill: ink }),
  palm: (ink, accent) =>
    draw('M-3 22C-1 10 -2 2 2 -6L6 -4C2 4 3 12 4 22Z', { fill: ink }) +
    [-150, -104, -64, -20, 28, 72, 116]
      .map((turn) =>
        place(draw('M0 0C6 -8 6 -16 2 -22C-3 -16 -4 -8 0 0Z', { fill: ink }), { x: 4, y: -6, turn, scale: 0.86 }),
      )
      .join('') +
    circle(0, -1, 3.2, { fill: accent }) +
    circle(7, 0, 3.2, { fill: accent }) +
    ellipse(0, 22, 12, 1.8, { fill: ink }),
  moon: (ink, accent) =>
    draw('M6 -21A21 21 0 1 0 20 8A16 16 0 0 1 6 -21Z', { fill: ink }) +
    place(
      turns(4, () => draw('M0 0L1.8 -5L0 -8L-1.8 -5Z', { fill: accent })),
      { x: 13, y: -8 },
    ),
  wave: (ink, accent) =>
    [-10, 0, 10]
      .map((y, n) =>
        draw(`M-20 ${y}Q-15 ${y - 7} -10 ${y}T0 ${y}T10 ${y}T20 ${y}`, {
          fill: 'none',
          stroke: n === 1 ? accent : ink,
          'stroke-width': 2.6,
          'stroke-linecap': 'round',
        }),
      )
      .join(''),
  arch: (ink, accent) =>
    draw('M-15 21V-4C-15 -14 -8 -16 0 -24C8 -16 15 -14 15 -4V21Z', { fill: ink }) +
    draw('M-9 21V0C-9 -7 -5 -9 0 -14C5 -9 9 -7 9 0V21Z', { fill: accent }),
  heart: (ink, accent) =>
    draw('M0 19C-14 8 -20 0 -18 -9C-16 -18 -4 -19 0 -9C4 -19 16 -18 18 -9C20 0 14 8 0 19Z', { fill: ink }) +
    circle(-8, -8, 3, { fill: accent }),
} as const satisfies Readonly<Record<string, (ink: string, accent: string) => string>>;

export type EmblemName = keyof typeof MARKS;

export function emblem(name: EmblemName, x: number, y: number, radius: number, ink: string, accent = ink): string {
  return place(MARKS[name](ink, accent), { x, y, scale: radius / 22 });
}

/** What stands for printed lines on a label: bars of uneven length, centred on x. */
export function printedLines(
  x: number,
  y: number,
  widths: readonly number[],
  look: { ink: string; height?: number; gap?: number; opacity?: number; align?: 'middle' | 'left' },
): string {
  const { ink, height = 3, gap = height * 2.1, opacity = 0.85, align = 'middle' } = look;
  return widths
    .map((width, n) =>
      rect(align === 'middle' ? x - width / 2 : x, y + n * gap, width, height, {
        rx: height / 2,
        fill: ink,
        opacity,
      }),
    )
    .join('');
}

/** A thin frame with cut-in corners, as on old soap and hair-oil labels. */
export function oldFrame(x: number, y: number, width: number, height: number, ink: string, notch = 7): string {
  const [r, b] = [x + width, y + height];
  const d = `M${x + notch} ${y}H${r - notch}A${notch} ${notch} 0 0 0 ${r} ${y + notch}V${b - notch}A${notch} ${notch} 0 0 0 ${r - notch} ${b}H${x + notch}A${notch} ${notch} 0 0 0 ${x} ${b - notch}V${y + notch}A${notch} ${notch} 0 0 0 ${x + notch} ${y}Z`;
  return draw(d, { fill: 'none', stroke: ink, 'stroke-width': 1.5 });
}
