// Surfaces seen from above.
import { chipColours, chips, flat, planks, wall } from './stage.ts';
import type { Backdrop } from './stage.ts';
import { darken, lighten, mix, saturate } from '../colour.ts';
import { blur, circle, draw, group, linear, rect } from '../svg.ts';

export const FLATS: Readonly<Record<string, Backdrop>> = {
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
  'flat-linen': {
    about: 'cloth laid out, seen from above, with a few soft folds',
    stance: 'flat',
    paint: (stage) => {
      const cloth = lighten(stage.tint, 0.15);
      let art = '';
      for (const [d, wide] of [
        ['M-20 90C120 60 180 130 540 40', 22],
        ['M-20 470C160 430 300 520 540 440', 26],
        ['M430 -20C400 120 500 300 470 540', 20],
      ] as const) {
        art +=
          draw(d, {
            stroke: darken(cloth, 0.3),
            'stroke-width': wide,
            'stroke-opacity': 0.2,
            fill: 'none',
            filter: blur(stage.defs, 11),
          }) +
          draw(d, {
            stroke: '#fff',
            'stroke-width': wide * 0.6,
            'stroke-opacity': 0.22,
            fill: 'none',
            filter: blur(stage.defs, 8),
            transform: 'translate(-5 -11)',
          });
      }
      return flat(stage, cloth) + art;
    },
  },
  'flat-terrazzo': {
    about: 'terrazzo or kota stone from above',
    stance: 'flat',
    paint: (stage) =>
      flat(stage, lighten(stage.tint, 0.25)) +
      group({ opacity: 0.7 }, chips(stage.random, chipColours(stage.tint), 60, -10, 1)),
  },
  'flat-wood': {
    about: 'boards from above',
    stance: 'flat',
    paint: (stage) => {
      const timber = mix(stage.tint, '#c19a6f', 0.55);
      return flat(stage, timber) + planks(stage, timber, 0, true);
    },
  },
  'flat-round': {
    about: 'a large round mat or tray shape under the product, from above',
    stance: 'flat',
    paint: (stage) => {
      const colour = mix(darken(stage.tint, 0.12), saturate(stage.tint, 1.9), 0.5);
      return (
        flat(stage) +
        circle(264, 268, 212, { fill: darken(stage.tint, 0.45), opacity: 0.3, filter: blur(stage.defs, 9) }) +
        circle(256, 256, 212, { fill: colour }) +
        circle(256, 256, 212, {
          fill: linear(
            stage.defs,
            [100, 100],
            [420, 420],
            [
              [0, lighten(colour, 0.5), 0.7],
              [1, darken(colour, 0.15), 0.4],
            ],
          ),
        }) +
        circle(256, 256, 199, {
          fill: 'none',
          stroke: lighten(colour, 0.6),
          'stroke-width': 1.6,
          'stroke-opacity': 0.7,
        })
      );
    },
  },
};
