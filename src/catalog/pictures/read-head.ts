import sharp, { type Metadata } from 'sharp';
import { describeFormat } from './picture-format.ts';

/** A small file can have so many pixels that they fill the memory. */
const MOST_PIXELS = 120_000_000;

/** For a file that starts as a picture and goes on as none. What the library says of it helps nobody. */
export const DAMAGED = 'the file is damaged; save it again as JPEG or PNG, or take a screenshot of it';

/**
 * Reads the header of a picture's file.
 * @throws for a file that is not a picture of pixels, or has too many of them.
 */
export async function readHead(source: Buffer): Promise<Metadata> {
  const problem = describeFormat(source);
  if (problem !== undefined) throw new Error(problem);
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Error(DAMAGED);
    });
  if (head.width * head.height > MOST_PIXELS)
    throw new Error(`it has ${head.width} × ${head.height} pixels; at most ${MOST_PIXELS / 1e6} million are taken`);
  return head;
}
