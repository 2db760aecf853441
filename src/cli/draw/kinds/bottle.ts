// Water bottles and flasks of steel, copper or painted metal.
import { darken, lighten, mix } from '../colour.ts';
import { fit, groundFor, zoom } from '../frame.ts';
import { CUTS, CX, FORMS, ringLine } from './bottle/form.ts';
import type { Cut } from './bottle/form.ts';
import { lidArt } from './bottle/lid.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { createLathe, turnedFill, wrapPrint } from '../parts/lathe.ts';
import type { Lathe } from '../parts/lathe.ts';
import { strap } from '../parts/panel.ts';
import { joined, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, ellipse, group, linear, place } from '../svg.ts';
import type { Stop } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

/** Long reflections of a window and of the room, which tell metal from paint. */
function reflections(ctx: Ctx, lathe: Lathe, strength: number): string {
  const half = lathe.halfAt((lathe.top + lathe.bottom) / 2);
  const streak = (share: number, width: number, opacity: number, soft: number): string => {
    const line = joined(
      [
        path(
          `M${CX + half * share} ${lathe.top + 40}C${CX + half * share} ${lathe.top + 90} ${CX + half * share} ${lathe.bottom - 100} ${CX + half * share} ${lathe.bottom - 10}`,
        ),
      ],
      false,
    );
    return gleam(ctx, line, { width, opacity: opacity * strength, soft });
  };
  return (
    streak(-0.62, half * 0.2, 0.5, 2.2) + streak(-0.66, half * 0.06, 0.85, 0.7) + streak(0.8, half * 0.07, 0.45, 1)
  );
}

function hammered(lathe: Lathe, metal: Metal): string {
  let art = '';
  let row = 0;
  for (let y = lathe.top + 30; y < lathe.bottom - 12; y += 15) {
    row += 1;
    for (const spot of lathe.around(y, 17, row % 2 ? 84 : 78)) {
      art +=
        ellipse(spot.x, spot.y, 8.4 * spot.squeeze, 7.6, { fill: mix(metal.base, metal.patina, 0.5), opacity: 0.3 }) +
        ellipse(spot.x - 1.4 * spot.squeeze, spot.y - 1.6, 6 * spot.squeeze, 5.2, {
          fill: lighten(metal.base, 0.55),
          opacity: 0.34,
        });
    }
  }
  return art;
}

/** The ring of the strap: its height and its upper edge. */
const STRAP = 16;
const strapAt = (lathe: Lathe): number => lathe.top + (lathe.bottom - lathe.top) * 0.32;

