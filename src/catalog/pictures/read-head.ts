import sharp, { type Metadata } from 'sharp';
import { describeFormat } from './picture-format.ts';

/** A small file can have so many pixels that they fill the memory. */
const MOST_PIXELS = 120_000_000;

/**
 * Reads the header of a picture's file.
 * @throws for a file that is not a picture of pixels, or has too many of them.
 */
export async function readHead(source: Buffer): Promise<Metadata> {
  const problem = describeFormat(source);
  if (problem !== undefined) throw new Error(problem);
  const head = await sharp(source, { limitInputPixels: false }).metadata();
  if (head.width * head.height > MOST_PIXELS)
    throw new Error(`it has ${head.width} × ${head.height} pixels; at most ${MOST_PIXELS / 1e6} million are taken`);
  return head;
}
