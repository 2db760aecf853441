// Small things that everybody has held: coin, card, matchbox, pencil, tennis ball.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, edgeLine, formShade, groundShadow, solid, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { PENCIL, pencil } from '../parts/goods/show.ts';
import { oval, path, polygon, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, line, linear, place, radial, rect } from '../svg.ts';
import type { Ctx } from '../types.ts';
import type { Solid } from './things.ts';

/** A coin of two metals, 2.7 cm: a rim of brass round a middle of steel, without figures. */
function coinFace(ctx: Ctx, r: number): string {
  const [outer, inner] = [METALS.brass, METALS.steel];
  const beads = Array.from({ length: 36 }, (_, n) => {
    const angle = (n / 36) * Math.PI * 2;
    return circle(Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9, Math.max(0.6, r * 0.028), {
      fill: lighten(outer.base, 0.55),
      opacity: 0.8,
    });
  }).join('');
  const rays = Array.from({ length: 10 }, (_, n) =>
    place(
      draw(
        `M0 ${-r * 0.3}C${r * 0.1} ${-r * 0.38} ${r * 0.07} ${-r * 0.48} 0 ${-r * 0.54}C${-r * 0.07} ${-r * 0.48} ${-r * 0.1} ${-r * 0.38} 0 ${-r * 0.3}Z`,
        {
          fill: darken(inner.base, 0.2),
          stroke: lighten(inner.base, 0.7),
          'stroke-width': 0.6,
          opacity: 0.7,
        },
      ),
      { turn: n * 36 },
    ),
  ).join('');
  return (
    metalPiece(ctx, oval(0, 0, r), outer, { rim: Math.max(1, r * 0.06) }) +
    beads +
    metalPiece(ctx, oval(0, 0, r * 0.68), inner, { rim: Math.max(0.8, r * 0.04) }) +
    rays +
    circle(0, 0, r * 0.2, { fill: 'none', stroke: darken(inner.base, 0.3), 'stroke-width': 1, opacity: 0.7 })
  );
}

export const COIN: Solid = {
  form: 'solid',
  stances: ['wall', 'flat', 'stand'],
  size: () => ({ width: 2.7, height: 2.7 }),
  draw(ctx, { x, y, unit }) {
    const r = 1.35 * unit;
    if (ctx.stance === 'stand') {
      // On a ground it stands on its edge, its face to the front, so that its size can be read.
      const edge = draw(toD(oval(x + Math.max(1.6, 0.17 * unit), y - r, r)), { fill: METALS.brass.patina });
      return (
        groundShadow(ctx, { x: x + 2, y, width: r * 1.7, depth: Math.max(4, r * 0.16) }) +
        edge +
        place(coinFace(ctx, r), { x, y: y - r })
      );
    }
    return (
      wallShadow(ctx, [oval(x, y, r)], { distance: Math.max(3, r * 0.09) }) +
      place(coinFace(ctx, r), { x, y, turn: 14 })
    );
  },
};

export const CARD: Solid = {
  form: 'solid',
  stances: ['flat'],
  size: () => ({ width: 8.56, height: 5.4 }),
  draw(ctx, { x, y, unit }) {
    const [w, h] = [8.56 * unit, 5.4 * unit];
    const outline = roundRect(x - w / 2, y - h / 2, w, h, 0.32 * unit);
    const colour = mix(darken(ctx.tint, 0.45), '#3d4b66', 0.55);
    const over =
      draw(
        `M${x - w / 2} ${y + h * 0.5}C${x - w * 0.1} ${y + h * 0.1} ${x + w * 0.1} ${y + h * 0.3} ${x + w / 2} ${y - h * 0.2}V${y + h / 2}Z`,
        {
          fill: lighten(colour, 0.25),
          opacity: 0.5,
        },
      ) + rect(x - w * 0.38, y - h * 0.16, 1.2 * unit, 0.95 * unit, { rx: 0.16 * unit, fill: METALS.gold.base });
    const chip = line(x - w * 0.38, y - h * 0.16 + 0.47 * unit, x - w * 0.38 + 1.2 * unit, y - h * 0.16 + 0.47 * unit, {
      stroke: METALS.gold.patina,
      'stroke-width': 1,
      opacity: 0.6,
    });
    return (
      wallShadow(ctx, [outline], { distance: 5 }) + solid(ctx, outline, { base: colour, form: 0.3, over: over + chip })
    );
  },
};

