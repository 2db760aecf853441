// What women wear open over other things: shrugs, kimono jackets, cardigans, capes.
import { border } from '../borders.ts';
import { BORDER_STYLES } from '../border-designs.ts';
import type { BorderStyle } from '../border-designs.ts';
import { lighten } from '../colour.ts';
import { fannedFolds, flippedFolds, hangingFolds } from '../folds.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, crease, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { button } from '../parts/notions.ts';
import { bodyShape, farPanel } from '../parts/western/bodice.ts';
import { cutAt } from '../parts/western/fits.ts';
import { cords } from '../parts/western/frills.ts';
import { points } from '../parts/western/knots.ts';
import { trimOf } from '../parts/western/looks.ts';
import { SLEEVES, drawSleeves, shapeSleeve } from '../parts/western/sleeves.ts';
import { upperOf } from '../parts/western/upper.ts';
import { boundsOf, flipped, joined, parallel, path, reversed, smooth } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { group } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  sleeve: SLEEVES,
  length: ['short', 'crop', 'long', 'knee'],
  closure: ['open', 'buttons', 'tie', 'waterfall'],
  edge: ['plain', 'rib', ...BORDER_STYLES.filter((name) => name !== 'plain')],
  hem: ['plain', 'rib', 'fringe', 'pompom'],
  cloth: ['soft', 'matte', 'satin', 'heavy'],
} as const;
type Cut = CutOf<typeof CUTS>;

const HEMS: Readonly<Record<Cut['length'], number>> = { crop: 220, short: 268, long: 336, knee: 400 };

/** The left front's free edge, from the neck point down to the hem. */
function frontEdge(cut: Cut, hem: number): Path {
  switch (cut.closure) {
    case 'buttons':
      return smooth([
        [AXIS - 33, 46],
        [AXIS - 24, 84],
        [AXIS - 3, 128],
        [AXIS + 2, 150],
        [AXIS + 3, hem + 5],
      ]);
    case 'tie':
      return smooth([
        [AXIS - 33, 46],
        [AXIS - 26, 90],
        [AXIS - 4, 150],
        [AXIS - 16, 200],
        [AXIS - 34, hem + 3],
      ]);
    case 'waterfall':
      return smooth([
        [AXIS - 33, 46],
        [AXIS - 34, 96],
        [AXIS - 22, 150],
        [AXIS - 26, 210],
        [AXIS - 12, hem - 10],
        [AXIS - 22, hem + 34],
      ]);
    default:
      return smooth([
        [AXIS - 34, 46],
        [AXIS - 33, 100],
        [AXIS - 27, 170],
        [AXIS - 28, (hem + 170) / 2],
        [AXIS - 32, hem + 4],
      ]);
  }
}

