// Pressed powder in a round case with a mirror, and palettes of shades, open and seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { emblem } from '../parts/beauty/emblem.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, ellipse, line, linear, place, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  form: ['round', 'palette', 'duo'],
  shell: ['gold', 'rosegold', 'silver', 'painted', 'printed'],
  mark: ['lotus', 'rose', 'marigold', 'sun', 'leaf', 'moon'],
} as const;
type Cut = CutOf<typeof CUTS>;

function shellArt(ctx: Ctx, cut: Cut, outline: Path, rim: number): string {
  if (cut.shell === 'painted') return plastic(ctx, outline, ctx.colour(1), { gloss: 0.8, form: 0.7, reach: rim * 1.4 });
  if (cut.shell === 'printed') {
    const box = { x: -240, y: -260, width: 480, height: 520 };
    return plastic(ctx, outline, ctx.colour(1), {
      gloss: 0.6,
      form: 0.6,
      reach: rim * 1.4,
      over: ctx.fabric.paint(box, { scale: 0.7, origin: [0, 0] }),
    });
  }
  return metalPiece(ctx, outline, METALS[cut.shell], { rim });
}

function mirrorArt(ctx: Ctx, outline: Path, size: number): string {
  const glass = linear(
    ctx.defs,
    [-size, -size],
    [size, size],
    [
      [0, '#f4f9fb'],
      [0.35, '#c9d9e0'],
      [0.5, '#e6f0f3'],
      [0.52, '#b9ccd5'],
      [1, '#8fa7b3'],
    ],
  );
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: glass }),
      draw(`M${-size} ${size * 0.4}L${size * 0.3} ${-size}H${size * 0.62}L${-size * 0.8} ${size}H${-size}Z`, {
        fill: '#ffffff',
        opacity: 0.4,
      }),
      draw(`M${size * 0.1} ${size}L${size} ${-size * 0.1}V${size * 0.06}L${size * 0.3} ${size}Z`, {
        fill: '#ffffff',
        opacity: 0.3,
      }),
      innerRim(ctx, outline, { dx: 3, dy: 4, soft: 4, colour: '#4b5a66', opacity: 0.6 }),
    ) + draw(toD(outline), { fill: 'none', stroke: '#5d6b75', 'stroke-width': 1.2 })
  );
}

/** A pan of pressed powder with a pattern pressed into it. */
function pan(
  ctx: Ctx,
  outline: Path,
  colour: string,
  look: { size: number; shimmer?: boolean; mark?: Cut['mark']; x?: number; y?: number },
): string {
  const { size, shimmer = false, mark, x = 0, y = 0 } = look;
  const fill = shimmer
    ? linear(
        ctx.defs,
        [x - size, y - size],
        [x + size, y + size],
        [
          [0, lighten(colour, 0.6)],
          [0.4, colour],
          [0.55, lighten(colour, 0.5)],
          [1, darken(colour, 0.3)],
        ],
      )
    : radial(ctx.defs, [x - size * 0.3, y - size * 0.4], size * 1.8, [
        [0, lighten(colour, 0.28)],
        [0.6, colour],
        [1, darken(colour, 0.16)],
      ]);
  const pressed = mark
    ? emblem(mark, x + 1.2, y + 1.6, size * 0.62, lighten(colour, 0.4), lighten(colour, 0.3)) +
      emblem(mark, x, y, size * 0.62, darken(colour, 0.2), darken(colour, 0.1))
    : '';
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      pressed,
      innerRim(ctx, outline, { dx: 2.4, dy: 3.4, soft: 3, colour: darken(colour, 0.6), opacity: 0.65 }),
    ) +
    draw(toD(outline), { fill: 'none', stroke: METALS.silver.base, 'stroke-width': 2 }) +
    draw(toD(outline), { fill: 'none', stroke: METALS.silver.patina, 'stroke-width': 0.7, 'stroke-opacity': 0.7 })
  );
}

function roundCompact(ctx: Ctx, cut: Cut): string {
  const base = oval(0, 96, 128);
  const lid = oval(0, -122, 122, 112);
  const hinge = path('M-44 -22H44V-2H-44Z');
  const puff = (): string => {
    const outline = oval(76, 168, 56, 50);
    const cloth = lighten(ctx.colour(0), 0.55);
    return (
      wallShadow(ctx, [outline], { distance: 7 }) +
      clipTo(
        ctx,
        outline,
        draw(toD(outline), {
          fill: radial(ctx.defs, [58, 148], 80, [
            [0, '#fffaf2'],
            [0.6, cloth],
            [1, darken(cloth, 0.22)],
          ]),
        }),
        innerRim(ctx, outline, { dx: -4, dy: -5, soft: 6, colour: darken(cloth, 0.5), opacity: 0.5 }),
      ) +
      draw(toD(outline), { fill: 'none', stroke: darken(cloth, 0.35), 'stroke-width': 1 }) +
      draw('M30 150C56 140 100 146 124 168L122 186C98 164 58 158 28 168Z', {
        fill: ctx.colour(1),
        stroke: darken(ctx.colour(1), 0.5),
        'stroke-width': 0.8,
        opacity: 0.9,
      })
    );
  };
  return (
    wallShadow(ctx, [base, lid], { distance: 12 }) +
    shellArt(ctx, cut, lid, 6) +
    place(mirrorArt(ctx, oval(0, 0, 103, 94), 103), { y: -122 }) +
    metalPiece(ctx, hinge, METALS[cut.shell === 'painted' || cut.shell === 'printed' ? 'gold' : cut.shell], {
      rim: 2,
    }) +
    shellArt(ctx, cut, base, 6) +
    place(pan(ctx, oval(0, 0, 104), ctx.colour(0), { size: 104, mark: cut.mark }), { y: 96 }) +
    puff()
  );
}

