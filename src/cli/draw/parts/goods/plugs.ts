// Plugs, ports and sockets. Plugs lie along the x axis: the cable ends at (0, 0), the metal points to the right.
import { darken, lighten } from '../../colour.ts';
import { METALS, cylinderStops, metalPiece, paintStops, plastic } from '../../materials.ts';
import { path, roundRect } from '../../path.ts';
import { circle, draw, ellipse, group, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { rod } from './forms.ts';

export type Plug = 'usb-a' | 'usb-c' | 'micro' | 'slim' | 'jack';

/** The bent sleeve that keeps a cable from breaking where it leaves a plug. */
export function sleeve(ctx: Ctx, x: number, width: number, length: number, colour: string): string {
  let art = rod(ctx, [x - length, 0], [x, 0], width * 0.72, paintStops(colour, 0.3), { taper: 1.3 });
  for (let n = 0; n < 4; n += 1) {
    const at = x - length + 3 + (n * (length - 4)) / 4;
    art += rect(at, -width * 0.44, 1.8, width * 0.88, { rx: 0.8, fill: darken(colour, 0.5), opacity: 0.7 });
  }
  return art;
}

export function plug(ctx: Ctx, what: Plug, colour: string, scale = 1): string {
  const gold = METALS.gold;
  const steel = METALS.steel;
  if (what === 'jack') {
    const pin = (from: number, to: number, width: number): string =>
      rod(ctx, [from, 0], [to, 0], width, cylinderStops(gold), { edge: gold.patina });
    const ring = (x: number): string => rect(x, -5, 2, 10, { fill: '#26242a' });
    return group(
      { transform: `scale(${scale})` },
      sleeve(ctx, 4, 11, 16, colour) +
        plastic(ctx, roundRect(0, -10, 34, 20, 6), colour, { gloss: 0.6, form: 0.8, reach: 6 }) +
        pin(34, 58, 9.6) +
        ring(41) +
        ring(49) +
        draw('M58 -4.8H62C64 -4.8 66 -2 69 0C66 2 64 4.8 62 4.8H58Z', {
          fill: gold.base,
          stroke: gold.patina,
          'stroke-width': 0.8,
        }) +
        rect(34, -7, 3, 14, { rx: 1, fill: lighten(gold.base, 0.3), stroke: gold.patina, 'stroke-width': 0.6 }),
    );
  }
  const shell = { 'usb-a': [30, 22], 'usb-c': [17, 11], micro: [15, 12], slim: [18, 10] }[what] as [number, number];
  const [long, high] = shell;
  const body = what === 'usb-a' ? roundRect(0, -16, 44, 32, 6) : roundRect(0, -12, 36, 24, 6);
  const end = what === 'usb-a' ? 44 : 36;
  const metal = roundRect(end - 3, -high / 2, long + 3, high, what === 'usb-c' ? 5 : what === 'slim' ? 3 : 1.4);
  const marks =
    what === 'usb-a'
      ? rect(end + 8, -7, 7, 5, { fill: '#2b2a30' }) + rect(end + 8, 2, 7, 5, { fill: '#2b2a30' })
      : what === 'slim'
        ? [-3, -1, 1, 3].map((y) => rect(end + 6, y - 0.5, 8, 1.1, { fill: gold.base })).join('')
        : what === 'micro'
          ? rect(end + 4, -2, 3, 4, { fill: '#2b2a30' })
          : '';
  return group(
    { transform: `scale(${scale})` },
    sleeve(ctx, 4, what === 'usb-a' ? 15 : 12, 18, colour) +
      metalPiece(ctx, metal, steel, { rim: 1.4, over: marks }) +
      plastic(ctx, body, colour, { gloss: 0.5, form: 0.8, reach: 7 }) +
      rect(end * 0.3, -2.2, end * 0.36, 4.4, { rx: 2.2, fill: darken(colour, 0.28), opacity: 0.8 }),
  );
}

/** The plug for a car's lighter socket: grip, barrel with its two springs, sprung tip. */
export function lighterPlug(ctx: Ctx, colour: string): string {
  const steel = METALS.steel;
  const spring = (side: 1 | -1): string =>
    metalPiece(
      ctx,
      path(`M48 ${side * 14}C56 ${side * 22} 66 ${side * 22} 74 ${side * 14}L70 ${side * 11}H52Z`),
      steel,
      { rim: 1 },
    );
  return (
    sleeve(ctx, 4, 13, 18, colour) +
    spring(-1) +
    spring(1) +
    rod(ctx, [86, 0], [98, 0], 13, cylinderStops(steel), { taper: 0.6, edge: steel.patina }) +
    rod(ctx, [34, 0], [88, 0], 30, paintStops(colour, 0.4), { taper: 0.9 }) +
    plastic(ctx, roundRect(0, -20, 38, 40, 8), colour, { gloss: 0.5, form: 0.8, reach: 8 }) +
    [10, 18, 26].map((x) => rect(x, -16, 3, 32, { rx: 1.5, fill: darken(colour, 0.5), opacity: 0.7 })).join('')
  );
}

/** A port let into a face, its middle at (x, y). */
export function port(
  what: 'usb-a' | 'usb-c' | 'micro' | 'jack',
  x: number,
  y: number,
  scale = 1,
  tongue = '#e9e4d8',
): string {
  const at = `translate(${x} ${y}) scale(${scale})`;
  const rim = { stroke: '#8b8f96', 'stroke-width': 1.4 };
  if (what === 'usb-a')
    return group(
      { transform: at },
      rect(-17, -8, 34, 16, { rx: 1.6, fill: '#1b1a20', ...rim }) +
        rect(-13, -4.5, 26, 5.5, { rx: 0.8, fill: tongue }) +
        [-9, -3, 3, 9].map((dx) => rect(dx - 1.4, -2.6, 2.8, 3.4, { fill: '#b08d3f' })).join(''),
    );
  if (what === 'jack')
    return group(
      { transform: at },
      circle(0, 0, 6, { fill: '#17161b', ...rim }) + circle(0, 0, 2.4, { fill: '#3c3b42' }),
    );
  const [w, h] = what === 'usb-c' ? [20, 8] : [17, 7];
  return group(
    { transform: at },
    rect(-w / 2, -h / 2, w, h, { rx: what === 'usb-c' ? 4 : 1.6, fill: '#17161b', ...rim }) +
      rect(-w / 2 + 4, -1, w - 8, 2, { rx: 1, fill: '#55555d' }),
  );
}

/** An Indian household socket: earth hole above, two round holes below, each also taking thin pins. */
export function wallSocket(x: number, y: number, scale: number, face: string): string {
  const hole = (dx: number, dy: number, r: number): string =>
    circle(dx + 0.8, dy + 1, r + 1, { fill: lighten(face, 0.6) }) +
    circle(dx, dy, r, { fill: '#1d1b21' }) +
    ellipse(dx - r * 0.2, dy + r * 0.45, r * 0.5, r * 0.3, { fill: '#55525c', opacity: 0.8 });
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    circle(0, 0, 31, { fill: darken(face, 0.1), stroke: darken(face, 0.42), 'stroke-width': 1.2 }) +
      circle(-1, -1, 29, {
        fill: 'none',
        stroke: darken(face, 0.3),
        'stroke-width': 1,
        'stroke-opacity': 0.5,
      }) +
      hole(0, -15, 5.6) +
      hole(-12, 9, 4.8) +
      hole(12, 9, 4.8) +
      hole(-12, -3, 3) +
      hole(12, -3, 3),
  );
}

/** A two-pin plug's pins, pointing up from (x, y). */
export function pins(ctx: Ctx, x: number, y: number, apart: number, length: number): string {
  return [-1, 1]
    .map((side) => {
      const px = x + (side * apart) / 2;
      const brass = METALS.brass;
      return (
        rod(ctx, [px, y], [px, y - length * 0.45], 11, paintStops('#2d2b31', 0.3)) +
        rod(ctx, [px, y - length * 0.45], [px, y - length], 10, cylinderStops(brass), { edge: brass.patina }) +
        ellipse(px, y - length, 5, 2.4, { fill: lighten(brass.base, 0.5), stroke: brass.patina, 'stroke-width': 0.7 })
      );
    })
    .join('');
}
