// The uppers of flat sandals, in the shoe's own units.
import { lighten } from '../../colour.ts';
import { castOn, solid } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { FOOTBEDS, archShade } from '../../parts/footbed.ts';
import { ring } from '../../parts/notions.ts';
import { bead, gem, grain, pearl, setStone } from '../../parts/stones.ts';
import { oval, ribbon, roundRect, spotsAlong } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SHORT_LOOP, band, braidAlong, heelLoop, thong } from './straps.ts';
import type { Sandal } from './straps.ts';

export const STYLES = [
  'tstrap',
  'stones',
  'flower',
  'gladiator',
  'buckles',
  'beaded',
  'shell',
  'knot',
  'ankle',
  'jelly',
] as const;
export type Style = (typeof STYLES)[number];

function tstrap(s: Sandal): string {
  return (
    heelLoop(s) +
    thong(s, 'M-16 -136C-10 -96 -2 -50 2 8', 13, true) +
    thong(s, 'M-70 -46C-40 -70 -30 -74 -6 -76C24 -78 44 -70 72 -58', 12, true) +
    thong(s, 'M-57 34C-36 4 32 0 58 28', 12, true) +
    ring(s.ctx, ...s.lay.at(-4, -76), 9, s.metal.base, 3) +
    ring(s.ctx, ...s.lay.at(2, 9), 8, s.metal.base, 3)
  );
}

function stones(s: Sandal): string {
  const { ctx, lay } = s;
  const middle = [
    [-13, -116, 7],
    [-9, -94, 9],
    [-4, -68, 12],
    [0, -38, 9],
    [3, -16, 7],
  ] as const;
  return (
    heelLoop(s) +
    thong(s, 'M-17 -136C-12 -96 -2 -40 4 -6', 15) +
    thong(s, 'M-68 16C-44 -22 -18 -34 0 -38C22 -38 52 -22 68 10', 12, true) +
    middle
      .map(([x, y, r], n) =>
        setStone(ctx, ...lay.at(x, y), r, n % 2 ? '#f1ede2' : s.accent, s.metal, { shape: n === 2 ? 'oval' : 'round' }),
      )
      .join('') +
    [-1, 1]
      .flatMap((side) =>
        [0, 1, 2, 3].map((n) => gem(ctx, ...lay.at(side * (17 + n * 12), -36 + n * n * 2.6 + n * 3), 4, '#f1ede2')),
      )
      .join('')
  );
}

function flower(s: Sandal): string {
  const { ctx, lay } = s;
  const [x, y] = lay.at(-2, -78);
  const petals = [0, 1]
    .flatMap((ringNumber) =>
      Array.from({ length: ringNumber ? 5 : 6 }, (_, n) => {
        const angle = ((n + ringNumber * 0.5) / (ringNumber ? 5 : 6)) * Math.PI * 2;
        const reach = ringNumber ? 12 : 25;
        const size = ringNumber ? 12 : 17;
        const petal = oval(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size, size * 0.86);
        return (
          castOn(ctx, lay.on(FOOTBEDS[s.shape]), petal, { base: s.bed, dx: 3, dy: 5, soft: 4, strength: 0.35 }) +
          clothPiece(ctx, {
            outline: petal,
            fabric: ctx.plain(ringNumber ? lighten(s.accent, 0.28) : s.accent),
            form: 0.9,
            finish: 'silk',
            folds: [
              {
                points: [
                  [x + Math.cos(angle) * 5, y + Math.sin(angle) * 5],
                  [x + Math.cos(angle) * (reach + size), y + Math.sin(angle) * (reach + size)],
                ],
                width: 6,
                depth: -0.4,
              },
            ],
          })
        );
      }),
    )
    .join('');
  return (
    thong(s, 'M-17 -138C-16 -118 -10 -98 -4 -84', 12) +
    thong(s, 'M-66 14C-56 -30 -30 -64 -2 -78C30 -66 58 -30 67 8', 13, true) +
    petals +
    grain(ctx, x, y, 8, s.metal) +
    [0, 1, 2, 3, 4, 5]
      .map((n) => grain(ctx, x + Math.cos(n * 1.047) * 9, y + Math.sin(n * 1.047) * 9, 2.6, s.metal))
      .join('')
  );
}

function gladiator(s: Sandal): string {
  const rows = [
    'M-69 -104C-36 -126 40 -130 71 -108',
    'M-70 -64C-38 -88 42 -92 72 -68',
    'M-68 -24C-38 -46 42 -50 68 -28',
    'M-62 16C-36 -4 36 -8 63 12',
    'M-57 54C-34 38 32 34 59 50',
  ];
  return (
    heelLoop(s, true, SHORT_LOOP) +
    rows.map((along) => thong(s, along, 13, true)).join('') +
    thong(s, 'M-14 -132C-8 -80 0 -20 3 48', 14, true) +
    [
      [-11, -122],
      [-6, -85],
      [-2, -45],
      [1, -4],
      [3, 38],
    ]
      .map(([x, y]) => grain(s.ctx, ...s.lay.at(x ?? 0, y ?? 0), 5, s.metal))
      .join('')
  );
}

