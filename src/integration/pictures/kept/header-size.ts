import sharp from 'sharp';
import { RemoteError } from '../remote/remote-error.ts';
import type { PixelSize } from './size-in-address.ts';

/** The size of an upright picture, read from its first bytes. @throws RemoteError when it isn't in them */
export async function readHeaderSize(start: Buffer): Promise<PixelSize> {
  try {
    return webpSize(start) ?? (await sharp(start, { failOn: 'none' }).metadata()).autoOrient;
  } catch {
    throw new RemoteError('its first bytes do not say its size');
  }
}

/** The size of a WebP picture. libvips reads its header only from a complete file. */
function webpSize(start: Buffer): PixelSize | undefined {
  if (start.length < 30 || start.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = start.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: start.readUIntLE(24, 3) + 1, height: start.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: start.readUInt16LE(26) & 0x3fff, height: start.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = start.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
