// Men's sandals from above: sport sandals with tape, buckled leather straps, closed fisherman sandals, thongs.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { castOn, solid, stitches } from '../light.ts';
import { METALS } from '../materials.ts';
import { FOOTBEDS, arch, footbed, tucked } from '../parts/footbed.ts';
import type { FootbedShape } from '../parts/footbed.ts';
import { buckle } from '../parts/notions.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { oval, path, ribbon, spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: ['sport', 'two-strap', 'fisherman', 'thong', 'cross'],
  strap: ['leather', 'suede', 'webbing', 'print'],
  bed: ['leather', 'cork', 'foam'],
  lay: ARRANGEMENTS,
} as const;
type Cut = CutOf<typeof CUTS>;

const SHAPE: FootbedShape = 'round';
const WIDE = { wide: 1.1, size: 0.98 } as const;

function strapCloth(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  switch (cut.strap) {
    case 'suede':
      return SURFACES.suede(ctx, colour);
    case 'webbing':
      return ctx.cloth({ name: 'rib', scale: 0.7, angle: 90 }, [colour]);
    case 'print':
      return ctx.fabric;
    default:
      return SURFACES.leather(ctx, colour);
  }
}

function bedOf(ctx: Ctx, cut: Cut, lay: Lay): string {
  const colour = ctx.colour(1);
  const cork = cut.bed === 'cork';
  const fabric = cork
    ? SURFACES.foam(ctx, '#c79a62')
    : cut.bed === 'foam'
      ? SURFACES.rubber(ctx, colour)
      : SURFACES.leather(ctx, colour);
  const treads =
    cut.bed === 'foam'
      ? Array.from({ length: 26 }, (_, n) =>
          draw(`M-62 ${-190 + n * 15}q10 -8 20 0t20 0t20 0t20 0t20 0t20 0`, {
            fill: 'none',
            stroke: darken(colour, 0.3),
            'stroke-width': 2.6,
            'stroke-opacity': 0.5,
          }),
        ).join('')
      : '';
  const rim = ctx.colour(2);
  return footbed(ctx, lay, {
    shape: SHAPE,
    fabric,
    rim,
    rimWidth: cut.style === 'sport' ? 7 : 5,
    thread: cut.bed === 'leather' ? lighten(colour, 0.4) : undefined,
    pressed: cork ? 1 : 0.7,
    over: lay.put(treads),
  });
}

/** A flat strip across or along the shoe in its own units. */
function bar(along: string, width: number): Path {
  return ribbon(path(along), width, 40);
}

function band(
  ctx: Ctx,
  cut: Cut,
  lay: Lay,
  outline: Path,
  fabric: Fabric,
  options: { sewn?: readonly string[]; height?: number; over?: string } = {},
): string {
  const art = arch(ctx, lay, {
    shape: SHAPE,
    outline,
    fabric,
    bed: ctx.colour(1),
    finish: cut.strap === 'leather' ? 'silk' : 'matte',
    height: options.height ?? 1,
    sewn: options.sewn,
    over: options.over,
  });
  // Straps go down over the sole's edge and under it: none stands out further than the sole does.
  return tucked(ctx, lay, SHAPE, lay.on(outline), fabric.base, art);
}

/** Two taped straps, a heel strap, and the loops they run through. */
function sport(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = strapCloth(ctx, cut);
  const accent = ctx.colour(3);
  const tab = (along: string, end: string, at: readonly [number, number]): string => {
    const outline = bar(along, 33);
    const flap = bar(end, 30);
    const [x, y] = lay.at(at[0], at[1]);
    return (
      band(ctx, cut, lay, outline, cloth, { height: 1.1 }) +
      castOn(ctx, lay.on(outline), lay.on(flap), { base: cloth.base, dx: 3, dy: 4, soft: 3, strength: 0.5 }) +
      band(ctx, cut, lay, flap, ctx.plain(mix(cloth.base, accent, 0.18)), { height: 0.5, sewn: [end] }) +
      buckle(ctx, x, y, 12, 30 * lay.scale, METALS.iron.base, lay.turn)
    );
  };
  // Round the heel and clear of the footbed, both ends sewn under the rear strap.
  const heel = 'M-52 -12C-44 52 -44 112 -34 146C-22 178 26 178 38 146C48 112 50 52 56 -16';
  return (
    band(ctx, cut, lay, bar(heel, 19), cloth, { height: 1, sewn: [heel] }) +
    band(ctx, cut, lay, bar('M-26 158C-14 172 18 172 30 158', 22), ctx.plain(accent), { height: 0.5 }) +
    band(ctx, cut, lay, bar('M-60 -112L-46 -20', 22), ctx.plain(accent), { height: 0.8 }) +
    band(ctx, cut, lay, bar('M62 -116L56 -24', 22), ctx.plain(accent), { height: 0.8 }) +
    tab('M-70 -106C-44 -140 40 -146 72 -112', 'M-30 -135C0 -143 36 -142 60 -124', [-34, -134]) +
    tab('M-60 2C-40 -44 44 -52 66 -8', 'M-22 -36C6 -46 36 -40 56 -22', [-26, -34]) +
    solid(ctx, lay.on(oval(2, 196, 14, 8)), { base: accent, form: 0.7 })
  );
}

