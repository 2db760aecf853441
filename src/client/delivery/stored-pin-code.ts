import { isPinCode } from '../../core/address/pin-code.ts';

/** The PIN code that a shopper wants to be delivered to, as it is stored. The stored value is untrusted. */

const VERSION = 1;
/** Longer values are not parsed. */
const LONGEST_VALUE = 100;

/** client/boot/boot.ts, which imports nothing, finds the code in this text. */
export const serialiseDeliverTo = (pinCode: string): string => JSON.stringify({ version: VERSION, pinCode });

/** The PIN code; undefined for a value of another version, or that is no PIN code. */
export function parseDeliverTo(value: string | null): string | undefined {
  try {
    const stored: unknown = value === null || value.length > LONGEST_VALUE ? null : JSON.parse(value);
    const { version, pinCode } = (stored ?? {}) as Record<string, unknown>;
    return version === VERSION && typeof pinCode === 'string' && isPinCode(pinCode) ? pinCode : undefined;
  } catch {
    return undefined;
  }
}
