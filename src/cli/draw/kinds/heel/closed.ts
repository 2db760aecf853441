// Pumps, slingbacks, mules and peep toes.
import { lighten } from '../../colour.ts';
import { TOES, lined, piece, sock } from './look.ts';
import type { Look } from './look.ts';
import { clipTo, edgeLine, gleam, hollow, seam } from '../../light.ts';
import { buckle } from '../../parts/notions.ts';
import { strap } from '../../parts/panel.ts';
import { joined, parallel, path, reversed, spotsAlong, toD } from '../../path.ts';
import { draw } from '../../svg.ts';
import { lens } from './sandals.ts';

function toeLight(look: Look): string {
  const shine = look.finish === 'satin' ? 0.75 : 0.38;
  return gleam(look.ctx, look.last.on('M22 26C44 36 66 44 90 48'), { width: 7, opacity: shine, soft: 1.6 });
}

export function pump(look: Look): string {
  const { ctx, last } = look;
  const near = last.on('M112 62C128 42 168 30 214 28C282 28 338 44 384 71C388 74 391 75 393 72');
  const far = last.on('M112 62C150 60 210 50 264 50C318 53 360 64 393 72');
  const heel = last.on('M393 72C400 54 397 26 400 0');
  const outline = joined([last.on(TOES[look.toe]), near, heel, reversed(last.seat)]);
  const edge = parallel(near, 4.5, 30);
  return (
    lined(look, near, far) +
    piece(look, outline, {
      folds: [{ points: [last.at(40, 22), last.at(110, 34), last.at(180, 22)], width: 30, depth: 0.3 }],
      over:
        seam(edge, look.upper.base, { strength: 0.3, width: 1 }) +
        toeLight(look) +
        gleam(ctx, last.on('M378 58C386 46 388 28 388 10'), { width: 6, opacity: 0.35, soft: 1.6 }),
    }) +
    draw(toD(near), { fill: 'none', stroke: lighten(look.upper.base, 0.3), 'stroke-width': 1.6, 'stroke-opacity': 0.8 })
  );
}

/** Only the front half: closed toe with its edge running down to the waist. */
function toeHalf(look: Look, back: string): string {
  const { last } = look;
  const throat = last.on('M112 62C124 60 136 56 148 52');
  const far = last.on('M112 62C136 66 158 64 176 58');
  const edge = last.on(back);
  const outline = joined([
    last.on(TOES[look.toe]),
    throat,
    edge,
    reversed({ ...last.on('M0 0C60 0 140 0 214 0'), closed: false }),
  ]);
  return (
    lined(look, last.on('M112 62C124 60 136 56 148 52L176 58'), far) +
    piece(look, outline, {
      folds: [{ points: [last.at(40, 22), last.at(110, 30), last.at(170, 18)], width: 28, depth: 0.3 }],
      over: toeLight(look) + seam(parallel(edge, 4.5, 20), look.upper.base, { strength: 0.35, width: 1 }),
    })
  );
}

export function slingback(look: Look): string {
  const { ctx, last, upper, metal } = look;
  // Taut between the vamp and the back of the heel, where it turns round to the far side.
  const [nx, ny] = last.at(176, 34);
  const [fx, fy] = last.at(172, 54);
  const [ex, ey] = last.at(396, 38);
  const near = path(
    `M${nx} ${ny}C${nx + 80} ${ny - 18} ${ex - 100} ${ey + 4} ${ex - 34} ${ey + 2}S${ex + 2} ${ey + 2} ${ex + 8} ${ey + 2}`,
  );
  const far = path(
    `M${fx} ${fy}C${fx + 74} ${fy - 26} ${ex - 96} ${ey - 22} ${ex - 36} ${ey - 16}S${ex} ${ey - 8} ${ex + 4} ${ey}`,
  );
  return (
    strap(ctx, far, { width: 8, fabric: upper.reverse, stitched: false }) +
    sock(look) +
    strap(ctx, near, {
      width: (t) => (9 + 6 * t ** 5) * Math.sqrt(Math.min(1, 0.06 + (1 - t) * 20)),
      fabric: upper,
      stitched: false,
    }) +
    toeHalf(look, 'M148 52C166 48 186 44 206 44C212 30 216 14 216 0') +
    (look.outerSide
      ? spotsAlong(near, 7)
          .slice(2, 3)
          .map(({ x, y, turn }) => buckle(ctx, x, y, 15, 15, metal.base, turn))
          .join('')
      : '')
  );
}

export function mule(look: Look): string {
  const { last } = look;
  const edge = last.on('M152 78C168 58 190 30 198 0');
  const outline = joined([last.on(TOES[look.toe]), last.on('M112 62C126 70 140 76 152 78'), edge, last.on('M198 0H0')]);
  return (
    sock(look) +
    lens(look, 'M152 78C180 76 210 40 212 6L198 0C190 30 168 58 152 78Z') +
    piece(look, outline, {
      folds: [{ points: [last.at(40, 22), last.at(110, 36), last.at(170, 22)], width: 32, depth: 0.3 }],
      over: toeLight(look) + seam(parallel(edge, 5, 20), look.upper.base, { strength: 0.35, width: 1 }),
    })
  );
}

export function peep(look: Look): string {
  const { ctx, last } = look;
  const mouth = last.on('M-8 2C-3 16 10 24 24 28C28 20 24 8 18 0Z');
  return (
    pump(look) +
    clipTo(ctx, mouth, draw(toD(mouth), { fill: look.lining }), hollow(ctx, mouth, look.lining, { soft: 5 })) +
    edgeLine(mouth, look.upper.base, { strength: 0.8, width: 1.6 })
  );
}
