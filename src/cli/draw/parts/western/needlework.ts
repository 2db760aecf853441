// Handwork placed on dresses: vines, scattered flowers, worked yokes and hems, fringes in rows.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { lengthOf, parallel, path, smooth, spotsAlong, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { blossom, leaf, rosette } from '../../patterns/motifs.ts';
import type { Random } from '../../random.ts';
import { circle, draw, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { knots } from './knots.ts';
import type { Upper } from './upper.ts';

export const WORKS = ['none', 'yoke', 'vine', 'sprays', 'rays', 'medallion', 'scatter', 'fringes', 'beads'] as const;
export type WorkName = (typeof WORKS)[number];

export interface Worked {
  readonly onBody: string;
  readonly onSkirt: string;
  /** Laid on last, so that its ends hang free below the hem. */
  readonly overHem?: string;
}

export interface Threads {
  readonly main: string;
  readonly second: string;
  readonly ground: string;
}

/** The trim's colour, the one named before it, and the cloth's own. */
export function threadsOf(ctx: Ctx, trim: string): Threads {
  const second = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.35);
  return { main: trim, second, ground: ctx.colour(0) };
}

/** A leaf in satin stitch: slanting threads to both sides of its vein. */
function sewnLeaf(thread: string): string {
  const deep = darken(thread, 0.38);
  const threads = [-2.2, -3.8, -5.4].map((y) => `M-1.9 ${y - 0.9}L0 ${y}L1.9 ${y - 0.9}`).join('');
  return leaf(thread, deep) + draw(threads, { fill: 'none', stroke: deep, 'stroke-width': 0.4, 'stroke-opacity': 0.7 });
}

function vineAlong(along: Path, { main, second, ground }: Threads, size: number): string {
  const spots = spotsAlong(along, Math.max(4, Math.round(lengthOf(along) / (15 * size)) + 1));
  const stem = draw(toD(along), { fill: 'none', stroke: second, 'stroke-width': 2 * size, 'stroke-linecap': 'round' });
  return (
    stem +
    spots
      .map((spot, n) => {
        // Leaves point the way the stem grows, one on each side in turn, flowers stand opposite on short stalks.
        const out = n % 2 ? 1 : -1;
        const pair =
          place(sewnLeaf(second), { turn: 90 + out * 40, scale: 1.9 * size }) +
          place(sewnLeaf(second), { x: 6 * size, turn: 90 - out * 46, scale: 1.25 * size });
        const head =
          n % 4 === 1
            ? place(rosette(main, lighten(main, 0.45), ground), { scale: 1.15 * size })
            : n % 4 === 3
              ? place(blossom(lighten(main, 0.25), second), { scale: 1.2 * size })
              : '';
        const flower = head
          ? draw(`M0 0Q${4 * size} ${-out * 6 * size} ${3 * size} ${-out * 13 * size}`, {
              fill: 'none',
              stroke: second,
              'stroke-width': 1.5 * size,
            }) + place(head, { x: 3 * size, y: -out * 15 * size })
          : '';
        return place(pair + flower, { x: spot.x, y: spot.y, turn: spot.turn });
      })
      .join('')
  );
}

function yokeWork(upper: Upper, { main, second, ground }: Threads): string {
  const colours = [ground, main, second] as const;
  const drop = (by: number): Path => parallel(upper.neckline, by);
  const sprig = (x: number, y: number, turn: number): string =>
    place(
      place(leaf(second), { turn: -50, scale: 0.9 }) +
        place(leaf(second), { turn: 50, scale: 0.9 }) +
        place(blossom(main, second), { y: -7, scale: 0.8 }),
      { x, y, turn },
    );
  const rim = spotsAlong(drop(30), 15)
    .slice(1, -1)
    .map((spot) => sprig(spot.x, spot.y, spot.turn + 180))
    .join('');
  return (
    border(upper.neckline, { style: 'zari', width: 11, colours, side: 'right' }) +
    border(drop(13), { style: 'beads', width: 4.4, colours: [ground, second, main], side: 'right' }) +
    border(drop(17.5), { style: 'chevron', width: 8, colours, side: 'right' }) +
    rim
  );
}

