// Washing and wiping: a stack of folded microfibre cloths, a chenille mitt.
import { darken, lighten } from '../colour.ts';
import { clipTo, formShade, groundShadow, stitches, wallShadow } from '../light.ts';
import { cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { boundsOf, path, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, ellipse } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['stack', 'mitt'] } as const;

/** A folded cloth seen from the front and above; its lower edge at y. */
function folded(ctx: Ctx, y: number, colour: string, wide: number, shift: number): string {
  const terry = ctx.cloth({ name: 'terry', scale: 0.7 }, [colour, darken(colour, 0.14)]);
  const [l, r] = [256 - wide / 2 + shift, 256 + wide / 2 + shift];
  const front = path(
    `M${l} ${y - 44}C${l - 10} ${y - 34} ${l - 10} ${y - 8} ${l} ${y}H${r}C${r + 8} ${y - 8} ${r + 8} ${y - 34} ${r} ${y - 44}Z`,
  );
  return (
    clothPiece(ctx, {
      outline: front,
      fabric: terry,
      form: 1,
      edge: 0.8,
      warp: 3,
      folds: [
        {
          points: [
            [l - 4, y - 23],
            [256, y - 20],
            [r + 4, y - 24],
          ],
          width: 7,
          depth: -0.6,
          open: 'both',
        },
      ],
    }) +
    stitches(path(`M${l + 3} ${y - 6}H${r - 3}`), lighten(colour, 0.45), { length: 4, gap: 3 }) +
    stitches(path(`M${l + 3} ${y - 32}H${r - 3}`), lighten(colour, 0.45), { length: 4, gap: 3 })
  );
}

function stack(ctx: Ctx): string {
  const top = path(
    'M122 320C126 304 134 288 146 282C160 277 366 277 382 282C394 288 400 302 404 318C384 327 142 328 122 320Z',
  );
  const colour = ctx.colour(0);
  const terry = ctx.cloth({ name: 'terry', scale: 0.7 }, [colour, darken(colour, 0.14)]);
  return (
    groundShadow(ctx, { x: 260, y: 444, width: 320 }) +
    folded(ctx, 440, ctx.colour(2), 290, -4) +
    folded(ctx, 400, ctx.colour(1), 280, 8) +
    folded(ctx, 358, colour, 276, 6) +
    clothPiece(ctx, {
      outline: top,
      fabric: terry,
      form: 0.5,
      edge: 0.7,
      warp: 3,
      folds: [
        {
          points: [
            [150, 300],
            [250, 293],
            [374, 299],
          ],
          width: 18,
          depth: 0.3,
        },
        {
          points: [
            [170, 282],
            [270, 285],
            [360, 281],
          ],
          width: 12,
          depth: -0.25,
        },
      ],
    }) +
    stitches(path('M136 312C200 317 330 317 392 310'), lighten(colour, 0.45), { length: 4, gap: 3 })
  );
}

function mitt(ctx: Ctx): string {
  const [colour, cuff] = [ctx.colour(0), ctx.colour(1)];
  const body = path(
    'M150 400C120 340 112 240 124 170C132 100 190 62 262 64C340 66 392 112 398 180C404 260 392 340 366 400C300 420 216 420 150 400Z',
  );
  const box = boundsOf(body);
  const random = ctx.random.fork('chenille');
  const worms: { y: number; art: string }[] = [];
  for (let y = box.y + 4; y < box.y + box.height; y += 19) {
    for (let x = box.x - 6; x < box.x + box.width + 14; x += 17) {
      const [cx, cy] = [x + random.near(0, 5), y + random.near(0, 5)];
      const [rx, ry, turn] = [random.between(8, 10.5), random.between(14, 19), random.near(14, 34)];
      const tone =
        random.next() < 0.5 ? lighten(colour, random.between(0, 0.22)) : darken(colour, random.between(0, 0.22));
      const at = `rotate(${turn.toFixed(1)} ${cx.toFixed(1)} ${cy.toFixed(1)})`;
      worms.push({
        y: cy,
        art:
          ellipse(cx + 2, cy + 4, rx, ry, { fill: darken(colour, 0.55), opacity: 0.55, transform: at }) +
          ellipse(cx, cy, rx, ry, { fill: tone, transform: at }) +
          ellipse(cx - 2.4, cy - 4, rx * 0.5, ry * 0.55, { fill: lighten(tone, 0.4), opacity: 0.6, transform: at }),
      });
    }
  }
  const band = path('M142 394C210 414 306 414 374 394L378 446C306 466 210 466 138 446Z');
  return (
    wallShadow(ctx, [body, band], { distance: 15 }) +
    cord(path('M352 448C392 470 420 440 404 410C396 398 384 404 380 416'), { width: 11, colour: cuff }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: darken(colour, 0.4) }),
      worms
        .sort((a, b) => a.y - b.y)
        .map(({ art }) => art)
        .join(''),
      formShade(ctx, body, colour, { amount: 0.8, reach: 34 }),
    ) +
    pad(ctx, band, cuff, {
      form: 0.8,
      reach: 12,
      over: Array.from({ length: 30 }, (_, n) =>
        draw(`M${140 + n * 8} 390V466`, { stroke: darken(cuff, 0.4), 'stroke-width': 2, 'stroke-opacity': 0.5 }),
      ).join(''),
    }) +
    circle(378, 416, 4, { fill: darken(cuff, 0.5) })
  );
}

export const kind = defineKind({
  name: 'microfibre-cloth',
  about: 'microfibre cloths or wash mitt; stack: three colours; mitt: pile, cuff',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stand = cut.style === 'stack';
    return show(ctx, {
      extent: stand ? { x: 104, y: 262, width: 306, height: 180 } : { x: 110, y: 58, width: 310, height: 406 },
      art: () => (stand ? stack(ctx) : mitt(ctx)),
      stand,
      near: { x: 240, y: 320, factor: 1.9 },
      margin: 50,
    });
  },
});
