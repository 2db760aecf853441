// Plackets, embroidery and the stole of kurtas.
import { border } from '../../borders.ts';
import type { BorderStyle } from '../../border-designs.ts';
import { darken, lighten, lightnessOf, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import type { Cut } from './plan.ts';
import { castOn, crease, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { brocadeButa } from '../../patterns/motifs.ts';
import { joined, parallel, path, polygon, reversed, roundRect, smooth } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const WOOD = '#9a6236';
const EVERYTHING = path('M0 0H512V700H0Z');

export interface Tones {
  readonly thread: string;
  readonly button: string;
  /** Metal thread or coloured silk of the embroidery. */
  readonly work: string;
  readonly ground: string;
}

/** The embroidery takes the colour before that of the bottoms. */
export function tonesOf(base: string, work: string, buttons: Cut['buttons']): Tones {
  const pale = lightnessOf(base) > 0.78;
  return {
    thread: pale ? darken(base, 0.12) : lighten(base, 0.32),
    button: buttons === 'wood' ? WOOD : pale ? mix(base, '#b89a6a', 0.55) : mix(base, '#f3e6c8', 0.7),
    work,
    ground: mix(base, work, 0.16),
  };
}

const STYLE: BorderStyle = 'zari';

export function frontOf(ctx: Ctx, cut: Cut, plan: BodyPlan, low: number, tones: Tones): string {
  const fabric = ctx.fabric;
  const base = fabric.base;
  const T = plan.top;
  if (cut.front === 'side') {
    const line = smooth([
      [AXIS - 6, low],
      [AXIS + 22, T + 56],
      [AXIS + 62, T + 108],
      [AXIS + 64, T + 150],
    ]);
    return (
      crease(ctx, line, base, { width: 2.2, strength: 0.45 }) +
      seam(line, base, { strength: 0.65 }) +
      (cut.work === 'none'
        ? ''
        : border(line, { style: STYLE, width: 11, colours: [tones.ground, tones.work, base], side: 'right' })) +
      [0.24, 0.5, 0.76]
        .map((t) => {
          const at = line.curves[Math.min(2, Math.floor(t * 3))]?.[2] ?? [AXIS, T];
          return button(ctx, at[0] - 6, at[1] - 10, 4, tones.button, 'shank');
        })
        .join('')
    );
  }
  const long = 128;
  const strip = roundRect(AXIS - 9.5, low - 3, 19, long, 1.5);
  const foot = low - 3 + long;
  const box = polygon([
    [AXIS - 9.5, foot - 14],
    [AXIS + 9.5, foot - 14],
    [AXIS + 9.5, foot],
    [AXIS - 9.5, foot],
  ]);
  const sides =
    cut.work === 'placket' || cut.work === 'yoke'
      ? [-1, 1]
          .map((s) =>
            border(path(`M${AXIS + s * 10} ${low - 2}V${foot + 2}`), {
              style: STYLE,
              width: 11,
              colours: [tones.ground, tones.work, base],
              side: s < 0 ? 'right' : 'left',
            }),
          )
          .join('') +
        border(path(`M${AXIS - 21} ${foot}H${AXIS + 21}`), {
          style: STYLE,
          width: 9,
          colours: [tones.ground, tones.work, base],
          side: 'right',
        })
      : '';
  if (cut.front === 'concealed') {
    return (
      sides +
      seam(path(`M${AXIS + 9} ${low}V${foot}`), base, { strength: 0.6 }) +
      stitches(path(`M${AXIS + 6} ${low}V${foot}H${AXIS - 9}V${low}`), tones.thread, {
        width: 0.8,
        length: 2.6,
        gap: 2,
        opacity: 0.6,
      })
    );
  }
  return (
    sides +
    castOn(ctx, EVERYTHING, strip, { base, dx: 2.4, dy: 2, soft: 2, strength: 0.45 }) +
    clothPiece(ctx, { outline: strip, fabric, origin: [254, 250], form: 0.3, edge: 0.6, warp: 0 }) +
    [-6.6, 6.6]
      .map((dx) =>
        stitches(path(`M${AXIS + dx} ${low}V${foot - 15}`), tones.thread, {
          width: 0.8,
          length: 2.8,
          gap: 2,
          opacity: 0.7,
        }),
      )
      .join('') +
    stitches(box, tones.thread, { width: 0.8, length: 2.6, gap: 1.8, opacity: 0.7 }) +
    Array.from({ length: 4 }, (_, n) =>
      button(ctx, AXIS, low + 14 + n * 27, 4, tones.button, cut.work === 'none' ? 'four' : 'shank'),
    ).join('')
  );
}

/** Embroidery that is worked on the cloth: scattered butas, or a yoke of them about the placket. */
export function workOn(cut: Cut, plan: BodyPlan, tones: Tones, back = false): string {
  const T = plan.top;
  const one = (x: number, y: number, scale: number): string =>
    place(brocadeButa(tones.work, tones.ground), { x, y, scale });
  if (cut.work === 'buta') {
    const spots: string[] = [];
    for (let row = 0; row < 7; row += 1)
      for (let n = -3; n <= 3; n += 1) {
        const x = AXIS + n * 34 + (row % 2 ? 17 : 0);
        if (back || Math.abs(x - AXIS) > 14) spots.push(one(x, T + 52 + row * 44, 0.72));
      }
    return spots.join('');
  }
  if (cut.work === 'yoke') {
    return [-1, 1]
      .flatMap((s) =>
        [0, 1, 2, 3].flatMap((row) =>
          [0, 1]
            .slice(0, row > 2 ? 1 : 2)
            .map((n) => one(AXIS + s * (34 + n * 26), T + 44 + row * 30 + n * 12, 0.7 - n * 0.12)),
        ),
      )
      .join('');
  }
  return '';
}

/** A stole over one shoulder, both ends hanging. */
export function stole(ctx: Ctx, plan: BodyPlan, colour: string, metal: string): string {
  const T = plan.top;
  const right = (x: number): number => 2 * AXIS - x;
  const hem = path(`M${right(196)} ${T + 392}L${right(148)} ${T + 394}`);
  const outline = joined([
    smooth([
      [right(222), T + 10],
      [right(214), T + 90],
      [right(202), T + 240],
      [right(196), T + 392],
    ]),
    hem,
    smooth([
      [right(148), T + 394],
      [right(150), T + 240],
      [right(160), T + 100],
      [right(172), T + 16],
    ]),
    smooth([
      [right(172), T + 16],
      [right(196), T + 1],
      [right(222), T + 10],
    ]),
  ]);
  const left = smooth([
    [right(222), T + 14],
    [right(214), T + 90],
    [right(202), T + 240],
    [right(196), T + 392],
  ]);
  const look = { style: 'brocade', width: 15, colours: [darken(colour, 0.25), metal, colour] } as const;
  return (
    castOn(ctx, EVERYTHING, outline, { base: colour, dx: 6, dy: 6, soft: 6, strength: 0.5 }) +
    border(hem, { style: 'fringe', width: 16, colours: [metal, colour, metal], side: 'left', hangs: true }) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.plain(colour),
      finish: 'silk',
      form: 0.8,
      folds: hangingFolds(ctx.random.fork('stole'), {
        from: [right(216), right(176), T + 20],
        to: [right(196), right(150), T + 392],
        count: 4,
        depth: 0.4,
        stagger: 0.1,
        gathered: true,
      }),
      onCloth:
        border(parallel(left, -1), { ...look, width: 9, style: 'zari', side: 'left' }) +
        border(hem, { ...look, width: 40, side: 'right' }),
    }) +
    seam(reversed(hem), colour, { strength: 0.2 })
  );
}
