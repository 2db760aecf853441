// Hair jewellery: juda pins, combs with flowers, claws, snap clips, brooches for a bun.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { metalPiece, plastic } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { leafBlade, petalRing } from '../parts/beauty/foliage.ts';
import {
  METAL_CUTS,
  STONE_CUTS,
  dressOf,
  ghungroo,
  jumpRing,
  ringShadow,
  rosette,
  stud,
} from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { chain } from '../parts/jewel/chain.ts';
import { grain, pearl } from '../parts/stones.ts';
import { oval, path, spotsAlong } from '../path.ts';
import { circle, draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['juda-pins', 'comb', 'claw', 'clips', 'bun-ring'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
type Cut = CutOf<typeof CUTS>;

/** A wire bent to a U whose legs point down. */
function uPin(metal: Metal, long: number): string {
  const d = `M-8 ${long}C-10 ${long * 0.7} -6 ${long * 0.5} -8 20C-8 4 8 4 8 20C6 ${long * 0.5} 10 ${long * 0.7} 8 ${long}`;
  return (
    draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 5, 'stroke-linecap': 'round' }) +
    draw(d, { fill: 'none', stroke: lighten(metal.base, 0.25), 'stroke-width': 3, 'stroke-linecap': 'round' })
  );
}

function cloud(ctx: Ctx, colour: string, r: number): string {
  return (
    petalRing({ count: 8, radius: r * 0.62, size: r * 0.36, colours: [darken(colour, 0.25), colour], squash: 0.96 }) +
    petalRing({
      count: 6,
      radius: r * 0.34,
      size: r * 0.3,
      colours: [darken(colour, 0.12), lighten(colour, 0.3)],
      squash: 0.96,
      offset: 20,
    }) +
    pearl(ctx, 0, 0, r * 0.2)
  );
}

function judaPins(ctx: Ctx, dress: Dress): string {
  return [0, 1, 2, 3, 4]
    .map((n) => {
      const head = n % 2 ? cloud(ctx, ctx.colour(1), 40) : rosette(ctx, dress, 0, 0, 40, 10);
      const tail = [0, 1, 2]
        .map(
          (k) =>
            chain(ctx, path(`M${-12 + k * 12} 30V${62 + (k === 1 ? 18 : 0)}`), {
              style: 'ball',
              width: 5,
              metal: dress.metal,
              shadow: 3,
            }) + ghungroo(ctx, -12 + k * 12, 74 + (k === 1 ? 18 : 0), 6, dress.metal),
        )
        .join('');
      return place(
        wallShadow(ctx, [oval(0, 0, 38), path('M-9 20H9V210H-9Z')], { distance: 7, strength: 0.8 }) +
          uPin(dress.metal, 216) +
          (n % 2 ? '' : tail) +
          head,
        { x: 84 + n * 86, y: 150 + (n % 2 ? 44 : 0), turn: (n - 2) * -5 },
      );
    })
    .join('');
}

