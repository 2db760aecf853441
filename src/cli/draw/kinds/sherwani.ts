// Sherwanis and long closed coats: band collar, worked front, churidar below, a stole or none.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { backWork, drape, panelWork } from './sherwani/work.ts';
import { crease, seam, stitches } from '../light.ts';
import { METALS } from '../materials.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, hemLine, necklineHalf, standCollar, standCollarBack } from '../parts/garment.ts';
import { acrossArm } from '../parts/mens-arm.ts';
import { FOOT, drawBottoms } from '../parts/mens-bottoms.ts';
import { buildUpper, mensPlan } from '../parts/menswear.ts';
import { button, ring } from '../parts/notions.ts';
import { setStone } from '../parts/stones.ts';
import { parallel, path, polygon } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['sherwani', 'achkan', 'jodhpuri'],
  work: ['borders', 'panel', 'plain', 'buttons'],
  bottoms: ['churidar', 'pyjama', 'dhoti', 'trousers'],
  stole: ['none', 'one-side', 'both'],
} as const;
export type Cut = CutOf<typeof CUTS>;

function drawWorn(cut: Cut, ctx: Ctx): string {
  const back = ctx.view === 'back';
  const jodhpuri = cut.style === 'jodhpuri';
  const length = jodhpuri ? 270 : cut.style === 'achkan' ? 352 : 366;
  const plan = mensPlan({ neck: 27, shoulder: 87, drop: 19, chest: 98, waist: 88, hem: jodhpuri ? 97 : 108, length });
  const T = plan.top;
  const { fabric } = ctx;
  const base = fabric.base;
  const last = ctx.colour(ctx.colourCount - 1);
  const metal = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : METALS.gold.base;
  const ground = mix(base, metal, 0.22);
  const look = { style: 'brocade', width: 20, colours: [ground, metal, darken(base, 0.2)] } as const;
  const depth = back ? 8 : 20;
  const neck = necklineHalf('crew', plan, depth);
  const low = (plan.side.at(-1)?.[1] ?? 420) + plan.hemSag;
  const hem = hemLine(plan);
  const closes = T + (jodhpuri ? 222 : 226);
  const worked = cut.work === 'borders' || cut.work === 'panel';
  const front = path(`M${AXIS + 2} ${T + depth - 2}V${low + 6}`);
  // Below the last button the front falls open a little.
  const gap = polygon([
    [AXIS - (jodhpuri ? 6 : 7), low + 8],
    [AXIS + 2, closes + 10],
    [AXIS + (jodhpuri ? 8 : 9), low + 8],
  ]);
  const buttons = Array.from({ length: jodhpuri ? 6 : 7 }, (_, n) => {
    const y = T + depth + 16 + (n * (closes - T - depth - 22)) / (jodhpuri ? 5 : 6);
    return button(ctx, AXIS - 5, y, jodhpuri ? 4.6 : 5, metal, 'shank');
  }).join('');
  const lines = (at: number): string =>
    stitches(path(`M${AXIS + at} ${T + depth}V${low}`), lighten(base, 0.25), {
      width: 0.8,
      length: 2.6,
      gap: 2,
      opacity: 0.4,
    });
  const darts = [-1, 1]
    .map((s) =>
      seam(
        path(
          `M${AXIS + s * 50} ${T + 110}C${AXIS + s * 45} ${T + 150} ${AXIS + s * 44} ${T + 190} ${AXIS + s * 52} ${T + 250}`,
        ),
        base,
        { strength: 0.25 },
      ),
    )
    .join('');
  const welt = (x: number, y: number, width: number, tilt: number): string =>
    clothPiece(ctx, {
      outline: path(`M${x} ${y}L${x + width} ${y - tilt}V${y - tilt + 8}L${x} ${y + 8}Z`),
      fabric,
      turn: 90,
      form: 0.4,
      warp: 1,
      edge: 0.7,
    });
  const square = jodhpuri
    ? clothPiece(ctx, {
        outline: path(
          `M${AXIS + 35} ${T + 86}L${AXIS + 40} ${T + 68}L${AXIS + 48} ${T + 77}L${AXIS + 57} ${T + 64}L${AXIS + 64} ${T + 84}Z`,
        ),
        fabric: ctx.plain(last),
        finish: 'silk',
        form: 0.7,
      })
    : '';
  const { art, body } = buildUpper(ctx, {
    plan,
    neck,
    fabric,
    back,
    finish: cut.work === 'plain' || jodhpuri ? 'heavy' : 'silk',
    sleeve: { length: 224, cuff: 38, lean: 12 },
    onSleeve: (arm) => (worked ? border(acrossArm(arm, 0), { ...look, width: 26, side: 'left' }) : ''),
    overSleeve: (arm) =>
      worked
        ? ''
        : [0, 1, 2]
            .map((n) => {
              const line = acrossArm(arm, 10 + n * 9, -4);
              const end = line.curves.at(-1)?.[2] ?? line.start;
              const at = arm.mirror ? line.start : end;
              return button(ctx, at[0] + (arm.mirror ? 4 : -4), at[1], 2.6, metal, 'shank');
            })
            .join(''),
    drape: 0.24,
    bodyFolds: jodhpuri
      ? []
      : hangingFolds(ctx.random.fork('skirt'), {
          from: [AXIS - 76, AXIS + 76, T + 196],
          to: [AXIS - 102, AXIS + 102, low + 4],
          count: 7,
          depth: 0.24,
          stagger: 0.2,
        }),
    inside: { dip: 6 },
    onBody:
      (worked ? border(hem, { ...look, width: 24, side: 'left' }) : '') +
      (cut.work === 'panel'
        ? back
          ? backWork(plan, metal, ground, low)
          : panelWork(ctx, plan, metal, ground, low)
        : ''),
    overBody: back
      ? seam(path(`M${AXIS} ${T + 10}V${low}`), base, { strength: 0.5 })
      : darts +
        (cut.work === 'borders'
          ? [-1, 1]
              .map((s) =>
                border(path(`M${AXIS + 2 + s * 11} ${T + depth - 4}V${low + 4}`), {
                  ...look,
                  width: 17,
                  side: s < 0 ? 'right' : 'left',
                }),
              )
              .join('')
          : lines(-9)) +
        crease(ctx, front, base, { width: 2, strength: 0.45 }) +
        seam(front, base, { strength: 0.7 }) +
        (jodhpuri
          ? square + welt(AXIS + 32, T + 88, 36, 3) + welt(AXIS - 80, T + 186, 46, -4) + welt(AXIS + 34, T + 190, 46, 4)
          : '') +
        stitches(parallel(hem, -6), lighten(base, 0.2), { width: 0.8, opacity: 0.3 }),
    form: 0.9,
  });
  const opening = back
    ? ''
    : clothPiece(ctx, {
        outline: gap,
        fabric: ctx.plain(jodhpuri ? darken(base, 0.5) : darken(last, 0.3)),
        form: 0,
        edge: 0.5,
      });
  const collarCloth = worked ? ctx.cloth({ name: 'brocade', scale: 0.42 }, [ground, metal, base]) : fabric;
  const brooch =
    cut.style === 'sherwani' && !back && cut.stole === 'none' && cut.work === 'borders'
      ? ring(ctx, AXIS - 52, T + 84, 8, METALS.gold.base, 2.4) +
        setStone(ctx, AXIS - 52, T + 84, 6, '#b3123c', METALS.gold)
      : '';
  const legs = cut.bottoms === 'trousers' ? ctx.plain(jodhpuri ? darken(base, 0.12) : last) : ctx.plain(last);
  return (
    drawBottoms(
      ctx,
      cut.bottoms,
      legs,
      cut.bottoms === 'dhoti' ? { style: 'zari', width: 9, colours: [metal, darken(metal, 0.3), last] } : undefined,
    ) +
    art +
    opening +
    (back ? '' : buttons) +
    (back
      ? standCollarBack(ctx, plan, collarCloth, { height: 16, depth })
      : standCollar(ctx, plan, neck, collarCloth, { height: 16, gap: 2 })) +
    brooch +
    (cut.stole === 'none' || back ? '' : drape(ctx, plan, body, last, metal, cut.stole === 'both'))
  );
}

export const kind = defineKind({
  name: 'sherwani',
  about: 'sherwani, achkan or Jodhpuri suit; colours: pattern, then metal thread, last bottoms, stole or pocket square',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    const metal = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : METALS.gold.base;
    if (ctx.view === 'cloth') {
      return clothCloseup(ctx, ctx.fabric, {
        hem:
          cut.work === 'plain' || cut.work === 'buttons'
            ? undefined
            : {
                style: 'brocade',
                width: 62,
                colours: [mix(ctx.colour(0), metal, 0.22), metal, darken(ctx.colour(0), 0.2)],
              },
        finish: cut.work === 'buttons' ? 'heavy' : 'silk',
      });
    }
    const worn = (): string => drawWorn(cut, ctx);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 180, reach: 440 },
        zoom(ctx, { x: 258, y: 136, factor: 2.35, turn: -4 }, worn),
      );
    }
    return fit(ctx, { x: AXIS - 150, y: 40, width: 300, height: FOOT - 36 }, SAFE, worn);
  },
});
