// A pair of mirrors for a two-wheeler on their stems.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, innerRim, wallShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, plastic } from '../materials.ts';
import { rod, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { bar } from '../parts/ware.ts';
import { flipped, oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { shape: ['round', 'angular'] } as const;

function mirror(ctx: Ctx, shape: 'round' | 'angular', side: 1 | -1): string {
  const [shell, stem] = [ctx.colour(0), ctx.colour(1)];
  const outer =
    shape === 'round'
      ? oval(0, -112, 96, 92)
      : path(
          'M-104 -152C-96 -180 60 -196 96 -172C112 -148 96 -78 66 -54C20 -38 -62 -44 -86 -64C-104 -90 -112 -128 -104 -152Z',
        );
  const face =
    shape === 'round'
      ? oval(0, -112, 82, 78)
      : path(
          'M-90 -146C-82 -168 54 -182 84 -162C96 -142 82 -86 58 -68C18 -54 -54 -58 -74 -74C-90 -96 -96 -128 -90 -146Z',
        );
  const turn = (one: Path): Path => (side < 0 ? one : flipped(one, 0));
  const pane = turn(face);
  const sky = shaded(ctx, [-80, -190], [80, -40], '#dfeaf0', '#a9c3d3', '#7d97a6');
  return (
    wallShadow(ctx, [turn(outer), roundRect(-8, -30, 16, 220, 8)], { distance: 13 }) +
    bar(ctx, path(`M0 -30C${-side * 4} 10 ${-side * 30} 40 ${-side * 30} 90V150`), 17, 'plastic', stem) +
    rod(ctx, [-side * 30, 150], [-side * 30, 200], 20, cylinderStops(METALS.steel), {
      over: Array.from({ length: 8 }, (_, n) =>
        line(-60, 158 + n * 5.4, 60, 154 + n * 5.4, { stroke: METALS.steel.patina, 'stroke-width': 1.6 }),
      ).join(''),
    }) +
    metalPiece(ctx, roundRect(-side * 30 - 18, 136, 36, 20, 4), METALS.steel, { rim: 2 }) +
    plastic(ctx, roundRect(-15, -44, 30, 34, 8), stem, { gloss: 0.5, form: 0.9 }) +
    plastic(ctx, turn(outer), shell, { gloss: 0.8, form: 0.95, reach: 14 }) +
    clipTo(
      ctx,
      pane,
      draw(toD(pane), { fill: sky }),
      draw('M-110 -88C-60 -104 -20 -84 20 -98C50 -106 90 -96 110 -92V0H-110Z', { fill: '#6d8a74', opacity: 0.75 }),
      draw('M-40 -20L-6 -92H4L52 -20Z', { fill: '#575860', opacity: 0.85 }),
      draw('M-1 -84V-74M2 -66L3 -52', { stroke: '#f1ece2', 'stroke-width': 2.4, fill: 'none' }),
      draw('M-110 -60L20 -220H64L-66 -40Z', { fill: '#ffffff', opacity: 0.34 }),
      innerRim(ctx, pane, { dx: 4, dy: 5, soft: 4, colour: '#17161b', opacity: 0.6 }),
    ) +
    draw(toD(pane), { fill: 'none', stroke: darken(shell, 0.5), 'stroke-width': 2 }) +
    ellipse(-side * 30, 204, 10, 4, { fill: METALS.steel.patina }) +
    gleam(ctx, path('M-86 -130C-80 -166 -50 -192 -14 -197'), {
      width: 6,
      opacity: shape === 'round' ? 0.8 : 0,
      soft: 1.2,
      colour: lighten(shell, 0.9),
    })
  );
}

export const kind = defineKind({
  name: 'bike-mirror',
  about: 'pair of mirrors for a two-wheeler; colours: shells, stems',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      place(mirror(ctx, cut.shape, 1), { x: 364, y: 258, turn: 10 }) +
      place(mirror(ctx, cut.shape, -1), { x: 148, y: 258, turn: -10 });
    return show(ctx, {
      extent: { x: 26, y: 60, width: 460, height: 402 },
      art,
      near: { x: 150, y: 170, factor: 2 },
      margin: 28,
    });
  },
});
