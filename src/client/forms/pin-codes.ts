import { findPinPlace, type PinFile, type PinPlace, pinFileOf } from '../../core/pin-code.ts';
import { pinFilePath } from '../../paths.ts';

const TIMEOUT_MS = 15_000;
const files = new Map<string, Promise<PinFile>>();
const places = new Map<string, PinPlace | undefined>();

/** The place of a PIN code that was looked up before. */
export const knownPinPlace = (pinCode: string): PinPlace | undefined => places.get(pinCode);

/**
 * The place of a well-formed PIN code; undefined if it does not exist.
 * @throws when the list can't be fetched; the next call retries.
 */
export async function lookUpPinCode(pinCode: string): Promise<PinPlace | undefined> {
  const zone = pinFileOf(pinCode);
  let file = files.get(zone);
  if (!file) {
    file = load(zone);
    files.set(zone, file);
    file.catch(() => files.delete(zone));
  }
  const place = findPinPlace(await file, pinCode);
  places.set(pinCode, place);
  return place;
}

async function load(zone: string): Promise<PinFile> {
  const response = await fetch(pinFilePath(zone), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`PIN codes: ${response.status}`);
  return (await response.json()) as PinFile;
}
