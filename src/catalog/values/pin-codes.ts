import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPinPlace, type PinFile, type PinPlace, pinFileOf } from '../../core/address/pin-code.ts';
import { pinFilePath } from '../../core/site/data-paths.ts';
import { publicFolder } from '../../package.ts';

/** All first two digits that a PIN code may have. Each has a file, so that looking up a wrong code is not an error. */
export const PIN_ZONES: readonly string[] = Array.from({ length: 90 }, (_, index) => String(index + 10));

/** The files in src/public that pages fetch too. `npm run pin-codes` writes them. */
export const pinFileUrl = (zone: string): URL => pathToFileURL(join(publicFolder, pinFilePath(zone)));

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
export const pinPlaceOf = (pinCode: string): PinPlace | undefined =>
  findPinPlace(loadPinFile(pinFileOf(pinCode)), pinCode);

/** Whether a PIN code begins with these digits, at least two. */
export function hasPinCodes(prefix: string): boolean {
  const wanted = prefix.slice(2);
  const isIn = (run: string): boolean => {
    const [from = '', to = from] = run.split('-').map((number) => number.padStart(4, '0').slice(0, wanted.length));
    return wanted >= from && wanted <= to;
  };
  const file = loadPinFile(prefix.slice(0, 2));
  return Object.values(file).some((cities) => Object.values(cities).some((runs) => runs.split(',').some(isIn)));
}
