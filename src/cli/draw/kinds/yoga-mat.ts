// Yoga mats: rolled and strapped, or half unrolled with its print showing.
import { darken, lighten } from '../colour.ts';
import { castOn, clipTo, gleam, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { ramp, shaded, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { strap } from '../parts/panel.ts';
import { oval, path, polygon, roundRect, smooth, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { lie: ['rolled', 'half'], motif: ['none', 'mandala', 'lines'] } as const;
type Cut = CutOf<typeof CUTS>;

/** The end of a roll: layers that wind inwards. */
function spiral(ctx: Ctx, x: number, y: number, rx: number, ry: number, colour: string, back: string): string {
  const knots: Knot[] = Array.from({ length: 86 }, (_, n) => {
    const angle = n * 0.44;
    const left = 1 - n / 90;
    return [x + Math.cos(angle) * rx * left, y + Math.sin(angle) * ry * left] as const;
  });
  const line = toD(smooth(knots));
  return (
    clipTo(
      ctx,
      oval(x, y, rx, ry),
      draw(toD(oval(x, y, rx, ry)), {
        fill: shaded(ctx, [x - rx, y - ry], [x + rx, y + ry], lighten(back, 0.2), back, darken(back, 0.25)),
      }),
      draw(line, { fill: 'none', stroke: darken(colour, 0.55), 'stroke-width': 2.4 }),
      draw(line, {
        fill: 'none',
        stroke: lighten(back, 0.4),
        'stroke-width': 1,
        transform: 'translate(-1.6 -1)',
        'stroke-opacity': 0.7,
      }),
    ) + draw(toD(oval(x, y, rx, ry)), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 1.4 })
  );
}

const roll = (ctx: Ctx, colour: string): string =>
  linear(
    ctx.defs,
    [0, -62],
    [0, 62],
    ramp(
      darken(colour, 0.1),
      lighten(colour, 0.32),
      lighten(colour, 0.1),
      colour,
      darken(colour, 0.22),
      darken(colour, 0.42),
      darken(colour, 0.5),
    ),
  );

function rolled(ctx: Ctx): string {
  const [colour, back, web] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = path('M-200 -60C-222 -60 -232 -30 -232 0S-222 60 -200 60H176C198 60 208 30 208 0S198 -60 176 -60Z');
  const rib = Array.from({ length: 12 }, (_, n) =>
    draw(`M-214 ${-52 + n * 9.6}H182`, { stroke: darken(colour, 0.4), 'stroke-width': 1, 'stroke-opacity': 0.25 }),
  );
  const band = (x: number): string => {
    const at = path(
      `M${x - 12} -61C${x - 26} -40 ${x - 26} 40 ${x - 12} 61H${x + 12}C${x - 2} 40 ${x - 2} -40 ${x + 12} -61Z`,
    );
    return (
      castOn(ctx, body, at, { base: colour, dx: 3, dy: 4, soft: 4 }) +
      clothPiece(ctx, {
        outline: at,
        fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [web, darken(web, 0.2)]),
        form: 0.8,
        warp: 0,
      })
    );
  };
  const carry = path('M-128 -58C-140 -150 -80 -186 0 -186C84 -186 128 -150 112 -58');
  return group(
    { transform: 'translate(256 306) rotate(-16)' },
    wallShadow(ctx, [body], { distance: 16 }),
    strap(ctx, carry, { width: 20, fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, [web, darken(web, 0.2)]) }),
    draw(toD(body), { fill: roll(ctx, colour), stroke: darken(colour, 0.55), 'stroke-width': 1.2 }),
    clipTo(
      ctx,
      body,
      ...rib,
      gleam(ctx, path('M-200 -36C-80 -42 60 -42 160 -38'), { width: 9, opacity: 0.4, soft: 4 }),
    ),
    spiral(ctx, 176, 0, 33, 60, colour, back),
    band(-128),
    band(96),
    metalPiece(ctx, roundRect(84, -74, 30, 18, 5), METALS.steel, { rim: 2 }),
  );
}

