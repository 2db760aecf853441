// The blouse under the drape, from the front and from behind.
import { border } from '../../borders.ts';
import { AXIS } from './look.ts';
import type { Look } from './look.ts';
import { seam } from '../../light.ts';
import { flipped, joined, path, reversed } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import type { Ctx } from '../../types.ts';

const A = AXIS;

/** The left half of the neckline, from the middle up to the shoulder. */
const NECKS: Readonly<Record<Look['cut']['neck'] | 'back', string>> = {
  round: `M${A} 122C${A - 18} 122 ${A - 26} 104 ${A - 29} 84`,
  boat: `M${A} 98C${A - 22} 98 ${A - 38} 94 ${A - 44} 88`,
  v: `M${A} 134C${A - 12} 118 ${A - 24} 100 ${A - 29} 84`,
  back: `M${A} 152C${A - 24} 152 ${A - 32} 116 ${A - 33} 85`,
};

const bustFolds = (side: 1 | -1): Fold[] => [
  {
    points: [
      [A + side * 44, 176],
      [A + side * 34, 164],
      [A + side * 26, 150],
    ],
    width: 10,
    depth: -0.26,
  },
  {
    points: [
      [A + side * 40, 132],
      [A + side * 26, 142],
      [A + side * 10, 140],
    ],
    width: 20,
    depth: 0.22,
  },
];

function sleeves(ctx: Ctx, look: Look): string {
  if (look.cut.blouse === 'sleeveless') return '';
  const long = look.cut.blouse === 'elbow' ? 50 : 14;
  const arm = path(
    `M${A - 61} 95C${A - 75} 100 ${A - 80} 118 ${A - 82 - long * 0.14} ${142 + long}L${A - 58 - long * 0.04} ${147 + long}C${A - 57} 144 ${A - 55} 130 ${A - 57} 112Z`,
  );
  const cuff = path(`M${A - 82 - long * 0.14} ${142 + long}L${A - 58 - long * 0.04} ${147 + long}`);
  const one = (mirror: boolean): string =>
    clothPiece(ctx, {
      outline: mirror ? flipped(arm, A) : arm,
      fabric: look.blouse,
      form: 0.8,
      turn: mirror ? -8 : 8,
      onCloth: border(mirror ? reversed(flipped(cuff, A)) : cuff, {
        style: 'zari',
        width: 9,
        colours: look.trim,
        side: 'left',
      }),
    });
  return one(false) + one(true);
}

export function drawBlouse(ctx: Ctx, look: Look, behind = false): string {
  const neck = path(NECKS[behind ? 'back' : look.cut.neck]);
  const shoulder = neck.curves.at(-1)?.[2] ?? [A - 29, 84];
  const side = path(
    `M${shoulder[0]} ${shoulder[1]}C${A - 46} 89 ${A - 56} 90 ${A - 64} 97C${A - 58} 112 ${A - 55} 128 ${A - 58} 146C${A - 57} 160 ${A - 52} 172 ${A - 48} 184`,
  );
  const hem = path(`M${A - 48} 184C${A - 24} 189 ${A + 24} 189 ${A + 48} 184`);
  const outline = joined([side, hem, flipped(reversed(side), A), reversed(flipped(neck, A)), neck]);
  const piping = (along: Path, at: 'left' | 'right'): string =>
    border(along, { style: 'piping', width: 3, colours: look.trim, side: at });
  return (
    sleeves(ctx, look) +
    clothPiece(ctx, {
      outline,
      fabric: look.blouse,
      form: 0.85,
      finish: look.finish,
      folds: behind ? [] : [...bustFolds(-1), ...bustFolds(1)],
      over: behind ? '' : seam(path(`M${A} 122V190`), look.blouse.base, { strength: 0.5 }),
    }) +
    piping(reversed(neck), 'right') +
    piping(flipped(neck, A), 'right')
  );
}
