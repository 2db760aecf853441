// Massagers: a wooden one with rolling wheels, an electric one with a handle, a wire one for the head.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { clipTo, gleam, innerRim, wallShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece, plastic } from '../materials.ts';
import { rod } from '../parts/goods/forms.ts';
import { path, roundRect, smooth, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, ellipse, place, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import { electric } from './body-massager/electric.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['wheels', 'electric', 'wire', 'foot'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A wooden ball with studs, seen from above. */
function studded(ctx: Ctx, x: number, y: number, r: number, wood: string): string {
  const studs = [
    [-0.4, -0.4],
    [0.08, -0.56],
    [0.5, -0.28],
    [-0.62, 0.06],
    [-0.08, -0.02],
    [0.44, 0.26],
    [-0.36, 0.46],
    [0.12, 0.6],
  ].map(([dx, dy]) => {
    const [sx, sy] = [x + (dx ?? 0) * r, y + (dy ?? 0) * r];
    return (
      ellipse(sx + 1.4, sy + 1.8, r * 0.17, r * 0.15, { fill: darken(wood, 0.6), opacity: 0.5 }) +
      circle(sx, sy, r * 0.15, {
        fill: radial(
          ctx.defs,
          [sx, sy],
          r * 0.16,
          [
            [0, lighten(wood, 0.65)],
            [0.5, wood],
            [1, darken(wood, 0.4)],
          ],
          { focus: [sx - r * 0.05, sy - r * 0.06] },
        ),
      })
    );
  });
  return (
    circle(x, y, r, {
      fill: radial(
        ctx.defs,
        [x, y],
        r * 1.05,
        [
          [0, lighten(wood, 0.45)],
          [0.5, wood],
          [0.85, darken(wood, 0.4)],
          [1, darken(wood, 0.25)],
        ],
        { focus: [x - r * 0.36, y - r * 0.4] },
      ),
      stroke: darken(wood, 0.6),
      'stroke-width': 0.9,
    }) + studs.join('')
  );
}

function wheels(ctx: Ctx): string {
  const [wood, balls] = [ctx.colour(0), ctx.colour(1)];
  const body = path(
    'M-46 -40C-48 -84 -26 -98 0 -98S48 -84 46 -40C46 10 32 30 29 60C24 110 32 150 28 196C26 226 -26 226 -28 196C-32 150 -24 110 -29 60C-32 30 -46 10 -46 -40Z',
  );
  const spots = [
    [-92, -64],
    [92, -64],
    [-92, 18],
    [92, 18],
  ] as const;
  // A steel pin through the handle carries a wheel on each side and ends in a cap.
  const axle = (y: number): string =>
    rod(ctx, [-136, y], [136, y], 9, cylinderStops(METALS.steel), { edge: METALS.steel.patina }) +
    [-136, 136].map((x) => metalPiece(ctx, roundRect(x - 5, y - 9, 10, 18, 4), METALS.steel, { rim: 1.4 })).join('') +
    [-51, 51].map((x) => metalPiece(ctx, roundRect(x - 3, y - 10, 6, 20, 2), METALS.brass, { rim: 1 })).join('');
  return (
    wallShadow(ctx, [body, ...spots.map(([x, y]) => roundRect(x - 36, y - 36, 72, 72, 36))], { distance: 11 }) +
    axle(-64) +
    axle(18) +
    clothPiece(ctx, { outline: body, fabric: SURFACES.wood(ctx, wood), turn: 90, form: 0.95, edge: 0.8, warp: 0 }) +
    spots.map(([x, y]) => studded(ctx, x, y, 37, balls)).join('') +
    [70, 82, 94]
      .map((y) =>
        draw(`M-28 ${y}Q0 ${y + 6} 28 ${y}`, {
          fill: 'none',
          stroke: darken(wood, 0.45),
          'stroke-width': 2,
          'stroke-opacity': 0.7,
        }),
      )
      .join('')
  );
}

function wire(ctx: Ctx): string {
  const metal = METALS.copper;
  const handle = path('M-11 -210C-15 -170 -15 -110 -10 -80H10C15 -110 15 -170 11 -210C6 -220 -6 -220 -11 -210Z');
  const arms = [-132, -100, -62, -22, 22, 62, 100, 132].map((x, n) => {
    const far = n % 2 === 0;
    const low = 178 - Math.abs(x) * 0.5 - (far ? 16 : 0);
    const d = toD(
      smooth([
        [0, -84],
        [x * 0.34, -48],
        [x * 0.86, 4],
        [x * 1.12, 66],
        [x * 1.06, (66 + low) / 2],
        [x * 0.9, low],
      ]),
    );
    return (
      draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 5.4, 'stroke-linecap': 'round' }) +
      draw(d, { fill: 'none', stroke: metal.base, 'stroke-width': 3.8, 'stroke-linecap': 'round' }) +
      draw(d, {
        fill: 'none',
        stroke: lighten(metal.base, 0.75),
        'stroke-width': 1.2,
        'stroke-linecap': 'round',
        transform: 'translate(-.9 -.5)',
      }) +
      circle(x * 0.9, low, 7, {
        fill: radial(
          ctx.defs,
          [x * 0.9, low],
          7.4,
          [
            [0, lighten(ctx.colour(1), 0.6)],
            [0.5, ctx.colour(1)],
            [1, darken(ctx.colour(1), 0.5)],
          ],
          { focus: [x * 0.9 - 2, low - 2.4] },
        ),
      })
    );
  });
  return (
    wallShadow(
      ctx,
      [
        handle,
        path(
          'M0 -84C-150 -20 -150 60 -120 120L-112 124C-140 60 -130 -10 0 -70C130 -10 140 60 112 124L120 120C150 60 150 -20 0 -84Z',
        ),
      ],
      { distance: 10 },
    ) +
    arms.join('') +
    plastic(ctx, handle, ctx.colour(0), { gloss: 0.6, form: 0.9, reach: 7 }) +
    rect(-12, -92, 24, 14, { rx: 4, fill: metal.base, stroke: metal.patina, 'stroke-width': 1 })
  );
}

