// What a pattern is: a tile that repeats, or a field that covers a whole box once.
import { darken, lightnessOf, mix } from '../colour.ts';
import type { Box } from '../path.ts';
import type { Random } from '../random.ts';
import { place } from '../svg.ts';
import type { Defs } from '../svg.ts';

export interface Kit {
  readonly defs: Defs;
  readonly random: Random;
  /** The pattern's colours; 0 is the ground. What a recipe leaves out is derived so that it shows on the ground. */
  c(index: number): string;
}

export interface Tile {
  readonly width: number;
  readonly height: number;
  /** Drawn over the ground colour; must meet itself at the tile's edges (see `scatter`). */
  readonly art: string;
  /** A turn of the tile itself, in degrees. */
  readonly turn?: number;
}

/** For patterns that do not repeat, such as ombre: covers the given box. */
export interface Field {
  readonly field: (box: Box) => string;
}

export interface Pattern {
  readonly about: string;
  /** How many colours it uses, the ground included. */
  readonly colours: number;
  readonly make: (kit: Kit) => Tile | Field;
}

export type Patterns = Readonly<Record<string, Pattern>>;

export function createKit(defs: Defs, random: Random, colours: readonly string[]): Kit {
  const ground = colours[0] ?? '#f2e8d5';
  const derive = (index: number): string => {
    const ink = lightnessOf(ground) < 0.62 ? mix(ground, '#f6ecd8', 0.78) : darken(ground, 0.5);
    return mix(ground, ink, [0, 1, 0.55, 0.75, 0.35][index] ?? 0.6);
  };
  return { defs, random, c: (index) => colours[index] ?? (index === 0 ? ground : derive(index)) };
}

/**
 * Places a motif of the given reach in a tile and repeats it across each edge that it crosses, so that the tile
 * joins without a cut.
 */
export function wrap(
  tile: { width: number; height: number },
  x: number,
  y: number,
  reach: number,
  motif: string,
  at: { turn?: number; scale?: number | string } = {},
): string {
  let art = '';
  for (const dx of [-tile.width, 0, tile.width]) {
    for (const dy of [-tile.height, 0, tile.height]) {
      const [px, py] = [x + dx, y + dy];
      if (px + reach < 0 || px - reach > tile.width || py + reach < 0 || py - reach > tile.height) continue;
      art += place(motif, { x: px, y: py, ...at });
    }
  }
  return art;
}

/** Distance of two points of a tile, across its edges where that is nearer. */
export function apart(
  tile: { width: number; height: number },
  a: { x: number; y: number },
  b: { x: number; y: number },
): number {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return Math.hypot(Math.min(dx, tile.width - dx), Math.min(dy, tile.height - dy));
}

/** Points spread evenly but not in rows; distances are measured across the tile's edges. */
export function spread(
  random: Random,
  tile: { width: number; height: number },
  count: number,
): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    let best = { x: 0, y: 0 };
    let bestDistance = -1;
    for (let tries = 0; tries < 18; tries += 1) {
      const candidate = { x: random.between(0, tile.width), y: random.between(0, tile.height) };
      let nearest = Infinity;
      for (const other of points) nearest = Math.min(nearest, apart(tile, candidate, other));
      if (nearest > bestDistance) [best, bestDistance] = [candidate, nearest];
    }
    points.push(best);
  }
  return points;
}

/** Half-drop arrangement, the weaver's and block printer's usual one: one motif at the corner, one in the middle. */
export function halfDrop(
  tile: { width: number; height: number },
  reach: number,
  first: string,
  second: string = first,
  at: { turn?: number; scale?: number } = {},
): string {
  return (
    wrap(tile, tile.width * 0.25, tile.height * 0.25, reach, first, at) +
    wrap(tile, tile.width * 0.75, tile.height * 0.75, reach, second, at)
  );
}

/** Copies of motifs thrown over a square tile, each turned a little (`lean` degrees in all). */
export function thrown(
  kit: Kit,
  size: number,
  count: number,
  reach: number,
  motif: (n: number) => string,
  scale: number,
  lean = 360,
): Tile {
  const tile = { width: size, height: size };
  const art = spread(kit.random, tile, count)
    .map(({ x, y }, n) =>
      wrap(tile, x, y, reach, motif(n), {
        turn: kit.random.near(0, lean / 2),
        scale: scale * kit.random.between(0.82, 1.14),
      }),
    )
    .join('');
  return { ...tile, art };
}