function comb(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const spine = path('M-150 0C-90 -44 90 -44 150 0');
  const teeth = spotsAlong(spine, 17).map(
    (spot) =>
      line(spot.x, spot.y, spot.x * 0.94, spot.y + 132, {
        stroke: metal.patina,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }) +
      line(spot.x - 0.6, spot.y, spot.x * 0.94 - 0.6, spot.y + 131, {
        stroke: lighten(metal.base, 0.2),
        'stroke-width': 3.6,
        'stroke-linecap': 'round',
      }),
  );
  const sprays = [-124, -84, -40, 6, 50, 92, 130].map((x, n) =>
    leafBlade({
      x,
      y: -34 + Math.abs(x) * 0.18,
      length: 66,
      width: 24,
      turn: x * 0.32 + (n % 2 ? 14 : -14),
      colour: metal.base,
    }),
  );
  const buds = [
    { x: -122, y: -62, r: 10 },
    { x: -66, y: -98, r: 13 },
    { x: -22, y: -112, r: 11 },
    { x: 36, y: -108, r: 13 },
    { x: 84, y: -90, r: 10 },
    { x: 126, y: -62, r: 9 },
  ].map(({ x, y, r }) => {
    // Each pearl stands on a wire that is wound round the bar; the middle of the bar is 33 above its ends.
    const foot = x * 0.86;
    const low = 1 - 33 * (1 - (foot / 150) ** 2);
    const stem = `M${x} ${y}C${x * 1.02} ${(y + low) / 2} ${foot} ${low - 20} ${foot} ${low}`;
    const turns = [-4, 0, 4].map((dx) => `M${foot + dx} ${low - 7}V${low + 7}`).join('');
    const look = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      draw(stem + turns, { ...look, stroke: metal.patina, 'stroke-width': 4.4 }) +
      draw(stem + turns, { ...look, stroke: lighten(metal.base, 0.3), 'stroke-width': 2.6 }) +
      pearl(ctx, x, y, r) +
      grain(ctx, x, y + r, 3.8, metal)
    );
  });
  return (
    wallShadow(ctx, [path('M-150 0C-90 -120 90 -120 150 0L140 130H-140Z')], { distance: 9, strength: 0.45 }) +
    teeth.join('') +
    draw('M-152 2C-90 -44 90 -44 152 2', {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }) +
    draw('M-152 0C-90 -46 90 -46 152 0', {
      fill: 'none',
      stroke: lighten(metal.base, 0.25),
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    sprays.join('') +
    buds.join('') +
    place(rosette(ctx, dress, 0, 0, 34, 8), { x: -70, y: -36 }) +
    place(rosette(ctx, dress, 0, 0, 40, 10), { x: 10, y: -46 }) +
    place(rosette(ctx, dress, 0, 0, 30, 8), { x: 84, y: -32 })
  );
}

/** A claw clip seen from its broad side. */
function claw(ctx: Ctx, dress: Dress): string {
  const colour = ctx.colour(1);
  const body = path(
    'M-168 -46C-150 -96 -60 -112 0 -112S150 -96 168 -46C172 -20 160 -6 150 -8C148 30 136 78 118 104C112 66 112 34 108 8C102 46 92 92 74 118C68 78 66 44 62 14C52 54 36 98 16 122C8 84 4 48 0 18C-4 48 -8 84 -16 122C-36 98 -52 54 -62 14C-66 44 -68 78 -74 118C-92 92 -102 46 -108 8C-112 34 -112 66 -118 104C-136 78 -148 30 -150 -8C-160 -6 -172 -20 -168 -46Z',
  );
  return (
    wallShadow(ctx, [body], { distance: 11 }) +
    plastic(ctx, body, colour, { gloss: 0.9, form: 0.8, reach: 16 }) +
    metalPiece(
      ctx,
      path('M-70 -112C-70 -136 -40 -140 0 -140S70 -136 70 -112C40 -122 -40 -122 -70 -112Z'),
      dress.metal,
      { rim: 2.4 },
    ) +
    [-124, -84, -42, 0, 42, 84, 124]
      .map((x, n) =>
        place(n % 2 ? stud(ctx, dress, 0, 0, 13, { shape: 'drop' }) : rosette(ctx, dress, 0, 0, 21, 8), {
          x,
          y: -56 - (1 - (x / 150) ** 2) * 14,
        }),
      )
      .join('') +
    [-96, -30, 30, 96].map((x) => circle(x, -20, 5, { fill: lighten(colour, 0.4), opacity: 0.7 })).join('')
  );
}

/** Snap clips set with pearls and stones, five of a set. */
function clips(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const bar = path('M-104 -9C-60 -14 60 -18 110 -15C122 -13 122 13 110 15C60 18 -60 14 -104 9C-112 6 -112 -6 -104 -9Z');
  const wedge = path('M-116 0C-100 -12 40 -36 92 -32C122 -28 122 28 92 32C40 36 -100 12 -116 0Z');
  const drawn = [
    () =>
      metalPiece(ctx, bar, metal, { rim: 2 }) +
      Array.from({ length: 11 }, (_, n) => pearl(ctx, -90 + n * 19, 0, 8.4)).join(''),
    () =>
      plastic(ctx, wedge, ctx.colour(1), {
        gloss: 0.8,
        form: 0.7,
        over: draw('M-70 0C-40 -8 40 -20 84 -14C92 -8 92 8 84 14C40 20 -40 8 -70 0Z', {
          fill: darken(ctx.colour(1), 0.35),
          opacity: 0.6,
        }),
      }) + stud(ctx, dress, 96, 0, 9),
    () =>
      metalPiece(ctx, bar, metal, { rim: 2 }) +
      Array.from({ length: 7 }, (_, n) =>
        stud(ctx, dress, -84 + n * 28, 0, 12, { shape: n % 2 ? 'round' : 'square' }),
      ).join(''),
    () =>
      metalPiece(ctx, bar, metal, { rim: 2 }) +
      [-70, 0, 70].map((x) => rosette(ctx, dress, x, 0, 22, 8)).join('') +
      [-35, 35].map((x) => pearl(ctx, x, 0, 9)).join(''),
    () =>
      plastic(ctx, wedge, ctx.colour(2), { gloss: 0.8, form: 0.7 }) +
      [-50, -14, 24, 64].map((x, n) => pearl(ctx, x, 0, 6 + n)).join(''),
  ];
  return drawn
    .map((art, n) =>
      place(wallShadow(ctx, [n === 1 || n === 4 ? wedge : bar], { distance: 8 }) + art(), {
        x: 256 + (n % 2 ? 30 : -24),
        y: 88 + n * 84,
        turn: n % 2 ? -7 : 6,
        scale: 1.22,
      }),
    )
    .join('');
}

/** A ring of flowers round a bun, with a pin through it. */
function bunRing(ctx: Ctx, dress: Dress): string {
  const stick = path('M-214 -10C-150 -8 150 -5 214 0C150 5 -150 8 -214 10C-222 8 -222 -8 -214 -10Z');
  const ring = spotsAlong(oval(0, 0, 124, 112), 15).slice(0, -1);
  return (
    ringShadow(ctx, { cx: 0, cy: 0, rx: 124, ry: 112, width: 56 }) +
    ring
      .map((spot, n) =>
        place(n % 2 ? rosette(ctx, dress, 0, 0, 28, 8) : cloud(ctx, ctx.colour(1 + (n % 4 === 0 ? 0 : 1)), 36), {
          x: spot.x,
          y: spot.y,
        }),
      )
      .join('') +
    place(
      wallShadow(ctx, [stick], { distance: 8 }) +
        metalPiece(ctx, stick, dress.metal, { rim: 2 }) +
        rosette(ctx, dress, -212, 0, 30, 10) +
        [0, 1, 2]
          .map(
            (k) =>
              jumpRing(-212 + (k - 1) * 16, 32, 4, dress.metal) +
              ghungroo(ctx, -212 + (k - 1) * 16, 46, 6, dress.metal),
          )
          .join(''),
      { turn: -28 },
    )
  );
}

export const kind = defineKind({
  name: 'hair-ornament',
  about: 'hair jewellery; colours: second stone, flowers or plastic, further plastic',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const dress = dressOf(ctx, cut);
    const scene = (): string => {
      if (cut.style === 'juda-pins') return judaPins(ctx, dress);
      if (cut.style === 'clips') return clips(ctx, dress);
      return place(
        cut.style === 'comb' ? comb(ctx, dress) : cut.style === 'claw' ? claw(ctx, dress) : bunRing(ctx, dress),
        { x: 256, y: 262, turn: cut.style === 'bun-ring' ? 0 : -7, scale: cut.style === 'bun-ring' ? 1 : 1.18 },
      );
    };
    if (ctx.view === 'detail')
      return zoom(
        ctx,
        { x: 250, y: cut.style === 'juda-pins' ? 170 : cut.style === 'bun-ring' ? 150 : 220, factor: 1.9, turn: 5 },
        scene,
      );
    const extent = {
      'juda-pins': { x: 34, y: 94, width: 444, height: 330 },
      comb: { x: 56, y: 130, width: 400, height: 300 },
      claw: { x: 44, y: 90, width: 424, height: 326 },
      clips: { x: 90, y: 40, width: 344, height: 432 },
      'bun-ring': { x: 40, y: 96, width: 432, height: 330 },
    }[cut.style];
    return fit(ctx, extent, { x: 36, y: 34, width: 440, height: 444 }, scene);
  },
});
