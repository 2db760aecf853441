import type { DeliveryPromise } from './delivery-date.ts';
import type { Destination, DeliveryRule } from './delivery-rules.ts';

/** What pages fetch of a market's rules with a PIN code: its days, and the rules that hold somewhere in the code's area. */
export interface DeliveryFile extends DeliveryPromise {
  readonly rules: readonly DeliveryRule[];
}

/** A PIN code's place and the rules that may hold there. */
export interface LookedUp extends Destination {
  readonly file: DeliveryFile;
}

/** Most bytes over the wire of one look-up: the area's PIN codes and its rules. */
export const LOOK_UP_BYTES = 4096;
