// Men's belts: rolled on a table, or laid out in a loop seen from above.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, edgeLine, groundShadow, hollow, stitches, wallShadow } from '../light.ts';
import { between, joined, oval, parallel, path, ribbon, roundRect, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import { CUTS, buckleArt, doubleRing } from './mens-belt/buckle.ts';
import type { Cut } from './mens-belt/buckle.ts';
import type { Ctx, Fabric } from '../types.ts';

function clothOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  switch (cut.cloth) {
    case 'suede':
      return SURFACES.suede(ctx, colour);
    case 'braided':
      return ctx.cloth({ name: 'knit', scale: 1.25, angle: 90 }, [colour]);
    case 'canvas':
      return ctx.cloth({ name: 'chambray', scale: 0.6 }, [colour, lighten(colour, 0.25)]);
    default:
      return SURFACES.leather(ctx, colour);
  }
}

const isSewn = (cut: Cut): boolean => cut.cloth === 'leather' || cut.cloth === 'suede';

/** A length of belt along a path: cloth, rounded edge, stitching. */
function band(ctx: Ctx, cut: Cut, along: Path, width: number, cloth: Fabric, form = 0.7): string {
  const base = cloth.base;
  const thread = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : lighten(base, 0.35);
  return clothPiece(ctx, {
    outline: ribbon(along, width, 60),
    fabric: cloth,
    finish: cut.cloth === 'leather' ? 'silk' : 'matte',
    form,
    // A stripe is woven along the middle of canvas.
    onCloth:
      cut.cloth === 'canvas'
        ? draw(toD(along), { fill: 'none', stroke: ctx.colour(1), 'stroke-width': width * 0.3 })
        : undefined,
    warp: 1,
    edge: 0.8,
    over: isSewn(cut)
      ? [-1, 1]
          .map((s) => stitches(parallel(along, s * (width / 2 - 4), 60), thread, { length: 4.4, gap: 3, width: 1.2 }))
          .join('')
      : '',
  });
}

function keeper(ctx: Ctx, x: number, y: number, width: number, turn: number, cloth: Fabric): string {
  const shape = roundRect(-6, -width / 2 - 4, 12, width + 8, 2.5);
  return place(
    draw(toD(shape), { fill: '#2b1a33', opacity: 0.3, transform: 'translate(2 3)' }) +
      clothPiece(ctx, { outline: shape, fabric: ctx.plain(cloth.base), form: 0.8, warp: 0 }),
    { x, y, turn },
  );
}

/** Fastened and lying in a wide loop: the tip has gone through the buckle and lies over the strap's start. */
function laid(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const width = 40;
  const loop = path(
    'M158 364C80 330 52 236 92 168C136 92 256 74 342 110C432 148 462 250 420 318C394 358 352 380 300 386',
  );
  const end = path('M330 380C270 396 212 388 158 364C124 346 100 320 86 284');
  const outline = ribbon(loop, width, 90);
  const tip = spotsAlong(end, 2).at(-1);
  const holes = spotsAlong(between(end, 0.44, 0.95, 30), 5)
    .filter((_, n) => n !== 1)
    .map(({ x, y, turn }) =>
      place(
        ellipse(0, 0, 3.6, 4.4, { fill: '#1b1519' }) +
          ellipse(0.6, 0.9, 4.6, 5.4, { fill: 'none', stroke: lighten(cloth.base, 0.4), 'stroke-width': 0.8 }),
        { x, y, turn },
      ),
    )
    .join('');
  const point = tip
    ? place(
        clothPiece(ctx, {
          outline: path(
            `M-3 ${-width / 2 + 0.6}H16C28 ${-width / 2 + 1} 38 -8 42 0C38 8 28 ${width / 2 - 1} 16 ${width / 2 - 0.6}H-3Z`,
          ),
          fabric: cloth,
          finish: 'silk',
          form: 0.3,
          warp: 1,
          onCloth:
            cut.cloth === 'canvas'
              ? draw('M-6 0H46', { stroke: ctx.colour(1), 'stroke-width': width * 0.3 })
              : undefined,
        }),
        { x: tip.x, y: tip.y, turn: tip.turn },
      )
    : '';
  const plain = cut.buckle === 'plate' || cut.buckle === 'double-ring' || cut.cloth === 'braided';
  return (
    wallShadow(ctx, [outline], { distance: 11 }) +
    band(ctx, cut, loop, width, cloth, 0.3) +
    (cut.buckle === 'double-ring' ? place(doubleRing(ctx, cut, width, 'below'), { x: 158, y: 364, turn: 24 }) : '') +
    castOn(ctx, outline, ribbon(end, width, 40), { base: cloth.base, dx: 3, dy: 6, soft: 4, strength: 0.55 }) +
    band(ctx, cut, end, width, cloth, 0.3) +
    point +
    (plain ? '' : holes) +
    keeper(ctx, 220, 383, width, 8, cloth) +
    (cut.buckle === 'double-ring'
      ? place(doubleRing(ctx, cut, width, 'above'), { x: 158, y: 364, turn: 24 })
      : place(buckleArt(ctx, cut, width * 0.98), { x: 152, y: 361, turn: 26 }))
  );
}

