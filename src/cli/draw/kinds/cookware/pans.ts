// Open cookware about the origin, its foot at y = 0.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { METALS, metalPiece, plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, discAt, discPath, groove, knob, metalOf, mouth, turnedBody } from '../../parts/ware.ts';
import type { Disc, Stuff } from '../../parts/ware.ts';
import { joined, oval, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, ellipse, linear, radial } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  what: ['kadhai', 'tawa', 'dosa', 'saucepan', 'idli'],
  stuff: ['iron', 'steel', 'anodised', 'brass', 'aluminium'],
  lid: ['none', 'glass', 'steel'],
  food: ['none', 'curry', 'tea', 'roti', 'dosa'],
} as const;
export type Cut = CutOf<typeof CUTS>;

/** A yellow dal or sabzi with green and red in it. */
function curry(ctx: Ctx, at: Disc): string {
  const random = ctx.random.fork('curry');
  return (
    Array.from({ length: 40 }, () => {
      const a = random.between(0, Math.PI * 2);
      const r = Math.sqrt(random.next()) * 0.9;
      const [x, y] = [at.x + Math.cos(a) * at.rx * r, at.y + Math.sin(a) * at.ry * r];
      const fill = random.pick(['#4f7a3b', '#e7bd52', '#b3322c', '#f2d27a', '#7a9c3c']);
      return ellipse(x, y, random.between(5, 12), random.between(3, 6), {
        fill,
        stroke: darken(fill, 0.3),
        'stroke-width': 0.8,
      });
    }).join('') +
    ellipse(at.x - at.rx * 0.3, at.y - at.ry * 0.3, at.rx * 0.3, at.ry * 0.16, { fill: '#fff3cf', opacity: 0.4 })
  );
}

export function kadhai(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff;
  const bowl = createLathe(
    0,
    [
      [196, -128],
      [200, -122],
      [186, -74],
      [140, -22],
      [84, -2],
      [60, 0],
    ],
    0.26,
  );
  const metal = metalOf(stuff) ?? METALS.iron;
  const ear = (s: 1 | -1): string => {
    const loop = path(
      `M${s * 178} -118C${s * 206} -150 ${s * 252} -140 ${s * 248} -110C${s * 244} -86 ${s * 214} -78 ${s * 184} -86`,
    );
    return (
      bar(ctx, loop, 14, stuff === 'iron' ? 'iron' : stuff === 'brass' ? 'brass' : 'steel', '') +
      [
        [186, -110],
        [192, -92],
      ]
        .map(([x = 0, y = 0]) =>
          circle(s * x, y, 5, { fill: lighten(metal.base, 0.3), stroke: metal.patina, 'stroke-width': 1 }),
        )
        .join('')
    );
  };
  const inside = stuff === 'anodised' || stuff === 'iron' ? '#3a3b40' : undefined;
  const art = (at: Disc): string => (cut.food === 'curry' ? curry(ctx, at) : '');
  const open =
    groundShadow(ctx, { x: 0, y: 0, width: 210, depth: 24 }) +
    ear(-1) +
    ear(1) +
    turnedBody(ctx, bowl, {
      stuff,
      colour: '',
      hammer: stuff === 'brass' || stuff === 'iron',
      over: groove(bowl, -112, stuff, '', 1.6),
    }) +
    mouth(ctx, bowl, {
      stuff,
      colour: '',
      lip: 8,
      inside,
      fill:
        cut.food === 'curry'
          ? { depth: 14, colour: '#c98a2c', art }
          : { depth: 46, colour: inside ? '#46484e' : lighten(metal.base, 0.1) },
    });
  if (cut.lid === 'none') return open;
  const lid = createLathe(
    0,
    [
      [22, -184],
      [70, -178],
      [140, -158],
      [188, -134],
      [196, -126],
    ],
    0.26,
  );
  const rim =
    draw(toD(lid.ring(-127)), { fill: 'none', stroke: METALS.steel.patina, 'stroke-width': 9 }) +
    draw(toD(lid.ring(-128)), { fill: 'none', stroke: lighten(METALS.steel.base, 0.5), 'stroke-width': 6 });
  const top = knob(ctx, 0, -184, 19, 'plastic', ctx.colour(0));
  if (cut.lid === 'steel')
    return (
      open + turnedBody(ctx, lid, { stuff: 'steel', colour: '', over: groove(lid, -150, 'steel', '') }) + rim + top
    );
  return (
    open +
    glassDome(ctx, lid.outline) +
    rim +
    ellipse(0, -184, 24, 6, { fill: '#8d949b' }) +
    circle(60, -160, 5, { fill: '#3e444d' }) +
    top
  );
}

