/**
 * Reads the environment variable AVIF: whether pictures on cards get an AVIF beside the WebP. Off by default, because it takes two or three more
 * encodings for each picture, and only hosts that choose by `Accept` send it.
 * @throws for an unknown value
 */
export function makesAvif(text = process.env['AVIF']): boolean {
  if (text === undefined || text === '') return false;
  if (text === 'on') return true;
  throw new Error(`AVIF is "${text}". It can be "on".`);
}
