// The face of a digital watch.
import { darken, lighten } from '../../colour.ts';
import { clipTo, innerRim } from '../../light.ts';
import { METALS, metalBall, metalPiece } from '../../materials.ts';
import { joined, path, reversed, roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, linear, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { digit } from './digits.ts';
import { X, Y } from './parts.ts';

/** A squarish resin case with lit segments in place of hands. */
export function digital(ctx: Ctx, body: string, glow: string): string {
  const outer = path(
    `M${X - 62} ${Y - 84}H${X + 62}L${X + 80} ${Y - 62}V${Y + 62}L${X + 62} ${Y + 84}H${X - 62}L${X - 80} ${Y + 62}V${Y - 62}Z`,
  );
  const bezel = path(
    `M${X - 52} ${Y - 66}H${X + 52}L${X + 64} ${Y - 50}V${Y + 50}L${X + 52} ${Y + 66}H${X - 52}L${X - 64} ${Y + 50}V${Y - 50}Z`,
  );
  const screen = roundRect(X - 50, Y - 30, 100, 62, 6);
  const ink = '#23281f';
  const side = [-1, 1]
    .flatMap((s) =>
      [-26, 26].map((dy) =>
        metalPiece(ctx, roundRect(s > 0 ? X + 78 : X - 88, Y + dy - 11, 10, 22, 4), METALS.steel, { rim: 1.4 }),
      ),
    )
    .join('');
  return (
    side +
    clothPiece(ctx, { outline: outer, fabric: ctx.plain(body), finish: 'silk', form: 1, warp: 0 }) +
    clothPiece(ctx, { outline: bezel, fabric: ctx.plain(darken(body, 0.25)), form: 0.7, warp: 0 }) +
    [
      [-66, -72],
      [66, -72],
      [-66, 72],
      [66, 72],
    ]
      .map(([dx = 0, dy = 0]) =>
        circle(X + dx, Y + dy, 4.4, {
          fill: metalBall(ctx, METALS.steel, X + dx, Y + dy, 4.4),
          stroke: '#2b2a30',
          'stroke-width': 0.8,
        }),
      )
      .join('') +
    draw(toD(bezel), { fill: 'none', stroke: glow, 'stroke-width': 2.4, 'stroke-opacity': 0.85 }) +
    clipTo(
      ctx,
      screen,
      draw(toD(screen), {
        fill: linear(
          ctx.defs,
          [X, Y - 30],
          [X, Y + 32],
          [
            [0, '#aebd9c'],
            [1, '#c9d3b4'],
          ],
        ),
      }),
      digit(1, X - 48, Y - 18, 1.06, ink) +
        digit(0, X - 26, Y - 18, 1.06, ink) +
        circle(X - 1, Y - 8, 2.2, { fill: ink }) +
        circle(X - 1, Y + 6, 2.2, { fill: ink }) +
        digit(1, X - 2, Y - 18, 1.06, ink) +
        digit(0, X + 21, Y - 18, 1.06, ink),
      digit(2, X + 22, Y + 18, 0.4, ink) + digit(8, X + 32, Y + 18, 0.4, ink),
      rect(X - 44, Y + 21, 50, 3, { fill: ink, opacity: 0.5 }),
      innerRim(ctx, screen, { dx: 2, dy: 4, soft: 3, colour: '#1a1d16', opacity: 0.6 }),
    ) +
    rect(X - 26, Y - 50, 52, 7, { rx: 3, fill: glow, opacity: 0.9 }) +
    [-30, 30].map((dx) => rect(X + dx - 14, Y + 44, 28, 6, { rx: 3, fill: lighten(body, 0.2) })).join('') +
    draw(toD(joined([path(`M${X - 60} ${Y - 82}H${X + 60}`), reversed(path(`M${X - 58} ${Y - 80}H${X + 58}`))])), {
      fill: '#ffffff',
      opacity: 0.4,
    })
  );
}
