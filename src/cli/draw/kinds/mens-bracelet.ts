// Men's bracelets on a ground: kada, stone beads, curb chain, plaited leather; and cufflinks in their box.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { bead, gem, grain, setStone } from '../parts/stones.ts';
import { oval, path, roundRect, spotsAlong, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['kada', 'beads', 'chain', 'plait', 'cufflinks'],
  metal: ['steel', 'gold', 'oxidised', 'copper'],
  stone: ['round', 'square'],
} as const;
type Cut = CutOf<typeof CUTS>;

const [CX, CY, RX, RY] = [256, 300, 148, 62];

function kada(ctx: Ctx, metal: Metal): string {
  const wide = 30;
  const sheen = linear(
    ctx.defs,
    [CX - RX, 0],
    [CX + RX, 0],
    [
      [0, mix(metal.base, metal.patina, 0.6)],
      [0.1, lighten(metal.base, 0.8)],
      [0.22, metal.base],
      [0.42, lighten(metal.base, 0.55)],
      [0.6, mix(metal.base, metal.patina, 0.45)],
      [0.8, lighten(metal.base, 0.5)],
      [1, mix(metal.base, metal.patina, 0.7)],
    ],
  );
  const inner = `${toD(oval(CX, CY - wide / 2, RX, RY))}${toD(oval(CX, CY - wide / 2, RX - 9, RY - 6))}`;
  const back = path(
    `M${CX - RX + 8} ${CY - wide / 2}C${CX - RX + 8} ${CY - wide / 2 - RY * 1.2} ${CX + RX - 8} ${CY - wide / 2 - RY * 1.2} ${CX + RX - 8} ${CY - wide / 2}C${CX + RX - 8} ${CY + wide / 2 - RY * 1.2} ${CX - RX + 8} ${CY + wide / 2 - RY * 1.2} ${CX - RX + 8} ${CY - wide / 2}Z`,
  );
  const front = path(
    `M${CX - RX} ${CY - wide / 2}C${CX - RX} ${CY - wide / 2 + RY * 1.33} ${CX + RX} ${CY - wide / 2 + RY * 1.33} ${CX + RX} ${CY - wide / 2}V${CY + wide / 2}C${CX + RX} ${CY + wide / 2 + RY * 1.33} ${CX - RX} ${CY + wide / 2 + RY * 1.33} ${CX - RX} ${CY + wide / 2}Z`,
  );
  const groove = (dy: number): string =>
    `M${CX - RX} ${CY + dy}C${CX - RX} ${CY + dy + RY * 1.33} ${CX + RX} ${CY + dy + RY * 1.33} ${CX + RX} ${CY + dy}`;
  const marks = spotsAlong(path(groove(0)), 23)
    .slice(2, -2)
    .map((spot) =>
      place(draw('M0 -7L5 0L0 7L-5 0Z', { fill: 'none', stroke: metal.patina, 'stroke-width': 1.4 }), {
        x: spot.x,
        y: spot.y,
        turn: spot.turn * 0.5,
        scale: `${(1 - Math.abs(spot.x - CX) / (RX * 1.6)).toFixed(2)} 1`,
      }),
    )
    .join('');
  return (
    draw(toD(back), {
      fill: linear(
        ctx.defs,
        [CX - RX, 0],
        [CX + RX, 0],
        [
          [0, metal.patina],
          [0.3, mix(metal.base, metal.patina, 0.4)],
          [0.55, lighten(metal.base, 0.4)],
          [0.8, mix(metal.base, metal.patina, 0.6)],
          [1, metal.patina],
        ],
      ),
    }) +
    draw(inner, { fill: sheen, 'fill-rule': 'evenodd', stroke: metal.patina, 'stroke-width': 0.8 }) +
    clipTo(
      ctx,
      front,
      draw(toD(front), { fill: sheen }),
      draw(groove(-wide / 2 + 5), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.6, 'stroke-opacity': 0.7 }),
      draw(groove(wide / 2 - 5), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.6, 'stroke-opacity': 0.7 }),
      marks,
      innerRim(ctx, front, { dx: 0, dy: -5, soft: 4, colour: '#241c2c', opacity: 0.45, blend: 'multiply' }),
    ) +
    draw(toD(front), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.1 }) +
    gleam(ctx, path(`M${CX - 120} ${CY + 20}C${CX - 90} ${CY + 40} ${CX - 60} ${CY + 50} ${CX - 30} ${CY + 54}`), {
      width: 5,
      opacity: 0.8,
      soft: 1.4,
    })
  );
}