/** Petals in rings round a middle, as thin printed lines. */
function mandala(ink: string): string {
  const petal = (n: number, of: number, r: number, long: number, wide: number): string =>
    place(
      draw(
        `M0 ${-r}C${wide} ${-r - long * 0.4} ${wide} ${-r - long * 0.7} 0 ${-r - long}C${-wide} ${-r - long * 0.7} ${-wide} ${-r - long * 0.4} 0 ${-r}Z`,
        { fill: 'none', stroke: ink, 'stroke-width': 2.6 },
      ),
      { turn: (n / of) * 360 },
    );
  const ring = (of: number, r: number, long: number, wide: number): string =>
    Array.from({ length: of }, (_, n) => petal(n, of, r, long, wide)).join('');
  return (
    ring(8, 10, 30, 12) +
    circle(0, 0, 44, { fill: 'none', stroke: ink, 'stroke-width': 2 }) +
    ring(16, 46, 32, 10) +
    ring(16, 62, 44, 15) +
    circle(0, 0, 8, { fill: ink }) +
    Array.from({ length: 16 }, (_, n) => place(circle(0, -116, 3.4, { fill: ink }), { turn: (n / 16) * 360 })).join('')
  );
}

function half(ctx: Ctx, cut: Cut): string {
  const [colour, back, ink] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const sheet = polygon([
    [-128, -92],
    [128, -92],
    [128, 232],
    [-128, 232],
  ]);
  const print =
    cut.motif === 'mandala'
      ? place(mandala(ink), { y: 92 })
      : cut.motif === 'lines'
        ? draw('M0 -80V220M-100 70H100M-92 -60L92 200M92 -60L-92 200', {
            fill: 'none',
            stroke: ink,
            'stroke-width': 2.4,
          }) +
          circle(0, 70, 60, { fill: 'none', stroke: ink, 'stroke-width': 2.4 }) +
          [-30, 170]
            .map((y) => draw(`M-20 ${y}H20`, { stroke: ink, 'stroke-width': 5, 'stroke-linecap': 'round' }))
            .join('')
        : '';
  const tube = roundRect(-136, -186, 272, 104, 16);
  return group(
    { transform: 'translate(262 238) rotate(-14)' },
    wallShadow(ctx, [sheet, tube], { distance: 13 }),
    thick(sheet, 3, 6, darken(back, 0.1), darken(back, 0.35)),
    clothPiece(ctx, {
      outline: sheet,
      fabric: ctx.fabric,
      form: 0.3,
      warp: 2,
      finish: 'matte',
      onCloth: print,
      folds: [
        {
          points: [
            [-128, 10],
            [0, 16],
            [128, 8],
          ],
          width: 60,
          depth: -0.12,
        },
      ],
    }),
    castOn(ctx, sheet, tube, { base: colour, dx: 4, dy: 16, soft: 10, strength: 0.6 }),
    group(
      { transform: 'translate(0 -134)' },
      draw(toD(roundRect(-136, -56, 272, 112, 18)), {
        fill: roll(ctx, back),
        stroke: darken(back, 0.5),
        'stroke-width': 1.2,
      }),
      gleam(ctx, path('M-120 -34C-40 -38 60 -38 120 -34'), { width: 9, opacity: 0.5, soft: 4 }),
      draw('M-134 40C-40 50 40 50 134 40', {
        fill: 'none',
        stroke: darken(back, 0.6),
        'stroke-width': 3,
        'stroke-opacity': 0.6,
      }),
    ),
  );
}

export const kind = defineKind({
  name: 'yoga-mat',
  about: 'yoga mat; colours: top (and pattern), underside, strap or print',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isRolled = cut.lie === 'rolled';
    return show(ctx, {
      extent: isRolled ? { x: 20, y: 96, width: 462, height: 330 } : { x: 62, y: 30, width: 400, height: 460 },
      art: () => (isRolled ? rolled(ctx) : half(ctx, cut)),
      near: isRolled
        ? { x: 410, y: 262, factor: 2.1 }
        : cut.motif === 'none'
          ? { x: 300, y: 190, factor: 1.8 }
          : { x: 290, y: 300, factor: 1.9 },
      margin: 30,
    });
  },
});
