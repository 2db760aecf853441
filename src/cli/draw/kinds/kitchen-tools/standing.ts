// Tools that stand on the counter, about the origin with their foot near y = 0.
import { darken, lighten } from '../../colour.ts';
import { clipTo, groundShadow } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, discAt, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Stuff } from '../../parts/ware.ts';
import { path, roundRect } from '../../path.ts';
import { circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  what: ['ladles', 'knives', 'graters', 'mortar', 'chopper', 'colander'],
  stuff: ['steel', 'wood', 'stone', 'brass', 'iron'],
} as const;
export type Cut = CutOf<typeof CUTS>;

/** The khal with its batta leaning in it, ginger and peppercorns inside. */
export function mortar(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff === 'stone' ? 'clay' : cut.stuff;
  const colour = ctx.colour(0);
  const bowl = createLathe(
    0,
    [
      [122, -164],
      [126, -154],
      [112, -96],
      [72, -46, 'corner'],
      [66, -34],
      [92, -10],
      [94, 0],
    ],
    0.26,
  );
  const pestle = createLathe(
    0,
    [
      [26, -150],
      [30, -138],
      [22, -60],
      [18, 20],
      [24, 60],
      [34, 88],
      [30, 108],
    ],
    0.2,
  );
  const speckle = ctx.random.fork('speckle');
  const grains =
    cut.stuff === 'stone'
      ? Array.from({ length: 90 }, () =>
          ellipse(
            speckle.near(0, 120),
            speckle.between(-160, -4),
            speckle.between(0.8, 2.4),
            speckle.between(0.6, 1.6),
            { fill: speckle.next() < 0.5 ? lighten(colour, 0.5) : darken(colour, 0.5), opacity: 0.7 },
          ),
        ).join('')
      : '';
  const masala = {
    depth: 22,
    colour: '#8a6a3a',
    art: (at: { x: number; y: number; rx: number; ry: number }) =>
      Array.from({ length: 34 }, () =>
        circle(at.x + speckle.near(0, at.rx * 0.8), at.y + speckle.near(0, at.ry * 0.7), speckle.between(2, 5), {
          fill: speckle.pick(['#2d201a', '#4a352a', '#c79a52', '#5d8f3c']),
        }),
      ).join(''),
  };
  const lip = 15;
  const rim = discAt(bowl, bowl.top);
  // As `mouth` draws it: seen at a slant, the wall is thinner in front than at the sides.
  const hole = { y: rim.y, rx: rim.rx - lip, ry: rim.ry - lip * Math.min(1, (rim.ry / rim.rx) * 1.6) };
  // The near wall hides the foot of the pestle: it is seen as far down as the inner edge of the rim.
  const aboveFrontRim = path(
    `M-300 -600H300V${hole.y}H${hole.rx}C${hole.rx} ${hole.y + hole.ry * 0.55} ${hole.rx * 0.55} ${hole.y + hole.ry} 0 ${hole.y + hole.ry}S${-hole.rx} ${hole.y + hole.ry * 0.55} ${-hole.rx} ${hole.y}H-300Z`,
  );
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 190, depth: 24 }) +
    turnedBody(ctx, bowl, { stuff, colour, over: grains + groove(bowl, -140, stuff, colour, 2) }) +
    mouth(ctx, bowl, { stuff, colour, lip, fill: masala }) +
    clipTo(
      ctx,
      aboveFrontRim,
      place(turnedBody(ctx, pestle, { stuff, colour }), { x: 42, y: -207, turn: 25, scale: 0.9 }),
    ) +
    draw('M-106 -150C-70 -128 70 -128 106 -150', {
      fill: 'none',
      stroke: lighten(colour, 0.4),
      'stroke-width': 3,
      'stroke-opacity': 0.5,
    })
  );
}