/** Even places round the ring, the far ones first; `index` counts along it. */
function around(count: number): { x: number; y: number; scale: number; angle: number; index: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + Math.PI / 2;
    return {
      x: CX + Math.cos(angle) * RX,
      y: CY + Math.sin(angle) * RY,
      scale: 0.9 + 0.12 * Math.sin(angle),
      angle,
      index,
    };
  }).sort((a, b) => a.y - b.y);
}

function beads(ctx: Ctx, metal: Metal): string {
  return around(27)
    .map(({ x, y, scale, index: n }) => {
      const special = n === 0;
      const colour = ctx.colour(n % 9 === 0 ? ctx.colourCount - 1 : 0);
      const r = 21 * scale;
      return special
        ? ellipse(x, y, r * 0.9, r, { fill: metal.patina }) + grain(ctx, x, y, r * 0.94, metal)
        : bead(ctx, x, y, r, colour) +
            ellipse(x + r * 0.2, y + r * 0.3, r * 0.5, r * 0.16, {
              fill: lighten(colour, 0.3),
              opacity: 0.35,
              transform: `rotate(${n * 37} ${x} ${y})`,
            });
    })
    .join('');
}

function chain(ctx: Ctx, metal: Metal): string {
  return around(26)
    .map(({ x, y, scale, angle, index: n }) => {
      const turn = (Math.atan2(Math.cos(angle) * RY, -Math.sin(angle) * RX) * 180) / Math.PI;
      const link = `${toD(oval(0, 0, 25, 13))}${toD(oval(0, 0, 14, 5))}`;
      const fill = linear(
        ctx.defs,
        [-25, -13],
        [25, 13],
        [
          [0, lighten(metal.base, 0.8)],
          [0.4, metal.base],
          [0.7, mix(metal.base, metal.patina, 0.5)],
          [1, lighten(metal.base, 0.3)],
        ],
      );
      return place(draw(link, { fill, 'fill-rule': 'evenodd', stroke: metal.patina, 'stroke-width': 1 }), {
        x,
        y,
        turn: turn + (n % 2 ? 26 : 20),
        scale,
      });
    })
    .join('');
}

function plait(ctx: Ctx, metal: Metal): string {
  const [first, second] = [ctx.colour(0), ctx.colour(1)];
  const lobes = around(64)
    .map(({ x, y, scale, angle, index: n }) => {
      const turn = (Math.atan2(Math.cos(angle) * RY, -Math.sin(angle) * RX) * 180) / Math.PI;
      const colour = n % 2 ? first : second;
      return place(
        ellipse(0, n % 2 ? 5 : -5, 16, 8.4, {
          fill: linear(
            ctx.defs,
            [0, -9],
            [0, 9],
            [
              [0, lighten(colour, 0.4)],
              [0.5, colour],
              [1, darken(colour, 0.45)],
            ],
          ),
          stroke: darken(colour, 0.6),
          'stroke-width': 0.8,
          transform: `rotate(${n % 2 ? 26 : -26})`,
        }),
        { x, y, turn, scale },
      );
    })
    .join('');
  const clasp = metalPiece(ctx, roundRect(CX - 34, CY + RY - 19, 68, 36, 9), metal, { rim: 3 });
  return (
    lobes +
    clasp +
    [-20, 20]
      .map((dx) =>
        draw(`M${CX + dx} ${CY + RY - 16}V${CY + RY + 14}`, {
          stroke: metal.patina,
          'stroke-width': 2,
          'stroke-opacity': 0.7,
          fill: 'none',
        }),
      )
      .join('')
  );
}

