// Straps and dials of wrist watches.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, gleam, innerRim, seam, stitches } from '../../light.ts';
import { metalBall, metalPiece } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { buckle } from '../../parts/notions.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { claspCover, claspTongue, links } from './bracelet.ts';
import { digit } from './digits.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, ellipse, line, linear, place, radial, rect } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export const X = 256;
export const Y = 256;

export type StrapStyle = 'leather' | 'steel' | 'mesh' | 'rubber' | 'fabric';

const TOP = { y: 44, half: 33 };
const LOW = { y: 470, half: 31 };

function half(side: -1 | 1, wide: number): Path {
  const [far, near] = side < 0 ? [TOP, Y - 74] : [LOW, Y + 74];
  return path(
    `M${X - wide} ${near}C${X - wide + 2} ${(near + far.y) / 2} ${X - far.half - 1} ${far.y + side * -40} ${X - far.half} ${far.y}H${X + far.half}C${X + far.half + 1} ${far.y + side * -40} ${X + wide - 2} ${(near + far.y) / 2} ${X + wide} ${near}Z`,
  );
}

/** Turned away from us at both ends. */
function roundOff(ctx: Ctx, outline: Path, side: -1 | 1, base: string): string {
  const far = side < 0 ? TOP.y : LOW.y;
  return clipTo(
    ctx,
    outline,
    rect(X - 60, Math.min(far, far - side * 130), 120, 130, {
      fill: linear(
        ctx.defs,
        [0, far],
        [0, far - side * 130],
        [
          [0, darken(base, 0.75), 0.85],
          [0.35, darken(base, 0.6), 0.35],
          [1, darken(base, 0.5), 0],
        ],
      ),
    }),
    rect(X - 60, Math.min(far - side * 80, far - side * 130), 120, 50, { fill: lighten(base, 0.5), opacity: 0.1 }),
  );
}

function mesh(ctx: Ctx, outline: Path, metal: Metal): string {
  const cloth = ctx.cloth({ name: 'knit', scale: 0.42 }, [metal.base]);
  return clothPiece(ctx, { outline, fabric: cloth, finish: 'satin', form: 0.8, warp: 0 });
}

export function straps(ctx: Ctx, style: StrapStyle, metal: Metal): string {
  const base = style === 'steel' || style === 'mesh' ? metal.base : ctx.colour(0);
  const wide = style === 'rubber' ? 46 : 42;
  return ([-1, 1] as const)
    .map((side) => {
      const outline = half(side, wide);
      const far = side < 0 ? TOP : LOW;
      const near = Y + side * 74;
      let art: string;
      if (style === 'steel') {
        const open = side < 0 ? claspCover(ctx, outline, metal) : claspTongue(ctx, metal);
        return links(ctx, outline, side, metal) + open;
      }
      if (style === 'mesh') art = mesh(ctx, outline, metal);
      else {
        const cloths: Readonly<Record<'leather' | 'rubber' | 'fabric', Fabric>> = {
          leather: SURFACES.leather(ctx, base),
          rubber: ctx.plain(base),
          fabric: ctx.fabric,
        };
        const edge = (s: number): Path =>
          path(
            `M${X + s * (wide - 7)} ${near}C${X + s * (wide - 9)} ${(near + far.y) / 2} ${X + s * (far.half - 6)} ${far.y + side * -40} ${X + s * (far.half - 6)} ${far.y}`,
          );
        const thread = ctx.colourCount > 1 && style === 'leather' ? lighten(ctx.colour(1), 0.3) : lighten(base, 0.35);
        const ribs =
          style === 'rubber'
            ? [0, 1, 2, 3, 4, 5]
                .map((n) =>
                  seam(path(`M${X - 22} ${near + side * (22 + n * 20)}H${X + 22}`), base, { strength: 0.8, width: 3 }),
                )
                .join('')
            : '';
        art =
          clothPiece(ctx, {
            outline,
            fabric: cloths[style],
            finish: style === 'fabric' ? 'matte' : 'silk',
            form: 0.8,
            warp: 1,
            folds:
              style === 'leather'
                ? [
                    {
                      points: [
                        [X, near],
                        [X, far.y],
                      ],
                      width: 60,
                      depth: 0.2,
                      open: 'both',
                    },
                  ]
                : [],
          }) +
          clipTo(
            ctx,
            outline,
            style === 'leather'
              ? stitches(edge(-1), thread, { length: 5, gap: 3.4, width: 1.4 }) +
                  stitches(edge(1), thread, { length: 5, gap: 3.4, width: 1.4 })
              : '',
            ribs,
          );
      }
      const holes =
        side > 0 && (style === 'leather' || style === 'rubber')
          ? [0, 1, 2]
              .map((n) => ellipse(X, near + 84 + n * 24 * (1 - n * 0.05), 3.6, 3.2 - n * 0.3, { fill: '#17131a' }))
              .join('')
          : '';
      const clasp = side < 0 && style !== 'mesh' ? buckle(ctx, X, TOP.y + 18, 76, 26, metal.base, 0) : '';
      return art + holes + clasp + roundOff(ctx, outline, side, base);
    })
    .join('');
}

