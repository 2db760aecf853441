import type { Encoding as FormEncoding } from '../../integration/compress/encode.ts';
import { DeployError } from './deploy-error.ts';

export type Encoding = Exclude<FormEncoding, 'zst'>;

/** Reads a list of compressions: `br`, `gzip` or `br,gzip`. @throws DeployError for any other text */
export function parseEncodings(text: string | undefined): Encoding[] {
  if (text === undefined) return [];
  return [...new Set(text.split(','))].map((name) => {
    if (name !== 'br' && name !== 'gzip')
      throw new DeployError(`--compress takes "br", "gzip" or "br,gzip", not "${text}".`);
    return name;
  });
}
