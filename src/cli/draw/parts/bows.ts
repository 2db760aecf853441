// Bows: a drawn cord at a waistband, a small ribbon sewn to a neckline.
import { darken } from '../colour.ts';
import { AXIS } from './garment.ts';
import { roundRect, toD } from '../path.ts';
import { draw, group } from '../svg.ts';

/** A bow of cord with two hanging ends, at the middle of a waistband. */
export function drawnCord(y: number, colour: string, axis = AXIS): string {
  const strands = [
    `M${axis} ${y}C${axis - 8} ${y - 12} ${axis - 22} ${y - 8} ${axis - 19} ${y + 2}C${axis - 17} ${y + 9} ${axis - 7} ${y + 5} ${axis} ${y}`,
    `M${axis} ${y}C${axis + 8} ${y - 12} ${axis + 22} ${y - 8} ${axis + 19} ${y + 2}C${axis + 17} ${y + 9} ${axis + 7} ${y + 5} ${axis} ${y}`,
    `M${axis} ${y}C${axis - 3} ${y + 14} ${axis - 10} ${y + 30} ${axis - 8} ${y + 48}`,
    `M${axis} ${y}C${axis + 4} ${y + 12} ${axis + 11} ${y + 26} ${axis + 10} ${y + 40}`,
  ];
  const stroke = (d: string, ink: string, width: number, shift = 0): string =>
    draw(d, {
      fill: 'none',
      stroke: ink,
      'stroke-width': width,
      'stroke-linecap': 'round',
      transform: shift ? `translate(${shift} ${shift * 1.3})` : undefined,
    });
  return (
    strands.map((d) => group({ opacity: 0.35 }, stroke(d, '#2b1a33', 3.4, 1.4))).join('') +
    strands.map((d) => stroke(d, darken(colour, 0.4), 3.8) + stroke(d, colour, 2.6)).join('') +
    draw(`M${axis - 4} ${y - 4}H${axis + 4}V${y + 4}H${axis - 4}Z`, {
      fill: colour,
      stroke: darken(colour, 0.45),
      'stroke-width': 0.7,
    }) +
    [
      [axis - 8, y + 48],
      [axis + 10, y + 40],
    ]
      .map(([x = 0, foot = 0]) =>
        draw(`M${x - 2.4} ${foot - 3}H${x + 2.4}V${foot + 3}H${x - 2.4}Z`, { fill: darken(colour, 0.2) }),
      )
      .join('')
  );
}

/** A ribbon bow, sewn on. */
export function bow(x: number, y: number, size: number, colour: string): string {
  const deep = { fill: darken(colour, 0.22), stroke: darken(colour, 0.5), 'stroke-width': 0.7 };
  const pale = { fill: colour, stroke: darken(colour, 0.5), 'stroke-width': 0.7 };
  const loop = (s: number): string =>
    draw(
      `M${x} ${y}C${x + s * size * 0.5} ${y - size * 0.8} ${x + s * size * 1.3} ${y - size * 0.6} ${x + s * size * 1.2} ${y}C${x + s * size * 1.2} ${y + size * 0.5} ${x + s * size * 0.5} ${y + size * 0.4} ${x} ${y}Z`,
      pale,
    ) +
    draw(
      `M${x} ${y}C${x + s * size * 0.4} ${y - size * 0.2} ${x + s * size * 0.8} ${y - size * 0.3} ${x + s * size} ${y - size * 0.1}`,
      { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 0.8 },
    );
  const tail = (s: number): string =>
    draw(
      `M${x} ${y}C${x + s * size * 0.3} ${y + size * 0.6} ${x + s * size * 0.6} ${y + size} ${x + s * size * 0.5} ${y + size * 1.7}L${x + s * size * 0.95} ${y + size * 1.5}C${x + s * size} ${y + size * 0.9} ${x + s * size * 0.6} ${y + size * 0.4} ${x} ${y}Z`,
      deep,
    );
  return (
    tail(-1) +
    tail(1) +
    loop(-1) +
    loop(1) +
    draw(toD(roundRect(x - size * 0.24, y - size * 0.26, size * 0.48, size * 0.52, size * 0.16)), pale)
  );
}
