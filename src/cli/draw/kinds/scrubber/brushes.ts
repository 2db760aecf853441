// Brushes about the origin: for clothes and floors, for bottles, for the toilet with its stand.
import { darken, lighten } from '../../colour.ts';
import { clipTo, innerRim, wallShadow } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { bar } from '../../parts/ware.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

function tufts(
  ctx: Ctx,
  label: string,
  from: number,
  to: number,
  y: number,
  long: number,
  colours: readonly string[],
): string {
  const random = ctx.random.fork(label);
  let art = '';
  for (let x = from; x <= to; x += 3) {
    const lean = ((x - (from + to) / 2) / (to - from)) * 22;
    art += draw(
      `M${num(x)} ${y}Q${num(x + lean * 0.4)} ${num(y + long * 0.6)} ${num(x + lean + random.near(0, 3))} ${num(y + long + random.near(0, 4))}`,
      { fill: 'none', stroke: random.pick(colours), 'stroke-width': 3.2 },
    );
  }
  return art;
}

/** An oval brush for collars and floors, one on its back showing bristles, one on its side. */
export function clothBrush(ctx: Ctx): string {
  const [main, hair] = [ctx.colour(0), ctx.colour(1)];
  const back: Path = path('M-170 0C-170 -44 -90 -62 0 -62S170 -44 170 0S90 62 0 62S-170 44 -170 0Z');
  const wood = SURFACES.wood(ctx, main);
  const random = ctx.random.fork('dots');
  let spots = '';
  for (let row = -3; row <= 3; row += 1)
    for (let n = -9; n <= 9; n += 1) {
      const [x, y] = [n * 16 + (row % 2) * 8, row * 15];
      if ((x / 156) ** 2 + (y / 52) ** 2 > 1) continue;
      spots +=
        circle(x + 1.6, y + 2.4, 6.6, { fill: darken(hair, 0.5) }) +
        Array.from({ length: 9 }, () =>
          circle(x + random.near(0, 4.6), y + random.near(0, 4.6), 1.7, {
            fill: random.pick([hair, lighten(hair, 0.4), darken(hair, 0.2)]),
          }),
        ).join('');
    }
  const side = path('M-166 -30C-150 -62 150 -62 166 -30C172 -12 160 0 146 0H-146C-160 0 -172 -12 -166 -30Z');
  return (
    place(
      wallShadow(ctx, [back], { distance: 12 }) +
        clothPiece(ctx, { outline: back, fabric: wood, form: 0.7, warp: 0 }) +
        spots,
      { x: 4, y: -104, turn: -12 },
    ) +
    place(
      wallShadow(ctx, [path('M-166 -50H166L178 58H-178Z')], { distance: 12 }) +
        tufts(ctx, 'side', -150, 150, -4, 62, [hair, darken(hair, 0.25), lighten(hair, 0.3)]) +
        clothPiece(ctx, { outline: side, fabric: wood, form: 0.9, warp: 0 }),
      { x: 2, y: 116, turn: 6 },
    )
  );
}

/** Round brushes on twisted wire: a large, a narrow and a straw brush. */
export function brushes(ctx: Ctx): string {
  const [grip, hair] = [ctx.colour(0), ctx.colour(1)];
  const one = (x: number, turn: number, half: number, long: number, label: string): string => {
    const random = ctx.random.fork(label);
    let bristles = '';
    for (const tone of [darken(hair, 0.3), hair, lighten(hair, 0.4)]) {
      let d = '';
      for (let n = 0; n < 170; n += 1) {
        const t = random.next();
        const y = -190 + t * long;
        const wide = half * Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 9)) * random.between(0.82, 1.04);
        const s = random.next() < 0.5 ? -1 : 1;
        d += `M0 ${num(y)}L${num(s * wide)} ${num(y + random.between(-4, 7))}`;
      }
      bristles += draw(d, { fill: 'none', stroke: tone, 'stroke-width': half > 20 ? 2 : 1.5, 'stroke-opacity': 0.9 });
    }
    const handle =
      half > 20
        ? plastic(ctx, path('M-13 60C-15 50 15 50 13 60L17 186C17 206 -17 206 -17 186Z'), grip, { gloss: 0.5 }) +
          circle(0, 184, 5, { fill: darken(ctx.tint, 0.3) })
        : bar(ctx, path('M0 180C-16 206 16 206 0 180'), 4, 'steel', '');
    return place(
      wallShadow(ctx, [roundRect(-half, -190, half * 2, long, half), roundRect(-10, -20, 20, 200, 6)], {
        distance: 11,
      }) +
        bar(ctx, path(`M0 -196V${half > 20 ? 66 : 182}`), half > 20 ? 7 : 4, 'steel', '') +
        bristles +
        handle,
      { x, turn },
    );
  };
  return one(-112, -7, 48, 200, 'large') + one(30, 2, 27, 190, 'narrow') + one(140, 9, 10, 170, 'straw');
}

/** Two sets: one closed, of the other the stand is open and its brush, on which the lid sits, lies beside it. */
export function toiletSet(ctx: Ctx): string {
  const [main, second, hair] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const holder = path('M-74 10C-74 -6 74 -6 74 10L62 176C60 196 -60 196 -62 176Z');
  const random = ctx.random.fork('ball');
  let d = '';
  for (let n = 0; n < 420; n += 1) {
    const a = random.between(0, Math.PI * 2);
    const r = random.between(40, 62);
    d += `M${num(Math.cos(a) * 12)} ${num(150 + Math.sin(a) * 14)}L${num(Math.cos(a) * r)} ${num(150 + Math.sin(a) * r * 1.06)}`;
  }
  const stick =
    bar(ctx, path('M0 100V-150'), 15, 'plastic', second) +
    plastic(ctx, path('M-15 -196C-15 -210 15 -210 15 -196L12 -100H-12Z'), main, { gloss: 0.5 }) +
    plastic(ctx, path('M-40 -12C-40 -34 40 -34 40 -12L46 8H-46Z'), second, { gloss: 0.4 });
  const brush =
    wallShadow(ctx, [roundRect(-9, -200, 18, 300, 8), path('M-60 150C-60 84 60 84 60 150S-60 216 -60 150Z')], {
      distance: 11,
    }) +
    draw(d, { fill: 'none', stroke: darken(hair, 0.12), 'stroke-width': 2.2 }) +
    draw(d, { fill: 'none', stroke: lighten(hair, 0.5), 'stroke-width': 0.8 }) +
    stick;
  const stand =
    plastic(ctx, holder, main, { gloss: 0.5, reach: 24 }) +
    clipTo(ctx, holder, draw('M-80 150C-40 162 40 162 80 150V200H-80Z', { fill: darken(main, 0.2), opacity: 0.6 }));
  const well = oval(0, 5, 66, 12);
  const open =
    stand +
    draw(toD(oval(0, 5, 73, 15)), { fill: lighten(main, 0.5), stroke: darken(main, 0.4), 'stroke-width': 1 }) +
    draw(toD(well), { fill: darken(second, 0.5) }) +
    innerRim(ctx, well, { dx: -2, dy: -3, soft: 3, colour: second, opacity: 0.8 });
  const shadow = wallShadow(ctx, [holder], { distance: 12 });
  return (
    place(shadow + stick + stand, { x: -138, y: 6, turn: -3, scale: 0.94 }) +
    place(shadow + open, { x: 20, y: 6, turn: 2, scale: 0.94 }) +
    place(brush, { x: 158, y: -2, turn: 8, scale: 0.94 })
  );
}
