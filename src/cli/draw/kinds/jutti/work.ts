// Needlework on the vamp of a jutti, in the shoe's own units (toe at y = -200, throat near y = -60).
import { darken, lighten, mix } from '../../colour.ts';
import { path, spotsAlong } from '../../path.ts';
import { ambi, leaf, lotus, rosette } from '../../patterns/motifs.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';

export const WORKS = ['vine', 'ambi', 'mirror', 'lotus', 'pearl', 'rays', 'kutch', 'plain'] as const;
export type Work = (typeof WORKS)[number];

interface Threads {
  readonly ground: string;
  readonly metal: string;
  readonly accent: string;
}

const both = (art: string): string => art + place(art, { scale: '-1 1' });

const bead = (x: number, y: number, r: number, colour: string): string =>
  circle(x + r * 0.3, y + r * 0.4, r, { fill: darken(colour, 0.55), opacity: 0.5 }) +
  circle(x, y, r, { fill: colour }) +
  circle(x - r * 0.3, y - r * 0.34, r * 0.36, { fill: lighten(colour, 0.85) });

const mirror = (x: number, y: number, r: number, ring: string, stitch: string): string =>
  circle(x, y, r * 1.5, { fill: stitch }) +
  circle(x, y, r * 1.24, { fill: ring }) +
  circle(x, y, r, { fill: '#c9d6dc' }) +
  place(draw('M-6 2L2 -6L6 -4L-3 6Z', { fill: '#ffffff', opacity: 0.85 }), { x, y, scale: r / 9 });