function medallion({ main, second, ground }: Threads, scale: number): string {
  const ring = (count: number, radius: number, art: string): string =>
    Array.from({ length: count }, (_, n) => place(place(art, { y: -radius }), { turn: (360 * n) / count })).join('');
  return place(
    circle(0, 0, 27, { fill: 'none', stroke: main, 'stroke-width': 1.6 }) +
      circle(0, 0, 14, { fill: second }) +
      ring(12, 20.5, place(leaf(main), { y: 4, scale: 0.9 })) +
      ring(24, 30, circle(0, 0, 1.5, { fill: second })) +
      place(rosette(main, lighten(main, 0.5), ground), { scale: 1.25 }),
    { scale },
  );
}

/** Close threads of uneven length and tone along a slightly sagging line. */
function hangingThreads(random: Random, y: number, wide: number, deep: number, main: string): string {
  const count = Math.round(wide / 1.25);
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = (n / count) * 2 - 1;
    const [x, top] = [AXIS + t * wide, y + 4.5 * (1 - t * t)];
    const tone = random.pick([main, main, darken(main, 0.22), lighten(main, 0.28)]);
    return draw(
      `M${num(x)} ${num(top)}q${num(random.near(0, 2))} ${num(deep * 0.5)} ${num(random.near(0, 1.6))} ${num(deep * random.between(0.88, 1.04))}`,
      {
        fill: 'none',
        stroke: tone,
        'stroke-width': 1.9,
      },
    );
  }).join('');
}

/** One row of silk fringe: a braid, the threads that hang from it, and their shadow on the row underneath. */
function threadRow(random: Random, y: number, wide: number, deep: number, { main, second, ground }: Threads): string {
  const shade = [
    { from: 0, to: deep, tone: 0.35, opacity: 0.55 },
    { from: deep * 0.8, to: deep + 7, tone: 0.6, opacity: 0.42 },
  ]
    .map(({ from, to, tone, opacity }) =>
      draw(`M${AXIS - wide} ${y + from}Q${AXIS} ${y + from + 9} ${AXIS + wide} ${y + from}V${y + to}H${AXIS - wide}Z`, {
        fill: darken(ground, tone),
        opacity,
      }),
    )
    .join('');
  const braid = path(`M${AXIS - wide} ${y}Q${AXIS} ${y + 9} ${AXIS + wide} ${y}`);
  const threads = hangingThreads(random, y, wide, deep, main);
  return shade + threads + draw(toD(braid), { fill: 'none', stroke: second, 'stroke-width': 3.4 });
}

