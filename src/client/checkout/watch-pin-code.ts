import { cleanPinCode, isPinCode, unknownPinWords } from '../../core/address/pin-code.ts';
import { readDeliverTo } from '../delivery/deliver-to.ts';
import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { lookUp } from '../delivery/look-up.ts';

export { deliverCart } from '../delivery/deliver-cart.ts';

/** What is known of the PIN code in a field. */
export interface PinLookUp {
  readonly found?: LookedUp;
  /** Why nothing is known: "There is no PIN code …". */
  readonly problem?: string;
  /** Set if the list could not be fetched, which is no fault of the code. */
  readonly isUnreachable?: true;
}

/**
 * Looks the PIN code of a field up, now and whenever it changes; an empty field gets the one that deliveries were asked for. The
 * function that is returned waits for the look-up that is under way.
 */
export function watchPinCode(field: HTMLInputElement, show: (answer: PinLookUp) => void): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let asked = '';
  const look = async () => {
    const pinCode = cleanPinCode(field.value);
    if (pinCode === asked) return;
    asked = pinCode;
    show({});
    if (!isPinCode(pinCode)) return;
    const answer = await lookUp(pinCode).then(
      (found): PinLookUp => (found ? { found } : { problem: unknownPinWords(pinCode) }),
      (): PinLookUp => ({ isUnreachable: true }),
    );
    // Another code may have been typed meanwhile.
    if (pinCode !== asked) return;
    // The next change asks again.
    if (answer.isUnreachable) asked = '';
    show(answer);
  };
  const start = () => {
    last = look();
  };
  if (field.value === '') field.value = readDeliverTo() ?? '';
  field.addEventListener('input', start);
  start();
  return () => last;
}
