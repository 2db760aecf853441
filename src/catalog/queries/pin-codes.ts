import { readFileSync } from 'node:fs';
import { findPinPlace, type PinFile, type PinPlace, pinFileOf } from '../../core/pin-code.ts';
import { pinFilePath } from '../../paths.ts';

/** The files in `public` that pages fetch too. `npm run pin-codes` writes them. */
export const pinFileUrl = (zone: string): URL => new URL(`../../../public${pinFilePath(zone)}`, import.meta.url);

const files = new Map<string, PinFile>();

/** The PIN codes that begin with these two digits. The file is read once, when it is first needed. */
export function loadPinFile(zone: string): PinFile {
  let file = files.get(zone);
  if (!file) {
    file = JSON.parse(readFileSync(pinFileUrl(zone), 'utf8')) as PinFile;
    files.set(zone, file);
  }
  return file;
}

/** The place of a six-digit PIN code that does not begin with 0; undefined for one that does not exist. */
export const findPlace = (pinCode: string): PinPlace | undefined =>
  findPinPlace(loadPinFile(pinFileOf(pinCode)), pinCode);
