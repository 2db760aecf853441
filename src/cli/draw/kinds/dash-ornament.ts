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

/** The lifted hand with its palm to the onlooker; its wrist at (150, 292). */
function blessing(ctx: Ctx, gold: string, mark: string): string {
  const palm = path(
    'M137 274V254C137 248 143.6 248 143.6 254V250C143.6 243.6 150.4 243.6 150.4 250V251C150.4 245 157 245 157 251V256C157 250.6 163 250.6 163 256V272C169 265 175 268 172 276C168 286 164 293 160 298H143C139 291 137 283 137 274Z',
  );
  return (
    lump(ctx, palm, lighten(gold, 0.1)) +
    [143.6, 150.4, 157]
      .map((x) => draw(`M${x} 255V268`, { stroke: darken(gold, 0.5), 'stroke-width': 1.2, 'stroke-opacity': 0.7 }))
      .join('') +
    circle(152, 280, 4, { fill: mark })
  );
}

/** A sweet with pleats, its foot at (x, y). */
function modak(ctx: Ctx, x: number, y: number): string {
  const dough = '#ecdcb8';
  return (
    lump(
      ctx,
      path(
        `M${x} ${y - 34}C${x + 4} ${y - 22} ${x + 19} ${y - 16} ${x + 17} ${y - 5}C${x + 12} ${y + 3} ${x - 12} ${y + 3} ${x - 17} ${y - 5}C${x - 19} ${y - 16} ${x - 4} ${y - 22} ${x} ${y - 34}Z`,
      ),
      dough,
    ) +
    [-9, -3, 4, 10]
      .map((dx) =>
        draw(`M${x + dx * 0.1} ${y - 27}C${x + dx * 0.6} ${y - 18} ${x + dx * 1.2} ${y - 14} ${x + dx} ${y - 3}`, {
          fill: 'none',
          stroke: darken(dough, 0.4),
          'stroke-width': 1.2,
          'stroke-opacity': 0.6,
        }),
      )
      .join('')
  );
}

/** Almond eyes under their brows, calm and half closed. */
function eyes(gold: string): string {
  const one = (x: number, s: number): string => {
    const [left, right] = [x - 12, x + 12];
    return (
      draw(`M${left} 192C${x - 5} 182 ${x + 5} 182 ${right} 192C${x + 5} 199 ${x - 5} 199 ${left} 192Z`, {
        fill: '#f4ead2',
      }) +
      circle(x + s, 191, 4.6, { fill: '#2a1a1c' }) +
      circle(x + s - 1.5, 189.4, 1.4, { fill: '#ffffff' }) +
      draw(`M${left - 2} 192.6C${x - 6} 180.6 ${x + 6} 180.6 ${right + 2} 192.6`, {
        fill: 'none',
        stroke: darken(gold, 0.75),
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
      }) +
      draw(`M${left - 3} 179C${x - 6} 170 ${x + 6} 170 ${right + 3} 178`, {
        fill: 'none',
        stroke: darken(gold, 0.5),
        'stroke-width': 2,
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      })
    );
  };
  return one(230, 1.5) + one(282, -1.5);
}

/** Seated on petals: one palm lifted, a modak in the other hand, the trunk curling towards it. */
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
  const upperArm = path('M218 256C190 258 164 284 148 316C142 332 158 344 172 336C188 322 204 304 222 292Z');
  const forearm = path('M141 326C136 312 138 300 141 290L162 290C166 304 170 318 172 330C166 344 146 342 141 326Z');
  const bentArm = path('M294 256C322 258 348 282 358 314C360 332 344 338 330 330C318 318 306 304 290 292Z');
  const hand = path(
    'M362 312C368 326 358 338 340 336C326 336 312 330 308 320C306 312 314 308 324 312C338 316 348 312 362 312Z',
  );
  const ear = path('M214 150C178 128 134 146 132 192C134 232 172 256 206 240C220 214 222 178 214 150Z');
  const earIn = path('M204 168C182 156 154 166 152 194C154 220 178 236 200 226C208 208 210 186 204 168Z');
  // The trunk grows out of the forehead: head and trunk are one form.
  const head = path(
    'M256 130C218 130 202 158 204 192C205 216 214 232 226 242C232 254 231 272 231 288C230 322 252 348 280 343C302 338 308 314 293 304C283 297 271 304 274 315C263 313 263 300 269 284C275 270 279 254 286 242C298 232 307 216 308 192C310 158 294 130 256 130Z',
  );
  const crown = path('M206 142C210 108 236 76 256 44C276 76 302 108 306 142C290 154 222 154 206 142Z');
  const bands = [138, 118, 98].map((y, n) =>
    draw(`M${210 + n * 11} ${y}C236 ${y + 10} 276 ${y + 10} ${302 - n * 11} ${y}`, {
      fill: 'none',
      stroke: n === 0 ? accent : darken(gold, 0.45),
      'stroke-width': n === 0 ? 8 : 3,
    }),
  );
  const tusk = (s: 1 | -1): string =>
    draw(
      `M${256 + s * 34} 226C${256 + s * 48} 232 ${256 + s * 55} 242 ${256 + s * 52} 254C${256 + s * 45} 248 ${256 + s * 36} 242 ${256 + s * 28} 240Z`,
      {
        fill: '#f6efdf',
        stroke: darken(gold, 0.5),
        'stroke-width': 1,
      },
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
    lump(ctx, upperArm, gold) +
    lump(ctx, bentArm, gold) +
    lump(ctx, belly, lighten(gold, 0.06)) +
    lump(ctx, forearm, lighten(gold, 0.04)) +
    blessing(ctx, gold, accent) +
    modak(ctx, 334, 318) +
    lump(ctx, hand, lighten(gold, 0.04)) +
    draw('M139 300C146 304 156 304 165 299M345 304C350 311 352 319 349 328', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
    }) +
    lump(ctx, ear, gold) +
    lump(ctx, flipped(ear), darken(gold, 0.08)) +
    draw(toD(earIn, flipped(earIn)), { fill: darken(gold, 0.3), opacity: 0.55 }) +
    lump(ctx, crown, gold) +
    bands.join('') +
    ball(ctx, 256, 44, 9, accent, { gloss: 0.7 }) +
    tusk(-1) +
    tusk(1) +
    lump(ctx, head, lighten(gold, 0.06)) +
    draw('M228 246C226 230 230 214 240 204M284 246C286 230 282 214 272 204', {
      fill: 'none',
      stroke: darken(gold, 0.45),
      'stroke-width': 2,
      'stroke-opacity': 0.45,
      'stroke-linecap': 'round',
    }) +
    eyes(gold) +
    draw('M256 142C265 153 265 166 256 177C247 166 247 153 256 142Z', { fill: accent }) +
    [232, 248, 264, 280]
      .map((y, n) =>
        draw(`M${233 + n * 0.4} ${y}Q${256 - n} ${y + 9} ${279 - n * 4} ${y - 1}`, {
          fill: 'none',
          stroke: darken(gold, 0.45),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }),
      )
      .join('') +
    gleam(ctx, path('M218 268C210 288 208 310 214 330'), { width: 8, opacity: 0.5, soft: 2.4 }) +
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
