// The dancing peacock of studs, pendants and jhumkas, centred on (0, 0): 112 wide, from y = -39 to y = 38.
import { castOn } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import { oval, path } from '../../path.ts';
import type { Path } from '../../path.ts';
import { line, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { gem, grain, setStone } from '../stones.ts';
import type { Dress } from './motifs.ts';
import { stud } from './motifs.ts';

/** Half of its width, and how far its breast reaches below the centre. */
export const PEACOCK = { half: 56, reach: 38, outline: oval(0, 2, 52, 38) } as const;

const FEATHER: Path = path('M0 0C8 -14 12.4 -32 10 -43C8 -51 4 -53 0 -55C-4 -53 -8 -51 -10 -43C-12.4 -32 -8 -14 0 0Z');
const BIRD: Path = path(
  'M-12 33C-21 22 -15 6 -5.5 -3C-10 -12 -3 -21 5 -19L8 -17L18 -12.5L9 -8.6C8 4 22 16 13 33C7 40 -6 40 -12 33Z',
);

export function peacock(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const heart = dress.stone ?? dress.second;
  // From the ground up, so that the feathers beside the neck lie on top; an even count leaves the neck its gap.
  const fan = [-84, 84, -60, 60, -36, 36, -12, 12].map((turn) =>
    place(
      metalPiece(ctx, FEATHER, metal, { rim: 1.8 }) +
        setStone(ctx, 0, -40, 8, heart, metal, { shape: 'drop' }) +
        grain(ctx, 0, -26, 2, metal),
      { y: 16, turn },
    ),
  );
  const crest = [-30, 0, 30].map((turn) =>
    place(line(0, 0, 0, -9, { stroke: metal.patina, 'stroke-width': 1.6 }) + grain(ctx, 0, -10, 2.4, metal), {
      x: 1,
      y: -18,
      turn,
    }),
  );
  return (
    fan.join('') +
    castOn(ctx, PEACOCK.outline, BIRD, { base: metal.patina, dx: 2.5, dy: 3, soft: 2.5, strength: 0.6 }) +
    crest.join('') +
    metalPiece(ctx, BIRD, metal, { rim: 2 }) +
    gem(ctx, 3, -13, 1.9, heart) +
    stud(ctx, dress, 0, 19, 8, { second: true, shape: 'drop' }) +
    [-7, 0, 7].map((x) => grain(ctx, x, 3.5 - Math.abs(x) * 0.2, 1.8, metal)).join('')
  );
}
