// Backdrops with a ground to stand on.
import { HORIZON, chipColours, chips, flat, ground, niche, planks, wall } from './stage.ts';
import type { Backdrop } from './stage.ts';
import { darken, lighten, mix, saturate } from '../colour.ts';
import { blur, draw, ellipse, linear, rect } from '../svg.ts';

export const STANDS: Readonly<Record<string, Backdrop>> = {
  table: {
    about: 'wall and table in two tones of one tint',
    stance: 'stand',
    paint: (stage) => wall(stage) + ground(stage, mix(darken(stage.tint, 0.1), saturate(stage.tint, 1.8), 0.5)),
  },
  alcove: {
    about: 'an arch over a floor, for things that stand',
    stance: 'stand',
    paint: (stage) =>
      wall(stage) +
      niche(stage, HORIZON + 2) +
      ground(stage, mix(darken(stage.tint, 0.05), saturate(stage.tint, 1.6), 0.5)) +
      rect(-2, HORIZON - 1, 516, 2, { fill: lighten(stage.tint, 0.6), opacity: 0.7 }),
  },
  podium: {
    about: 'a low round plinth',
    stance: 'stand',
    paint: (stage) => {
      const { defs, tint } = stage;
      const top = lighten(tint, 0.42);
      const drum = linear(
        defs,
        [40, 0],
        [472, 0],
        [
          [0, darken(tint, 0.04)],
          [0.22, lighten(tint, 0.4)],
          [0.6, darken(tint, 0.1)],
          [1, darken(tint, 0.32)],
        ],
      );
      return (
        wall(stage) +
        ground(stage, darken(tint, 0.04), 392) +
        ellipse(276, 506, 250, 30, { fill: darken(tint, 0.5), opacity: 0.35, filter: blur(defs, 9) }) +
        draw('M34 440V474C34 494 134 510 256 510S478 494 478 474V440Z', { fill: drum }) +
        ellipse(256, 440, 222, 38, { fill: top }) +
        ellipse(256, 440, 222, 38, {
          fill: linear(
            defs,
            [60, 410],
            [440, 470],
            [
              [0, '#ffffff', 0.5],
              [0.6, tint, 0],
              [1, darken(tint, 0.2), 0.45],
            ],
          ),
        }) +
        ellipse(256, 440.6, 221.4, 37.6, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-opacity': 0.4,
          'stroke-width': 1.2,
        })
      );
    },
  },
  terrazzo: {
    about: 'a terrazzo counter before a wall',
    stance: 'stand',
    paint: (stage) =>
      wall(stage) +
      ground(stage, lighten(stage.tint, 0.35)) +
      chips(stage.random, chipColours(stage.tint), 46, HORIZON + 4, 0.45) +
      rect(-2, HORIZON - 1, 516, 2.4, { fill: lighten(stage.tint, 0.7) }),
  },
  wood: {
    about: 'a wooden table before a wall',
    stance: 'stand',
    paint: (stage) => {
      const timber = mix(stage.tint, '#b98a5c', 0.62);
      return wall(stage) + ground(stage, timber) + planks(stage, timber, HORIZON, false);
    },
  },
  cloth: {
    about: 'a table under a cloth with soft folds and a hem band',
    stance: 'stand',
    paint: (stage) => {
      const { defs, tint, random } = stage;
      const cloth = lighten(mix(tint, saturate(tint, 1.5), 0.5), 0.25);
      let folds = '';
      for (const x of [-10, 84, 190, 330, 420, 500]) {
        const lean = random.near(0, 30);
        folds +=
          draw(`M${x} 520C${x + 6} 470 ${(x + lean).toFixed(1)} 420 ${(x + lean * 1.6).toFixed(1)} 372`, {
            stroke: darken(cloth, 0.3),
            'stroke-width': 9,
            'stroke-opacity': 0.2,
            fill: 'none',
            filter: blur(defs, 5),
          }) +
          draw(`M${x + 10} 520C${x + 16} 470 ${(x + lean + 9).toFixed(1)} 420 ${(x + lean * 1.6 + 8).toFixed(1)} 372`, {
            stroke: lighten(cloth, 0.7),
            'stroke-width': 6,
            'stroke-opacity': 0.3,
            fill: 'none',
            filter: blur(defs, 4),
          });
      }
      return wall(stage) + ground(stage, cloth) + folds;
    },
  },
  shelf: {
    about: 'a shelf on the wall, seen from the front',
    stance: 'stand',
    paint: (stage) => {
      const timber = mix(stage.tint, '#a9784d', 0.55);
      const { defs, tint } = stage;
      return (
        wall(stage) +
        rect(-2, 470, 516, 30, {
          fill: linear(
            defs,
            [0, 466],
            [0, 506],
            [
              [0, darken(tint, 0.5), 0.55],
              [1, darken(tint, 0.4), 0],
            ],
          ),
        }) +
        rect(-2, 430, 516, 24, {
          fill: linear(
            defs,
            [0, 0],
            [512, 0],
            [
              [0, lighten(timber, 0.45)],
              [0.6, lighten(timber, 0.2)],
              [1, darken(timber, 0.08)],
            ],
          ),
        }) +
        rect(-2, 454, 516, 20, {
          fill: linear(
            defs,
            [0, 454],
            [0, 474],
            [
              [0, darken(timber, 0.06)],
              [1, darken(timber, 0.26)],
            ],
          ),
        }) +
        rect(-2, 453, 516, 1.6, { fill: lighten(timber, 0.6), opacity: 0.8 })
      );
    },
  },
  'flat-paper': { about: 'plain surface seen from above', stance: 'flat', paint: (stage) => flat(stage) },
};
