// Camisoles, tank tops worn under things, and thermal tops; alone or in packs.
import { border } from '../borders.ts';
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, crease, edgeLine, hollow, seam, stitches, wallShadow } from '../light.ts';
import { CUTS, FOOT, shapeOf } from './camisole/plan.ts';
import type { Cut } from './camisole/plan.ts';
import { bow } from '../parts/bows.ts';
import { AXIS, openEnd } from '../parts/garment.ts';
import { neckBand } from '../parts/neck-trim.ts';
import { strapSlide, thinStrap } from '../parts/thin-strap.ts';
import { flipped, grown, boundsOf, joined, parallel, path, reversed, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';

interface Look {
  readonly cloth: Fabric;
  readonly lace: string;
}

function drawCamisole(ctx: Ctx, cut: Cut, look: Look): string {
  const { outline, neck, arm, hem, back } = shapeOf(cut);
  const base = look.cloth.base;
  const inside = look.cloth.reverse;
  const pale = lighten(base, lightnessOf(base) > 0.8 ? 0.1 : 0.35);
  const lace = [look.lace, look.lace, base] as const;
  const strapped = cut.style === 'thin' || cut.style === 'shelf';
  const thermal = cut.style === 'thermal';
  const foot = FOOT[cut.length];
  const arms = [arm, flipped(reversed(arm), AXIS)];
  const pulls = fannedFolds(ctx.random.fork('pull'), {
    at: [AXIS - 82, 152],
    toward: 30,
    spread: 22,
    length: 50,
    count: 3,
    depth: 0.18,
    width: 8,
  });
  const waist = fannedFolds(ctx.random.fork('waist'), {
    at: [AXIS - 74, 240],
    toward: 10,
    spread: 24,
    length: 54,
    count: 3,
    depth: 0.2,
    width: 9,
  });
  const bust = [-1, 1].map((s) => ({
    points: [
      [AXIS + s * 44, 118],
      [AXIS + s * 42, 144],
      [AXIS + s * 42, 168],
    ] as const,
    width: 46,
    depth: 0.22,
  }));
  const straps = strapped
    ? [1, -1]
        .map((s) => {
          const behind = path(`M${AXIS - s * 46} 34C${AXIS - s * 40} 58 ${AXIS - s * 40} 96 ${AXIS - s * 46} 130`);
          const front = path(`M${AXIS - s * 53} 95C${AXIS - s * 58} 66 ${AXIS - s * 56} 36 ${AXIS - s * 46} 34`);
          return (
            thinStrap(behind, 5, darken(base, 0.22), { elastic: true }) +
            thinStrap(front, 5.4, base, { elastic: true }) +
            strapSlide(front, 0.4, 5, '#c9ccd0')
          );
        })
        .join('')
    : '';
  const sleeves = thermal ? longSleeves(ctx, look, outline) : '';
  return (
    wallShadow(ctx, [outline], { distance: ctx.stance === 'flat' ? 8 : 14 }) +
    straps +
    clipTo(
      ctx,
      back,
      inside.paint(grown(boundsOf(back), 4)),
      draw(toD(back), { fill: darken(base, 0.45), opacity: 0.28 }),
      hollow(ctx, back, base, { strength: 0.4, soft: 7 }),
      draw(`M${AXIS - 9} ${strapped ? 136 : thermal ? 62 : 66}h18v11h-18Z`, { fill: '#f6f1e6' }),
    ) +
    edgeLine(back, base, { strength: 0.55 }) +
    sleeves +
    clothPiece(ctx, {
      outline,
      fabric: look.cloth,
      finish: 'soft',
      folds: [
        ...bust,
        ...pulls,
        ...flippedFolds(pulls),
        ...waist,
        ...flippedFolds(waist),
        ...hangingFolds(ctx.random.fork('fall'), {
          from: [AXIS - 70, AXIS + 70, 240],
          to: [AXIS - 90, AXIS + 90, foot + 4],
          count: 5,
          depth: cut.length === 'crop' ? 0.1 : 0.2,
        }),
      ],
      drape: { amount: 0.26, across: 70, down: 160 },
      form: 0.85,
      over:
        (cut.edge === 'lace'
          ? neckBand(ctx, neck, { style: 'lace', width: 16, colours: lace }, { pointed: cut.neck === 'v' }) +
            border(hem, { style: 'lace', width: 16, colours: lace, side: 'left' })
          : stitches(parallel(hem, -8), pale, { width: 0.8, opacity: 0.6 }) +
            stitches(parallel(hem, -11), pale, { width: 0.8, opacity: 0.6 })) +
        (cut.style === 'shelf'
          ? stitches(path(`M${AXIS - 100} 190Q${AXIS} 206 ${AXIS + 100} 190`), pale, {
              width: 1,
              length: 2.2,
              gap: 1.6,
            })
          : '') +
        (thermal
          ? ''
          : arms
              .map(
                (line) =>
                  stitches(parallel(line, 5), pale, { width: 0.8, length: 2.4, gap: 1.7, opacity: 0.6 }) +
                  stitches(parallel(line, -5), pale, { width: 0.8, length: 2.4, gap: 1.7, opacity: 0.6 }),
              )
              .join('')),
    }) +
    (cut.edge === 'lace'
      ? ''
      : clipTo(
          ctx,
          outline,
          neckBand(
            ctx,
            neck,
            { style: 'plain', width: thermal ? 9 : 5, colours: [darken(base, 0.08), base, base] },
            { pointed: cut.neck === 'v' },
          ),
        )) +
    seam(joined([reversed(neck), flipped(neck, AXIS)], false), base, { strength: 0.4 }) +
    (strapped ? bow(AXIS, neck.start[1] + (cut.edge === 'lace' ? 18 : 5), 6, look.lace) : '')
  );
}

function longSleeves(ctx: Ctx, look: Look, body: Path): string {
  const base = look.cloth.base;
  return [false, true]
    .map((mirror) => {
      const turn = (one: Path): Path => (mirror ? flipped(one, AXIS) : one);
      const raw = path(
        `M${AXIS - 70} 60C${AXIS - 96} 72 ${AXIS - 108} 120 ${AXIS - 118} 190C${AXIS - 126} 240 ${AXIS - 134} 280 ${AXIS - 140} 306L${AXIS - 108} 312C${AXIS - 100} 262 ${AXIS - 92} 210 ${AXIS - 84} 150L${AXIS - 60} 100Z`,
      );
      const cuff = turn(path(`M${AXIS - 140} 306L${AXIS - 108} 312`));
      const outline = turn(raw);
      const end = mirror ? reversed(cuff) : cuff;
      return (
        wallShadow(ctx, [outline], { distance: 8 }) +
        openEnd(ctx, end, look.cloth, 3) +
        clothPiece(ctx, {
          outline,
          fabric: look.cloth,
          finish: 'soft',
          turn: mirror ? -11 : 11,
          folds: [0, 1, 2].map((n) => ({
            points: [
              [turnX(mirror, AXIS - 120), 190 + n * 22],
              [turnX(mirror, AXIS - 98), 198 + n * 20],
            ] as const,
            width: 9,
            depth: n % 2 === 0 ? -0.2 : 0.2,
          })),
          form: 0.8,
          over: [22, 26]
            .map((at) => stitches(parallel(end, -at), lighten(base, 0.3), { width: 0.8, opacity: 0.6 }))
            .join(''),
        }) +
        castOn(ctx, outline, body, { base, dx: mirror ? 6 : -3, dy: 4, soft: 5, strength: 0.45 }) +
        crease(ctx, turn(path(`M${AXIS - 72} 64C${AXIS - 66} 96 ${AXIS - 68} 122 ${AXIS - 88} 148`)), base, {
          width: 1.6,
          strength: 0.4,
        })
      );
    })
    .join('');
}

const turnX = (mirror: boolean, x: number): number => (mirror ? 2 * AXIS - x : x);

function lookOf(ctx: Ctx, n: number, pack: boolean): Look {
  const base = ctx.colour(n);
  const own = !pack && ctx.colourCount > 1 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#fdf6ea', 0.5);
  return { cloth: pack && n > 0 ? ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [base]) : ctx.fabric, lace: own };
}