function twoStrap(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = strapCloth(ctx, cut);
  const one = (dy: number, skew: number): string => {
    const outline = path(
      `M-72 ${-76 + dy}C-44 ${-120 + dy} 40 ${-126 + dy - skew} 74 ${-86 + dy}L72 ${-36 + dy}C44 ${-76 + dy} -40 ${-70 + dy} -68 ${-28 + dy}Z`,
    );
    const [x, y] = lay.at(40, -94 + dy);
    return (
      band(ctx, cut, lay, outline, cloth, {
        sewn: [
          `M-66 ${-72 + dy}C-42 ${-110 + dy} 38 ${-116 + dy} 68 ${-82 + dy}`,
          `M-62 ${-38 + dy}C-38 ${-76 + dy} 40 ${-84 + dy} 66 ${-46 + dy}`,
        ],
      }) +
      band(ctx, cut, lay, bar(`M8 ${-100 + dy}C30 ${-100 + dy} 52 ${-90 + dy} 74 ${-70 + dy}`, 25), cloth, {
        height: 0.4,
      }) +
      buckle(ctx, x, y, 22 * lay.scale, 36 * lay.scale, METALS.brass.base, lay.turn + (lay.flip ? -14 : 14)) +
      lay.put([0, 1, 2].map((n) => circle(-14 + n * 11, -101 + dy + n, 2, { fill: darken(cloth.base, 0.65) })).join(''))
    );
  };
  return one(-40, 0) + one(38, 4);
}

function fisherman(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = strapCloth(ctx, cut);
  const bars = [-136, -105, -73, -40]
    .map((y) =>
      band(ctx, cut, lay, bar(`M-84 ${y + 26}C-44 ${y - 2} 44 ${y - 6} 86 ${y + 20}`, 24), cloth, { height: 0.7 }),
    )
    .join('');
  const toe = path('M-90 -130V-230H90V-136C58 -166 -54 -162 -90 -130Z');
  const spine = bar('M1 -168C4 -130 6 -80 6 -24', 25);
  // From under the buckled strap round the heel, higher where it stands behind the heel bone.
  const heel = path('M-80 6L-42 2C-40 60 -40 130 -28 158C-12 180 18 180 32 158C46 130 46 60 44 -4L84 -2V230H-80Z');
  const instep = bar('M-84 34C-44 -10 50 -18 88 24', 30);
  const [x, y] = lay.at(44, -4);
  return (
    band(ctx, cut, lay, toe, cloth, { height: 0.6, sewn: ['M-72 -138C-44 -163 48 -167 76 -142'] }) +
    bars +
    band(ctx, cut, lay, spine, cloth, {
      height: 0.5,
      sewn: ['M-8 -164C-5 -130 -3 -80 -3 -30', 'M10 -164C13 -130 15 -80 15 -30'],
    }) +
    band(ctx, cut, lay, heel, cloth, {
      height: 0.7,
      sewn: ['M-46 10C-45 60 -45 132 -32 161C-14 185 20 185 36 161C51 132 50 60 49 8'],
    }) +
    band(ctx, cut, lay, instep, cloth, { height: 1 }) +
    buckle(ctx, x, y, 20 * lay.scale, 34 * lay.scale, METALS.silver.base, lay.turn + (lay.flip ? -24 : 24))
  );
}

function thong(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = strapCloth(ctx, cut);
  const arm = (d: string): string =>
    band(
      ctx,
      cut,
      lay,
      ribbon(path(d), (t) => 15 + t * 24, 40),
      cloth,
      { height: 0.9 },
    );
  return (
    arm('M-6 -128C-22 -96 -46 -50 -64 6') +
    arm('M-6 -128C20 -100 48 -56 66 0') +
    solid(ctx, lay.on(oval(-6, -130, 9, 11)), { base: cloth.base, form: 0.9 }) +
    lay.put(
      spotsAlong(path('M-14 -106C-30 -72 -46 -36 -58 -6'), 7)
        .map((spot) => circle(spot.x, spot.y, 2, { fill: darken(cloth.base, 0.6) }))
        .join(''),
    ) +
    stitches(lay.on('M2 -110C24 -84 42 -52 56 -14'), lighten(cloth.base, 0.4), { width: 1.1, length: 3.6, gap: 2.4 })
  );
}

function cross(ctx: Ctx, cut: Cut, lay: Lay): string {
  const cloth = strapCloth(ctx, cut);
  const outline = (d: string): Path => path(d);
  return (
    band(ctx, cut, lay, outline('M-72 -30C-50 -96 10 -140 66 -146L72 -96C20 -90 -32 -50 -58 14Z'), cloth, {
      sewn: ['M-66 -30C-44 -90 12 -132 66 -138', 'M-56 4C-30 -56 22 -96 70 -104'],
    }) +
    band(ctx, cut, lay, outline('M74 -34C54 -98 -10 -138 -66 -140L-74 -92C-22 -88 36 -50 62 10Z'), cloth, {
      sewn: ['M68 -34C48 -92 -12 -130 -66 -132', 'M60 0C34 -58 -24 -94 -72 -100'],
    })
  );
}

export const kind = defineKind({
  name: 'mens-sandal',
  about: "pair of men's sandals from above; colours: straps, footbed, sole, accent",
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const styles = { sport, 'two-strap': twoStrap, fisherman, thong, cross } as const;
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, WIDE), {
        rim: (lay) => lay.on(FOOTBEDS[SHAPE]),
        draw: (lay) => bedOf(ctx, cut, lay) + styles[cut.style](ctx, cut, lay),
      });
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 190, reach: 440 },
        zoom(ctx, { x: 250, y: 180, factor: 1.8, turn: -8 }, pair),
      );
    return pair();
  },
});