function drawShrug(ctx: Ctx, cut: Cut): { outlines: Path[]; art: string } {
  const { fabric } = ctx;
  const base = fabric.base;
  const back = ctx.view === 'back';
  const trim = trimOf(ctx);
  const accent = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 2) : lighten(trim, 0.4);
  const hem = HEMS[cut.length];
  const seed = ctx.random.fork('hang').whole(1, 900);
  const upper = upperOf({ hold: 'sleeved', neck: 'round', back });
  const fall = { side: cutAt(points('77 168, 80 215, 86 280, 93 400'), hem), sag: 5 };
  const ribbed = cut.edge === 'rib' || cut.hem === 'rib';
  const sleeves = drawSleeves(ctx, upper, {
    name: cut.sleeve,
    fabric,
    finish: cut.cloth,
    seed,
    trim: ribbed ? { style: 'rib', colour: trim } : cut.edge === 'lace' ? { style: 'lace', colour: trim } : undefined,
  });
  const whole = bodyShape(upper, fall);
  const drape = { amount: 0.34, across: 70, down: 240 };
  const colours = [trim, accent, base] as const;
  const edging = (along: Path, side: 'left' | 'right'): string => {
    if (cut.edge === 'plain') return '';
    if (cut.edge === 'rib') return border(along, { style: 'plain', width: 12, colours: [trim, trim, trim], side });
    return border(along, { style: cut.edge as BorderStyle, width: cut.edge === 'piping' ? 4 : 13, colours, side });
  };
  const hanging =
    cut.hem === 'fringe' || cut.hem === 'pompom'
      ? border(whole.hem, { style: cut.hem, width: 22, colours: [trim, trim, accent], side: 'right', hangs: true })
      : '';
  const ribHem = (line: Path): string =>
    cut.hem === 'rib' ? border(line, { style: 'plain', width: 15, colours: [trim, trim, trim], side: 'left' }) : '';
  if (back) {
    const folds = hangingFolds(ctx.random.fork('back'), {
      from: [AXIS - 60, AXIS + 60, 190],
      to: [AXIS - 84, AXIS + 84, hem],
      count: 6,
      depth: 0.24,
    });
    const body = clothPiece(ctx, {
      outline: whole.outline,
      fabric,
      finish: cut.cloth,
      seed,
      folds,
      drape,
      form: 0.78,
      onCloth: ribHem(whole.hem) + edging(upper.neckline, 'right'),
    });
    return { outlines: [whole.outline, ...sleeves.outlines], art: hanging + sleeves.art + body };
  }
  const random = ctx.random.fork('front');
  const [halfAt, low] = whole.corner;
  const edge = frontEdge(cut, hem);
  const foot = edge.curves.at(-1)?.[2] ?? [AXIS - 30, hem];
  const side = smooth([[upper.under[0], upper.under[1]], ...fall.side.map(([half, y]): Knot => [AXIS - half, y])]);
  const armhole = upper.armholes[0] ?? side;
  const shoulder = path(`M${AXIS - 34} 46Q${AXIS - 50} 49 ${armhole.start[0]} ${armhole.start[1]}`);
  const lower = path(
    `M${AXIS - halfAt} ${low}Q${(AXIS - halfAt + foot[0]) / 2} ${Math.max(low, foot[1]) + 3} ${foot[0]} ${foot[1]}`,
  );
  const panel = joined([shoulder, armhole, side, lower, reversed(edge)]);
  const folds = [
    ...fannedFolds(random, {
      at: [AXIS - 72, 146],
      toward: 40,
      spread: 24,
      length: 44,
      count: 3,
      depth: 0.18,
      width: 8,
    }),
    ...hangingFolds(random, {
      from: [AXIS - 66, AXIS - 36, 150],
      to: [AXIS - halfAt + 6, foot[0] - 6, hem],
      count: cut.closure === 'waterfall' ? 6 : 4,
      depth: cut.closure === 'waterfall' ? 0.4 : 0.26,
      stagger: 0.3,
    }),
  ];
  const front = (mirror: boolean): string => {
    const turn = (one: Path): Path => (mirror ? flipped(one) : one);
    const line = turn(edge);
    return clothPiece(ctx, {
      outline: turn(panel),
      fabric,
      finish: cut.cloth,
      seed: seed + (mirror ? 4 : 0),
      origin: mirror ? [300, 240] : [212, 240],
      folds: mirror ? flippedFolds(folds) : folds,
      drape,
      form: 0.7,
      onCloth: ribHem(mirror ? reversed(turn(lower)) : lower) + edging(line, mirror ? 'left' : 'right'),
      over:
        cut.edge === 'plain'
          ? stitches(parallel(line, mirror ? -5 : 5), lighten(base, 0.35), { width: 0.8, opacity: 0.55 })
          : cut.edge === 'rib'
            ? seam(parallel(line, mirror ? -12 : 12), base, { strength: 0.4 })
            : '',
    });
  };
  const shade = (mirror: boolean): string =>
    castOn(ctx, whole.outline, mirror ? flipped(panel) : panel, { base, dx: 5, dy: 6, soft: 6, strength: 0.55 });
  const count = Math.max(3, Math.floor((hem - 160) / 26));
  const shut =
    cut.closure === 'buttons'
      ? Array.from({ length: count }, (_, n) => button(ctx, AXIS - 4, 156 + n * 26, 4.6, accent)).join('')
      : cut.closure === 'tie'
        ? cords(ctx, AXIS - 2, 152, 66, trim, 'tassel')
        : '';
  return {
    outlines: [whole.outline, ...sleeves.outlines],
    art:
      farPanel(ctx, upper, fall, fabric, '#f1e6d2') +
      hanging +
      sleeves.art +
      shade(true) +
      front(true) +
      shade(false) +
      front(false) +
      sleeves.outlines
        .map((one, n) =>
          castOn(ctx, n === 0 ? panel : flipped(panel), one, {
            base,
            dx: n === 0 ? -3 : 7,
            dy: 5,
            soft: 5,
            strength: 0.5,
          }),
        )
        .join('') +
      group(
        { opacity: 0.9 },
        cut.sleeve === 'none'
          ? ''
          : upper.armholes.map((one) => crease(ctx, one, base, { width: 1.8, strength: 0.5 })).join(''),
      ) +
      shut,
  };
}

export const kind = defineKind({
  name: 'shrug',
  about: 'shrug, cardigan or kimono jacket worn open; colours: cloth, its print, last the edge',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    const whole = (): string => {
      const drawn = drawShrug(ctx, cut);
      return wallShadow(ctx, drawn.outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) + drawn.art;
    };
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 220], sharp: 160, reach: 440 },
        zoom(ctx, { x: 250, y: 130, factor: 2.2, turn: -4 }, whole),
      );
    }
    const upper = upperOf({ hold: 'sleeved', neck: 'round' });
    const arm = cut.sleeve === 'none' ? upper.contour : shapeSleeve(upper, cut.sleeve).outline;
    const box = boundsOf(arm);
    const hem =
      HEMS[cut.length] + (cut.hem === 'fringe' || cut.hem === 'pompom' ? 28 : cut.closure === 'waterfall' ? 40 : 10);
    const half = Math.max(AXIS - box.x + 6, 104);
    const low = Math.max(hem, box.y + box.height + 6);
    return fit(ctx, { x: AXIS - half, y: 36, width: half * 2, height: Math.max(250, low - 36) }, SAFE, whole);
  },
});
