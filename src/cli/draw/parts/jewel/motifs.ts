// Small parts that many ornaments share: clusters of stones, coins, bells, leaves, drops, hooks.
import { darken, lighten } from '../../colour.ts';
import { METALS, metalPiece } from '../../materials.ts';
import type { Metal, MetalName } from '../../materials.ts';
import { oval, path } from '../../path.ts';
import { blur, circle, draw, ellipse, group, line, num, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { emblem } from '../beauty/emblem.ts';
import type { EmblemName } from '../beauty/emblem.ts';
import { STONES, bead, gem, grain, pearl, setStone } from '../stones.ts';
import type { StoneShape } from '../stones.ts';

/** Options that most ornaments have; a kind picks the lists it offers. */
export const METAL_CUTS = ['gold', 'antique-gold', 'oxidised', 'silver', 'rosegold'] as const;
export const STONE_CUTS = ['kundan', 'ruby', 'emerald', 'turquoise', 'crystal', 'sapphire', 'meena', 'none'] as const;
export const DROP_CUTS = ['pearls', 'beads', 'leaves', 'grains', 'none'] as const;

export interface Dress {
  readonly metal: Metal;
  readonly stone: string | undefined;
  /** Second stone, enamel or bead. */
  readonly second: string;
}

export function dressOf(ctx: Ctx, cut: { metal: MetalName; stones: (typeof STONE_CUTS)[number] }): Dress {
  const isMeena = cut.stones === 'meena';
  const stone = cut.stones === 'none' ? undefined : cut.stones === 'meena' ? ctx.colour(0) : STONES[cut.stones];
  return { metal: METALS[cut.metal], stone, second: ctx.colour(isMeena ? 1 : 0) };
}

/** A stone, or where a piece has none a dome of metal. */
export function stud(
  ctx: Ctx,
  dress: Dress,
  x: number,
  y: number,
  r: number,
  look: { shape?: StoneShape; turn?: number; second?: boolean } = {},
): string {
  const colour = look.second ? dress.second : dress.stone;
  if (colour === undefined || (dress.stone === undefined && look.second !== true))
    return grain(ctx, x, y, r * 0.82, dress.metal);
  return setStone(ctx, x, y, r, colour, dress.metal, { shape: look.shape, turn: look.turn });
}

/** A rosette: a heart with petals round it and grains between them, about `r` in radius. */
export function rosette(
  ctx: Ctx,
  dress: Dress,
  x: number,
  y: number,
  r: number,
  petals = 8,
  shape: StoneShape = 'drop',
): string {
  const { metal } = dress;
  const step = 360 / petals;
  const ring = Array.from({ length: petals }, (_, n) => {
    const angle = (n * step * Math.PI) / 180;
    const [px, py] = [Math.sin(angle) * r * 0.66, -Math.cos(angle) * r * 0.66];
    if (dress.stone === undefined)
      return place(metalPiece(ctx, path('M0 -11C6 -7 7 0 0 9C-7 0 -6 -7 0 -11Z'), metal, { rim: 1.5 }), {
        x: px,
        y: py,
        turn: n * step,
        scale: r / 30,
      });
    return setStone(ctx, px, py, r * 0.32, dress.stone, metal, { shape, turn: n * step });
  });
  const beads = Array.from({ length: petals }, (_, n) => {
    const angle = ((n + 0.5) * step * Math.PI) / 180;
    return grain(ctx, Math.sin(angle) * r * 0.92, -Math.cos(angle) * r * 0.92, r * 0.085, metal);
  });
  return place(
    metalPiece(ctx, oval(0, 0, r * 0.86), metal, { rim: 2 }) +
      beads.join('') +
      ring.join('') +
      setStone(ctx, 0, 0, r * 0.34, dress.second, metal),
    { x, y },
  );
}

/** A coin with a rim of grains and a mark struck into it. */
export function coin(ctx: Ctx, x: number, y: number, r: number, metal: Metal, mark: EmblemName = 'lotus'): string {
  const rim = Array.from({ length: 16 }, (_, n) =>
    grain(ctx, Math.sin((n * Math.PI) / 8) * r * 0.84, -Math.cos((n * Math.PI) / 8) * r * 0.84, r * 0.09, metal),
  );
  return place(
    metalPiece(ctx, oval(0, 0, r), metal, { rim: r * 0.12 }) +
      rim.join('') +
      emblem(mark, 0.6, 1, r * 0.56, lighten(metal.base, 0.7)) +
      emblem(mark, 0, 0, r * 0.56, metal.patina, darken(metal.base, 0.3)),
    { x, y },
  );
}

/** A hollow little bell with a slit, as on anklets. */
export function ghungroo(ctx: Ctx, x: number, y: number, r: number, metal: Metal): string {
  return (
    circle(x, y - r * 1.1, r * 0.3, { fill: 'none', stroke: metal.patina, 'stroke-width': r * 0.26 }) +
    grain(ctx, x, y, r, metal) +
    draw(`M${x - r * 0.94} ${y + r * 0.1}Q${x} ${y + r * 0.42} ${x + r * 0.94} ${y + r * 0.1}`, {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': r * 0.16,
      'stroke-opacity': 0.8,
    }) +
    line(x - r * 0.05, y + r * 0.34, x - r * 0.05, y + r * 0.86, { stroke: metal.patina, 'stroke-width': r * 0.2 }) +
    circle(x - r * 0.05, y + r * 0.3, r * 0.16, { fill: metal.patina })
  );
}

/** What hangs from a rim: wire, cap and a pearl, bead, leaf or grains; the hook is at (x, y). */
export function drop(
  ctx: Ctx,
  dress: Dress,
  sort: (typeof DROP_CUTS)[number],
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): string {
  if (sort === 'none') return '';
  const { metal, second } = dress;
  const wire =
    line(0, 0, 0, 7, { stroke: metal.patina, 'stroke-width': 1.7 }) +
    line(-0.4, 0, -0.4, 7, { stroke: lighten(metal.base, 0.5), 'stroke-width': 0.7 }) +
    grain(ctx, 0, 6.4, 2.1, metal);
  const art = {
    pearls: () => pearl(ctx, 0, 13.6, 5.6),
    beads: () => bead(ctx, 0, 13.4, 5.4, second),
    leaves: () =>
      place(
        metalPiece(ctx, path('M0 -9C5 -4 6.4 0 6.4 3C6.4 7 3.6 9.4 0 9.4S-6.4 7 -6.4 3C-6.4 0 -5 -4 0 -9Z'), metal, {
          rim: 1.4,
        }),
        { y: 16, scale: 0.9 },
      ),
    grains: () => grain(ctx, 0, 11, 3.4, metal) + grain(ctx, 0, 16.8, 2.3, metal),
  }[sort]();
  return place(wire + art, { x, y, scale, turn });
}

/** A large pear-shaped stone or pearl for the end of a pendant. */
export function tearDrop(ctx: Ctx, dress: Dress, x: number, y: number, r: number): string {
  return setStone(ctx, x, y, r, dress.stone ?? dress.second, dress.metal, { shape: 'drop' });
}

/** The curved wire that goes through the ear; its lower end is at (x, y). */
export function earHook(x: number, y: number, metal: Metal, scale = 1): string {
  const d = 'M0 0C-3 -20 -2 -38 10 -40C20 -41 22 -30 19 -16';
  return place(
    draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 2.8, 'stroke-linecap': 'round' }) +
      draw(d, { fill: 'none', stroke: lighten(metal.base, 0.4), 'stroke-width': 1.4, 'stroke-linecap': 'round' }),
    { x, y, scale },
  );
}