/** A cradle with ridged rollers, for the soles. */
function foot(ctx: Ctx): string {
  const wood = ctx.colour(0);
  const frame = path(
    'M-200 -90C-204 -100 -196 -108 -186 -108H186C196 -108 204 -100 200 -90L188 96C186 106 180 110 172 110H-172C-180 110 -186 106 -188 96Z',
  );
  const hollow = path('M-168 -76H168L160 82H-160Z');
  const roller = (y: number, half: number): string => {
    const shape = roundRect(-half, y - 14, half * 2, 28, 13);
    const ridges = Array.from({ length: 13 }, (_, n) => -half + 14 + (n * (half * 2 - 28)) / 12).map(
      (x) =>
        draw(`M${x} ${y - 14}C${x + 5} ${y - 6} ${x + 5} ${y + 6} ${x} ${y + 14}`, {
          fill: 'none',
          stroke: darken(ctx.colour(1), 0.5),
          'stroke-width': 2.6,
          'stroke-opacity': 0.6,
        }) +
        draw(`M${x + 4} ${y - 13}C${x + 9} ${y - 6} ${x + 9} ${y + 4} ${x + 4} ${y + 12}`, {
          fill: 'none',
          stroke: lighten(ctx.colour(1), 0.5),
          'stroke-width': 1.4,
          'stroke-opacity': 0.6,
        }),
    );
    return (
      clothPiece(ctx, {
        outline: shape,
        fabric: SURFACES.wood(ctx, ctx.colour(1)),
        form: 1,
        edge: 0.8,
        warp: 0,
        over: ridges.join(''),
      }) + gleam(ctx, path(`M${-half + 12} ${y - 7}H${half - 12}`), { width: 4, opacity: 0.5, soft: 1 })
    );
  };
  return (
    wallShadow(ctx, [frame], { distance: 12 }) +
    clothPiece(ctx, { outline: frame, fabric: SURFACES.wood(ctx, wood), form: 0.8, edge: 0.8, warp: 0 }) +
    clipTo(
      ctx,
      hollow,
      draw(toD(hollow), { fill: darken(wood, 0.62) }),
      innerRim(ctx, hollow, { dx: 6, dy: 9, soft: 8, colour: '#241c2c', opacity: 0.6 }),
    ) +
    [-52, -15, 22, 59].map((y, n) => roller(y, 161 - n * 2)).join('')
  );
}

export const kind = defineKind({
  name: 'body-massager',
  about: 'massager; colours: body or handle, balls, pads or tips',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], (c: Ctx) => string>> = { wheels, electric, wire, foot };
    const turn = { wheels: 30, electric: -9, wire: 12, foot: -10 }[cut.style];
    const scene = (): string => place(art[cut.style](ctx), { x: 256, y: cut.style === 'wheels' ? 220 : 256, turn });
    if (ctx.view === 'detail') return zoom(ctx, { x: cut.style === 'foot' ? 230 : 290, y: 190, factor: 1.9 }, scene);
    const extent = {
      wheels: { x: 86, y: 90, width: 330, height: 350 },
      electric: { x: 52, y: 126, width: 448, height: 330 },
      wire: { x: 100, y: 30, width: 312, height: 440 },
      foot: { x: 40, y: 110, width: 432, height: 300 },
    }[cut.style];
    return fit(ctx, extent, { x: 34, y: 32, width: 444, height: 448 }, scene);
  },
});