/** The chopper that is pulled by a cord: a clear bowl, three blades, a lid with its ring. */
export function chopper(ctx: Ctx): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const bowl = createLathe(
    0,
    [
      [128, -140],
      [130, -132],
      [116, -20],
      [104, 0],
    ],
    0.2,
  );
  const base = createLathe(
    0,
    [
      [106, -14],
      [112, -4],
      [108, 6],
    ],
    0.2,
  );
  const lid = createLathe(
    0,
    [
      [60, -208],
      [110, -196],
      [134, -168],
      [136, -138],
    ],
    0.2,
  );
  const random = ctx.random.fork('veg');
  const bits = Array.from({ length: 90 }, () => {
    const y = random.between(-84, -8);
    const fill = random.pick(['#cf3a2c', '#5d8f3c', '#f3ead2', '#e08a2c', '#b9d58a']);
    return draw('M-6 -5L6 -4L5 6L-6 5Z', {
      fill,
      stroke: darken(fill, 0.25),
      'stroke-width': 0.7,
      transform: `translate(${num(random.near(0, 104))} ${num(y)}) rotate(${random.whole(0, 90)})`,
    });
  }).join('');
  const blades =
    bar(ctx, path('M0 -136V-16'), 12, 'plastic', second) +
    [
      [-74, -56],
      [64, -84],
      [-60, -104],
    ]
      .map(([x = 0, y = 0]) =>
        draw(`M0 ${y + 20}L${x} ${y}L${x * 0.9} ${y + 13}L0 ${y + 34}Z`, {
          fill: METALS.steel.base,
          stroke: METALS.steel.patina,
          'stroke-width': 1,
        }),
      )
      .join('');
  const glassArt = `${draw(bowlPath(bowl), { fill: '#dbe7e7', opacity: 0.65 })}${bits}${blades}${draw(bowlPath(bowl), { fill: '#eef6f6', opacity: 0.22 })}${draw('M-104 -128L-92 -16', { stroke: '#ffffff', 'stroke-width': 12, 'stroke-opacity': 0.7, 'stroke-linecap': 'round' })}${draw(bowlPath(bowl), { fill: 'none', stroke: '#71858a', 'stroke-width': 1.6 })}`;
  return (
    groundShadow(ctx, { x: 0, y: 6, width: 230, depth: 24 }) +
    turnedBody(ctx, base, { stuff: 'plastic', colour: main }) +
    glassArt +
    turnedBody(ctx, lid, { stuff: 'plastic', colour: main, over: groove(lid, -170, 'plastic', main, 2) }) +
    ellipse(0, -206, 60, 12, { fill: lighten(main, 0.2), stroke: darken(main, 0.4), 'stroke-width': 1 }) +
    draw('M60 -196C96 -214 120 -200 138 -176', { fill: 'none', stroke: '#f1ece1', 'stroke-width': 5 }) +
    place(
      plastic(ctx, roundRect(-13, -24, 26, 58, 12), second, { gloss: 0.5 }) +
        ellipse(0, 6, 6, 14, { fill: darken(ctx.tint, 0.3) }),
      { x: 146, y: -156, turn: -14 },
    ) +
    plastic(ctx, roundRect(46, -208, 26, 22, 6), second, { gloss: 0.4 })
  );
}

const bowlPath = (lathe: ReturnType<typeof createLathe>): string =>
  lathe.outline.curves.reduce(
    (d, [a, b, c]) => `${d}C${num(a[0])} ${num(a[1])} ${num(b[0])} ${num(b[1])} ${num(c[0])} ${num(c[1])}`,
    `M${num(lathe.outline.start[0])} ${num(lathe.outline.start[1])}`,
  );

/** A perforated bowl with two ears, washed grapes in it. */
export function colander(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff === 'brass' ? 'brass' : 'steel';
  const bowl = createLathe(
    0,
    [
      [180, -126],
      [184, -118],
      [170, -70],
      [120, -16],
      [78, -4],
    ],
    0.26,
  );
  const foot = createLathe(
    0,
    [
      [80, -10],
      [84, 0],
      [86, 8],
    ],
    0.26,
  );
  let holes = '';
  for (let row = 0; row < 4; row += 1)
    for (const s of bowl.around(-96 + row * 24, 23 - row * 3, 84))
      holes +=
        ellipse(s.x, s.y, 4.6 * s.squeeze, 4.2, { fill: '#24272c' }) +
        ellipse(s.x + 1, s.y + 1.6, 4.2 * s.squeeze, 3.4, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 1,
          'stroke-opacity': 0.5,
        });
  const ear = (s: 1 | -1): string =>
    bar(ctx, path(`M${s * 168} -118C${s * 222} -138 ${s * 226} -92 ${s * 172} -92`), 10, stuff, '');
  const at = discAt(bowl, -126);
  const random = ctx.random.fork('grapes');
  const fruit = Array.from({ length: 46 }, (_, n) => {
    const [a, q] = [random.between(0, 6.28), Math.sqrt((46 - n) / 46) * 0.78];
    const [x, y] = [
      at.x + Math.cos(a) * at.rx * q,
      at.y - 2 + Math.sin(a) * at.ry * q * 0.8 - (46 - n) * 0.02 - (1 - q) * 34,
    ];
    const fill = ctx.colour(n % ctx.colourCount);
    return (
      circle(x, y, 19, { fill, stroke: darken(fill, 0.4), 'stroke-width': 1 }) +
      ellipse(x - 6, y - 7, 5, 3.6, { fill: '#ffffff', opacity: 0.75 })
    );
  }).join('');
  return (
    groundShadow(ctx, { x: 0, y: 8, width: 200, depth: 24 }) +
    ear(-1) +
    ear(1) +
    turnedBody(ctx, foot, { stuff, colour: '' }) +
    turnedBody(ctx, bowl, { stuff, colour: '', over: holes }) +
    mouth(ctx, bowl, { stuff, colour: '', lip: 9 }) +
    fruit +
    draw('M-178 -120C-150 -64 150 -64 178 -120L182 -116C154 -56 -154 -56 -182 -116Z', {
      fill: lighten(METALS[stuff].base, 0.4),
      stroke: METALS[stuff].patina,
      'stroke-width': 0.8,
    })
  );
}
