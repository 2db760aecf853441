import { cleanPinCode, isPinCode, unknownPinWords } from '../../core/address/pin-code.ts';
import { keepDeliverTo, readDeliverTo } from '../delivery/deliver-to.ts';
import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { lookUp } from '../delivery/look-up.ts';

export { deliverCart } from '../delivery/deliver-cart.ts';
export { offerToRemove } from '../delivery/offer-to-remove.ts';
export { $destination } from '../../stores/arrivals.ts';

/** What is known of the PIN code in a field. */
export interface PinLookUp {
  readonly found?: LookedUp;
  /** Why nothing is known: "There is no PIN code …". */
  readonly problem?: string;
  /** Set if the list could not be fetched, which is no fault of the code. */
  readonly isUnreachable?: true;
}

/**
 * Looks the PIN code of a field up, now and whenever it changes. The field gets the one that was typed last anywhere. The
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
    if (answer.found) keepDeliverTo(pinCode);
    show(answer);
  };
  const start = () => {
    last = look();
  };
  const known = readDeliverTo();
  if (known !== undefined && known !== cleanPinCode(field.value)) field.value = known;
  field.addEventListener('input', start);
  start();
  return () => last;
}
