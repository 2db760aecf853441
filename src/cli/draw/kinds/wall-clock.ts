// Wall clocks; the hours are bars, dots or leaves, so that no numeral depends on a machine's letters.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { bar } from '../parts/ware.ts';
import { SURFACES } from '../surfaces.ts';
import { oval, path, polygon, roundRect, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, line, linear, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  shape: ['round', 'square', 'sun', 'pendulum', 'bare'],
  frame: ['plastic', 'wood', 'metal'],
  hours: ['bars', 'dots', 'leaves', 'strokes'],
} as const;

type Cut = CutOf<typeof CUTS>;

const polar = (degrees: number, r: number): [number, number] => [
  Math.sin((degrees * Math.PI) / 180) * r,
  -Math.cos((degrees * Math.PI) / 180) * r,
];

function hours(cut: Cut, r: number, ink: string): string {
  return Array.from({ length: 12 }, (_, n) => {
    const big = n % 3 === 0;
    const [x, y] = polar(n * 30, r * 0.84);
    const mark =
      cut.hours === 'dots'
        ? circle(0, 0, big ? 7 : 4, { fill: ink })
        : cut.hours === 'leaves'
          ? draw('M0 14C8 4 8 -8 0 -16C-8 -8 -8 4 0 14Z', { fill: ink, opacity: big ? 1 : 0.6 })
          : cut.hours === 'strokes'
            ? [-5, 0, 5]
                .slice(0, big ? 3 : 1)
                .map((dx) => line(dx, -13, dx, 13, { stroke: ink, 'stroke-width': 3.4 }))
                .join('')
            : draw(toD(roundRect(-3, -13, 6, big ? 28 : 18, 2)), { fill: ink });
    return place(mark, { x, y, turn: n * 30 });
  }).join('');
}

function minutes(r: number, ink: string): string {
  const ticks = Array.from({ length: 60 }, (_, n) => {
    const [a, b] = [polar(n * 6, r * 0.93), polar(n * 6, r * 0.965)];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  });
  return draw(ticks.join(''), { stroke: ink, 'stroke-width': 1.4, 'stroke-opacity': 0.6 });
}

/** Ten past ten, as every shop shows it. */
function hands(r: number, ink: string, accent: string): string {
  const hand = (degrees: number, length: number, width: number, fill: string): string => {
    const shape = polygon([
      [-width / 2, r * 0.12],
      [-width * 0.36, -length],
      [0, -length - width],
      [width * 0.36, -length],
      [width / 2, r * 0.12],
    ]);
    return place(
      draw(toD(shape), { fill: '#1d1820', opacity: 0.22, transform: 'translate(3 4)' }) + draw(toD(shape), { fill }),
      { turn: degrees },
    );
  };
  return (
    hand(305, r * 0.46, 9, ink) +
    hand(60, r * 0.68, 7, ink) +
    place(line(0, r * 0.2, 0, -r * 0.74, { stroke: accent, 'stroke-width': 2 }), { turn: 186 }) +
    circle(0, 0, 8, { fill: ink }) +
    circle(-1.4, -1.4, 4, { fill: lighten(accent, 0.3) })
  );
}

function dial(ctx: Ctx, cut: Cut, outline: Path, r: number): string {
  const ink = ctx.colour(Math.max(1, ctx.colourCount - 2));
  const accent = ctx.colour(ctx.colourCount - 1);
  const face = ctx.recipe.pattern ? ctx.fabric : ctx.plain(ctx.colour(0));
  const box = { x: -r - 4, y: -r - 4, width: r * 2 + 8, height: r * 2 + 8 };
  const sheen = linear(
    ctx.defs,
    [-r, -r],
    [r, r],
    [
      [0, '#ffffff', 0.34],
      [0.4, '#ffffff', 0.04],
      [0.7, '#000000', 0],
      [1, darken(ctx.colour(0), 0.5), 0.3],
    ],
  );
  return (
    clipTo(
      ctx,
      outline,
      face.paint(box, { origin: [0, 0], turn: 0 }),
      ctx.recipe.pattern ? draw(toD(oval(0, 0, r * 0.62)), { fill: ctx.colour(0), opacity: 0.86 }) : '',
    ) +
    (cut.shape === 'bare' ? '' : minutes(r, ink)) +
    hours(cut, r, ink) +
    hands(r, ink, accent) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: sheen }),
      innerRim(ctx, outline, { dx: 5, dy: 6, soft: 5, colour: '#241c2c', opacity: 0.5, blend: 'multiply' }),
    )
  );
}

