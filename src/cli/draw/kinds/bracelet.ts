// Bracelets: chains with charms, cuffs, stretch strings of beads, rows of stones, hand harnesses.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece } from '../materials.ts';
import { beadString, chain, clasp } from '../parts/jewel/chain.ts';
import {
  METAL_CUTS,
  STONE_CUTS,
  coin,
  dressOf,
  drop,
  ghungroo,
  jumpRing,
  ringShadow,
  rosette,
  stud,
} from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { grain, pearl, setStone } from '../parts/stones.ts';
import { between, joined, oval, parallel, path, reversed, ribbon, spotsAlong, toD } from '../path.ts';
import { draw, line, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['charm', 'cuff', 'beads', 'tennis', 'hathphool', 'bar'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

const LOOP = path(
  'M250 104C136 106 72 184 84 276C96 366 180 408 262 404C356 400 424 346 428 258C432 166 366 104 262 104',
);

function charms(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const pieces: readonly (() => string)[] = [
    () =>
      metalPiece(ctx, path('M0 18C-14 8 -20 0 -18 -9C-16 -18 -3 -18 0 -9C3 -18 16 -18 18 -9C20 0 14 8 0 18Z'), metal, {
        rim: 2,
      }) + stud(ctx, dress, 0, -2, 6),
    () => coin(ctx, 0, 0, 17, metal, 'sun'),
    () => pearl(ctx, 0, 0, 11),
    () =>
      metalPiece(ctx, path('M0 -20C14 -8 15 10 0 22C-15 10 -14 -8 0 -20Z'), metal, { rim: 2 }) +
      draw('M0 -14V18', { stroke: metal.patina, 'stroke-width': 1.4 }),
    () => stud(ctx, dress, 0, 0, 13, { second: true, shape: 'drop' }),
    () => ghungroo(ctx, 0, 0, 11, metal),
    () => rosette(ctx, dress, 0, 0, 16, 6),
  ];
  const spots = spotsAlong(LOOP, 17).slice(3, -3);
  return (
    chain(ctx, LOOP, { style: 'cable', width: 11, metal }) +
    spots
      .map((spot, n) =>
        place(
          line(0, 4, 0, 30, { stroke: metal.patina, 'stroke-width': 2.6 }) +
            jumpRing(0, 8, 5, metal) +
            jumpRing(0, 17, 4, metal, true) +
            wallShadow(ctx, [oval(0, 30, 14)], { distance: 5 }) +
            place((pieces[n % pieces.length] ?? (() => ''))(), { y: 36, scale: 1.3 }),
          { x: spot.x, y: spot.y, turn: spot.turn },
        ),
      )
      .join('') +
    clasp(250, 104, 190, metal, 1.4)
  );
}

/** An open kada with screw-like heads at its ends. */
function cuff(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const [cx, cy, rx, ry] = [256, 250, 164, 148];
  const gap = 22;
  const outer = `M${cx - gap} ${cy + ry}A${rx} ${ry} 0 1 1 ${cx + gap} ${cy + ry}`;
  const sheen = linear(
    ctx.defs,
    [cx - rx, cy - ry],
    [cx + rx, cy + ry],
    [
      [0, lighten(metal.base, 0.7 * metal.polish)],
      [0.3, metal.base],
      [0.52, darken(metal.base, 0.34)],
      [0.74, lighten(metal.base, 0.35)],
      [1, darken(metal.base, 0.3)],
    ],
  );
  const look = { fill: 'none' };
  const beadsOn = Array.from({ length: 17 }, (_, n) => {
    const angle = ((n - 8) * 17 * Math.PI) / 180;
    const [x, y] = [cx + Math.sin(angle) * rx, cy - Math.cos(angle) * ry];
    return place(
      n % 4 === 0
        ? rosette(ctx, dress, 0, 0, 17, 6)
        : n % 2
          ? grain(ctx, 0, 0, 6, metal)
          : draw('M0 -13C6 -6 6 6 0 13C-6 6 -6 -6 0 -13Z', { fill: metal.patina, opacity: 0.8 }),
      { x, y, turn: (n - 8) * 17 },
    );
  });
  const head = (side: 1 | -1): string =>
    place(
      wallShadow(ctx, [oval(0, 0, 26)], { distance: 6 }) +
        metalPiece(ctx, oval(0, 0, 26, 24), metal, { rim: 3 }) +
        rosette(ctx, dress, 0, 0, 19, 8) +
        grain(ctx, side * -30, 0, 6, metal),
      { x: cx + side * (gap + 26), y: cy + ry },
    );
  return (
    ringShadow(ctx, { cx, cy, rx, ry, width: 34 }) +
    draw(outer, { ...look, stroke: metal.patina, 'stroke-width': 36 }) +
    draw(outer, { ...look, stroke: sheen, 'stroke-width': 33 }) +
    [-13, 13]
      .map((by) =>
        draw(`M${cx - gap} ${cy + ry + by}A${rx + by} ${ry + by} 0 1 1 ${cx + gap} ${cy + ry + by}`, {
          ...look,
          stroke: metal.patina,
          'stroke-width': 2,
          'stroke-opacity': 0.7,
        }),
      )
      .join('') +
    beadsOn.join('') +
    head(-1) +
    head(1)
  );
}

/** Two or three stretch strings, one over another. */
function strings(ctx: Ctx, dress: Dress): string {
  const ring = (cx: number, cy: number, r: number, n: number): string => {
    const loop = path(
      `M${cx} ${cy - r}C${cx + r * 0.56} ${cy - r} ${cx + r} ${cy - r * 0.55} ${cx + r} ${cy}S${cx + r * 0.56} ${cy + r} ${cx} ${cy + r}S${cx - r} ${cy + r * 0.55} ${cx - r} ${cy}S${cx - r * 0.56} ${cy - r} ${cx} ${cy - r}`,
    );
    const colours =
      n === 0 ? [ctx.colour(0)] : n === 1 ? [ctx.colour(1), ctx.colour(1), ctx.colour(2)] : [ctx.colour(2)];
    return (
      beadString(ctx, loop, {
        sort: n === 2 ? 'pearl' : 'bead',
        size: n === 1 ? 11 : 12.4,
        colours,
        metal: dress.metal,
        spacer: n === 1 ? 6 : 9,
        shadow: 8,
      }) + place(rosette(ctx, dress, 0, 0, 19, 8), { x: cx - r * 0.7, y: cy + r * 0.7 })
    );
  };
  return ring(310, 190, 122, 1) + ring(206, 250, 124, 0) + ring(312, 330, 104, 2);
}

function tennis(ctx: Ctx, dress: Dress): string {
  const spots = spotsAlong(LOOP, 40);
  return (
    wallShadow(ctx, [ribbon(LOOP, 22, 80)], { distance: 7 }) +
    chain(ctx, LOOP, { style: 'cable', width: 8, metal: dress.metal, shadow: 0 }) +
    spots
      .map((spot, n) =>
        place(
          setStone(ctx, 0, 0, 13.5, n % 5 === 4 ? dress.second : (dress.stone ?? dress.second), dress.metal, {
            shape: 'square',
          }),
          { x: spot.x, y: spot.y, turn: spot.turn },
        ),
      )
      .join('') +
    clasp(250, 104, 190, dress.metal, 1.3)
  );
}

/** Ring, chains over the back of the hand, and the bracelet that holds them. */
function hathphool(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const wrist = path('M70 396C120 440 392 440 442 396');
  const fingers = [112, 208, 304, 400];
  const chains = fingers.map((x, n) => {
    const line = path(`M${x} ${94 - (n === 1 || n === 2 ? 24 : 0)}C${x} 170 ${256 + (x - 256) * 0.4} 210 256 268`);
    return (
      chain(ctx, line, { style: 'ball', width: 6.4, metal }) +
      place(stud(ctx, dress, 0, 0, 8), { x: 256 + (x - 256) * 0.66, y: 176 })
    );
  });
  const rings = fingers.map((x, n) =>
    place(
      ringShadow(ctx, { cx: 0, cy: 0, rx: 27, ry: 24, width: 7 }) +
        draw(toD(oval(0, 0, 27, 24)), { fill: 'none', stroke: metal.patina, 'stroke-width': 8 }) +
        draw(toD(oval(0, 0, 27, 24)), { fill: 'none', stroke: lighten(metal.base, 0.2), 'stroke-width': 5 }) +
        rosette(ctx, dress, 0, 24, 17, 6),
      { x, y: 72 - (n === 1 || n === 2 ? 24 : 0) },
    ),
  );
  const lower = [130, 256, 382].map((x) =>
    chain(ctx, path(`M256 300C${256 + (x - 256) * 0.5} 330 ${x} 350 ${x} ${x === 256 ? 424 : 414}`), {
      style: 'ball',
      width: 6.4,
      metal,
    }),
  );
  return (
    chains.join('') +
    lower.join('') +
    wallShadow(ctx, [ribbon(wrist, 30, 40)], { distance: 7 }) +
    metalPiece(ctx, ribbon(wrist, 30, 60), metal, { rim: 3 }) +
    spotsAlong(wrist, 13)
      .slice(1, -1)
      .map((spot, n) =>
        place(
          (n % 2 ? stud(ctx, dress, 0, 0, 9, { second: true }) : rosette(ctx, dress, 0, 0, 14, 6)) +
            drop(ctx, dress, 'pearls', 0, 13, 1),
          { x: spot.x, y: spot.y, turn: spot.turn },
        ),
      )
      .join('') +
    place(wallShadow(ctx, [oval(0, 0, 50)], { distance: 7 }) + rosette(ctx, dress, 0, 0, 54, 12), { x: 256, y: 276 }) +
    rings.join('')
  );
}

/** A name-plate like bar and two stones on a fine chain, without any letters. */
function bar(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const low = between(LOOP, 0.4, 0.6);
  const plate = joined([parallel(low, -12, 30), reversed(parallel(low, 12, 30))]);
  return (
    chain(ctx, LOOP, { style: 'box', width: 8, metal }) +
    wallShadow(ctx, [plate], { distance: 6 }) +
    metalPiece(ctx, plate, metal, { rim: 2.6 }) +
    spotsAlong(low, 7)
      .map((spot) => place(stud(ctx, dress, 0, 0, 8.4), { x: spot.x, y: spot.y, turn: spot.turn }))
      .join('') +
    [spotsAlong(LOOP, 9)[2], spotsAlong(LOOP, 9)[6]]
      .map((spot) => (spot ? place(stud(ctx, dress, 0, 0, 12, { second: true }), { x: spot.x, y: spot.y }) : ''))
      .join('') +
    clasp(250, 104, 190, metal, 1.2)
  );
}

const DRAWN: Readonly<Record<Cut['style'], (ctx: Ctx, dress: Dress) => string>> = {
  charm: charms,
  cuff,
  beads: strings,
  tennis,
  hathphool,
  bar,
};
const EXTENTS: Readonly<Record<Cut['style'], { x: number; y: number; width: number; height: number }>> = {
  charm: { x: 24, y: 84, width: 464, height: 394 },
  cuff: { x: 70, y: 80, width: 372, height: 350 },
  beads: { x: 66, y: 54, width: 380, height: 396 },
  tennis: { x: 58, y: 80, width: 390, height: 346 },
  hathphool: { x: 50, y: 16, width: 412, height: 446 },
  bar: { x: 62, y: 84, width: 386, height: 336 },
};

export const kind = defineKind({
  name: 'bracelet',
  about: 'bracelet or hand harness; colours: second stone or beads, further beads',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    const scene = (): string => DRAWN[cut.style](ctx, dress);
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        {
          x: cut.style === 'hathphool' ? 256 : 220,
          y: cut.style === 'hathphool' ? 270 : cut.style === 'beads' ? 330 : 380,
          factor: 2,
          turn: -6,
        },
        scene,
      );
    return fit(ctx, EXTENTS[cut.style], { x: 36, y: 34, width: 440, height: 444 }, scene);
  },
});