export const kind = defineKind({
  name: 'camisole',
  about: 'camisole, tank or thermal top worn below; colours: cloth, last the lace (packs: one colour each)',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const foot = FOOT[cut.length];
    if (cut.pack !== '1') {
      const count = Number(cut.pack);
      const size = Math.min(cut.pack === '2' ? 1 : 0.84, 452 / foot);
      return Array.from({ length: count }, (_, n) => {
        const before = ctx.zoom;
        ctx.zoom = before * size;
        const art = drawCamisole(ctx, cut, lookOf(ctx, n, true));
        ctx.zoom = before;
        const step = count === 2 ? 200 : 138;
        const x = 256 + (n - (count - 1) / 2) * step;
        const y = 256 + (n % 2 === 0 ? -14 : 26);
        return place(place(art, { x: -AXIS, y: -(foot + 30) / 2 }), {
          x,
          y,
          turn: (n - (count - 1) / 2) * 5,
          scale: size,
        });
      }).join('');
    }
    const look = lookOf(ctx, 0, false);
    const whole = (): string => drawCamisole(ctx, cut, look);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 200], sharp: 150, reach: 400 },
        zoom(ctx, { x: 270, y: 124, factor: 2.4, turn: -5 }, whole),
      );
    }
    const wide = cut.style === 'thermal' ? 150 : 110;
    return fit(ctx, { x: AXIS - wide, y: 26, width: wide * 2, height: foot - 8 }, SAFE, whole);
  },
});