/** A box of 5 x 3.5 x 1.5 cm without print: lying, its lid up; on a ground with its striking side in sight. */
export const MATCHBOX: Solid = {
  form: 'solid',
  stances: ['flat', 'stand'],
  size: (stance) => (stance === 'stand' ? { width: 5.6, height: 2.4 } : { width: 5, height: 3.5 }),
  draw(ctx, { x, y, unit }) {
    const [lid, strike] = ['#c8432f', '#5b3a2c'];
    const band = (d: string): string => draw(d, { fill: '#f1d48a' });
    if (ctx.stance !== 'stand') {
      const [w, h] = [5 * unit, 3.5 * unit];
      const [left, top] = [x - w / 2, y - h / 2];
      const outline = roundRect(left, top, w, h, 2);
      return (
        wallShadow(ctx, [outline], { distance: Math.max(5, 0.5 * unit) }) +
        solid(ctx, outline, {
          base: lid,
          form: 0.45,
          over:
            band(`M${left + w * 0.1} ${top + h * 0.14}H${left + w * 0.9}V${top + h * 0.86}H${left + w * 0.1}Z`) +
            circle(x, y, h * 0.24, { fill: lid }) +
            circle(x, y, h * 0.15, { fill: '#f1d48a' }),
        })
      );
    }
    const [w, side, deep] = [5 * unit, 1.5 * unit, 0.9 * unit];
    const [left, base] = [x - 2.8 * unit, y];
    const skew = 0.6 * unit;
    const front = polygon([
      [left, base - side],
      [left + w, base - side],
      [left + w, base],
      [left, base],
    ]);
    const top = polygon([
      [left, base - side],
      [left + skew, base - side - deep],
      [left + w + skew, base - side - deep],
      [left + w, base - side],
    ]);
    const end = polygon([
      [left + w, base - side],
      [left + w + skew, base - side - deep],
      [left + w + skew, base - deep],
      [left + w, base],
    ]);
    return (
      groundShadow(ctx, { x: x + 2, y: base - deep * 0.3, width: w * 1.1, depth: Math.max(5, deep * 0.8) }) +
      solid(ctx, end, { base: '#ead9b4', form: 0.3 }) +
      solid(ctx, top, {
        base: lid,
        form: 0.2,
        over: band(
          `M${left + w * 0.14 + skew * 0.2} ${base - side - deep * 0.2}L${left + w * 0.14 + skew * 0.8} ${base - side - deep * 0.8}H${left + w * 0.86 + skew * 0.8}L${left + w * 0.86 + skew * 0.2} ${base - side - deep * 0.2}Z`,
        ),
      }) +
      solid(ctx, front, {
        base: '#d98a4a',
        form: 0.3,
        over: rect(left, base - side * 0.86, w, side * 0.72, { fill: strike }),
      })
    );
  },
};

export const PENCIL_THING: Solid = {
  form: 'solid',
  stances: ['flat', 'stand'],
  size: () => ({ width: PENCIL, height: 0.8 }),
  draw(ctx, { x, y, unit }) {
    const left = x - (PENCIL * unit) / 2;
    if (ctx.stance !== 'stand') return place(pencil(ctx, unit), { x: left, y, turn: -3 });
    return (
      groundShadow(ctx, { x, y, width: PENCIL * unit, depth: 6, strength: 0.5 }) +
      place(pencil(ctx, unit), { x: left, y: y - 0.36 * unit })
    );
  },
};

/** A tennis ball of 6.7 cm. */
export const TENNIS_BALL: Solid = {
  form: 'solid',
  stances: ['flat', 'stand'],
  size: () => ({ width: 6.7, height: 6.7 }),
  draw(ctx, { x, y, unit }) {
    const r = 3.35 * unit;
    const cy = ctx.stance === 'stand' ? y - r : y;
    const colour = '#c9d63f';
    const outline = oval(x, cy, r);
    const seamLook = {
      fill: 'none',
      stroke: '#f4f4e4',
      'stroke-width': Math.max(1.4, r * 0.075),
      'stroke-linecap': 'round',
    };
    const fuzz = radial(ctx.defs, [x - r * 0.3, cy - r * 0.35], r * 1.35, [
      [0, lighten(colour, 0.5), 0.8],
      [0.45, colour, 0],
      [1, darken(colour, 0.5), 0.75],
    ]);
    const seams =
      draw(
        toD(
          path(
            `M${x - r * 0.95} ${cy - r * 0.2}C${x - r * 0.3} ${cy - r * 0.45} ${x + r * 0.05} ${cy - r * 0.55} ${x + r * 0.3} ${cy - r * 1}`,
          ),
        ),
        seamLook,
      ) +
      draw(
        toD(
          path(
            `M${x - r * 0.5} ${cy + r * 0.95}C${x - r * 0.1} ${cy + r * 0.35} ${x + r * 0.4} ${cy + r * 0.2} ${x + r} ${cy + r * 0.1}`,
          ),
        ),
        seamLook,
      );
    return (
      (ctx.stance === 'stand'
        ? groundShadow(ctx, { x, y, width: r * 1.5 })
        : wallShadow(ctx, [outline], { distance: r * 0.25 })) +
      clipTo(
        ctx,
        outline,
        draw(toD(outline), { fill: colour }),
        seams,
        draw(toD(outline), { fill: fuzz }),
        formShade(ctx, outline, colour, { amount: 0.5 }),
      ) +
      edgeLine(outline, colour, { strength: 0.4 }) +
      ellipse(x - r * 0.34, cy - r * 0.42, r * 0.22, r * 0.16, {
        fill: linear(
          ctx.defs,
          [x - r, cy],
          [x, cy],
          [
            [0, '#ffffff', 0.35],
            [1, '#ffffff', 0.1],
          ],
        ),
      })
    );
  },
};
