// Men's slides from above: one broad band over a moulded bed.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, gleam, solid, stitches } from '../light.ts';
import { FOOTBEDS, arch, footbed, inset } from '../parts/footbed.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { path, ribbon, toD } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  band: ['plain', 'stripes', 'tape', 'vents', 'badge', 'split'],
  cloth: ['rubber', 'leather', 'print', 'quilted'],
  bed: ['nubs', 'waves', 'smooth'],
  lay: ARRANGEMENTS,
} as const;
type Cut = CutOf<typeof CUTS>;

const WIDE = { wide: 1.12, size: 0.98 } as const;
const BAND = 'M-78 -96C-52 -146 44 -152 78 -106C82 -62 80 -24 72 12C42 -34 -40 -30 -70 22C-80 -16 -82 -56 -78 -96Z';

function clothOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  switch (cut.cloth) {
    case 'leather':
      return SURFACES.leather(ctx, colour);
    case 'print':
      return ctx.fabric;
    case 'quilted':
      return ctx.cloth({ name: 'quilt', scale: 0.9 }, [colour]);
    default:
      return SURFACES.rubber(ctx, colour);
  }
}

function texture(cut: Cut, lay: Lay, colour: string): string {
  const ink = darken(colour, 0.3);
  let art = '';
  if (cut.bed === 'nubs') {
    for (let row = 0; row < 30; row += 1)
      for (let n = 0; n < 11; n += 1) {
        const [x, y] = [-66 + n * 13 + (row % 2 ? 6.5 : 0), -194 + row * 13];
        art +=
          circle(x, y, 3.4, { fill: ink, opacity: 0.55 }) +
          circle(x - 0.9, y - 1, 2.3, { fill: lighten(colour, 0.25) });
      }
  } else if (cut.bed === 'waves') {
    for (let n = 0; n < 28; n += 1)
      art += draw(`M-72 ${-196 + n * 14.5}q12 -9 24 0t24 0t24 0t24 0t24 0t24 0`, {
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.6,
        'stroke-opacity': 0.5,
      });
  }
  return lay.put(art);
}

function bandArt(ctx: Ctx, cut: Cut, cloth: Fabric): { onCloth: (lay: Lay) => string; over: (lay: Lay) => string } {
  const base = cloth.base;
  const accent = ctx.colour(ctx.colourCount - 1);
  const across = (dy: number): string => `M-82 ${-60 + dy}C-50 ${-108 + dy} 46 ${-114 + dy} 82 ${-70 + dy}`;
  switch (cut.band) {
    case 'stripes':
      return {
        onCloth: (lay) =>
          (
            [
              [-24, 20],
              [8, 6],
            ] as const
          )
            .map(([dy, width]) =>
              draw(toD(lay.on(across(dy))), { fill: 'none', stroke: accent, 'stroke-width': width * lay.scale }),
            )
            .join(''),
        over: () => '',
      };
    case 'vents':
      return {
        onCloth: () => '',
        over: (lay) =>
          lay.put(
            [-44, -22, 0, 22, 44]
              .flatMap((x) =>
                [0, 1, 2].map((n) =>
                  place(
                    draw('M-6 0C-6 -11 6 -11 6 0C6 11 -6 11 -6 0Z', {
                      fill: darken(base, 0.62),
                      stroke: lighten(base, 0.3),
                      'stroke-width': 1.2,
                    }),
                    { x, y: -100 + n * 28 + Math.abs(x) * 0.42, turn: x * 0.5 },
                  ),
                ),
              )
              .join(''),
          ),
      };
    case 'badge':
      return {
        onCloth: (lay) =>
          border(lay.on('M-80 4C-44 -46 44 -50 80 -4'), {
            style: 'plain',
            width: 9 * lay.scale,
            colours: [accent, accent, base],
            side: 'left',
          }),
        over: (lay) =>
          lay.put(
            draw('M-34 -92C-14 -104 20 -106 40 -94L36 -52C18 -62 -12 -60 -30 -48Z', {
              fill: mix(base, accent, 0.85),
              stroke: darken(accent, 0.4),
              'stroke-width': 1.4,
            }) +
              circle(3, -75, 11, { fill: 'none', stroke: base, 'stroke-width': 3.6 }) +
              draw('M-22 -64Q3 -52 30 -68', {
                fill: 'none',
                stroke: base,
                'stroke-width': 3.6,
                'stroke-linecap': 'round',
              }),
          ),
      };
    default:
      return { onCloth: () => '', over: () => '' };
  }
}

