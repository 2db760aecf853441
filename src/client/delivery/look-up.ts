import type { DeliveryFile, LookedUp } from '../../core/delivery/delivery-file.ts';
import { pinFileOf } from '../../core/address/pin-code.ts';
import { deliveryFilePath } from '../../core/site/data-paths.ts';
import { lookUpPinCode } from '../forms/pin-codes.ts';
import { readJson } from '../../browser/files/read-file.ts';
import { page } from '../../browser/page.ts';

/**
 * Looks up a well-formed PIN code in this page's market; undefined if there is no such code.
 * @throws when a file can't be fetched; the next call retries.
 */
export async function lookUp(pinCode: string): Promise<LookedUp | undefined> {
  const [pinPlace, file] = await Promise.all([
    lookUpPinCode(pinCode),
    readJson<DeliveryFile>(deliveryFilePath(page.market, pinFileOf(pinCode))),
  ]);
  return pinPlace && { pinCode, pinPlace, file };
}