function bodyArt(ctx: Ctx, cut: Cut, lathe: Lathe): string {
  const colour = ctx.colour(0);
  const metal =
    cut.finish === 'copper' ? METALS.copper : cut.finish === 'brushed' ? METALS['brushed-steel'] : METALS.steel;
  const painted = cut.finish === 'painted' || cut.finish === 'printed' || cut.finish === 'two-tone';
  const stops: Stop[] = painted ? paintStops(colour, cut.finish === 'printed' ? 0.5 : 0.35) : cylinderStops(metal);
  const half = lathe.halfAt((lathe.top + lathe.bottom) / 2);
  let art = turnedFill(ctx, lathe, stops);
  if (cut.finish === 'printed') {
    // The print is as deep as four rows of a print for children, so that none is cut. It begins below the ring of a
    // strap and ends at a painted line.
    const from = cut.grip === 'strap' ? strapAt(lathe) + STRAP : lathe.top + (lathe.bottom - lathe.top) * 0.26;
    const to = from + 152;
    const wrap = lathe.band(from, to);
    const sheen = linear(ctx.defs, [CX - half, 0], [CX + half, 0], paintStops('#808080', 0.7));
    const printed = wrapPrint(ctx, lathe, ctx.fabric, from, to, 1);
    const light = group({ style: 'mix-blend-mode:hard-light' }, draw(toD(wrap), { fill: sheen, opacity: 0.85 }));
    art += group({ style: 'isolation:isolate' }, printed, light);
    art += clipTo(ctx, lathe.outline, ringLine(lathe, to, ctx.colour(1), 3));
  }
  if (cut.finish === 'two-tone') {
    const dip = lathe.band(lathe.bottom - (lathe.bottom - lathe.top) * 0.34, lathe.bottom);
    art += clipTo(ctx, dip, turnedFill(ctx, lathe, cylinderStops(METALS.steel)));
    art += ringLine(lathe, lathe.bottom - (lathe.bottom - lathe.top) * 0.34, darken(colour, 0.5), 1.6);
  }
  if (cut.style === 'matka') art += clipTo(ctx, lathe.outline, hammered(lathe, metal));
  if (cut.grip === 'ridges') {
    const from = lathe.top + (lathe.bottom - lathe.top) * 0.34;
    for (let n = 0; n < 5; n += 1) {
      const y = from + n * 13;
      art +=
        ringLine(lathe, y, darken(painted ? colour : metal.patina, 0.3), 2.6, 0.55) +
        ringLine(lathe, y + 2.8, '#ffffff', 1.6, 0.55);
    }
  }
  return (
    art +
    clipTo(
      ctx,
      lathe.outline,
      reflections(ctx, lathe, painted ? 0.42 : metal.polish),
      innerRim(ctx, lathe.outline, { dx: 0, dy: -7, soft: 7, colour: '#241c2c', opacity: 0.5, blend: 'multiply' }),
      ringLine(lathe, lathe.bottom - 8, painted ? darken(colour, 0.55) : metal.patina, 1.6, 0.6),
      ringLine(lathe, lathe.bottom - 5.6, '#ffffff', 1.2, 0.5),
    ) +
    draw(toD(lathe.outline), {
      fill: 'none',
      stroke: painted ? darken(colour, 0.6) : metal.patina,
      'stroke-width': 1.1,
      'stroke-opacity': 0.7,
    })
  );
}

function drawBottle(ctx: Ctx, cut: Cut): string {
  const form = FORMS[cut.style];
  const lathe = createLathe(CX, form.profile, 0.12);
  const half = lathe.halfAt(lathe.bottom);
  const wide = Math.max(...form.profile.map(([x]) => x));
  const y = strapAt(lathe);
  const sleeve: Path = joined([lathe.ring(y), reversed(lathe.ring(y + STRAP))]);
  const hand =
    cut.grip === 'strap'
      ? strap(
          ctx,
          path(
            `M${CX + wide - 4} ${y + 8}C${CX + wide + 46} ${y + 10} ${CX + wide + 44} ${y + 120} ${CX + wide - 3} ${y + 132}`,
          ),
          { width: 11, fabric: ctx.plain(ctx.colour(1)) },
        )
      : '';
  return (
    groundShadow(ctx, { x: CX + 4, y: 445, width: half * 2.3, depth: 17 }) +
    hand +
    bodyArt(ctx, cut, lathe) +
    (cut.grip === 'strap'
      ? clipTo(ctx, sleeve, turnedFill(ctx, lathe, paintStops(ctx.colour(1), 0.2), y, y + 20))
      : '') +
    lidArt(ctx, cut, form)
  );
}

export const kind = defineKind({
  name: 'bottle',
  about: 'water bottle or flask; colours: body (painted), lid and strap',
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const bottle = (): string => drawBottle(ctx, cut);
    if (ctx.view === 'detail') return zoom(ctx, { x: 262, y: 176, factor: 2, turn: -8 }, bottle);
    const extent = { x: 120, y: 58, width: 272, height: 388 };
    if (ctx.view === 'set') {
      const behind = place(fit(ctx, extent, { x: 0, y: 70, width: 340, height: 350 }, bottle, true), { x: -34, y: 0 });
      return behind + fit(ctx, extent, { x: 170, y: 60, width: 320, height: 392 }, bottle, true);
    }
    return fit(ctx, extent, { x: 30, y: 24, width: 452, height: groundFor(ctx, 420) - 24 }, bottle, true);
  },
});
