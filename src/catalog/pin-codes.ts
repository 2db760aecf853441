import { readFileSync } from 'node:fs';
import { findPinPlace, type PinFile, type PinPlace, pinFileOf } from '../core/pin-code.ts';

let files: Readonly<Record<string, PinFile>> | undefined;

/**
 * All PIN codes of India by their first two digits, read when they are first asked for: 70 KB, two milliseconds. `npm run pin-codes`
 * makes the file from the list of the package.
 */
export function loadPinFiles(): Readonly<Record<string, PinFile>> {
  files ??= JSON.parse(readFileSync(new URL('pin-codes.json', import.meta.url), 'utf8')) as Record<string, PinFile>;
  return files;
}

/** The place of a PIN code; undefined for one that does not exist. */
export const findPlace = (pinCode: string): PinPlace | undefined =>
  findPinPlace(loadPinFiles()[pinFileOf(pinCode)] ?? {}, pinCode);