function drawSlide(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = clothOf(ctx, cut);
  const bed = ctx.colour(Math.min(1, ctx.colourCount - 1));
  const accent = ctx.colour(ctx.colourCount - 1);
  const { onCloth, over } = bandArt(ctx, cut, cloth);
  const thread = lighten(cloth.base, 0.35);
  const rims = ['M-74 -92C-48 -138 42 -144 74 -102', 'M-66 10C-38 -38 42 -42 70 2'];
  const piece = (outline: string | ReturnType<typeof path>, sewn: readonly string[] = []): string =>
    arch(ctx, lay, {
      shape: 'round',
      outline,
      fabric: cloth,
      bed,
      finish: cut.cloth === 'print' ? 'matte' : 'silk',
      height: 1.3,
      sewn,
      thread,
      onCloth: onCloth(lay),
      over: over(lay),
    });
  const bandPiece =
    cut.band === 'split'
      ? piece('M-78 -100C-52 -150 44 -156 78 -110L78 -64C46 -108 -44 -102 -78 -54Z') +
        piece('M-78 -36C-46 -84 44 -90 79 -46L74 6C44 -40 -40 -36 -70 16Z')
      : piece(BAND, cut.cloth === 'rubber' ? [] : rims);
  const tape = cut.band === 'tape' ? ribbon(path('M-98 -26C-60 -98 8 -112 52 -96'), 50, 40) : undefined;
  return (
    footbed(ctx, lay, {
      shape: 'round',
      fabric: SURFACES.rubber(ctx, bed),
      rim: darken(mix(bed, cloth.base, 0.4), 0.15),
      rimWidth: 7,
      pressed: 0.8,
      over: texture(cut, lay, bed),
    }) +
    stitches(lay.on(inset('round', 11)), darken(bed, 0.25), { width: 1.4, length: 200, gap: 0, opacity: 0.5 }) +
    clipTo(ctx, lay.on(inset('round', -9)), bandPiece) +
    (tape
      ? castOn(ctx, lay.on(BAND), lay.on(tape), { base: cloth.base, dx: 3, dy: 4, soft: 3, strength: 0.55 }) +
        clipTo(
          ctx,
          lay.on(inset('round', -7)),
          arch(ctx, lay, {
            shape: 'round',
            outline: tape,
            fabric: ctx.plain(accent),
            bed,
            height: 0.2,
            sewn: ['M-92 -14C-58 -80 8 -92 48 -77', 'M-100 -42C-62 -118 10 -130 54 -115'],
          }),
        ) +
        solid(ctx, lay.on('M44 -121C58 -117 64 -107 62 -96C60 -86 55 -78 44 -73Z'), {
          base: darken(accent, 0.2),
          form: 0.5,
        })
      : '') +
    gleam(ctx, lay.on('M-52 -104C-30 -126 6 -132 30 -128'), {
      width: 7,
      opacity: cut.cloth === 'rubber' ? 0.35 : 0.2,
      soft: 2,
    })
  );
}

export const kind = defineKind({
  name: 'mens-slider',
  about: "pair of men's slides from above; colours: band or its pattern, footbed, last the accent",
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, WIDE), {
        rim: (lay) => lay.on(FOOTBEDS.round),
        draw: (lay) => drawSlide(ctx, cut, lay),
      });
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 190, reach: 440 },
        zoom(ctx, { x: 240, y: 190, factor: 1.8, turn: -8 }, pair),
      );
    return pair();
  },
});
