// Placing what is drawn: enlarging a part for a second picture, fitting a product into the canvas.
import { blur, el, group, num, radial, rect } from './svg.ts';
import type { Box } from './path.ts';
import { GROUND } from './backdrops/stage.ts';
import type { Ctx } from './types.ts';

/** Products stay inside this box; shadows may leave it. */
export const SAFE: Box = { x: 30, y: 26, width: 452, height: 458 };

/** Enlarges what `content` draws so that (x, y) comes to the middle of the canvas. */
export function zoom(
  ctx: Ctx,
  at: { x: number; y: number; factor: number; turn?: number },
  content: () => string,
): string {
  const before = ctx.zoom;
  ctx.zoom = before * at.factor;
  const art = content();
  ctx.zoom = before;
  const turn = at.turn ? ` rotate(${num(at.turn)})` : '';
  return el(
    'g',
    { transform: `translate(256 256)${turn} scale(${num(at.factor)}) translate(${num(-at.x)} ${num(-at.y)})` },
    art,
  );
}

/** Scales and moves a drawing of the given extent into `into`, standing on its lower edge when `stand` is set. */
export function fit(ctx: Ctx, extent: Box, into: Box, content: () => string, stand = false): string {
  const factor = Math.min(into.width / extent.width, into.height / extent.height);
  const before = ctx.zoom;
  ctx.zoom = before * factor;
  const art = content();
  ctx.zoom = before;
  const x = into.x + into.width / 2 - (extent.x + extent.width / 2) * factor;
  const y = stand
    ? into.y + into.height - (extent.y + extent.height) * factor
    : into.y + into.height / 2 - (extent.y + extent.height / 2) * factor;
  return el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${num(factor)})` }, art);
}

/**
 * The height of the line on which a thing of the given height stands. Low things stand a little further back, so that
 * the picture is not empty above them; a plinth or a shelf leaves no choice.
 */
export function groundFor(ctx: Ctx, height: number): number {
  if (ctx.recipe.backdrop === 'podium' || ctx.recipe.backdrop === 'shelf') return GROUND;
  return Math.min(GROUND, Math.max(402, 256 + height / 2 + 26));
}

/** Left, top, width and height of what a kind draws. */
export type Extent = readonly [x: number, y: number, width: number, height: number];

interface Standing {
  readonly extent: Extent;
  /** Middle of the close-up, in shares of the width and of the height. */
  readonly near: { readonly x: number; readonly y: number; readonly turn?: number };
  /** Free space at both sides and above, and how tall the thing is taken to be (`groundFor`). */
  readonly room: { readonly side: number; readonly top: number; readonly tall: number };
}

/** A thing that stands on the ground, whole; in the view `detail` the part of it that `near` names, as through a lens. */
export function showStanding(ctx: Ctx, { extent, near, room }: Standing, whole: () => string): string {
  const [x, y, width, height] = extent;
  if (ctx.view === 'detail') {
    const at = { x: x + width * near.x, y: y + height * near.y, factor: 2, ...(near.turn && { turn: near.turn }) };
    return focusFrom(ctx, { at: [256, 256], sharp: 140, reach: 380 }, zoom(ctx, at, whole));
  }
  const { side, top, tall } = room;
  const into = { x: side, y: top, width: 512 - 2 * side, height: groundFor(ctx, tall) + 14 - top };
  return fit(ctx, { x, y, width, height }, into, whole, true);
}

/**
 * As a lens sees things that are near: sharp within `sharp` units of a point, then softer and softer up to `reach`.
 * Gives depth to close-ups and saves their bytes.
 */
export function focusFrom(
  ctx: Ctx,
  lens: { at: readonly [number, number]; sharp: number; reach: number },
  art: string,
): string {
  const { at, sharp, reach } = lens;
  const id = ctx.defs.add((own) => group({ id: own }, art));
  const copy = el('use', { href: `#${id}` });
  const layer = (deviation: number, from: number, to: number): string => {
    const fade = radial(ctx.defs, at, to, [
      [0, '#fff', 0],
      [from / to, '#fff', 0],
      [1, '#fff', 1],
    ]);
    const area = { x: -40, y: -40, width: 592, height: 592 };
    const mask = ctx.defs.add((own) =>
      el('mask', { id: own, maskUnits: 'userSpaceOnUse', ...area }, rect(-40, -40, 592, 592, { fill: fade })),
    );
    return group({ mask: `url(#${mask})` }, group({ filter: blur(ctx.defs, deviation) }, copy));
  };
  const middle = sharp + (reach - sharp) * 0.45;
  return copy + layer(1.7, sharp, middle) + layer(4.4, middle, reach);
}