/** Lugs that hold the strap, the case and its crown. */
export function roundCase(ctx: Ctx, metal: Metal, r: number): string {
  const lugs = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) =>
        metalPiece(
          ctx,
          path(
            // Side by side with the strap, which fills what lies between them.
            `M${X + sx * 43} ${Y + sy * (r - 28)}L${X + sx * 59} ${Y + sy * (r - 40)}L${X + sx * 58} ${Y + sy * (r + 5)}Q${X + sx * 57} ${Y + sy * (r + 14)} ${X + sx * 50} ${Y + sy * (r + 14)}Q${X + sx * 43} ${Y + sy * (r + 14)} ${X + sx * 43} ${Y + sy * (r + 6)}Z`,
          ),
          metal,
          { rim: 2 },
        ),
      ),
    )
    .join('');
  const crown =
    metalPiece(ctx, roundRect(X + r - 3, Y - 9, 13, 18, 3), metal, { rim: 1.5 }) +
    [-5, -1, 3]
      .map((d) => line(X + r + 1, Y + d + 1, X + r + 9, Y + d + 1, { stroke: metal.patina, 'stroke-width': 1 }))
      .join('');
  const ringShape = `${toD(oval(X, Y, r))}${toD(oval(X, Y, r - 11))}`;
  return (
    lugs +
    crown +
    circle(X, Y, r, { fill: metalBall(ctx, metal, X, Y, r), stroke: metal.patina, 'stroke-width': 1.2 }) +
    draw(ringShape, {
      'fill-rule': 'evenodd',
      fill: linear(
        ctx.defs,
        [X - r, Y - r],
        [X + r, Y + r],
        [
          [0, lighten(metal.base, 0.9)],
          [0.3, metal.base],
          [0.46, lighten(metal.base, 0.5)],
          [0.62, mix(metal.base, metal.patina, 0.6)],
          [0.8, lighten(metal.base, 0.3)],
          [1, mix(metal.base, metal.patina, 0.4)],
        ],
      ),
    })
  );
}

export interface DialLook {
  readonly face: string;
  readonly marks: string;
  readonly hand: string;
  readonly style: 'plain' | 'chrono' | 'dots';
}

export function dial(ctx: Ctx, r: number, look: DialLook): string {
  const { face, marks, hand, style } = look;
  const plate = oval(X, Y, r);
  const ticks = Array.from({ length: 60 }, (_, n) =>
    place(rect(-0.7, -r + 4, 1.4, n % 5 === 0 ? 0 : 4, { fill: marks, opacity: 0.7 }), { x: X, y: Y, turn: n * 6 }),
  ).join('');
  const hours = Array.from({ length: 12 }, (_, n) => {
    // The date takes the place of the third hour.
    if (style === 'plain' && n === 3) return '';
    return place(
      style === 'dots'
        ? circle(0, -r + 14, n % 3 === 0 ? 5 : 3.4, { fill: marks })
        : rect(-2.2, -r + 6, n % 3 === 0 ? 5 : 3.6, n % 3 === 0 ? 17 : 12, { fill: marks, rx: 1 }),
      { x: X, y: Y, turn: n * 30 },
    );
  }).join('');
  const small = (dx: number, dy: number, size: number): string =>
    circle(X + dx, Y + dy, size, {
      fill: darken(face, 0.24),
      stroke: marks,
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    }) +
    Array.from({ length: 12 }, (_, n) =>
      place(rect(-0.5, -size + 2, 1, 3, { fill: marks }), { x: X + dx, y: Y + dy, turn: n * 30 }),
    ).join('') +
    place(draw(`M-1.2 4L0 ${-size + 6}L1.2 4Z`, { fill: hand }), { x: X + dx, y: Y + dy, turn: dx * 3 + 40 });
  const subs = style === 'chrono' ? small(-25, 6, 15) + small(25, 6, 15) + small(0, 31, 15) : '';
  const window =
    style === 'plain'
      ? rect(X + r - 30, Y - 8.5, 22, 17, { fill: '#f6f2ea', stroke: marks, 'stroke-width': 1, rx: 1.5 }) +
        digit(2, X + r - 27, Y - 5.6, 0.35, '#2b2732') +
        digit(8, X + r - 18.4, Y - 5.6, 0.35, '#2b2732')
      : '';
  const pointer = (long: number, wide: number, turn: number): string =>
    place(
      draw(`M${-wide} 9L${-wide * 0.7} ${-long + 8}L0 ${-long}L${wide * 0.7} ${-long + 8}L${wide} 9Z`, {
        fill: hand,
        stroke: darken(hand, 0.5),
        'stroke-width': 0.6,
      }),
      { x: X + 1.4, y: Y + 2, turn },
    );
  return (
    clipTo(
      ctx,
      plate,
      draw(toD(plate), {
        fill: radial(ctx.defs, [X - r * 0.3, Y - r * 0.3], r * 1.5, [
          [0, lighten(face, 0.22)],
          [0.55, face],
          [1, darken(face, 0.3)],
        ]),
      }),
      ticks,
      hours,
      subs,
      window,
      pointer(r * 0.5, 3.4, -58),
      pointer(r * 0.76, 2.6, 52),
      place(rect(-0.7, -r * 0.8, 1.4, r, { fill: '#c8352e' }), { x: X, y: Y, turn: 200 }),
      circle(X, Y, 4.4, { fill: hand, stroke: darken(hand, 0.5), 'stroke-width': 0.8 }),
      innerRim(ctx, plate, { dx: 4, dy: 6, soft: 5, colour: '#120f18', opacity: 0.55 }),
      draw(`M${X - r} ${Y + r * 0.3}L${X + r * 0.3} ${Y - r}H${X + r * 0.62}L${X - r * 0.7} ${Y + r * 0.7}Z`, {
        fill: '#ffffff',
        opacity: 0.1,
      }),
    ) +
    gleam(
      ctx,
      path(
        `M${X - r * 0.8} ${Y - r * 0.2}C${X - r * 0.7} ${Y - r * 0.6} ${X - r * 0.4} ${Y - r * 0.84} ${X - r * 0.1} ${Y - r * 0.9}`,
      ),
      { width: 3.4, opacity: 0.5, soft: 1 },
    )
  );
}
