// Curtains on their rod: pairs and single panels, drawn, open or tied back, opaque, sheer or of strings.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, wallShadow } from '../light.ts';
import { METALS, cylinderStops } from '../materials.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { bead } from '../parts/stones.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { blur, circle, draw, linear, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { CUTS, ROD, panelArt, panelOutline } from './curtain/panel.ts';
import type { Cut, Panel } from './curtain/panel.ts';

interface Opening {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly frame: string;
}

/** Beside drawn-back curtains the window or balcony door keeps pale; through sheer cloth only dark wood is made out. */
function openingBehind(cut: Cut): Opening {
  if (cut.cloth === 'sheer') return { left: 88, right: 424, bottom: 394, frame: '#7a5236' };
  return { left: 132, right: 380, bottom: cut.length === 'door' ? 486 : 346, frame: '#e9e0d0' };
}

/** The window or the balcony door behind: bright panes, so that sheer cloth shows as such. */
function opening(ctx: Ctx, { left, right, bottom, frame }: Opening): string {
  const [width, middle] = [right - left, (left + right) / 2];
  const hole = roundRect(left, 78, width, bottom - 78, 3);
  const sky = linear(
    ctx.defs,
    [left, 78],
    [right, bottom],
    [
      [0, '#eef6f8'],
      [0.55, '#cfe4ea'],
      [1, '#b9d6c4'],
    ],
  );
  const trees = blur(ctx.defs, 7, { x: left - 22, y: bottom - 90, width: width + 42, height: 190 });
  const mullion = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, { fill: frame, stroke: darken(frame, 0.3), 'stroke-width': 0.8 });
  return (
    draw(toD(roundRect(left - 10, 68, width + 20, bottom - 58, 4)), {
      fill: frame,
      stroke: darken(frame, 0.3),
      'stroke-width': 1,
    }) +
    clipTo(
      ctx,
      hole,
      draw(toD(hole), { fill: sky }),
      circle(right - 50, bottom - 4, 60, { fill: '#9dbf9b', opacity: 0.6, filter: trees }),
      circle(left + 58, bottom + 16, 76, { fill: '#88b08c', opacity: 0.55, filter: trees }),
      mullion(middle - 5, 70, 10, bottom - 60),
      mullion(left - 6, 78 + (bottom - 78) * 0.32, width + 12, 8),
    )
  );
}

function rod(ctx: Ctx, cut: Cut): string {
  const metal = cut.rod === 'brass' ? METALS.brass : METALS.steel;
  const [from, to] = cut.heading === 'strings' ? [126, 386] : [34, 478];
  const bar = roundRect(from, ROD - 5, to - from, 10, 5);
  const wood = SURFACES.wood(ctx, '#8a5a38');
  const body =
    cut.rod === 'wood'
      ? clothPiece(ctx, { outline: bar, fabric: wood, form: 1, warp: 0 })
      : draw(toD(bar), {
          fill: linear(ctx.defs, [0, ROD - 5], [0, ROD + 5], cylinderStops(metal)),
          stroke: metal.patina,
          'stroke-width': 0.8,
        });
  const end = (x: number): string => bead(ctx, x, ROD, 12, cut.rod === 'wood' ? '#8a5a38' : metal.base);
  return wallShadow(ctx, [bar], { distance: 10 }) + body + end(from - 2) + end(to + 2);
}

function strings(ctx: Ctx, bottom: number): string {
  const random = ctx.random.fork('strings');
  let art = '';
  const colours = Array.from({ length: ctx.colourCount }, (_, n) => ctx.colour(n));
  for (let x = 155; x <= 357; x += 8) {
    const colour = random.pick(colours);
    const end = bottom - random.between(0, 6);
    const sway = random.near(0, 2.5);
    art += draw(`M${x} ${ROD}C${x + sway} ${ROD + 140} ${x - sway} ${end - 140} ${x + sway} ${end}`, {
      fill: 'none',
      stroke: darken(colour, 0.25),
      'stroke-width': 3.6,
    });
    art += draw(
      `M${x - 0.8} ${ROD}C${x - 0.8 + sway} ${ROD + 140} ${x - 0.8 - sway} ${end - 140} ${x - 0.8 + sway} ${end}`,
      { fill: 'none', stroke: lighten(colour, 0.35), 'stroke-width': 1.1 },
    );
    for (let y = ROD + 34 + random.between(0, 70); y < end - 8; y += random.between(90, 140)) {
      art += bead(ctx, x + sway * 0.3, y, 5.4, random.pick(colours));
    }
  }
  // The pocket of gold tape that hides the rod.
  return (
    art +
    border(path(`M149 ${ROD + 16}H363`), {
      style: 'zari',
      width: 30,
      colours: ['#c99a3e', '#e9c667', '#8a5f1c'],
      side: 'left',
    })
  );
}

function panelsOf(cut: Cut): Panel[] {
  switch (cut.hang) {
    case 'closed':
      return [
        { top: [52, 258], foot: [50, 259], waves: 6 },
        { top: [254, 460], foot: [253, 462], waves: 6 },
      ];
    case 'single':
      return [{ top: [126, 386], foot: [122, 390], waves: 7 }];
    case 'tied':
      return [
        { top: [52, 250], waist: [58, 118, 292], foot: [50, 160], waves: 5 },
        { top: [262, 460], waist: [394, 454, 292], foot: [352, 462], waves: 5 },
      ];
    default:
      return [
        { top: [52, 186], foot: [48, 192], waves: 5 },
        { top: [326, 460], foot: [320, 464], waves: 5 },
      ];
  }
}

function curtains(ctx: Ctx, cut: Cut): string {
  const bottom = cut.length === 'door' ? 474 : 372;
  const panels = panelsOf(cut);
  const light = cut.heading === 'strings' || cut.hang === 'pair' || cut.hang === 'tied' || cut.cloth === 'sheer';
  const behind = light && cut.hang !== 'single' ? opening(ctx, openingBehind(cut)) : '';
  if (cut.heading === 'strings') return rod(ctx, cut) + strings(ctx, bottom);
  const shapes = panels.map((panel) => panelOutline(cut, panel, bottom));
  const room = path('M-40 -40H560V560H-40Z');
  const shade = shapes
    .map((shape) =>
      castOn(ctx, room, shape, {
        base: mix(ctx.tint, '#7c7080', 0.2),
        dx: 9,
        dy: 7,
        soft: 8,
        strength: cut.cloth === 'sheer' ? 0.25 : 0.5,
      }),
    )
    .join('');
  const cloth = panels.map((panel) => panelArt(ctx, cut, panel, bottom)).join('');
  return behind + shade + rod(ctx, cut) + cloth;
}

export const kind = defineKind({
  name: 'curtain',
  about: 'curtains on a rod; colours: cloth and print, last hem band and tie (strings: any)',
  stances: ['wall'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, ctx.fabric, { finish: cut.cloth === 'velvet' ? 'satin' : 'silk' });
    const whole = (): string => curtains(ctx, cut);
    if (ctx.view === 'detail') {
      const x = cut.hang === 'single' ? 220 : 130;
      return focusFrom(ctx, { at: [256, 200], sharp: 150, reach: 400 }, zoom(ctx, { x, y: 130, factor: 2.3 }, whole));
    }
    const tall = cut.cloth === 'sheer' ? 376 : cut.length === 'door' ? 446 : 344;
    return fit(ctx, { x: 18, y: 36, width: 476, height: tall }, { x: 20, y: 22, width: 472, height: 466 }, whole);
  },
});
