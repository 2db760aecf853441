// Thin straps: sewn ones on camisoles and slips, elastic ones with slides and rings on bras.
import { darken, lighten } from '../colour.ts';
import { spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, place, rect } from '../svg.ts';

/** The strap's edges, its cloth, and the light along it; elastic has fine ribs across. */
export function thinStrap(along: Path, width: number, colour: string, options: { elastic?: boolean } = {}): string {
  const d = toD(along);
  const look = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const ribs = options.elastic
    ? draw(d, {
        ...look,
        stroke: darken(colour, 0.35),
        'stroke-width': width * 0.86,
        'stroke-opacity': 0.28,
        'stroke-dasharray': '.9 1.9',
      })
    : '';
  return (
    draw(d, {
      ...look,
      stroke: '#2b1a33',
      'stroke-width': width,
      'stroke-opacity': 0.22,
      transform: 'translate(2.4 3.2)',
    }) +
    draw(d, { ...look, stroke: darken(colour, 0.5), 'stroke-width': width + 1.4 }) +
    draw(d, { ...look, stroke: colour, 'stroke-width': width }) +
    ribs +
    draw(d, {
      ...look,
      stroke: lighten(colour, 0.5),
      'stroke-width': width * 0.24,
      'stroke-opacity': 0.6,
      transform: `translate(${-width * 0.16} 0)`,
    })
  );
}

/** A slide across a strap, at a share of its length. */
export function strapSlide(along: Path, share: number, width: number, metal: string): string {
  const spot = spotsAlong(along, 101)[Math.round(share * 100)];
  if (spot === undefined) return '';
  const [w, h] = [width + 5, 7];
  const frame = (ink: string, size: number): string =>
    rect(-w / 2, -h / 2, w, h, { fill: 'none', stroke: ink, 'stroke-width': size, rx: 1.6 }) +
    rect(-w / 2, -0.6, w, 1.4, { fill: ink });
  return place(frame(darken(metal, 0.45), 2.8) + frame(lighten(metal, 0.35), 1.5), {
    x: spot.x,
    y: spot.y,
    turn: spot.turn + 90,
  });
}
