import type { Effort } from './encode.ts';

/**
 * The environment's COMPRESS: how the compressed forms beside the files of a site are made. Undefined by default: they take more time than
 * all else of a build, and as much space as a third of the pages, and only some web servers use them.
 * @throws for any other value.
 */
export function readEffort(text = process.env['COMPRESS']): Effort | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'fast' || text === 'best') return text;
  throw new Error(`COMPRESS is "${text}". It can be "fast" or "best".`);
}
