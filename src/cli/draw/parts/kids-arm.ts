// How the sleeves of children's upper garments lie.
import { joined, path } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { AXIS } from './garment.ts';
import type { BodyPlan, Sleeve, SleevePlan } from './garment.ts';

/** Changes an edge of the left sleeve: the outer one runs down from the shoulder, the inner one up from the cuff. */
export type ArmEdge = (edge: Path, which: 'outer' | 'inner') => Path;

/** The left sleeve of a child's garment as it lies: cut in one line with the shoulder and held a little off the body. */
export function childSleeve(plan: BodyPlan, cut: SleevePlan, shaped: ArmEdge = (edge) => edge): Sleeve {
  const tip: Point = [AXIS - plan.shoulderHalf, plan.top + plan.shoulderDrop];
  const under: Point = [AXIS - plan.underarm[0], plan.underarm[1]];
  const angle = (cut.lean * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at = (along: number, across: number): string =>
    `${(tip[0] - sin * along + cos * across).toFixed(2)} ${(tip[1] + cos * along + sin * across).toFixed(2)}`;
  const { length, cuff, puff = 0, flare = 0 } = cut;
  const bulge = length > 150 ? -14 : -8;
  const outside = path(
    puff > 0
      ? `M${tip[0] + 4} ${tip[1] - 2}C${at(-2, -12 - puff * 0.5)} ${at(length * 0.14, -14 - puff)} ${at(length * 0.52, -12 - puff)}` +
          `S${at(length * 0.9, -16 - puff * 0.4)} ${at(length, -8)}`
      : `M${tip[0] + 4} ${tip[1] - 1}C${at(6, -5)} ${at(length * 0.2, bulge * 0.6)} ${at(length * 0.45, bulge)}` +
          `S${at(length * 0.8, -8 - flare * 0.4)} ${at(length, -8 - flare * 0.6)}`,
  );
  const inner = at(length, cuff - 8 + flare * 0.4);
  const line = path(`M${at(length, -8 - flare * 0.6)}Q${at(length + 3, cuff / 2 - 8)} ${inner}`);
  const inside = path(
    `M${inner}C${at(length * 0.8, cuff - 7)} ${under[0] - 12} ${under[1] + 8 + length * 0.1} ${under[0] + 1} ${under[1] + 2}` +
      `L${under[0] + 20} ${under[1] - 12}L${tip[0] + 24} ${tip[1] + 8}`,
  );
  return {
    outline: joined([shaped(outside, 'outer'), line, shaped(inside, 'inner')]),
    cuff: line,
    lean: cut.lean,
  };
}