const stem = (d: string, colour: string, width: number): string =>
  draw(d, { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': width, transform: 'translate(.7 1)' }) +
  draw(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }) +
  draw(d, {
    fill: 'none',
    stroke: lighten(colour, 0.7),
    'stroke-width': width * 0.4,
    'stroke-dasharray': '2.4 2',
  });

/** Rows of dori along the throat, both sides and the edge of the toe, which every worked jutti has. */
function edging({ metal, accent }: Threads, round: boolean, full: boolean): string {
  const toe = round
    ? 'M0 -188C28 -188 46 -154 52 -118C56 -94 56 -64 54 -44'
    : 'M0 -190C10 -174 28 -154 42 -126C54 -104 57 -76 54 -46';
  const dots = spotsAlong(path(toe), full ? 24 : 0)
    .slice(1, -1)
    .map(({ x, y }) => circle(x - 4.5, y + 3, 1.5, { fill: accent }))
    .join('');
  return both(
    stem('M0 -70C22 -74 46 -58 52 -22C56 10 46 58 46 98C46 150 36 190 0 190', metal, 2.6) +
      (full ? stem(toe, metal, 2.2) + dots : '') +
      Array.from({ length: 9 }, (_, n) =>
        circle(51.5 - Math.max(0, n - 3) * 1.1, 2 + n * 17, 2.2, { fill: accent }),
      ).join(''),
  );
}

const leaves = (list: readonly (readonly [number, number, number, number])[], fill: string): string =>
  list.map(([x, y, turn, scale]) => place(leaf(fill, darken(fill, 0.4)), { x, y, turn, scale })).join('');

function vine({ ground, metal, accent }: Threads): string {
  return (
    both(
      stem('M0 -150C22 -156 34 -132 28 -114C24 -102 10 -104 12 -116', metal, 2.8) +
        stem('M0 -80C16 -78 34 -82 40 -96C43 -106 34 -112 30 -106', metal, 2.8) +
        leaves(
          [
            [16, -150, 40, 1.7],
            [27, -136, 76, 1.5],
            [28, -118, 112, 1.3],
            [24, -80, 60, 1.6],
            [38, -90, 84, 1.3],
            [16, -80, 140, 1],
            [6, -162, 20, 1.3],
          ],
          metal,
        ) +
        bead(12, -115, 3.6, accent) +
        bead(31, -104, 3.2, accent) +
        bead(40, -70, 3, accent) +
        place(rosette(accent, metal, ground), { x: 43, y: -118, scale: 0.62 }),
    ) +
    place(rosette(metal, accent, ground), { y: -98, scale: 2.1 }) +
    leaves([[0, -124, 0, 2]], metal) +
    bead(0, -168, 3.2, accent)
  );
}

function ambis({ ground, metal, accent }: Threads): string {
  return (
    place(ambi(metal, ground, accent), { x: 0, y: -112, turn: 6, scale: 4 }) +
    [-26, -14, -2, 10, 22].map((x, n) => bead(x, [-76, -69, -66, -69, -76][n] ?? -70, 2.8, accent)).join('') +
    both(
      place(rosette(accent, metal, ground), { x: 40, y: -86, scale: 0.85 }) +
        leaves(
          [
            [36, -104, 20, 1.6],
            [34, -122, -8, 1.4],
            [26, -142, -24, 1.3],
            [14, -160, -34, 1.2],
          ],
          accent,
        ),
    ) +
    leaves([[0, -164, 0, 1.4]], metal)
  );
}

function mirrors({ ground, metal, accent }: Threads): string {
  const middle = [
    [0, -92, 12],
    [0, -132, 9.4],
    [0, -163, 6.4],
  ] as const;
  const sides = [
    [31, -110, 8.6],
    [42, -78, 7],
    [21, -146, 6.4],
  ] as const;
  const grains = [
    [17, -74],
    [17, -112],
    [24, -128],
    [46, -98],
    [34, -92],
    [10, -148],
    [28, -66],
  ] as const;
  return (
    both(
      sides.map(([x, y, r]) => mirror(x, y, r, metal, accent)).join('') +
        grains.map(([x, y]) => bead(x, y, 2.4, metal)).join(''),
    ) + middle.map(([x, y, r]) => mirror(x, y, r, metal, mix(accent, ground, 0.12))).join('')
  );
}

function lotuses({ metal, accent }: Threads): string {
  return (
    place(lotus(accent, lighten(accent, 0.4), metal), { y: -106, scale: 3.6 }) +
    stem('M0 -76V-70', metal, 2.4) +
    both(
      place(lotus(lighten(accent, 0.3), metal, metal), { x: 38, y: -82, turn: 30, scale: 1.25 }) +
        stem('M8 -78C20 -72 30 -70 36 -74', metal, 2) +
        leaves(
          [
            [22, -132, 34, 1.7],
            [38, -110, 48, 1.5],
            [9, -148, 14, 1.7],
          ],
          metal,
        ),
    ) +
    leaves([[0, -152, 0, 2]], metal) +
    bead(0, -178, 3, accent)
  );
}

function pearls({ metal, accent }: Threads): string {
  let art = '';
  for (let row = 0; row < 8; row += 1) {
    const y = -178 + row * 14.5;
    const half = [4, 15, 25, 33, 40, 45, 48, 49][row] ?? 40;
    const count = Math.max(1, Math.round(half / 7));
    for (let n = 0; n < count; n += 1) {
      const x = count === 1 ? 0 : -half + ((n + (row % 2 ? 0.5 : 0)) / (count - 0.5)) * half * 2;
      if (Math.abs(x) <= half) art += (row + n) % 4 === 1 ? bead(x, y, 2.2, accent) : bead(x, y, 3.3, metal);
    }
  }
  return art;
}

function rays({ metal, accent, ground }: Threads): string {
  const ray = Array.from({ length: 13 }, (_, n) => {
    const turn = -96 + n * 16;
    const long = 74 + Math.cos((turn * Math.PI) / 180) * 38;
    return place(
      draw(`M0 -16L4.6 -${(long * 0.62).toFixed(1)}L0 -${long.toFixed(1)}L-4.6 -${(long * 0.62).toFixed(1)}Z`, {
        fill: n % 2 ? metal : lighten(metal, 0.3),
        stroke: darken(metal, 0.45),
        'stroke-width': 0.7,
      }) + circle(0, -long - 5, 2.1, { fill: accent }),
      { turn },
    );
  }).join('');
  return place(ray + ellipse(0, 0, 17, 17, { fill: metal }) + place(rosette(accent, ground, metal), { scale: 1.5 }), {
    y: -74,
  });
}

function kutch({ ground, metal, accent }: Threads): string {
  const square = (x: number, y: number, scale: number, turn: number): string =>
    place(
      draw('M0 -10L10 0L0 10L-10 0Z', { fill: accent }) +
        draw('M0 -6.4L6.4 0L0 6.4L-6.4 0Z', { fill: metal }) +
        circle(0, 0, 3.1, { fill: '#d3dce0', stroke: ground, 'stroke-width': 1 }),
      { x, y, turn, scale },
    );
  return (
    square(0, -98, 2.2, 0) +
    square(0, -143, 1.5, 0) +
    bead(0, -168, 3, accent) +
    both(
      square(35, -88, 1.3, 12) +
        square(26, -124, 1.3, 10) +
        [
          [15, -114],
          [16, -76],
          [10, -154],
        ]
          .map(([x, y]) => place(draw('M-3 0H3M0 -3V3', { stroke: metal, 'stroke-width': 1.8 }), { x, y, turn: 45 }))
          .join(''),
    )
  );
}

export function workOf(work: Work, threads: Threads, round: boolean): string {
  const makers: Readonly<Record<Work, (threads: Threads) => string>> = {
    vine,
    ambi: ambis,
    mirror: mirrors,
    lotus: lotuses,
    pearl: pearls,
    rays,
    kutch,
    plain: () => '',
  };
  return makers[work](threads) + edging(threads, round, work !== 'plain' && work !== 'rays' && work !== 'pearl');
}
