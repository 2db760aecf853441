import { ADDED_MESSAGE } from '../../core/session.ts';
import { sizeWords } from '../../core/size-words.ts';
import { TOAST_MS } from '../../core/constants.ts';
import { addToCart, KEEPS_NOTHING } from '../../stores/cart.ts';
import { tell } from '../../stores/notice.ts';
import { closePanel } from '../../stores/panel.ts';
import { savesData } from '../../stores/page.ts';
import { $storageFails } from '../../stores/storage.ts';
import './badge.ts';
import { readProduct } from './product-facts.ts';
import './status.ts';

/** Adds what the form around a button says: SKU, size, quantity. */
export function run(button: HTMLButtonElement): void {
  const form = button.form;
  const product = readProduct(button);
  if (!form || !product) return;
  const data = new FormData(form);
  const size = data.get('size');
  if (form.querySelector('[name=size]') && size === null) {
    tell('Choose a size first.');
    form.querySelector<HTMLInputElement>('[name=size]:not(:disabled)')?.focus();
    return;
  }
  const { limited, gained } = addToCart({
    ...product,
    ...(size ? { size: String(size) } : {}),
    quantity: Number(data.get('quantity') ?? 1),
  });
  // The shopper has been told why.
  if (gained <= 0) return;
  if (!limited)
    tell(
      [ADDED_MESSAGE, size && `${sizeWords(String(size))}.`, $storageFails.get() && KEEPS_NOTHING]
        .filter(Boolean)
        .join(' '),
    );
  if (!savesData()) {
    import('../../islands/alerts.ts').then(
      ({ toastAdded }) => toastAdded(),
      () => {
        // The status line has said it already.
      },
    );
  }
  if (button.closest('.sheet')) setTimeout(closePanel, TOAST_MS);
}
