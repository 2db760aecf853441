// What all packs of cleaners share: options, shell, label, cap.
import { darken, lighten } from '../../colour.ts';
import { clipTo, formShade, gleam } from '../../light.ts';
import { ICONS, iconAt } from '../../parts/label-icon.ts';
import { createLathe } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { discAt, discPath, turnedBody } from '../../parts/ware.ts';
import { boundsOf, path, roundRect, toD } from '../../path.ts';
import type { Box, Path } from '../../path.ts';
import { draw, ellipse, line, rect } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  pack: ['trigger', 'bottle', 'angled', 'squeeze', 'jug', 'pouch', 'can', 'tub', 'block'],
  icon: ICONS,
  show: ['one', 'pair', 'three'],
} as const;

export type Cut = CutOf<typeof CUTS>;

/** A label of two fields: a band of colour, the sign in a pale round, three rules for the small print. */
export function label(ctx: Ctx, cut: Cut, body: Path, box: Box): string {
  const [ground, ink] = [ctx.colour(2), ctx.colour(3)];
  const { x, y, width, height } = box;
  const [cx, cy] = [x + width / 2, y + height * 0.42];
  const r = Math.min(width * 0.3, height * 0.26);
  return clipTo(
    ctx,
    body,
    draw(toD(roundRect(x, y, width, height, 8)), { fill: ground }),
    draw(
      `M${x} ${y + height * 0.64}C${x + width * 0.3} ${y + height * 0.54} ${x + width * 0.7} ${y + height * 0.76} ${x + width} ${y + height * 0.62}V${y + height}H${x}Z`,
      { fill: ink },
    ),
    ellipse(cx, cy, r * 1.3, r * 1.3, { fill: lighten(ground, 0.75) }),
    iconAt(cut.icon, cx, cy, r, cut.icon === 'lemon' ? '#5d8f3c' : ink),
    rect(x + width * 0.2, y + height * 0.09, width * 0.6, height * 0.035, { fill: lighten(ground, 0.8), opacity: 0.9 }),
    [0.8, 0.87]
      .map((t, n) =>
        rect(x + width * (0.24 + n * 0.06), y + height * t, width * (0.52 - n * 0.12), height * 0.026, {
          fill: lighten(ink, 0.75),
          opacity: 0.85,
        }),
      )
      .join(''),
    formShade(ctx, body, ground, { amount: 0.7, reach: boundsOf(body).width * 0.12 }),
    gleam(ctx, path(`M${x + width * 0.12} ${y + 4}V${y + height - 4}`), {
      width: width * 0.09,
      opacity: 0.5,
      soft: 1.4,
    }),
  );
}

export function cap(ctx: Ctx, half: number, top: number, bottom: number, ribs = true): string {
  const colour = ctx.colour(1);
  const lathe = createLathe(
    0,
    [
      [half - 3, top],
      [half, top + 5],
      [half, bottom],
    ],
    0.16,
  );
  const lines = ribs
    ? lathe
        .around(bottom - 2, 15, 84)
        .map((s) =>
          line(s.x, top + 10 + s.squeeze * half * 0.16, s.x, bottom - 2 + s.squeeze * half * 0.1, {
            stroke: darken(colour, 0.4),
            'stroke-width': 2 * s.squeeze,
            'stroke-opacity': 0.6,
          }),
        )
        .join('')
    : '';
  return (
    turnedBody(ctx, lathe, { stuff: 'plastic', colour, over: lines, shadeFoot: 3 }) +
    draw(toD(discPath(discAt(lathe, top + 1))), {
      fill: lighten(colour, 0.2),
      stroke: darken(colour, 0.4),
      'stroke-width': 0.8,
    })
  );
}

export const shell = (ctx: Ctx, lathe: Lathe): string =>
  turnedBody(ctx, lathe, { stuff: 'plastic', colour: ctx.colour(0) });
