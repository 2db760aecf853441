// Ornaments for a car: a small Ganesha in clean lines for the dashboard, bells on a cord for the mirror.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { ball, cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { ring, tassel } from '../parts/notions.ts';
import { turnedBody } from '../parts/ware.ts';
import { flipped, oval, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['ganesha', 'bells'] } as const;

/** A form that bulges: metal with the light of a rounded body. */
function lump(ctx: Ctx, outline: Path, colour: string): string {
  return pad(ctx, outline, colour, { form: 1.1, reach: 16 });
}

/** No face: crown, ears and trunk say who it is. */
function ganesha(ctx: Ctx): string {
  const [gold, accent, base] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const plinth = createLathe(
    256,
    [
      [112, 398, 'corner'],
      [116, 410],
      [116, 432],
      [108, 444, 'corner'],
    ],
    0.16,
  );
  const lotus = Array.from({ length: 9 }, (_, n) => {
    const x = 256 + (n - 4) * 27;
    return lump(
      ctx,
      path(`M${x} 396C${x - 20} 392 ${x - 18} 370 ${x} 356C${x + 18} 370 ${x + 20} 392 ${x} 396Z`),
      n % 2 ? accent : lighten(accent, 0.2),
    );
  });
  const legs = path(
    'M152 362C146 332 190 318 232 330H280C322 318 366 332 360 362C350 384 300 388 256 382C212 388 162 384 152 362Z',
  );
  const belly = path('M202 346C186 300 204 250 256 248C308 250 326 300 310 346C296 366 216 366 202 346Z');
  const arm = path('M206 262C180 272 164 300 172 324C178 334 196 332 198 318C198 304 208 292 222 288Z');
  const ear = path('M214 150C178 128 134 146 132 192C134 232 172 256 206 240C220 214 222 178 214 150Z');
  const earIn = path('M204 168C182 156 154 166 152 194C154 220 178 236 200 226C208 208 210 186 204 168Z');
  const head = path(
    'M256 130C218 130 202 160 204 196C206 228 224 250 256 252C288 250 306 228 308 196C310 160 294 130 256 130Z',
  );
  const trunk = path(
    'M234 196C232 240 236 280 232 306C226 340 254 356 282 346C300 338 304 318 290 308C280 302 268 308 270 318C258 318 262 300 268 284C276 256 280 226 278 196Z',
  );
  const crown = path('M206 142C210 108 236 76 256 44C276 76 302 108 306 142C290 154 222 154 206 142Z');
  const bands = [138, 118, 98].map((y, n) =>
    draw(`M${210 + n * 11} ${y}C236 ${y + 10} 276 ${y + 10} ${302 - n * 11} ${y}`, {
      fill: 'none',
      stroke: n === 0 ? accent : darken(gold, 0.45),
      'stroke-width': n === 0 ? 8 : 3,
    }),
  );
  return (
    groundShadow(ctx, { x: 258, y: 444, width: 240 }) +
    turnedBody(ctx, plinth, { stuff: 'wood', colour: base }) +
    lotus.join('') +
    lump(ctx, legs, gold) +
    draw('M176 362C210 350 240 356 256 366C272 356 302 350 336 362', {
      fill: 'none',
      stroke: darken(gold, 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }) +
    lump(ctx, arm, gold) +
    lump(ctx, flipped(arm), gold) +
    lump(ctx, belly, lighten(gold, 0.06)) +
    lump(ctx, ear, gold) +
    lump(ctx, flipped(ear), darken(gold, 0.08)) +
    draw(toD(earIn, flipped(earIn)), { fill: darken(gold, 0.3), opacity: 0.55 }) +
    lump(ctx, crown, gold) +
    bands.join('') +
    ball(ctx, 256, 44, 9, accent, { gloss: 0.7 }) +
    lump(ctx, head, lighten(gold, 0.05)) +
    draw('M256 146C266 158 266 172 256 184C246 172 246 158 256 146Z', { fill: accent }) +
    lump(ctx, trunk, lighten(gold, 0.1)) +
    [214, 230, 246, 262]
      .map((y) =>
        draw(`M236 ${y}Q256 ${y + 9} 276 ${y - 1}`, {
          fill: 'none',
          stroke: darken(gold, 0.45),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }),
      )
      .join('') +
    draw('M214 216C204 222 200 232 206 238', {
      fill: 'none',
      stroke: '#f6efdf',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    draw('M298 216C306 222 308 230 304 236', {
      fill: 'none',
      stroke: '#f6efdf',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    gleam(ctx, path('M220 262C210 284 208 310 214 330'), { width: 9, opacity: 0.6, soft: 2.4 }) +
    gleam(ctx, path('M226 130C232 108 242 90 252 72'), { width: 6, opacity: 0.6, soft: 1.6 })
  );
}

function bells(ctx: Ctx): string {
  const [thread, bead, silk] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const bell = (x: number, y: number, s: number): string => {
    const form = createLathe(
      0,
      [
        [4, -34, 'corner'],
        [13, -28],
        [19, -8],
        [24, 16],
        [32, 27, 'corner'],
      ],
      0.18,
    );
    return place(
      ellipse(0, 30, 7, 8, { fill: METALS.brass.patina }) +
        turnedBody(ctx, form, {
          stuff: 'brass',
          colour: METALS.brass.base,
          over: draw(toD(form.ring(8)), {
            fill: 'none',
            stroke: METALS.brass.patina,
            'stroke-width': 2.4,
            'stroke-opacity': 0.6,
          }),
        }),
      { x, y, scale: s },
    );
  };
  const main = path('M256 22V360');
  return (
    wallShadow(ctx, [oval(256, 190, 46, 120)], { distance: 14, strength: 0.8 }) +
    cord(main, { width: 6, colour: thread, braid: lighten(thread, 0.5) }) +
    cord(path('M256 22C226 60 226 84 256 98C286 84 286 60 256 22'), {
      width: 6,
      colour: thread,
      braid: lighten(thread, 0.5),
    }) +
    ring(ctx, 256, 104, 10, METALS.brass.base, 4) +
    ball(ctx, 256, 134, 20, bead, { gloss: 0.8 }) +
    metalPiece(ctx, oval(256, 158, 24, 7), METALS.brass, { rim: 2 }) +
    [-1, 1]
      .map(
        (side) =>
          cord(path(`M256 166C${256 + side * 36} 178 ${256 + side * 64} 196 ${256 + side * 66} 226`), {
            width: 4,
            colour: thread,
          }) +
          ball(ctx, 256 + side * 52, 190, 9, silk, { gloss: 0.7 }) +
          bell(256 + side * 66, 262, 0.9),
      )
      .join('') +
    ball(ctx, 256, 192, 13, silk, { gloss: 0.7 }) +
    ball(ctx, 256, 216, 10, bead, { gloss: 0.7 }) +
    bell(256, 272, 1.35) +
    ball(ctx, 256, 330, 11, bead, { gloss: 0.7 }) +
    [-66, 66].map((dx) => tassel(ctx, 256 + dx, 292, 92, silk, METALS.brass.base)).join('') +
    tassel(ctx, 256, 340, 132, silk, METALS.brass.base) +
    circle(256, 22, 5, { fill: darken(thread, 0.4) })
  );
}

export const kind = defineKind({
  name: 'dash-ornament',
  about: 'ornament for a car; ganesha: figure, petals, plinth; bells: cord, beads, tassels',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stand = cut.style === 'ganesha';
    return show(ctx, {
      extent: stand ? { x: 128, y: 34, width: 256, height: 410 } : { x: 150, y: 16, width: 212, height: 464 },
      art: () => (stand ? ganesha(ctx) : bells(ctx)),
      stand,
      near: { x: 256, y: stand ? 200 : 280, factor: 1.9 },
      margin: stand ? 50 : 26,
    });
  },
});
