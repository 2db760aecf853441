// Pictures in the manner of village painters: an elephant, a lotus pond, a tree with birds.
import { darken, lighten } from '../../colour.ts';
import { leafAt } from '../../parts/greenery.ts';
import { lotus, rosette } from '../../patterns/motifs.ts';
import type { Box } from '../../path.ts';
import { circle, draw, ellipse, num, place, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** A caparisoned elephant walking to the left, within about 100 units each way. */
export function elephantShape(body: string, cloth: string, accent: string, ink: string): string {
  const line = { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-linecap': 'round' as const };
  return (
    draw('M96 -22C100 -2 96 30 92 54', { ...line, 'stroke-width': 5 }) +
    draw(
      'M-38 -46C-30 -72 4 -80 34 -78C72 -76 96 -54 96 -20C98 12 92 44 92 84H58V36C34 44 10 44 -10 38V84H-44V16C-54 10 -62 4 -66 -6C-70 20 -76 44 -84 62C-88 72 -104 74 -106 62L-96 58C-92 30 -98 0 -94 -24C-90 -56 -62 -64 -38 -46Z',
      { fill: body, stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' },
    ) +
    draw('M-38 -46C-20 -52 -8 -40 -8 -20C-8 -2 -22 8 -34 2C-44 -4 -48 -30 -38 -46Z', {
      fill: lighten(body, 0.22),
      stroke: ink,
      'stroke-width': 3,
    }) +
    draw('M-66 -6C-72 6 -64 18 -52 12', { ...line, stroke: '#f6efe0', 'stroke-width': 6 }) +
    draw('M4 -78C30 -82 60 -78 76 -66C82 -30 80 0 76 26C54 36 24 36 2 28C8 0 10 -40 4 -78Z', {
      fill: cloth,
      stroke: ink,
      'stroke-width': 3,
    }) +
    draw('M3 18C26 26 54 26 77 16', { ...line, stroke: accent, 'stroke-width': 6 }) +
    draw('M5 -66C30 -70 58 -66 76 -54', { ...line, stroke: accent, 'stroke-width': 5 }) +
    place(rosette(accent, lighten(cloth, 0.3), cloth), { x: 42, y: -22, scale: 2.2 }) +
    [8, 22, 36, 50, 64].map((x) => circle(x, 36, 3.6, { fill: accent, stroke: ink, 'stroke-width': 1 })).join('') +
    circle(-68, -30, 4.4, { fill: ink }) +
    circle(-69, -31.4, 1.4, { fill: '#ffffff' }) +
    draw('M-92 -30C-84 -44 -70 -52 -56 -52', { ...line, stroke: accent, 'stroke-width': 5 }) +
    [-38, 64].map((x) => draw(`M${x - 4} 70H${x + 24}`, { ...line, stroke: accent, 'stroke-width': 5 })).join('')
  );
}

function folkBorder(box: Box, first: string, second: string): string {
  const { x, y, width: w, height: h } = box;
  const step = 17;
  let art = '';
  const [across, down] = [Math.round(w / step), Math.round(h / step)];
  for (let n = 0; n < across; n += 1)
    for (const at of [y + 8, y + h - 8])
      art += draw('M-6 5L0 -6L6 5Z', {
        fill: n % 2 ? first : second,
        transform: `translate(${num(x + ((n + 0.5) * w) / across)} ${num(at)})`,
      });
  for (let n = 1; n < down - 1; n += 1)
    for (const at of [x + 8, x + w - 8])
      art += draw('M-6 5L0 -6L6 5Z', {
        fill: n % 2 ? first : second,
        transform: `translate(${num(at)} ${num(y + ((n + 0.5) * h) / down)})`,
      });
  return art + rect(x + 17, y + 17, w - 34, h - 34, { fill: 'none', stroke: second, 'stroke-width': 2.4 });
}

export function paintedElephant(ctx: Ctx, box: Box): string {
  const { x, y, width: w, height: h } = box;
  const [ground, main, second, third] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const scale = Math.min(w, h) / 262;
  const [cx, cy] = [x + w / 2, y + h * 0.58];
  const flowers = [
    [0.2, 0.2],
    [0.8, 0.22],
    [0.5, 0.14],
    [0.14, 0.86],
    [0.86, 0.86],
    [0.5, 0.89],
  ]
    .map(([u = 0, v = 0]) => place(rosette(second, third, ground), { x: x + w * u, y: y + h * v, scale: scale * 1.7 }))
    .join('');
  const leaves = [
    [0.34, 0.24, 40],
    [0.66, 0.24, -40],
    [0.3, 0.9, 80],
    [0.7, 0.9, -80],
  ]
    .map(([u = 0, v = 0, turn = 0]) => leafAt(x + w * u, y + h * v, 32 * scale, 13 * scale, turn, third))
    .join('');
  return (
    rect(x, y, w, h, { fill: ground }) +
    folkBorder(box, second, main) +
    flowers +
    leaves +
    place(elephantShape(main, second, lighten(third, 0.1), darken(main, 0.6)), { x: cx, y: cy, scale })
  );
}

export function lotusPond(ctx: Ctx, box: Box): string {
  const { x, y, width: w, height: h } = box;
  const [ground, main, second, leaf] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const flower = (u: number, v: number, size: number): string =>
    draw(
      `M${num(x + w * u)} ${num(y + h * v)}C${num(x + w * u + 8)} ${num(y + h * (v + 0.16))} ${num(x + w * (u - 0.03))} ${num(y + h * (v + 0.3))} ${num(x + w * u)} ${num(y + h)}`,
      { fill: 'none', stroke: darken(leaf, 0.2), 'stroke-width': 4 },
    ) +
    place(lotus(main, lighten(main, 0.3), second), {
      x: x + w * u,
      y: y + h * v,
      scale: (size * Math.min(w, h)) / 100,
    });
  const pad = (u: number, v: number, r: number): string =>
    ellipse(x + w * u, y + h * v, w * r, h * r * 0.4, { fill: leaf, stroke: darken(leaf, 0.4), 'stroke-width': 2 }) +
    Array.from({ length: 8 }, (_, n) =>
      draw(
        `M${num(x + w * u)} ${num(y + h * v)}L${num(x + w * u + Math.cos(n * 0.785) * w * r * 0.9)} ${num(y + h * v + Math.sin(n * 0.785) * h * r * 0.36)}`,
        { stroke: lighten(leaf, 0.35), 'stroke-width': 1.4 },
      ),
    ).join('');
  const waves = [0.78, 0.86, 0.94]
    .map((v) =>
      draw(
        `M${x} ${num(y + h * v)}q${num(w * 0.0625)} -7 ${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0t${num(w * 0.125)} 0`,
        { fill: 'none', stroke: lighten(ground, 0.4), 'stroke-width': 2, 'stroke-opacity': 0.8 },
      ),
    )
    .join('');
  return (
    rect(x, y, w, h, { fill: ground }) +
    rect(x, y + h * 0.7, w, h * 0.3, { fill: darken(ground, 0.14) }) +
    waves +
    pad(0.2, 0.8, 0.16) +
    pad(0.78, 0.86, 0.19) +
    flower(0.5, 0.36, 2.3) +
    flower(0.22, 0.56, 1.5) +
    flower(0.8, 0.6, 1.4) +
    pad(0.48, 0.93, 0.15) +
    folkBorder(box, second, lighten(second, 0.3))
  );
}

export function treeOfLife(ctx: Ctx, box: Box): string {
  const { x, y, width: w, height: h } = box;
  const [ground, trunk, leaf, fruit] = [ctx.colour(0), ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const at = (u: number, v: number): string => `${num(x + w * u)} ${num(y + h * v)}`;
  const limb = (d: string, width: number): string =>
    draw(d, { fill: 'none', stroke: trunk, 'stroke-width': width, 'stroke-linecap': 'round' });
  const ends: [number, number, number][] = [
    [0.16, 0.34, -50],
    [0.84, 0.34, 50],
    [0.28, 0.18, -30],
    [0.72, 0.18, 30],
    [0.5, 0.12, 0],
    [0.12, 0.54, -80],
    [0.88, 0.54, 80],
    [0.38, 0.32, -20],
    [0.62, 0.32, 20],
  ];
  const limbs = ends
    .map(([u, v]) => limb(`M${at(0.5, 0.7)}C${at(0.5, 0.5)} ${at(u * 0.7 + 0.15, v + 0.16)} ${at(u, v)}`, 5))
    .join('');
  const leaves = ends
    .map(
      ([u, v, turn]) =>
        [-56, -20, 20, 56].map((dt) => leafAt(x + w * u, y + h * v, w * 0.13, w * 0.06, turn + dt, leaf)).join('') +
        circle(x + w * u, y + h * v, w * 0.024, { fill: fruit }),
    )
    .join('');
  const bird = (u: number, v: number, flip: 1 | -1): string =>
    place(
      draw('M-16 2C-10 -10 4 -12 12 -4L22 -6L14 4C8 14 -6 14 -12 8L-28 14Z', {
        fill: fruit,
        stroke: darken(fruit, 0.5),
        'stroke-width': 1.4,
      }) +
        circle(10, -2, 1.6, { fill: '#1d1820' }) +
        draw('M-8 4C-2 -2 4 0 6 4', { fill: 'none', stroke: lighten(fruit, 0.5), 'stroke-width': 2 }),
      { x: x + w * u, y: y + h * v, scale: `${flip * (w / 260)} ${w / 260}` },
    );
  return (
    rect(x, y, w, h, { fill: ground }) +
    limb(`M${at(0.5, 0.92)}C${at(0.47, 0.82)} ${at(0.52, 0.76)} ${at(0.5, 0.66)}`, 17) +
    limbs +
    leaves +
    bird(0.3, 0.66, 1) +
    bird(0.72, 0.68, -1) +
    bird(0.44, 0.45, -1) +
    draw(`M${at(0.14, 0.93)}H${num(x + w * 0.86)}`, { stroke: trunk, 'stroke-width': 5 }) +
    [0.2, 0.3, 0.4, 0.6, 0.7, 0.8].map((u) => leafAt(x + w * u, y + h * 0.93, h * 0.05, 8, 0, leaf)).join('')
  );
}
