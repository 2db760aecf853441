// Kolhapuri chappals: a pair in leather seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { solid, stitches } from '../light.ts';
import { METALS } from '../materials.ts';
import { FOOTBEDS, arch, archShade, archStrap, braid, footbed, tucked } from '../parts/footbed.ts';
import type { FootbedShape } from '../parts/footbed.ts';
import { fluffBall } from '../parts/fluff.ts';
import { tassel } from '../parts/notions.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { grain } from '../parts/stones.ts';
import { path, ribbon, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['classic', 'cross', 'slide', 'twin'],
  band: ['punched', 'braided', 'print', 'plain'],
  extra: ['none', 'tassel', 'pompom', 'rings'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

const SHAPE: FootbedShape = 'square';
const LOOP = 'M-72 -102C-62 -140 -24 -152 -9 -116';
const RING = 'M-78 -104C-66 -146 -26 -148 -12 -110C-6 -92 -2 -70 2 -40';
const INSTEP = 'M-70 -6C-44 -50 40 -56 70 -14L68 34C44 0 -40 4 -67 40Z';

/** Rows of punched dots and diamonds in the instep band. */
function punched(lay: Lay, base: string, accent: string): string {
  const ink = darken(base, 0.6);
  const line = spotsAlong(path('M-60 14C-40 -24 38 -30 62 8'), 13)
    .map(({ x, y, turn }, n) =>
      place(
        n % 2
          ? circle(0, 0, 2.4, { fill: ink })
          : draw('M0 -7L6 0L0 7L-6 0Z', { fill: accent, stroke: ink, 'stroke-width': 1.2 }) +
              circle(0, 0, 1.6, { fill: ink }),
        { x, y, turn },
      ),
    )
    .join('');
  const rim = (d: string): string =>
    spotsAlong(path(d), 30)
      .map(({ x, y }) => circle(x, y, 1.3, { fill: ink, opacity: 0.75 }))
      .join('');
  return lay.put(line + rim('M-60 -10C-38 -42 36 -47 62 -12') + rim('M-60 32C-38 -4 38 -6 62 28'));
}

function ears(ctx: Ctx, lay: Lay, colour: string): string {
  const ear = (d: string): string => solid(ctx, lay.on(d), { base: colour, form: 0.8, reach: 5 });
  return (
    ear('M-58 -22C-72 -18 -78 0 -76 20C-75 42 -66 52 -52 52L-46 -6Z') +
    ear('M60 -26C74 -22 79 -4 77 16C75 38 68 48 56 48L50 -10Z')
  );
}

/** A ring for the big toe: it runs round the sole's edge on one side and under the crossed straps on the other. */
function toeRing(ctx: Ctx, lay: Lay, strap: Parameters<typeof archStrap>[2]): string {
  const along = lay.on(strap.along);
  const art = archStrap(ctx, lay, strap) + grain(ctx, ...lay.at(-36, -137), 4.2, METALS.brass);
  return tucked(ctx, lay, SHAPE, ribbon(along, 19 * lay.scale, 40), strap.fabric.base, art);
}

type Band = Omit<Parameters<typeof arch>[2], 'shape' | 'bed' | 'thread'>;

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const [leather, strapColour, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const bed = SURFACES.leather(ctx, leather);
  const straps = SURFACES.leather(ctx, strapColour);
  const edge = { shape: SHAPE, bed: leather };
  const bandCloth =
    cut.band === 'print'
      ? ctx.cloth(ctx.recipe.pattern ?? { name: 'ikat' }, [ctx.colour(1), ctx.colour(2), ctx.colour(3), ctx.colour(4)])
      : straps;
  const sole = footbed(ctx, lay, {
    shape: SHAPE,
    fabric: bed,
    rim: darken(leather, 0.42),
    thread: mix(lighten(leather, 0.6), accent, 0.15),
    rimWidth: 5,
    over: lay.put(
      place(
        draw('M0 -20C5 -10 6 -6 13 0C6 6 5 10 0 20C-5 10 -6 6 -13 0C-6 -6 -5 -10 0 -20Z', {
          fill: 'none',
          stroke: darken(leather, 0.35),
          'stroke-width': 1.8,
        }) + circle(0, 0, 3, { fill: darken(leather, 0.35) }),
        { y: 118 },
      ),
    ),
  });
  const tuck = (outline: Path, art: string): string => tucked(ctx, lay, SHAPE, outline, strapColour, art);
  const braided = (d: string, width: number, lobes: number): string => {
    const outline = ribbon(lay.on(d), width * lay.scale);
    return tuck(
      outline,
      archShade(ctx, lay, SHAPE, outline, leather, 0.8) +
        braid(ctx, lay.on(d), width * lay.scale, [strapColour, accent], lobes),
    );
  };
  const toeLoop = tuck(
    ribbon(lay.on(LOOP), 13 * lay.scale, 40),
    archStrap(ctx, lay, { ...edge, along: LOOP, width: 13, fabric: straps, stitched: true, height: 0.6 }),
  );
  const wide = (band: Band): string =>
    tuck(lay.on(band.outline), arch(ctx, lay, { ...edge, thread: lighten(accent, 0.2), ...band }));
  const post =
    cut.band === 'braided'
      ? braided('M-12 -134C-8 -100 -2 -60 0 -30', 18, 13)
      : arch(ctx, lay, {
          ...edge,
          outline: 'M-20 -138C-16 -146 -6 -146 -2 -138C4 -104 10 -66 20 -34L-22 -30C-18 -66 -18 -102 -20 -138Z',
          fabric: straps,
          sewn: ['M-15 -134C-13 -100 -14 -66 -17 -34', 'M-7 -136C0 -102 6 -66 14 -36'],
          thread: lighten(accent, 0.2),
          height: 0.7,
        });
  const instep =
    cut.band === 'braided'
      ? braided('M-68 -2C-40 -42 40 -48 70 -8', 20, 17) + braided('M-68 28C-40 -10 40 -16 70 22', 20, 17)
      : wide({
          outline: INSTEP,
          fabric: bandCloth,
          onCloth: cut.band === 'punched' ? punched(lay, strapColour, accent) : '',
          sewn: ['M-64 -6C-40 -46 38 -51 66 -12', 'M-62 37C-40 0 42 -4 64 33'],
        });
  const crossed = (): string =>
    wide({
      outline: 'M-72 -86C-28 -86 40 -34 67 40L60 92C22 30 -28 -28 -73 -34Z',
      fabric: bandCloth,
      sewn: ['M-66 -80C-26 -78 34 -30 62 40', 'M-66 -38C-24 -30 22 22 58 82'],
    }) +
    wide({
      outline: 'M74 -98C30 -94 -38 -40 -62 36L-56 90C-18 24 32 -36 74 -44Z',
      fabric: bandCloth,
      sewn: ['M68 -92C28 -86 -32 -36 -57 36', 'M68 -48C28 -38 -18 20 -53 80'],
    });
  const slide = (): string =>
    wide({
      outline: 'M-71 -104C-40 -142 42 -146 73 -112C78 -70 74 -24 66 8C40 -26 -34 -22 -60 14C-70 -24 -74 -64 -71 -104Z',
      fabric: bandCloth,
      scale: 0.8,
      onCloth: cut.band === 'punched' ? place(punched(lay, strapColour, accent), { y: -62 }) : '',
      sewn: ['M-66 -100C-38 -134 40 -138 68 -108', 'M-60 6C-34 -30 40 -34 64 0'],
    });
  const twin = (): string =>
    wide({
      outline: 'M-72 -100C-40 -136 44 -142 74 -110L74 -66C44 -98 -40 -92 -72 -58Z',
      fabric: bandCloth,
      sewn: ['M-66 -96C-38 -130 40 -134 68 -106', 'M-66 -60C-38 -92 42 -98 68 -70'],
    }) + instep;
  const top = {
    classic: () => toeLoop + post + ears(ctx, lay, straps.base) + instep,
    cross: () => toeRing(ctx, lay, { ...edge, along: RING, width: 19, fabric: straps, height: 0.7 }) + crossed(),
    slide: () => slide(),
    twin: () => ears(ctx, lay, straps.base) + twin(),
  }[cut.style]();
  return sole + top + extra(ctx, cut, lay, accent);
}

function extra(ctx: Ctx, cut: Cut, lay: Lay, accent: string): string {
  const [x, y] = lay.at(0, -32);
  switch (cut.extra) {
    case 'tassel':
      return (
        tassel(ctx, x - 9, y + 2, 50, accent, METALS.gold.base) + tassel(ctx, x + 10, y, 54, accent, METALS.gold.base)
      );
    case 'pompom':
      return [-40, -14, 12, 38]
        .map((px, n) => {
          const [cx, cy] = lay.at(px, [-14, -30, -33, -20][n] ?? -24);
          const colour = n % 2 ? accent : ctx.colour(3);
          return fluffBall(ctx, cx, cy, 14 * lay.scale, colour);
        })
        .join('');
    case 'rings':
      return [-1, 1].map((side) => grain(ctx, ...lay.at(side * 56, 6), 6, METALS['antique-gold'])).join('');
    default:
      return cut.style === 'classic'
        ? grain(ctx, x, y, 7, METALS['antique-gold']) +
            stitches(lay.on('M-16 -36C-8 -24 8 -26 16 -38'), lighten(accent, 0.3))
        : '';
  }
}

export const kind = defineKind({
  name: 'kolhapuri',
  about: 'pair of kolhapuri chappals from above; colours: sole leather, straps, accent (print: 2nd to 5th on the band)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = { wide: 1.05 };
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, look), {
        rim: (lay) => lay.on(FOOTBEDS[SHAPE]),
        draw: (lay) => drawShoe(ctx, cut, lay),
        distance: 10,
      });
    if (ctx.view !== 'detail') return pair();
    const [x, y] = laysOf(cut.lay, look)[0].at(8, -30);
    return focusFrom(ctx, { at: [240, 250], sharp: 190, reach: 420 }, zoom(ctx, { x, y, factor: 1.9, turn: 14 }, pair));
  },
});
