// One earring of each style about x = 0, hook or top at y = 0.
import { darken, lighten } from '../../colour.ts';
import type { Cut, Piece } from './look.ts';
import { metalPiece } from '../../materials.ts';
import { beadString, chain } from '../../parts/jewel/chain.ts';
import { brilliant, drop, earHook, ghungroo, jumpRing, rosette, stud, tearDrop } from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { tassel } from '../../parts/notions.ts';
import { bead, grain, pearl } from '../../parts/stones.ts';
import { between, oval, parallel, path, ribbon, roundRect, spotsAlong, toD } from '../../path.ts';
import { draw, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { studPiece } from './studs.ts';

/** The crescent earring: one broad moon, or two in each other. */
function chandbali(ctx: Ctx, cut: Cut, dress: Dress): Piece {
  const { metal } = dress;
  const outer = path('M-62 -18C-90 52 -52 108 0 108S90 52 62 -18C66 44 40 72 0 72S-66 44 -62 -18Z');
  const edge = between(path('M-62 -18C-90 52 -52 108 0 108S90 52 62 -18'), 0.185, 0.815);
  const mid = path('M-66 6C-72 66 -42 90 0 90S72 66 66 6');
  const inner = path('M-38 2C-54 42 -30 70 0 70S54 42 38 2C40 34 24 48 0 48S-40 34 -38 2Z');
  const bar = 'M-58 -24C-40 -46 -14 -44 0 -40C14 -44 40 -46 58 -24';
  const tiered = cut.form === 'tiered';
  // Rings stand out from the edge, so that a drop at the side hangs free of the metal.
  const rings = spotsAlong(edge, 13).map(({ x, y, tx, ty }) => [x - ty * 2.4, y + tx * 2.4] as const);
  const art =
    earHook(0, -104, metal, 1) +
    rosette(ctx, dress, 0, -78, 27, 8) +
    jumpRing(0, -46, 5, metal) +
    rings.map(([x, y]) => jumpRing(x, y, 3.2, metal)).join('') +
    metalPiece(ctx, outer, metal, { rim: 2.6 }) +
    rings.map(([x, y]) => drop(ctx, dress, cut.drops, x, y + 2, 1.2)).join('') +
    spotsAlong(mid, 13)
      .map((spot, n) =>
        place(
          stud(ctx, dress, 0, 0, n % 2 ? 6.6 : 8.6, {
            second: n % 2 === 1,
            shape: n % 2 ? 'round' : 'leaf',
            turn: spot.turn,
          }),
          { x: spot.x, y: spot.y },
        ),
      )
      .join('') +
    (tiered
      ? metalPiece(ctx, inner, metal, { rim: 2 }) +
        spotsAlong(path('M-42 18C-42 50 -24 60 0 60S42 50 42 18'), 7)
          .map((spot) => stud(ctx, dress, spot.x, spot.y, 6))
          .join('') +
        [-1, 1]
          .map(
            (side) =>
              chain(ctx, path(`M${side * 37} -38L${side * 38} 2`), { style: 'cable', width: 5, metal, shadow: 0 }) +
              grain(ctx, side * 38, 5, 4, metal),
          )
          .join('') +
        drop(ctx, dress, 'pearls', 0, 15, 0.9) +
        rosette(ctx, dress, 0, -7, 24, 8)
      : [-22, 0, 22].map((x) => drop(ctx, dress, cut.drops, x, 39 - Math.abs(x) * 0.4, 0.9)).join('') +
        rosette(ctx, dress, 0, 6, 36, 10)) +
    [-60, 60].map((x) => grain(ctx, x, -22, 6, metal)).join('') +
    draw(bar, { fill: 'none', stroke: metal.patina, 'stroke-width': 5 }) +
    draw(bar, { fill: 'none', stroke: lighten(metal.base, 0.2), 'stroke-width': 3 }) +
    jumpRing(0, -35, 5, metal);
  return { art, outlines: [outer, oval(0, -78, 25)], half: 88, top: -146, bottom: 144 };
}

function hoop(ctx: Ctx, cut: Cut, dress: Dress): Piece {
  const { metal } = dress;
  const ring = path('M8 -78C52 -76 80 -42 80 0C80 44 46 80 0 80S-80 44 -80 0C-80 -38 -54 -70 -16 -77');
  const look = { fill: 'none', 'stroke-linecap': 'round' };
  const tube = (width: number): string => {
    const sheen = linear(
      ctx.defs,
      [-80, -80],
      [80, 80],
      [
        [0, lighten(metal.base, 0.8 * metal.polish)],
        [0.3, metal.base],
        [0.55, darken(metal.base, 0.35)],
        [0.75, lighten(metal.base, 0.4)],
        [1, darken(metal.base, 0.3)],
      ],
    );
    return (
      draw(toD(ring), { ...look, stroke: metal.patina, 'stroke-width': width + 1.8 }) +
      draw(toD(ring), { ...look, stroke: sheen, 'stroke-width': width }) +
      draw(toD(parallel(ring, -width * 0.2, 60)), {
        ...look,
        stroke: '#fffaf0',
        'stroke-width': width * 0.18,
        'stroke-opacity': 0.7,
      })
    );
  };
  const pin =
    draw('M8 -78C-2 -84 -10 -84 -16 -77', { ...look, stroke: metal.patina, 'stroke-width': 4 }) +
    draw('M8 -78C-2 -84 -10 -84 -16 -77', { ...look, stroke: lighten(metal.base, 0.4), 'stroke-width': 2 });
  const low = spotsAlong(path('M66 46C52 68 28 80 0 80S-52 68 -66 46'), 9);
  let art: string;
  if (cut.form === 'twisted')
    art = chain(ctx, ring, { style: 'rope', width: 17, metal, shadow: 0 }) + grain(ctx, 8, -78, 8, metal);
  else if (cut.form === 'thread') {
    const colour = ctx.colour(1);
    const wound = spotsAlong(ring, 130).map((spot, n) =>
      place(
        draw('M-2 -10L2 10', {
          stroke: n % 3 ? colour : n % 2 ? lighten(colour, 0.4) : darken(colour, 0.3),
          'stroke-width': 3.6,
        }),
        { x: spot.x, y: spot.y, turn: spot.turn },
      ),
    );
    art =
      draw(toD(ring), { ...look, stroke: darken(colour, 0.5), 'stroke-width': 20 }) +
      wound.join('') +
      low
        .map((spot) =>
          place(jumpRing(0, -10, 3.6, metal) + bead(ctx, 0, -20, 7, dress.second), {
            x: spot.x,
            y: spot.y,
            turn: spot.turn,
          }),
        )
        .join('');
  } else if (cut.form === 'chains' || cut.form === 'tassel')
    art =
      tube(8) +
      low
        .map((spot, n) =>
          place(
            chain(ctx, path(`M0 4V${26 + (4 - Math.abs(n - 4)) * 7}`), {
              style: 'ball',
              width: 4.6,
              metal,
              shadow: 0,
            }) + ghungroo(ctx, 0, 38 + (4 - Math.abs(n - 4)) * 7, 6.4, metal),
            { x: spot.x, y: spot.y },
          ),
        )
        .join('');
  else
    art =
      tube(cut.form === 'broad' ? 20 : 9) +
      (cut.drops === 'none' ? '' : low.map((spot) => drop(ctx, dress, cut.drops, spot.x, spot.y + 2, 1.3)).join('')) +
      (dress.stone === undefined
        ? ''
        : spotsAlong(ring, 15)
            .slice(2, -2)
            .map((spot) =>
              place(stud(ctx, dress, 0, 0, cut.form === 'broad' ? 8 : 6), { x: spot.x, y: spot.y, turn: spot.turn }),
            )
            .join(''));
  const hanging = cut.form === 'chains' || cut.form === 'tassel' ? 156 : cut.drops === 'none' ? 94 : 110;
  return { art: pin + art, outlines: [ribbon(ring, 14, 60)], half: 92, top: -92, bottom: hanging };
}

function dangler(ctx: Ctx, cut: Cut, dress: Dress): Piece {
  const { metal } = dress;
  if (cut.form === 'feather') {
    const blade = path('M0 10C26 30 32 96 4 168C-28 104 -26 34 0 10Z');
    const barbs = Array.from({ length: 13 }, (_, n) =>
      draw(
        `M1 ${34 + n * 9.4}C10 ${28 + n * 9.4} 18 ${26 + n * 9.4} 24 ${22 + n * 9.4}M1 ${36 + n * 9.4}C-8 ${30 + n * 9.4} -16 ${28 + n * 9.4} -22 ${24 + n * 9.4}`,
        { fill: 'none', stroke: metal.patina, 'stroke-width': 1.6, 'stroke-opacity': 0.8 },
      ),
    );
    const art =
      earHook(0, -44, metal, 1) +
      rosette(ctx, dress, 0, -22, 20, 8) +
      metalPiece(ctx, blade, metal, {
        rim: 2.4,
        over:
          barbs.join('') + draw('M1 16C3 70 4 120 4 164', { stroke: metal.patina, 'stroke-width': 2.4, fill: 'none' }),
      }) +
      [
        [-21, 66],
        [23, 61],
      ]
        .map(([x = 0, y = 0]) => jumpRing(x, y, 3, metal) + drop(ctx, dress, 'beads', x, y + 2, 1.1))
        .join('') +
      stud(ctx, dress, 1, 34, 7) +
      jumpRing(0, 4, 8, metal);
    return { art, outlines: [blade, oval(0, -22, 18)], half: 36, top: -88, bottom: 172 };
  }
  if (cut.form === 'tassel' || cut.form === 'thread') {
    const colour = ctx.colour(1);
    const art =
      earHook(0, -60, metal, 1) +
      rosette(ctx, dress, 0, -36, 22, 8) +
      jumpRing(0, -8, 4.6, metal) +
      stud(ctx, dress, 0, 8, 13, { shape: 'drop' }) +
      jumpRing(0, 26, 4, metal) +
      tassel(ctx, 0, 28, 130, colour) +
      metalPiece(ctx, path('M-5 26H5C10 34 16 44 17 62C6 67 -6 67 -17 62C-16 44 -10 34 -5 26Z'), metal, { rim: 1.8 }) +
      stud(ctx, dress, 0, 50, 6);
    return { art, outlines: [path('M-20 60H20L28 156H-28Z'), oval(0, -36, 20)], half: 42, top: -104, bottom: 164 };
  }
  if (cut.form === 'chains') {
    const bar = roundRect(-40, -4, 80, 12, 6);
    const falls = [-34, -20, -7, 7, 20, 34].map(
      (x, n) =>
        chain(ctx, path(`M${x} 8V${118 - Math.abs(n - 2.5) * 16}`), {
          style: n % 2 ? 'cable' : 'ball',
          width: 5,
          metal,
          shadow: 0,
        }) +
        (n % 2 ? pearl(ctx, x, 126 - Math.abs(n - 2.5) * 16, 6) : stud(ctx, dress, x, 126 - Math.abs(n - 2.5) * 16, 7)),
    );
    return {
      art:
        earHook(0, -44, metal, 1) +
        brilliant(ctx, 0, -26, 15, dress.stone ?? dress.second) +
        falls.join('') +
        metalPiece(ctx, bar, metal, { rim: 2 }) +
        [-26, -9, 9, 26].map((x) => grain(ctx, x, 2, 4, metal)).join(''),
      outlines: [roundRect(-38, -4, 76, 110, 8)],
      half: 48,
      top: -88,
      bottom: 140,
    };
  }
  // Long drops of stones one below another.
  const art =
    earHook(0, -72, metal, 1) +
    stud(ctx, dress, 0, -52, 18) +
    jumpRing(0, -30, 4, metal) +
    rosette(ctx, dress, 0, -2, 27, 8) +
    jumpRing(0, 30, 4, metal) +
    tearDrop(ctx, dress, 0, 64, 32) +
    beadString(ctx, path('M-26 74C-22 100 -10 108 0 108S22 100 26 74'), {
      sort: cut.drops === 'pearls' ? 'pearl' : 'grain',
      size: 4.6,
      metal,
      shadow: 0,
    }) +
    drop(ctx, dress, cut.drops, 0, 106, 1.3);
  return { art, outlines: [oval(0, -2, 26), oval(0, 66, 26, 34)], half: 38, top: -116, bottom: 138 };
}

export function pieceOf(ctx: Ctx, cut: Cut, dress: Dress): Piece {
  return { stud: studPiece, chandbali, hoop, dangler }[cut.style](ctx, cut, dress);
}
