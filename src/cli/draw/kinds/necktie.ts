// Ties: hanging with its knot, rolled, a bow, and boxed with pocket square and cufflinks.
import { darken, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, wallShadow } from '../light.ts';
import { moved, path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { bow } from './necktie/bow.ts';
import { boxed, cufflink, squareArt } from './necktie/boxed.ts';

const CUTS = {
  style: ['tie', 'boxed', 'bow', 'slim'],
} as const;

function hanging(ctx: Ctx, slim: boolean): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const k = slim ? 0.72 : 1;
  const p = (x: number): number => 256 + x * k;
  const tail = path(
    `M${p(4)} 96C${p(16)} 180 ${p(30)} 280 ${p(40)} 366L${p(26)} 392L${p(2)} 372C${p(2)} 280 ${p(-6)} 180 ${p(-8)} 96Z`,
  );
  const blade = path(
    `M${p(-15)} 92H${p(15)}C${p(24)} 200 ${p(44)} 330 ${p(54)} 420L${p(0)} 476L${p(-54)} 420C${p(-44)} 330 ${p(-24)} 200 ${p(-15)} 92Z`,
  );
  const knot = path(
    `M${p(-31)} 42Q${p(0)} 52 ${p(31)} 42C${p(30)} 60 ${p(22)} 86 ${p(16)} 98Q${p(0)} 106 ${p(-16)} 98C${p(-22)} 86 ${p(-30)} 60 ${p(-31)} 42Z`,
  );
  const band = path(
    `M${p(-29)} 44C${p(-52)} 26 ${p(-44)} 8 ${p(0)} 8C${p(44)} 8 ${p(52)} 26 ${p(29)} 44L${p(22)} 46C${p(34)} 28 ${p(28)} 20 ${p(0)} 20C${p(-28)} 20 ${p(-34)} 28 ${p(-22)} 46Z`,
  );
  return (
    wallShadow(ctx, [blade, knot, tail, band], { distance: 13 }) +
    clothPiece(ctx, { outline: band, fabric: ctx.plain(darken(base, 0.12)), finish: 'silk', form: 0.8 }) +
    clothPiece(ctx, { outline: moved(tail, 12, 4), fabric: fabric.reverse, finish: 'silk', form: 0.7, turn: -6 }) +
    castOn(ctx, moved(tail, 12, 4), blade, { base, dx: 6, dy: 4, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: blade,
      fabric,
      finish: 'silk',
      form: 0.9,
      origin: [256, 250],
      folds: [
        {
          points: [
            [256, 100],
            [254, 150],
            [255, 210],
          ],
          width: 11,
          depth: -0.55,
          open: 'start',
        },
        {
          points: [
            [246, 98],
            [242, 160],
            [238, 260],
          ],
          width: 12,
          depth: 0.24,
          open: 'start',
        },
        {
          points: [
            [266, 98],
            [270, 160],
            [276, 260],
          ],
          width: 12,
          depth: 0.2,
          open: 'start',
        },
      ],
      drape: { amount: 0.12, across: 60, down: 160 },
    }) +
    castOn(ctx, blade, knot, { base, dx: 3, dy: 7, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: knot,
      fabric,
      finish: 'silk',
      turn: 34,
      form: 1,
      folds: [
        {
          points: [
            [p(-26), 46],
            [p(-8), 76],
            [p(-4), 100],
          ],
          width: 7,
          depth: -0.4,
        },
        {
          points: [
            [p(26), 46],
            [p(14), 70],
            [p(10), 98],
          ],
          width: 8,
          depth: 0.3,
        },
      ],
    })
  );
}

export const kind = defineKind({
  name: 'necktie',
  about: 'tie, bow tie or boxed set; colours belong to the pattern',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string =>
      cut.style === 'bow' ? bow(ctx) : cut.style === 'boxed' ? boxed(ctx) : hanging(ctx, cut.style === 'slim');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(
          ctx,
          {
            x: cut.style === 'boxed' ? 220 : 256,
            y: cut.style === 'bow' ? 256 : cut.style === 'boxed' ? 240 : 130,
            factor: 2.1,
            turn: -5,
          },
          one,
        ),
      );
    if (ctx.view === 'set') {
      return (
        fit(ctx, { x: 190, y: 4, width: 132, height: 476 }, { x: 60, y: 26, width: 190, height: 460 }, one) +
        place(squareArt(ctx), { x: 296, y: 130, scale: 1.25 }) +
        [322, 392].map((x) => cufflink(ctx, x, 352, 21, mix(ctx.fabric.base, '#101018', 0.3))).join('')
      );
    }
    const boxes = {
      tie: { x: 186, y: 4, width: 146, height: 478 },
      slim: { x: 186, y: 4, width: 146, height: 478 },
      bow: { x: 58, y: 178, width: 396, height: 160 },
      boxed: { x: 60, y: 86, width: 392, height: 340 },
    } as const;
    return fit(ctx, boxes[cut.style], cut.style === 'bow' ? { x: 50, y: 100, width: 412, height: 312 } : SAFE, one);
  },
});
