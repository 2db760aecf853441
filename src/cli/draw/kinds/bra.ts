// Bras laid flat: padded, full, lace, plunge, bralette, nursing, strapless, front-opening, minimiser; alone or in packs.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clip, drawCup } from './bra/cups.ts';
import type { Look } from './bra/cups.ts';
import { CUTS, cupOf, underBand, wingOf } from './bra/plan.ts';
import type { Cup, Cut } from './bra/plan.ts';
import { clipTo, edgeLine, seam, stitches, wallShadow } from '../light.ts';
import { bow } from '../parts/bows.ts';
import { AXIS } from '../parts/garment.ts';
import { strapSlide, thinStrap } from '../parts/thin-strap.ts';
import { flipped, joined, parallel, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { group, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function lookOf(ctx: Ctx, base: string, printed: boolean): Look {
  const last =
    ctx.colourCount > 1 && ctx.recipe.cut?.['pack'] === undefined
      ? ctx.colour(ctx.colourCount - 1)
      : mix(base, '#fdf6ea', 0.45);
  return { cloth: printed ? ctx.fabric : ctx.plain(base), lace: last, elastic: base };
}

const strapWidth = (cut: Cut): number =>
  cut.strap === 'broad' || cut.style === 'full' || cut.style === 'minimiser' ? 18 : cut.style === 'nursing' ? 11 : 7;

const isLaced = (cut: Cut): boolean => cut.band === 'lace' || cut.style === 'bralette';

function straps(cut: Cut, cup: Cup, look: Look): { behind: string; front: string } {
  if (cut.style === 'strapless') return { behind: '', front: '' };
  const wide = strapWidth(cut);
  const [ax, ay] = cup.apex;
  const base = look.elastic;
  const one = (mirror: boolean): [string, string] => {
    const turn = (line: Path): Path => (mirror ? flipped(line, AXIS) : line);
    const cross = cut.strap === 'cross';
    const back = turn(
      cross
        ? path(`M${ax - 8} 46C${ax + 40} 70 ${ax + 90} 150 ${ax + 120} 250`)
        : path(`M${ax - 12} 44C${ax + 6} 70 ${ax - 16} 150 ${ax - 36} 250`),
    );
    const front = turn(path(`M${ax} ${ay + 4}C${ax - 4} ${ay - 46} ${ax - 24} 60 ${ax - 12} 44`));
    const loop = turn(path(`M${ax - 13} 46Q${ax - 10} 40 ${ax - 6} 47`));
    return [
      thinStrap(back, wide, darken(base, 0.2), { elastic: true }) + strapSlide(back, 0.3, wide, '#c9ccd0'),
      thinStrap(front, wide, base, { elastic: true }) + thinStrap(loop, wide * 0.8, base),
    ];
  };
  const [left, right] = [one(false), one(true)];
  return { behind: left[0] + right[0], front: left[1] + right[1] };
}

/** Hooks and eyes at the middle of the back, seen between the cups of a back view. */
function closure(ctx: Ctx, colour: string): string {
  const tape = path(`M${AXIS - 20} 236H${AXIS + 20}V312H${AXIS - 20}Z`);
  const rows = [0, 1, 2, 3];
  return (
    clothPiece(ctx, { outline: tape, fabric: ctx.plain(lighten(colour, 0.12)), form: 0.4, warp: 0 }) +
    stitches(path(`M${AXIS - 14} 240V308`), lighten(colour, 0.4), { width: 0.8 }) +
    rows
      .map((n) =>
        [-4, 5, 13]
          .map((dx) =>
            rect(AXIS + dx - 2.6, 246 + n * 17, 5.2, 4, {
              fill: 'none',
              stroke: '#b9bcc2',
              'stroke-width': 1.6,
              rx: 1,
            }),
          )
          .join(''),
      )
      .join('')
  );
}

function drawBra(ctx: Ctx, cut: Cut, look: Look): string {
  const cup = cupOf(cut.style);
  const broad = cut.band !== 'narrow';
  const wing = wingOf(cup, broad);
  const depth = cut.style === 'bralette' ? 26 : broad ? 16 : 8;
  const under = underBand(cup, depth);
  const base = look.cloth.base;
  const both = (one: Path): Path[] => [one, flipped(one, AXIS)];
  const laced = isLaced(cut);
  const band = laced ? ctx.cloth({ name: 'lace', scale: 0.8 }, [look.lace, mix(base, look.lace, 0.15)]) : look.cloth;
  const pale = lighten(base, 0.35);
  const wings = both(wing.outline)
    .map((outline, n) => {
      const turn = (one: Path): Path => (n === 1 ? flipped(one, AXIS) : one);
      return clothPiece(ctx, {
        outline,
        fabric: band,
        finish: 'soft',
        form: 0.5,
        warp: 3,
        drape: { amount: 0.2, across: 40, down: 50 },
        over:
          [turn(parallel(wing.top, 5)), turn(parallel(wing.foot, 5))]
            .map((line) => stitches(line, pale, { width: 0.8, length: 2.2, gap: 1.6, opacity: 0.7 }))
            .join('') + seam(turn(path('M116 220C110 250 112 290 122 330')), base, { strength: 0.5 }),
      });
    })
    .join('');
  const bridge = both(under.outline)
    .map((outline, n) =>
      clothPiece(ctx, {
        outline,
        fabric: band,
        finish: 'soft',
        form: 0.3,
        warp: 2,
        edge: 0.5,
        over: stitches(parallel(n === 1 ? reversed(flipped(under.foot, AXIS)) : under.foot, -5), pale, {
          width: 0.8,
          length: 2.2,
          gap: 1.6,
          opacity: 0.7,
        }),
      }),
    )
    .join('');
  const { behind, front } = straps(cut, cup, look);
  const foot = joined([under.foot, reversed(flipped(under.foot, AXIS))], false);
  const scallops = laced
    ? border(foot, { style: 'lace', width: 11, colours: [look.lace, look.lace, base], side: 'right', hangs: true })
    : '';
  const cups = [false, true].map((mirror) => drawCup(ctx, cut, cup, look, mirror)).join('');
  const clips =
    cut.style === 'nursing' ? [false, true].map((mirror) => clip(ctx, cup, cup.outline, mirror)).join('') : '';
  const middle =
    cut.style === 'front-open'
      ? [0, 1, 2, 3]
          .map((n) =>
            rect(AXIS - 4, 236 + n * 17, 8, 5, { fill: '#d9dbde', stroke: '#8d9096', 'stroke-width': 1, rx: 1.6 }),
          )
          .join('') + seam(path(`M${AXIS} 226V304`), base, { strength: 0.7 })
      : cut.style === 'nursing'
        ? ''
        : bow(AXIS, cup.neck.start[1] + 4, 7, look.lace);
  return (
    group(
      { opacity: 0.95 },
      wallShadow(ctx, [...both(wing.outline), ...both(under.outline), ...both(cup.outline)], { distance: 9 }),
    ) +
    behind +
    wings +
    scallops +
    bridge +
    front +
    cups +
    both(cup.wire)
      .map((wire) => (cut.style === 'bralette' ? '' : seam(wire, base, { strength: 0.6, width: 1.6 })))
      .join('') +
    middle +
    clips
  );
}

/** From behind: the band in front with its hooks, the inside of the cups above it. */
function drawBack(ctx: Ctx, cut: Cut, look: Look): string {
  const cup = cupOf(cut.style);
  const laced = isLaced(cut);
  const lace = ctx.cloth({ name: 'lace', scale: 0.8 }, [look.lace, mix(look.cloth.base, look.lace, 0.15)]);
  const band = laced ? lace : look.cloth;
  const inside = laced ? lace.reverse : look.cloth.reverse;
  const both = (one: Path): Path[] => [one, flipped(one, AXIS)];
  const bandPath = path(
    `M40 262C110 240 190 230 ${AXIS} 236C322 230 402 240 472 262C478 278 478 300 470 312C400 318 330 316 ${AXIS} 312C182 316 112 318 42 312C34 300 34 278 40 262Z`,
  );
  const strap = (mirror: boolean): string => {
    const turn = (line: Path): Path => (mirror ? flipped(line, AXIS) : line);
    const [x] = cup.apex;
    const along = turn(
      cut.strap === 'cross'
        ? path(`M${x - 12} 44C${x + 20} 90 ${x + 84} 170 ${x + 132} 240`)
        : path(`M${x - 12} 44C${x + 2} 100 ${x + 8} 180 ${x + 14} 240`),
    );
    const wide = Math.max(9, strapWidth(cut));
    // Where it crosses, its front half is seen beside it, up from the cup.
    const front =
      cut.strap === 'cross'
        ? thinStrap(
            turn(path(`M${x} ${cup.apex[1] + 4}C${x - 4} ${cup.apex[1] - 46} ${x - 24} 60 ${x - 12} 44`)),
            wide,
            darken(look.elastic, 0.25),
          )
        : '';
    return front + thinStrap(along, wide, look.elastic, { elastic: true }) + strapSlide(along, 0.26, wide, '#c9ccd0');
  };
  return (
    wallShadow(ctx, [bandPath], { distance: 9 }) +
    clipTo(
      ctx,
      path('M0 0H512V300H0Z'),
      wallShadow(ctx, both(cup.outline), { distance: 9 }),
      both(cup.outline)
        .map(
          (outline) =>
            clothPiece(ctx, { outline, fabric: inside, form: 1, drape: { amount: 0.1, across: 60, down: 60 } }) +
            edgeLine(outline, inside.base),
        )
        .join(''),
    ) +
    (cut.style === 'strapless' ? '' : strap(false) + strap(true)) +
    (laced
      ? border(path(`M42 312C112 318 182 316 ${AXIS} 312C330 316 400 318 470 312`), {
          style: 'lace',
          width: 11,
          colours: [look.lace, look.lace, look.cloth.base],
          side: 'right',
          hangs: true,
        })
      : '') +
    clothPiece(ctx, {
      outline: bandPath,
      fabric: band,
      form: 0.6,
      warp: 3,
      drape: { amount: 0.2, across: 60, down: 60 },
      over: [246, 306]
        .map((y) =>
          stitches(path(`M44 ${y + 16}Q${AXIS} ${y - 8} 468 ${y + 16}`), lighten(look.cloth.base, 0.35), {
            width: 0.8,
            length: 2.2,
            gap: 1.6,
            opacity: 0.6,
          }),
        )
        .join(''),
    }) +
    // What opens in front or is pulled on has nothing to hook behind.
    (cut.style === 'front-open' || cut.style === 'bralette' ? '' : closure(ctx, band.base))
  );
}

const SPOTS: Readonly<Record<'2' | '3', readonly (readonly [x: number, y: number, turn: number])[]>> = {
  '2': [
    [208, 142, -7],
    [304, 360, 5],
  ],
  '3': [
    [186, 116, -6],
    [322, 256, 5],
    [190, 396, -4],
  ],
};

export const kind = defineKind({
  name: 'bra',
  about: 'bra laid flat; colours: cloth, last the lace and bow (packs: one colour each)',
  stances: ['flat', 'wall'],
  views: ['front', 'back', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (cut.pack !== '1') {
      const size = cut.pack === '2' ? 0.76 : 0.57;
      return SPOTS[cut.pack]
        .map(([x, y, turn], n) => {
          const before = ctx.zoom;
          ctx.zoom = before * size;
          const art = drawBra(ctx, cut, lookOf(ctx, ctx.colour(n), n === 0 && ctx.recipe.pattern !== undefined));
          ctx.zoom = before;
          return place(place(art, { x: -AXIS, y: -190 }), { x, y, turn, scale: size });
        })
        .join('');
    }
    const look = lookOf(ctx, ctx.colour(0), true);
    const whole = (): string => (ctx.view === 'back' ? drawBack(ctx, cut, look) : drawBra(ctx, cut, look));
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [236, 260], sharp: 150, reach: 400 },
        zoom(ctx, { x: 206, y: 240, factor: 2.1, turn: -6 }, whole),
      );
    }
    const top = cut.style === 'strapless' ? 150 : 30;
    return fit(ctx, { x: 34, y: top, width: 444, height: 348 - top }, SAFE, whole);
  },
});
