// Men's leather shoes and boots from the side.
import { GROUND } from '../backdrops/stage.ts';
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { CUTS, heightOf, lastOf, soleOf } from './dress-shoe/last.ts';
import type { Cut, Last } from './dress-shoe/last.ts';
import { collarWork, instepWork, laceWork } from './dress-shoe/instep.ts';
import { quarterWork, toeWork } from './dress-shoe/trim.ts';
import type { Looks } from './dress-shoe/trim.ts';
import { castOn, clipTo, crease, gleam, groundShadow, solid, stitches, lined } from '../light.ts';
import { joined, parallel, path, reversed, smooth, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

function looksOf(ctx: Ctx, cut: Cut): Looks {
  const cloth = (colour: string): Fabric =>
    cut.upper === 'suede' || cut.upper === 'nubuck'
      ? SURFACES.suede(ctx, colour)
      : cut.upper === 'patent'
        ? ctx.plain(colour)
        : SURFACES.leather(ctx, colour);
  const main = ctx.colour(0);
  return {
    main: cloth(main),
    overlay: cloth(ctx.colourCount > 1 ? ctx.colour(1) : main),
    accent: ctx.colourCount > 2 ? ctx.colour(2) : darken(main, 0.25),
    thread: lightnessOf(main) < 0.35 ? lighten(main, 0.3) : cut.style === 'work-boot' ? '#e3c48a' : lighten(main, 0.36),
  };
}

function drawSole(ctx: Ctx, cut: Cut, looks: Looks): string {
  const { outline, top, bottom, heelTop } = soleOf(cut);
  const given = ctx.colourCount > 3 ? ctx.colour(3) : undefined;
  const defaults = {
    leather: mix('#6b4226', darken(looks.main.base, 0.3), 0.4),
    rubber: '#2a272d',
    crepe: '#d9b98a',
    lug: '#2b2a2c',
  } as const;
  const base = given ?? (cut.style === 'driving' ? darken(looks.main.base, 0.35) : defaults[cut.sole]);
  const welt = parallel(top, 4.5, 40);
  const weltBand = joined([top, reversed(parallel(top, 8.5, 40))]);
  const light = cut.sole === 'leather' || cut.sole === 'crepe' || cut.style === 'work-boot';
  const layers =
    cut.sole === 'crepe'
      ? [16, 24].map((d) => crease(ctx, parallel(top, d, 40), base, { width: 1.8, strength: 0.3 })).join('')
      : '';
  const lifts = heelTop
    ? [0, 7, 14]
        .map((d) =>
          draw(toD(parallel(heelTop, d, 14)), {
            fill: 'none',
            stroke: darken(base, 0.55),
            'stroke-width': 1.2,
            'stroke-opacity': 0.6,
          }),
        )
        .join('') + draw('M340 440H464V447H340Z', { fill: darken(base, 0.55) })
    : '';
  const nubs =
    cut.style === 'driving'
      ? Array.from({ length: 22 }, (_, n) =>
          line(76 + n * 17, 430 - Math.max(0, n - 11) * 1.2, 76 + n * 17, 436 - Math.max(0, n - 11) * 1.2, {
            stroke: darken(base, 0.5),
            'stroke-width': 7,
            'stroke-linecap': 'round',
          }),
        ).join('')
      : '';
  return (
    nubs +
    solid(ctx, outline, { base, form: 0.6, reach: 10, over: layers + lifts }) +
    clipTo(ctx, outline, draw(toD(weltBand), { fill: light ? lighten(base, 0.24) : lighten(base, 0.1) })) +
    stitches(welt, light ? '#efe0c0' : lighten(base, 0.35), { length: 4, gap: 2.6, width: 1.3, opacity: 0.85 }) +
    draw(toD(bottom), { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 1.2, 'stroke-opacity': 0.5 })
  );
}

function tongue(ctx: Ctx, cut: Cut, last: Last, looks: Looks): string {
  if (heightOf(cut) === 'slip' || cut.style === 'chelsea') return '';
  const back = parallel(last.throat, -7, 14);
  const end = back.curves.at(-1)?.[2] ?? [290, 250];
  const tall = cut.style === 'work-boot' ? 22 : 9;
  const shape = joined([
    back,
    path(
      `M${end[0]} ${end[1]}C${end[0] + 4} ${end[1] - tall} ${end[0] + 24} ${end[1] - tall - 2} ${end[0] + 32} ${end[1] - tall + 10}L${end[0] + 38} ${end[1] + 28}`,
    ),
    reversed(parallel(last.throat, 10, 14)),
  ]);
  return clothPiece(ctx, { outline: shape, fabric: looks.main, form: 0.9, warp: 1 });
}

function drawShoe(cut: Cut, ctx: Ctx): string {
  const last = lastOf(cut);
  const looks = looksOf(ctx, cut);
  const { upper } = last;
  const base = looks.main.base;
  const lining = cut.style === 'work-boot' ? '#8a6f4e' : mix('#c9a57c', darken(base, 0.2), 0.35);
  const inside = joined([last.collar, reversed(last.far)]);
  const shiny = cut.upper === 'patent' ? 1 : cut.upper === 'leather' ? 0.6 : 0;
  return (
    tongue(ctx, cut, last, looks) +
    lined(ctx, inside, lining, { strength: 0.9, soft: 11 }) +
    draw(toD(inside), { fill: 'none', stroke: darken(lining, 0.5), 'stroke-width': 1.2 }) +
    clothPiece(ctx, {
      outline: upper,
      fabric: looks.main,
      finish: shiny > 0 ? 'silk' : 'matte',
      form: 1,
      folds: [
        {
          points: [
            [196, 340],
            [214, 372],
            [222, 410],
          ],
          width: 12,
          depth: -0.18,
        },
        {
          points: [
            [214, 332],
            [234, 366],
            [242, 408],
          ],
          width: 12,
          depth: 0.16,
        },
        {
          points: [
            [236, 322],
            [254, 360],
            [262, 404],
          ],
          width: 12,
          depth: -0.14,
        },
        ...(heightOf(cut) === 'ankle' || heightOf(cut) === 'high'
          ? [
              { points: [[286, 276] as const, [330, 296] as const, [376, 292] as const], width: 14, depth: -0.24 },
              { points: [[284, 258] as const, [330, 276] as const, [380, 270] as const], width: 14, depth: 0.2 },
            ]
          : []),
      ],
      warp: 2,
      drape: { amount: 0.14, across: 70, down: 60 },
    }) +
    toeWork(ctx, cut, last, looks) +
    quarterWork(ctx, cut, last, looks) +
    instepWork(ctx, cut, last, looks) +
    collarWork(ctx, cut, last, looks) +
    clipTo(
      ctx,
      upper,
      shiny > 0
        ? gleam(ctx, path(cut.style === 'oxford' ? 'M66 404C76 393 96 385 122 378' : 'M72 396C80 382 98 374 124 367'), {
            width: 9,
            opacity: 0.6 * shiny + 0.1,
            soft: 2,
          }) +
            gleam(ctx, path('M150 362C176 354 196 344 210 332'), { width: 5, opacity: 0.45 * shiny, soft: 2 }) +
            gleam(
              ctx,
              smooth([
                [438, 316],
                [434, 346],
                [440, 380],
              ]),
              { width: 6, opacity: 0.4 * shiny, soft: 2 },
            )
        : '',
      castOn(ctx, upper, soleOf(cut).outline, { base, dx: 0, dy: -5, soft: 5, strength: 0.4 }),
    ) +
    laceWork(ctx, cut, last, looks) +
    drawSole(ctx, cut, looks)
  );
}

export const kind = defineKind({
  name: 'dress-shoe',
  about: "men's leather shoe or boot from the side; colours: upper, caps and counters, laces or tabs, sole",
  stances: ['stand'],
  views: ['front', 'set', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    // A driving shoe has no heel: it is drawn on the same last, then tipped back until its pegs stand level.
    const stood = (): string =>
      cut.style === 'driving'
        ? place(place(drawShoe(cut, ctx), { x: -214, y: -424 }), { x: 214, y: 430, turn: 4.2 })
        : drawShoe(cut, ctx);
    const one = (): string => groundShadow(ctx, { x: 258, y: GROUND - 2, width: 410, depth: 17 }) + stood();
    if (ctx.view === 'detail') {
      const raised = heightOf(cut) === 'ankle' || heightOf(cut) === 'high' ? 52 : 0;
      const spots = {
        toe: { x: 166, y: 372, turn: -6 },
        heel: { x: 390, y: 352 - raised, turn: 4 },
        laces: { x: 268, y: 308 - raised, turn: -12 },
      } as const;
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 190, reach: 440 },
        zoom(ctx, { ...spots[cut.focus], factor: cut.focus === 'laces' ? 2.5 : 2.1 }, one),
      );
    }
    const tops = { low: 230, slip: 270, ankle: 146, high: 84 } as const;
    const top = tops[heightOf(cut)];
    const size = { x: 38, y: top, width: 436, height: 446 - top };
    const factor = Math.min(464 / size.width, 408 / size.height);
    const ground = groundFor(ctx, size.height * factor);
    if (ctx.view === 'set') {
      return (
        fit(ctx, size, { x: 10, y: 0, width: 398, height: ground - 22 }, one, true) +
        fit(ctx, size, { x: 84, y: 0, width: 418, height: ground + 10 }, one, true)
      );
    }
    return fit(ctx, size, { x: 24, y: ground - 420, width: 464, height: 420 }, one, true);
  },
});
