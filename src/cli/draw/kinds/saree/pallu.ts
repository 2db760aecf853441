// The pallu: over the left shoulder from the front (nivi) or over the right from behind (seedha).
import { border } from '../../borders.ts';
import { lighten, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { AXIS, edging, pleatedHem } from './look.ts';
import type { Look } from './look.ts';
import { drawBlouse, drawSkirt } from './under.ts';
import { castOn, clipTo, crease } from '../../light.ts';
import { dressForm } from '../../parts/stands.ts';
import { boundsOf, grown, joined, parallel, path, reversed, smooth, spotsAlong, toD } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw, group } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Curves that lead from one edge of a drape to the other: how cloth pulled between two lines gathers. */
function sweptFolds(ctx: Ctx, from: Path, to: Path, count: number, depth: number, width: number): Fold[] {
  const random = ctx.random.fork('swept');
  const [a, b] = [spotsAlong(from, 9), spotsAlong(to, 9)];
  return Array.from({ length: count }, (_, n): Fold => {
    const share = (n + 0.6 + random.near(0, 0.2)) / (count + 0.2);
    const points = a.map((spot, i): Knot => {
      const other = b[i] ?? spot;
      return [spot.x + (other.x - spot.x) * share, spot.y + (other.y - spot.y) * share];
    });
    return {
      points,
      width: width * random.between(0.75, 1.2),
      depth: depth * (n % 2 === 0 ? -1 : 1) * random.between(0.75, 1.1),
      open: 'both',
    };
  });
}

function palluEnd(look: Look, end: Path, depth: number): string {
  if (look.cut.pallu === 'running') return edging(look, end, 'left');
  // The end piece is worked across the cloth: a deep band, framed by the border, then the fringe.
  return (
    border(end, {
      style: look.cut.border === 'plain' ? 'double' : 'zari',
      width: depth * 0.34,
      colours: look.trim,
      side: 'left',
    }) +
    border(parallel(end, -depth * 0.42), {
      style: 'brocade',
      width: depth * 0.44,
      colours: [look.trim[0], look.trim[1], look.trim[2]],
      side: 'left',
    }) +
    border(parallel(end, -depth * 0.94), {
      style: 'double',
      width: depth * 0.13,
      colours: [look.trim[0], look.trim[1], look.trim[2]],
      side: 'left',
    })
  );
}

function fringe(look: Look, end: Path): string {
  if (look.cut.pallu === 'running') return '';
  return border(end, {
    style: 'fringe',
    width: 13,
    colours: [look.trim[0], mix(look.trim[1], look.trim[0], 0.25), look.trim[2]],
    side: 'right',
    hangs: true,
  });
}

export function drawNivi(ctx: Ctx, look: Look): string {
  const random = ctx.random.fork('pallu');
  const end = pleatedHem(298, 430, 398, 4, 5, 6);
  const level = path('M298 398C340 405 390 405 430 398');
  const outerEdge = path('M312 96C352 144 404 276 430 398');
  const tail = joined([path('M276 92C284 190 294 300 298 398'), end, reversed(outerEdge)]);
  const tailArt =
    fringe(look, end) +
    clothPiece(ctx, {
      outline: tail,
      fabric: look.palluCloth,
      finish: look.finish,
      form: 0.7,
      turn: -10,
      onCloth: palluEnd(look, level, 88) + edging(look, outerEdge, 'right', 0.8),
      folds: hangingFolds(random, {
        from: [284, 312, 94],
        to: [298, 432, 404],
        count: 7,
        depth: 0.42,
        stagger: 0.04,
        gathered: true,
      }),
    });
  const upper = path('M201 216C216 196 238 162 258 116C264 102 270 92 276 86');
  const lower = path('M172 292C214 288 262 270 290 240C304 224 300 200 306 168C312 140 314 116 312 96');
  const band = joined([
    upper,
    path('M276 86C290 84 306 88 312 96'),
    reversed(lower),
    path('M172 292C178 262 190 236 201 216'),
  ]);
  const body = joined([path('M203 212L297 212'), path('M330 300L170 300')]);
  return (
    tailArt +
    dressForm(ctx, { axis: AXIS }) +
    drawBlouse(ctx, look) +
    drawSkirt(ctx, look) +
    castOn(ctx, grownBody(body), band, { base: look.body.base, dx: 4, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: band,
      fabric: look.body,
      finish: look.finish,
      form: 0.75,
      turn: 38,
      origin: [240, 200],
      warp: 8,
      onCloth:
        edging(look, joined([path('M168 300C174 266 188 238 201 216'), upper], false), 'right') +
        edging(look, reversed(lower), 'right', 0.9),
      folds: sweptFolds(ctx, upper, lower, 9, 0.42, 13),
      over: [0.3, 0.55, 0.78]
        .map((t) => crease(ctx, smooth(sweptAt(upper, lower, t)), look.body.base, { width: 2.6, strength: 0.4 }))
        .join(''),
    }) +
    // The turn of the cloth over the shoulder.
    clipTo(
      ctx,
      band,
      group(
        { opacity: 0.7 },
        crease(ctx, path('M268 96C282 90 300 92 312 102'), look.body.base, { width: 4, strength: 0.5 }),
      ),
    )
  );
}

