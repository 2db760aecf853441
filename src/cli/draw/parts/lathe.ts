// Round things turned about an upright axis: bells, bottles, pots, lamps, jars. Seen a little from above.
import { joined, path, polygon, reversed, smooth, toD, trace } from '../path.ts';
import type { Knot, Path, Point } from '../path.ts';
import { draw, el, num } from '../svg.ts';
import type { Stop } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { clipTo } from '../light.ts';

/** A place on the front of a turned thing; `squeeze` is how much foreshortening narrows what stands there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly squeeze: number;
  /** -1 at the left edge, 1 at the right edge. */
  readonly side: number;
}

export interface Lathe {
  readonly outline: Path;
  readonly top: number;
  readonly bottom: number;
  readonly cx: number;
  halfAt(y: number): number;
  /** The front half of the circle around the axis at this height, from left to right. */
  ring(y: number): Path;
  /** The whole circle at this height, as seen: an oval. */
  oval(y: number): Path;
  /** The surface between two heights. */
  band(from: number, to: number): Path;
  /** Even steps around the front, foreshortened towards the edges; `reach` in degrees from the middle. */
  around(y: number, count: number, reach?: number): Place[];
}

/**
 * `profile` is the right-hand outline from top to bottom as [distance from the axis, y]; corners may be marked.
 * `tilt` is how round the rings look: 0 is seen level, 0.2 clearly from above.
 */
export function createLathe(cx: number, profile: readonly Knot[], tilt = 0.12): Lathe {
  const side = smooth(profile);
  const points = trace(side, 20);
  const [first, last] = [points[0] ?? side.start, points.at(-1) ?? side.start];
  const halfAt = (y: number): number => {
    for (let i = 1; i < points.length; i += 1) {
      const [a, b] = [points[i - 1] ?? first, points[i] ?? last];
      if (y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1])) {
        const span = b[1] - a[1];
        return span === 0 ? Math.max(a[0], b[0]) : a[0] + ((y - a[1]) / span) * (b[0] - a[0]);
      }
    }
    return y <= first[1] ? first[0] : last[0];
  };
  const arc = (y: number, half: number, direction: 1 | -1): Path => {
    const sag = half * tilt * direction;
    const k = 0.5523;
    return path(
      `M${cx - half} ${y}C${cx - half} ${y + sag * k} ${cx - half * k} ${y + sag} ${cx} ${y + sag}` +
        `C${cx + half * k} ${y + sag} ${cx + half} ${y + sag * k} ${cx + half} ${y}`,
    );
  };
  const right = (from: number, to: number): Path => {
    const inside = points.filter(([, y]) => y > from + 0.4 && y < to - 0.4);
    const list: Point[] = [[halfAt(from), from], ...inside, [halfAt(to), to]];
    // The chain is fine enough to be straight from point to point; a smoothing curve would overshoot at tight corners.
    return polygon(
      list.map(([x, y]): Point => [cx + x, y]),
      false,
    );
  };
  const left = (from: number, to: number): Path => {
    const one = right(from, to);
    const flip = ([x, y]: Point): Point => [2 * cx - x, y];
    return {
      start: flip(one.start),
      curves: one.curves.map(([a, b, c]) => [flip(a), flip(b), flip(c)] as const),
      closed: false,
    };
  };
  const body = (from: number, to: number, topDirection: 1 | -1): Path =>
    joined([
      left(from, to),
      arc(to, halfAt(to), 1),
      reversed(right(from, to)),
      reversed(arc(from, halfAt(from), topDirection)),
    ]);
  return {
    cx,
    top: first[1],
    bottom: last[1],
    outline: body(first[1], last[1], -1),
    halfAt,
    ring: (y) => arc(y, halfAt(y), 1),
    oval: (y) => joined([arc(y, halfAt(y), 1), reversed(arc(y, halfAt(y), -1))]),
    band: (from, to) => body(from, to, 1),
    around: (y, count, reach = 78) =>
      Array.from({ length: count }, (_, n): Place => {
        const degrees = count === 1 ? 0 : -reach + (n / (count - 1)) * reach * 2;
        const angle = (degrees * Math.PI) / 180;
        const half = halfAt(y);
        return {
          x: cx + half * Math.sin(angle),
          y: y + half * tilt * Math.cos(angle),
          squeeze: Math.max(0.16, Math.cos(angle)),
          side: Math.sin(angle),
        };
      }),
  };
}

