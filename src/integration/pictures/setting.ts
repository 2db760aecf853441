/**
 * The environment's AVIF: whether the pictures of cards get an AVIF beside the WebP. Not by default: it costs two or three more encodings
 * of each, and only hosts that choose by `Accept` send it.
 * @throws for any other value.
 */
export function makesAvif(text = process.env['AVIF']): boolean {
  if (text === undefined || text === '') return false;
  if (text === 'on') return true;
  throw new Error(`AVIF is "${text}". It can be "on".`);
}
