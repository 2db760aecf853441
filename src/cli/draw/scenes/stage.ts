// Where scenes take place: a wall, a floor, and what belongs to the season.
import { darken, lighten, mix, saturate } from '../colour.ts';
import type { Random } from '../random.ts';
import { blur, circle, draw, ellipse, group, linear, num, place, radial, rect } from '../svg.ts';
import type { Defs } from '../svg.ts';

export const DECORS = ['arches', 'marigolds', 'window', 'glow', 'disc'] as const;
export type Decor = (typeof DECORS)[number];

export interface SceneStage {
  readonly defs: Defs;
  readonly tint: string;
  readonly random: Random;
  /** Units. */
  readonly width: number;
  readonly height: number;
  /** Where wall and floor meet. */
  readonly horizon: number;
  /** Middle of the window or the disc, the point of the middle arch. */
  readonly focus: readonly [x: number, y: number];
  /** Where a lit lamp stands. */
  readonly light: readonly [x: number, y: number];
}

function wall({ defs, tint, width, height }: SceneStage): string {
  const all = (fill: string): string => rect(-40, -40, width + 80, height + 80, { fill });
  return (
    all(tint) +
    all(
      radial(defs, [width * 0.32, height * 0.2], Math.max(width, height) * 0.95, [
        [0, lighten(tint, 0.5), 0.85],
        [0.5, lighten(tint, 0.2), 0.25],
        [0.8, darken(tint, 0.08), 0.2],
        [1, darken(tint, 0.2), 0.7],
      ]),
    )
  );
}

function floor({ defs, tint, width, height, horizon }: SceneStage): string {
  const colour = mix(darken(tint, 0.1), saturate(tint, 1.7), 0.5);
  const band = (fill: string): string => rect(-40, horizon, width + 80, height - horizon + 40, { fill });
  return (
    band(colour) +
    band(
      linear(
        defs,
        [0, horizon],
        [0, height],
        [
          [0, darken(colour, 0.14), 0.8],
          [0.25, lighten(colour, 0.16), 0.7],
          [1, lighten(colour, 0.3), 0.4],
        ],
      ),
    ) +
    band(
      linear(
        defs,
        [0, 0],
        [width, 0],
        [
          [0, lighten(colour, 0.5), 0.4],
          [0.5, colour, 0],
          [1, darken(colour, 0.22), 0.5],
        ],
      ),
    ) +
    rect(-40, horizon - 26, width + 80, 26, {
      fill: linear(
        defs,
        [0, horizon - 26],
        [0, horizon],
        [
          [0, darken(tint, 0.25), 0],
          [1, darken(tint, 0.3), 0.4],
        ],
      ),
    })
  );
}

/** A pointed arch of nine curves, as over the windows of a haveli, from `bottom` up to `top`. */
function archPath(x: number, top: number, half: number, bottom: number): string {
  const at = (dx: number, y: number): string => `${num(x + dx * half)} ${num(y)}`;
  const rise = half * 0.9;
  return (
    `M${at(-1, bottom)}V${num(top + rise)}C${at(-1, top + rise * 0.72)} ${at(-0.9, top + rise * 0.6)} ${at(-0.78, top + rise * 0.6)}` +
    `C${at(-0.76, top + rise * 0.4)} ${at(-0.62, top + rise * 0.3)} ${at(-0.48, top + rise * 0.32)}C${at(-0.44, top + rise * 0.14)} ${at(-0.16, top + rise * 0.14)} ${at(0, top)}` +
    `C${at(0.16, top + rise * 0.14)} ${at(0.44, top + rise * 0.14)} ${at(0.48, top + rise * 0.32)}C${at(0.62, top + rise * 0.3)} ${at(0.76, top + rise * 0.4)} ${at(0.78, top + rise * 0.6)}` +
    `C${at(0.9, top + rise * 0.6)} ${at(1, top + rise * 0.72)} ${at(1, top + rise)}V${num(bottom)}Z`
  );
}

function arches(stage: SceneStage): string {
  const { defs, tint, horizon, focus } = stage;
  const [x, top] = focus;
  const inside = mix(darken(tint, 0.16), saturate(tint, 1.5), 0.5);
  return [0, -1, 1]
    .map((side) => {
      const half = side === 0 ? 128 : 92;
      const middle = x + side * 250;
      const crown = side === 0 ? top : top + 70;
      const shape = archPath(middle, crown, half, horizon + 1);
      return (
        draw(archPath(middle, crown - 13, half + 11, horizon + 1), {
          fill: lighten(tint, 0.5),
          stroke: darken(tint, 0.2),
          'stroke-width': 1.2,
          'stroke-opacity': 0.5,
        }) +
        draw(shape, { fill: inside }) +
        draw(shape, {
          fill: linear(
            defs,
            [middle - half, 0],
            [middle + half, 0],
            [
              [0, darken(tint, 0.4), 0.7],
              [0.3, darken(tint, 0.14), 0.25],
              [0.7, lighten(tint, 0.4), 0.35],
              [1, lighten(tint, 0.5), 0.5],
            ],
          ),
        })
      );
    })
    .join('');
}