/** Rolled up and set on its edge: rings of leather above, the smooth band in front, the buckle resting against it. */
function rolled(ctx: Ctx, cut: Cut): string {
  const cloth = clothOf(ctx, cut);
  const base = cloth.base;
  const [cx, top, rx, ry, high] = [248, 250, 150, 54, 104];
  const side = joined([
    path(`M${cx - rx} ${top}V${top + high}`),
    path(
      `M${cx - rx} ${top + high}C${cx - rx} ${top + high + ry * 1.3} ${cx + rx} ${top + high + ry * 1.3} ${cx + rx} ${top + high}`,
    ),
    path(`M${cx + rx} ${top + high}V${top}`),
    path(`M${cx + rx} ${top}C${cx + rx} ${top + ry * 1.3} ${cx - rx} ${top + ry * 1.3} ${cx - rx} ${top}`),
  ]);
  const mouth = oval(cx, top, rx, ry);
  const rings = [1, 0.885, 0.77, 0.66, 0.55]
    .map((t, n) => {
      const [a, b] = [
        oval(cx + n * 2, top + n * 1.4, rx * t, ry * t),
        oval(cx + n * 2, top + n * 1.4, rx * t - 8, ry * t - 4.4),
      ];
      return (
        draw(toD(a, b), { fill: darken(base, 0.1), 'fill-rule': 'evenodd' }) +
        draw(toD(oval(cx + n * 2, top + n * 1.4, rx * t - 1, ry * t - 0.6)), {
          fill: 'none',
          stroke: lighten(base, 0.42),
          'stroke-width': 1.8,
          'stroke-opacity': 0.8,
        }) +
        draw(toD(b), { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 1.2 })
      );
    })
    .join('');
  const thread = ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : lighten(base, 0.35);
  const arc = (y: number): Path =>
    path(`M${cx - rx} ${y}C${cx - rx} ${y + ry * 1.3} ${cx + rx} ${y + ry * 1.3} ${cx + rx} ${y}`);
  const ringed = cut.buckle === 'double-ring';
  const bucklePlace = { x: cx + 168, y: top + ry + 37, turn: -14 };
  // The last turn comes round in front and leads the buckle away to the right.
  const tail = path(
    `M${cx - 60} ${top + ry + 52}C${cx + 20} ${top + ry + 66} ${cx + 100} ${top + ry + 54} ${cx + 176} ${top + ry + 34}`,
  );
  return (
    groundShadow(ctx, { x: cx + 10, y: top + high + ry * 0.82, width: rx * 2.1, depth: 34 }) +
    clothPiece(ctx, {
      outline: side,
      fabric: cloth,
      finish: cut.cloth === 'leather' ? 'silk' : 'matte',
      form: 1,
      warp: 1,
      scale: 1.2,
      onCloth:
        cut.cloth === 'canvas'
          ? draw(toD(arc(top + high / 2)), { fill: 'none', stroke: ctx.colour(1), 'stroke-width': high * 0.27 })
          : undefined,
      over: isSewn(cut)
        ? stitches(arc(top + 12), thread, { length: 5, gap: 3.4, width: 1.4 }) +
          stitches(arc(top + high - 12), thread, { length: 5, gap: 3.4, width: 1.4 })
        : '',
    }) +
    clipTo(
      ctx,
      mouth,
      draw(toD(mouth), { fill: darken(base, 0.5) }),
      hollow(ctx, mouth, base, { strength: 0.8, soft: 12 }),
      rings,
    ) +
    edgeLine(mouth, base) +
    (ringed ? place(doubleRing(ctx, cut, high * 0.72, 'below'), bucklePlace) : '') +
    castOn(ctx, side, ribbon(tail, high * 0.9, 40), { base, dx: 4, dy: 6, soft: 6, strength: 0.5 }) +
    band(ctx, cut, tail, high * 0.9, cloth) +
    keeper(ctx, cx + 96, top + ry + 54, high * 0.9, -8, cloth) +
    (ringed ? '' : place(buckleArt(ctx, cut, high * 0.7), bucklePlace))
  );
}

export const kind = defineKind({
  name: 'mens-belt',
  about: "men's belt; colours: strap (or its pattern), last the thread",
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const standing = cut.show === 'rolled';
    const one = (): string => (standing ? rolled(ctx, cut) : laid(ctx, cut));
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: standing ? 380 : 170, y: standing ? 340 : 360, factor: 2, turn: -6 }, one),
      );
    if (standing)
      return fit(
        ctx,
        { x: 84, y: 186, width: 400, height: 236 },
        { x: 34, y: 30, width: 444, height: groundFor(ctx, 300) - 18 },
        one,
        true,
      );
    return fit(ctx, { x: 46, y: 66, width: 416, height: 376 }, { x: 44, y: 56, width: 424, height: 400 }, one);
  },
});
