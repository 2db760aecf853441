// Masala dabbas from above: round steel with seven bowls, a box of wood with nine wells, a tray of jars.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, edgeLine, innerRim, wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { oval, path } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse, linear, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import { SPICES, spice } from './spice-box/spices.ts';
import type { Spice } from './spice-box/spices.ts';
import { woodBox, woodBoxExtent } from './spice-box/wood.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['steel', 'wood', 'clear'], lid: ['beside', 'none'] } as const;
type Cut = CutOf<typeof CUTS>;

function bowl(ctx: Ctx, x: number, y: number, r: number, which: Spice): string {
  const steel = METALS.steel;
  const fill = linear(
    ctx.defs,
    [-r, -r],
    [r, r],
    [
      [0, lighten(steel.base, 0.75)],
      [0.5, steel.base],
      [1, darken(steel.base, 0.4)],
    ],
  );
  const inside = oval(0, 0, r - 5);
  return place(
    circle(3, 4, r, { fill: '#16181c', opacity: 0.35 }) +
      circle(0, 0, r, { fill, stroke: steel.patina, 'stroke-width': 1 }) +
      clipTo(
        ctx,
        inside,
        spice(ctx, which, r - 5),
        innerRim(ctx, inside, { dx: 5, dy: 6, soft: 5, colour: '#1d1820', opacity: 0.55, blend: 'multiply' }),
      ) +
      edgeLine(inside, steel.patina, { strength: 0.6 }),
    { x, y },
  );
}

function steelBox(ctx: Ctx): string {
  const steel = METALS.steel;
  const disc = (r: number, list: readonly (readonly [number, string])[]): string =>
    circle(0, 0, r, { fill: linear(ctx.defs, [-r, -r], [r, r], list) });
  const spoon = place(
    draw('M-3 -10C-4 20 -4 60 0 90C4 60 4 20 3 -10Z', {
      fill: lighten(steel.base, 0.3),
      stroke: steel.patina,
      'stroke-width': 1,
    }) +
      ellipse(0, -22, 12, 17, {
        fill: linear(
          ctx.defs,
          [-12, -38],
          [12, -6],
          [
            [0, lighten(steel.base, 0.8)],
            [1, darken(steel.base, 0.3)],
          ],
        ),
        stroke: steel.patina,
        'stroke-width': 1,
      }),
    { x: 40, y: 36, turn: 58 },
  );
  const around = Array.from({ length: 6 }, (_, n) => {
    const a = (n / 6) * Math.PI * 2 - Math.PI / 2;
    return bowl(ctx, Math.cos(a) * 116, Math.sin(a) * 116, 56, SPICES[n] ?? 'haldi');
  }).join('');
  return (
    wallShadow(ctx, [oval(0, 0, 200)], { distance: 14 }) +
    disc(200, [
      [0, lighten(steel.base, 0.8)],
      [0.3, steel.base],
      [0.6, darken(steel.base, 0.3)],
      [0.8, lighten(steel.base, 0.4)],
      [1, darken(steel.base, 0.4)],
    ]) +
    circle(0, 0, 199, { fill: 'none', stroke: steel.patina, 'stroke-width': 1.4 }) +
    disc(186, [
      [0, darken(steel.base, 0.45)],
      [0.5, steel.base],
      [1, lighten(steel.base, 0.6)],
    ]) +
    clipTo(
      ctx,
      oval(0, 0, 186),
      innerRim(ctx, oval(0, 0, 186), { dx: 9, dy: 11, soft: 8, colour: '#1d2026', opacity: 0.6, blend: 'multiply' }),
    ) +
    around +
    bowl(ctx, 0, 0, 54, 'elaichi') +
    spoon
  );
}

/** A ring of clear jars with coloured lids, four turned to show the spice. */
function clearJars(ctx: Ctx): string {
  const lid = ctx.colour(0);
  const tray: Path = path(
    'M-196 -90C-196 -160 -120 -196 0 -196S196 -160 196 -90V90C196 160 120 196 0 196S-196 160 -196 90Z',
  );
  const jars = [
    [-110, -104],
    [0, -120],
    [110, -104],
    [-118, 4],
    [0, 0],
    [118, 4],
    [-110, 112],
    [0, 122],
    [110, 112],
  ]
    .map(([x = 0, y = 0], n) => {
      const r = 49;
      const open = n % 2 === 0;
      const rim = oval(0, 0, r - 6);
      const top = open
        ? clipTo(
            ctx,
            rim,
            spice(ctx, SPICES[n] ?? 'haldi', r),
            innerRim(ctx, rim, { dx: 5, dy: 6, soft: 5, colour: '#1d1820', opacity: 0.5, blend: 'multiply' }),
          ) + circle(0, 0, r - 3, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.75 })
        : circle(0, 0, r, {
            fill: linear(
              ctx.defs,
              [-r, -r],
              [r, r],
              [
                [0, lighten(lid, 0.4)],
                [0.5, lid],
                [1, darken(lid, 0.35)],
              ],
            ),
            stroke: darken(lid, 0.5),
            'stroke-width': 1,
          }) +
          circle(0, 0, r * 0.72, { fill: 'none', stroke: darken(lid, 0.25), 'stroke-width': 2 }) +
          Array.from({ length: 24 }, (_, i) =>
            draw(`M0 ${num(-r)}V${num(-r + 5)}`, {
              stroke: darken(lid, 0.4),
              'stroke-width': 2,
              transform: `rotate(${i * 15})`,
            }),
          ).join('');
      return place(circle(4, 6, r, { fill: '#16181c', opacity: 0.3 }) + top, { x, y });
    })
    .join('');
  return (
    wallShadow(ctx, [tray], { distance: 12 }) +
    clothPiece(ctx, { outline: tray, fabric: ctx.plain(ctx.colour(1)), form: 0.6, warp: 0 }) +
    edgeLine(tray, ctx.colour(1), { strength: 0.8 }) +
    jars
  );
}

export const kind = defineKind({
  name: 'spice-box',
  about: 'masala dabba from above; colours: wood or lids, tray',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      steel: () => steelBox(ctx),
      wood: () => woodBox(ctx),
      clear: () => clearJars(ctx),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 60, y: 50, factor: 2.1, turn: -6 }, whole),
      );
    const extent = cut.style === 'wood' ? woodBoxExtent : { x: -206, y: -206, width: 412, height: 412 };
    return fit(ctx, extent, { x: 42, y: 42, width: 428, height: 428 }, whole);
  },
});
