// Everyday slippers from above: rubber thongs, moulded slides, cushioned cross bands and furry house slippers.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { bearFace, ears } from './rubber-chappal/teddy.ts';
import { castOn, gleam, innerRim, lined, solid } from '../light.ts';
import { plastic } from '../materials.ts';
import { FOOTBEDS, arch, archShade, footbed, inset, turnedDown } from '../parts/footbed.ts';
import type { FootbedShape } from '../parts/footbed.ts';
import { fluff } from '../parts/fluff.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { joined, oval, path, reversed, ribbon, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['thong', 'slide', 'cross', 'fur', 'closed'],
  sole: ['plain', 'print', 'ribbed', 'dots'],
  extra: ['none', 'bow', 'daisy', 'ears'],
  band: ['stripe', 'holes'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

const SHAPE: FootbedShape = 'round';

function texture(cut: Cut, lay: Lay, colour: string): string {
  const ink = darken(colour, 0.3);
  let art = '';
  if (cut.sole === 'dots') {
    for (let y = -190; y < 196; y += 13)
      for (let x = -66; x < 70; x += 13)
        art +=
          circle(x + ((y / 13) % 2 ? 6.5 : 0), y, 3, { fill: ink, opacity: 0.5 }) +
          circle(x + ((y / 13) % 2 ? 6.5 : 0) - 0.8, y - 0.9, 2.2, { fill: lighten(colour, 0.3) });
  } else if (cut.sole === 'ribbed') {
    for (let y = -200; y < 200; y += 11)
      art +=
        draw(`M-80 ${y}Q0 ${y - 14} 80 ${y}`, {
          fill: 'none',
          stroke: ink,
          'stroke-width': 2.4,
          'stroke-opacity': 0.5,
        }) +
        draw(`M-80 ${y + 2.4}Q0 ${y - 11.6} 80 ${y + 2.4}`, {
          fill: 'none',
          stroke: lighten(colour, 0.5),
          'stroke-width': 1.4,
          'stroke-opacity': 0.6,
        });
  }
  return art === '' ? '' : lay.put(art);
}

/** The thick rubber Y between the toes, moulded in one piece. */
function thong(ctx: Ctx, lay: Lay, colour: string, bed: string): string {
  const branch = (d: string): Path => ribbon(lay.on(d), (t) => (11 + 9 * t) * lay.scale, 30);
  const left = branch('M-17 -128C-30 -98 -52 -46 -48 26');
  const right = branch('M-17 -128C8 -104 48 -56 51 18');
  const one = (shape: Path, light: string): string =>
    archShade(ctx, lay, SHAPE, shape, bed) +
    plastic(ctx, shape, colour, { gloss: 0.45, reach: 7 }) +
    gleam(ctx, lay.on(light), { width: 3.4, opacity: 0.55, soft: 0.8 });
  const [x, y] = lay.at(-17, -130);
  const plug = (px: number, py: number): string =>
    plastic(ctx, oval(...lay.at(px, py), 11 * lay.scale), darken(colour, 0.1), { gloss: 0.4 });
  return (
    plug(51, 16) +
    plug(-48, 24) +
    one(right, 'M0 -108C20 -88 38 -58 46 -18') +
    one(left, 'M-29 -100C-40 -74 -49 -40 -49 -6') +
    castOn(ctx, lay.on(FOOTBEDS[SHAPE]), oval(x, y, 11 * lay.scale), { base: bed, dx: 3, dy: 4, soft: 3 }) +
    plastic(ctx, oval(x, y, 11 * lay.scale), colour, { gloss: 0.7 })
  );
}

const WIDE_BAND =
  'M-71 -112C-42 -152 44 -158 73 -122C78 -82 76 -44 70 -4C46 -34 -42 -28 -66 2C-74 -36 -75 -76 -71 -112Z';

/** Two rows of openings for the water, the footbed in the shade below them. */
function drainHoles(ctx: Ctx, lay: Lay, bed: string): string {
  const rows = [
    [
      [-41, -110],
      [-14, -117],
      [14, -118],
      [42, -112],
    ],
    [
      [-33, -83],
      [-2, -88],
      [29, -85],
    ],
  ] as const;
  return rows
    .flat()
    .map(([x, y]) => {
      const hole = lay.on(turned(oval(x, y, 10.5, 8.5), [x, y], x * 0.35));
      return (
        lined(ctx, hole, darken(bed, 0.42), { strength: 0.9, soft: 4 }) +
        draw(toD(hole), { fill: 'none', stroke: darken(bed, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.7 }) +
        draw(toD(hole), {
          fill: 'none',
          stroke: lighten(bed, 0.6),
          'stroke-width': 1.4,
          'stroke-opacity': 0.5,
          transform: 'translate(.9 1.2)',
        })
      );
    })
    .join('');
}

function slide(ctx: Ctx, lay: Lay, cut: Cut, colours: { upper: string; accent: string; bed: string }): string {
  const { upper: colour, accent, bed } = colours;
  const holes = cut.band === 'holes';
  const outline = lay.on(WIDE_BAND);
  const groove = (at: number): string =>
    draw(toD(lay.on(`M-74 ${at + 34}C-42 ${at} 44 ${at - 6} 76 ${at + 26}`)), {
      fill: 'none',
      stroke: darken(colour, 0.45),
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }) +
    draw(toD(lay.on(`M-74 ${at + 38}C-42 ${at + 4} 44 ${at - 2} 76 ${at + 30}`)), {
      fill: 'none',
      stroke: lighten(colour, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    });
  const across = (at: number): Path => path(`M-74 ${at}C-42 ${at - 36} 44 ${at - 42} 76 ${at - 8}`);
  const stripe = lay.on(
    holes ? joined([across(-28), reversed(across(-14))]) : joined([across(-56), reversed(across(-32))]),
  );
  return (
    archShade(ctx, lay, SHAPE, outline, bed, 1.3) +
    plastic(ctx, outline, colour, {
      gloss: 0.3,
      reach: 16,
      over:
        draw(toD(stripe), { fill: accent }) +
        (holes ? drainHoles(ctx, lay, colour) : [-118, -40].map(groove).join('')) +
        draw(toD(outline), { fill: turnedDown(ctx, lay, colour) }),
    }) +
    gleam(ctx, lay.on('M-54 -112C-30 -132 10 -138 40 -132'), { width: 8, opacity: 0.35, soft: 2.5 })
  );
}

function cross(ctx: Ctx, lay: Lay, cut: Cut, bed: string): string {
  const cloth = cut.sole === 'print' ? SURFACES.leather(ctx, ctx.colour(1)) : ctx.fabric;
  const band = { shape: SHAPE, bed, fabric: cloth, height: 1.2, finish: 'soft' as const };
  return (
    arch(ctx, lay, {
      ...band,
      outline: 'M-72 -126C-30 -140 44 -70 71 -6L62 32C20 -32 -32 -66 -74 -62Z',
      sewn: ['M-66 -119C-28 -130 40 -66 66 -4'],
    }) +
    arch(ctx, lay, {
      ...band,
      outline: 'M73 -136C32 -146 -40 -78 -67 -10L-58 30C-16 -36 36 -74 76 -70Z',
      sewn: ['M67 -129C30 -136 -36 -72 -62 -8'],
    })
  );
}

function closed(ctx: Ctx, lay: Lay, cut: Cut): string {
  const outline = lay.on(
    'M-16 -204C28 -207 64 -170 71 -112C75 -68 70 -20 62 20C44 -22 20 -40 0 -40C-20 -40 -40 -24 -58 14C-68 -20 -72 -60 -70 -82C-70 -144 -56 -200 -16 -204Z',
  );
  const bed = ctx.colour(1);
  return (
    archShade(ctx, lay, SHAPE, outline, bed, 1.2) +
    arch(ctx, lay, {
      shape: SHAPE,
      outline:
        'M-16 -204C28 -207 64 -170 71 -112C75 -68 70 -20 62 20C44 -22 20 -40 0 -40C-20 -40 -40 -24 -58 14C-68 -20 -72 -60 -70 -82C-70 -144 -56 -200 -16 -204Z',
      fabric: ctx.fabric,
      bed,
      finish: 'soft',
      height: 1.1,
    }) +
    fluff(ctx, lay.on('M-58 10C-42 -26 -20 -40 0 -40C20 -40 44 -24 61 14'), 27, bed) +
    (cut.extra === 'ears' ? bearFace(ctx, lay) : '')
  );
}

function topper(ctx: Ctx, cut: Cut, lay: Lay): string {
  const [x, y] = lay.at(-15, -118);
  if (cut.extra === 'daisy') {
    const white = ctx.colour(2);
    return (
      Array.from({ length: 9 }, (_, n) => {
        const angle = (n / 9) * Math.PI * 2;
        return solid(ctx, oval(x + Math.cos(angle) * 15, y + Math.sin(angle) * 15, 8.6, 8.6), {
          base: white,
          form: 0.7,
        });
      }).join('') + solid(ctx, oval(x, y, 9, 9), { base: '#e2a826', form: 0.9 })
    );
  }
  if (cut.extra !== 'bow') return '';
  const [bx, by] = lay.at(0, -72);
  const loop = (side: number): Path =>
    path(
      `M${bx} ${by}C${bx + side * 14} ${by - 22} ${bx + side * 38} ${by - 26} ${bx + side * 44} ${by - 14}C${bx + side * 47} ${by} ${bx + side * 45} ${by + 14} ${bx + side * 38} ${by + 20}C${bx + side * 28} ${by + 22} ${bx + side * 12} ${by + 14} ${bx} ${by}Z`,
    );
  const colour = ctx.colour(2);
  return (
    [-1, 1].map((side) => solid(ctx, loop(side), { base: colour, form: 0.9 })).join('') +
    solid(ctx, oval(bx, by, 9, 11), { base: colour, form: 0.9 })
  );
}

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const [first, second] = [ctx.colour(0), ctx.colour(1)];
  const soft = cut.style === 'fur' || cut.style === 'closed';
  const bedColour = soft ? second : first;
  const fabric =
    cut.sole === 'print' && !soft
      ? ctx.fabric
      : soft
        ? ctx.cloth({ name: 'terry', scale: 0.8 }, [bedColour])
        : SURFACES.rubber(ctx, bedColour);
  const rim = soft ? mix(first, '#6d5a50', 0.5) : cut.sole === 'print' ? second : darken(first, 0.25);
  const sole = footbed(ctx, lay, {
    shape: SHAPE,
    fabric,
    rim,
    rimWidth: 6,
    pressed: 0.9,
    over:
      texture(cut, lay, bedColour) +
      innerRim(ctx, lay.on(inset(SHAPE, 6)), {
        dx: 2,
        dy: 3,
        soft: 3,
        colour: darken(bedColour, 0.5),
        opacity: 0.3,
        blend: 'multiply',
      }),
  });
  const upper = {
    thong: () => thong(ctx, lay, second, bedColour),
    slide: () => slide(ctx, lay, cut, { upper: second, accent: ctx.colour(2), bed: bedColour }),
    cross: () => cross(ctx, lay, cut, bedColour),
    fur: () =>
      archShade(ctx, lay, SHAPE, lay.on(WIDE_BAND), bedColour, 1.3) +
      fluff(ctx, lay.on('M-62 -58C-36 -92 40 -98 66 -66'), 100 * lay.scale, first),
    closed: () => closed(ctx, lay, cut),
  }[cut.style]();
  return (cut.extra === 'ears' ? ears(ctx, lay) : '') + sole + upper + topper(ctx, cut, lay);
}

export const kind = defineKind({
  name: 'rubber-chappal',
  about: 'pair of house or bathroom slippers from above; colours: footbed (fur: upper), straps (fur: footbed), accent',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = { wide: 1.08, size: 0.98 };
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, look), {
        rim: (lay) => lay.on(FOOTBEDS[SHAPE]),
        draw: (lay) => drawShoe(ctx, cut, lay),
        distance: 13,
      });
    if (ctx.view !== 'detail') return pair();
    const [x, y] = laysOf(cut.lay, look)[0].at(8, -60);
    return focusFrom(ctx, { at: [240, 250], sharp: 190, reach: 420 }, zoom(ctx, { x, y, factor: 1.8, turn: 10 }, pair));
  },
});