/** A ring of wire, seen from the front or edge on. */
export function jumpRing(x: number, y: number, r: number, metal: Metal, edgeOn = false): string {
  const rx = edgeOn ? r * 0.34 : r;
  return (
    ellipse(x, y, rx, r, { fill: 'none', stroke: metal.patina, 'stroke-width': r * 0.5 }) +
    ellipse(x - 0.2, y - 0.2, rx, r, { fill: 'none', stroke: lighten(metal.base, 0.35), 'stroke-width': r * 0.26 })
  );
}

/** A paisley of sheet metal with stones along its curve. */
export function paisley(ctx: Ctx, dress: Dress, x: number, y: number, scale: number, turn = 0): string {
  const outline = path('M-4 40C-30 38 -38 12 -28 -8C-18 -28 8 -24 8 -44C18 -40 30 -20 32 2C33 24 20 42 -4 40Z');
  const eyes = [
    [-14, 24],
    [-21, 8],
    [-15, -8],
    [14, 26],
    [20, 8],
    [14, -10],
  ]
    .map(([sx, sy]) => grain(ctx, sx ?? 0, sy ?? 0, 3, dress.metal))
    .join('');
  return place(
    metalPiece(ctx, outline, dress.metal, { rim: 2.4 }) +
      eyes +
      stud(ctx, dress, 0, 12, 10, { shape: 'drop' }) +
      gem(ctx, 9, -32, 3.4, dress.second),
    { x, y, scale, turn },
  );
}

