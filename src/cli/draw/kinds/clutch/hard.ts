// Clutches that stand: the stone-set box, the oval minaudiere, the pleated pouch in a metal frame.
import { darken, lighten, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import type { Look } from './look.ts';
import { castOn, clipTo, gleam, innerRim, seam, solid } from '../../light.ts';
import { metalPiece, metalSheet, shine } from '../../materials.ts';
import { tassel } from '../../parts/notions.ts';
import { gem, grain, pearl, setStone } from '../../parts/stones.ts';
import { leaf, rosette } from '../../patterns/motifs.ts';
import { boundsOf, oval, path, roundRect, spotsAlong, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw, place } from '../../svg.ts';

/** A chain in links along a path. */
export function chain(look: Look, along: Path, links: number, size = 5.4): string {
  const { ctx, metal } = look;
  return spotsAlong(along, links)
    .map(({ x, y }, n) =>
      n % 2
        ? circle(x, y, size, { fill: 'none', stroke: metal.patina, 'stroke-width': size * 0.72 }) +
          circle(x, y, size, { fill: 'none', stroke: lighten(metal.base, 0.3), 'stroke-width': size * 0.42 })
        : grain(ctx, x, y, size * 0.66, metal),
    )
    .join('');
}

/** Stones and leaves on the front of a box, symmetrical about x = 256. */
function jewels(look: Look, y: number): string {
  const { ctx, metal, accent } = look;
  const flower = (x: number, fy: number, r: number, colour: string): string =>
    Array.from({ length: 6 }, (_, n) => {
      const angle = (n * Math.PI) / 3;
      return setStone(ctx, x + Math.cos(angle) * r, fy + Math.sin(angle) * r, r * 0.56, colour, metal, {
        shape: 'drop',
        turn: n * 60 + 90,
      });
    }).join('') + setStone(ctx, x, fy, r * 0.5, '#f1ede2', metal);
  const vine = (side: number): string =>
    draw(
      `M${256 + side * 34} ${y}C${256 + side * 70} ${y - 34} ${256 + side * 100} ${y + 34} ${256 + side * 146} ${y}`,
      {
        fill: 'none',
        stroke: metal.base,
        'stroke-width': 3,
      },
    ) +
    [50, 72, 96, 120, 140]
      .map((dx, n) =>
        place(leaf(lighten(metal.base, 0.2), metal.patina), {
          x: 256 + side * dx,
          y: y + (n % 2 ? 9 : -12),
          turn: side * (n % 2 ? 130 : 50),
          scale: 1.5,
        }),
      )
      .join('');
  return (
    vine(-1) +
    vine(1) +
    flower(256, y, 24, accent) +
    flower(170, y + 6, 15, mix(accent, '#f1ede2', 0.35)) +
    flower(342, y - 6, 15, mix(accent, '#f1ede2', 0.35)) +
    [-1, 1]
      .flatMap((side) => [0, 1, 2].map((n) => gem(ctx, 256 + side * (112 + n * 18), y + (n - 1) * 20, 4.6, '#f1ede2')))
      .join('')
  );
}

export function drawBox(look: Look): string {
  const { ctx, main, metal, cut, accent } = look;
  const round = cut.style === 'oval';
  const face = round ? oval(256, 338, 176, 106) : roundRect(76, 250, 360, 196, 26);
  const edge = round ? oval(256, 338, 183, 108) : roundRect(70, 246, 372, 202, 30);
  const split = round ? path('M74 316C140 326 372 326 438 316') : path('M72 300H440');
  const top = round ? 232 : 246;
  const end = round ? 140 : 96;
  const loop = path(`M${end} ${top + 40}C${end - 40} 90 180 60 256 60C332 60 ${552 - end} 90 ${512 - end} ${top + 40}`);
  return (
    (cut.extra === 'chain' || cut.extra === 'none' ? chain(look, loop, 62) : '') +
    metalPiece(ctx, edge, metal, { rim: 5 }) +
    clothPiece(ctx, {
      outline: face,
      fabric: main,
      finish: look.finish,
      form: 0.9,
      origin: [256, 340],
      folds: [
        {
          points: [
            [100, 290],
            [256, 276],
            [412, 290],
          ],
          width: 70,
          depth: 0.3,
        },
      ],
    }) +
    clipTo(
      ctx,
      face,
      cut.extra === 'stone' || cut.extra === 'tassel' ? jewels(look, round ? 350 : 372) : '',
      innerRim(ctx, face, {
        dx: -4,
        dy: -5,
        soft: 7,
        colour: darken(main.base, 0.55),
        opacity: 0.5,
        blend: 'multiply',
      }),
      cut.cloth === 'velvet'
        ? pile(look, face, top)
        : shine(ctx, path(`M110 ${top + 28}C180 ${top + 10} 300 ${top + 8} 390 ${top + 22}`), 12, 0.5),
    ) +
    draw(toD(split), { fill: 'none', stroke: metal.patina, 'stroke-width': 5 }) +
    draw(toD(split), { fill: 'none', stroke: metal.base, 'stroke-width': 3 }) +
    draw(toD(split), {
      fill: 'none',
      stroke: lighten(metal.base, 0.7),
      'stroke-width': 1,
      transform: 'translate(0 -1)',
    }) +
    metalPiece(ctx, roundRect(238, top - 10, 36, 18, 6), metal, { rim: 2.4 }) +
    setStone(ctx, 256, top - 12, 12, accent, metal) +
    (cut.extra === 'tassel' ? tassel(ctx, 426, top + 40, 90, accent, metal.base) : '')
  );
}

/** Velvet does not gleam: it lights up where it turns away, and in strokes where a hand has brushed it. */
function pile({ ctx, main }: Look, face: Path, top: number): string {
  const colour = lighten(main.base, 0.42);
  const strokes = [
    [130, 40, 62],
    [214, 34, -40],
    [318, 44, 56],
    [384, 120, -34],
    [150, 196, 46],
    [330, 206, -44],
  ].map(([x = 0, y = 0, run = 0]) =>
    gleam(
      ctx,
      path(
        `M${x} ${top + y}C${x + run * 0.3} ${top + y + 20} ${x + run * 0.7} ${top + y + 26} ${x + run} ${top + y + 54}`,
      ),
      {
        width: 15,
        opacity: 0.3,
        soft: 6,
        colour,
      },
    ),
  );
  return (
    strokes.join('') +
    innerRim(ctx, face, { dx: 1, dy: 2, soft: 11, colour: lighten(main.base, 0.5), opacity: 0.6, blend: 'screen' })
  );
}

export function drawFrame(look: Look): string {
  const { ctx, main, metal, cut, accent, trim } = look;
  const body = path(
    'M112 228C160 222 352 222 400 228C442 280 454 350 438 412C428 440 396 446 340 446H172C116 446 84 440 74 412C58 350 70 280 112 228Z',
  );
  const frame = path(
    'M98 262C96 232 108 222 130 220C210 214 302 214 382 220C404 222 416 232 414 262L402 262C402 244 396 238 380 237C300 231 212 231 132 237C116 238 110 244 110 262Z',
  );
  const loop = path('M112 244C92 96 190 66 256 66C322 66 420 96 400 244');
  const random = ctx.random.fork('frame');
  const motif = (x: number, y: number, scale: number): string =>
    place(rosette(accent, metal.base, trim.base), { x, y, scale });
  return (
    (cut.extra === 'chain' || cut.extra === 'none' ? chain(look, loop, 58) : '') +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      finish: look.finish === 'satin' ? 'silk' : look.finish,
      form: 1,
      origin: [256, 340],
      onCloth:
        cut.extra === 'stone'
          ? motif(256, 340, 3) + motif(160, 352, 2) + motif(352, 352, 2) + motif(208, 396, 1.5) + motif(304, 396, 1.5)
          : '',
      folds: hangingFolds(random, {
        from: [112, 400, 246],
        to: [66, 446, 430],
        count: 12,
        depth: 0.3,
        stagger: 0.04,
      }).map((fold) => ({ ...fold, open: 'start' as const })),
    }) +
    seam(path('M82 420C150 432 362 432 430 420'), main.base, { strength: 0.35 }) +
    castOn(ctx, body, frame, { base: main.base, dx: 3, dy: 6, soft: 4, strength: 0.6 }) +
    draw(toD(frame), { fill: metalSheet(ctx, metal, boundsOf(frame)) }) +
    metalPiece(ctx, frame, metal, { rim: 3 }) +
    gleam(ctx, path('M124 226C210 220 300 220 372 225'), { width: 4, opacity: 0.8, soft: 0.8 }) +
    grain(ctx, 247, 212, 9, metal) +
    grain(ctx, 266, 209, 9, metal) +
    [112, 400].map((x) => solid(ctx, oval(x, 250, 5, 7), { base: metal.base, form: 0.9 })).join('') +
    (cut.extra === 'tassel' ? tassel(ctx, 400, 262, 96, accent, metal.base) + pearl(ctx, 400, 258, 6) : '')
  );
}
