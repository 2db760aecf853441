// A cover on a steering wheel: leatherette in panels, sewn, over the rim.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, ribbon, roundRect, spotsAlong, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, group, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { grip: ['perforated', 'plain'] } as const;

const arc = (from: number, to: number, r: number): ReturnType<typeof path> => {
  const points = Array.from({ length: 25 }, (_, n) => {
    const angle = ((from + ((to - from) * n) / 24) * Math.PI) / 180;
    return `${(256 + Math.sin(angle) * r).toFixed(2)} ${(256 - Math.cos(angle) * r).toFixed(2)}`;
  });
  return path(`M${points.join('L')}`);
};

function drawAll(ctx: Ctx, perforated: boolean): string {
  const [main, panel, thread] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const r = 178;
  const piece = (from: number, to: number, colour: string, holes: boolean): string => {
    const along = arc(from, to, r);
    const dots = holes
      ? [-11, -4, 4, 11]
          .flatMap((off) =>
            spotsAlong(arc(from + 3, to - 3, r + off), Math.round((to - from) / 3)).map((s) =>
              circle(s.x, s.y, 1.5, { fill: darken(colour, 0.7) }),
            ),
          )
          .join('')
      : '';
    return clothPiece(ctx, {
      outline: ribbon(along, 46, 60),
      fabric: SURFACES.leather(ctx, colour),
      form: 1,
      edge: 0.9,
      warp: 0,
      finish: 'silk',
      over: dots,
    });
  };
  const seams = [-52, 52, 128, -128].map((deg) => {
    const angle = (deg * Math.PI) / 180;
    const at = (reach: number): string =>
      `${(256 + Math.sin(angle) * reach).toFixed(1)} ${(256 - Math.cos(angle) * reach).toFixed(1)}`;
    return (
      draw(`M${at(r - 22)}L${at(r + 22)}`, { stroke: darken(main, 0.65), 'stroke-width': 3 }) +
      draw(`M${at(r - 20)}L${at(r + 20)}`, {
        stroke: thread,
        'stroke-width': 2,
        'stroke-dasharray': '4 3',
        transform: 'translate(3 1)',
      })
    );
  });
  const lacing = spotsAlong(arc(-178, 178, r - 15), 92).map((s, n) =>
    place(
      line(-4, n % 2 ? -5 : 5, 4, n % 2 ? 5 : -5, { stroke: thread, 'stroke-width': 2, 'stroke-linecap': 'round' }),
      { x: s.x, y: s.y, turn: s.turn },
    ),
  );
  const spoke = path('M92 240C140 232 180 234 208 236V292C184 300 150 300 104 312Z');
  const spoke2 = path('M420 240C372 232 332 234 304 236V292C328 300 362 300 408 312Z');
  const low = path('M228 300H284L276 420H236Z');
  const hub = path(
    'M196 208C220 194 292 194 316 208C330 236 328 276 310 306C292 322 220 322 202 306C184 276 182 236 196 208Z',
  );
  return group(
    { transform: 'rotate(-8 256 256)' },
    wallShadow(ctx, [ribbon(arc(-179, 179, r), 46, 80)], { distance: 15 }),
    wallShadow(ctx, [hub], { distance: 12 }),
    pad(ctx, low, '#3c3c43', { form: 0.6 }),
    pad(ctx, spoke, '#46464e', { form: 0.7 }),
    pad(ctx, spoke2, '#3c3c43', { form: 0.7 }),
    pad(ctx, hub, '#4a4a52', { form: 0.9, reach: 22 }),
    draw(toD(roundRect(216, 226, 80, 66, 22)), { fill: 'none', stroke: '#2b2a30', 'stroke-width': 2.4 }),
    draw(toD(oval(256, 259, 16, 16)), { fill: 'none', stroke: '#6a6a74', 'stroke-width': 3 }),
    [
      [130, 262],
      [150, 288],
      [382, 262],
      [362, 288],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, { fill: '#26252b', stroke: '#6a6a74', 'stroke-width': 1.2 }))
      .join(''),
    piece(-52, 52, main, false),
    piece(128, 232, main, false),
    piece(52, 128, panel, perforated),
    piece(232, 308, panel, perforated),
    ...lacing,
    ...seams,
    gleam(ctx, arc(-44, 12, r + 8), { width: 8, opacity: 0.6, soft: 2 }),
    gleam(ctx, arc(-112, -66, r + 8), { width: 6, opacity: 0.4, soft: 2, colour: lighten(panel, 0.8) }),
  );
}

export const kind = defineKind({
  name: 'steering-cover',
  about: 'steering wheel with its cover; colours: cover, side panels, thread',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 50, y: 50, width: 412, height: 412 },
      art: () => drawAll(ctx, cut.grip === 'perforated'),
      near: { x: 130, y: 180, factor: 2.2 },
      margin: 34,
    });
  },
});
