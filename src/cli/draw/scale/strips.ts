// Ruler and tape: centimetre ticks, longer at five and ten, without figures.
import { darken, lighten } from '../colour.ts';
import { clipTo, edgeLine } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { roundRect, toD } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, line, linear, rect } from '../svg.ts';
import type { Ctx } from '../types.ts';
import type { Strip } from './things.ts';

interface Marks {
  readonly unit: number;
  readonly length: number;
  readonly wide: number;
  readonly ticks: 'upper' | 'lower';
  readonly ink: string;
}

function marks({ unit, length, wide, ticks, ink }: Marks): string {
  const fine = unit >= 26 ? 10 : unit >= 9 ? 2 : 1;
  let art = '';
  for (let n = 0; n <= length * fine; n += 1) {
    const cm = n / fine;
    const whole = n % fine === 0;
    if (!whole && unit / fine < 2.4) continue;
    const long = !whole ? ((n * 2) % fine === 0 ? 0.28 : 0.18) : cm % 10 === 0 ? 0.62 : cm % 5 === 0 ? 0.5 : 0.36;
    const [from, to] = ticks === 'upper' ? [0, long] : [1, 1 - long];
    const bold = whole && cm % 5 === 0;
    if (whole && unit < 5 && cm % 5 !== 0) continue;
    art += line(cm * unit, from * wide, cm * unit, to * wide, {
      stroke: ink,
      'stroke-width': bold ? 1.9 : whole ? 1.3 : 0.8,
      'stroke-opacity': bold ? 0.95 : 0.8,
    });
  }
  return art;
}

export const RULER: Strip = {
  form: 'strip',
  stances: ['wall', 'flat', 'stand'],
  wide: 2.6,
  lengths: [15, 30],
  draw(ctx, { unit, length, ticks }) {
    const colour = '#d9b27a';
    const [margin, wide] = [0.35 * unit, RULER.wide * unit];
    const shape = roundRect(-margin, 0, length * unit + 2 * margin, wide, 0.12 * unit);
    const box = { x: -margin, y: 0, width: length * unit + 2 * margin, height: wide };
    const lit = linear(
      ctx.defs,
      [0, 0],
      [0, wide],
      [
        [0, lighten(colour, 0.5), 0.5],
        [0.3, colour, 0],
        [1, darken(colour, 0.3), 0.4],
      ],
    );
    const edge = ticks === 'upper' ? wide * 0.94 : 0;
    return (
      clipTo(
        ctx,
        shape,
        SURFACES.wood(ctx, colour).paint(box),
        draw(toD(shape), { fill: lit }),
        rect(-margin, edge, box.width, wide * 0.06, { fill: METALS.brass.base, opacity: 0.9 }),
        marks({ unit, length, wide, ticks, ink: '#4a2f1a' }),
        circle(length * unit - 0.3 * unit, wide * (ticks === 'upper' ? 0.72 : 0.28), 0.28 * unit, {
          fill: darken(ctx.tint, 0.35),
          stroke: darken(colour, 0.5),
          'stroke-width': 1,
        }),
      ) + edgeLine(shape, colour, { strength: 0.7 })
    );
  },
};

function tapeTip(ctx: Ctx, unit: number, wide: number): string {
  return metalPiece(ctx, roundRect(-0.1 * unit - 3, -0.6, 0.5 * unit + 4, wide + 1.2, 1.5), METALS.brass, { rim: 1 });
}

export const TAPE: Strip = {
  form: 'strip',
  stances: ['wall', 'flat'],
  wide: 2,
  lengths: [150, 300],
  draw(ctx, { unit, length, ticks }) {
    const colour = '#f0d04e';
    // Beside large things two centimetres could not be seen, so the tape keeps a least breadth.
    const wide = breadthOf(TAPE, unit);
    const shape = roundRect(0, 0, length * unit, wide, 1);
    const lit = linear(
      ctx.defs,
      [0, 0],
      [0, wide],
      [
        [0, lighten(colour, 0.5), 0.6],
        [0.4, colour, 0],
        [1, darken(colour, 0.3), 0.5],
      ],
    );
    const border = ticks === 'upper' ? wide * 0.86 : wide * 0.06;
    const tens = Array.from({ length: Math.floor(length / 10) }, (_, n) =>
      n % 2 === 1 ? rect(n * 10 * unit, 0, 10 * unit, wide, { fill: '#d8574a', opacity: 0.85 }) : '',
    ).join('');
    return (
      clipTo(
        ctx,
        shape,
        draw(toD(shape), { fill: colour }),
        unit < 7 ? tens : '',
        draw(toD(shape), { fill: lit }),
        rect(0, border, length * unit, wide * 0.08, { fill: '#b8342c', opacity: 0.8 }),
        marks({ unit, length, wide, ticks, ink: '#2b2a2e' }),
      ) +
      edgeLine(shape, colour, { strength: 0.6 }) +
      tapeTip(ctx, Math.max(unit, 8), wide)
    );
  },
};

/** Breadth of a strip in units. */
export const breadthOf = (strip: Strip, unit: number): number => Math.max(strip.wide * unit, 15);
