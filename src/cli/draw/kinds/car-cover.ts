// Covers over a whole car, from the side: cloth from roof to hem, the tyres showing below.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, seam, stitches } from '../light.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { moved, oval, path, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, draw, line } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { car: ['hatchback', 'suv'], panel: ['none', 'stripe', 'piping'] } as const;
type Cut = CutOf<typeof CUTS>;

const FORMS: Readonly<
  Record<
    Cut['car'],
    { outline: Path; mirror: Path; wheels: readonly [number, number]; r: number; belt: Path; stripe: Path; top: number }
  >
> = {
  hatchback: {
    outline: path(
      'M40 414C34 386 36 352 58 338C84 322 118 314 150 308C172 286 196 252 226 238C270 224 334 226 372 238C410 252 432 294 450 312C466 332 474 380 466 414C440 422 424 410 400 416C360 424 330 418 290 420C240 424 200 418 160 420C120 424 80 410 40 414Z',
    ),
    mirror: path('M158 306C152 290 172 280 184 286C192 292 190 308 180 314Z'),
    wheels: [118, 394],
    r: 38,
    belt: path('M52 344C110 320 150 316 190 314C280 308 380 308 454 322'),
    stripe: path('M36 380C120 366 300 358 470 366V392C300 384 120 392 36 406Z'),
    top: 226,
  },
  suv: {
    outline: path(
      'M34 410C26 370 30 322 56 306C84 294 118 288 146 284C160 258 180 214 204 198C262 184 360 184 428 194C450 204 462 250 470 284C484 326 482 374 474 410C450 420 424 408 398 414C360 422 330 414 290 418C240 422 200 414 160 418C120 422 76 406 34 410Z',
    ),
    mirror: path('M150 282C142 264 164 250 178 258C188 266 184 284 174 292Z'),
    wheels: [118, 396],
    r: 42,
    belt: path('M44 316C110 292 150 290 190 288C280 282 400 280 472 292'),
    stripe: path('M16 328C120 312 300 308 496 322V440H16Z'),
    top: 186,
  },
};

/** Cars are longer than these outlines are, so all above the ground is drawn lower. */
const LOW: Readonly<Record<Cut['car'], number>> = { hatchback: 0.82, suv: 0.78 };
const lowered = (y: number, share: number): number => 446 - (446 - y) * share;
const lower = (source: Path, share: number): Path => turned(source, [256, 446], 0, 1, share);

const wheel = (ctx: Ctx, x: number, r: number): string =>
  pad(ctx, oval(x, 446 - r, r), '#2e2d33', { form: 0.8 }) +
  circle(x, 446 - r, r * 0.6, { fill: '#8f959c', stroke: '#4a4e55', 'stroke-width': 2 }) +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      line(
        x,
        446 - r,
        x + Math.cos((turn * Math.PI) / 180) * r * 0.55,
        446 - r + Math.sin((turn * Math.PI) / 180) * r * 0.55,
        { stroke: '#4a4e55', 'stroke-width': 5 },
      ),
    )
    .join('');

function drawAll(ctx: Ctx, cut: Cut): string {
  const share = LOW[cut.car];
  const own = FORMS[cut.car];
  const form = {
    ...own,
    outline: lower(own.outline, share),
    mirror: lower(own.mirror, share),
    belt: lower(own.belt, share),
    stripe: lower(own.stripe, share),
    top: lowered(own.top, share),
  };
  const hem = lowered(424, share);
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const random = ctx.random.fork('hem');
  const hanging = Array.from({ length: 17 }, (_, n): Fold => {
    const x = 52 + n * 25.4 + random.near(0, 5);
    return {
      points: [
        [x + random.near(0, 6), lowered(340, share) + random.near(0, 14)],
        [x + random.near(0, 4), lowered(384, share)],
        [x + random.near(0, 4), hem],
      ],
      width: random.between(9, 16),
      depth: (n % 2 ? -1 : 1) * random.between(0.14, 0.3),
      open: 'end',
    };
  });
  const drapes: Fold[] = [
    {
      points: [
        [166, 300],
        [240, 330],
        [330, 330],
      ],
      width: 26,
      depth: -0.22,
    },
    {
      points: [
        [214, 246],
        [206, 290],
        [196, 316],
      ],
      width: 18,
      depth: 0.3,
    },
    {
      points: [
        [300, form.top + 6],
        [304, 280],
        [300, 312],
      ],
      width: 20,
      depth: 0.2,
    },
    {
      points: [
        [382, 246],
        [408, 286],
        [424, 316],
      ],
      width: 22,
      depth: -0.3,
    },
    {
      points: [
        [64, 340],
        [110, 334],
        [150, 318],
      ],
      width: 22,
      depth: 0.22,
    },
  ];
  const cloth = ctx.plain(main);
  const extra = cut.panel === 'stripe' ? draw(toD(form.stripe), { fill: second }) : '';
  return (
    groundShadow(ctx, { x: 256, y: 446, width: 450 }) +
    wheel(ctx, form.wheels[0], form.r) +
    wheel(ctx, form.wheels[1], form.r) +
    draw(`M60 ${hem - 12}H450L440 ${hem + 8}H76Z`, { fill: '#1d1a20', opacity: 0.6 }) +
    clothPiece(ctx, {
      outline: form.outline,
      fabric: cloth,
      finish: 'silk',
      form: 0.8,
      edge: 0.8,
      strength: 0.62,
      onCloth: extra,
      folds: [
        ...hanging,
        ...drapes.map((one) => ({ ...one, points: one.points.map(([x, y]) => [x, lowered(y, share)] as const) })),
      ],
      drape: { amount: 0.25, across: 90, down: 60 },
    }) +
    clipTo(
      ctx,
      form.outline,
      cut.panel === 'piping' ? draw(toD(form.belt), { fill: 'none', stroke: second, 'stroke-width': 7 }) : '',
      seam(form.belt, main, { strength: 0.5 }),
      stitches(moved(form.belt, 0, 6), darken(main, 0.3), { length: 5, gap: 4, width: 1 }),
      draw(toD(lower(path('M30 402C120 414 380 414 480 402'), share)), {
        fill: 'none',
        stroke: darken(main, 0.35),
        'stroke-width': 2,
        'stroke-dasharray': '3 3',
        'stroke-opacity': 0.7,
      }),
    ) +
    clothPiece(ctx, { outline: form.mirror, fabric: cloth, finish: 'satin', form: 1, edge: 0.8, warp: 0 }) +
    gleam(ctx, path(`M236 ${form.top + 16}C280 ${form.top + 8} 330 ${form.top + 8} 364 ${form.top + 16}`), {
      width: 10,
      opacity: 0.45,
      soft: 4,
      colour: lighten(main, 0.9),
    })
  );
}

export const kind = defineKind({
  name: 'car-cover',
  about: 'car under its cover; colours: cloth, stripe or piping',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const top = lowered(FORMS[cut.car].top, LOW[cut.car]);
    return show(ctx, {
      extent: { x: 28, y: top - 4, width: 456, height: 450 - top },
      art: () => drawAll(ctx, cut),
      stand: true,
      near: { x: 150, y: 350, factor: 1.9 },
      margin: 22,
    });
  },
});
