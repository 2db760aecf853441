// The ludo board.
import { darken, lighten, mix } from '../../colour.ts';
import { solid } from '../../light.ts';
import { BARE_WOOD, knob } from '../../parts/toy-wood.ts';
import { roundRect, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, ellipse, group, line, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const LUDO = 380;

export function ludo(ctx: Ctx): string {
  const cell = LUDO / 15;
  const [red, green, yellow, blue] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const paper = '#f6efdf';
  const sheet = roundRect(-LUDO / 2 - 16, -LUDO / 2 - 16, LUDO + 32, LUDO + 32, 10);
  const o = -LUDO / 2;
  const square = (c: number, r: number, fill: string): string =>
    rect(o + c * cell, o + r * cell, cell, cell, { fill, stroke: darken(paper, 0.5), 'stroke-width': 0.9 });
  let art = rect(o, o, LUDO, LUDO, { fill: paper });
  const homes: readonly (readonly [number, number, string])[] = [
    [0, 0, red],
    [9, 0, green],
    [9, 9, yellow],
    [0, 9, blue],
  ];
  for (let n = 0; n < 15; n += 1)
    for (const m of [6, 7, 8]) art += n < 6 || n > 8 ? square(m, n, paper) + square(n, m, paper) : '';
  const lanes: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
    [
      red,
      [
        [1, 7],
        [2, 7],
        [3, 7],
        [4, 7],
        [5, 7],
        [1, 6],
      ],
    ],
    [
      green,
      [
        [7, 1],
        [7, 2],
        [7, 3],
        [7, 4],
        [7, 5],
        [8, 1],
      ],
    ],
    [
      yellow,
      [
        [13, 7],
        [12, 7],
        [11, 7],
        [10, 7],
        [9, 7],
        [13, 8],
      ],
    ],
    [
      blue,
      [
        [7, 13],
        [7, 12],
        [7, 11],
        [7, 10],
        [7, 9],
        [6, 13],
      ],
    ],
  ];
  for (const [fill, cells] of lanes) for (const [c, r] of cells) art += square(c, r, fill);
  for (const [c, r, fill] of homes) {
    const [x, y] = [o + c * cell, o + r * cell];
    art +=
      rect(x, y, cell * 6, cell * 6, { fill, stroke: darken(fill, 0.4), 'stroke-width': 1 }) +
      rect(x + cell, y + cell, cell * 4, cell * 4, {
        fill: paper,
        rx: 12,
        stroke: darken(fill, 0.3),
        'stroke-width': 1.4,
      });
    for (const [dx, dy] of [
      [2, 2],
      [4, 2],
      [2, 4],
      [4, 4],
    ] as const)
      art += circle(x + dx * cell, y + dy * cell, cell * 0.62, {
        fill: lighten(fill, 0.3),
        stroke: darken(fill, 0.35),
        'stroke-width': 1.4,
      });
  }
  const q = cell * 1.5;
  art += [red, green, yellow, blue]
    .map((fill, n) =>
      place(draw(`M0 0L${-q} ${-q}H${q}Z`, { fill, stroke: darken(paper, 0.5), 'stroke-width': 1 }), {
        turn: n * 90 - 90,
      }),
    )
    .join('');
  const whole =
    draw(toD(sheet), { fill: '#3a2230', opacity: 0.28, transform: 'translate(7 10)' }) +
    draw(toD(sheet), { fill: darken(BARE_WOOD, 0.4), transform: 'translate(4 6)' }) +
    clothPiece(ctx, {
      outline: sheet,
      fabric: SURFACES.wood(ctx, mix(BARE_WOOD, '#7d5535', 0.45)),
      warp: 0,
      form: 0.3,
    }) +
    art +
    line(0, o, 0, -o, { stroke: darken(BARE_WOOD, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.55 });
  const pawn = (c: number, r: number, fill: string): string => {
    const [x, y] = [o + c * cell, o + r * cell];
    return (
      ellipse(x + 5, y + 7, 12, 11, { fill: '#2b1a33', opacity: 0.35 }) +
      knob(ctx, x, y, 11.5, fill) +
      circle(x, y, 5, { fill: lighten(fill, 0.25), stroke: darken(fill, 0.4), 'stroke-width': 1 })
    );
  };
  const pawns =
    [
      [2, 2],
      [4, 2],
      [4, 4],
    ]
      .map(([c, r]) => pawn(c ?? 0, r ?? 0, red))
      .join('') +
    [
      [11, 2],
      [13, 2],
      [13, 4],
    ]
      .map(([c, r]) => pawn(c ?? 0, r ?? 0, green))
      .join('') +
    [
      [11, 11],
      [13, 11],
      [11, 13],
      [13, 13],
    ]
      .map(([c, r]) => pawn(c ?? 0, r ?? 0, yellow))
      .join('') +
    [
      [2, 11],
      [2, 13],
      [4, 13],
    ]
      .map(([c, r]) => pawn(c ?? 0, r ?? 0, blue))
      .join('') +
    pawn(6.5, 4.5, red) +
    pawn(10.5, 6.5, green) +
    pawn(8.5, 11.5, blue);
  const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string =>
    place(
      draw(toD(roundRect(-18, -18, 36, 36, 7)), { fill: '#2b1a33', opacity: 0.35, transform: 'translate(5 7)' }) +
        solid(ctx, roundRect(-18, -18, 36, 36, 7), { base: '#fbf6ec', form: 0.7 }) +
        pips.map(([px, py]) => circle(px * 9, py * 9, 3.4, { fill: '#2a2228' })).join(''),
      { x, y, turn },
    );
  return (
    place(whole + pawns, { x: 250, y: 250, turn: -6 }) +
    group(
      {},
      die(432, 430, 18, [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ]),
      die(470, 386, -12, [
        [-1, -1],
        [1, 1],
        [0, 0],
      ]),
    )
  );
}
