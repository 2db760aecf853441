// The peacock and the owl.
import { darken, lighten } from '../../colour.ts';
import { METALS } from '../../materials.ts';
import { path } from '../../path.ts';
import { circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { inkOf, part } from './part.ts';
import type { Stuff } from './part.ts';

export function peacock(ctx: Ctx, stuff: Stuff): string {
  const [body, tail, gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const ink = inkOf(stuff, body);
  let fan = '';
  for (const [r, count, size] of [
    [172, 13, 24],
    [128, 11, 21],
    [88, 8, 17],
  ] as const) {
    for (let n = 0; n < count; n += 1) {
      const a = Math.PI + ((n + 0.5) / count) * Math.PI;
      const [x, y] = [Math.cos(a) * r, 40 + Math.sin(a) * r];
      const turn = (a * 180) / Math.PI + 90;
      fan +=
        draw(`M0 40L${num(x)} ${num(y)}`, {
          stroke: stuff === 'painted' ? darken(tail, 0.3) : ink,
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }) +
        place(
          part(
            ctx,
            path(
              `M0 ${-size}C${size * 0.8} ${-size * 0.7} ${size * 0.7} ${size * 0.5} 0 ${size * 1.1}C${-size * 0.7} ${size * 0.5} ${-size * 0.8} ${-size * 0.7} 0 ${-size}Z`,
            ),
            stuff,
            tail,
            '',
            0.7,
          ) +
            ellipse(0, -size * 0.2, size * 0.42, size * 0.5, {
              fill: stuff === 'painted' ? gold : ink,
              opacity: stuff === 'painted' ? 1 : 0.5,
            }) +
            ellipse(0, -size * 0.16, size * 0.24, size * 0.3, {
              fill: stuff === 'painted' ? body : METALS.brass.base,
            }) +
            circle(0, -size * 0.1, size * 0.1, { fill: '#1d1820' }),
          { x, y, turn },
        );
    }
  }
  const trunk = path(
    'M-8 -96C6 -104 22 -98 22 -84C22 -60 30 -30 40 4C48 36 34 66 4 70C-28 72 -46 48 -42 18C-38 -8 -12 -30 -14 -72C-14 -84 -16 -90 -8 -96Z',
  );
  const wing = path('M-24 6C0 -8 28 0 36 22C30 46 4 56 -16 50C-30 40 -34 18 -24 6Z');
  const crest = [-26, -8, 10]
    .map((turn) =>
      place(
        draw('M0 0V-26', { stroke: ink, 'stroke-width': 2 }) +
          circle(0, -28, 4.6, {
            fill: stuff === 'painted' ? gold : METALS.brass.base,
            stroke: ink,
            'stroke-width': 0.8,
          }),
        { x: 4, y: -96, turn },
      ),
    )
    .join('');
  return (
    fan +
    draw('M-12 66L-16 98M14 66L18 98', { stroke: ink, 'stroke-width': 6 }) +
    part(ctx, path('M-74 98C-70 88 70 88 74 98V106H-74Z'), stuff === 'painted' ? 'clay' : stuff, '#8a5a38') +
    crest +
    part(ctx, trunk, stuff, body) +
    part(
      ctx,
      wing,
      stuff,
      stuff === 'painted' ? lighten(body, 0.2) : body,
      [0, 1, 2]
        .map((n) =>
          draw(`M${-18 + n * 6} ${14 + n * 10}Q${10 + n * 4} ${10 + n * 10} ${30 - n * 4} ${24 + n * 7}`, {
            fill: 'none',
            stroke: ink,
            'stroke-width': 2,
          }),
        )
        .join(''),
    ) +
    draw('M-14 -84L-34 -78L-12 -74Z', { fill: gold, stroke: ink, 'stroke-width': 1 }) +
    circle(2, -84, 4.4, { fill: '#ffffff', stroke: ink, 'stroke-width': 1 }) +
    circle(1, -84, 2.2, { fill: '#1d1820' })
  );
}

export function owl(ctx: Ctx, stuff: Stuff): string {
  const [body, belly, gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const ink = inkOf(stuff, body);
  const trunk = path(
    'M-74 -92C-80 -110 -84 -124 -80 -138C-62 -130 -46 -124 0 -124S62 -130 80 -138C84 -124 80 -110 74 -92C96 -40 92 60 56 94C30 108 -30 108 -56 94C-92 60 -96 -40 -74 -92Z',
  );
  const front = path('M-44 -30C-20 -44 20 -44 44 -30C60 14 50 66 0 90C-50 66 -60 14 -44 -30Z');
  const wing = (s: 1 | -1): string =>
    part(
      ctx,
      path(`M${s * 66} -44C${s * 100} -16 ${s * 98} 44 ${s * 66} 84C${s * 48} 56 ${s * 46} -10 ${s * 66} -44Z`),
      stuff,
      darken(body, 0.12),
      [0, 1, 2, 3]
        .map((n) =>
          draw(`M${s * 54} ${-6 + n * 20}Q${s * 72} ${6 + n * 20} ${s * 92} ${-4 + n * 18}`, {
            fill: 'none',
            stroke: ink,
            'stroke-width': 2,
          }),
        )
        .join(''),
    );
  const feathers = [0, 1, 2, 3, 4]
    .flatMap((row) =>
      Array.from({ length: 5 - (row % 2) }, (_, n) =>
        draw('M-9 -6C-9 8 9 8 9 -6', {
          fill: 'none',
          stroke: stuff === 'painted' ? darken(belly, 0.35) : ink,
          'stroke-width': 2.4,
          transform: `translate(${num((n - (4 - (row % 2)) / 2) * 19)} ${-16 + row * 20})`,
        }),
      ),
    )
    .join('');
  const eye = (s: 1 | -1): string =>
    circle(s * 33, -76, 31, {
      fill: stuff === 'painted' ? lighten(belly, 0.4) : METALS.brass.base,
      stroke: ink,
      'stroke-width': 2,
    }) +
    Array.from({ length: 14 }, (_, n) =>
      draw('M0 -29V-22', {
        stroke: ink,
        'stroke-width': 1.6,
        transform: `translate(${s * 33} -76) rotate(${n * 25.7})`,
      }),
    ).join('') +
    circle(s * 33, -76, 17, { fill: gold, stroke: ink, 'stroke-width': 1 }) +
    circle(s * 33, -76, 10, { fill: '#1d1820' }) +
    circle(s * 33 - 4, -80, 3.6, { fill: '#ffffff' });
  return (
    part(ctx, trunk, stuff, body) +
    part(ctx, front, stuff, belly, feathers, 0.6) +
    wing(-1) +
    wing(1) +
    eye(-1) +
    eye(1) +
    part(ctx, path('M-10 -66H10L0 -40Z'), stuff, gold) +
    [-24, 24]
      .map((x) =>
        [-9, 0, 9]
          .map((dx) =>
            ellipse(x + dx, 98, 5.4, 8, {
              fill: stuff === 'painted' ? gold : METALS.brass.base,
              stroke: ink,
              'stroke-width': 1,
            }),
          )
          .join(''),
      )
      .join('')
  );
}