function buckles(s: Sandal): string {
  const { ctx, lay } = s;
  return (
    band(s, 'M-70 -118C-42 -152 46 -158 72 -126L73 -76C46 -106 -42 -100 -70 -68Z', [
      'M-66 -114C-38 -146 42 -150 69 -122',
      'M-66 -72C-38 -102 42 -108 69 -82',
    ]) +
    band(s, 'M-70 -34C-42 -66 44 -72 71 -42L66 10C44 -20 -42 -14 -65 18Z', [
      'M-66 -32C-40 -60 40 -66 68 -38',
      'M-62 11C-40 -18 40 -24 63 4',
    ]) +
    [
      [44, -120],
      [42, -34],
    ]
      .map(([x, y]) => {
        const [bx, by] = lay.at(x ?? 0, y ?? 0);
        return (
          metalPiece(ctx, roundRect(bx - 13, by - 17, 26, 34, 5), s.metal, { rim: 2 }) +
          clothPiece(ctx, { outline: roundRect(bx - 8, by - 11, 16, 22, 2), fabric: s.upper, form: 0.5 }) +
          solid(ctx, roundRect(bx - 9, by - 1.6, 20, 3.4, 1.6), { base: s.metal.base, form: 0.8 })
        );
      })
      .join('')
  );
}

function beaded(s: Sandal): string {
  const { ctx, lay } = s;
  const colours = [s.accent, ctx.colour(3), ctx.colour(4), s.metal.base];
  const row = (along: string, count: number, r: number): string =>
    archShade(ctx, lay, s.shape, ribbon(lay.on(along), r * 2), s.bed, 0.7) +
    spotsAlong(lay.on(along), count)
      .map(({ x, y }, n) =>
        n % 5 === 2 ? pearl(ctx, x, y, r * 1.1) : bead(ctx, x, y, r, colours[n % colours.length] ?? s.accent),
      )
      .join('');
  // Leather tabs hold the strings at the sides.
  const tabs = ['M-80 8L-48 -10', 'M-84 -22L-53 -39', 'M82 4L50 -14', 'M86 -26L55 -41'];
  return (
    tabs.map((along) => thong(s, along, 12)).join('') +
    row('M-17 -134C-14 -108 -8 -84 -2 -60', 9, 5.6) +
    row('M-52 -8C-44 -32 -28 -48 -2 -58C26 -48 46 -32 54 -12', 17, 5.6) +
    row('M-57 -38C-48 -62 -32 -78 -8 -88C22 -78 48 -62 59 -40', 17, 4.8) +
    setStone(ctx, ...lay.at(-3, -62), 12, s.accent, s.metal, { shape: 'oval' })
  );
}

function shell(s: Sandal): string {
  const { ctx, lay } = s;
  const cowrie = (x: number, y: number, turn: number): string => {
    const [px, py] = lay.at(x, y);
    const shape = oval(px, py, 8.4, 12);
    return (
      heelLoop(s, false) +
      castOn(ctx, lay.on(FOOTBEDS[s.shape]), shape, { base: s.bed, dx: 2, dy: 3, soft: 2, strength: 0.5 }) +
      solid(ctx, shape, { base: '#f0e4cf', form: 0.9 }) +
      solid(ctx, oval(px, py, 1.9, 9), { base: '#7a5a3c', form: 0.3 }) +
      (turn ? '' : grain(ctx, px, py - 15, 2.2, s.metal))
    );
  };
  return (
    braidAlong(s, 'M-16 -136C-12 -112 -6 -90 0 -66', 13, 9) +
    braidAlong(s, 'M-66 16C-54 -26 -28 -52 0 -66C28 -54 56 -28 67 10', 14, 21) +
    [
      [0, -62, 0],
      [-22, -52, 1],
      [23, -52, 1],
      [-41, -34, 1],
      [44, -34, 1],
      [-8, -96, 1],
    ]
      .map(([x, y, turn]) => cowrie(x ?? 0, y ?? 0, turn ?? 0))
      .join('')
  );
}

function knot(s: Sandal): string {
  return (
    band(s, 'M-73 -104C-54 -118 -30 -112 -12 -98C-6 -90 -6 -78 -14 -70C-34 -66 -56 -58 -73 -36Z') +
    band(s, 'M75 -112C56 -124 30 -114 12 -98C6 -90 6 -78 14 -70C34 -66 58 -58 75 -38Z') +
    band(s, 'M-20 -106C-8 -116 12 -116 22 -104C28 -90 24 -68 12 -58C-2 -52 -18 -58 -24 -72C-28 -84 -27 -98 -20 -106Z', [
      'M-12 -104C-6 -90 -8 -76 -14 -66',
      'M10 -106C6 -92 6 -76 12 -64',
    ])
  );
}

function ankle(s: Sandal): string {
  return (
    heelLoop(s) +
    thong(s, 'M-70 -84C-40 -122 -16 -126 -2 -128', 8) +
    thong(s, 'M72 -96C40 -120 16 -124 -2 -128', 8) +
    thong(s, 'M-70 -78C-30 -74 30 -34 62 24', 9) +
    thong(s, 'M72 -86C34 -76 -30 -34 -58 28', 9) +
    thong(s, 'M-56 30C-36 62 38 60 60 26', 9)
  );
}

function jelly(s: Sandal): string {
  const lattice = [
    'M-66 -136C-34 -128 34 -104 74 -84',
    'M60 -146C28 -136 -36 -110 -71 -86',
    'M-71 -96C-34 -86 36 -60 71 -36',
    'M73 -106C34 -92 -36 -64 -69 -40',
  ];
  const rails = ['M-58 -156C-30 -172 16 -176 48 -166', 'M-68 -30C-38 -48 38 -52 69 -32'];
  return heelLoop(s) + [...lattice, ...rails].map((along) => thong(s, along, 11)).join('');
}

export function styleOf(style: Style, sandal: Sandal): string {
  const styles: Readonly<Record<Style, (s: Sandal) => string>> = {
    tstrap,
    stones,
    flower,
    gladiator,
    buckles,
    beaded,
    shell,
    knot,
    ankle,
    jelly,
  };
  return styles[style](sandal);
}

export const metalOf = (name: string): Metal =>
  name === 'silver' ? METALS.silver : name === 'antique' ? METALS['antique-gold'] : METALS.gold;
