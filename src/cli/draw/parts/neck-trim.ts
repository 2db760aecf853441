// Bands sewn round a neckline. A pointed neck is mitred: each half is laid on past the point and cut at the middle.
import { border } from '../borders.ts';
import type { BorderLook } from '../border-designs.ts';
import { clipTo } from '../light.ts';
import { AXIS, wholeNeckline } from './garment.ts';
import { flipped, joined, parallel, path, reversed } from '../path.ts';
import type { Path } from '../path.ts';
import type { Ctx } from '../types.ts';

/** `neck` is a left half as `necklineHalf` gives it; `offset` leaves that much cloth between the edge and the band. */
export function neckBand(
  ctx: Ctx,
  neck: Path,
  look: Omit<BorderLook, 'side' | 'hangs'>,
  options: { pointed: boolean; offset?: number },
): string {
  const { pointed, offset = 0 } = options;
  if (!pointed) {
    const line = wholeNeckline(neck);
    return border(offset > 0 ? parallel(line, offset) : line, { ...look, side: 'right' });
  }
  const [x, y] = neck.start;
  const [cx, cy] = neck.curves[0]?.[2] ?? neck.start;
  const size = Math.hypot(x - cx, y - cy) || 1;
  const past = look.width * 2 + offset * 2 + 8;
  const tail = path(`M${x} ${y}L${x + ((x - cx) / size) * past} ${y + ((y - cy) / size) * past}`);
  const half = joined([reversed(neck), tail], false);
  const line = offset > 0 ? parallel(half, offset) : half;
  const left = path(`M${AXIS - 200} -100H${AXIS + 0.3}V600H${AXIS - 200}Z`);
  return (
    clipTo(ctx, left, border(line, { ...look, side: 'right' })) +
    clipTo(ctx, flipped(left, AXIS), border(reversed(flipped(line, AXIS)), { ...look, side: 'right' }))
  );
}
