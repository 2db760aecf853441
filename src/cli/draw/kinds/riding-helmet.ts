// Helmets for riders, looking to the left: full face, open face with a visor, a small one for children.
import { darken, lighten } from '../colour.ts';
import { castOn, clipTo, gleam, groundShadow, hollow, innerRim } from '../light.ts';
import { METALS, plastic } from '../materials.ts';
import { screw } from '../parts/goods/faces.ts';
import { pad, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { strap } from '../parts/panel.ts';
import { buckle } from '../parts/notions.ts';
import { joined, oval, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['full', 'open', 'kids'], graphic: ['none', 'swoosh', 'stripe', 'stars', 'bolt'] } as const;
type Cut = CutOf<typeof CUTS>;

const FULL: Path = path(
  'M92 300C84 190 150 84 270 80C390 78 452 170 448 280C446 340 430 386 404 416C380 434 340 436 300 432C250 428 196 430 160 438C128 442 96 420 88 386C84 360 84 336 92 300Z',
);
const OPEN: Path = path(
  'M112 250C116 150 180 82 276 80C392 78 452 172 446 284C442 340 426 380 400 404C372 418 330 410 296 396C276 380 272 344 268 312C230 296 160 290 118 296C110 284 110 268 112 250Z',
);

/** How far an open shell, drawn with its rim at y = 410, is let down onto the ground. */
const RESTS = 28;

function graphicOf(cut: Cut, a: string, b: string): string {
  if (cut.graphic === 'swoosh')
    return (
      draw('M470 150C400 120 300 130 240 190C300 170 380 190 420 260C440 300 450 330 470 350Z', { fill: a }) +
      draw('M470 250C420 220 380 230 330 260C380 264 410 300 430 350L470 330Z', { fill: b }) +
      draw('M88 396C150 376 220 380 300 436H88Z', { fill: a })
    );
  if (cut.graphic === 'stripe')
    return (
      draw('M268 60C410 100 430 280 368 430H490V60Z', { fill: a }) +
      draw('M268 60C410 100 430 280 368 430', { fill: 'none', stroke: b, 'stroke-width': 15 })
    );
  if (cut.graphic === 'bolt')
    return draw('M300 110L400 130L356 190L430 200L300 330L336 240L268 232Z', {
      fill: a,
      stroke: b,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    });
  if (cut.graphic === 'stars')
    return [
      [250, 130, 1.5],
      [330, 150, 1],
      [390, 210, 1.6],
      [330, 250, 1.2],
      [420, 300, 1],
      [370, 340, 1.5],
      [190, 150, 0.9],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(draw('M0 -14L4 -4.6L14 -4L6 2.4L9 12.6L0 7L-9 12.6L-6 2.4L-14 -4L-4 -4.6Z', { fill: a }), {
          x,
          y,
          scale,
          turn: x,
        }),
      )
      .join('');
  return '';
}

function visorGlass(ctx: Ctx, outline: Path, tint: string): string {
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), {
        fill: shaded(ctx, [90, 180], [280, 330], lighten(tint, 0.25), tint, darken(tint, 0.3)),
        opacity: 0.93,
      }),
      draw('M110 330L230 170H270L170 340Z', { fill: '#ffffff', opacity: 0.2 }),
      draw('M90 300L190 160H204L110 320Z', { fill: '#ffffff', opacity: 0.16 }),
      innerRim(ctx, outline, { dx: -3, dy: -4, soft: 4, colour: '#120f16', opacity: 0.5 }),
    ) + draw(toD(outline), { fill: 'none', stroke: '#17151a', 'stroke-width': 3 })
  );
}

function full(ctx: Ctx, cut: Cut): string {
  const [shell, a, b, tint] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), '#2b2f3a'];
  const eye = path(
    'M92 268C96 220 110 188 140 176C190 170 260 186 300 212C312 240 308 280 292 304C240 316 160 322 100 324C90 310 90 290 92 268Z',
  );
  const chin = path(
    'M88 344C140 352 220 340 290 318C304 344 304 400 300 432C250 428 196 430 160 438C128 442 96 420 88 386Z',
  );
  return (
    groundShadow(ctx, { x: 264, y: 440, width: 300 }) +
    pad(ctx, path('M300 424C340 448 396 440 408 410L380 400Z'), '#2a282e', { form: 0.6 }) +
    plastic(ctx, FULL, shell, { gloss: 0.95, form: 0.95, reach: 34, over: graphicOf(cut, a, b) }) +
    clipTo(ctx, FULL, draw(toD(chin), { fill: darken(shell, 0.18), opacity: 0.5 })) +
    visorGlass(ctx, eye, tint) +
    circle(302, 262, 27, { fill: darken(shell, 0.3), stroke: darken(shell, 0.6), 'stroke-width': 1.6 }) +
    plastic(ctx, oval(302, 262, 21, 21), '#3a3940', { gloss: 0.5, form: 0.8 }) +
    screw(ctx, 302, 262, 7) +
    [0, 1, 2].map((n) => rect(116 + n * 30, 386 - n * 3, 22, 9, { rx: 4, fill: '#1d1b20' })).join('') +
    plastic(ctx, path('M226 100C244 92 270 90 286 96L280 110C262 104 244 106 230 112Z'), darken(shell, 0.4), {
      gloss: 0.4,
      form: 0.5,
    }) +
    draw('M94 330C160 336 236 328 296 306', { fill: 'none', stroke: darken(shell, 0.65), 'stroke-width': 2.4 }) +
    gleam(ctx, path('M166 150C196 116 240 98 290 98'), { width: 13, opacity: 0.8, soft: 3 }) +
    gleam(ctx, path('M104 372C112 394 126 410 146 416'), { width: 7, opacity: 0.6, soft: 2 })
  );
}