function palette(ctx: Ctx, cut: Cut): string {
  const [w, h] = [386, 170];
  const base = roundRect(-w / 2, 6, w, h, 14);
  const lid = roundRect(-w / 2, -h - 8, w, h, 14);
  const pans = Array.from({ length: 12 }, (_, n) => {
    const [x, y] = [-w / 2 + 45 + (n % 6) * 59.2, 50 + Math.floor(n / 6) * 80];
    const colour =
      n < ctx.colourCount - 2
        ? ctx.colour(n + 2)
        : mix(ctx.colour(2 + (n % Math.max(1, ctx.colourCount - 2))), n % 2 ? '#fff1de' : '#3a2226', 0.45);
    return pan(ctx, roundRect(x - 25, y - 33, 50, 66, 9), colour, { size: 30, shimmer: n % 3 === 1, x, y });
  });
  return (
    wallShadow(ctx, [base, lid], { distance: 12 }) +
    shellArt(ctx, cut, lid, 5) +
    place(mirrorArt(ctx, roundRect(-w / 2 + 20, -h / 2 + 18, w - 40, h - 36, 8), 190), { y: -h / 2 - 8 }) +
    metalPiece(ctx, roundRect(-70, -7, 140, 16, 4), METALS.gold, { rim: 2 }) +
    shellArt(ctx, cut, base, 5) +
    pans.join('')
  );
}

/** A blush and a highlighter side by side in a lozenge case with a little brush. */
function duo(ctx: Ctx, cut: Cut): string {
  const base = roundRect(-170, -64, 340, 150, 75);
  const bristle = path('M96 -6C120 -22 146 -20 158 -4C160 4 158 12 150 18C130 22 112 16 96 8Z');
  const brush = (): string =>
    place(
      wallShadow(ctx, [roundRect(-80, -6, 180, 14, 7), bristle], { distance: 7 }) +
        draw(toD(roundRect(-84, -8, 130, 16, 8)), {
          fill: linear(
            ctx.defs,
            [0, -8],
            [0, 8],
            [
              [0, '#57545c'],
              [0.3, '#2a282e'],
              [1, '#121115'],
            ],
          ),
        }) +
        metalPiece(ctx, path('M44 -8L98 -11V11L44 8Z'), METALS.gold, { rim: 2 }) +
        draw(toD(bristle), {
          fill: linear(
            ctx.defs,
            [96, 0],
            [160, 0],
            [
              [0, '#4a2d22'],
              [0.7, '#a97b5d'],
              [1, '#e6c3ab'],
            ],
          ),
          stroke: '#3a221a',
          'stroke-width': 0.8,
        }) +
        [-10, -4, 2, 8]
          .map((y) => line(98, y * 0.7, 156, y, { stroke: '#2f1c15', 'stroke-width': 0.8, 'stroke-opacity': 0.5 }))
          .join(''),
      { x: -30, y: 136, turn: -12 },
    );
  return (
    wallShadow(ctx, [base], { distance: 12 }) +
    shellArt(ctx, cut, base, 6) +
    place(pan(ctx, oval(0, 0, 58), ctx.colour(0), { size: 58, mark: cut.mark }), { x: -88, y: 11 }) +
    place(pan(ctx, oval(0, 0, 58), ctx.colour(2), { size: 58, shimmer: true }), { x: 88, y: 11 }) +
    ellipse(0, 11, 8, 8, { fill: darken(ctx.colour(1), 0.3), opacity: 0.5 }) +
    brush()
  );
}

export const kind = defineKind({
  name: 'compact-powder',
  about: 'pressed powder, palette or blush duo, open; colours: powder, case, then the further pans',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = { round: roundCompact, palette, duo }[cut.form];
    const scene = (): string =>
      place(art(ctx, cut), { x: 256, y: 256, turn: cut.form === 'palette' ? -5 : cut.form === 'duo' ? -14 : 4 });
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        {
          x: cut.form === 'palette' ? 200 : 236,
          y: cut.form === 'round' ? 340 : cut.form === 'duo' ? 270 : 330,
          factor: 1.9,
          turn: -8,
        },
        scene,
      );
    const extent = {
      round: { x: 112, y: 14, width: 292, height: 476 },
      palette: { x: 50, y: 56, width: 412, height: 400 },
      duo: { x: 72, y: 148, width: 372, height: 290 },
    }[cut.form];
    return fit(ctx, extent, { x: 36, y: 34, width: 440, height: 444 }, scene);
  },
});
