// Lamps of cast brass: on a turned stem with five wicks, and flat with a handle.
import { clipTo, solid } from '../../light.ts';
import { METALS, metalPiece } from '../../materials.ts';
import { flame } from '../../parts/flame.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bead } from '../../parts/stones.ts';
import { bar, discAt, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Disc } from '../../parts/ware.ts';
import { oval, path } from '../../path.ts';
import { draw, ellipse, num } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export const OIL = '#d9a23c';

/** Five wicks on a brass bowl on a turned stem, with a finial. */
export function stem(ctx: Ctx, lit: boolean): string {
  const [stuff, colour] = ['brass', ''] as const;
  const base = createLathe(
    0,
    [
      [22, 96],
      [40, 104, 'corner'],
      [96, 120],
      [104, 134, 'corner'],
      [106, 148],
      [100, 154],
    ],
    0.2,
  );
  const shaft = createLathe(
    0,
    [
      [15, -40],
      [28, -30],
      [14, -14],
      [11, 10],
      [24, 26],
      [12, 44],
      [14, 74],
      [28, 88],
      [24, 100],
    ],
    0.2,
  );
  const bowl = createLathe(
    0,
    [
      [112, -64],
      [104, -50],
      [58, -34],
      [20, -28],
    ],
    0.24,
  );
  const crown = createLathe(
    0,
    [
      [5, -190],
      [12, -176],
      [6, -160],
      [17, -144],
      [9, -124],
      [12, -94],
      [24, -78],
      [20, -66],
    ],
    0.2,
  );
  const disc = discAt(bowl, -64);
  const lip = (a: number): string => {
    const [x, y] = [Math.cos(a) * disc.rx, -64 + Math.sin(a) * disc.ry];
    const [dx, dy] = [Math.cos(a) * 20, Math.sin(a) * 8];
    return (
      metalPiece(
        ctx,
        path(`M${num(x - 12)} ${num(y - 6)}L${num(x + dx)} ${num(y + dy - 5)}L${num(x + 12)} ${num(y + 6)}Z`),
        METALS.brass,
      ) + (lit ? flame(ctx, x + dx * 0.8, y + dy - 4, 40, Math.cos(a) * 8) : '')
    );
  };
  const back = [-2.2, -0.95].map(lip).join('');
  const front = [0.25, 1.57, 2.9].map(lip).join('');
  const oil = (at: Disc): string =>
    ellipse(at.x - 20, at.y - 3, at.rx * 0.5, at.ry * 0.4, { fill: '#fff3cf', opacity: 0.4 });
  return (
    turnedBody(ctx, base, { stuff, colour, over: groove(base, 122, stuff, colour, 2) }) +
    turnedBody(ctx, shaft, {
      stuff,
      colour,
      over: groove(shaft, 28, stuff, colour) + groove(shaft, 88, stuff, colour),
    }) +
    back +
    turnedBody(ctx, bowl, { stuff, colour }) +
    mouth(ctx, bowl, { stuff, colour, lip: 7, fill: { depth: 6, colour: '#b98a2e', art: oil } }) +
    turnedBody(ctx, crown, { stuff, colour }) +
    front
  );
}

/** A flat brass lamp with a leaf-shaped handle, held or set before the gods. */
export function handled(ctx: Ctx, lit: boolean): string {
  const leaf = path('M-84 -10C-112 -30 -150 -66 -196 -64C-182 -44 -186 -22 -204 -2C-168 8 -118 10 -84 4Z');
  const base = createLathe(
    -8,
    [
      [18, 28],
      [24, 36, 'corner'],
      [52, 50],
      [56, 58],
    ],
    0.24,
  );
  const body = path(
    'M-100 -18C-96 18 -58 38 -8 38S84 18 96 -14L124 -34C100 -30 88 -30 72 -30H-80C-90 -30 -98 -26 -100 -18Z',
  );
  const rim = path(
    'M-100 -20C-98 -40 -56 -50 -8 -50C34 -50 64 -44 84 -38C98 -36 112 -42 128 -40C122 -28 104 -22 92 -16C70 -4 34 0 -8 0S-96 -4 -100 -20Z',
  );
  const well = path(
    'M-86 -22C-80 -36 -46 -42 -8 -42C28 -42 56 -38 78 -32C92 -30 104 -34 114 -34C104 -26 92 -22 82 -18C62 -10 30 -8 -8 -8S-80 -10 -86 -22Z',
  );
  const eye = bead(ctx, -158, -34, 8, ctx.colour(0));
  return (
    turnedBody(ctx, base, { stuff: 'brass', colour: '' }) +
    metalPiece(ctx, leaf, METALS.brass, {
      rim: 3,
      over: draw('M-92 -6C-130 -24 -160 -40 -190 -44M-92 -2C-130 -8 -160 -14 -190 -14', {
        fill: 'none',
        stroke: METALS.brass.patina,
        'stroke-width': 2,
      }),
    }) +
    eye +
    metalPiece(ctx, body, METALS.brass, { rim: 4 }) +
    metalPiece(ctx, rim, METALS.brass, { rim: 2 }) +
    clipTo(
      ctx,
      well,
      draw('M-120 -60H140V20H-120Z', { fill: METALS.brass.patina }),
      solid(ctx, oval(-10, -26, 70, 12), { base: OIL, form: 0.3 }),
    ) +
    bar(ctx, path('M30 -26C70 -30 96 -34 120 -38'), 6, 'matt', '#f3ead8') +
    (lit ? flame(ctx, 119, -37, 62, 3) : '')
  );
}
