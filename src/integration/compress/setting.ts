import type { Effort } from './encode.ts';

/**
 * Reads the environment variable COMPRESS: how hard to compress the files of a site. Undefined by default, because compressed forms take more time
 * than the rest of a build and a third of the space of the pages, and only some web servers use them.
 * @throws for an unknown value
 */
export function readEffort(text = process.env['COMPRESS']): Effort | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'fast' || text === 'best') return text;
  throw new Error(`COMPRESS is "${text}". It can be "fast" or "best".`);
}