/** Two cufflinks on the cushion of a small open box. */
function cufflinks(ctx: Ctx, cut: Cut, metal: Metal): string {
  const shell = '#2e2a33';
  const lid = path('M120 130H392Q404 130 406 142L414 250H98L106 142Q108 130 120 130Z');
  const lidInside = path('M132 142H380Q390 142 391 150L398 244H114L121 150Q122 142 132 142Z');
  const base = path('M92 250H420L428 346Q428 366 408 367H104Q84 366 84 346Z');
  const pad = path('M104 250H408L414 300C380 314 132 314 98 300Z');
  const stone = ctx.colour(0);
  const link = (x: number, y: number): string =>
    ellipse(x + 8, y + 40, 36, 9, { fill: '#2b1a33', opacity: 0.4 }) +
    metalPiece(ctx, cut.stone === 'square' ? roundRect(x - 34, y - 34, 68, 68, 9) : oval(x, y, 36), metal, { rim: 4 }) +
    (cut.stone === 'square' ? gem(ctx, x, y, 27, stone, { shape: 'square' }) : setStone(ctx, x, y, 27, stone, metal)) +
    gleam(ctx, path(`M${x - 26} ${y - 8}C${x - 22} ${y - 22} ${x - 10} ${y - 28} ${x + 4} ${y - 29}`), {
      width: 4,
      opacity: 0.8,
      soft: 1,
    });
  return (
    groundShadow(ctx, { x: 258, y: 364, width: 360, depth: 20 }) +
    clothPiece(ctx, { outline: lid, fabric: ctx.cloth({ name: 'leather' }, [shell]), form: 0.7, warp: 0 }) +
    clothPiece(ctx, {
      outline: lidInside,
      fabric: ctx.cloth({ name: 'suede' }, ['#e4d8c4']),
      finish: 'satin',
      form: 0.6,
      warp: 0,
    }) +
    clothPiece(ctx, { outline: base, fabric: ctx.cloth({ name: 'leather' }, [shell]), form: 0.9, warp: 0 }) +
    clothPiece(ctx, {
      outline: pad,
      fabric: ctx.cloth({ name: 'suede' }, ['#d8c9b0']),
      form: 0.9,
      warp: 0,
      folds: [
        {
          points: [
            [110, 286],
            [256, 294],
            [402, 286],
          ],
          width: 12,
          depth: -0.6,
        },
      ],
    }) +
    link(184, 250) +
    link(328, 250)
  );
}

export const kind = defineKind({
  name: 'mens-bracelet',
  about: "men's bracelet or cufflinks; colours: beads, leather strands or stone",
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const metal: Metal = METALS[cut.metal];
    const ringShade = (): string =>
      groundShadow(ctx, { x: CX, y: CY + RY - 4, width: RX * 2.1, depth: RY * 0.9, strength: 0.8 });
    const one = (): string => {
      switch (cut.style) {
        case 'beads':
          return ringShade() + beads(ctx, metal);
        case 'chain':
          return ringShade() + chain(ctx, metal);
        case 'plait':
          return ringShade() + plait(ctx, metal);
        case 'cufflinks':
          return cufflinks(ctx, cut, metal);
        default:
          return ringShade() + kada(ctx, metal);
      }
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(
          ctx,
          cut.style === 'cufflinks' ? { x: 220, y: 260, factor: 2.1 } : { x: CX - 20, y: CY + 36, factor: 1.9 },
          one,
        ),
      );
    if (cut.style === 'cufflinks')
      return fit(
        ctx,
        { x: 80, y: 124, width: 352, height: 244 },
        { x: 60, y: 60, width: 392, height: groundFor(ctx, 290) - 60 },
        one,
        true,
      );
    return fit(
      ctx,
      { x: CX - RX - 26, y: CY - RY - 28, width: RX * 2 + 52, height: RY * 2 + 56 },
      { x: 46, y: 60, width: 420, height: groundFor(ctx, 200) - 34 },
      one,
      true,
    );
  },
});
