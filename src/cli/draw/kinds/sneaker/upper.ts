// Cloths, laces and marks of sneakers.
import { darken, lighten } from '../../colour.ts';
import type { Cut, Last } from './last.ts';
import { clipTo, seam, solid } from '../../light.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { oval, parallel, path, spotsAlong } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { SURFACES } from '../../surfaces.ts';
import type { Ctx, Fabric } from '../../types.ts';

export function uppersOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  if (ctx.recipe.pattern && ctx.recipe.pattern.name !== 'plain') return ctx.fabric;
  switch (cut.upper) {
    case 'mesh':
      return ctx.cloth({ name: 'net', scale: 0.82 }, [colour, darken(colour, 0.34)]);
    case 'knit':
      return ctx.cloth({ name: 'knit', scale: 0.72 }, [colour]);
    case 'leather':
      return SURFACES.leather(ctx, colour);
    case 'suede':
      return SURFACES.suede(ctx, colour);
    default:
      return ctx.cloth({ name: 'chambray', scale: 0.7 }, [colour, lighten(colour, 0.3)]);
  }
}

export function laces(ctx: Ctx, last: Last, eyelets: readonly Point[], colour: string): string {
  const cloth = ctx.plain(colour);
  const ridge = parallel(last.throat, -13, 24);
  const rows = eyelets.map(([x, y], n) => {
    const goal = spotsAlong(ridge, 101)[Math.min(100, 14 + n * 19)] ?? { x, y };
    const over = path(`M${x} ${y}C${x - 6} ${y - 8} ${goal.x + 9} ${goal.y - 1} ${goal.x - 1} ${goal.y + 5}`);
    return strap(ctx, over, { width: 7.6, fabric: cloth, stitched: false, under: last.upper });
  });
  const top = eyelets.at(-1) ?? [280, 250];
  const [x, y] = [top[0] - 10, top[1] - 10];
  const loop = (d: string): string =>
    strap(ctx, path(d), { width: 5.6, fabric: cloth, stitched: false, under: last.upper });
  return (
    rows.join('') +
    loop(`M${x} ${y}C${x + 6} ${y + 18} ${x + 2} ${y + 34} ${x + 12} ${y + 54}`) +
    loop(
      `M${x} ${y}C${x + 16} ${y - 8} ${x + 36} ${y + 6} ${x + 40} ${y + 26}C${x + 40} ${y + 38} ${x + 28} ${y + 36} ${x + 20} ${y + 22}C${x + 14} ${y + 12} ${x + 8} ${y + 4} ${x} ${y}`,
    ) +
    loop(
      `M${x} ${y}C${x - 16} ${y - 8} ${x - 34} ${y + 4} ${x - 34} ${y + 22}C${x - 32} ${y + 32} ${x - 20} ${y + 28} ${x - 14} ${y + 16}C${x - 10} ${y + 8} ${x - 4} ${y + 2} ${x} ${y}`,
    ) +
    solid(ctx, oval(x, y, 5.2, 4.6), { base: colour, form: 0.7 })
  );
}

export function markOf(ctx: Ctx, cut: Cut, under: Path, colour: string): string {
  const fabric = SURFACES.leather(ctx, colour);
  const piece = (outline: Path): string => clipTo(ctx, under, sewnPiece(ctx, { outline, fabric, under, lift: 1.2 }));
  switch (cut.mark) {
    case 'wave':
      return piece(
        path(
          'M214 398C250 388 268 360 292 352C318 344 330 366 356 362C376 358 388 344 402 330C396 358 382 378 358 382C332 386 318 368 298 372C276 378 262 396 240 404Z',
        ),
      );
    case 'leaf':
      return (
        piece(path('M262 392C262 356 298 326 352 322C350 360 322 392 262 392Z')) +
        seam(path('M268 390C290 366 318 342 348 326'), colour, { strength: 0.7 })
      );
    case 'bars':
      return [0, 1]
        .map((n) =>
          piece(
            path(
              `M${262 + n * 44} 400L${296 + n * 40} ${318 - n * 4}L${314 + n * 40} ${316 - n * 4}L${286 + n * 44} 400Z`,
            ),
          ),
        )
        .join('');
    default:
      return '';
  }
}
