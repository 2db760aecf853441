import sharp from 'sharp';
import { PICTURE_QUALITY } from '../../core/constants.ts';
import { findQuality, type QualityRange, TARGET, type Tried } from './find-quality.ts';
import { encodeWebp, fitBytes, LOWEST_QUALITY, type Square } from './fit-bytes.ts';
import { Original } from './score.ts';

const WEBP: QualityRange = { lowest: LOWEST_QUALITY, highest: PICTURE_QUALITY, slope: 0.4 };
const AVIF: QualityRange = { lowest: 25, highest: 65, slope: 0.9 };
/** The qualities at which pictures mostly reach the target. */
const USUAL_WEBP = 50;
const USUAL_AVIF = 43;
/** Of a picture with more bytes no better quality is looked for: it will have a lower one. */
const MOST_BYTES = 8_000;
/** AVIF is kept where it has at most this share of the bytes of WebP that looks as well, and no more than the WebP that is sent. */
const AVIF_SHARE = 0.8;
/** AVIF's bytes grow with this power of e for a point of score, within a twentieth. */
const AVIF_GROWTH = 0.03;
const AVIF_DOUBT = 1.05;
/** Effort of the AVIF encoder, 0 to 9. 2 takes half as long and saves 17 % in place of 24 %. */
const AVIF_EFFORT = 3;

/** A picture at the lowest quality with which it looks well, or a lower one that keeps to the bytes. */
interface Made {
  /** The quality at which WebP looks well. */
  readonly quality: number;
  readonly webp: Buffer;
  /** Missing where it saves little. */
  readonly avif?: Buffer;
}

/** Encodes a picture at the lowest quality whose score reaches the target, and tries AVIF if wanted. */
export async function encodeByScore(square: Square, limits: { bytes: number; avif: boolean }): Promise<Made> {
  const original = new Original(square);
  const attempt = async (quality: number) => {
    const data = await encodeWebp(square, { quality });
    return { quality, data, score: await original.score(data, 'webp') };
  };
  const isTooLarge = ({ data, score }: Tried) => data.length > MOST_BYTES && score < TARGET;
  const { quality, data } = await findQuality(WEBP, USUAL_WEBP, attempt, isTooLarge);
  const webp = data.length > limits.bytes ? await fitBytes(square, limits.bytes, { quality, data }) : data;
  const mostAvif = Math.min(webp.length, data.length * AVIF_SHARE);
  const avif = limits.avif ? await encodeAvif(square, original, mostAvif) : undefined;
  return { quality, webp, ...(avif ? { avif } : {}) };
}

/** Encodes a picture at a quality, or a lower one that keeps to the bytes. */
export async function encodeWithin(square: Square, quality: number, bytes: number): Promise<Buffer> {
  const data = await encodeWebp(square, { quality });
  return data.length > bytes ? fitBytes(square, bytes, { quality, data }) : data;
}

/** The picture as AVIF; undefined if it has more bytes than `limit` at the same score. */
async function encodeAvif(
  { data: pixels, side }: Square,
  original: Original,
  limit: number,
): Promise<Buffer | undefined> {
  const attempt = async (quality: number) => {
    const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
    const data = await picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();
    return { quality, data, score: await original.score(data, 'avif') };
  };
  const isTooLarge = ({ data, score }: Tried) =>
    data.length * Math.exp((TARGET - score) * AVIF_GROWTH) > limit * AVIF_DOUBT;
  const found = await findQuality(AVIF, USUAL_AVIF, attempt, isTooLarge);
  return found.score >= TARGET && found.data.length <= limit ? found.data : undefined;
}
