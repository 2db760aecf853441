// Cloth shoulder bags: the plain jhola and the mirrored one.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { clipTo, hollow, stitches, wallShadow } from '../../light.ts';
import { button, tassel } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { grain } from '../../parts/stones.ts';
import { parallel, path, polygon, toD } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { circle, draw } from '../../svg.ts';
import { hook } from './look.ts';
import type { Look } from './look.ts';

export function jhola(look: Look): string {
  const { ctx, main, trim, accent, metal, cut } = look;
  const body = path(
    'M112 222C180 234 332 234 400 222C410 300 412 380 404 446C330 458 182 458 108 446C100 380 102 300 112 222Z',
  );
  const mouth = path('M112 222C180 206 332 206 400 222C332 234 180 234 112 222Z');
  const left = path('M112 226C134 150 200 80 248 40L266 40C226 90 166 160 152 236Z');
  const right = path('M400 226C378 150 312 80 264 40L246 40C286 90 346 160 360 236Z');
  const band = (outline: typeof left, turn: number): string =>
    clothPiece(ctx, {
      outline,
      fabric: trim,
      turn,
      form: 0.6,
      folds: [
        {
          points: [
            [turn > 0 ? 150 : 362, 200],
            [turn > 0 ? 190 : 322, 130],
            [256, 60],
          ],
          width: 12,
          depth: -0.3,
        },
      ],
    });
  const patches = (): string => {
    const cells = [
      [112, 300, 96],
      [208, 300, 96],
      [304, 300, 96],
    ] as const;
    const cloths = [
      ctx.cloth({ name: 'gingham', scale: 0.8 }, [accent, lighten(accent, 0.7)]),
      ctx.cloth({ name: 'polka', scale: 0.7 }, [trim.base, lighten(trim.base, 0.75)]),
      ctx.cloth({ name: 'ikat-zigzag', scale: 0.7 }, [lighten(accent, 0.6), accent, trim.base]),
    ];
    return cells
      .map(([x, y, size], n) => {
        const square = polygon([
          [x, y],
          [x + size, y - 3],
          [x + size, y + size],
          [x + 2, y + size],
        ]);
        return (
          clothPiece(ctx, { outline: square, fabric: cloths[n] ?? main, form: 0.15, edge: 0.4 }) +
          stitches(parallel(path(`M${x + 6} ${y + 8}H${x + size - 6}`), 0), '#f6f3ec', {
            length: 5,
            gap: 4,
            width: 1.5,
          }) +
          stitches(path(`M${x + 6} ${y + size - 8}H${x + size - 6}`), '#f6f3ec', { length: 5, gap: 4, width: 1.5 })
        );
      })
      .join('');
  };
  return (
    hook() +
    wallShadow(ctx, [body, left, right], { distance: 13 }) +
    draw(toD(mouth), { fill: darken(trim.base, 0.3) }) +
    hollow(ctx, mouth, trim.base, { strength: 0.8, soft: 5 }) +
    band(right, -50) +
    band(left, 50) +
    clothPiece(ctx, {
      outline: body,
      fabric: main,
      form: 0.7,
      finish: 'soft',
      origin: [256, 320],
      folds: hangingFolds(ctx.random.fork('body'), {
        from: [120, 392, 232],
        to: [112, 400, 440],
        count: 7,
        depth: 0.26,
        stagger: 0.3,
      }),
      drape: { amount: 0.25, across: 100, down: 140 },
      onCloth:
        (cut.extra === 'band' && ctx.view !== 'back'
          ? border(path('M100 380C200 390 312 390 412 380'), {
              style: 'block',
              width: 56,
              colours: [trim.base, accent, main.base],
              side: 'left',
            })
          : '') +
        border(path('M112 222C180 234 332 234 400 222'), {
          style: 'plain',
          width: 16,
          colours: [trim.base, trim.base, accent],
          side: 'right',
        }),
      over: cut.extra === 'patch' && ctx.view !== 'back' ? patches() : '',
    }) +
    clipTo(
      ctx,
      body,
      cut.extra === 'pocket'
        ? sewnPiece(ctx, {
            outline: path('M164 296H348V404C348 412 342 416 334 416H178C170 416 164 412 164 404Z'),
            fabric: trim,
            under: body,
            lift: 3,
            form: 0.5,
            sewn: [path('M164 300H348')],
            inset: -4,
          }) + button(ctx, 256, 312, 9, '#7d5535')
        : '',
      stitches(path('M112 240C180 252 332 252 400 240'), lighten(trim.base, 0.5), { length: 5, gap: 4, width: 1.3 }),
    ) +
    (cut.extra === 'tassel' || cut.extra === 'patch'
      ? [118, 394].map((x) => tassel(ctx, x, 440, 40, accent, metal.base)).join('')
      : '') +
    (ctx.view === 'back' ? '' : button(ctx, 256, 246, 8, '#a9825a', 'four'))
  );
}

/** Mirrors, coins and pompoms in rows over a square bag, as the nomads of the west sew them. */
export function banjara(look: Look): string {
  const { ctx, accent, metal, trim } = look;
  const colours = [accent, trim.base, '#f6f3ec', '#e2a826'];
  const row = (y: number, count: number, mirrors: boolean): string =>
    Array.from({ length: count }, (_, n) => {
      const x = 128 + (n * 256) / (count - 1);
      if (!mirrors) return grain(ctx, x, y + 5, 5, metal);
      return (
        circle(x, y, 12, { fill: colours[n % colours.length] }) +
        circle(x, y, 8.4, { fill: '#cfd9de', stroke: darken(trim.base, 0.4), 'stroke-width': 1.4 }) +
        draw(`M${x - 5} ${y + 2}L${x + 2} ${y - 5}L${x + 5} ${y - 3}L${x - 2} ${y + 5}Z`, {
          fill: '#fff',
          opacity: 0.85,
        })
      );
    }).join('');
  return (
    jhola(look) +
    (ctx.view === 'back' ? '' : row(272, 9, true) + row(306, 17, false) + row(410, 9, true)) +
    Array.from({ length: 9 }, (_, n) =>
      tassel(ctx, 122 + n * 33.5, 440 + (n % 2) * 2, 38, colours[n % 2] ?? accent, metal.base),
    ).join('')
  );
}
