// What a nighty's front is made of: yokes, openings, frills, pockets and bows.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { HEM_Y, YOKE_Y } from './plan.ts';
import { castOn, clipTo, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { bow } from '../../parts/bows.ts';
import { button, zip } from '../../parts/notions.ts';
import { joined, lengthOf, parallel, path, reversed, roundRect, smooth, spotsAlong } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Look {
  readonly cloth: Fabric;
  readonly yoke: Fabric;
  /** Lace, piping and ribbon: ground, thread, cloth. */
  readonly trim: readonly [string, string, string];
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const base = ctx.fabric.base;
  const second = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#fbf4e6', 0.7);
  const yoke: Readonly<Record<Cut['yoke'], () => Fabric>> = {
    none: () => ctx.fabric,
    gathered: () => ctx.fabric,
    smocked: () => ctx.fabric,
    contrast: () => ctx.plain(second),
    lace: () => ctx.cloth({ name: 'lace', scale: 0.9 }, [second, mix(base, second, 0.25)]),
    embroidered: () => ctx.cloth({ name: 'chikankari', scale: 0.7 }, [base, second]),
  };
  return { cloth: ctx.fabric, yoke: yoke[cut.yoke](), trim: [second, second, base] };
}

/** The piece above the gathers; its lower edge dips to the middle. */
export function yokePiece(ctx: Ctx, cut: Cut, look: Look, body: Path): string {
  if (cut.yoke === 'none') return '';
  const base = look.cloth.base;
  const low = path(`M${AXIS - 110} ${YOKE_Y - 10}Q${AXIS} ${YOKE_Y + 16} ${AXIS + 110} ${YOKE_Y - 10}`);
  if (cut.yoke === 'gathered') return seam(low, base, { strength: 0.8, width: 1.5 });
  const shape = path(
    `M${AXIS - 110} 20H${AXIS + 110}V${YOKE_Y - 10}Q${AXIS} ${YOKE_Y + 16} ${AXIS - 110} ${YOKE_Y - 10}Z`,
  );
  if (cut.yoke === 'smocked') {
    const rows = Array.from({ length: 7 }, (_, n) => {
      const line = path(`M${AXIS - 100} ${86 + n * 11}Q${AXIS} ${100 + n * 11} ${AXIS + 100} ${86 + n * 11}`);
      return (
        seam(line, base, { strength: 0.5, width: 1 }) +
        stitches(parallel(line, 1.4), lighten(base, 0.35), { length: 2, gap: 3, width: 1, opacity: 0.7 })
      );
    }).join('');
    return clipTo(ctx, shape, rows);
  }
  return (
    castOn(ctx, body, shape, { base, dx: 1, dy: 4, soft: 3, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: look.yoke,
      form: 0.2,
      warp: 4,
      drape: { amount: 0.25, across: 60, down: 60 },
    }) +
    (cut.yoke === 'contrast' ? tucks(look.yoke.base) : '') +
    border(low, { style: 'lace', width: 13, colours: look.trim, side: 'left' })
  );
}

function tucks(base: string): string {
  return [-44, -37, -30, -23, 23, 30, 37, 44]
    .map((dx) => seam(path(`M${AXIS + dx} 40V${YOKE_Y + 2}`), base, { strength: 0.5, width: 1.1 }))
    .join('');
}

export function opening(ctx: Ctx, cut: Cut, look: Look, neckLow: number): string {
  const base = look.cloth.base;
  const metal = ctx.colour(ctx.colourCount - 1);
  switch (cut.front) {
    case 'buttons': {
      // A night shirt opens all the way down, a nighty only to below the yoke.
      const long = cut.neckline === 'collar';
      const strip = roundRect(AXIS - 8, neckLow - 2, 16, long ? 500 : 92, 1.5);
      const fabric = cut.yoke === 'contrast' ? look.yoke : look.cloth;
      return (
        clothPiece(ctx, { outline: strip, fabric, form: 0.3, edge: 0.6, warp: 0, origin: [250, 240] }) +
        Array.from({ length: long ? Math.round((HEM_Y[cut.length] - neckLow) / 52) : 3 }, (_, n) =>
          button(ctx, AXIS, neckLow + 14 + n * (long ? 48 : 29), 4, mix(metal, '#fdf6ea', 0.35), 'four'),
        ).join('')
      );
    }
    case 'zip':
      return (
        zip(path(`M${AXIS} ${neckLow}V${neckLow + 128}`), {
          tape: darken(base, 0.15),
          metal: '#c4c6ca',
          width: 5,
          pull: 0.06,
        }) +
        [-8, 8]
          .map((dx) =>
            stitches(path(`M${AXIS + dx} ${neckLow + 2}V${neckLow + 130}`), lighten(base, 0.35), { width: 0.8 }),
          )
          .join('')
      );
    case 'feeding':
      // Two upright zips in the seams below the yoke, hidden by a fold of cloth.
      return [-1, 1]
        .map(
          (s) =>
            seam(path(`M${AXIS + s * 38} ${YOKE_Y + 4}V${YOKE_Y + 86}`), base, { strength: 0.8, width: 2 }) +
            zip(path(`M${AXIS + s * 38} ${YOKE_Y + 4}V${YOKE_Y + 84}`), {
              tape: darken(base, 0.2),
              metal: '#b9bcc0',
              width: 3,
              pull: 0.1,
            }),
        )
        .join('');
    case 'bow':
      return bow(AXIS, neckLow + 10, 10, look.trim[0]);
    default:
      return '';
  }
}

/** A gathered frill along the hem; returns its seam and edge. */
export function hemFrill(look: Look, hem: Path, size: number): string {
  const base = look.cloth.base;
  const line = parallel(hem, -size);
  return (
    seam(line, base, { strength: 0.85, width: 1.7 }) +
    border(hem, { style: 'lace', width: 9, colours: look.trim, side: 'left' })
  );
}

/** A band of lace whose upper part is sewn on along a hem or cuff: its scallops hang below it, clear of the cloth. */
export function laceEdge(
  ctx: Ctx,
  look: Look,
  hem: Path,
  width: number,
  folds: readonly Fold[],
): { outline: Path; art: string } {
  const over = width * 0.45;
  const edge = parallel(hem, width - over);
  // As many scallops as the border has ornaments on this path, each around one of them.
  const repeats = Math.max(2, Math.round(lengthOf(edge) / (width * 0.78)));
  const spots = spotsAlong(edge, repeats * 4 + 1);
  const scallops = smooth(
    spots.map(({ x, y, tx, ty }, n): Knot => {
      const lift = width * ([0.33, 0.07, 0.01, 0.07][n % 4] ?? 0);
      const [px, py] = [x + ty * lift, y - tx * lift];
      return n % 4 === 0 ? [px, py, 'corner'] : [px, py];
    }),
  );
  const outline = joined([parallel(hem, -over), reversed(scallops)]);
  return {
    outline,
    art:
      castOn(ctx, path('M0 0H512V600H0Z'), outline, {
        base: look.cloth.base,
        dx: 0,
        dy: -1.5,
        soft: 2,
        strength: 0.3,
      }) +
      clothPiece(ctx, {
        outline,
        fabric: ctx.plain(look.trim[0]),
        folds,
        form: 0.5,
        warp: 0,
        edge: 0.6,
        onCloth: border(edge, { style: 'lace', width, colours: look.trim, side: 'left' }),
      }),
  };
}

/** A patch pocket on the right, with its lace. */
export function pocket(ctx: Ctx, look: Look, y: number): string {
  const shape = path(
    `M${AXIS + 28} ${y}H${AXIS + 78}V${y + 48}Q${AXIS + 78} ${y + 56} ${AXIS + 70} ${y + 57}L${AXIS + 53} ${y + 60}L${AXIS + 36} ${y + 57}Q${AXIS + 28} ${y + 56} ${AXIS + 28} ${y + 48}Z`,
  );
  return (
    castOn(ctx, path('M100 100H420V500H100Z'), shape, {
      base: look.cloth.base,
      dx: 2,
      dy: 3,
      soft: 2.5,
      strength: 0.5,
    }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: look.cloth,
      form: 0.25,
      edge: 0.7,
      warp: 2,
      origin: [AXIS + 11, y + 7],
      over: stitches(
        path(
          `M${AXIS + 31} ${y + 2}V${y + 48}Q${AXIS + 31} ${y + 53} ${AXIS + 37} ${y + 54}L${AXIS + 53} ${y + 57}L${AXIS + 69} ${y + 54}Q${AXIS + 75} ${y + 53} ${AXIS + 75} ${y + 48}V${y + 2}`,
        ),
        lighten(look.cloth.base, 0.3),
        { width: 0.8 },
      ),
    }) +
    border(path(`M${AXIS + 28} ${y}H${AXIS + 78}`), { style: 'lace', width: 10, colours: look.trim, side: 'right' })
  );
}
