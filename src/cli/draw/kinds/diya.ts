// Oil lamps: painted clay diyas, brass lamps on a stem, petalled tealight holders.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, solid } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { flame, halo } from '../parts/flame.ts';
import { createLathe } from '../parts/lathe.ts';
import { grain } from '../parts/stones.ts';
import { bar, mouth, turnedBody } from '../parts/ware.ts';
import type { Disc } from '../parts/ware.ts';
import { oval, path } from '../path.ts';
import { circle, draw, ellipse, num, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { OIL, handled, stem } from './diya/brass.ts';

const CUTS = {
  style: ['clay', 'stem', 'lotus', 'handled'],
  show: ['one', 'three', 'set'],
  lit: ['lit', 'unlit'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** A hand-pressed clay lamp with a pinched lip, painted round the outside. */
function clay(ctx: Ctx, n: number, lit: boolean): string {
  const colour = ctx.colour(ctx.colourCount > 3 && n % 2 ? 1 : 0);
  const [ink, dot] = [ctx.colour(Math.max(1, ctx.colourCount - 2)), ctx.colour(ctx.colourCount - 1)];
  const body = path(
    'M-96 -28C-96 6 -66 34 -34 42C-14 46 14 46 34 42C66 34 96 6 96 -28C70 -14 40 -8 0 -8S-70 -14 -96 -28Z',
  );
  // The rim is drawn out between two fingers into a lip for the wick.
  const rim = path(
    'M-97 -30C-94 -54 -44 -64 0 -64C30 -64 56 -61 74 -55C88 -50 104 -58 124 -54C136 -51 136 -39 124 -36C112 -34 106 -34 95 -27C70 -12 40 -6 0 -6S-84 -10 -97 -30Z',
  );
  const well = path(
    'M-84 -33C-78 -49 -40 -55 0 -55C30 -55 56 -52 74 -45C88 -41 104 -48 120 -47C126 -46 126 -43 118 -42C104 -41 98 -38 84 -32C64 -20 34 -16 0 -16S-72 -18 -84 -33Z',
  );
  const oil = oval(-4, -34, 68, 14);
  let paint = '';
  for (let i = 0; i < 9; i += 1) {
    const t = (i / 8) * 2 - 1;
    const [x, y, squeeze] = [Math.sin(t * 1.3) * 88, 2 + Math.cos(t * 1.3) * 16, Math.max(0.3, Math.cos(t * 1.2))];
    const w = 12 * squeeze;
    // A row of petals, each with its drop, and points below them.
    paint +=
      draw(
        `M${num(x - w)} ${num(y - 16)}C${num(x - w)} ${num(y + 2)} ${num(x - w * 0.3)} ${num(y + 6)} ${num(x)} ${num(y + 12)}C${num(x + w * 0.3)} ${num(y + 6)} ${num(x + w)} ${num(y + 2)} ${num(x + w)} ${num(y - 16)}`,
        { fill: ink, 'fill-opacity': 0.9, stroke: dot, 'stroke-width': 1.6 },
      ) +
      draw(
        `M${num(x)} ${num(y - 14)}C${num(x + w * 0.5)} ${num(y - 6)} ${num(x + w * 0.4)} ${num(y + 1)} ${num(x)} ${num(y + 3)}C${num(x - w * 0.4)} ${num(y + 1)} ${num(x - w * 0.5)} ${num(y - 6)} ${num(x)} ${num(y - 14)}Z`,
        { fill: colour },
      ) +
      circle(x + w, y + 9 - (1 - squeeze) * 6, 2.6 * Math.max(0.5, squeeze), { fill: dot });
  }
  return (
    solid(ctx, body, { base: colour, form: 0.9, over: paint }) +
    solid(ctx, rim, { base: lighten(colour, 0.12), form: 0.6 }) +
    clipTo(
      ctx,
      well,
      draw('M-120 -80H140V20H-120Z', { fill: darken(colour, 0.42) }),
      solid(ctx, oil, { base: OIL, form: 0.3 }),
      ellipse(-28, -38, 18, 3.4, { fill: '#fff3cf', opacity: 0.7 }),
      lit ? ellipse(58, -36, 40, 10, { fill: '#ffdf8e', opacity: 0.5 }) : '',
    ) +
    [-84, -62, -36, -8, 20, 48, 74].map((x) => circle(x, -10.5 - (x * x) / 520, 2.6, { fill: dot })).join('') +
    // A wick of rolled cotton: soaked in the oil, charred where it burns.
    bar(ctx, path('M26 -34C58 -36 90 -44 120 -49'), (t) => 6.4 - t * 2.4, 'matt', '#eadfc6') +
    draw('M112 -48L122 -50', { stroke: '#3b2a22', 'stroke-width': 4.4, 'stroke-linecap': 'round' }) +
    (lit ? halo(ctx, 116, -50, 70, '#ffcf70', 0.4) + flame(ctx, 122, -48, 56, 3) : '')
  );
}

/** Petals of sheet metal round a cup for a tealight. */
function lotus(ctx: Ctx, lit: boolean, n: number): string {
  const metal = [METALS.gold, METALS.rosegold, METALS.copper][n % 3] ?? METALS.gold;
  const petal = (x: number, lean: number, tall: number, wide: number): string => {
    const shape = path(
      `M${x} 30C${x - wide + lean * 0.3} 10 ${x - wide * 0.8 + lean} ${-tall * 0.5} ${x + lean} ${-tall}C${x + wide * 0.8 + lean} ${-tall * 0.5} ${x + wide + lean * 0.3} 10 ${x} 30Z`,
    );
    const vein = draw(`M${x} 24C${x + lean * 0.4} 0 ${x + lean * 0.8} ${-tall * 0.5} ${x + lean} ${-tall + 8}`, {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 1.4,
      'stroke-opacity': 0.5,
    });
    return metalPiece(ctx, shape, metal, { rim: 2.4, over: vein });
  };
  const cup = createLathe(
    0,
    [
      [32, -34],
      [32, -8],
      [28, 4],
    ],
    0.3,
  );
  const wax = (at: Disc): string => ellipse(at.x, at.y, at.rx * 0.7, at.ry * 0.66, { fill: '#fbf4e2', opacity: 0.9 });
  return (
    [
      petal(-62, -46, 44, 30),
      petal(62, 46, 44, 30),
      petal(-36, -28, 76, 32),
      petal(36, 28, 76, 32),
      petal(0, 0, 88, 34),
    ].join('') +
    turnedBody(ctx, cup, { stuff: 'aluminium', colour: '' }) +
    mouth(ctx, cup, { stuff: 'aluminium', colour: '', lip: 2, fill: { depth: 3, colour: '#f1e7d2', art: wax } }) +
    (lit ? flame(ctx, 0, -34, 44) + halo(ctx, 0, -50, 90, '#ffd98a', 0.35) : '') +
    [
      petal(-52, -36, 14, 30),
      petal(52, 36, 14, 30),
      petal(-24, -14, 10, 30),
      petal(24, 14, 10, 30),
      petal(0, 0, 4, 28),
    ].join('') +
    grain(ctx, 0, 34, 7, metal)
  );
}

type Spot = readonly [x: number, y: number, scale: number, flip: boolean];
const SPOTS: Readonly<Record<Cut['show'], readonly Spot[]>> = {
  one: [[0, 0, 1, false]],
  three: [
    [20, -62, 0.84, false],
    [-128, 0, 0.94, true],
    [132, 6, 0.98, false],
  ],
  set: [
    [-164, -168, 0.62, true],
    [-14, -164, 0.62, true],
    [136, -168, 0.62, false],
    [-152, -112, 0.69, true],
    [14, -108, 0.69, false],
    [180, -112, 0.69, false],
    [-200, -52, 0.77, true],
    [-16, -48, 0.77, true],
    [168, -52, 0.77, false],
    [-190, 16, 0.86, true],
    [14, 20, 0.86, false],
    [218, 16, 0.86, false],
  ],
};

/** The broad brass plate on which a dozen lamps are carried out. */
function thali(ctx: Ctx): string {
  const [cx, cy] = [0, -58];
  const line = (t: number, stroke: string, width: number): string =>
    ellipse(cx, cy, 352 * t, 160 * t, { fill: 'none', stroke, 'stroke-width': width });
  return (
    groundShadow(ctx, { x: cx + 4, y: cy + 146, width: 650, depth: 44 }) +
    metalPiece(ctx, oval(cx, cy + 9, 352, 160), METALS.brass, { rim: 3 }) +
    metalPiece(ctx, oval(cx, cy, 352, 160), METALS.brass, { rim: 5 }) +
    ellipse(cx, cy + 3, 322, 142, { fill: darken(METALS.brass.base, 0.3) }) +
    ellipse(cx + 3, cy + 7, 318, 138, { fill: mix(METALS.brass.base, METALS.brass.patina, 0.22) }) +
    ellipse(cx - 60, cy - 30, 210, 74, { fill: lighten(METALS.brass.base, 0.35), opacity: 0.4 }) +
    line(0.8, lighten(METALS.brass.base, 0.45), 1.6) +
    line(0.56, darken(METALS.brass.base, 0.25), 1.4)
  );
}

export const kind = defineKind({
  name: 'diya',
  about: 'oil lamps; clay: body, second body, painted lines, dots; handled: a stone',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const lit = cut.lit === 'lit';
    const low = cut.style === 'stem' ? 156 : cut.style === 'handled' ? 64 : 40;
    const one = (n: number): string =>
      cut.style === 'clay'
        ? clay(ctx, n, lit)
        : cut.style === 'stem'
          ? stem(ctx, lit)
          : cut.style === 'lotus'
            ? lotus(ctx, lit, n)
            : handled(ctx, lit);
    const spots = SPOTS[cut.show];
    const whole = (): string =>
      (cut.show === 'set' ? thali(ctx) : '') +
      spots
        .map(
          ([x, y, scale, flip], n) =>
            groundShadow(ctx, { x, y: y + (low - 3) * scale, width: 150 * scale, depth: 18 * scale }) +
            place(one(n), { x, y, scale: flip && cut.style === 'clay' ? `${-scale} ${scale}` : scale }),
        )
        .join('');
    if (ctx.view === 'detail') {
      const at = spots.at(-1) ?? [0, 0, 1, false];
      return focusFrom(
        ctx,
        { at: [256, 250], sharp: 130, reach: 380 },
        zoom(ctx, { x: at[0], y: at[1] - 20 * at[2], factor: 1.9 / at[2] ** 0.5 }, whole),
      );
    }
    const extents: Readonly<Record<Cut['show'], readonly number[]>> = {
      one:
        cut.style === 'stem'
          ? [-134, -196, 268, 354]
          : cut.style === 'handled'
            ? [-206, -110, 346, 176]
            : cut.style === 'lotus'
              ? [-120, -106, 240, 150]
              : [-100, -110, 240, 152],
      three: [-246, -176, 492, 228],
      set: [-356, -244, 712, 352],
    };
    const [x = 0, y = 0, width = 1, height = 1] = extents[cut.show];
    return fit(
      ctx,
      { x, y, width, height },
      { x: 40, y: 46, width: 432, height: groundFor(ctx, cut.show === 'one' ? 300 : 340) - 36 },
      whole,
      true,
    );
  },
});