/** One marigold: rings of petals that grow paler to the middle. */
function marigold(x: number, y: number, r: number, colour: string): string {
  const ring = (share: number, count: number, tone: string): string =>
    Array.from({ length: count }, (_, n) => {
      const angle = (n / count) * Math.PI * 2 + share;
      return circle(x + Math.cos(angle) * r * share, y + Math.sin(angle) * r * share, r * 0.36, { fill: tone });
    }).join('');
  return (
    circle(x + r * 0.12, y + r * 0.18, r * 0.98, { fill: darken(colour, 0.45), opacity: 0.5 }) +
    ring(0.66, 9, darken(colour, 0.16)) +
    ring(0.38, 6, colour) +
    circle(x - r * 0.06, y - r * 0.08, r * 0.3, { fill: lighten(colour, 0.3) })
  );
}

/** Garlands that hang in swags from the upper edge, with short strands between them. */
function marigolds({ width, random }: SceneStage): string {
  const span = width / Math.max(2, Math.round(width / 210));
  const tones = ['#ee8a22', '#f0a92e', '#e2741c'];
  let art = '';
  for (let n = 0; n * span < width + span; n += 1) {
    const from = n * span - span / 2;
    for (let k = 0; k <= 16; k += 1) {
      const t = k / 16;
      const y = -6 + 56 * 4 * t * (1 - t);
      art += marigold(from + span * t, y, 8.4, tones[(k + n) % 3] ?? '#ee8a22');
    }
    const long = 5 + random.whole(0, 2);
    for (let k = 0; k < long; k += 1)
      art +=
        (k === long - 1 ? ellipse(from, -2 + k * 14 + 14, 5, 9, { fill: '#5b7d35' }) : '') +
        marigold(from, -2 + k * 14, 7.6, tones[k % 2] ?? '#ee8a22');
  }
  return art;
}

/** A window on cold hills, in a painted wooden frame with a sill. */
function window({ defs, tint, focus }: SceneStage): string {
  const [x, y] = focus;
  const [w, h] = [210, 236];
  const [left, top] = [x - w / 2, y - h / 2];
  const frame = lighten(tint, 0.72);
  const bar = (bx: number, by: number, bw: number, bh: number): string =>
    rect(bx, by, bw, bh, { fill: frame, stroke: darken(tint, 0.35), 'stroke-width': 0.8, 'stroke-opacity': 0.6 });
  const id = defs.add((own) => `<clipPath id="${own}">${rect(left, top, w, h)}</clipPath>`);
  const deodar = (tx: number, foot: number, tall: number, tone: string): string =>
    draw(
      `M${num(tx)} ${num(foot - tall)}L${num(tx + tall * 0.1)} ${num(foot - tall * 0.66)}L${num(tx + tall * 0.06)} ${num(foot - tall * 0.66)}L${num(tx + tall * 0.19)} ${num(foot - tall * 0.34)}L${num(tx + tall * 0.11)} ${num(foot - tall * 0.34)}L${num(tx + tall * 0.26)} ${num(foot)}H${num(tx - tall * 0.26)}L${num(tx - tall * 0.11)} ${num(foot - tall * 0.34)}L${num(tx - tall * 0.19)} ${num(foot - tall * 0.34)}L${num(tx - tall * 0.06)} ${num(foot - tall * 0.66)}L${num(tx - tall * 0.1)} ${num(foot - tall * 0.66)}Z`,
      { fill: tone },
    );
  const view = group(
    { 'clip-path': `url(#${id})` },
    rect(left, top, w, h, {
      fill: linear(
        defs,
        [0, top],
        [0, top + h],
        [
          [0, '#7f93b4'],
          [0.6, '#c3cfdc'],
          [1, '#e6e4e2'],
        ],
      ),
    }),
    draw(
      `M${num(left)} ${num(top + h * 0.6)}L${num(left + w * 0.24)} ${num(top + h * 0.34)}L${num(left + w * 0.4)} ${num(top + h * 0.52)}L${num(left + w * 0.66)} ${num(top + h * 0.26)}L${num(left + w)} ${num(top + h * 0.6)}V${num(top + h)}H${num(left)}Z`,
      { fill: '#a7b4c8' },
    ),
    draw(
      `M${num(left + w * 0.24)} ${num(top + h * 0.34)}L${num(left + w * 0.17)} ${num(top + h * 0.42)}L${num(left + w * 0.24)} ${num(top + h * 0.41)}L${num(left + w * 0.3)} ${num(top + h * 0.42)}ZM${num(left + w * 0.66)} ${num(top + h * 0.26)}L${num(left + w * 0.55)} ${num(top + h * 0.38)}L${num(left + w * 0.65)} ${num(top + h * 0.35)}L${num(left + w * 0.76)} ${num(top + h * 0.39)}Z`,
      { fill: '#f4f4f2' },
    ),
    draw(
      `M${num(left)} ${num(top + h * 0.8)}C${num(left + w * 0.3)} ${num(top + h * 0.68)} ${num(left + w * 0.7)} ${num(top + h * 0.74)} ${num(left + w)} ${num(top + h * 0.66)}V${num(top + h)}H${num(left)}Z`,
      { fill: '#eef0ef' },
    ),
    [
      [0.1, 0.84, 60],
      [0.24, 0.8, 44],
      [0.83, 0.82, 70],
      [0.95, 0.78, 50],
    ]
      .map(([u = 0, v = 0, tall = 0]) => deodar(left + w * u, top + h * v, tall, '#5c7076'))
      .join(''),
  );
  return (
    rect(left - 4, top + 2, w + 26, h + 22, {
      fill: darken(tint, 0.5),
      opacity: 0.35,
      filter: blur(defs, 9, { x: left, y: top, width: w + 30, height: h + 30 }),
    }) +
    view +
    bar(left - 12, top - 12, w + 24, 13) +
    bar(left - 12, top, 13, h) +
    bar(left + w - 1, top, 13, h) +
    bar(x - 3.5, top, 7, h) +
    bar(left, y - 34, w, 6) +
    bar(left - 24, top + h, w + 48, 15) +
    rect(left - 24, top + h + 15, w + 48, 4, { fill: darken(tint, 0.4), opacity: 0.5 })
  );
}

