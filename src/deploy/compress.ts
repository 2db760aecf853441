import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { DeployError } from './deploy-error.ts';

export type Encoding = 'br' | 'gzip';

const PACKERS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
const UNPACKERS: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

export const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> => PACKERS[encoding](content);
/** @throws when the content is not compressed in this way */
export const decompress = (content: Buffer, encoding: Encoding): Promise<Buffer> => UNPACKERS[encoding](content);

/** `br`, `gzip` or `br,gzip`. @throws DeployError for anything else */
export function parseEncodings(text: string | undefined): Encoding[] {
  if (text === undefined) return [];
  return [...new Set(text.split(','))].map((name) => {
    if (name !== 'br' && name !== 'gzip')
      throw new DeployError(`--compress takes "br", "gzip" or "br,gzip", not "${text}".`);
    return name;
  });
}
