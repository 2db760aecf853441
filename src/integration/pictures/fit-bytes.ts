import sharp from 'sharp';
import { PICTURE_QUALITY } from '../../core/constants.ts';

/** Below this quality WebP shows artefacts; pictures that need less are blurred instead. */
export const LOWEST_QUALITY = 30;
/** Share of the bytes that one step of quality saves. */
const STEP_SHARE = 0.0093;
/** Shares of the limit: to aim at, below which a better quality is tried, and below which one between two blurs is tried. */
const AIM = 0.96;
const ENOUGH = 0.8;
const POOR = 0.6;
const MOST_HALVINGS = 3;
const LEAST_BLUR = 0.8;
/** The width in pixels for which `foreseeBlur` was fitted to photographs, and the power of the width that blur grows with. */
const FITTED_WIDTH = 640;
const BLUR_GROWTH = 1.6;
/** Powers of the bytes by which a blur that was tried is corrected: one that is too small by more, as bytes shrink ever more slowly. */
const MORE_BLUR = 3.5;
const LESS_BLUR = 1.8;
/** Effort of the encoder, 0 to 6. 4 takes twice as long for 5 % fewer bytes. */
const EFFORT = 2;

/** A square of uncompressed pixels, three bytes each. */
export interface Square {
  readonly data: Buffer;
  readonly side: number;
}

/** How a picture is encoded. It is blurred only at the lowest quality. */
interface Setting {
  readonly quality: number;
  readonly blur: number;
}

interface Attempt {
  readonly setting: Setting;
  readonly data: Buffer;
}

const FULL: Setting = { quality: PICTURE_QUALITY, blur: 0 };
const LOWEST: Setting = { quality: LOWEST_QUALITY, blur: 0 };

/** Share of its bytes at full quality that a picture needs at `quality`. */
const shareAt = (quality: number): number => 1 - (PICTURE_QUALITY - quality) * STEP_SHARE;

/** The blur that should shrink a picture by the factor `excess`. */
const foreseeBlur = (excess: number, side: number): number =>
  Math.max(LEAST_BLUR, (LEAST_BLUR + 2.6 * (excess - 1) ** 0.75) * (side / FITTED_WIDTH) ** BLUR_GROWTH);

/** The setting at which a picture with `atFull` bytes at full quality should have `target` bytes. */
function foresee(atFull: number, target: number, side: number): Setting {
  const quality = Math.floor(PICTURE_QUALITY - (1 - target / atFull) / STEP_SHARE);
  if (quality >= LOWEST_QUALITY) return { ...FULL, quality: Math.min(PICTURE_QUALITY, quality) };
  const excess = (atFull * shareAt(LOWEST_QUALITY)) / target;
  // The estimate may be wrong by so much.
  if (excess < 1.1) return LOWEST;
  return { ...LOWEST, blur: foreseeBlur(excess, side) };
}

/** The setting at which a picture with `bytes` at `setting` should have `target` bytes; `setting` itself where none is better. */
function improve({ quality, blur }: Setting, bytes: number, target: number, side: number): Setting {
  if (blur > 0) {
    const factor = bytes / target;
    const next = blur * factor ** (factor > 1 ? MORE_BLUR : LESS_BLUR);
    if (next < LEAST_BLUR / 2 && blur === LEAST_BLUR) return LOWEST;
    return { ...LOWEST, blur: Math.max(LEAST_BLUR, next) };
  }
  const next = foresee(bytes / shareAt(quality), target, side);
  if (bytes <= target || next.quality < quality || next.blur > 0) return next;
  return quality > LOWEST_QUALITY ? { ...FULL, quality: quality - 1 } : { ...LOWEST, blur: LEAST_BLUR };
}

/**
 * Encodes a picture as WebP at the best quality within a limit of bytes, and blurred where the lowest quality is too large. `first` is
 * the picture at a quality that is too large.
 */
export async function fitBytes(
  square: Square,
  limit: number,
  first: { quality: number; data: Buffer },
): Promise<Buffer> {
  const target = limit * AIM;
  let setting: Setting = { quality: first.quality, blur: 0 };
  let { data } = first;
  let best: Attempt | undefined;
  /** A blur that is too small, once one is known that is enough. */
  let tooSmall: number | undefined;
  let halvings = 0;
  for (;;) {
    const bytes = data.length;
    let next = improve(setting, bytes, target, square.side);
    if (bytes > limit && best) {
      if (best.setting.blur === 0) return best.data;
      tooSmall = setting.blur;
    } else if (bytes <= limit) {
      const isBetter = next.quality > setting.quality || next.blur < setting.blur;
      if (tooSmall === undefined && (!isBetter || bytes >= limit * ENOUGH)) return data;
      best = { setting, data };
    }
    if (best && tooSmall !== undefined) {
      // The right blur is between the two.
      if (halvings === MOST_HALVINGS || best.data.length >= limit * POOR) return best.data;
      next = { ...LOWEST, blur: (best.setting.blur + tooSmall) / 2 };
      halvings++;
    }
    setting = next;
    data = await encodeWebp(square, setting);
  }
}

export function encodeWebp(
  { data, side }: Square,
  { quality, blur = 0 }: { quality: number; blur?: number },
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width: side, height: side, channels: 3 } });
  if (blur > 0) picture.blur(blur);
  return picture.webp({ quality, effort: EFFORT }).toBuffer();
}
