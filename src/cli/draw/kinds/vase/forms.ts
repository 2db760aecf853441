// Outlines of vases about the origin, their foot at y = 0.
import type { Knot } from '../../path.ts';

export const CUTS = {
  form: ['bud', 'amphora', 'cylinder', 'ginger', 'matka', 'donut'],
  finish: ['glazed', 'matt', 'fluted', 'brass', 'clay', 'printed', 'glass'],
  stems: ['none', 'pampas', 'roses', 'eucalyptus', 'balls'],
  show: ['one', 'pair', 'three'],
} as const;

export const FORMS: Readonly<Record<'bud' | 'amphora' | 'cylinder' | 'ginger' | 'matka', readonly Knot[]>> = {
  bud: [
    [19, -212],
    [15, -200],
    [16, -160],
    [54, -104],
    [70, -60],
    [56, -12],
    [44, 0],
  ],
  amphora: [
    [40, -250],
    [32, -236],
    [28, -206],
    [66, -152],
    [80, -108],
    [66, -52],
    [42, -10],
    [44, 0],
  ],
  cylinder: [
    [58, -220],
    [60, -212],
    [60, -10],
    [54, 0],
  ],
  ginger: [
    [40, -214],
    [42, -196, 'corner'],
    [80, -176],
    [96, -128],
    [76, -52],
    [60, -10],
    [58, 0],
  ],
  matka: [
    [46, -158],
    [40, -146],
    [70, -128],
    [100, -82],
    [82, -26],
    [50, 0],
  ],
};
