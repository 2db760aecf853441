import type { Effort } from './encode.ts';

/**
 * Reads the environment's COMPRESS: how compressed forms of a site's files are made. Undefined by default: they take more time than everything else in
 * a build, and a third of the space of the pages, and only some web servers use them.
 * @throws for any other value
 */
export function readEffort(text = process.env['COMPRESS']): Effort | undefined {
  if (text === undefined || text === '') return undefined;
  if (text === 'fast' || text === 'best') return text;
  throw new Error(`COMPRESS is "${text}". It can be "fast" or "best".`);
}
