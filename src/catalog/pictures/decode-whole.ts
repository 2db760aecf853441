import sharp from 'sharp';
import { DAMAGED, readHead } from './read-head.ts';

/** A picture that is made of all of the file, as small as it can be. */
const SIDE = 16;

/**
 * Reads a picture to its last byte: one that is cut off has a whole header, and would be grey below.
 * @throws for a file that is no picture, or damaged
 */
export async function decodeWhole(bytes: Buffer): Promise<void> {
  await readHead(bytes);
  try {
    await sharp(bytes, { limitInputPixels: false }).resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer();
  } catch (error) {
    const isCut =
      /premature|truncat|unexpected end|ends? (?:too )?(?:early|before)|not enough|read (?:gave|error)|eof/i.test(
        String(error),
      );
    throw new Error(
      isCut
        ? 'it is cut off: a part of the file is missing, as after a download that was broken off; fetch or save it again'
        : DAMAGED,
    );
  }
}
