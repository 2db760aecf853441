import type { DeliveryFile } from '../../core/delivery-file.ts';
import type { DeliveryPlace } from '../../core/delivery-rules.ts';
import { pinFileOf } from '../../core/pin-code.ts';
import { deliveryFilePath } from '../../paths.ts';
import { lookUpPinCode } from '../forms/pin-codes.ts';
import { page } from '../platform/page.ts';

const TIMEOUT_MS = 15_000;
const files = new Map<string, Promise<DeliveryFile>>();

/** A PIN code's place and the rules that may hold there. */
export interface LookedUp extends DeliveryPlace {
  readonly file: DeliveryFile;
}

/**
 * Looks up a well-formed PIN code in this page's market; undefined if there is no such code.
 * @throws when a file can't be fetched; the next call retries.
 */
export async function lookUp(pinCode: string): Promise<LookedUp | undefined> {
  const [place, file] = await Promise.all([lookUpPinCode(pinCode), loadRules(pinFileOf(pinCode))]);
  return place && { pinCode, place, file };
}

function loadRules(zone: string): Promise<DeliveryFile> {
  const rules = files.get(zone) ?? fetchRules(zone);
  files.set(zone, rules);
  rules.catch(() => files.delete(zone));
  return rules;
}

async function fetchRules(zone: string): Promise<DeliveryFile> {
  const response = await fetch(deliveryFilePath(page.market, zone), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`Rules of delivery: ${response.status}`);
  return (await response.json()) as DeliveryFile;
}
