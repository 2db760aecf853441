// Woven cane: surfaces, edges, the round bag and the basket.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, hollow, innerRim, solid } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { button, ring, tassel } from '../../parts/notions.ts';
import { sewnPiece, strap } from '../../parts/panel.ts';
import { boundsOf, oval, path, spotsAlong, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, ellipse, group, num, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

/** Cane over and under upright stakes, lit stroke by stroke. */
function wicker(ctx: Ctx, outline: Path, colour: string, cell = 13): string {
  const { x, y, width, height } = boundsOf(outline);
  const [dark, light] = [darken(colour, 0.42), lighten(colour, 0.32)];
  const strands = new Map<string, string>();
  for (let row = 0; row * cell * 0.62 < height + cell; row += 1) {
    const top = y + row * cell * 0.62;
    for (let column = -1; column * cell * 2 < width + cell * 2; column += 1) {
      const left = x + column * cell * 2 + (row % 2) * cell;
      const tone =
        (row * 7 + column * 3) % 5 === 0 ? light : (row + column) % 3 === 0 ? mix(colour, dark, 0.25) : colour;
      strands.set(
        tone,
        (strands.get(tone) ?? '') +
          `M${num(left)} ${num(top + 3)}Q${num(left + cell)} ${num(top - 4)} ${num(left + cell * 2)} ${num(top + 3)}`,
      );
    }
  }
  return clipTo(
    ctx,
    outline,
    draw(toD(outline), { fill: dark }),
    group(
      { fill: 'none', 'stroke-width': cell * 0.46, 'stroke-linecap': 'round' },
      ...[...strands].map(([tone, d]) => draw(d, { stroke: tone })),
    ),
    solid(ctx, outline, { base: colour, fill: 'none', form: 0.9, reach: 34, edge: 0.7 }),
  );
}

/** A thick plaited edge. */
function plait(along: Path, width: number, colour: string): string {
  const spots = spotsAlong(along, Math.round(boundsOf(along).width / (width * 0.34)));
  return (
    draw(toD(along), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': width }) +
    spots
      .map(({ x, y, turn }) =>
        place(
          ellipse(0, 0, width * 0.46, width * 0.22, {
            fill: colour,
            stroke: darken(colour, 0.5),
            'stroke-width': 0.8,
          }) + ellipse(-1, -1, width * 0.3, width * 0.08, { fill: lighten(colour, 0.5), opacity: 0.8 }),
          { x, y, turn: turn + 38 },
        ),
      )
      .join('')
  );
}

/** A printed scarf knotted to a handle. */
export function scarf(ctx: Ctx, x: number, y: number): string {
  const piece = (d: string): string =>
    clothPiece(ctx, {
      outline: path(d),
      fabric: ctx.fabric,
      finish: 'silk',
      form: 0.8,
      scale: 0.7,
      folds: [
        {
          points: [
            [x, y + 8],
            [x - 6, y + 60],
            [x - 10, y + 120],
          ],
          width: 10,
          depth: -0.4,
          open: 'end',
        },
      ],
    });
  return (
    piece(
      `M${x - 6} ${y + 6}C${x - 22} ${y + 50} ${x - 40} ${y + 90} ${x - 52} ${y + 132}C${x - 34} ${y + 128} ${x - 20} ${y + 132} ${x - 6} ${y + 140}C${x - 6} ${y + 90} ${x + 4} ${y + 50} ${x + 8} ${y + 8}Z`,
    ) +
    piece(
      `M${x - 2} ${y + 6}C${x + 2} ${y + 40} ${x + 8} ${y + 80} ${x + 6} ${y + 112}C${x + 22} ${y + 104} ${x + 34} ${y + 104} ${x + 46} ${y + 106}C${x + 34} ${y + 70} ${x + 20} ${y + 36} ${x + 12} ${y + 6}Z`,
    ) +
    piece(
      `M${x - 14} ${y - 8}C${x - 6} ${y - 16} ${x + 12} ${y - 14} ${x + 18} ${y - 4}C${x + 20} ${y + 8} ${x + 12} ${y + 16} ${x} ${y + 16}C${x - 12} ${y + 14} ${x - 18} ${y + 2} ${x - 14} ${y - 8}Z`,
    )
  );
}

/** The round bag without its strap; rings at 150 and 354, height 212. */
export function roundBody(ctx: Ctx, cut: Pick<Cut, 'extra'>): string {
  const [cane, leather, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const fabric = SURFACES.leather(ctx, leather);
  const [cx, cy, r] = [252, 304, 136];
  const rings = [0.82, 0.6, 0.38, 0.18].map((share, n) =>
    draw(toD(oval(cx, cy, r * share)), {
      fill: 'none',
      stroke: darken(cane, n % 2 ? 0.5 : 0.4),
      'stroke-width': 5,
      'stroke-opacity': 0.55,
    }),
  );
  const spokes = Array.from({ length: 24 }, (_, n) => {
    const angle = (n / 24) * Math.PI * 2;
    return place(
      draw(
        `M0 -${num(r * 0.2)}C7 -${num(r * 0.34)} 7 -${num(r * 0.46)} 0 -${num(r * 0.58)}C-7 -${num(r * 0.46)} -7 -${num(r * 0.34)} 0 -${num(r * 0.2)}Z`,
        {
          fill: lighten(cane, 0.2),
          stroke: darken(cane, 0.5),
          'stroke-width': 1.2,
        },
      ),
      { x: cx, y: cy, turn: (angle * 180) / Math.PI },
    );
  }).join('');
  const tab = path(`M${cx - 15} 164H${cx + 15}V232C${cx + 15} 246 ${cx - 15} 246 ${cx - 15} 232Z`);
  return (
    solid(ctx, oval(cx + 26, cy + 2, r, r + 4), { base: darken(cane, 0.3), form: 0.8 }) +
    wicker(ctx, oval(cx, cy, r, r), cane, 10) +
    clipTo(ctx, oval(cx, cy, r), ...rings) +
    spokes +
    innerRim(ctx, oval(cx, cy, r), {
      dx: -5,
      dy: -6,
      soft: 9,
      colour: darken(cane, 0.6),
      opacity: 0.55,
      blend: 'multiply',
    }) +
    plait(oval(cx, cy, r - 3), 17, cane) +
    [150, 354].map((x) => ring(ctx, x, 212, 9, METALS['antique-gold'].base, 3)).join('') +
    sewnPiece(ctx, { outline: tab, fabric, under: oval(cx, cy, r), lift: 4, form: 0.7, sewn: [tab], inset: -4 }) +
    button(ctx, cx, 226, 9, METALS['antique-gold'].base, 'shank') +
    (cut.extra === 'tassel' ? tassel(ctx, 354, 222, 92, accent, METALS['antique-gold'].base) : '') +
    (cut.extra === 'scarf' ? scarf(ctx, 176, 132) : '')
  );
}

/** The round bag standing: its long strap falls at both sides and lies behind it. */
export function round(ctx: Ctx, cut: Cut): string {
  const fabric = SURFACES.leather(ctx, ctx.colour(1));
  const fall = [
    path('M150 212C128 170 92 186 84 260C76 350 84 420 120 434C150 444 176 438 200 434'),
    path('M354 212C376 170 414 186 424 260C432 350 424 420 388 434C360 444 332 438 306 434'),
  ];
  return fall.map((side) => strap(ctx, side, { width: 10, fabric })).join('') + roundBody(ctx, cut);
}

export function basket(ctx: Ctx, cut: Cut): string {
  const [cane, leather, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const fabric = SURFACES.leather(ctx, leather);
  const body = path(
    'M86 246C180 262 330 262 426 246C424 320 410 390 388 430C380 442 366 446 348 446H164C146 446 132 442 124 430C102 390 88 320 86 246Z',
  );
  const mouth = path('M86 246C180 222 330 222 426 246C330 262 180 262 86 246Z');
  const cloth = path(
    'M92 246C180 226 332 226 420 246C400 262 372 252 344 268C318 254 290 268 256 262C220 268 196 254 168 268C140 252 112 262 92 246Z',
  );
  const loop = (dx: number, dy: number): Path =>
    path(
      `M${164 + dx} ${300 + dy}C${150 + dx} ${170 + dy} ${190 + dx} ${96 + dy} ${256 + dx} ${96 + dy}C${322 + dx} ${96 + dy} ${362 + dx} ${170 + dy} ${348 + dx} ${300 + dy}`,
    );
  return (
    strap(ctx, loop(8, -34), { width: 13, fabric: fabric.reverse }) +
    draw(toD(mouth), { fill: darken(cane, 0.5) }) +
    hollow(ctx, mouth, cane, { strength: 0.8, soft: 6 }) +
    wicker(ctx, body, cane, 14) +
    (cut.motif === 'stripe'
      ? clipTo(
          ctx,
          body,
          ...[320, 366].map((y) =>
            draw(`M80 ${y}C180 ${y + 14} 330 ${y + 14} 432 ${y}`, {
              fill: 'none',
              stroke: accent,
              'stroke-width': 17,
              'stroke-dasharray': '22 3',
            }),
          ),
        )
      : '') +
    plait(path('M86 246C180 262 330 262 426 246'), 16, lighten(cane, 0.08)) +
    (cut.extra === 'scarf' ? clothPiece(ctx, { outline: cloth, fabric: ctx.fabric, form: 0.6, scale: 0.7 }) : '') +
    strap(ctx, loop(0, 0), { width: 15, fabric }) +
    [164, 348]
      .map((x) =>
        sewnPiece(ctx, {
          outline: path(`M${x - 13} 288H${x + 13}V340C${x + 13} 350 ${x - 13} 350 ${x - 13} 340Z`),
          fabric,
          under: body,
          lift: 3,
          form: 0.6,
          sewn: [path(`M${x - 13} 338V290`), path(`M${x + 13} 290V338`)],
          inset: -3,
        }),
      )
      .join('') +
    (cut.extra === 'tassel' ? tassel(ctx, 348, 346, 70, accent, METALS['antique-gold'].base) : '')
  );
}

export type Cut = CutOf<typeof CUTS>;

export const CUTS = {
  style: ['round', 'basket', 'jute'],
  motif: ['none', 'elephant', 'lotus', 'palm', 'stripe'],
  extra: ['none', 'tassel', 'scarf'],
} as const;
