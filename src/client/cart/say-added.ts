import { tell } from '../../browser/notice.ts';
import { isSlowLink, marketKey, savesData } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { TOAST_MS } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import type { LineKey } from '../../core/cart/cart.ts';

/**
 * Says that the line of an Add to cart button is in the cart, with further text. The toast needs SweetAlert2 (18 KB): with data saving, on 3G or
 * less, and where it is late, the status line says it.
 */
export function sayAdded(button: HTMLButtonElement, key: LineKey, details: string): void {
  if (button.form?.matches('.add'))
    import('./card-states.ts').then(({ leadToCart }) => leadToCart(button, key)).catch(() => {});
  // What answers for a PIN code is loaded by those alone who gave one.
  if (readStored(marketKey('pin')))
    import('../delivery/warn-of-refusal.ts').then(({ warnOfRefusal }) => warnOfRefusal(button)).catch(() => {});
  let late = 0;
  const sayAll = () => {
    clearTimeout(late);
    tell(`${cartText.added} ${details}`);
  };
  if (savesData() || isSlowLink()) {
    sayAll();
    return;
  }
  late = window.setTimeout(sayAll, TOAST_MS);
  import('../../browser/alerts/alerts.ts')
    .then(({ toastAdded }) => {
      clearTimeout(late);
      return toastAdded(details);
    })
    .catch(sayAll);
}
