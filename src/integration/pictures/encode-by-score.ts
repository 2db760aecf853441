import { PICTURE_QUALITY } from '../../core/site/constants.ts';
import { findQuality, type QualityRange, TARGET, type Tried } from './find-quality.ts';
import { encodeWebp, fitBytes, LOWEST_QUALITY, lowerQuality, openPixels, type Pixels } from './fit-bytes.ts';
import { Original } from './score.ts';

const AVIF: QualityRange = { lowest: 25, highest: 65, slope: 0.9 };
/** The quality at which most pictures reach the target. */
const USUAL_WEBP = 50;
const USUAL_AVIF = 43;
/** About how many points of score one step of WebP's quality gives. */
const WEBP_SLOPE = 0.4;
/** A quality this close to one that was tried is not tried. */
const NEAR_QUALITY = 2;
/** A picture with more bytes is not tried at a better quality, as it gets a lower one anyway. */
const MOST_BYTES = 8_000;
/** AVIF is kept if it has at most this share of the bytes of a WebP that looks the same, and no more bytes than the WebP that is sent. */
const AVIF_SHARE = 0.8;
/** For each point of score, the bytes of AVIF grow by e to this power, within a twentieth. */
const AVIF_GROWTH = 0.03;
const AVIF_DOUBT = 1.05;
/** Effort of the AVIF encoder, 0 to 9. At 2, it takes half as long and saves 17 % instead of 24 %. */
const AVIF_EFFORT = 3;

/** A picture at the lowest quality that looks good, or that is within the byte limit. */
interface Made {
  /** The quality at which WebP looks good. */
  readonly quality: number;
  readonly webp: Buffer;
  /** Missing if it saves little. */
  readonly avif?: Tried;
}

/**
 * Encodes a picture at about the lowest quality whose score reaches the target, and tries AVIF if wanted. One try is enough to compute the quality,
 * because the score grows by nearly the same with each step.
 */
export async function encodeByScore(pixels: Pixels, limits: { bytes: number; avif: boolean }): Promise<Made> {
  const original = new Original(pixels);
  const tried = { quality: USUAL_WEBP, data: await encodeWebp(pixels, { quality: USUAL_WEBP }) };
  const quality = foreseeQuality(await original.score(tried.data, 'webp'), tried.data.length);
  const data = quality === USUAL_WEBP ? tried.data : await encodeWebp(pixels, { quality });
  const webp = data.length > limits.bytes ? await fitBytes(pixels, limits.bytes, { quality, data }) : data;
  const mostAvif = Math.min(webp.length, data.length * AVIF_SHARE);
  const avif = limits.avif ? await encodeAvif(pixels, original, mostAvif) : undefined;
  return { quality, webp, avif };
}

/** Estimates the quality at which a picture looks good from its score and bytes at the usual quality. */
function foreseeQuality(score: number, bytes: number): number {
  if (score < TARGET && bytes > MOST_BYTES) return USUAL_WEBP;
  const step = Math.round((TARGET + 1 - score) / WEBP_SLOPE);
  if (Math.abs(step) <= NEAR_QUALITY) return USUAL_WEBP;
  return Math.min(PICTURE_QUALITY, Math.max(LOWEST_QUALITY, USUAL_WEBP + step));
}

/** Encodes a picture at a quality, or within a limit of bytes at a lower quality or with fewer pixels. */
export async function encodeWithin(pixels: Pixels, quality: number, bytes: number): Promise<Buffer> {
  const data = await encodeWebp(pixels, { quality });
  return data.length > bytes ? fitBytes(pixels, bytes, { quality, data }) : data;
}

/** Encodes a picture with all its pixels at a quality that looks good, or at a lower one if it has too many bytes. */
export async function encodeWhole(pixels: Pixels, quality: number, bytes: number): Promise<Buffer> {
  const data = await encodeWebp(pixels, { quality });
  return (await lowerQuality(pixels, bytes, { quality, data })).data;
}

/**
 * Encodes a wider file of the same picture as AVIF, at the quality that was found for it. Undefined if that saves little compared with its WebP, or
 * looks worse.
 */
export async function encodeWiderAvif(pixels: Pixels, quality: number, webp: Buffer): Promise<Buffer | undefined> {
  const data = await encodeAvifAt(pixels, quality);
  if (data.length > webp.length * AVIF_SHARE) return undefined;
  return (await new Original(pixels).score(data, 'avif')) >= TARGET ? data : undefined;
}

const encodeAvifAt = (pixels: Pixels, quality: number): Promise<Buffer> =>
  openPixels(pixels).avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();

/** The picture as AVIF; undefined if it has more bytes than `limit` at the same score. */
async function encodeAvif(pixels: Pixels, original: Original, limit: number): Promise<Tried | undefined> {
  const attempt = async (quality: number) => {
    const data = await encodeAvifAt(pixels, quality);
    return { quality, data, score: await original.score(data, 'avif') };
  };
  const isTooLarge = ({ data, score }: Tried) =>
    data.length * Math.exp((TARGET - score) * AVIF_GROWTH) > limit * AVIF_DOUBT;
  const found = await findQuality(AVIF, USUAL_AVIF, attempt, isTooLarge);
  return found.score >= TARGET && found.data.length <= limit ? found : undefined;
}
