// Single motifs, drawn around the origin within about 10 units each way.
import { circle, draw, ellipse, group, place } from '../svg.ts';

const around = (count: number, motif: string, start = 0): string =>
  Array.from({ length: count }, (_, i) => place(motif, { turn: start + (360 / count) * i })).join('');

const LEAF = 'M0 0C2.6 -2.4 3 -6 0 -9C-3 -6 -2.6 -2.4 0 0Z';
const DROP = 'M0 -1C3.4 -3.4 3 -8 0 -9.4C-3 -8 -3.4 -3.4 0 -1Z';

/** A pointed leaf that grows upwards from the origin. */
export function leaf(fill: string, vein?: string): string {
  return draw(LEAF, { fill }) + (vein ? draw('M0 -.6V-7.4', { stroke: vein, 'stroke-width': 0.7, fill: 'none' }) : '');
}

export function blossom(petal: string, heart: string, petals = 5): string {
  return around(petals, draw(DROP, { fill: petal })) + circle(0, 0, 2.2, { fill: heart });
}

/** A round many-petalled flower with a second ring inside, as block printers cut it. */
export function rosette(petal: string, inner: string, heart: string): string {
  return (
    around(8, ellipse(0, -6.6, 2.5, 3.3, { fill: petal })) +
    circle(0, 0, 5.2, { fill: inner }) +
    around(8, ellipse(0, -3.4, 1.1, 1.7, { fill: petal })) +
    circle(0, 0, 1.7, { fill: heart })
  );
}

/** The small flower on a stem with two leaves that gives buti cloth its name. */
export function buti(flower: string, stalk: string, heart: string): string {
  return (
    draw('M0 10C-.4 6 .3 3 0 0', { stroke: stalk, 'stroke-width': 1.3, fill: 'none', 'stroke-linecap': 'round' }) +
    place(leaf(stalk), { x: 0, y: 7.5, turn: -58, scale: 0.72 }) +
    place(leaf(stalk), { x: 0, y: 7.5, turn: 58, scale: 0.72 }) +
    place(around(5, draw(DROP, { fill: flower })), { y: -3.4, scale: 0.66 }) +
    circle(0, -3.4, 1.7, { fill: heart })
  );
}

/** Ambi, the mango; `line` draws its inner rim and eye. */
export function ambi(fill: string, line: string, dot: string): string {
  const outer =
    'M-1 10C-8.6 9.6 -9.4 .6 -4.6 -4C-1.2 -7.2 3.6 -6 4.6 -9.4C5 -10.8 7.4 -9.6 6.8 -6.4C6 -2.4 7.6 .6 6.4 4.2C5.2 7.8 2.6 10.2 -1 10Z';
  return (
    draw(outer, { fill }) +
    draw('M-1 7.6C-6.2 7.2 -6.6 1.2 -3.2 -2C-.6 -4.4 2.6 -4 4 -5.2C3.6 -2.4 5.2 .8 4.2 3.8C3.2 6.6 1.4 7.8 -1 7.6Z', {
      fill: 'none',
      stroke: line,
      'stroke-width': 1.1,
    }) +
    place(around(6, ellipse(0, -2, 0.9, 1.5, { fill: dot })), { x: -0.6, y: 2.8 }) +
    circle(-0.6, 2.8, 1, { fill: line })
  );
}

export function lotus(petal: string, inner: string, base: string): string {
  const outer = (turn: number, size: number): string => place(draw(DROP, { fill: petal }), { y: 5, turn, scale: size });
  return (
    [-76, 76, -48, 48].map((turn) => outer(turn, 1.18)).join('') +
    [-24, 24].map((turn) => place(draw(DROP, { fill: inner }), { y: 5, turn, scale: 1.34 })).join('') +
    place(draw(DROP, { fill: petal }), { y: 5, scale: 1.5 }) +
    draw('M-7 6.4C-3 9.6 3 9.6 7 6.4C4 7.4 -4 7.4 -7 6.4Z', { fill: base })
  );
}

export function sprig(stalk: string, leafFill: string, bud: string): string {
  return (
    draw('M-1 10C-3 4 2 -1 0 -8', { stroke: stalk, 'stroke-width': 1.1, fill: 'none', 'stroke-linecap': 'round' }) +
    [
      [-1.6, 6, -62, 0.62],
      [-0.6, 3, 60, 0.62],
      [0.6, -1, -56, 0.56],
      [0.4, -3.6, 52, 0.5],
    ]
      .map(([x, y, turn, scale]) => place(leaf(leafFill), { x, y, turn, scale }))
      .join('') +
    circle(0, -8.4, 1.7, { fill: bud }) +
    circle(-4.6, 0.6, 1.2, { fill: bud })
  );
}

/** A weaver's buta: stepped edges, tall, symmetrical. */
export function brocadeButa(metal: string, accent: string): string {
  return (
    draw('M0 -10L2 -7L4 -6L4.6 -2L7 0L6 4L3.4 5L2.6 8L0 10L-2.6 8L-3.4 5L-6 4L-7 0L-4.6 -2L-4 -6L-2 -7Z', {
      fill: metal,
    }) +
    draw('M0 -6L2 -3.4L1.6 -1L3.6 1L2 3.4L0 5.4L-2 3.4L-3.6 1L-1.6 -1L-2 -3.4Z', { fill: accent }) +
    draw('M0 -3L1 -.4L0 2.6L-1 -.4Z', { fill: metal })
  );
}