/** A large brilliant seen from above: table, star and kite facets, each turned a little to or from the light. */
export function brilliant(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const at = (n: number, share: number): string => {
    const angle = (n * Math.PI) / 8;
    return `${num(Math.sin(angle) * r * share)} ${num(-Math.cos(angle) * r * share)}`;
  };
  const facet = (points: readonly string[], n: number, gain = 1): string => {
    // Facets that look to the upper left are bright, and so are some on the other side, as in real stones.
    const lit = Math.cos(((n - 14) * Math.PI) / 8) * 0.6 + (n % 3 === 0 ? 0.3 : -0.15);
    return draw(`M${points.join('L')}Z`, {
      fill: lit > 0 ? '#ffffff' : darken(colour, 0.62),
      opacity: Math.min(0.85, Math.abs(lit) * gain),
    });
  };
  const parts = Array.from({ length: 8 }, (_, k) => {
    const n = k * 2;
    return (
      facet([at(n, 0.52), at(n + 1, 0.74), at(n + 2, 0.52)], n + 1, 0.8) +
      facet([at(n, 0.52), at(n + 1, 0.74), at(n, 1), at(n - 1, 0.74)], n, 0.9) +
      facet([at(n, 1), at(n + 1, 0.74), at(n + 1, 1)], n + 1) +
      facet([at(n + 1, 1), at(n + 1, 0.74), at(n + 2, 1)], n + 2, 0.7)
    );
  });
  const table = `M${[0, 2, 4, 6, 8, 10, 12, 14].map((n) => at(n, 0.52)).join('L')}Z`;
  return place(
    circle(0, 0, r, {
      fill: radial(ctx.defs, [-r * 0.2, -r * 0.2], r * 1.3, [
        [0, lighten(colour, 0.55)],
        [0.55, colour],
        [1, darken(colour, 0.45)],
      ]),
      stroke: darken(colour, 0.6),
      'stroke-width': 1,
    }) +
      parts.join('') +
      draw(table, { fill: '#ffffff', opacity: 0.3 }) +
      draw(`M${at(12, 0.5)}L${at(14, 0.5)}L${at(0, 0.5)}L${at(6, 0.1)}Z`, { fill: '#ffffff', opacity: 0.55 }) +
      draw(table, { fill: 'none', stroke: '#ffffff', 'stroke-width': 0.8, 'stroke-opacity': 0.8 }),
    { x, y },
  );
}

/** The shadow of a ring on what it lies on: hollow, as `wallShadow` cannot be. */
export function ringShadow(ctx: Ctx, ring: { cx: number; cy: number; rx: number; ry: number; width: number }): string {
  const { cx, cy, rx, ry, width } = ring;
  return group(
    { style: 'mix-blend-mode:multiply' },
    ellipse(cx + 7, cy + 9, rx, ry, {
      fill: 'none',
      stroke: darken(ctx.tint, 0.6),
      'stroke-width': width * 1.05,
      opacity: 0.42,
      filter: blur(ctx.defs, 5, { x: cx - rx - 20, y: cy - ry - 20, width: rx * 2 + 54, height: ry * 2 + 58 }),
    }),
  );
}