/** Lamplight on the wall. */
function glow({ defs, light }: SceneStage): string {
  const [x, y] = light;
  return circle(x, y, 230, {
    fill: radial(defs, [x, y], 230, [
      [0, '#ffe2a4', 0.75],
      [0.4, '#ffdc9a', 0.35],
      [1, '#ffd68c', 0],
    ]),
  });
}

/** A pale round on the wall that holds a group together. */
function disc({ defs, tint, focus, horizon }: SceneStage): string {
  const [x, y] = focus;
  const id = defs.add((own) => `<clipPath id="${own}">${rect(x - 400, y - 400, 800, horizon - y + 400)}</clipPath>`);
  return group(
    { 'clip-path': `url(#${id})` },
    circle(x, y, 196, { fill: lighten(tint, 0.45), opacity: 0.9 }),
    circle(x, y, 208, { fill: 'none', stroke: lighten(tint, 0.5), 'stroke-width': 2.4, 'stroke-opacity': 0.8 }),
  );
}

export function paintStage(stage: SceneStage, decors: readonly Decor[]): string {
  const drawn: Readonly<Record<Decor, (own: SceneStage) => string>> = { arches, marigolds, window, glow, disc };
  return wall(stage) + decors.map((name) => drawn[name](stage)).join('') + floor(stage);
}

/** A painted block on which small things stand higher; its top is seen. */
export function plinth(stage: SceneStage, at: { x: number; foot: number; width: number; height: number }): string {
  const { defs, tint } = stage;
  const { x, foot, width, height } = at;
  const [left, top] = [x - width / 2, foot - height];
  const face = mix(tint, '#a9744a', 0.42);
  return (
    ellipse(x + width * 0.12, foot - 2, width * 0.62, 15, {
      fill: darken(tint, 0.6),
      opacity: 0.38,
      filter: blur(defs, 7, { x: left - 20, y: foot - 30, width: width * 1.5, height: 60 }),
    }) +
    rect(left, top, width, height, {
      fill: linear(
        defs,
        [left, 0],
        [left + width, 0],
        [
          [0, lighten(face, 0.35)],
          [0.6, face],
          [1, darken(face, 0.2)],
        ],
      ),
    }) +
    place(draw(`M0 0L14 -22H${num(width - 14)}L${num(width)} 0Z`, { fill: lighten(face, 0.5) }), { x: left, y: top }) +
    rect(left, top, width, 1.6, { fill: '#fff8ea', opacity: 0.6 })
  );
}
