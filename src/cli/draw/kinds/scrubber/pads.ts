// Sponges, wool, coir, cloths and gloves about the origin, within 210 units each way.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, formShade, stitches, wallShadow } from '../../light.ts';
import { wovenLabel } from '../../parts/notions.ts';
import { boundsOf, oval, path, ribbon, roundRect, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { coirFabric, pileEdge } from '../floor-rug/pile.ts';

/** Two-sided sponges: soft foam, and on it a layer of scouring fleece; some lie with the foam up, one stands on edge. */
export function sponges(ctx: Ctx): string {
  const fleece = ctx.cloth({ name: 'suede', scale: 0.8 }, [ctx.colour(0)]);
  const one = (x: number, y: number, turn: number, n: number, up: 'foam' | 'fleece'): string => {
    const foam = ctx.cloth({ name: 'foam', scale: 1.3 }, [ctx.colour(1 + (n % Math.max(1, ctx.colourCount - 1)))]);
    const face = roundRect(-88, -58, 176, 104, 9);
    const thick = path('M-88 38C-60 44 60 44 88 38V76C88 84 84 88 76 88H-76C-84 88 -88 84 -88 76Z');
    const thin = path('M-88 66C-60 72 60 72 88 66V76C88 84 84 88 76 88H-76C-84 88 -88 84 -88 76Z');
    const [first, second] = up === 'foam' ? [foam, fleece] : [fleece, foam];
    return place(
      wallShadow(ctx, [roundRect(-88, -58, 176, 146, 9)], { distance: 13 }) +
        clothPiece(ctx, { outline: thick, fabric: up === 'foam' ? foam : second, form: 0.6 }) +
        (up === 'foam' ? clothPiece(ctx, { outline: thin, fabric: second, form: 0.5 }) : '') +
        clothPiece(ctx, { outline: face, fabric: first, form: 0.5, drape: { amount: 0.3, across: 50, down: 50 } }),
      { x, y, turn, scale: 0.96 },
    );
  };
  return (
    one(-106, -140, -5, 0, 'fleece') +
    one(108, -126, 4, 1, 'foam') +
    one(-108, 10, 3, 1, 'fleece') +
    one(106, 26, -4, 0, 'foam') +
    one(-4, 152, 2, 0, 'fleece')
  );
}

export function steelWool(ctx: Ctx): string {
  const one = (x: number, y: number, r: number, seed: string): string => {
    const random = ctx.random.fork(seed);
    const ball = oval(0, 0, r);
    let coils = '';
    for (const stroke of ['#565c64', '#7d848c', '#a9b0b7', '#dfe3e6']) {
      let d = '';
      for (let n = 0; n < 90; n += 1) {
        const a = random.between(0, Math.PI * 2);
        const q = Math.sqrt(random.next()) * r * 0.94;
        const [cx, cy] = [Math.cos(a) * q, Math.sin(a) * q];
        const s = random.between(4, 9);
        d += `M${num(cx - s)} ${num(cy)}a${num(s)} ${num(s * 0.6)} ${random.whole(0, 180)} 1 1 ${num(s * 1.6)} ${num(random.near(0, 3))}`;
      }
      coils += draw(d, { fill: 'none', stroke, 'stroke-width': stroke === '#dfe3e6' ? 1.1 : 1.8 });
    }
    return place(
      wallShadow(ctx, [ball], { distance: 12 }) +
        circle(0, 0, r, { fill: '#4d535a' }) +
        coils +
        clipTo(ctx, turned(ball, [0, 0], 0, 1.06), formShade(ctx, ball, '#8d949b', { amount: 0.9, reach: r * 0.4 })),
      { x, y },
    );
  };
  return one(-102, -100, 88, 'a') + one(104, -84, 92, 'b') + one(-96, 96, 90, 'c') + one(108, 108, 84, 'd');
}

export function coir(ctx: Ctx): string {
  const fibre = coirFabric(ctx, ctx.colour(0));
  const random = ctx.random.fork('coir ends');
  // Long strands that stand up from the face; with the ends beyond the edge they tell coir from dough.
  const strands = (outline: Path): string => {
    const box = boundsOf(outline);
    return [darken(ctx.colour(0), 0.5), lighten(ctx.colour(0), 0.45)]
      .map((stroke) => {
        let d = '';
        for (let n = 0; n < 150; n += 1) {
          const [fx, fy] = [random.between(box.x, box.x + box.width), random.between(box.y, box.y + box.height)];
          d += `M${num(fx)} ${num(fy)}q${num(random.near(0, 12))} ${num(random.near(0, 12))} ${num(random.near(0, 20))} ${num(random.near(0, 20))}`;
        }
        return draw(d, { fill: 'none', stroke, 'stroke-width': 1.3, 'stroke-opacity': 0.7 });
      })
      .join('');
  };
  const pad = (outline: Path, x: number, y: number, turn: number): string =>
    place(
      wallShadow(ctx, [outline], { distance: 12 }) +
        pileEdge(outline, darken(ctx.colour(0), 0.12), random) +
        clothPiece(ctx, {
          outline,
          fabric: fibre,
          form: 0.9,
          warp: 0,
          onCloth: strands(outline),
          over: stitches(turned(outline, [0, 0], 0, 0.84, 0.8), ctx.colour(1), { length: 7, gap: 5, width: 2.6 }),
        }),
      { x, y, turn },
    );
  const oblong = path(
    'M-92 -46C-60 -60 60 -60 92 -46C104 -20 104 20 92 46C60 60 -60 60 -92 46C-104 20 -104 -20 -92 -46Z',
  );
  const loop = draw('M0 -76C-22 -112 22 -112 0 -76', { fill: 'none', stroke: ctx.colour(1), 'stroke-width': 5 });
  return (
    pad(oblong, -98, -120, -10) +
    pad(oblong, 104, -96, 8) +
    place(loop + pad(oval(0, 0, 82), 0, 0, 0), { x: -92, y: 90 }) +
    place(loop + pad(oval(0, 0, 74), 0, 0, 0), { x: 98, y: 104 })
  );
}

/** A fan of folded cloths, each of its own colour. */
export function cloths(ctx: Ctx): string {
  const one = (n: number, x: number, y: number, turn: number): string => {
    const colour = ctx.colour(n % ctx.colourCount);
    const outline = roundRect(-108, -108, 216, 216, 10);
    const folds: Fold[] = [
      {
        points: [
          [-120, 4],
          [0, 0],
          [120, 3],
        ],
        width: 14,
        depth: -0.3,
        open: 'both',
      },
      {
        points: [
          [3, -120],
          [0, 0],
          [2, 120],
        ],
        width: 14,
        depth: -0.26,
        open: 'both',
      },
    ];
    return place(
      wallShadow(ctx, [outline], { distance: 8 }) +
        clothPiece(ctx, {
          outline,
          fabric: ctx.recipe.pattern
            ? ctx.cloth(ctx.recipe.pattern, [colour, lighten(colour, 0.5)])
            : ctx.cloth({ name: 'terry', scale: 0.8 }, [colour]),
          folds,
          form: 0.6,
          over: stitches(roundRect(-101, -101, 202, 202, 8), darken(colour, 0.3), { length: 5, gap: 2.4, width: 2 }),
        }) +
        wovenLabel(80, 92, 26, 14, '#f2e8d5', darken(colour, 0.4)),
      { x, y, turn },
    );
  };
  const spots: readonly (readonly [number, number, number])[] = [
    [-92, -84, -22],
    [-44, -52, -10],
    [6, -14, 2],
    [52, 30, 13],
    [88, 84, 25],
  ];
  return spots.map(([x, y, turn], n) => one(n, x, y, turn)).join('');
}

const GLOVE = path(
  'M-62 196V60C-70 30 -78 0 -80 -30L-84 -110C-84 -128 -58 -128 -56 -110L-50 -44L-46 -150C-44 -168 -18 -168 -18 -150L-16 -48L-8 -160C-6 -178 20 -176 18 -158L16 -44L30 -136C34 -152 58 -148 56 -130L46 -20C44 0 46 6 54 -6L78 -46C90 -64 114 -50 106 -30C94 4 74 40 62 66V196Z',
);

/** A pair of long rubber gloves, the left over the right. */
export function gloves(ctx: Ctx): string {
  const [main, cuff] = [ctx.colour(0), ctx.colour(1)];
  const one = (flip: boolean, x: number, y: number, turn: number): string => {
    const shape = flip ? turned(GLOVE, [0, 0], 0, -1, 1) : GLOVE;
    const s = flip ? -1 : 1;
    const band = path(`M${-64 * s} 164H${64 * s}V200H${-64 * s}Z`);
    const grip = Array.from({ length: 30 }, (_, n) =>
      ellipse(s * (-46 + (n % 6) * 18 + (Math.floor(n / 6) % 2) * 8), -20 + Math.floor(n / 6) * 17, 4.6, 3.4, {
        fill: mix(main, '#c98a1e', 0.5),
        opacity: 0.55,
      }),
    ).join('');
    const folds: Fold[] = [-66, -30, 4, 38].map((gx): Fold => ({
      points: [
        [s * gx, -40],
        [s * gx * 0.9, 10],
      ],
      width: 12,
      depth: -0.1,
    }));
    // Creases in a deeper yellow: the common shade of folds would look like dirt on rubber as bright as this.
    const deep = mix(darken(main, 0.2), '#c98a1e', 0.4);
    const creases = [
      [44, 2, 34, 40, 4, 64],
      [-50, 108, 0, 122, 52, 106],
      [-40, 138, 2, 150, 48, 136],
      [-52, 84, -30, 92, -4, 90],
    ]
      .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]) => {
        const along = path(`M${s * x1} ${y1}Q${s * x2} ${y2} ${s * x3} ${y3}`);
        const shape = toD(ribbon(along, (t) => Math.max(0.2, 5 * Math.sin(Math.PI * t))));
        return (
          draw(shape, { fill: deep, opacity: 0.7 }) +
          draw(shape, { fill: lighten(main, 0.6), opacity: 0.6, transform: 'translate(0 4)' })
        );
      })
      .join('');
    return place(
      wallShadow(ctx, [shape], { distance: 11 }) +
        clothPiece(ctx, {
          outline: shape,
          fabric: ctx.plain(main),
          finish: 'satin',
          form: 0.8,
          folds,
          over: grip + creases,
        }) +
        clothPiece(ctx, { outline: band, fabric: ctx.plain(cuff), finish: 'satin', form: 0.9 }),
      { x, y, turn },
    );
  };
  return one(false, -96, 4, -12) + one(true, 98, 14, 12);
}