function frameArt(ctx: Ctx, cut: Cut, outer: Path): string {
  const colour = ctx.colour(ctx.colourCount > 2 ? 1 : 0);
  if (cut.frame === 'wood')
    return clothPiece(ctx, { outline: outer, fabric: SURFACES.wood(ctx, '#8f5f3a'), form: 0.9, warp: 0 });
  if (cut.frame === 'metal') return metalPiece(ctx, outer, METALS.brass, { rim: 4 });
  return plastic(ctx, outer, colour, { gloss: 0.7 });
}

function clock(ctx: Ctx, cut: Cut): string {
  const square = (r: number): Path => roundRect(-r, -r, r * 2, r * 2, r * 0.16);
  if (cut.shape === 'square')
    return (
      wallShadow(ctx, [square(190)], { distance: 16 }) +
      frameArt(ctx, cut, square(190)) +
      dial(ctx, cut, square(164), 164)
    );
  if (cut.shape === 'sun') {
    const rays = Array.from({ length: 24 }, (_, n) => {
      const long = n % 2 ? 172 : 208;
      const ray = turned(path(`M-11 -120L-4 ${-long}L0 ${-long - 8}L4 ${-long}L11 -120Z`), [0, 0], n * 15);
      return { shadow: ray, art: metalPiece(ctx, ray, n % 2 ? METALS.brass : METALS['antique-gold'], { rim: 1.6 }) };
    });
    return (
      wallShadow(
        ctx,
        rays.map(({ shadow }) => shadow),
        { distance: 12 },
      ) +
      rays.map(({ art }) => art).join('') +
      castOn(ctx, oval(0, 0, 210), oval(0, 0, 132), { base: '#bd9145', dx: 3, dy: 5, soft: 5, strength: 0.5 }) +
      metalPiece(ctx, oval(0, 0, 132), METALS.brass, { rim: 4 }) +
      dial(ctx, cut, oval(0, 0, 114), 114)
    );
  }
  if (cut.shape === 'pendulum') {
    const wood = SURFACES.wood(ctx, '#7a4a2c');
    const house = path('M-112 -130L0 -206L112 -130V196C112 204 106 210 98 210H-98C-106 210 -112 204 -112 196Z');
    const pane = roundRect(-76, 40, 152, 142, 6);
    return (
      wallShadow(ctx, [house], { distance: 16 }) +
      clothPiece(ctx, { outline: house, fabric: wood, turn: 90, form: 0.7, warp: 0 }) +
      clothPiece(ctx, {
        outline: path('M-132 -118L0 -214L132 -118L120 -106L0 -192L-120 -106Z'),
        fabric: wood,
        form: 0.7,
        warp: 0,
      }) +
      clipTo(
        ctx,
        pane,
        draw(toD(pane), { fill: '#3a2518' }),
        bar(ctx, path('M0 20L22 132'), 5, 'brass', ''),
        innerRim(ctx, pane, { dx: 4, dy: 6, soft: 5, colour: '#120b08', opacity: 0.8, blend: 'multiply' }),
      ) +
      metalPiece(ctx, oval(26, 146, 25), METALS.brass, { rim: 3 }) +
      draw(toD(pane), { fill: 'none', stroke: METALS.brass.base, 'stroke-width': 3 }) +
      metalPiece(ctx, oval(0, -52, 86), METALS.brass, { rim: 3 }) +
      place(dial(ctx, cut, oval(0, 0, 76), 76), { x: 0, y: -52 })
    );
  }
  const r = cut.shape === 'bare' ? 196 : 170;
  return (
    wallShadow(ctx, [oval(0, 0, 198)], { distance: 16 }) +
    (cut.shape === 'bare' ? '' : frameArt(ctx, cut, oval(0, 0, 198))) +
    dial(ctx, cut, oval(0, 0, r), r) +
    (cut.shape === 'bare'
      ? draw(toD(oval(0, 0, r)), { fill: 'none', stroke: darken(ctx.colour(0), 0.45), 'stroke-width': 1.6 })
      : '')
  );
}

export const kind = defineKind({
  name: 'wall-clock',
  about: 'wall clock; colours: dial and print, frame, hands, second hand',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string => clock(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 150, reach: 390 },
        zoom(ctx, { x: 50, y: -60, factor: 1.9, turn: -4 }, whole),
      );
    const r = cut.shape === 'sun' || cut.shape === 'pendulum' ? 220 : 204;
    return fit(ctx, { x: -r, y: -r, width: r * 2, height: r * 2 }, { x: 50, y: 46, width: 412, height: 412 }, whole);
  },
});
