// Upright backdrops for what hangs or floats.
import { fronds, jali, niche, sun, wall } from './stage.ts';
import type { Backdrop } from './stage.ts';
import { darken, lighten, mix, saturate } from '../colour.ts';
import { roundRect, smooth, toD } from '../path.ts';
import { blur, draw, group, linear, place, rect } from '../svg.ts';

export const WALLS: Readonly<Record<string, Backdrop>> = {
  paper: { about: 'plain painted paper with a gentle vignette', stance: 'wall', paint: wall },
  wash: {
    about: 'a broad brushed wash with uneven edges behind the product',
    stance: 'wall',
    paint: (stage) => {
      const colour = mix(darken(stage.tint, 0.1), saturate(stage.tint, 1.6), 0.6);
      const blotch = smooth(
        [
          [66, 96],
          [180, 44],
          [330, 58],
          [452, 90],
          [468, 230],
          [448, 400],
          [330, 462],
          [170, 452],
          [58, 404],
          [44, 240],
        ],
        { closed: true },
      );
      const edge = smooth(
        [
          [90, 110],
          [190, 66],
          [330, 76],
          [432, 112],
          [446, 240],
          [424, 392],
          [322, 440],
          [180, 432],
          [80, 386],
          [68, 240],
        ],
        { closed: true },
      );
      return (
        wall(stage) +
        draw(toD(blotch), { fill: colour, opacity: 0.85, filter: blur(stage.defs, 3) }) +
        draw(toD(edge), { fill: lighten(colour, 0.3), opacity: 0.35, filter: blur(stage.defs, 9) })
      );
    },
  },
  niche: {
    about: 'a plastered arch let into the wall',
    stance: 'wall',
    paint: (stage) => wall(stage) + niche(stage, 530),
  },
  panel: {
    about: 'wall with a moulded panel',
    stance: 'wall',
    paint: (stage) => {
      const frame = (inset: number, stroke: string, width: number, shift = 0): string =>
        draw(toD(roundRect(inset + shift, inset + shift, 512 - inset * 2, 512 - inset * 2, 3)), {
          fill: 'none',
          stroke,
          'stroke-width': width,
          'stroke-opacity': 0.6,
        });
      return (
        wall(stage) +
        frame(40, darken(stage.tint, 0.2), 2.4) +
        frame(40, lighten(stage.tint, 0.7), 2, 2.2) +
        frame(52, lighten(stage.tint, 0.6), 1.4) +
        frame(52, darken(stage.tint, 0.16), 1.4, 1.6)
      );
    },
  },
  dado: {
    about: 'wall painted in two tones, the lower one deeper',
    stance: 'wall',
    paint: (stage) => {
      const lower = mix(darken(stage.tint, 0.16), saturate(stage.tint, 1.7), 0.5);
      return (
        wall(stage) +
        rect(-2, 338, 516, 176, { fill: lower }) +
        rect(-2, 338, 516, 176, {
          fill: linear(
            stage.defs,
            [0, 0],
            [512, 180],
            [
              [0, lighten(lower, 0.4), 0.5],
              [1, darken(lower, 0.2), 0.5],
            ],
          ),
        }) +
        rect(-2, 333, 516, 5, { fill: lighten(stage.tint, 0.5) }) +
        rect(-2, 337.4, 516, 2, { fill: darken(stage.tint, 0.3), opacity: 0.4 })
      );
    },
  },
  rail: {
    about: 'wall with a brass rail at the top, for things on hangers or hooks',
    stance: 'wall',
    paint: (stage) => {
      const bar = linear(
        stage.defs,
        [0, 27],
        [0, 37],
        [
          [0, '#8a6a34'],
          [0.3, '#f3dca0'],
          [0.55, '#c79f50'],
          [1, '#6b4f27'],
        ],
      );
      return (
        wall(stage) +
        rect(-4, 40, 520, 10, { fill: darken(stage.tint, 0.45), opacity: 0.4, filter: blur(stage.defs, 4) }) +
        rect(-4, 27, 520, 9.5, { fill: bar })
      );
    },
  },
  jali: {
    about: 'sun through a carved screen, far out of focus',
    stance: 'wall',
    paint: (stage) =>
      wall(stage) +
      sun(
        stage,
        place(group({ fill: lighten(stage.tint, 0.75), transform: 'skewY(14)' }, jali()), {
          x: 120,
          y: -10,
          scale: 1.25,
        }),
        3,
        0.5,
      ),
  },
  window: {
    about: 'panes of sunlight across the wall',
    stance: 'wall',
    paint: (stage) => {
      const panes = [0, 1, 2]
        .flatMap((column) => [0, 1, 2].map((row) => rect(column * 92, row * 132, 80, 118)))
        .join('');
      return (
        wall(stage) +
        sun(
          stage,
          place(group({ fill: lighten(stage.tint, 0.8), transform: 'skewY(16) skewX(-8)' }, panes), { x: 120, y: 20 }),
          4,
          0.65,
        )
      );
    },
  },
  leaves: {
    about: 'shadow of palm leaves on a bright wall',
    stance: 'wall',
    paint: (stage) =>
      wall(stage) +
      group(
        { fill: darken(stage.tint, 0.36), opacity: 0.3, filter: blur(stage.defs, 4.5) },
        place(fronds(), { x: 520, y: 120, turn: 164, scale: 1.15 }),
        place(fronds(), { x: 540, y: 420, turn: 200, scale: 1 }),
        place(fronds(), { x: -16, y: 30, turn: 32, scale: 0.9 }),
      ),
  },
};
