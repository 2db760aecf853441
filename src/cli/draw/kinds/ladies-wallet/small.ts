// The coin purse and the card holder.
import { lighten } from '../../colour.ts';
import { card } from './parts.ts';
import { castOn, seam, wallShadow } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { tassel, wovenLabel } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { path, roundRect } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { embossed } from './look.ts';
import type { Look } from './look.ts';

export function coin(look: Look): string {
  const { ctx, main, metal, accent, cut } = look;
  const body = path(
    'M142 190C190 182 322 182 370 190C410 244 422 320 394 372C366 414 312 424 256 424C200 424 146 414 118 372C90 320 102 244 142 190Z',
  );
  const frame = path(
    'M126 216C124 182 142 172 170 170C226 165 286 165 342 170C370 172 388 182 386 216L370 216C370 196 362 190 344 188C288 183 224 183 168 188C150 190 142 196 142 216Z',
  );
  return (
    wallShadow(ctx, [body], { distance: 15 }) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 1,
      finish: 'silk',
      origin: [256, 310],
      folds: [
        {
          points: [
            [180, 214],
            [168, 280],
            [176, 340],
          ],
          width: 22,
          depth: -0.26,
          open: 'start',
        },
        {
          points: [
            [256, 210],
            [256, 280],
            [256, 330],
          ],
          width: 22,
          depth: 0.24,
          open: 'start',
        },
        {
          points: [
            [332, 214],
            [344, 280],
            [336, 340],
          ],
          width: 22,
          depth: -0.26,
          open: 'start',
        },
      ],
    }) +
    seam(path('M128 372C180 412 332 412 384 372'), main.base, { strength: 0.4 }) +
    castOn(ctx, body, frame, { base: main.base, dx: 3, dy: 7, soft: 5, strength: 0.6 }) +
    metalPiece(ctx, frame, metal, { rim: 3 }) +
    grain(ctx, 246, 158, 11, metal) +
    grain(ctx, 268, 156, 11, metal) +
    (cut.extra === 'tassel' ? tassel(ctx, 384, 224, 84, accent, metal.base) : '')
  );
}

export function cards(look: Look): string {
  const { ctx, main, trim, metal } = look;
  const body = roundRect(110, 156, 292, 236, 16);
  const front = path(
    'M110 236H226C232 262 280 262 286 236H402V376C402 386 396 392 386 392H126C116 392 110 386 110 376Z',
  );
  return (
    wallShadow(ctx, [roundRect(134, 106, 244, 150, 10), body], { distance: 12 }) +
    card(ctx, roundRect(134, 106, 244, 150, 10), '#8d9db6') +
    card(ctx, roundRect(128, 132, 244, 150, 10), '#d9b18f') +
    clothPiece(ctx, { outline: body, fabric: main, form: 0.5, origin: [256, 274] }) +
    card(ctx, roundRect(126, 176, 260, 130, 10), '#b9c7b4') +
    card(ctx, roundRect(122, 204, 268, 130, 10), '#e7dcc6') +
    sewnPiece(ctx, {
      outline: front,
      fabric: main,
      under: body,
      lift: 4,
      form: 0.7,
      finish: 'silk',
      origin: [256, 300],
      sewn: [path('M110 238H226C232 264 280 264 286 238H402')],
      inset: -6,
    }) +
    (look.cut.extra === 'emboss'
      ? embossed(look, 256, 330)
      : wovenLabel(256, 344, 60, 24, trim.base, lighten(trim.base, 0.6))) +
    grain(ctx, 386, 376, 4, metal)
  );
}
