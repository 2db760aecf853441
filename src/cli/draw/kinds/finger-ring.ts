// Rings for fingers and toes: standing large, in their box, or several laid out.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { solitaire } from './finger-ring/solitaire.ts';
import { castOn, clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { METAL_CUTS, STONE_CUTS, dressOf, ringShadow, rosette, stud } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { grain, pearl, setStone } from '../parts/stones.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['cocktail', 'solitaire', 'band', 'oxidised', 'pearl', 'toe'],
  show: ['one', 'box', 'set'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

/** The hoop, standing, its top at y = -100 and its foot at y = 0; `open` leaves the gap of an adjustable ring at the foot. */
function hoop(ctx: Ctx, metal: Metal, width: number, open: boolean): string {
  const [rx, ry] = [84, 92];
  const cy = -92;
  const sheen = linear(
    ctx.defs,
    [-rx, cy - ry],
    [rx, cy + ry],
    [
      [0, lighten(metal.base, 0.75 * metal.polish)],
      [0.3, metal.base],
      [0.5, darken(metal.base, 0.4)],
      [0.72, lighten(metal.base, 0.4 * metal.polish)],
      [1, darken(metal.base, 0.35)],
    ],
  );
  const front = open
    ? `M${-24} ${cy + ry * 0.96}A${rx} ${ry} 0 1 1 24 ${cy + ry * 0.96}`
    : `M${-rx} ${cy}A${rx} ${ry} 0 1 1 ${rx} ${cy}A${rx} ${ry} 0 1 1 ${-rx} ${cy}Z`;
  const inner = `M${-rx + width * 0.4} ${cy - 4}A${rx - width * 0.4} ${ry - width * 0.5} 0 1 1 ${rx - width * 0.4} ${cy - 4}A${rx - width * 0.4} ${ry - width * 0.5} 0 1 1 ${-rx + width * 0.4} ${cy - 4}Z`;
  const stroke = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    (open
      ? ''
      : draw(inner, { ...stroke, stroke: metal.patina, 'stroke-width': width * 0.7 }) +
        draw(inner, { ...stroke, stroke: darken(metal.base, 0.28), 'stroke-width': width * 0.5 })) +
    draw(front, { ...stroke, stroke: metal.patina, 'stroke-width': width + 1.8 }) +
    draw(front, { ...stroke, stroke: sheen, 'stroke-width': width }) +
    draw(`M${-rx * 0.94} ${cy + 24}A${rx} ${ry} 0 0 1 ${-rx * 0.5} ${cy - ry * 0.84}`, {
      ...stroke,
      stroke: '#fffaf0',
      'stroke-width': width * 0.2,
      'stroke-opacity': 0.85 * metal.polish,
    }) +
    draw(`M${rx * 0.4} ${cy + ry * 0.9}A${rx} ${ry} 0 0 0 ${rx * 0.92} ${cy + 34}`, {
      ...stroke,
      stroke: '#fffaf0',
      'stroke-width': width * 0.14,
      'stroke-opacity': 0.5 * metal.polish,
    })
  );
}

/** What sits on top, centred on (0, 0). */
function head(ctx: Ctx, cut: Cut, dress: Dress): string {
  const { metal } = dress;
  switch (cut.style) {
    case 'solitaire':
      return solitaire(ctx, dress);
    case 'band':
      return Array.from({ length: 9 }, (_, n) => {
        const angle = ((n - 4) * 17 * Math.PI) / 180;
        return setStone(
          ctx,
          Math.sin(angle) * 84,
          92 - Math.cos(angle) * 92,
          n % 2 ? 9 : 12,
          (n % 2 ? dress.second : dress.stone) ?? dress.second,
          metal,
          { shape: n % 2 ? 'leaf' : 'round', turn: (n - 4) * 17 },
        );
      }).join('');
    case 'oxidised': {
      const disc = path(
        'M0 -56C14 -46 34 -48 42 -34C56 -26 54 -8 60 0C54 12 56 28 42 34C34 48 14 46 0 54C-14 46 -34 48 -42 34C-56 28 -54 12 -60 0C-54 -8 -56 -26 -42 -34C-34 -48 -14 -46 0 -56Z',
      );
      return (
        metalPiece(ctx, disc, metal, { rim: 3.4 }) +
        Array.from({ length: 12 }, (_, n) =>
          grain(ctx, Math.sin((n * Math.PI) / 6) * 41, -Math.cos((n * Math.PI) / 6) * 38, 4.4, metal),
        ).join('') +
        Array.from({ length: 8 }, (_, n) =>
          place(draw('M0 -31C5 -26 5 -19 0 -15C-5 -19 -5 -26 0 -31Z', { fill: metal.patina, opacity: 0.85 }), {
            turn: n * 45,
          }),
        ).join('') +
        setStone(ctx, 0, 0, 15, dress.stone ?? dress.second, metal)
      );
    }
    case 'pearl':
      return (
        [-1, 1]
          .map((side) =>
            place(
              metalPiece(ctx, path('M0 16C14 -2 40 -8 52 6C44 20 18 26 0 16Z'), metal, { rim: 2 }) +
                [
                  [14, 10],
                  [26, 6],
                  [38, 6],
                ]
                  .map(([x, y]) => stud(ctx, dress, x ?? 0, y ?? 0, 4.4))
                  .join(''),
              { scale: `${side} 1` },
            ),
          )
          .join('') +
        pearl(ctx, 0, -6, 30) +
        Array.from({ length: 9 }, (_, n) =>
          grain(ctx, Math.sin((n - 4) * 0.36) * 27, 22 - (1 - Math.cos((n - 4) * 0.36)) * 22, 3.2, metal),
        ).join('')
      );
    case 'toe':
      return (
        rosette(ctx, dress, 0, -8, 36, 8) +
        [-1, 1].map((side) => stud(ctx, dress, side * 46, 14, 9, { shape: 'leaf', turn: side * 62 })).join('')
      );
    default:
      return rosette(ctx, dress, 0, -18, 66, 12);
  }
}

/** Adjustable rings are open at the foot. */
const opens = (style: Cut['style']): boolean => style === 'oxidised' || style === 'toe' || style === 'cocktail';

function ring(ctx: Ctx, cut: Cut, dress: Dress, open = opens(cut.style)): string {
  const width = cut.style === 'band' ? 20 : cut.style === 'solitaire' ? 12 : cut.style === 'oxidised' ? 17 : 14;
  // A cocktail ring's head is half as wide again as its hoop.
  if (cut.style === 'cocktail')
    return (
      place(hoop(ctx, dress.metal, 18, open), { scale: 0.8 }) + place(head(ctx, cut, dress), { y: -187, scale: 1.6 })
    );
  return hoop(ctx, dress.metal, width, open) + place(head(ctx, cut, dress), { y: -184 });
}

/** An open velvet box with a slot; the lid stands behind. */
function box(ctx: Ctx, cut: Cut, dress: Dress): string {
  const shell = ctx.colour(1);
  const velvet = ctx.cloth({ name: 'suede' }, [lighten(shell, 0.12)]);
  const lid = roundRect(-128, -300, 256, 168, 22);
  const lining = roundRect(-110, -284, 220, 140, 14);
  const cushion = path('M-112 -146H112L132 -62C100 -50 -100 -50 -132 -62Z');
  const front = path(
    'M-140 -74C-100 -56 100 -56 140 -74L132 -8C130 4 122 8 110 9C60 14 -60 14 -110 9C-122 8 -130 4 -132 -8Z',
  );
  return (
    groundShadow(ctx, { x: 6, y: 6, width: 290, depth: 22 }) +
    clothPiece(ctx, { outline: lid, fabric: velvet, form: 0.7, warp: 0 }) +
    clipTo(
      ctx,
      lining,
      draw(toD(lining), {
        fill: linear(
          ctx.defs,
          [-110, -284],
          [110, -150],
          [
            [0, '#fdf6ea'],
            [0.6, '#efe3d0'],
            [1, '#cdbfab'],
          ],
        ),
      }),
      innerRim(ctx, lining, { dx: 5, dy: 6, soft: 7, colour: '#6b5a4c', opacity: 0.55 }),
    ) +
    clothPiece(ctx, { outline: cushion, fabric: ctx.cloth({ name: 'suede' }, ['#efe4d2']), form: 0.5, warp: 0 }) +
    castOn(ctx, cushion, oval(10, -98, 80, 14), { base: '#cdbfab', dx: 12, dy: 10, soft: 9, strength: 0.6 }) +
    draw('M-96 -98C-40 -90 40 -90 96 -98', {
      fill: 'none',
      stroke: '#7d6b5a',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
    }) +
    clipTo(
      ctx,
      path('M-200 -420H200V-96C100 -88 -100 -88 -200 -96Z'),
      place(ring(ctx, cut, dress), { y: -22, scale: 0.98 }),
    ) +
    clothPiece(ctx, { outline: front, fabric: velvet, form: 0.8, warp: 0 }) +
    metalPiece(ctx, roundRect(-12, -62, 24, 18, 6), METALS.gold, { rim: 2 }) +
    gleam(ctx, path('M-120 -50C-118 -30 -114 -16 -110 -6'), { width: 5, opacity: 0.3, soft: 2 })
  );
}

function set(ctx: Ctx, cut: Cut, dress: Dress): string {
  const one = (x: number, y: number, turn: number, scale: number, style: Cut['style']): string =>
    place(
      ringShadow(ctx, { cx: 0, cy: -92, rx: 84, ry: 92, width: 16 }) +
        ring(ctx, { ...cut, style }, dress, opens(cut.style)),
      {
        x,
        y,
        turn,
        scale,
      },
    );
  if (cut.style === 'toe') return one(170, 330, -12, 0.8, 'toe') + one(346, 330, 12, 0.8, 'toe');
  const styles: readonly Cut['style'][] =
    cut.style === 'oxidised'
      ? ['oxidised', 'toe', 'oxidised', 'band', 'toe', 'oxidised']
      : ['solitaire', 'band', 'pearl', 'toe', 'band', 'solitaire'];
  return [
    [120, 236, -14],
    [264, 206, 0],
    [404, 236, 14],
    [134, 436, -8],
    [264, 420, 4],
    [396, 438, 12],
  ]
    .map(([x, y, turn], n) => one(x ?? 0, y ?? 0, turn ?? 0, 0.68, styles[n] ?? 'band'))
    .join('');
}

export const kind = defineKind({
  name: 'finger-ring',
  about: 'rings; colours: second stone, box. one and box want a ground, set lies flat',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    if (ctx.stance === 'flat') {
      const scene = (): string =>
        cut.show === 'set'
          ? set(ctx, cut, dress)
          : place(ringShadow(ctx, { cx: 0, cy: -92, rx: 84, ry: 92, width: 17 }) + ring(ctx, cut, dress), {
              x: 256,
              y: 400,
              turn: -16,
              scale: 1.25,
            });
      if (ctx.view === 'detail')
        return zoom(
          ctx,
          { x: cut.show === 'set' ? 264 : 220, y: cut.show === 'set' ? 180 : 180, factor: 1.9, turn: 8 },
          scene,
        );
      return fit(
        ctx,
        cut.style === 'toe' ? { x: 70, y: 130, width: 372, height: 220 } : { x: 44, y: 60, width: 424, height: 392 },
        { x: 40, y: 40, width: 432, height: 432 },
        scene,
      );
    }
    const scene = (): string =>
      place(
        cut.show === 'box'
          ? box(ctx, cut, dress)
          : groundShadow(ctx, { x: 4, y: 4, width: 96, depth: 13 }) +
              ellipse(30, 6, 74, 8, { fill: darken(ctx.tint, 0.6), opacity: 0.18 }) +
              ring(ctx, cut, dress),
        { x: 256, y: 440 },
      );
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 230], sharp: 140, reach: 380 },
        zoom(ctx, { x: 256, y: 440 - 190, factor: 2, turn: -8 }, scene),
      );
    const extent =
      cut.show === 'box'
        ? { x: 106, y: 132, width: 300, height: 318 }
        : cut.style === 'cocktail'
          ? { x: 142, y: 108, width: 228, height: 340 }
          : { x: 146, y: 186, width: 220, height: 262 };
    return fit(ctx, extent, { x: 50, y: groundFor(ctx, 376) - 372, width: 412, height: 380 }, scene, true);
  },
});
