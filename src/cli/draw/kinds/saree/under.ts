// The blouse, and the saree below the waist with its pleats.
import { border } from '../../borders.ts';
import { hangingFolds } from '../../folds.ts';
import { AXIS, edging, pleatedHem } from './look.ts';
import type { Look } from './look.ts';
import { castOn, crease, seam } from '../../light.ts';
import { flipped, joined, path, reversed } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

export function drawBlouse(ctx: Ctx, look: Look): string {
  const half = path(`M${AXIS} 122C${AXIS - 18} 122 ${AXIS - 26} 104 ${AXIS - 29} 84`);
  const side = path(
    `M${AXIS - 29} 84C${AXIS - 44} 89 ${AXIS - 56} 90 ${AXIS - 64} 97C${AXIS - 58} 112 ${AXIS - 55} 128 ${AXIS - 58} 146C${AXIS - 57} 160 ${AXIS - 52} 172 ${AXIS - 48} 184`,
  );
  const hem = path(`M${AXIS - 48} 184C${AXIS - 24} 189 ${AXIS + 24} 189 ${AXIS + 48} 184`);
  const body = joined([
    side,
    hem,
    flipped(reversed(side), AXIS),
    flipped(half, AXIS).start ? reversed(flipped(half, AXIS)) : half,
    half,
  ]);
  const long = look.cut.blouse === 'elbow' ? 52 : 18;
  const arm = path(
    `M${AXIS - 62} 94C${AXIS - 78} 100 ${AXIS - 84} 118 ${AXIS - 86 - long * 0.2} ${142 + long}L${AXIS - 57 - long * 0.08} ${148 + long}C${AXIS - 56} 144 ${AXIS - 55} 130 ${AXIS - 58} 112Z`,
  );
  const cuff = path(`M${AXIS - 86 - long * 0.2} ${142 + long}L${AXIS - 57 - long * 0.08} ${148 + long}`);
  const sleeve = (mirror: boolean): string => {
    const [outline, end] = mirror ? [flipped(arm, AXIS), reversed(flipped(cuff, AXIS))] : [arm, cuff];
    return clothPiece(ctx, {
      outline,
      fabric: look.blouse,
      form: 0.8,
      turn: mirror ? -8 : 8,
      onCloth: border(end, { style: 'zari', width: 10, colours: look.trim, side: 'left' }),
    });
  };
  return (
    (look.cut.blouse === 'sleeveless' ? '' : sleeve(false) + sleeve(true)) +
    clothPiece(ctx, {
      outline: body,
      fabric: look.blouse,
      form: 0.85,
      finish: look.finish,
      folds: [
        {
          points: [
            [AXIS - 44, 176],
            [AXIS - 34, 164],
            [AXIS - 26, 150],
          ],
          width: 10,
          depth: -0.26,
        },
        {
          points: [
            [AXIS + 44, 176],
            [AXIS + 34, 164],
            [AXIS + 26, 150],
          ],
          width: 10,
          depth: -0.26,
        },
        {
          points: [
            [AXIS - 40, 132],
            [AXIS - 26, 142],
            [AXIS - 10, 140],
          ],
          width: 20,
          depth: 0.22,
        },
        {
          points: [
            [AXIS + 40, 132],
            [AXIS + 26, 142],
            [AXIS + 10, 140],
          ],
          width: 20,
          depth: 0.22,
        },
      ],
      over: seam(path(`M${AXIS} 122V190`), look.blouse.base, { strength: 0.5 }),
    }) +
    border(reversed(half), { style: 'piping', width: 3, colours: look.trim, side: 'right' }) +
    border(flipped(half, AXIS), { style: 'piping', width: 3, colours: look.trim, side: 'right' })
  );
}

export function drawSkirt(ctx: Ctx, look: Look): string {
  const random = ctx.random.fork('skirt');
  const hem = pleatedHem(122, 378, 484, 5, 5, 4);
  const outline = joined([
    path('M203 212C190 238 178 262 170 300C157 358 136 430 122 484'),
    hem,
    path('M378 484C364 430 343 358 330 300C322 262 310 238 297 212'),
  ]);
  const pleatHem = pleatedHem(180, 320, 489, 7, 7, 2);
  const pleats = joined([path('M232 216C224 290 200 396 180 489'), pleatHem, path('M320 489C304 396 286 290 274 216')]);
  const lines = Array.from({ length: 6 }, (_, n) => {
    const t = (n + 1) / 7;
    return crease(
      ctx,
      path(`M${234 + 38 * t} 224C${226 + 58 * t} 300 ${204 + 98 * t} 396 ${184 + 132 * t} 490`),
      look.body.base,
      { width: 3.2, strength: 0.42 },
    );
  }).join('');
  return (
    clothPiece(ctx, {
      outline,
      fabric: look.body,
      finish: look.finish,
      form: 0.9,
      origin: [AXIS, 230],
      onCloth: edging(look, hem, 'left'),
      drape: { amount: 0.3, across: 60, down: 240 },
      folds: [
        ...hangingFolds(random, { from: [206, 240, 226], to: [126, 206, 490], count: 4, depth: 0.3, stagger: 0.3 }),
        ...hangingFolds(random, { from: [264, 298, 226], to: [300, 376, 490], count: 4, depth: 0.3, stagger: 0.3 }),
      ],
    }) +
    castOn(ctx, outline, pleats, { base: look.body.base, dx: 7, dy: 2, soft: 5, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: pleats,
      fabric: look.body,
      finish: look.finish,
      form: 0.5,
      origin: [AXIS, 250],
      warp: 12,
      onCloth: edging(look, pleatHem, 'left'),
      folds: hangingFolds(random, {
        from: [233, 273, 216],
        to: [182, 318, 492],
        count: 13,
        depth: 0.42,
        stagger: 0.02,
        gathered: true,
      }),
      over: lines,
    })
  );
}
