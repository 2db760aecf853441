// Long tools laid side by side, about the origin.
import { darken, lighten } from '../../colour.ts';
import { clipTo, wallShadow } from '../../light.ts';
import { METALS, metalPiece, plastic } from '../../materials.ts';
import { bar } from '../../parts/ware.ts';
import { oval, path, polygon, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { knife } from '../kitchen-board.ts';
import type { Cut } from './standing.ts';

const STEEL = METALS.steel;

function tool(
  ctx: Ctx,
  cut: Cut,
  x: number,
  turn: number,
  head: (piece: (outline: Path, over?: string) => string) => string,
  shape: readonly Path[],
  colour: string,
): string {
  const wood = cut.stuff === 'wood';
  const piece = (outline: Path, over = ''): string =>
    wood
      ? clothPiece(ctx, { outline, fabric: SURFACES.wood(ctx, colour), turn: 90, form: 0.9, warp: 0, over })
      : metalPiece(ctx, outline, STEEL, { rim: 2, over });
  const grip = path('M-9 40C-10 90 -12 150 -12 186C-12 204 12 204 12 186C12 150 10 90 9 40Z');
  const handle = wood
    ? piece(path('M-6 -98L-9 186C-9 200 9 200 9 186L6 -98Z'))
    : bar(ctx, path('M0 -80V60'), 9, 'steel', '') +
      (ctx.colourCount > 1
        ? plastic(ctx, grip, ctx.colour(1), { gloss: 0.5 })
        : piece(path('M-5 40L-8 186C-8 200 8 200 8 186L5 40Z')));
  return place(
    wallShadow(ctx, [...shape, roundRect(-8, -80, 16, 270, 6)], { distance: 8 }) +
      handle +
      head(piece) +
      circle(0, 184, 4, { fill: darken(ctx.tint, 0.4) }),
    { x, turn },
  );
}

/** Karchi, palta, jhara, a serving spoon and a masher. */
export function ladles(ctx: Ctx, cut: Cut): string {
  const bowl = oval(0, -120, 46, 44);
  const flat = path('M-38 -196C-38 -206 38 -206 38 -196L32 -104C20 -90 10 -84 0 -76C-10 -84 -20 -90 -32 -104Z');
  const strainer = oval(0, -132, 48, 48);
  const spoon = oval(0, -130, 30, 50);
  const wooden = cut.stuff === 'wood';
  const scraper = path('M-24 -196C-30 -170 -28 -116 -6 -84H6C22 -112 28 -140 26 -168Z');
  // A set in two woods takes them in turn; the second colour of a set in steel is that of its grips.
  const [first, second] = [ctx.colour(0), ctx.colour(wooden ? 1 : 0)];
  const hollow = (wood: string, cx: number, cy: number, rx: number, ry: number): string =>
    ellipse(cx, cy, rx, ry, { fill: darken(wooden ? wood : STEEL.base, 0.4), opacity: 0.55 }) +
    ellipse(cx + rx * 0.14, cy + ry * 0.2, rx * 0.74, ry * 0.66, {
      fill: lighten(wooden ? wood : STEEL.base, 0.4),
      opacity: 0.6,
    });
  const holes = [0, 1, 2]
    .flatMap((ring) =>
      Array.from({ length: ring === 0 ? 1 : ring * 7 }, (_, n) => {
        const a = (n / Math.max(1, ring * 7)) * Math.PI * 2;
        return circle(Math.cos(a) * ring * 18, -132 + Math.sin(a) * ring * 18, 4, { fill: '#2d3036' });
      }),
    )
    .join('');
  const slots = [-18, 0, 18]
    .map((x) => draw(toD(roundRect(x - 3.4, -182, 6.8, 62, 3)), { fill: darken(ctx.tint, 0.35) }))
    .join('');
  const mash = bar(
    ctx,
    path(
      'M-34 -100C-50 -190 -18 -190 -16 -130C-14 -186 16 -186 16 -130C18 -190 50 -190 34 -100C20 -80 -20 -80 -34 -100',
    ),
    7,
    'steel',
    '',
  );
  return (
    tool(ctx, cut, -166, -4, (piece) => piece(bowl, hollow(first, 0, -120, 38, 36)), [bowl], first) +
    tool(ctx, cut, -80, -1, (piece) => piece(flat, slots), [flat], second) +
    tool(
      ctx,
      cut,
      4,
      0,
      (piece) => piece(strainer, wooden ? hollow(first, 0, -132, 38, 38) : holes),
      [strainer],
      first,
    ) +
    tool(ctx, cut, 88, 2, (piece) => piece(spoon, hollow(second, 0, -130, 22, 40)), [spoon], second) +
    tool(
      ctx,
      cut,
      164,
      4,
      (piece) => (wooden ? piece(scraper) : mash),
      [wooden ? scraper : oval(0, -130, 36, 44)],
      first,
    )
  );
}

/** A chef's knife, a utility, a bread knife with teeth, a paring knife and scissors. */
export function knives(ctx: Ctx): string {
  const handle = ctx.colour(0);
  const bread = ((): string => {
    const plain = path('M-30 -13H170C184 -12 192 0 192 15H-30Z');
    const edge = draw(
      `M-30 14${Array.from({ length: 22 }, (_, n) => `L${-25 + n * 10} 20L${-20 + n * 10} 14`).join('')}`,
      { fill: STEEL.base, stroke: STEEL.patina, 'stroke-width': 0.8 },
    );
    const grip = path(
      'M-150 -13C-152 -18 -140 -20 -120 -17L-30 -14V14C-60 16 -100 18 -128 18C-146 17 -150 6 -150 -13Z',
    );
    return (
      wallShadow(ctx, [plain, grip], { distance: 7 }) +
      edge +
      metalPiece(ctx, plain, STEEL, { rim: 1.6 }) +
      clothPiece(ctx, { outline: grip, fabric: SURFACES.wood(ctx, handle), form: 0.9, warp: 0 }) +
      [-124, -88, -52].map((x) => circle(x, 0, 4.4, { fill: '#c6cbd1', stroke: '#5b6168', 'stroke-width': 1 })).join('')
    );
  })();
  const scissors = ((): string => {
    const blade = polygon([
      [-8, -10],
      [150, -3],
      [160, 2],
      [0, 10],
    ]);
    const ringAt = (side: 1 | -1): string => {
      const shank = bar(
        ctx,
        path(`M6 ${side * -1}C-16 ${side * 4} -30 ${side * 12} -46 ${side * 20}`),
        13,
        'plastic',
        ctx.colour(1),
      );
      const loop = (stroke: string, width: number): string =>
        ellipse(-84, side * 34, 40, 22, { fill: 'none', stroke, 'stroke-width': width });
      return shank + loop(darken(ctx.colour(1), 0.45), 14) + loop(ctx.colour(1), 11.4);
    };
    const half = (turn: number): string => place(metalPiece(ctx, blade, STEEL, { rim: 1.4 }), { turn });
    return (
      wallShadow(ctx, [blade], { distance: 7 }) +
      half(9) +
      half(-9) +
      ringAt(1) +
      ringAt(-1) +
      circle(4, 0, 7, { fill: '#8d949b', stroke: '#3e444d', 'stroke-width': 1 })
    );
  })();
  return (
    place(knife(ctx, handle), { x: -20, y: -152, turn: -4 }) +
    place(bread, { x: -18, y: -82, turn: 2 }) +
    place(knife(ctx, handle), { x: -34, y: -18, turn: -2, scale: 0.8 }) +
    place(knife(ctx, handle), { x: -56, y: 44, turn: 3, scale: 0.6 }) +
    place(scissors, { x: 10, y: 138, turn: -6 })
  );
}

/** A flat grater, a peeler, a strainer and tongs. */
export function graters(ctx: Ctx): string {
  const main = ctx.colour(0);
  const frame = roundRect(-60, -190, 120, 300, 16);
  const sheet = roundRect(-46, -160, 92, 220, 4);
  const teeth = Array.from({ length: 11 }, (_, r) =>
    Array.from(
      { length: 5 },
      (_, c) =>
        draw('M-6 3C-6 -5 6 -5 6 3C3 0 -3 0 -6 3Z', {
          fill: '#2d3036',
          transform: `translate(${-34 + c * 17 + (r % 2) * 6} ${-146 + r * 19})`,
        }) +
        draw('M-6 4C-4 8 4 8 6 4', {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 1.6,
          transform: `translate(${-34 + c * 17 + (r % 2) * 6} ${-146 + r * 19})`,
        }),
    ).join(''),
  ).join('');
  const grater =
    wallShadow(ctx, [frame], { distance: 10 }) +
    plastic(ctx, frame, main, { gloss: 0.5 }) +
    metalPiece(ctx, sheet, STEEL, { rim: 2, over: teeth }) +
    plastic(ctx, path('M-18 106L-16 196C-16 212 16 212 16 196L18 106Z'), main, { gloss: 0.5 });
  const peeler =
    wallShadow(ctx, [roundRect(-12, -30, 24, 190, 10)], { distance: 8 }) +
    bar(ctx, path('M-26 -40V-110C-26 -128 26 -128 26 -110V-40'), 8, 'steel', '') +
    metalPiece(ctx, roundRect(-22, -84, 44, 13, 3), STEEL) +
    plastic(ctx, path('M-30 -44C-30 -56 30 -56 30 -44L13 -10L15 150C15 166 -15 166 -15 150L-13 -10Z'), main, {
      gloss: 0.5,
    });
  const mesh = oval(0, -90, 74);
  const net = ctx.cloth({ name: 'net', scale: 1.3 }, ['#c3c8cd', '#6c737b']);
  const strainer =
    wallShadow(ctx, [mesh], { distance: 10 }) +
    clipTo(ctx, mesh, net.paint({ x: -80, y: -170, width: 160, height: 160 }, { origin: [0, -90] })) +
    circle(0, -90, 74, { fill: 'none', stroke: STEEL.patina, 'stroke-width': 10 }) +
    circle(0, -90, 74, { fill: 'none', stroke: lighten(STEEL.base, 0.4), 'stroke-width': 6 }) +
    bar(ctx, path('M0 -16V60'), 9, 'steel', '') +
    plastic(ctx, path('M-12 50L-14 176C-14 192 14 192 14 176L12 50Z'), main, { gloss: 0.5 });
  return (
    place(grater, { x: -124, turn: -7 }) +
    place(strainer, { x: 30, y: 10, turn: 3 }) +
    place(peeler, { x: 160, y: 30, turn: 9 })
  );
}
