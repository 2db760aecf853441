// Beside the sink: a dish rack with plates, a soap dispenser, a corner caddy.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, discPath, groove, turnedBody } from '../parts/ware.ts';
import type { Stuff } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import { bags } from './sink-side/bags.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['rack', 'dispenser', 'caddy', 'bags'], stuff: ['plastic', 'steel', 'glazed', 'matt'] } as const;
type Cut = CutOf<typeof CUTS>;

const wire = (ctx: Ctx, d: string, width = 6): string => bar(ctx, path(d), width, 'steel', '');

function rack(ctx: Ctx): string {
  const tray = path('M-214 -14H214L224 14C224 24 216 28 206 28H-206C-216 28 -224 24 -224 14Z');
  const floor = path('M-176 -64H176L214 -14H-214Z');
  const main = ctx.colour(0);
  const plates = [0, 1, 2, 3, 4]
    .map((n) => {
      const x = -150 + n * 44;
      const colour = n % 2 ? ctx.colour(1) : '#f1ece1';
      return (
        ellipse(x + 4, -112, 34, 92, { fill: '#2b1a33', opacity: 0.14 }) +
        ellipse(x, -116, 32, 90, { fill: darken(colour, 0.25) }) +
        ellipse(x - 5, -116, 31, 89, { fill: colour, stroke: darken(colour, 0.35), 'stroke-width': 1.2 }) +
        ellipse(x - 6, -116, 21, 62, { fill: 'none', stroke: darken(colour, 0.2), 'stroke-width': 2 }) +
        ellipse(x - 14, -140, 5, 26, { fill: '#ffffff', opacity: 0.6 })
      );
    })
    .join('');
  const glassOne = (x: number): string =>
    draw(`M${x - 24} -150H${x + 24}L${x + 18} -66H${x - 18}Z`, {
      fill: '#d3e3e4',
      opacity: 0.55,
      stroke: '#7f9496',
      'stroke-width': 1.6,
    }) +
    draw(`M${x - 14} -144L${x - 10} -72`, { stroke: '#ffffff', 'stroke-width': 6, 'stroke-opacity': 0.8 }) +
    ellipse(x, -150, 24, 5, { fill: '#eaf3f3', stroke: '#7f9496', 'stroke-width': 1.2 });
  const caddy =
    [-12, 0, 12]
      .map((dx, n) =>
        line(192 + dx, -70, 188 + dx * 1.6, -190 + n * 16, {
          stroke: '#9aa1a8',
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
      )
      .join('') + ellipse(188 - 19, -192, 9, 15, { fill: '#b6bcc3', stroke: '#5b6168', 'stroke-width': 1 });
  return (
    groundShadow(ctx, { x: 0, y: 26, width: 430, depth: 22 }) +
    draw(toD(floor), { fill: darken(main, 0.24) }) +
    wire(ctx, 'M-176 -66V-150H176V-66', 6) +
    [-132, -88, -44, 0, 44].map((x) => wire(ctx, `M${x + 12} -66V-138`, 4)).join('') +
    plates +
    glassOne(92) +
    glassOne(136) +
    caddy +
    wire(ctx, 'M-208 -18V-100C-208 -112 -200 -116 -190 -116H190C200 -116 208 -112 208 -100V-18', 7) +
    wire(ctx, 'M-208 -62H208', 5) +
    [-164, -120, -76, -32, 12, 56, 112, 160].map((x) => wire(ctx, `M${x} -20V-114`, 4)).join('') +
    plastic(ctx, tray, main, { gloss: 0.5 }) +
    plastic(ctx, roundRect(168, -84, 44, 72, 6), lighten(main, 0.2), { gloss: 0.4 })
  );
}

function dispenser(ctx: Ctx, cut: Cut): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const stuff: Stuff = cut.stuff;
  const body = createLathe(
    0,
    [
      [38, -214],
      [60, -206],
      [82, -180],
      [84, -160],
      [84, -12],
      [76, 0],
    ],
    0.16,
  );
  const collar = createLathe(
    0,
    [
      [24, -242],
      [30, -234],
      [34, -212],
    ],
    0.16,
  );
  const tray = createLathe(
    8,
    [
      [156, 4],
      [158, 12],
      [146, 26],
    ],
    0.2,
  );
  const dish = discAt(tray, 4);
  const sponge = clothPiece(ctx, {
    outline: path('M108 -40C130 -48 176 -46 194 -36L196 -6C172 4 128 4 106 -6Z'),
    fabric: ctx.cloth({ name: 'foam' }, [second]),
    form: 0.8,
  });
  return (
    groundShadow(ctx, { x: 8, y: 24, width: 300, depth: 22 }) +
    turnedBody(ctx, tray, { stuff, colour: main }) +
    draw(toD(discPath(dish)), { fill: lighten(main, 0.2), stroke: darken(main, 0.3), 'stroke-width': 1 }) +
    place(
      groundShadow(ctx, { x: 0, y: 0, width: 150, depth: 14 }) +
        turnedBody(ctx, body, {
          stuff,
          colour: main,
          over: groove(body, -40, stuff, main, 2),
          print: ctx.recipe.pattern ? { fabric: ctx.fabric, from: -170, to: -30, scale: 0.7 } : undefined,
        }) +
        turnedBody(ctx, collar, { stuff: 'steel', colour: '' }) +
        bar(ctx, path('M0 -236V-288'), 10, 'steel', '') +
        bar(ctx, path('M12 -292H-50C-74 -292 -80 -284 -80 -266'), 15, 'steel', ''),
      { x: -44, y: 4 },
    ) +
    sponge
  );
}

/** Two shelves of wire for a bathroom corner, hung on the wall. */
function caddy(ctx: Ctx): string {
  const main = ctx.colour(0);
  const shelf = (y: number): string =>
    wire(ctx, `M-170 ${y}C-60 ${y + 64} 60 ${y + 64} 170 ${y}`, 8) +
    wire(ctx, `M-170 ${y - 44}C-60 ${y + 18} 60 ${y + 18} 170 ${y - 44}`, 7) +
    [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
      .map((t) => {
        const at = (1 - t * t) * 47;
        return (
          wire(ctx, `M${t * 170} ${y + at}V${y - 44 + at}`, 4) +
          line(t * 170, y + at, t * 40, y - 8, { stroke: '#8d949b', 'stroke-width': 3 })
        );
      })
      .join('') +
    wire(ctx, `M-170 ${y}L0 ${y - 20}L170 ${y}`, 5);
  const bottle = (x: number, y: number, w: number, h: number, colour: string, cap: string): string =>
    plastic(ctx, roundRect(x - w, y - h, w * 2, h, w * 0.4), colour, { gloss: 0.6 }) +
    plastic(ctx, roundRect(x - w * 0.5, y - h - 26, w, 28, 4), cap, { gloss: 0.5 }) +
    draw(toD(roundRect(x - w * 0.66, y - h * 0.7, w * 1.32, h * 0.42, 4)), { fill: lighten(colour, 0.75) });
  return (
    wallShadow(ctx, [path('M-172 -60H172V0H-172Z'), path('M-172 130H172V190H-172Z')], { distance: 14, strength: 0.7 }) +
    wire(ctx, 'M-170 -190V190', 7) +
    wire(ctx, 'M170 -190V190', 7) +
    wire(ctx, 'M-170 -190C-60 -220 60 -220 170 -190', 7) +
    bottle(-70, 20, 34, 130, main, ctx.colour(1)) +
    bottle(6, 36, 26, 96, ctx.colour(1), '#f1ece1') +
    bottle(72, 24, 30, 150, ctx.colour(2), main) +
    shelf(0) +
    clothPiece(ctx, {
      outline: path('M-110 196C-60 220 -30 214 -4 204V160C-40 150 -90 154 -110 164Z'),
      fabric: ctx.cloth({ name: 'terry' }, [ctx.colour(2)]),
      form: 0.9,
    }) +
    plastic(ctx, roundRect(40, 176, 84, 36, 16), '#f0cdc4', { gloss: 0.5 }) +
    shelf(190) +
    [-1, 1].map((s) => circle(s * 170, -192, 13, { fill: '#c6cbd1', stroke: '#5b6168', 'stroke-width': 1.4 })).join('')
  );
}

export const kind = defineKind({
  name: 'sink-side',
  about: 'dish rack, soap dispenser, corner caddy (wall), rolls of bags; colours: main, second, third',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      rack: () => rack(ctx),
      dispenser: () => dispenser(ctx, cut),
      caddy: () => caddy(ctx),
      bags: () => bags(ctx),
    };
    const extents: Readonly<Record<Cut['style'], readonly number[]>> = {
      rack: [-228, -214, 456, 248],
      dispenser: [-160, -306, 376, 340],
      caddy: [-190, -224, 380, 472],
      bags: [-216, -176, 440, 306],
    };
    const whole = art[cut.style];
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: x + width * 0.4, y: y + height * 0.5, factor: 2 }, whole),
      );
    if (cut.style === 'caddy')
      return fit(ctx, { x, y, width, height }, { x: 60, y: 34, width: 392, height: 444 }, whole);
    return fit(
      ctx,
      { x, y, width, height },
      { x: 36, y: 36, width: 440, height: groundFor(ctx, 360) - 22 },
      whole,
      true,
    );
  },
});