/** `end` is where the bodice ends, `hem` and `half` where the skirt does. */
export function workOn(
  ctx: Ctx,
  name: WorkName,
  upper: Upper,
  at: { end: number; hem: number; half: number },
  threads: Threads,
): Worked {
  const { end, hem, half } = at;
  const random = ctx.random.fork('work');
  const { main, second } = threads;
  // Vines and medallions are sewn on the front alone; the sprays go round the hem, behind in the gaps between the front's.
  const back = ctx.view === 'back';
  if (back && (name === 'vine' || name === 'medallion')) return { onBody: '', onSkirt: '' };
  switch (name) {
    case 'yoke':
      return { onBody: yokeWork(upper, threads), onSkirt: '' };
    case 'vine': {
      const foot = AXIS + half * 0.5;
      const rise = smooth(
        knots(
          `${foot} ${hem + 2}, ${foot - 34} ${hem - (hem - end) * 0.36}, ${foot - 14} ${hem - (hem - end) * 0.66}, ${AXIS + 12} ${end + 6}`,
        ),
      );
      const breast = smooth(knots(`${AXIS + 14} ${end}, ${AXIS - 14} ${end - 34}, ${AXIS - 34} 128, ${AXIS - 42} 92`));
      return { onBody: vineAlong(breast, threads, 0.85), onSkirt: vineAlong(rise, threads, 1.25) };
    }
    case 'sprays': {
      const spray = (x: number, y: number, turn: number, size: number): string =>
        place(vineAlong(smooth(knots('0 0, 8 -24, 0 -50')), threads, 0.8), { x, y, turn, scale: size });
      const row = (back ? [-0.86, -0.55, -0.17, 0.21, 0.5, 0.84] : [-0.72, -0.36, 0, 0.36, 0.72]).map((t, n) =>
        spray(AXIS + t * half, hem + 6 - Math.abs(t) * 4, t * 16, n % 2 ? 1.1 : 1.45),
      );
      return {
        onBody: back ? '' : [-1, 1].map((s) => spray(AXIS + s * 26, end + 4, s * 12, 0.95)).join(''),
        onSkirt: row.join(''),
      };
    }
    case 'rays': {
      const ray = (t: number): string => {
        const line = path(`M${AXIS + t * 54} ${end + 4}L${AXIS + t * half * 0.98} ${hem}`);
        return border(line, {
          style: 'beads',
          width: 4.2,
          colours: [threads.ground, Math.round(t * 8) % 2 ? main : second, main],
          side: 'left',
        });
      };
      return {
        onBody: border(upper.neckline, {
          style: 'beads',
          width: 6,
          colours: [threads.ground, main, second],
          side: 'right',
        }),
        onSkirt: [-0.86, -0.62, -0.37, -0.12, 0.12, 0.37, 0.62, 0.86].map(ray).join(''),
      };
    }
    case 'medallion':
      return {
        onBody: place(medallion(threads, 0.95), { x: AXIS, y: Math.min(end - 30, upper.low + 40) }),
        onSkirt: [-0.66, 0, 0.66]
          .map((t) =>
            place(medallion(threads, 1.05), { x: AXIS + t * half * 0.9, y: hem - 42 + (1 - Math.abs(t)) * 8 }),
          )
          .join(''),
      };
    case 'scatter': {
      const flower = (x: number, y: number, n: number): string => {
        const art =
          n % 3 === 0
            ? rosette(main, lighten(main, 0.5), second)
            : n % 3 === 1
              ? blossom(second, main)
              : place(leaf(second), { scale: 1.1 });
        return place(art, { x, y, turn: random.between(0, 360), scale: random.between(0.6, 1.05) });
      };
      const rain = (from: number, to: number, wide: number, count: number): string =>
        Array.from({ length: count }, (_, n) => {
          const t = Math.sqrt((n + 0.5) / count);
          return flower(AXIS + random.near(0, wide), from + (to - from) * t, n);
        }).join('');
      return { onBody: rain(end - 34, end, 60, 12), onSkirt: rain(end, hem + 6, half, 70) };
    }
    case 'fringes': {
      const rows = Math.max(3, Math.round((hem - end) / 34));
      const deep = (hem - end) / rows;
      const art = Array.from({ length: rows }, (_, n) => {
        const t = n / rows;
        return threadRow(random, end + (hem - end) * t, 80 + (half - 70) * t, deep + 7, threads);
      });
      const colours = [threads.ground, main, second] as const;
      return {
        onBody: border(upper.neckline, { style: 'beads', width: 5, colours, side: 'right' }),
        onSkirt: art.reverse().join(''),
        overHem: hangingThreads(random, hem - 20, half - 1.5, 38, mix(darken(main, 0.12), threads.ground, 0.2)),
      };
    }
    case 'beads': {
      const bead = (x: number, y: number, r: number): string =>
        circle(x + 0.5, y + 0.8, r, { fill: darken(threads.ground, 0.4), opacity: 0.6 }) +
        circle(x, y, r, { fill: main }) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.35, { fill: lighten(main, 0.8) });
      const field = (from: number, to: number, wide: number, count: number, fade: boolean): string =>
        Array.from({ length: count }, (_, n) => {
          const t = fade ? ((n + 0.5) / count) ** 1.9 : (n + 0.5) / count;
          return bead(AXIS + random.near(0, wide), from + (to - from) * t, random.between(1.3, 2.8));
        }).join('');
      return {
        onBody: field(upper.plan.top + 30, end, 74, 120, false),
        onSkirt: field(end, end + (hem - end) * 0.6, half * 0.8, 90, true),
      };
    }
    default:
      return { onBody: '', onSkirt: '' };
  }
}