/**
 * Fills a turned thing with light that follows its profile: the stops run from its left to its right edge at every
 * height.
 */
export function turnedFill(
  ctx: Ctx,
  lathe: Lathe,
  stops: readonly Stop[],
  from = lathe.top,
  to = lathe.bottom,
): string {
  const id = ctx.defs.add((own) =>
    el(
      'linearGradient',
      { id: own },
      ...stops.map(([offset, colour, opacity]) =>
        el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      ),
    ),
  );
  const step = 1;
  let art = '';
  for (let y = from - 1; y < to; y += step) {
    const [a, b] = [lathe.halfAt(y), lathe.halfAt(Math.min(y + step, to))];
    const half = (a + b) / 2 + 0.3;
    const sag = lathe.ring(y).curves[0]?.[2]?.[1] ?? y;
    const dip = sag - y;
    // Each slice is a bent strip as wide as the thing is at that height, so the gradient fits it exactly.
    art += draw(
      `M${num(lathe.cx - half)} ${num(y)}Q${num(lathe.cx)} ${num(y + dip * 2)} ${num(lathe.cx + half)} ${num(y)}V${num(y + step + 0.6)}Q${num(lathe.cx)} ${num(y + dip * 2 + step + 0.6)} ${num(lathe.cx - half)} ${num(y + step + 0.6)}Z`,
      { fill: `url(#${id})` },
    );
  }
  const whole = from === lathe.top && to === lathe.bottom ? lathe.outline : lathe.band(from, to);
  const base = stops[Math.floor(stops.length / 2)]?.[1] ?? '#888888';
  return clipTo(ctx, whole, draw(toD(whole), { fill: base }), art);
}

/** A print wrapped round a turned thing: narrowed towards the edges and bent as its rings are. */
export function wrapPrint(ctx: Ctx, lathe: Lathe, fabric: Fabric, from: number, to: number, scale = 1): string {
  const half = Math.max(lathe.halfAt(from), lathe.halfAt((from + to) / 2), lathe.halfAt(to));
  const dip = (lathe.ring(from).curves[0]?.[2]?.[1] ?? from) - from;
  const area = { x: lathe.cx - half - 2, y: from - 4, width: half * 2 + 4, height: to - from + half * 0.5 + 8 };
  const reach = half * 1.2;
  const channel = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
  const stops = Array.from({ length: 25 }, (_, n) => {
    const across = (n / 12 - 1) * 0.995;
    const push = 0.5 + (half * (Math.asin(across) - across)) / reach;
    const fall = 0.5 - (dip * Math.sqrt(1 - across * across)) / reach;
    return el('stop', { offset: n / 24, 'stop-color': `rgb(${channel(push)},${channel(fall)},128)` });
  });
  const ramp = ctx.defs.add((id) =>
    el(
      'linearGradient',
      { id, gradientUnits: 'userSpaceOnUse', x1: lathe.cx - half, x2: lathe.cx + half, y1: 0, y2: 0 },
      ...stops,
    ),
  );
  const map = ctx.defs.add((id) => el('rect', { id, ...area, fill: `url(#${ramp})` }));
  const filter = ctx.defs.add((id) =>
    el(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...area, 'color-interpolation-filters': 'sRGB' },
      el('feImage', { href: `#${map}`, result: 'map' }),
      el('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'map',
        scale: num(reach),
        xChannelSelector: 'R',
        yChannelSelector: 'G',
      }),
    ),
  );
  const wide = { x: area.x - half, y: area.y - half, width: area.width + half * 2, height: area.height + half * 2 };
  return clipTo(
    ctx,
    lathe.band(from, to),
    el('g', { filter: `url(#${filter})` }, fabric.paint(wide, { origin: [lathe.cx, from], scale })),
  );
}
