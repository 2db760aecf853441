// What is tied or sewn round the waist of a frock.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { bow } from '../../parts/kids-trims.ts';
import { buckle } from '../../parts/notions.ts';
import { joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { WAIST_Y } from './plan.ts';
import type { Cut } from './plan.ts';

/** A cloth rose: petals wound round a heart. */
function clothRose(colour: string, size: number): string {
  const k = size / 12;
  return place(
    [0, 72, 144, 216, 288]
      .map((turn) =>
        place(
          draw('M0 -2C8 -4 11 -10 4 -13C-3 -14 -8 -9 0 -2Z', {
            fill: lighten(colour, 0.12),
            stroke: darken(colour, 0.35),
            'stroke-width': 0.7,
          }),
          { turn },
        ),
      )
      .join('') +
      circle(0, 0, 7, { fill: colour, stroke: darken(colour, 0.35), 'stroke-width': 0.7 }) +
      draw('M-4 1C-4 -4 3 -5 4 -1C5 3 -1 5 -2 1C-2 -1 1 -2 2 0', {
        fill: 'none',
        stroke: darken(colour, 0.45),
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
      }) +
      circle(-2.6, -3, 1.4, { fill: lighten(colour, 0.6), opacity: 0.8 }),
    { scale: k },
  );
}

function bandOf(half: number, y: number, deep: number): Path {
  const top = path(`M${AXIS - half} ${y}Q${AXIS} ${y + 8} ${AXIS + half} ${y}`);
  const low = path(`M${AXIS - half} ${y + deep}Q${AXIS} ${y + deep + 8} ${AXIS + half} ${y + deep}`);
  return joined([top, reversed(low)]);
}

export function drawWaist(ctx: Ctx, cut: Cut, under: Path): string {
  const second = ctx.colour(1);
  const trim = ctx.colour(ctx.colourCount - 1);
  const y = WAIST_Y - 8;
  if (cut.waist === 'none') return '';
  if (cut.waist === 'piping') {
    return border(path(`M${AXIS - 71} ${WAIST_Y + 2}Q${AXIS} ${WAIST_Y + 10} ${AXIS + 71} ${WAIST_Y + 2}`), {
      style: 'piping',
      width: 4,
      colours: [trim, trim, trim],
      side: 'left',
    });
  }
  const cloth = ctx.plain(cut.waist === 'roses' ? second : trim);
  const deep = cut.waist === 'belt' ? 13 : 18;
  const shape = bandOf(73, y, deep);
  const band =
    castOn(ctx, under, shape, { base: ctx.colour(0), dx: 2, dy: 5, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: cloth,
      finish: cut.waist === 'belt' ? 'matte' : 'satin',
      form: 0.6,
      folds:
        cut.waist === 'belt'
          ? []
          : [
              {
                points: [
                  [AXIS - 72, y + 6],
                  [AXIS, y + 15],
                  [AXIS + 72, y + 6],
                ],
                width: 6,
                depth: 0.4,
                open: 'both',
              },
              {
                points: [
                  [AXIS - 72, y + 12],
                  [AXIS, y + 20],
                  [AXIS + 72, y + 12],
                ],
                width: 5,
                depth: -0.4,
                open: 'both',
              },
            ],
    });
  if (ctx.view === 'back') return band;
  switch (cut.waist) {
    case 'bow':
      return band + bow(ctx, cloth, { x: AXIS, y: y + 13, size: 44, tails: 62 });
    case 'belt':
      return band + buckle(ctx, AXIS, y + 10, 24, 20, '#cda349');
    case 'roses':
      return (
        band +
        [-58, -40, -21, 0, 21, 40, 58]
          .map((dx, n) =>
            place(clothRose(n % 2 ? lighten(trim, 0.25) : trim, 9.5), {
              x: AXIS + dx,
              y: y + 9 + 8 * (1 - (dx / 73) ** 2) * 0.5,
              turn: n * 40,
            }),
          )
          .join('')
      );
    default:
      return band + bow(ctx, cloth, { x: AXIS - 40, y: y + 12, size: 30, tails: 78, turn: -6 });
  }
}
