// Low seats: bean bags, pouffes, cane muddas, stacked floor cushions.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { castOn, clipTo, formShade, groundShadow, seam, stitches } from '../light.ts';
import { laid } from '../parts/laid.ts';
import { createLathe, wrapPrint } from '../parts/lathe.ts';
import { bar, discAt, discPath } from '../parts/ware.ts';
import { moved, oval, path, roundRect, smooth, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { mudda } from './floor-seat/mudda.ts';

const CUTS = { style: ['beanbag', 'pouffe', 'mudda', 'stack'] } as const;

type Cut = CutOf<typeof CUTS>;

function beanbag(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const shape = smooth(
    [
      [240, 74, 'corner'],
      [186, 128],
      [128, 216],
      [92, 300],
      [76, 372],
      [92, 428],
      [170, 450],
      [270, 454],
      [370, 446],
      [428, 418],
      [440, 360],
      [416, 292],
      [372, 214],
      [318, 134],
      [270, 74, 'corner'],
    ],
    { closed: true },
  );
  const panels = [path('M250 78C210 180 190 320 214 452'), path('M262 78C330 180 372 310 352 450')];
  const folds: Fold[] = [
    {
      points: [
        [160, 200],
        [204, 262],
        [196, 330],
      ],
      width: 40,
      depth: -0.3,
    },
    {
      points: [
        [320, 190],
        [280, 250],
        [300, 330],
      ],
      width: 44,
      depth: -0.32,
    },
    {
      points: [
        [110, 360],
        [190, 380],
        [270, 362],
      ],
      width: 34,
      depth: 0.34,
    },
    {
      points: [
        [250, 392],
        [330, 404],
        [416, 380],
      ],
      width: 34,
      depth: -0.34,
    },
    {
      points: [
        [130, 420],
        [220, 414],
        [300, 430],
      ],
      width: 26,
      depth: -0.3,
    },
    {
      points: [
        [230, 100],
        [224, 150],
        [206, 200],
      ],
      width: 16,
      depth: -0.3,
    },
    {
      points: [
        [282, 100],
        [296, 150],
        [326, 200],
      ],
      width: 16,
      depth: 0.3,
    },
  ];
  return (
    groundShadow(ctx, { x: 258, y: 446, width: 350, depth: 26 }) +
    bar(ctx, path('M232 84C226 44 284 44 280 84'), 12, 'matt', trim) +
    clothPiece(ctx, {
      outline: shape,
      fabric: ctx.fabric,
      origin: [256, 260],
      form: 1,
      folds,
      drape: { amount: 0.3, across: 110, down: 110 },
      over: panels
        .map(
          (along) =>
            seam(along, ctx.colour(0), { strength: 0.8, width: 2 }) +
            stitches(moved(along, 6, 0), lighten(trim, 0.3), { width: 1.2 }),
        )
        .join(''),
    }) +
    clothPiece(ctx, {
      outline: path('M232 84C240 66 272 66 280 84L272 100C262 96 250 96 240 100Z'),
      fabric: ctx.plain(trim),
      form: 0.8,
    })
  );
}

/** A drum with a printed side, a piped edge and a plain or printed top. */
function pouffe(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const lathe = createLathe(
    256,
    [
      [150, 250],
      [168, 266],
      [176, 330],
      [168, 400],
      [148, 428],
    ],
    0.26,
  );
  const top = discAt(lathe, 254, -2);
  const face = discPath(top);
  const cord = (y: number): string =>
    draw(toD(lathe.ring(y)), { fill: 'none', stroke: darken(trim, 0.45), 'stroke-width': 9 }) +
    draw(toD(lathe.ring(y)), { fill: 'none', stroke: trim, 'stroke-width': 7 }) +
    draw(toD(moved(lathe.ring(y), 0, -2)), {
      fill: 'none',
      stroke: lighten(trim, 0.6),
      'stroke-width': 1.6,
      'stroke-opacity': 0.7,
    });
  const spokes: Fold[] = Array.from({ length: 12 }, (_, n) => {
    const a = (n / 12) * Math.PI * 2;
    return {
      points: [
        [256, top.y],
        [256 + Math.cos(a) * top.rx * 0.5, top.y + Math.sin(a) * top.ry * 0.5],
        [256 + Math.cos(a) * top.rx, top.y + Math.sin(a) * top.ry],
      ],
      width: 14,
      depth: n % 2 ? 0.3 : -0.3,
      open: 'end',
    };
  });
  return (
    groundShadow(ctx, { x: 258, y: 440, width: 330, depth: 34 }) +
    clipTo(
      ctx,
      lathe.outline,
      draw(toD(lathe.outline), { fill: ctx.colour(0) }),
      wrapPrint(ctx, lathe, ctx.fabric, 254, 426, 1.1),
      formShade(ctx, lathe.outline, ctx.colour(0), { amount: 1, reach: 40 }),
    ) +
    cord(418) +
    clothPiece(ctx, {
      outline: face,
      fabric: laid(ctx.cloth({ name: 'slub' }, [trim]), { flatten: 0.4, at: [256, 254] }),
      folds: spokes,
      form: 0.7,
    }) +
    draw(toD(face), { fill: 'none', stroke: darken(ctx.colour(0), 0.3), 'stroke-width': 7 }) +
    draw(toD(face), { fill: 'none', stroke: ctx.colour(0), 'stroke-width': 5 }) +
    draw(toD(oval(256, top.y - 2, 13, 7)), {
      fill: ctx.colour(0),
      stroke: darken(ctx.colour(0), 0.5),
      'stroke-width': 1,
    })
  );
}

function stack(ctx: Ctx): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  const one = (y: number, dx: number, flip: boolean): string => {
    const outline = roundRect(76 + dx, y, 360, 74, 34);
    const fabric = flip ? ctx.cloth({ name: 'slub' }, [ctx.colour(1)]) : ctx.fabric;
    const top = path(`M${96 + dx} ${y + 6}C${130 + dx} ${y - 38} ${382 + dx} ${y - 38} ${416 + dx} ${y + 6}Z`);
    const folds: Fold[] = Array.from({ length: 9 }, (_, n) => ({
      points: [
        [100 + dx + n * 39, y + 30],
        [102 + dx + n * 39, y + 56],
      ],
      width: 20,
      depth: n % 2 ? 0.24 : -0.24,
    }));
    return (
      clothPiece(ctx, { outline: top, fabric: laid(fabric, { flatten: 0.3, at: [256 + dx, y] }), form: 0.5 }) +
      clothPiece(ctx, {
        outline,
        fabric,
        origin: [256 + dx, y],
        form: 0.9,
        folds,
        over: draw(
          `M${80 + dx} ${y + 20}C${160 + dx} ${y + 26} ${352 + dx} ${y + 26} ${432 + dx} ${y + 20}M${80 + dx} ${y + 56}C${160 + dx} ${y + 62} ${352 + dx} ${y + 62} ${432 + dx} ${y + 56}`,
          { fill: 'none', stroke: trim, 'stroke-width': 5 },
        ),
      })
    );
  };
  return (
    groundShadow(ctx, { x: 258, y: 446, width: 370, depth: 24 }) +
    one(374, 0, false) +
    castOn(ctx, roundRect(76, 340, 360, 110, 30), roundRect(84, 300, 360, 74, 34), {
      base: ctx.colour(0),
      dx: 4,
      dy: 12,
      soft: 8,
      strength: 0.6,
    }) +
    one(302, 6, true)
  );
}

export const kind = defineKind({
  name: 'floor-seat',
  about: 'bean bag, pouffe, mudda, floor cushions; colours: cover and print, last trim',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const draws: Readonly<Record<Cut['style'], () => string>> = {
      beanbag: () => beanbag(ctx),
      pouffe: () => pouffe(ctx),
      mudda: () => mudda(ctx),
      stack: () => stack(ctx),
    };
    const whole = draws[cut.style];
    const top = { beanbag: 48, pouffe: 210, mudda: 190, stack: 258 }[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 270], sharp: 140, reach: 380 },
        zoom(ctx, { x: 200, y: top + 90, factor: 2, turn: -3 }, whole),
      );
    const low = cut.style === 'mudda' || cut.style === 'pouffe' ? 470 : 454;
    const wide = cut.style === 'beanbag' ? 384 : 380;
    return fit(
      ctx,
      { x: 256 - wide / 2, y: top, width: wide, height: low - top },
      { x: 40, y: 40, width: 432, height: groundFor(ctx, 340) - 30 },
      whole,
      true,
    );
  },
});
