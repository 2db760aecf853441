// What lies beside or around a folded saree: jasmine on a string, a box with tissue paper.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, edgeLine, solid, wallShadow } from '../../light.ts';
import { leaf } from '../../patterns/motifs.ts';
import { boundsOf, grown, path, polygon, roundRect, smooth, spotsAlong, toD } from '../../path.ts';
import type { Box, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { blur, draw, ellipse, group, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A string of jasmine buds, as it is wound round a bun of hair. */
export function gajra(ctx: Ctx, along: Path, count: number): string {
  const random = ctx.random.fork('gajra');
  const bud = (tone: string): string =>
    draw('M0 5C-3.4 2 -3.6 -4 0 -9C3.6 -4 3.4 2 0 5Z', {
      fill: tone,
      stroke: darken(tone, 0.28),
      'stroke-width': 0.6,
    }) +
    draw('M-1 2C-1.8 -1 -1.2 -5 0 -7', { stroke: '#fff', 'stroke-width': 0.9, fill: 'none', 'stroke-opacity': 0.8 }) +
    draw('M-1.8 4.4C-1 6.8 1 6.8 1.8 4.4L0 9Z', { fill: '#a9bb7a' });
  const spots = spotsAlong(along, count);
  const shade = spots.map((spot) => ellipse(spot.x + 5, spot.y + 7, 14, 13, { fill: darken(ctx.tint, 0.55) })).join('');
  let art = group(
    { style: 'mix-blend-mode:multiply', opacity: 0.42, filter: blur(ctx.defs, 3.4, grown(boundsOf(along), 16)) },
    shade,
  );
  for (const spot of spots) {
    for (const turn of [-118, -62, 20, 96, 160]) {
      const tone = mix('#fbf7ea', '#e9e2c8', random.between(0, 0.6));
      art += place(bud(tone), {
        x: spot.x + random.near(0, 3),
        y: spot.y + random.near(0, 3),
        turn: spot.turn + turn + random.near(0, 24),
        scale: random.between(1.3, 1.65),
      });
    }
    if (random.next() < 0.3)
      art += place(leaf('#5f7d3f', '#48632f'), { x: spot.x, y: spot.y, turn: random.between(0, 360), scale: 1.9 });
  }
  return art;
}

/** An open box seen from above with crumpled tissue; `content` is drawn into it. */
export function openBox(ctx: Ctx, box: Box, colour: string, content: string): string {
  const { x, y, width, height } = box;
  const rim = roundRect(x - 22, y - 22, width + 44, height + 44, 5);
  const floor = roundRect(x - 8, y - 8, width + 16, height + 16, 3);
  const random = ctx.random.fork('tissue');
  const paper = '#f4ede0';
  const ragged = (left: number, top: number, right: number, low: number): Path => {
    const knots: [number, number][] = [];
    const steps = 9;
    for (let n = 0; n < steps; n += 1) knots.push([left + ((right - left) * n) / steps, top + random.near(0, 5)]);
    for (let n = 0; n < steps; n += 1) knots.push([right + random.near(0, 5), top + ((low - top) * n) / steps]);
    for (let n = 0; n < steps; n += 1) knots.push([right - ((right - left) * n) / steps, low + random.near(0, 5)]);
    for (let n = 0; n < steps; n += 1) knots.push([left + random.near(0, 5), low - ((low - top) * n) / steps]);
    return polygon(knots);
  };
  const tissue = ragged(x - 6, y - 6, x + width + 6, y + height + 6);
  const flap = smooth(
    [
      [x - 6, y - 6, 'corner'],
      [x + width * 0.3, y + 26],
      [x + width * 0.62, y + 16],
      [x + width + 6, y + 40, 'corner'],
      [x + width + 6, y - 6, 'corner'],
    ],
    { closed: true },
  );
  const crumple = Array.from({ length: 14 }, () => {
    const [cx, cy] = [random.between(x, x + width), random.between(y, y + height)];
    return {
      points: [
        [cx, cy],
        [cx + random.near(0, 40), cy + random.near(0, 40)],
      ] as [number, number][],
      width: 14,
      depth: random.next() < 0.5 ? 0.24 : -0.2,
    };
  });
  return (
    wallShadow(ctx, [rim], { distance: 12 }) +
    solid(ctx, rim, { base: colour, form: 0.35, reach: 8 }) +
    draw(toD(floor), { fill: darken(colour, 0.35) }) +
    castOn(ctx, floor, path(`M${x - 30} ${y - 30}H${x + width + 30}V${y - 8}H${x - 8}V${y + height + 30}H${x - 30}Z`), {
      base: colour,
      dx: 8,
      dy: 10,
      soft: 8,
      strength: 0.7,
    }) +
    clothPiece(ctx, {
      outline: tissue,
      fabric: ctx.plain(paper),
      folds: crumple,
      drape: { amount: 0.16, across: 70, down: 60, octaves: 1 },
      form: 0.2,
      warp: 0,
    }) +
    content +
    castOn(ctx, tissue, flap, { base: '#8a6a60', dx: 3, dy: 8, soft: 6, strength: 0.4 }) +
    group(
      { opacity: 0.94 },
      clothPiece(ctx, {
        outline: flap,
        fabric: ctx.plain(lighten(paper, 0.3)),
        drape: { amount: 0.2, across: 90, down: 30, octaves: 1 },
        form: 0.3,
        warp: 0,
      }),
    ) +
    edgeLine(floor, colour, { strength: 0.5 })
  );
}
