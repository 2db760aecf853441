// Floor mats for a car from above: moulded rubber trays, or looped strands with a heel pad.
import { darken, lighten } from '../colour.ts';
import { clipTo, formShade, innerRim, stitches, wallShadow } from '../light.ts';
import { pad, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, line, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['tray', 'loops'] } as const;

const FRONT = path(
  'M-66 -112C-30 -124 40 -122 70 -104C82 -70 76 -20 86 30C92 74 90 108 82 124C40 134 -40 134 -80 124C-88 100 -86 60 -80 20C-74 -30 -80 -80 -66 -112Z',
);
const FRONT_IN = path(
  'M-54 -98C-26 -108 34 -106 58 -92C68 -60 63 -16 72 30C77 68 76 96 70 110C36 119 -36 119 -68 110C-75 90 -73 58 -68 20C-62 -26 -67 -74 -54 -98Z',
);
const REAR = path('M-74 -52C-40 -62 40 -62 74 -52C82 -20 82 24 76 52C40 62 -40 62 -76 52C-82 24 -82 -20 -74 -52Z');
const REAR_IN = path('M-62 -41C-34 -49 34 -49 62 -41C68 -16 68 20 64 41C34 49 -34 49 -64 41C-68 20 -68 -16 -62 -41Z');

function tray(ctx: Ctx, outer: Path, inner: Path, far: number): string {
  const [rubber, accent] = [ctx.colour(0), ctx.colour(1)];
  let ribs = '';
  for (let y = -far; y < far; y += 17)
    ribs +=
      draw(`M-100 ${y}L0 ${y + 16}L100 ${y}`, {
        fill: 'none',
        stroke: darken(rubber, 0.62),
        'stroke-width': 5,
        'stroke-opacity': 0.75,
      }) +
      draw(`M-100 ${y + 4}L0 ${y + 20}L100 ${y + 4}`, {
        fill: 'none',
        stroke: lighten(rubber, 0.4),
        'stroke-width': 1.6,
        'stroke-opacity': 0.5,
      });
  return (
    wallShadow(ctx, [outer], { distance: 9 }) +
    thick(outer, 2, 4, darken(rubber, 0.3), darken(rubber, 0.5)) +
    pad(ctx, outer, lighten(rubber, 0.08), { form: 0.8, reach: 9 }) +
    clipTo(
      ctx,
      inner,
      draw(toD(inner), { fill: darken(rubber, 0.08) }),
      ribs,
      innerRim(ctx, inner, { dx: 4, dy: 5, soft: 4, colour: '#121016', opacity: 0.6 }),
    ) +
    draw(toD(inner), { fill: 'none', stroke: accent, 'stroke-width': 2.6, 'stroke-opacity': 0.9 })
  );
}

function loops(ctx: Ctx, outer: Path): string {
  const [strand, edge, heel] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const random = ctx.random.fork(`strands ${outer.start[1]}`);
  // Curled strands, close and even: open bows on a jittered grid, deep ones first.
  const curls = [darken(strand, 0.45), darken(strand, 0.12), lighten(strand, 0.3)].map((stroke, layer) => {
    let d = '';
    for (let y = -136; y < 136; y += 12)
      for (let x = -92; x < 92; x += 12) {
        const [cx, cy, r] = [x + random.near(0, 6) + layer * 2, y + random.near(0, 6) + layer, random.between(4.4, 7)];
        const a = random.between(0, Math.PI * 2);
        const at = (angle: number): string => `${num(cx + Math.cos(angle) * r)} ${num(cy + Math.sin(angle) * r)}`;
        d += `M${at(a)}A${num(r)} ${num(r)} 0 1 1 ${at(a + 4)}`;
      }
    return draw(d, { fill: 'none', stroke, 'stroke-width': 2.6, 'stroke-linecap': 'round' });
  });
  const heelPad = path('M-46 12C-20 6 30 6 52 12C58 44 58 76 52 96C24 102 -22 102 -48 96C-54 76 -52 40 -46 12Z');
  return (
    wallShadow(ctx, [outer], { distance: 10 }) +
    thick(outer, 2, 5, darken(strand, 0.3), darken(strand, 0.5)) +
    clipTo(
      ctx,
      outer,
      draw(toD(outer), { fill: darken(strand, 0.18) }),
      curls.join(''),
      formShade(ctx, outer, strand, { amount: 0.6, reach: 16 }),
    ) +
    draw(toD(outer), { fill: 'none', stroke: edge, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    stitches(outer, lighten(edge, 0.6), { length: 5, gap: 3, width: 1.4 }) +
    (outer === FRONT
      ? pad(ctx, heelPad, heel, {
          form: 0.6,
          over: [24, 40, 56, 72, 88]
            .map((y) => line(-60, y, 64, y, { stroke: darken(heel, 0.5), 'stroke-width': 3, 'stroke-opacity': 0.6 }))
            .join(''),
        })
      : '')
  );
}

export const kind = defineKind({
  name: 'car-mat',
  about: 'car mats; colours: rubber or strands, line or binding, heel pad',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isTray = cut.style === 'tray';
    const front = (): string => (isTray ? tray(ctx, FRONT, FRONT_IN, 126) : loops(ctx, FRONT));
    const rear = (): string => (isTray ? tray(ctx, REAR, REAR_IN, 58) : loops(ctx, REAR));
    const art = (): string =>
      isTray
        ? place(front(), { x: 150, y: 166, turn: -4 }) +
          place(front(), { x: 360, y: 170, turn: 4, scale: '-1 1' }) +
          place(rear(), { x: 148, y: 392, turn: 3 }) +
          place(rear(), { x: 362, y: 394, turn: -3 })
        : place(front(), { x: 166, y: 232, turn: -7, scale: 1.25 }) +
          place(front(), { x: 352, y: 270, turn: 8, scale: '-1.25 1.25' });
    return show(ctx, {
      extent: isTray ? { x: 56, y: 40, width: 400, height: 420 } : { x: 44, y: 64, width: 424, height: 380 },
      art,
      near: { x: 180, y: 220, factor: 2.1 },
      margin: 28,
    });
  },
});
