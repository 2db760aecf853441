import { findPinPlace, type PinFile, type PinPlace, pinFileOf } from '../../core/address/pin-code.ts';
import { pinFilePath } from '../../core/site/data-paths.ts';
import { readJson } from '../../browser/files/read-file.ts';

const pinPlaces = new Map<string, PinPlace | null>();

/** The place of a PIN code that was looked up before; null for one that does not exist. */
export const knownPinPlace = (pinCode: string): PinPlace | null | undefined => pinPlaces.get(pinCode);

/**
 * The place of a well-formed PIN code; undefined if it does not exist.
 * @throws when the list can't be fetched; the next call retries.
 */
export async function lookUpPinCode(pinCode: string): Promise<PinPlace | undefined> {
  const pinPlace = findPinPlace(await readJson<PinFile>(pinFilePath(pinFileOf(pinCode))), pinCode);
  pinPlaces.set(pinCode, pinPlace ?? null);
  return pinPlace;
}
