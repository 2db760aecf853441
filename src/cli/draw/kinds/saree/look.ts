// Options, cloths and edges of sarees.
import type { BorderStyle } from '../../border-designs.ts';
import { border } from '../../borders.ts';
import { darken, mix } from '../../colour.ts';
import { smooth } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import type { Finish } from '../../relief.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  drape: ['nivi', 'open', 'seedha', 'bengali', 'coorgi', 'waist'],
  border: ['zari', 'temple', 'brocade', 'paisley-vine', 'gota', 'double', 'lace', 'plain'],
  width: ['medium', 'broad', 'narrow'],
  pallu: ['rich', 'same', 'stripes', 'contrast', 'running'],
  blouse: ['short', 'elbow', 'sleeveless'],
  neck: ['round', 'boat', 'v'],
  cloth: ['silk', 'cotton', 'georgette'],
} as const;

type Cut = CutOf<typeof CUTS>;

/** The dress form's axis and the height of the floor: shoulders to floor are as long as on a grown woman. */
export const AXIS = 250;
export const FLOOR = 542;

export interface Look {
  readonly cut: Cut;
  readonly body: Fabric;
  readonly blouse: Fabric;
  readonly palluCloth: Fabric;
  readonly finish: Finish;
  readonly edge: number;
  /** Ground, metal and accent of the border. */
  readonly trim: readonly [string, string, string];
}

export function lookOf(ctx: Ctx, cut: Cut): Look {
  const base = ctx.colour(0);
  const ground = ctx.colourCount > 1 ? ctx.colour(1) : darken(base, 0.3);
  const metal = ctx.colourCount > 2 ? ctx.colour(2) : '#cda349';
  const pallu: Readonly<Record<Cut['pallu'], () => Fabric>> = {
    same: () => ctx.fabric,
    running: () => ctx.fabric,
    contrast: () => ctx.cloth({ name: 'brocade', scale: 0.8 }, [ground, metal, base]),
    stripes: () => ctx.cloth({ name: 'border-stripe', scale: 0.6 }, [base, ground, metal]),
    rich: () => ctx.cloth({ name: 'brocade-jaal', scale: 0.85 }, [ground, metal, base]),
  };
  return {
    cut,
    body: ctx.fabric,
    blouse: ctx.cloth({ name: cut.cloth === 'cotton' ? 'slub' : 'brocade', scale: 0.55 }, [
      ground,
      mix(metal, ground, 0.3),
      mix(base, ground, 0.4),
    ]),
    palluCloth: pallu[cut.pallu](),
    finish: cut.cloth === 'silk' ? 'silk' : cut.cloth === 'georgette' ? 'soft' : 'matte',
    edge: { narrow: 13, medium: 21, broad: 32 }[cut.width],
    // Where the cloth runs through to its end, the border too is lines on its own ground.
    trim: cut.pallu === 'running' ? [base, ground, metal] : [ground, metal, base],
  };
}

export function edging(look: Look, along: Path, side: 'left' | 'right', share = 1): string {
  return border(along, { style: look.cut.border as BorderStyle, width: look.edge * share, colours: look.trim, side });
}

/** A hem that runs in and out of pleats. */
export function pleatedHem(left: number, right: number, y: number, count: number, depth: number, sag: number): Path {
  const knots: Knot[] = [];
  for (let n = 0; n <= count * 2; n += 1) {
    const t = n / (count * 2);
    knots.push([left + (right - left) * t, y + sag * Math.sin(Math.PI * t) + (n % 2 === 0 ? 0 : depth)]);
  }
  return smooth(knots);
}
