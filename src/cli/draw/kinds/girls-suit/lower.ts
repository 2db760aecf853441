// Measures of girls' kurti sets and what is worn below the kurti.
import { LEGS } from '../../parts/kids-legs.ts';
import { border } from '../../borders.ts';
import { seam } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { LegsPlan } from '../../parts/kids-legs.ts';
import { drawSkirt } from '../../parts/kids-skirt.ts';
import { path } from '../../path.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  kurti: ['straight', 'anarkali', 'peplum', 'a-line'],
  lower: ['palazzo', 'sharara', 'churidar', 'dhoti'],
  sleeve: ['elbow', 'short', 'full', 'none', 'puff'],
  dupatta: ['none', 'side'],
  trim: ['zari', 'gota', 'lace', 'block', 'plain'],
  work: ['plain', 'placket', 'neck'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const HEMS: Readonly<Record<Cut['kurti'], number>> = {
  straight: 318,
  anarkali: 340,
  peplum: 262,
  'a-line': 310,
};

export function planOf(y: number, lower: Cut['lower']): LegsPlan {
  const to = 446;
  switch (lower) {
    case 'palazzo':
      return {
        ...LEGS.palazzo,
        waist: 64,
        y,
        hip: [84, y + 50],
        crotch: y + 80,
        knee: { outer: 104, inner: 8, y: 350 },
        hem: { outer: 118, inner: 4, y: to },
      };
    case 'sharara':
      return {
        ...LEGS.pyjama,
        waist: 64,
        y,
        hip: [80, y + 50],
        crotch: y + 76,
        knee: { outer: 74, inner: 14, y: 338 },
        hem: { outer: 76, inner: 12, y: 352 },
        ease: 0.4,
      };
    case 'dhoti':
      return {
        ...LEGS.salwar,
        waist: 64,
        y,
        hip: [96, y + 70],
        crotch: y + 130,
        knee: { outer: 88, inner: 16, y: 384 },
        hem: { outer: 60, inner: 32, y: to },
      };
    default:
      return {
        ...LEGS.leggings,
        waist: 60,
        y,
        hip: [72, y + 50],
        crotch: y + 76,
        knee: { outer: 62, inner: 16, y: 350 },
        hem: { outer: 54, inner: 26, y: to },
        ease: 0.2,
      };
  }
}

/** The two gathered flares that make a sharara of trousers. */
export function shararaFlares(ctx: Ctx, cut: Cut, cloth: string): string {
  const trim = ctx.colour(ctx.colourCount - 1);
  return [1, -1]
    .map((s) => {
      const middle = AXIS - s * 44;
      const made = drawSkirt(ctx, {
        waist: [34, 346],
        hem: [66, 448],
        sag: 10,
        waves: 6,
        waveDepth: 6,
        fabric: ctx.plain(cloth),
        folds: 10,
        depth: 0.42,
        stagger: 0,
        finish: 'silk',
        belly: 0.1,
        hemStitch: false,
        onHem: (hem) =>
          border(hem, {
            style: cut.trim === 'plain' ? 'zari' : cut.trim,
            width: 18,
            colours: [ctx.colour(0), trim, cloth],
            side: 'left',
          }),
      });
      return `<g transform="translate(${middle - AXIS} 0)">${made.art}${seam(path(`M${AXIS - 34} 348Q${AXIS} 354 ${AXIS + 34} 348`), cloth, { strength: 0.7 })}</g>`;
    })
    .join('');
}