/** A snap-on peak in the tone of the shell: a thin blade, broad along the brow, an arm back to the screw. */
function peakOf(ctx: Ctx, shell: string, trim: string): string {
  const colour = darken(shell, 0.22);
  const top = path(
    'M218 266C214 232 182 206 132 202C104 208 78 224 61 246C53 258 58 271 72 268C114 254 168 251 218 266Z',
  );
  const under = path('M218 266C168 251 114 254 72 268C62 270 62 277 72 276C114 264 166 263 214 274Z');
  const arm = path('M202 250C222 249 246 252 264 255V269C246 269 226 272 208 275Z');
  return (
    castOn(ctx, OPEN, joined([top, under]), { base: shell, dx: 6, dy: 12, soft: 7, strength: 0.55 }) +
    plastic(ctx, arm, darken(colour, 0.2), { gloss: 0.3, form: 0.7, reach: 5 }) +
    draw(toD(under), { fill: darken(colour, 0.65) }) +
    plastic(ctx, top, colour, { gloss: 0.5, form: 0.7, reach: 8 }) +
    draw('M218 266C168 251 114 254 72 268', {
      fill: 'none',
      stroke: trim,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    draw('M132 202C182 206 214 232 218 266', { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 2 }) +
    gleam(ctx, path('M74 246C92 226 112 216 136 213'), { width: 8, opacity: 0.7, soft: 2 })
  );
}

function open(ctx: Ctx, cut: Cut): string {
  const [shell, a, b] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const kids = cut.style === 'kids';
  const inside = path(
    'M118 292C160 288 230 294 268 312C272 344 276 380 296 396C250 402 220 380 214 340C180 326 140 316 120 306Z',
  );
  const visor = path(
    'M112 250C92 254 78 290 78 330C80 356 96 366 120 364C170 360 230 348 270 330C284 300 282 262 262 240C220 226 160 236 112 250Z',
  );
  const webbing = { width: 15, fabric: ctx.cloth({ name: 'twill', scale: 0.6 }, ['#2c2b31', '#3b3a42']) };
  // The rim rests on the ground at the back of the head; the strap lies in front of it.
  return (
    groundShadow(ctx, { x: 270, y: 438, width: 250, strength: 0.7 }) +
    groundShadow(ctx, { x: 344, y: 436, width: 130, depth: 14 }) +
    strap(ctx, path('M300 408C276 428 236 434 186 430'), webbing) +
    strap(ctx, path('M330 424C296 446 246 448 192 440'), webbing) +
    buckle(ctx, 194, 436, 30, 20, METALS.steel.base, -2) +
    place(
      clipTo(
        ctx,
        inside,
        draw(toD(inside), { fill: '#4a474e' }),
        hollow(ctx, inside, '#4a474e', { strength: 0.8, soft: 14 }),
      ) +
        plastic(ctx, OPEN, shell, { gloss: 0.95, form: 0.95, reach: 34, over: graphicOf(cut, a, b) }) +
        draw('M118 296C160 290 230 296 268 312C272 344 276 380 296 396C330 410 372 418 400 404', {
          fill: 'none',
          stroke: kids ? a : '#2b292e',
          'stroke-width': 10,
          'stroke-linecap': 'round',
        }) +
        (kids
          ? peakOf(ctx, shell, a)
          : clipTo(
              ctx,
              visor,
              draw(toD(visor), { fill: '#b9d3dc', opacity: 0.42 }),
              draw('M96 380L200 220H240L140 390Z', { fill: '#ffffff', opacity: 0.35 }),
            ) +
            draw(toD(visor), { fill: 'none', stroke: '#6d8088', 'stroke-width': 2.4 }) +
            gleam(ctx, path('M90 320C92 290 100 268 114 258'), { width: 6, opacity: 0.8, soft: 1 })) +
        circle(266, 262, 21, { fill: darken(shell, 0.3), stroke: darken(shell, 0.6), 'stroke-width': 1.6 }) +
        screw(ctx, 266, 262, 9) +
        gleam(ctx, path('M166 160C192 122 236 98 290 98'), { width: 13, opacity: 0.8, soft: 3 }) +
        gleam(ctx, path('M424 240C430 280 424 330 408 366'), { width: 6, opacity: 0.35, soft: 2 }),
      { y: RESTS },
    )
  );
}

export const kind = defineKind({
  name: 'riding-helmet',
  about: 'helmet from the side; colours: shell, graphic, second graphic',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isFull = cut.style === 'full';
    return show(ctx, {
      extent: isFull ? { x: 80, y: 76, width: 376, height: 366 } : { x: 40, y: 104, width: 416, height: 344 },
      art: () => (isFull ? full(ctx, cut) : open(ctx, cut)),
      stand: true,
      near: { x: 230, y: 260, factor: 1.7 },
      margin: 50,
    });
  },
});