function sweptAt(from: Path, to: Path, share: number): Knot[] {
  const [a, b] = [spotsAlong(from, 7), spotsAlong(to, 7)];
  return a.map((spot, i): Knot => {
    const other = b[i] ?? spot;
    return [spot.x + (other.x - spot.x) * share, spot.y + (other.y - spot.y) * share];
  });
}

/** The region that a shadow of the drape may fall on: skirt and blouse, a little outside of them. */
function grownBody(body: Path): Path {
  const box = grown(boundsOf(body), 8);
  return path(
    `M${box.x + 30} ${box.y - 120}H${box.x + box.width - 34}L${box.x + box.width} ${box.y + box.height}H${box.x}Z`,
  );
}

export function drawSeedha(ctx: Ctx, look: Look): string {
  const random = ctx.random.fork('pallu');
  const end = pleatedHem(148, 318, 372, 5, 5, 8);
  const level = path('M148 372C200 384 270 384 318 372');
  const inner = path('M240 84C262 128 300 170 314 212C322 266 321 320 318 372');
  const outer = path('M188 96C174 156 158 262 148 372');
  const front = joined([outer, end, reversed(inner), path('M240 84C222 82 202 86 188 96')]);
  return (
    dressForm(ctx, { axis: AXIS }) +
    drawBlouse(ctx, look) +
    drawSkirt(ctx, look) +
    castOn(ctx, grownBody(path('M150 300L350 300L350 430L150 430Z')), front, {
      base: look.body.base,
      dx: 7,
      dy: 9,
      soft: 7,
      strength: 0.5,
    }) +
    fringe(look, end) +
    clothPiece(ctx, {
      outline: front,
      fabric: look.palluCloth,
      finish: look.finish,
      form: 0.8,
      turn: -6,
      origin: [230, 200],
      onCloth: palluEnd(look, level, 96) + edging(look, inner, 'right', 0.8) + edging(look, outer, 'left', 0.8),
      folds: hangingFolds(random, {
        from: [192, 238, 92],
        to: [150, 318, 380],
        count: 9,
        depth: 0.36,
        stagger: 0.05,
        gathered: true,
      }),
      over: [0.25, 0.5, 0.75]
        .map((t) => crease(ctx, smooth(sweptAt(outer, inner, t)), look.body.base, { width: 2.4, strength: 0.35 }))
        .join(''),
    }) +
    clipTo(
      ctx,
      front,
      draw(toD(path('M190 96C206 88 224 86 240 88')), {
        fill: 'none',
        stroke: lighten(look.body.base, 0.6),
        'stroke-width': 3,
        'stroke-opacity': 0.4,
      }),
    )
  );
}