export function bloom(petals: string, shade: string, heart: string, dot: string): string {
  const petal =
    'M0 0C5.4 -1.6 6.6 -7.6 2.4 -9.8C1 -10.6 .4 -9.4 0 -9C-.4 -9.4 -1 -10.6 -2.4 -9.8C-6.6 -7.6 -5.4 -1.6 0 0Z';
  const shadow = 'M0 0C2 -1.4 2.6 -4.6 0 -6.6C-2.6 -4.6 -2 -1.4 0 0Z';
  return (
    around(5, draw(petal, { fill: petals }) + draw(shadow, { fill: shade, opacity: 0.75 })) +
    circle(0, 0, 2.1, { fill: heart }) +
    around(7, circle(0, -2.9, 0.55, { fill: dot }))
  );
}

export function palmLeaf(fill: string, vein: string): string {
  const blades = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) =>
    place(draw('M0 0C1.9 -3.4 1.4 -8.4 0 -11C-1.4 -8.4 -1.9 -3.4 0 0Z', { fill }), {
      y: 6,
      turn: n * 24,
      scale: 1.25 - Math.abs(n) * 0.07,
    }),
  );
  return blades.join('') + draw('M0 11V-4', { stroke: vein, 'stroke-width': 0.9, fill: 'none' });
}

export function star(fill: string, points = 5, depth = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? 10 : 10 * depth, (Math.PI * i) / points];
    return `${(Math.sin(angle) * r).toFixed(2)} ${(-Math.cos(angle) * r).toFixed(2)}`;
  });
  return draw(`M${corners.join('L')}Z`, { fill, stroke: fill, 'stroke-width': 1, 'stroke-linejoin': 'round' });
}

export function moon(fill: string): string {
  return draw('M4 -9A9.6 9.6 0 1 0 8.6 5A8 8 0 0 1 4 -9Z', { fill });
}

export function car(body: string, window: string, wheel: string): string {
  return (
    draw(
      'M-10 4.6V.4C-10 -1 -9 -1.8 -7.6 -2L-4.4 -6.4C-4 -7 -3.4 -7.2 -2.8 -7.2H3.6C4.4 -7.2 5 -6.8 5.4 -6.2L7.6 -2.2C9.2 -2 10 -1 10 .4V4.6Z',
      { fill: body },
    ) +
    draw('M-5 -2.2L-2.6 -5.6H-.4V-2.2ZM1 -2.2V-5.6H3.4L5.4 -2.2Z', { fill: window }) +
    circle(-5.2, 4.8, 2.7, { fill: wheel }) +
    circle(5.2, 4.8, 2.7, { fill: wheel }) +
    circle(-5.2, 4.8, 1, { fill: window }) +
    circle(5.2, 4.8, 1, { fill: window })
  );
}

export function rickshaw(body: string, hood: string, wheel: string): string {
  return (
    draw('M-9 5V-1.4H-2.6L-.6 -1.2L.8 -6H4C6 -6 7.4 -3 8.4 .4L9.4 5Z', { fill: body }) +
    draw('M-9.6 -1.8C-9.6 -7 -6 -9.4 -.6 -9.4C2.6 -9.4 4.4 -8 4.8 -6H.4L-1 -1.6Z', { fill: hood }) +
    circle(-5.4, 5.6, 2.5, { fill: wheel }) +
    circle(6.4, 5.6, 2.5, { fill: wheel })
  );
}

export function elephant(body: string, ear: string, saddle: string): string {
  return (
    draw(
      'M-9 8V-1C-9 -5 -6 -7 -2 -7H1C2 -9 7.6 -9.4 8.8 -5C9.6 -2 8.6 1.6 9.6 5.2C8.6 6.4 7.2 5.8 6.8 4.6C6.2 2.6 6.4 .6 5.6 -.4C5 2 4.2 2.6 3.6 3V8H.4V3.6H-4.8V8Z',
      { fill: body },
    ) +
    ellipse(2.6, -3.4, 2.4, 3.2, { fill: ear }) +
    draw('M-7.4 -6.2H-.4V-1.6C-2.6 -.4 -5.4 -.4 -7.4 -1.6Z', { fill: saddle }) +
    circle(6.6, -5, 0.6, { fill: saddle })
  );
}

/** A feathery chikan flower in thread: outline petals and shadow work. */
export function chikan(thread: string, shadow: string): string {
  return (
    around(
      6,
      draw('M0 -1.6C3 -3 3.2 -7.4 0 -9C-3.2 -7.4 -3 -3 0 -1.6Z', { fill: shadow, stroke: thread, 'stroke-width': 1 }),
    ) +
    circle(0, 0, 1.7, { fill: thread }) +
    around(6, circle(0, -9.6, 0.55, { fill: thread }), 30)
  );
}

export function bandhaniDot(dot: string, heart: string): string {
  return (
    draw('M0 -2.1C1.2 -2 2.1 -1.2 2.1 0C2 1.2 1.2 2.1 0 2.1C-1.2 2 -2.1 1.2 -2.1 0C-2 -1.2 -1.2 -2.1 0 -2.1Z', {
      fill: dot,
    }) + circle(0.1, 0.1, 0.75, { fill: heart })
  );
}

export function diamond(width: number, height: number, fill: string): string {
  return draw(`M0 ${-height}L${width} 0L0 ${height}L${-width} 0Z`, { fill });
}

export function cluster(items: readonly (readonly [x: number, y: number, art: string])[]): string {
  return group({}, ...items.map(([x, y, art]) => place(art, { x, y })));
}
