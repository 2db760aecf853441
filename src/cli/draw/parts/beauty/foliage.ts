// Leaves, petals and the soft shadow they lie in.
import { darken, lighten, mix } from '../../colour.ts';
import { smooth, toD } from '../../path.ts';
import type { Knot } from '../../path.ts';
import { draw, ellipse, group, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A soft shadow on the ground under something small. */
export function pool(ctx: Ctx, x: number, y: number, rx: number, ry: number, strength = 0.5): string {
  const ink = mix(darken(ctx.tint, 0.62), '#40283f', 0.25);
  return group(
    { style: 'mix-blend-mode:multiply' },
    ellipse(x, y, rx, ry, {
      fill: radial(
        ctx.defs,
        [x, y],
        rx,
        [
          [0, ink, strength],
          [0.6, ink, strength * 0.6],
          [1, ink, 0],
        ],
        { squash: ry / rx },
      ),
    }),
  );
}

/** A leaf whose stalk is at (x, y) and whose tip points up before it is turned. */
export function leafBlade(leaf: {
  x: number;
  y: number;
  length: number;
  width: number;
  turn: number;
  colour: string;
  bend?: number;
  serrated?: boolean;
}): string {
  const { x, y, length, width, turn, colour, bend = 0, serrated = false } = leaf;
  const steps = serrated ? 12 : 6;
  const side = (sign: number): Knot[] =>
    Array.from({ length: steps - 1 }, (_, n): Knot => {
      const t = (n + 1) / steps;
      const wide = Math.sin(Math.PI * t ** 0.8) * width * 0.5 * (serrated && n % 2 ? 0.86 : 1);
      return [sign * wide + bend * t * t, -length * t];
    });
  const tip: Knot = [bend, -length, 'corner'];
  const half = (sign: number): string =>
    toD(
      smooth([[0, 0, 'corner'], ...side(sign), tip, [bend * 0.36, -length * 0.6], [bend * 0.09, -length * 0.3]], {
        closed: true,
      }),
    );
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map((t) => {
      const wide = Math.sin(Math.PI * t ** 0.8) * width * 0.36;
      const [cx, cy] = [bend * t * t, -length * t];
      return `M${cx} ${cy}L${cx + wide} ${cy - length * 0.1}M${cx} ${cy}L${cx - wide} ${cy - length * 0.1}`;
    })
    .join('');
  return place(
    draw(half(-1), { fill: lighten(colour, 0.16), stroke: darken(colour, 0.45), 'stroke-width': 0.6 }) +
      draw(half(1), { fill: darken(colour, 0.12), stroke: darken(colour, 0.45), 'stroke-width': 0.6 }) +
      draw(veins, { fill: 'none', stroke: lighten(colour, 0.4), 'stroke-width': 0.7, 'stroke-opacity': 0.6 }) +
      draw(`M0 0Q${bend * 0.25} ${-length * 0.5} ${bend} ${-length}`, {
        fill: 'none',
        stroke: lighten(colour, 0.5),
        'stroke-width': 1.1,
      }),
    { x, y, turn },
  );
}

/** A ring of round petals seen a little from above, those behind first. */
export function petalRing(ring: {
  count: number;
  radius: number;
  size: number;
  /** Shaded and lit tone. */
  colours: readonly [string, string];
  squash?: number;
  offset?: number;
  lift?: number;
  /** How much longer than wide the petals are. */
  long?: number;
}): string {
  const { count, radius, size, colours, squash = 0.75, offset = 0, lift = 0, long = 1.08 } = ring;
  const petals = Array.from({ length: count }, (_, n) => ((offset + (n * 360) / count) * Math.PI) / 180).sort(
    (a, b) => Math.sin(a) - Math.sin(b),
  );
  const art = petals.map((angle) => {
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const lit = mix(colours[1], colours[0], 0.5 + 0.5 * Math.cos(angle - Math.PI * 0.25) * 0.7);
    return place(
      ellipse(0, 0, size, size * long, { fill: lit, stroke: darken(colours[0], 0.35), 'stroke-width': 0.8 }) +
        ellipse(-size * 0.12, -size * 0.3, size * 0.62, size * 0.6, { fill: lighten(lit, 0.28), opacity: 0.55 }),
      { x, y, turn: (angle * 180) / Math.PI + 90 },
    );
  });
  return group({ transform: `translate(0 ${lift}) scale(1 ${squash})` }, ...art);
}
