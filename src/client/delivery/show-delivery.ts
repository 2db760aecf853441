import type { LookedUp } from '../../core/delivery/delivery-file.ts';
import { deliverySentences } from '../../browser/delivery-sentences.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { writeOnce } from '../../browser/write-once.ts';
import { answerFor } from './answer.ts';
import { readDeliverTo } from './deliver-to.ts';
import { lookUp } from './look-up.ts';

/**
 * Shows the answer for the shopper's PIN code in the controls that ask for one (`[data-do=pin]`), in the header, on product pages and
 * copies of them, and in the cart. Some are made later, so the document is observed.
 */

let shown: LookedUp | undefined;

function showAll(): void {
  const code = shown?.pinCode;
  if (!shown || code === undefined) return;
  for (const control of document.querySelectorAll<HTMLElement>('[data-do=pin]')) {
    const product = control.closest<HTMLElement>('[data-sku]');
    // Header and product say before it what it is.
    const isCart = !product && control.matches('.link-button');
    writeOnce(control.querySelector('b'), isCart ? deliveryText.toPinCode({ pinCode: code }) : code);
    if (!product) continue;
    for (const [name, text] of Object.entries(deliverySentences(answerFor(shown, product.dataset)))) {
      const line = product.querySelector<HTMLElement>(`[data-said=${name}]`);
      writeOnce(line, text);
      // The fee is not said of what is not delivered.
      line?.closest('li')?.toggleAttribute('hidden', text === '');
    }
  }
  if (document.querySelector('.cart [data-do=pin]')) {
    const found = shown;
    import('./show-cart.ts').then(({ showCart }) => showCart(found)).catch(() => {});
  }
}

/** Shows the answers for a place, now and in controls that are made later. */
export function showDestination(found: LookedUp): void {
  shown = found;
  showAll();
}

new MutationObserver(showAll).observe(document.body, { childList: true, subtree: true });

async function showStored(): Promise<void> {
  const pinCode = readDeliverTo();
  if (pinCode === undefined || shown) return;
  const found = await lookUp(pinCode);
  // Another code may have been chosen meanwhile.
  if (found && readDeliverTo() === pinCode) showDestination(found);
}
const tryStored = () => void showStored().catch(() => {});
addEventListener('online', tryStored);
tryStored();