/** A clear lid: thick at its rim, with curved reflections instead of the straight ones of a bottle. */
function glassDome(ctx: Ctx, outline: Path): string {
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: '#cfe0e2', opacity: 0.42 }),
      innerRim(ctx, outline, { dx: -9, dy: -5, soft: 9, colour: '#44585c', opacity: 0.5 }),
      gleam(ctx, path('M-164 -128C-140 -158 -96 -174 -48 -180'), { width: 13, opacity: 0.75, soft: 2 }),
      gleam(ctx, path('M-130 -122C-112 -140 -84 -150 -56 -156'), { width: 5, opacity: 0.6, soft: 1 }),
      gleam(ctx, path('M84 -172C124 -162 152 -148 170 -132'), { width: 6, opacity: 0.5, soft: 1.4 }),
    ) + draw(toD(outline), { fill: 'none', stroke: '#5d7276', 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}

/** The long handle of a roti tawa: a flat strap of iron, its round end broader and pierced for a nail. */
const STRAP: Path = joined([
  path(
    'M170 -48C220 -56 300 -61 392 -65C410 -70 436 -71 448 -67C464 -62 464 -51 448 -46.5C436 -43 412 -43 396 -47C310 -44 230 -38 176 -26Z',
  ),
  reversed(oval(434, -57, 10, 4.4)),
]);

/** A griddle: one thick sheet, sunk a little towards its middle (for dosas almost flat), with a long handle. */
export function tawa(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff;
  const metal = metalOf(stuff) ?? METALS.iron;
  const sunk = cut.what === 'dosa' ? 6 : 20;
  // From here the near edge hides the underside, all but a sliver: there is no wall and no foot.
  const disc = createLathe(
    0,
    [
      [200, -40],
      [198.6, -34],
      [150, -17],
      [80, 0],
    ],
    0.34,
  );
  const rim = discAt(disc, -40);
  const at: Disc = { ...rim, y: rim.y + sunk * 0.6 };
  const handle =
    cut.what === 'dosa'
      ? plastic(
          ctx,
          path('M176 -54C190 -62 210 -62 226 -60L292 -54C302 -52 302 -34 292 -33L224 -30C208 -30 190 -32 178 -36Z'),
          ctx.colour(0),
          { gloss: 0.4 },
        ) + circle(284, -44, 4.4, { fill: darken(ctx.tint, 0.3) })
      : // What the strap of iron throws on the table, well below it.
        groundShadow(ctx, { x: 300, y: 8, width: 270, depth: 24, strength: 0.35 }) +
        metalPiece(ctx, STRAP, metal, { rim: 2.4 });
  const inside = cut.stuff === 'aluminium' ? '#3b3c41' : darken(metal.base, 0.06);
  const rings = [0.93, 0.82, 0.7, 0.56, 0.4, 0.22]
    .map((t) =>
      ellipse(rim.x, rim.y + sunk * (1 - t * t), rim.rx * t, rim.ry * t, {
        fill: 'none',
        stroke: lighten(inside, 0.35),
        'stroke-width': 1,
        'stroke-opacity': 0.4,
      }),
    )
    .join('');
  const edge = linear(
    ctx.defs,
    [-200, -108],
    [200, 28],
    [
      [0, lighten(metal.base, 0.7)],
      [0.45, lighten(metal.base, 0.3)],
      [1, metal.patina],
    ],
  );
  // The face turns to the light on its far right, away from it on the left.
  const hollow = radial(
    ctx.defs,
    [-70, rim.y + sunk],
    290,
    [
      [0, darken(inside, 0.25)],
      [0.55, inside],
      [1, lighten(inside, 0.34)],
    ],
    { squash: 0.34 },
  );
  const roti = (): string => {
    const random = ctx.random.fork('roti');
    const spots = Array.from({ length: 34 }, () => {
      const a = random.between(0, 6.28);
      const r = Math.sqrt(random.next());
      return ellipse(
        at.x - 8 + Math.cos(a) * 110 * r,
        at.y + Math.sin(a) * 36 * r,
        random.between(3, 10),
        random.between(1.6, 4.6),
        { fill: '#7d4a22', opacity: random.between(0.3, 0.75) },
      );
    }).join('');
    return (
      ellipse(at.x - 4, at.y + 4, 124, 42, { fill: '#1d1820', opacity: 0.4 }) +
      ellipse(at.x - 8, at.y, 122, 41, { fill: '#e8c88e', stroke: '#b98f52', 'stroke-width': 2 }) +
      ellipse(at.x - 30, at.y - 10, 56, 14, { fill: '#f6e2b5', opacity: 0.8 }) +
      spots
    );
  };
  const dosa = (): string =>
    ellipse(at.x, at.y + 3, 160, 60, { fill: '#1d1820', opacity: 0.3 }) +
    ellipse(at.x, at.y, 158, 59, { fill: '#dba04a', stroke: '#a86c22', 'stroke-width': 3 }) +
    [0.86, 0.66, 0.46, 0.26]
      .map((t) =>
        ellipse(at.x, at.y, 158 * t, 59 * t, {
          fill: 'none',
          stroke: '#b87a2c',
          'stroke-width': 5,
          'stroke-opacity': 0.6,
        }),
      )
      .join('') +
    ellipse(at.x - 40, at.y - 20, 60, 14, { fill: '#f6dca0', opacity: 0.6 });
  return (
    groundShadow(ctx, { x: 4, y: 14, width: 350, depth: 34 }) +
    handle +
    turnedBody(ctx, disc, { stuff, colour: '' }) +
    draw(toD(discPath(rim)), { fill: edge, stroke: metal.patina, 'stroke-width': 0.9, 'stroke-opacity': 0.7 }) +
    draw(toD(discPath({ ...rim, rx: rim.rx - 5, ry: rim.ry - 2.6 })), { fill: hollow }) +
    rings +
    (cut.food === 'roti' ? roti() : cut.food === 'dosa' ? dosa() : '')
  );
}
